declare global {
  interface Window {
    /** The responses to queries that were sent before the app had loaded, by the request's authorization and body. */
    earlyResponses?: Map<string, Promise<Response>>
  }
}

/** In milliseconds. After that, an unused response is outdated. */
const MAX_AGE = 30_000

/**
 * Sends the viewer's queries that the page announces, if there is an access token. `apollo/early-responses.ts` takes
 * the responses when the app requests them. Returns whether there is a token.
 */
export function sendEarlyQueries({ queries = '', tokenKey = '' }: DOMStringMap): boolean {
  const token = readStorage(tokenKey)
  if (token === null) return false
  const authorization = `Bearer ${token}`
  window.earlyResponses = new Map(
    queries.split('\n').map((body) => [authorization + body, send(authorization, body)]),
  )
  // For example, when the viewer could not be loaded and the page was left.
  setTimeout(() => delete window.earlyResponses, MAX_AGE)
  return true
}

function send(authorization: string, body: string): Promise<Response> {
  const headers = {
    authorization,
    accept: 'application/graphql-response+json,application/json;q=0.9',
    'content-type': 'application/json',
    'apollo-require-preflight': 'true',
  }
  const response = fetch('/graphql', { method: 'POST', headers, body })
  // If the app takes the response, it also handles the failure.
  response.catch(() => undefined)
  return response
}

/** Also null if the browser blocks its storage. */
function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
