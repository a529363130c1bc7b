import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'

/** An operation of the web app, identified by the hash of its text (decision 13). */
export interface PageQuestion {
  hash: string
  variables: Record<string, unknown>
}

export interface PageRequest {
  /** Path and query, such as /search?q=milk. */
  url: string
  /** Returns the operation's data. Rejects when any part of it was refused. */
  ask: (question: PageQuestion) => Promise<Record<string, unknown>>
  signal: AbortSignal
}

/** A complete HTML page for anonymous visitors. */
export interface RenderedPage {
  html: string
  /** False if the page says that nothing was found. */
  isFound: boolean
}

/** A page that is rendered on the server. */
export interface ResolvedPage {
  /** The same for every URL of the page: without unused parameters and without names next to ids. */
  address: string
  /** The ids of what must exist for the page to exist. */
  ids: PageIds
}

export interface PageIds {
  product?: string
  category?: string
  subCategory?: string
}

/** The exports of `web/rendering`. Apart from the schema, this is the only interface between server and web app. */
export interface PageRenderer {
  /** Returns the page that is rendered on the server at this path and query; null if only browsers render it. */
  resolvePage: (url: string) => ResolvedPage | null
  /** The address at which the page for missing content is rendered. */
  missingAddress: string
  /** Tags for the head of a page at this path and query that is not rendered on the server. */
  getShellTags: (url: string) => string
  /** Rejects when `ask` rejects, and when the page is incomplete. */
  renderPage: (request: PageRequest) => Promise<RenderedPage>
}

const isFunction = (value: unknown) => typeof value === 'function'
const shape = z.object({
  resolvePage: z.custom<PageRenderer['resolvePage']>(isFunction),
  missingAddress: z.string(),
  getShellTags: z.custom<PageRenderer['getShellTags']>(isFunction),
  renderPage: z.custom<PageRenderer['renderPage']>(isFunction),
})

/** Loads the renderer from a build folder. Returns null if the folder has no renderer, and throws if its interface differs. */
export async function loadRenderer(folder: string): Promise<PageRenderer | null> {
  const file = join(folder, 'render.mjs')
  if (!existsSync(file)) return null
  const module: unknown = await import(pathToFileURL(file).href)
  return shape.parse(module)
}
