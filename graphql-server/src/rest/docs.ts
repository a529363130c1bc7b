import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import findSwagger from 'swagger-ui-dist/absolute-path.js'
import { markup } from '../mail/markup.ts'
import { DOCS_STYLE } from './docs-style.ts'
import { describeStore } from './openapi.ts'
import type { Shop } from '../domains/shop/shop.ts'

/** The Swagger UI files that the page needs. The package's other files are not served. */
const FILES = ['/swagger-ui.css', '/swagger-ui-bundle.js']
/** The paths of the OpenAPI description and the page. */
export const DOCS_PATHS = ['/api/openapi.json', '/api/docs']
const AN_HOUR = 'public, max-age=3600'

/** The page has no inline script, because the content security policy does not allow any. */
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
/**
 * Starts Swagger UI without the list of all schemas, because each call shows the schemas that it uses. Its groups have
 * headings of the third level, so the plugin adds one of the second.
 */
const START = `const withHeading = (Calls, { React: { createElement, Fragment } }) => (props) =>
  createElement(Fragment, null, createElement('h2', null, 'Calls'), createElement(Calls, props))
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#calls',
  validatorUrl: null,
  defaultModelsExpandDepth: -1,
  plugins: [() => ({ wrapComponents: { operations: withHeading } })],
})
`

function createDocuments(name: string, publicUrl: string) {
  const description = describeStore({ name, publicUrl })
  return {
    name,
    description: JSON.stringify(description),
    page: pageOf(name, description.info.title).html,
  }
}

/** Serves the OpenAPI description, and a page to read and try it, which sends requests only to this server. */
export async function serveDocs(
  app: FastifyInstance,
  { shop, publicUrl }: { shop: Pick<Shop, 'store'>; publicUrl: string },
): Promise<void> {
  let documents = createDocuments(shop.store.name, publicUrl)
  /** The documents with the shop's current name. */
  const getDocuments = () => {
    const { name } = shop.store
    if (documents.name !== name) documents = createDocuments(name, publicUrl)
    return documents
  }
  const serve = (path: string, type: string, getText: () => string) =>
    app.get(path, (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', AN_HOUR).send(getText()),
    )
  serve('/api/openapi.json', 'application/json', () => getDocuments().description)
  serve('/api/docs', 'text/html', () => getDocuments().page)
  serve('/api/docs/start.js', 'text/javascript', () => START)
  serve('/api/docs/store.css', 'text/css', () => DOCS_STYLE)
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
