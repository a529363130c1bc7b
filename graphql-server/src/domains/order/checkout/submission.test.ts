import { expect, it } from 'vitest'
import { readSubmission } from './submission.ts'

/** Orders are stored with their fingerprint. If it changed, repeated submissions would be rejected. */
it.each([undefined, '412345678901'])(
  'the fingerprint matches the fingerprint of stored orders, with the UPI transaction %s',
  (upiTransactionId) => {
    const { fingerprint } = readSubmission({
      lines: [{ productId: 'a'.repeat(24), quantity: 2 }],
      addressId: 'b'.repeat(24),
      paymentMethod: 'UPI',
      expectedTotal: 8900,
      upiTransactionId,
    })
    expect(fingerprint).toBe('H1S2HqNIdhWHh9FCTMVrhWjFzHHWW_Wy3z91sy85I60')
  },
)
