import { findStateCode, findStateName } from '../gst/states.ts'
import { EXAMPLE_SHOP } from '../shop/example-shop.ts'
import type { ShopSettings } from '../shop/setting-fields.ts'
import { findState } from './pin-states.ts'

/** Where the shop is, and whether it may sell to other states. */
export type SellerSettings = Pick<ShopSettings, 'gstRegistration' | 'address'> &
  Partial<Pick<ShopSettings, 'gstin'>>

/** An address as typed. */
interface Place {
  state: string
  pincode: string
  /** Whether the customer insists on a state that differs from the one of the PIN code. */
  stateConfirmed?: boolean
}

/**
 * The code of the state in which an address is, or null if it is unknown: the state of its PIN code, unless the customer
 * insists on the one that they entered.
 */
export function findAddressState({ state, pincode, stateConfirmed }: Place): string | null {
  const [typed, ofPin] = [findStateCode(state), findStateCode(findState(pincode) ?? '')]
  return (stateConfirmed ? typed : null) ?? ofPin ?? typed
}

/** The state of an address's PIN code, if it differs from the state that was entered. Otherwise null. */
export function findOtherState({ state, pincode }: Place): string | null {
  const [typed, ofPin] = [findStateCode(state), findState(pincode)]
  return typed !== null && ofPin !== null && findStateCode(ofPin) !== typed ? ofPin : null
}

/**
 * The code of the shop's state: the one in its GSTIN, or the state of the PIN code in its address. Null if unknown, also
 * while the shop has not replaced the example's address.
 */
function findShopState({ gstin = '', address }: SellerSettings): string | null {
  const own = address === EXAMPLE_SHOP.address ? '' : address
  const pin = own.match(/(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/g)?.at(-1) ?? ''
  const ofGstin = gstin.slice(0, 2)
  return findStateName(ofGstin) ? ofGstin : findStateCode(findState(pin) ?? '')
}

/**
 * The names of the shop's state and of an address's state, if the shop may not supply goods there: only regular shops
 * may sell to other states. Otherwise null. Source: Central Goods and Services Tax Act, 2017, sections 10 (2) (c) and
 * 24 (i).
 */
export function findForbiddenState(
  shop: SellerSettings,
  address: Place,
): { home: string; place: string } | null {
  if (shop.gstRegistration === 'REGULAR') return null
  const [home, place] = [findShopState(shop), findAddressState(address)]
  if (home === null || place === null || home === place) return null
  return { home: findStateName(home) ?? home, place: findStateName(place) ?? place }
}
