const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'],
  ...['September', 'October', 'November', 'December'],
]

/** 'EXP.', 'Expiry date:', 'USE BEFORE', 'E:', which may stand before the date. */
const LABEL = /^(?:EXP(?:IRY)?(?:\s*DATE)?[\s.:]*|USE\s+(?:BEFORE|BY)[\s:]+|(?:ED?|U\.?B)[.:]+\s*)/i
/** How an expiry is printed or typed. The server has the same forms. */
const FORMS = [
  /^(?<month>\d{1,2})\s*[/.\s-]\s*(?:20)?(?<year>\d\d)$/,
  /^(?<month>\d{1,2})(?:20)?(?<year>\d\d)$/,
  /^(?:(?<day>\d{1,2})[\s/.-]*)?(?<name>[A-Z]{3,9})[\s/.'’-]*(?:20)?(?<year>\d\d)$/i,
  /^(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?:20)?(?<year>\d\d)$/,
  /^(?<day>\d\d)(?<month>\d\d)20(?<year>\d\d)$/,
  /^20(?<year>\d\d)[/.-](?<month>\d{1,2})(?:[/.-](?<day>\d{1,2}))?$/,
]

/** Reads an expiry as printed on packs, such as 0328, Dec-27 or 31/12/2027, to '12/27'. Empty if it is no such date. */
export function readExpiry(printed: string): string {
  const text = printed.trim().replace(LABEL, '')
  const {
    year = '',
    day = '1',
    ...found
  } = FORMS.map((form) => form.exec(text)).find(Boolean)?.groups ?? {}
  const month = found['month'] === undefined ? findMonth(found['name']) : Number(found['month'])
  const days = new Date(Date.UTC(2000 + Number(year), month, 0)).getUTCDate()
  const isValid = month >= 1 && month <= 12 && Number(day) >= 1 && Number(day) <= days
  return isValid ? `${String(month).padStart(2, '0')}/${year}` : ''
}

/** The number of a month by the start of its name. 0 for other texts. */
function findMonth(name = ''): number {
  return name === ''
    ? 0
    : MONTHS.findIndex((month) => month.toLowerCase().startsWith(name.toLowerCase())) + 1
}

/** Medicines are never usable for longer. */
const MAX_YEARS = 6

/** The month that a typed expiry means, such as 'March 2027', with a question about an unlikely year. */
export function describeExpiry(printed: string, now = new Date()): string {
  const [month = '', year = ''] = readExpiry(printed).split('/')
  if (year === '') return ''
  const isLate = 2000 + Number(year) > now.getFullYear() + MAX_YEARS
  return `${MONTHS[Number(month) - 1] ?? ''} 20${year}${isLate ? '. Is the year right?' : ''}`
}
