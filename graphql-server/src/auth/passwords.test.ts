import bcrypt from 'bcryptjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPasswords, newPasswordField, type Passwords } from './passwords.ts'

let passwords: Passwords

beforeAll(() => {
  passwords = createPasswords({ cost: 4 })
})
afterAll(() => passwords.close())

it('a password matches its own hash only', async () => {
  const hash = await passwords.hash('correct horse')
  expect(hash).not.toContain('correct')
  expect(await passwords.matches('correct horse', hash)).toBe(true)
  expect(await passwords.matches('correct horsf', hash)).toBe(false)
})

describe('accented letters', () => {
  const composed = 'Café पासवर्ड é'.normalize('NFC')
  const decomposed = composed.normalize('NFD')

  it('a password with accents has the same hash for composed and decomposed letters', async () => {
    expect(decomposed).not.toBe(composed)
    for (const [first, second] of [
      [composed, decomposed],
      [decomposed, composed],
    ] as const) {
      const hash = await passwords.hash(first)
      expect(await passwords.check(second, hash)).toEqual({ matches: true })
    }
  })

  it('a password with accents matches old hashes of any form and replaces them', async () => {
    for (const old of [composed, decomposed, 'e\u0301 and \u00e9 mixed']) {
      const hash = await bcrypt.hash(old, 4)
      const { matches, newHash } = await passwords.check(old, hash)
      expect(matches).toBe(true)
      const stored = newHash ?? hash
      expect(await bcrypt.compare(old.normalize('NFC'), stored)).toBe(true)
    }
    const typedElsewhere = await passwords.check(composed, await bcrypt.hash(decomposed, 4))
    expect(typedElsewhere).toMatchObject({ matches: true })
    expect(typedElsewhere.newHash).toMatch(/^\$2/)
  })

  it('a password with accents does not match without them, or without an account', async () => {
    const hash = await passwords.hash(composed)
    expect(await passwords.matches('Cafe पासवर्ड e', hash)).toBe(false)
    expect(await passwords.matches(decomposed, null)).toBe(false)
    expect(await passwords.matches('é'.repeat(500_000), null)).toBe(false)
  })

  it('the length of a password counts composed letters', () => {
    const typed = 'é'.repeat(36).normalize('NFD')
    expect(newPasswordField.parse(typed)).toBe('é'.repeat(36))
  })
})

it('no password matches for an account that does not exist', async () => {
  expect(await passwords.matches('the password of nobody', null)).toBe(false)
  expect(await passwords.matches('x'.repeat(1_000_000), null)).toBe(false)
})

it('no password matches a malformed hash, and later checks work', async () => {
  for (const broken of ['$'.repeat(60), 'x'.repeat(60), '', '$2b$99$' + '.'.repeat(53)])
    expect(await passwords.matches('correct horse', broken)).toBe(false)
  const hash = await passwords.hash('correct horse')
  expect(await passwords.matches('correct horse', hash)).toBe(true)
})

it('the password thread fails its tasks when it dies, and the next task restarts it', async () => {
  const own = createPasswords({ cost: 4 })
  const hash = await own.hash('correct horse')
  // A comparison at cost 31 takes days, so the thread is still busy with it when it dies.
  const endless = hash.replace('$04$', '$31$')
  const asked = Promise.allSettled([
    own.matches('x', endless),
    own.hash('x'),
    own.matches('x', hash),
    own.matches('x', null),
  ])
  await own.close()
  const outcomes = (await asked).map(({ status }) => status)
  expect(outcomes).toEqual(['rejected', 'rejected', 'rejected', 'rejected'])
  expect(await own.matches('correct horse', hash)).toBe(true)
  expect(await own.matches('correct horse', null)).toBe(false)
  await own.close()
})

it.each([
  ['seven77', false],
  ['eight888', true],
  ['८ अंक का पासवर्ड', true],
  ['é'.repeat(36), true],
  ['é'.repeat(37), false],
  ['🍎'.repeat(7), false],
  ['x'.repeat(73), false],
])('the new password "%s" is accepted: %s', (text, isAccepted) =>
  expect(newPasswordField.safeParse(text).success).toBe(isAccepted),
)
