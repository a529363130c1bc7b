import type { ApolloServer } from '@apollo/server'
import fastifyCookie from '@fastify/cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../graphql/context.ts'
import { readCaller } from '../http/caller.ts'
import { refuseOtherMethods, refuseUnknown } from '../http/method-not-allowed.ts'
import { allowFormTime } from '../http/slow-requests.ts'
import { MAX_PICTURE_FORM_BYTES, receiveForms, type UploadBudget } from '../http/uploads.ts'
import { readContents, receiveJson } from './body.ts'
import { readResetGrant, requireCaller, sendResetGrant } from './caller.ts'
import type { Row } from './row.ts'
import { DOCS_PATHS, serveDocs } from './docs.ts'
import { runWith } from './run.ts'
import { restTable } from './table.ts'

export interface RestEndpoint {
  server: ApolloServer<Context>
  contextOf: (request: FastifyRequest) => Promise<Context>
  budget: UploadBudget
  /** Where people reach the store. */
  publicUrl: string
}

/** Serves the REST calls: each row of the table is an operation of the schema, run in this process. */
export function serveRest(app: FastifyInstance, endpoint: RestEndpoint): void {
  void app.register(async (scope) => {
    await scope.register(fastifyCookie)
    void scope.register((forms, _options, done) => {
      forms.removeAllContentTypeParsers()
      receiveForms(forms, MAX_PICTURE_FORM_BYTES)
      for (const row of restTable) if (row.file) serveRow(forms, endpoint, row)
      done()
    })
    receiveJson(scope)
    for (const row of restTable) if (!row.file) serveRow(scope, endpoint, row)
    for (const { path, method } of restTable) refuseOtherMethods(scope, path, [method])
    for (const path of DOCS_PATHS) refuseOtherMethods(scope, path, ['GET', 'HEAD'])
    for (const path of ['/api', '/api/*']) refuseUnknown(scope, path)
  })
  void app.register(serveDocs)
}

function serveRow(scope: FastifyInstance, endpoint: RestEndpoint, row: Row): void {
  const { server, contextOf, budget, publicUrl } = endpoint
  scope.route({
    method: row.method,
    url: row.path,
    // HEAD would run the operation too, and one of them ends the session.
    exposeHeadRoute: false,
    async onRequest(request, reply) {
      void reply.header('cache-control', 'no-store')
      const context = await contextOf(request)
      await requireCaller(row.who, request, context)
      if (row.file) {
        budget(request, reply, MAX_PICTURE_FORM_BYTES)
        allowFormTime(request)
      }
      request.setDecorator('operationContext', context)
    },
    async handler(request, reply) {
      const context = request.getDecorator<Context>('operationContext')
      const run = runWith(server, context, reply, row.names)
      const { message, resetGrant, ...given } = await row.answer(run, {
        ...(await readContents(row, request)),
        ...readHeaders(request),
        publicUrl,
      })
      if (resetGrant !== undefined) sendResetGrant(reply, resetGrant, publicUrl)
      return { success: true, error: false, message, ...given }
    },
  })
}

function readHeaders(request: FastifyRequest) {
  const { 'idempotency-key': key } = request.headers
  return {
    bearer: readCaller(request).accessToken,
    resetGrant: readResetGrant(request),
    idempotencyKey: typeof key === 'string' ? key : null,
  }
}
