import { Cursors } from './commands/cursors.ts'
import { Engine } from './data/engine.ts'
import type { Listener } from './wire/listener.ts'
import { Retries } from './commands/retries.ts'
import { talk } from './wire/server.ts'
import { Journal } from './storage/journal.ts'
import type { Store } from './storage/store.ts'
import { Transactions } from './commands/transactions.ts'

export interface EmbeddedDatabase {
  /** For mongoose.connect. */
  uri: string
  close(): Promise<void>
}

/** Serves what the store holds. */
export function serve(listener: Listener, store: Store, secret: string): EmbeddedDatabase {
  const engine = new Engine(store)
  const retries = new Retries(engine)
  const transactions = new Transactions(engine, retries)
  const cursors = new Cursors()
  const admitted = listener.address.port === undefined ? undefined : new WeakSet()
  const database = { engine, retries, transactions, cursors, secret, admitted }
  if (store instanceof Journal)
    store.snapshot = () =>
      transactions.whenFree({}, () => [...engine.snapshot(), ...retries.snapshot()])
  listener.handle((socket) => talk(socket, database))
  return {
    uri: listener.uri(secret),
    /** Stops listening last: a process that waits for the end of the listener opens the files then. */
    async close() {
      transactions.close()
      listener.suspend()
      await store.close()
      await listener.close()
    },
  }
}
