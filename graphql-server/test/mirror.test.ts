import { getNamedType, isLeafType, isObjectType, Kind, parse, type GraphQLField } from 'graphql'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ChangesQuery, DigestQuery } from '../examples/mirror/generated.ts'
import { recordChanges } from '../src/domains/catalogue/changes/record-changes.ts'
import { numberChanges } from '../src/domains/catalogue/changes/number-changes.service.ts'
import { ensureLog } from '../src/domains/catalogue/changes/change-log.service.ts'
import { deleteProduct } from '../src/domains/catalogue/edit/product.service.ts'
import { Product } from '../src/domains/catalogue/record/product.model.ts'
import { computeCost } from '../src/graphql/cost.ts'
import { MAX_COST, MAX_KEY_COST } from '../src/graphql/limits.ts'
import { sharedSchema } from './support/schema.ts'
import { gql } from './support/gql.ts'
import { emptyCatalogue } from './support/random-changes.ts'
import { countScans } from './support/database.ts'
import {
  buildCategory,
  buildPartnerKey,
  buildProduct,
  buildShopper,
  buildSubCategory,
} from './support/factories.ts'
import { openTestStore, type TestStore } from './support/store.ts'

/** The sample client's queries. */
const document = readFileSync(new URL('../examples/mirror/mirror.graphql', import.meta.url), 'utf8')

const schema = sharedSchema()
let store: TestStore
let adminToken: string

beforeAll(async () => {
  store = await openTestStore()
  adminToken = (await buildShopper(store.tokens, { role: 'ADMIN' })).accessToken
})
afterAll(() => store.close())
beforeEach(async () => {
  await emptyCatalogue()
  await ensureLog()
})

/**
 * Creates products, each with its own category and sub-category, and numbers them in this order: categories, then
 * products.
 */
async function createRows(size: number) {
  const products = []
  for (let n = 0; n < size; n += 1) {
    const category = await buildCategory()
    const subCategory = await buildSubCategory({ categoryIds: [category._id] })
    await recordChanges('category', [category._id])
    await recordChanges('subCategory', [subCategory._id])
    products.push(
      await buildProduct({
        categoryIds: [category._id],
        subCategoryIds: [subCategory._id],
        images: ['https://example.com/a.png'],
        details: [{ name: 'Brand', value: 'A' }],
      }),
    )
  }
  const ids = products.map(({ _id }) => _id)
  await recordChanges('product', ids)
  await numberChanges()
  return ids.map((id) => id.toHexString())
}

/** The document's operation with this name. */
function only(name: string): string {
  return document
    .split(/^(?=query )/m)
    .filter((text) => text.startsWith(`query ${name}`))
    .join('')
}

async function ask<Data>(name: string, variables: object = {}): Promise<Data> {
  const { data, errors } = await store.query<Data>(parse(only(name)), variables, adminToken)
  expect(errors).toBeUndefined()
  return data
}

async function readPage(variables: object = {}) {
  const given = { first: 100, stock: true, ...variables }
  return (await ask<ChangesQuery>('Changes', given)).catalogueChanges
}

describe('catalogueChanges', () => {
  it('catalogueChanges returns all kinds of entities in their current state, and tombstones without an entity', async () => {
    const [gone = '', kept = ''] = await createRows(2)
    await deleteProduct(gone)
    await Product.updateOne({ _id: kept }, { $set: { name: 'Newer than its change' } })
    await numberChanges()
    const { edges, after, pageInfo } = await readPage()
    expect(edges.map(({ node }) => node.thing?.__typename)).toEqual([
      'Category',
      'SubCategory',
      'Category',
      'SubCategory',
      'Product',
      undefined,
    ])
    expect(edges.at(-2)?.node.thing).toMatchObject({ id: kept, name: 'Newer than its change' })
    expect(edges.at(-1)?.node).toEqual({ id: gone, deleted: true, thing: null })
    expect({ after, pageInfo }).toMatchObject({ after: null, pageInfo: { hasNextPage: false } })
  })

  it('catalogueChanges continues after a cursor, and describes the page', async () => {
    await createRows(3)
    const whole = (await readPage()).edges.map(({ node }) => node.id)
    const ids: string[] = []
    let after: string | null = null
    do {
      const page: ChangesQuery['catalogueChanges'] = await readPage({ first: 2, after })
      expect(page.after).toBe(after)
      ids.push(...page.edges.map(({ node }) => node.id))
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
    } while (after)
    expect(ids).toEqual(whole)
    const { catalogueChanges: end } = await ask<ChangesQuery>('Changes', {
      first: 1,
      stock: false,
      after: (await readPage()).pageInfo.endCursor,
    })
    expect(end).toMatchObject({ edges: [], pageInfo: { hasNextPage: false, endCursor: null } })
  })

  it.each([
    [{ after: 'made up' }, 'after is not a cursor of this change log'],
    [{ after: '' }, 'after is not a cursor of this change log'],
    [{ first: 0 }, 'first must be from 1 to 100'],
    [{ first: 101 }, 'first must be from 1 to 100'],
  ])('catalogueChanges rejects %o', async (variables, message) => {
    await createRows(1)
    const given = { first: 1, stock: false, ...variables }
    const { errors } = await store.query(only('Changes'), given, adminToken)
    expect(errors?.[0]?.message).toContain(message)
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  })

  it('catalogueChanges takes the same number of commands for every page, and scans no collection', async () => {
    await createRows(12)
    await store.lookForSearch()
    const kinds = gql(`{ catalogueChanges(first: 9) { pageInfo { endCursor } } }`)
    const { data } = await store.query(kinds, {}, adminToken)
    const after = data.catalogueChanges.pageInfo.endCursor
    const counts = []
    for (const page of [{ first: 3 }, { first: 100 }, { first: 3, after }]) {
      const commands = await store.recordCommands(() => readPage(page))
      counts.push(commands.length)
    }
    // Authentication (2), the log and the changes; then at most products, sub-categories and categories, each twice.
    expect(Math.max(...counts)).toBeLessThanOrEqual(10)
    const last = (await readPage({ first: 24 })).pageInfo.endCursor
    const products = (first: number) => store.recordCommands(() => readPage({ first, after: last }))
    expect(await products(12)).toEqual(await products(2))
    expect(await countScans(() => readPage({ first: 3, after: last }))).toBe(0)
  })

  it.each([
    [MAX_COST, { sample: 100, everything: 60 }],
    [MAX_KEY_COST, { sample: 1000, everything: 600 }],
  ])('a cost limit of %i allows pages of %o', (limit, sizes) => {
    const sample = costOfPage(only('Changes'), { first: sizes.sample, stock: true })
    expect(sample).toBeLessThanOrEqual(limit)
    expect(costOfPage(everything(), { first: sizes.everything })).toBeLessThanOrEqual(limit)
  })

  it('a partner key allows pages of 1,000 changes', async () => {
    await createRows(40)
    const { secret } = await buildPartnerKey()
    const read = (first: number) =>
      store.query<ChangesQuery>(parse(only('Changes')), { first, stock: false }, secret)
    const { data, errors } = await read(1000)
    expect(errors).toBeUndefined()
    expect(data.catalogueChanges.edges).toHaveLength(120)
    expect((await read(1001)).errors?.[0]?.message).toBe('first must be from 1 to 1000.')
  })
})

function costOfPage(text: string, variables: Record<string, unknown>): number {
  const parsed = parse(text)
  const [operation] = parsed.definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('The operation is missing.')
  return computeCost(schema, parsed, operation, variables).cost
}

/** Every field of every entity, with only its categories' ids, and without fields that follow from others. */
function everything(): string {
  const fragments = ['Category', 'SubCategory', 'Product'].map((name) => {
    const type = schema.getType(name)
    const fields = isObjectType(type) ? Object.values(type.getFields()) : []
    const own = fields.filter(({ name: field }) => !DERIVED[name]?.includes(field))
    return `... on ${name} { ${own.map(buildSelection).join(' ')} }`
  })
  const node = `{ id kind deleted at thing { ${fragments.join(' ')} } }`
  const page = `after pageInfo { hasNextPage endCursor } edges { cursor node ${node} }`
  return `query ($first: Int!) { catalogueChanges(first: $first) { ${page} } }`
}

/** Fields that a mirror derives from the entities themselves. */
const DERIVED: Record<string, string[]> = {
  Category: ['subCategories', 'newestProducts'],
  Product: [
    ...['substitutes', 'unitPrice'],
    ...['soldOnline', 'prescriptionRequired', 'available', 'unavailableBecause'],
  ],
}

function buildSelection({ name, type }: GraphQLField<unknown, unknown>): string {
  const named = getNamedType(type)
  if (!isObjectType(named)) return name
  const fields = Object.values(named.getFields())
  const leaves = fields.filter((field) => isLeafType(getNamedType(field.type)))
  const chosen = 'slug' in named.getFields() ? ['id'] : leaves.map((leaf) => leaf.name)
  return `${name} { ${chosen.join(' ')} }`
}

describe('catalogueDigest', () => {
  it('catalogueDigest matches the end of the log', async () => {
    const none = await ask<DigestQuery>('Digest')
    expect(none.catalogueDigest.digest).toBe('0'.repeat(64))
    await createRows(2)
    const query = gql(`{ catalogueDigest { digest count cursor } }`)
    const { data } = await store.query(query, {}, adminToken)
    const cursor = (await readPage()).pageInfo.endCursor
    expect(data.catalogueDigest).toMatchObject({ count: 6, cursor })
  })
})
