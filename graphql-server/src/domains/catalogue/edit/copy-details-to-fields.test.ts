import { beforeEach, describe, expect, it } from 'vitest'
import { buildProduct } from '../../../../test/support/factories.ts'
import { setUpDatabase } from '../../../../test/support/set-up-database.ts'
import { MigrationRecord } from '../../../database/migrations/migration.model.ts'
import { runMigrations } from '../../../database/migrations/run-migrations.ts'
import { CatalogueChange } from '../changes/change.model.ts'
import { copyDetailsToFields } from './copy-details-to-fields.service.ts'
import { Product } from '../record/product.model.ts'

setUpDatabase()
beforeEach(async () => {
  await Promise.all([Product.deleteMany({}), CatalogueChange.deleteMany({})])
  await MigrationRecord.deleteMany({})
})

const toDetails = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }))

async function migrated(details: Record<string, string>, fields: object = {}) {
  const { _id } = await buildProduct({ details: toDetails(details), ...fields })
  await runMigrations()
  return Product.findById(_id).orFail().lean()
}

describe('a product of an older version', () => {
  it('copies brand, manufacturer and composition from the details, and keeps the details', async () => {
    const details = { Brand: 'Sanjivika', manufacturer: 'Kirana Care Pharma', Salt: 'Paracetamol' }
    expect(await migrated({ ...details, Use: 'Fever' })).toMatchObject({
      brand: 'Sanjivika',
      manufacturer: 'Kirana Care Pharma',
      composition: 'Paracetamol',
      details: toDetails({ ...details, Use: 'Fever' }),
      version: 1,
    })
  })

  it('keeps a field that the product already has, even an empty one', async () => {
    const product = await migrated({ Brand: 'Old', Composition: 'Old' }, { brand: '' })
    expect(product).toMatchObject({ brand: '', composition: 'Old' })
  })

  it('ignores details that are too long for a field', async () => {
    expect((await migrated({ Brand: 'a'.repeat(101) })).brand).toBeUndefined()
  })
})

it('records each changed product once, and no others', async () => {
  const branded = { details: toDetails({ Brand: 'Sanjivika' }) }
  const products = Array.from({ length: 450 }, (_, n) => (n % 3 === 0 ? {} : branded))
  await Promise.all(products.map((fields) => buildProduct(fields)))
  await CatalogueChange.deleteMany({})
  await copyDetailsToFields()
  expect(await Product.countDocuments({ brand: 'Sanjivika' })).toBe(300)
  expect(await CatalogueChange.countDocuments()).toBe(300)
  await CatalogueChange.deleteMany({})
  await copyDetailsToFields()
  expect(await CatalogueChange.countDocuments()).toBe(0)
})
