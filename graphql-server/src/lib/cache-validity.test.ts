import { describe, expect, it } from 'vitest'
import { createCacheValidity } from './cache-validity.ts'

describe('what is remembered', () => {
  it('is trusted for a second from the beginning of a look', () => {
    let now = 5_000
    const validity = createCacheValidity(() => now)
    expect(validity.isValid()).toBe(false)
    now = 5_400
    validity.validate(5_000)
    expect(validity.isValid()).toBe(true)
    now = 6_000
    expect(validity.isValid()).toBe(false)
  })

  it('is not trusted after a change of this process, before a look that began behind it', () => {
    let now = 1_000
    const validity = createCacheValidity(() => now)
    validity.validate(1_000)
    now = 1_100
    validity.invalidate()
    expect(validity.isValid()).toBe(false)
    validity.validate(1_050)
    expect(validity.isValid()).toBe(false)
    validity.validate(1_100)
    expect(validity.isValid()).toBe(true)
  })

  it('is of another generation after each change', () => {
    const validity = createCacheValidity()
    const turns = [validity.generation]
    validity.advance()
    turns.push(validity.generation)
    validity.invalidate()
    turns.push(validity.generation)
    expect(new Set(turns).size).toBe(3)
  })
})
