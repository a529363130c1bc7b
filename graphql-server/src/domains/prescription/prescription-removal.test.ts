import mongoose, { Types } from 'mongoose'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countScans } from '../../../test/support/database.ts'
import { buildPrescription, buildShopper, type Shopper } from '../../../test/support/factories.ts'
import {
  buildStored,
  expectNothingKept,
  listFiles,
  removeAllPrescriptions,
} from '../../../test/support/prescriptions.ts'
import { openTestStore, type TestStore } from '../../../test/support/store.ts'
import { withMetrics } from '../../lib/operation-metrics.ts'
import type { FileStorage } from '../../uploads/storage.ts'
import { createPrescriptionLoaders } from './prescription.loaders.ts'
import { Prescription } from './prescription.model.ts'
import { clearFiles, keptUntil } from '../private-file/private-files.service.ts'
import {
  deletePrescription,
  listPrescriptions,
  prescriptionKind,
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

describe('a prescription', () => {
  const never = () => Promise.resolve(false)
  const remove = (id: string, isNeeded = never, files: FileStorage = store.prescriptionFiles) =>
    deletePrescription(shopper.user._id, id, isNeeded, files)

  it('a prescription is deleted with its file', async () => {
    const { _id } = await buildStored(store, shopper)
    expect(await remove(_id.toHexString())).toBe(_id.toHexString())
    await expectNothingKept(store)
  })

  it('a prescription is not deleted while it is needed', async () => {
    const { _id, file } = await buildStored(store, shopper)
    await expect(remove(_id.toHexString(), () => Promise.resolve(true))).rejects.toMatchObject({
      userErrors: [
        {
          code: 'IN_USE',
          message: 'An open order needs this prescription.',
          field: 'prescriptionId',
        },
      ],
    })
    expect(await Prescription.findById(_id).lean()).toMatchObject({ state: 'STORED' })
    expect(await listFiles(store)).toEqual([file])
  })

  it.each<[string, () => Promise<string> | string]>([
    ['malformed', () => '42'],
    ['unknown', () => new Types.ObjectId().toHexString()],
    [
      "another user's",
      async () => (await buildStored(store, await buildShopper(store.tokens)))._id.toHexString(),
    ],
    [
      'incomplete',
      async () => (await buildStored(store, shopper, { state: 'STORING' }))._id.toHexString(),
    ],
    [
      'already being deleted',
      async () => (await buildStored(store, shopper, { state: 'DELETING' }))._id.toHexString(),
    ],
  ])('a prescription is not found if it is %s', async (_what, make) => {
    const id = await make()
    const before = await listFiles(store)
    await expect(remove(id)).rejects.toMatchObject({
      userErrors: [
        {
          code: 'NOT_FOUND',
          message: 'This prescription does not exist.',
          field: 'prescriptionId',
        },
      ],
    })
    expect(await listFiles(store)).toEqual(before)
  })

  it('a prescription is gone at once even if its file can only be removed later', async () => {
    const { _id } = await buildStored(store, shopper)
    const files = { ...store.prescriptionFiles, remove: () => Promise.reject(new Error('down')) }
    await remove(_id.toHexString(), never, files)
    expect(await listPrescriptions(shopper.user._id)).toEqual([])
    expect(await listFiles(store)).toHaveLength(1)
    await clearFiles(prescriptionKind, store.prescriptionFiles, new Date())
    await expectNothingKept(store)
  })

  it('a prescription is loaded together with others in the operation, or as null if it is gone', async () => {
    const [one, two] = [
      await buildPrescription(shopper.user),
      await buildPrescription(shopper.user),
    ]
    const gone = await buildPrescription(shopper.user, { state: 'DELETING' })
    const { prescription } = createPrescriptionLoaders()
    const ids = [one, gone, two].map(({ _id }) => _id.toHexString())
    const metrics = { databaseCommands: 0, batches: {} }
    let loaded: unknown
    const commands = await store.recordCommands(async () => {
      loaded = await withMetrics(metrics, () => prescription.loadMany([...ids, 'malformed']))
    })
    expect(loaded).toMatchObject([{ _id: one._id }, null, { _id: two._id }, null])
    expect([commands, metrics.batches]).toEqual([['find'], { prescription: [4] }])
  })
})

const ago = (milliseconds: number) => ({ uploadedAt: new Date(Date.now() - milliseconds) })

describe('a prescription that no order has used', () => {
  const clear = () => clearFiles(prescriptionKind, store.prescriptionFiles, new Date())

  it('an unused prescription is removed after seven days and an hour, which a payment that has begun may take', async () => {
    const young = await buildStored(store, shopper, ago(7 * DAY + HOUR - 60_000))
    const used = await buildStored(store, shopper, { ...ago(90 * DAY), usedAt: new Date(0) })
    await buildStored(store, shopper, ago(7 * DAY + HOUR + 60_000))
    await clear()
    expect(await listFiles(store)).toEqual([young.file, used.file].sort())
    expect(await Prescription.countDocuments()).toBe(2)
  })

  it('an unused prescription says until when it is kept', () => {
    const uploadedAt = new Date('2026-11-20T08:00:00Z')
    const until = keptUntil({ uploadedAt, usedAt: null })
    expect(until).toEqual(new Date('2026-11-27T08:00:00Z'))
    expect(keptUntil({ uploadedAt, usedAt: new Date() })).toBeNull()
  })

  it('an unused prescription stays if an order uses it at the same time', async () => {
    const { _id } = await buildStored(store, shopper, ago(8 * DAY))
    const isUsed = await mongoose.connection.transaction(async (session) => {
      const used = await usePrescriptions(shopper.user._id, [_id], session)
      // The upload waits for the transaction or conflicts with it, and removes nothing in either case.
      void clear().catch(() => undefined)
      await setTimeout(50)
      return used
    })
    await clear()
    expect([isUsed, await Prescription.countDocuments({ _id })]).toEqual([true, 1])
  })
})

describe('the remains of a killed process', () => {
  it('the cleanup removes incomplete prescriptions after an hour, and half-deleted ones at once', async () => {
    await buildStored(store, shopper, { state: 'STORING', ...ago(HOUR + 1000) })
    // As if the process was killed before it wrote the file.
    await buildPrescription(shopper.user, { state: 'STORING', ...ago(2 * HOUR) })
    await buildStored(store, shopper, { state: 'DELETING' })
    // As if the process was killed after it removed the file.
    await buildPrescription(shopper.user, { state: 'DELETING' })
    const kept = [
      await buildStored(store, shopper, { state: 'STORING', ...ago(HOUR - 60_000) }),
      await buildStored(store, shopper, { ...ago(400 * DAY), usedAt: new Date() }),
    ]
    await clearFiles(prescriptionKind, store.prescriptionFiles, new Date())
    expect((await Prescription.find().lean()).map(({ file }) => file)).toEqual(
      kept.map(({ file }) => file),
    )
    expect(await listFiles(store)).toEqual(kept.map(({ file }) => file).sort())
  })

  it('the cleanup removes any number of remains', async () => {
    await Promise.all(
      Array.from({ length: 201 }, () => buildPrescription(shopper.user, { state: 'DELETING' })),
    )
    await clearFiles(prescriptionKind, store.prescriptionFiles, new Date())
    await expectNothingKept(store)
  })

  it('the cleanup finds remains without reading other prescriptions', async () => {
    await buildPrescription(shopper.user)
    const clear = () => clearFiles(prescriptionKind, store.prescriptionFiles, new Date())
    expect(await countScans(clear)).toBe(0)
  })

  it('remains stay until their file can be removed', async () => {
    const { _id } = await buildStored(store, shopper, { state: 'DELETING' })
    const files = { ...store.prescriptionFiles, remove: () => Promise.reject(new Error('down')) }
    await expect(clearFiles(prescriptionKind, files, new Date())).rejects.toThrow('down')
    expect(await Prescription.findById(_id).lean()).not.toBeNull()
  })
})
