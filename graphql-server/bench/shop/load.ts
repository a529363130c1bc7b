import { setTimeout as sleep } from 'node:timers/promises'

/** Sends a request, and resolves when the complete response has arrived. */
type Ask = () => Promise<void>

export interface ClosedLoop {
  connections: number
  /** Ends after this many seconds or responses. */
  seconds: number
  most: number
}

/** Each connection sends a request as soon as it has its response. Returns the responses per second. */
export async function closedLoop(
  { connections, seconds, most }: ClosedLoop,
  ask: Ask,
): Promise<{ answers: number; perSecond: number }> {
  const began = performance.now()
  let answers = 0
  const connection = async () => {
    while (answers < most && performance.now() < began + seconds * 1000) {
      answers += 1
      await ask()
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  return { answers, perSecond: (answers * 1000) / (performance.now() - began) }
}

/**
 * Sends `count` requests at a fixed `rate` per second, without waiting for responses. Returns the times in milliseconds
 * since each request's planned start, so that a slow response that delays the next request counts for both.
 */
export async function openLoop(
  { rate, count }: { rate: number; count: number },
  ask: Ask,
): Promise<number[]> {
  const began = performance.now()
  const answers: Promise<number>[] = []
  for (let n = 0; n < count; n += 1) {
    const planned = began + (n * 1000) / rate
    // Timers are only precise to a millisecond, and may fire slightly early.
    while (performance.now() < planned) await sleep(Math.ceil(planned - performance.now()))
    answers.push(ask().then(() => performance.now() - planned))
  }
  return Promise.all(answers)
}
