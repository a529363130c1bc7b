import { describe, expect, it } from 'vitest'
import { createCacheValidity } from './cache-validity.ts'

describe('cached data', () => {
  it('cached data is valid for three seconds after a poll starts', () => {
    let now = 5_000
    const validity = createCacheValidity(() => now)
    expect(validity.isValid()).toBe(false)
    now = 5_400
    validity.validate(5_000)
    expect(validity.isValid()).toBe(true)
    now = 8_000
    expect(validity.isValid()).toBe(false)
  })

  it('cached data stays valid while nothing changes', () => {
    let now = 1_000
    const validity = createCacheValidity(() => now)
    validity.validate(1_000)
    validity.extend(3_000)
    now = 5_900
    expect(validity.isValid()).toBe(true)
    now = 6_000
    expect(validity.isValid()).toBe(false)
  })

  it('cached data is not valid before the first poll or after a local change', () => {
    const validity = createCacheValidity(() => 1_000)
    validity.extend(1_000)
    expect(validity.isValid()).toBe(false)
    validity.validate(1_000)
    validity.invalidate()
    validity.extend(1_000)
    expect(validity.isValid()).toBe(false)
  })

  it('cached data is not valid after a local change until a later poll', () => {
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

  it('each change starts a new generation', () => {
    const validity = createCacheValidity()
    const turns = [validity.generation]
    validity.advance()
    turns.push(validity.generation)
    validity.invalidate()
    turns.push(validity.generation)
    expect(new Set(turns).size).toBe(3)
  })
})
