import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { InjectOptions } from 'fastify'
import { expect } from 'vitest'
import { describeStore } from '../../src/rest/openapi.ts'
import { restRoutes } from '../../src/rest/routes.ts'
import type { Route } from '../../src/rest/call/route.ts'
import { buildShopper, type Shopper } from './factories.ts'
import type { TestStore } from './store.ts'

/** The fields that every response has. */
export interface Envelope {
  success: boolean
  error: boolean
  message: string
  code?: string
  data?: unknown
}

export type RestCall = InjectOptions & { as?: Shopper | null }
export type RestAnswer = Awaited<ReturnType<ReturnType<typeof createRestClient>>>

const description = describeStore({ name: 'Kirana Care', publicUrl: 'https://kirana.example' })
const ajv = new Ajv2020({ strict: true, allErrors: true, keywords: Object.keys(description) })
addFormats.default(ajv)
ajv.addSchema(description, 'openapi')
const validators = new Map<string, ValidateFunction>()

/** The schema in the description for a call's response. */
function compileValidator({ path, method }: Route, status: number): ValidateFunction {
  const pointer = [path, method.toLowerCase(), 'responses', status, 'content', 'application/json']
  const escaped = pointer.map((part) => String(part).replaceAll('~', '~0').replaceAll('/', '~1'))
  const ref = `openapi#/paths/${escaped.join('/')}/schema`
  const known = validators.get(ref) ?? ajv.compile({ $ref: ref })
  validators.set(ref, known)
  return known
}

/**
 * One call for each combination of access, method and body. Shared code rejects requests before the call's own code
 * runs, so tests for such requests only need one call of each kind.
 */
export const restKinds = [
  ...new Map(
    restRoutes.map((route) => [`${route.access} ${route.method} ${route.file}`, route]),
  ).values(),
]

/** Calls a test server by REST, and validates each response against the call's description. */
export function createRestClient(store: TestStore) {
  return async ({ as, headers, ...request }: RestCall) => {
    const bearer = as && { authorization: `Bearer ${as.accessToken}` }
    const reply = await store.app.inject({ ...request, headers: { ...bearer, ...headers } })
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(reply.headers['cache-control']).toBe('no-store')
    const envelope = reply.json<Envelope>()
    const route = restRoutes.find(({ path, method }) => {
      return path === request.url && method === request.method
    })
    if (route) expectDescribed(route, reply.statusCode, envelope)
    return { status: reply.statusCode, headers: reply.headers, ...envelope }
  }
}

function expectDescribed(route: Route, status: number, envelope: Envelope): void {
  const validate = compileValidator(route, status)
  validate(envelope)
  expect(validate.errors ?? [], `${route.path} ${status}: ${envelope.message}`).toEqual([])
}

/** Expects the standard error format. */
export function expectRefusal(reply: RestAnswer, status: number, code: string): void {
  expect(reply).toMatchObject({ status, success: false, error: true, code })
  expect(Object.keys(reply).sort()).toEqual(
    ['status', 'headers', 'success', 'error', 'message', 'code', 'reason', 'params'].sort(),
  )
  expect(reply.message).toMatch(/^[^{}]{5,400}[.e]$/)
}

/** The headers for a caller with access to the route. */
export async function credentialsFor(
  route: Route,
  store: TestStore,
): Promise<Record<string, string>> {
  if (route.access === 'anyone') return {}
  if (route.access === 'resetGrant') return { cookie: 'resetGrant=of-nothing' }
  const person = await buildShopper(store.tokens, { role: 'ADMIN' })
  const isRefresh = route.access === 'refreshToken'
  return { authorization: `Bearer ${isRefresh ? person.refreshToken : person.accessToken}` }
}
