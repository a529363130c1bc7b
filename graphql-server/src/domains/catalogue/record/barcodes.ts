import type { Types } from 'mongoose'
import { isDuplicate } from '../../../lib/database/errors.ts'
import { userError } from '../../../lib/user-error.ts'
import { Product, type ProductRecord } from './product.model.ts'

type Holder = Pick<ProductRecord, '_id' | 'name' | 'barcodes'>

interface WithBarcodes {
  barcodes?: string[] | undefined
}

/** The fields of a new product. Without barcodes, it has no list, because the unique index would allow one empty list. */
export function storedBarcodes<Fields extends WithBarcodes>({ barcodes, ...fields }: Fields) {
  return barcodes?.length ? { ...fields, barcodes } : fields
}

/** The update that removes a list of barcodes if it has become empty. */
export function unsetBarcodes({ barcodes }: WithBarcodes): { barcodes?: 1 } {
  return barcodes?.length === 0 ? { barcodes: 1 } : {}
}

/** The products that have any of these barcodes, by barcode. Takes one command, or none for no barcodes. */
export async function findByBarcode(barcodes: readonly string[]): Promise<Map<string, Holder>> {
  if (barcodes.length === 0) return new Map()
  const holders: Holder[] = await Product.find(
    { barcodes: { $in: barcodes } },
    { name: 1, barcodes: 1 },
  ).lean()
  return new Map(
    holders.flatMap((holder) => (holder.barcodes ?? []).map((code) => [code, holder] as const)),
  )
}

export function describeTaken(barcode: string, name: string): string {
  return `Barcode ${barcode} belongs to '${name}'.`
}

/** Runs a change of one product. Throws BARCODE_TAKEN if another one has one of its barcodes. */
export async function withUniqueBarcodes<Result>(
  { _id, barcodes = [] }: WithBarcodes & { _id?: Types.ObjectId },
  change: () => Promise<Result>,
): Promise<Result> {
  try {
    return await change()
  } catch (error) {
    if (!isDuplicate(error, 'barcodes')) throw error
    const holders = await findByBarcode(barcodes)
    const taken = barcodes.find((code) => holders.get(code)?._id.equals(_id) === false)
    const { name = 'another product' } = holders.get(taken ?? '') ?? {}
    throw userError('BARCODE_TAKEN', describeTaken(taken ?? '', name), 'barcodes')
  }
}
