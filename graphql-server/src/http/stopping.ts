import type { FastifyInstance } from 'fastify'

/**
 * While the app stops, every reply is the last one of its connection. Node would keep those that were in use then open
 * for requests to come, and the app waits for the end of all.
 */
export function endConnectionsOnStop(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', (done) => {
    isStopping = true
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) void reply.header('connection', 'close')
    done()
  })
}
