import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'

/** An operation in the web app, identified by its hash (ADR 13). */
export interface PageQuestion {
  hash: string
  variables: Record<string, unknown>
}

export interface PageRequest {
  /** Path and query, such as /search?q=milk. */
  url: string
  /** Returns the operation's data. Rejects if the operation has any error. */
  ask: (question: PageQuestion) => Promise<Record<string, unknown>>
  signal: AbortSignal
}

/** A complete HTML page for anonymous visitors. */
export interface RenderedPage {
  html: string
  /** False if the page is about missing content. */
  isFound: boolean
}

/** A page that is rendered on the server. */
export interface ResolvedPage {
  /** The same for all the page's URLs: without unused parameters and without names next to ids. */
  address: string
  /** The ids that must exist for the page to exist. */
  ids: PageIds
}

export interface PageIds {
  product?: string
  category?: string
  subCategory?: string
}

/** The exports of `web/rendering`. Apart from the schema, they are the only interface between server and web app. */
export interface PageRenderer {
  /** Returns the server-rendered page at this path and query. Null if only browsers render it. */
  resolvePage: (url: string) => ResolvedPage | null
  /** The address of the page for missing content. */
  missingAddress: string
  /** Returns the head tags for a page at this path and query that is not rendered on the server. */
  getShellTags: (url: string) => string
  /** Rejects if `ask` rejects or the page is incomplete. */
  renderPage: (request: PageRequest) => Promise<RenderedPage>
}

const isFunction = (value: unknown) => typeof value === 'function'
const shape = z.object({
  resolvePage: z.custom<PageRenderer['resolvePage']>(isFunction),
  missingAddress: z.string(),
  getShellTags: z.custom<PageRenderer['getShellTags']>(isFunction),
  renderPage: z.custom<PageRenderer['renderPage']>(isFunction),
})

/** Loads the renderer from a build folder. Returns null without a renderer, and throws if its interface differs. */
export async function loadRenderer(folder: string): Promise<PageRenderer | null> {
  const file = join(folder, 'render.mjs')
  if (!existsSync(file)) return null
  const module: unknown = await import(pathToFileURL(file).href)
  return shape.parse(module)
}
