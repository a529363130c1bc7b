import { cleanup, render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { usePolling } from './use-polling.ts'

beforeEach(() => void vi.useFakeTimers())

function begin() {
  const task = vi.fn()
  function Poll() {
    usePolling(task, 10_000)
    return null
  }
  render(<Poll />)
  return task
}

it('polling runs the task at its interval', () => {
  const task = begin()
  expect(task).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(task).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(20_000)
  expect(task).toHaveBeenCalledTimes(3)
})

it('polling pauses in a hidden tab, and runs at once when the tab becomes visible', () => {
  const task = begin()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  vi.advanceTimersByTime(60_000)
  expect(task).not.toHaveBeenCalled()
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(task).toHaveBeenCalledTimes(1)
})

it('polling pauses without a connection, and runs at once when the connection is back', () => {
  const task = begin()
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.advanceTimersByTime(60_000)
  expect(task).not.toHaveBeenCalled()
  onLine.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  expect(task).toHaveBeenCalledTimes(1)
})

it('polling ends when the user leaves the page', () => {
  const task = begin()
  cleanup()
  vi.advanceTimersByTime(60_000)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(task).not.toHaveBeenCalled()
})
