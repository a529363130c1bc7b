import { Types } from 'mongoose'
import { z } from 'zod'
import { Category } from '../src/domains/catalogue/record/category.model.ts'
import { ensureLog } from '../src/domains/catalogue/changes/change-log.service.ts'
import { Product } from '../src/domains/catalogue/record/product.model.ts'
import { inChunks } from '../src/lib/chunks.ts'
import { openTestStore, type TestStore } from '../test/support/store.ts'
import { percentile, print } from './running-store.ts'
import { generateCatalogue } from './shop/catalogue.ts'

/** The number of products, and the most processor time that one anonymous request may take with them. */
const SIZE = 100_000
const LIMIT_MS = 100
const ROUNDS = 15

interface Request {
  query: string
  variables: object
}

/** Filters are new in each round, so that no answer comes from an earlier count. */
type MakeRequest = (round: number, cursor: string | null) => Request

const FACETS = 'facets { inStockCount brands { brand count } prices { min { amount } count } }'
const filterOf = (round: number, at: number) => ({
  ...{ minPrice: round * 100 + at, maxPrice: 10_000_000 - at },
  ...{ brands: [`Brand ${round}`, `Brand ${at}`], minDiscountPercent: at % 5 },
})

/** Several aliases for a list, each with another filter. */
function manyLists(count: number, field: (at: number) => string, selection: string): MakeRequest {
  return (round) => {
    const names = Array.from({ length: count }, (_, at) => at)
    const declared = names.map((at) => `$f${at}: ProductFilterInput`).join(', ')
    const lists = names.map((at) => `l${at}: ${field(at)} { ${selection} }`).join(' ')
    const isFiltered = lists.includes('$f')
    return {
      query: `query ${isFiltered ? `(${declared})` : ''} { ${lists} }`,
      variables: Object.fromEntries(names.map((at) => [`f${at}`, filterOf(round, at)])),
    }
  }
}

function oneList(field: string, selection: string): MakeRequest {
  const declared = ['$filter: ProductFilterInput', '$after: String'].filter((variable) =>
    field.includes(variable.split(':', 1)[0] ?? ''),
  )
  return (round, after) => ({
    query: `query (${declared.join(', ')}) { list: ${field} { ${selection} } }`,
    variables: { filter: filterOf(round, 0), after },
  })
}

const NAMES = 'edges { node { id name } } pageInfo { endCursor }'

const letter = (at: number) => String.fromCharCode(97 + at)
const facets = (count: number) =>
  manyLists(count, (at) => `products(first: 1, filter: $f${at})`, FACETS)
const sorted = (count: number) =>
  manyLists(count, (at) => `products(first: 1, sort: PRICE_ASC, filter: $f${at})`, 'totalCount')
const searches = (count: number, selection: string) =>
  manyLists(
    count,
    (at) => `searchProducts(text: "${letter(at)}", first: 1, filter: $f${at})`,
    selection,
  )
const suggestions = (count: number) =>
  manyLists(count, (at) => `searchSuggestions(text: "${letter(at)}", first: 8)`, 'text')
const tables = (count: number) =>
  manyLists(
    count,
    (at) => `productList(search: "${letter(at)}", sort: NAME_ASC, pageSize: 1)`,
    'totalCount',
  )

/** As many aliases as an operation may have, and as many as its cost allows. */
const requests: Record<string, MakeRequest> = {
  'facets of one filter': facets(1),
  '4 facets of different filters': facets(4),
  '20 facets of different filters': facets(20),
  '9 sorted lists of different filters': sorted(9),
  '20 sorted lists of different filters': sorted(20),
  '3 searches by one letter': searches(3, 'totalCount'),
  '20 searches by one letter': searches(20, 'totalCount'),
  '2 searches with facets': searches(2, FACETS),
  '20 searches with facets': searches(20, FACETS),
  '3 suggestions': suggestions(3),
  '20 suggestions': suggestions(20),
  '3 pages of the product table': tables(3),
  '20 pages of the product table': tables(20),
  'a sorted page with a filter': oneList(
    'products(first: 24, sort: PRICE_ASC, filter: $filter)',
    NAMES,
  ),
  'a search with a filter and its facets': oneList(
    'searchProducts(text: "milk", first: 24, filter: $filter)',
    `${NAMES} ${FACETS}`,
  ),
  'the next page of a sorted list': oneList(
    'products(first: 24, sort: PRICE_DESC, after: $after)',
    NAMES,
  ),
  'the next page of all products': oneList('products(first: 24, after: $after)', NAMES),
}

/** Measures the processor time for lists and their facets with many products, also where they are rejected. */
export async function measureLists(): Promise<void> {
  const store = await openTestStore()
  await ensureLog()
  await writeProducts()
  await store.poll()
  print(`\nlists of ${SIZE.toLocaleString('en-IN')} products; the goal is ${LIMIT_MS} ms`)
  let slowest = 0
  for (const [what, makeRequest] of Object.entries(requests)) {
    slowest = Math.max(slowest, await measureRequest(store, what, makeRequest))
  }
  print(`the slowest takes ${slowest.toFixed(1)} ms of ${LIMIT_MS}`)
  await store.close()
}

/** Writes products without change records, so that it takes seconds. Each of a hundred makers has a brand. */
async function writeProducts(): Promise<void> {
  const products = generateCatalogue(SIZE)
  const names = [...new Set(products.map(({ category }) => category))]
  const ids = new Map(names.map((name) => [name, new Types.ObjectId()]))
  await Category.insertMany(names.map((name) => ({ _id: ids.get(name), name, nameKey: name })))
  for await (const batch of inChunks(products.entries(), 1_000)) {
    await Product.insertMany(
      batch.map(([at, { category, entry }]) => ({
        ...{
          ...entry,
          brand: `Brand ${at % 100}`,
          categoryIds: [ids.get(category)],
          subCategoryIds: [],
        },
      })),
      { lean: true },
    )
  }
}

async function measureRequest(store: TestStore, what: string, makeRequest: MakeRequest) {
  const costs: number[] = []
  let [cursor, answer]: [string | null, string] = [null, '']
  for (let round = 0; round < ROUNDS; round += 1) {
    const { query, variables } = makeRequest(round, cursor)
    const before = process.cpuUsage()
    const { data, errors, extensions } = await store.query(query, variables)
    const { user, system } = process.cpuUsage(before)
    costs.push((user + system) / 1000)
    cursor = listed.parse(data)?.list?.pageInfo?.endCursor ?? null
    const cost = extensions?.cost ?? errors?.[0]?.extensions.cost
    answer = `cost ${cost}${errors ? `, ${errors[0]?.message.slice(0, 60)}` : ''}`
  }
  const median = percentile(costs, 50)
  const nine = percentile(costs, 90).toFixed(1)
  print(`${what.padEnd(45)} median ${median.toFixed(1)} ms, 9 of 10 in ${nine} (${answer})`)
  return median
}

const listed = z
  .object({
    list: z
      .object({ pageInfo: z.object({ endCursor: z.string().nullable() }).optional() })
      .optional(),
  })
  .nullish()
