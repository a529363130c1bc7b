import { RateLimiterMemory } from 'rate-limiter-flexible'
import { afterEach, expect, it, vi } from 'vitest'
import { createBlockLimiter } from './block-limiter.ts'

afterEach(() => vi.useRealTimers())

const SECONDS = 60

/** A limiter with 30 points a minute in blocks of ten, and a spy on its calls. */
function limited() {
  const limiter = new RateLimiterMemory({ points: 30, duration: SECONDS })
  const taken = vi.spyOn(limiter, 'consume')
  return { taken, limit: createBlockLimiter(limiter, 10) }
}

/** Returns the number of concurrent attempts that were allowed. */
async function spend(limit: ReturnType<typeof createBlockLimiter>, times: number): Promise<number> {
  const attempts = Array.from({ length: times }, () => limit.consume('caller'))
  const ends = await Promise.allSettled(attempts)
  return ends.filter(({ status }) => status === 'fulfilled').length
}

it('a block limiter allows as many attempts as the limit, with one call for each block', async () => {
  const { taken, limit } = limited()
  expect(await spend(limit, 7)).toBe(7)
  expect(taken.mock.calls).toEqual([['caller', 10]])
  expect(await spend(limit, 23)).toBe(23)
  expect(taken).toHaveBeenCalledTimes(3)
  expect(await spend(limit, 10)).toBe(0)
})

it('a block limiter does not carry points over into the next period', async () => {
  const { taken, limit } = limited()
  await limit.consume('caller')
  vi.useFakeTimers({ now: Date.now() + SECONDS * 1000 + 1, toFake: ['Date'] })
  await limit.consume('caller')
  expect(taken).toHaveBeenCalledTimes(2)
})

it('a block limiter retries the limiter after a database error', async () => {
  const { taken, limit } = limited()
  taken.mockRejectedValueOnce(new Error('gone'))
  await expect(limit.consume('caller')).rejects.toThrow('gone')
  await limit.consume('caller')
})
