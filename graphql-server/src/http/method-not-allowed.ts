import type { FastifyInstance } from 'fastify'
import { METHODS } from 'node:http'
import { requestError } from '../lib/errors.ts'
import { httpMessages } from './messages.ts'

/** Registers every HTTP method, so that a known URL answers 405 and not 404. */
export function routeEveryMethod(app: FastifyInstance): void {
  const unknown = METHODS.filter((name) => !app.supportedMethods.includes(name))
  // CONNECT is for proxies.
  for (const name of unknown) if (name !== 'CONNECT') app.addHttpMethod(name)
}

/** Answers 404 before the request is read. */
export function refuseUnknown(scope: FastifyInstance, url: string): void {
  scope.route({
    method: scope.supportedMethods,
    url,
    onRequest: (_request, _reply, done) => done(requestError(httpMessages.NOTHING_HERE())),
    handler: () => null,
  })
}

/** Answers 405 for all other methods before the request is read. */
export function refuseOtherMethods(scope: FastifyInstance, url: string, allowed: string[]): void {
  scope.route({
    method: scope.supportedMethods.filter((method) => !allowed.includes(method)),
    url,
    onRequest(_request, reply, done) {
      void reply.header('allow', allowed.join(', '))
      done(requestError(httpMessages.METHOD_UNSUPPORTED({ methods: allowed })))
    },
    handler: () => null,
  })
}
