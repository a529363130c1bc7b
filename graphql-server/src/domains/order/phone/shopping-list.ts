import { readQuantity, type Quantity } from '../../catalogue/record/unit-price.ts'
import { toOneLine } from '../../../lib/text-checks.ts'

/** Longer lists and entries are cut. */
const MAX_TEXT = 2_000
const MAX_ENTRIES = 50
const MAX_ENTRY = 100

/** One way to read an entry: a search, and how much of its result is wanted. */
export interface Reading {
  words: string
  /** Number of items. */
  pieces: number
  /** The wanted amount, such as 2 kg. Null for a number of items. */
  amount: Quantity | null
}

/** An entry of a shopping list and the ways to read it, the most likely one first. */
export interface Entry {
  text: string
  readings: [Reading, ...Reading[]]
}

const SEPARATORS = /[,;\n\r]+/
/** A bullet, or a number such as '1.' or '1)' before the entry. */
const BULLET = /^(?:[-*•]+|\d{1,2}[.)](?!\d))\s*/
const FRACTIONS: readonly [RegExp, string][] = [
  [/\b(?:half|aadha|adha|1\/2)(?=\s|kg|kilo)|½/g, '0.5'],
  [/\b(?:quarter|pav|paav|1\/4)(?=\s|kg|kilo)|¼/g, '0.25'],
  [/\b(?:kilos?|kgs)\b/g, 'kg'],
]
const DOZENS = /(?:\b(\d{1,2}) ?)?\b(?:dozen|darjan)\b/
const AMOUNT =
  /(?:^|\s)(\d{1,4}(?:\.\d{1,3})?) ?(kg|g|gm|gms|gram|grams|l|lt|ltr|litre|litres|ml)(?=\s|$)/
const PACKS = 'x|×|pcs?|pieces?|pkts?|packets?|packs?|nos?|strips?|bottles?|units?'
/** A number of items that cannot be part of a name, such as '3 pcs' or 'x 3'. */
const CLEAR_PIECES = [
  new RegExp(`(?:^|\\s)(\\d{1,3}) ?(?:${PACKS})(?=\\s|$)`),
  /(?:^|\s)[x×] ?(\d{1,3})(?=\s|$)/,
]
const LAST_NUMBER = /^(.*\S)\s+(\d{1,3})$/
const FIRST_NUMBER = /^(\d{1,3})\s+(\S.*)$/

/** Reads a list as customers write or dictate it. Blank entries are left out. */
export function readShoppingList(text: string): Entry[] {
  return text
    .slice(0, MAX_TEXT)
    .split(SEPARATORS)
    .map((entry) => toOneLine(entry).slice(0, MAX_ENTRY).replace(BULLET, '').trim())
    .filter(Boolean)
    .slice(0, MAX_ENTRIES)
    .map((entry) => ({ text: entry, readings: readEntry(entry) }))
}

function readEntry(text: string): Entry['readings'] {
  const plain = FRACTIONS.reduce(
    (line, [pattern, number]) => line.replaceAll(pattern, number),
    text.toLowerCase().replace(DOZENS, (_match, dozens = '1') => `${12 * Number(dozens)} pcs`),
  )
  for (const pattern of CLEAR_PIECES) {
    const [match, pieces] = pattern.exec(plain) ?? []
    if (match === undefined) continue
    const words = without(plain, match)
    if (words && Number(pieces) > 0) return [{ words, pieces: Number(pieces), amount: null }]
  }
  const [match] = AMOUNT.exec(plain) ?? []
  const words = match === undefined ? '' : without(plain, match)
  const amount = words && match !== undefined ? readQuantity(match.trim()) : null
  if (amount) return [{ words, pieces: 1, amount }]
  return [{ words: plain, pieces: 1, amount: null }, ...readNumbers(plain)]
}

function without(text: string, part: string): string {
  return text.replace(part, ' ').trim()
}

/** A number at either end may be the number of items, or part of the name as in 'dolo 650'. */
function readNumbers(text: string): Reading[] {
  const [, before = '', last] = LAST_NUMBER.exec(text) ?? []
  const [, first, after = ''] = FIRST_NUMBER.exec(text) ?? []
  return [
    { words: before, pieces: Number(last), amount: null },
    { words: after, pieces: Number(first), amount: null },
  ].filter(({ words, pieces }) => words && pieces > 0)
}
