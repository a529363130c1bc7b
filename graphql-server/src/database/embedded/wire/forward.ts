import { once } from 'node:events'
import type { Socket } from 'node:net'
import { readMessages, type StopReading } from './message-stream.ts'
import { wantsReply } from './messages.ts'

/**
 * Forwards a driver's messages to the folder's owner, and the replies back. When the owner ends, a driver that waits
 * for a reply loses its connection and retries; any other driver keeps it and notices nothing.
 */
export function forward(driver: Socket, owner: Socket): StopReading {
  let waiting: { resolve: (reply: Buffer) => void; reject: (error: Error) => void } | undefined
  readMessages(owner, (header, rest) => {
    waiting?.resolve(Buffer.concat([header, rest]))
    return undefined
  })
  owner.on('error', () => owner.destroy())
  owner.once('close', () => waiting?.reject(new Error('the owner is gone')))
  driver.once('close', () => owner.destroy())

  const stop = readMessages(driver, async (header, rest) => {
    if (owner.destroyed) throw new Error('the owner is gone')
    owner.write(Buffer.concat([header, rest]))
    if (!wantsReply(header, rest)) return
    const reply = await new Promise<Buffer>((resolve, reject) => (waiting = { resolve, reject }))
    if (!driver.write(reply)) await once(driver, 'drain')
  })
  return () => {
    owner.destroy()
    return stop()
  }
}
