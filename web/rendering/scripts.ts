import { z } from 'zod'
import type { PrerenderedRoute } from '../src/app/prerendered-routes.ts'

/** The modules of the routes that are worth loading ahead: no part of the first load, and more than a few lines. */
const modules: Record<PrerenderedRoute['name'], string | null> = {
  home: null,
  search: 'src/routes/search/SearchRoute.tsx',
  product: 'src/routes/product/ProductRoute.tsx',
  listing: 'src/routes/listing/ListingRoute.tsx',
  nothing: null,
}

const manifestShape = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]) }),
)
type Manifest = z.output<typeof manifestShape>

/**
 * Tags that let the browser load a page's own scripts at once, instead of when the first ones ask for them. Takes
 * the manifest that Vite writes.
 */
export function createScriptTags(written: unknown): (name: PrerenderedRoute['name']) => string {
  const manifest = manifestShape.parse(written)
  const ofEveryPage = withImports('index.html', manifest)
  return (name) => {
    const module = modules[name]
    if (module === null) return ''
    const own = withImports(module, manifest).filter((chunk) => !ofEveryPage.includes(chunk))
    return own
      .map((chunk) => `<link rel="modulepreload" crossorigin href="/${findFile(chunk, manifest)}">`)
      .join('')
  }
}

/** The chunk, and all that are loaded with it. */
function withImports(chunk: string, manifest: Manifest): string[] {
  const loaded = new Set([chunk])
  // A set that grows while it is walked through is walked to its end.
  for (const one of loaded) for (const other of manifest[one]?.imports ?? []) loaded.add(other)
  return [...loaded]
}

function findFile(chunk: string, manifest: Manifest): string {
  const entry = manifest[chunk]
  if (!entry) throw new Error(`The web app is built without ${chunk}.`)
  return entry.file
}
