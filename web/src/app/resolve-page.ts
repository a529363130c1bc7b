import { getSegmentId } from '../lib/urls/paths.ts'
import { fillPattern } from '../lib/urls/patterns.ts'
import { findRow } from './find-row.ts'

/** The address at which the page for missing content is rendered. It is the same for all missing pages. */
export const MISSING_ADDRESS = '/nothing/at/this-address'
/** The maximum query length, in characters, for pages that the server renders. */
const MAX_QUERY_LENGTH = 2_000

export interface ResolvedPage {
  /** The same for every URL of a page: without unused parameters, and without names next to ids. */
  address: string
  /** The ids from the path, such as `product`, by parameter name. */
  ids: Record<string, string>
}

/** Returns the page that the server renders at this path and query. Null if only browsers render it. */
export function resolvePage(url: string): ResolvedPage | null {
  const { pathname, search } = splitUrl(url)
  const { name: page, row, params } = findRow(pathname) ?? {}
  if (!row?.rendering) return null
  if (page === 'notFound') return { address: MISSING_ADDRESS, ids: {} }
  const ids = Object.fromEntries(
    Object.entries(params ?? {}).flatMap(([name, segment]) =>
      segment ? [[name, getSegmentId(segment).toLowerCase()]] : [],
    ),
  )
  const query = keepParameters(new URLSearchParams(search), row.parameters ?? [])
  if (query.length > MAX_QUERY_LENGTH) return null
  const path = fillPattern(row.path, ...Object.values(ids).map(encodeURIComponent))
  return { address: query === '' ? path : `${path}?${query}`, ids }
}

/** Returns the query with only these parameters, in this order. */
function keepParameters(query: URLSearchParams, names: readonly string[]): string {
  const kept = new URLSearchParams()
  for (const name of names) for (const value of query.getAll(name)) kept.append(name, value)
  return kept.toString()
}

function splitUrl(url: string) {
  const [pathname = '', ...rest] = url.split('?')
  return { pathname, search: rest.join('?') }
}
