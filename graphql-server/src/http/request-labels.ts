import type { FastifyRequest } from 'fastify'
import { nameOfWebApp } from '../graphql/persisted-operations.ts'
import { readOperationName } from './operation-name.ts'

export const APIS = ['graphql', 'rest', 'page', 'media', 'other'] as const

export interface RequestLabels {
  api: (typeof APIS)[number]
  /** The name of an operation of the web app, a route, or `other`. Never chosen by the client. */
  operation: string
}

/** The routes of which every other page of the web app is one. */
const PAGES = ['/', '/*']

/** Labels a request for metrics and traces. Call it when the body was read. There are few different labels. */
export function labelRequest(request: FastifyRequest): RequestLabels {
  const { url: route, config } = request.routeOptions
  if (route === undefined) return { api: 'other', operation: 'other' }
  if (route === '/graphql') {
    return { api: 'graphql', operation: nameOfWebApp(readOperationName(request)) ?? 'other' }
  }
  if (/^\/api(\/|$)/.test(route)) return { api: 'rest', operation: route }
  if (route.startsWith('/media/')) return { api: 'media', operation: route }
  if (PAGES.includes(route)) return { api: 'page', operation: route }
  // Each file of the web app has a route, whose name changes with each release.
  return { api: 'other', operation: 'file' in config ? 'file' : route }
}
