import mongoose, { type ClientSession, Types } from 'mongoose'
import { z } from 'zod'
import type { DeleteProductsInput, UpdateProductsInput } from '../../../contract/types.generated.ts'
import { parseId } from '../../../lib/ids.ts'
import { issue, parseInput } from '../../../lib/input.ts'
import { type BasisPoints, fromPercent, MAX_DISCOUNT } from '../../../lib/money.ts'
import type { Message } from '../../../lib/messages/define-messages.ts'
import { findEndedProblem } from '../../gst/ended-rates.ts'
import { gstRateField } from '../../gst/rate-input.ts'
import { gstMessages } from '../../gst/messages.ts'
import { MAX_RATES, withRate } from '../../gst/rates.ts'
import { recordChanges } from '../changes/record-changes.ts'
import { catalogueMessages, productFieldMessages } from '../messages.ts'
import { lockCategories } from './edits.ts'
import { discountField, hasTwoDecimals, hsnField } from '../record/product-input.ts'
import { Product, type ProductRecord } from '../record/product.model.ts'

/** A bulk edit is one transaction, so it takes at most this many products. */
export const MAX_BULK = 500

/** An unchanged product with its current state. */
export interface RefusedEdit extends Message<'NOT_FOUND' | 'CHANGED_MEANWHILE' | 'BAD_USER_INPUT'> {
  id: string
  product: ProductRecord | null
}

interface Requested {
  current: ProductRecord[]
  refused: RefusedEdit[]
}

interface RequestedProduct {
  id: string
  version?: number | null | undefined
}

const productsField = z
  .array(z.object({ id: z.string(), version: z.number().nullish() }))
  .min(1, issue(catalogueMessages.NO_PRODUCT_CHOSEN()))
  .max(MAX_BULK, issue(catalogueMessages.TOO_MANY_PRODUCTS_CHOSEN({ max: MAX_BULK })))
  .transform(withoutRepeated)

/** A malformed id is treated as missing. */
const reference = z.string().transform((text) => parseId(text) ?? new Types.ObjectId(NOBODY))
const NOBODY = '0'.repeat(24)

const updateFields = z
  .object({
    products: productsField,
    discountPercent: discountField.nullish(),
    discountChange: z
      .number()
      .min(-100, issue(catalogueMessages.DISCOUNT_CHANGE_OUT_OF_RANGE()))
      .max(100, issue(catalogueMessages.DISCOUNT_CHANGE_OUT_OF_RANGE()))
      .refine(
        hasTwoDecimals,
        issue(productFieldMessages.TOO_MANY_DECIMALS({ label: 'The discount change', max: 2 })),
      )
      .nullish(),
    categoryId: reference.nullish(),
    subCategoryId: reference.nullish(),
    hsn: hsnField.nullish(),
    gstRate: gstRateField.nullish(),
  })
  .refine(
    ({ discountPercent, discountChange, categoryId, hsn, gstRate }) =>
      [discountPercent, discountChange, categoryId, hsn ?? gstRate].filter((part) => part != null)
        .length === 1,
    issue(catalogueMessages.NOT_ONE_BULK_CHANGE()),
  )
  .refine(({ categoryId, subCategoryId }) => subCategoryId == null || categoryId != null, {
    message: issue(catalogueMessages.SUB_CATEGORY_WITHOUT_CATEGORY()),
    path: ['categoryId'],
  })

type Change = Omit<z.output<typeof updateFields>, 'products'>

/**
 * Changes several products in one transaction, with the same number of commands however many there are. Rejects
 * products that do not exist or that someone else has changed. Throws for an unknown category.
 */
export async function updateProducts(
  input: UpdateProductsInput,
): Promise<{ products: ProductRecord[]; refused: RefusedEdit[] }> {
  const { products: requested, ...change } = parseInput(updateFields, input)
  return mongoose.connection.transaction(async (session) => {
    const categories = toCategories(change)
    await lockCategories(categories, session)
    const read = await readCurrent(requested, session)
    const { current, refused } = withoutWrongRates(read, change)
    const _ids = current.map(({ _id }) => _id)
    if (_ids.length === 0) return { products: [], refused }
    const updates = current.map((product) => ({
      updateOne: {
        filter: { _id: product._id },
        update: {
          $set: { ...categories, ...toDiscount(change, product), ...toGst(change, product) },
          $inc: { version: 1 },
        },
      },
    }))
    await Product.bulkWrite(updates, { session })
    await recordChanges('product', _ids, { session })
    const changed = await findById(_ids, session)
    return { products: _ids.flatMap((id) => changed.get(id.toHexString()) ?? []), refused }
  })
}

/** Deletes several products in one transaction. Rejects products that someone else has changed. */
export async function deleteProducts(
  input: DeleteProductsInput,
): Promise<{ deletedIds: string[]; refused: RefusedEdit[] }> {
  const { products: requested } = parseInput(z.object({ products: productsField }), input)
  return mongoose.connection.transaction(async (session) => {
    const { current, refused } = await readCurrent(requested, session)
    const _ids = current.map(({ _id }) => _id)
    await Product.deleteMany({ _id: { $in: _ids } }, { session })
    await recordChanges('product', _ids, { deleted: true, session })
    return { deletedIds: _ids.map((id) => id.toHexString()), refused }
  })
}

/**
 * Reads the products, and rejects those whose version differs from the one that was seen. A write by others before the
 * end of the transaction conflicts with it, so the transaction starts again.
 */
async function readCurrent(
  requested: readonly RequestedProduct[],
  session: ClientSession,
): Promise<Requested> {
  const ids = requested.flatMap(({ id }) => parseId(id) ?? [])
  const found = await findById(ids, session)
  const current: ProductRecord[] = []
  const refused: RefusedEdit[] = []
  for (const { id, version } of requested) {
    const product = found.get(id.toLowerCase())
    if (!product) refused.push({ id, product: null, ...catalogueMessages.PRODUCT_UNKNOWN() })
    else if (version != null && version !== product.version)
      refused.push({ id, product, ...catalogueMessages.PRODUCT_CHANGED() })
    else current.push(product)
  }
  return { current, refused }
}

/** Rejects products that already have the maximum number of GST rates, and those whose last rate has ended. */
function withoutWrongRates({ current, refused }: Requested, { gstRate }: Change): Requested {
  if (gstRate == null) return { current, refused }
  const checked = current.map((product) => {
    const rates = withRate(product.gstRates ?? [], gstRate)
    const isFull = rates.length > MAX_RATES
    const full = isFull ? gstMessages.TOO_MANY_GST_RATES({ max: MAX_RATES }) : null
    return { product, problem: full ?? findEndedProblem(rates) }
  })
  return {
    current: checked.flatMap(({ product, problem }) => (problem ? [] : [product])),
    refused: [
      ...refused,
      ...checked.flatMap(({ product, problem }) =>
        problem ? [{ id: product._id.toHexString(), product, ...problem }] : [],
      ),
    ],
  }
}

async function findById(
  ids: Types.ObjectId[],
  session: ClientSession,
): Promise<Map<string, ProductRecord>> {
  const products = await Product.find({ _id: { $in: ids } })
    .batchSize(MAX_BULK)
    .session(session)
    .lean()
  return new Map(products.map((product) => [product._id.toHexString(), product]))
}

/** Keeps the first product with each id. */
function withoutRepeated(requested: RequestedProduct[]): RequestedProduct[] {
  const byId = new Map<string, RequestedProduct>()
  for (const each of requested) {
    const id = each.id.toLowerCase()
    if (!byId.has(id)) byId.set(id, each)
  }
  return [...byId.values()]
}

function toCategories({ categoryId, subCategoryId }: Change) {
  if (!categoryId) return {}
  return { categoryIds: [categoryId], subCategoryIds: subCategoryId ? [subCategoryId] : [] }
}

function toDiscount(
  { discountPercent, discountChange }: Change,
  { discount: before }: ProductRecord,
): { discount?: BasisPoints } {
  if (discountPercent != null) return { discount: discountPercent }
  if (discountChange == null) return {}
  const after = before + fromPercent(discountChange)
  return { discount: Math.min(Math.max(after, 0), MAX_DISCOUNT) }
}

function toGst({ hsn, gstRate }: Change, { gstRates = [] }: ProductRecord) {
  return {
    ...(hsn != null && { hsn }),
    ...(gstRate != null && { gstRates: withRate(gstRates, gstRate) }),
  }
}
