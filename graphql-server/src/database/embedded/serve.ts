import { once } from 'node:events'
import type { Socket } from 'node:net'
import { Cursors } from './data/cursors.ts'
import { Engine } from './data/engine.ts'
import type { Database } from './commands/command.ts'
import { answer } from './commands/dispatch.ts'
import type { Listener } from './wire/listener.ts'
import { Retries } from './commands/retries.ts'
import { Snapshots } from './commands/snapshots.ts'
import { readMessages, type StopReading } from './wire/message-stream.ts'
import { readMessage, writeReply, type Reply } from './wire/messages.ts'
import { Journal } from './storage/journal.ts'
import type { Store } from './storage/store.ts'
import { Transactions } from './commands/transactions.ts'

export interface EmbeddedDatabase {
  /** The URI for mongoose.connect. */
  uri: string
  close(): Promise<void>
}

export function serve(listener: Listener, store: Store, secret: string): EmbeddedDatabase {
  const engine = new Engine(store)
  const retries = new Retries(engine)
  const transactions = new Transactions(engine, retries)
  const cursors = new Cursors()
  const snapshots = new Snapshots(engine, transactions)
  const admitted = listener.address.port === undefined ? undefined : new WeakSet()
  const database = { engine, retries, transactions, cursors, snapshots, secret, admitted }
  if (store instanceof Journal)
    store.snapshot = () =>
      transactions.whenFree({}, () => [...engine.snapshot(), ...retries.snapshot()])
  listener.handle((socket) => serveConnection(socket, database))
  return {
    uri: listener.uri(secret),
    /** Stops listening last, because a process that waits for the listener's end then opens the files. */
    async close() {
      transactions.close()
      listener.suspend()
      await store.close()
      await listener.close()
    },
  }
}

/** Answers the messages on a connection in order. Reads only as fast as it answers. */
function serveConnection(socket: Socket, database: Database): StopReading {
  socket.once('close', () => database.transactions.closed(socket))
  return readMessages(socket, (header, rest) => {
    const message = readMessage(header, rest)
    const send = (reply: Reply) =>
      message.silent || socket.write(writeReply(message, reply)) ? undefined : once(socket, 'drain')
    const reply = answer(message, socket, database)
    return reply instanceof Promise ? reply.then(send) : send(reply)
  })
}
