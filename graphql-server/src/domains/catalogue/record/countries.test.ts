import { expect, it } from 'vitest'
import { countryCodes, readCountry } from './countries.ts'

it.each([
  ['IN', 'IN'],
  ['in', 'IN'],
  ['IND', 'IN'],
  [' India ', 'IN'],
  ['भारत', 'IN'],
  ['Made in India', 'IN'],
  ['Product of Spain', 'ES'],
  ['USA', 'US'],
  ['U.S.A.', 'US'],
  ['United States', 'US'],
  ['UNITED KINGDOM', 'GB'],
  ['U.K.', 'GB'],
  ['UAE', 'AE'],
  ['The Netherlands', 'NL'],
  ['Holland', 'NL'],
  ['South Korea', 'KR'],
  ['Vietnam', 'VN'],
  ['Türkiye', 'TR'],
  ['Turkey', 'TR'],
  ['Sri Lanka', 'LK'],
  ['BHUTAN', 'BT'],
])('reads the country %j as %s', (text, code) => {
  expect(readCountry(text)).toBe(code)
})

it.each(['', ' ', '-', 'Darjeeling', 'Imported', 'India or Nepal', 'A', '91', 'India'.repeat(30)])(
  'the text %j names no country',
  (text) => {
    expect(readCountry(text)).toBeNull()
  },
)

it('countries are sorted by their English name, and each code reads as itself', () => {
  expect(countryCodes.slice(0, 3)).toEqual(['AF', 'AX', 'AL'])
  expect(countryCodes.map(readCountry)).toEqual(countryCodes)
})
