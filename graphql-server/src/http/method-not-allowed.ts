import type { FastifyInstance } from 'fastify'
import { GraphQLError } from 'graphql'
import { METHODS } from 'node:http'
import { notFound } from '../lib/errors.ts'

/** Registers every HTTP method, so that a known URL answers 405 rather than 404. */
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
    onRequest: (_request, _reply, done) => done(notFound('There is nothing here.')),
    handler: () => null,
  })
}

/** Answers 405 for all other methods before the request is read. */
export function refuseOtherMethods(scope: FastifyInstance, url: string, allowed: string[]): void {
  scope.route({
    method: scope.supportedMethods.filter((method) => !allowed.includes(method)),
    url,
    onRequest(_request, reply, done) {
      const message = `Please use ${allowed.join(' or ')} for this address.`
      void reply.header('allow', allowed.join(', '))
      done(new GraphQLError(message, { extensions: { code: 'METHOD_NOT_ALLOWED' } }))
    },
    handler: () => null,
  })
}
