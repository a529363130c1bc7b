import { z } from 'zod'
import type { PrerenderedRoute } from '../src/app/prerendered-routes.ts'

/** The module of each route; null if it is too small to be worth preloading. */
const modules: Record<PrerenderedRoute['name'], string | null> = {
  home: 'src/routes/home/HomeRoute.tsx',
  search: 'src/routes/search/SearchRoute.tsx',
  product: 'src/routes/product/ProductRoute.tsx',
  listing: 'src/routes/listing/ListingRoute.tsx',
  'not-found': null,
}

const manifestShape = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]) }),
)
type Manifest = z.output<typeof manifestShape>

/** The scripts of the built web app, which Vite's manifest lists. */
export function readManifest(viteManifest: unknown): {
  /** The URL of the script that rendered pages run at first. */
  start: string
  /** Creates preload tags for a page's own scripts, so that the browser loads them with the app's. */
  getScriptTags: (name: PrerenderedRoute['name']) => string
} {
  const manifest = manifestShape.parse(viteManifest)
  const common = collectImports('index.html', manifest)
  const getUrl = (chunk: string) => `/${findFile(chunk, manifest)}`
  const getScriptTags = (name: PrerenderedRoute['name']) => {
    const module = modules[name]
    if (module === null) return ''
    const own = collectImports(module, manifest).filter((chunk) => !common.includes(chunk))
    return own
      .map((chunk) => `<link rel="modulepreload" crossorigin href="${getUrl(chunk)}">`)
      .join('')
  }
  return { start: getUrl('src/start/start.ts'), getScriptTags }
}

/** The chunk and everything that is loaded with it. */
function collectImports(chunk: string, manifest: Manifest): string[] {
  const loaded = new Set([chunk])
  // The loop also visits the chunks that it adds to the set.
  for (const one of loaded) for (const other of manifest[one]?.imports ?? []) loaded.add(other)
  return [...loaded]
}

function findFile(chunk: string, manifest: Manifest): string {
  const entry = manifest[chunk]
  if (!entry) throw new Error(`The build of the web app has no ${chunk}.`)
  return entry.file
}
