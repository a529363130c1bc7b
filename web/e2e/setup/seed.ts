import { cp, link, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { demoDepartments } from '../../../graphql-server/src/database/demo/departments.ts'
import {
  createDrawing,
  renderDrawings,
} from '../../../graphql-server/src/database/demo/pictures.ts'
import { PICTURE_WIDTHS, pictureFile } from '../../../graphql-server/src/lib/pictures.ts'
import { createDiskStorage } from '../../../graphql-server/src/uploads/disk-storage.ts'
import { startStore } from './store.ts'

/** An account in every seeded database. */
export const ADMIN = { email: 'admin@example.com', password: 'the admin of the journeys' }

/**
 * Starts the built server once, which fills this data folder with the demo catalogue and an admin. The admin is also a
 * pharmacist.
 */
export async function seedStore(dataDir: string): Promise<void> {
  await addStandInPictures(join(dataDir, 'media'))
  const store = await startStore(dataDir, {
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  })
  await makePharmacist(store.url)
  await store.stop()
}

const loggedIn = z.object({
  data: z.object({
    login: z.object({
      viewer: z.object({ id: z.string() }),
      tokens: z.object({ accessToken: z.string() }),
    }),
  }),
})

/** Does not use `shopper.ts`, which needs a browser. */
async function makePharmacist(url: string): Promise<void> {
  const ask = async (query: string, input: object, headers: Record<string, string> = {}) => {
    const body = JSON.stringify({ query, variables: { input } })
    const sent = { 'content-type': 'application/json', ...headers }
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers: sent, body })
    const reply: unknown = await response.json()
    return reply
  }
  const session = await ask(
    'mutation ($input: LoginInput!) { login(input: $input) { viewer { id } tokens { accessToken } } }',
    ADMIN,
  )
  const { viewer, tokens } = loggedIn.parse(session).data.login
  await ask(
    'mutation ($input: SetPharmacistInput!) { setPharmacist(input: $input) { userErrors { code } } }',
    { memberId: viewer.id, registration: 'KA-1234' },
    { authorization: `Bearer ${tokens.accessToken}` },
  )
}

/** Copies a seeded data folder. Its 1,584 images are shared: servers add images, but never change one. */
export async function copySeededStore(from: string, to: string): Promise<void> {
  const media = join(from, 'media')
  await cp(from, to, { recursive: true, filter: (path) => path !== media })
  await symlink(media, join(to, 'media'), 'junction')
}

/**
 * Gives all products and departments except the first the same image. The server renders only missing images, here the
 * first. Rendering all 396 would take 18 seconds CPU time.
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
