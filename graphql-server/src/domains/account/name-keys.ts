const MAX_WORDS = 6
const MIN_LETTERS = 2
const MAX_LETTERS = 30
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u

/** Converts a name, or a search for one, to lower case without punctuation. */
export function toNameKey(text: string): string {
  const words = text.normalize('NFKC').toLowerCase().split(BETWEEN_WORDS).filter(Boolean)
  return words.slice(0, MAX_WORDS).join(' ').slice(0, MAX_LETTERS)
}

/**
 * Lists all searches that find a name: its prefixes from each word on, with 2 to 30 characters. 'Asha Rao' has 'as',
 * 'ash', 'asha', 'asha r' and so on, and 'ra' and 'rao'.
 */
export function listNameKeys(name: string): string[] {
  const words = toNameKey(name).split(' ')
  const ends = words.map((_, start) => words.slice(start).join(' '))
  return [...new Set(ends.flatMap(listStarts))]
}

function listStarts(text: string): string[] {
  const letters = Array.from(text)
  return letters
    .map((_, last) => letters.slice(0, last + 1).join(''))
    .filter((start) => start.length >= MIN_LETTERS && !start.endsWith(' '))
}
