import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import type { z } from 'zod'
import { readForm } from '../../http/bodies/forms.ts'
import { badUserInput } from '../../lib/errors.ts'
import { sizeProblem } from '../../lib/request-size.ts'
import { IncomingFile } from '../../contract/incoming-file.ts'
import { BLANK } from './fields.ts'
import type { RestRequest, Route } from './route.ts'

/** No body of a route is half as deep. */
const MAX_DEPTH = 20
const WRONG_KIND = 'missing or not of the right kind.'

/** Restricts the routes of this scope to JSON bodies. */
export function receiveJson(scope: FastifyInstance): void {
  scope.removeContentTypeParser('text/plain')
  // Some clients name a content type for an empty body: axios that of an encoded form.
  scope.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    if (isEmpty(headers)) delete headers['content-type']
    done()
  })
}

function isEmpty(headers: IncomingHttpHeaders): boolean {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = headers
  return length === '0' && encoding === undefined
}

/** The validated JSON body of the request, or its file. Throws for anything else. */
export async function readContents(
  { file, body: schema }: Route,
  request: FastifyRequest,
): Promise<Pick<RestRequest<Record<string, unknown>>, 'body' | 'file'>> {
  if (file) return { body: {}, file: await readFile(file, request) }
  const { body = {} } = request
  if (!isObject(body)) throw badUserInput('The body must be a JSON object.')
  const problem = sizeProblem(body)
  if (problem !== null) throw badUserInput(problem)
  if (isDeeperThan(body, MAX_DEPTH)) throw badUserInput('The body is nested too deeply.')
  const { data, error } = schema.safeParse(body, { error: () => WRONG_KIND })
  if (error) throw badUserInput(describeIssues(error.issues))
  return { body: data, file: null }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1))
}

const fieldList = new Intl.ListFormat('en')

/** The first error of a field that has its own words, else which fields are wrong. Ranges are checked after types. */
function describeIssues(issues: z.core.$ZodIssue[]): string {
  const ofTypes = issues.filter(({ code }) => code !== 'too_small' && code !== 'too_big')
  const reported = ofTypes.length > 0 ? ofTypes : issues
  const specific = reported.find(({ message }) => message !== WRONG_KIND && message !== BLANK)
  if (specific) return `${nameField(specific)} ${specific.message}`
  return [WRONG_KIND, BLANK].flatMap((problem) => describeFields(reported, problem)).join(' ')
}

/** One sentence with all fields that have the problem, or none. */
function describeFields(issues: z.core.$ZodIssue[], problem: string): string[] {
  const concerned = issues.filter(({ message }) => message === problem)
  const fields = [...new Set(concerned.map(nameField))]
  if (fields.length === 0) return []
  return [`${fieldList.format(fields)} ${fields.length === 1 ? 'is' : 'are'} ${problem}`]
}

/** The name of a field of the body, or of an object in a list. */
function nameField({ path }: z.core.$ZodIssue): string {
  const index = path.findLastIndex((key) => typeof key === 'number')
  return String(path[index + 1] ?? path[0])
}

async function readFile(field: string, { body, headers }: FastifyRequest): Promise<IncomingFile> {
  const form = Buffer.isBuffer(body) ? await readForm(headers['content-type'] ?? '', body) : null
  const [file, ...others] = form?.files ?? []
  if (file?.name !== field || others.length > 0) {
    throw badUserInput(`Please send exactly one file, in the field ${field}.`)
  }
  return new IncomingFile(() => Promise.resolve(file.bytes))
}
