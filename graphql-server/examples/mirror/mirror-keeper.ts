export interface MirrorKeeper {
  /** Has the mirror brought up to the store soon: at once, or once more when that is being done now. */
  wake(): void
  /** Resolves when nothing is left to do. */
  idle(): Promise<void>
}

/** Brings the mirror up whenever it is woken, never twice at once. What went wrong is told; the next wake tries again. */
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
