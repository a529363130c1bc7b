import { describe, expect, it } from 'vitest'
import { parseId, randomCode } from './ids.ts'

describe('parseId', () => {
  it('parseId accepts 24 hexadecimal digits', () => {
    expect(parseId('65a1b2c3d4e5f60718293a4b')?.toHexString()).toBe('65a1b2c3d4e5f60718293a4b')
  })
  it.each([
    '',
    'abc',
    '65a1b2c3d4e5f60718293a4',
    '65a1b2c3d4e5f60718293a4bz',
    '{"$gt":""}',
    'twelve bytes',
  ])('parseId rejects "%s"', (text) => expect(parseId(text)).toBeNull())
})

describe('randomCode', () => {
  it('randomCode returns 12 letters and digits that are easy to read', () => {
    expect(randomCode()).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/)
  })
  it('randomCode never repeats', () => {
    expect(new Set(Array.from({ length: 1000 }, randomCode)).size).toBe(1000)
  })
})
