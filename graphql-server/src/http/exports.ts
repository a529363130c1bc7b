import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { exportProducts } from '../domains/catalogue/csv/export-products.service.ts'
import { exportAccount } from '../domains/privacy/export-account.service.ts'
import type { Context } from '../graphql/context.ts'
import { requireAccess } from '../graphql/rights.ts'
import { refuseOtherMethods } from './method-not-allowed.ts'

const PRODUCTS = '/exports/products.csv'
const MY_DATA = '/exports/my-data.json'

/** Serves files to download: the products for admins, and everybody's own data. */
export function serveExports(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Promise<Context>,
): void {
  refuseOtherMethods(app, PRODUCTS, ['GET', 'HEAD'])
  app.get(PRODUCTS, async (request, reply) => {
    await requireAccess('admin', await contextOf(request))
    return sendFile(reply, 'products.csv', 'text/csv; charset=utf-8', exportProducts())
  })
  refuseOtherMethods(app, MY_DATA, ['GET', 'HEAD'])
  app.get(MY_DATA, async (request, reply) => {
    const { user } = await (await contextOf(request)).signedIn()
    return sendFile(reply, 'my-data.json', 'application/json', exportAccount(user))
  })
}

/** Sends a file in parts. Its name contains the day. */
function sendFile(reply: FastifyReply, name: string, type: string, parts: AsyncIterable<string>) {
  const dated = name.replace('.', `-${new Date().toISOString().slice(0, 10)}.`)
  return reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${dated}"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(parts))
}
