import { toPercent, toRupees } from '../../../../lib/money.ts'
import { recordOf } from '../../../../lib/record-of.ts'
import { formatRates } from '../../../gst/rate-text.ts'
import { formatPack } from '../../medicine/pack.ts'
import { formatPrescription } from '../../medicine/prescription.ts'
import { listNames, textNames } from '../../record/product-fields.ts'
import { formatVegetarianMark } from '../../record/vegetarian-mark.ts'
import type { ProductRecord } from '../../record/product.model.ts'
import type { ExportColumn } from './file-columns.ts'

export type ProductCells = Record<ExportColumn, string>

export type NamesById = Map<string, string>

/**
 * Formats a product as a row in a file. Prices are in rupees, and the discount is in percent. Several categories,
 * images or codes are on separate lines in their cell. Added fields are a JSON list of [name, text]. Medicines also
 * have a pack and a prescription.
 */
export function productCells(product: ProductRecord, names: NamesById): ProductCells {
  const named = (ids: { toHexString(): string }[]) =>
    ids.flatMap((id) => names.get(id.toHexString()) ?? []).join('\n')
  const { medicine, vegetarianMark } = product
  return {
    ...recordOf(textNames, (name) => product[name] ?? ''),
    ...recordOf(listNames, (name) => product[name]?.join('\n') ?? ''),
    id: product._id.toHexString(),
    price: String(toRupees(product.price)),
    discount: String(toPercent(product.discount)),
    stock: String(product.stock),
    category: named(product.categoryIds),
    subCategory: named(product.subCategoryIds),
    pack: medicine ? formatPack(medicine) : '',
    prescription: medicine ? formatPrescription(medicine.schedule) : '',
    vegetarianMark: vegetarianMark ? formatVegetarianMark(vegetarianMark) : '',
    gstRate: formatRates(product.gstRates ?? []),
    maxPerOrder: product.maxPerOrder ? String(product.maxPerOrder) : '',
    narcotic: product.narcotic ? 'Yes' : '',
    image: product.images.join('\n'),
    moreDetails: JSON.stringify(product.details.map(({ name, value }) => [name, value])),
  }
}
