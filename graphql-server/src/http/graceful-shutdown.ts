import type { FastifyInstance } from 'fastify'
import { setImmediate, setTimeout } from 'node:timers/promises'

/** Between two looks whether anything has arrived. */
const CHECK_INTERVAL_MS = 10
/** After so many looks at which nothing had arrived, nothing waits to be accepted. */
const QUIET_CHECKS = 10
/** Under a load that never ends no more looks are taken: two seconds, or longer where they are late. */
const MAX_CHECKS = 200

/**
 * While the app stops, every reply is the last one of its connection, and the app still accepts connections until no
 * more arrive. A listener that closes at once resets those that the kernel has accepted and Node has not, as happens on
 * a busy event loop: Node takes one of them each turn.
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

/** Resolves when nothing more arrives. Counts turns of the event loop, because time passes also while it is blocked. */
async function quiet(arrivals: () => number): Promise<void> {
  let quietChecks = 0
  for (let check = 0; check < MAX_CHECKS && quietChecks < QUIET_CHECKS; check += 1) {
    const before = arrivals()
    await setTimeout(CHECK_INTERVAL_MS)
    await setImmediate()
    quietChecks = arrivals() === before ? quietChecks + 1 : 0
  }
}
