import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { shareCheck } from './shared-check.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

it('a check runs once per interval, and its callers share the result', async () => {
  const check = vi.fn(() => Promise.resolve())
  const isWell = shareCheck(check, 1000)
  expect(await Promise.all([isWell(), isWell(), isWell()])).toEqual([true, true, true])
  vi.advanceTimersByTime(999)
  check.mockRejectedValue(new Error('down'))
  expect(await isWell()).toBe(true)
  expect(check).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(await isWell()).toBe(false)
  expect(check).toHaveBeenCalledTimes(2)
})

it('a check that takes longer than the interval is not restarted', async () => {
  let finish = () => {}
  const check = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const isWell = shareCheck(check, 1000)
  const first = isWell()
  vi.advanceTimersByTime(5000)
  const second = isWell()
  finish()
  expect([await first, await second]).toEqual([true, true])
  expect(check).toHaveBeenCalledTimes(1)
})

it('a check is repeated after its interval, even if the clock was set back', async () => {
  const check = vi.fn(() => Promise.resolve())
  const isWell = shareCheck(check, 1000)
  await isWell()
  vi.setSystemTime(-3_600_000)
  vi.advanceTimersByTime(1000)
  await isWell()
  expect(check).toHaveBeenCalledTimes(2)
})
