import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { exportProducts } from '../domains/catalogue/csv/export-products.service.ts'
import type { Context } from '../graphql/context.ts'
import { requireAccess } from '../graphql/rights.ts'
import { refuseOtherMethods } from './method-not-allowed.ts'

const PRODUCTS = '/exports/products.csv'

export function serveExports(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Promise<Context>,
): void {
  refuseOtherMethods(app, PRODUCTS, ['GET', 'HEAD'])
  app.get(PRODUCTS, async (request, reply) => {
    await requireAccess('admin', await contextOf(request))
    const day = new Date().toISOString().slice(0, 10)
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="products-${day}.csv"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(exportProducts()))
  })
}
