import { matchRoutes, type Params } from 'react-router-dom'
import { accountPages } from '../account/pages.ts'
import type { PageRow } from '../lib/urls/page-row.ts'
import { shopPages } from '../shop/pages.ts'

/** The pages below this path are in separate chunks, because guests do not need them. */
export const SIGNED_IN_PATH = '/dashboard/*'

export interface FoundRow {
  /** The row's key. */
  name: string
  row: PageRow
  params: Params
}

const tables: Record<string, PageRow> = { ...shopPages, ...accountPages }
const routes = [
  ...Object.entries(tables).map(([name, row]) => ({ path: row.path, page: { name, row } })),
  { path: SIGNED_IN_PATH, page: null },
]

/** Finds the shop or account page at a path, as the router does. Null for dashboard pages. */
export function findRow(pathname: string): FoundRow | null {
  const [match] = matchRoutes(routes, pathname) ?? []
  return match?.route.page ? { ...match.route.page, params: match.params } : null
}
