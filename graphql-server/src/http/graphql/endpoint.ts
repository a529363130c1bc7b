import { fastifyApolloHandler } from '@as-integrations/fastify'
import type { ApolloServer } from '@apollo/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findAccessRefusal } from '../../domains/account/viewer.ts'
import { SHARED } from '../../graphql/caching.ts'
import type { Context } from '../../graphql/context/context.ts'
import { LIMITS } from '../../graphql/limits.ts'
import { requestError } from '../../lib/errors.ts'
import { withMetrics } from '../../lib/operation-metrics.ts'
import { findSizeProblem } from '../../lib/request-size.ts'
import { requireShortAccept } from './media-type.ts'
import { tagReply } from './etag.ts'
import { readMultipartOperation, requirePreflight } from './multipart-operation.ts'
import { wantsExplorer, type SendExplorer } from './explorer.ts'
import type { CacheWriter, ResponseCache } from './response-cache.ts'
import { httpMessages } from '../messages.ts'
import { refuseOtherMethods } from '../method-not-allowed.ts'
import { requireKnownOperation } from './safelist.ts'
import { isForm, LARGEST_FORM, PRESCRIPTION_FORM } from '../bodies/forms.ts'
import type { Uploads } from '../bodies/uploads.ts'

export interface GraphqlEndpoint {
  server: ApolloServer<Context>
  contextOf: (request: FastifyRequest) => Promise<Context>
  uploads: Uploads
  /** The page for browsers that open the URL. Null if there is no page. */
  explorer: SendExplorer | null
  /** Whether callers other than admins may only run the web app's own operations. */
  safelist: boolean
  answers: ResponseCache
  production: boolean
}

/** The request headers that responses depend on. */
const VARY = 'accept, accept-encoding, authorization, x-api-key'

/**
 * Serves /graphql: the explorer for browsers, operations as JSON, and operations as forms for logged-in users, who may
 * send files.
 */
export function serveGraphql(app: FastifyInstance, endpoint: GraphqlEndpoint): void {
  const { contextOf, uploads, explorer, safelist, answers } = endpoint
  refuseOtherMethods(app, '/graphql', ['GET', 'HEAD', 'POST'])
  void app.register((scope, _options, done) => {
    uploads.receiveForms(scope)
    scope.addHook('onRequest', (request, reply, next) => {
      void reply.header('cache-control', 'no-store').header('vary', VARY)
      requireShortAccept(request)
      if (explorer && wantsExplorer(request)) void explorer(reply)
      else if (!answers.answer(request, reply)) next()
    })
    scope.addHook('onRequest', async (request) => {
      request.setDecorator('cacheWriter', answers.begin())
      const context = await contextOf(request)
      request.setDecorator('operationContext', context)
      if (!isForm(request)) return
      requirePreflight(request)
      const isAdmin = findAccessRefusal('admin', await context.signedIn()) === null
      await uploads.admit(request, context, isAdmin ? LARGEST_FORM : PRESCRIPTION_FORM)
    })
    scope.addHook('preValidation', async (request, reply) => {
      if (!Buffer.isBuffer(request.body)) return
      request.body = await readMultipartOperation(request, reply, request.body)
    })
    scope.addHook('preHandler', async (request) => {
      requireModestSize(request.body)
      if (safelist) await requireKnownOperation(request, getContext(request))
    })
    scope.addHook('onSend', (request, reply, payload) => {
      const sent = tagReply(request, reply, payload)
      const isShared = reply.getHeader('cache-control') === SHARED
      if (isShared && typeof payload === 'string')
        getCacheWriter(request)?.(request, reply, payload)
      return Promise.resolve(sent)
    })
    scope.route({ method: ['GET', 'POST'], url: '/graphql', handler: createHandler(endpoint) })
    done()
  })
}

/** Rejects a body that would take long to process. URLs are always short, because Node limits them. */
function requireModestSize(body: unknown): void {
  if (typeof body !== 'object' || body === null) return
  const { query = '', ...others }: { query?: unknown } = body
  const length = typeof query === 'string' ? query.length : 0
  if (length > LIMITS.characters)
    throw requestError(httpMessages.OPERATION_TOO_LONG({ length, max: LIMITS.characters }))
  const problem = findSizeProblem(others)
  if (problem !== null) throw requestError(problem)
}

/** Runs operations, and measures them in development and for partners. */
function createHandler({ server, production }: GraphqlEndpoint) {
  const run = fastifyApolloHandler(server, {
    context: (request) => Promise.resolve(getContext(request)),
  })
  return function handle(this: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
    const context = getContext(request)
    if (production && context.partner === null) return run.call(this, request, reply)
    const metrics = { databaseCommands: 0, batches: {} }
    context.metrics = metrics
    return withMetrics(metrics, () => run.call(this, request, reply))
  }
}

/** Null for a request that was answered early. */
function getCacheWriter(request: FastifyRequest): CacheWriter | null {
  return request.getDecorator<CacheWriter | null>('cacheWriter')
}

function getContext(request: FastifyRequest): Context {
  return request.getDecorator<Context>('operationContext')
}
