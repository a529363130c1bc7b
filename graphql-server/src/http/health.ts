import type { FastifyInstance } from 'fastify'
import mongoose from 'mongoose'
import type { ProductSearch } from '../domains/catalogue/search/product-search.ts'
import { refuseOtherMethods } from './method-not-allowed.ts'

const PING_TIMEOUT_MS = 2000

/**
 * `/healthz` answers while the process is alive; `/readyz` answers when the database can be reached and search is
 * ready.
 */
export function serveHealth(app: FastifyInstance, search: ProductSearch): void {
  for (const path of ['/healthz', '/readyz']) refuseOtherMethods(app, path, ['GET', 'HEAD'])
  app.get('/healthz', () => ({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    const missing = (await reachesDatabase())
      ? search.isReady()
        ? null
        : 'no search'
      : 'no database'
    if (missing === null) return { status: 'ready' }
    return reply.status(503).header('retry-after', '5').send({ status: missing })
  })
}

async function reachesDatabase(): Promise<boolean> {
  const answered =
    mongoose.connection.db
      ?.admin()
      .ping()
      .then(Boolean, () => false) ?? false
  const timeout = new Promise<boolean>((resolve) =>
    setTimeout(resolve, PING_TIMEOUT_MS, false).unref(),
  )
  return Promise.race([answered, timeout])
}
