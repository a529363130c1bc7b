import { expect } from 'vitest'
import type { CartContents } from '../../src/domains/cart/cart-contents.ts'
import { findNotDelivered } from '../../src/domains/cart/not-delivered.ts'
import { quoteCart, type OrderQuote } from '../../src/domains/order/checkout/quote.ts'
import type { OrderRecord } from '../../src/domains/order/record/order.model.ts'
import {
  newShopDelivery,
  type DeliverySettings,
  type ValidityDays,
} from '../../src/domains/shop/delivery-settings.ts'
import type { SellerSettings } from '../../src/domains/delivery/supply-state.ts'
import { unregistered } from './billers.ts'
import { WITHOUT_CARDS } from './factories.ts'

/** A shop whose rules of delivery change while customers order. */
export function newChangingRules() {
  const store: SellerSettings & DeliverySettings & ValidityDays = {
    ...unregistered,
    ...newShopDelivery,
  }
  let changes = 0
  return {
    services: { ...WITHOUT_CARDS, shop: { load: () => Promise.resolve(), store } },
    reset: () => void Object.assign(store, newShopDelivery),
    change(number: number): Promise<void> {
      store.deliverScheduleH1 = number % 2 === 0
      store.pickUpForAll = number > 3
      changes += 1
      return Promise.resolve()
    },
    /** Quotes the part of the cart that can be delivered. The rest is for a second order. */
    quoteDeliverable(cart: CartContents): OrderQuote {
      const products = cart.lines.map(({ product }) => product)
      const excluded = findNotDelivered(products, store, null).map(({ productId }) => productId)
      const ids = products.map(({ _id }) => _id.toHexString())
      return quoteCart(
        cart,
        ids.filter((id) => !excluded.includes(id)),
      )
    },
    /**
     * Returns a check of an order that is placed from now on: nothing was delivered against the rule, and a collected
     * order has no promised time. It is skipped if the rules have changed since.
     */
    watch() {
      const before = { changes, isDelivered: store.deliverScheduleH1 }
      return ({ pickUp, lines, promise }: OrderRecord) => {
        expect(promise === undefined).toBe(pickUp === true)
        if (pickUp || before.isDelivered || changes !== before.changes) return
        expect(lines.filter(({ schedule }) => schedule === 'H1')).toEqual([])
      }
    },
  }
}
