/** A day in milliseconds. */
export const DAY_MS = 24 * 60 * 60_000

/** Midnight UTC of a day, or of a number of days before. */
export function startOfDay(moment: Date, daysBefore = 0): Date {
  return new Date((Math.floor(moment.getTime() / DAY_MS) - daysBefore) * DAY_MS)
}
