import type { InjectOptions } from 'fastify'
import { getIntrospectionQuery } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPartnerKey, buildShopper } from '../../../test/support/factories.ts'
import {
  persistedUrl,
  hashText,
  ofWebApp,
  persisted,
  PREFLIGHT,
} from '../../../test/support/persisted.ts'
import { openTestStore, type GraphqlReply, type TestStore } from '../../../test/support/store.ts'
import { publishRelease } from '../../releases/releases.service.ts'

const home = ofWebApp('query Home')
const foreign = '{ store { name } }'
/** An operation that pages from another release send. */
const other = '{ store { phone } }'
const people = ['nobody', 'user', 'staff', 'admin'] as const

let store: TestStore
let tokens: Record<(typeof people)[number], string | null>

beforeAll(async () => {
  store = await openTestStore({ safelist: true })
  await publishRelease({ operations: new Map([[hashText(other), other]]), webDir: null })
  tokens = {
    nobody: null,
    user: (await buildShopper(store.tokens)).accessToken,
    staff: (await buildShopper(store.tokens, { role: 'STAFF' })).accessToken,
    admin: (await buildShopper(store.tokens, { role: 'ADMIN' })).accessToken,
  }
})
afterAll(() => store.close())

/** Returns the error codes, which are empty if the operation ran. */
async function ask(request: InjectOptions, token: string | null = null) {
  const headers = { ...PREFLIGHT, ...(token !== null && { authorization: `Bearer ${token}` }) }
  const reply = await store.app.inject({ ...request, headers })
  const { errors = [] } = reply.json<GraphqlReply<unknown>>()
  return {
    status: reply.statusCode,
    codes: errors.map(({ extensions }) => extensions.code),
    errors,
  }
}

const byPost = (payload: object): InjectOptions => ({ method: 'POST', url: '/graphql', payload })
const byText = (query: string): InjectOptions => ({
  url: `/graphql?query=${encodeURIComponent(query)}`,
})

const KNOWN: [string, InjectOptions][] = [
  ['by hash', byPost({ extensions: persisted(home.hash) })],
  ['by hash with GET', { url: persistedUrl(home.hash) }],
  ['by its text', byPost({ query: home.text })],
  ['by its text with GET', byText(home.text)],
  ['by both', byPost({ query: home.text, extensions: persisted(home.hash) })],
  ['of another release by hash', byPost({ extensions: persisted(hashText(other)) })],
  ['of another release by hash with GET', { url: persistedUrl(hashText(other)) }],
  ['of another release by its text', byPost({ query: other })],
]

const FOREIGN: [string, InjectOptions][] = [
  ['by text', byPost({ query: foreign })],
  ['by text with GET', byText(foreign)],
  ['with its hash', byPost({ query: foreign, extensions: persisted(hashText(foreign)) })],
  ['with which the explorer reads the schema', byPost({ query: getIntrospectionQuery() })],
  ['by a hash that was registered', byPost({ extensions: persisted(hashText(foreign)) })],
]

describe('with a safelist', () => {
  it.each(KNOWN)(
    'the safelist lets everybody run an operation of the web app %s',
    async (_how, request) => {
      for (const who of people) expect(await ask(request, tokens[who])).toMatchObject({ codes: [] })
    },
  )

  it.each(FOREIGN)('the safelist lets partners run another operation %s', async (_how, request) => {
    const { secret } = await buildPartnerKey()
    const headers = { ...PREFLIGHT, 'x-api-key': secret }
    const reply = await store.app.inject({ ...request, headers })
    expect(reply.json<GraphqlReply<unknown>>().errors).toBeUndefined()
  })

  it.each(FOREIGN)(
    'the safelist lets only admins among users run another operation %s',
    async (_how, request) => {
      expect(await ask(request, tokens.admin)).toMatchObject({ status: 200, codes: [] })
      for (const who of ['nobody', 'user', 'staff'] as const) {
        const { status, codes, errors } = await ask(request, tokens[who])
        expect({ status, codes }).toEqual({ status: 403, codes: ['OPERATION_NOT_ALLOWED'] })
        expect(errors[0]?.message).toContain('log in as an admin')
      }
    },
  )

  it.each<[string, InjectOptions]>([
    ['the hash of another operation', byPost({ query: foreign, extensions: persisted(home.hash) })],
    ['a known hash before a #', { url: `${persistedUrl(home.hash)}&query=${foreign}#` }],
    ['two texts', { url: `/graphql?query=${foreign}&query=${encodeURIComponent(home.text)}` }],
    ['no operation', byPost({ variables: {} })],
    ['a list', byPost([{ query: home.text }])],
    ['malformed extensions', { url: '/graphql?extensions={' }],
    ['a malformed operation', byPost({ query: '{{{' })],
  ])('the safelist cannot be bypassed with %s', async (_what, request) => {
    expect((await ask(request)).codes).toEqual(['OPERATION_NOT_ALLOWED'])
  })

  it('an invalid token is reported as invalid with a safelist', async () => {
    const { codes } = await ask(byPost({ query: foreign }), 'dead')
    expect(codes).toEqual(['UNAUTHENTICATED'])
  })

  it('REST calls are not limited by the safelist', async () => {
    const reply = await store.app.inject({ url: '/api/category/get' })
    expect(reply.statusCode).toBe(200)
  })
})
