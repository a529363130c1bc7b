import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { readableCode } from '../../lib/ids.ts'

/** What every key begins with, so that it is told from an access token, and found where it has leaked. */
export const KEY_MARK = 'kc_'

const KEY = /^(kc_[0-9A-Z]{8})_[\w-]{43}$/

/** A new key, and all that is kept of it. */
export interface NewApiKey {
  /** kc_, eight characters that name it, and 32 random bytes in base64url. */
  secret: string
  prefix: string
  hash: string
}

export function newApiKey(): NewApiKey {
  const prefix = `${KEY_MARK}${readableCode(randomBytes(8))}`
  const secret = `${prefix}_${randomBytes(32).toString('base64url')}`
  return { secret, prefix, hash: hashKey(secret) }
}

/** The part that names the key; null for a text that is none. */
export function parsePrefix(key: string): string | null {
  return KEY.exec(key)?.[1] ?? null
}

/** Whether it is the key of which this hash is kept; the time that it takes tells nothing of the hash. */
export function isSameKey(key: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashKey(key)), Buffer.from(hash))
}

/** A plain hash: of 256 random bits nothing can be guessed, unlike of a password, which needs a slow one. */
function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
