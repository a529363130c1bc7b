import type { ApolloServer } from '@apollo/server'
import fastifyCookie from '@fastify/cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../graphql/context/context.ts'
import { readCaller } from '../http/caller.ts'
import { refuseOtherMethods, refuseUnknown } from '../http/method-not-allowed.ts'
import { PICTURE_FORM } from '../http/bodies/forms.ts'
import type { Uploads } from '../http/bodies/uploads.ts'
import { readContents, receiveJson } from './call/body.ts'
import { readResetGrant, requireRouteAccess, sendResetGrant } from './access.ts'
import type { Shop } from '../domains/shop/shop.ts'
import { DOCS_PATHS, serveDocs } from './docs.ts'
import type { Route } from './call/route.ts'
import { restRoutes } from './routes.ts'
import { createRun } from './call/run.ts'

export interface RestEndpoint {
  server: ApolloServer<Context>
  contextOf: (request: FastifyRequest) => Promise<Context>
  uploads: Uploads
  /** The shop's URL. */
  publicUrl: string
  shop: Pick<Shop, 'store'>
}

/** Serves the REST calls, which run GraphQL operations in this process. */
export function serveRest(app: FastifyInstance, endpoint: RestEndpoint): void {
  void app.register(async (scope) => {
    await scope.register(fastifyCookie)
    void scope.register((forms, _options, done) => {
      forms.removeAllContentTypeParsers()
      endpoint.uploads.receiveForms(forms)
      for (const route of restRoutes) if (route.file) serveRoute(forms, endpoint, route)
      done()
    })
    receiveJson(scope)
    for (const route of restRoutes) if (!route.file) serveRoute(scope, endpoint, route)
    for (const { path, method } of restRoutes) refuseOtherMethods(scope, path, [method])
    for (const path of DOCS_PATHS) refuseOtherMethods(scope, path, ['GET', 'HEAD'])
    for (const path of ['/api', '/api/*']) refuseUnknown(scope, path)
  })
  void app.register(serveDocs, { shop: endpoint.shop, publicUrl: endpoint.publicUrl })
}

function serveRoute(scope: FastifyInstance, endpoint: RestEndpoint, route: Route): void {
  const { server, contextOf, uploads, publicUrl } = endpoint
  scope.route({
    method: route.method,
    url: route.path,
    // HEAD would run the operation too, and GET /api/user/logout ends the session.
    exposeHeadRoute: false,
    async onRequest(request, reply) {
      void reply.header('cache-control', 'no-store')
      const context = await contextOf(request)
      await requireRouteAccess(route, request, context)
      if (route.file) await uploads.admit(request, context, PICTURE_FORM)
      request.setDecorator('operationContext', context)
    },
    async handler(request, reply) {
      const context = request.getDecorator<Context>('operationContext')
      const { resetGrant, ...fields } = await route.handle({
        run: createRun(server, context, reply),
        catalogue: context.catalogue,
        ...(await readContents(route, request)),
        ...readHeaders(request),
        publicUrl,
      })
      if (resetGrant !== undefined) sendResetGrant(reply, resetGrant, publicUrl)
      return { success: true, error: false, message: route.success().message, ...fields }
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
