import { matchPath } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { type LazyRoute, lazyRoute } from './lazy-route.ts'

export const home = lazyRoute(() => import('../routes/home/HomeRoute.tsx'))
export const search = lazyRoute(() => import('../routes/search/SearchRoute.tsx'))
export const listing = lazyRoute(() => import('../routes/listing/ListingRoute.tsx'))
export const product = lazyRoute(() => import('../routes/product/ProductRoute.tsx'))
export const notFound = lazyRoute(() => import('../routes/NotFoundRoute.tsx'))

export interface PrerenderedRoute {
  name: 'home' | 'search' | 'product' | 'listing' | 'not-found'
  route: LazyRoute
}

/** The products of a sub-category, or of the whole category. */
export const LISTING_PATH = '/:category/:subCategory?'

/** Pages that only the browser renders. */
const browserPaths = [
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  '/dashboard/*',
]

/** In order of precedence: other paths would match the pattern of a listing. */
const pages: { path: string; match: PrerenderedRoute | null }[] = [
  { path: paths.home, match: { name: 'home', route: home } },
  { path: paths.search(), match: { name: 'search', route: search } },
  { path: '/product/:product', match: { name: 'product', route: product } },
  ...browserPaths.map((path) => ({ path, match: null })),
  { path: LISTING_PATH, match: { name: 'listing', route: listing } },
  { path: '*', match: { name: 'not-found', route: notFound } },
]

/** Returns the route that the server renders at this path: an entry page or Not found. Null for every other page. */
export function findPrerenderedRoute(pathname: string): PrerenderedRoute | null {
  return pages.find(({ path }) => matchPath(path, pathname) !== null)?.match ?? null
}
