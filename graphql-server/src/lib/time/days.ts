/** A day in milliseconds. */
export const DAY_MS = 24 * 60 * 60_000

/** Returns midnight UTC on the moment's day, or `daysBefore` days earlier. */
export function startOfDay(moment: Date, daysBefore = 0): Date {
  return new Date((Math.floor(moment.getTime() / DAY_MS) - daysBefore) * DAY_MS)
}
