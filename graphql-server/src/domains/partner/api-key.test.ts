import { expect, it } from 'vitest'
import { isSameKey, newApiKey, parsePrefix } from './api-key.ts'

it('a key starts with its visible prefix, and its stored hash does not reveal it', () => {
  const { secret, prefix, hash } = newApiKey()
  expect(secret).toMatch(/^kc_[0-9A-Z]{8}_[\w-]{43}$/)
  expect(parsePrefix(secret)).toBe(prefix)
  expect(secret.startsWith(`${prefix}_`)).toBe(true)
  expect(hash).toHaveLength(43)
  expect(secret).not.toContain(hash)
  expect(newApiKey().secret).not.toBe(secret)
})

it('isSameKey compares the whole key', () => {
  const { secret, hash } = newApiKey()
  const last = secret.endsWith('A') ? 'B' : 'A'
  expect(isSameKey(secret, hash)).toBe(true)
  expect(isSameKey(`${secret.slice(0, -1)}${last}`, hash)).toBe(false)
  expect(isSameKey(secret, newApiKey().hash)).toBe(false)
})

it.each([
  '',
  'kc_',
  'kc_7Q2M9X4T',
  `kc_7Q2M9X4T_${'a'.repeat(42)}`,
  `kc_7Q2M9X4T_${'a'.repeat(44)}`,
])('%j is not a valid key', (text) => expect(parsePrefix(text)).toBeNull())
