import type { FieldError } from '../../../ui/forms/use-field-errors.ts'
import { validateRates } from './gst/gst-entry.ts'
import { validateMedicine } from './medicine-entry.ts'
import { DISCOUNT_RULE, LIMIT_RULE, PRICE_RULE } from '../editing/product-numbers.ts'
import { type ProductEntry, toProductInput } from './product-entry.ts'
import { productFields, textNames } from './product-fields.generated.ts'

const texts = textNames.filter((name) => productFields[name].required)

const numberMessages = {
  stock: 'Number of Stock must be a whole number, such as 25.',
  price: PRICE_RULE,
  discountPercent: DISCOUNT_RULE,
}
const numbers = [
  ['stock', productFields.stock.label],
  ['price', productFields.price.label],
  ['discountPercent', productFields.discount.label],
] as const

/** Returns an error for each field that is blank or not a number, under the server's field names. */
export function validateProduct(entry: ProductEntry): FieldError[] {
  const input = toProductInput(entry)
  const errors: FieldError[] = []
  const requireText = (value: string, field: string, label: string) => {
    if (value.trim() === '') errors.push({ field, message: `${label} is required.` })
  }
  for (const name of texts) requireText(entry[name], name, productFields[name].label)
  for (const [name, label] of numbers) {
    requireText(entry[name], name, label)
    if (entry[name].trim() !== '' && Number.isNaN(input[name])) {
      errors.push({ field: name, message: numberMessages[name] })
    }
  }
  if (Number.isNaN(input.maxPerOrder)) {
    errors.push({ field: 'maxPerOrder', message: LIMIT_RULE })
  }
  errors.push(...validateMedicine(entry), ...validateRates(entry.gstRates))
  for (const [index, { name, value }] of entry.details.entries()) {
    requireText(value, `details.${index}.value`, name)
  }
  return errors
}
