import { defineTexts } from '../../../lib/messages/define-messages.ts'
import { button, letter, type Shop } from '../../../mail/letter.ts'
import type { OrderRecord } from '../record/order.model.ts'
import { describeOrders, sumUp } from './order-blocks.ts'
import { seeOrderInDashboard, type Letter } from './order-letters.ts'

export const newOrderMailTexts = defineTexts({
  NEW_ORDER_SUBJECT: {
    english: 'New order {number}, {total}',
    params: { number: 'TEXT', total: 'PAISE' },
  },
  NEW_ORDER_TITLE: { english: 'New order {number}', params: { number: 'TEXT' } },
  NEW_ORDERS_SUBJECT: {
    english: '{count} new orders, {total}',
    params: { count: 'NUMBER', total: 'PAISE' },
  },
  NEW_ORDERS_TITLE: { english: '{count} new orders', params: { count: 'NUMBER' } },
  SEE_ORDERS_IN_DASHBOARD: { english: 'See the orders' },
})

const texts = newOrderMailTexts

/** Tells the shop about one new order, or several by the same customer. */
export function newOrdersLetter(shop: Shop, to: string, orders: OrderRecord[]): Letter {
  const [order] = orders
  const single = orders.length === 1 ? order : undefined
  const count = orders.length
  const total = sumUp(orders)
  const title = single
    ? texts.NEW_ORDER_TITLE({ number: single.number })
    : texts.NEW_ORDERS_TITLE({ count })
  const subject = single
    ? texts.NEW_ORDER_SUBJECT({ number: single.number, total })
    : texts.NEW_ORDERS_SUBJECT({ count, total })
  const body = letter(shop, title.message, [
    ...describeOrders(shop, orders),
    single
      ? seeOrderInDashboard(shop, single)
      : button(texts.SEE_ORDERS_IN_DASHBOARD().message, `${shop.url}/dashboard/orders`),
  ])
  return { to, subject: subject.message, ...body }
}
