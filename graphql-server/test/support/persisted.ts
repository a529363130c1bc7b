import { createHash } from 'node:crypto'
import manifest from '../../src/graphql/persisted-operations.generated.json' with { type: 'json' }

/** A header that operations with GET require, because no other site can add it. */
export const PREFLIGHT = { 'apollo-require-preflight': 'true' }

/** Finds the web app's operation that starts like this, such as 'query Home', and its hash. */
export function ofWebApp(beginning: string): { hash: string; text: string } {
  const found = Object.entries(manifest).find(([, text]) => text.startsWith(beginning))
  if (!found) throw new Error(`The web app has no ${beginning}`)
  return { hash: found[0], text: found[1] }
}

export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** The `extensions` in a request that identifies its operation by hash. */
export function persisted(sha256Hash: string) {
  return { persistedQuery: { version: 1, sha256Hash } }
}

/** The URL for requesting an operation by hash with GET. */
export function persistedUrl(hash: string, variables: object = {}): string {
  const query = new URLSearchParams({
    variables: JSON.stringify(variables),
    extensions: JSON.stringify(persisted(hash)),
  })
  return `/graphql?${query.toString()}`
}
