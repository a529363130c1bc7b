import type { RateLimiterAbstract } from 'rate-limiter-flexible'

/** The number of callers kept in memory. Beyond it, all blocks are discarded, so no caller gets too many points. */
const MAX_CALLERS = 10_000

interface Block {
  left: number
  /** When the limit's period ends, in milliseconds since 1970. */
  until: number
}

/**
 * Takes points from a limiter in blocks and hands them out one by one, so most attempts need no database command. All
 * processes together never exceed the limit. A caller that uses several processes may be stopped up to one block early
 * in each.
 */
export function createBlockLimiter(limiter: RateLimiterAbstract, size: number) {
  const blocks = new Map<string, Promise<Block>>()

  function take(key: string): Promise<Block> {
    if (blocks.size >= MAX_CALLERS) blocks.clear()
    const taken = limiter
      .consume(key, size)
      .then(({ msBeforeNext }) => ({ left: size, until: Date.now() + msBeforeNext }))
    blocks.set(key, taken)
    taken.catch(() => blocks.delete(key))
    return taken
  }

  return {
    /** Throws the limiter's errors. */
    async consume(key: string): Promise<void> {
      for (;;) {
        const pending = blocks.get(key) ?? take(key)
        const block = await pending
        if (block.left > 0 && Date.now() < block.until) {
          block.left -= 1
          return
        }
        if (blocks.get(key) === pending) blocks.delete(key)
      }
    },
  }
}
