import type { Cursors } from './cursors.ts'
import type { Engine } from '../data/engine.ts'
import { fail } from '../errors.ts'
import { textOf } from './fields.ts'
import { keyOf } from '../bson/keys.ts'
import type { View } from '../query/find.ts'
import type { Retries } from './retries.ts'
import type { Transaction, Transactions } from './transactions.ts'
import { isDoc, type Doc } from '../bson/values.ts'
import type { Reply } from '../wire/messages.ts'

/** The parts of one running database. */
export interface Database {
  engine: Engine
  retries: Retries
  transactions: Transactions
  cursors: Cursors
  /** Known to the processes that use the folder. */
  secret: string
  /** Connections that must show the secret before anything else; undefined admits everybody. */
  admitted: WeakSet<object> | undefined
}

/** One command that was sent, with what all commands share already read. */
export interface Call extends Database {
  name: string
  body: Doc
  /** The name of the database. */
  db: string
  connection: object
  session: string | undefined
  number: bigint | undefined
  transaction: Transaction | undefined
}

export interface Command {
  /** Every option it knows, blanks between; any other is refused. Undefined ignores other options. */
  options: string | undefined
  run(call: Call): Reply | Promise<Reply>
  /** Inside a transaction it may run, or 'ends' the transaction. */
  transactional?: true | 'ends'
  /** Is applied once, however often it is sent with the same number. */
  retryable?: true
}

/** What any command may carry. */
export const COMMON = '$db $readPreference lsid txnNumber autocommit startTransaction writeConcern'

/** The key of a session id. */
export function sessionOf(lsid: unknown): string {
  return isDoc(lsid) && lsid.id !== undefined ? keyOf(lsid.id) : fail(14, 'a session needs an id')
}

/** database.collection; the collection is the one that the command names in its first field. */
export function namespaceOf(call: Call, collection = textOf(call.body, call.name)): string {
  const namespace = `${call.db}.${collection}`
  const isValid = /^[^.$\0]([^$\0]*[^.$\0])?$/.test(collection) && namespace.length <= 255
  if (isValid && /^[^/\\. "$\0]+$/.test(call.db)) return namespace
  return fail(73, `Invalid namespace specified '${namespace}'`)
}

/** What the call sees of a collection, if there is one: nothing uncommitted of others. */
export function viewOf(call: Call, name?: string): View | undefined {
  const { engine, transaction, transactions } = call
  const collection = engine.collections.get(namespaceOf(call, name))
  const hidden = transaction ? undefined : transactions.uncommitted
  return collection && { collection, versions: hidden?.before.get(collection) }
}
