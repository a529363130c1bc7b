import type { Types } from 'mongoose'
import { z } from 'zod'
import type { PaymentMethod } from '../../contract/types.generated.ts'
import { formatMoney, type Paise } from '../../lib/money.ts'
import { button, greeting, letter, paragraph, type Shop } from '../../mail/letter.ts'
import type { Composer, OutboxEntryFields } from '../../mail/outbox.ts'
import { findActiveUser } from '../account/people.service.ts'
import type { UserRecord } from '../account/user.model.ts'
import { Order, type OrderRecord, type RefundRecord } from './order.model.ts'

const refs = z.object({ orderId: z.string() })

/** The mails about a refund that is due: one to the shopper and one to the shop. */
export function refundDueMails(orderId: Types.ObjectId): OutboxEntryFields[] {
  return ['refundDue', 'refundDueShop'].map((kind) => refundMail(kind, orderId))
}

/** The mail to the shopper that the payment was refunded. */
export function refundedMail(orderId: Types.ObjectId): OutboxEntryFields {
  return refundMail('refunded', orderId)
}

/** The key contains the time, because an order can be cancelled again after it was reopened. */
function refundMail(kind: string, _id: Types.ObjectId): OutboxEntryFields {
  const orderId = _id.toHexString()
  return { key: `${kind}:${orderId}:${Date.now()}`, kind, refs: { orderId } }
}

export function refundComposers(shop: Shop): Record<string, Composer> {
  return {
    refundDue: (given) => writeToShopper(given, 'REFUND_DUE', dueLetter(shop)),
    refunded: (given) => writeToShopper(given, 'REFUNDED', refundedLetter(shop)),
    async refundDueShop(given) {
      const order = await findOrder(given, 'REFUND_DUE')
      return order && shopLetter(shop, order)
    },
  }
}

type ShopperLetter = (user: UserRecord, order: OrderRecord) => ReturnType<typeof shopLetter>

/** Writes to the shopper, unless the payment has another state by now or the account was deleted. */
async function writeToShopper(
  given: Record<string, string>,
  state: 'REFUND_DUE' | 'REFUNDED',
  write: ShopperLetter,
) {
  const order = await findOrder(given, state)
  const user = order && (await findActiveUser(order.userId.toHexString()))
  return user ? write(user, order) : null
}

function findOrder(given: Record<string, string>, state: 'REFUND_DUE' | 'REFUNDED') {
  const { orderId } = refs.parse(given)
  return Order.findOne({ _id: orderId, 'payment.state': state }).lean()
}

function dueLetter(shop: Shop): ShopperLetter {
  return ({ name, email }, order) => {
    const { number, total, payment } = order
    const title = `We will refund ${formatMoney(total)} for your order ${number}`
    const promise = promiseRefund(total, payment.method, payment.refund)
    const body = letter(shop, title, [
      greeting(name),
      paragraph(`Your order ${number} is cancelled. ${promise}`),
      ...(order.payment.method === 'UPI'
        ? [button('Enter your UPI id', orderUrl(shop, order))]
        : []),
      questions(shop),
    ])
    return { to: email, subject: title, ...body }
  }
}

/** Says what the shopper gets back, and what they have to do. */
export function promiseRefund(total: Paise, method: PaymentMethod, refund?: RefundRecord): string {
  const amount = formatMoney(total)
  if (method === 'CARD') {
    return `We will refund ${amount} to your card. You don't need to do anything.`
  }
  const promise =
    refund?.from === 'CLAIMED'
      ? `We will check whether your UPI payment has arrived, and then refund ${amount}.`
      : `We will refund ${amount} by UPI.`
  return `${promise} Please enter the UPI id to which we should send it.`
}

function refundedLetter(shop: Shop): ShopperLetter {
  return (user, order) =>
    writeRefunded(shop, user, { order, amount: order.total, refund: order.payment.refund })
}

interface MadeRefund {
  order: OrderRecord
  amount: Paise
  refund?: RefundRecord | undefined
}

/** The letter to the shopper about a refund that was made. */
export function writeRefunded(
  shop: Shop,
  { name, email }: Pick<UserRecord, 'name' | 'email'>,
  { order: { number, payment }, amount, refund }: MadeRefund,
) {
  const sum = formatMoney(amount)
  const title = `We have refunded ${sum} for your order ${number}`
  const target = payment.method === 'CARD' ? 'your card' : (refund?.upiId ?? 'you')
  const body = letter(shop, title, [
    greeting(name),
    paragraph(`We have sent ${sum} to ${target}. It may take some days until your bank shows it.`),
    paragraph(`Reference: ${refund?.reference ?? number}`),
    questions(shop),
  ])
  return { to: email, subject: title, ...body }
}

export function questions({ phone, email }: Shop) {
  return paragraph(
    `If you have a question, call us at ${phone} or write to ${email}, and include the order number.`,
  )
}

export function orderUrl({ url }: Shop, { _id }: OrderRecord): string {
  return `${url}/dashboard/myorders/${_id.toHexString()}`
}

function shopLetter(shop: Shop, { _id, number, total, payment }: OrderRecord) {
  const title = `To refund: ${formatMoney(total)} for order ${number}`
  const isClaimed = payment.refund?.from === 'CLAIMED'
  const body = letter(shop, title, [
    paragraph(`Order ${number} is cancelled.`),
    paragraph(
      isClaimed
        ? `The shopper states that they have paid ${formatMoney(total)} by UPI. Please check whether it has arrived, and refund it.`
        : `Please refund the payment of ${formatMoney(total)}.`,
    ),
    button('See the order', `${shop.url}/dashboard/orders-details/${_id.toHexString()}`),
  ])
  return { to: shop.email, subject: title, ...body }
}
