/** A value with its application identifier, such as 10 for the batch. */
export type Element = readonly [identifier: string, value: string]

/** Ends a value whose length varies (FNC1). */
const SEPARATOR = '\u001d'
const LEADING = new RegExp(`^${SEPARATOR}+`)
/** The characters that keyboards and apps send instead. No value contains them. */
const SUBSTITUTES = /[\p{Cc}\u{f1}|~^#]|\{GS\}|<GS>|\\x1d|\\u001d/giu

/*
 * How long identifiers and values are follows from the first two digits of an identifier. So all identifiers can be
 * skipped, also unknown ones. Source: GS1 General Specifications, sections 3.2 and 7.8.
 */
const ID_LENGTHS: readonly (readonly [RegExp, number])[] = [
  [/^(?:[01]\d|2[0-2]|3[07]|9\d)/, 2],
  [/^(?:2[3-5]|4[0-2]|71)/, 3],
  [/^(?:3[1-69]|43|7[02]|8[0-2])/, 4],
]
/** Values that need no separator. */
const VALUE_LENGTHS: readonly (readonly [RegExp, number])[] = [
  [/^00/, 18],
  [/^0[1-3]/, 14],
  [/^04/, 16],
  [/^1[1-9]/, 6],
  [/^20/, 2],
  [/^3[1-6]/, 6],
  [/^41/, 13],
]

const lengthIn = (lengths: typeof ID_LENGTHS, text: string): number | undefined =>
  lengths.find(([start]) => start.test(text))?.[1]

/** A batch with any other character was misread. */
const BATCH = /^[\w!"%&'()*+,\-./:;<=>?]{1,20}$/
/** A serial number or a date that follows other characters. */
const SECOND_VALUE = /.(?:21.|1[1-35-7]\d\d(?:0[1-9]|1[0-2])\d\d)/

/**
 * Reads the elements as scanners send them, one after the other. Without a mark of the scanner, only a text with a
 * separator, or one that starts with a valid number, is a code.
 */
export function readElements(text: string, isMarked: boolean): Element[] | null {
  const isCode = isMarked || text.includes(SEPARATOR) || hasValidStart(text)
  if (!isCode) return null
  let rest = text.replace(SUBSTITUTES, SEPARATOR).replace(LEADING, '')
  const isSeparated = rest.includes(SEPARATOR)
  const elements: Element[] = []
  while (rest !== '') {
    const start = lengthIn(ID_LENGTHS, rest) ?? 0
    const fixed = lengthIn(VALUE_LENGTHS, rest)
    const next = rest.indexOf(SEPARATOR)
    const varying = next < 0 ? rest.length : next
    const end = fixed === undefined ? varying : start + fixed
    const [id, value] = [rest.slice(0, start), rest.slice(start, end)]
    if (fixed !== undefined && !new RegExp(`^\\d{${fixed}}$`).test(value)) break
    if (isReadable(id, value, isSeparated)) elements.push([id, value])
    rest = rest.slice(end).replace(LEADING, '')
  }
  return elements
}

function hasValidStart(text: string): boolean {
  if (text.startsWith('00')) return hasCheckDigit(text.slice(2, 20), 18)
  return /^0[12]/.test(text) && hasCheckDigit(text.slice(2, 16), 14)
}

/** Without separators, a batch may contain the next value. */
function isReadable(id: string, value: string, isSeparated: boolean): boolean {
  if (id !== '10') return true
  return BATCH.test(value) && (isSeparated || !SECOND_VALUE.test(value))
}

/** Whether a text has this many digits, and the last follows from the others. */
export function hasCheckDigit(digits: string, length: number): boolean {
  return (
    new RegExp(`^\\d{${length}}$`).test(digits) && digits.endsWith(checkDigit(digits.slice(0, -1)))
  )
}

/** The check digit behind other digits. Source: GS1 General Specifications, section 7.9. */
export function checkDigit(digits: string): string {
  const weighted = Array.from(digits)
    .reverse()
    .map((digit, at) => Number(digit) * (at % 2 === 0 ? 3 : 1))
  return String((10 - (weighted.reduce((sum, part) => sum + part, 0) % 10)) % 10)
}
