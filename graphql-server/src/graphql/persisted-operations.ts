import {
  InMemoryLRUCache,
  PrefixingKeyValueCache,
  type KeyValueCache,
} from '@apollo/utils.keyvaluecache'
import { createHash } from 'node:crypto'
import { isOutage } from '../lib/database/outages.ts'
import { findReleasedOperation } from '../releases/releases.service.ts'
import manifest from './persisted-operations.generated.json' with { type: 'json' }

/** The texts of the web app's operations by their hash, SHA-256 in hexadecimal digits. */
export const webOperations: ReadonlyMap<string, string> = new Map(Object.entries(manifest))

/** The operations of other releases that have been used. There are few, because only processes of the store add any. */
const otherOperations = new Map<string, string>()

/** Limits of the operations that other clients register, in number and in characters; the least recently used are evicted. */
const REGISTERED_LIMITS = { max: 1000, maxSize: 2_000_000 }

/** Identifies an operation: by its text, or by the hash of the text. */
export interface OperationName {
  text: string | undefined
  hash: string | undefined
}

/** Whether the web app of this or another recent release sends this operation. */
export async function isOfWebApp(operation: OperationName): Promise<boolean> {
  const hash = getHash(operation)
  return hash !== undefined && (await findWebOperation(hash)) !== null
}

/**
 * The name of the operation if the web app of this release sends it, such as `PlaceOrder`. Null for operations of other
 * clients.
 */
export function nameOfWebApp(operation: OperationName): string | null {
  const text = webOperations.get(getHash(operation) ?? '')
  return /^\w+ (\w+)/.exec(text ?? '')?.[1] ?? null
}

/** A hash is ignored beside a text. */
function getHash({ text, hash }: OperationName): string | undefined {
  return text === undefined ? hash : createHash('sha256').update(text).digest('hex')
}

/** Pages of another release may be open, which during a rolling update can be newer than this process. */
async function findWebOperation(hash: string): Promise<string | null> {
  const known = webOperations.get(hash) ?? otherOperations.get(hash)
  if (known !== undefined) return known
  const found = await findReleasedOperation(hash)
  if (found !== null) otherOperations.set(hash, found)
  return found
}

/** The client then sends the text, as the protocol provides. */
function nullInOutage(error: unknown): null {
  if (isOutage(error)) return null
  throw error
}

/**
 * Texts by their hash: those of the web app, which are never evicted, and those that clients have registered with this
 * process. Another process asks for the text again, as the protocol provides.
 */
export function createOperationCache(): KeyValueCache {
  const registered = new InMemoryLRUCache(REGISTERED_LIMITS)
  // Apollo Server prefixes each hash by default, for caches that are shared with other data.
  return PrefixingKeyValueCache.cacheDangerouslyDoesNotNeedPrefixesForIsolation({
    get: async (hash) =>
      webOperations.get(hash) ??
      (await registered.get(hash)) ??
      (await findWebOperation(hash).catch(nullInOutage)) ??
      undefined,
    set: (hash, text, options) => registered.set(hash, text, options),
    delete: (hash) => registered.delete(hash),
  })
}
