import type { Paise } from '../../../lib/money.ts'
import { userError } from '../../../lib/user-error.ts'
import type { AddressRecord } from '../../address/address.model.ts'
import { outsideArea, paused } from '../../delivery/describe.ts'
import { deliveryMessages } from '../../delivery/messages.ts'
import { foresee, type Promised } from '../../delivery/promise.ts'
import type { DeliverySettings } from '../../shop/delivery-settings.ts'
import type { PaymentServices } from '../method/payment-method.ts'

/** The shop, whose settings are read when an order is placed. */
export interface DeliveringShop {
  load: () => Promise<void>
  readonly store: DeliverySettings
}

/** Everything that placing an order needs. */
export interface CheckoutServices extends PaymentServices {
  shop: DeliveringShop
}

/**
 * Returns when the order comes. Throws if the address is outside the delivery area, or if orders are paused. The pause
 * does not stop an order whose items are held: the customer may have paid.
 */
export function promiseDelivery(
  settings: DeliverySettings,
  { pincode }: AddressRecord,
  { isHeld, now }: { isHeld: boolean; now: Date },
): Promised {
  const asSeen = isHeld ? { ...settings, pause: null } : settings
  const outlook = foresee(asSeen, pincode, now)
  switch (outlook.state) {
    case 'OPEN':
      return { minutes: outlook.minutes, by: outlook.by }
    case 'CLOSED':
      return { minutes: outlook.minutes, from: outlook.from }
    case 'PAUSED':
      throw userError(paused(outlook.pause, now))
    case 'OUTSIDE':
    case 'PIN_MISSING':
      throw userError(outsideArea(pincode), 'addressId')
  }
}

/** Throws if the total is lower than the shop's smallest order. */
export function requireMinOrder({ minOrder: min }: DeliverySettings, total: Paise): void {
  if (total < min) throw userError(deliveryMessages.ORDER_TOO_SMALL({ min, missing: min - total }))
}
