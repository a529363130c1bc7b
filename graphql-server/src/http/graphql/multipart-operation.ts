import type { FastifyReply, FastifyRequest } from 'fastify'
import { processRequest } from 'graphql-upload-minimal'
import { z } from 'zod'
import { requestError } from '../../lib/errors.ts'
import { type Form, MAX_FIELD_BYTES, readForm } from '../bodies/forms.ts'
import { httpMessages } from '../messages.ts'

/** Headers that other sites cannot add to a form. Apollo Server checks them too, but only after reading the body. */
const PREFLIGHT_HEADERS = ['apollo-require-preflight', 'x-apollo-operation-name'] as const

/** Throws for a form that another site could have submitted. */
export function requirePreflight({ headers }: FastifyRequest): void {
  if (PREFLIGHT_HEADERS.some((name) => headers[name])) return
  throw requestError(httpMessages.FORM_HEADER_MISSING({ header: PREFLIGHT_HEADERS[0] }))
}

/**
 * Reads the operation from a GraphQL multipart request, with its file where the form's `map` says. Throws unless the
 * form has exactly the fields `operations` and `map`, and one file that the map names.
 */
export async function readMultipartOperation(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Buffer,
): Promise<unknown> {
  requirePlainMap(await readForm(request.headers['content-type'] ?? '', body))
  // 'lambda' is the library's name for a body that has already been received.
  const received = Object.assign(request.raw, { body })
  const options = { environment: 'lambda', maxFieldSize: MAX_FIELD_BYTES, maxFiles: 1 } as const
  try {
    return await processRequest(received, reply.raw, options)
  } catch {
    throw malformed()
  }
}

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue({ code: 'custom', message: 'not JSON' })
    return z.NEVER
  }
})

const multipartFields = z.tuple([
  z.object({ name: z.literal('operations'), value: json.pipe(z.looseObject({})) }),
  z.object({ name: z.literal('map'), value: json.pipe(z.record(z.string(), z.array(z.string()))) }),
])

/**
 * Each path in the map must lead to a null through the operation's own properties. The library would also follow
 * inherited ones: 'toString.call' would replace that function for the whole process.
 */
function requirePlainMap({ fields, files }: Form): void {
  const parsed = multipartFields.safeParse(fields)
  if (!parsed.success || files.length !== 1) throw malformed()
  const [operations, map] = parsed.data
  const names = Object.keys(map.value)
  const paths = Object.values(map.value).flat()
  const isPlain = paths.every((path) => getValue(operations.value, path.split('.')) === null)
  if (names.length !== 1 || names[0] !== files[0]?.name) {
    throw requestError(httpMessages.FORM_FILE_NOT_MAPPED())
  }
  if (!isPlain) {
    throw requestError(httpMessages.FORM_MAP_MALFORMED({ example: '{"0":["variables.file"]}' }))
  }
}

function getValue(value: unknown, [key, ...rest]: string[]): unknown {
  if (key === undefined) return value
  return isTree(value) && Object.hasOwn(value, key) ? getValue(value[key], rest) : undefined
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function malformed() {
  return requestError(httpMessages.FORM_INCOMPLETE())
}
