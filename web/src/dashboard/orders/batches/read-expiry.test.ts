import { describe, expect, it } from 'vitest'
import {
  formatExpiry,
  parseExpiry,
} from '../../../../../graphql-server/src/domains/order/record/batch-expiry.ts'
import { describeExpiry, readExpiry } from './read-expiry.ts'

const PRINTED = [
  ...['03/27', '3-27', '03.2027', '02 / 29', '0328', '327', '032027', '32027', '1227'],
  ...['Dec-27', 'DEC 2027', 'MAR27', "MAR '27", 'SEPT.2027', 'june 2027', 'March 2027'],
  ...['31/12/2027', '31.03.27', '31-MAR-2027', '31 MAR 27', '31122027', '2027-03', '2027/03/31'],
  ...['EXP. 03/27', 'EXP 0327', 'Expiry Date: 03/27', 'E: 03/27', 'ED. 03/27', 'U.B. 03/27'],
  ...['USE BEFORE MAR 2027', 'Use by 03/27', ' 03/27 '],
  ...['27/03', '13/27', '00/27', '31/02/2027', '0/3/27', '00000000', '2027', '03/1927', 'Marzo 27'],
  ...['', 'B24031', '12', '3/027', 'EXP', 'constructor 27'],
]

describe('the expiry as printed or typed', () => {
  it('the page reads an expiry exactly as the server does', () => {
    for (const printed of PRINTED) {
      const month = parseExpiry(printed)
      expect(readExpiry(printed), printed).toBe(month ? formatExpiry(month) : '')
    }
  })

  it.each([
    ['0328', 'March 2028'],
    ['Dec-27', 'December 2027'],
    ['31/12/2027', 'December 2027'],
    ['12/32', 'December 2032'],
    ['01/33', 'January 2033. Is the year right?'],
    ['27/03', ''],
    ['03', ''],
  ])('the expiry %j is shown as %j in 2026', (typed, words) => {
    expect(describeExpiry(typed, new Date('2026-11-29'))).toBe(words)
  })
})
