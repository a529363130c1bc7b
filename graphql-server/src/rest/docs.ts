import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import findSwagger from 'swagger-ui-dist/absolute-path.js'
import { markup } from '../mail/markup.ts'
import { DOCS_STYLE } from './docs-style.ts'
import { describeStore } from './openapi.ts'

/** What the page needs of Swagger UI; the rest of the package stays where it is. */
const FILES = ['/swagger-ui.css', '/swagger-ui-bundle.js']
/** The paths of the description and the page. */
export const DOCS_PATHS = ['/api/openapi.json', '/api/docs']
const AN_HOUR = 'public, max-age=3600'

/** Has no inline script, because the store's content security policy allows none. */
const pageOf = (name: string, title: string) => markup`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
    <link rel="stylesheet" href="/api/docs/store.css" />
  </head>
  <body>
    <header class="shop">${name}</header>
    <div id="calls"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`
/** Without the list of all schemas, which the calls show where they use them. */
const START = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#calls',
  validatorUrl: null,
  defaultModelsExpandDepth: -1,
})
`

/** Serves the description of the calls, and a page to read and try it. It sends requests to this store only. */
export async function serveDocs(
  app: FastifyInstance,
  store: { name: string; publicUrl: string },
): Promise<void> {
  const description = describeStore(store)
  const serve = (path: string, type: string, text: string) =>
    app.get(path, (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', AN_HOUR).send(text),
    )
  serve('/api/openapi.json', 'application/json', JSON.stringify(description))
  serve('/api/docs', 'text/html', pageOf(store.name, description.info.title).html)
  serve('/api/docs/start.js', 'text/javascript', START)
  serve('/api/docs/store.css', 'text/css', DOCS_STYLE)
  await app.register(fastifyStatic, {
    root: findSwagger(),
    prefix: '/api/docs/',
    decorateReply: false,
    index: false,
    allowedPath: (path) => FILES.includes(path),
    cacheControl: false,
    setHeaders: (response) => response.setHeader('cache-control', AN_HOUR),
  })
}
