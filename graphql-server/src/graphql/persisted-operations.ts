import {
  InMemoryLRUCache,
  PrefixingKeyValueCache,
  type KeyValueCache,
} from '@apollo/utils.keyvaluecache'
import { createHash } from 'node:crypto'
import { isOutage } from '../lib/database/outages.ts'
import { findReleasedOperation } from '../releases/releases.service.ts'
import manifest from './persisted-operations.generated.json' with { type: 'json' }

/** The web app's operations by their SHA-256 hash in hexadecimal digits. */
export const webOperations: ReadonlyMap<string, string> = new Map(Object.entries(manifest))

/** Operations from other releases that have been used. There are few, because only server processes add them. */
const otherOperations = new Map<string, string>()

/** Limits for operations that other clients register, in number and characters. The least recently used are evicted. */
const REGISTERED_LIMITS = { max: 1000, maxSize: 2_000_000 }

/** Identifies an operation by its text or its hash. */
export interface OperationName {
  text: string | undefined
  hash: string | undefined
}

/** Whether the web app of this or another recent release sends this operation. */
export async function isOfWebApp(operation: OperationName): Promise<boolean> {
  const hash = getHash(operation)
  return hash !== undefined && (await findWebOperation(hash)) !== null
}

/** The operation's name, such as `PlaceOrder`, if this release's web app sends it. Null for other operations. */
export function nameOfWebApp(operation: OperationName): string | null {
  const text = webOperations.get(getHash(operation) ?? '')
  return /^\w+ (\w+)/.exec(text ?? '')?.[1] ?? null
}

/** The hash is ignored if the text is sent too. */
function getHash({ text, hash }: OperationName): string | undefined {
  return text === undefined ? hash : createHash('sha256').update(text).digest('hex')
}

/** Looks in other releases too: open pages may be older, or during a rolling update newer, than this process. */
async function findWebOperation(hash: string): Promise<string | null> {
  const text = webOperations.get(hash) ?? otherOperations.get(hash)
  if (text !== undefined) return text
  const found = await findReleasedOperation(hash)
  if (found !== null) otherOperations.set(hash, found)
  return found
}

/** Returns null in an outage. The client then sends the text, as the protocol provides. */
function nullInOutage(error: unknown): null {
  if (isOutage(error)) return null
  throw error
}

/**
 * Caches operations by hash: the web app's, which are never evicted, and those that clients have registered with this
 * process. Other processes ask the client for the text, as the protocol provides.
 */
export function createOperationCache(): KeyValueCache {
  const registered = new InMemoryLRUCache(REGISTERED_LIMITS)
  // By default, Apollo Server prefixes each hash, for caches that are shared with other data.
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
