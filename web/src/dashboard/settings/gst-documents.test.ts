import { expect, it } from 'vitest'
import { describeDocuments } from './gst-documents.ts'

const values = {
  gstRegistration: 'REGULAR',
  turnoverClass: 'UP_TO_5_CRORE',
  gstin: '',
  invoiceSeries: 'SEPARATE',
} as const

it.each([
  [values, '2026-11-28', 'The first numbers are T26-27/000001, B26-27/000001 and TB26-27/000001.'],
  [{ ...values, gstRegistration: 'COMPOSITION' as const }, '2027-03-31', 'are B26-27/000001. '],
  [{ ...values, invoiceSeries: 'CONTINUED' as const }, '2027-04-01', 'such as 2027-28/000124. '],
  [values, '2099-04-01', 'The first credit note is CN99-00/000001.'],
])('the numbers of %j on %s are described: %s', (given, today, text) => {
  expect(describeDocuments(given, today).join('\n')).toContain(text)
})

it('a shop with a turnover above ₹5 crore reads that business invoices need an IRN', () => {
  const read = (turnoverClass: 'UP_TO_5_CRORE' | 'ABOVE_5_CRORE') =>
    describeDocuments({ ...values, turnoverClass }, '2026-11-28').join()
  expect(read('ABOVE_5_CRORE')).toMatch(/Invoices to businesses need an IRN/)
  expect(read('UP_TO_5_CRORE')).not.toMatch(/IRN/)
})

it('a shop that is not registered reads nothing about series', () => {
  const texts = describeDocuments({ ...values, gstRegistration: 'NONE' }, '2026-11-28')
  expect(texts.join()).not.toMatch(/number/)
})
