import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import { readForm } from '../http/form.ts'
import { badUserInput } from '../lib/errors.ts'
import { sizeProblem } from '../lib/request-size.ts'
import { IncomingFile } from '../uploads/incoming-file.ts'
import { isFields } from './read.ts'
import type { RestRequest, Row } from './row.ts'

/** No document of REST is half as deep. */
const MAX_DEPTH = 20

/** Lets the routes of this scope get JSON and nothing else. */
export function receiveJson(scope: FastifyInstance): void {
  scope.removeContentTypeParser('text/plain')
  // Clients name a type for the body that they do not send: axios an encoded form's.
  scope.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    if (isEmpty(headers)) delete headers['content-type']
    done()
  })
}

function isEmpty(headers: IncomingHttpHeaders): boolean {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = headers
  return length === '0' && encoding === undefined
}

/** What the request brings: the fields of its JSON, or its file. Refuses what is neither. */
export async function readContents(
  { file }: Row,
  request: FastifyRequest,
): Promise<Pick<RestRequest, 'body' | 'file'>> {
  if (file) return { body: {}, file: await readFile(file, request) }
  const { body = {} } = request
  if (!isFields(body)) throw badUserInput('The body must be a JSON object.')
  const problem = sizeProblem(body)
  if (problem !== null) throw badUserInput(problem)
  if (isDeeperThan(body, MAX_DEPTH)) throw badUserInput('The body is nested too deeply.')
  return { body, file: null }
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1))
}

async function readFile(field: string, { body, headers }: FastifyRequest): Promise<IncomingFile> {
  const form = Buffer.isBuffer(body) ? await readForm(headers['content-type'] ?? '', body) : null
  const [file, ...others] = form?.files ?? []
  if (file?.name !== field || others.length > 0) {
    throw badUserInput(`Please send exactly one file, in the field ${field}.`)
  }
  return new IncomingFile(() => Promise.resolve(file.bytes))
}
