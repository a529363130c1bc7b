import { DAY_MS } from '../../lib/time/days.ts'
import { addDays, indianDay, momentOf, weekdayOf } from '../../lib/time/indian-time.ts'
import { WEEKDAYS, type DeliverySettings } from '../shop/delivery-settings.ts'

export type OpeningSettings = Pick<DeliverySettings, 'openingHours' | 'holidays'>

/** Longer than all holidays that a shop can have, and a week. */
const MAX_DAYS = 60

interface Opening {
  opens: Date
  closes: Date
}

/** Returns null if the shop is open, else when it opens next. */
export function nextOpening(settings: OpeningSettings, now: Date): Date | null {
  const today = indianDay(now)
  for (let days = 0; days < MAX_DAYS; days += 1) {
    const next = listOpenings(settings, addDays(today, days)).find(({ closes }) => closes > now)
    if (next) return next.opens <= now ? null : next.opens
  }
  throw new Error('The shop never opens')
}

/**
 * Returns when the shop closes next, if it is open. Returns null if it stays open for longer than a day. Openings that
 * meet at midnight count as one.
 */
export function nextClosing(settings: OpeningSettings, now: Date): Date | null {
  const today = indianDay(now)
  const openings = [0, 1, 2].flatMap((days) => listOpenings(settings, addDays(today, days)))
  let closes = now
  for (const opening of openings)
    if (opening.opens <= closes && opening.closes > closes) closes = opening.closes
  return closes.getTime() - now.getTime() > DAY_MS ? null : closes
}

/** The openings of a day in order. None on holidays. */
function listOpenings({ openingHours, holidays }: OpeningSettings, day: string): Opening[] {
  if (holidays.some((holiday) => holiday.day === day)) return []
  const weekday = WEEKDAYS[weekdayOf(day)]
  return openingHours
    .filter((interval) => interval.weekday === weekday)
    .map(({ opens, closes }) => ({ opens: momentOf(day, opens), closes: momentOf(day, closes) }))
}
