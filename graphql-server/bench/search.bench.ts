import { createCatalogueNames } from '../src/domains/catalogue/reading/name-index.ts'
import type { SearchIndex } from '../src/domains/catalogue/search/search-index.ts'
import { createPopularSearches } from '../src/domains/catalogue/search/suggestions/popular-searches.ts'
import { createSuggest } from '../src/domains/catalogue/search/suggestions/suggestions.ts'
import { percentile, print } from './running-store.ts'
import {
  buildIndex,
  FIRST_PAGE,
  listQueries,
  measureQuality,
  type SearchedProduct,
} from './search-quality/measure-quality.ts'
import { generateCatalogue } from './shop/catalogue.ts'
import { usedBytes } from './used-bytes.ts'

/**
 * Quality, time and memory of search with 100,000 products: `npm run bench -- search`. The goals for a search are a
 * median of 1 ms and a 95th percentile of 4 ms. Building the table and the index may take 5 s and 60 MB. The goal for
 * suggestions is 2 ms.
 */
const SIZE = 100_000
const REPEATS = 5
const WORDS_OF_MAKER = 2
const TYPED_TITLES = 200
const SUGGESTIONS = 8

/** Where a product's maker stands: owners who prepare their files have it in the name, others as the brand. */
const LAYOUTS = { 'maker in the name': nameWithMaker, 'maker as the brand': nameAndBrand }

await measureSuggestions(makeProducts(nameAndBrand))
for (const [layout, toTexts] of Object.entries(LAYOUTS)) {
  print(`\n${layout}`)
  measure(makeProducts(toTexts))
}

function measure(products: SearchedProduct[]): void {
  const bytesBefore = usedBytes()
  const cpuBefore = process.cpuUsage()
  const index = buildIndex(products)
  const { user, system } = process.cpuUsage(cpuBefore)
  print(`index of ${products.length} products: ${((user + system) / 1e6).toFixed(1)} s CPU`)
  print(`memory: ${toMegabytes(usedBytes() - bytesBefore)} MB\n`)

  for (const [kind, { queries, first, page }] of measureQuality(index, products)) {
    const shares = `first ${first.toFixed(3)}, on the first page ${page.toFixed(3)}`
    print(`${kind.padEnd(12)} ${String(queries).padStart(4)} queries: ${shares}`)
  }

  const times = Array.from({ length: REPEATS }, () =>
    listQueries(products).map(({ text }) => timeOf(index, text)),
  ).flat()
  print(`\na search: ${describeTimes(times)}`)
}

function timeOf(index: Pick<SearchIndex, 'find'>, text: string): number {
  const start = performance.now()
  index.find(text, { first: FIRST_PAGE })
  return performance.now() - start
}

/** Types some products' titles, letter by letter. */
async function measureSuggestions(products: SearchedProduct[]): Promise<void> {
  const search = buildIndex(products)
  const sources = { search, table: search.table, names: createCatalogueNames() }
  const suggest = createSuggest(
    { ...sources, popular: createPopularSearches() },
    { whenLoaded: () => Promise.resolve() },
  )
  const times: number[] = []
  for (const { title } of products.slice(0, TYPED_TITLES))
    for (let length = 1; length <= title.length; length += 1) {
      const before = performance.now()
      await suggest(title.slice(0, length), SUGGESTIONS)
      times.push(performance.now() - before)
    }
  print(`a suggestion: ${describeTimes(times)}`)
}

function toMegabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0)
}

function describeTimes(times: number[]): string {
  const [p50, p95, p100] = [50, 95, 100].map((percent) => percentile(times, percent).toFixed(2))
  return `p50 ${p50} ms, p95 ${p95} ms, slowest ${p100} ms`
}

/** Copies the products, so that joining the parts of their names does not count as memory that the index frees. */
function makeProducts(toTexts: (maker: string, model: string) => Texts): SearchedProduct[] {
  return structuredClone(
    generateCatalogue(SIZE).map(({ category, subCategory, entry }) => {
      const { name = '', unit = '', description = '', manufacturer = '', composition = '' } = entry
      const words = name.split(' ')
      const maker = words.slice(0, WORDS_OF_MAKER).join(' ')
      const model = words.slice(WORDS_OF_MAKER).join(' ')
      return {
        ...toTexts(maker, model),
        title: name,
        model,
        unit,
        description,
        manufacturer,
        composition,
        categories: [category],
        subCategories: [subCategory],
        hsn: '',
        barcodes: [],
      }
    }),
  )
}

type Texts = Pick<SearchedProduct, 'name' | 'brand'>

function nameWithMaker(maker: string, model: string): Texts {
  return { name: `${maker} ${model}`, brand: '' }
}

function nameAndBrand(maker: string, model: string): Texts {
  return { name: model, brand: maker }
}
