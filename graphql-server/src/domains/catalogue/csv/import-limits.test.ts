import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { importFile } from '../../../../test/support/import-file.ts'
import { setUpDatabase } from '../../../../test/support/set-up-database.ts'
import { Product } from '../record/product.model.ts'
import { exportProducts } from './export-products.service.ts'

setUpDatabase()

it('imports limits per order, and an export changes nothing when it is imported again', async () => {
  const { refused } = await importFile(
    ['name,price,maxPerOrder', 'Sugar,100,2', 'Salt,200,', 'Oil,300,-1', 'Rice,400,10000'].join(
      '\n',
    ),
  )
  expect(refused).toHaveLength(2)
  const stored = (await Product.find().sort({ price: 1 }).lean()).map((one) => one.maxPerOrder)
  expect(stored).toEqual([2, 0])
  const repeated = await importFile(await text(Readable.from(exportProducts())))
  expect(repeated.summary).toMatchObject({ changed: 0, unchanged: 2 })
})
