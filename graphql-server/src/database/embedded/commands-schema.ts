import type { Collection } from './collection.ts'
import { DatabaseError, fail } from './errors.ts'
import { indexSpec } from './indexes.ts'
import { sameValue } from './keys.ts'
import { parseFilter } from './filter.ts'
import { rowOf } from './pipeline.ts'
import {
  checkFields,
  collectionOf,
  countOf,
  documentsOf,
  flagOf,
  namespaceOf,
  textOf,
} from './request.ts'
import type { Command, Database, Request } from './request.ts'
import { isDoc } from './values.ts'
import type { Doc } from './values.ts'
import type { Reply } from './wire.ts'

/** Changes of collections and indexes wait for the open transaction, then happen at once. */
function schemaCommand(
  options: string[],
  change: (request: Request, database: Database) => Doc,
): Command {
  return {
    options,
    async run(request, database) {
      const { connection, deadline } = request
      await database.transactions.whenFree(connection, 'the collections', deadline)
      const body = change(request, database)
      await database.engine.durable()
      return { body: { ...body, ok: 1 } }
    },
  }
}

function create(request: Request, { engine }: Database): Doc {
  const namespace = namespaceOf(request, textOf(request.body, 'create'))
  if (engine.collections.has(namespace)) fail(48, `Collection ${namespace} already exists.`)
  engine.collection(namespace)
  return {}
}

function createIndexes(request: Request, { engine }: Database): Doc {
  const namespace = namespaceOf(request, textOf(request.body, 'createIndexes'))
  const specs = documentsOf(request.body, 'indexes').map(indexSpec)
  const createdCollectionAutomatically = !engine.collections.has(namespace)
  const collection = engine.collection(namespace)
  const numIndexesBefore = collection.indexes.length
  const missing = specs.filter((spec) => !exists(collection, spec))
  const built = collection.buildIndexes(missing)
  if (built.length > 0) engine.setIndexes(collection, [...collection.indexes, ...built])
  const numIndexesAfter = collection.indexes.length
  return { numIndexesBefore, numIndexesAfter, createdCollectionAutomatically }
}

/** Whether the collection has this very index. Another of its name, or it by another name, is refused. */
function exists(collection: Collection, spec: Doc): boolean {
  for (const index of collection.indexes) {
    const same = sameValue(identity(index.spec), identity(spec))
    if (same && (index.name === spec['name'] || index.name === '_id_')) return true
    if (index.name === spec['name'])
      fail(86, `An existing index has the same name as the requested index: ${index.name}`)
    if (same) fail(85, `Index already exists with a different name: ${index.name}`)
  }
  return false
}

/** What tells indexes apart. */
function identity(spec: Doc): Doc {
  const { key, unique = false, sparse = false, partialFilterExpression = null } = spec
  return { key, unique, sparse, partialFilterExpression }
}

function existing(request: Request, database: Database): Collection {
  return collectionOf(request, database) ?? fail(26, 'ns does not exist')
}

function dropIndexes(request: Request, database: Database): Doc {
  const collection = existing(request, database)
  const { index: wanted } = request.body
  const nIndexesWas = collection.indexes.length
  const names: unknown[] = Array.isArray(wanted) ? wanted : [wanted]
  for (const name of names) {
    if (name === '*') continue
    if (name === '_id_') fail(72, 'cannot drop _id index')
    if (
      !collection.indexes.some(
        (index) => index.name === name || (isDoc(name) && sameValue(index.spec['key'], name)),
      )
    )
      fail(27, `index not found with name [${String(name)}]`)
  }
  const kept = collection.indexes.filter(
    (index) =>
      index.name === '_id_' ||
      !names.some(
        (name) =>
          name === '*' ||
          name === index.name ||
          (isDoc(name) && sameValue(index.spec['key'], name)),
      ),
  )
  database.engine.setIndexes(collection, kept)
  return { nIndexesWas }
}

function drop(request: Request, database: Database): Doc {
  const collection = existing(request, database)
  database.engine.drop(collection)
  return { ns: collection.namespace, nIndexesWas: collection.indexes.length }
}

function dropDatabase({ db }: Request, { engine }: Database): Doc {
  for (const [namespace, collection] of engine.collections)
    if (namespace.startsWith(`${db}.`)) engine.drop(collection)
  return { dropped: db }
}

function cursorReply(
  { cursors }: Database,
  namespace: string,
  docs: Doc[],
  cursor: unknown,
): Reply {
  const size = isDoc(cursor) ? cursor : {}
  checkFields('cursor', size, ['batchSize'])
  const batch = cursors.open(namespace, docs.map(rowOf), countOf(size, 'batchSize'))
  return { body: { ok: 1 }, batch: { ...batch, field: 'firstBatch' } }
}

function listCollections(request: Request, database: Database): Reply {
  const { db, body } = request
  const condition = parseFilter(body['filter'] ?? {})
  const nameOnly = flagOf(body, 'nameOnly')
  const found = [...database.engine.collections.keys()]
    .filter((namespace) => namespace.startsWith(`${db}.`))
    .map((namespace): Doc => {
      const name = namespace.slice(db.length + 1)
      if (nameOnly) return { name, type: 'collection' }
      const idIndex = { v: 2, key: { _id: 1 }, name: '_id_' }
      return { name, type: 'collection', options: {}, info: { readOnly: false }, idIndex }
    })
    .filter((doc) => condition.test(doc))
  return cursorReply(database, `${db}.$cmd.listCollections`, found, body['cursor'])
}

function listIndexes(request: Request, database: Database): Reply {
  const collection = collectionOf(request, database)
  const name = textOf(request.body, 'listIndexes')
  if (!collection) throw new DatabaseError(26, `ns does not exist: ${request.db}.${name}`)
  const specs = collection.indexes.map((index) => index.spec)
  return cursorReply(database, collection.namespace, specs, request.body['cursor'])
}

function listDatabases({ body }: Request, { engine }: Database): Reply {
  const nameOnly = flagOf(body, 'nameOnly')
  const names = new Set([...engine.collections.keys()].map((namespace) => namespace.split('.')[0]))
  const condition = parseFilter(body['filter'] ?? {})
  const databases = [...names]
    .map((name) => (nameOnly ? { name } : { name, sizeOnDisk: 0, empty: false }))
    .filter((doc) => condition.test(doc))
  return { body: { databases, ok: 1 } }
}

export const schemaCommands: Record<string, Command> = {
  create: schemaCommand([], create),
  createIndexes: schemaCommand(['indexes', 'commitQuorum'], createIndexes),
  dropIndexes: schemaCommand(['index'], dropIndexes),
  drop: schemaCommand([], drop),
  dropDatabase: schemaCommand([], dropDatabase),
  listCollections: {
    run: listCollections,
    options: ['filter', 'nameOnly', 'cursor', 'authorizedCollections'],
  },
  listIndexes: { run: listIndexes, options: ['cursor'] },
  listDatabases: { run: listDatabases, options: ['filter', 'nameOnly'] },
}
