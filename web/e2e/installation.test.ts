import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { copySeededStore } from './setup/seed.ts'
import { startStore } from './setup/store.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** What the Dockerfile copies. */
const PARTS = [
  'schema',
  'graphql-server/search-words',
  'graphql-server/dist',
  'web/dist',
  'web/dist-server',
]

const manifest = z.object({ dependencies: z.record(z.string(), z.string()) })

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kirana-installation-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Copies the built store, and links the packages in the package.json beside its bundle. */
async function install(): Promise<void> {
  const filter = (path: string) => basename(path) !== 'node_modules'
  for (const part of PARTS) {
    await cp(join(root, part), join(folder, part), { recursive: true, filter })
  }
  const dist = join(folder, 'graphql-server/dist')
  const { dependencies } = manifest.parse(
    JSON.parse(await readFile(join(dist, 'package.json'), 'utf8')),
  )
  for (const name of Object.keys(dependencies)) {
    const link = join(dist, 'node_modules', name)
    await mkdir(dirname(link), { recursive: true })
    await symlink(join(root, 'node_modules', name), link, 'junction')
  }
}

it('a built store runs in a folder with the packages of its own package.json alone', async () => {
  await install()
  const dataDir = join(folder, 'data')
  await copySeededStore(inject('seededFolder'), dataDir)
  const store = await startStore(dataDir, {}, folder)
  const get = async (path: string) => (await fetch(new URL(path, store.url))).text()
  expect(await get('/readyz')).toContain('ready')
  // A busy store answers with the shell until the page has been rendered once.
  await expect.poll(() => get('/')).toContain('<h1')
  expect(await get('/api/docs/swagger-ui-bundle.js')).toContain('SwaggerUIBundle')
  await store.stop()
})
