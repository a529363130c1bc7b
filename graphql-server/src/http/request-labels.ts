import type { FastifyRequest } from 'fastify'
import { nameOfWebApp } from '../graphql/persisted-operations.ts'
import { readOperationName } from './operation-name.ts'

export const APIS = ['graphql', 'rest', 'page', 'media', 'other'] as const

export interface RequestLabels {
  api: (typeof APIS)[number]
  /** The web app's operation, a route, or `other`. Never a name that the client chose. */
  operation: string
}

/** The routes that serve the web app's pages. */
const PAGES = ['/', '/*']

/** Labels a request for metrics and traces, with few distinct labels. Call it after the body has been read. */
export function labelRequest(request: FastifyRequest): RequestLabels {
  const { url: route, config } = request.routeOptions
  if (route === undefined) return { api: 'other', operation: 'other' }
  if (route === '/graphql') {
    return { api: 'graphql', operation: nameOfWebApp(readOperationName(request)) ?? 'other' }
  }
  if (/^\/api(\/|$)/.test(route)) return { api: 'rest', operation: route }
  if (route.startsWith('/media/')) return { api: 'media', operation: route }
  if (PAGES.includes(route)) return { api: 'page', operation: route }
  // Each file in the web app has a route, whose name changes with each release.
  return { api: 'other', operation: 'file' in config ? 'file' : route }
}
