import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  buildOrder,
  buildProduct,
  buildShopper,
  type Shopper,
} from '../../test/support/factories.ts'
import { gql } from '../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../test/support/store.ts'
import { User } from '../domains/account/user.model.ts'
import { CustomerNotes } from '../domains/customer/customer-notes.model.ts'
import { Order, type OrderRecord } from '../domains/order/record/order.model.ts'
import { Ticket, type TicketRecord } from '../domains/ticket/ticket.model.ts'
import { rulesOf } from './access.ts'

const EXPLAIN_ORDER = gql(`mutation ($input: ExplainOwnOrderInput!) {
  payload: explainOwnOrder(input: $input) {
    order { id updatedAt ownCaseReasons { reason } } userErrors { code field }
  }
}`)
const EXPLAIN_TICKET = gql(`mutation ($input: ExplainOwnTicketInput!) {
  payload: explainOwnTicket(input: $input) {
    ticket { id version ownCaseReasons { reason } } userErrors { code field }
  }
}`)

let store: TestStore
/** Who decides about her own order and ticket. */
let meera: Shopper
let colleague: Shopper
let order: OrderRecord
let ticket: TicketRecord
let substitute: { productId: string; quantity: number }

beforeAll(async () => {
  store = await openTestStore()
  meera = await buildShopper(store.tokens, { role: 'ADMIN' })
  colleague = await buildShopper(store.tokens, { role: 'ADMIN' })
  const product = await buildProduct({ stock: 1_000 })
  substitute = { productId: product._id.toHexString(), quantity: 1 }
})
beforeEach(async () => {
  await CustomerNotes.deleteMany()
  await setColleague({ role: 'ADMIN', status: 'Active' })
  order = await buildOrder(meera.user)
  ticket = await buildTicket(order, meera)
})
afterAll(() => store.close())

const setColleague = (set: object) => User.updateOne({ _id: colleague.user._id }, { $set: set })
const orderId = () => order._id.toHexString()
const ticketId = () => ticket._id.toHexString()
const productId = () => order.lines[0]?.productId.toHexString()
const onOrder = (more: object = {}) => ({ orderId: orderId(), ...more })
const onTicket = (more: object = {}) => ({ ticketId: ticketId(), version: 1, ...more })
const onSelf = (more: object = {}) => ({
  ...{ customerId: meera.user._id.toHexString(), version: 0, ...more },
})

/** The mutations with which the team decides about somebody's order, ticket or payment, each with an input. */
const DECISIONS: Record<string, () => object> = {
  setOrderStatus: () => onOrder({ status: 'CONFIRMED' }),
  setOrderStatuses: () => ({ orders: [onOrder({ from: 'PENDING' })], status: 'CONFIRMED' }),
  setCancellationReason: () => onOrder({ reason: 'Out of stock' }),
  setOrderBatches: () => onOrder({ lines: [] }),
  unpackOrder: () => onOrder(),
  changeOrderLine: () => onOrder({ productId: productId(), quantity: 0 }),
  proposeOrderChange: () => onOrder({ productId: productId(), quantity: 0, substitute }),
  withdrawProposal: () => onOrder({ proposalId: 'f'.repeat(24) }),
  issueInvoice: () => onOrder(),
  setPaymentState: () => onOrder({ state: 'RECEIVED' }),
  setPaymentStates: () => ({ orders: [onOrder()], state: 'RECEIVED' }),
  checkPrescription: () => onOrder({ decisions: [] }),
  answerTicket: () => onTicket({ text: 'Hello', status: 'RESOLVED' }),
  replaceItems: () => onTicket({ lines: [{ productId: productId(), quantity: 1 }] }),
  addRefund: () => onOrder({ reason: 'GOODWILL', amount: 100 }),
  removeRefund: () => ({ refundId: `${orderId()}-order` }),
  refund: () => ({ refundId: `${orderId()}-order`, reference: '1' }),
  refundPayment: () => onOrder(),
  refundRejectedLines: () => onOrder({ reference: '1' }),
  setCustomerNote: () => onSelf({ note: 'Pays' }),
  blockCash: () => onSelf({ reason: 'Owes' }),
  unblockCash: () => onSelf(),
}
/** An admin without a colleague needs no reason for these, because the history says who it was. */
const NOTES = ['setCustomerNote', 'blockCash', 'unblockCash']

/** The team's other mutations, by the reason why they may concern the member's own things. */
const OTHERS: Record<string, string[]> = {
  'members have no such things: they order with their own login': [
    ...['addCustomerAddress', 'placePhoneOrder', 'createOrderLink', 'addPhoneCustomer'],
    'withdrawOrderLink',
  ],
  'these are about people without a login': [
    ...['correctCustomer', 'deleteCustomer', 'correctTicket', 'deleteTicketData'],
  ],
  'the statement’s rows are decided one by one, see statement.test.ts': [
    ...['applyUpiStatement', 'previewUpiStatement'],
  ],
  'nothing is decided': [
    ...['seeOrders', 'subscribeToPush', 'unsubscribeFromPush', 'releaseReservation'],
    ...['explainOwnOrder', 'explainOwnTicket'],
  ],
  'the cash of the whole shop, where each entry says who made it': [
    ...['recordCashEntry', 'strikeCashEntry', 'closeCashDay'],
  ],
  'the team has its own rules': [
    ...['inviteToTeam', 'cancelTeamInvitation', 'setTeamRole', 'removeFromTeam'],
    'setPharmacist',
  ],
  'the shop, the catalogue and partners belong to no person': [
    ...['updateShopSettings', 'pauseOrders', 'resumeOrders', 'setStock', 'uploadPicture'],
    ...['createCategory', 'updateCategory', 'deleteCategory'],
    ...['createSubCategory', 'updateSubCategory', 'deleteSubCategory'],
    ...['createProduct', 'updateProduct', 'deleteProduct', 'updateProducts', 'deleteProducts'],
    ...['publishWords', 'removePublishedWords', 'importProducts', 'finishImport'],
    ...['setSearchUnsold', 'addSearchTest', 'removeSearchTest'],
    ...['createPartnerKey', 'updatePartnerKey', 'revokePartnerKey'],
    ...['registerWebhook', 'removeWebhook', 'resendDelivery'],
  ],
}

async function buildTicket(
  { _id, number, lines }: OrderRecord,
  { user }: Shopper,
): Promise<TicketRecord> {
  const now = new Date()
  const { _id: userId, name, email } = user
  const built = await Ticket.create({
    ...{ number: `T-${number}`, version: 1, status: 'OPEN', reason: 'MISSING', text: 'Late' },
    ...{ userId, senderId: userId, name, email, orderId: _id, orderNumber: number, lines },
    ...{ createdAt: now, openedAt: now, waitingSince: now },
  })
  return built.toObject()
}

const coded = z.array(z.object({ code: z.string() }))
const payloadSchema = z.object({ userErrors: coded, refused: coded.optional() })

/** Sends the mutation as Meera. Returns the codes of its user errors. */
async function decide(name: string, input: object): Promise<string[]> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
  const refused = 'orders' in input ? 'refused { code }' : ''
  const document = `mutation ($input: ${type}!) {
    payload: ${name}(input: $input) { userErrors { code } ${refused} }
  }`
  const { data, errors } = await store.query(document, { input }, meera.accessToken)
  expect(errors, name).toBeUndefined()
  const { payload } = z.object({ payload: payloadSchema }).parse(data)
  return [...payload.userErrors, ...(payload.refused ?? [])].map(({ code }) => code)
}

async function explainOrder(input: object, by = meera) {
  return (await store.query(EXPLAIN_ORDER, { input }, by.accessToken)).data.payload
}

async function explainTicket(input: object) {
  return (await store.query(EXPLAIN_TICKET, { input }, meera.accessToken)).data.payload
}

it('each of the team’s mutations is a decision that is tested here, or is listed with a reason', () => {
  const ofTeam = [...rulesOf('Mutation')].filter(
    ([, { access }]) => access === 'staff' || access === 'admin',
  )
  const listed = [...Object.keys(DECISIONS), ...Object.values(OTHERS).flat()]
  expect(listed.toSorted()).toEqual(ofTeam.map(([name]) => name).toSorted())
})

describe.each(Object.entries(DECISIONS))('a member’s own case and %s', (name, toInput) => {
  it(`${name} is left to a colleague, and changes nothing`, async () => {
    const before = await readState()
    expect(await decide(name, toInput())).toEqual(['OWN_CASE'])
    expect(await readState()).toEqual(before)
  })

  it(`${name} needs a reason if there is no colleague`, async () => {
    await setColleague({ status: 'Suspended' })
    if (NOTES.includes(name)) {
      expect(await decide(name, toInput())).toEqual([])
      return
    }
    expect(await decide(name, toInput())).toEqual(['OWN_CASE_REASON_REQUIRED'])
    await explainOrder(onOrder({ reason: 'My own groceries' }))
    await explainTicket({ ticketId: ticketId(), reason: 'My own groceries' })
    const codes = await decide(name, toInput())
    expect(codes).not.toContain('OWN_CASE')
    expect(codes).not.toContain('OWN_CASE_REASON_REQUIRED')
  })
})

const readState = async () => [
  await Order.findById(order._id).lean(),
  await Ticket.findById(ticket._id).lean(),
]

describe('who counts as a colleague', () => {
  it('staff can decide about an admin’s order, but not about the refund', async () => {
    await setColleague({ role: 'STAFF' })
    const codes = [
      await decide('setOrderStatus', onOrder({ status: 'CONFIRMED' })),
      await decide('addRefund', onOrder({ reason: 'GOODWILL', amount: 100 })),
    ]
    expect(codes).toEqual([['OWN_CASE'], ['OWN_CASE_REASON_REQUIRED']])
  })

  it('a colleague decides about the order without a reason', async () => {
    const others = await buildOrder(colleague.user)
    const input = { orderId: others._id.toHexString(), status: 'CONFIRMED' }
    expect(await decide('setOrderStatus', input)).toEqual([])
  })
})

describe('the reason of an admin without a colleague', () => {
  beforeEach(() => setColleague({ status: 'Suspended' }))

  it('the reason stays in the history of the order, which does not count as changed', async () => {
    const { updatedAt } = order
    await explainOrder(onOrder({ reason: ' My own\tgroceries ' }))
    const { order: explained, userErrors } = await explainOrder(onOrder({ reason: 'Again' }))
    const ownCaseReasons = [{ reason: 'My own groceries' }, { reason: 'Again' }]
    expect({ explained, userErrors }).toMatchObject({
      explained: { ownCaseReasons },
      userErrors: [],
    })
    expect(explained?.updatedAt).toEqual(updatedAt.toISOString())
    expect(
      await decide('setOrderStatus', onOrder({ status: 'CONFIRMED', seenUpdatedAt: updatedAt })),
    ).toEqual([])
  })

  it('the reason stays in the history of the ticket, which does not count as changed', async () => {
    const explained = await explainTicket({ ticketId: ticketId(), reason: 'A test' })
    const ownCaseReasons = [{ reason: 'A test' }]
    expect(explained).toMatchObject({ ticket: { version: 1, ownCaseReasons }, userErrors: [] })
  })

  it('the reason counts for ten minutes', async () => {
    const at = new Date(Date.now() - 11 * 60_000)
    await Order.updateOne({ _id: order._id }, { $set: { ownCaseReasons: [{ at, reason: 'Old' }] } })
    const codes = await decide('setOrderStatus', onOrder({ status: 'CONFIRMED' }))
    expect(codes).toEqual(['OWN_CASE_REASON_REQUIRED'])
  })

  it.each([
    ['no text', ' '],
    ['201 characters', 'x'.repeat(201)],
    ['two lines', 'a\nb'],
  ])('a reason with %s is rejected', async (_what, reason) => {
    const errors = [{ code: 'BAD_USER_INPUT', field: 'reason' }]
    expect((await explainOrder(onOrder({ reason }))).userErrors).toEqual(errors)
    expect((await explainTicket({ ticketId: ticketId(), reason })).userErrors).toEqual(errors)
  })

  it('a reason is only for one’s own order or ticket', async () => {
    const asha = await buildShopper(store.tokens)
    const others = await buildOrder(asha.user)
    const ofOther = await buildTicket(others, asha)
    for (const id of [others._id.toHexString(), 'nobody']) {
      expect(await explainOrder({ orderId: id, reason: 'x' })).toEqual({
        order: null,
        userErrors: [{ code: 'NOT_FOUND', field: 'orderId' }],
      })
    }
    for (const id of [ofOther._id.toHexString(), 'nobody']) {
      expect(await explainTicket({ ticketId: id, reason: 'x' })).toEqual({
        ticket: null,
        userErrors: [{ code: 'NOT_FOUND', field: 'ticketId' }],
      })
    }
  })

  it('with another admin, no reason is accepted', async () => {
    await setColleague({ status: 'Active' })
    const { order: unchanged, userErrors } = await explainOrder(onOrder({ reason: 'x' }))
    expect(unchanged?.ownCaseReasons).toEqual([])
    expect(userErrors).toEqual([{ code: 'OWN_CASE', field: null }])
  })
})
