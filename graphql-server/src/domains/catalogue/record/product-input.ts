import { z } from 'zod'
import {
  idsField,
  longTextField,
  optionalTextField,
  pictureField,
  textField,
} from '../../../lib/input.ts'
import { fromPercent, MAX_PRICE } from '../../../lib/money.ts'
import { MAX_COMPOSITION } from '../medicine/composition.ts'
import { medicineField } from '../medicine/medicine-fields.ts'

export const MAX_STOCK = 1_000_000_000
/** Products with at most this stock count as low on stock. The web app uses it too. */
export const LOW_STOCK = 5
export const MAX_DETAILS = 50
export const MAX_IMAGES = 10
/** The maximum number of categories, and of sub-categories, of one entity. */
export const MAX_CATEGORIES = 20

export const categoryNameField = (label: string) => textField(label, 100)

export const categoriesField = idsField('Category', MAX_CATEGORIES)

/** A percentage with at most two decimals, converted to basis points: 64.4 becomes 6440. */
export const discountField = z
  .number('Discount must be a number.')
  .min(0, 'Discount must be at least 0.')
  .max(100, 'Discount must be at most 100.')
  .refine(hasTwoDecimals, 'Discount must have at most two decimals.')
  .transform(fromPercent)

const detail = z.object({
  name: textField('The name of a field', 100),
  value: longTextField('Every added field', 2_000),
})

/** A stock: an integer, 0 or more. */
export const stockField = z
  .number('Stock must be a number.')
  .int('Stock must be a whole number.')
  .min(0, 'Stock must be at least 0.')
  .max(MAX_STOCK, `Stock must be at most ${MAX_STOCK}.`)

/** The fields of a product as entered by an admin. */
export const productFields = z.object({
  name: textField('Name', 200),
  images: z.array(pictureField).max(MAX_IMAGES, `A product has at most ${MAX_IMAGES} pictures.`),
  categoryIds: categoriesField,
  subCategoryIds: idsField('Sub Category', MAX_CATEGORIES),
  unit: textField('Unit', 100),
  stock: stockField,
  price: z
    .number()
    .int('Price must have at most two decimals.')
    .min(1, 'Price must be above 0.')
    .max(MAX_PRICE, 'Price must be at most ₹1,00,00,000.'),
  discountPercent: discountField,
  description: longTextField('Description', 10_000),
  brand: optionalTextField('Brand', 100).optional(),
  manufacturer: optionalTextField('Manufacturer', 200).optional(),
  composition: optionalTextField('Composition', MAX_COMPOSITION).optional(),
  medicine: medicineField.optional(),
  details: z
    .array(detail)
    .max(MAX_DETAILS, `A product has at most ${MAX_DETAILS} added fields.`)
    .refine((details) => new Set(details.map(({ name }) => name)).size === details.length, {
      message: 'Two added fields have the same name.',
    }),
})

/**
 * The same rules for imported products, where all fields are optional, categories are given by name, and the discount
 * is in basis points.
 */
export const importedFields = productFields
  .omit({ categoryIds: true, subCategoryIds: true, discountPercent: true })
  .partial()

/** Whether a number has at most two decimals. */
export function hasTwoDecimals(value: number): boolean {
  return Number(value.toFixed(2)) === value
}
