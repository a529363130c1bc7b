import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Makes pauses short: `pass` skips them. Without it, time goes on as fast as the clock. Undone after the test. */
export function fakePauses() {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
}

export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
