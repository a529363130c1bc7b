import type { FastifyRequest } from 'fastify'
import { readCaller } from '../caller.ts'
import { httpMessages } from '../messages.ts'
import { beyond, createMemoryPool, keepUntilAnswered } from './memory-pool.ts'
import { receiveBody } from './receive-body.ts'

const MB = 1024 * 1024
const LIMIT = { bytes: MB, tooLarge: httpMessages.BODY_TOO_LARGE({ max: 1 }) }

/** The web app's operations are smaller, and must not wait because others hold large bodies. */
const UNCOUNTED_BYTES = 8 * 1024

/** The memory in this process for all bodies except forms, beyond their first bytes. */
const pool = createMemoryPool({
  bytes: 64 * MB,
  holderBytes: 4 * MB,
  holderBodies: Infinity,
})

/** Receives the body of an operation or message. Anyone may send many at the same time. */
export function receivePlainBody(request: FastifyRequest): Promise<Buffer> {
  const reservation = pool.reserve([readCaller(request).address])
  keepUntilAnswered(request, reservation)
  return receiveBody(request, { limit: LIMIT, reservation: beyond(UNCOUNTED_BYTES, reservation) })
}
