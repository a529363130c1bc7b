import { lazy, Suspense } from 'react'
import type { PlaceDataProps } from './PlaceData.tsx'

/* A separate chunk, because people do not see it. Rendered pages contain it. */
const PlaceData = lazy(() => import('./PlaceData.tsx').catch(() => ({ default: () => null })))

/** Describes the page's place in the shop, or the shop itself, for search engines. */
export function SearchData(props: PlaceDataProps) {
  return (
    <Suspense>
      <PlaceData {...props} />
    </Suspense>
  )
}
