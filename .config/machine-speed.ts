const PAUSE_MS = 2_000
const ROUNDS = 10_000_000

/** The average time of `work` in a run of `npm test` on two quiet cores, in milliseconds. It is 16 on an idle core. */
const USUAL_MS = 55

/**
 * Repeats the same piece of work from now on. Returns a function that returns how many times as long it has taken, on
 * average, as on two quiet cores.
 */
export function watchSpeed(): () => number {
  const times: number[] = []
  const timer = setInterval(() => times.push(work()), PAUSE_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    if (times.length === 0) return 1
    return times.reduce((sum, time) => sum + time, 0) / times.length / USUAL_MS
  }
}

function work(): number {
  const start = performance.now()
  let state = 1
  for (let round = 0; round < ROUNDS; round += 1) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
  }
  // The result is used, so that the compiler keeps the loop.
  return state === 0 ? 0 : performance.now() - start
}
