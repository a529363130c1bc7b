/**
 * How long cached data stays valid after the last moment when it was known to be complete. More than the two seconds
 * until the next such moment is due.
 */
const VALID_MS = 3_000

/** Tracks whether this process's cached data is current, although other processes may change it, too. */
export interface CacheValidity {
  /** Incremented by each change. Data from an earlier generation may be out of date. */
  readonly generation: number
  /** Whether the cached data includes every change up to three seconds ago. */
  isValid(): boolean
  /** Starts a new generation. Call it before and after updating the cached data with a change. */
  advance(): void
  /** Records that a poll has found all changes. `startedAt` is its start, by `now`. */
  validate(startedAt: number): void
  /** Records that nothing has changed between the last poll and `until`. */
  extend(until: number): void
  /** Records a local change that no poll has found. Nothing is valid until a later poll. */
  invalidate(): void
  /** A monotonic clock, in milliseconds. */
  now(): number
}

/** The data is not valid until the first call to `validate`. */
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
