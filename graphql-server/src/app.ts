import { fastifyApolloHandler } from '@as-integrations/fastify'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import type { Logger } from 'pino'
import { createContext, type Services } from './graphql/context.ts'
import { createGraphqlServer } from './graphql/server.ts'
import { bearerToken } from './http/bearer.ts'
import { answerErrors } from './http/errors.ts'
import { serveHealth } from './http/health.ts'
import { serveMedia } from './http/media.ts'
import { serveWeb } from './http/web.ts'

const MAX_BODY_BYTES = 1024 * 1024

export interface AppOptions {
  services: Services
  log: Logger
  production: boolean
  /** Folder of the pictures. */
  mediaDir: string
  /** Folder of the built web app; null serves none. */
  webDir: string | null
}

/** The whole store as one HTTP app, wired but not listening. */
export async function createApp({
  services,
  log,
  production,
  mediaDir,
  webDir,
}: AppOptions): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = log
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 500 },
  })
  await app.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: contentSecurityPolicy(),
  })
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  logRequests(app)
  answerErrors(app)
  serveHealth(app)
  await serveGraphql(app, services, { log, production })
  await serveMedia(app, mediaDir)
  if (webDir !== null) await serveWeb(app, webDir)
  return app
}

/** Own scripts, styles with a nonce, pictures also from elsewhere (imports bring addresses along). */
function contentSecurityPolicy() {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', 'https:', 'http:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  }
}

/** One line a request, told apart by its id. Never headers or bodies, which hold secrets. */
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
      'answered',
    )
    done()
  })
}

async function serveGraphql(
  app: FastifyInstance,
  services: Services,
  { log, production }: { log: Logger; production: boolean },
): Promise<void> {
  const server = createGraphqlServer({ log, production })
  await server.start()
  app.addHook('onClose', () => server.stop())
  const handler = fastifyApolloHandler(server, {
    context: (request) =>
      Promise.resolve(
        createContext(services, bearerToken(request), log.child({ reqId: request.id })),
      ),
  })
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    onRequest: (_request, reply, done) => {
      void reply.header('cache-control', 'no-store')
      done()
    },
    handler,
  })
}
