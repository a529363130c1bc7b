import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildProduct } from '../../../../test/support/factories.ts'
import { importFile } from '../../../../test/support/import-file.ts'
import { setUpDatabase } from '../../../../test/support/set-up-database.ts'
import { Product } from '../record/product.model.ts'
import { exportProducts } from './export-products.service.ts'

setUpDatabase()
beforeEach(() => Product.deleteMany({}))

const EAN = '4006381333931'
const OTHER_EAN = '5901234123457'

const fileOf = (...lines: string[]) => lines.join('\n')
const stored = async () =>
  (await Product.find().sort({ name: 1 }).lean()).map(({ name, hsn, barcodes }) => ({
    name,
    hsn,
    barcodes,
  }))

describe('the HSN code and barcodes of a file', () => {
  it('imports codes under several headers, and an export changes nothing when it is imported again', async () => {
    const { summary } = await importFile(
      fileOf('name,price,HSN Code,EAN', `Rice,20,1006,"${EAN} kc1"`, 'Milk,30,401,', 'Salt,5,,'),
    )
    expect(summary).toMatchObject({ created: 3, refused: 0, unusedColumns: [] })
    const imported = await stored()
    expect(imported).toEqual([
      { name: 'Milk', hsn: '0401', barcodes: undefined },
      { name: 'Rice', hsn: '1006', barcodes: [EAN, 'KC1'] },
      { name: 'Salt', hsn: '', barcodes: undefined },
    ])
    const exported = await text(Readable.from(exportProducts()))
    const again = await importFile(exported)
    expect(again.summary).toMatchObject({ created: 0, changed: 0, unchanged: 3 })
    const emptied = await importFile(exported.replace(/"4006381333931\nKC1"/, ''))
    expect(emptied.summary).toMatchObject({ changed: 1, unchanged: 2 })
    expect((await stored())[1]).toEqual({ name: 'Rice', hsn: '1006', barcodes: undefined })
  })

  it.each([
    [
      'a barcode with a wrong check digit',
      `Rice,20,,4006381333932`,
      'The last digit of barcode 4006381333932 does not match the others.',
    ],
    [
      'a number that a spreadsheet has shortened',
      'Rice,20,,4.00638E+12',
      'A barcode must have 1 to 20 letters and digits.',
    ],
    [
      'too many barcodes',
      'Rice,20,,A1 A2 A3 A4 A5 A6 A7 A8 A9',
      'A product can have at most 8 barcodes.',
    ],
    ['an HSN code of nine digits', 'Rice,20,100610200,', 'HSN code must have 4, 6 or 8 digits.'],
  ])('rejects the row: %s', async (_case, row, reason) => {
    const { refused } = await importFile(fileOf('name,price,hsn,barcodes', row))
    expect(refused).toEqual([`2: ${reason}`])
  })

  it('rejects a barcode that another product or an earlier row has', async () => {
    await buildProduct({ name: 'Rice', barcodes: [EAN] })
    const { summary, refused } = await importFile(
      fileOf(
        'sku,name,price,barcode',
        `1,Wheat,20,${EAN}`,
        `2,Oats,20,${OTHER_EAN}`,
        `3,Bran,20,${OTHER_EAN}`,
      ),
    )
    expect(summary).toMatchObject({ created: 1, refused: 2 })
    expect(refused.toSorted()).toEqual([
      `2: barcodes: Barcode ${EAN} belongs to 'Rice'.`,
      `4: barcodes: '${OTHER_EAN}' is already used in line 3`,
    ])
  })
})

it('a dry run rejects the same rows as the import, however far apart they are', async () => {
  const others = Array.from({ length: 450 }, (_, n) => `${n},Oats ${n},20,`)
  const row = (sku: string) => `${sku},Rice ${sku},20,${EAN}`
  const file = fileOf('sku,name,price,barcode', row('first'), ...others, row('last'))
  const refused = [`453: barcodes: '${EAN}' is already used in line 2`]
  expect(await importFile(file, '--dry-run')).toMatchObject({ refused })
  expect(await importFile(file)).toMatchObject({ refused })
})

describe('a barcode as the key', () => {
  const priced = (price: number) => fileOf('title,price,barcode', `Basmati,${price},${EAN}`)

  it.each([
    ['named by the header', priced(30), ['--map=name=title', '--key=barcode']],
    [
      'named, under another header',
      priced(30).replace('barcode', 'EAN'),
      ['--map=name=title', '--key=barcode'],
    ],
    [
      'mapped',
      priced(30).replace('barcode', 'code'),
      ['--map=name=title,barcodes=code', '--key=barcode'],
    ],
    ['without an option', priced(30), ['--map=name=title']],
    [
      'in a list with its own numbers',
      priced(30),
      ['--map=name=title', '--key=barcode', '--source=list'],
    ],
  ])('finds the product by its barcode, whatever its name is: %s', async (_case, file, options) => {
    const product = await buildProduct({ name: 'Rice', price: 2_000, barcodes: ['R1', EAN] })
    const { summary } = await importFile(file, ...options)
    expect(summary).toMatchObject({ created: 0, changed: 1 })
    expect(await Product.find().lean()).toMatchObject([
      { _id: product._id, name: 'Basmati', price: 3_000 },
    ])
  })

  it('finds the product by barcode when another file has imported it', async () => {
    await importFile(priced(30), '--map=name=title', '--key=barcode')
    const { summary } = await importFile(fileOf('price,name,ean', `40,Rice,${EAN}`), '--key=ean')
    expect(summary).toMatchObject({ created: 0, changed: 1 })
    expect(await Product.find().lean()).toMatchObject([{ name: 'Rice', price: 4_000 }])
  })

  it('rejects a missing or repeated barcode in a key column', async () => {
    const file = fileOf('name,price,barcode', 'Rice,20,', `Oats,20,${EAN}`, `Bran,30,${EAN}`)
    const { refused } = await importFile(file, '--key=barcode')
    expect(refused).toEqual(['2: key: is empty', `4: key: '${EAN}' is already used in line 3`])
  })

  it('rejects a row with the barcodes of two products', async () => {
    await buildProduct({ name: 'Rice', barcodes: [EAN] })
    await buildProduct({ name: 'Oats', barcodes: [OTHER_EAN] })
    const file = fileOf('name,price,barcode', `Mix,20,${EAN} ${OTHER_EAN}`)
    const { refused } = await importFile(file, '--key=barcode')
    expect(refused).toEqual([`2: key: its barcodes belong to 'Rice' and 'Oats'`])
  })
})

it('finds the key column sku in any case', async () => {
  await importFile(fileOf('SKU,name,price', '7,Rice,20'), '--key=sku')
  const { summary } = await importFile(fileOf('Sku,name,price', '7,Brown Rice,30'), '--key=sku')
  expect(summary).toMatchObject({ created: 0, changed: 1 })
})
