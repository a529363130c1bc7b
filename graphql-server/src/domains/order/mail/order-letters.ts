import type { QueryFilter, Types } from 'mongoose'
import { z } from 'zod'
import { button, greeting, letter, paragraph, type Block, type Shop } from '../../../mail/letter.ts'
import type { Mail } from '../../../mail/mailer.ts'
import type { OutboxEntryFields } from '../../../mail/outbox.ts'
import { findActiveUser } from '../../account/people.service.ts'
import type { UserRecord } from '../../account/user.model.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'

type Letter = Omit<Mail, 'id'>
type Person = Pick<UserRecord, 'name' | 'email'>
/** Writes to the shopper of an order. */
export type ShopperLetter = (shopper: Person, order: OrderRecord) => Letter

const refs = z.object({ orderId: z.string() })

/** An entry for a mail that an order gets once. */
export function singleMail(kind: string, _id: Types.ObjectId): OutboxEntryFields {
  const orderId = _id.toHexString()
  return { key: `${kind}:${orderId}`, kind, refs: { orderId } }
}

/** An entry for a mail that an order can get again, as when it is reopened and cancelled again: its key has the time. */
export function repeatableMail(kind: string, _id: Types.ObjectId): OutboxEntryFields {
  const entry = singleMail(kind, _id)
  return { ...entry, key: `${entry.key}:${Date.now()}` }
}

/** The order of an entry. Null if it has another state by now. */
export function findOrder(
  given: Record<string, string>,
  state: QueryFilter<OrderRecord> = {},
): Promise<OrderRecord | null> {
  return Order.findOne({ _id: refs.parse(given).orderId, ...state })
    .lean()
    .exec()
}

/** The order of an entry and its shopper. Null if it has another state by now, or the account was deleted. */
export async function findOrderAndShopper(
  given: Record<string, string>,
  state?: QueryFilter<OrderRecord>,
) {
  const order = await findOrder(given, state)
  const user = order && (await findActiveUser(order.userId.toHexString()))
  return user ? { order, user } : null
}

/** Writes to the shopper, unless the order has another state by now or the account was deleted. */
export async function writeToShopper(
  given: Record<string, string>,
  state: QueryFilter<OrderRecord>,
  write: ShopperLetter,
): Promise<Letter | null> {
  const found = await findOrderAndShopper(given, state)
  return found && write(found.user, found.order)
}

/** A mail to the shopper, whose subject is also its title. */
export function shopperLetter(shop: Shop, { name, email }: Person, title: string, blocks: Block[]) {
  return { to: email, subject: title, ...letter(shop, title, [greeting(name), ...blocks]) }
}

/** A mail to the shop, which ends with a link to the order. */
export function shopLetter(shop: Shop, order: OrderRecord, title: string, blocks: Block[]) {
  return {
    to: shop.email,
    subject: title,
    ...letter(shop, title, [...blocks, seeOrderInDashboard(shop, order)]),
  }
}

export function seeOrderInDashboard({ url }: Shop, { _id }: OrderRecord): Block {
  return button('See the order', `${url}/dashboard/orders-details/${_id.toHexString()}`)
}

/** The page on which the shopper sees the order. */
export function orderUrl({ url }: Shop, { _id }: OrderRecord): string {
  return `${url}/dashboard/myorders/${_id.toHexString()}`
}

export function questions({ phone, email }: Shop): Block {
  return paragraph(
    `If you have a question, call us at ${phone} or write to ${email}, and include the order number.`,
  )
}
