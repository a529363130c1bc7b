import { describe, expect, it } from 'vitest'
import { lastDayOfMonth } from '../../../lib/time/indian-time.ts'
import { expiresSoon, formatExpiry, isExpired, parseExpiry, swapExpiry } from './batch-expiry.ts'

describe('parsing the expiry of a batch', () => {
  it.each([
    ['03/27', '2027-03'],
    ['3/27', '2027-03'],
    ['03/2027', '2027-03'],
    ['12-27', '2027-12'],
    ['12.2027', '2027-12'],
    ['02 / 29', '2029-02'],
    ['02/29', '2029-02'],
    ['13/26', null],
    ['00/26', null],
    ['26/03', null],
    ['03/1927', null],
    ['03/3027', null],
    ['03/027', null],
    ['0328', '2028-03'],
    ['327', '2027-03'],
    ['032027', '2027-03'],
    ['EXP. 03/27', '2027-03'],
    ['EXP 0327', '2027-03'],
    ['Expiry Date: 03.2027', '2027-03'],
    ['E: 03/27', '2027-03'],
    ['USE BEFORE MAR 2027', '2027-03'],
    ['Dec-27', '2027-12'],
    ['DEC 2027', '2027-12'],
    ['MAR27', '2027-03'],
    ['SEPT.2027', '2027-09'],
    ['March 2027', '2027-03'],
    ['31/12/2027', '2027-12'],
    ['31.03.27', '2027-03'],
    ['31-MAR-2027', '2027-03'],
    ['31122027', '2027-12'],
    ['2027-03', '2027-03'],
    ['2027/03/31', '2027-03'],
    ['31/02/2027', null],
    ['32/03/2027', null],
    ['Marzo 2027', null],
    ['00000000', null],
    ['2027', null],
    ['', null],
  ])('the expiry %j is the month %j', (printed, month) => {
    expect(parseExpiry(printed)).toBe(month)
  })

  it.each([
    ['27/03', '03/27'],
    ['2703', '03/27'],
    ['27/13', null],
    ['03/27', null],
    ['B24031', null],
  ])('the expiry %j may mean %j', (printed, meant) => {
    expect(swapExpiry(printed)).toBe(meant)
  })

  it('a month is formatted as it is printed', () => {
    expect(formatExpiry('2029-02')).toBe('02/29')
  })
})

describe('the day on which a batch expires', () => {
  it.each([
    ['2029-02', '2029-02-28'],
    ['2028-02', '2028-02-29'],
    ['2026-12', '2026-12-31'],
    ['2026-11', '2026-11-30'],
  ])('the last day of %s is %s', (month, day) => {
    expect(lastDayOfMonth(month)).toBe(day)
  })

  it.each([
    ['2026-11', '2026-11-30', { expired: false, soon: true }],
    ['2026-11', '2026-12-01', { expired: true, soon: true }],
    ['2026-12', '2026-12-01', { expired: false, soon: true }],
    ['2026-12', '2026-11-30', { expired: false, soon: false }],
    ['2027-02', '2026-12-31', { expired: false, soon: false }],
  ])('a batch of %s on %s is %j', (month, today, { expired, soon }) => {
    expect(isExpired(month, today)).toBe(expired)
    expect(expiresSoon(month, today)).toBe(soon)
  })
})
