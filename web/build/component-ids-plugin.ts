import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const ID = /(componentId: ?["'`])sc-[a-z\d]+-(\d+)/g
const BYTES = 4

/**
 * Names styled components by their file's path within the project, in a few letters. The compiler's names depend on the
 * path of the whole project, and with them the sizes of the scripts.
 */
export function componentIds(): Plugin {
  const files = new Map<string, string>()
  return {
    name: 'component-ids',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!code.includes('componentId')) return undefined
      const file = relative(ROOT, id)
      const name = shortName(file)
      const other = files.get(name) ?? file
      if (other !== file) this.error(`Rename ${file}: its components have the names of ${other}.`)
      files.set(name, file)
      return { code: code.replaceAll(ID, `$1${name}-$2`), map: null }
    },
  }
}

/** A letter and up to five letters and digits. */
function shortName(file: string): string {
  const hash = createHash('sha256').update(file).digest()
  return `k${hash.readUIntBE(0, BYTES).toString(36).slice(0, 5)}`
}
