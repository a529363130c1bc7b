import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { PaymentMethod } from '../../graphql/generated.ts'
import { parseId } from '../../lib/ids.ts'
import { parseInput, quantityField } from '../../lib/input.ts'
import { MAX_LINES } from '../cart/cart.service.ts'

/** What a person asks to buy, checked for its form. */
export interface Submission {
  /** Quantity by product id, in the order of the request. */
  quantities: Map<string, number>
  addressId: string
  paymentMethod: PaymentMethod
  expectedTotal: number
  idempotencyKey: string
  fingerprint: string
}

const idField = (label: string) =>
  z
    .string()
    .refine((text) => parseId(text) !== null, `${label} is not an id.`)
    .toLowerCase()

const fields = z.object({
  lines: z
    .array(z.object({ productId: idField('Product'), quantity: quantityField }))
    .min(1, 'There is nothing to order.'),
  addressId: idField('Address'),
  paymentMethod: z.literal('CASH_ON_DELIVERY'),
  expectedTotal: z.number(),
  idempotencyKey: z
    .string()
    .min(8, 'The idempotency key must have at least 8 characters.')
    .max(100, 'The idempotency key must have at most 100 characters.')
    .nullish(),
})

/** Reads a submission. A product that is named twice counts once with the sum; without a key each is new. */
export function readSubmission(input: unknown): Submission {
  const { lines, idempotencyKey, ...rest } = parseInput(fields, input)
  const quantities = sumByProduct(lines)
  parseInput(sums, { lines: [...quantities.values()] })
  const fingerprint = createHash('sha256')
    .update(
      JSON.stringify([
        [...quantities].sort(),
        rest.addressId,
        rest.paymentMethod,
        rest.expectedTotal,
      ]),
    )
    .digest('base64url')
  return { ...rest, quantities, fingerprint, idempotencyKey: idempotencyKey ?? randomUUID() }
}

const sums = z.object({
  lines: z
    .array(quantityField)
    .max(MAX_LINES, `An order holds at most ${MAX_LINES} different products.`),
})

function sumByProduct(lines: { productId: string; quantity: number }[]): Map<string, number> {
  const quantities = new Map<string, number>()
  for (const { productId, quantity } of lines) {
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity)
  }
  return quantities
}
