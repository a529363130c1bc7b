import { beforeEach, describe, expect, it } from 'vitest'
import { buildMedicine, buildProduct } from '../../../../test/support/factories.ts'
import { setUpDatabase } from '../../../../test/support/set-up-database.ts'
import { MigrationRecord } from '../../../database/migrations/migration.model.ts'
import { runMigrations } from '../../../database/migrations/run-migrations.ts'
import { CatalogueChange } from '../changes/change.model.ts'
import { Product, type ProductRecord } from '../record/product.model.ts'
import { readMedicines } from './read-medicines.service.ts'

setUpDatabase()
beforeEach(async () => {
  await Promise.all([Product.deleteMany({}), CatalogueChange.deleteMany({})])
  await MigrationRecord.deleteMany({})
})

const toDetails = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }))

/** A product as older versions stored it, without the field `medicine`. */
async function buildOld(details: Record<string, string>, fields: Partial<ProductRecord> = {}) {
  const { _id } = await buildProduct({ details: toDetails(details), ...fields })
  await Product.updateOne({ _id }, { $unset: { medicine: 1 } })
  return _id
}

async function migrated(details: Record<string, string>, fields: Partial<ProductRecord> = {}) {
  const _id = await buildOld(details, fields)
  await runMigrations()
  return Product.findById(_id).orFail().lean()
}

describe('a product of an older version', () => {
  it('makes a product a medicine if its details name a prescription, and keeps the details', async () => {
    const details = { Salt: 'Paracetamol 650mg', prescription: 'Required', Use: 'Fever' }
    expect(await migrated(details, { unit: 'strip of 15 tablets' })).toMatchObject({
      unit: 'strip of 15 tablets',
      medicine: { form: 'TABLET', packCount: 15, packUnit: 'TABLET', schedule: 'H' },
      substituteKey: expect.stringMatching(/^TABLET \+ paracetamol/) as string,
      details: toDetails(details),
      version: 1,
    })
  })

  it('leaves the pack unknown if the unit cannot be read, and finds no substitutes without strengths', async () => {
    const product = await migrated({ Prescription: 'Not required', Salt: 'Tulsi' }, { unit: 'Jar' })
    const medicine = { form: 'OTHER', packCount: null, packUnit: 'PIECE', schedule: 'NONE' }
    expect(product).toMatchObject({ composition: 'Tulsi', medicine })
    expect(product.substituteKey).toBeUndefined()
  })

  it('prefers the schedule to a detail that only requires a prescription', async () => {
    const { medicine } = await migrated({ Prescription: 'Required', Schedule: 'H1' })
    expect(medicine?.schedule).toBe('H1')
  })

  it.each([
    ['Use', 'Fever'],
    ['Prescription', 'Ask us'],
    ['Schedule', 'Mondays'],
  ])('does not change a product with the detail %s: %s', async (name, value) => {
    const _id = await buildOld({ [name]: value })
    const before = await Product.findById(_id).lean()
    await runMigrations()
    expect(await Product.findById(_id).lean()).toEqual(before)
  })
})

describe('a product of this version', () => {
  const details = toDetails({ Prescription: 'Required' })

  it('keeps the medicine data that a product already has', async () => {
    const { _id, medicine } = await buildMedicine({ details })
    await runMigrations()
    expect((await Product.findById(_id).lean())?.medicine).toEqual(medicine)
  })

  it('does not change a product that an admin marked as not a medicine', async () => {
    const { _id } = await buildProduct({ details })
    await runMigrations()
    expect((await Product.findById(_id).lean())?.medicine).toBeNull()
  })
})

it('records each changed medicine among many products once, and reports the progress', async () => {
  const details = toDetails({ Prescription: 'Required' })
  const fields = Array.from({ length: 450 }, (_, n) => (n % 3 === 0 ? {} : { details }))
  await Promise.all(fields.map((each) => buildProduct(each)))
  await Product.updateMany({}, { $unset: { medicine: 1 } })
  await CatalogueChange.deleteMany({})
  const progress: number[][] = []
  await readMedicines((done, total) => progress.push([done, total]))
  expect(progress).toEqual([200, 400, 450].map((done) => [done, 450]))
  expect(await Product.countDocuments({ 'medicine.schedule': 'H' })).toBe(300)
  expect(await CatalogueChange.countDocuments()).toBe(300)
  await CatalogueChange.deleteMany({})
  await readMedicines()
  expect(await CatalogueChange.countDocuments()).toBe(0)
})
