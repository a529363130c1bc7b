import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { describeInstallation, packageOf } from './installation.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

/**
 * Writes a package.json and a package-lock.json beside the bundle, with the packages that it imports from outside.
 *
 * @param readPackages The packages whose files it reads without importing them.
 */
export function installation(readPackages: readonly string[]): Plugin {
  return {
    name: 'installation',
    generateBundle(_options, bundle) {
      const imported = Object.values(bundle)
        .flatMap((file) => (file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : []))
        .filter((module) => !(module in bundle))
        .map(packageOf)
      const names = new Set([...imported.filter((name) => name !== null), ...readPackages])
      const { manifest, lock } = describeInstallation([...names], {
        manifest: read('package.json'),
        lock: read('package-lock.json'),
      })
      const emit = (fileName: string, content: object) =>
        this.emitFile({ type: 'asset', fileName, source: `${JSON.stringify(content, null, 2)}\n` })
      emit('package.json', manifest)
      emit('package-lock.json', lock)
    },
  }
}
