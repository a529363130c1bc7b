import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { beforeEach, describe, expect, it } from 'vitest'
import { importFile } from '../../../../test/support/import-file.ts'
import { setUpDatabase } from '../../../../test/support/set-up-database.ts'
import { Product } from '../record/product.model.ts'
import { exportProducts } from './export-products.service.ts'

setUpDatabase()
beforeEach(() => Product.deleteMany({}))

describe('the brand, manufacturer and composition', () => {
  const medicines = [
    'name,price,Brand,mfr,salt',
    'Pain Tablets,20,Sanjivika,Kirana Care Pharma,Paracetamol 500 mg',
    'Pain Tablets,25,Other,,',
  ].join('\n')
  const options = ['--map', 'manufacturer=mfr,composition=salt']
  const makers = async () =>
    (await Product.find().sort({ price: 1 }).lean()).map(
      ({ brand, manufacturer, composition, price }) =>
        [price, brand, manufacturer, composition] as const,
    )

  it('imports brand, manufacturer and composition, and an export changes nothing when it is imported again', async () => {
    await importFile(medicines, ...options)
    const imported = await makers()
    expect(imported).toEqual([
      [2_000, 'Sanjivika', 'Kirana Care Pharma', 'Paracetamol 500 mg'],
      [2_500, 'Other', '', ''],
    ])
    const exported = await text(Readable.from(exportProducts()))
    const { summary } = await importFile(exported)
    expect(summary).toMatchObject({ created: 0, changed: 0, unchanged: 2 })
    expect(await makers()).toEqual(imported)
  })

  it('distinguishes products with the same name by their makers, in any order of the rows', async () => {
    await importFile(medicines, ...options)
    const [header = '', first = '', second = ''] = medicines.split('\n')
    const reversed = [header, second, first].join('\n')
    expect((await importFile(reversed, ...options)).summary).toMatchObject({
      created: 0,
      unchanged: 2,
    })
  })

  it('adds makers to products that an older version imported from the same file', async () => {
    await importFile(medicines, '--map', 'brand=')
    await Product.updateMany({}, { $unset: { brand: 1, manufacturer: 1, composition: 1 } })
    const before = await Product.find({}, { _id: 1 }).sort({ _id: 1 }).lean()
    const { summary } = await importFile(medicines, ...options)
    expect(summary).toMatchObject({ created: 0, changed: 2 })
    expect(await Product.find({}, { _id: 1 }).sort({ _id: 1 }).lean()).toEqual(before)
    expect((await makers()).map(([, brand]) => brand)).toEqual(['Sanjivika', 'Other'])
    expect((await importFile(medicines, ...options)).summary).toMatchObject({
      created: 0,
      unchanged: 2,
    })
  })
})
