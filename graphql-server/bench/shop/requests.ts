import { persistedUrl, ofWebApp, persisted, PREFLIGHT } from '../../test/support/persisted.ts'
import type { ClientRequest } from './client.ts'

/** The headers that a browser sends with the web app's requests. */
const HEADERS = {
  ...PREFLIGHT,
  accept: 'application/graphql-response+json,application/json;q=0.9',
  'accept-encoding': 'gzip, deflate, br, zstd',
}

/** A public query: the web app sends it with GET and the operation's hash. */
export function publicQuery(name: string, variables: object): ClientRequest {
  const { hash } = ofWebApp(`query ${name}(`)
  const path = `${persistedUrl(hash, variables)}&operationName=${name}`
  return { method: 'GET', path, headers: HEADERS }
}

/** A logged-in user's mutation: POST with the operation's hash. */
export function mutation(name: string, input: object, accessToken: string): ClientRequest {
  const { hash } = ofWebApp(`mutation ${name}(`)
  return {
    method: 'POST',
    path: '/graphql',
    headers: {
      ...HEADERS,
      'content-type': 'application/json',
      authorization: `Bearer ${accessToken}`,
    },
    body: JSON.stringify({
      operationName: name,
      variables: { input },
      extensions: persisted(hash),
    }),
  }
}
