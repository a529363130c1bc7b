/** Who can open a page. The server checks each operation itself. */
export type Access =
  /** Everybody, but only once it is known whether they are signed in. */
  | 'anyone'
  /** Signed-in people. Guests are redirected to the login and back. */
  | 'viewer'
  /** Staff and admins. */
  | 'staff'
  | 'admin'

/**
 * A row of a table of pages. Its key names its module: the page `myOrders` is the default export of `MyOrdersRoute.tsx`.
 */
export interface PageRow {
  /** The pattern of its path, such as `/product/:product`. */
  path: string
  /** By default, everybody can open it at once. */
  access?: Access
  /** What the server renders: all of it, or all but the viewer's part. By default, only the browser renders it. */
  rendering?: 'complete' | 'without-viewer'
  /** The parameters of the query with which the server renders it. It ignores all others. */
  parameters?: readonly string[]
  /** The operation that a signed-in person's browser sends before the app has loaded, besides the layout's. */
  viewerQuery?: string
  /** The page's title if it depends on no data. Also shown when the account cannot be loaded. */
  title?: string
  /** Whether the app loads it in advance, because shoppers are likely to open it next. */
  isPreloaded?: boolean
  /** Whether it is shown without the menu of the account, such as a page to print. */
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
