import { beforeEach, describe, expect, it } from 'vitest'
import { countScans } from '../../../../test/support/database.ts'
import { gql } from '../../../../test/support/gql.ts'
import { buildOrder, buildShopper } from '../../../../test/support/factories.ts'
import { setUpChanges } from '../../../../test/support/order-changes.ts'
import { PRICE, stockOf } from '../../../../test/support/pharmacy.ts'
import { Order } from '../record/order.model.ts'
import { endExpiredProposals } from './answer-proposal.service.ts'

const changes = setUpChanges()
/** Each test starts without proposals of other orders. */
beforeEach(() => Order.updateMany({}, { $unset: { proposals: 1, proposalDue: 1 } }).exec())
const { pharmacy, placeRice, change, propose, withdraw, answer, read } = changes
const CHOICE = gql(`query { viewer { ifItemMissing } }`)
const CHOICES = gql(`query { viewer { ifItemMissing lastAddressId } }`)
const reasonOf = ({ userErrors }: { userErrors: { reason: string }[] }) => userErrors[0]?.reason
const by = (product: { _id: { toHexString: () => string } }, quantity = 1) => ({
  productId: product._id.toHexString(),
  quantity,
})

/** Orders rice, and proposes a substitute for one of three packs. */
async function placeProposed(
  more: Record<string, unknown> = {},
  product = changes.products.cheaper,
) {
  const orderId = await placeRice(more)
  const { order, userErrors } = await propose(orderId, 2, by(product))
  expect(userErrors).toEqual([])
  return { orderId, proposalId: order?.proposals[0]?.id ?? '' }
}

async function expire(orderId: string): Promise<void> {
  const past = new Date(Date.now() - 1000)
  const { proposals = [] } = await Order.findById(orderId).orFail().lean()
  const expired = proposals.map((proposal) => ({ ...proposal, expiresAt: past }))
  await Order.updateOne({ _id: orderId }, { $set: { proposals: expired, proposalDue: past } })
}

describe('a proposed substitute', () => {
  it('takes the substitute from stock, asks the customer by email, and says what happens without an answer', async () => {
    const { dearer } = changes.products
    const { orderId } = await placeProposed({ ifItemMissing: 'REPLACE' }, dearer)
    const { proposals, total, lines } = await read(orderId)
    expect(proposals).toMatchObject([
      {
        ...{ by: 'Meera', withoutAnswer: 'LEFT_OUT' },
        missing: { name: 'Rice', quantity: 1, total: { amount: PRICE } },
        substitute: { name: 'Basmati rice', quantity: 1, total: { amount: 12_000 } },
      },
    ])
    const minutes = (Date.parse(proposals[0]?.expiresAt ?? '') - Date.now()) / 60_000
    expect(Math.round(minutes)).toBe(10)
    expect(total.amount).toBe(3 * PRICE)
    expect(lines).toHaveLength(1)
    expect(await stockOf(dearer)).toBe(9)
    const mails = await pharmacy.findMails(orderId)
    const asked = mails.find(({ subject }) => subject.startsWith('May we replace Rice'))
    expect(asked?.text).toContain(
      'We could not find 1 × Rice (₹89). May we send 1 × Basmati rice (₹120) instead?',
    )
    expect(asked?.text).toContain('If you do not answer, we leave the product out.')
  })

  it('is applied when the customer accepts it, also if it costs more in cash', async () => {
    const { dearer } = changes.products
    const { orderId, proposalId } = await placeProposed({}, dearer)
    const { order } = await answer(orderId, proposalId, true)
    expect(order).toMatchObject({
      total: { amount: 2 * PRICE + 12_000 },
      lines: [{ quantity: 2 }, { name: 'Basmati rice', quantity: 1 }],
      changes: [{ by: null, from: 3, to: 2, how: 'ACCEPTED' }],
      proposals: [],
    })
    expect(await stockOf(dearer)).toBe(9)
    expect(await stockOf(pharmacy.visit.rice)).toBe(8)
    expect(reasonOf(await answer(orderId, proposalId, false))).toBe('PROPOSAL_ENDED')
  })

  it('leaves the items out when the customer declines it', async () => {
    const { cheaper } = changes.products
    const { orderId, proposalId } = await placeProposed()
    const { order } = await answer(orderId, proposalId, false)
    expect(order).toMatchObject({
      total: { amount: 2 * PRICE },
      changes: [{ how: 'DECLINED', from: 3, to: 2, substitute: null }],
    })
    expect(await stockOf(cheaper)).toBe(10)
  })

  it('changes nothing when the team withdraws it', async () => {
    const { cheaper } = changes.products
    const { orderId, proposalId } = await placeProposed()
    const { order } = await withdraw(orderId, proposalId)
    expect(order).toMatchObject({ proposals: [], changes: [], total: { amount: 3 * PRICE } })
    expect(await stockOf(cheaper)).toBe(10)
    expect(reasonOf(await withdraw(orderId, proposalId))).toBe('PROPOSAL_ENDED')
  })

  it('belongs to its customer', async () => {
    const { orderId, proposalId } = await placeProposed()
    const stranger = await buildShopper(pharmacy.store.tokens)
    expect(reasonOf(await answer(orderId, proposalId, true, stranger))).toBe('ORDER_UNKNOWN')
    expect(reasonOf(await answer(orderId, 'x', true))).toBe('PROPOSAL_ENDED')
  })

  it('stops other changes of its line and packing until it ends', async () => {
    const { orderId, proposalId } = await placeProposed()
    expect(reasonOf(await change(orderId, 1))).toBe('LINE_PROPOSED')
    const second = await propose(orderId, 1, by(changes.products.same))
    expect(reasonOf(second)).toBe('LINE_PROPOSED')
    for (const status of ['PACKED', 'DELIVERED']) {
      const { userErrors } = await pharmacy.setStatus(orderId, status)
      expect(userErrors[0]?.message).toBe(
        'The customer has not answered the proposal for Rice yet. Wait for the answer, or withdraw it.',
      )
    }
    await answer(orderId, proposalId, true)
    expect((await pharmacy.setStatus(orderId, 'PACKED')).userErrors).toEqual([])
  })

  it('ends when the order is cancelled, and its stock returns', async () => {
    const { cheaper } = changes.products
    const { orderId, proposalId } = await placeProposed()
    await pharmacy.cancel(orderId)
    expect((await read(orderId)).proposals).toEqual([])
    expect(await stockOf(cheaper)).toBe(10)
    expect(await stockOf(pharmacy.visit.rice)).toBe(10)
    expect(reasonOf(await answer(orderId, proposalId, true))).toBe('PROPOSAL_ENDED')
  })

  it('needs a substitute that a paid order can have', async () => {
    const orderId = await placeRice({ paymentMethod: 'UPI' })
    const refused = await propose(orderId, 2, by(changes.products.dearer))
    expect(reasonOf(refused)).toBe('PAID_ORDER_DEARER')
    expect((await propose(orderId, 2, by(changes.products.cheaper))).userErrors).toEqual([])
  })

  it('can only be declined if the order was paid in the meantime and would become dearer', async () => {
    const { orderId, proposalId } = await placeProposed({}, changes.products.dearer)
    await pharmacy.setPayment(orderId, 'RECEIVED')
    expect(reasonOf(await answer(orderId, proposalId, true))).toBe('PROPOSAL_NOT_ACCEPTABLE')
    expect((await answer(orderId, proposalId, false)).userErrors).toEqual([])
  })

  it('has one outcome if the customer answers while the team withdraws it', async () => {
    const { orderId, proposalId } = await placeProposed()
    const both = await Promise.all([
      answer(orderId, proposalId, true),
      withdraw(orderId, proposalId),
    ])
    expect(both.flatMap(({ userErrors }) => userErrors.map(({ reason }) => reason))).toEqual([
      'PROPOSAL_ENDED',
    ])
    const { lines, changes: entries } = await read(orderId)
    expect(lines).toHaveLength(entries.length + 1)
  })
})

describe('a proposal without an answer', () => {
  it.each([
    ['REPLACE', { how: 'NO_ANSWER', to: 2, substitute: { name: 'Broken rice' } }, 9],
    ['LEAVE_OUT', { how: 'NO_ANSWER', to: 2, substitute: null }, 10],
    ['CALL', { how: 'NO_ANSWER', to: 3, substitute: null }, 10],
  ])('follows the choice %s', async (ifItemMissing, entry, stock) => {
    const { cheaper } = changes.products
    const { orderId } = await placeProposed({ ifItemMissing })
    await expire(orderId)
    await endExpiredProposals(null)
    expect(await read(orderId)).toMatchObject({ proposals: [], changes: [entry] })
    expect(await stockOf(cheaper)).toBe(stock)
    expect(await endExpiredProposals(null)).toBeNull()
  })

  it('never becomes a dearer substitute', async () => {
    const { dearer } = changes.products
    const { orderId } = await placeProposed({ ifItemMissing: 'REPLACE' }, dearer)
    await expire(orderId)
    await endExpiredProposals(null)
    expect(await read(orderId)).toMatchObject({ total: { amount: 2 * PRICE } })
  })

  it('keeps the outcome of its expiry if the customer accepts it too late', async () => {
    const { orderId, proposalId } = await placeProposed()
    await expire(orderId)
    const { order, userErrors } = await answer(orderId, proposalId, true)
    expect(userErrors[0]?.message).toBe('This proposal has ended. Please look at the order again.')
    expect(order).toMatchObject({ changes: [{ how: 'NO_ANSWER', substitute: null }] })
  })

  it('ends at a time that the next run knows', async () => {
    const { orderId } = await placeProposed()
    const { proposalDue } = await Order.findById(orderId).orFail().lean()
    expect(await endExpiredProposals(null)).toEqual(proposalDue)
  })

  it('is found by an index when the time is over', async () => {
    const { orderId } = await placeProposed()
    await expire(orderId)
    expect(await countScans(() => endExpiredProposals(null))).toBe(0)
    expect((await read(orderId)).proposals).toEqual([])
  })
})

describe("the customer's choice for missing items", () => {
  it('is stored with the order and kept for the next one', async () => {
    const readChoice = async () => {
      const { accessToken } = pharmacy.visit.shopper
      const { data } = await pharmacy.store.query(CHOICE, {}, accessToken)
      return data.viewer?.ifItemMissing
    }
    expect(await readChoice()).toBe('LEAVE_OUT')
    const orderId = await placeRice({ ifItemMissing: 'CALL' })
    expect((await read(orderId)).ifItemMissing).toBe('CALL')
    expect((await read(await placeRice())).ifItemMissing).toBe('LEAVE_OUT')
    expect(await readChoice()).toBe('CALL')
  })

  it('is read together with the last address, from the latest orders only', async () => {
    const { user, accessToken } = await buildShopper(pharmacy.store.tokens)
    await buildOrder(user, { ifItemMissing: 'CALL' })
    const orders = await Promise.all(Array.from({ length: 9 }, () => buildOrder(user)))
    const { data, extensions } = await pharmacy.store.query(CHOICES, {}, accessToken)
    expect(data.viewer?.ifItemMissing).toBe('CALL')
    const addressIds = orders.map(({ deliveryAddress }) => deliveryAddress.addressId.toHexString())
    expect(addressIds).toContain(data.viewer?.lastAddressId)
    // One for the session and its user, one for both choices.
    expect(extensions?.databaseCommands).toBe(2)
    await buildOrder(user)
    const later = await pharmacy.store.query(CHOICES, {}, accessToken)
    expect(later.data.viewer?.ifItemMissing).toBe('LEAVE_OUT')
  })
})
