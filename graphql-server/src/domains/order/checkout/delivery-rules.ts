import type { RateLimits } from '../../../auth/rate-limits.ts'
import type { Fulfilment } from '../../../contract/types.generated.ts'
import type { Paise } from '../../../lib/money.ts'
import { userError } from '../../../lib/user-error.ts'
import { describeCashLimit, findExceeded } from '../../cart/order-limits.ts'
import type { CategoryRecord } from '../../catalogue/record/category.model.ts'
import type { ProductRecord } from '../../catalogue/record/product.model.ts'
import { outsideArea, paused } from '../../delivery/describe.ts'
import { deliveryMessages } from '../../delivery/messages.ts'
import { findForbiddenState, type SellerSettings } from '../../delivery/supply-state.ts'
import { currentPause, foresee, type Outlook, type Promised } from '../../delivery/promise.ts'
import { whyNotDelivered } from '../../medicine/delivery-rules.ts'
import type { DeliverySettings, MedicineSettings } from '../../shop/delivery-settings.ts'
import { orderMessages } from '../messages.ts'
import type { OrderQuoteLine } from './quote.ts'
import type { Submission } from './submission.ts'
import type { PaymentServices } from '../method/payment-method.ts'
import { isUnchecked } from '../record/check-state.ts'
import type { OrderLineRecord } from '../record/order-line.model.ts'
import type { OrderAddressRecord } from '../record/order-address.model.ts'
import type { OrderRecord } from '../record/order.model.ts'
import type { OrderUpdate } from '../record/order-update.ts'

/** The shop, whose settings are read when an order is placed. */
export interface DeliveringShop {
  load: () => Promise<void>
  readonly store: DeliverySettings & SellerSettings
}

/** Everything that placing an order needs. */
export interface CheckoutServices extends PaymentServices {
  shop: DeliveringShop
  limits: Pick<RateLimits, 'isOn'>
}

type RestrictedLine = Pick<OrderLineRecord, 'name' | 'schedule' | 'narcotic'>

/** An order that is about to be placed. `isHeld`: its items are held for a UPI payment, which may have been made. */
interface Wanted {
  fulfilment: Fulfilment
  pincode: string
  isHeld: boolean
  now: Date
}

/**
 * Returns when the order comes, or null if the customer collects it. Throws if it is a delivery to an address outside
 * the delivery area, or if orders are paused. The pause does not stop an order whose items are held.
 */
export function acceptOrder(settings: DeliverySettings, wanted: Wanted): Promised | null {
  if (wanted.fulfilment === 'DELIVERY') return promiseDelivery(settings, wanted)
  const pause = wanted.isHeld ? null : currentPause(settings, wanted.now)
  if (pause) throw userError(paused(pause, wanted.now))
  return null
}

/** Throws if the shop may not supply goods to the address's state. */
export function requireOwnState(
  settings: SellerSettings,
  address: Pick<OrderAddressRecord, 'state' | 'pincode' | 'stateConfirmed'>,
): void {
  const forbidden = findForbiddenState(settings, address)
  if (forbidden) throw userError(deliveryMessages.OTHER_STATE(forbidden), 'addressId')
}

/**
 * Throws if a line may not be delivered, and if an order is collected that the shop delivers. The latter is accepted if
 * the items are held, because the rules may have changed after the payment.
 */
export function requireFulfilment(
  settings: DeliverySettings,
  lines: RestrictedLine[],
  { fulfilment, pincode, isHeld }: Wanted,
): void {
  const products = listNotDelivered(settings, lines, pincode)
  if (fulfilment === 'PICK_UP') {
    if (products.length > 0 || settings.pickUpForAll || isHeld) return
    throw userError(orderMessages.PICK_UP_NOT_OFFERED(), 'fulfilment')
  }
  if (products.length === 0) return
  const message = isHeld
    ? orderMessages.PICK_UP_ONLY_PAID({ products })
    : orderMessages.PICK_UP_ONLY({ products, count: products.length })
  throw userError(message, 'lines')
}

/**
 * Throws if a delivery goes to a state to which the shop may not sell, or has a line that may no longer be delivered.
 * `pickUp` turns it into an order that the customer collects, which has no promised time.
 */
export function requireDeliverable(
  settings: MedicineSettings & SellerSettings,
  { lines, deliveryAddress, ...order }: Pick<OrderRecord, 'lines' | 'deliveryAddress' | 'pickUp'>,
  pickUp: boolean,
): OrderUpdate {
  if (order.pickUp) return {}
  if (pickUp) return { $set: { pickUp: true }, $unset: { promise: 1 } }
  const forbidden = findForbiddenState(settings, deliveryAddress)
  if (forbidden) throw userError(orderMessages.OTHER_STATE_FOR_TEAM(forbidden), 'status')
  const products = listNotDelivered(settings, lines, deliveryAddress.pincode)
  if (products.length === 0) return {}
  throw userError(orderMessages.PICK_UP_ONLY_FOR_TEAM({ products }), 'status')
}

/** The names of the lines that may not be delivered to a PIN code as typed. */
export function listNotDelivered(
  settings: MedicineSettings,
  lines: RestrictedLine[],
  pincode: string,
): string[] {
  return lines.filter((line) => whyNotDelivered(line, settings, pincode)).map(({ name }) => name)
}

function promiseDelivery(settings: DeliverySettings, { pincode, isHeld, now }: Wanted): Promised {
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

/**
 * Throws if the total of a delivery is too high for cash, or lower than the shop's smallest order. The latter is accepted
 * if the items are held.
 */
export function requireDeliveryLimits(
  settings: DeliverySettings,
  { paymentMethod }: Pick<Submission, 'paymentMethod'>,
  { total, isHeld }: { total: Paise; isHeld: boolean },
): void {
  const limit = paymentMethod === 'CASH_ON_DELIVERY' ? describeCashLimit(settings, total) : null
  if (limit) throw userError(limit, 'paymentMethod')
  const { minOrder: min } = settings
  if (isHeld || total >= min) return
  throw userError(deliveryMessages.ORDER_TOO_SMALL({ min, missing: min - total }))
}

/**
 * Throws if an order has more pieces of a category, or of narcotic and psychotropic medicines, than the shop sells in one
 * order.
 */
export function requireCategoryLimits(
  lines: readonly OrderQuoteLine[],
  products: ReadonlyMap<string, ProductRecord>,
  categories: readonly CategoryRecord[],
  settings: Pick<DeliverySettings, 'maxNarcoticPacks'>,
): void {
  const counted = lines.flatMap(({ productId, quantity }) => {
    const { _id, categoryIds, narcotic } = products.get(productId) ?? {}
    return _id && categoryIds ? [{ productId: _id, categoryIds, narcotic, quantity }] : []
  })
  const [exceeded] = findExceeded(counted, categories, settings)
  if (exceeded) throw userError(exceeded.message, 'lines')
}
