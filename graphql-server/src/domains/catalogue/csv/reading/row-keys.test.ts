import { Types } from 'mongoose'
import { pino } from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildProduct } from '../../../../../test/support/factories.ts'
import { importFile } from '../../../../../test/support/import-file.ts'
import { setUpDatabase } from '../../../../../test/support/set-up-database.ts'
import { IncomingFile } from '../../../../contract/incoming-file.ts'
import { Product } from '../../record/product.model.ts'
import { addRowKeys } from '../add-row-keys.service.ts'
import { importUpload } from '../import-upload.ts'

setUpDatabase()
beforeEach(() => Product.deleteMany({}))

const products = () => Product.find().sort({ _id: 1 }).lean()
const names = async () => (await products()).map(({ name }) => name)

function upload(content: string, dryRun = false) {
  const file = new IncomingFile(() => Promise.resolve(Buffer.from(content)))
  const services = { log: pino({ level: 'silent' }), store: { watchedCompositions: [] } }
  return importUpload(new Types.ObjectId(), { file, dryRun }, services)
}

/** Makes the products look as if a version without row keys had imported them from a file with this name. */
async function age(source: string) {
  for (const { _id, importKey = '' } of await products()) {
    const key = `${source}:${importKey.split(':')[1] ?? ''}`
    await Product.updateOne({ _id }, { $set: { importKey: key }, $unset: { rowKey: 1 } })
  }
}

const LIST = 'code,name,price\n1,Honey,225\n2,Tea,90\n'
const AGAIN = { created: 0, changed: 0, unchanged: 2 }

describe('the key of a row', () => {
  it('finds the product that a file with another name has imported', async () => {
    await importFile(LIST, '--key=code')
    await age('prices-of-may')
    await addRowKeys()
    const before = await products()
    expect((await importFile(LIST, '--key=code')).summary).toMatchObject(AGAIN)
    expect(await products()).toEqual(before)
  })

  it('finds the product also without a key column, on the command line after the dashboard', async () => {
    const list = 'name,unit,price\nHoney,1 kg,225\nHoney,500 g,120\n'
    await upload(list)
    expect((await importFile(list)).summary).toMatchObject(AGAIN)
    expect(await upload(list.replace('225', '230'))).toMatchObject({ changed: 1, unchanged: 1 })
  })

  it('reads the key from the column sku unless another is named', async () => {
    const list = 'SKU,name,price\nA-1,Honey,225\n,Tea,90\nA-2,Salt,20\n'
    expect(await upload(list)).toMatchObject({ created: 3, refused: 0 })
    const renamed = list.replace('Honey', 'Raw honey')
    const { summary } = await importFile(renamed)
    expect(summary).toMatchObject({ created: 0, changed: 1, unchanged: 2, unusedColumns: [] })
    expect(await names()).toEqual(['Raw honey', 'Tea', 'Salt'])
  })

  it('gives its key to a product that was imported without one', async () => {
    await upload(LIST)
    const { summary } = await importFile(LIST, '--key=code')
    expect(summary).toMatchObject({ created: 0, changed: 2 })
    const renamed = LIST.replace('Honey', 'Raw honey')
    expect((await importFile(renamed, '--key=code')).summary).toMatchObject({ created: 0 })
    expect(await names()).toEqual(['Raw honey', 'Tea'])
  })

  it('keeps products in another list apart that is numbered in the same way', async () => {
    await importFile(LIST, '--key=code')
    await age('groceries')
    await addRowKeys()
    const other = 'code,name,price\n1,Paravika 650,30\n2,Tea bags,120\n'
    const { summary, refused } = await importFile(other, '--key=code')
    expect(summary).toMatchObject({ created: 0, changed: 1, refused: 1 })
    expect(refused).toEqual([
      "2: key: '1' is the key of 'Honey' in the shop, whose name has no word in common with this row. " +
        'If it is the same product, rename it first; otherwise import the file with another --source',
    ])
    const apart = await importFile(other, '--key=code', '--source=medicines')
    expect(apart.summary).toMatchObject({ created: 2 })
    const again = await importFile(other, '--key=code', '--source=medicines')
    expect(again.summary).toMatchObject(AGAIN)
  })

  it('lets a file rename products completely that it has imported itself', async () => {
    await importFile(LIST, '--key=code')
    const { summary } = await importFile(LIST.replace('Tea', 'Chai'), '--key=code')
    expect(summary).toMatchObject({ created: 0, changed: 1, refused: 0 })
  })

  it('prefers the product from the same file, and then the oldest one', async () => {
    await importFile(LIST, '--key=code', '--source=may')
    await importFile(LIST, '--key=code', '--source=june')
    await addRowKeys()
    const dearer = LIST.replace('225', '230')
    await importFile(dearer, '--key=code')
    expect((await products()).map(({ price }) => price / 100)).toEqual([230, 90, 225, 90])
    await Product.updateOne({ importKey: 'june:1' }, { importKey: 'shop:1' })
    await importFile(LIST.replace('225', '240'), '--key=code')
    expect((await products()).map(({ price }) => price / 100)).toEqual([230, 90, 240, 90])
  })

  it('finds a product that a process of the previous release has imported in the meantime', async () => {
    await importFile(LIST, '--key=code')
    await Product.updateMany({}, { $unset: { rowKey: 1 } })
    const { summary } = await importFile(LIST, '--key=code')
    expect(summary).toMatchObject({ created: 0, changed: 2 })
    expect((await importFile(LIST, '--key=code')).summary).toMatchObject(AGAIN)
  })
})

describe('a dry run', () => {
  it('a dry run counts new products with the same name and unit as an existing product', async () => {
    await buildProduct({ name: 'Honey', unit: '1 kg' })
    await buildProduct({ name: 'Tea', unit: '100 g' })
    const list = 'name,unit,price\nhoney,1 KG,225\nTea,250 g,90\nSalt,1 kg,20\n'
    expect(await upload(list, true)).toMatchObject({ created: 3, lookalikes: 1 })
    expect(await upload(list)).toMatchObject({ created: 3, lookalikes: 0 })
    expect(await upload(list, true)).toMatchObject({ created: 0, lookalikes: 0 })
  })
})

describe('row keys of products from older versions', () => {
  it('adds row keys once, except to the demo catalogue and to products that were not imported', async () => {
    const keys = ['shop:1', 'a:b:c', 'dashboard:Ab-2', 'demo:poha', undefined]
    for (const importKey of keys) await buildProduct(importKey === undefined ? {} : { importKey })
    const before = await products()
    for (let time = 0; time < 2; time += 1) {
      await addRowKeys()
      const after = await products()
      expect(after.map(({ rowKey }) => rowKey)).toEqual(['1', 'b:c', 'Ab-2', undefined, undefined])
      const keyed = before.map((product, n) => ({ ...product, rowKey: after[n]?.rowKey }))
      expect(after).toEqual(keyed)
    }
  })

  it('adds row keys in batches', async () => {
    const now = new Date()
    const blank = { price: 100, stock: 0, version: 1, createdAt: now, updatedAt: now }
    await Product.insertMany(
      Array.from({ length: 1_001 }, (_, n) => ({ ...blank, name: 'A', importKey: `shop:${n}` })),
    )
    const progress: number[] = []
    await addRowKeys((done) => progress.push(done))
    expect(progress).toEqual([500, 1_000, 1_001])
    expect((await products()).filter(({ rowKey }) => rowKey === undefined)).toEqual([])
  })
})
