import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { siblingModule, startThread } from '../../lib/thread.ts'
import { Cursors } from './cursors.ts'
import { damaged } from './data-file.ts'
import { Engine } from './engine.ts'
import { parseAddress, probe } from './probe.ts'
import { Retries } from './retries.ts'
import { listen, type Listener } from './server.ts'
import { LmdbStore, memoryStore, type Store } from './store.ts'
import { Transactions } from './transactions.ts'
import { isDoc } from './values.ts'

export interface EmbeddedDatabase {
  /** For mongoose.connect. */
  uri: string
  close(): Promise<void>
}

export interface EmbeddedOptions {
  /** Where the data is kept; null keeps it in memory only. */
  folder: string | null
  /** In a thread of its own, so that long reads do not hold up the caller's. */
  inWorker: boolean
}

/** As long as another process may take to open a large database. */
const PATIENCE_MS = 30_000

/**
 * Starts the database, or joins the process that already serves this folder. Refuses a folder
 * whose database does not answer, or whose files are damaged.
 */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { folder, inWorker } = options
  if (inWorker) return startInWorker(folder)
  const token = randomBytes(16).toString('hex')
  return folder === null ? serve(await listen(), memoryStore, token) : startIn(folder, token)
}

async function startIn(folder: string, token: string): Promise<EmbeddedDatabase> {
  const listener = await listen()
  let store: LmdbStore | undefined
  try {
    store = new LmdbStore(folder)
    const address = JSON.stringify({ pid: process.pid, port: listener.port, token })
    const other = await claim(store, folder, address)
    if (other === undefined) {
      writeFileSync(join(folder, 'server.json'), address)
      return serve(listener, store, token)
    }
    await listener.close()
    await store.close()
    return { uri: uriOf(other), close: () => Promise.resolve() }
  } catch (error) {
    await listener.close()
    await store?.close().catch(() => undefined)
    const isOfLmdb = error instanceof Error && error.message.startsWith('MDB_')
    throw isOfLmdb ? damaged(folder, error.message) : error
  }
}

/**
 * Makes this process the one that serves the folder, or gives the port of the one that does.
 * Several may try at once: the store lets one of them in.
 */
async function claim(store: LmdbStore, folder: string, own: string): Promise<number | undefined> {
  for (;;) {
    const owner = store.owner()
    const address = parseAddress(owner)
    const state = address ? await probe(address, PATIENCE_MS) : 'gone'
    if (state === 'live') return address?.port
    if (state === 'silent')
      throw new Error(
        `The database in ${folder} belongs to process ${address?.pid ?? ''}, which does not ` +
          'answer. Stop that process, then start again.',
      )
    if (store.claim(own, owner)) return undefined
  }
}

function uriOf(port: number): string {
  return `mongodb://127.0.0.1:${port}/kirana?directConnection=true`
}

/** Serves what the store holds. */
export function serve(listener: Listener, store: Store, token: string): EmbeddedDatabase {
  const engine = new Engine(store)
  const retries = new Retries(engine)
  store.loaded()
  const transactions = new Transactions(engine, retries)
  const address = `127.0.0.1:${listener.port}`
  listener.serve({ engine, retries, transactions, cursors: new Cursors(), address, token })
  return {
    uri: uriOf(listener.port),
    async close() {
      transactions.close()
      await listener.close()
      await store.close()
    },
  }
}

async function startInWorker(folder: string | null): Promise<EmbeddedDatabase> {
  const worker = startThread(siblingModule('worker', import.meta.url), { folder })
  const messages: unknown[] = await once(worker, 'message')
  const [started] = messages
  const { uri, error } = isDoc(started) ? started : {}
  if (typeof uri !== 'string') throw new Error(String(error))
  const diesAlone = () => {
    throw new Error('the thread of the embedded database has ended')
  }
  worker.once('exit', diesAlone)
  return {
    uri,
    async close() {
      worker.off('exit', diesAlone)
      worker.postMessage('close')
      await once(worker, 'exit')
    },
  }
}
