import { parse } from 'csv-parse/sync'
import mongoose from 'mongoose'
import { stringify } from 'csv-stringify/sync'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildCategory, buildMedicine, buildProduct } from '../../../../test/support/factories.ts'
import { importFile } from '../../../../test/support/import-file.ts'
import { setUpDatabase } from '../../../../test/support/set-up-database.ts'
import { Product, type ProductRecord } from '../record/product.model.ts'
import { StockMovement } from '../stock/stock-movement.model.ts'
import { exportProducts } from './export-products.service.ts'

setUpDatabase()
beforeEach(() => Product.deleteMany({}))
afterEach(() => vi.restoreAllMocks())

const exported = () => text(Readable.from(exportProducts()))
const stored = () => Product.findOne().orFail().lean()

/** Replaces the same cells in all rows of an export. */
function edit(file: string, cells: Record<string, string>): string {
  const rows: Record<string, string>[] = parse(file, { columns: true, bom: true })
  return stringify(
    rows.map((row) => ({ ...row, ...cells })),
    { header: true },
  )
}

/** Exports the product, then changes it in the shop. */
async function exportThen(change: Partial<ProductRecord>): Promise<string> {
  const file = await exported()
  await Product.updateOne({}, { $set: change, $inc: { version: 1 } })
  return file
}

const build = () => buildProduct({ name: 'Honey', stock: 10, price: 25_000, discount: 0 })

describe('an export that is older than the shop', () => {
  it('an unedited old export neither puts sold stock back nor undoes a discount', async () => {
    await build()
    const file = await exportThen({ stock: 7, discount: 1_000 })
    const before = await stored()
    const { summary, conflicts } = await importFile(file)
    expect(summary).toMatchObject({ unchanged: 1, changed: 0, conflicting: 0 })
    expect(conflicts).toEqual([])
    expect(await stored()).toEqual(before)
    expect(await StockMovement.countDocuments({ productId: before._id })).toBe(0)
  })

  it('an old export changes only the cells that were edited', async () => {
    await build()
    const file = await exportThen({ stock: 7, discount: 1_000 })
    const { summary } = await importFile(edit(file, { price: '260', brand: 'Own' }))
    expect(summary).toMatchObject({ changed: 1, conflicting: 0 })
    const expected = { price: 26_000, brand: 'Own', stock: 7, discount: 1_000 }
    expect(await stored()).toMatchObject(expected)
  })

  it('reports a cell that was edited on both sides, and changes the others', async () => {
    await build()
    const file = await exportThen({ stock: 7 })
    const { summary, conflicts } = await importFile(edit(file, { stock: '20', price: '260' }))
    expect(summary).toMatchObject({ changed: 1, conflicting: 1, refused: 0 })
    expect(conflicts).toEqual([
      "2: stock: '20' in the file and '7' in the shop, which has changed since the export",
    ])
    expect(await stored()).toMatchObject({ stock: 7, price: 26_000 })
  })

  it('a dry run reports conflicts', async () => {
    await build()
    const file = edit(await exportThen({ stock: 7 }), { stock: '20' })
    const { summary } = await importFile(file, '--dry-run')
    expect(summary).toMatchObject({ unchanged: 1, conflicting: 1 })
  })

  it('reports no conflict if both sides made the same edit', async () => {
    await build()
    const file = await exportThen({ price: 26_000 })
    const { summary } = await importFile(edit(file, { price: '₹ 260.00' }))
    expect(summary).toMatchObject({ unchanged: 1, conflicting: 0 })
  })

  it('does not combine a pack with a prescription that the shop has changed', async () => {
    const { medicine } = await buildMedicine()
    if (!medicine) throw new Error('A medicine was built.')
    const file = await exportThen({ medicine: { ...medicine, schedule: 'H1' } })
    const { conflicts } = await importFile(edit(file, { pack: '30 tablets' }))
    expect(conflicts).toHaveLength(1)
    expect((await stored()).medicine).toEqual({ ...medicine, schedule: 'H1' })
  })

  it('does not look for a sub-category in a category that the shop has changed', async () => {
    const [dairy, food] = [await buildCategory({ name: 'Dairy' }), await buildCategory()]
    await buildProduct({ categoryIds: [dairy._id], subCategoryIds: [] })
    const file = await exportThen({ categoryIds: [food._id] })
    const { summary } = await importFile(edit(file, { subCategory: 'Milk' }))
    expect(summary).toMatchObject({ unchanged: 1, conflicting: 1, subCategoriesMade: 0 })
  })

  it('notices a sale between reading and writing', async () => {
    await build()
    const file = edit(await exported(), { stock: '20' })
    const transaction = mongoose.connection.transaction.bind(mongoose.connection)
    vi.spyOn(mongoose.connection, 'transaction').mockImplementationOnce(async (...args) => {
      await Product.updateOne({}, { $inc: { stock: -1, stockSequence: 1 } })
      return transaction(...args)
    })
    const { summary, conflicts } = await importFile(file)
    expect(summary).toMatchObject({ unchanged: 1, changed: 0 })
    expect(conflicts).toEqual([expect.stringContaining("'20' in the file and '9' in the shop")])
    expect(await stored()).toMatchObject({ stock: 9 })
  })
})

describe('cells that a spreadsheet has written in another way', () => {
  it.each<[string, Partial<ProductRecord>, Record<string, string>]>([
    ['amounts', { price: 150 }, { price: '1.50' }],
    ['amounts with a currency', { price: 129_950 }, { price: '₹ 1,299.50' }],
    ['percentages', { discount: 1_250 }, { discount: '12.50%' }],
    ['thousands', { stock: 1_200 }, { stock: '1,200' }],
    ['decimals', { unit: '1.50' }, { unit: '1.5' }],
    ['zeros', { name: '0070' }, { name: '70' }],
    ['long numbers', { name: '8901030865278' }, { name: '8.90103E+12' }],
    ['truth values', { brand: 'True' }, { brand: 'TRUE' }],
    ['blanks', { description: 'Raw' }, { description: ' Raw ' }],
  ])(
    'cells that a spreadsheet has reformatted are not edited: %s',
    async (_case, fields, cells) => {
      await buildProduct(fields)
      const before = await stored()
      const { summary } = await importFile(edit(await exported(), cells))
      expect(summary).toMatchObject({ unchanged: 1, conflicting: 0, refused: 0 })
      expect(await stored()).toEqual(before)
      const file = edit(await exportThen({ price: 1_00 }), {
        ...cells,
        price: String(before.price / 100),
      })
      expect((await importFile(file)).summary).toMatchObject({ changed: 0, refused: 0 })
    },
  )

  it('cells with another value are edited', async () => {
    await buildProduct({ name: '8901030865278', unit: '1.5' })
    const file = edit(await exported(), { name: '8901030865279', unit: '1.05' })
    expect((await importFile(file)).summary).toMatchObject({ changed: 1 })
    expect(await stored()).toMatchObject({ name: '8901030865279', unit: '1.05' })
  })
})

describe('a row that does not say what was exported', () => {
  it.each([
    ['whose column was removed', (file: string) => edit(file, { exported: '' })],
    ['of an older version', (file: string) => file.replace(',exported', ',note')],
    ['of another product', (file: string) => edit(file, { exported: 'x'.repeat(120) })],
    ['that was cut', (file: string) => edit(file, { exported: 'x'.repeat(70_000) })],
  ])('a row %s changes nothing, and each differing cell is reported', async (_case, spoil) => {
    await build()
    const file = spoil(edit(await exportThen({ stock: 7 }), { price: '260' }))
    const { summary, conflicts } = await importFile(file)
    expect(summary).toMatchObject({ unchanged: 1, changed: 0, conflicting: 1 })
    expect(conflicts.map((text) => text.split(':')[1]?.trim()).sort()).toEqual(['price', 'stock'])
    expect(await stored()).toMatchObject({ stock: 7, price: 25_000 })
  })

  it('a row without exported values changes nothing and has no conflict if it equals the product', async () => {
    await build()
    const { summary } = await importFile(edit(await exported(), { exported: '' }))
    expect(summary).toMatchObject({ unchanged: 1, conflicting: 0 })
  })
})
