import type { ChunkModule } from '../shared/lazy-chunk.tsx'
import { shopPages } from '../shop/pages.ts'
import { loadPages } from './load-pages.ts'

/** The pages that everybody can open. Pages for logged-in users are in `SignedInRoutes.tsx`. */
export const pages = loadPages(
  shopPages,
  import.meta.glob<ChunkModule>('../{shop,shared}/**/*Route.tsx'),
)
