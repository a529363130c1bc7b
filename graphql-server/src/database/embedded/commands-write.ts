import { BSONRegExp, ObjectId } from 'bson'
import type { Changes } from './changes.ts'
import { duplicateKey } from './collection.ts'
import type { Collection } from './collection.ts'
import { Entry } from './entry.ts'
import { fail } from './errors.ts'
import { parseFilter } from './filter.ts'
import type { Condition } from './filter.ts'
import { compileProjection } from './projection.ts'
import { find, parseSort } from './query.ts'
import { checkFields, collectionOf, documentsOf, flagOf, namespaceOf, textOf } from './request.ts'
import type { Command, Database, Request } from './request.ts'
import { runStatement, runStatements } from './statements.ts'
import type { Note, Progress, Statement } from './statements.ts'
import { applyUpdate, parseUpdate, upsertDocument } from './update.ts'
import type { Update } from './update.ts'
import { checkSize, checkStorable, decode, own, put } from './values.ts'
import type { Doc } from './values.ts'

/** What the store takes as a key, less what stands before the _id. */
const MAX_ID_BYTES = 1900

/** A write command's own part: everything but the reply's envelope and the retries. */
export type Write = (
  request: Request,
  database: Database,
  earlier: Doc | undefined,
  note: Note,
) => Promise<Doc>

/** Creates the collection when it is not there, as MongoDB does with the first document. */
function createdCollection(request: Request, { engine }: Database): Collection {
  return engine.collection(namespaceOf(request, textOf(request.body, request.name)))
}

/** The entry to store: with an _id of a type that MongoDB takes, in the first place. */
function entryOf(doc: Doc, raw?: Uint8Array): Entry {
  const given = own(doc, '_id')
  if (Array.isArray(given) || given instanceof BSONRegExp)
    fail(53, "The '_id' value cannot be of type array or regex")
  const first = given !== undefined && Object.keys(doc)[0] === '_id'
  const complete: Doc = first ? doc : { _id: given ?? new ObjectId() }
  if (!first)
    for (const [name, value] of Object.entries(doc)) if (name !== '_id') put(complete, name, value)
  checkStorable(complete)
  const entry = first && raw ? Entry.ofBytes(complete, raw) : Entry.of(complete)
  if (entry.id.length > MAX_ID_BYTES) fail(2, `an _id of more than ${MAX_ID_BYTES} bytes`)
  checkSize(entry.raw)
  return entry
}

function insertOne(changes: Changes, collection: Collection, entry: Entry): void {
  changes.checkFree(collection, entry.id)
  const [idIndex] = collection.indexes
  if (idIndex && changes.get(collection, entry.id))
    throw duplicateKey(collection, idIndex, entry.doc)
  changes.write(collection, entry.id, entry)
}

async function insert(
  request: Request,
  database: Database,
  earlier: Doc | undefined,
  note: Note,
): Promise<Doc> {
  if (request.documents.length === 0) fail(14, "the field 'documents' must not be empty")
  const statements = request.documents.map((raw): Statement => (changes, progress) => {
    insertOne(changes, createdCollection(request, database), entryOf(decode(raw), raw))
    progress.n++
  })
  return runStatements(request, database, statements, earlier, note)
}

interface Target {
  condition: Condition
  hint: unknown
  limit: number | undefined
  sort?: unknown
}

function matching(
  request: Request,
  database: Database,
  changes: Changes,
  target: Target,
): { collection: Collection; entry: Entry }[] {
  const collection = collectionOf(request, database)
  const { condition, hint, limit } = target
  const sort = parseSort(target.sort)
  const query = { condition, hint, limit, sort, deadline: request.deadline }
  const overrides = request.transaction ? changes.overrides(collection) : undefined
  const { entries } = find(collection, overrides, query)
  return collection ? entries.map((entry) => ({ collection, entry })) : []
}

const UPDATE_FIELDS = ['q', 'u', 'multi', 'upsert', 'hint', 'arrayFilters']

async function update(
  request: Request,
  database: Database,
  earlier: Doc | undefined,
  note: Note,
): Promise<Doc> {
  const specs = documentsOf(request.body, 'updates')
  for (const spec of specs) checkFields('update.updates', spec, UPDATE_FIELDS)
  const statements = specs.map((spec): Statement => (changes, progress) => {
    updateMatching(request, database, changes, spec, progress)
  })
  return runStatements(request, database, statements, earlier, note, ({ nModified, upserted }) => ({
    nModified,
    ...(upserted.length > 0 && { upserted }),
  }))
}

function updateMatching(
  request: Request,
  database: Database,
  changes: Changes,
  spec: Doc,
  progress: Progress,
): void {
  const condition = parseFilter(spec['q'])
  const parsed = parseUpdate(spec['u'], spec['arrayFilters'])
  const multi = flagOf(spec, 'multi')
  if (multi && parsed.replacement)
    fail(9, 'multi update is not supported for replacement-style update')
  if (multi && request.number !== undefined && !request.transaction)
    fail(72, 'Cannot use retryable writes with multi=true')
  const target = { condition, hint: spec['hint'], limit: multi ? undefined : 1 }
  const entries = matching(request, database, changes, target)
  let modified = 0
  for (const { collection, entry } of entries) {
    changes.checkFree(collection, entry.id)
    const doc = applyUpdate(entry.doc, parsed, condition)
    if (doc === entry.doc) continue
    changes.write(collection, entry.id, entryOf(doc))
    modified++
  }
  if (entries.length === 0 && flagOf(spec, 'upsert')) {
    const entry = entryOf(upsertDocument(condition, parsed))
    insertOne(changes, createdCollection(request, database), entry)
    progress.upserted.push({ index: progress.next, _id: entry.doc['_id'] })
    progress.n++
  }
  progress.n += entries.length
  progress.nModified += modified
}

async function remove(
  request: Request,
  database: Database,
  earlier: Doc | undefined,
  note: Note,
): Promise<Doc> {
  const specs = documentsOf(request.body, 'deletes')
  for (const spec of specs) checkFields('delete.deletes', spec, ['q', 'limit', 'hint'])
  const statements = specs.map((spec): Statement => (changes, progress) => {
    const { q, limit, hint } = spec
    if (limit !== 0 && limit !== 1) fail(9, 'The limit field in delete objects must be 0 or 1')
    if (limit === 0 && request.number !== undefined && !request.transaction)
      fail(72, 'Cannot use retryable writes with limit=0')
    const target = { condition: parseFilter(q), hint, limit: limit || undefined }
    const entries = matching(request, database, changes, target)
    for (const { collection, entry } of entries) changes.write(collection, entry.id, null)
    progress.n += entries.length
  })
  return runStatements(request, database, statements, earlier, note)
}

async function findAndModify(
  request: Request,
  database: Database,
  _earlier: Doc | undefined,
  note: Note,
): Promise<Doc> {
  const { body } = request
  const removing = flagOf(body, 'remove')
  if (removing && (body['update'] !== undefined || flagOf(body, 'new') || flagOf(body, 'upsert')))
    fail(9, 'Cannot specify both an update (or new, or upsert) and remove=true')
  if (!removing && body['update'] === undefined)
    fail(9, 'Either an update or remove=true must be specified')
  const condition = parseFilter(body['query'] ?? {})
  const update = removing ? undefined : parseUpdate(body['update'], body['arrayFilters'])
  const project = body['fields'] === undefined ? undefined : compileProjection(body['fields'])
  return runStatement(request, database, (changes) => {
    const { before, after, status } = modifyOne(request, database, changes, condition, update)
    const value = flagOf(body, 'new') ? after : before
    const shown = value && project ? project(value) : (value ?? null)
    const reply = { lastErrorObject: status, value: shown, ok: 1 }
    note({ reply })
    return reply
  })
}

interface Modified {
  before?: Doc
  after?: Doc
  status: Doc
}

/** Updates, or without an update removes, the first document in the wished order. */
function modifyOne(
  request: Request,
  database: Database,
  changes: Changes,
  condition: Condition,
  update: Update | undefined,
): Modified {
  const { body } = request
  const target = { condition, hint: body['hint'], limit: 1, sort: body['sort'] }
  const [found] = matching(request, database, changes, target)
  if (found) {
    const { collection, entry } = found
    changes.checkFree(collection, entry.id)
    const after = update ? applyUpdate(entry.doc, update, condition) : undefined
    if (after !== entry.doc) changes.write(collection, entry.id, after ? entryOf(after) : null)
    if (!after) return { before: entry.doc, status: { n: 1 } }
    return { before: entry.doc, after, status: { n: 1, updatedExisting: true } }
  }
  if (!update) return { status: { n: 0 } }
  if (!flagOf(body, 'upsert')) return { status: { n: 0, updatedExisting: false } }
  const created = entryOf(upsertDocument(condition, update))
  insertOne(changes, createdCollection(request, database), created)
  const status = { n: 1, updatedExisting: false, upserted: created.doc['_id'] }
  return { after: created.doc, status }
}

function command(write: Write, options: string[]): Command {
  return {
    options,
    transactional: true,
    retryable: true,
    async run(request, database) {
      const { session, number, transaction } = request
      namespaceOf(request, textOf(request.body, request.name))
      const run = (earlier: Doc | undefined, note: Note) => write(request, database, earlier, note)
      const body =
        session !== undefined && number !== undefined && !transaction
          ? await database.retries.run(session, number, run)
          : await run(undefined, () => {})
      if (transaction && body['writeErrors'])
        database.transactions.fail(transaction, 'a write in it failed')
      if (!transaction) await database.engine.durable()
      return { body }
    },
  }
}

export const writeCommands: Record<string, Command> = {
  insert: command(insert, ['documents', 'ordered', 'bypassDocumentValidation']),
  update: command(update, ['updates', 'ordered', 'bypassDocumentValidation']),
  delete: command(remove, ['deletes', 'ordered']),
  findAndModify: command(findAndModify, [
    'query',
    'sort',
    'remove',
    'update',
    'new',
    'fields',
    'upsert',
    'hint',
    'arrayFilters',
    'bypassDocumentValidation',
  ]),
}
