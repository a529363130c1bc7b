import type { ApolloServer } from '@apollo/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import type { Context } from '../graphql/context.ts'
import { requireRule } from '../graphql/schema.ts'
import { readForm } from '../http/form.ts'
import { PICTURE_FORM_BYTES, receiveForms, type UploadBudget } from '../http/uploads.ts'
import { badUserInput } from '../lib/faults.ts'
import { IncomingFile } from '../uploads/incoming-file.ts'
import { resultOf } from './result.ts'
import type { RestRequest, Row, Run } from './row.ts'
import { restTable } from './table.ts'

export interface RestEndpoint {
  server: ApolloServer<Context>
  contextOf: (request: FastifyRequest) => Context
  budget: UploadBudget
}

/** Serves the REST calls: each row of the table is an operation of the schema, run in this process. */
export function serveRest(app: FastifyInstance, endpoint: RestEndpoint): void {
  void app.register((scope, _options, done) => {
    scope.removeContentTypeParser('text/plain')
    for (const row of restTable) if (!row.file) serveRow(scope, endpoint, row)
    for (const path of new Set(restTable.map((row) => row.path))) refuseOtherMethods(scope, path)
    done()
  })
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    receiveForms(scope, PICTURE_FORM_BYTES)
    for (const row of restTable) if (row.file) serveRow(scope, endpoint, row)
    done()
  })
}

function serveRow(scope: FastifyInstance, endpoint: RestEndpoint, row: Row): void {
  const { server, contextOf, budget } = endpoint
  scope.route({
    method: row.method,
    url: row.path,
    // HEAD would run the operation too, and one of them ends the session.
    exposeHeadRoute: false,
    async onRequest(request, reply) {
      void reply.header('cache-control', 'no-store')
      const context = contextOf(request)
      await requireRule(row.who, context)
      if (row.file) budget(request, reply, PICTURE_FORM_BYTES)
      request.setDecorator('operationContext', context)
    },
    async handler(request) {
      const context = request.getDecorator<Context>('operationContext')
      const run = runWith(server, context)
      const {
        message,
        data = null,
        ...further
      } = await row.answer(run, await readRequest(row, request))
      return { success: true, error: false, message, data, ...further }
    },
  })
}

function runWith(server: ApolloServer<Context>, contextValue: Context): Run {
  return async <Result>(query: string, variables: object) => {
    const { body } = await server.executeOperation<Result>({ query, variables }, { contextValue })
    if (body.kind === 'incremental') throw new Error('No operation of REST is answered in parts.')
    return resultOf(body.singleResult)
  }
}

async function readRequest({ file }: Row, request: FastifyRequest): Promise<RestRequest> {
  if (file) return { body: {}, file: await readFile(file, request) }
  const { body = {} } = request
  if (!isFields(body)) throw badUserInput('The body must be a JSON object.')
  return { body, file: null }
}

function isFields(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
}

async function readFile(field: string, { body, headers }: FastifyRequest): Promise<IncomingFile> {
  const form = Buffer.isBuffer(body) ? await readForm(headers['content-type'] ?? '', body) : null
  const [file, ...others] = form?.files ?? []
  if (file?.name !== field || others.length > 0) {
    throw badUserInput(`Please send exactly one file, in the field ${field}.`)
  }
  return new IncomingFile(() => Promise.resolve(file.bytes))
}

/** 405 before anything of the request is read. */
function refuseOtherMethods(scope: FastifyInstance, path: string): void {
  const allowed: string[] = restTable.filter((row) => row.path === path).map(({ method }) => method)
  scope.route({
    method: scope.supportedMethods.filter((method) => !allowed.includes(method)),
    url: path,
    onRequest(_request, reply, done) {
      const message = `Please use ${allowed.join(' or ')} for this address.`
      void reply.header('allow', allowed.join(', '))
      done(new GraphQLError(message, { extensions: { code: 'METHOD_NOT_ALLOWED' } }))
    },
    handler: () => null,
  })
}
