import busboy from 'busboy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import { finished } from 'node:stream'
import { finished as whenFinished } from 'node:stream/promises'
import { badUserInput } from '../lib/errors.ts'
import { MAX_PRESCRIPTION_BYTES } from '../domains/prescription/prescription-file.ts'
import { MAX_BYTES } from '../uploads/render-picture.ts'

const FORM = 'multipart/form-data'
const MB = 1024 * 1024
/** The size of a form beyond its largest file: other fields and the headers of its parts. */
const FORM_OVERHEAD = MB / 16
export const MAX_PICTURE_FORM_BYTES = MAX_BYTES + FORM_OVERHEAD
export const MAX_PRESCRIPTION_FORM_BYTES = MAX_PRESCRIPTION_BYTES + FORM_OVERHEAD
/** The maximum size of any form, which is an admin's with a product file. */
export const MAX_FORM_BYTES = 20 * MB + FORM_OVERHEAD
/** The memory for all forms that this process is receiving or processing. */
const BUDGET_BYTES = 256 * MB
/** The maximum size of a field, which holds an operation with its variables. */
export const MAX_FIELD_BYTES = 20_000
/** Forms of the store have at most three parts; other clients may send a few more. */
const MAX_PARTS = 10

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

/** The contents of a multipart form. File names and declared types are left out because nothing depends on them. */
export interface Form {
  /** In the order of the form. */
  fields: { name: string; value: string }[]
  files: { name: string; bytes: Buffer }[]
}

/** Reads a whole form. Throws for one that is malformed or incomplete, or has too many or too long parts. */
export async function readForm(contentType: string, body: Buffer): Promise<Form> {
  const fields: Form['fields'] = []
  const files: { name: string; chunks: Buffer[] }[] = []
  try {
    const parser = busboy({
      headers: { 'content-type': contentType },
      defParamCharset: 'utf8',
      limits: { fieldSize: MAX_FIELD_BYTES, parts: MAX_PARTS },
    })
    parser.on('field', (name, value, { valueTruncated }) => {
      if (valueTruncated) parser.destroy(new Error('A field is too long.'))
      fields.push({ name, value })
    })
    parser.on('file', (name, stream) => {
      const chunks: Buffer[] = []
      files.push({ name, chunks })
      // An error of the file also fails the form, and is reported there.
      stream.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', () => undefined)
    })
    parser.on('partsLimit', () => parser.destroy(new Error('There are too many parts.')))
    parser.end(body)
    await whenFinished(parser)
  } catch {
    throw badUserInput('The form could not be read.')
  }
  return {
    fields,
    files: files.map(({ name, chunks }) => ({ name, bytes: Buffer.concat(chunks) })),
  }
}
