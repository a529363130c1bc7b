import type { CreateProductInput, VegetarianMark } from '../../../apollo/schema-types.generated.ts'
import type { ProductForm_ProductFragment } from './ProductForm.generated.ts'
import type { Option } from '../../../ui/dashboard/fields/MultiSelect.tsx'
import type { PictureSource } from '../../../ui/content/Picture.tsx'
import { type MedicineEntry, noMedicine, toMedicineInput } from './medicine-entry.ts'
import { type RateEntry, toRateInput } from './gst/gst-entry.ts'
import { parseRupees } from '../../../lib/text/rupees.ts'
import { parseLimit, parsePercent, parsePieces } from '../editing/product-numbers.ts'
import { blankTexts, textNames } from './product-fields.generated.ts'

export type Product = ProductForm_ProductFragment

export interface Detail {
  name: string
  value: string
}

type Texts = typeof blankTexts

/** A product's form values: numbers as text, the price in rupees, code lists separated by spaces. */
export interface ProductEntry extends MedicineEntry, Texts {
  images: readonly PictureSource[]
  categories: readonly Option[]
  subCategories: readonly Option[]
  stock: string
  price: string
  discountPercent: string
  /** Empty if unknown. */
  vegetarianMark: VegetarianMark | ''
  /** Empty if there is no limit. */
  maxPerOrder: string
  /** 'Yes' for a narcotic or psychotropic medicine, otherwise empty. */
  narcotic: string
  /** The findings that the admin has checked in this form. */
  checkedFindings: readonly Option[]
  details: readonly Detail[]
  /** By day, earliest first. */
  gstRates: readonly RateEntry[]
}

/** The text fields. */
export type TextName = {
  [Name in keyof ProductEntry]: ProductEntry[Name] extends string ? Name : never
}[keyof ProductEntry]

export const blankProduct: ProductEntry = {
  ...blankTexts,
  images: [],
  categories: [],
  subCategories: [],
  stock: '',
  price: '',
  discountPercent: '',
  vegetarianMark: '',
  maxPerOrder: '',
  narcotic: '',
  checkedFindings: [],
  ...noMedicine,
  details: [],
  gstRates: [],
}

export function fillTexts(toText: (name: keyof Texts) => string): Texts {
  const texts = { ...blankTexts }
  for (const name of textNames) texts[name] = toText(name)
  return texts
}

/** Converts to the server's input; invalid numbers become NaN. */
export function toProductInput(entry: ProductEntry): CreateProductInput {
  return {
    ...fillTexts((name) => entry[name].trim()),
    images: entry.images.map(({ url }) => url),
    categoryIds: entry.categories.map(({ id }) => id),
    subCategoryIds: entry.subCategories.map(({ id }) => id),
    stock: parsePieces(entry.stock),
    price: parseRupees(entry.price),
    discountPercent: parsePercent(entry.discountPercent),
    barcodes: splitCodes(entry.barcodes),
    vegetarianMark: entry.vegetarianMark || null,
    maxPerOrder: parseLimit(entry.maxPerOrder),
    narcotic: entry.narcotic !== '',
    checkedFindings: entry.checkedFindings.map(({ id }) => id),
    medicine: toMedicineInput(entry),
    details: entry.details.map(({ name, value }) => ({ name, value: value.trim() })),
    gstRates: entry.gstRates.map(toRateInput),
  }
}

/** Splits codes at blanks and commas. */
function splitCodes(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean)
}
