import type { ApolloCache } from '@apollo/client'
import { tokens } from '../apollo/tokens.ts'

/** Of the element in which a page that the server has rendered brings its answers along, as JSON. */
export const PAGE_STATE = 'page-state'

/**
 * Takes over the answers that came with the page, so that nothing of it is asked again. False where the page came
 * without, and so unrendered. Who holds a session is still asked for: the server has rendered for nobody.
 */
export function restorePageState(cache: ApolloCache): boolean {
  const json = document.getElementById(PAGE_STATE)?.textContent
  if (!json) return false
  const state: unknown = JSON.parse(json)
  cache.restore(state)
  if (tokens.access() !== null) cache.evict({ id: 'ROOT_QUERY', fieldName: 'viewer' })
  return true
}
