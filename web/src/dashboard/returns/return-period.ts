import { getStoreTime } from '../../lib/store-time.ts'
import { toIndianDay } from '../../lib/text/date.ts'

/** A month such as 2026-11, or a quarter of a financial year such as 2026-27-Q3. */
export interface Period {
  name: string
  /** 'November 2026' or 'October to December 2026'. */
  label: string
  /** Its first and its last day. */
  from: string
  to: string
}

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
]
const MONTH = /^(20\d\d)-(0[1-9]|1[0-2])$/
const QUARTER = /^20(\d\d)-(\d\d)-Q([1-4])$/
const SHOWN_MONTHS = 24
const SHOWN_QUARTERS = 8

/** Parses a period; null if it is malformed. */
export function parsePeriod(name: string | null): Period | null {
  const [, monthYear, month] = MONTH.exec(name ?? '') ?? []
  if (monthYear && month) return toMonth(Number(monthYear), Number(month) - 1)
  const [, start, end, quarter] = QUARTER.exec(name ?? '') ?? []
  const isYear = start && (Number(start) + 1) % 100 === Number(end)
  return isYear ? toQuarter(2000 + Number(start), Number(quarter)) : null
}

function toMonth(year: number, month: number): Period {
  const name = `${year}-${String(month + 1).padStart(2, '0')}`
  return { name, label: `${MONTHS[month]} ${year}`, ...toDays(year, month, month) }
}

/** The days from the first month of a year to the last one. */
function toDays(year: number, first: number, last: number): Pick<Period, 'from' | 'to'> {
  const toDay = (month: number, day: number) =>
    new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)
  return { from: toDay(first, 1), to: toDay(last + 1, 0) }
}

/** The quarter of the financial year that begins in this year. */
function toQuarter(start: number, quarter: number): Period {
  const first = (quarter * 3) % 12
  const year = quarter === 4 ? start + 1 : start
  return {
    name: `${start}-${String((start + 1) % 100).padStart(2, '0')}-Q${quarter}`,
    label: `${MONTHS[first]} to ${MONTHS[first + 2]} ${year}`,
    ...toDays(year, first, first + 2),
  }
}

/** The months and quarters to choose from, latest first. They begin with the current ones. */
export function listPeriods(now = getStoreTime()): { months: Period[]; quarters: Period[] } {
  const [year = 0, month = 0] = toIndianDay(now).split('-').map(Number)
  const count = year * 12 + month - 1
  return {
    months: Array.from({ length: SHOWN_MONTHS }, (_, back) => {
      const at = count - back
      return toMonth(Math.floor(at / 12), at % 12)
    }),
    quarters: Array.from({ length: SHOWN_QUARTERS }, (_, back) => {
      // Quarters since April of the year 0.
      const at = Math.floor((count - 3) / 3) - back
      return toQuarter(Math.floor(at / 4), (at % 4) + 1)
    }),
  }
}
