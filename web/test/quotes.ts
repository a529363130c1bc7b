import type { Cart } from '../src/shared/cart/cart-rules.ts'
import type { Quote_QuoteFragment } from '../src/shop/checkout/Quote.generated.ts'
import type { OpenPayment_PaymentFragment } from '../src/shop/checkout/upi/StartUpiPayment.generated.ts'
import { buildCart as buildCartOf, buildLine, buildProduct, money } from './carts.ts'

/** A cart with milk, at ₹27 instead of ₹30 by default. The totals count available items. */
export function buildCart(quantity: number, stock = 9, price = 2_700): Cart {
  const milk = {
    ...buildProduct({ rupees: 30, stock }),
    ...{ name: 'Toned Milk', slug: 'toned-milk', discountedPrice: money(price) },
  }
  const line = { ...buildLine(milk, quantity), id: 'line-1' }
  const available = Math.min(quantity, stock)
  return {
    ...buildCartOf(quantity === 0 ? [] : [line]),
    totalQuantity: available,
    subtotal: money(3_000 * available),
    total: money(price * available),
    savings: money((3_000 - price) * available),
  }
}

/** The server's quote for a cart. */
export function buildQuote(cart: Cart, prescriptionRequired = false): Quote_QuoteFragment {
  const lines = cart.lines.map(({ product, quantity, problems }) => ({
    productId: product.id,
    name: product.name,
    wantedQuantity: quantity,
    quantity: Math.min(quantity, product.stock),
    seenPrice: money(2_700),
    discountedPrice: product.discountedPrice,
    problems,
    prescriptionRequired,
  }))
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const total = money(
    lines.reduce((sum, line) => sum + line.quantity * line.discountedPrice.amount, 0),
  )
  return { lines, totalQuantity: pieces, subtotal: money(3_000 * pieces), total }
}

/** A UPI payment for this amount in paise that has begun. */
export function buildUpiPayment(
  amount: number,
  key: string,
  isLinkAccepted = false,
): OpenPayment_PaymentFragment {
  const quantity = Math.floor(amount / 2_700)
  return {
    idempotencyKey: key,
    totalQuantity: quantity,
    lines: [{ productId: 'milk', quantity, discountedPrice: money(2_700) }],
    reserved: true,
    expiresAt: '2026-11-21T09:10:00.000Z',
    request: {
      isLinkAccepted,
      link: `upi://pay?am=${amount / 100}&tr=${key}`,
      qrCode: `data:image/svg+xml,${amount}`,
      upiId: 'kirana@bank',
      amount: money(amount),
      reference: `R-${key}`,
    },
  }
}
