import mongoose from 'mongoose'
import driver from 'mongodb/lib/utils.js'

const waitForEvent = driver.once

/**
 * Rejects commands whose socket closes before the driver has written them. Without this, the driver (7.5 to 7.9) waits
 * forever if the database closed the socket just before, because a destroyed socket emits neither `drain` nor `error`.
 */
export function rejectWritesToClosedSockets(): void {
  driver.once = (socket, event, options) =>
    new Promise((resolve, reject) => {
      const fail = () => reject(new mongoose.mongo.MongoNetworkError('The connection was closed.'))
      if (socket.destroyed) fail()
      socket.once('close', fail)
      waitForEvent(socket, event, options)
        .then(resolve, reject)
        .finally(() => socket.off('close', fail))
    })
}
