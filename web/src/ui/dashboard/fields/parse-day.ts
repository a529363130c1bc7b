/** The days that the server accepts. */
export const dayRange = { min: '2000-01-01', max: '2099-12-31' }

const DAY = /^20\d\d-\d\d-\d\d$/

/** Parses a day such as '2026-11-25' from the URL. Returns null if it is malformed or does not exist. */
export function parseDay(text: string | null): string | null {
  if (text === null || !DAY.test(text) || Number.isNaN(Date.parse(text))) return null
  // JavaScript reads 31 February as 3 March.
  return new Date(text).toISOString().startsWith(text) ? text : null
}
