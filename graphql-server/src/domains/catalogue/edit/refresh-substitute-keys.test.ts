import { expect, it } from 'vitest'
import { buildMedicine, buildProduct } from '../../../../test/support/factories.ts'
import { setUpDatabase } from '../../../../test/support/set-up-database.ts'
import { MigrationRecord } from '../../../database/migrations/migration.model.ts'
import { runMigrations } from '../../../database/migrations/run-migrations.ts'
import { Product } from '../record/product.model.ts'

setUpDatabase()

const keyOf = async (id: unknown) => (await Product.findById(id).lean())?.substituteKey

it('medicines that older versions stored become substitutes under other names of their ingredients', async () => {
  const { _id } = await buildMedicine({ composition: 'Amoxycillin 500 mg' })
  const rice = await buildProduct()
  await Product.updateOne({ _id }, { substituteKey: 'TABLET + amoxycillin 500000 mass' })
  await MigrationRecord.deleteMany({})
  await runMigrations()
  const other = await buildMedicine({ composition: 'Amoxicillin (0.5g)' })
  expect(await keyOf(_id)).toBe('TABLET + amoxicillin 500000 mass')
  expect(await keyOf(other._id)).toBe(await keyOf(_id))
  expect(await keyOf(rice._id)).toBeUndefined()
})
