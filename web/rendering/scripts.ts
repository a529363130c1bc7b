import { z } from 'zod'
import { type PageRow, toModuleName } from '../src/lib/urls/page-row.ts'

const manifestShape = z.record(
  z.string(),
  z.object({
    file: z.string(),
    /** The name of the module that the chunk was made for. */
    name: z.string().optional(),
    imports: z.array(z.string()).default([]),
  }),
)
type Manifest = z.output<typeof manifestShape>

/** Modules that account and dashboard pages need besides their own. */
const SIGNED_IN_MODULES = ['src/app/SignedInRoutes.tsx', 'src/app/SignedInLayout.tsx']

/** The part of the header that every page loads separately. */
const HEADER_MODULE = 'src/shared/delivery/PinButton.tsx'

/** Reads the built web app's scripts from Vite's manifest. */
export function readManifest(viteManifest: unknown): {
  /** The URL of the first script that rendered pages run. */
  start: string
  /** Creates preload tags for a page's own scripts, so that the browser loads them with the app's. */
  getScriptTags: (page: { name: string; row: PageRow }) => string
} {
  const manifest = manifestShape.parse(viteManifest)
  const common = collectImports('index.html', manifest)
  const chunks = new Map(Object.entries(manifest).map(([chunk, { name }]) => [name, chunk]))
  const getUrl = (chunk: string) => `/${findFile(chunk, manifest)}`
  const createTags = (modules: string[]) =>
    [...new Set(modules.flatMap((module) => collectImports(module, manifest)))]
      .filter((chunk) => !common.includes(chunk))
      .map((chunk) => `<link rel="modulepreload" crossorigin href="${getUrl(chunk)}">`)
      .join('')
  return {
    start: getUrl('src/start/start.ts'),
    getScriptTags: ({ name, row }) => {
      const own = chunks.get(toModuleName(name))
      if (!own) throw new Error(`The build of the web app has no page ${name}.`)
      return createTags([HEADER_MODULE, ...(row.access ? SIGNED_IN_MODULES : []), own])
    },
  }
}

/** Returns the chunk and everything that is loaded with it. */
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
