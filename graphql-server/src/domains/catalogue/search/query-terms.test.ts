import { describe, expect, it } from 'vitest'
import { createLexicon } from './lexicon/lexicon.ts'
import { queryTerms } from './query-terms.ts'

const lexicon = createLexicon([
  'black pepper: kali mirch',
  'black: kala, kali',
  'cough syrup < khansi ki dawa',
  '-: ki, for',
])
const indexed = new Set(['tooth', 'paste', 'toothpaste', 'milk', 'b12'])
const known = { lexicon, isIndexed: (word: string) => indexed.has(word) }

/** Formats terms as 'typed = alternative = alternative', with optional ones in brackets. */
function terms(text: string): string[] {
  return queryTerms(text, known).map(({ alternatives, isOptional }) => {
    const term = alternatives.map(({ words }) => words.join(' ')).join(' = ')
    return isOptional ? `(${term})` : term
  })
}

describe('the terms of a search', () => {
  it.each([
    ['milk', ['milk']],
    ['kali mirch powder', ['kali mirch = black pepper', 'powder']],
    ['kali', ['kali = black = kala = black pepper']],
    ['khansi ki dawa', ['khansi ki dawa = cough syrup']],
    ['milk for tea', ['milk', 'tea', '(for)']],
    ['for', ['for']],
    ['tooth paste', ['tooth paste = toothpaste']],
    ['milkpaste', ['milkpaste = milk paste']],
    ['toothpaste', ['toothpaste']],
    ['dolo650 b12', ['dolo', '650', 'b12']],
    ['', []],
  ])('the query %j has the terms %j', (text, expected) => {
    expect(terms(text)).toEqual(expected)
  })
})
