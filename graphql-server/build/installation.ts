import { isBuiltin } from 'node:module'
import { z } from 'zod'

/** A package in an npm lockfile. Its other fields are copied as they are. */
const lockedPackage = z.looseObject({
  version: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
})

const lockfile = z.looseObject({
  lockfileVersion: z.literal(3),
  /** Packages by folder, such as `node_modules/sharp`. */
  packages: z.record(z.string(), lockedPackage),
})

const manifest = z.looseObject({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  engines: z.record(z.string(), z.string()),
})

type Packages = z.infer<typeof lockfile>['packages']

/**
 * The package that contains an imported module: `@img/colour` for `@img/colour/index.js`; null for files and Node's
 * modules.
 */
export function packageOf(module: string): string | null {
  if (isBuiltin(module) || /^[./#]/.test(module)) return null
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/')
}

/**
 * Describes an installation of some locked packages and their dependencies, in the locked versions: its package.json
 * and package-lock.json, for `npm ci`.
 */
export function describeInstallation(names: string[], texts: { manifest: string; lock: string }) {
  const { name, version, license, engines } = manifest.parse(JSON.parse(texts.manifest))
  const { lockfileVersion, packages } = lockfile.parse(JSON.parse(texts.lock))
  const dependencies = Object.fromEntries(
    [...names].sort().map((wanted) => {
      const locked = packages[`node_modules/${wanted}`]
      if (!locked?.version) throw new Error(`${wanted} is not in package-lock.json.`)
      return [wanted, locked.version]
    }),
  )
  const root = { name, version, license, engines, dependencies }
  return {
    manifest: { ...root, private: true, type: 'module' },
    lock: {
      name,
      version,
      lockfileVersion,
      requires: true,
      packages: { '': root, ...withNeeds(names, packages) },
    },
  }
}

/** Returns these packages and their dependencies, by folder. */
function withNeeds(names: string[], packages: Packages): Packages {
  const found = new Set<string>()
  const add = (name: string, importer: string) => {
    const folder = findFolder(name, importer, packages)
    // An optional package need not be locked.
    if (folder === null || found.has(folder)) return
    found.add(folder)
    const { dependencies, optionalDependencies } = packages[folder] ?? {}
    for (const need of Object.keys({ ...dependencies, ...optionalDependencies })) add(need, folder)
  }
  for (const name of names) add(name, '')
  return Object.fromEntries(Object.entries(packages).filter(([folder]) => found.has(folder)))
}

/** Searches as Node does: in the importer's folder, then in the folders around it. */
function findFolder(name: string, importer: string, packages: Packages): string | null {
  const folder = `${importer}${importer && '/'}node_modules/${name}`
  if (packages[folder]) return folder
  if (importer === '') return null
  const around = importer.slice(0, Math.max(0, importer.lastIndexOf('/node_modules/')))
  return findFolder(name, around, packages)
}
