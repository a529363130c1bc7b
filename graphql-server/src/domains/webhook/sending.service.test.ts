import { expect, it } from 'vitest'
import { nextAttempt } from './sending.service.ts'

const first = new Date('2026-11-21T00:00:00.000Z')

/** Returns when a failing delivery is sent, in seconds after the first attempt. */
function timesOfFailing(): number[] {
  const times = []
  let now: Date | null = first
  for (let attempts = 1; now; attempts += 1) {
    times.push((now.getTime() - first.getTime()) / 1000)
    now = nextAttempt(attempts, first, now)
  }
  return times
}

it('delays between attempts grow to twelve hours and end within three days', () => {
  const pauses = timesOfFailing().map((time, n, times) => time - (times[n - 1] ?? 0))
  expect(pauses).toEqual([
    0, 10, 60, 300, 1800, 7200, 21_600, 43_200, 43_200, 43_200, 43_200, 43_200,
  ])
})

it('a delivery is not retried after the third day', () => {
  const at = (hours: number) => new Date(first.getTime() + hours * 60 * 60_000)
  expect(nextAttempt(9, first, at(60))).toEqual(at(72))
  expect(nextAttempt(9, first, at(60.01))).toBeNull()
})
