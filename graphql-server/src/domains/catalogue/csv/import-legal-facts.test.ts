import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { beforeEach, expect, it } from 'vitest'
import { importFile } from '../../../../test/support/import-file.ts'
import { setUpDatabase } from '../../../../test/support/set-up-database.ts'
import { Product } from '../record/product.model.ts'
import { exportProducts } from './export-products.service.ts'

setUpDatabase()
beforeEach(() => Product.deleteMany({}))

const HEADER =
  'name,price,Maker or Packer,importer,Country of Origin,vegetarian mark,best before,net quantity'

const stored = async () =>
  (await Product.find().sort({ price: 1 }).lean()).map((product) => [
    ...[product.makerOrPacker, product.importer, product.countryOfOrigin],
    ...[product.vegetarianMark, product.bestBefore, product.netQuantity],
  ])

it('imports the facts that the law requires, and an export changes nothing when it is imported again', async () => {
  await importFile(
    [
      HEADER,
      '"Olive Oil",300,"Oliva SA, Jaén","Kirana Foods, Pune",spain,Veg,18 months from packing,500 ml',
      '"Eggs",500,"Andavali Farms, Nashik",,IN,Non-Veg,,6 N',
      '"Soap",600,,,USA,,,',
      '"Broom",700,,,,,,',
    ].join('\n'),
  )
  const imported = await stored()
  expect(imported).toEqual([
    [
      'Oliva SA, Jaén',
      'Kirana Foods, Pune',
      'ES',
      'VEGETARIAN',
      '18 months from packing',
      '500 ml',
    ],
    ['Andavali Farms, Nashik', '', 'IN', 'NON_VEGETARIAN', '', '6 N'],
    ['', '', 'US', null, '', ''],
    ['', '', '', null, '', ''],
  ])
  const exported = await text(Readable.from(exportProducts()))
  const { summary } = await importFile(exported)
  expect(summary).toMatchObject({ created: 0, changed: 0, unchanged: 4 })
  expect(await stored()).toEqual(imported)
})

it('rejects rows whose country or vegetarian mark cannot be read', async () => {
  const { refused, summary } = await importFile(
    [
      HEADER,
      'Tea,100,,,Darjeeling,,,',
      'Oil,200,,,Spain,perhaps,,',
      `Rice,300,,,${'India'.repeat(100)},,,`,
    ].join('\n'),
  )
  expect(summary).toMatchObject({ created: 0 })
  expect(refused).toEqual([
    "2: countryOfOrigin: 'Darjeeling' is not a country",
    "3: vegetarianMark: 'perhaps' can't be read. Use vegetarian or non-vegetarian",
    '4: Country of origin must have at most 100 characters.',
  ])
})

it('a product from an older version is unchanged by a file without these facts', async () => {
  await importFile('name,price\nSalt,20')
  await Product.updateMany({}, { $unset: { countryOfOrigin: 1, vegetarianMark: 1, importer: 1 } })
  const { summary } = await importFile(`${HEADER}\nSalt,20,,,,,,`)
  expect(summary).toMatchObject({ unchanged: 1 })
})
