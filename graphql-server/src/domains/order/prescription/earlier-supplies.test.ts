import mongoose from 'mongoose'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { gql } from '../../../../test/support/gql.ts'
import { approve, idOf, reject, setUpPharmacy } from '../../../../test/support/pharmacy.ts'
import { prescriptionFacts } from '../../../../test/support/prescription-facts.ts'
import { countScans } from '../../../../test/support/database.ts'
import { addDays, indianDay } from '../../../lib/time/indian-time.ts'
import { buildShopper, somePharmacist } from '../../../../test/support/factories.ts'
import type { ProductRecord } from '../../catalogue/record/product.model.ts'
import { Order } from '../record/order.model.ts'
import { findEarlierSupplies, findOrderNumbers } from './earlier-supplies.service.ts'

const pharmacy = setUpPharmacy()
const { place, check, setStatus } = pharmacy

const CHECK = gql(`query ($id: ID!) {
  order(id: $id) {
    lines { name prescribed }
    prescriptionCheck {
      issuedOn kind patientAddress prescriberAddress prescriberRegistration overrideReason
      validDaysAcute validDaysChronic
      earlierSupplies { orderId orderNumber at productId medicine quantity }
    }
  }
}`)
const OWN_CHECK = gql(`query ($id: ID!) {
  viewer { order(id: $id) {
    lines { prescribed }
    prescriptionCheck {
      issuedOn kind patientAddress prescriberAddress prescriberRegistration overrideReason
      earlierSupplies { orderId }
    }
  } }
}`)

async function readCheck(id: string) {
  const { data } = await pharmacy.store.query(CHECK, { id }, pharmacy.admin.accessToken)
  return data.order
}

const approvePacks = (product: ProductRecord, prescribed: number) => ({
  ...approve(product),
  prescribed,
})
const order = (product: ProductRecord, quantity: number) =>
  place([product], {
    lines: [{ productId: idOf(product), quantity }],
    expectedTotal: quantity * 8900,
  })

describe('earlier supplies', () => {
  it('earlier supplies on the same prescription are shown, newest first, without rejected and cancelled ones', async () => {
    const { steroid, antibiotic } = pharmacy.visit
    const first = await order(steroid, 1)
    await check(first, [approve(steroid)])
    for (const status of ['CONFIRMED', 'PACKED', 'DELIVERED']) await setStatus(first, status)
    const second = await place([steroid, antibiotic])
    await check(second, [approve(steroid), reject(antibiotic)])
    const cancelled = await order(steroid, 1)
    await check(cancelled, [approve(steroid)])
    await setStatus(cancelled, 'CANCELLED_BY_SELLER')
    await order(steroid, 1)
    const last = await order(steroid, 2)
    expect((await readCheck(last))?.prescriptionCheck?.earlierSupplies).toMatchObject([
      { orderId: second, medicine: 'Wysolone 10', quantity: 1, productId: idOf(steroid) },
      { orderId: first, medicine: 'Wysolone 10', quantity: 1 },
    ])
    expect((await readCheck(first))?.prescriptionCheck?.earlierSupplies).toEqual([])
  })

  it('earlier supplies of many orders are read with one command and an index', async () => {
    const ids = [await order(pharmacy.visit.steroid, 1), await order(pharmacy.visit.steroid, 1)]
    const orders = await Order.find({ _id: { $in: ids } }).lean()
    const read = () => findEarlierSupplies(orders)
    expect(await pharmacy.store.recordCommands(read)).toEqual(['find'])
    expect(await countScans(read)).toBe(0)
  })
})

describe('the log of views', () => {
  it('the log of views has the numbers of the orders with the prescription, newest first', async () => {
    const ids = [await order(pharmacy.visit.steroid, 1), await order(pharmacy.visit.steroid, 1)]
    const orders = await Order.find({ _id: { $in: ids } })
      .sort({ _id: -1 })
      .lean()
    const prescriptionId = String(orders[0]?.prescriptionIds?.[0])
    const other = String(new mongoose.Types.ObjectId())
    const read = () => findOrderNumbers([other, prescriptionId])
    expect(await read()).toEqual([[], orders.map(({ number }) => number)])
    expect(await countScans(read)).toBe(0)
  })
})

describe('the quantity prescribed', () => {
  it('a check that supplies more than prescribed asks, and is recorded once it is confirmed', async () => {
    const { steroid } = pharmacy.visit
    const first = await order(steroid, 2)
    await check(first, [approvePacks(steroid, 3)])
    const second = await order(steroid, 2)
    const { order: unchecked, userErrors } = await check(second, [approvePacks(steroid, 3)])
    expect(userErrors).toEqual([
      {
        code: 'PRESCRIBED_QUANTITY_EXCEEDED',
        field: 'decisions.0.prescribed',
        message:
          'The prescription is for 3 packs of Wysolone 10. 2 were supplied earlier, and this order has 2.',
      },
    ])
    expect(unchecked?.prescriptionCheck?.state).toBe('PENDING')
    const confirmed = await check(second, [approvePacks(steroid, 3)], { confirmQuantity: true })
    expect(confirmed.userErrors).toEqual([])
    expect((await readCheck(second))?.lines).toEqual([{ name: 'Wysolone 10', prescribed: 3 }])
  })

  it('two orders on one prescription that are checked at once never exceed it together', async () => {
    const { steroid } = pharmacy.visit
    const [first, second] = [await order(steroid, 1), await order(steroid, 1)]
    const checkOnce = (id: string) => check(id, [approvePacks(steroid, 1)])
    let other: ReturnType<typeof checkOnce> | undefined
    // The second order is checked after the first check has written, and before it commits. MongoDB lets it wait because
    // both checks write to the prescription (see `requirePrescribed`). The embedded database runs one transaction at a
    // time, so there the test also passes without that write.
    const begin = vi.spyOn(mongoose.connection, 'transaction').mockImplementationOnce((work) =>
      mongoose.connection.transaction(async (session) => {
        const result = await work(session)
        other ??= checkOnce(second)
        await Promise.race([other, setTimeout(300)])
        return result
      }),
    )
    const replies = [await checkOnce(first), await other]
    begin.mockRestore()
    const codes = replies.flatMap((reply) => reply?.userErrors.map(({ code }) => code))
    expect(codes).toEqual(['PRESCRIBED_QUANTITY_EXCEEDED'])
    const checked = await Order.countDocuments({
      _id: { $in: [first, second] },
      check: { $ne: null },
    })
    expect(checked).toBe(1)
  })
})

describe('the validity of the prescription', () => {
  const issuedOn = () => addDays(indianDay(new Date()), -8)

  it('an expired prescription is rejected for staff, and accepted from an admin with a reason that is kept', async () => {
    const { steroid } = pharmacy.visit
    const id = await order(steroid, 1)
    const { pharmacist } = somePharmacist
    const staff = await buildShopper(pharmacy.store.tokens, { role: 'STAFF', pharmacist })
    const overrideReason = 'The doctor has confirmed it'
    const more = { issuedOn: issuedOn(), prescriberRegistration: 'KMC 1' }
    const input = { orderId: id, decisions: [approve(steroid)], ...prescriptionFacts(), ...more }
    const expired = await pharmacy.send('checkPrescription', input, staff)
    expect(expired.userErrors).toMatchObject([{ code: 'PRESCRIPTION_EXPIRED', field: 'issuedOn' }])
    const refused = await pharmacy.send('checkPrescription', { ...input, overrideReason }, staff)
    expect(refused.userErrors).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'overrideReason' }])
    expect(refused.order?.prescriptionCheck?.state).toBe('PENDING')
    await pharmacy.send('checkPrescription', { ...input, overrideReason })
    const { patientAddress, prescriberAddress } = prescriptionFacts()
    expect((await readCheck(id))?.prescriptionCheck).toEqual({
      ...{ issuedOn: issuedOn(), kind: 'ACUTE', patientAddress, prescriberAddress },
      ...{ prescriberRegistration: 'KMC 1', overrideReason, earlierSupplies: [] },
      ...{ validDaysAcute: 7, validDaysChronic: 30 },
    })
  })

  it('the days of validity are those of the shop at the check', async () => {
    const { steroid } = pharmacy.visit
    const id = await order(steroid, 1)
    pharmacy.store.settings.prescriptionDaysAcute = 8
    const { userErrors } = await check(id, [approve(steroid)], { issuedOn: issuedOn() })
    pharmacy.store.settings.prescriptionDaysAcute = 7
    expect(userErrors).toEqual([])
  })

  it('the customer sees none of these facts', async () => {
    const { steroid, shopper } = pharmacy.visit
    await check(await order(steroid, 1), [approve(steroid)])
    const id = await order(steroid, 1)
    await check(id, [approve(steroid)])
    const { data } = await pharmacy.store.query(OWN_CHECK, { id }, shopper.accessToken)
    expect(data.viewer?.order).toEqual({
      lines: [{ prescribed: null }],
      prescriptionCheck: {
        ...{ issuedOn: null, kind: null, patientAddress: null, prescriberAddress: null },
        ...{ prescriberRegistration: null, overrideReason: null, earlierSupplies: [] },
      },
    })
  })

  it('a check from an older release has none of these facts', async () => {
    const { steroid } = pharmacy.visit
    const id = await order(steroid, 1)
    await check(id, [approve(steroid)])
    const { lines } = await Order.findById(id).orFail().lean()
    const past = lines.map((line) => ({ ...line, prescribed: undefined }))
    await Order.updateOne(
      { _id: id },
      { $set: { lines: past }, $unset: { 'check.prescription': 1 } },
    )
    expect(await readCheck(id)).toMatchObject({
      lines: [{ prescribed: null }],
      prescriptionCheck: { issuedOn: null, kind: null, prescriberRegistration: null },
    })
  })
})
