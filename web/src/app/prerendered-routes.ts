import { matchPath } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { type LazyRoute, lazyRoute } from './lazy-route.tsx'

export const home = lazyRoute(() => import('../routes/home/HomeRoute.tsx'))
export const search = lazyRoute(() => import('../routes/search/SearchRoute.tsx'))
export const listing = lazyRoute(() => import('../routes/listing/ListingRoute.tsx'))
export const product = lazyRoute(() => import('../routes/product/ProductRoute.tsx'))
export const notFound = lazyRoute(() => import('../routes/NotFoundRoute.tsx'))
export const login = lazyRoute(() => import('../routes/login/LoginRoute.tsx'))
export const cart = lazyRoute(() => import('../routes/cart/CartRoute.tsx'))
export const user = lazyRoute(() => import('../routes/account/UserRoute.tsx'))
export const checkout = lazyRoute(() => import('../routes/checkout/CheckoutRoute.tsx'))

const loadDashboard = () => import('./DashboardRoutes.tsx')
export const dashboard = lazyRoute(loadDashboard)

type Name =
  | ('home' | 'search' | 'product' | 'listing' | 'not-found')
  /* These are rendered without the viewer, whose part the browser adds. */
  | ('login' | 'user' | 'cart' | 'checkout' | 'my-orders' | 'profile')

export interface PrerenderedRoute {
  name: Name
  /** Loads the page's own chunks. */
  preload: LazyRoute['preload']
}

/** The products of a sub-category, or of the whole category. */
export const LISTING_PATH = '/:category/:subCategory?'

/** Pages that only the browser renders. */
const browserPaths = [
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  '/dashboard/*',
]

/** In order of precedence: other paths would match the pattern of a listing. */
const pages: [path: string, name?: Name, route?: Pick<LazyRoute, 'preload'>][] = [
  [paths.home, 'home', home],
  [paths.search(), 'search', search],
  ['/product/:product', 'product', product],
  [paths.login, 'login', login],
  [paths.cart, 'cart', cart],
  [paths.checkout, 'checkout', checkout],
  [paths.user, 'user', user],
  [paths.myOrders, 'my-orders', { preload: preloadInDashboard('myOrders') }],
  [paths.profile, 'profile', { preload: preloadInDashboard('profile') }],
  ...browserPaths.map((path): [string] => [path]),
  [LISTING_PATH, 'listing', listing],
  ['*', 'not-found', notFound],
]

function preloadInDashboard(page: 'myOrders' | 'profile') {
  return async () => {
    await dashboard.preload()
    await loadDashboard().then(
      ({ preloadPage }) => preloadPage(page),
      () => undefined,
    )
  }
}

/** Returns the route that the server renders at this path. Null for the other pages. */
export function findPrerenderedRoute(pathname: string): PrerenderedRoute | null {
  const [, name, route] = pages.find(([path]) => matchPath(path, pathname) !== null) ?? []
  return name && route ? { name, preload: route.preload } : null
}
