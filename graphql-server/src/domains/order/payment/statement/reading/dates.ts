const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
]
/** Longer cells are not dates. */
const MAX_DATE = 60
/** A time after the date is ignored, and so is the value date that some banks add in brackets. */
const TIME =
  '(?:(?:,? (?:at )?|,|T)\\d{1,2}[:.]\\d{2}(?:[:.]\\d{2}(?:\\.\\d{1,9})?)?(?: ?[ap]\\.?m\\.?)?(?: ?(?:Z|IST|UTC|GMT|[+-]\\d{2}:?\\d{2}))?)?'
const END = `${TIME}(?: ?\\([^()]*\\))?$`
const YEAR = '(20\\d{2}|\\d{2})'

const ISO_DATE = new RegExp(`^(20\\d{2})([-/.])(\\d{1,2})\\2(\\d{1,2})${END}`, 'i')
const NUMERIC_DATE = new RegExp(`^(\\d{1,2})([-/. ])(\\d{1,2})\\2${YEAR}${END}`, 'i')
/** 25 Nov 2026, 25-Nov-26, 25NOV2026 */
const DAY_FIRST = new RegExp(`^(\\d{1,2})[-/. ]?([a-z]{3,9})\\.?[-/., ]{0,2}${YEAR}${END}`, 'i')
/** Nov 25, 2026 */
const MONTH_FIRST = new RegExp(`^([a-z]{3,9})\\.?[-/. ]?(\\d{1,2})[-/., ]{1,2}${YEAR}${END}`, 'i')

/**
 * Parses a date as Indian banks and payment apps write it, with the day before a numeric month. Returns null if there
 * is no such day.
 */
export function parseDate(text: string): string | null {
  if (text.length > MAX_DATE) return null
  const [, isoYear, , isoMonth, isoDay] = ISO_DATE.exec(text) ?? []
  if (isoYear) return toIso(isoYear, Number(isoMonth), Number(isoDay))
  const [, day, , month, year] = NUMERIC_DATE.exec(text) ?? []
  if (year) return toIso(year, Number(month), Number(day))
  const [, firstDay, secondName, yearAfterName] = DAY_FIRST.exec(text) ?? []
  if (yearAfterName) return toIso(yearAfterName, toMonth(secondName), Number(firstDay))
  const [, firstName, secondDay, yearAfterDay] = MONTH_FIRST.exec(text) ?? []
  return yearAfterDay ? toIso(yearAfterDay, toMonth(firstName), Number(secondDay)) : null
}

/** 1 to 12 for a month's name or the beginning of it, and 0 for another word. */
function toMonth(name = ''): number {
  return MONTHS.findIndex((month) => month.startsWith(name.toLowerCase())) + 1
}

function toIso(year: string, month: number, day: number): string | null {
  const date = new Date(Date.UTC((Number(year) % 100) + 2000, month - 1, day))
  const isSame = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isSame ? date.toISOString().slice(0, 10) : null
}
