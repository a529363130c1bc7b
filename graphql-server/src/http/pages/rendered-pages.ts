import type { ApolloServer } from '@apollo/server'
import type { FastifyRequest } from 'fastify'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Context } from '../../graphql/context/context.ts'
import { createValidatedCache } from '../../lib/cache/validated-cache.ts'
import type { CacheValidity } from '../../lib/cache/cache-validity.ts'
import { createPage, type Page } from './page.ts'
import { exist } from './page-content.ts'
import type { PageQuestion, PageRenderer, RenderedPage, ResolvedPage } from './page-renderer.ts'

/** The number of pages rendered at once. Each takes 10 to 30 milliseconds of CPU time. */
const MAX_CONCURRENT_RENDERS = 4
/** The number of pages rendered within `duration` seconds for all visitors: at worst a third of the CPU time. */
const LIMIT: RenderingLimit = { points: 60, duration: 5 }
/** The maximum size of all cached pages in all encodings. */
const MAX_CACHE_BYTES = 32 * 1024 * 1024
/** A page's memory beyond its body: URL, policy and objects. */
const OVERHEAD_BYTES = 2_000
/** The longest time that a visitor waits for a rendered page. */
const RENDER_TIMEOUT_MS = 1_000

/** Returns the rendered page, or null if the browser has to render it. */
export type RenderedPages = (request: FastifyRequest) => Promise<Page | null>

/** The number of pages rendered within `duration` seconds. */
export interface RenderingLimit {
  points: number
  duration: number
}

export interface RenderedPagesOptions {
  renderer: PageRenderer
  server: ApolloServer<Context>
  /** Creates the context of an anonymous caller from the network that sent the request. */
  contextOf: (request: FastifyRequest) => Promise<Context>
  validity: CacheValidity
  limit?: RenderingLimit
}

/** Matches the page's data, in the element where the browser reads it. */
const STATE = /(?<=<script type="application\/json" id="page-state">)[^<]*/

/** An operation has errors, for example after too many searches. The visitor gets the shell, which shows them. */
class Refused extends Error {}

/**
 * Renders pages for anonymous visitors. Each page is rendered once for all who wait for it, and cached under one URL
 * like public responses. Returns null, never an error, for a page that cannot be rendered in time or within the limit.
 */
export function createRenderedPages(options: RenderedPagesOptions): RenderedPages {
  const { renderer, validity, contextOf } = options
  const limit = new RateLimiterMemory(options.limit ?? LIMIT)
  const pages = createValidatedCache<Page>(validity, {
    maxSize: MAX_CACHE_BYTES,
    measureSize: ({ body }) => body.maxBytes + OVERHEAD_BYTES,
  })
  const inProgress = new Map<string, Promise<Page | null>>()
  const begin = (request: FastifyRequest, address: string) => {
    const store = pages.begin()
    const signal = AbortSignal.timeout(RENDER_TIMEOUT_MS)
    const rendering = renderer.renderPage({
      url: address,
      ask: createQuery(options, request),
      signal,
    })
    // A rendering counts until it ends, even if no request waits for it.
    const done = () => void inProgress.delete(address)
    rendering.then(done, done)
    const page = Promise.race([rendering, rejectOnAbort(signal)]).then(
      (rendered) => {
        const page = createPage(
          address === renderer.missingAddress ? withoutState(rendered) : rendered,
        )
        store(address, page)
        return page
      },
      (error: unknown) => logFailure(request, error),
    )
    inProgress.set(address, page)
    return page
  }
  /** Returns the page's address in the cache, or the address for missing content if the content does not exist. */
  const resolveAddress = async (request: FastifyRequest, { address, ids }: ResolvedPage) => {
    if (Object.keys(ids).length === 0 || pages.get(address)) return address
    const found = contextOf(request).then((context) => exist(ids, context))
    const isFound = await Promise.race([
      found,
      rejectOnAbort(AbortSignal.timeout(RENDER_TIMEOUT_MS)),
    ])
    return isFound ? address : renderer.missingAddress
  }
  const getPage = async (request: FastifyRequest, requested: ResolvedPage) => {
    const address = await resolveAddress(request, requested)
    const page = pages.get(address) ?? inProgress.get(address)
    if (page) return page
    const isWithinLimit = await limit.consume('all').then(
      () => true,
      () => false,
    )
    const mayBegin = isWithinLimit && inProgress.size < MAX_CONCURRENT_RENDERS
    return inProgress.get(address) ?? (mayBegin ? begin(request, address) : null)
  }
  return async (request) => {
    const requested = renderer.resolvePage(request.url)
    return (
      requested && getPage(request, requested).catch((error: unknown) => logFailure(request, error))
    )
  }
}

/** Makes the browser render the page again, because it runs other operations at the URL that it knows. */
function withoutState(page: RenderedPage): RenderedPage {
  return { ...page, html: page.html.replace(STATE, '') }
}

function logFailure({ log }: FastifyRequest, err: unknown): null {
  const level = err instanceof Refused ? 'debug' : 'warn'
  log[level]({ err }, 'page not rendered')
  return null
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const end = () => reject(new Error(`Rendering took over ${RENDER_TIMEOUT_MS} ms.`))
    signal.addEventListener('abort', end, { once: true })
  })
}

/** Runs operations anonymously. They count for the visitor's network. */
function createQuery({ server, contextOf }: RenderedPagesOptions, request: FastifyRequest) {
  return async ({ hash, variables }: PageQuestion): Promise<Record<string, unknown>> => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: hash } }
    const contextValue = await contextOf(request)
    const { body } = await server.executeOperation({ extensions, variables }, { contextValue })
    const { data, errors } = body.kind === 'single' ? body.singleResult : {}
    if (!data || errors) throw new Refused(errors?.[0]?.message)
    return data
  }
}
