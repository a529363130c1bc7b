import { defineTexts } from '../../../lib/messages/define-messages.ts'
import { button, greeting, letter, type Shop } from '../../../mail/letter.ts'
import type { OrderRecord } from '../record/order.model.ts'
import { describeArrivals, describeOrders, sumUp } from './order-blocks.ts'
import { questions, say, seeYourOrder, type Letter, type Person } from './order-letters.ts'

export const confirmationMailTexts = defineTexts({
  ORDER_RECEIVED_SUBJECT: {
    english: 'Order received: {number}, {total}',
    params: { number: 'TEXT', total: 'PAISE' },
  },
  ORDER_RECEIVED_TITLE: { english: 'Order received: {number}', params: { number: 'TEXT' } },
  ORDERS_RECEIVED_SUBJECT: {
    english: 'Orders received: {count}, {total}',
    params: { count: 'NUMBER', total: 'PAISE' },
  },
  ORDERS_RECEIVED_TITLE: { english: 'Orders received: {count}', params: { count: 'NUMBER' } },
  ORDERS_RECEIVED_THANKS: {
    english:
      '{count, plural, one {Thank you for your order. You can follow it in your account.} other {Thank you for your orders. You can follow them in your account.}}',
    params: { count: 'NUMBER' },
  },
  PRESCRIPTION_BEING_CHECKED: {
    english: 'A pharmacist is checking your prescription before we confirm your order.',
  },
  SEE_YOUR_ORDERS: { english: 'See your orders' },
})

const texts = confirmationMailTexts

/** Confirms one order, or several that were placed within minutes, to their customer. */
export function confirmationLetter(
  shop: Shop,
  { name, email }: Person,
  orders: OrderRecord[],
): Letter {
  const [order] = orders
  const single = orders.length === 1 ? order : undefined
  const count = orders.length
  const total = sumUp(orders)
  const title = single
    ? texts.ORDER_RECEIVED_TITLE({ number: single.number })
    : texts.ORDERS_RECEIVED_TITLE({ count })
  const subject = single
    ? texts.ORDER_RECEIVED_SUBJECT({ number: single.number, total })
    : texts.ORDERS_RECEIVED_SUBJECT({ count, total })
  const isChecked = orders.some(({ checkDue }) => checkDue)
  const body = letter(shop, title.message, [
    greeting(name),
    say(texts.ORDERS_RECEIVED_THANKS({ count })),
    ...(isChecked ? [say(texts.PRESCRIPTION_BEING_CHECKED())] : []),
    ...describeArrivals(orders),
    ...describeOrders(shop, orders),
    single
      ? seeYourOrder(shop, single)
      : button(texts.SEE_YOUR_ORDERS().message, `${shop.url}/dashboard/myorders`),
    questions(shop),
  ])
  return { to: email, subject: subject.message, ...body }
}
