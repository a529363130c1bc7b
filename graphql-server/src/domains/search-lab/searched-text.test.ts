import { describe, expect, it } from 'vitest'
import { toSearchedText } from './searched-text.ts'

it.each([
  ['  Toor  DAL ', 'toor dal'],
  ['toor\ndal', 'toor dal'],
  ['Dolo 650 mg', 'dolo 650mg'],
  ['दूध', 'दूध'],
])('keeps the search %j as %j', (typed, kept) => expect(toSearchedText(typed)).toBe(kept))

it('keeps up to 100 characters of a long search', () => {
  expect(toSearchedText('a'.repeat(150))).toBe('a'.repeat(100))
})

describe('searches that are not kept', () => {
  it.each([
    ['no letter or digit', ' -- '],
    ['an email address', 'asha@example.com'],
    ['an email address with wide letters', 'asha＠example.com'],
    ['a telephone number', 'call 9876543210'],
    ['a telephone number in groups', '+91 (987) 65-432 10'],
    ['a telephone number in Devanagari', '९८७६५४३२१०'],
    ['six digits', 'pin 560001'],
  ])('does not keep a search that contains %s', (_what, typed) =>
    expect(toSearchedText(typed)).toBeNull(),
  )
})
