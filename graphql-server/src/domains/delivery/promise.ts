import type { DeliverySettings, OrderPause } from '../shop/delivery-settings.ts'
import { nextClosing, nextOpening, type OpeningSettings } from './opening.ts'
import { findArea, readPin } from './pin-codes.ts'

const MINUTE_MS = 60_000
const STEP_MS = 5 * MINUTE_MS

/** When an order comes: by a moment, or from the next opening on. Neither while a prescription has to be checked. */
export interface Promised {
  /** The minutes from order to delivery in the area. */
  minutes: number
  by?: Date
  from?: Date
}

/** Whether and when an order that is placed now is delivered. */
export type Outlook =
  | { state: 'OPEN'; minutes: number; by: Date }
  | { state: 'CLOSED'; minutes: number; from: Date }
  | { state: 'PAUSED'; pause: OrderPause }
  | { state: 'OUTSIDE' }
  | { state: 'PIN_MISSING' }

/**
 * Decides whether and when an order that is placed now is delivered. An address outside the delivery area comes first,
 * because waiting does not help. Orders outside the opening hours come from the next opening on.
 *
 * @param pincode As typed by the customer. Null if it is unknown.
 */
export function foresee(settings: DeliverySettings, pincode: string | null, now: Date): Outlook {
  const minutes = findMinutes(settings, pincode)
  if (minutes === null) return { state: pincode === null ? 'PIN_MISSING' : 'OUTSIDE' }
  const pause = currentPause(settings, now)
  if (pause) return { state: 'PAUSED', pause }
  const { by, from } = promise(settings, minutes, now)
  return from ? { state: 'CLOSED', minutes, from } : { state: 'OPEN', minutes, by: by ?? now }
}

/** Whether the shop accepts an order that the customer collects, and when it is open. */
export type PickUpOutlook =
  | { state: 'OPEN'; until: Date | null }
  | { state: 'CLOSED'; from: Date }
  | { state: 'PAUSED'; pause: OrderPause }

export function foreseePickUp(settings: DeliverySettings, now: Date): PickUpOutlook {
  const pause = currentPause(settings, now)
  if (pause) return { state: 'PAUSED', pause }
  const from = nextOpening(settings, now)
  return from ? { state: 'CLOSED', from } : { state: 'OPEN', until: nextClosing(settings, now) }
}

/** Whether the shop delivers to a PIN code as typed by a customer. */
export function isDeliverable(settings: DeliverySettings, pincode: string): boolean {
  return findMinutes(settings, pincode) !== null
}

/** The pause at this moment, or null. */
export function currentPause({ pause }: Pick<DeliverySettings, 'pause'>, now: Date) {
  return pause && pause.until > now ? pause : null
}

/** Promises a delivery within the minutes, rounded up to five minutes of the clock, or from the next opening on. */
export function promise(settings: OpeningSettings, minutes: number, now: Date): Promised {
  const from = nextOpening(settings, now)
  if (from) return { minutes, from }
  const by = new Date(Math.ceil((now.getTime() + minutes * MINUTE_MS) / STEP_MS) * STEP_MS)
  return { minutes, by }
}

function findMinutes(settings: DeliverySettings, pincode: string | null): number | null {
  const { deliveryAreas, deliveryMinutes } = settings
  if (deliveryAreas.length === 0) return deliveryMinutes
  const pin = pincode === null ? null : readPin(pincode)
  return pin === null ? null : (findArea(deliveryAreas, pin)?.minutes ?? null)
}
