import { searchedCode } from '../record/product-codes.ts'
import { toCodeWord } from './inverted-index/ranking.ts'
import type { Lexicon, Meaning } from './lexicon/lexicon.ts'
import { queryWords } from './lexicon/words.ts'

/** Words that a document must all contain, and the way to compare them. */
export interface Alternative {
  words: readonly string[]
  /**
   * `code` finds only the word itself, `known` also longer words, and `typed` also longer words and words with typing
   * errors.
   */
  match: 'code' | 'typed' | 'known' | 'sameMeaning' | 'related' | 'completed'
}

/** A word or phrase in a query. A document contains it if it contains one of the alternatives. */
export interface Term {
  alternatives: Alternative[]
  /** True for a word that says little, such as 'for'. Documents without it are found as well. */
  isOptional: boolean
}

/** Sources that know words. */
export interface KnownWords {
  lexicon: Lexicon
  /** Whether products contain the word. */
  isIndexed: (word: string) => boolean
}

const MIN_COMPLETED = 3
const MIN_PART = 3

/** Splits a query into terms: phrases in the lexicon, the longest first, and single words. Optional terms come last. */
export function queryTerms(text: string, known: KnownWords): Term[] {
  const code = toCodeWord(searchedCode(text))
  if (known.isIndexed(code)) return [codeTerm(text, code)]
  const words = queryWords(text).flatMap((word) => splitNumber(word, known))
  const terms: Term[] = []
  for (let at = 0; at < words.length;) {
    const phrase = words.slice(at, at + phraseLength(words.slice(at), known))
    at += phrase.length
    terms.push(toTerm(phrase, known, { isLast: at === words.length }))
  }
  if (terms.every(({ isOptional }) => isOptional))
    return terms.map((term) => ({ ...term, isOptional: false }))
  return [
    ...terms.filter(({ isOptional }) => !isOptional),
    ...terms.filter(({ isOptional }) => isOptional),
  ]
}

/** The query may be a product's code, or the words of other products. */
function codeTerm(text: string, code: string): Term {
  const alternatives: Alternative[] = [
    { words: queryWords(text), match: 'typed' },
    { words: [code], match: 'code' },
  ]
  return { alternatives, isOptional: false }
}

/** Counts the words at the beginning that belong together. */
function phraseLength(words: readonly string[], { lexicon, isIndexed }: KnownWords): number {
  for (let length = Math.min(words.length, lexicon.longest); length > 1; length -= 1)
    if (lexicon.find(words.slice(0, length)).length > 0) return length
  return words.length > 1 && isIndexed(words.slice(0, 2).join('')) ? 2 : 1
}

function toTerm(phrase: string[], known: KnownWords, { isLast }: { isLast: boolean }): Term {
  const [word = ''] = phrase
  const { lexicon } = known
  const meanings = lexicon.find(phrase)
  const isWord = phrase.length === 1
  const isTyped = isWord && isLast && word.length >= MIN_COMPLETED
  return {
    alternatives: [
      { words: phrase, match: isWord && meanings.length > 0 ? 'known' : 'typed' },
      ...meanings.map(toAlternative),
      ...spacings(phrase, known).map((words) => ({ words, match: 'sameMeaning' as const })),
      ...(isTyped ? lexicon.complete(word) : []).map(({ words }) => ({
        words,
        match: 'completed' as const,
      })),
    ],
    isOptional: isWord && lexicon.isParticle(word),
  }
}

function toAlternative({ words, isRelated }: Meaning): Alternative {
  return { words, match: isRelated ? 'related' : 'sameMeaning' }
}

/** Splits 'dolo650' into two words, unless products contain it. */
function splitNumber(word: string, { isIndexed }: KnownWords): string[] {
  const [, letters, number] = /^(\p{L}{2,})(\d.*)$/u.exec(word) ?? []
  const isSplit = letters !== undefined && number !== undefined && !isIndexed(word)
  return isSplit ? [letters, number] : [word]
}

/**
 * Joins a phrase into one word, or splits an unknown word in two, if products contain the result: 'toothpaste' and
 * 'tooth paste'.
 */
function spacings(phrase: string[], { isIndexed }: KnownWords): string[][] {
  const [word = ''] = phrase
  if (phrase.length > 1) return [[phrase.join('')]].filter(([joined = '']) => isIndexed(joined))
  if (isIndexed(word)) return []
  const positions = Array.from(
    { length: Math.max(0, word.length - 2 * MIN_PART + 1) },
    (_, at) => at + MIN_PART,
  )
  return positions
    .map((at) => [word.slice(0, at), word.slice(at)])
    .filter((parts) => parts.every(isIndexed))
}
