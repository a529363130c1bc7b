import { expect, it } from 'vitest'
import { readSubmission } from './submission.ts'

const submitted = {
  lines: [{ productId: 'a'.repeat(24), quantity: 2 }],
  ...{ addressId: 'b'.repeat(24), paymentMethod: 'UPI', expectedTotal: 8900 },
}

/** Orders are stored with their fingerprint. If it changed, repeated submissions would be rejected. */
it.each([undefined, '412345678901'])(
  'the fingerprint matches the fingerprint of stored orders, with the UPI transaction %s',
  (upiTransactionId) => {
    const { fingerprint } = readSubmission({ ...submitted, upiTransactionId })
    expect(fingerprint).toBe('H1S2HqNIdhWHh9FCTMVrhWjFzHHWW_Wy3z91sy85I60')
  },
)

it('the fingerprint is different for each business, and for a consumer', () => {
  const gstins = ['29ABCDE1234F1ZW', '07AAACK1234L1ZP']
  const buyers = [null, ...gstins.map((gstin) => ({ name: 'Rao Traders', gstin }))]
  const fingerprints = buyers.map((buyer) => readSubmission({ ...submitted, buyer }).fingerprint)
  expect(new Set(fingerprints).size).toBe(3)
})
