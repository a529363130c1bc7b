import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPacedWork } from './paced-work.ts'

const MINUTE = 60_000
let runs: number[]
let errors: unknown[]
let run: () => Promise<Date | null>

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  runs = []
  errors = []
  run = () => Promise.resolve(null)
})
afterEach(() => vi.useRealTimers())

/** Starts work that runs at most once a second, and wakes it after a second. */
async function start() {
  const work = createPacedWork({
    pace: 1_000,
    run: () => {
      runs.push(Date.now())
      return run()
    },
    onError: (error) => errors.push(error),
  })
  vi.setSystemTime(-1_000)
  await vi.advanceTimersByTimeAsync(1_000)
  work.wake()
  return work
}

it('work runs immediately when it is woken, and at its pace when it is woken often', async () => {
  const work = await start()
  for (let n = 0; n < 30; n += 1) {
    work.wake()
    await vi.advanceTimersByTimeAsync(100)
  }
  await vi.advanceTimersByTimeAsync(MINUTE / 2)
  expect(runs).toEqual([0, 1_000, 2_000, 3_000])
  await work.stop()
})

it('work runs once a minute without being woken', async () => {
  const work = await start()
  await vi.advanceTimersByTimeAsync(2 * MINUTE)
  expect(runs).toEqual([0, MINUTE, 2 * MINUTE])
  await work.stop()
})

it('work runs when it is due, but never faster than its pace', async () => {
  const dates = [5_000, 5_000, 0].map((time) => new Date(time))
  run = () => Promise.resolve(dates.shift() ?? null)
  const work = await start()
  await vi.advanceTimersByTimeAsync(MINUTE / 2)
  expect(runs).toEqual([0, 5_000, 6_000, 7_000])
  await work.stop()
})

it('failed work is not done, and is retried at its pace', async () => {
  run = () => (runs.length < 3 ? Promise.reject(new Error('down')) : Promise.resolve(null))
  const work = await start()
  await vi.advanceTimersByTimeAsync(500)
  expect(work.isDone()).toBe(false)
  await vi.advanceTimersByTimeAsync(MINUTE / 2)
  expect([runs, errors.length, work.isDone()]).toEqual([[0, 1_000, 2_000], 2, true])
  await work.stop()
})

it('work that is woken during a run is not done, and runs once more', async () => {
  let end: () => void = () => undefined
  run = () => new Promise((resolve) => (end = () => resolve(null)))
  const work = await start()
  await vi.advanceTimersByTimeAsync(5_000)
  work.wake()
  work.wake()
  end()
  await vi.advanceTimersByTimeAsync(0)
  expect([runs, work.isDone()]).toEqual([[0, 5_000], false])
  end()
  await vi.advanceTimersByTimeAsync(5_000)
  expect([runs, work.isDone()]).toEqual([[0, 5_000], true])
  await work.stop()
})

it('stopping waits for the current run and prevents further ones', async () => {
  let end: () => void = () => undefined
  run = () => new Promise((resolve) => (end = () => resolve(new Date(0))))
  const work = await start()
  await vi.advanceTimersByTimeAsync(0)
  let isStopped = false
  const stopping = work.stop().then(() => (isStopped = true))
  await vi.advanceTimersByTimeAsync(100)
  expect(isStopped).toBe(false)
  end()
  await stopping
  work.wake()
  await vi.advanceTimersByTimeAsync(2 * MINUTE)
  expect(runs).toEqual([0])
})

it('work that is woken at its start runs after one pace, so that it does not slow down the start', async () => {
  const run = vi.fn(() => Promise.resolve(null))
  const work = createPacedWork({ pace: 1_000, run, onError: () => undefined })
  work.wake()
  await vi.advanceTimersByTimeAsync(999)
  expect(run).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(run).toHaveBeenCalledOnce()
  await work.stop()
})
