import { expect, it } from 'vitest'
import { createPushKeys } from './push-keys.ts'

it('the keys follow from the secret, so that all processes have the same ones', () => {
  const email = () => 'shop@example.com'
  const keys = createPushKeys('secret', email)
  expect(keys).toEqual(createPushKeys('secret', email))
  expect(keys.publicKey).not.toBe(createPushKeys('another', email).publicKey)
  expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65)
  expect(keys.subject).toBe('mailto:shop@example.com')
})
