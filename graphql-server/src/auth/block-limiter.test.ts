import { RateLimiterMemory } from 'rate-limiter-flexible'
import { afterEach, expect, it, vi } from 'vitest'
import { createBlockLimiter } from './block-limiter.ts'

afterEach(() => vi.useRealTimers())

const SECONDS = 60

/** Thirty points a minute, in blocks of ten, and how often they were asked for. */
function limited() {
  const limiter = new RateLimiterMemory({ points: 30, duration: SECONDS })
  const taken = vi.spyOn(limiter, 'consume')
  return { taken, limit: createBlockLimiter(limiter, 10) }
}

/** How many of so many attempts at once were allowed. */
async function spend(limit: ReturnType<typeof createBlockLimiter>, times: number): Promise<number> {
  const attempts = Array.from({ length: times }, () => limit.consume('caller'))
  const ends = await Promise.allSettled(attempts)
  return ends.filter(({ status }) => status === 'fulfilled').length
}

it('gives out as many as the limit has, and asks once for each block', async () => {
  const { taken, limit } = limited()
  expect(await spend(limit, 7)).toBe(7)
  expect(taken.mock.calls).toEqual([['caller', 10]])
  expect(await spend(limit, 23)).toBe(23)
  expect(taken).toHaveBeenCalledTimes(3)
  expect(await spend(limit, 10)).toBe(0)
})

it('lets nobody have what was left of a time that is over', async () => {
  const { taken, limit } = limited()
  await limit.consume('caller')
  vi.useFakeTimers({ now: Date.now() + SECONDS * 1000 + 1, toFake: ['Date'] })
  await limit.consume('caller')
  expect(taken).toHaveBeenCalledTimes(2)
})

it('asks again after a fault of the database', async () => {
  const { taken, limit } = limited()
  taken.mockRejectedValueOnce(new Error('gone'))
  await expect(limit.consume('caller')).rejects.toThrow('gone')
  await limit.consume('caller')
})
