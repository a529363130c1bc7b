import busboy from 'busboy'
import type { FastifyRequest } from 'fastify'
import { finished } from 'node:stream/promises'
import { MAX_PRESCRIPTION_BYTES } from '../../domains/prescription/prescription-file.ts'
import { requestError } from '../../lib/errors.ts'
import { MAX_BYTES } from '../../uploads/render-picture.ts'
import { httpMessages } from '../messages.ts'
import type { BodyLimit } from './receive-body.ts'

export const FORM = 'multipart/form-data'
const MB = 1024 * 1024
/** A form's size beyond its file: the other fields and the headers of its parts. */
const FORM_OVERHEAD = MB / 16
export const PICTURE_FORM = limitForm(MAX_BYTES)
export const PRESCRIPTION_FORM = limitForm(MAX_PRESCRIPTION_BYTES)
/** An admin's form with a product file. */
export const LARGEST_FORM = limitForm(20 * MB)
/** The maximum size of a field. The longest holds an operation with its variables. */
export const MAX_FIELD_BYTES = 20_000
/** The web app's forms have at most three parts. Other clients may send a few more. */
const MAX_PARTS = 10

export function isForm({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.toLowerCase().startsWith(FORM) ?? false
}

function limitForm(fileBytes: number): BodyLimit {
  const tooLarge = httpMessages.FILE_TOO_LARGE({ max: fileBytes / MB })
  return { bytes: fileBytes + FORM_OVERHEAD, tooLarge }
}

/** The contents of a multipart form, without file names and declared types, which nothing depends on. */
export interface Form {
  /** In the same order as in the form. */
  fields: { name: string; value: string }[]
  files: { name: string; bytes: Buffer }[]
}

/** Reads a form. Throws if it is malformed or incomplete, or has too many parts or parts that are too long. */
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
      // An error in the file also fails the form, which reports it.
      stream.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', () => undefined)
    })
    parser.on('partsLimit', () => parser.destroy(new Error('There are too many parts.')))
    parser.end(body)
    await finished(parser)
  } catch {
    throw requestError(httpMessages.FORM_UNREADABLE())
  }
  return {
    fields,
    files: files.map(({ name, chunks }) => ({ name, bytes: Buffer.concat(chunks) })),
  }
}
