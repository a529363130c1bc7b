import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { siblingModule, startThread } from '../../lib/thread.ts'
import { listen } from './wire/listener.ts'
import { openFolder } from './open-folder.ts'
import { serve, type EmbeddedDatabase } from './serve.ts'
import { memoryStore } from './storage/store.ts'
import { isDoc } from './bson/values.ts'

export type { EmbeddedDatabase }

export interface EmbeddedOptions {
  /** Where the data is stored, or null to keep it in memory only. */
  folder: string | null
  /** Whether it runs in a separate thread, so that long reads do not block the caller's thread. */
  inWorker: boolean
  /**
   * Whether no other process may use the folder. Throws if one does; a process that starts later waits up to a minute
   * for the end.
   */
  isExclusive?: boolean
}

/**
 * Starts the database, or joins the process that already serves this folder. Throws when that process does not answer
 * or when files are damaged.
 */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { folder, inWorker, isExclusive } = options
  if (inWorker) return startInWorker({ folder, isExclusive })
  if (folder !== null) return openFolder(folder, { onFailure: throwUncaught, isExclusive })
  return serve(await listen(null), memoryStore, randomBytes(16).toString('hex'))
}

/** Ends the process, because the database is gone. */
function throwUncaught(error: unknown): void {
  setImmediate(() => {
    throw error
  })
}

async function startInWorker(
  data: Pick<EmbeddedOptions, 'folder' | 'isExclusive'>,
): Promise<EmbeddedDatabase> {
  const worker = startThread(siblingModule('worker', import.meta.url), data)
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
