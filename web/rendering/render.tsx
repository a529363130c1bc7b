import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { prerenderStatic } from '@apollo/client/react/ssr'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { from, map } from 'rxjs'
import { ServerStyleSheet } from 'styled-components'
import type {
  PageQuestion,
  PageRenderer,
  PageRequest,
} from '../../graphql-server/src/http/pages/page-renderer.ts'
import { getOperationHash } from '../src/apollo/operation-hash.ts'
import { cacheConfig } from '../src/apollo/type-policies.ts'
import { App } from '../src/app/App.tsx'
import { findPrerenderedRoute } from '../src/app/prerendered-routes.ts'
import { createPageTemplate } from './page.ts'
import { createScriptTags } from './scripts.ts'

/** Renders the pages where visits begin: what the server loads, and knows as PageRenderer. */

/** The built web app, as it lies beside the built renderer. */
const read = (file: string) => readFileSync(join(import.meta.dirname, '../dist', file), 'utf8')
const renderHtml = createPageTemplate(read('index.html'))
/** The tag by which the app tells that there is nothing at an address; no text of a person can contain it unescaped. */
const NOT_FOUND = '<meta name="robots" content="noindex"/>'
const getScriptTags = createScriptTags(JSON.parse(read('.vite/manifest.json')))

export const isRendered: PageRenderer['isRendered'] = (url) =>
  findPrerenderedRoute(getPath(url)) !== null

export const renderPage: PageRenderer['renderPage'] = async ({ url, ask, signal }) => {
  const faults: unknown[] = []
  const noteFault = (error: unknown) => void faults.push(error)
  const client = new ApolloClient({
    cache: new InMemoryCache(cacheConfig),
    link: linkTo(ask, noteFault),
  })
  const { markup, styles } = await draw(client, { url, signal }, noteFault)
  if (faults.length > 0) throw faults[0]
  const landing = findPrerenderedRoute(getPath(url))
  const scripts = landing ? getScriptTags(landing.name) : ''
  const html = renderHtml({ markup, styles, scripts, state: client.extract() })
  return { html, isFound: !markup.includes(NOT_FOUND) }
}

/** Draws the app, and again with the answers of what it has asked, until it asks for nothing more. */
async function draw(
  client: ApolloClient,
  { url, signal }: Pick<PageRequest, 'url' | 'signal'>,
  onError: (error: unknown) => void,
) {
  let styles = ''
  const { result, aborted } = await prerenderStatic({
    tree: (
      <StaticRouter location={url}>
        <App client={client} />
      </StaticRouter>
    ),
    signal,
    async renderFunction(tree) {
      const sheet = new ServerStyleSheet({ nonce: '__CSP_NONCE__' })
      // The page's own #root around it: what React writes before that belongs into the head. No part of it may come
      // later, by a script, which our CSP would not run.
      const drawing = <div id="root">{sheet.collectStyles(tree)}</div>
      const drawn = await prerender(drawing, { signal, onError, progressiveChunkSize: Infinity })
      styles = sheet.getStyleTags()
      sheet.seal()
      return drawn
    },
  })
  if (aborted) throw new Error('Nobody waits for the page any more.')
  return { markup: result, styles }
}

/** A link to the store in whose process this runs. */
function linkTo(ask: PageRequest['ask'], onFault: (error: unknown) => void): ApolloLink {
  const answerTo = async (question: PageQuestion) => {
    try {
      return await ask(question)
    } catch (error) {
      onFault(error)
      throw error
    }
  }
  return new ApolloLink(({ query, variables }) =>
    from(answerTo({ hash: getOperationHash(query), variables })).pipe(map((data) => ({ data }))),
  )
}

function getPath(url: string): string {
  return url.split('?', 1)[0] ?? url
}
