import type { Collection } from '../data/collection.ts'
import { getNamespace, getView, requireNamespace, type Call, type Command } from './command.ts'
import { cursorReply } from './read.ts'
import { toRow } from '../data/cursors.ts'
import { fail } from '../bson/errors.ts'
import { readDocuments, readFlag, readLooseFlag, readText } from '../bson/fields.ts'
import { parseFilter } from '../query/filter.ts'
import { indexSpec } from '../data/indexes.ts'
import { sameValue } from '../bson/keys.ts'
import type { Doc } from '../bson/values.ts'
import type { Reply } from '../wire/messages.ts'

/**
 * Changes to collections and indexes wait for the open transaction and are then applied immediately. `answer` responds
 * to a call that changes nothing, which does not wait: each starting process sends more than a hundred such calls, and
 * on a busy server the queue is long.
 */
function schemaCommand(
  options: string,
  change: (call: Call) => Doc,
  answer: (call: Call) => Doc | undefined = () => undefined,
): Command {
  return {
    options,
    async run(call) {
      const { transactions, engine, connection } = call
      const known = answer(call)
      if (known) return { body: { ...known, ok: 1 } }
      const body = await transactions.whenFree(connection, () => change(call))
      await engine.durable()
      return { body: { ...body, ok: 1 } }
    },
  }
}

function create(call: Call): Doc {
  rejectExisting(call)
  call.engine.collection(getNamespace(call))
  return {}
}

function rejectExisting(call: Call): undefined {
  const namespace = getNamespace(call)
  if (call.engine.collections.has(namespace)) fail(48, `Collection ${namespace} already exists.`)
}

function createIndexes(call: Call): Doc {
  const specs = readIndexes(call)
  const createdCollectionAutomatically = !getView(call)
  const collection = call.engine.collection(getNamespace(call))
  const before = collection.indexes
  const built = specs.filter((spec) => !exists(collection, spec)).map((s) => collection.build(s))
  if (built.length > 0) call.engine.setIndexes(collection, [...before, ...built])
  const numIndexesAfter = collection.indexes.length
  return { numIndexesBefore: before.length, numIndexesAfter, createdCollectionAutomatically }
}

/** Returns the response if all indexes exist. */
function answerExistingIndexes(call: Call): Doc | undefined {
  const specs = readIndexes(call)
  const collection = getView(call)?.collection
  if (!collection || !specs.every((spec) => exists(collection, spec))) return undefined
  const count = collection.indexes.length
  return { numIndexesBefore: count, numIndexesAfter: count, createdCollectionAutomatically: false }
}

function readIndexes({ body }: Call): Doc[] {
  const specs = readDocuments(body, 'indexes').map(indexSpec)
  return specs.length === 0 ? fail(2, 'Must specify at least one index to create') : specs
}

/** Whether the collection has this index. Throws if another index uses the name or the key. */
function exists({ indexes }: Collection, spec: Doc): boolean {
  return indexes.some((index) => {
    const isSame = sameValue({ ...index.spec, name: '' }, { ...spec, name: '' })
    const isNamesake = index.name === spec.name
    if (isNamesake && !isSame) fail(86, `An existing index has the same name: ${index.name}`)
    if (isSame && !isNamesake) fail(85, `Index already exists with a different name: ${index.name}`)
    return isSame
  })
}

function existing(call: Call): Collection {
  return getView(call)?.collection ?? fail(26, `ns does not exist: ${getNamespace(call)}`)
}

function drop(call: Call): Doc {
  const collection = existing(call)
  call.engine.drop(collection)
  return { ns: collection.namespace, nIndexesWas: collection.indexes.length }
}

/** Its first field is a whole namespace, and it is sent to the database admin. */
function renameCollection({ body, engine }: Call): Doc {
  const [from, to] = [readText(body, 'renameCollection'), readText(body, 'to')]
  const collection = engine.collections.get(from)
  if (!collection) return fail(26, `Source collection ${from} does not exist`)
  if (from === to) return fail(20, "Can't rename a collection to itself")
  const [database, ...name] = to.split('.')
  requireNamespace(database ?? '', name.join('.'))
  if (engine.collections.has(to) && !readFlag(body, 'dropTarget')) {
    return fail(48, 'target namespace exists')
  }
  engine.rename(collection, to)
  return {}
}

function dropDatabase({ db, engine }: Call): Doc {
  for (const [namespace, collection] of engine.collections)
    if (namespace.startsWith(`${db}.`)) engine.drop(collection)
  return { dropped: db }
}

function listed(call: Call, name: string, docs: Doc[]): Reply {
  const { cursor = {} } = call.body
  return cursorReply(call, `${call.db}.${name}`, docs.map(toRow), cursor)
}

function listCollections(call: Call): Reply {
  const { body, db, engine } = call
  const condition = parseFilter(body.filter ?? {})
  const more = readLooseFlag(body, 'nameOnly') ? {} : { options: {}, info: { readOnly: false } }
  const docs = [...engine.collections.values()]
    .filter(({ namespace }) => namespace.startsWith(`${db}.`))
    .map(({ namespace }) => ({ name: namespace.slice(db.length + 1), type: 'collection', ...more }))
  const wanted = docs.filter((doc) => condition.test(doc))
  return listed(call, '$cmd.listCollections', wanted)
}

function listIndexes(call: Call): Reply {
  const specs = existing(call).indexes.map((index) => index.spec)
  return listed(call, readText(call.body, 'listIndexes'), specs)
}

export const schemaCommands: Record<string, Command> = {
  create: schemaCommand('', create, rejectExisting),
  createIndexes: schemaCommand('indexes', createIndexes, answerExistingIndexes),
  drop: schemaCommand('', drop),
  dropDatabase: schemaCommand('', dropDatabase),
  renameCollection: schemaCommand('to dropTarget', renameCollection),
  listCollections: {
    run: listCollections,
    options: 'filter nameOnly cursor authorizedCollections',
  },
  listIndexes: { run: listIndexes, options: 'cursor' },
}
