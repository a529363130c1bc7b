/** How long what is known is trusted after the last look for changes began, in milliseconds. */
const TRUSTED_MS = 1_000

/** Whether what this process remembers still holds, of what other processes may change too. */
export interface Freshness {
  /** Another number after each change: what was read in an earlier turn may be out of date. */
  readonly turn: number
  /** Whether every change up to a second ago has been told of. */
  isTrusted(): boolean
  /** Something has changed. To be told before what is remembered follows the change, and again after it. */
  changed(): void
  /** A look that began at this moment, on the steady clock in milliseconds, has told of all changes. */
  confirm(began: number): void
  /** Something changed here that no look has told of: nothing is trusted before one that begins from now on. */
  distrust(): void
  /** The steady clock, in milliseconds. */
  now(): number
}

/** Trusted for the first time when a look is confirmed. */
export function createFreshness(now: () => number = () => performance.now()): Freshness {
  let turn = 0
  let trustedUntil = -Infinity
  let distrustedAt = -Infinity
  return {
    get turn() {
      return turn
    },
    isTrusted: () => now() < trustedUntil,
    changed() {
      turn += 1
    },
    confirm(began) {
      if (began >= distrustedAt) trustedUntil = began + TRUSTED_MS
    },
    distrust() {
      turn += 1
      distrustedAt = now()
      trustedUntil = -Infinity
    },
    now,
  }
}
