import { GraphQLScalarType, Kind } from 'graphql'
import { Upload as MappedUpload } from 'graphql-upload-minimal'
import { buffer } from 'node:stream/consumers'
import { requestError } from '../../lib/errors.ts'
import { IncomingFile } from '../../contract/incoming-file.ts'
import { graphqlMessages } from '../messages.ts'

/** A point in time: ISO 8601 in requests and responses, a Date in the code. */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  parseValue: parseDateTime,
  parseLiteral: (node) => parseDateTime(node.kind === Kind.STRING ? node.value : null),
  serialize(value) {
    if (!(value instanceof Date)) throw new Error('A DateTime must be a Date.')
    return value.toISOString()
  },
})

/** Accepts only the format in responses, so that callers send back the same values. */
function parseDateTime(value: unknown): Date {
  if (typeof value === 'string' && ISO_TIME.test(value)) {
    const time = new Date(value)
    if (!Number.isNaN(time.getTime())) return time
  }
  throw requestError(graphqlMessages.TIME_MALFORMED({ example: '2026-11-21T09:30:00.000Z' }))
}

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** Whole paise, up to the largest safe integer: Int is too small. */
export const Paise = new GraphQLScalarType<number, number>({
  name: 'Paise',
  serialize(value) {
    if (!isPaise(value)) throw new Error('Paise must be a whole number, 0 or more.')
    return value
  },
  parseValue: parsePaise,
  parseLiteral: (node) => parsePaise(node.kind === Kind.INT ? Number(node.value) : null),
})

/** The same for a difference, which can be negative. */
export const SignedPaise = new GraphQLScalarType<number, number>({
  name: 'SignedPaise',
  serialize(value) {
    if (!Number.isSafeInteger(value)) throw new Error('A difference must be a whole number.')
    return Number(value)
  },
  parseValue: parseDifference,
  parseLiteral: (node) => parseDifference(node.kind === Kind.INT ? Number(node.value) : null),
})

function parseDifference(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value
  throw requestError(graphqlMessages.DIFFERENCE_MALFORMED())
}

function parsePaise(value: unknown): number {
  if (isPaise(value)) return value
  throw requestError(graphqlMessages.AMOUNT_MALFORMED())
}

function isPaise(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

/** A file in a GraphQL multipart request or a REST call. */
export const Upload = new GraphQLScalarType<IncomingFile, never>({
  name: 'Upload',
  parseValue(value) {
    if (value instanceof IncomingFile) return value
    if (value instanceof MappedUpload) return new IncomingFile(() => readMapped(value))
    throw notAFile()
  },
  parseLiteral() {
    throw notAFile()
  },
  serialize() {
    throw new Error('An Upload cannot be part of a response.')
  },
})

async function readMapped(upload: MappedUpload): Promise<Buffer> {
  try {
    return await buffer((await upload.promise).createReadStream())
  } catch {
    throw requestError(graphqlMessages.UPLOAD_INCOMPLETE())
  }
}

function notAFile() {
  return requestError(graphqlMessages.FILE_NOT_IN_FORM())
}
