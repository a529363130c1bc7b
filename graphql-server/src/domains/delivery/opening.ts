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

/** The openings of a day in order. None on holidays. */
function listOpenings({ openingHours, holidays }: OpeningSettings, day: string): Opening[] {
  if (holidays.some((holiday) => holiday.day === day)) return []
  const weekday = WEEKDAYS[weekdayOf(day)]
  return openingHours
    .filter((interval) => interval.weekday === weekday)
    .map(({ opens, closes }) => ({ opens: momentOf(day, opens), closes: momentOf(day, closes) }))
}
