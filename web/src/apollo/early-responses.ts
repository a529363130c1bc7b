import { noteStoreTime } from '../lib/store-time.ts'

/**
 * Works like `fetch`, but uses the response to the same query with the same token if `start/early-queries.ts` has sent
 * it. Each response is used once.
 */
export async function fetchOrTakeEarly(
  url: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const { headers, body } = init
  const query = typeof body === 'string' ? body : ''
  const key = `${new Headers(headers).get('authorization')}${query}`
  const early = window.earlyResponses?.get(key)
  window.earlyResponses?.delete(key)
  const response = await (early ?? fetch(url, init))
  noteStoreTime(response)
  return response
}
