import type { CreateProductInput } from '../../../apollo/schema-types.generated.ts'
import type { ProductForm_ProductFragment } from './ProductForm.generated.ts'
import type { Option } from '../../../ui/dashboard/fields/MultiSelect.tsx'
import type { PictureSource } from '../../../ui/content/Picture.tsx'
import { toPicture } from '../editing/entry.ts'
import {
  type MedicineEntry,
  medicineLabels,
  noMedicine,
  toMedicineEntry,
  toMedicineInput,
} from './medicine-entry.ts'
import { parseRupees, formatRupees } from '../../../lib/rupees.ts'
import { parsePercent, parsePieces } from '../editing/product-numbers.ts'

export type Product = ProductForm_ProductFragment

export interface Detail {
  name: string
  value: string
}

/** The form values of a product: numbers as text, the price in rupees. */
export interface ProductEntry extends MedicineEntry {
  name: string
  description: string
  images: readonly PictureSource[]
  categories: readonly Option[]
  subCategories: readonly Option[]
  unit: string
  stock: string
  price: string
  discountPercent: string
  brand: string
  manufacturer: string
  composition: string
  details: readonly Detail[]
}

/** The text fields. */
export type TextName = {
  [Name in keyof ProductEntry]: ProductEntry[Name] extends string ? Name : never
}[keyof ProductEntry]

export const productLabels: Record<keyof ProductEntry, string> = {
  name: 'Name',
  description: 'Description',
  images: 'Image',
  categories: 'Category',
  subCategories: 'Sub Category',
  unit: 'Unit',
  stock: 'Number of Stock',
  price: 'Price',
  discountPercent: 'Discount',
  brand: 'Brand',
  manufacturer: 'Manufacturer',
  composition: 'Composition',
  ...medicineLabels,
  details: 'Added fields',
}

export const blankProduct: ProductEntry = {
  name: '',
  description: '',
  images: [],
  categories: [],
  subCategories: [],
  unit: '',
  stock: '',
  price: '',
  discountPercent: '',
  brand: '',
  manufacturer: '',
  composition: '',
  ...noMedicine,
  details: [],
}

const toOption = ({ id, name }: Option): Option => ({ id, name })

export function toProductEntry(product: Product): ProductEntry {
  const { name, description, unit, stock, price, discountPercent } = product
  const { brand, manufacturer, composition } = product
  return {
    name,
    description,
    images: product.images.map(toPicture),
    categories: product.categories.map(toOption),
    subCategories: product.subCategories.map(toOption),
    unit,
    stock: String(stock),
    price: formatRupees(price.amount),
    discountPercent: String(discountPercent),
    brand,
    manufacturer,
    composition,
    ...toMedicineEntry(product.medicine),
    details: product.details.map((detail) => ({ name: detail.name, value: detail.value })),
  }
}

/** The composition of a medicine if the server could not read its ingredients, otherwise undefined. */
export function getUnreadComposition({ composition, medicine }: Product): string | undefined {
  return composition !== '' && medicine?.ingredients.length === 0 ? composition : undefined
}

/** Converts to the server's input; invalid numbers become NaN. */
export function toProductInput(entry: ProductEntry): CreateProductInput {
  return {
    name: entry.name.trim(),
    description: entry.description.trim(),
    images: entry.images.map(({ url }) => url),
    categoryIds: entry.categories.map(({ id }) => id),
    subCategoryIds: entry.subCategories.map(({ id }) => id),
    unit: entry.unit.trim(),
    stock: parsePieces(entry.stock),
    price: parseRupees(entry.price),
    discountPercent: parsePercent(entry.discountPercent),
    brand: entry.brand.trim(),
    manufacturer: entry.manufacturer.trim(),
    composition: entry.composition.trim(),
    medicine: toMedicineInput(entry),
    details: entry.details.map(({ name, value }) => ({ name, value: value.trim() })),
  }
}
