import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { GraphQLError } from 'graphql'
import { requestError } from '../../lib/errors.ts'
import type { Message } from '../../lib/messages/define-messages.ts'
import { httpMessages } from '../messages.ts'

/** The seconds after which a rejected caller may retry. */
const RETRY_AFTER = 5

export interface PoolLimits {
  /** The memory for all bodies that this process is receiving or processing. */
  bytes: number
  /** The memory for all bodies of one holder: an account or a network address. */
  holderBytes: number
  /** The number of bodies per holder. */
  holderBodies: number
}

/** The memory for one body. */
export interface Reservation {
  /** Reserves more. Throws when the pool or a holder's share is used up. */
  grow(bytes: number): void
  release(): void
}

export interface MemoryPool {
  /** Begins a reservation without memory. Throws when a holder has too many. */
  reserve: (holders: string[]) => Reservation
}

interface Share {
  bytes: number
  bodies: number
}

/** Creates a pool of memory for request bodies. Each body counts for the pool and for all its holders. */
export function createMemoryPool(limits: PoolLimits): MemoryPool {
  const shares = new Map<string, Share>()
  let used = 0
  const shareOf = (holder: string) => shares.get(holder) ?? { bytes: 0, bodies: 0 }
  const change = (holder: string, { bytes, bodies }: Share) => {
    const share = shareOf(holder)
    const changed = { bytes: share.bytes + bytes, bodies: share.bodies + bodies }
    if (changed.bodies === 0) shares.delete(holder)
    else shares.set(holder, changed)
  }
  return {
    reserve(holders) {
      if (holders.some((holder) => shareOf(holder).bodies >= limits.holderBodies)) {
        throw busy(tooManyBodies(limits.holderBodies))
      }
      for (const holder of holders) change(holder, { bytes: 0, bodies: 1 })
      let own = 0
      let isReleased = false
      return {
        grow(bytes) {
          if (isReleased) return
          const isOver = (holder: string) => shareOf(holder).bytes + bytes > limits.holderBytes
          if (used + bytes > limits.bytes || holders.some(isOver)) throw busy(tooMuch())
          for (const holder of holders) change(holder, { bytes, bodies: 0 })
          own += bytes
          used += bytes
        },
        release() {
          if (isReleased) return
          isReleased = true
          used -= own
          for (const holder of holders) change(holder, { bytes: -own, bodies: -1 })
        },
      }
    },
  }
}

/** Returns the same reservation, without counting its first bytes. */
export function beyond(bytes: number, reservation: Reservation): Reservation {
  let free = bytes
  return {
    ...reservation,
    grow(more) {
      const counted = Math.max(0, more - free)
      free -= more - counted
      reservation.grow(counted)
    },
  }
}

function tooManyBodies(max: number) {
  return httpMessages.TOO_MANY_FILES_AT_ONCE({ max, wait: RETRY_AFTER })
}

function tooMuch() {
  return httpMessages.TOO_MUCH_AT_ONCE({ wait: RETRY_AFTER })
}

function busy(message: Message<'RATE_LIMITED'>): GraphQLError {
  return requestError(message, { retryAfter: RETRY_AFTER })
}

const reservations = new WeakMap<FastifyRequest, Reservation>()

/** Keeps a reservation until the request has been processed, even if its sender has left. */
export function keepUntilAnswered(request: FastifyRequest, reservation: Reservation): void {
  reservations.set(request, reservation)
}

export function releaseAnswered(app: FastifyInstance): void {
  app.addHook('onSend', (request, _reply, payload, done) => {
    reservations.get(request)?.release()
    done(null, payload)
  })
}
