import { matchPath } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
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
export const notFound = lazyRoute(
  () => import('../routes/NotFoundRoute.tsx'),
  (m) => m.NotFoundRoute,
)

export interface PrerenderedRoute {
  name: 'home' | 'search' | 'product' | 'listing' | 'nothing'
  /** Null where it is part of the first load. */
  route: LazyRoute | null
}

/** Pages that browsers draw alone. */
const others = [...Object.values(paths).filter((path) => typeof path === 'string'), '/dashboard/*']

/** The first one whose path fits: the addresses of the others have the form of a shelf's. */
const pages: { path: string; landing: PrerenderedRoute | null }[] = [
  { path: paths.home, landing: { name: 'home', route: null } },
  { path: paths.search(), landing: { name: 'search', route: search } },
  { path: '/product/:product', landing: { name: 'product', route: product } },
  ...others.map((path) => ({ path, landing: null })),
  { path: '/:category/:subCategory', landing: { name: 'listing', route: listing } },
  { path: '*', landing: { name: 'nothing', route: notFound } },
]

/** The page at this path, where visits begin or nothing is: the server renders it. Null for every other page. */
export function findPrerenderedRoute(pathname: string): PrerenderedRoute | null {
  return pages.find(({ path }) => matchPath(path, pathname) !== null)?.landing ?? null
}
