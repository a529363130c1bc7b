import type { Collection } from './collection.ts'
import type { Cursors } from './cursors.ts'
import type { Engine } from './engine.ts'
import { DatabaseError, fail } from './errors.ts'
import type { Run, Source } from './pipeline.ts'
import type { Retries } from './retries.ts'
import type { Transaction, Transactions } from './transactions.ts'
import { isDoc } from './values.ts'
import type { Doc } from './values.ts'
import type { Reply } from './wire.ts'

/** The parts of one running database. */
export interface Database {
  engine: Engine
  retries: Retries
  transactions: Transactions
  cursors: Cursors
  /** host:port */
  address: string
  /** Distinguishes this server from any other that may answer at the address. */
  token: string
  startedAt: number
}

/** One command, with what all commands share already read. */
export interface Request {
  name: string
  body: Doc
  /** The documents of an insert, as bytes. */
  documents: Uint8Array[]
  db: string
  connection: object
  session?: string | undefined
  number?: bigint | undefined
  transaction?: Transaction | undefined
  deadline: number | undefined
}

export interface Command {
  /** Every option it knows; any other is refused. */
  options: string[]
  run(request: Request, database: Database): Reply | Promise<Reply>
  /** May run inside a transaction. */
  transactional?: boolean
  /** Is applied once, however often it is sent with the same number. */
  retryable?: boolean
}

export function textOf(body: Doc, field: string): string {
  const value = body[field]
  return typeof value === 'string' ? value : fail(14, `the field '${field}' must be a string`)
}

/** A whole number of at least 0, or undefined when the field is not there. */
export function countOf(body: Doc, field: string): number | undefined {
  const value = body[field]
  if (value === undefined || value === null) return undefined
  const count = Number(value)
  if (!['number', 'bigint'].includes(typeof value) || !Number.isInteger(count))
    return fail(14, `the field '${field}' must be a whole number`)
  return count < 0 ? fail(2, `the field '${field}' must not be negative`) : count
}

export function flagOf(body: Doc, field: string): boolean {
  const value = body[field]
  if (value === undefined || typeof value === 'boolean') return value ?? false
  return fail(14, `the field '${field}' must be a boolean`)
}

export function documentsOf(body: Doc, field: string): Doc[] {
  const value = body[field]
  if (!Array.isArray(value) || !value.every(isDoc) || value.length === 0)
    return fail(14, `the field '${field}' must be a non-empty array of documents`)
  return value
}

export function checkFields(what: string, body: Doc, known: readonly string[]): void {
  for (const field of Object.keys(body))
    if (!known.includes(field))
      throw new DatabaseError(
        40415,
        `BSON field '${what}.${field}' is an unknown or unsupported field.`,
      )
}

/** What any command may carry. */
export const COMMON = [
  '$db',
  '$readPreference',
  'lsid',
  'txnNumber',
  'autocommit',
  'startTransaction',
  'readConcern',
  'writeConcern',
  'maxTimeMS',
  'comment',
]

export function namespaceOf(request: Request, collection: string): string {
  if (!/^[^.$\0]([^$\0]*[^.$\0])?$/.test(collection) || !/^[^/\\. "$\0]+$/.test(request.db))
    fail(73, `Invalid namespace specified '${request.db}.${collection}'`)
  const namespace = `${request.db}.${collection}`
  return namespace.length > 255 ? fail(73, 'Fully qualified namespace is too long') : namespace
}

/** The collection that the command names in its first field, if it exists. */
export function collectionOf(request: Request, { engine }: Database): Collection | undefined {
  return engine.collections.get(namespaceOf(request, textOf(request.body, request.name)))
}

/** What the request sees of the database it names. */
export function sourceOf(request: Request, { engine }: Database): Source {
  return {
    collection: (name) => engine.collections.get(namespaceOf(request, name)),
    overrides: (collection) => request.transaction?.changes.overrides(collection),
    deadline: request.deadline,
  }
}

export function runOf(request: Request, database: Database): Run {
  return {
    source: sourceOf(request, database),
    collection: collectionOf(request, database),
    hint: request.body['hint'],
  }
}
