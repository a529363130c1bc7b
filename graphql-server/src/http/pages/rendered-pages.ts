import type { ApolloServer } from '@apollo/server'
import type { FastifyRequest } from 'fastify'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Context } from '../../graphql/context.ts'
import { createValidatedCache } from '../../lib/validated-cache.ts'
import type { CacheValidity } from '../../lib/cache-validity.ts'
import { exists, NOT_FOUND_ADDRESS, pageAddress, type PageAddress } from './page-address.ts'
import type { PageQuestion, PageRenderer, RenderedPage } from './page-renderer.ts'

/** Pages that are rendered at once, each some 50 milliseconds of work. */
const MAX_CONCURRENT_RENDERS = 4
/** Pages that are rendered in so many seconds, whoever opens them: a third of the processor's time, at worst. */
const LIMIT: RenderingLimit = { points: 30, duration: 5 }
/** Characters of all pages that are kept, of up to two bytes each. */
const MAX_CACHE_CHARACTERS = 16 * 1024 * 1024
/** What a page takes beside its HTML, in characters. */
const OVERHEAD = 500
/** A visitor does not wait longer for a rendered page, in milliseconds. */
const RENDER_TIMEOUT_MS = 1_000

/** The page that is asked for, rendered; null where the visitor's browser has to render it. */
export type RenderedPages = (request: FastifyRequest) => Promise<RenderedPage | null>

/** How many pages are rendered in how many seconds. */
export interface RenderingLimit {
  points: number
  duration: number
}

export interface RenderedPagesOptions {
  renderer: PageRenderer
  server: ApolloServer<Context>
  /** Of nobody, at the network that sent the request. */
  contextOf: (request: FastifyRequest) => Promise<Context>
  validity: CacheValidity
  limit?: RenderingLimit
}

/** The answers that a page brings along, in the element from which the browser takes it over. */
const STATE = /(?<=<script type="application\/json" id="page-state">)[^<]*/

/** The store has refused what a page asked for, such as too many searches. Its shell will tell the visitor. */
class Refused extends Error {}

/**
 * Renders pages for anonymous visitors, whoever opens them. Each is rendered once for all who wait for it, and kept as
 * public answers are, under one address. What can't be rendered, not in time or not within the limit, is no page: never
 * an error.
 */
export function createRenderedPages(options: RenderedPagesOptions): RenderedPages {
  const { renderer, validity, contextOf } = options
  const limit = new RateLimiterMemory(options.limit ?? LIMIT)
  const pages = createValidatedCache<RenderedPage>(validity, {
    maxSize: MAX_CACHE_CHARACTERS,
    measureSize: ({ html }, address) => html.length + address.length + OVERHEAD,
  })
  const underWay = new Map<string, Promise<RenderedPage | null>>()
  const begin = (request: FastifyRequest, address: string) => {
    const keep = pages.begin()
    const signal = AbortSignal.timeout(RENDER_TIMEOUT_MS)
    const rendering = renderer.renderPage({
      url: address,
      ask: createQuery(options, request),
      signal,
    })
    // Also after nobody waits: what still runs has its place among those under way.
    const done = () => void underWay.delete(address)
    rendering.then(done, done)
    const page = Promise.race([rendering, rejectOnAbort(signal)]).then(
      (rendered) => {
        const kept = address === NOT_FOUND_ADDRESS ? withoutState(rendered) : rendered
        keep(address, kept)
        return kept
      },
      (error: unknown) => logFailure(request, error),
    )
    underWay.set(address, page)
    return page
  }
  /** The address under which the page is kept; that of the page for nothing when the store has no such thing. */
  const resolveAddress = async (request: FastifyRequest, { address, thing }: PageAddress) => {
    if (thing === null || pages.get(address)) return address
    const found = contextOf(request).then((context) => exists(thing, context))
    const isFound = await Promise.race([
      found,
      rejectOnAbort(AbortSignal.timeout(RENDER_TIMEOUT_MS)),
    ])
    return isFound ? address : NOT_FOUND_ADDRESS
  }
  const pageAt = async (request: FastifyRequest, asked: PageAddress) => {
    const address = await resolveAddress(request, asked)
    const known = pages.get(address) ?? underWay.get(address)
    if (known) return known
    const isWithinLimit = await limit.consume('all').then(
      () => true,
      () => false,
    )
    const mayBegin = isWithinLimit && underWay.size < MAX_CONCURRENT_RENDERS
    return underWay.get(address) ?? (mayBegin ? begin(request, address) : null)
  }
  return async (request) => {
    const asked = renderer.isRendered(request.url) ? pageAddress(request.url) : null
    return asked && pageAt(request, asked).catch((error: unknown) => logFailure(request, error))
  }
}

/** For the browser to draw anew: it knows the page by another address, where it has other questions. */
function withoutState(page: RenderedPage): RenderedPage {
  return { ...page, html: page.html.replace(STATE, '') }
}

function logFailure({ log }: FastifyRequest, err: unknown): null {
  const level = err instanceof Refused ? 'debug' : 'warn'
  log[level]({ err }, 'a page was not rendered')
  return null
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const end = () => reject(new Error(`Rendering took over ${RENDER_TIMEOUT_MS} ms.`))
    signal.addEventListener('abort', end, { once: true })
  })
}

/** Runs operations as the visitor would, counted for their network, with nobody's rights. */
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
