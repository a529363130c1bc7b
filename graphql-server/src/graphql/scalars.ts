import { GraphQLError, GraphQLScalarType, Kind } from 'graphql'
import { Upload as MappedUpload } from 'graphql-upload-minimal'
import { buffer } from 'node:stream/consumers'
import { badUserInput } from '../lib/errors.ts'
import { IncomingFile } from '../uploads/incoming-file.ts'

/** A point in time: ISO 8601 in responses, a Date in the code. No input has one. */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  serialize(value) {
    if (!(value instanceof Date)) throw new GraphQLError('A DateTime must be a date.')
    return value.toISOString()
  },
})

/** Whole paise, up to the largest safe integer: Int is too small. */
export const Paise = new GraphQLScalarType<number, number>({
  name: 'Paise',
  serialize: parsePaise,
  parseValue: parsePaise,
  parseLiteral: (node) => parsePaise(node.kind === Kind.INT ? Number(node.value) : null),
})

function parsePaise(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value
  throw new GraphQLError('An amount must be a whole number of paise, 0 or more.')
}

/** A file sent with the operation, in a GraphQL multipart request or a REST call. */
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
    throw new GraphQLError('A file can only be sent to the store.')
  },
})

async function readMapped(upload: MappedUpload): Promise<Buffer> {
  try {
    return await buffer((await upload.promise).createReadStream())
  } catch {
    throw badUserInput('The file did not arrive as a whole, or is used twice.')
  }
}

function notAFile(): GraphQLError {
  return new GraphQLError('A file must be sent in a multipart request.')
}
