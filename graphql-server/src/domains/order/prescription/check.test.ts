import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { gql } from '../../../../test/support/gql.ts'
import {
  approve,
  PRICE,
  reject,
  setUpPharmacy,
  stockOf,
} from '../../../../test/support/pharmacy.ts'
import { Order } from '../record/order.model.ts'
import { recordPageEnd } from '../desk/card-payment.service.ts'
import { StockMovement } from '../../catalogue/stock/stock-movement.model.ts'

const pharmacy = setUpPharmacy()
const { place, check, setStatus, cancel, deletePrescription, readOrder, readOwnOrder, findMails } =
  pharmacy

const FACTS = ['issuedOn', 'patient', 'patientAddress', 'prescriber', 'prescriberAddress']

describe('before the check', () => {
  it.each(['CONFIRMED', 'PACKED', 'DELIVERED'])(
    'an order cannot become %s before the check',
    async (status) => {
      const orderId = await place([pharmacy.visit.steroid])
      const { userErrors } = await setStatus(orderId, status)
      expect(userErrors[0]).toMatchObject({ code: 'PRESCRIPTION_NOT_CHECKED', field: 'status' })
    },
  )

  it('an order can be cancelled and reopened before the check', async () => {
    const orderId = await place([pharmacy.visit.steroid])
    const cancelled = await setStatus(orderId, 'CANCELLED_BY_SELLER')
    expect(cancelled.order?.prescriptionCheck?.state).toBe('CANCELLED')
    expect(await listQueue()).not.toContain(orderId)
    expect((await setStatus(orderId, 'CONFIRMED')).userErrors[0]?.code).toBe(
      'PRESCRIPTION_NOT_CHECKED',
    )
    await setStatus(orderId, 'PENDING')
    expect(await listQueue()).toContain(orderId)
    expect((await check(orderId, [approve(pharmacy.visit.steroid)])).userErrors).toEqual([])
    expect((await setStatus(orderId, 'CONFIRMED')).userErrors).toEqual([])
  })

  it('a cancelled order cannot be reopened after its prescription was deleted', async () => {
    const orderId = await place([pharmacy.visit.steroid])
    await cancel(orderId)
    await deletePrescription(pharmacy.visit.prescriptionId)
    const { order, userErrors } = await setStatus(orderId, 'PENDING')
    expect(userErrors[0]).toMatchObject({ code: 'PRESCRIPTION_REQUIRED', field: 'status' })
    expect(order?.status).toBe('CANCELLED_BY_SHOPPER')
    expect(await stockOf(pharmacy.visit.steroid)).toBe(10)
  })
})

it("an order's time counts from the check", async () => {
  const orderId = await place([pharmacy.visit.steroid])
  const readPromise = async () => (await Order.findById(orderId).orFail().lean()).promise
  expect(await readPromise()).toEqual({ minutes: 10 })
  const shortest = Date.now() + 10 * 60_000
  await check(orderId, [approve(pharmacy.visit.steroid)])
  expect((await readPromise())?.by?.getTime()).toBeGreaterThanOrEqual(shortest)
})

describe('the queue', () => {
  it('the check queue lists waiting orders, oldest first, in pages', async () => {
    const ids: string[] = []
    for (let count = 0; count < 3; count += 1) ids.push(await place([pharmacy.visit.steroid]))
    await place([pharmacy.visit.rice])
    const listed = await listQueue(2)
    expect(listed.filter((id) => ids.includes(id))).toEqual(ids)
    await check(ids[1] ?? '', [approve(pharmacy.visit.steroid)])
    await cancel(ids[2] ?? '')
    expect((await listQueue(2)).filter((id) => ids.includes(id))).toEqual([ids[0]])
  })

  it('a page of the check queue takes one command each for session, orders, customers and prescriptions', async () => {
    await place([pharmacy.visit.steroid])
    await place([pharmacy.visit.antibiotic])
    const commands = await pharmacy.store.recordCommands(() => readQueue(50, null))
    expect(commands).toHaveLength(4)
  })

  it('the check queue takes an order paid by card after the payment', async () => {
    const orderId = await place([pharmacy.visit.steroid])
    const card = { sessionId: randomUUID(), url: 'https://pay.example' }
    const unpaid = { 'payment.method': 'CARD', 'payment.card': card } as const
    await Order.updateOne({ _id: orderId }, { $set: unpaid, $unset: { checkDue: 1 } })
    expect((await readOrder(orderId)).prescriptionCheck?.state).toBe('WAITING_FOR_PAYMENT')
    expect((await check(orderId, [approve(pharmacy.visit.steroid)])).userErrors[0]?.code).toBe(
      'CHANGED_MEANWHILE',
    )
    await recordPageEnd({ sessionId: card.sessionId, isPaid: true })
    expect((await readOrder(orderId)).prescriptionCheck?.state).toBe('PENDING')
    expect(await listQueue()).toContain(orderId)
  })
})

describe('a check', () => {
  it('a check that approves everything lets the order move on', async () => {
    const orderId = await place([pharmacy.visit.antibiotic, pharmacy.visit.rice])
    const { order } = await check(orderId, [approve(pharmacy.visit.antibiotic, 'Seen by phone')])
    expect(order).toMatchObject({
      status: 'PENDING',
      total: { amount: 2 * PRICE },
      lines: [{ checkReason: 'Seen by phone' }, { checkReason: null }],
      prescriptionCheck: { state: 'CHECKED', checkedBy: 'Meera', patient: 'Ravi', refund: null },
    })
    expect((await setStatus(orderId, 'CONFIRMED')).order?.status).toBe('CONFIRMED')
    const [mail] = (await findMails(orderId)).filter(({ subject }) => /approved/.test(subject))
    expect(mail?.text).toContain('Augmentin 625: Seen by phone')
    expect(mail?.to).toBe(pharmacy.visit.shopper.user.email)
  })

  it('a check hides the names of the admin, patient and prescriber from the customer', async () => {
    const orderId = await place([pharmacy.visit.antibiotic])
    await check(orderId, [approve(pharmacy.visit.antibiotic)])
    expect((await readOwnOrder(orderId)).prescriptionCheck).toMatchObject({
      state: 'CHECKED',
      ...{ checkedBy: null, patient: null, prescriber: null },
      prescriptions: [{ id: pharmacy.visit.prescriptionId }],
    })
  })

  it('a check that rejects a line removes it, returns its items once, and recomputes the totals', async () => {
    const orderId = await place([
      pharmacy.visit.antibiotic,
      pharmacy.visit.steroid,
      pharmacy.visit.rice,
    ])
    const decisions = [approve(pharmacy.visit.antibiotic), reject(pharmacy.visit.steroid)]
    const { order } = await check(orderId, decisions)
    expect(order).toMatchObject({
      status: 'PENDING',
      total: { amount: 2 * PRICE },
      subtotal: { amount: 50_000 },
      totalQuantity: 2,
      lines: [{ name: 'Augmentin 625' }, { name: 'Rice' }],
      prescriptionCheck: {
        rejectedLines: [{ name: 'Wysolone 10', checkReason: 'Not on the prescription' }],
        refund: null,
      },
    })
    expect((await check(orderId, decisions)).userErrors[0]?.code).toBe('CHANGED_MEANWHILE')
    await setStatus(orderId, 'CANCELLED_BY_SELLER')
    expect(
      await Promise.all(
        [pharmacy.visit.antibiotic, pharmacy.visit.steroid, pharmacy.visit.rice].map(stockOf),
      ),
    ).toEqual([10, 10, 10])
    const movements = await StockMovement.find({ productId: pharmacy.visit.steroid._id })
      .sort({ sequence: 1 })
      .lean()
    expect(movements.map(({ change }) => change)).toEqual([-1, 1])
  })

  it('a check tells the customer by email which line was rejected and why', async () => {
    const orderId = await place([pharmacy.visit.antibiotic, pharmacy.visit.steroid])
    await check(orderId, [
      approve(pharmacy.visit.antibiotic),
      reject(pharmacy.visit.steroid, 'The dose is missing'),
    ])
    const [mail] = (await findMails(orderId)).filter(({ subject }) => /has changed/.test(subject))
    expect(mail?.text).toContain('Wysolone 10 cannot be supplied: The dose is missing')
    expect(mail?.text).toContain('The new total is ₹89.')
  })

  it('a check that rejects the last line cancels the order for good', async () => {
    const orderId = await place([pharmacy.visit.steroid])
    const { order } = await check(orderId, [reject(pharmacy.visit.steroid)])
    expect(order).toMatchObject({
      ...{ status: 'CANCELLED_BY_SELLER', lines: [], total: { amount: 0 }, totalQuantity: 0 },
      prescriptionCheck: { state: 'CHECKED', rejectedLines: [{ name: 'Wysolone 10' }] },
    })
    expect((await setStatus(orderId, 'PENDING')).userErrors[0]?.code).toBe('BAD_USER_INPUT')
    expect(await stockOf(pharmacy.visit.steroid)).toBe(10)
    const [mail] = (await findMails(orderId)).filter(({ subject }) => /cancelled/.test(subject))
    expect(mail?.text).toContain('No product is left, so your order is cancelled.')
  })

  it.each<[string, () => object[], object, string]>([
    ['leaves out a line', () => [approve(pharmacy.visit.antibiotic)], {}, 'decisions'],
    [
      'names a line twice',
      () => [approve(pharmacy.visit.antibiotic), reject(pharmacy.visit.antibiotic)],
      {},
      'decisions',
    ],
    [
      'decides about a line without schedule',
      () => [
        approve(pharmacy.visit.antibiotic),
        approve(pharmacy.visit.steroid),
        approve(pharmacy.visit.rice),
      ],
      {},
      'decisions',
    ],
    [
      'has no reason',
      () => [approve(pharmacy.visit.antibiotic), reject(pharmacy.visit.steroid, ' ')],
      {},
      'reason',
    ],
    [
      'has no patient',
      () => [approve(pharmacy.visit.antibiotic), approve(pharmacy.visit.steroid)],
      { patient: '' },
      'patient',
    ],
    [
      'has no prescriber',
      () => [approve(pharmacy.visit.antibiotic), approve(pharmacy.visit.steroid)],
      { prescriber: ' ' },
      'prescriber',
    ],
    [
      'has a reason that is too long',
      () => [approve(pharmacy.visit.antibiotic), reject(pharmacy.visit.steroid, 'x'.repeat(201))],
      {},
      'decisions.1.reason',
    ],
  ])('a check that %s changes nothing', async (_what, decisions, more, field) => {
    const orderId = await place([
      pharmacy.visit.antibiotic,
      pharmacy.visit.steroid,
      pharmacy.visit.rice,
    ])
    const { order, userErrors } = await check(orderId, decisions(), more)
    expect(userErrors[0]).toMatchObject({ code: 'BAD_USER_INPUT', field })
    expect(order?.prescriptionCheck?.state).toBe('PENDING')
    expect(order?.lines).toHaveLength(3)
  })

  it('a check that rejects everything needs no facts of the prescription', async () => {
    const orderId = await place([pharmacy.visit.antibiotic, pharmacy.visit.rice])
    const nothing = { ...Object.fromEntries(FACTS.map((fact) => [fact, ''])), kind: null }
    const { order, userErrors } = await check(orderId, [reject(pharmacy.visit.antibiotic)], nothing)
    expect(userErrors).toEqual([])
    expect(order?.lines).toMatchObject([{ name: 'Rice' }])
    expect((await Order.findById(orderId).lean())?.check).not.toHaveProperty('prescription')
  })

  it.each(['0'.repeat(24), 'x'])('a check of the order %s fails', async (orderId) => {
    expect((await check(orderId, [])).userErrors[0]?.code).toBe('NOT_FOUND')
  })
})

async function listQueue(first = 50): Promise<string[]> {
  const ids: string[] = []
  let after: string | null = null
  do {
    const { data }: Awaited<ReturnType<typeof readQueue>> = await readQueue(first, after)
    ids.push(...data.ordersToCheck.edges.map(({ node }) => node.id))
    const { hasNextPage, endCursor } = data.ordersToCheck.pageInfo
    after = hasNextPage ? endCursor : null
  } while (after !== null)
  return ids
}

function readQueue(first: number, after: string | null) {
  return pharmacy.store.query(
    gql(`query ($first: Int!, $after: String) {
      ordersToCheck(first: $first, after: $after) {
        edges { node { id customer { name } prescriptionCheck { prescriptions { id url } } } }
        pageInfo { hasNextPage endCursor }
      }
    }`),
    { first, after },
    pharmacy.admin.accessToken,
  )
}
