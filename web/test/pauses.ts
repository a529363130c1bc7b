import { act } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { vi } from 'vitest'

/** Makes pauses short: `pass` skips them. Without it, time goes on as fast as the clock. Undone after the test. */
export function fakePauses() {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
}

export async function pass(milliseconds: number): Promise<void> {
  // React first runs the last event's effects, which may start timers.
  await act(() => new Promise((resolve) => setImmediate(resolve)))
  await act(() => vi.advanceTimersByTimeAsync(milliseconds))
}

/** Types a letter every 10 ms on the fake clock, which stands still while a busy machine renders. */
export async function typeQuickly(box: HTMLElement, text: string): Promise<void> {
  vi.setTimerTickMode('manual')
  for (const [index, letter] of Array.from(text).entries()) {
    const options = { delay: null, skipClick: index > 0 }
    const typed = userEvent.type(box, letter, options).then(() => true)
    // Testing Library waits for a timer of 0 ms after each event.
    const runDue = () => vi.advanceTimersByTimeAsync(0).then(() => false)
    while (!(await Promise.race([typed, runDue()])));
    await vi.advanceTimersByTimeAsync(10)
  }
  vi.setTimerTickMode('interval', 20)
}
