import mongoose, { type mongo } from 'mongoose'

/** The collections of all models, which a worker's test files use one after another. */
export interface PreparedCollections {
  /** Creates the collections and indexes that the database lacks, as after imports of further models. */
  prepare(): Promise<void>
  /** Deletes all documents, and all collections and indexes that a test has created or changed. */
  empty(): Promise<void>
}

/** The commands that leave a collection as it is. All others name the one that they change, or change several. */
const READS = new Set([
  ...['aggregate', 'count', 'distinct', 'find', 'getMore', 'killCursors', 'listIndexes'],
  ...['abortTransaction', 'commitTransaction', 'endSessions', 'explain', 'hello', 'ping'],
  ...['listCollections', 'saslContinue', 'saslStart', 'serverStatus'],
])

export function createPreparedCollections(): PreparedCollections {
  /** The indexes of each model's collection, as one text. */
  const prepared = new Map<string, string>()
  let changed = new Set<string>()

  const note = ({ commandName, command }: mongo.CommandStartedEvent) => {
    if (READS.has(commandName)) return
    const name: unknown = command[commandName]
    const isOne = typeof name === 'string' && commandName !== 'renameCollection'
    for (const each of isOne ? [name] : prepared.keys()) changed.add(each)
  }

  return {
    async prepare() {
      const db = connectedDb()
      for (const model of Object.values(mongoose.models)) {
        const { name } = model.collection
        if (prepared.has(name)) continue
        await model.createCollection()
        await model.createIndexes()
        prepared.set(name, await describeIndexes(db, name))
      }
      changed = new Set()
      mongoose.connection.getClient().on('commandStarted', note)
    },

    async empty() {
      const db = connectedDb()
      mongoose.connection.getClient().off('commandStarted', note)
      const existing = await db.listCollections({}, { nameOnly: true }).toArray()
      const names = new Set(existing.map(({ name }) => name))
      for (const name of prepared.keys()) if (!names.has(name)) prepared.delete(name)
      for (const name of names) {
        if (prepared.has(name) && !changed.has(name)) continue
        if (prepared.get(name) === (await describeIndexes(db, name))) {
          await db.collection(name).deleteMany({})
        } else {
          await db.dropCollection(name)
          prepared.delete(name)
        }
      }
    },
  }
}

async function describeIndexes(db: mongo.Db, name: string): Promise<string> {
  return JSON.stringify(await db.collection(name).listIndexes().toArray())
}

export function connectedDb(): mongo.Db {
  const { db } = mongoose.connection
  if (!db) throw new Error('There is no database connection.')
  return db
}
