import { createHash } from 'node:crypto'
import type { Types } from 'mongoose'
import type { CategoryRecord } from '../category/category.model.ts'
import type { ProductRecord } from '../product/product.model.ts'
import type { SubCategoryRecord } from '../category/sub-category.model.ts'

/** Of a catalogue without things: 64 zeros. */
export const EMPTY_DIGEST = '0'.repeat(64)

/** The text that a category's hash is of, as the schema describes it at `CatalogueDigest.digest`. */
export function categoryText({ _id, name, image }: CategoryRecord): string {
  return JSON.stringify(['category', _id.toHexString(), name, image])
}

/** The text that a sub-category's hash is of. */
export function subCategoryText(subCategory: SubCategoryRecord): string {
  const { _id, name, image, categoryIds } = subCategory
  return JSON.stringify(['subCategory', _id.toHexString(), name, image, sorted(categoryIds)])
}

/** The text that a product's hash is of. Its stock is not part of it. */
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

/** A digest with a hash put in or, when it holds it already, taken out. Both are 64 hexadecimal digits. */
export function toggleHash(digest: string, hash: string): string {
  return (BigInt(`0x${digest}`) ^ BigInt(`0x${hash}`)).toString(16).padStart(64, '0')
}

/** As the schema gives them: each once, in ascending order. */
function sorted(ids: Types.ObjectId[]): string[] {
  return [...new Set(ids.map((id) => id.toHexString()))].sort()
}
