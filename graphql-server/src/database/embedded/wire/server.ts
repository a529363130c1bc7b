import { once } from 'node:events'
import type { Socket } from 'node:net'
import type { Database } from '../commands/command.ts'
import { answer } from '../commands/dispatch.ts'
import { readMessages, type StopReading } from './message-stream.ts'
import { readMessage, writeReply, type Reply } from './messages.ts'

/** Answers one connection's messages in their order; reads on only as fast as it answers. */
export function talk(socket: Socket, database: Database): StopReading {
  socket.once('close', () => database.transactions.closed(socket))
  return readMessages(socket, (header, rest) => {
    const message = readMessage(header, rest)
    const send = (reply: Reply) =>
      message.silent || socket.write(writeReply(message, reply)) ? undefined : once(socket, 'drain')
    const reply = answer(message, socket, database)
    return reply instanceof Promise ? reply.then(send) : send(reply)
  })
}
