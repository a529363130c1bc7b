import { createVocabulary } from '../inverted-index/vocabulary.ts'
import { createPhraseBoard } from '../phrase-board.ts'
import { FIELD_BITS } from '../inverted-index/ranking.ts'
import { splitWords } from '../lexicon/words.ts'

/** Texts in memory that are found by their words. */
interface TextIndex {
  readonly size: number
  add(text: string): void
  /** Returns the positions of the texts that contain all words. The last word may be incomplete. */
  complete(words: readonly string[]): number[]
}

/** All matches are worth the same. */
const POINTS = Uint16Array.of(1)

function createTextIndex(): TextIndex {
  const vocabulary = createVocabulary()
  let size = 0
  let capacity = 1024
  let board = createPhraseBoard(capacity)

  function add(text: string): void {
    if (size >= capacity) board = createPhraseBoard((capacity *= 2))
    for (const word of new Set(splitWords(text)))
      vocabulary.getEntry(word).postings.push(size << FIELD_BITS)
    size += 1
  }

  function note(word: string, isLast: boolean): void {
    const whole = vocabulary.find(word)
    const entries = isLast ? vocabulary.startingWith(word) : whole ? [whole] : []
    for (const { postings } of entries) board.note(postings.all(), POINTS)
    board.endWord()
  }

  return {
    get size() {
      return size
    },
    add,
    complete(words) {
      const found: number[] = []
      for (const [at, word] of words.entries()) note(word, at === words.length - 1)
      board.take(words.length, (position) => found.push(position))
      return found
    },
  }
}

/**
 * Creates a function that finds the positions of things whose texts contain all words. The last word may be incomplete.
 * `list` is called for each search: things may be added to its list, or another list may replace it.
 */
export function findByWords<Thing>(
  list: () => readonly Thing[],
  textOf: (thing: Thing) => string,
): (words: readonly string[]) => number[] {
  let known: readonly Thing[] = []
  let index = createTextIndex()
  return (words) => {
    const things = list()
    if (things !== known) index = createTextIndex()
    known = things
    for (const thing of things.slice(index.size)) index.add(textOf(thing))
    return index.complete(words)
  }
}
