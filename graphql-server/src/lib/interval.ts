export interface Interval {
  /** Ends it, and resolves when nothing of it runs any more. */
  stop(): Promise<void>
}

/**
 * Does the work every so many milliseconds, for the first time after one such pause. Never twice at once: a
 * turn that comes while the last one runs is left out. Does not keep the process alive.
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
