import { matchPath } from 'react-router-dom'
import { type LazyRoute, lazyRoute } from './lazy-route.ts'

export const search = lazyRoute(
  () => import('../routes/search/SearchRoute.tsx'),
  (m) => m.SearchRoute,
)
export const listing = lazyRoute(
  () => import('../routes/listing/ListingRoute.tsx'),
  (m) => m.ListingRoute,
)
export const product = lazyRoute(
  () => import('../routes/product/ProductRoute.tsx'),
  (m) => m.ProductRoute,
)

/** The dashboard's addresses have the form of a shelf's. */
const DASHBOARD = /^\/dashboard\//i

const landings = [
  { name: 'home', path: '/', route: null },
  { name: 'search', path: '/search', route: search },
  { name: 'product', path: '/product/:product', route: product },
  { name: 'listing', path: '/:category/:subCategory', route: listing },
] as const

export interface Landing {
  name: (typeof landings)[number]['name']
  /** Null where it is part of the first load. */
  route: LazyRoute | null
}

/** The page where visits begin that stands at this path: the server renders it. Null for every other page. */
export function landingOf(pathname: string): Landing | null {
  if (DASHBOARD.test(pathname)) return null
  return landings.find(({ path }) => matchPath(path, pathname) !== null) ?? null
}
