/** Indian time is this far ahead of UTC all year. */
const IST_OFFSET_MS = 5.5 * 60 * 60 * 1000

/** The year and the month (0 to 11) of a moment in Indian time. */
export function indianMonth(moment: Date): { year: number; month: number } {
  const inIndia = new Date(moment.getTime() + IST_OFFSET_MS)
  return { year: inIndia.getUTCFullYear(), month: inIndia.getUTCMonth() }
}

/** A moment in Indian time, such as '2026-11-25 14:05'. */
export function formatIndianTime(moment: Date): string {
  return new Date(moment.getTime() + IST_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ')
}
