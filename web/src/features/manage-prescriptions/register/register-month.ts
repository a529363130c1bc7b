const INDIA_OFFSET_MS = 5.5 * 3_600_000

/** The current month in India: '2026-11'. */
export function getCurrentMonth(now = Date.now()): string {
  return new Date(now + INDIA_OFFSET_MS).toISOString().slice(0, 7)
}

/** Parses a month such as '2026-11'; null if it is malformed. */
export function parseMonth(text: string | null): string | null {
  return text !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : null
}
