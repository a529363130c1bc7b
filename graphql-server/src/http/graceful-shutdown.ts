import type { FastifyInstance } from 'fastify'
import { setImmediate, setTimeout } from 'node:timers/promises'

/** The interval between checks for new arrivals. */
const CHECK_INTERVAL_MS = 10
/** After this many checks without arrivals, no connection is waiting to be accepted. */
const QUIET_CHECKS = 10
/** The most checks under constant load: two seconds, or longer when they are delayed. */
const MAX_CHECKS = 200

/**
 * While the app stops, each response closes its connection, and the app accepts connections until no more arrive.
 * Closing the listener immediately would reset connections that the kernel has accepted but Node has not. That happens
 * on a busy event loop, where Node accepts one connection per turn.
 */
export function closeConnectionsOnShutdown(app: FastifyInstance): void {
  let isStopping = false
  let arrivals = 0
  app.server.on('connection', () => (arrivals += 1))
  app.addHook('onRequest', (_request, _reply, done) => {
    arrivals += 1
    done()
  })
  app.addHook('preClose', async () => {
    isStopping = true
    if (app.server.listening) await quiet(() => arrivals)
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) void reply.header('connection', 'close')
    done()
  })
}

/** Resolves when nothing more arrives. Counts event loop turns, because time also passes while the loop is blocked. */
async function quiet(arrivals: () => number): Promise<void> {
  let quietChecks = 0
  for (let check = 0; check < MAX_CHECKS && quietChecks < QUIET_CHECKS; check += 1) {
    const before = arrivals()
    await setTimeout(CHECK_INTERVAL_MS)
    await setImmediate()
    quietChecks = arrivals() === before ? quietChecks + 1 : 0
  }
}
