import { ROOT_CONTEXT, SpanKind, SpanStatusCode, type Span, type Tracer } from '@opentelemetry/api'
import {
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
} from '@opentelemetry/semantic-conventions'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { labelRequest } from '../../http/request-labels.ts'
import { withSpan } from './current-span.ts'

/** The name in OpenTelemetry's conventions, which are not stable for GraphQL yet. */
const ATTR_GRAPHQL_OPERATION_NAME = 'graphql.operation.name'

/**
 * Creates a span for each request, with the route and the name of the web app's operation, but no URL, header, variable
 * or body. Ignores trace ids in headers, because any client can send them.
 */
export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER }, ROOT_CONTEXT)
    spans.set(request, span)
    withSpan(span, done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request)
    if (span) endSpan(span, request, reply)
    done()
  })
}

function endSpan(span: Span, request: FastifyRequest, reply: FastifyReply): void {
  const { method, routeOptions } = request
  const { api, operation } = labelRequest(request)
  const route = routeOptions.url
  if (route !== undefined)
    span.updateName(`${method} ${route}`).setAttribute(ATTR_HTTP_ROUTE, route)
  if (api === 'graphql') span.setAttribute(ATTR_GRAPHQL_OPERATION_NAME, operation)
  span.setAttributes({
    [ATTR_HTTP_REQUEST_METHOD]: method,
    [ATTR_HTTP_RESPONSE_STATUS_CODE]: reply.statusCode,
  })
  if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
