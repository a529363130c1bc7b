import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, parseSync, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { describeInstallation, packageOf } from './installation.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

const manifestShape = z.object({ dependencies: z.record(z.string(), z.string()) })
const lockShape = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string(), integrity: z.string() }).partial(),
  ),
})

describe('the built server', () => {
  let files: Rolldown.OutputAsset[]
  let chunks: Rolldown.OutputChunk[]

  beforeAll(async () => {
    const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url))
    const built = await build({ configFile, logLevel: 'silent', build: { write: false } })
    if (!('output' in built)) throw new Error('The build has several outputs.')
    files = built.output.filter((file) => file.type === 'asset')
    chunks = built.output.filter((file) => file.type === 'chunk')
  })

  const readBuilt = (name: string): unknown =>
    JSON.parse(String(files.find(({ fileName }) => fileName === name)?.source))

  it('has a package.json with exactly the packages that its code imports from outside', () => {
    const imported = new Set(chunks.flatMap(({ fileName, code }) => findImports(fileName, code)))
    const { dependencies } = manifestShape.parse(readBuilt('package.json'))
    expect(Object.keys(dependencies)).toEqual([...imported].sort())
    expect(Object.keys(dependencies)).not.toEqual([])
  })

  it('has a lockfile with the versions and checksums of this repository', () => {
    const { packages } = lockShape.parse(readBuilt('package-lock.json'))
    const locked = lockShape.parse(JSON.parse(read('package-lock.json'))).packages
    const { '': root, ...installed } = packages
    expect(root).toBeDefined()
    expect(locked).toMatchObject(installed)
    expect(Object.keys(installed)).toContain('node_modules/@img/colour')
  })
})

/** The packages that a file imports or requires, read from its text and not from what the bundler reports. */
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

describe('an installation', () => {
  const texts = {
    manifest: JSON.stringify({
      name: 'store',
      version: '1.2.3',
      license: 'MIT',
      engines: { node: '>=24' },
    }),
    lock: JSON.stringify({
      lockfileVersion: 3,
      packages: {
        '': {},
        'node_modules/other': { version: '9.0.0' },
        'node_modules/part': { version: '1.0.0', dependencies: { small: '^1.0.0' } },
        'node_modules/picture': {
          version: '2.0.0',
          dependencies: { small: '^2.0.0' },
          optionalDependencies: { part: '*', missing: '*' },
        },
        'node_modules/picture/node_modules/small': { version: '2.5.0' },
        'node_modules/small': { version: '1.5.0' },
      },
    }),
  }

  it('contains what its packages need, as Node finds it, and no other package', () => {
    const { manifest, lock } = describeInstallation(['picture'], texts)
    expect(manifest.dependencies).toEqual({ picture: '2.0.0' })
    expect(Object.keys(lock.packages)).toEqual([
      '',
      'node_modules/part',
      'node_modules/picture',
      'node_modules/picture/node_modules/small',
      'node_modules/small',
    ])
  })

  it('cannot be described for a package that is not locked', () => {
    expect(() => describeInstallation(['missing'], texts)).toThrow(
      'missing is not in package-lock.json.',
    )
  })
})

it.each([
  ['sharp', 'sharp'],
  ['swagger-ui-dist/absolute-path.js', 'swagger-ui-dist'],
  ['@img/colour/index.js', '@img/colour'],
  ['node:fs', null],
  ['fs/promises', null],
  ['./main.js', null],
])('the package of the module %s is %s', (module, name) => {
  expect(packageOf(module)).toBe(name)
})
