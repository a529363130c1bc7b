import { toRupees, type Paise } from '../money.ts'
import { DAY_MS } from '../time/days.ts'
import { indianDay } from '../time/indian-time.ts'

/** Formats numbers, amounts and times for a locale. Times are in Indian time. */
export interface Formatter {
  /** '₹1,23,456.50', or '₹89' for whole rupees, as in the web app. */
  money(amount: Paise): string
  /** '1,00,000'. */
  number(value: number): string
  /** '42 seconds', '35 minutes' or '7 hours', rounded up. */
  wait(seconds: number): string
  /** '28 November 2026'. */
  date(moment: Date): string
  /** '28 Nov 2026', as in the web app. */
  shortDate(moment: Date): string
  /** '28 November 2026 at 1:26 am'. */
  dateTime(moment: Date): string
  /** '6:10 pm', or '7 am' for a whole hour. */
  time(moment: Date): string
  /** 'today', 'tomorrow', 'on Monday' within six days, or 'on 3 December'. */
  day(moment: Date, now: Date): string
  /** 'a, b and c'. */
  list(entries: readonly string[]): string
}

const HOUR_MS = 60 * 60_000
/** Whole hours in India are half hours in UTC. */
const HALF_HOUR_MS = HOUR_MS / 2

export function createFormatter(locale: string): Formatter {
  const rupees = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'INR',
    trailingZeroDisplay: 'stripIfInteger',
  })
  const plain = new Intl.NumberFormat(locale)
  const inUnit = (unit: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  const [seconds, minutes, hours] = [inUnit('second'), inUnit('minute'), inUnit('hour')]
  const timeZone = 'Asia/Kolkata'
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone })
  const shortDate = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone })
  const dateTime = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  })
  const hour = new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone })
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone })
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone })
  const dayOfYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone })
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const list = new Intl.ListFormat(locale)
  return {
    money: (amount) => rupees.format(toRupees(amount)),
    number: (value) => plain.format(value),
    wait(time) {
      if (time <= 90) return seconds.format(time)
      const rounded = Math.ceil(time / 60)
      return rounded <= 90 ? minutes.format(rounded) : hours.format(Math.ceil(rounded / 60))
    },
    date: (moment) => date.format(moment),
    shortDate: (moment) => shortDate.format(moment),
    dateTime: (moment) => dateTime.format(moment),
    time: (moment) => (moment.getTime() % HOUR_MS === HALF_HOUR_MS ? hour : time).format(moment),
    day(moment, now) {
      const days = (Date.parse(indianDay(moment)) - Date.parse(indianDay(now))) / DAY_MS
      if (days === 0 || days === 1) return relative.format(days, 'day')
      return `on ${(days > 0 && days < 7 ? weekday : dayOfYear).format(moment)}`
    },
    list: (entries) => list.format(entries),
  }
}

export const ENGLISH = 'en-IN'
/** Formats values in the server's own sentences. */
export const english = createFormatter(ENGLISH)
