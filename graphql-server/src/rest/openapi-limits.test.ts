import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { Types } from 'mongoose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { restCases } from '../../test/rest-cases/all.ts'
import { buildContents, type Scene } from '../../test/rest-cases/case.ts'
import { buildShopper } from '../../test/support/factories.ts'
import { createRestClient } from '../../test/support/rest.ts'
import { openTestStore, type TestStore } from '../../test/support/store.ts'
import { describeStore } from './openapi.ts'
import { restRoutes } from './routes.ts'
import type { Route } from './call/route.ts'

const description = describeStore({ name: 'Kirana Care', publicUrl: 'https://kirana.example' })
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(description, 'openapi')

const rules = z.looseObject({
  type: z.unknown().optional(),
  pattern: z.string().optional(),
  format: z.string().optional(),
  maxLength: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  maximum: z.number().optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.looseObject({ type: z.unknown().optional() })).optional(),
})

const routes = restRoutes.filter(({ body }) => Object.keys(body.shape).length > 0)
const nameOf = ({ method, path }: Route) => `${method} ${path}`
const requestOf = ({ path, method }: Route) =>
  ['paths', path, method.toLowerCase(), 'requestBody', 'content', 'application/json', 'schema']
    .map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
    .join('/')

/** The described rules for each request field. For a nullable field, the rules of its other type. */
function fieldsOf(route: Route): [string, z.output<typeof rules>][] {
  const id = nameOf(route)
  const operation = description.paths[route.path]?.[route.method.toLowerCase()]
  const { $ref } = z
    .looseObject({ requestBody: z.looseObject({ content: z.looseObject({}) }) })
    .transform(({ requestBody }) => requestBody.content['application/json'])
    .pipe(z.object({ schema: z.object({ $ref: z.string() }) }))
    .parse(operation, { error: () => id }).schema
  const schemas = z.record(z.string(), z.looseObject({})).parse(description.components.schemas)
  const schema = schemas[$ref.split('/').at(-1) ?? '']
  const { properties } = z.looseObject({ properties: z.record(z.string(), rules) }).parse(schema)
  return Object.entries(properties).map(([name, field]) => {
    const other = field.anyOf?.find(({ type }) => type === 'string' || type === 'array')
    return [name, field.type === undefined && other ? rules.parse(other) : field]
  })
}

let store: TestStore
let scene: Scene

beforeAll(async () => {
  store = await openTestStore()
  const caller = await buildShopper(store.tokens, { role: 'ADMIN' })
  scene = { store, call: createRestClient(store), caller }
})
afterAll(() => store.close())

async function payloadOf(route: Route): Promise<object> {
  const right = restCases[nameOf(route)]?.right ?? (() => undefined)
  const { payload } = await buildContents(right, scene)
  return typeof payload === 'object' ? payload : {}
}

async function isAccepted(route: Route, change: object): Promise<boolean> {
  const { method, path: url } = route
  const payload = { ...(await payloadOf(route)), ...change }
  const reply = await scene.call({ method, url, as: scene.caller, payload })
  return reply.status !== 400
}

const ids = (count: number) =>
  Array.from({ length: count }, () => new Types.ObjectId().toHexString())

it.each(routes.map((route) => ({ name: nameOf(route), route })))(
  'the description of $name matches its valid request',
  async ({ route }) => {
    const validate = ajv.compile({ $ref: `openapi#/${requestOf(route)}` })
    expect([validate(await payloadOf(route)), validate.errors]).toEqual([true, null])
  },
)

const lines = routes.flatMap((route) =>
  fieldsOf(route).flatMap(([field, { maxLength, pattern, format }]) =>
    maxLength !== undefined && maxLength < 20_000 && pattern && !format
      ? [{ name: nameOf(route), route, field, maxLength }]
      : [],
  ),
)

it.each(lines)(
  'the description of $name limits $field to $maxLength characters',
  async ({ route, field, maxLength }) => {
    expect(await isAccepted(route, { [field]: 'x'.repeat(maxLength) })).toBe(true)
    expect(await isAccepted(route, { [field]: 'x'.repeat(maxLength + 1) })).toBe(false)
    expect(await isAccepted(route, { [field]: ' \u200b' })).toBe(false)
  },
)

it('the description limits the lines in accounts, addresses, categories and products', () => {
  expect([...new Set(lines.map(({ field }) => field))].sort()).toEqual([
    ...['address_line', 'city', 'country', 'description', 'mobile'],
    ...['name', 'pincode', 'state', 'unit'],
  ])
})

const lists = routes.flatMap((route) =>
  fieldsOf(route).flatMap(([field, { minItems = 0, maxItems }]) =>
    maxItems === undefined || field === 'list_items' || field === 'image'
      ? []
      : [{ name: nameOf(route), route, field, minItems, maxItems }],
  ),
)

it.each(lists)(
  'the description of $name limits $field to $minItems to $maxItems entries',
  async ({ route, field, minItems, maxItems }) => {
    expect(await isAccepted(route, { [field]: ids(maxItems) })).toBe(true)
    expect(await isAccepted(route, { [field]: ids(maxItems + 1) })).toBe(false)
    expect(await isAccepted(route, { [field]: [] })).toBe(minItems === 0)
  },
)
