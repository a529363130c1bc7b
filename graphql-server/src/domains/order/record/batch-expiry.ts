import { addDays, lastDayOfMonth } from '../../../lib/time/indian-time.ts'

const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august'],
  ...['september', 'october', 'november', 'december'],
]

/** 'EXP.', 'Expiry date:', 'USE BEFORE', 'E:', which may stand before the date. */
const LABEL = /^(?:EXP(?:IRY)?(?:\s*DATE)?[\s.:]*|USE\s+(?:BEFORE|BY)[\s:]+|(?:ED?|U\.?B)[.:]+\s*)/i
/** How an expiry is printed or typed. The web app has the same forms, because it shows the month that it understood. */
const FORMS = [
  /^(?<month>\d{1,2})\s*[/.\s-]\s*(?:20)?(?<year>\d\d)$/,
  /^(?<month>\d{1,2})(?:20)?(?<year>\d\d)$/,
  /^(?:(?<day>\d{1,2})[\s/.-]*)?(?<name>[A-Z]{3,9})[\s/.'’-]*(?:20)?(?<year>\d\d)$/i,
  /^(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?:20)?(?<year>\d\d)$/,
  /^(?<day>\d\d)(?<month>\d\d)20(?<year>\d\d)$/,
  /^20(?<year>\d\d)[/.-](?<month>\d{1,2})(?:[/.-](?<day>\d{1,2}))?$/,
]

/**
 * Parses an expiry as printed on packs to its month, such as '2027-03': 03/27, 0327, Mar-27, MAR 2027 or 31/03/2027. A
 * medicine expires with its month. Returns null for everything else, also for '27/03', which can be anything.
 */
export function parseExpiry(printed: string): string | null {
  const text = printed.trim().replace(LABEL, '')
  const groups = FORMS.map((form) => form.exec(text)).find(Boolean)?.groups ?? {}
  const { year = '', month = findMonth(groups['name']), day = '1' } = groups
  const date = `20${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const parsed = new Date(date)
  const isDay = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date)
  return isDay ? date.slice(0, 7) : null
}

/** The number of a month by the start of its name. Can be empty. */
function findMonth(name = ''): string {
  const at = MONTHS.findIndex((month) => month.startsWith(name.toLowerCase()))
  return name === '' || at < 0 ? '' : String(at + 1)
}

/** The expiry that '27/03' may mean on imported packs: '03/27'. Null for other texts. */
export function swapExpiry(printed: string): string | null {
  const [, year = '', month = ''] = /^(\d\d)[/.-]?(\d\d)$/.exec(printed.trim()) ?? []
  return Number(year) > 12 && parseExpiry(`${month}/${year}`) ? `${month}/${year}` : null
}

/** Formats '2027-03' as packs have it: '03/27'. */
export function formatExpiry(month: string): string {
  return `${month.slice(5)}/${month.slice(2, 4)}`
}

/** A medicine can be used until the last day of its month. */
export function isExpired(month: string, today: string): boolean {
  return lastDayOfMonth(month) < today
}

const SOON_DAYS = 30

/** Whether it expires within 30 days, or has expired. */
export function expiresSoon(month: string, today: string): boolean {
  return lastDayOfMonth(month) <= addDays(today, SOON_DAYS)
}
