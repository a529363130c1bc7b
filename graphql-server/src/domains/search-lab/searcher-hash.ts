import { createHmac, hkdfSync } from 'node:crypto'

/** Hashes who has searched for a text. The hashes of a person for two texts have nothing in common. */
export type HashSearcher = (text: string, person: string) => string

/** Creates hashes with a key derived from the store's secret, because ids and addresses could be guessed without one. */
export function createSearcherHash(secret: string): HashSearcher {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'people who search', 32))
  return (text, person) =>
    createHmac('sha256', key)
      .update(JSON.stringify([text, person]))
      .digest('base64url')
}
