import type { PartnerKeyCard_PartnerKeyFragment } from './PartnerKey.generated.ts'
import { getStoreTime } from '../../lib/store-time.ts'

export type PartnerKey = PartnerKeyCard_PartnerKeyFragment

const DAYS = 30
const DAY_MS = 24 * 60 * 60_000

interface Usage {
  /** The requests per day in the last 30 days in UTC, oldest first. */
  days: number[]
  today: number
  total: number
  /** Requests that were rate limited. */
  refused: number
}

/** Counts the last 30 days. The server omits days without requests. */
export function summarizeUsage(key: PartnerKey, now = getStoreTime()): Usage {
  const today = Math.floor(now / DAY_MS)
  const counts = new Map(key.usage.map((row) => [Math.floor(Date.parse(row.day) / DAY_MS), row]))
  const rows = Array.from({ length: DAYS }, (_, n) => counts.get(today - DAYS + 1 + n))
  const days = rows.map((row) => row?.requests ?? 0)
  return {
    days,
    today: days.at(-1) ?? 0,
    total: days.reduce((sum, requests) => sum + requests, 0),
    refused: rows.reduce((sum, row) => sum + (row?.refused ?? 0), 0),
  }
}
