import { queryWords } from '../catalogue/search/lexicon/words.ts'

const MAX_LENGTH = 100
const ADDRESS = /\S@\S/
/** Six digits in a row, also when spaces, dots, hyphens or brackets are between them: a telephone number, a pincode. */
const LONG_NUMBER = /\p{Nd}(?:[\s.()+-]*\p{Nd}){5}/u

/**
 * The words of a search as one text that is the same for everyone who searches for them. Null for a text that must not
 * be kept because it may say something about a person, and for one without words.
 */
export function toSearchedText(typed: string): string | null {
  const text = typed.slice(0, MAX_LENGTH).normalize('NFKC')
  if (ADDRESS.test(text) || LONG_NUMBER.test(text)) return null
  return queryWords(text).join(' ').slice(0, MAX_LENGTH).trim() || null
}
