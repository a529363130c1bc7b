import type { PartnerKeyCard_PartnerKeyFragment } from '../../apollo/manage-partners.generated.ts'

export type PartnerKey = PartnerKeyCard_PartnerKeyFragment

const DAYS = 30
const DAY_MS = 24 * 60 * 60_000

export interface Usage {
  /** Requests of the last 30 days in UTC, the oldest first; the last one is today. */
  days: number[]
  today: number
  total: number
  /** Those of all that came too often. */
  refused: number
}

/** The 30 days that end now; those on which nothing came are not in what the server tells. */
export function summarizeUsage(key: PartnerKey, now = Date.now()): Usage {
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
