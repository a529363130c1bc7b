import { matchPath } from 'react-router-dom'
import { z } from 'zod'
import type { PrerenderedRoute } from '../src/app/prerendered-routes.ts'
import { managePaths } from '../src/lib/manage-paths.ts'
import { paths } from '../src/lib/paths.ts'

/** The modules of the pages where visits begin. */
const modules: Partial<Record<PrerenderedRoute['name'], string>> = {
  home: 'src/routes/home/HomeRoute.tsx',
  search: 'src/routes/search/SearchRoute.tsx',
  product: 'src/routes/product/ProductRoute.tsx',
  listing: 'src/routes/listing/ListingRoute.tsx',
}

const DASHBOARD = 'src/routes/dashboard'

/** The modules of other pages that many visits open directly. */
const browserModules: [path: string, ...modules: string[]][] = [
  [paths.cart, 'src/routes/cart/CartRoute.tsx'],
  [paths.checkout, 'src/routes/checkout/CheckoutRoute.tsx'],
  [paths.login, 'src/routes/login/LoginRoute.tsx'],
  [paths.user, 'src/routes/account/UserRoute.tsx'],
  [paths.register, 'src/routes/register/RegisterRoute.tsx'],
  ['/dashboard/*', 'src/app/DashboardRoutes.tsx', `${DASHBOARD}/DashboardRoute.tsx`],
  [paths.myOrders, `${DASHBOARD}/orders/MyOrdersRoute.tsx`],
  [paths.order(':id'), `${DASHBOARD}/orders/OrderRoute.tsx`],
  [paths.profile, `${DASHBOARD}/profile/ProfileRoute.tsx`],
  [paths.addresses, `${DASHBOARD}/address/AddressRoute.tsx`],
  [managePaths.allOrders, 'src/routes/manage-orders/AllOrdersRoute.tsx'],
]

const manifestShape = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]) }),
)
type Manifest = z.output<typeof manifestShape>

/** The scripts of the built web app, which Vite's manifest lists. */
export function readManifest(viteManifest: unknown): {
  /** The URL of the script that rendered pages run at first. */
  start: string
  /** Creates preload tags for the own scripts of a page where visits begin, so that the browser loads them with the app's. */
  getScriptTags: (name: PrerenderedRoute['name']) => string
  /** The same for other pages. Empty for pages that few visits open directly. */
  getShellTags: (path: string) => string
} {
  const manifest = manifestShape.parse(viteManifest)
  const common = collectImports('index.html', manifest)
  const getUrl = (chunk: string) => `/${findFile(chunk, manifest)}`
  const createTags = (modules: string[]) =>
    [...new Set(modules.flatMap((module) => collectImports(module, manifest)))]
      .filter((chunk) => !common.includes(chunk))
      .map((chunk) => `<link rel="modulepreload" crossorigin href="${getUrl(chunk)}">`)
      .join('')
  return {
    start: getUrl('src/start/start.ts'),
    getScriptTags: (name) => createTags(modules[name] ? [modules[name]] : []),
    getShellTags: (path) =>
      createTags(
        browserModules.flatMap(([page, ...its]) => (matchPath(page, path) === null ? [] : its)),
      ),
  }
}

/** The chunk and everything that is loaded with it. */
function collectImports(chunk: string, manifest: Manifest): string[] {
  const loaded = new Set([chunk])
  // The loop also visits the chunks that it adds to the set.
  for (const one of loaded) for (const other of manifest[one]?.imports ?? []) loaded.add(other)
  return [...loaded]
}

function findFile(chunk: string, manifest: Manifest): string {
  const entry = manifest[chunk]
  if (!entry) throw new Error(`The build of the web app has no ${chunk}.`)
  return entry.file
}
