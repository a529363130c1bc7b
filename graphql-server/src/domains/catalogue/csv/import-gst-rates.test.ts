import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { beforeEach, expect, it } from 'vitest'
import { importFile } from '../../../../test/support/import-file.ts'
import { setUpDatabase } from '../../../../test/support/set-up-database.ts'
import { Product } from '../record/product.model.ts'
import { exportProducts } from './export-products.service.ts'

setUpDatabase()
beforeEach(() => Product.deleteMany({}))

const stored = async () =>
  (await Product.find().sort({ price: 1 }).lean()).map(({ hsn, gstRates }) => [hsn, gstRates])

it('imports GST rates, and an export changes nothing when it is imported again', async () => {
  await importFile(
    [
      'name,price,HSN,GST Rate',
      'Tea,100,0902,5%',
      'Biscuits,200,1905,18; 5 from 2025-09-22',
      'Milk,300,0401,nil',
      'Broom,400,,',
    ].join('\n'),
  )
  const imported = await stored()
  expect(imported).toEqual([
    ['0902', [{ rate: 500, from: '2017-07-01' }]],
    [
      '1905',
      [
        { rate: 1800, from: '2017-07-01' },
        { rate: 500, from: '2025-09-22' },
      ],
    ],
    ['0401', [{ rate: 0, from: '2017-07-01' }]],
    ['', []],
  ])
  const exported = await text(Readable.from(exportProducts()))
  expect(exported).toContain('18; 5 from 2025-09-22')
  const { summary } = await importFile(exported)
  expect(summary).toMatchObject({ created: 0, changed: 0, unchanged: 4 })
  expect(await stored()).toEqual(imported)

  const changed = await importFile(exported.replace('18; 5 from 2025-09-22', '5'))
  expect(changed.summary).toMatchObject({ changed: 1, unchanged: 3 })
  expect((await stored())[1]).toEqual(['1905', [{ rate: 500, from: '2017-07-01' }]])
})

const ended = [
  'name,price,hsn,gstRate',
  'Butter,100,0405,12%',
  'Cola,200,2202,GST 28%',
  'Tea,300,0902,Exempt',
]

it('rejects rows whose GST rate the law has ended, and proposes the new rate', async () => {
  const { refused, summary } = await importFile(ended.join('\n'))
  expect(summary).toMatchObject({ created: 1, refused: 2, endedGstRates: 2 })
  expect(refused).toEqual([
    "2: gstRate: the law ended 12% on 21 September 2025. If the new rate is 5%, write '12; 5 from 2025-09-22'",
    "3: gstRate: the law ended 28% on 31 January 2026. If the new rate is 40%, write '28; 40'",
  ])
  expect(await stored()).toEqual([['0902', [{ rate: 0, from: '2017-07-01' }]]])
})

it('replaces GST rates that the law has ended if the admin agrees', async () => {
  const { refused, summary } = await importFile(ended.join('\n'), '--new-gst-rates')
  expect(refused).toEqual([])
  expect(summary).toMatchObject({ created: 3, endedGstRates: 2 })
  const butter = await Product.findOne({ name: 'Butter' }).lean()
  expect(butter?.gstRates).toEqual([
    { rate: 1200, from: '2017-07-01' },
    { rate: 500, from: '2025-09-22' },
  ])
})

it('an export with an ended GST rate changes nothing, but no such rate can be entered in it', async () => {
  await importFile('name,price,hsn,gstRate\nButter,100,0405,5\nGhee,200,0405,5')
  await Product.updateOne({ name: 'Butter' }, { gstRates: [{ rate: 1200, from: '2017-07-01' }] })
  const exported = await text(Readable.from(exportProducts()))
  expect((await importFile(exported)).summary).toMatchObject({ unchanged: 2, endedGstRates: 0 })
  const dearer = exported.replace(',100,', ',110,')
  expect((await importFile(dearer)).summary).toMatchObject({ changed: 1, refused: 0 })
  const edited = exported.replace(/^(.*Ghee.*),5,/m, '$1,12,')
  expect(edited).not.toBe(exported)
  expect((await importFile(edited)).summary).toMatchObject({ refused: 1, endedGstRates: 1 })
})

it('a file without the column changes no rates, and an empty cell removes them', async () => {
  await importFile('name,price,hsn,GST %\nTea,100,0902,5')
  await importFile('name,price\nTea,110')
  expect(await stored()).toEqual([['0902', [{ rate: 500, from: '2017-07-01' }]]])
  await importFile('name,price,hsn,GST %\nTea,110,0902,')
  expect(await stored()).toEqual([['0902', []]])
})

it('rejects rows whose GST rate cannot be read or does not exist, and those with a wrong HSN code', async () => {
  const { refused, summary } = await importFile(
    [
      'name,price,hsn,gstRate',
      'Tea,100,0902,five',
      'Oil,200,1512,7',
      'Rice,300,1006,12 from 2026-01-01',
      'Soap,400,34011,18',
    ].join('\n'),
  )
  expect(summary).toMatchObject({ created: 0 })
  expect(refused).toEqual([
    "2: gstRate: 'five' can't be read. Write 5, or 12; 5 from 2025-09-22",
    '3: 7% is not a GST rate.',
    '4: 12% is not a GST rate on 1 January 2026. The rates on that day are 0%, 0.25%, 3%, 5%, 18%, 28% and 40%.',
    expect.stringContaining('HSN code must have 4, 6 or 8 digits.'),
  ])
})
