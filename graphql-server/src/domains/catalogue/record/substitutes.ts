import type { Types } from 'mongoose'
import { discountedPrice, pricePerUnit } from '../../../lib/money.ts'
import { groupBy } from '../../../lib/database/loaders.ts'
import { Product, type ProductRecord } from './product.model.ts'
import { ingredientKey, readComposition, strengthKey } from '../medicine/composition.ts'
import type { MedicineSource } from '../medicine/medicine-fields.ts'

/** Substitutes are ranked by these fields. */
const RANKED_FIELDS = { substituteKey: 1, stock: 1, price: 1, discount: 1, medicine: 1 }

/** Fetches all substitutes with one command. The default batch size is 101. */
const MAX_OF_A_KIND = 10_000

type Ranked = Pick<ProductRecord, '_id' | keyof typeof RANKED_FIELDS>

export interface SubstitutesRequest {
  productId: string
  substituteKey: string
  first: number
}

/**
 * A key that medicines share if they can replace each other: the form, and the ingredients with their strengths.
 * Undefined for other products, and for medicines with an unknown ingredient or strength.
 */
export function substituteKey({ composition = '', medicine }: MedicineSource): string | undefined {
  const ingredients = medicine && readComposition(composition)
  if (!ingredients) return undefined
  const parts = ingredients.map(
    (each) => each.strength && `${ingredientKey(each)} ${strengthKey(each.strength)}`,
  )
  return parts.every((part) => part !== null)
    ? [medicine.form, ...parts.sort()].join(' + ')
    : undefined
}

/** The database update that sets or removes the key. Must accompany every change to the composition or the medicine. */
export function updateSubstituteKey(product: MedicineSource): {
  $set?: { substituteKey: string }
  $unset?: { substituteKey: 1 }
} {
  const key = substituteKey(product)
  return key === undefined ? { $unset: { substituteKey: 1 } } : { $set: { substituteKey: key } }
}

/** The price per unit in a medicine's pack. Null if the pack is unknown, and for other products. */
export function unitPrice(product: Pick<Ranked, 'price' | 'discount' | 'medicine'>): number | null {
  const { price, discount, medicine } = product
  const count = medicine?.packCount
  return count ? pricePerUnit(discountedPrice(price, discount), count) : null
}

/** Finds substitute ids for each request: in stock first, then by price per unit, then by id. Takes one command. */
export async function findSubstitutes(
  requests: readonly SubstitutesRequest[],
): Promise<Types.ObjectId[][]> {
  const keys = [...new Set(requests.map((request) => request.substituteKey))]
  const found: Ranked[] = await Product.find({ substituteKey: { $in: keys } }, RANKED_FIELDS)
    .batchSize(MAX_OF_A_KIND)
    .lean()
  const groups = groupBy(found.sort(compare), (each) => [each.substituteKey ?? ''])
  return requests.map(({ productId, substituteKey: key, first }) =>
    (groups.get(key) ?? [])
      .map(({ _id }) => _id)
      .filter((id) => id.toHexString() !== productId)
      .slice(0, first),
  )
}

function compare(a: Ranked, b: Ranked): number {
  return (
    Number(b.stock > 0) - Number(a.stock > 0) ||
    (unitPrice(a) ?? Infinity) - (unitPrice(b) ?? Infinity) ||
    a._id.toHexString().localeCompare(b._id.toHexString())
  )
}
