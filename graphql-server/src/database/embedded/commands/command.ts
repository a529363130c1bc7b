import type { Cursors } from '../data/cursors.ts'
import type { Engine } from '../data/engine.ts'
import { fail } from '../bson/errors.ts'
import { readText } from '../bson/fields.ts'
import { encodeKey } from '../bson/keys.ts'
import type { View } from '../query/find.ts'
import type { Retries } from './retries.ts'
import type { Snapshots } from './snapshots.ts'
import type { Transaction, Transactions } from './transactions.ts'
import { isDoc, type Doc } from '../bson/values.ts'
import type { Reply } from '../wire/messages.ts'

/** The parts of one running database. */
export interface Database {
  engine: Engine
  retries: Retries
  transactions: Transactions
  cursors: Cursors
  snapshots: Snapshots
  /** Shared by the processes that use the folder. */
  secret: string
  /** Connections that have sent the secret, which is required first; undefined if it is not required. */
  admitted: WeakSet<object> | undefined
}

/** A received command, with the common fields parsed. */
export interface Call extends Database {
  name: string
  body: Doc
  db: string
  connection: object
  session: string | undefined
  number: bigint | undefined
  transaction: Transaction | undefined
}

export interface Command {
  /** The known options, separated by spaces; others are rejected. Undefined ignores other options. */
  options: string | undefined
  run(call: Call): Reply | Promise<Reply>
  /** Whether it may run in a transaction, or 'ends' the transaction. */
  transactional?: true | 'ends'
  /** Applied once, even if it is sent repeatedly with the same number. */
  retryable?: true
}

/** Options that every command accepts. */
export const COMMON = '$db $readPreference lsid txnNumber autocommit startTransaction writeConcern'

/** The key for a session id. */
export function sessionKey(lsid: unknown): string {
  return isDoc(lsid) && lsid.id !== undefined
    ? encodeKey(lsid.id)
    : fail(14, 'a session needs an id')
}

/** Returns database.collection; the command's first field names the collection. */
export function getNamespace(call: Call, collection = readText(call.body, call.name)): string {
  return requireNamespace(call.db, collection)
}

export function requireNamespace(db: string, collection: string): string {
  const namespace = `${db}.${collection}`
  const isValid = /^[^.$\0]([^$\0]*[^.$\0])?$/.test(collection) && namespace.length <= 255
  if (isValid && /^[^/\\. "$\0]+$/.test(db)) return namespace
  return fail(73, `Invalid namespace specified '${namespace}'`)
}

/** Returns the collection without other sessions' uncommitted changes, or undefined. */
export function getView(call: Call, name?: string): View | undefined {
  const { engine, transaction, transactions } = call
  const collection = engine.collections.get(getNamespace(call, name))
  const hidden = transaction ? undefined : transactions.uncommitted
  return collection && { collection, versions: hidden?.before.get(collection) }
}
