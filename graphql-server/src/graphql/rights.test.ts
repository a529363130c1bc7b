import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildShopper } from '../../test/factories.ts'
import { operationOf, rootFields } from '../../test/root-fields.ts'
import { openTestStore, type TestStore } from '../../test/store.ts'

/** What each rule answers to whom; null is no refusal of rights. */
const EXPECTED = {
  anyone: { nobody: null, user: null, admin: null },
  user: { nobody: 'UNAUTHENTICATED', user: null, admin: null },
  admin: { nobody: 'UNAUTHENTICATED', user: 'FORBIDDEN', admin: null },
  catalogue: { nobody: 'UNAUTHENTICATED', user: 'FORBIDDEN', admin: null },
}
/** It would end the caller's session. */
const fields = rootFields.filter(({ field }) => field.name !== 'logout')

let store: TestStore
let tokens: Record<keyof (typeof EXPECTED)['user'], string | undefined>

beforeAll(async () => {
  store = await openTestStore()
  tokens = {
    nobody: undefined,
    user: (await buildShopper(store.tokens)).accessToken,
    admin: (await buildShopper(store.tokens, { role: 'ADMIN' })).accessToken,
  }
})
afterAll(() => store.close())

describe.each(fields)('$path', ({ kind, field, rule }) => {
  it(`is for ${String(rule)} alone`, async () => {
    const { document, variables } = operationOf(kind, field)
    const answers: Record<string, string | null> = {}
    for (const [who, token] of Object.entries(tokens)) {
      const { errors } = await store.query(document, variables, token)
      const code = errors?.[0]?.extensions.code
      answers[who] = code === 'UNAUTHENTICATED' || code === 'FORBIDDEN' ? code : null
      expect(code).not.toBe('GRAPHQL_VALIDATION_FAILED')
      expect(code).not.toBe('INTERNAL')
    }
    // A session that can't be refreshed is refused to everybody.
    const expected = EXPECTED[rule ?? 'admin']
    expect(answers).toEqual(
      field.name === 'refreshSession' ? mapOf(expected, 'UNAUTHENTICATED') : expected,
    )
  })
})

function mapOf(people: object, code: string): Record<string, string> {
  return Object.fromEntries(Object.keys(people).map((who) => [who, code]))
}
