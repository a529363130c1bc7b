import { Types, type QueryFilter } from 'mongoose'
import { z } from 'zod'
import { defineTexts, type Message } from '../../../lib/messages/define-messages.ts'
import { button, greeting, letter, paragraph, type Block, type Shop } from '../../../mail/letter.ts'
import type { Mail } from '../../../mail/mailer.ts'
import type { OutboxEntryFields } from '../../../mail/outbox.ts'
import { findActiveUser } from '../../account/people.service.ts'
import type { UserRecord } from '../../account/user.model.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import type { RefundRecord } from '../record/refund.model.ts'

/** The texts that several order emails share. */
export const orderLetterTexts = defineTexts({
  SEE_YOUR_ORDER: { english: 'See your order' },
  ENTER_UPI_ID: { english: 'Enter your UPI ID' },
  ORDER_QUESTIONS: {
    english:
      'If you have a question, call us at {phone} or write to {email}, and include the order number.',
    params: { phone: 'TEXT', email: 'TEXT' },
  },
  SEE_ORDER_IN_DASHBOARD: { english: 'See the order' },
})

export type Letter = Omit<Mail, 'id'>
export type Person = Pick<UserRecord, 'name' | 'email'>
/** Writes to an order's customer. */
export type ShopperLetter = (shopper: Person, order: OrderRecord) => Letter

/** A refund that a customer is told about. */
export interface RefundToTell {
  shopper: Person
  order: OrderRecord
  refund: RefundRecord
}

const refs = z.object({ orderId: z.string() })

/** An outbox entry for an email that an order gets once. */
export function singleMail(kind: string, _id: Types.ObjectId): OutboxEntryFields {
  const orderId = _id.toHexString()
  return { key: `${kind}:${orderId}`, kind, refs: { orderId } }
}

/** An outbox entry for an email that an order can get several times. */
export function repeatableMail(kind: string, _id: Types.ObjectId): OutboxEntryFields {
  const entry = singleMail(kind, _id)
  return { ...entry, key: `${entry.key}:${new Types.ObjectId().toHexString()}` }
}

/** Finds an entry's order. Returns null if it is no longer in the given state. */
export function findOrder(
  given: Record<string, string>,
  state: QueryFilter<OrderRecord> = {},
): Promise<OrderRecord | null> {
  return Order.findOne({ _id: refs.parse(given).orderId, ...state })
    .lean()
    .exec()
}

/** Finds an entry's order and customer. Returns null if the state has changed or the account was deleted. */
export async function findOrderAndShopper(
  given: Record<string, string>,
  state?: QueryFilter<OrderRecord>,
) {
  const order = await findOrder(given, state)
  const user = order && (await findActiveUser(order.userId.toHexString()))
  return user ? { order, user } : null
}

/** Writes to the customer, unless the order's state has changed or the account was deleted. */
export async function writeToShopper(
  given: Record<string, string>,
  state: QueryFilter<OrderRecord>,
  write: ShopperLetter,
): Promise<Letter | null> {
  const found = await findOrderAndShopper(given, state)
  return found && write(found.user, found.order)
}

/** An email to the customer, whose subject is also its title. */
export function shopperLetter(
  shop: Shop,
  { name, email }: Person,
  { message: title }: Message,
  blocks: Block[],
): Letter {
  return { to: email, subject: title, ...letter(shop, title, [greeting(name), ...blocks]) }
}

/** An email to the shop, which ends with a link to the order. */
export function shopLetter(
  shop: Shop,
  order: OrderRecord,
  { message: title }: Message,
  blocks: Block[],
): Letter {
  return {
    to: shop.email,
    subject: title,
    ...letter(shop, title, [...blocks, seeOrderInDashboard(shop, order)]),
  }
}

export function say({ message }: Message): Block {
  return paragraph(message)
}

export function seeOrderInDashboard({ url }: Shop, { _id }: OrderRecord): Block {
  const { message } = orderLetterTexts.SEE_ORDER_IN_DASHBOARD()
  return button(message, `${url}/dashboard/orders-details/${_id.toHexString()}`)
}

/** A button with a link to the customer's page about the order. */
export function seeYourOrder(
  { url }: Shop,
  { _id }: OrderRecord,
  { message } = orderLetterTexts.SEE_YOUR_ORDER(),
): Block {
  return button(message, `${url}/dashboard/myorders/${_id.toHexString()}`)
}

export function questions({ phone, email }: Shop): Block {
  return say(orderLetterTexts.ORDER_QUESTIONS({ phone, email }))
}
