import mongoose, { type ClientSession, type Types } from 'mongoose'
import { z } from 'zod'
import { parseInput } from '../../../lib/input.ts'
import { userError } from '../../../lib/user-error.ts'
import { retainPictures } from '../../../uploads/pictures.ts'
import type { Remember } from '../../../submissions/submit-once.ts'
import { submitFor } from '../../account/people.service.ts'
import { recordChanges } from '../changes/record-changes.ts'
import { catalogueMessages } from '../messages.ts'
import { lockCategories, requireId, matchVersion } from './edits.ts'
import { medicineField } from '../medicine/medicine-fields.ts'
import {
  checkedFindingsField,
  MAX_FINDINGS,
  requireConfirmed,
} from '../medicine/medicine-check.service.ts'
import { storedBarcodes, unsetBarcodes, withUniqueBarcodes } from '../record/barcodes.ts'
import { substituteKey, updateSubstituteKey } from '../record/substitutes.ts'
import { productFields, stockField } from '../record/product-input.ts'
import { Product, type ProductRecord } from '../record/product.model.ts'
import { recordMovements } from '../stock/stock-movement.service.ts'

/** Fields that null makes unknown. In others, null means no change, like a missing field. */
const CLEARED = ['medicine', 'vegetarianMark']

const changedFields = productFields.partial().extend({
  medicine: medicineField.nullish(),
  seenStock: z.number().nullish(),
  checkedFindings: checkedFindingsField,
})

type ChangedFields = Omit<z.output<typeof changedFields>, 'seenStock' | 'checkedFindings'>

const createdFields = productFields.extend({ checkedFindings: checkedFindingsField })

const stockFields = z.object({ stock: stockField, seenStock: z.number().nullish() })

/**
 * Creates a product, or returns the one that was created with the same idempotency key. Throws for unknown categories
 * and for barcodes that other products have.
 */
export async function createProduct(
  userId: Types.ObjectId,
  input: { idempotencyKey?: string | null },
): Promise<ProductRecord> {
  const contents = parseInput(createdFields, withoutNulls(input))
  requireConfirmed(contents)
  return withUniqueBarcodes(contents, () =>
    submitFor(
      { userId, kind: 'product', input, contents },
      {
        create: (remember) => insertProduct(userId, contents, remember),
        find: (id) => Product.findById(id).lean(),
      },
    ),
  )
}

async function insertProduct(
  userId: Types.ObjectId,
  { discountPercent: discount, ...fields }: z.output<typeof createdFields>,
  remember: Remember,
): Promise<ProductRecord> {
  await retainPictures(fields.images)
  return mongoose.connection.transaction(async (session) => {
    await lockCategories(fields, session)
    const key = substituteKey(fields)
    const row = { ...storedBarcodes(fields), discount, stockSequence: 1, substituteKey: key }
    const product = await new Product(row).save({ session })
    const { _id, stock } = product
    await remember(_id, session)
    await recordMovements([{ productId: _id, change: stock, reason: 'CREATED', userId }], session)
    await recordChanges('product', [_id], { session })
    return product.toObject()
  })
}

/**
 * Changes a product. Throws if the given version is outdated, if a new stock is set and `seenStock` is outdated, and
 * for barcodes that other products have.
 */
export async function updateProduct(
  userId: Types.ObjectId,
  { id, version, ...input }: { id: string; version?: number | null; medicine?: unknown },
): Promise<ProductRecord> {
  const _id = requireId(id, catalogueMessages.PRODUCT_UNKNOWN())
  const { seenStock, checkedFindings, ...fields } = parseInput(
    changedFields,
    withoutNulls(input, CLEARED),
  )
  await retainPictures(fields.images ?? [])
  const seen = { ...matchVersion(version), ...(fields.stock != null && seenFilter(seenStock)) }
  const update = {
    $set: toUpdate(fields),
    $unset: unsetBarcodes(fields),
    checkedFindings,
    $inc: { version: 1, stockSequence: 1 },
  }
  return withUniqueBarcodes({ _id, barcodes: fields.barcodes }, () =>
    mongoose.connection.transaction(async (session) => {
      await lockCategories(fields, session)
      return applyChange(_id, seen, update, userId, session)
    }),
  )
}

/** Sets a product's stock. Throws if the stock has changed since the admin saw it. */
export async function setStock(
  userId: Types.ObjectId,
  { id, ...input }: { id: string },
): Promise<ProductRecord> {
  const _id = requireId(id, catalogueMessages.PRODUCT_UNKNOWN())
  const { stock, seenStock } = parseInput(stockFields, input)
  return mongoose.connection.transaction((session) =>
    applyChange(
      _id,
      seenFilter(seenStock),
      { $set: { stock }, $inc: { stockSequence: 1 } },
      userId,
      session,
    ),
  )
}

/** Deletes a product. Its cart lines then count as gone, but orders keep their copies. */
export async function deleteProduct(id: string): Promise<string> {
  const _id = requireId(id, catalogueMessages.PRODUCT_UNKNOWN())
  await mongoose.connection.transaction(async (session) => {
    const { deletedCount } = await Product.deleteOne({ _id }, { session })
    if (deletedCount === 0) throw productUnknown()
    await recordChanges('product', [_id], { deleted: true, session })
  })
  return _id.toHexString()
}

interface ProductUpdate {
  $set: Partial<ProductRecord>
  $unset?: { barcodes?: 1 }
  $inc: { version?: number; stockSequence: number }
  /** The keys to add. The latest `MAX_FINDINGS` are kept. */
  checkedFindings?: string[]
}

async function applyChange(
  _id: Types.ObjectId,
  seen: { version?: number; stock?: number },
  { checkedFindings = [], ...update }: ProductUpdate,
  userId: Types.ObjectId,
  session: ClientSession,
): Promise<ProductRecord> {
  const before = await Product.findOneAndUpdate({ _id, ...seen }, update, {
    session,
    returnDocument: 'before',
  }).lean()
  if (!before) {
    throw (await Product.exists({ _id }).session(session))
      ? userError(catalogueMessages.PRODUCT_CHANGED())
      : productUnknown()
  }
  if (checkedFindings.length > 0) {
    const keys = new Set([...checkedFindings, ...(before.checkedFindings ?? [])])
    const $set = { checkedFindings: [...keys].slice(0, MAX_FINDINGS) }
    await Product.updateOne({ _id }, { $set }, { session, timestamps: false })
  }
  const { composition, medicine } = update.$set
  if (composition !== undefined || medicine !== undefined) {
    const key = updateSubstituteKey({ ...before, ...update.$set })
    await Product.updateOne({ _id }, key, { session, timestamps: false })
  }
  const after = await Product.findById(_id).session(session).lean()
  if (!after) throw productUnknown()
  if (['composition', 'medicine', 'narcotic'].some((name) => name in update.$set)) {
    requireConfirmed(after)
  }
  const change = after.stock - before.stock
  await recordMovements([{ productId: _id, change, reason: 'EDITED', userId }], session)
  await recordChanges('product', [_id], { session })
  return after
}

const productUnknown = () => userError(catalogueMessages.PRODUCT_UNKNOWN(), 'id')

function seenFilter(seenStock: number | null | undefined): { stock?: number } {
  return seenStock == null ? {} : { stock: seenStock }
}

function toUpdate({ discountPercent, ...fields }: ChangedFields): Partial<ProductRecord> {
  return {
    ...storedBarcodes(fields),
    ...(discountPercent !== undefined && { discount: discountPercent }),
  }
}

function withoutNulls(input: object, except: readonly string[] = []): object {
  const isGiven = ([name, value]: [string, unknown]) => value !== null || except.includes(name)
  return Object.fromEntries(Object.entries(input).filter(isGiven))
}
