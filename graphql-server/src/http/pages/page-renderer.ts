import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'

/** An operation of the web app, by the hash of its text (decision 13). */
export interface PageQuestion {
  hash: string
  variables: Record<string, unknown>
}

export interface PageRequest {
  /** Path and query, such as /search?q=milk. */
  url: string
  /** Gives the operation's data; rejects where anything of it was refused. */
  ask: (question: PageQuestion) => Promise<Record<string, unknown>>
  /** Aborted when nobody waits for the page any more. */
  signal: AbortSignal
}

/** Whole HTML for nobody in particular, with `nonce="__CSP_NONCE__"` where the reply's own nonce belongs. */
export interface RenderedPage {
  html: string
  /** False where the page says that there is nothing at its address. */
  isFound: boolean
}

/** What `web/rendering` exports, the one meeting of server and web app beside the schema. */
export interface PageRenderer {
  /** Whether the page at this path and query is one that is rendered. */
  isRendered: (url: string) => boolean
  /** Rejects with what `ask` has rejected with, and whenever the page is not whole. */
  renderPage: (request: PageRequest) => Promise<RenderedPage>
}

const isFunction = (value: unknown) => typeof value === 'function'
const shape = z.object({
  isRendered: z.custom<PageRenderer['isRendered']>(isFunction),
  renderPage: z.custom<PageRenderer['renderPage']>(isFunction),
})

/** The renderer that was built into this folder; null where none was. Throws where it is not what it should be. */
export async function loadRenderer(folder: string): Promise<PageRenderer | null> {
  const file = join(folder, 'render.js')
  if (!existsSync(file)) return null
  const module: unknown = await import(pathToFileURL(file).href)
  return shape.parse(module)
}
