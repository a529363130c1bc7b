import { soundOf } from '../lexicon/sounds.ts'
import { createVocabulary, type Entry } from './vocabulary.ts'

/** Finds words in the index by their sound. */
export interface SoundIndex {
  add(entry: Entry): void
  /** Finds words that sound like this one. */
  alike(word: string): Entry[]
  /** Finds words whose sounds differ by at most `typos` letters, with the number of differences. */
  near(word: string, typos: number): { entry: Entry; typos: number }[]
}

/** Shorter words sound like too many others. */
const MIN_LENGTH = 4
const NONE = new Uint32Array()

export function createSoundIndex(): SoundIndex {
  const entries: Entry[] = []
  /** A sound's postings are the positions of its entries. */
  const sounds = createVocabulary()
  const entriesAt = (positions: Uint32Array) =>
    Array.from(positions).flatMap((position) => entries[position] ?? [])

  return {
    add(entry) {
      if (entry.word.length < MIN_LENGTH || /[^\p{L}\p{M}]/u.test(entry.word)) return
      sounds.getEntry(soundOf(entry.word)).postings.push(entries.length)
      entries.push(entry)
    },
    alike: (word) => entriesAt(sounds.find(soundOf(word))?.postings.all() ?? NONE),
    near: (word, typos) =>
      sounds
        .near(soundOf(word), typos)
        .flatMap((near) =>
          entriesAt(near.entry.postings.all()).map((entry) => ({ entry, typos: near.typos })),
        ),
  }
}
