import type { ApolloCache } from '@apollo/client'
import { tokens } from '../apollo/tokens.ts'

/** The id of the element with the Apollo cache of a prerendered page, as JSON. */
export const PAGE_STATE = 'page-state'

/**
 * Restores the cache of a prerendered page. Returns false if the page was not prerendered. With a token, the viewer is
 * still loaded, because pages are prerendered for guests.
 */
export function restorePageState(cache: ApolloCache): boolean {
  const json = document.getElementById(PAGE_STATE)?.textContent
  if (!json) return false
  const state: unknown = JSON.parse(json)
  cache.restore(state)
  if (tokens.access() !== null) cache.evict({ id: 'ROOT_QUERY', fieldName: 'viewer' })
  return true
}
