import type { FastifyRequest } from 'fastify'
import { finished } from 'node:stream/promises'
import { requestError } from '../../lib/errors.ts'
import type { Message } from '../../lib/messages/define-messages.ts'
import { httpMessages } from '../messages.ts'
import type { Reservation } from './memory-pool.ts'

export interface BodyLimit {
  bytes: number
  /** The error for a longer body. */
  tooLarge: Message<'PAYLOAD_TOO_LARGE'>
}

interface Receiving {
  limit: BodyLimit
  reservation: Reservation
  /** Called for each part that arrives. */
  onPart?: () => void
}

/** Throws before reading a body whose declared length is too large. */
export function requireDeclaredLength(
  { headers }: FastifyRequest,
  { bytes, tooLarge }: BodyLimit,
): void {
  if (Number(headers['content-length'] ?? 0) > bytes) throw requestError(tooLarge)
}

/**
 * Receives a body into memory, while the reservation grows with the bytes that arrive. Throws for a body that is too
 * large or incomplete. The parts are copied into one buffer: a list would take hundreds of bytes for each part, and a
 * part can be a single byte.
 */
export async function receiveBody(
  request: FastifyRequest,
  { limit, reservation, onPart }: Receiving,
): Promise<Buffer> {
  requireDeclaredLength(request, limit)
  const { raw, headers } = request
  const most = Number(headers['content-length'] ?? limit.bytes)
  let bytes = Buffer.alloc(0)
  let length = 0
  const append = (part: Buffer) => {
    const needed = length + part.length
    if (needed > limit.bytes) throw requestError(limit.tooLarge)
    if (needed > bytes.length) {
      const size = Math.max(needed, Math.min(2 * bytes.length, most))
      reservation.grow(size - bytes.length)
      const larger = Buffer.allocUnsafeSlow(size)
      bytes.copy(larger, 0, 0, length)
      bytes = larger
    }
    part.copy(bytes, length)
    length = needed
  }
  await new Promise<void>((resolve, reject) => {
    const take = (part: Buffer) => {
      onPart?.()
      try {
        append(part)
      } catch (error) {
        // The rest of the body is dropped.
        raw.off('data', take)
        reject(error instanceof Error ? error : incomplete())
      }
    }
    raw.on('data', take)
    finished(raw, { writable: false }).then(resolve, () => reject(incomplete()))
  })
  return bytes.subarray(0, length)
}

function incomplete() {
  return requestError(httpMessages.REQUEST_UNREADABLE())
}
