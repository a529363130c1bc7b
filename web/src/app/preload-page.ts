import type { FoundRow } from './find-row.ts'
import { lazyChunk } from '../shared/lazy-chunk.tsx'
import { pages } from './pages.ts'

const loadSignedIn = () => import('./SignedInRoutes.tsx')

/** The account and dashboard pages. */
export const signedIn = lazyChunk(loadSignedIn)

/** Preloads the page's chunk, and its parts' chunks if requested. Never rejects. */
export async function preloadPage({ name, row }: FoundRow, withParts = false): Promise<void> {
  if (!row.access) {
    await pages.find((page) => page.name === name)?.preload(withParts)
    return
  }
  await signedIn.preload()
  await loadSignedIn().then(
    ({ preloadSignedIn }) => preloadSignedIn(name),
    () => undefined,
  )
}
