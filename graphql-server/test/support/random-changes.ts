import mongoose, { Types } from 'mongoose'
import { CatalogueChange } from '../../src/domains/catalogue/changes/change.model.ts'
import { CatalogueLog } from '../../src/domains/catalogue/changes/change-log.model.ts'
import { writeProducts } from '../../src/domains/catalogue/csv/write-products.service.ts'
import {
  createCategory,
  deleteCategory,
  updateCategory,
} from '../../src/domains/catalogue/edit/category.service.ts'
import { Category } from '../../src/domains/catalogue/record/category.model.ts'
import {
  createProduct,
  deleteProduct,
  setStock,
  updateProduct,
} from '../../src/domains/catalogue/edit/product.service.ts'
import { Product } from '../../src/domains/catalogue/record/product.model.ts'
import {
  deleteProducts,
  updateProducts,
} from '../../src/domains/catalogue/edit/bulk-edits.service.ts'
import { openCategoryRegistry } from '../../src/domains/catalogue/csv/write-categories.service.ts'
import { StockMovement } from '../../src/domains/catalogue/stock/stock-movement.model.ts'
import { giveBackStock, takeStock } from '../../src/domains/catalogue/stock/stock.service.ts'
import {
  createSubCategory,
  deleteSubCategory,
  updateSubCategory,
} from '../../src/domains/catalogue/edit/sub-category.service.ts'
import { SubCategory } from '../../src/domains/catalogue/record/sub-category.model.ts'
import { isDuplicate } from '../../src/lib/database/errors.ts'
import { UserFacingError } from '../../src/lib/user-error.ts'
import { pick, type Random } from '../../src/lib/random.ts'

const adminId = new Types.ObjectId()

/** Removes all entities, changes and numbers. */
export async function emptyCatalogue(): Promise<void> {
  await Promise.all([Product.deleteMany({}), SubCategory.deleteMany({}), Category.deleteMany({})])
  await Promise.all([CatalogueChange.deleteMany({}), CatalogueLog.deleteMany({})])
  await StockMovement.deleteMany({})
}

/**
 * Makes random changes through the services for people and files. Ignores errors for users, and categories that two
 * files create at the same time.
 */
export async function changeSomething(random: Random): Promise<void> {
  const act = pick(random, [...OFTEN, ...OFTEN, ...SELDOM])
  try {
    await act(random)
  } catch (error) {
    if (!(error instanceof UserFacingError) && !isDuplicate(error)) throw error
  }
}

const withoutKey = { idempotencyKey: null }

type Act = (random: Random) => Promise<unknown>

/** Actions on products. */
const OFTEN: Act[] = [
  async (random) =>
    createProduct(adminId, {
      ...withoutKey,
      ...productFields(random),
      ...(await categoryFields(random)),
    }),
  async (random) => updateProduct(adminId, { id: await anyId(random, Product), ...some(random) }),
  async (random) => {
    const moved = { id: await anyId(random, Product), ...(await categoryFields(random)) }
    return updateProduct(adminId, moved)
  },
  async (random) => {
    const set = { id: await anyId(random, Product), stock: number(random, 9) }
    return setStock(adminId, set)
  },
  async (random) => deleteProduct(await anyId(random, Product)),
  async (random) => {
    const products = [{ id: await anyId(random, Product) }, { id: await anyId(random, Product) }]
    const [categoryId] = (await categoryFields(random)).categoryIds ?? []
    const change = categoryId ? { categoryId } : { discountChange: number(random, 200) - 100 }
    return updateProducts({ products, ...change })
  },
  async (random) => deleteProducts({ products: [{ id: await anyId(random, Product) }] }),
  importFile,
  order,
]

/** Actions on categories. */
const SELDOM: Act[] = [
  (random) => createCategory(adminId, { ...withoutKey, ...nameFields(random) }),
  async (random) => updateCategory({ id: await anyId(random, Category), ...nameFields(random) }),
  async (random) => deleteCategory(await anyId(random, Category)),
  async (random) =>
    createSubCategory(adminId, {
      ...withoutKey,
      ...nameFields(random),
      ...(await categoryFields(random)),
    }),
  async (random) =>
    updateSubCategory({
      id: await anyId(random, SubCategory),
      ...nameFields(random),
      ...(await categoryFields(random)),
    }),
  async (random) => deleteSubCategory(await anyId(random, SubCategory)),
]

const number = (random: Random, most: number) => Math.floor(random() * (most + 1))
const image = (random: Random) => `https://example.com/${number(random, 99)}.png`

/** Includes characters that JSON escapes, and letters from two scripts. */
const text = (random: Random) =>
  `${pick(random, ['Rice', 'दूध', 'A "B" \\ C/', 'tab\tand\nline'])} ${number(random, 1e9)}`

const nameFields = (random: Random) => ({ name: text(random), image: image(random) })

function productFields(random: Random) {
  return {
    name: text(random),
    unit: '1 kg',
    images: [image(random)],
    stock: number(random, 9),
    price: 1 + number(random, 99_999),
    discountPercent: number(random, 10_000) / 100,
    description: text(random),
    details: [{ name: 'Brand', value: text(random) }],
  }
}

/** Returns some of a product's fields with random values. */
function some(random: Random): object {
  return Object.fromEntries(Object.entries(productFields(random)).filter(() => random() < 0.4))
}

async function categoryFields(random: Random) {
  const all = [await Category.find().lean(), await SubCategory.find().lean()]
  const [categoryIds, subCategoryIds] = all.map((rows) =>
    rows.filter(() => random() < 0.4).map(({ _id }) => _id.toHexString()),
  )
  return { categoryIds, subCategoryIds }
}

/** Returns a random row's id, or an unknown id if there are no rows. */
async function anyId(
  random: Random,
  model: { find: () => { lean: () => PromiseLike<{ _id: Types.ObjectId }[]> } },
): Promise<string> {
  const rows = await model.find().lean()
  return rows.length > 0 ? pick(random, rows)._id.toHexString() : new Types.ObjectId().toHexString()
}

/** Imports a file with some rows. */
async function importFile(random: Random): Promise<void> {
  const book = await openCategoryRegistry()
  const place = {
    category: `Aisle ${number(random, 2)}`,
    subCategory: `Sub-category ${number(random, 2)}`,
  }
  await book.ensure([place])
  const keys = [1, 2, 3, 4, 5, 6].filter(() => random() < 0.5)
  const entries = keys.map((key) => {
    const { discountPercent, ...fields } = productFields(random)
    const discount = Math.round(discountPercent * 100)
    return { importKey: `row:${key}`, ...fields, discount, ...book.findIds(place) }
  })
  await writeProducts(entries, { existing: 'update' })
}

/** Takes stock for an order, and sometimes returns it. */
async function order(random: Random): Promise<void> {
  const products = (await Product.find({ stock: { $gt: 0 } }).lean()).filter(() => random() < 0.3)
  if (products.length === 0) return
  const orderId = new Types.ObjectId()
  const lines = products.map(({ _id, price, discount }) => ({
    productId: _id,
    quantity: 1,
    price,
    discount,
  }))
  const isTaken = await mongoose.connection.transaction((session) =>
    takeStock(lines, { orderId }, session),
  )
  if (!isTaken || random() < 0.7) return
  await mongoose.connection.transaction((session) => giveBackStock(lines, { orderId }, session))
}
