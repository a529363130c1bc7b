const MAX_QUERY_LENGTH = 200
const MAX_QUERY_WORDS = 10

/** Units of measure, and other ways to write them. */
const SPELLINGS = {
  mg: ['mgs', 'milligram', 'milligrams', 'मिलीग्राम', 'मिग्रा'],
  mcg: [],
  g: ['gm', 'gms', 'gram', 'grams', 'gramme', 'ग्राम', 'ग्रा'],
  kg: ['kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'किलो', 'किलोग्राम', 'किग्रा'],
  ml: ['mls', 'millilitre', 'milliliter', 'मिली', 'मिलीलीटर', 'एमएल'],
  l: ['ltr', 'ltrs', 'liter', 'liters', 'litre', 'litres', 'लीटर', 'ली'],
  iu: [],
  w: [],
  mm: [],
  cm: [],
  m: [],
}
const UNITS = new Map(
  Object.entries(SPELLINGS).flatMap(([unit, others]) =>
    [unit, ...others].map((spelling) => [spelling, unit] as const),
  ),
)
const QUANTITY = new RegExp(
  `(\\d+(?:\\.\\d+)?)\\s*(${[...UNITS.keys()].join('|')})(?![\\p{L}\\p{N}\\p{M}])`,
  'gu',
)
const WORD = /\d+\.\d+[\p{L}\p{N}]*|[\p{L}\p{N}\p{M}]+/gu
/** Texts that need no normalization, like most texts. */
const ASCII = /^[\x20-\x7e]*$/
const COMPOUND = /(?<![\p{L}-])\p{L}+(?:-\p{L}+)+(?![\p{L}-])/gu

/**
 * Normalizes a text: lower case, NFKC, without Latin accents and apostrophes, and with numbers joined to their units,
 * so that '500 MG', '500mg' and '500 mg' are the same word.
 */
function normalise(text: string): string {
  return (ASCII.test(text) ? text.toLowerCase().replaceAll("'", '') : unify(text))
    .replace(/(\d)\s*[x×]\s*(?=\d)/g, '$1x ')
    .replace(QUANTITY, (_, number: string, unit: string) => number + (UNITS.get(unit) ?? unit))
}

function unify(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .normalize('NFC')
}

/** Splits a text into searchable words. 'Anti-septic' also becomes 'antiseptic'. */
export function splitWords(text: string): string[] {
  const normal = normalise(text)
  const compounds = normal.match(COMPOUND) ?? []
  return [...(normal.match(WORD) ?? []), ...compounds.map((word) => word.replaceAll('-', ''))]
}

/** Splits a query into words without duplicates: the first 10 in the first 200 characters. */
export function queryWords(text: string): string[] {
  const words = normalise(text.slice(0, MAX_QUERY_LENGTH)).match(WORD) ?? []
  return [...new Set(words)].slice(0, MAX_QUERY_WORDS)
}

/**
 * Converts between singular and plural with simple rules: 'eggs' to 'egg', 'berry' to 'berries'. Words with three
 * letters have no singular: 'ors' does not become 'or'.
 */
export function otherNumber(word: string): string | null {
  if (word.length < 3 || /[\d]/.test(word)) return null
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/(?:o|x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2)
  if (/..[^su]s$/.test(word)) return word.slice(0, -1)
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return null
}

/**
 * The number of typing errors that a word may have: 0 below four letters, 1 from four, 2 from eight. Numbers may not
 * have any.
 */
export function allowedTypos(word: string): 0 | 1 | 2 {
  if (/\p{N}/u.test(word)) return 0
  const letters = Array.from(word).length
  if (letters < 4) return 0
  return letters < 8 ? 1 : 2
}
