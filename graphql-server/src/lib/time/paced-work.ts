/** Work runs at least once in this time, so that nothing depends on being woken. */
const LONGEST_PAUSE_MS = 60_000

export interface PacedWorkOptions {
  /** The shortest time between two starts, in milliseconds. */
  pace: number
  /** Returns when the next run is due, even without a call to `wake`. */
  run: () => Promise<Date | null>
  onError: (error: unknown) => void
}

export interface PacedWork {
  /** Runs the work immediately, or when its pace allows. The first run is after one pace. */
  wake(): void
  /** Whether the last run succeeded, and the work has not been woken since. */
  isDone(): boolean
  /** Stops the work, and resolves when the current run has finished. */
  stop(): Promise<void>
}

/**
 * Runs the work when it is woken, when it is due, and once a minute, but never concurrently. Retries it at its pace
 * after an error. Does not keep the process alive.
 */
export function createPacedWork({ pace, run, onError }: PacedWorkOptions): PacedWork {
  let isWoken = true
  let isStopped = false
  let startedAt = performance.now()
  let running: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  function scheduleIn(milliseconds: number): void {
    if (isStopped) return
    const earliest = startedAt + pace - performance.now()
    clearTimeout(timer)
    timer = setTimeout(start, Math.max(milliseconds, earliest, 0)).unref()
  }

  function start(): void {
    isWoken = false
    startedAt = performance.now()
    running = runOnce().then((pause) => {
      running = null
      scheduleIn(isWoken ? 0 : pause)
    })
  }

  /** Returns the longest time until the next run, in milliseconds. */
  async function runOnce(): Promise<number> {
    try {
      const due = await run()
      return Math.min(due ? due.getTime() - Date.now() : Infinity, LONGEST_PAUSE_MS)
    } catch (error) {
      onError(error)
      isWoken = true
      return 0
    }
  }

  return {
    wake() {
      isWoken = true
      if (!running) scheduleIn(0)
    },
    isDone: () => !isWoken && !running,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
