import { createHash } from 'node:crypto'
import type { Types } from 'mongoose'
import type { CategoryRecord } from '../record/category.model.ts'
import type { ProductRecord } from '../record/product.model.ts'
import type { SubCategoryRecord } from '../record/sub-category.model.ts'

/** The digest of an empty catalogue: 64 zeros. */
export const EMPTY_DIGEST = '0'.repeat(64)

/** The text to hash for a category. The schema documents it at `CatalogueDigest.digest`. */
export function categoryText({ _id, name, image }: CategoryRecord): string {
  return JSON.stringify(['category', _id.toHexString(), name, image])
}

/** The text to hash for a sub-category. */
export function subCategoryText(subCategory: SubCategoryRecord): string {
  const { _id, name, image, categoryIds } = subCategory
  return JSON.stringify(['subCategory', _id.toHexString(), name, image, sorted(categoryIds)])
}

/** The text to hash for a product, without its stock. */
export function productText(product: ProductRecord): string {
  return JSON.stringify([
    'product',
    product._id.toHexString(),
    product.name,
    product.unit,
    product.price,
    product.discount,
    product.description,
    product.images,
    sorted(product.categoryIds),
    sorted(product.subCategoryIds),
    product.details.map(({ name, value }) => [name, value]),
  ])
}

/** SHA-256 of a text in UTF-8, as 64 hexadecimal digits. */
export function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}

/** Adds a hash to a digest, or removes it if it is included. Both are 64 hexadecimal digits. */
export function toggleHash(digest: string, hash: string): string {
  return (BigInt(`0x${digest}`) ^ BigInt(`0x${hash}`)).toString(16).padStart(64, '0')
}

/** Removes duplicates and sorts in ascending order, as in the schema. */
function sorted(ids: Types.ObjectId[]): string[] {
  return [...new Set(ids.map((id) => id.toHexString()))].sort()
}
