import type { Types } from 'mongoose'
import { isDuplicate } from '../../../lib/database/errors.ts'
import { userError } from '../../../lib/user-error.ts'
import { catalogueMessages } from '../messages.ts'
import { Product, type ProductRecord } from './product.model.ts'

interface WithBarcodes {
  barcodes?: string[] | undefined
}

/**
 * The stored fields of a product. Leaves out an empty list of barcodes, because the unique index would allow only one.
 */
export function storedBarcodes<Fields extends WithBarcodes>({ barcodes, ...fields }: Fields) {
  return barcodes?.length ? { ...fields, barcodes } : fields
}

/** Removes the list of barcodes if it has become empty. */
export function unsetBarcodes({ barcodes }: WithBarcodes): { barcodes?: 1 } {
  return barcodes?.length === 0 ? { barcodes: 1 } : {}
}

/** Finds the products that have any of these barcodes. Takes at most one command. */
export async function findByBarcode(
  barcodes: readonly string[],
): Promise<Map<string, ProductRecord>> {
  if (barcodes.length === 0) return new Map()
  const holders = await Product.find({ barcodes: { $in: barcodes } }).lean()
  return new Map(
    holders.flatMap((holder) => (holder.barcodes ?? []).map((code) => [code, holder] as const)),
  )
}

/** Finds the first barcode that belongs to another product, or null. */
export function findTaken(
  { _id, barcodes = [] }: WithBarcodes & { _id?: Types.ObjectId | undefined },
  byBarcode: ReadonlyMap<string, ProductRecord>,
): { barcode: string; product: string } | null {
  for (const code of barcodes) {
    const holder = byBarcode.get(code)
    if (holder?._id.equals(_id) === false) return { barcode: code, product: holder.name }
  }
  return null
}

/** Runs a change of one product. Throws BARCODE_TAKEN if another product has one of the barcodes. */
export async function withUniqueBarcodes<Result>(
  fields: WithBarcodes & { _id?: Types.ObjectId },
  change: () => Promise<Result>,
): Promise<Result> {
  try {
    return await change()
  } catch (error) {
    if (!isDuplicate(error, 'barcodes')) throw error
    const byBarcode = await findByBarcode(fields.barcodes ?? [])
    const taken = findTaken(fields, byBarcode)
    const message = taken
      ? catalogueMessages.BARCODE_TAKEN(taken)
      : catalogueMessages.SOME_BARCODE_TAKEN()
    throw userError(message, 'barcodes')
  }
}
