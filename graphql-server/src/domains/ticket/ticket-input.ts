import { z } from 'zod'
import type { TicketReason } from '../../contract/types.generated.ts'
import {
  emailField,
  idsField,
  issue,
  longTextField,
  optionalTextField,
  textField,
} from '../../lib/input.ts'
import { userError } from '../../lib/user-error.ts'
import { orderedItems } from '../order/payment/add-refund.service.ts'
import { orderMessages } from '../order/messages.ts'
import type { OrderRecord } from '../order/record/order.model.ts'
import { ticketMessages } from './messages.ts'
import type { TicketLineRecord } from './ticket.model.ts'

const MAX_PHOTOS = 4
const MAX_TEXT = 2_000

const REASONS = [
  'MISSING',
  'DAMAGED',
  'WRONG_ITEM',
  'EXPIRED',
  'QUALITY',
  'LATE',
  'OTHER',
] as const satisfies TicketReason[]

/** Problems that are not about certain items. */
const WITHOUT_ITEMS: readonly TicketReason[] = ['LATE', 'OTHER']

export const messageField = longTextField('Message', MAX_TEXT)

/** Items of an order, each product once. */
export const itemsField = orderedItems.refine(
  (lines) => new Set(lines.map(({ productId }) => productId)).size === lines.length,
  issue(ticketMessages.TICKET_PRODUCT_REPEATED()),
)

export type WantedItems = z.output<typeof itemsField>

const phoneField = optionalTextField('Phone', 20).nullish()

export const ticketFields = z.object({
  orderId: z.string().nullish(),
  lines: itemsField.default([]),
  reason: z.enum(REASONS),
  text: messageField,
  photoIds: idsField('Images', MAX_PHOTOS).default([]),
  phone: phoneField,
})

/** The contact of a sender without a login. */
export const guestFields = z.object({ name: textField('Name', 60), email: emailField })

/** A guest's contact, which the team can correct. */
export const contactFields = guestFields.extend({ phone: phoneField })

export type TicketInput = z.output<typeof ticketFields>

/** Returns an order's items as they were ordered. Throws unless the order has them. */
export function pickItems(
  { lines }: Pick<OrderRecord, 'lines'>,
  wanted: WantedItems,
): TicketLineRecord[] {
  return wanted.map(({ productId, quantity }) => {
    const line = lines.find((one) => one.productId.toHexString() === productId)
    if (!line) throw userError(orderMessages.ORDER_UNKNOWN(), 'lines')
    if (quantity <= line.quantity) return { productId: line.productId, name: line.name, quantity }
    const { name: product, quantity: max } = line
    throw userError(ticketMessages.TICKET_QUANTITY_TOO_HIGH({ max, product }), 'lines')
  })
}

/** Throws if a problem with an order names no items although it has to. */
export function requireItems({ reason, lines }: Pick<TicketInput, 'reason' | 'lines'>): void {
  if (lines.length > 0 || WITHOUT_ITEMS.includes(reason)) return
  throw userError(ticketMessages.TICKET_ITEMS_MISSING(), 'lines')
}
