import type { Option } from '../../../ui/dashboard/fields/MultiSelect.tsx'
import { formatRupees } from '../../../lib/text/rupees.ts'
import { toPicture } from '../editing/entry.ts'
import { toRateEntry } from './gst/gst-entry.ts'
import { medicineLabels, toMedicineEntry } from './medicine-entry.ts'
import { fillTexts, type Product, type ProductEntry } from './product-entry.ts'
import { productFields } from './product-fields.generated.ts'

/* Fields that the form for new products does not need. */

/** The names of the form's values. */
export const productLabels: Record<keyof ProductEntry, string> = {
  ...fillTexts((name) => productFields[name].label),
  images: productFields.images.label,
  categories: productFields.categoryIds.label,
  subCategories: productFields.subCategoryIds.label,
  stock: productFields.stock.label,
  price: productFields.price.label,
  discountPercent: productFields.discount.label,
  vegetarianMark: productFields.vegetarianMark.label,
  maxPerOrder: productFields.maxPerOrder.label,
  narcotic: productFields.narcotic.label,
  checkedFindings: 'Checked',
  ...medicineLabels,
  details: productFields.details.label,
  gstRates: productFields.gstRates.label,
}

const toOption = ({ id, name }: Option): Option => ({ id, name })

export function toProductEntry(product: Product): ProductEntry {
  const { stock, price, discountPercent } = product
  return {
    ...fillTexts((name) => [product[name]].flat().join(' ')),
    images: product.images.map(toPicture),
    categories: product.categories.map(toOption),
    subCategories: product.subCategories.map(toOption),
    stock: String(stock),
    price: formatRupees(price.amount),
    discountPercent: String(discountPercent),
    vegetarianMark: product.vegetarianMark ?? '',
    maxPerOrder: product.maxPerOrder === null ? '' : String(product.maxPerOrder),
    narcotic: product.narcotic ? 'Yes' : '',
    checkedFindings: [],
    ...toMedicineEntry(product.medicine),
    details: product.details.map((detail) => ({ name: detail.name, value: detail.value })),
    gstRates: product.gstRates.map(toRateEntry),
  }
}

/** Returns a medicine's composition if the server could not read its ingredients, otherwise undefined. */
export function getUnreadComposition({ composition, medicine }: Product): string | undefined {
  return composition !== '' && medicine?.ingredients.length === 0 ? composition : undefined
}
