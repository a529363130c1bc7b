export interface Interval {
  /** Stops the interval, and resolves when the current run has finished. */
  stop(): Promise<void>
}

/**
 * Runs the work at an interval, first after one interval has passed. Skips a run while the previous one is still in
 * progress. Does not keep the process alive.
 */
export function runEvery(
  milliseconds: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): Interval {
  let running: Promise<void> | null = null
  const timer = setInterval(() => {
    running ??= work()
      .catch(onError)
      .finally(() => (running = null))
  }, milliseconds)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
