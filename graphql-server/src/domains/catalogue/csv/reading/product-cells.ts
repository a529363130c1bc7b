import { toPercent, toRupees } from '../../../../lib/money.ts'
import { formatPack } from '../../medicine/pack.ts'
import { formatPrescription } from '../../medicine/prescription.ts'
import type { ProductRecord } from '../../record/product.model.ts'

export const PRODUCT_COLUMNS = [
  'id',
  'name',
  'unit',
  'price',
  'discount',
  'stock',
  'category',
  'subCategory',
  'description',
  'brand',
  'manufacturer',
  'composition',
  'pack',
  'prescription',
  'image',
  'moreDetails',
] as const

export type ProductCells = Record<(typeof PRODUCT_COLUMNS)[number], string>

export type NamesById = Map<string, string>

/** The column with the digests of the cells as they were exported, which only exports have. */
export const EXPORTED_COLUMN = 'exported'

/**
 * Formats a product as a row of a file. Prices are in rupees, the discount in percent; several categories or pictures
 * are on separate lines of their cell; added fields are a JSON list of [name, text]. Of medicines, there are also the
 * pack and the prescription.
 */
export function productCells(product: ProductRecord, names: NamesById): ProductCells {
  const named = (ids: { toHexString(): string }[]) =>
    ids.flatMap((id) => names.get(id.toHexString()) ?? []).join('\n')
  const { medicine } = product
  return {
    id: product._id.toHexString(),
    name: product.name,
    unit: product.unit,
    price: String(toRupees(product.price)),
    discount: String(toPercent(product.discount)),
    stock: String(product.stock),
    category: named(product.categoryIds),
    subCategory: named(product.subCategoryIds),
    description: product.description,
    brand: product.brand ?? '',
    manufacturer: product.manufacturer ?? '',
    composition: product.composition ?? '',
    pack: medicine ? formatPack(medicine) : '',
    prescription: medicine ? formatPrescription(medicine.schedule) : '',
    image: product.images.join('\n'),
    moreDetails: JSON.stringify(product.details.map(({ name, value }) => [name, value])),
  }
}
