import { buildSchema, isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sharedSchema } from '../../test/support/schema.ts'

const rootsOf = (schema: GraphQLSchema) =>
  [schema.getQueryType(), schema.getMutationType()].filter(isObjectType)

const roots = rootsOf(sharedSchema())
const file = new URL('../../../schema/printed/generated.graphql', import.meta.url)
const printed = rootsOf(buildSchema(readFileSync(file, 'utf8')))

const lastParagraph = ({ description }: GraphQLField<unknown, unknown>) =>
  (description ?? '').split('\n\n').at(-1)

function findField(path: string, types = roots): GraphQLField<unknown, unknown> {
  const [type, name = ''] = path.split('.')
  const root = types.find((root) => root.name === type)
  return root?.getFields()[name] ?? expect.fail(`There is no ${path}.`)
}

it.each([
  ['Query.category', 'Open to everyone; partner keys need the scope `catalogue:read`.'],
  ['Query.store', 'Open to everyone, including all partner keys.'],
  ['Query.viewer', 'Open to everyone, but not to partner keys.'],
  ['Query.orders', 'Only for staff and admins.'],
  ['Query.addresses', 'Only for admins.'],
  ['Query.webhooks', 'Only for admins and for partner keys with the scope `catalogue:read`.'],
  [
    'Query.searchProducts',
    'Open to everyone; partner keys need the scope `catalogue:read`. Rate limit `search`: 300 calls in a minute from one network address or partner key.',
  ],
  [
    'Query.products',
    'Open to everyone; partner keys need the scope `catalogue:read`. Rate limit `search`: 300 calls in a minute from one network address or partner key. Calls without `filter` do not count.',
  ],
  [
    'Mutation.placeOrder',
    'Only for logged-in users. Rate limit `writes`: 600 calls in a minute from one user.',
  ],
  [
    'Mutation.resetPassword',
    'Open to everyone, but not to partner keys. Rate limit `codes`: 60 calls in 15 minutes from one network address.',
  ],
  [
    'Mutation.login',
    'Open to everyone, but not to partner keys. Rate limit `login`: 100 failed calls in 15 minutes, 10 of them for one account, from one network address.',
  ],
  [
    'Mutation.inviteToTeam',
    'Only for admins. Rate limit `invitations`: 30 calls in an hour from one user.',
  ],
])('the description of %s ends with its access and rate limit', (path, note) => {
  expect(lastParagraph(findField(path))).toBe(note)
})

const paths = roots.flatMap((root) =>
  Object.keys(root.getFields()).map((field) => `${root.name}.${field}`),
)

it('every root field’s description ends with its access, named once', () => {
  const wrong = paths.filter((path) => {
    const paragraphs = (findField(path).description ?? '').split('\n\n')
    const isNote = paragraphs.map((text) => /^(Open to everyone|Only for )/.test(text))
    return isNote.indexOf(true) !== paragraphs.length - 1
  })
  expect(wrong).toEqual([])
})

it('the printed schema has the same descriptions as the server', () => {
  const describe = (types: typeof roots) =>
    paths.map((path) => [path, findField(path, types).description])
  expect(describe(printed)).toEqual(describe(roots))
})
