import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import { finished } from 'node:stream'
import { MAX_BYTES } from '../uploads/render-picture.ts'

const FORM = 'multipart/form-data'
const MB = 1024 * 1024
/** The size of a form beyond its largest file: other fields and the headers of its parts. */
const FORM_OVERHEAD = MB / 16
export const MAX_PICTURE_FORM_BYTES = MAX_BYTES + FORM_OVERHEAD
/** The maximum size of any form, which is an admin's with a product file. */
export const MAX_FORM_BYTES = 20 * MB + FORM_OVERHEAD
/** The memory for all forms that this process is receiving or processing. */
const BUDGET_BYTES = 256 * MB

export function isForm({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.toLowerCase().startsWith(FORM) ?? false
}

/**
 * Lets the routes of this scope receive forms as bytes in `request.body`, in memory and never on disk. A longer body
 * is refused while it arrives, whatever length it declared.
 */
export function receiveForms(scope: FastifyInstance, bodyLimit: number): void {
  scope.addContentTypeParser(FORM, { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
    done(null, body),
  )
}

/** Reserves memory for each form until its response is sent, and refuses forms when too little is left. */
export function createUploadBudget(bytes = BUDGET_BYTES) {
  let left = bytes
  return ({ headers }: FastifyRequest, reply: FastifyReply, longest: number): void => {
    // A declared length is never exceeded, because HTTP ends the body there.
    const length = Math.min(longest, Number(headers['content-length'] ?? longest))
    if (length > left) {
      void reply.header('retry-after', '5')
      throw tooMany()
    }
    left -= length
    finished(reply.raw, () => (left += length))
  }
}

export type UploadBudget = ReturnType<typeof createUploadBudget>

function tooMany(): GraphQLError {
  const message = 'Too many files are being uploaded. Please try again in a few seconds.'
  return new GraphQLError(message, { extensions: { code: 'RATE_LIMITED' } })
}
