import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { prerender } from 'react-dom/static'
import { matchRoutes, StaticRouter } from 'react-router-dom'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { ServerStyleSheet } from 'styled-components'
import type { PageRenderer } from '../../graphql-server/src/http/pages/page-renderer.ts'
import { cacheConfig } from '../src/apollo/type-policies.ts'
import { App } from '../src/app/App.tsx'
import { findRow } from '../src/app/find-row.ts'
import { MISSING_ADDRESS, resolvePage as resolve } from '../src/app/resolve-page.ts'
import { dashboardPages } from '../src/dashboard/pages.ts'
import type { PageRow } from '../src/lib/urls/page-row.ts'
import { NotFoundContext } from '../src/shared/page/not-found-context.ts'
import { createPageTemplate } from './page.ts'
import { createPageQueries, type PageQueries, PageQueriesContext } from './page-queries.ts'
import { readManifest } from './scripts.ts'
import { listViewerQueries } from './viewer-queries.ts'

/* Renders the entry pages, and some pages without the viewer's part. The server loads this module as its PageRenderer. */

/** Reads a file from the built web app. */
const read = (file: string) => readFileSync(join(import.meta.dirname, '../dist', file), 'utf8')
const { start, getScriptTags } = readManifest(JSON.parse(read('.vite/manifest.json')))
const renderHtml = createPageTemplate(read('index.html'), start)

const dashboardRows: Record<string, PageRow> = dashboardPages
const dashboard = Object.entries(dashboardRows).map(([name, row]) => ({
  path: row.path,
  page: { name, row },
}))

export const missingAddress: PageRenderer['missingAddress'] = MISSING_ADDRESS

export const resolvePage: PageRenderer['resolvePage'] = resolve

export const getShellTags: PageRenderer['getShellTags'] = (url) => {
  const path = getPath(url)
  const page = findRow(path) ?? matchRoutes(dashboard, path)?.[0]?.route.page
  return page && page.row.rendering !== 'complete' ? getScriptTags(page) : ''
}

/**
 * Components ask for a client, but their queries are not sent through it. The cache is empty, except while a state is
 * created.
 */
const cache = new InMemoryCache(cacheConfig)
const client = new ApolloClient({ cache, link: ApolloLink.empty() })

export const renderPage: PageRenderer['renderPage'] = async ({ url, ask, signal }) => {
  const queries = createPageQueries(ask)
  const { markup, styles, isFound } = await renderApp(queries, { url, signal })
  const page = findRow(getPath(url))
  if (!page) throw new Error('Only pages of shop and account are rendered.')
  const html = renderHtml({
    ...{ markup, styles, state: createState(queries) },
    scripts: getScriptTags(page),
    needsApp: page.row.rendering !== 'complete',
    viewerQueries: listViewerQueries(page.row),
  })
  return { html, isFound }
}

/** Renders the app in one pass, in which each query waits for its data: see use-query.ts. */
async function renderApp(
  queries: PageQueries,
  { url, signal }: { url: string; signal: AbortSignal },
) {
  const errors: unknown[] = []
  let isFound = true
  const onNotFound = () => {
    isFound = false
  }
  const sheet = new ServerStyleSheet()
  const tree = (
    <PageQueriesContext value={queries}>
      <NotFoundContext value={onNotFound}>
        <StaticRouter location={url}>
          <App client={client} />
        </StaticRouter>
      </NotFoundContext>
    </PageQueriesContext>
  )
  // Inside #root, because content that React writes before it belongs in the head. Without progressive chunks, because
  // our CSP forbids the inline scripts that would insert them.
  const root = <div id="root">{sheet.collectStyles(tree)}</div>
  const { prelude, postponed } = await prerender(root, {
    signal,
    onError: (error) => void errors.push(error),
    progressiveChunkSize: Infinity,
  })
  if (errors.length > 0) throw errors[0]
  if (signal.aborted || postponed) throw new Error('The rendering was aborted.')
  const markup = await text(prelude)
  const styles = sheet.getStyleTags()
  sheet.seal()
  return { markup, styles, isFound }
}

/** Creates the Apollo cache from which the browser reads the results. */
function createState({ results }: PageQueries): unknown {
  for (const { query, variables, data } of results) {
    cache.writeQuery({ query: cache.transformDocument(query), variables, data })
  }
  const state = cache.extract()
  cache.restore({})
  return state
}

function getPath(url: string): string {
  return url.split('?', 1)[0] ?? url
}
