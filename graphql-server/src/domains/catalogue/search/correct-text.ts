import { bestCorrection, type IndexedWords } from './matches.ts'
import type { Term } from './query-terms.ts'
import { queryWords } from './lexicon/words.ts'

/** Replaces the words that no product contains with their likeliest corrections. Returns null if nothing changes. */
export function correctText(
  text: string,
  terms: readonly Term[],
  words: IndexedWords,
): string | null {
  const typed = queryWords(text)
  const unknown = new Set(terms.flatMap(({ alternatives }) => findUnknown(alternatives)))
  const corrected = typed.map((word) =>
    unknown.has(word) ? (bestCorrection(word, words) ?? word) : word,
  )
  return corrected.some((word, at) => word !== typed[at]) ? corrected.join(' ') : null
}

/** Finds the word in a term that is only searched for as typed. */
function findUnknown([typed, ...others]: Term['alternatives']): readonly string[] {
  return typed?.match === 'typed' && typed.words.length === 1 && others.length === 0
    ? typed.words
    : []
}
