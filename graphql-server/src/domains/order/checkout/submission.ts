import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type {
  Fulfilment,
  MissingItemChoice,
  PaymentMethod,
} from '../../../contract/types.generated.ts'
import { parseId } from '../../../lib/ids.ts'
import {
  idempotencyKeyField,
  issue,
  optionalTextField,
  parseInput,
  quantityField,
  textField,
} from '../../../lib/input.ts'
import { inputMessages } from '../../../lib/messages/shared-messages.ts'
import { toCleanLine } from '../../../lib/text-checks.ts'
import { MAX_LINES } from '../../cart/cart-contents.ts'
import { gstinField } from '../../shop/gstin.ts'
import { orderMessages } from '../messages.ts'
import { isPaymentMethod, methodOf } from '../method/methods.ts'
import { paymentMessages } from '../payment-messages.ts'
import type { BuyerRecord } from '../record/invoice.model.ts'

const MAX_NAME = 100
const MAX_NOTE = 200

export interface Submission {
  /** By product ID, in the order of the request. */
  lines: Map<string, SubmittedLine>
  addressId: string
  addressVersion: number | null
  paymentMethod: PaymentMethod
  upiTransactionId: string | null
  prescriptionIds: string[]
  fulfilment: Fulfilment
  /** Null for consumers. */
  buyer: BuyerRecord | null
  /** Empty if the customer wrote nothing. */
  deliveryNote: string
  /** Not part of the fingerprint. Null if the client did not send it. */
  ifItemMissing: MissingItemChoice | null
  expectedTotal: number
  /** Null if the client did not send it. */
  expectedSubtotal: number | null
  idempotencyKey: string
  fingerprint: string
}

/** A product's quantity and the price that the user saw, or null if the client did not send it. */
interface SubmittedLine {
  quantity: number
  expectedPrice: number | null
}

const idField = (label: string) =>
  z
    .string()
    .refine((text) => parseId(text) !== null, issue(inputMessages.ID_MALFORMED({ label })))
    .toLowerCase()

const fields = z.object({
  lines: z
    .array(
      z.object({
        productId: idField('Product'),
        quantity: quantityField,
        expectedPrice: z.number().nullish(),
      }),
    )
    .min(1, issue(orderMessages.NOTHING_TO_ORDER())),
  addressId: idField('Address'),
  addressVersion: z.number().nullish(),
  paymentMethod: z
    .string()
    .refine(isPaymentMethod, issue(paymentMessages.PAYMENT_METHOD_UNKNOWN())),
  expectedTotal: z.number(),
  expectedSubtotal: z.number().nullish(),
  idempotencyKey: idempotencyKeyField,
  prescriptionIds: z.array(z.string()).default([]),
  fulfilment: z.enum(['DELIVERY', 'PICK_UP']).default('DELIVERY'),
  ifItemMissing: z.enum(['REPLACE', 'CALL', 'LEAVE_OUT']).nullish(),
  buyer: z.object({ name: textField('Business name', MAX_NAME), gstin: gstinField }).nullish(),
  deliveryNote: optionalTextField('Delivery note', MAX_NOTE).nullish(),
  upiTransactionId: z
    .string()
    .transform(toCleanLine)
    .pipe(z.string().regex(/^(\d{12})?$/, issue(paymentMessages.UPI_TRANSACTION_MALFORMED())))
    .nullish(),
})

/**
 * Validates a submission. Adds up the quantities if a product is named twice. Without a key, each submission is new.
 */
export function readSubmission(input: unknown): Submission {
  const submitted = parseInput(fields, input)
  const { addressId, paymentMethod, expectedTotal, expectedSubtotal = null } = submitted
  const lines = sumByProduct(submitted.lines)
  const quantities = [...lines].map(([productId, { quantity }]) => [productId, quantity] as const)
  parseInput(sums, { lines: quantities.map(([, quantity]) => quantity) })
  const amounts = expectedSubtotal === null ? [expectedTotal] : [expectedTotal, expectedSubtotal]
  const prescriptionIds = [...new Set(submitted.prescriptionIds)].sort()
  const { fulfilment, buyer = null } = submitted
  // The keys of deliveries to consumers stay the same as in older releases.
  const pickUp = fulfilment === 'PICK_UP' ? [fulfilment] : []
  const content = [
    ...[quantities.sort(), addressId, paymentMethod, ...amounts],
    ...[...prescriptionIds, ...pickUp, ...(buyer ? [buyer] : [])],
  ]
  const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
  return {
    lines,
    addressId,
    addressVersion: submitted.addressVersion ?? null,
    paymentMethod,
    upiTransactionId:
      (methodOf({ method: paymentMethod }).isPaidFirst &&
        expectedTotal > 0 &&
        submitted.upiTransactionId) ||
      null,
    prescriptionIds,
    fulfilment,
    buyer,
    deliveryNote: submitted.deliveryNote ?? '',
    ifItemMissing: submitted.ifItemMissing ?? null,
    expectedTotal,
    expectedSubtotal,
    idempotencyKey: submitted.idempotencyKey ?? randomUUID(),
    fingerprint,
  }
}

const sums = z.object({
  lines: z
    .array(quantityField)
    .max(MAX_LINES, issue(orderMessages.ORDER_TOO_LONG({ max: MAX_LINES }))),
})

function sumByProduct(lines: z.output<typeof fields>['lines']): Map<string, SubmittedLine> {
  const byProduct = new Map<string, SubmittedLine>()
  for (const { productId, quantity, expectedPrice = null } of lines) {
    const before = byProduct.get(productId)?.quantity ?? 0
    byProduct.set(productId, { quantity: before + quantity, expectedPrice })
  }
  return byProduct
}
