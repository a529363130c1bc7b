import compress from '@fastify/compress'
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import type { Logger } from 'pino'
import { createContext, type Services } from './graphql/context/context.ts'
import { createGraphqlServer } from './graphql/server.ts'
import { readCaller } from './http/caller.ts'
import { refuseEncodedRequests } from './http/bodies/encoded-requests.ts'
import { acceptUtf8JsonOnly } from './http/bodies/json.ts'
import { releaseAnswered } from './http/bodies/memory-pool.ts'
import {
  ARRIVAL_TIMEOUTS,
  closeSlowBodies,
  checkingInterval,
  type ArrivalTimeouts,
} from './http/bodies/slow-requests.ts'
import { createUploads } from './http/bodies/uploads.ts'
import { serveCardWebhook } from './http/endpoints/card-webhook.ts'
import { answerBadAddress, answerBrokenRequest, answerErrors } from './http/errors.ts'
import { EVENT_RULES, serveEvents, type EventRules } from './http/events/endpoint.ts'
import { serveExports } from './http/endpoints/exports.ts'
import { normalizeForwarded } from './http/forwarded-addresses.ts'
import { countErrorsPlugin } from './http/graphql/count-errors.ts'
import { serveGraphql } from './http/graphql/endpoint.ts'
import { readExplorer } from './http/graphql/explorer.ts'
import { createResponseCache } from './http/graphql/response-cache.ts'
import { serveHealth } from './http/endpoints/health.ts'
import { serveMedia } from './http/endpoints/media.ts'
import { servePrivateFiles } from './http/endpoints/private-files.ts'
import type { PageRenderer } from './http/pages/page-renderer.ts'
import { routeEveryMethod } from './http/method-not-allowed.ts'
import {
  createRenderedPages,
  type RenderedPages,
  type RenderingLimit,
} from './http/pages/rendered-pages.ts'
import { createSecureReply, secureReplies } from './http/security-headers.ts'
import { endSlowReaders, READING_LIMITS, type ReadingLimits } from './http/slow-readers.ts'
import { closeConnectionsOnShutdown } from './http/graceful-shutdown.ts'
import { serveSiteFiles } from './http/pages/site-files.ts'
import { serveSitemap } from './http/pages/sitemap.ts'
import { serveWeb } from './http/pages/web.ts'
import { findReleasedScript } from './releases/releases.service.ts'
import { serveRest } from './rest/serve.ts'
import type { Follow } from './lib/database/changes.ts'
import type { Telemetry } from './telemetry/telemetry.ts'
import type { DiskStorage } from './uploads/disk-storage.ts'
import type { ObjectStorage } from './uploads/object-storage.ts'

export interface AppOptions {
  schema: GraphQLSchema
  services: Services
  log: Logger
  production: boolean
  pictures: DiskStorage | ObjectStorage
  /** The folder of the built web app, or null to serve no web app. */
  webDir: string | null
  /** Renders landing pages on the server. Without it, browsers render them. */
  renderer?: PageRenderer | null
  /** Limits the number of rendered pages per time. */
  renderingLimit?: RenderingLimit
  /** The shop's public URL. */
  publicUrl: string
  /** The addresses of trusted proxies, separated by commas. Empty by default. */
  trustProxy?: string
  /** Whether only admins may run operations other than the web app's. */
  safelist?: boolean
  /** Whether all other hosts in the domain use HTTPS, too. */
  hstsSubdomains?: boolean
  /** Time limits for receiving requests. */
  arrivalTimeouts?: ArrivalTimeouts
  /** Limits for responses that clients read slowly. */
  readingLimits?: ReadingLimits
  /** Runs work after orders have changed. */
  follow: Follow
  /** The pace and limits of event streams. */
  eventRules?: EventRules
  /** Observes requests and errors. */
  telemetry?: Telemetry
}

/** Builds the server as one HTTP app that does not listen yet. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { log, pictures, webDir, trustProxy, arrivalTimeouts = ARRIVAL_TIMEOUTS } = options
  const { metrics, traces } = options.telemetry ?? {}
  const loggerInstance: FastifyBaseLogger = log
  const secureReply = createSecureReply({ includeSubDomains: options.hstsSubdomains ?? false })
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Some clients add a slash.
    rewriteUrl: ({ url = '/' }) => url.replace(/^\/graphql\/(?=\?|$)/, '/graphql'),
    trustProxy: trustProxy ?? false,
    requestTimeout: arrivalTimeouts.form,
    http: {
      headersTimeout: arrivalTimeouts.headers,
      connectionsCheckingInterval: checkingInterval(arrivalTimeouts),
      // Otherwise, Node would reject a request without this header with an empty response.
      requireHostHeader: false,
    },
    // While the app stops, it still serves requests on open connections.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: answerBadAddress(secureReply),
    routerOptions: { maxParamLength: 500 },
  })
  // These hooks are first, so that they measure the time of all others.
  traces?.observeRequests(app)
  metrics?.observeRequests(app)
  routeEveryMethod(app)
  secureReplies(app, secureReply)
  normalizeForwarded(app)
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    // Takes half the time of quality 4, and is 7 % larger. Cached responses have a higher quality.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } },
  })
  logRequests(app)
  closeConnectionsOnShutdown(app)
  closeSlowBodies(app, arrivalTimeouts)
  endSlowReaders(app, options.readingLimits ?? READING_LIMITS)
  answerErrors(app, metrics?.countError)
  refuseEncodedRequests(app)
  releaseAnswered(app)
  acceptUtf8JsonOnly(app)
  serveHealth(app, options.services.search, pictures)
  const pages = await serveOperations(app, options)
  await serveMedia(app, pictures)
  if (webDir !== null) {
    const { getShellTags } = options.renderer ?? {}
    const { shop } = options.services
    const siteUrl = options.publicUrl
    serveSiteFiles(app, { shop, siteUrl })
    serveSitemap(app, { ...options.services, siteUrl })
    await serveWeb(app, webDir, { shop, pages, getShellTags, findScript: findReleasedScript })
  }
  return app
}

/** Logs one line per request with its id. Never logs headers or bodies, which contain secrets. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const path = request.url.split('?', 1)[0]
    const level = path?.startsWith('/assets/') || path?.startsWith('/media/') ? 'debug' : 'info'
    request.log[level](
      { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request completed',
    )
    done()
  })
}

/**
 * Serves GraphQL, and REST calls, which run GraphQL operations. Returns the server-rendered pages, or null without a
 * renderer.
 */
async function serveOperations(
  app: FastifyInstance,
  options: AppOptions,
): Promise<RenderedPages | null> {
  const {
    schema,
    services,
    log,
    production,
    publicUrl,
    webDir,
    renderer = null,
    renderingLimit,
    safelist = false,
    follow,
    eventRules = EVENT_RULES,
    arrivalTimeouts = ARRIVAL_TIMEOUTS,
  } = options
  const { validity } = services
  const { metrics } = options.telemetry ?? {}
  app.decorateRequest('operationContext', null)
  app.decorateRequest('cacheWriter', null)
  const server = createGraphqlServer({
    schema,
    log,
    production,
    plugins: metrics ? [countErrorsPlugin(metrics.countGraphqlError)] : [],
  })
  await server.start()
  app.addHook('onClose', () => server.stop())
  const contextOf = (request: FastifyRequest, caller = readCaller(request)) =>
    createContext(services, caller, log.child({ reqId: request.id }))
  const anonymousContext = (request: FastifyRequest) =>
    contextOf(request, { ...readCaller(request), accessToken: null, apiKey: null })
  const uploads = createUploads(arrivalTimeouts)
  const explorer = readExplorer(webDir)
  const answers = createResponseCache(validity)
  serveGraphql(app, { server, contextOf, uploads, explorer, safelist, answers, production })
  serveExports(app, contextOf)
  servePrivateFiles(app, contextOf)
  serveEvents(app, { contextOf, rules: eventRules, follow, log })
  serveCardWebhook(app, services.cards)
  serveRest(app, { server, contextOf, uploads, publicUrl, shop: services.shop })
  const rendering = { server, contextOf: anonymousContext, validity, limit: renderingLimit }
  return renderer && createRenderedPages({ renderer, ...rendering })
}
