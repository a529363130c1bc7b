import { RateLimiterMemory } from 'rate-limiter-flexible'
import { createLimiter, secondsOf, type Limit } from '../../auth/limiter.ts'

/** Keys that are none, from one network. */
const GUESSES: Limit = { points: 30, duration: 15 * 60 }

const guesses = createLimiter('key-guess', GUESSES)
/** The networks that had so many, as far as this process knows: asking it costs no command. */
const shutOut = new RateLimiterMemory({ points: 1, duration: GUESSES.duration })

/** After how many seconds a network is told again whether a wrong key is one; null when it is told now. */
export async function waitOfGuesser(address: string): Promise<number | null> {
  const block = await shutOut.get(address)
  return block && secondsOf(block)
}

/** Counts a key that is none, for all processes: each of them takes one at most after the last that is allowed. */
export async function noteGuess(address: string): Promise<void> {
  const counted = await guesses.penalty(address)
  if (counted.consumedPoints < GUESSES.points) return
  await shutOut.block(address, secondsOf(counted))
}
