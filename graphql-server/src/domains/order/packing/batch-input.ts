import { z } from 'zod'
import { issue, quantityField, textField } from '../../../lib/input.ts'
import { packingMessages } from '../packing-messages.ts'
import { parseExpiry, swapExpiry } from '../record/batch-expiry.ts'

const MAX_NUMBER = 40
const MAX_BATCHES = 10
/** An order has fewer lines. */
const MAX_LINES = 100

/** A batch number, in upper case. */
export const batchNumberField = textField('Batch', MAX_NUMBER).transform((text) =>
  text.toUpperCase(),
)

const expiryField = textField('Expiry', 20).transform((text, context) => {
  const month = parseExpiry(text)
  if (month) return month
  const meant = swapExpiry(text)
  const message = meant
    ? packingMessages.EXPIRY_UNCLEAR({ printed: text, meant })
    : packingMessages.EXPIRY_MALFORMED()
  context.addIssue({ code: 'custom', message: issue(message) })
  return z.NEVER
})

const batch = z.object({ number: batchNumberField, expiry: expiryField, quantity: quantityField })

/** The batches of an order's lines as a team member enters them. */
export const batchFields = z.object({
  lines: z
    .array(
      z.object({
        productId: z.string().toLowerCase(),
        batches: z
          .array(batch)
          .min(1, issue(packingMessages.BATCH_REQUIRED()))
          .max(MAX_BATCHES, issue(packingMessages.TOO_MANY_BATCHES({ max: MAX_BATCHES }))),
      }),
    )
    .max(MAX_LINES),
  confirmExpiringSoon: z.boolean().default(false),
})

export type EnteredLine = z.output<typeof batchFields>['lines'][number]
