import mongoose, { Types } from 'mongoose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countScans } from '../../../test/support/database.ts'
import { buildPrescription, buildShopper, type Shopper } from '../../../test/support/factories.ts'
import { buildStored, removeAllPrescriptions } from '../../../test/support/prescriptions.ts'
import { openTestStore, type TestStore } from '../../../test/support/store.ts'
import { Prescription, type PrescriptionRecord } from './prescription.model.ts'
import {
  deletePrescription,
  requireUsablePrescriptions,
  usePrescriptions,
} from './prescription.service.ts'

const DAY = 24 * 60 * 60 * 1000
const HOUR = 60 * 60 * 1000

let store: TestStore
let shopper: Shopper

beforeAll(async () => {
  store = await openTestStore()
})
beforeEach(async () => {
  await removeAllPrescriptions(store)
  shopper = await buildShopper(store.tokens)
})
afterAll(() => store.close())

describe('the prescriptions of an order', () => {
  const NOT_USABLE = {
    userErrors: [
      {
        code: 'PRESCRIPTION_REQUIRED',
        message: 'This prescription can no longer be used. Please choose another one.',
        field: 'prescriptionIds',
      },
    ],
  }
  const require = (...ids: string[]) => requireUsablePrescriptions(shopper.user._id, ids)
  const hex = ({ _id }: { _id: Types.ObjectId }) => _id.toHexString()
  const build = async (fields?: Partial<PrescriptionRecord>) =>
    hex(await buildPrescription(shopper.user, fields))

  it("an order's prescriptions are returned without duplicates, with one database command", async () => {
    const [first, second] = [await build(), await build()]
    const given = [second, first, second.toUpperCase()]
    expect((await require(...given)).map(String)).toEqual([second, first])
    expect(await store.recordCommands(() => require(...given))).toEqual(['aggregate'])
    expect(await countScans(() => require(...given))).toBe(0)
  })

  it.each<[string, () => Promise<string> | string]>([
    ['malformed', () => '42'],
    ['empty', () => ''],
    ['missing', () => hex({ _id: new Types.ObjectId() })],
    ['not completely stored', () => build({ state: 'STORING' })],
    ['being deleted', () => build({ state: 'DELETING' })],
    ['older than 180 days', () => build({ uploadedAt: new Date(Date.now() - 180 * DAY) })],
    [
      "another user's",
      async () => hex(await buildPrescription((await buildShopper(store.tokens)).user)),
    ],
  ])("an order's prescriptions are rejected if one is %s", async (_what, make) => {
    await expect(require(await build(), await make())).rejects.toMatchObject(NOT_USABLE)
  })

  it("an order's prescriptions can be almost 180 days old", async () => {
    const id = await build({ uploadedAt: new Date(Date.now() - 180 * DAY + HOUR) })
    expect(await require(id)).toHaveLength(1)
  })

  it('an order has at most five prescriptions', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => build()))
    await expect(require(...ids)).rejects.toMatchObject({
      userErrors: [
        {
          code: 'BAD_USER_INPUT',
          message: 'An order takes at most 5 prescriptions.',
          field: 'prescriptionIds',
        },
      ],
    })
    expect(await require(...ids.slice(1), ids[1] ?? '')).toHaveLength(5)
  })

  const use = (ids: Types.ObjectId[], during: () => Promise<unknown> = () => Promise.resolve()) =>
    mongoose.connection.transaction(async (session) => {
      const areUsed = await usePrescriptions(shopper.user._id, ids, session)
      await during()
      return areUsed
    })

  it("an order's prescriptions are marked as used", async () => {
    const { _id } = await buildPrescription(shopper.user)
    expect(await use([_id])).toBe(true)
    const { usedAt } = await Prescription.findById(_id).orFail().lean()
    expect(Math.abs(Date.now() - Number(usedAt))).toBeLessThan(HOUR)
  })

  it.each<[string, Partial<{ state: 'STORING' | 'DELETING'; userId: Types.ObjectId }>]>([
    ['being deleted', { state: 'DELETING' }],
    ['not completely stored', { state: 'STORING' }],
    ["another user's", { userId: new Types.ObjectId() }],
  ])("an order's prescriptions cannot be used if one is %s", async (_what, fields) => {
    const good = await buildPrescription(shopper.user)
    const bad = await buildPrescription(shopper.user, fields)
    expect(await use([good._id, bad._id])).toBe(false)
  })

  it("a concurrent request cannot delete an order's prescriptions", async () => {
    const { _id } = await buildStored(store, shopper)
    let isOrdered = false
    let deletion: Promise<string> | undefined
    await use([_id], () => {
      const isNeeded = () => Promise.resolve(isOrdered)
      deletion ??= deletePrescription(
        shopper.user._id,
        hex({ _id }),
        isNeeded,
        store.prescriptionFiles,
      )
      deletion.catch(() => undefined)
      return new Promise((resolve) => setTimeout(resolve, 200)).then(() => (isOrdered = true))
    })
    await expect(deletion).rejects.toMatchObject({ userErrors: [{ code: 'IN_USE' }] })
    expect(await Prescription.countDocuments({ state: 'STORED' })).toBe(1)
  })
})
