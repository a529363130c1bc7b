/** The terms that the search bar types. */
export const searchWords = [
  'Paracetamol',
  'Ibuprofen',
  'Antibiotics',
  'Cough Syrup',
  'Vitamin C',
  'Pain Reliever',
  'Diabetes Medicine',
  'BP Tablets',
  'First Aid Kit',
  'Bandages',
] as const

/** A speed on the scale from 1 (slow) to 99. Each key takes 100 − speed milliseconds. */
const TYPING_SPEED_MS = 10
const KEY_DELAY_MS = 100 - TYPING_SPEED_MS
const PAUSE_AFTER_WORD_MS = 1000

/** The animation's state: `length` letters in a word are visible. */
interface Typing {
  word: number
  length: number
  isDeleting: boolean
}

export const firstTyping: Typing = { word: 0, length: 0, isDeleting: false }

export const wordAt = (index: number) => searchWords[index % searchWords.length] ?? searchWords[0]

export const typedText = ({ word, length }: Typing) => wordAt(word).slice(0, length)

/** Returns the next state and the delay before it, in milliseconds. */
export function nextTyping({ word, length, isDeleting }: Typing): { next: Typing; delay: number } {
  const isWhole = length === wordAt(word).length
  if (isDeleting && length === 0) {
    return {
      next: { word: (word + 1) % searchWords.length, length: 1, isDeleting: false },
      delay: KEY_DELAY_MS,
    }
  }
  if (isDeleting) return { next: { word, length: length - 1, isDeleting }, delay: KEY_DELAY_MS }
  if (isWhole)
    return { next: { word, length: length - 1, isDeleting: true }, delay: PAUSE_AFTER_WORD_MS }
  return { next: { word, length: length + 1, isDeleting }, delay: KEY_DELAY_MS }
}
