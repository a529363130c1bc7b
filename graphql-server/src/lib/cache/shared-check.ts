/** Wraps a check so that it runs at most once per interval. All callers share its result, even while it is running. */
export function shareCheck(check: () => Promise<void>, intervalMs: number): () => Promise<boolean> {
  let startedAt = -Infinity
  let result = Promise.resolve(false)
  let isRunning = false
  return () => {
    if (isRunning || performance.now() - startedAt < intervalMs) return result
    startedAt = performance.now()
    isRunning = true
    result = check()
      .then(
        () => true,
        () => false,
      )
      .finally(() => (isRunning = false))
    return result
  }
}
