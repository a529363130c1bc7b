import {
  InMemoryLRUCache,
  PrefixingKeyValueCache,
  type KeyValueCache,
} from '@apollo/utils.keyvaluecache'
import { createHash } from 'node:crypto'
import manifest from './persisted-operations.generated.json' with { type: 'json' }

/** The texts of the web app's operations, by SHA-256 in hexadecimal digits. */
const texts = new Map(Object.entries(manifest))

/** Of operations that others have registered: so many, and of so many characters in all. Then the longest unused one goes. */
const REGISTERED = { max: 1000, maxSize: 2_000_000 }

/** What an operation is known by: its text, or the hash that stands for it. */
export interface OperationName {
  text: string | undefined
  hash: string | undefined
}

/** Whether the web app sends this operation. Where there is a text, a hash beside it says nothing. */
export function isOfWebApp({ text, hash }: OperationName): boolean {
  const wanted = text === undefined ? hash : createHash('sha256').update(text).digest('hex')
  return wanted !== undefined && texts.has(wanted)
}

/**
 * Texts by their hash: those of the web app, which nothing can push out, and what callers have registered with
 * this process. Another process asks them for the text once more, as the protocol says.
 */
export function createOperationCache(): KeyValueCache {
  const registered = new InMemoryLRUCache(REGISTERED)
  // Apollo would put a prefix before each hash, for caches that hold other things too.
  return PrefixingKeyValueCache.cacheDangerouslyDoesNotNeedPrefixesForIsolation({
    get: async (hash) => texts.get(hash) ?? (await registered.get(hash)),
    set: (hash, text, options) => registered.set(hash, text, options),
    delete: (hash) => registered.delete(hash),
  })
}
