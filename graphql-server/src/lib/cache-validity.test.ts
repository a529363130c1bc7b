import { describe, expect, it } from 'vitest'
import { createFreshness } from './cache-validity.ts'

describe('what is remembered', () => {
  it('is trusted for a second from the beginning of a look', () => {
    let now = 5_000
    const freshness = createFreshness(() => now)
    expect(freshness.isTrusted()).toBe(false)
    now = 5_400
    freshness.confirm(5_000)
    expect(freshness.isTrusted()).toBe(true)
    now = 6_000
    expect(freshness.isTrusted()).toBe(false)
  })

  it('is not trusted after a change of this process, before a look that began behind it', () => {
    let now = 1_000
    const freshness = createFreshness(() => now)
    freshness.confirm(1_000)
    now = 1_100
    freshness.distrust()
    expect(freshness.isTrusted()).toBe(false)
    freshness.confirm(1_050)
    expect(freshness.isTrusted()).toBe(false)
    freshness.confirm(1_100)
    expect(freshness.isTrusted()).toBe(true)
  })

  it('is of another turn after each change', () => {
    const freshness = createFreshness()
    const turns = [freshness.turn]
    freshness.changed()
    turns.push(freshness.turn)
    freshness.distrust()
    turns.push(freshness.turn)
    expect(new Set(turns).size).toBe(3)
  })
})
