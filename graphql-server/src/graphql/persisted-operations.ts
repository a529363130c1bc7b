import {
  InMemoryLRUCache,
  PrefixingKeyValueCache,
  type KeyValueCache,
} from '@apollo/utils.keyvaluecache'
import { createHash } from 'node:crypto'
import manifest from './persisted-operations.generated.json' with { type: 'json' }

/** The texts of the web app's operations by their hash, SHA-256 in hexadecimal digits. */
const texts = new Map(Object.entries(manifest))

/** Limits of the operations that other clients register, in number and in characters; the least recently used are evicted. */
const REGISTERED_LIMITS = { max: 1000, maxSize: 2_000_000 }

/** Identifies an operation: by its text, or by the hash of the text. */
export interface OperationName {
  text: string | undefined
  hash: string | undefined
}

/** Whether the web app sends this operation. A hash is ignored beside a text. */
export function isOfWebApp({ text, hash }: OperationName): boolean {
  const wanted = text === undefined ? hash : createHash('sha256').update(text).digest('hex')
  return wanted !== undefined && texts.has(wanted)
}

/**
 * Texts by their hash: those of the web app, which are never evicted, and those that clients have registered with this
 * process. Another process asks for the text again, as the protocol provides.
 */
export function createOperationCache(): KeyValueCache {
  const registered = new InMemoryLRUCache(REGISTERED_LIMITS)
  // Apollo Server prefixes each hash by default, for caches that are shared with other data.
  return PrefixingKeyValueCache.cacheDangerouslyDoesNotNeedPrefixesForIsolation({
    get: async (hash) => texts.get(hash) ?? (await registered.get(hash)),
    set: (hash, text, options) => registered.set(hash, text, options),
    delete: (hash) => registered.delete(hash),
  })
}
