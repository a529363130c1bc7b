import { PAGE_STATE } from '../src/app/page-state.ts'

/** What the app has come to. */
export interface Drawn {
  /** Tags for the head, then the element #root. */
  markup: string
  styles: string
  /** Tags of the scripts that this page needs beside those of every page. */
  scripts: string
  /** Answers of the store. */
  state: unknown
}

const ROOT = '<div id="root">'
const UNTIL_REACT = /<(title|meta)\b[^>]*\bdata-until-react\b[^>]*>([^<]*<\/title>)?\s*/g

/** Joins index.html and a drawn page to the whole page, in which that stands in the place of the shell. */
export function createPageTemplate(index: string): (drawn: Drawn) => string {
  const { head, body, rest } = splitIndex(index)
  return ({ markup, styles, scripts, state }) => {
    const place = markup.indexOf(ROOT)
    const tags = untilReact(markup.slice(0, place)) + afterPictures(scripts) + styles
    return head + tags + body + markup.slice(place) + stateTag(state) + rest
  }
}

/** To the end of the head, from there to #root, and from #root's end on; without what the drawn page brings itself. */
function splitIndex(index: string) {
  const parts = /^(.*)(<\/head>.*)<div id="root">.*(<div id="toasts".*)$/s.exec(index)
  const [, head, body, rest] = parts ?? []
  if (!head || !body || !rest) throw new Error('index.html has no head, #root and #toasts.')
  return { head: afterPictures(head.replace(UNTIL_REACT, '')), body, rest }
}

/** Lets the browser fetch scripts after the pictures that are seen first: the page is there without them. */
function afterPictures(tags: string): string {
  return tags.replace(
    /<(script type="module"|link rel="modulepreload")/g,
    '<$1 fetchpriority="low"',
  )
}

/** Marks title and description, for browsers that draw the page anew. */
function untilReact(tags: string): string {
  return tags.replace(/<(title|meta)\b/g, '<$1 data-until-react')
}

/** JSON that can neither end its element nor begin another one. */
function stateTag(state: unknown): string {
  const json = JSON.stringify(state).replace(/</g, '\\u003c')
  return `<script type="application/json" id="${PAGE_STATE}">${json}</script>`
}
