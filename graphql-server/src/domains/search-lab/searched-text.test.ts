import { describe, expect, it } from 'vitest'
import { toSearchedText } from './searched-text.ts'

it.each([
  ['  Toor  DAL ', 'toor dal'],
  ['toor\ndal', 'toor dal'],
  ['Dolo 650 mg', 'dolo 650mg'],
  ['दूध', 'दूध'],
])('the search %j is kept as %j', (typed, kept) => expect(toSearchedText(typed)).toBe(kept))

it('a long search is kept up to 100 characters', () => {
  expect(toSearchedText('a'.repeat(150))).toBe('a'.repeat(100))
})

describe('a search is not kept if it contains', () => {
  it.each([
    ['no letter or digit', ' -- '],
    ['an email address', 'asha@example.com'],
    ['an email address with wide letters', 'asha＠example.com'],
    ['a telephone number', 'call 9876543210'],
    ['a telephone number in groups', '+91 (987) 65-432 10'],
    ['a telephone number in Devanagari', '९८७६५४३२१०'],
    ['six digits', 'pin 560001'],
  ])('%s', (_what, typed) => expect(toSearchedText(typed)).toBeNull())
})
