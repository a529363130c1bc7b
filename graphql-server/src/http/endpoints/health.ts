import type { FastifyInstance } from 'fastify'
import mongoose from 'mongoose'
import type { ProductSearch } from '../../domains/catalogue/search/product-search.ts'
import { shareCheck } from '../../lib/cache/shared-check.ts'
import type { FileStorage } from '../../uploads/storage.ts'
import { refuseOtherMethods } from '../method-not-allowed.ts'

const PING_TIMEOUT_MS = 2000
/** Checking an object store is a paid request. */
const PICTURES_INTERVAL_MS = 2000

/**
 * Serves `/healthz`, which succeeds while the process is alive, and `/readyz`, which succeeds when the database and the
 * images can be reached and search is ready.
 */
export function serveHealth(
  app: FastifyInstance,
  search: ProductSearch,
  pictures: Pick<FileStorage, 'check'>,
): void {
  const reachesPictures = shareCheck(() => pictures.check(), PICTURES_INTERVAL_MS)
  for (const path of ['/healthz', '/readyz']) refuseOtherMethods(app, path, ['GET', 'HEAD'])
  app.get('/healthz', () => ({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    const missing = await findMissing()
    if (missing === null) return { status: 'ready' }
    return reply.status(503).header('retry-after', '5').send({ status: missing })
  })

  async function findMissing(): Promise<string | null> {
    const checks = [reachesDatabase(), reachesPictures()].map(isTrueInTime)
    const [hasDatabase, hasPictures] = await Promise.all(checks)
    if (!hasDatabase) return 'no database'
    if (!hasPictures) return 'no images'
    return search.isReady() ? null : 'no search'
  }
}

async function reachesDatabase(): Promise<boolean> {
  const ping = mongoose.connection.db?.admin().ping()
  return ping?.then(Boolean, () => false) ?? false
}

/** Resolves to false if the answer takes too long. */
function isTrueInTime(answer: Promise<boolean>): Promise<boolean> {
  const timeout = new Promise<boolean>((resolve) =>
    setTimeout(resolve, PING_TIMEOUT_MS, false).unref(),
  )
  return Promise.race([answer, timeout])
}
