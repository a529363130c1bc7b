import { parentPort, workerData } from 'node:worker_threads'
import { startEmbeddedDatabase } from './start.ts'
import { isDoc } from './bson/values.ts'

/** The thread in which `npm start` runs the database; see startEmbeddedDatabase. */
const folder = isDoc(workerData) && typeof workerData.folder === 'string' ? workerData.folder : null
try {
  const database = await startEmbeddedDatabase({ folder, inWorker: false })
  parentPort?.once('message', () => void database.close())
  parentPort?.postMessage({ uri: database.uri })
} catch (error) {
  parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) })
}
