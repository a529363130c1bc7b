import { describe, expect, it } from 'vitest'
import { allowedTypos, otherNumber, queryWords, splitWords } from './words.ts'

describe('the words of a text', () => {
  it.each([
    ['Toned Milk', ['toned', 'milk']],
    ['500 mg', ['500mg']],
    ['500MG', ['500mg']],
    ['1.5 Ltr', ['1.5l']],
    ['200 gms', ['200g']],
    ['2x500 ml', ['2x', '500ml']],
    ['4 × 100 g', ['4x', '100g']],
    ['Vitamin B12', ['vitamin', 'b12']],
    ['Crème brûlée', ['creme', 'brulee']],
    ['ﬁne ｓａｌｔ', ['fine', 'salt']],
    ["baby's", ['babys']],
    ['baby’s', ['babys']],
    ['Anti-septic cream', ['anti', 'septic', 'cream', 'antiseptic']],
    ['हल्दी पाउडर', ['हल्दी', 'पाउडर']],
    ['(a|b)*.+?^$', ['a', 'b']],
    [' \u0000\u202e ', []],
    ['', []],
  ])('splits %j into %j', (text, words) => {
    expect(splitWords(text)).toEqual(words)
  })

  it('takes at most ten words from the first 200 characters, without duplicates', () => {
    expect(queryWords(`${'x'.repeat(200)} milk`)).toEqual(['x'.repeat(200)])
    expect(queryWords('a b c d e f g h i j k l')).toHaveLength(10)
    expect(queryWords('milk Milk MILK')).toEqual(['milk'])
  })
})

describe('allowed typing errors', () => {
  it.each([
    ['ghi', 0],
    ['milk', 1],
    ['ketchup', 1],
    ['turmeric', 2],
    ['500mg', 0],
    ['omega3fish', 0],
  ])('allows the word %s to have %i typing errors', (word, typos) => {
    expect(allowedTypos(word)).toBe(typos)
  })
})

describe('the other grammatical number of a word', () => {
  it.each([
    ['eggs', 'egg'],
    ['tomatoes', 'tomato'],
    ['berries', 'berry'],
    ['berry', 'berries'],
    ['brushes', 'brush'],
    ['glass', null],
    ['ors', null],
    ['citrus', null],
    ['milk', null],
  ])('the other grammatical number of %s is %s', (word, other) => {
    expect(otherNumber(word)).toBe(other)
  })
})
