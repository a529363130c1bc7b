import { cp, link, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { demoDepartments } from '../../../graphql-server/src/database/demo/departments.ts'
import {
  createDrawing,
  renderDrawings,
} from '../../../graphql-server/src/database/demo/pictures.ts'
import { PICTURE_WIDTHS, pictureFile } from '../../../graphql-server/src/lib/pictures.ts'
import { createDiskStorage } from '../../../graphql-server/src/uploads/disk-storage.ts'
import { startStore } from './store.ts'

/** An account in every seeded store. */
export const ADMIN = { email: 'admin@example.com', password: 'the admin of the journeys' }

/** Starts the built store once, which fills this data folder with the demo catalogue and an admin. */
export async function seedStore(dataDir: string): Promise<void> {
  await addStandInPictures(join(dataDir, 'media'))
  const store = await startStore(dataDir, {
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  })
  await store.stop()
}

/** Copies the data folder of a seeded store. Its 1,584 pictures are shared: stores add pictures, but change none. */
export async function copySeededStore(from: string, to: string): Promise<void> {
  const media = join(from, 'media')
  await cp(from, to, { recursive: true, filter: (path) => path !== media })
  await symlink(media, join(to, 'media'), 'junction')
}

/**
 * Gives all products and departments but the first the same picture. The store renders only missing pictures, here the
 * first, and all 396 would take it 18 seconds of CPU time.
 */
async function addStandInPictures(folder: string): Promise<void> {
  const [first, sample, ...others] = demoDepartments().flatMap(listDrawings)
  if (!first || !sample) throw new Error('The demo catalogue is empty.')
  await renderDrawings([sample], createDiskStorage(folder), () => {})
  const fileOf = (id: string, width: number) => join(folder, pictureFile(id, width))
  const missing = new Set(
    others.map(({ id }) => id).filter((id) => id !== first.id && id !== sample.id),
  )
  for (const id of missing) {
    for (const width of PICTURE_WIDTHS) await link(fileOf(sample.id, width), fileOf(id, width))
  }
}

type Department = ReturnType<typeof demoDepartments>[number]

function listDrawings({ picture, tint, subCategories }: Department) {
  const products = subCategories.flatMap((subCategory) => subCategory.products)
  return [picture, ...products.map((product) => product.picture)].map((one) =>
    createDrawing(one, tint),
  )
}
