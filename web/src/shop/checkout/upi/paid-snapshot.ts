import type { CheckoutSnapshot, OpenPayment, ShownOrder } from '../checkout-snapshot.ts'

/** Returns the order for a UPI payment that has begun, whatever is in the cart by now. */
export function createPaidSnapshot(
  { idempotencyKey, lines, request }: OpenPayment,
  upiTransactionId: string | null,
  { quote, address, ...choices }: ShownOrder,
): CheckoutSnapshot {
  const { id: addressId, version: addressVersion } = address
  const input = {
    ...{ ...choices, upiTransactionId, paymentMethod: 'UPI' as const, idempotencyKey },
    lines: lines.map(({ productId, quantity, discountedPrice }) => ({
      ...{ productId, quantity, expectedPrice: discountedPrice.amount },
    })),
    ...{ expectedTotal: request.amount.amount, addressId, addressVersion },
  }
  return { input, quote, address }
}
