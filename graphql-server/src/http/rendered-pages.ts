import type { ApolloServer } from '@apollo/server'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../graphql/context.ts'
import { createFreshCache } from '../lib/fresh-cache.ts'
import type { Freshness } from '../lib/freshness.ts'
import type { PageQuestion, PageRenderer, RenderedPage } from './page-renderer.ts'

/** So many pages are rendered at once, each some 50 milliseconds of work: who asks for a million addresses gets shells. */
const MOST_AT_ONCE = 4
/** Characters of all pages that are kept, of up to two bytes each. */
const MOST_CHARACTERS = 16 * 1024 * 1024
/** A visitor does not wait longer for a rendered page, in milliseconds. */
const LONGEST_WAIT_MS = 1_000

/** The page that is asked for, rendered; null where the visitor's browser has to render it. */
export type RenderedPages = (request: FastifyRequest) => Promise<RenderedPage | null>

export interface RenderedPagesOptions {
  renderer: PageRenderer
  server: ApolloServer<Context>
  /** Of nobody, at the network that sent the request. */
  contextOf: (request: FastifyRequest) => Promise<Context>
  freshness: Freshness
}

/** The store has refused what a page asked for, such as too many searches. Its shell will tell the visitor. */
class Refused extends Error {}

/**
 * Renders pages for anonymous visitors, whoever asks. Each is rendered once for all who wait for it, and kept as
 * public answers are. What can't be rendered, or not in time, is no page: never an error.
 */
export function createRenderedPages(options: RenderedPagesOptions): RenderedPages {
  const { renderer, freshness } = options
  const pages = createFreshCache<RenderedPage>(freshness, {
    maxSize: MOST_CHARACTERS,
    sizeOf: ({ html }, url) => html.length + url.length,
  })
  const underWay = new Map<string, Promise<RenderedPage | null>>()
  const begin = (request: FastifyRequest) => {
    const keep = pages.begin()
    const signal = AbortSignal.timeout(LONGEST_WAIT_MS)
    const { url } = request
    const rendering = renderer.renderPage({ url, ask: askerOf(options, request), signal })
    // Also after nobody waits: what still runs has its place among those under way.
    const done = () => void underWay.delete(url)
    rendering.then(done, done)
    const page = Promise.race([rendering, endOf(signal)]).then(
      (rendered) => {
        keep(url, rendered)
        return rendered
      },
      (err: unknown) => {
        const level = err instanceof Refused ? 'debug' : 'warn'
        request.log[level]({ err }, 'a page was not rendered')
        return null
      },
    )
    underWay.set(url, page)
    return page
  }
  return async (request) => {
    if (!renderer.isRendered(request.url)) return null
    const known = pages.get(request.url) ?? underWay.get(request.url)
    return known ?? (underWay.size < MOST_AT_ONCE ? begin(request) : null)
  }
}

function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const end = () => reject(new Error(`Rendering took over ${LONGEST_WAIT_MS} ms.`))
    signal.addEventListener('abort', end, { once: true })
  })
}

/** Runs operations as the visitor would, counted for their network, with nobody's rights. */
function askerOf({ server, contextOf }: RenderedPagesOptions, request: FastifyRequest) {
  return async ({ hash, variables }: PageQuestion): Promise<Record<string, unknown>> => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: hash } }
    const contextValue = await contextOf(request)
    const { body } = await server.executeOperation({ extensions, variables }, { contextValue })
    const { data, errors } = body.kind === 'single' ? body.singleResult : {}
    if (!data || errors) throw new Refused(errors?.[0]?.message)
    return data
  }
}
