import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { packageOf } from '../../graphql-server/build/installation.ts'
import { copySeededStore } from './setup/seed.ts'
import { startStore } from './setup/store.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The parts that the Dockerfile copies. */
const PARTS = [
  'schema',
  'graphql-server/search-words',
  'graphql-server/dist',
  'web/dist',
  'web/dist-server',
]

/** The server reads its files for PDFs. */
const FONTS = '@expo-google-fonts/noto-sans-devanagari'

const manifestShape = z.object({ dependencies: z.record(z.string(), z.string()) })
const lockShape = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string(), integrity: z.string() }).partial(),
  ),
})

const readText = (path: string) => readFile(join(root, path), 'utf8')

async function readDependencies(): Promise<string[]> {
  const { dependencies } = manifestShape.parse(
    JSON.parse(await readText('graphql-server/dist/package.json')),
  )
  return Object.keys(dependencies)
}

/** Copies the built server, and links the packages in the package.json next to its bundle. */
async function install(folder: string): Promise<void> {
  const filter = (path: string) => basename(path) !== 'node_modules'
  for (const part of PARTS) {
    await cp(join(root, part), join(folder, part), { recursive: true, filter })
  }
  const dist = join(folder, 'graphql-server/dist')
  for (const name of await readDependencies()) {
    const link = join(dist, 'node_modules', name)
    await mkdir(dirname(link), { recursive: true })
    await symlink(join(root, 'node_modules', name), link, 'junction')
  }
}

describe('the package.json beside the built server', () => {
  it('the built package.json lists exactly the packages that the code imports or reads from outside', async () => {
    const files = (await readdir(join(root, 'graphql-server/dist'))).filter((name) =>
      name.endsWith('.js'),
    )
    const texts = await Promise.all(files.map((name) => readText(`graphql-server/dist/${name}`)))
    const imported = new Set(files.flatMap((name, index) => findImports(name, texts[index] ?? '')))
    expect(await readDependencies()).toEqual([FONTS, ...imported].sort())
    expect(imported.size).toBeGreaterThan(0)
  })

  it("the built package.json has a lockfile with this repository's versions and checksums", async () => {
    const read = async (path: string) => lockShape.parse(JSON.parse(await readText(path))).packages
    const { '': itself, ...installed } = await read('graphql-server/dist/package-lock.json')
    expect(itself).toBeDefined()
    expect(await read('package-lock.json')).toMatchObject(installed)
    expect(Object.keys(installed)).toContain('node_modules/@img/colour')
  })
})

it('the built server runs in a folder with only the packages from its own package.json', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kirana-installation-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await install(folder)
  const dataDir = join(folder, 'data')
  await copySeededStore(inject('seededFolder'), dataDir)
  const store = await startStore(dataDir, {}, folder)
  const get = async (path: string) => (await fetch(new URL(path, store.url))).text()
  expect(await get('/readyz')).toContain('ready')
  // A busy server sends the shell until the page has been rendered once.
  await expect.poll(() => get('/')).toContain('<h1')
  expect(await get('/api/docs/swagger-ui-bundle.js')).toContain('SwaggerUIBundle')
  await store.stop()
})

/** Finds the packages that a file imports or requires. Reads the file itself, not the bundler's report. */
function findImports(fileName: string, code: string): string[] {
  const { staticImports, dynamicImports, staticExports } = parseSync(fileName, code).module
  const modules = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...dynamicImports
      .map(({ moduleRequest: { start, end } }) => code.slice(start, end))
      .flatMap((text) => /^["'](.+)["']$/.exec(text)?.[1] ?? []),
    ...[...code.matchAll(/__require\("([^"]+)"\)/g)].flatMap(([, module]) => module ?? []),
  ]
  return modules.map(packageOf).filter((name) => name !== null)
}
