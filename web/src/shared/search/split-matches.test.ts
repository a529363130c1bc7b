import { describe, expect, it } from 'vitest'
import { splitMatches } from './split-matches.ts'

/** Puts the completed parts in brackets. */
const mark = (text: string, typed: string) =>
  splitMatches(text, typed)
    .map(({ part, isMatch }) => (isMatch ? part : `[${part}]`))
    .join('')

describe('splitMatches', () => {
  it.each([
    ['Toned Milk', 'ton', 'Ton[ed Milk]'],
    ['Amul Toned Milk', 'milk to', '[Amul ]To[ned ]Milk'],
    ['Dairy & Eggs', 'dairy &', 'Dairy[ & Eggs]'],
    ['Tomato', 'tomato', 'Tomato'],
    ['Tomato', 'to tomat', 'Tomat[o]'],
    ['Automatic', 'to', '[Automatic]'],
    ['दूध पाउडर', 'दू', 'दू[ध पाउडर]'],
    ['Milk', '(', '[Milk]'],
  ])('splitMatches splits the suggestion %s for the query %s', (text, typed, expected) => {
    expect(mark(text, typed)).toBe(expected)
  })
})
