import { expect, it } from 'vitest'
import { deriveKey } from './derive-key.ts'

it('a key for a purpose never changes, because stored codes and tokens depend on it', () => {
  const key = deriveKey('a secret of the tests, long enough to be one', 'one-time codes')
  expect(key.toString('hex')).toBe(
    'e4e9e6ba1c5a646bc287665e486d7487668257fdfa40e95f873f38114396704d',
  )
})
