import type { Changes } from '../data/changes.ts'
import { Entry } from '../storage/entry.ts'
import { getNamespace, getView, type Call, type Command } from './command.ts'
import { checkFields, fail } from '../bson/errors.ts'
import { readDocuments, readFlag, readLooseFlag, checkStatements } from '../bson/fields.ts'
import { parseFilter } from '../query/filter.ts'
import { find, parseSort } from '../query/find.ts'
import { manyStatements, writeCommand, type Statement } from './statements.ts'
import { applyUpdate, parseUpdate, upsertDocument, type Update } from '../query/update.ts'
import { decode, type Doc } from '../bson/values.ts'

function inserts(call: Call): Statement[] {
  const { documents } = call.body
  if (!Array.isArray(documents) || !documents.every((raw) => raw instanceof Uint8Array))
    return fail(14, "the field 'documents' must be an array of documents")
  return checkStatements(documents).map((raw): Statement => (changes) => {
    changes.insert(call.engine.collection(getNamespace(call)), Entry.of(decode(raw), raw))
    return { n: 1 }
  })
}

interface Modification {
  filter: unknown
  sort?: unknown
  limit: number | undefined
  /** How matching documents are updated. Without an update, they are removed. */
  update?: Update
  /** Whether a document is inserted when no document matches. */
  upsert?: boolean
}

/** A document before and after a modification; null before it exists or after it is removed. */
type Modified = readonly [before: Doc | null, after: Doc | null]

/** Modifies the matching documents. A document that does not change stays the same object. */
function modify(call: Call, changes: Changes, modification: Modification): Modified[] {
  const { filter, sort, limit, update, upsert } = modification
  const [view, condition] = [getView(call), parseFilter(filter)]
  const found = find(view, { condition, sort: parseSort(sort), limit })
  if (found.length === 0 && update && upsert) {
    const added = Entry.of(upsertDocument(condition, update))
    changes.insert(call.engine.collection(getNamespace(call)), added)
    return [[null, added.doc]]
  }
  return found.map(({ id, doc }) => {
    const after = update ? applyUpdate(doc, update) : null
    if (view && after !== doc) changes.write(view.collection, id, after && Entry.of(after))
    return [doc, after]
  })
}

function updates(call: Call): Statement[] {
  return checkStatements(readDocuments(call.body, 'updates')).map(
    (spec): Statement =>
      (changes) => {
        checkFields('update.updates', spec, 'q u multi upsert')
        const [multi, upsert] = [readFlag(spec, 'multi'), readFlag(spec, 'upsert')]
        if (multi) checkNumbered(call, 'multi=true')
        const limit = multi ? undefined : 1
        const modification = { filter: spec.q, update: parseUpdate(spec.u), limit, upsert }
        const modified = modify(call, changes, modification)
        const changed = modified.filter(([before, after]) => before && after !== before)
        return { n: modified.length, nModified: changed.length, upserted: addedId(modified) }
      },
  )
}

function addedId([first]: Modified[]): unknown {
  const [before, after] = first ?? []
  return before === null ? after?._id : undefined
}

function deletes(call: Call): Statement[] {
  return checkStatements(readDocuments(call.body, 'deletes')).map(
    (spec): Statement =>
      (changes) => {
        checkFields('delete.deletes', spec, 'q limit')
        const { q: filter, limit } = spec
        if (limit !== 0 && limit !== 1) fail(9, 'The limit field in delete objects must be 0 or 1')
        if (limit === 0) checkNumbered(call, 'limit=0')
        return { n: modify(call, changes, { filter, limit: limit || undefined }).length }
      },
  )
}

/** Only writes to a single document can be repeated safely. */
function checkNumbered({ number, transaction }: Call, what: string): void {
  if (number !== undefined && !transaction) fail(72, `Cannot use retryable writes with ${what}`)
}

/** Updates or removes the first document in the given order, and returns it. */
function findAndModify(call: Call, changes: Changes): Doc {
  const { query: filter = {}, sort, update } = call.body
  const [remove, upsert] = [readLooseFlag(call.body, 'remove'), readLooseFlag(call.body, 'upsert')]
  const isNew = readLooseFlag(call.body, 'new')
  if (remove && (update !== undefined || isNew || upsert))
    fail(9, 'Cannot specify both an update (or new, or upsert) and remove=true')
  const change = remove ? {} : { update: parseUpdate(update), upsert }
  const modified = modify(call, changes, { filter, sort, limit: 1, ...change })
  const [before, after] = modified[0] ?? [null, null]
  const lastErrorObject = {
    n: modified.length,
    ...(!remove && { updatedExisting: before !== null }),
    upserted: addedId(modified),
  }
  return { lastErrorObject, value: isNew ? after : before, ok: 1 }
}

export const writeCommands: Record<string, Command> = {
  insert: writeCommand('documents ordered', manyStatements(inserts)),
  update: writeCommand('updates ordered', manyStatements(updates)),
  delete: writeCommand('deletes ordered', manyStatements(deletes)),
  findAndModify: writeCommand('query sort remove update new upsert', findAndModify),
}
