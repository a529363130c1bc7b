import { describe, expect, it } from 'vitest'
import { type ColumnMapping, findColumns } from './columns.ts'

const mapping = (fields: Partial<ColumnMapping> = {}): ColumnMapping => ({
  map: new Map(),
  details: new Map(),
  constants: new Map(),
  key: null,
  ignored: [],
  ...fields,
})

describe('the columns of a file', () => {
  it('finds columns by their field names, ignoring case and hyphens', () => {
    const { indexes } = findColumns(
      ['NAME', 'Price', 'sub_category', 'Sale-Price', 'Rating'],
      mapping(),
    )
    expect(indexes).toEqual({ name: [0], price: [1], subCategory: [2], salePrice: [3] })
  })

  it("mapped columns take precedence over columns with a field's name", () => {
    const map = new Map([
      ['name', 'product'],
      ['price', 'price(₹)'],
      ['unit', ''],
    ])
    const { indexes } = findColumns(['name', 'product', 'price(₹)', 'unit'], mapping({ map }))
    expect(indexes).toEqual({ name: [1], price: [2] })
  })

  it('joins several columns for a field, unless one column has the whole name', () => {
    const map = new Map([
      ['name', 'brand+product'],
      ['unit', 'a+b'],
    ])
    const headers = ['product', 'brand', 'price', 'a+b', 'a', 'b']
    expect(findColumns(headers, mapping({ map })).indexes).toEqual({
      name: [1, 0],
      brand: [1],
      price: [2],
      unit: [3],
    })
  })

  it('replaces a missing column with the same text for all rows', () => {
    const constants = new Map([['price', '100']])
    expect(findColumns(['name'], mapping({ constants }))).toMatchObject({
      indexes: { name: [0] },
      constants: { price: '100' },
    })
  })

  it('lists columns that are not imported', () => {
    const details = new Map([['Brand', 'brand']])
    const headers = ['sku', 'name', 'price', 'brand', 'rating', ' type ']
    const { unused } = findColumns(headers, mapping({ details, key: 'sku' }))
    expect(unused).toEqual([4, 5])
  })

  it('reads a column pack only if the file has prescriptions, or if it is mapped', () => {
    const headers = ['name', 'price', 'pack', 'rx']
    const grocery = findColumns(headers, mapping())
    expect([grocery.indexes.pack, grocery.unused]).toEqual([undefined, [2, 3]])
    const map = new Map([['prescription', 'rx']])
    expect(findColumns(headers, mapping({ map })).indexes).toMatchObject({ pack: [2] })
    const constants = new Map([['prescription', 'H']])
    expect(findColumns(headers, mapping({ constants })).indexes).toMatchObject({ pack: [2] })
    const ignored = new Map([['pack', '']])
    expect(findColumns(headers, mapping({ map: ignored })).unused).toEqual([2, 3])
  })

  it('finds the columns for the key and the details', () => {
    const details = new Map([['Brand', 'brand']])
    const columns = findColumns(['id', 'name', 'price', 'brand'], mapping({ details, key: 'id' }))
    expect(columns).toMatchObject({ key: 0, width: 4, details: [{ name: 'Brand', index: 3 }] })
  })

  it('allows repeated column names if they are not imported', () => {
    const headers = [
      'name',
      'price',
      'rating',
      'rating',
      'pack',
      'pack',
      'id',
      'id',
      'unit',
      'unit',
    ]
    const map = new Map([['unit', '']])
    expect(findColumns(headers, mapping({ map })).indexes).toEqual({ name: [0], price: [1] })
  })

  it.each([
    ['no name', ['price'], {}, /^The file has no column 'name'. Its columns are: price.$/],
    ['no price', ['name'], {}, /no column 'price'/],
    [
      'an unknown field',
      ['name', 'price'],
      { map: new Map([['cost', 'price']]) },
      /unknown field 'cost'/,
    ],
    [
      'a missing column',
      ['name', 'price'],
      { map: new Map([['unit', 'size']]) },
      /no column 'size'.*name, price/,
    ],
    [
      'a missing column of several',
      ['name', 'price'],
      { map: new Map([['name', 'brand+name']]) },
      /The file has no column 'brand'/,
    ],
    [
      'a constant for an unknown field',
      ['name', 'price'],
      { constants: new Map([['cost', '1']]) },
      /--set: unknown field 'cost'/,
    ],
    [
      'a constant for a field with a column',
      ['name', 'price'],
      { constants: new Map([['price', '1']]) },
      /--set: the file has a column for price. Ignore it with --map price=/,
    ],
    ['a missing key', ['name', 'price'], { key: 'id' }, /The file has no column 'id'/],
    ['a column twice', ['name', 'price', 'price'], { map: new Map([['price', 'price']]) }, /twice/],
    ['a field twice', ['name', 'price', 'price', 'unit', 'name'], {}, /the column 'name' twice/],
    [
      'a field in two spellings',
      ['name', 'Sale Price', 'price', 'salePrice'],
      {},
      /^The file has several columns for salePrice: Sale Price, salePrice.$/,
    ],
    ['an id twice', ['id', 'id', 'name', 'price', 'moreDetails'], {}, /the column 'id' twice/],
    [
      'packs without prescriptions',
      ['name', 'price', 'size'],
      { map: new Map([['pack', 'size']]) },
      /^The file has packs, but no prescription column.*name, price, size/,
    ],
    [
      'the same pack for all rows without prescriptions',
      ['name', 'price'],
      { constants: new Map([['pack', '1 tablet']]) },
      /^The file has packs, but no prescription column/,
    ],
    [
      'a sale price and a discount',
      ['name', 'price', 'discount', 'salePrice'],
      {},
      /Only one is allowed/,
    ],
  ])('rejects columns with %s', (_case, headers, fields, message) => {
    expect(() => findColumns(headers, mapping(fields))).toThrow(message)
  })

  it('lists columns briefly, and without control characters', () => {
    const headers = ['a\u0000b', 'c\nd', ...Array.from({ length: 20_000 }, (_, n) => `column ${n}`)]
    const listed = ['a b', 'c d', ...Array.from({ length: 18 }, (_, n) => `column ${n}`)]
    expect(() => findColumns(headers, mapping())).toThrow(
      `The file has no column 'name'. Its columns are: ${listed.join(', ')} and 19,982 more.`,
    )
    expect(() => findColumns(['x'.repeat(900_000)], mapping())).toThrow(
      `The file has no column 'name'. Its columns are: ${'x'.repeat(100)}….`,
    )
  })

  it('gives hints for the command line separately', () => {
    const help = {
      onCommandLine:
        'Choose one with --map price=COLUMN, or give all rows the same with --set price=TEXT.',
    }
    expect(() => findColumns(['name'], mapping())).toThrow(expect.objectContaining(help))
  })
})
