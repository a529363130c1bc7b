import type { ApolloCache } from '@apollo/client'

/** The id of the element with a prerendered page's Apollo cache, as JSON. */
export const PAGE_STATE = 'page-state'

/** Restores a prerendered page's cache, whose viewer is a guest. Returns false if the page was not prerendered. */
export function restorePageState(cache: ApolloCache): boolean {
  const json = document.getElementById(PAGE_STATE)?.textContent
  if (!json) return false
  const state: unknown = JSON.parse(json)
  cache.restore(state)
  return true
}
