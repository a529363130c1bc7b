import { createHmac } from 'node:crypto'
import { deriveKey } from '../../auth/derive-key.ts'

/** Hashes the person who has searched for a query. A person's hashes for two queries have nothing in common. */
export type HashSearcher = (text: string, person: string) => string

/** Creates hashes with a key from the server's secret, because ids and addresses could be guessed without one. */
export function createSearcherHash(secret: string): HashSearcher {
  const key = deriveKey(secret, 'people who search')
  return (text, person) =>
    createHmac('sha256', key)
      .update(JSON.stringify([text, person]))
      .digest('base64url')
}
