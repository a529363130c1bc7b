export interface MirrorKeeper {
  /** Updates the mirror soon: immediately, or once more after the current update. */
  wake(): void
  /** Resolves when there is nothing left to do. */
  idle(): Promise<void>
}

/**
 * Updates the mirror whenever it is notified, never twice at once. Errors are reported, and the next notification
 * retries.
 */
export function mirrorKeeper(
  bringUp: () => Promise<unknown>,
  onError: (error: unknown) => void,
): MirrorKeeper {
  let isWanted = false
  let running: Promise<void> | null = null

  async function run(): Promise<void> {
    while (isWanted) {
      isWanted = false
      await bringUp().catch(onError)
    }
  }

  return {
    wake() {
      isWanted = true
      running ??= run().finally(() => (running = null))
    },
    idle: () => running ?? Promise.resolve(),
  }
}
