import { z } from 'zod'
import { issue, parseInput, quantityField } from '../../../lib/input.ts'
import { inputMessages } from '../../../lib/messages/shared-messages.ts'
import { MAX_QUANTITY } from '../../cart/cart-totals.ts'
import { changeMessages } from '../change-messages.ts'
import type { WantedChange } from '../record/plan-change.ts'
import type { SeenOrder } from '../record/seen-order.ts'

export interface ChangeInput extends SeenOrder {
  orderId: string
}

const fields = z.object({
  productId: z.string().toLowerCase(),
  quantity: z
    .number()
    .int(issue(inputMessages.QUANTITY_NOT_WHOLE()))
    .min(0, issue(changeMessages.QUANTITY_NEGATIVE())),
  substitute: z
    .object({
      productId: z.string().toLowerCase(),
      quantity: quantityField.max(
        MAX_QUANTITY,
        issue(changeMessages.SUBSTITUTE_TOO_MANY({ max: MAX_QUANTITY })),
      ),
    })
    .nullish()
    .transform((substitute) => substitute ?? null),
  agreed: z.boolean().default(false),
})

export function readChange(input: unknown): WantedChange {
  return parseInput(fields, input)
}
