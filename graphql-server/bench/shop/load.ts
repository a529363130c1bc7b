import { setTimeout as sleep } from 'node:timers/promises'

/** Asks something once, and resolves when the whole answer is there. */
type Ask = () => Promise<void>

export interface ClosedLoop {
  connections: number
  /** It ends after so many seconds, or so many answers. */
  seconds: number
  most: number
}

/** Each connection asks as soon as it has its answer. Gives the answers in a second. */
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
 * Asks `count` times at fixed moments, `rate` in a second, whether or not there are answers. Gives how long each took
 * in milliseconds, from the moment that was planned: an answer that keeps the next question waiting counts for both.
 */
export async function openLoop(
  { rate, count }: { rate: number; count: number },
  ask: Ask,
): Promise<number[]> {
  const began = performance.now()
  const answers: Promise<number>[] = []
  for (let n = 0; n < count; n += 1) {
    const planned = began + (n * 1000) / rate
    // Timers count whole milliseconds, and may be early by a part of one.
    while (performance.now() < planned) await sleep(Math.ceil(planned - performance.now()))
    answers.push(ask().then(() => performance.now() - planned))
  }
  return Promise.all(answers)
}
