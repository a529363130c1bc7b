import { PAGE_STATE } from '../src/app/page-state.ts'

/** The result of rendering the app. */
export interface RenderedApp {
  /** Tags for the head, then the element #root. */
  markup: string
  styles: string
  /** Tags of the page's own scripts. */
  scripts: string
  /** The Apollo cache. */
  state: unknown
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
  const startTag = `<script type="module" async src="${start}"></script>`
  return ({ markup, styles, scripts, state }) => {
    const place = markup.indexOf(ROOT)
    const tags = markUntilReact(markup.slice(0, place)) + createLaterTag(appScripts + scripts)
    return (
      head + tags + startTag + styles + body + markup.slice(place) + createStateTag(state) + rest
    )
  }
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

/** Marks title and description, so that a browser that renders the page again removes them. */
function markUntilReact(tags: string): string {
  return tags.replace(/<(title|meta)\b/g, '<$1 data-until-react')
}

/** Escapes the JSON, so that it can't close its element or open another one. */
function createStateTag(state: unknown): string {
  const json = JSON.stringify(state).replace(/</g, '\\u003c')
  return `<script type="application/json" id="${PAGE_STATE}">${json}</script>`
}
