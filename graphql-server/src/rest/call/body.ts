import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import type { z } from 'zod'
import { readForm } from '../../http/bodies/forms.ts'
import { requestError } from '../../lib/errors.ts'
import { readIssue } from '../../lib/input.ts'
import type { Message } from '../../lib/messages/define-messages.ts'
import { findSizeProblem } from '../../lib/request-size.ts'
import { IncomingFile } from '../../contract/incoming-file.ts'
import { restMessages } from '../messages.ts'
import { joinErrors } from './errors.ts'
import { BLANK, nameField } from './fields.ts'
import type { RestRequest, Route } from './route.ts'

/** More than twice the depth of any valid body. */
const MAX_DEPTH = 20
/** Marks the issue of a field that is missing or has the wrong type. One message names all of them. */
const MISSING = 'MISSING'

/** Restricts the routes of this scope to JSON bodies. */
export function receiveJson(scope: FastifyInstance): void {
  scope.removeContentTypeParser('text/plain')
  // Some clients send a content type with an empty body: axios sends an encoded form's.
  scope.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    if (isEmpty(headers)) delete headers['content-type']
    done()
  })
}

function isEmpty(headers: IncomingHttpHeaders): boolean {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = headers
  return length === '0' && encoding === undefined
}

/** Reads the request's validated JSON body, or its file. Throws for anything else. */
export async function readContents(
  { file, body: schema }: Route,
  request: FastifyRequest,
): Promise<Pick<RestRequest<Record<string, unknown>>, 'body' | 'file'>> {
  if (file) return { body: {}, file: await readFile(file, request) }
  const { body = {} } = request
  if (!isObject(body)) throw requestError(restMessages.BODY_NOT_OBJECT())
  const problem = findSizeProblem(body)
  if (problem !== null) throw requestError(problem)
  if (isDeeperThan(body, MAX_DEPTH)) throw requestError(restMessages.BODY_TOO_DEEP())
  const { data, error } = schema.safeParse(body, { error: () => MISSING })
  if (error) throw joinErrors(listProblems(error.issues))
  return { body: data, file: null }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1))
}

/** The first error with its own message, else the fields that are missing or blank. Ranges are checked after types. */
function listProblems(issues: z.core.$ZodIssue[]): Message<'BAD_USER_INPUT'>[] {
  const ofTypes = issues.filter(({ code }) => code !== 'too_small' && code !== 'too_big')
  const reported = ofTypes.length > 0 ? ofTypes : issues
  const specific = reported.find(({ message }) => message !== MISSING && message !== BLANK)
  if (specific) return [readIssue(specific.message)]
  const [missing, blank] = [MISSING, BLANK].map((mark) => {
    const marked = reported.filter(({ message }) => message === mark)
    return [...new Set(marked.map(nameField))]
  })
  return [
    ...nameFields(restMessages.FIELDS_MISSING, missing),
    ...nameFields(restMessages.FIELDS_BLANK, blank),
  ]
}

/** One message with all the fields, or no message if there are no fields. */
function nameFields(
  toMessage: (params: { fields: string[]; count: number }) => Message<'BAD_USER_INPUT'>,
  fields: string[] = [],
): Message<'BAD_USER_INPUT'>[] {
  return fields.length === 0 ? [] : [toMessage({ fields, count: fields.length })]
}

async function readFile(field: string, { body, headers }: FastifyRequest): Promise<IncomingFile> {
  const form = Buffer.isBuffer(body) ? await readForm(headers['content-type'] ?? '', body) : null
  const [file, ...others] = form?.files ?? []
  if (file?.name !== field || others.length > 0) {
    throw requestError(restMessages.NOT_ONE_FILE({ field }))
  }
  return new IncomingFile(() => Promise.resolve(file.bytes))
}
