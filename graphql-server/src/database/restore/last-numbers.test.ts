import { expect, it } from 'vitest'
import { parseLastNumbers } from './last-numbers.ts'

const NOW = new Date('2026-11-29T06:00:00Z')
const DUMPED = new Map([
  ['2025-26', 900],
  ['T26-27', 123],
  ['CN26-27', 4],
])

it('last numbers are read by series, with the last bag of today', () => {
  const given = parseLastNumbers('T26-27=140 CN26-27=000004, B26-27=2 BAG=17', DUMPED, NOW)
  expect(Object.fromEntries(given)).toEqual({ 'T26-27': 140, 'CN26-27': 4, 'B26-27': 2, BAG: 17 })
})

it.each([
  ['T26-27', /T26-27 is not valid in --last-numbers/],
  ['T26-28=140 CN26-27=4', /T26-28=140 is not valid/],
  ['X26-27=140', /X26-27=140 is not valid/],
  ['2026-28=1', /2026-28=1 is not valid/],
  ['T26-27=-1', /T26-27=-1 is not valid/],
  ['T26-27=1234567', /T26-27=1234567 is not valid/],
  ['BAG=100', /BAG=100 is not valid/],
  ['T26-27=122 CN26-27=4', /T26-27=122 is too low: the last number of T26-27 in the dump is 123/],
  ['T26-27=140 T26-27=141', /has T26-27 more than once/],
  ['T26-27=140', /must contain CN26-27 too. Its last number in the dump is 4/],
  ['', /must contain CN26-27 too/],
])('the last numbers "%s" are rejected', (text, message) => {
  expect(() => parseLastNumbers(text, DUMPED, NOW)).toThrow(message)
})
