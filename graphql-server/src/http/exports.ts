import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { refusalOf } from '../domains/account/account.policy.ts'
import { exportProducts } from '../domains/catalogue/export-products.service.ts'
import type { Context } from '../graphql/context.ts'
import { forbidden, unauthenticated } from '../lib/faults.ts'

/** Serves the products as a CSV file, to admins alone. */
export function serveExports(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
): void {
  app.get('/exports/products.csv', async (request, reply) => {
    const refusal = refusalOf('admin', await contextOf(request).viewer())
    if (refusal === 'UNAUTHENTICATED') throw unauthenticated()
    if (refusal === 'FORBIDDEN') throw forbidden()
    const day = new Date().toISOString().slice(0, 10)
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="products-${day}.csv"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(exportProducts()))
  })
}
