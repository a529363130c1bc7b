import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** A field or a fragment without arguments and parts, in a generated document. */
const PART = /\{"kind":"(Field|FragmentSpread)","name":\{"kind":"Name","value":"(\w+)"\}\}/g

/** The functions that generated documents call in the build. */
const PARTS = fileURLToPath(new URL('../src/apollo/document-parts.ts', import.meta.url))
const IMPORT = `import { toField, toFragmentSpread } from ${JSON.stringify(PARTS)}\n`

/** Replaces the most frequent parts of a generated document by calls, which are smaller, also after compression. */
export function shorten(code: string): string {
  return code.replace(PART, 'to$1("$2")')
}

export function smallDocuments(): Plugin {
  return {
    name: 'small-documents',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/src\/.*\.generated\.ts$/, code: '"kind":' },
      handler: (code) => ({ code: IMPORT + shorten(code), map: null }),
    },
  }
}
