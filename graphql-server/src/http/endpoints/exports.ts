import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Types } from 'mongoose'
import { Readable } from 'node:stream'
import { rateLimited } from '../../auth/limiter.ts'
import { findAddedCustomer } from '../../domains/account/phone-customer.service.ts'
import { exportProducts } from '../../domains/catalogue/csv/export-products.service.ts'
import { recordCustomerViews } from '../../domains/customer/customer-view.service.ts'
import { customerMessages } from '../../domains/customer/messages.ts'
import { exportDocuments } from '../../domains/order/returns/export-documents.service.ts'
import { exportReturnTable } from '../../domains/order/returns/export-return.service.ts'
import { exportMedicineBills } from '../../domains/order/packing/medicine-bills.service.ts'
import { exportRecall } from '../../domains/order/packing/recall.service.ts'
import { exportRegister } from '../../domains/order/register/register.service.ts'
import { exportAccount, exportTicket } from '../../domains/privacy/export-account.service.ts'
import { isFromGuest } from '../../domains/ticket/guest-ticket.service.ts'
import { ticketMessages } from '../../domains/ticket/messages.ts'
import { findTicket } from '../../domains/ticket/ticket-list.service.ts'
import type { Context } from '../../graphql/context/context.ts'
import { requestError } from '../../lib/errors.ts'
import { requireAccess } from '../../graphql/rights.ts'
import { refuseOtherMethods } from '../method-not-allowed.ts'

const PRODUCTS = '/exports/products.csv'
const REGISTER = '/exports/prescription-register.csv'
const BILLS = '/exports/medicine-bills.csv'
const RECALL = '/exports/recall.csv'
const GSTR1 = '/exports/gstr1.csv'
const DOCUMENTS = '/exports/documents.csv'
const MY_DATA = '/exports/my-data.json'
const CUSTOMER = '/exports/customer.json'
const TICKET = '/exports/ticket.json'
const JSON_TYPE = 'application/json'
const CSV = 'text/csv; charset=utf-8'

type ContextOf = (request: FastifyRequest) => Promise<Context>

/**
 * Serves downloads: for admins, products, the lists of medicines, GST returns, documents and the data of people without a
 * login; for pharmacists, the register; and each user's own data.
 */
export function serveExports(app: FastifyInstance, contextOf: ContextOf): void {
  refuseOtherMethods(app, PRODUCTS, ['GET', 'HEAD'])
  app.get(PRODUCTS, async (request, reply) => {
    await requireAccess('admin', await contextOf(request))
    return sendFile(reply, `products-${today()}.csv`, CSV, exportProducts())
  })
  refuseOtherMethods(app, REGISTER, ['GET', 'HEAD'])
  app.get<{ Querystring: { month?: unknown } }>(REGISTER, async (request, reply) => {
    await requireAccess('pharmacist', await contextOf(request))
    const month = String(request.query.month)
    const parts = exportRegister(month)
    return sendFile(reply, `prescription-register-${month}.csv`, CSV, parts)
  })
  refuseOtherMethods(app, BILLS, ['GET', 'HEAD'])
  app.get<{ Querystring: { month?: unknown } }>(BILLS, async (request, reply) => {
    await requireAccess('admin', await contextOf(request))
    const month = String(request.query.month)
    return sendFile(reply, `medicine-bills-${month}.csv`, CSV, exportMedicineBills(month))
  })
  refuseOtherMethods(app, RECALL, ['GET', 'HEAD'])
  app.get<{ Querystring: { batch?: unknown } }>(RECALL, async (request, reply) => {
    await requireAccess('admin', await contextOf(request))
    const { batch } = request.query
    const parts = exportRecall(typeof batch === 'string' ? batch : '')
    return sendFile(reply, `recall-${today()}.csv`, CSV, parts)
  })
  refuseOtherMethods(app, GSTR1, ['GET', 'HEAD'])
  app.get<{ Querystring: { period?: unknown; table?: unknown } }>(GSTR1, async (request, reply) => {
    await requireAccess('admin', await contextOf(request))
    const period = String(request.query.period)
    const table = String(request.query.table)
    const parts = exportReturnTable(period, table)
    return sendFile(reply, `gstr1-${period}-${table}.csv`, CSV, parts)
  })
  refuseOtherMethods(app, DOCUMENTS, ['GET', 'HEAD'])
  app.get<{ Querystring: { from?: unknown; to?: unknown } }>(DOCUMENTS, async (request, reply) => {
    await requireAccess('admin', await contextOf(request))
    const [from, to] = [String(request.query.from), String(request.query.to)]
    return sendFile(reply, `documents-${from}-${to}.csv`, CSV, exportDocuments(from, to))
  })
  refuseOtherMethods(app, MY_DATA, ['GET', 'HEAD'])
  app.get(MY_DATA, async (request, reply) => {
    const context = await contextOf(request)
    const { user } = await context.signedIn()
    await countExport(user._id, context)
    return sendFile(reply, `my-data-${today()}.json`, JSON_TYPE, exportAccount(user))
  })
  serveDataOfOthers(app, contextOf)
}

async function countExport(userId: Types.ObjectId, { limits }: Context): Promise<void> {
  const wait = await limits.spend('exports', userId.toHexString())
  if (wait !== null) throw rateLimited(wait)
}

/** Personal data that the team keeps about people without a login. The reading of a customer is recorded. */
function serveDataOfOthers(app: FastifyInstance, contextOf: ContextOf): void {
  refuseOtherMethods(app, CUSTOMER, ['GET', 'HEAD'])
  app.get<{ Querystring: { customer?: unknown } }>(CUSTOMER, async (request, reply) => {
    const context = await contextOf(request)
    await requireAccess('admin', context)
    const { user: admin } = await context.signedIn()
    await countExport(admin._id, context)
    const customer = await findAddedCustomer(String(request.query.customer))
    if (!customer) throw requestError(customerMessages.CUSTOMER_UNKNOWN())
    await recordCustomerViews(admin._id, [customer._id])
    return sendFile(reply, `customer-${today()}.json`, JSON_TYPE, exportAccount(customer))
  })
  refuseOtherMethods(app, TICKET, ['GET', 'HEAD'])
  app.get<{ Querystring: { ticket?: unknown } }>(TICKET, async (request, reply) => {
    await requireAccess('admin', await contextOf(request))
    const ticket = await findTicket(String(request.query.ticket))
    if (!ticket || !isFromGuest(ticket)) throw requestError(ticketMessages.TICKET_UNKNOWN())
    return sendFile(reply, `ticket-${today()}.json`, JSON_TYPE, exportTicket(ticket))
  })
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}

function sendFile(
  reply: FastifyReply,
  name: string,
  type: string,
  parts: AsyncIterable<string> | string[],
) {
  return reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(parts))
}
