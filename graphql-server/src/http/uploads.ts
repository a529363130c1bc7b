import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import { finished } from 'node:stream'
import { MAX_BYTES } from '../uploads/render-picture.ts'

const FORM = 'multipart/form-data'
const MB = 1024 * 1024
/** What a form may have beside the largest file: its other fields, and the heads of its parts. */
const FORM_OVERHEAD = MB / 16
/** The longest form that brings a picture. */
export const MAX_PICTURE_FORM_BYTES = MAX_BYTES + FORM_OVERHEAD
/** The longest form of all: an admin's, with a file of products. */
export const MAX_FORM_BYTES = 20 * MB + FORM_OVERHEAD
/** What all forms that are received or worked on in this process may take together. */
const BUDGET_BYTES = 256 * MB

/** Whether the request says that its body is a form. */
export function isForm({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.toLowerCase().startsWith(FORM) ?? false
}

/**
 * Lets the routes of this scope get forms, as bytes in `request.body`. They are held in memory and never on
 * disk; what is longer is refused while it comes in, whatever length it declared.
 */
export function receiveForms(scope: FastifyInstance, bodyLimit: number): void {
  scope.addContentTypeParser(FORM, { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
    done(null, body),
  )
}

/** Gives each form its bytes until its reply has left, and refuses what comes when too few are left. */
export function createUploadBudget(bytes = BUDGET_BYTES) {
  let left = bytes
  return ({ headers }: FastifyRequest, reply: FastifyReply, longest: number): void => {
    // A declared length is never exceeded: HTTP ends the body there.
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
