import { beforeEach, expect, it } from 'vitest'
import { buildProduct } from '../../../../test/support/factories.ts'
import { setUpDatabase } from '../../../../test/support/set-up-database.ts'
import { MigrationRecord } from '../../../database/migrations/migration.model.ts'
import { runMigrations } from '../../../database/migrations/run-migrations.ts'
import { CatalogueChange } from '../changes/change.model.ts'
import { Product } from '../record/product.model.ts'
import { copyCountries } from './copy-countries.service.ts'

setUpDatabase()
beforeEach(async () => {
  await Promise.all([Product.deleteMany({}), CatalogueChange.deleteMany({})])
  await MigrationRecord.deleteMany({})
})

/** A product as an older version has stored it. */
async function buildOldProduct(details: Record<string, string>, fields: object = {}) {
  const pairs = Object.entries(details).map(([name, value]) => ({ name, value }))
  const { _id } = await buildProduct({ details: pairs, ...fields })
  if (!('countryOfOrigin' in fields)) {
    await Product.collection.updateOne({ _id }, { $unset: { countryOfOrigin: 1 } })
  }
  return { _id, details: pairs }
}

it.each([
  [{ 'Country of Origin': 'India' }, 'IN'],
  [{ 'country of origin': 'USA' }, 'US'],
  [{ ORIGIN: 'Product of Spain' }, 'ES'],
  [{ Country: 'th' }, 'TH'],
  [{ Origin: 'Assam', Country: 'India' }, 'IN'],
  [{ Origin: 'Spain', 'Country of Origin': 'Italy' }, 'IT'],
  [{ Origin: 'Darjeeling' }, undefined],
  [{ 'Country style': 'India' }, undefined],
  [{}, undefined],
])('a product with the details %j gets the country %s', async (details, country) => {
  const product = await buildOldProduct(details)
  await runMigrations()
  const migrated = await Product.findById(product._id).orFail().lean()
  expect(migrated.countryOfOrigin).toBe(country)
  expect(migrated).toMatchObject({ details: product.details, version: 1 })
})

it('a product keeps its country of origin, even an unknown one', async () => {
  for (const countryOfOrigin of ['NP', '']) {
    const { _id } = await buildOldProduct({ Origin: 'India' }, { countryOfOrigin })
    await runMigrations()
    expect((await Product.findById(_id).orFail().lean()).countryOfOrigin).toBe(countryOfOrigin)
  }
})

it('each changed product is recorded once, also if the migration runs again', async () => {
  await buildOldProduct({ Origin: 'India' })
  await buildOldProduct({ Origin: 'Erode' })
  await CatalogueChange.deleteMany({})
  await copyCountries()
  expect(await CatalogueChange.countDocuments()).toBe(1)
  await copyCountries()
  expect(await CatalogueChange.countDocuments()).toBe(1)
})
