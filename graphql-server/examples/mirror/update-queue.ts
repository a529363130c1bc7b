export interface UpdateQueue {
  /** Updates the mirror soon: immediately, or once more after the current update. */
  request(): void
  /** Resolves when there is nothing left to do. */
  idle(): Promise<void>
}

/**
 * Updates the mirror whenever it is notified, never twice at once. Errors are reported, and the next notification
 * retries.
 */
export function createUpdateQueue(
  update: () => Promise<unknown>,
  onError: (error: unknown) => void,
): UpdateQueue {
  let isRequested = false
  let running: Promise<void> | null = null

  async function run(): Promise<void> {
    while (isRequested) {
      isRequested = false
      await update().catch(onError)
    }
  }

  return {
    request() {
      isRequested = true
      running ??= run().finally(() => (running = null))
    },
    idle: () => running ?? Promise.resolve(),
  }
}
