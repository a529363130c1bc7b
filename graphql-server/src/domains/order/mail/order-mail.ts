import type { Shop } from '../../../mail/letter.ts'
import type { Composer } from '../../../mail/outbox.ts'
import { isCancelled } from '../record/order-statuses.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { changeComposers } from './change-mail.ts'
import { checkComposers } from './check-mail.ts'
import { confirmationLetter } from './confirmation-mail.ts'
import { groupIds } from './confirmations.ts'
import { newOrdersLetter } from './new-order-mail.ts'
import { findOrderAndShopper } from './order-letters.ts'
import { newsComposers } from './order-news-mail.ts'
import { notReceivedComposers } from './payment-not-received-mail.ts'
import { proposalComposers } from './proposal-mail.ts'
import { refundComposers } from './refund-mail.ts'

/** Writes the emails about orders. Cancelled orders are not confirmed. `orderMailTo` gets an email about new orders. */
export function orderComposers(
  shop: Shop,
  findShopAddress: () => string = () => '',
): Record<string, Composer> {
  return {
    ...refundComposers(shop),
    ...newsComposers(shop),
    ...notReceivedComposers(shop),
    ...checkComposers(shop),
    ...changeComposers(shop),
    ...proposalComposers(shop),
    async newOrder(given) {
      const orderMailTo = findShopAddress()
      if (orderMailTo === '') return null
      const orders = await findGroup(given)
      return orders.length > 0 ? newOrdersLetter(shop, orderMailTo, orders) : null
    },
    async orderConfirmation(given) {
      const found = await findOrderAndShopper(given)
      const orders = (await findGroup(given)).filter((order) => !isCancelled(order))
      return found && orders.length > 0 ? confirmationLetter(shop, found.user, orders) : null
    },
  }
}

function findGroup(given: Record<string, string>): Promise<OrderRecord[]> {
  return Order.find({ _id: { $in: groupIds(given) } })
    .sort({ _id: 1 })
    .lean()
    .exec()
}
