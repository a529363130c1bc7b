import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { percentile } from '../running-store.ts'
import { closedLoop, openLoop } from './load.ts'

/** By how many milliseconds longer timers fire early. */
let early = 0

vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) =>
    new Promise((resolve) => setTimeout(resolve, ms > 1 ? ms - early : ms)),
}))

beforeEach(() => {
  early = 0
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

/** A server that answers requests in order, the first after 50 ms and each further one after 1 ms. */
function slowAtFirst(): () => Promise<void> {
  let free: Promise<void> = sleep(0)
  let isFirst = true
  return () => {
    const ms = isFirst ? 50 : 1
    isFirst = false
    return (free = free.then(() => sleep(ms)))
  }
}

it('the open loop measures from the planned time, even for requests that wait for an earlier one', async () => {
  const running = openLoop({ rate: 100, count: 5 }, slowAtFirst())
  await vi.runAllTimersAsync()
  const delays = await running
  // Planned for 0, 10, 20, 30 and 40 ms; answered at 50, 51, 52, 53 and 54.
  expect(delays.map(Math.round)).toEqual([50, 41, 32, 23, 14])
  expect(Math.round(percentile(delays, 50))).toBe(32)
  expect(Math.round(percentile(delays, 99))).toBe(50)
})

it('the open loop includes delays by the loop itself', async () => {
  let isFirst = true
  const running = openLoop({ rate: 100, count: 3 }, () => {
    // Nothing else runs for 30 ms, including the loop.
    if (isFirst) vi.advanceTimersByTime(30)
    isFirst = false
    return Promise.resolve()
  })
  await vi.runAllTimersAsync()
  expect((await running).map(Math.round)).toEqual([30, 20, 10])
})

it('the open loop sends no request before its time, even if timers fire early', async () => {
  early = 0.6
  const running = openLoop({ rate: 300, count: 5 }, () => Promise.resolve())
  await vi.runAllTimersAsync()
  expect(Math.min(...(await running))).toBeGreaterThanOrEqual(0)
})

it('the closed loop keeps a number of requests in progress until the time is over', async () => {
  let underWay = 0
  let most = 0
  const running = closedLoop({ connections: 4, seconds: 1, most: Infinity }, async () => {
    most = Math.max(most, (underWay += 1))
    await sleep(10)
    underWay -= 1
  })
  await vi.runAllTimersAsync()
  expect(await running).toEqual({ answers: 400, perSecond: 400 })
  expect(most).toBe(4)
})

it("the closed loop ends with the job's last request", async () => {
  const running = closedLoop({ connections: 4, seconds: 1, most: 10 }, () => sleep(10))
  await vi.runAllTimersAsync()
  expect((await running).answers).toBe(10)
})
