import type { Complaint } from '../../../ui/use-complaints.ts'
import { type ProductEntry, type TextName, productInputOf, productLabels } from './product-entry.ts'

const texts: readonly TextName[] = ['name', 'description', 'unit']

/** What each number must be. */
const numbers = {
  stock: 'Number of Stock must be a whole number, such as 25.',
  price: 'Price must be in rupees with at most two decimals, such as 89.50.',
  discountPercent: 'Discount must be a percentage from 0 to 100 with at most two decimals.',
}

/** A sentence for each field that is blank or no number, by the names of the server's fields. */
export function productComplaints(entry: ProductEntry): Complaint[] {
  const input = productInputOf(entry)
  const complain = (name: TextName, isNumber: boolean, sentence: string): Complaint[] => {
    if (entry[name].trim() === '')
      return [{ field: name, message: requiredOf(productLabels[name]) }]
    return isNumber ? [] : [{ field: name, message: sentence }]
  }
  return [
    ...texts.flatMap((name) => complain(name, true, '')),
    ...complain('stock', !Number.isNaN(input.stock), numbers.stock),
    ...complain('price', !Number.isNaN(input.price), numbers.price),
    ...complain('discountPercent', !Number.isNaN(input.discountPercent), numbers.discountPercent),
    ...entry.details.flatMap(({ name, value }, index) =>
      value.trim() === '' ? [{ field: `details.${index}.value`, message: requiredOf(name) }] : [],
    ),
  ]
}

const requiredOf = (label: string) => `${label} is required.`
