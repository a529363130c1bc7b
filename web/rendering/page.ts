import { accessKey } from '../src/apollo/tokens.ts'
import { PAGE_STATE } from '../src/app/page-state.ts'

/** The result of rendering the app. */
export interface RenderedApp {
  /** Tags for the head, then the element #root. */
  markup: string
  styles: string
  /** Tags for the page's own scripts. */
  scripts: string
  /** The Apollo cache. */
  state: unknown
  /** Whether the browser has to render the viewer's part, so that it loads the app immediately. */
  needsApp: boolean
  /** The bodies of the viewer's requests, which `web/src/start/early-queries.ts` sends. */
  viewerQueries: readonly string[]
}

const ROOT = '<div id="root">'
const UNTIL_REACT = /<(title|meta)\b[^>]*\bdata-until-react\b[^>]*>([^<]*<\/title>)?\s*/g
const SCRIPTS = /<(script type="module"|link rel="modulepreload")[^>]*>(<\/script>)?\s*/g

/**
 * Returns a function that puts a rendered app into index.html, in place of the shell. `start` is the URL of the script
 * that loads the app's scripts.
 */
export function createPageTemplate(index: string, start: string): (app: RenderedApp) => string {
  const { head, appScripts, body, rest } = splitIndex(index)
  return ({ markup, styles, scripts, state, needsApp, viewerQueries }) => {
    const place = markup.indexOf(ROOT)
    const tags = appScripts + scripts
    return [
      head,
      markUntilReact(markup.slice(0, place)),
      // The start script needs the template. It runs before the app, which uses the responses to its queries.
      needsApp
        ? createStartTag(start, viewerQueries) + lowerPriority(tags)
        : createLaterTag(tags) + createStartTag(start, viewerQueries, true),
      styles,
      body,
      markup.slice(place),
      createStateTag(state),
      rest,
    ].join('')
  }
}

function createStartTag(start: string, viewerQueries: readonly string[], isAsync = false): string {
  const queries = viewerQueries.join('\n').replace(/"/g, '&quot;')
  const data = `data-token-key="${accessKey}" data-queries="${queries}"`
  return `<script type="module"${isAsync ? ' async' : ''} src="${start}" ${data}></script>`
}

/** Loads the app after the font and the viewer's queries. */
function lowerPriority(tags: string): string {
  return tags.replace(/<(script|link)\b/g, '<$1 fetchpriority="low"')
}

/**
 * Splits index.html at the end of the head and around #root. Takes the app's scripts out of the head, and removes the
 * tags that the rendered app replaces.
 */
function splitIndex(index: string) {
  const parts = /^(.*)(<\/head>.*)<div id="root">.*(<div id="toasts".*)$/s.exec(index)
  const [, head, body, rest] = parts ?? []
  if (!head || !body || !rest) throw new Error('index.html has no head, #root and #toasts.')
  const appScripts = (head.match(SCRIPTS) ?? []).join('')
  return { head: head.replace(UNTIL_REACT, '').replace(SCRIPTS, ''), appScripts, body, rest }
}

/** Contains tags that have no effect until `web/src/start/start.ts` moves them into the head. */
function createLaterTag(tags: string): string {
  return `<template id="app-scripts">${tags}</template>`
}

/** Marks page-specific tags, such as the title, so that a browser that renders the page again removes them. */
function markUntilReact(tags: string): string {
  return tags.replace(/<(title|meta|link(?= rel="canonical"))\b/g, '<$1 data-until-react')
}

/** Escapes the JSON, so that it can't close its element or open another one. */
function createStateTag(state: unknown): string {
  const json = JSON.stringify(state).replace(/</g, '\\u003c')
  return `<script type="application/json" id="${PAGE_STATE}">${json}</script>`
}
