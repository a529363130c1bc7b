import { randomUUID } from 'node:crypto'
import mongoose from 'mongoose'
import { describe, expect, it, vi } from 'vitest'
import { buildMedicine, buildPrescription, SCHEDULE_X } from '../../../../test/support/factories.ts'
import { enterBatches } from '../../../../test/support/batches.ts'
import { gql } from '../../../../test/support/gql.ts'
import { approve, idOf, PRICE, setUpPharmacy, stockOf } from '../../../../test/support/pharmacy.ts'
import { Product } from '../../catalogue/record/product.model.ts'
import { Order } from '../record/order.model.ts'

const pharmacy = setUpPharmacy()
const { submit, place, check, setStatus, cancel, deletePrescription, readOrder } = pharmacy

describe('placing an order', () => {
  it('placing an order without a prescription names the products that require one', async () => {
    const { order, userErrors } = await submit(
      [pharmacy.visit.antibiotic, pharmacy.visit.rice, pharmacy.visit.steroid],
      { prescriptionIds: [] },
    )
    expect(order).toBeNull()
    expect(userErrors).toEqual([
      {
        code: 'PRESCRIPTION_REQUIRED',
        field: 'prescriptionIds',
        message: 'Augmentin 625 and Wysolone 10 require a prescription. Please add one.',
      },
    ])
    expect(await stockOf(pharmacy.visit.antibiotic)).toBe(10)
  })

  it('placing an order keeps the prescription and the schedules, and the order waits for the check', async () => {
    const { order } = await submit([pharmacy.visit.antibiotic, pharmacy.visit.rice])
    expect(order).toMatchObject({
      status: 'PENDING',
      lines: [{ schedule: 'H1' }, { schedule: 'NONE' }],
      prescriptionCheck: {
        state: 'PENDING',
        prescriptions: [{ id: pharmacy.visit.prescriptionId }],
      },
    })
  })

  it('placing an order for other products needs no check and keeps no prescription', async () => {
    const { order } = await submit([pharmacy.visit.rice])
    expect(order?.prescriptionCheck).toBeNull()
    expect((await Order.findById(order?.id).orFail().lean()).prescriptionIds).toBeUndefined()
  })

  it.each([
    ['is older than 180 days', { uploadedAt: new Date(Date.now() - 181 * 86_400_000) }],
    ['is not stored completely', { state: 'STORING' as const }],
    ['is being deleted', { state: 'DELETING' as const }],
  ])('placing an order with a prescription that %s fails', async (_what, fields) => {
    const { _id } = await buildPrescription(pharmacy.visit.shopper.user, fields)
    const { order, userErrors } = await submit([pharmacy.visit.steroid], {
      prescriptionIds: [_id.toHexString()],
    })
    expect(order).toBeNull()
    expect(userErrors[0]).toMatchObject({ code: 'PRESCRIPTION_REQUIRED', field: 'prescriptionIds' })
  })

  it.each([
    [
      "another person's",
      async () => (await buildPrescription(pharmacy.admin.user))._id.toHexString(),
    ],
    ['a malformed', () => Promise.resolve('x')],
    ['a missing', () => Promise.resolve('0'.repeat(24))],
  ])('placing an order with %s prescription fails', async (_what, build) => {
    const { userErrors } = await submit([pharmacy.visit.steroid], {
      prescriptionIds: [await build()],
    })
    expect(userErrors[0]?.code).toBe('PRESCRIPTION_REQUIRED')
  })

  it.each([
    ['needs a prescription only since it was drafted', 'NONE', 'H', 'PRESCRIPTION_REQUIRED'],
    ['has not been sold online since then', 'H', 'X', 'NOT_SOLD_ONLINE'],
  ] as const)(
    'placing an order for a medicine that %s fails',
    async (_what, before, after, code) => {
      const medicine = await buildMedicine({ medicine: { ...SCHEDULE_X, schedule: before } })
      const commit = vi
        .spyOn(mongoose.connection, 'transaction')
        .mockImplementationOnce(async (work) => {
          await Product.updateOne({ _id: medicine._id }, { 'medicine.schedule': after })
          return mongoose.connection.transaction(work)
        })
      const ids = before === 'NONE' ? { prescriptionIds: [] } : {}
      const { order, userErrors } = await submit([medicine], ids)
      commit.mockRestore()
      expect([order, userErrors[0]?.code]).toEqual([null, code])
    },
  )

  it('placing an order takes at most five prescriptions', async () => {
    const six = await Promise.all(
      Array.from({ length: 6 }, () => buildPrescription(pharmacy.visit.shopper.user)),
    )
    const ids = six.map(({ _id }) => _id.toHexString())
    const { userErrors } = await submit([pharmacy.visit.steroid], { prescriptionIds: ids })
    expect(userErrors[0]?.code).toBe('BAD_USER_INPUT')
    await place([pharmacy.visit.steroid], { prescriptionIds: ids.slice(1) })
  })

  it("repeating an order's key returns the first order, even if its prescription was deleted", async () => {
    const idempotencyKey = randomUUID()
    const orderId = await place([pharmacy.visit.rice, pharmacy.visit.steroid], { idempotencyKey })
    await cancel(orderId)
    const { userErrors } = await deletePrescription(pharmacy.visit.prescriptionId)
    expect(userErrors).toEqual([])
    expect(await place([pharmacy.visit.rice, pharmacy.visit.steroid], { idempotencyKey })).toBe(
      orderId,
    )
  })

  it("repeating an order's key with another prescription fails", async () => {
    const idempotencyKey = randomUUID()
    await place([pharmacy.visit.steroid], { idempotencyKey })
    const { _id } = await buildPrescription(pharmacy.visit.shopper.user)
    const again = await submit([pharmacy.visit.steroid], {
      idempotencyKey,
      prescriptionIds: [_id.toHexString()],
    })
    expect(again.userErrors[0]?.code).toBe('IDEMPOTENCY_KEY_REUSED')
  })
})

describe('a UPI payment', () => {
  async function start(ids: string[]) {
    const input = {
      lines: [{ productId: idOf(pharmacy.visit.steroid), quantity: 1 }],
      addressId: pharmacy.visit.addressId,
      expectedTotal: PRICE,
      idempotencyKey: randomUUID(),
      prescriptionIds: ids,
    }
    const { data } = await pharmacy.store.query(
      gql(`mutation ($input: StartUpiPaymentInput!) {
        startUpiPayment(input: $input) { upiPayment { reserved } userErrors { code } }
      }`),
      { input },
      pharmacy.visit.shopper.accessToken,
    )
    return { ...data.startUpiPayment, key: input.idempotencyKey }
  }

  it('a UPI payment cannot begin without a prescription', async () => {
    expect((await start([])).userErrors[0]?.code).toBe('PRESCRIPTION_REQUIRED')
    expect(await stockOf(pharmacy.visit.steroid)).toBe(10)
  })

  it('a UPI payment reserves medicines, and its order waits for the check', async () => {
    const { upiPayment, key } = await start([pharmacy.visit.prescriptionId])
    expect(upiPayment).toEqual({ reserved: true })
    const payment = { paymentMethod: 'UPI', idempotencyKey: key }
    // The payment continues on another device, which does not know the prescription.
    const { order } = await submit([pharmacy.visit.steroid], { ...payment, prescriptionIds: [] })
    expect(order?.prescriptionCheck).toMatchObject({
      state: 'PENDING',
      prescriptions: [{ id: pharmacy.visit.prescriptionId }],
    })
  })
})

describe('a prescription', () => {
  it('a prescription cannot be deleted while an open order needs it', async () => {
    const orderId = await place([pharmacy.visit.antibiotic])
    const id = pharmacy.visit.prescriptionId
    expect((await deletePrescription(id)).userErrors[0]?.code).toBe('IN_USE')
    await check(orderId, [approve(pharmacy.visit.antibiotic)])
    await enterBatches(orderId)
    await setStatus(orderId, 'DELIVERED')
    expect(await deletePrescription(id)).toEqual({ deletedId: id, userErrors: [] })
    expect(await readOrder(orderId)).toMatchObject({ prescriptionCheck: { prescriptions: [] } })
  })

  it("another person's prescription cannot be deleted", async () => {
    const id = pharmacy.visit.prescriptionId
    expect((await deletePrescription(id, pharmacy.admin)).userErrors[0]?.code).toBe('NOT_FOUND')
  })
})
