import type { Changes } from './changes.ts'
import { type Collection, Entry } from './collection.ts'
import { documentsOf, flagOf, namespaceOf, viewOf, type Call, type Command } from './command.ts'
import { checkFields, fail } from './errors.ts'
import { parseFilter, type Condition } from './filter.ts'
import { find, parseSort } from './query.ts'
import { manyStatements, writeCommand, type Statement } from './statements.ts'
import { applyUpdate, parseUpdate, upsertDocument, type Update } from './update.ts'
import { decode, type Doc } from './values.ts'

function inserts(call: Call): Statement[] {
  const { documents } = call.body
  if (!Array.isArray(documents) || !documents.every((raw) => raw instanceof Uint8Array))
    return fail(14, "the field 'documents' must be an array of documents")
  if (documents.length === 0) fail(14, "the field 'documents' must not be empty")
  return documents.map((raw): Statement => (changes) => {
    changes.insert(call.engine.collection(namespaceOf(call)), Entry.of(decode(raw), raw))
    return { n: 1 }
  })
}

interface Target {
  collection: Collection
  entry: Entry
}

/** What a write is about. */
function targets(
  call: Call,
  { condition, sort, limit }: { condition: Condition; sort?: unknown; limit: number | undefined },
): Target[] {
  const view = viewOf(call)
  if (!view) return []
  const found = find(view, { condition, sort: parseSort(sort), limit })
  return found.map((entry) => ({ collection: view.collection, entry }))
}

/** Writes the document as the update leaves it, unless that changes nothing. */
function change(changes: Changes, target: Target, update: Update): Doc {
  const { collection, entry } = target
  const doc = applyUpdate(entry.doc, update)
  if (doc !== entry.doc) changes.write(collection, entry.id, Entry.of(doc))
  return doc
}

function upsert(call: Call, changes: Changes, condition: Condition, update: Update): Doc {
  const entry = Entry.of(upsertDocument(condition, update))
  changes.insert(call.engine.collection(namespaceOf(call)), entry)
  return entry.doc
}

function checkNumbered({ number, transaction }: Call, what: string): void {
  if (number !== undefined && !transaction) fail(72, `Cannot use retryable writes with ${what}`)
}

function updates(call: Call): Statement[] {
  return documentsOf(call.body, 'updates').map((spec): Statement => (changes) => {
    checkFields('update.updates', spec, 'q u multi upsert')
    const [condition, update] = [parseFilter(spec.q), parseUpdate(spec.u)]
    const multi = flagOf(spec, 'multi')
    if (multi) checkNumbered(call, 'multi=true')
    const found = targets(call, { condition, limit: multi ? undefined : 1 })
    if (found.length === 0 && flagOf(spec, 'upsert'))
      return { n: 1, nModified: 0, upserted: upsert(call, changes, condition, update)._id }
    const modified = found.filter((target) => change(changes, target, update) !== target.entry.doc)
    return { n: found.length, nModified: modified.length }
  })
}

function deletes(call: Call): Statement[] {
  return documentsOf(call.body, 'deletes').map((spec): Statement => (changes) => {
    checkFields('delete.deletes', spec, 'q limit')
    const { q, limit } = spec
    if (limit !== 0 && limit !== 1) fail(9, 'The limit field in delete objects must be 0 or 1')
    if (limit === 0) checkNumbered(call, 'limit=0')
    const found = targets(call, { condition: parseFilter(q), limit: limit || undefined })
    for (const { collection, entry } of found) changes.write(collection, entry.id, null)
    return { n: found.length }
  })
}

/** Updates or removes the first document in the wished order, and gives it. */
function findAndModify(call: Call, changes: Changes): Doc {
  const { query = {}, sort } = call.body
  const condition = parseFilter(query)
  const [found] = targets(call, { condition, sort, limit: 1 })
  const { value, ...lastErrorObject } = flagOf(call.body, 'remove')
    ? removeOne(call, changes, found)
    : updateOne(call, changes, condition, found)
  return { lastErrorObject, value: value ?? null, ok: 1 }
}

interface Modified {
  value: Doc | undefined
  n: number
  updatedExisting?: boolean
  upserted?: unknown
}

function removeOne({ body }: Call, changes: Changes, found: Target | undefined): Modified {
  if (body.update !== undefined || flagOf(body, 'new') || flagOf(body, 'upsert'))
    fail(9, 'Cannot specify both an update (or new, or upsert) and remove=true')
  if (found) changes.write(found.collection, found.entry.id, null)
  return { value: found?.entry.doc, n: found ? 1 : 0 }
}

function updateOne(
  call: Call,
  changes: Changes,
  condition: Condition,
  found: Target | undefined,
): Modified {
  const update = parseUpdate(call.body.update)
  const isNew = flagOf(call.body, 'new')
  if (found) {
    const after = change(changes, found, update)
    return { value: isNew ? after : found.entry.doc, n: 1, updatedExisting: true }
  }
  if (!flagOf(call.body, 'upsert')) return { value: undefined, n: 0, updatedExisting: false }
  const added = upsert(call, changes, condition, update)
  const value = isNew ? added : undefined
  return { value, n: 1, updatedExisting: false, upserted: added._id }
}

export const writeCommands: Record<string, Command> = {
  insert: writeCommand('documents ordered', manyStatements(inserts)),
  update: writeCommand('updates ordered', manyStatements(updates)),
  delete: writeCommand('deletes ordered', manyStatements(deletes)),
  findAndModify: writeCommand('query sort remove update new upsert', findAndModify),
}
