import { parentPort, workerData } from 'node:worker_threads'
import { explainFolderProblems } from '../../lib/start-problems.ts'
import { startEmbeddedDatabase } from './start.ts'
import { isDoc } from './bson/values.ts'

/** The thread where `npm start` runs the database; see startEmbeddedDatabase. */
const data = isDoc(workerData) ? workerData : {}
const folder = typeof data.folder === 'string' ? data.folder : null
const isExclusive = data.isExclusive === true
try {
  const start = () => startEmbeddedDatabase({ folder, inWorker: false, isExclusive })
  const database = await (folder === null ? start() : explainFolderProblems(folder, start))
  parentPort?.once('message', () => void database.close())
  parentPort?.postMessage({ uri: database.uri })
} catch (error) {
  parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) })
}
