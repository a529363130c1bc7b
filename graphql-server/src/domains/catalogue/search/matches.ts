import { isDevanagari } from './lexicon/sounds.ts'
import type { Alternative } from './query-terms.ts'
import { chooseCorrections, type Correction } from './inverted-index/corrections.ts'
import { CORRECTION_POINTS, POINTS } from './inverted-index/ranking.ts'
import type { SoundIndex } from './inverted-index/sound-index.ts'
import type { Entry, Vocabulary } from './inverted-index/vocabulary.ts'
import { allowedTypos, otherNumber } from './lexicon/words.ts'

/** A word in the index that matches a word in the query, with its points by field. */
export type Match = readonly [entry: Entry, points: Uint16Array]

export interface IndexedWords {
  vocabulary: Vocabulary
  sounds: SoundIndex
}

/** Shorter words are similar to too many others, so they are not corrected to the beginning of a longer word. */
const MIN_UNCERTAIN = 5

export function findMatches(
  word: string,
  match: Alternative['match'],
  words: IndexedWords,
): Match[] {
  if (match === 'code') return findSame(word, words)
  if (match === 'known') return [...findWhole(word, words), ...findLonger(word, words)]
  return match === 'typed' ? findTyped(word, words) : findExact(word, POINTS[match], words)
}

/** Finds the word itself, also as singular or plural. */
function findExact(word: string, points: Uint16Array, { vocabulary }: IndexedWords): Match[] {
  return [word, otherNumber(word) ?? '', `${word}s`, `${word}es`].flatMap((each): Match[] => {
    const entry = vocabulary.find(each)
    return entry ? [[entry, points]] : []
  })
}

/** Finds also words that begin with it, sound like it, or differ by typing errors. */
function findTyped(word: string, words: IndexedWords): Match[] {
  const points = (doubts: number) => CORRECTION_POINTS[doubts] ?? POINTS.completed
  return [
    ...findWhole(word, words),
    ...findLonger(word, words),
    ...findCorrections(word, words).map(({ entry, doubts }) => [entry, points(doubts)] as const),
  ]
}

/** Finds the likeliest correction for a word that does not begin any word in the index. */
export function bestCorrection(word: string, words: IndexedWords): string | null {
  if (words.vocabulary.startingWith(word).some((entry) => entry.word !== word)) return null
  const [best] = findCorrections(word, words).sort(
    (a, b) => a.doubts - b.doubts || b.entry.postings.length - a.entry.postings.length,
  )
  return best?.entry.word ?? null
}

function findCorrections(word: string, words: IndexedWords): Correction[] {
  if (word.length < MIN_UNCERTAIN && findLonger(word, words).length > 0) return []
  const similar = isDevanagari(word) ? words.sounds : words.vocabulary
  const known = findWhole(word, words).map(([entry]) => entry)
  return chooseCorrections(word, known, similar.near(word, allowedTypos(word)))
}

function findSame(word: string, { vocabulary }: Pick<IndexedWords, 'vocabulary'>): Match[] {
  const entry = vocabulary.find(word)
  return entry ? [[entry, POINTS.whole]] : []
}

/**
 * Finds the word itself, its singular or plural, and words that sound alike. Finds no shorter beginnings, such as
 * 'flax' for 'flaxs'.
 */
function findWhole(word: string, { vocabulary, sounds }: IndexedWords): Match[] {
  const alike = sounds.alike(word).filter((entry) => !word.startsWith(entry.word))
  const other = vocabulary.find(otherNumber(word) ?? '')
  return [
    ...findSame(word, { vocabulary }),
    ...(other ? [[other, POINTS.otherNumber] as const] : []),
    ...alike.map((entry) => [entry, POINTS.sameSound] as const),
  ]
}

/** Finds words that begin with it. */
function findLonger(word: string, { vocabulary }: IndexedWords): Match[] {
  return vocabulary
    .startingWith(word)
    .filter((entry) => entry.word !== word)
    .map((entry) => [entry, POINTS.prefix] as const)
}
