import type { Entry } from './vocabulary.ts'

/** A word that the user may have meant. */
export interface Correction {
  entry: Entry
  /** The doubts about it, from 0 to `MAX_DOUBTS`. */
  doubts: number
}

export const MAX_DOUBTS = 4

/** A word counts as much more frequent if it is this many times as frequent. */
const MUCH = 20

const VOWEL = /^[aeiou]$/
const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/**
 * Chooses corrections for a typed word among similar words in the index. `known` are the index entries for the typed
 * word itself. If there are any, only much more frequent words correct it.
 */
export function chooseCorrections(
  word: string,
  known: readonly Entry[],
  similar: readonly { entry: Entry; typos: number }[],
): Correction[] {
  const most = Math.max(0, ...similar.map(({ entry }) => entry.postings.length))
  const knownDocuments = known.reduce((sum, { postings }) => sum + postings.length, 0)
  if (knownDocuments * MUCH > most) return []
  return similar.map(({ entry, typos }) => {
    const isRare = entry.postings.length * MUCH < most
    const hasOtherBeginning = entry.word[0] !== word[0]
    const doubts = [typos > 1, isRare, hasOtherBeginning, isUnusual(word, entry.word)]
    return { entry, doubts: doubts.filter(Boolean).length }
  })
}

/** Whether a letter was replaced with one that is neither beside it on the keyboard nor another vowel. */
function isUnusual(word: string, other: string): boolean {
  if (word.length !== other.length) return false
  const places = Array.from(word, (_letter, at) => at).filter((at) => word[at] !== other[at])
  const [at = 0] = places
  const letters = [word.charAt(at), other.charAt(at)] as const
  return (
    places.length === 1 &&
    !letters.every((letter) => VOWEL.test(letter)) &&
    !areNeighbours(...letters)
  )
}

/** Each row of the keyboard is half a key to the right of the row above. */
function areNeighbours(one: string, other: string): boolean {
  const [a, b] = [findKey(one), findKey(other)]
  return Math.abs(a.row - b.row) <= 1 && Math.abs(a.column - b.column) <= 1
}

function findKey(letter: string): { row: number; column: number } {
  const row = KEYBOARD.findIndex((keys) => keys.includes(letter))
  return { row, column: (KEYBOARD[row]?.indexOf(letter) ?? 0) + row / 2 }
}
