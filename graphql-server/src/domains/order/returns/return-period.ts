import { requestError } from '../../../lib/errors.ts'
import { addDays, lastDayOfMonth, startOfIndianDay } from '../../../lib/time/indian-time.ts'
import { returnMessages } from './messages.ts'

/** The time of a return, in Indian time. */
export interface ReturnPeriod {
  /** '2026-11', or '2026-27-Q3' for October to December 2026. */
  name: string
  start: Date
  /** The first moment after it. */
  end: Date
}

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/
const QUARTER = /^20(\d\d)-(\d\d)-Q([1-4])$/
/** Quarters by their number in the financial year, which begins in April. */
const QUARTERS = ['04-06', '07-09', '10-12', '01-03']

/** Reads a month or a quarter of a financial year. Throws if it is malformed. */
export function parsePeriod(name: string): ReturnPeriod {
  const [first, last] = MONTH.test(name) ? [name, name] : monthsOfQuarter(name)
  return {
    name,
    start: startOfIndianDay(`${first}-01`),
    end: startOfIndianDay(addDays(lastDayOfMonth(last), 1)),
  }
}

function monthsOfQuarter(name: string): [string, string] {
  const [, start = '', end = '', number = ''] = QUARTER.exec(name) ?? []
  const isYear = start !== '' && (Number(start) + 1) % 100 === Number(end)
  if (!isYear) throw requestError(returnMessages.PERIOD_MALFORMED())
  const year = Number(start) + (number === '4' ? 2001 : 2000)
  const [first = '', last = ''] = (QUARTERS[Number(number) - 1] ?? '').split('-')
  return [`${year}-${first}`, `${year}-${last}`]
}
