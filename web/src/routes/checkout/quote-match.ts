import type {
  Cart_CartFragment as Cart,
  Quote_QuoteFragment as Quote,
} from '../../apollo/generated.ts'

/** Whether a quote is that of the cart on the screen: the same products, pieces and prices, and the same gone. */
export function isQuoteOf(quote: Quote, { lines, gone }: Cart): boolean {
  const quoted = new Map(quote.lines.map((line) => [line.productId, line]))
  return (
    quote.lines.length === lines.length + gone.length &&
    lines.every(({ product, quantity }) => {
      const line = quoted.get(product.id)
      return (
        line?.wantedQuantity === quantity &&
        line.discountedPrice.amount === product.discountedPrice.amount
      )
    })
  )
}
