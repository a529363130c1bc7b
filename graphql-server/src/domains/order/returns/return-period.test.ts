import { expect, it } from 'vitest'
import { writeCredit, writeInvoice } from '../../../../test/support/order-documents.ts'
import { isLate } from './credit-deadline.ts'
import { parsePeriod } from './return-period.ts'

it.each([
  ['2026-11', '2026-10-31T18:30:00.000Z', '2026-11-30T18:30:00.000Z'],
  ['2026-12', '2026-11-30T18:30:00.000Z', '2026-12-31T18:30:00.000Z'],
  ['2028-02', '2028-01-31T18:30:00.000Z', '2028-02-29T18:30:00.000Z'],
  ['2026-27-Q1', '2026-03-31T18:30:00.000Z', '2026-06-30T18:30:00.000Z'],
  ['2026-27-Q3', '2026-09-30T18:30:00.000Z', '2026-12-31T18:30:00.000Z'],
  ['2026-27-Q4', '2026-12-31T18:30:00.000Z', '2027-03-31T18:30:00.000Z'],
])('%s is a period in Indian time', (name, start, end) => {
  const period = parsePeriod(name)
  expect([period.start.toISOString(), period.end.toISOString()]).toEqual([start, end])
})

it.each(['', '2026', '2026-13', '2026-1', '2026-Q3', '2026-28-Q3', '2026-27-Q5', '2026-11-01'])(
  '%j is no period',
  (name) => {
    expect(() => parsePeriod(name)).toThrow(
      'Enter a month such as 2026-11, or a quarter such as 2026-27-Q3 for October to December 2026.',
    )
  },
)

it.each([
  ['2026-03-31T18:29:59Z', '2026-11-30T18:29:59Z', false],
  ['2026-03-31T18:29:59Z', '2026-11-30T18:30:00Z', true],
  ['2026-03-31T18:30:00Z', '2026-11-30T18:30:00Z', false],
  ['2026-03-31T18:30:00Z', '2027-11-30T18:30:00Z', true],
])('for an invoice of %s, a credit note of %s is late: %s', (invoiced, credited, late) => {
  const lines = [{ total: 100, percent: 5 }]
  const invoice = writeInvoice({ lines, issuedAt: new Date(invoiced) })
  const document = writeCredit(invoice, 100, { issuedAt: new Date(credited) })
  expect(isLate(document)).toBe(late)
})
