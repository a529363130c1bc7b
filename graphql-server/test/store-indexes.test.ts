import { parse } from 'graphql'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCsv } from '../src/domains/catalogue/csv/reading/csv-rows.ts'
import { importArguments } from '../src/cli/import-arguments.ts'
import type { ReportedRow } from '../src/domains/catalogue/csv/import-options.ts'
import { importProducts } from '../src/domains/catalogue/csv/import-products.ts'
import { CartLine } from '../src/domains/cart/cart-line.model.ts'
import { deleteExpiredInvitations } from '../src/domains/account/team/invitation.service.ts'
import { recordPageEnd } from '../src/domains/order/desk/card-payment.service.ts'
import { recordFailedRefund } from '../src/domains/order/payment/card-refund.service.ts'
import { ensureLog } from '../src/domains/catalogue/changes/change-log.service.ts'
import { Order } from '../src/domains/order/record/order.model.ts'
import { deleteOldStatements } from '../src/domains/order/payment/statement/statement-list.service.ts'
import { deleteOldBegunPayments } from '../src/domains/order/payment/begun-payment.service.ts'
import { Reservation } from '../src/domains/order/checkout/reservation.model.ts'
import { releaseReservation } from '../src/domains/order/checkout/reserved-stock.service.ts'
import { expireReservations } from '../src/domains/order/checkout/reservation.service.ts'
import { numberChanges } from '../src/domains/catalogue/changes/number-changes.service.ts'
import { clearFiles } from '../src/domains/private-file/private-files.service.ts'
import { listOwnTickets } from '../src/domains/ticket/ticket-list.service.ts'
import { prescriptionKind } from '../src/domains/prescription/prescription.service.ts'
import { deleteOldUsage } from '../src/domains/partner/partner-usage.service.ts'
import { deleteOldDeliveries } from '../src/domains/webhook/deliveries.service.ts'
import { Delivery } from '../src/domains/webhook/delivery.model.ts'
import { Webhook } from '../src/domains/webhook/webhook.model.ts'
import { exportBatch } from './support/batches.ts'
import { countScans } from './support/database.ts'
import { prescriptionFacts } from './support/prescription-facts.ts'
import { expectNone } from './support/scans.ts'
import {
  buildAddress,
  buildCategory,
  buildPartnerKey,
  buildPrescription,
  buildProduct,
  buildScheduled,
  buildShopper,
  buildSubCategory,
  PASSWORD,
  type Shopper,
  writtenAddress,
} from './support/factories.ts'
import { readOperations } from './support/operations.ts'
import { emptyFields, pageSorts, pageVariables } from './support/page-variables.ts'
import { buildNotifiedWebhook } from './support/notified-webhook.ts'
import { type Mutation, runMutation } from './support/run-mutation.ts'
import { applyUpiStatement, uploadStatement, writeStatement } from './support/statements.ts'
import { openTestStore, type TestStore } from './support/store.ts'

let folder: string
let store: TestStore
let shopper: Shopper
let admin: Shopper
let ids: Record<
  | 'categoryId'
  | 'ticketId'
  | 'subCategoryId'
  | 'id'
  | 'orderId'
  | 'productId'
  | 'keyId'
  | 'webhookId'
  | 'statementId'
  | 'customerId',
  string
>
let addressId: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-indexes-'))
  store = await openTestStore()
  await ensureLog()
  shopper = await buildShopper(store.tokens)
  admin = await buildShopper(store.tokens, { role: 'ADMIN' })
  const category = await buildCategory()
  const subCategory = await buildSubCategory({ categoryIds: [category._id] })
  const fields = { categoryIds: [category._id], subCategoryIds: [subCategory._id] }
  for (let n = 0; n < 30; n += 1) {
    await buildCategory()
    await buildProduct({ name: `Rice ${n}`, ...fields })
    await buildNeighbour(n)
  }
  const { _id } = await buildProduct({ name: 'Basmati Rice', stock: 100, ...fields })
  addressId = (await buildAddress(shopper.user))._id.toHexString()
  ids = {
    categoryId: category._id.toHexString(),
    subCategoryId: subCategory._id.toHexString(),
    id: _id.toHexString(),
    productId: _id.toHexString(),
    ...{ orderId: '', statementId: '', ticketId: '' },
    customerId: shopper.user._id.toHexString(),
    ...(await buildNotifiedWebhook([_id])),
  }
  await mutate('addToCart', { productId: ids.id, quantity: 2 }, shopper)
  await placeOrder()
  const order = await Order.findOne({ userId: shopper.user._id }).lean()
  ids.orderId = order?._id.toHexString() ?? ''
  ids.statementId = (await applyStatement()).statementId
  await mutate('createTicket', { ...question, orderId: ids.orderId }, shopper)
  const { edges } = await listOwnTickets(shopper.user._id, { first: 1 })
  ids.ticketId = edges[0]?.node._id.toHexString() ?? ''
  await mutate('addToCart', { productId: ids.id, quantity: 1 }, shopper)
  await store.lookForSearch()
})
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

/** Creates another user, whose rows must not be read for the customer. */
async function buildNeighbour(n: number): Promise<void> {
  const neighbour = await buildShopper(store.tokens)
  const address = await buildAddress(neighbour.user)
  const product = await buildProduct({ name: `Dal ${n}` })
  const [productId, to] = [product._id.toHexString(), address._id.toHexString()]
  await mutate('addToCart', { productId, quantity: 1 }, neighbour)
  await mutate('placeOrder', { ...buildOrder(productId, to), paymentMethod: CASH }, neighbour)
  await mutate('addToCart', { productId, quantity: 1 }, neighbour)
}

const applyStatement = () => applyUpiStatement(store, admin, shopper)

const mutate = (...mutation: Mutation) => runMutation(store, ...mutation)
const question = { reason: 'OTHER', text: 'Where is it?' }

const CASH = 'CASH_ON_DELIVERY'

function buildOrder(productId: string, to: string) {
  const lines = [{ productId, quantity: 1 }]
  return { lines, addressId: to, expectedTotal: 8900 }
}

function placeOrder() {
  const order = buildOrder(ids.id, addressId)
  return mutate('placeOrder', { ...order, paymentMethod: CASH }, shopper)
}

async function cartLineId(): Promise<string> {
  const line = await CartLine.findOne({ userId: shopper.user._id }).lean()
  return line?._id.toHexString() ?? ''
}

describe('pages', () => {
  const ofAdmin =
    /^(Manage|Products$|AllOrders|StockMovements|ReservedPieces|GstProposal|ProductToEdit|ProductCategories|UnseenOrders|OrderPause|OpenWork|DashboardSearch|PushKey|PhoneCustomers|OrderLinks|ReadShoppingList|MedicineFindings)/
  const pages = [...readOperations()].filter(([, text]) => text.startsWith('query'))
  it.each(pages)('the page %s scans no collection', async (page, document) => {
    const id = page === 'Order' ? ids.orderId : ids.id
    const { accessToken } = ofAdmin.test(page) ? admin : shopper
    const scans = await countScans(async () => {
      const lists = { ids: [ids.id], productIds: [ids.id], orderIds: [ids.orderId] }
      const places = { categoryIds: [ids.categoryId], subCategoryIds: [ids.subCategoryId] }
      const given = { ...pageVariables, ...ids, id, ...lists, ...places, sort: pageSorts[page] }
      const { errors, data } = await store.query<object>(parse(document), given, accessToken)
      expect(errors).toBeUndefined()
      const missing = Object.entries(data).filter(([, value]) => value === null)
      expect(missing.map(([name]) => name)).toEqual(emptyFields[page] ?? [])
    })
    expectNone(page, scans)
  })
})

describe('writes', () => {
  const writes: [what: string, work: () => Promise<unknown>][] = [
    [
      'register, log in and request a password reset',
      async () => {
        const [email, password] = [`${randomUUID()}@example.com`, PASSWORD]
        const person = { name: 'Ravi', email, password, confirmPassword: password }
        await mutate('register', person)
        await mutate('login', { email, password })
        await mutate('requestPasswordReset', { email })
        await store.sendMail()
      },
    ],
    ['change the profile', () => mutate('updateProfile', { ...profile(), name: 'A' }, shopper)],
    [
      'change the password and delete the account',
      async () => {
        const user = await buildShopper(store.tokens, { role: 'ADMIN' })
        const [currentPassword, newPassword] = [PASSWORD, `${PASSWORD}!`]
        const change = { currentPassword, newPassword, confirmPassword: newPassword }
        await mutate('changePassword', change, user)
        await mutate('deleteAccount', { currentPassword: newPassword }, user)
      },
    ],
    [
      'invite somebody to the team, accept, and remove them',
      async () => {
        const { user, accessToken, refreshToken } = await buildShopper(store.tokens)
        await mutate('inviteToTeam', { email: user.email, role: 'STAFF' }, admin)
        await store.sendMail()
        const mail = store.mails.findLast(({ to }) => to === user.email)
        const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
        await mutate('acceptTeamInvitation', { token }, { user, accessToken, refreshToken })
        const member = { memberId: user._id.toHexString() }
        await mutate('setTeamRole', { ...member, role: 'ADMIN' }, admin)
        await mutate('removeFromTeam', member, admin)
        await deleteExpiredInvitations()
      },
    ],
    [
      'fill the cart',
      async () => {
        const productId = (await buildProduct())._id.toHexString()
        await mutate('addToCart', { productId, quantity: 1 }, shopper)
        const line = { cartLineId: await cartLineId() }
        await mutate('changeCartLineQuantity', { ...line, quantity: 2 }, shopper)
        await mutate('removeFromCart', line, shopper)
      },
    ],
    [
      'save addresses',
      async () => {
        await mutate('createAddress', writtenAddress, shopper)
        await mutate('updateAddress', { id: addressId, ...writtenAddress }, shopper)
      },
    ],
    [
      'place an order, pack it and cancel it',
      async () => {
        await placeOrder()
        const orders = [{ orderId: ids.orderId, from: 'PENDING' }]
        await mutate('setOrderStatuses', { orders }, admin)
        for (const status of ['PACKED', 'CANCELLED_BY_SELLER', 'CONFIRMED'])
          await mutate('setOrderStatus', { orderId: ids.orderId, status }, admin)
        await store.sendMail()
      },
    ],
    [
      'pay with UPI, order again, cancel and refund',
      async () => {
        const order = buildOrder(ids.id, addressId)
        const input = { ...order, paymentMethod: 'UPI', idempotencyKey: 'upi-payment' }
        for (const idempotencyKey of ['another-payment', 'upi-payment'])
          await mutate('startUpiPayment', { ...order, idempotencyKey }, shopper)
        await releaseReservation(String((await Reservation.findOne().lean())?._id))
        await expireReservations()
        await deleteOldBegunPayments()
        await mutate('placeOrder', { ...input, upiTransactionId: '412345678901' }, shopper)
        const placed = await Order.findOne({ userId: shopper.user._id }).sort({ _id: -1 }).lean()
        const orderId = placed?._id.toHexString() ?? ''
        await mutate('setPaymentState', { orderId, state: 'RECEIVED' }, admin)
        await mutate('orderAgain', { orderId }, shopper)
        await mutate('cancelOrder', { orderId }, shopper)
        await mutate('setRefundUpiId', { orderId, upiId: 'asha@okbank' }, shopper)
        await mutate('refundPayment', { orderId, reference: '512345678901' }, admin)
      },
    ],
    [
      'order with a prescription, check it, deliver, refund and delete it',
      async () => {
        const prescriptionId = (await buildPrescription(shopper.user))._id.toHexString()
        const medicines = [await buildScheduled('H1'), await buildScheduled('H')]
        const [kept = '', rejected = ''] = medicines.map(({ _id }) => _id.toHexString())
        const order = { ...buildOrder(kept, addressId), prescriptionIds: [prescriptionId] }
        const lines = [kept, rejected].map((productId) => ({ productId, quantity: 1 }))
        await mutate(
          'placeOrder',
          {
            ...order,
            ...{ lines, expectedTotal: 2 * 8900 },
            paymentMethod: 'UPI',
            fulfilment: 'PICK_UP',
          },
          shopper,
        )
        const placed = await Order.findOne({ userId: shopper.user._id }).sort({ _id: -1 }).lean()
        const orderId = placed?._id.toHexString() ?? ''
        const decisions = [
          { productId: kept, approved: true, prescribed: 1 },
          { productId: rejected, approved: false, reason: 'Unreadable' },
        ]
        await mutate('checkPrescription', { orderId, decisions, ...prescriptionFacts() }, admin)
        const batches = [{ number: 'B-1', expiry: '12/99', quantity: 1 }]
        await mutate('setOrderBatches', { orderId, lines: [{ productId: kept, batches }] }, admin)
        await mutate('setOrderStatus', { orderId, status: 'DELIVERED' }, admin)
        for (const csv of await exportBatch('B-1')) expect(csv).toContain('B-1')
        await mutate('setRefundUpiId', { orderId, upiId: 'asha@okbank' }, shopper)
        await mutate('refundRejectedLines', { orderId, reference: '512345678901' }, admin)
        await mutate('deletePrescription', { prescriptionId }, shopper)
        await clearFiles(prescriptionKind, store.prescriptionFiles, new Date())
        await store.sendMail()
      },
    ],
    [
      'receive events from the card provider',
      async () => {
        await recordPageEnd({ sessionId: 'cs_1', isPaid: true })
        await recordPageEnd({ sessionId: 'cs_1', isPaid: false })
        for (const purpose of ['order', 'rejectedLines'] as const)
          await recordFailedRefund({ orderNumber: 'ORD-1', reference: 're_1', purpose })
      },
    ],
    [
      'create, use and revoke a key, and write its usage',
      async () => {
        const wanted = { name: 'Pharmacies', scopes: ['CATALOGUE_READ'] }
        await mutate('createPartnerKey', wanted, admin)
        const { key, secret } = await buildPartnerKey()
        const payload = { query: '{ store { name } }' }
        const request = { method: 'POST', url: '/graphql', payload } as const
        await store.app.inject({ ...request, headers: { 'x-api-key': secret } })
        await store.app.inject({ ...request, headers: { 'x-api-key': `${secret.slice(0, -1)}-` } })
        await store.usage.write()
        await deleteOldUsage()
        const id = key._id.toHexString()
        await mutate('updatePartnerKey', { id, ...wanted, requestsPerMinute: 5 }, admin)
        await mutate('revokePartnerKey', { id }, admin)
      },
    ],
    [
      'send webhooks, resend one, and delete old deliveries',
      async () => {
        const { key } = await buildPartnerKey()
        const partnerKeyId = key._id.toHexString()
        await mutate('registerWebhook', { partnerKeyId, url: 'http://127.0.0.1:1/' }, admin)
        await mutate('setStock', { id: ids.id, stock: 30 }, admin)
        await numberChanges()
        await store.webhookSender().sendDue()
        const webhook = await Webhook.findOne({ keyId: key._id }).lean()
        const delivery = await Delivery.findOne({ webhookId: webhook?._id }).lean()
        await mutate('resendDelivery', { id: delivery?._id.toHexString() }, admin)
        await store.webhookSender().sendDue()
        await deleteOldDeliveries()
        await mutate('revokePartnerKey', { id: partnerKeyId }, admin)
        await store.webhookSender().sendDue()
        await mutate('removeWebhook', { id: webhook?._id.toHexString() }, admin, 'DeleteInput')
      },
    ],
    [
      'match a bank statement, apply it, read it again and delete old ones',
      async () => {
        const { text } = await applyStatement()
        await uploadStatement(store, admin, text)
        await uploadStatement(store, admin, writeStatement([['x', '', 1]]))
        await deleteOldStatements(new Date(Date.now() + 48 * 60 * 60 * 1000))
      },
    ],
    ['set a stock', () => mutate('setStock', { id: ids.id, stock: 40 }, admin)],
    [
      'change and delete a product',
      async () => {
        const id = (await buildProduct())._id.toHexString()
        await mutate('updateProduct', { id, name: 'Brown rice' }, admin)
        await mutate('deleteProduct', { id }, admin, 'DeleteInput')
      },
    ],
    [
      'change and delete several products',
      async () => {
        const products = [await buildProduct(), await buildProduct()]
        const seen = { products: products.map(({ _id }) => ({ id: _id.toHexString() })) }
        const place = { categoryId: ids.categoryId, subCategoryId: ids.subCategoryId }
        await mutate('updateProducts', { ...seen, ...place }, admin)
        await mutate('deleteProducts', seen, admin)
      },
    ],
    [
      'import products',
      async () => {
        const path = join(folder, 'products.csv')
        await writeFile(path, 'name,category,sub_category,price\nPoha,Staples,Flakes,80\n')
        for (let time = 0; time < 2; time += 1) {
          const args = importArguments(['import', path])
          if (!args) throw new Error('Only help was asked for.')
          const onRefused = ({ reason }: ReportedRow) => expect.fail(reason)
          const options = { ...args, onProgress: () => undefined, onRefused }
          expect(await importProducts(await openCsv(path), options)).toMatchObject({ rows: 1 })
        }
      },
    ],
  ]

  it.each(writes)('no collection is scanned to %s', async (what, work) => {
    expectNone(what, await countScans(work))
  })
})

const profile = () => ({ name: 'Asha', email: shopper.user.email, mobile: '9800000000' })
