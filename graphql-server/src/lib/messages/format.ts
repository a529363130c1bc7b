import { toRupees, type Paise } from '../money.ts'

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
  /** '28 November 2026 at 1:26 am'. */
  dateTime(moment: Date): string
  /** 'a, b and c'. */
  list(entries: readonly string[]): string
}

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
  const dateTime = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  })
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
    dateTime: (moment) => dateTime.format(moment),
    list: (entries) => list.format(entries),
  }
}

export const ENGLISH = 'en-IN'
/** Formats values in the server's own sentences. */
export const english = createFormatter(ENGLISH)
