import type { OrderedProduct_ProductFragment } from './OrderedProduct.generated.ts'

export type OrderedProduct = OrderedProduct_ProductFragment

/** A product to order and its quantity. */
export interface OrderedLine {
  product: OrderedProduct
  quantity: number
}

/** Returns how many of the wanted items can be ordered without a prescription. */
export function countOrderable({ product, quantity }: OrderedLine): number {
  if (product.prescriptionRequired || !product.soldOnline) return 0
  return Math.min(quantity, product.available)
}

/** Says why a line can't be ordered as it is. Null if it can be. */
export function describeLineProblem(line: OrderedLine, prescription: string): string | null {
  const { prescriptionRequired, soldOnline, available } = line.product
  if (!soldOnline) return 'Not sold online'
  if (prescriptionRequired) return prescription
  if (available === 0) return 'Out of stock'
  return line.quantity > available ? `Only ${available} left` : null
}

/** The number of items that can be ordered and their price in paise. */
export function sumLines(lines: readonly OrderedLine[]) {
  const counted = lines.map((line) => ({ ...line, quantity: countOrderable(line) }))
  return {
    quantity: counted.reduce((sum, { quantity }) => sum + quantity, 0),
    total: counted.reduce(
      (sum, { product, quantity }) => sum + product.discountedPrice.amount * quantity,
      0,
    ),
  }
}

/** The lines that can be ordered, as an input, at the prices that were shown. */
export function toLineInputs(lines: readonly OrderedLine[]) {
  return lines.flatMap((line) => {
    const quantity = countOrderable(line)
    const { id: productId, discountedPrice } = line.product
    return quantity > 0 ? [{ productId, quantity, expectedPrice: discountedPrice.amount }] : []
  })
}
