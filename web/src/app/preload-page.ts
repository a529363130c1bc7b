import type { FoundRow } from './find-row.ts'
import { lazyChunk } from '../shared/lazy-chunk.tsx'
import { pages } from './pages.ts'

const loadSignedIn = () => import('./SignedInRoutes.tsx')

/** The pages of account and dashboard. */
export const signedIn = lazyChunk(loadSignedIn)

/** Loads the chunk of a page in advance, and if wanted those of its parts. Never rejects. */
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
