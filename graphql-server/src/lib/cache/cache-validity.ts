/**
 * How long cached data stays valid after the last moment of which it is known that nothing was missing. More than the
 * two seconds after which the next one is due.
 */
const VALID_MS = 3_000

/** Whether the data cached by this process is still current, although other processes may change it too. */
export interface CacheValidity {
  /** Incremented by each change: what was read in an earlier generation may be out of date. */
  readonly generation: number
  /** Whether the cached data includes every change up to three seconds ago. */
  isValid(): boolean
  /** Starts a new generation. Call before the cached data is updated with a change, and again after it. */
  advance(): void
  /** Records that a poll which started at this moment (by `now`) has found all changes. */
  validate(startedAt: number): void
  /** Records that nothing has changed between the last poll and this moment. */
  extend(until: number): void
  /** Records a local change that no poll has found yet: nothing is valid until a poll starts after this call. */
  invalidate(): void
  /** A monotonic clock, in milliseconds. */
  now(): number
}

/** Not valid until the first call of `validate`. */
export function createCacheValidity(now: () => number = () => performance.now()): CacheValidity {
  let generation = 0
  let validUntil = -Infinity
  let invalidatedAt = -Infinity
  return {
    get generation() {
      return generation
    },
    isValid: () => now() < validUntil,
    advance() {
      generation += 1
    },
    validate(startedAt) {
      if (startedAt >= invalidatedAt) validUntil = startedAt + VALID_MS
    },
    extend(until) {
      if (validUntil > -Infinity) validUntil = Math.max(validUntil, until + VALID_MS)
    },
    invalidate() {
      generation += 1
      invalidatedAt = now()
      validUntil = -Infinity
    },
    now,
  }
}
