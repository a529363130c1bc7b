/** Work runs at least this often, so that nothing depends on being woken. */
const LONGEST_PAUSE_MS = 60_000

export interface PacedWorkOptions {
  /** The shortest time between two starts, in milliseconds. */
  pace: number
  /** Returns when it has to run again even if nothing wakes it. */
  run: () => Promise<Date | null>
  onError: (error: unknown) => void
}

export interface PacedWork {
  /** Runs the work at once, or as soon as its pace allows: for the first time when one pace has passed. */
  wake(): void
  /** Whether the last run succeeded, and nothing has woken the work since. */
  isDone(): boolean
  /** Stops the work, and resolves when the current run has finished. */
  stop(): Promise<void>
}

/**
 * Runs the work when it is woken, when it is due, and once a minute. It never runs twice at once. After an error it
 * runs again at its pace. Does not keep the process alive.
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
