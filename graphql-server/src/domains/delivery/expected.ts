import { DAY_MS } from '../../lib/time/days.ts'
import type { OpeningSettings } from './opening.ts'
import { promise, type Promised } from './promise.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** The shortest extension of a promise, in minutes. */
const MIN_EXTENSION = 15

/** When an open order comes, at this moment. */
export interface ExpectedDelivery extends Promised {
  isLate: boolean
}

/**
 * When an open order comes. A promised moment that has passed is late; so is an order for an opening after an hour, or
 * after the area's minutes if they are longer. The new moment is half of the area's minutes from now, at least 15, or
 * the next opening. Five-minute steps keep it the same between two reloads. After a day, nothing more is promised.
 */
export function expectDelivery(
  promised: Promised,
  settings: OpeningSettings,
  now: Date,
): ExpectedDelivery {
  const { minutes, by, from } = promised
  const deadline = by ?? (from && new Date(from.getTime() + Math.max(minutes * MINUTE_MS, HOUR_MS)))
  if (!deadline || deadline >= now) return { ...promised, isLate: false }
  if (now.getTime() - deadline.getTime() > DAY_MS) return { minutes, isLate: true }
  const extension = Math.max(MIN_EXTENSION, Math.ceil(minutes / 2))
  return { ...promise(settings, extension, now), minutes, isLate: true }
}
