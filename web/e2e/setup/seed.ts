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

/**
 * Gives all departments but the first the same picture. The store renders only missing pictures, and all 396
 * would take it 18 seconds of CPU time.
 */
async function addStandInPictures(folder: string): Promise<void> {
  const media = createDiskStorage(folder)
  const [first, ...others] = demoDepartments().map(listDrawings)
  const sample = first?.[0]
  if (!sample) throw new Error('The demo catalogue is empty.')
  const files = new Map<string, Buffer>()
  const storage = {
    ...media,
    write: (file: string, bytes: Buffer) => Promise.resolve(void files.set(file, bytes)),
  }
  await renderDrawings([sample], storage, () => {})
  for (const { id } of others.flat()) {
    for (const width of PICTURE_WIDTHS) {
      const bytes = files.get(pictureFile(sample.id, width))
      if (bytes) await media.write(pictureFile(id, width), bytes)
    }
  }
}

type Department = ReturnType<typeof demoDepartments>[number]

function listDrawings({ picture, tint, subCategories }: Department) {
  const products = subCategories.flatMap((subCategory) => subCategory.products)
  return [picture, ...products.map((product) => product.picture)].map((one) =>
    createDrawing(one, tint),
  )
}
