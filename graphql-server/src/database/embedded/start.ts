import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { siblingModule, startThread } from '../../lib/thread.ts'
import { Cursors } from './cursors.ts'
import { damaged } from './data-file.ts'
import { Engine } from './engine.ts'
import { parseAddress, probe } from './probe.ts'
import type { Address } from './probe.ts'
import { Retries } from './retries.ts'
import { listen } from './server.ts'
import type { Listener } from './server.ts'
import { LmdbStore, memoryStore } from './store.ts'
import type { Store } from './store.ts'
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
  return options.inWorker ? startInWorker(options.folder) : start(options.folder)
}

function uriOf(port: number): string {
  return `mongodb://127.0.0.1:${port}/kirana?directConnection=true`
}

async function start(folder: string | null): Promise<EmbeddedDatabase> {
  const token = randomBytes(16).toString('hex')
  if (folder === null) return serve(await listen(), memoryStore, token)
  const served = await servedBy(parseAddress(addressFile(folder)), folder)
  return served ?? startInFolder(folder, token)
}

/** Several processes may try at once: the store lets one of them in, and the others join it. */
async function startInFolder(folder: string, token: string): Promise<EmbeddedDatabase> {
  const listener = await listen()
  let store: LmdbStore | undefined
  try {
    store = new LmdbStore(folder)
    const address: Address = { pid: process.pid, port: listener.port, token }
    for (;;) {
      const owner = store.owner()
      const joined = await servedBy(parseAddress(owner), folder)
      if (joined) {
        await listener.close()
        await store.close()
        return joined
      }
      if (store.claim(JSON.stringify(address), owner)) break
    }
    writeFileSync(join(folder, 'server.json'), JSON.stringify(address))
    return serve(listener, store, token)
  } catch (error) {
    await listener.close()
    await store?.close().catch(() => undefined)
    const fromLmdb = error instanceof Error && error.message.startsWith('MDB_')
    throw fromLmdb ? damaged(folder, error.message) : error
  }
}

function addressFile(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, 'server.json'), 'utf8')
  } catch {
    return undefined
  }
}

/** The database that another process serves, if it lives. */
async function servedBy(
  address: Address | undefined,
  folder: string,
): Promise<EmbeddedDatabase | undefined> {
  if (!address) return undefined
  const state = await probe(address, PATIENCE_MS)
  if (state === 'silent')
    throw new Error(
      `The database in ${folder} belongs to process ${address.pid}, which does not answer. ` +
        'Stop that process, then start again.',
    )
  return state === 'live' ? { uri: uriOf(address.port), close: () => Promise.resolve() } : undefined
}

/** Serves what the store holds. */
export function serve(listener: Listener, store: Store, token: string): EmbeddedDatabase {
  const engine = new Engine(store)
  const retries = new Retries(engine)
  const transactions = new Transactions(engine, retries)
  const address = `127.0.0.1:${listener.port}`
  const startedAt = performance.now()
  const cursors = new Cursors()
  listener.serve({ engine, retries, transactions, cursors, address, token, startedAt })
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
  let closing = false
  const uri = await new Promise<string>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('message', (message: unknown) => {
      if (isDoc(message) && typeof message['uri'] === 'string') resolve(message['uri'])
      else
        reject(new Error(isDoc(message) ? String(message['error']) : 'the database did not start'))
    })
  })
  worker.removeAllListeners('error')
  worker.once('exit', () => {
    if (!closing) throw new Error('the thread of the embedded database has ended')
  })
  return {
    uri,
    async close() {
      closing = true
      const ended = new Promise((resolve) => worker.once('exit', resolve))
      worker.postMessage('close')
      await ended
    },
  }
}
