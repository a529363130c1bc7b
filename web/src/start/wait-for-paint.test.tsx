import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitForPaint } from './wait-for-paint.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Starts to wait, and returns whether it is over. */
function wait() {
  let isOver = false
  void waitForPaint().then(() => (isOver = true))
  return async (milliseconds = 0) => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    return isOver
  }
}

it('waitForPaint ends when the page has loaded and is painted', async () => {
  const isOver = wait()
  expect(await isOver(1_000)).toBe(false)
  window.dispatchEvent(new Event('load'))
  expect(await isOver()).toBe(false)
  expect(await isOver(50)).toBe(true)
})

it.each(['pointerdown', 'keydown', 'input'])(
  'waitForPaint ends with the first %s',
  async (type) => {
    const isOver = wait()
    document.body.dispatchEvent(new Event(type))
    expect(await isOver()).toBe(true)
  },
)

it('waitForPaint ends after two seconds', async () => {
  const isOver = wait()
  expect(await isOver(1_999)).toBe(false)
  expect(await isOver(1)).toBe(true)
})
