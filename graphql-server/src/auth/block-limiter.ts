import type { RateLimiterAbstract } from 'rate-limiter-flexible'

/** How many callers are held in memory; beyond that what they have left is forgotten, which is never too much. */
const MAX_CALLERS = 10_000

interface Block {
  left: number
  /** When the time that the limit counts is over. */
  until: number
}

/**
 * Takes points from a limiter in blocks and gives them out one by one, so that most attempts cost no command. All
 * processes together never give out more than the limit; who comes to several is stopped up to a block early at each.
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
    /** Throws as the limiter does. */
    async consume(key: string): Promise<void> {
      for (;;) {
        const held = blocks.get(key) ?? take(key)
        const block = await held
        if (block.left > 0 && Date.now() < block.until) {
          block.left -= 1
          return
        }
        if (blocks.get(key) === held) blocks.delete(key)
      }
    },
  }
}
