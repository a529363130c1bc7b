import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runEvery } from './interval.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

it('an interval runs the work repeatedly, even after an error, until it is stopped', async () => {
  const errors: unknown[] = []
  let turns = 0
  const work = () => {
    turns += 1
    return turns === 2 ? Promise.reject(new Error('once')) : Promise.resolve()
  }
  const repetition = runEvery(100, work, (error) => errors.push(error))
  await vi.advanceTimersByTimeAsync(350)
  expect([turns, errors.length]).toEqual([3, 1])
  await repetition.stop()
  await vi.advanceTimersByTimeAsync(500)
  expect(turns).toBe(3)
})

it('an interval never runs the work concurrently, and stops after the current run', async () => {
  let turns = 0
  let end: () => void = () => undefined
  const work = () => {
    turns += 1
    return new Promise<void>((resolve) => (end = resolve))
  }
  const repetition = runEvery(100, work, () => undefined)
  await vi.advanceTimersByTimeAsync(550)
  expect(turns).toBe(1)
  let isStopped = false
  const stopping = repetition.stop().then(() => (isStopped = true))
  await vi.advanceTimersByTimeAsync(100)
  expect(isStopped).toBe(false)
  end()
  await stopping
  expect(turns).toBe(1)
})
