import type { ComponentType } from 'react'
import { shopPages } from '../shop/pages.ts'
import { loadPages } from './load-pages.ts'

/** The pages that everybody can open. Those of signed-in people are in `SignedInRoutes.tsx`. */
export const pages = loadPages(
  shopPages,
  import.meta.glob<{ default: ComponentType }>('../{shop,shared}/**/*Route.tsx'),
)
