import { queryWords } from '../catalogue/search/lexicon/words.ts'

const MAX_LENGTH = 100
const ADDRESS = /\S@\S/
/**
 * Matches six digits in a row, such as a telephone number or a pincode, also with spaces, dots, hyphens or brackets
 * between them.
 */
const LONG_NUMBER = /\p{Nd}(?:[\s.()+-]*\p{Nd}){5}/u

/**
 * Normalizes a search, so that it is the same for everyone who searches for these words. Returns null without words,
 * and for a query that must not be kept because it may say something about a person.
 */
export function toSearchedText(typed: string): string | null {
  const text = typed.slice(0, MAX_LENGTH).normalize('NFKC')
  if (ADDRESS.test(text) || LONG_NUMBER.test(text)) return null
  return queryWords(text).join(' ').slice(0, MAX_LENGTH).trim() || null
}
