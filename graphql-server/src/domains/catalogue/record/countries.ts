import countries from 'i18n-iso-countries/index.js'
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }

countries.registerLocale(english)

/** The country of products that are not imported. */
export const HOME_COUNTRY = 'IN'

/** The ISO 3166-1 alpha-2 codes of all countries, by English name from A to Z. */
export const countryCodes: readonly string[] = Object.entries(countries.getNames('en'))
  .sort(([, one], [, other]) => one.localeCompare(other, 'en'))
  .map(([code]) => code)

/** Names on labels that the list does not have. */
const OTHER_NAMES = {
  IN: ['भारत', 'Bharat', 'Hindustan', 'Republic of India'],
  GB: ['England', 'Scotland', 'Wales', 'Northern Ireland'],
  CN: ['PRC'],
  KR: ['Korea'],
  NL: ['Holland'],
}

const codesByName = new Map([
  ...Object.entries(countries.getNames('en', { select: 'all' })).flatMap(([code, names]) =>
    names.map((name) => [toLetters(name), code] as const),
  ),
  ...Object.entries(OTHER_NAMES).flatMap(([code, names]) =>
    names.map((name) => [toLetters(name), code] as const),
  ),
  ...Object.entries(countries.getAlpha3Codes()).map(
    ([long, code]) => [long.toLowerCase(), code] as const,
  ),
  ...countryCodes.map((code) => [code.toLowerCase(), code] as const),
])

/** Longer texts do not name a country. */
const MAX_NAME = 100
const PREFIX = /^(?:made in|product of|produce of|imported from)\s+/i

/**
 * Returns the ISO 3166-1 alpha-2 code of a country: from its code, as in 'IN' or 'IND', or from its English name in any
 * case, as in 'USA', 'the Netherlands' or 'Made in India'. Null if the text does not name a country.
 */
export function readCountry(text: string): string | null {
  if (text.length > MAX_NAME) return null
  const name = text
    .trim()
    .replace(PREFIX, '')
    .replace(/^the\s+/i, '')
  return codesByName.get(toLetters(name)) ?? null
}

/** Makes 'U.K.' equal to 'UK', and 'Türkiye' to 'Turkiye'. */
function toLetters(name: string): string {
  return name.normalize('NFD').replace(/\P{L}/gu, '').toLowerCase()
}
