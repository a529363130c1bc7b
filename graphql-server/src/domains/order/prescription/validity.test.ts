import { describe, expect, it } from 'vitest'
import type { PrescriptionKind } from '../../../contract/types.generated.ts'
import { addDays } from '../../../lib/time/indian-time.ts'
import { checkValidity, requireValid, type DateProblem } from './validity.ts'

const PLACED = '2026-11-25'
const LAW = { prescriptionDaysAcute: 7, prescriptionDaysChronic: 30 }
const LONGER = { prescriptionDaysAcute: 30, prescriptionDaysChronic: 180 }
const SHORTEST = { prescriptionDaysAcute: 1, prescriptionDaysChronic: 1 }

const issued = (days: number, kind: PrescriptionKind) => ({
  ...{ issuedOn: addDays(PLACED, -days), kind, placedOn: PLACED },
})

describe('the validity of a prescription', () => {
  it.each<[PrescriptionKind, number, typeof LAW, DateProblem | null]>([
    ['ACUTE', 0, LAW, null],
    ['ACUTE', 7, LAW, null],
    ['ACUTE', 8, LAW, 'EXPIRED'],
    ['CHRONIC', 8, LAW, null],
    ['CHRONIC', 30, LAW, null],
    ['CHRONIC', 31, LAW, 'EXPIRED'],
    ['ACUTE', 30, LONGER, null],
    ['ACUTE', 31, LONGER, 'EXPIRED'],
    ['CHRONIC', 180, LONGER, null],
    ['CHRONIC', 181, LONGER, 'EXPIRED'],
    ['ACUTE', 1, SHORTEST, null],
    ['ACUTE', 2, SHORTEST, 'EXPIRED'],
    ['CHRONIC', 2, SHORTEST, 'EXPIRED'],
    ['CHRONIC', 365, LONGER, 'EXPIRED'],
    ['CHRONIC', 366, LONGER, 'TOO_OLD'],
    ['ACUTE', -1, LAW, 'AFTER_ORDER'],
    ['CHRONIC', -1, LONGER, 'AFTER_ORDER'],
  ])(
    'a prescription (%s) %i days before the order with %o is: %s',
    (kind, days, setting, found) => {
      expect(checkValidity(issued(days, kind), setting)).toBe(found)
    },
  )

  it('a prescription of 1900 is too old, and one of the leap day is compared a year later', () => {
    const dated = { kind: 'CHRONIC' as const }
    const check = (issuedOn: string, placedOn: string) =>
      checkValidity({ ...dated, issuedOn, placedOn }, LAW)
    expect(check('1900-01-01', PLACED)).toBe('TOO_OLD')
    expect(check('2023-02-28', '2024-02-29')).toBe('TOO_OLD')
    expect(check('2023-03-01', '2024-02-29')).toBe('EXPIRED')
  })
})

describe('an override', () => {
  const expired = issued(8, 'ACUTE')
  const by = (isAdmin: boolean, overrideReason: string) => ({ isAdmin, overrideReason })
  const REASON = 'Confirmed by phone'

  it.each<[string, number, boolean, string, string | undefined]>([
    ['an admin with a reason, for an expired prescription', 8, true, REASON, REASON],
    ['an admin with a reason, for a valid prescription', 7, true, REASON, undefined],
    ['an admin without a reason, for a valid prescription', 7, true, '', undefined],
    ['staff without a reason, for a valid prescription', 7, false, '', undefined],
  ])('%s is accepted', (_who, days, isAdmin, reason, kept) => {
    expect(requireValid(issued(days, 'ACUTE'), LAW, by(isAdmin, reason))).toBe(kept)
  })

  it.each<[string, number, boolean, string, object]>([
    ['an admin without a reason', 8, true, '', { code: 'PRESCRIPTION_EXPIRED', field: 'issuedOn' }],
    ['staff without a reason', 8, false, '', { code: 'PRESCRIPTION_EXPIRED', field: 'issuedOn' }],
    ['staff with a reason', 8, false, REASON, { reason: 'OVERRIDE_ONLY_BY_ADMINS' }],
    ['staff with a reason, in time', 7, false, REASON, { reason: 'OVERRIDE_ONLY_BY_ADMINS' }],
    ['an admin, after a year', 366, true, REASON, { reason: 'PRESCRIPTION_TOO_OLD' }],
    ['an admin, after the order', -1, true, REASON, { reason: 'PRESCRIPTION_DATE_AFTER_ORDER' }],
  ])('%s is rejected', (_who, days, isAdmin, reason, error) => {
    expect(() => requireValid(issued(days, 'ACUTE'), LAW, by(isAdmin, reason))).toThrow(
      expect.objectContaining({ userErrors: [expect.objectContaining(error)] }) as Error,
    )
  })

  it('the sentence about an expired prescription names its dates', () => {
    expect(() => requireValid(expired, LAW, by(true, ''))).toThrow(
      'The prescription of 17 November 2026 was valid for orders until 24 November 2026. This order was placed on 25 November 2026.',
    )
  })
})
