import type { Types } from 'mongoose'
import type { PaymentMethod } from '../../../contract/types.generated.ts'
import { formatMoney, type Paise } from '../../../lib/money.ts'
import { button, paragraph, type Block, type Shop } from '../../../mail/letter.ts'
import type { Composer, OutboxEntryFields } from '../../../mail/outbox.ts'
import type { UserRecord } from '../../account/user.model.ts'
import {
  findOrder,
  orderUrl,
  questions,
  repeatableMail,
  shopLetter,
  shopperLetter,
  writeToShopper,
  type ShopperLetter,
} from './order-letters.ts'
import type { OrderRecord, RefundRecord } from '../record/order.model.ts'

/** The mails about a refund that is due: one to the shopper and one to the shop. */
export function refundDueMails(orderId: Types.ObjectId): OutboxEntryFields[] {
  return [repeatableMail('refundDue', orderId), refundDueShopMail(orderId)]
}

/** The mail to the shop about a refund that is due. */
export function refundDueShopMail(orderId: Types.ObjectId): OutboxEntryFields {
  return repeatableMail('refundDueShop', orderId)
}

/** The mail to the shopper that the payment was refunded. */
export function refundedMail(orderId: Types.ObjectId): OutboxEntryFields {
  return repeatableMail('refunded', orderId)
}

export function refundComposers(shop: Shop): Record<string, Composer> {
  return {
    refundDue: (given) => writeToShopper(given, { 'payment.state': 'REFUND_DUE' }, dueLetter(shop)),
    refunded: (given) =>
      writeToShopper(given, { 'payment.state': 'REFUNDED' }, refundedLetter(shop)),
    async refundDueShop(given) {
      const order = await findOrder(given, { 'payment.state': 'REFUND_DUE' })
      return order && dueShopLetter(shop, order)
    },
  }
}

function dueLetter(shop: Shop): ShopperLetter {
  return (shopper, order) => {
    const { number, total, payment } = order
    const title = `We will refund ${formatMoney(total)} for your order ${number}`
    const promise = promiseRefund(total, payment.method, payment.refund)
    return shopperLetter(shop, shopper, title, [
      paragraph(`Your order ${number} is cancelled. ${promise}`),
      ...(order.payment.method === 'UPI'
        ? [button('Enter your UPI id', orderUrl(shop, order))]
        : []),
      questions(shop),
    ])
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
  shopper: Pick<UserRecord, 'name' | 'email'>,
  { order: { number, payment }, amount, refund }: MadeRefund,
) {
  const sum = formatMoney(amount)
  const title = `We have refunded ${sum} for your order ${number}`
  const target = payment.method === 'CARD' ? 'your card' : (refund?.upiId ?? 'you')
  return shopperLetter(shop, shopper, title, [
    paragraph(`We have sent ${sum} to ${target}. It may take some days until your bank shows it.`),
    paragraph(`Reference: ${refund?.reference ?? number}`),
    questions(shop),
  ])
}

function dueShopLetter(shop: Shop, order: OrderRecord) {
  const { number, total, payment } = order
  const title = `To refund: ${formatMoney(total)} for order ${number}`
  const isClaimed = payment.refund?.from === 'CLAIMED'
  return shopLetter(shop, order, title, [
    paragraph(`Order ${number} is cancelled.`),
    ...describeFailure(payment.refund),
    paragraph(
      isClaimed
        ? `The customer says they’ve paid ${formatMoney(total)} by UPI. Check that the money arrived, and refund it.`
        : `Please refund the payment of ${formatMoney(total)}.`,
    ),
  ])
}

/** What the shop should know about a refund that has failed before. */
export function describeFailure(refund?: RefundRecord): Block[] {
  return refund?.failedReference === undefined
    ? []
    : [paragraph(`The card provider could not complete the refund ${refund.failedReference}.`)]
}
