import { isDevanagari } from './lexicon/sounds.ts'
import type { Alternative } from './query-terms.ts'
import { POINTS } from './ranking.ts'
import type { SoundIndex } from './inverted-index/sound-index.ts'
import type { Entry, Vocabulary } from './inverted-index/vocabulary.ts'
import { allowedTypos, otherNumber } from './words.ts'

/** A word of the index that matches a word of the search, with its points by field. */
export type Match = readonly [entry: Entry, points: Uint16Array]

export interface IndexedWords {
  vocabulary: Vocabulary
  sounds: SoundIndex
}

export function findMatches(
  word: string,
  match: Alternative['match'],
  words: IndexedWords,
): Match[] {
  return match === 'typed' ? findTyped(word, words) : findExact(word, POINTS[match], words)
}

/** The word itself, as singular or plural. */
function findExact(word: string, points: Uint16Array, { vocabulary }: IndexedWords): Match[] {
  return [word, otherNumber(word) ?? '', `${word}s`, `${word}es`].flatMap((each): Match[] => {
    const entry = vocabulary.find(each)
    return entry ? [[entry, points]] : []
  })
}

/** Also words that begin with it, sound like it, or differ by typing errors. */
function findTyped(word: string, { vocabulary, sounds }: IndexedWords): Match[] {
  const matches: Match[] = []
  const other = vocabulary.find(otherNumber(word) ?? '')
  if (other) matches.push([other, POINTS.otherNumber])
  for (const entry of vocabulary.startingWith(word))
    matches.push([entry, entry.word === word ? POINTS.whole : POINTS.prefix])
  for (const entry of sounds.alike(word)) matches.push([entry, POINTS.sameSound])
  const typos = allowedTypos(word)
  const near = isDevanagari(word) ? sounds.near(word, typos) : vocabulary.near(word, typos)
  for (const found of near)
    matches.push([found.entry, found.typos === 1 ? POINTS.oneTypo : POINTS.twoTypos])
  return matches
}
