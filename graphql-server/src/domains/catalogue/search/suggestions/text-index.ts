import { createVocabulary } from '../inverted-index/vocabulary.ts'
import { createPhraseBoard } from '../phrase-board.ts'
import { FIELD_BITS } from '../inverted-index/ranking.ts'
import { splitWords } from '../lexicon/words.ts'

/** A text that can be suggested, such as a brand. */
export interface SuggestedText {
  readonly text: string
  /** The ids of the things that have this text. */
  readonly ids: string[]
  /** How many of them are in stock. */
  available: number
}

/** Distinct texts in memory, which are found by their words. */
export interface TextIndex {
  add(text: string, id: string, isAvailable: boolean): SuggestedText
  /** Removes a thing from its text. A text without things is no longer found. */
  remove(text: SuggestedText, id: string, isAvailable: boolean): void
  /**
   * The best `count` texts that contain all words, of which the last one may be incomplete: first those with the most
   * things in stock, then the shortest.
   */
  complete(words: readonly string[], count: number): SuggestedText[]
}

/** All matches are worth the same. */
const POINTS = Uint16Array.of(1)

export function createTextIndex(): TextIndex {
  const byText = new Map<string, SuggestedText>()
  const texts: SuggestedText[] = []
  const vocabulary = createVocabulary()
  let capacity = 1024
  let board = createPhraseBoard(capacity)

  /** Texts are never removed, because their things often come back. */
  function create(text: string, id: string): SuggestedText {
    const created = { text, ids: [id], available: 0 }
    const position = texts.length
    byText.set(text, created)
    texts.push(created)
    if (position >= capacity) board = createPhraseBoard((capacity *= 2))
    for (const word of new Set(splitWords(text)))
      vocabulary.getEntry(word).postings.push(position << FIELD_BITS)
    return created
  }

  function note(word: string, isLast: boolean): void {
    const whole = vocabulary.find(word)
    const entries = isLast ? vocabulary.startingWith(word) : whole ? [whole] : []
    for (const { postings } of entries) board.note(postings, POINTS)
    board.endWord()
  }

  return {
    add(text, id, isAvailable) {
      const known = byText.get(text)
      known?.ids.push(id)
      const added = known ?? create(text, id)
      added.available += Number(isAvailable)
      return added
    },
    remove(text, id, isAvailable) {
      text.ids.splice(text.ids.indexOf(id), 1)
      text.available -= Number(isAvailable)
    },
    complete(words, count) {
      const best: SuggestedText[] = []
      for (const [at, word] of words.entries()) note(word, at === words.length - 1)
      board.take(words.length, (position) => {
        const text = texts[position]
        if (text && text.ids.length > 0) insert(best, text, count)
      })
      return best
    },
  }
}

/** Keeps the best `count` texts, sorted. */
function insert(best: SuggestedText[], text: SuggestedText, count: number): void {
  const last = best[count - 1]
  if (last && compare(last, text) <= 0) return
  best.push(text)
  best.sort(compare)
  best.length = Math.min(best.length, count)
}

function compare(a: SuggestedText, b: SuggestedText): number {
  if (a.available !== b.available) return b.available - a.available
  if (a.text.length !== b.text.length) return a.text.length - b.text.length
  return a.text < b.text ? -1 : 1
}
