import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import mongoose from 'mongoose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../test/support/database.ts'
import { CatalogueChange } from '../changes/change.model.ts'
import {
  buildCategory,
  buildProduct,
  buildSubCategory,
} from '../../../../test/support/factories.ts'
import { Category } from '../record/category.model.ts'
import { exportProducts } from './export-products.service.ts'
import { Product } from '../record/product.model.ts'
import { SubCategory } from '../record/sub-category.model.ts'
import { importFile, importFileWaiting } from '../../../../test/support/import-file.ts'
import { importArguments } from '../../../cli/import-arguments.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(async () => {
  await database.close()
})
beforeEach(async () => {
  await Promise.all([Product.deleteMany({}), Category.deleteMany({})])
  await Promise.all([SubCategory.deleteMany({}), CatalogueChange.deleteMany({})])
})

/** Reads all data that an import writes, to compare before and after. */
async function everything() {
  return {
    products: await Product.find().sort({ _id: 1 }).lean(),
    categories: await Category.find().sort({ _id: 1 }).lean(),
    subCategories: await SubCategory.find().sort({ _id: 1 }).lean(),
    changes: await CatalogueChange.find().sort({ _id: 1 }).lean(),
  }
}

const SHOP = `id,product,group,shelf,size,mrp,offer,brand,food_type,about,photos
1,"Rice, ""aged""",Staples,Rice,5 kg,"₹1,299.50",999.5,Own,veg,"Long
grains",https://a.example/1.png|https://a.example/2.png
2,Honey,Staples,Spreads,500 g,225,,Own,,,
`
const FLAGS = [
  '--map=name=product,category=group,subCategory=shelf,unit=size,price=mrp,salePrice=offer',
  '--map=description=about,image=photos',
  '--details=brand,food_type,Maker=brand',
  '--key=id',
]

describe('an import', () => {
  it('imports all columns', async () => {
    const { summary, refused } = await importFile(SHOP, ...FLAGS, '--stock=25')
    expect(refused).toEqual([])
    expect(summary).toMatchObject({ rows: 2, created: 2, categoriesMade: 1, subCategoriesMade: 2 })
    expect(summary).toMatchObject({ exactSalePrices: 2, nearSalePrices: 0 })
    const [rice, honey] = await Product.find().sort({ importKey: 1 }).lean()
    const [staples] = await Category.find().lean()
    const subCategory = await SubCategory.findOne({ name: 'Rice' }).lean()
    expect(rice).toMatchObject({
      importKey: 'shop:1',
      name: 'Rice, "aged"',
      unit: '5 kg',
      price: 129_950,
      discount: 2_308,
      stock: 25,
      description: 'Long\ngrains',
      images: ['https://a.example/1.png', 'https://a.example/2.png'],
      details: [
        { name: 'Brand', value: 'Own' },
        { name: 'Food type', value: 'veg' },
        { name: 'Maker', value: 'Own' },
      ],
      categoryIds: [staples?._id],
      subCategoryIds: [subCategory?._id],
    })
    expect(subCategory?.categoryIds).toEqual([staples?._id])
    expect(honey).toMatchObject({ discount: 0, images: [], description: '' })
    expect(honey?.details).toEqual([
      { name: 'Brand', value: 'Own' },
      { name: 'Maker', value: 'Own' },
    ])
  })

  it('a second import changes nothing, compressed or not', async () => {
    await importFile(SHOP, ...FLAGS, '--stock=25')
    const before = await everything()
    for (const contents of [SHOP, gzipSync(SHOP), SHOP.replaceAll('\n', '\r\n')]) {
      const { summary } = await importFile(contents, ...FLAGS, '--stock=25')
      expect(summary).toMatchObject({ created: 0, changed: 0, unchanged: 2 })
    }
    expect(await everything()).toEqual(before)
  })

  it('a dry run writes nothing and reports the same counts', async () => {
    const { summary } = await importFile(SHOP, ...FLAGS, '--dry-run')
    expect(summary).toMatchObject({ created: 2, categoriesMade: 1, subCategoriesMade: 2 })
    expect(await everything()).toEqual({
      products: [],
      categories: [],
      subCategories: [],
      changes: [],
    })
  })

  it('updates and records only the rows that changed', async () => {
    await importFile(SHOP, ...FLAGS)
    await CatalogueChange.deleteMany({})
    const { summary } = await importFile(SHOP.replace(',225,', ',230,'), ...FLAGS)
    expect(summary).toMatchObject({ changed: 1, unchanged: 1 })
    const honey = await Product.findOne({ name: 'Honey' }).lean()
    expect(honey?.price).toBe(23_000)
    expect(await CatalogueChange.find().lean()).toMatchObject([{ _id: honey?._id }])
  })

  it('keeps fields without a column, and the stock of existing products', async () => {
    await importFile('id,name,price\n1,Honey,225\n', '--key=id', '--stock=25')
    await Product.updateOne({}, { stock: 24, description: 'Raw', unit: '500 g' })
    const { summary } = await importFile('id,name,price\n1,Honey,225\n', '--key=id', '--stock=25')
    expect(summary).toMatchObject({ unchanged: 1 })
    await importFile('id,name,price,stock\n1,Honey,230,\n', '--key=id', '--stock=25')
    expect(await Product.findOne().lean()).toMatchObject({
      stock: 24,
      description: 'Raw',
      price: 23_000,
    })
    await importFile('id,name,price,stock\n1,Honey,230,7\n', '--key=id')
    expect(await Product.findOne().lean()).toMatchObject({ stock: 7, unit: '500 g' })
  })

  it('rejects prices with a decimal comma instead of reading them too high', async () => {
    const file = 'name;price\nA;12,50\nB;"1,5"\nC;0,99\nD;1.299,50\nE;1,299.50\n'
    const { summary, refused } = await importFile(file)
    expect(summary).toMatchObject({ refused: 4, created: 1 })
    expect(refused[0]).toBe(
      "2: price: '12,50' has a comma that does not separate thousands; write decimals as in 12.50",
    )
    expect(await Product.find().lean()).toMatchObject([{ name: 'E', price: 129_950 }])
  })

  it('accepts prices in paise and discounts in percent', async () => {
    await importFile('name,price,discount\nHoney,22550,64.4 %\nTea,100,\n', '--paise')
    const products = await Product.find().sort({ name: 1 }).lean()
    expect(products.map(({ price, discount }) => [price, discount])).toEqual([
      [22_550, 6_440],
      [100, 0],
    ])
  })

  it('counts sale prices that whole rupees cannot match', async () => {
    const { summary } = await importFile('name,price,salePrice\nA,108,97.2\nB,100,60\n')
    expect(summary).toMatchObject({ exactSalePrices: 1, nearSalePrices: 1, mostAboveSalePrice: 80 })
  })
})

const NO_PICTURE =
  'An image must be uploaded, or have an address that begins with http:// or https://.'
const SAME_NAME = 'Two added fields have the same name.'
const lines = (count: number) => Array.from({ length: count }, (_, n) => `Shelf ${n}`).join('\n')

describe('a row', () => {
  it.each([
    ['without a name', 'a,,5,1', 'Name is required.'],
    [
      'with a name that is too long',
      `a,${'x'.repeat(201)},5,1`,
      'Name must have at most 200 characters.',
    ],
    ['without a price', 'a,Tea,,1', 'price: is empty'],
    ['with a price of 0', 'a,Tea,0,1', "price: '0' is not above 0"],
    ['with an invalid price', 'a,Tea,cheap,1', "price: 'cheap' is not a number"],
    ['with a sale price above the price', 'a,Tea,5,6', 'salePrice: is above the price'],
    ['with an invalid sale price', 'a,Tea,5,x', "salePrice: 'x' is not a number"],
    ['with too few cells', 'a,Tea,5', '3 cells instead of 4'],
    ['without a key', ',Tea,5,1', 'key: is empty'],
  ])('reports the line of a row %s, and imports the others', async (_case, row, reason) => {
    const text = `id,name,price,salePrice\n0,"First\nof all",5,1\n${row}\n9,Last,5,1\n`
    const { summary, refused } = await importFile(text, '--key=id')
    expect(refused).toEqual([`4: ${reason}`])
    expect(summary).toMatchObject({ rows: 3, created: 2, refused: 1 })
    expect(await Product.distinct('name')).toEqual(['First of all', 'Last'])
  })

  it('joins a name from two columns, and fills in constant texts', async () => {
    const text = 'brand;product\nTata;Salt\n;Turmeric\n'
    const flags = ['--map=name=brand+product', '--set=price=Rs. 1,299/-', '--set=category=A, b']
    const { summary, refused } = await importFile(text, ...flags)
    expect(refused).toEqual([])
    expect(summary).toMatchObject({ created: 2, categoriesMade: 1, unusedColumns: [] })
    expect(await Product.find().sort({ name: 1 }).lean()).toMatchObject([
      { name: 'Tata Salt', price: 129_900 },
      { name: 'Turmeric', price: 129_900 },
    ])
    expect(await Category.distinct('name')).toEqual(['A, b'])
  })

  it('counts amounts with more than two decimals, and rounds them', async () => {
    const text = 'name,price,salePrice\nA,12.345,\nB,20,8.129999999999999\nC,1.5E+2,\n'
    const { summary, refused } = await importFile(text)
    expect(refused).toEqual([])
    expect(summary).toMatchObject({ created: 3, roundedPrices: 2 })
    expect(await Product.distinct('price')).toEqual([1_235, 2_000, 15_000])
  })

  it.each([
    ['stock', '1.5', 'stock: not a whole number of at least 0'],
    ['stock', '-1', 'stock: not a whole number of at least 0'],
    ['stock', '"12,50"', 'stock: not a whole number of at least 0'],
    ['discount', '101', 'discount: not a percentage from 0 to 100'],
    ['stock', '1000000001', 'Stock must be at most 1,00,00,00,000.'],
    ['image', 'javascript:alert(1)', NO_PICTURE],
    ['image', 'file:///etc/passwd', NO_PICTURE],
    ['image', `/media/${'0'.repeat(32)}-960.webp`, 'image: an image no longer exists'],
    ['image', 'http://a.example/ '.repeat(11), 'A product can have at most 10 images.'],
    ['category', `"${lines(21)}"`, 'Category must have at most 20 entries.'],
    ['category', 'x'.repeat(101), 'Category must have at most 100 characters.'],
    ['moreDetails', '"[[""Colour"",""red""],[""Colour"",""blue""]]"', SAME_NAME],
    ['moreDetails', '"[[""Colour"",""""]]"', 'Every added field is required.'],
    ['moreDetails', '"[""Colour""]"', 'moreDetails: not a JSON list of [name, text]'],
    ['subCategory', 'Tea', 'subCategory: requires a category'],
    ['moreDetails', '"[[""\\ud800"",""1""]]"', 'The name of a field must be plain text.'],
    ['description', 'x'.repeat(10_001), 'Description must have at most 10000 characters.'],
  ])('rejects a row with the %s %s', async (field, value, reason) => {
    const { refused } = await importFile(`name,price,${field}\nTea,5,${value}\n`)
    expect(refused).toEqual([`2: ${reason}`])
  })

  it('puts a product into each category once, even if the row names it several times', async () => {
    await importFile(`name,price,category,subCategory\nTea,5,"Drinks\ndrinks","Hot\nHOT"\n`)
    const [tea] = await Product.find().lean()
    expect([tea?.categoryIds.length, tea?.subCategoryIds.length]).toEqual([1, 1])
  })

  it('imports a row without unit and description', async () => {
    const { refused } = await importFile('name,price,unit,description\nTea,5,,\n')
    expect(refused).toEqual([])
  })

  it('rejects a row with the key of an earlier row', async () => {
    const { refused } = await importFile('id,name,price\n7,A,5\n8,B,5\n7,C,5\n', '--key=id')
    expect(refused).toEqual(["4: key: '7' is already used in line 2"])
    expect(await Product.distinct('name')).toEqual(['A', 'B'])
  })

  it('skips a row that equals an earlier one if there is no key', async () => {
    const text = 'name,unit,price\nA,1 kg,5\nA,1 kg,5\nA,1 kg,6\nA,2 kg,5\n'
    const { summary, refused } = await importFile(text)
    expect(refused).toEqual([])
    expect(summary).toMatchObject({ rows: 4, created: 3, repeated: 1 })
    const again = { created: 0, changed: 0, unchanged: 3, repeated: 1 }
    expect((await importFile(text)).summary).toMatchObject(again)
  })

  it('trims a cell to one line where only one line is allowed', async () => {
    await importFile('name,price,unit\n" Green\u00a0 \u202ete\u00ada\u0007\u200b\n",5,"1\tkg"\n')
    expect(await Product.findOne().lean()).toMatchObject({ name: 'Green tea', unit: '1 kg' })
  })
})

describe('the command line', () => {
  it.each([
    [[], /Usage/],
    [['export', 'x.csv'], /Usage/],
    [['import'], /Usage/],
    [['import', 'a.csv', 'b.csv'], /Usage/],
    [['import', 'a.csv', '--stock=many'], /--stock/],
    [['import', 'a.csv', '--map=price'], /field=column/],
    [['import', 'a.csv', '--colour=red'], /colour/],
  ])('rejects the arguments %j', (args, message) => {
    expect(() => importArguments(args)).toThrow(message)
  })

  it('uses the file name as the source unless another is given', () => {
    expect(importArguments(['import', '/a/shop.csv.gz'])?.source).toBe('shop')
    expect(importArguments(['import', '/a/shop.CSV'])?.source).toBe('shop')
    expect(importArguments(['import', '/a/shop.csv', '--source=other'])?.source).toBe('other')
  })

  it('prints help', () => {
    expect(importArguments(['--help'])).toBeNull()
  })
})

describe('an export of the shop', () => {
  const exported = () => text(Readable.from(exportProducts()))

  it('reads an export back unchanged, whatever its texts are', async () => {
    const [dairy, food] = [await buildCategory({ name: 'Dairy' }), await buildCategory()]
    const subCategories = [
      await buildSubCategory({ name: 'Milk', categoryIds: [dairy._id] }),
      await buildSubCategory({ name: 'Milk', categoryIds: [food._id] }),
    ]
    await buildProduct({
      name: '=HYPERLINK("x")',
      unit: '-1 kg',
      description: 'Two\nlines, "quoted"; +1 @home',
      images: ['https://a.example/1.png', '/media/abc-960.webp'],
      categoryIds: [dairy._id, food._id],
      subCategoryIds: subCategories.map(({ _id }) => _id),
      details: [{ name: '__proto__', value: '=1+1' }],
    })
    await buildProduct({ name: "'quoted", stock: 0, discount: 1250 })
    const before = await everything()
    const file = await exported()
    expect(file).toContain('"\'=HYPERLINK(""x"")"')
    const { summary, refused } = await importFile(file)
    expect(refused).toEqual([])
    expect(summary).toMatchObject({ rows: 2, unchanged: 2, created: 0, changed: 0 })
    expect(await everything()).toEqual(before)
  })

  it.each(["'=1+1", "'-5 °C", "''+1", "'@home", '＝1+1', "'＠home"])(
    'reads an export back unchanged if a text begins with %j',
    async (name) => {
      await buildProduct({ name, description: `${name}\n${name}` })
      const { summary, refused } = await importFile(await exported())
      expect(refused).toEqual([])
      expect(summary).toMatchObject({ unchanged: 1, changed: 0 })
      expect(await Product.findOne().lean()).toMatchObject({ name })
    },
  )

  it('imports the changed cells of an export, adds rows without id, and rejects a malformed id', async () => {
    const product = await buildProduct({ name: 'Honey', stock: 10, price: 25_000 })
    const file = await exported()
    const changed = file.replace(',250,64.4,10,', ',260,64.4,8,')
    const added = `,Jam,500 g,90,0,3,Spreads,Jams,Sweet,,,,,,,[]${','.repeat(12)}`
    const [wrong, gone] = ['6.5E+23', '0'.repeat(24)].map((id) => `${id}${added}`)
    const { summary, refused } = await importFile(`${changed}${added}\n${wrong}\n${gone}\n`)
    expect(summary).toMatchObject({ created: 1, changed: 1, refused: 2, categoriesMade: 1 })
    expect(refused).toEqual([
      '4: id: not 24 hexadecimal digits',
      '5: id: this product does not exist',
    ])
    expect(await Product.findById(product._id).lean()).toMatchObject({ price: 26_000, stock: 8 })
    expect(await Product.findOne({ name: 'Jam' }).lean()).toMatchObject({ stock: 3 })
  })
})

describe('a database outage', () => {
  const outage = () => new mongoose.mongo.MongoNetworkError('connection closed')
  const rows = Array.from({ length: 450 }, (_, n) => `${n},Product ${n},Staples,10`)
  const file = ['id,name,category,price', ...rows].join('\n')
  const flags = ['--key', 'id']

  afterEach(() => {
    vi.restoreAllMocks()
  })

  /** Lets the transactions for the category and the first batch succeed, then fails this many. */
  function failTransactions(times: number) {
    const { connection } = mongoose
    const transaction = connection.transaction.bind(connection)
    const spy = vi.spyOn(connection, 'transaction')
    spy.mockImplementationOnce(transaction).mockImplementationOnce(transaction)
    for (let n = 0; n < times; n++) spy.mockRejectedValueOnce(outage())
    return spy
  }

  it('waits for a database outage to end, and imports every row once', async () => {
    failTransactions(3)
    const { summary } = await importFileWaiting(10_000, file, ...flags)
    expect(summary).toMatchObject({ rows: 450, created: 450, refused: 0 })
    expect(await Product.countDocuments()).toBe(450)
  })

  it.each(['before', 'after'])(
    'creates each category once if an outage comes %s the new categories are committed',
    async (when) => {
      const { connection } = mongoose
      const transaction = connection.transaction.bind(connection)
      vi.spyOn(connection, 'transaction').mockImplementationOnce(async (...args) => {
        if (when === 'after') await transaction(...args)
        throw outage()
      })
      const withSubCategory = 'id,name,category,sub_category,price\n1,Rice,Staples,Grains,10'
      const { summary } = await importFileWaiting(10_000, withSubCategory, ...flags)
      expect(summary).toMatchObject({ created: 1, refused: 0 })
      const [category, ...more] = await Category.find().lean()
      expect(await SubCategory.find().lean()).toMatchObject([{ categoryIds: [category?._id] }])
      expect(more).toEqual([])
    },
  )

  it('stops after a long outage, and reports the number of finished rows', async () => {
    failTransactions(1000)
    await expect(importFileWaiting(1, file, ...flags)).rejects.toThrow(
      /^The database is not available\. [1-9]\d* rows are finished\. Run the import again to continue/,
    )
    vi.restoreAllMocks()
    const { summary } = await importFile(file, ...flags)
    expect(summary.created + summary.unchanged).toBe(450)
    expect(summary.unchanged).toBeGreaterThan(0)
  })
})
