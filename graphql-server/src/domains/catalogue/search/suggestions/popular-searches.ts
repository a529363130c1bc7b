import { splitWords } from '../lexicon/words.ts'

/** Queries that many people have searched for. */
export interface PopularSearches {
  /** Replaces all queries. The most popular comes first. */
  set(texts: readonly string[]): void
  /** Finds the most popular queries that contain all words. The last word may be incomplete. */
  complete(words: readonly string[], count: number): string[]
}

export function createPopularSearches(): PopularSearches {
  let searches: { text: string; words: string[] }[] = []
  return {
    set(texts) {
      searches = texts.map((text) => ({ text, words: splitWords(text) }))
    },
    complete(words, count) {
      const last = words.at(-1) ?? ''
      const whole = words.slice(0, -1)
      return searches
        .filter((search) => whole.every((word) => search.words.includes(word)))
        .filter((search) => search.words.some((word) => word.startsWith(last)))
        .filter((search) => search.words.join(' ') !== words.join(' '))
        .slice(0, count)
        .map(({ text }) => text)
    },
  }
}
