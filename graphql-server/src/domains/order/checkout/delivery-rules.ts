import type { Paise } from '../../../lib/money.ts'
import { userError } from '../../../lib/user-error.ts'
import type { AddressRecord } from '../../address/address.model.ts'
import { outsideArea, paused } from '../../delivery/describe.ts'
import { deliveryMessages } from '../../delivery/messages.ts'
import { foresee, type Outlook, type Promised } from '../../delivery/promise.ts'
import type { DeliverySettings } from '../../shop/delivery-settings.ts'
import type { PaymentServices } from '../method/payment-method.ts'
import { isUnchecked } from '../record/check-state.ts'
import type { OrderLineRecord } from '../record/order-line.model.ts'
import type { OrderAddressRecord } from '../record/order.model.ts'

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
  const outlook = foresee(isHeld ? { ...settings, pause: null } : settings, pincode, now)
  if (outlook.state === 'PAUSED') throw userError(paused(outlook.pause, now))
  const promised = toPromised(outlook)
  if (!promised) throw userError(outsideArea(pincode), 'addressId')
  return promised
}

/**
 * Returns when a replacement comes. The team decides to send it, so neither a pause nor the delivery area stops it.
 * Outside the area, nothing is promised: null.
 */
export function promiseReplacement(
  settings: DeliverySettings,
  { pincode }: Pick<OrderAddressRecord, 'pincode'>,
  now: Date,
): Promised | null {
  return toPromised(foresee({ ...settings, pause: null }, pincode, now))
}

function toPromised(outlook: Outlook): Promised | null {
  switch (outlook.state) {
    case 'OPEN':
      return { minutes: outlook.minutes, by: outlook.by }
    case 'CLOSED':
      return { minutes: outlook.minutes, from: outlook.from }
    case 'PAUSED':
    case 'OUTSIDE':
    case 'PIN_MISSING':
      return null
  }
}

/** The promise that an order stores. While a prescription has to be checked, it has the minutes only. */
export function storedPromise(promised: Promised, lines: OrderLineRecord[]): Promised {
  return isUnchecked({ lines }) ? { minutes: promised.minutes } : promised
}

/** Throws if the total is lower than the shop's smallest order. */
export function requireMinOrder({ minOrder: min }: DeliverySettings, total: Paise): void {
  if (total < min) throw userError(deliveryMessages.ORDER_TOO_SMALL({ min, missing: min - total }))
}
