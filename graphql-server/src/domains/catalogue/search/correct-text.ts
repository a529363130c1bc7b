import { bestCorrection, type IndexedWords } from './matches.ts'
import type { Term } from './query-terms.ts'
import { queryWords } from './lexicon/words.ts'

/** Replaces the words of a search that no product contains by their likeliest corrections. Null if there are none. */
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

/** The word of a term that is only searched as it was typed. */
function findUnknown([typed, ...others]: Term['alternatives']): readonly string[] {
  return typed?.match === 'typed' && typed.words.length === 1 && others.length === 0
    ? typed.words
    : []
}
