import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { readableCode } from '../../lib/ids.ts'

/** The prefix of all keys, which distinguishes them from access tokens and makes leaked keys easy to find. */
export const KEY_MARK = 'kc_'

const KEY = /^(kc_[0-9A-Z]{8})_[\w-]{43}$/

/** A new key and its stored fields. */
export interface NewApiKey {
  /** kc_, eight characters that identify it, and 32 random bytes in base64url. */
  secret: string
  prefix: string
  hash: string
}

export function newApiKey(): NewApiKey {
  const prefix = `${KEY_MARK}${readableCode(randomBytes(8))}`
  const secret = `${prefix}_${randomBytes(32).toString('base64url')}`
  return { secret, prefix, hash: hashKey(secret) }
}

/** Returns the part that identifies the key, or null for a malformed key. */
export function parsePrefix(key: string): string | null {
  return KEY.exec(key)?.[1] ?? null
}

/** Whether the key has this hash, compared in constant time. */
export function isSameKey(key: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashKey(key)), Buffer.from(hash))
}

/** A fast hash is enough, because 256 random bits cannot be guessed, unlike a password. */
function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
