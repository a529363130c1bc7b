import { expect, it } from 'vitest'
import { cleanGstin, isGstin } from './gstin.ts'

it.each(['29ABCDE1234F1ZW', '07AAACK1234L1ZP', '33AABCK7890M2Z0', '27AAPFU0939F1ZV'])(
  'accepts the GSTIN %s',
  (text) => {
    expect(isGstin(text)).toBe(true)
  },
)

it.each([
  ['two swapped digits', '29ABCDE1243F1ZW'],
  ['a wrong check character', '29ABCDE1234F1ZX'],
  ['a wrong state code', '28ABCDE1234F1ZW'],
  ['the letter O for a zero', '29ABCDE1234F1ZO'],
  ['14 characters', '29ABCDE1234F1Z'],
  ['nothing', ''],
])('rejects a GSTIN with %s', (_what, text) => {
  expect(isGstin(text)).toBe(false)
})

it('accepts a GSTIN in lower case with spaces', () => {
  expect(isGstin(cleanGstin(' 29 abcde 1234 f1zw '))).toBe(true)
})
