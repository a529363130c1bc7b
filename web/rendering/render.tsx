import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
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
import { NotFoundContext } from '../src/routes/not-found-context.ts'
import { createPageTemplate } from './page.ts'
import { readManifest } from './scripts.ts'

/* Renders the pages where visits begin. The server loads this module as its PageRenderer. */

/** Reads a file of the built web app. */
const read = (file: string) => readFileSync(join(import.meta.dirname, '../dist', file), 'utf8')
const { start, getScriptTags } = readManifest(JSON.parse(read('.vite/manifest.json')))
const renderHtml = createPageTemplate(read('index.html'), start)

export const isRendered: PageRenderer['isRendered'] = (url) =>
  findPrerenderedRoute(getPath(url)) !== null

export const renderPage: PageRenderer['renderPage'] = async ({ url, ask, signal }) => {
  const errors: unknown[] = []
  const onError = (error: unknown) => void errors.push(error)
  const client = new ApolloClient({
    cache: new InMemoryCache(cacheConfig),
    link: createLink(ask, onError),
  })
  const { markup, styles, isFound } = await renderApp(client, { url, signal }, onError)
  if (errors.length > 0) throw errors[0]
  const route = findPrerenderedRoute(getPath(url))
  const scripts = route ? getScriptTags(route.name) : ''
  const html = renderHtml({ markup, styles, scripts, state: client.extract() })
  return { html, isFound }
}

/** Renders the app in one pass, in which each query waits for its data: see use-query.ts. */
async function renderApp(
  client: ApolloClient,
  { url, signal }: Pick<PageRequest, 'url' | 'signal'>,
  onError: (error: unknown) => void,
) {
  let isFound = true
  const onNotFound = () => {
    isFound = false
  }
  const sheet = new ServerStyleSheet()
  const tree = (
    <NotFoundContext value={onNotFound}>
      <StaticRouter location={url}>
        <App client={client} />
      </StaticRouter>
    </NotFoundContext>
  )
  // Inside #root, because what React writes before it belongs in the head. Without progressive chunks, because our CSP
  // forbids the inline scripts that would insert them.
  const root = <div id="root">{sheet.collectStyles(tree)}</div>
  const { prelude, postponed } = await prerender(root, {
    signal,
    onError,
    progressiveChunkSize: Infinity,
  })
  if (signal.aborted || postponed) throw new Error('The rendering was aborted.')
  const markup = await text(prelude)
  const styles = sheet.getStyleTags()
  sheet.seal()
  return { markup, styles, isFound }
}

/** A link to the server in the same process. */
function createLink(ask: PageRequest['ask'], onError: (error: unknown) => void): ApolloLink {
  const send = async (question: PageQuestion) => {
    try {
      return await ask(question)
    } catch (error) {
      onError(error)
      throw error
    }
  }
  return new ApolloLink(({ query, variables }) =>
    from(send({ hash: getOperationHash(query), variables })).pipe(map((data) => ({ data }))),
  )
}

function getPath(url: string): string {
  return url.split('?', 1)[0] ?? url
}
