import type { FoundRow } from './find-row.ts'
import { lazyRoute } from './lazy-route.tsx'
import { pages } from './pages.ts'

const loadSignedIn = () => import('./SignedInRoutes.tsx')

/** The pages of account and dashboard. */
export const signedIn = lazyRoute(loadSignedIn)

/** Loads the chunks of a page in advance. Never rejects. */
export async function preloadPage({ name, row }: FoundRow): Promise<void> {
  if (!row.access) {
    await pages.find((page) => page.name === name)?.preload()
    return
  }
  await signedIn.preload()
  await loadSignedIn().then(
    ({ preloadSignedIn }) => preloadSignedIn(name),
    () => undefined,
  )
}
