/** Who can open a page. The server checks each operation separately. */
export type Access =
  /** Everybody, but only after the app knows whether they are logged in. */
  | 'anyone'
  /** Logged-in users. Guests are redirected to the login and back. */
  | 'viewer'
  /** Staff and admins. */
  | 'staff'
  | 'admin'
  /** Members of the team with a pharmacist's registration. */
  | 'pharmacist'

/**
 * A row in a table of pages. Its key names its module: the page `myOrders` is the default export of
 * `MyOrdersRoute.tsx`.
 */
export interface PageRow {
  /** The path pattern, such as `/product/:product`. */
  path: string
  /** By default, everybody can open it immediately. */
  access?: Access
  /** Whether the server renders all of it, or all except the viewer's part. By default, only the browser renders it. */
  rendering?: 'complete' | 'without-viewer'
  /** The query parameters with which the server renders it. It ignores all others. */
  parameters?: readonly string[]
  /** The operation that a logged-in user's browser sends before the app has loaded, besides the layout's. */
  viewerQuery?: string
  /** The page's title if it depends on no data. Also shown when the account cannot be loaded. */
  title?: string
  /** Whether the app preloads it, because customers are likely to open it next. */
  isPreloaded?: boolean
  /** Whether it is shown without the account menu, such as a page to print. */
  isBare?: boolean
}

/** Returns 'MyOrdersRoute' for 'myOrders'. */
export function toModuleName(page: string): string {
  return `${page.charAt(0).toUpperCase()}${page.slice(1)}Route`
}

/** Returns 'MyOrdersRoute' for 'src/account/orders/MyOrdersRoute.tsx'. */
export function getModuleName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1, file.lastIndexOf('.'))
}
