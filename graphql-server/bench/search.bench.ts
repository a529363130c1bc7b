import type { SearchIndex } from '../src/domains/catalogue/search/search-index.ts'
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
 * Quality, time and memory of search with 100,000 products: `npm run bench -- search`. The goals are 1 ms for the
 * median and 4 ms for the 95th percentile of a search, 5 s to build the index, and 150 MB.
 */
const SIZE = 100_000
const REPEATS = 5
const WORDS_OF_MAKER = 2

/** Where the maker of a product stands: owners who prepare their files have it in the name, others as the brand. */
const LAYOUTS = { 'maker in the name': nameWithMaker, 'maker as the brand': nameAndBrand }

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
  print(`memory: ${((usedBytes() - bytesBefore) / 1e6).toFixed(0)} MB\n`)

  for (const [kind, { queries, first, page }] of measureQuality(index, products)) {
    const shares = `first ${first.toFixed(3)}, on the first page ${page.toFixed(3)}`
    print(`${kind.padEnd(12)} ${String(queries).padStart(4)} queries: ${shares}`)
  }

  const times = Array.from({ length: REPEATS }, () =>
    listQueries(products).map(({ text }) => timeOf(index, text)),
  ).flat()
  const [p50, p95, p100] = [50, 95, 100].map((percent) => percentile(times, percent).toFixed(2))
  print(`\na search: p50 ${p50} ms, p95 ${p95} ms, slowest ${p100} ms`)
}

function timeOf(index: SearchIndex, text: string): number {
  const start = performance.now()
  index.find(text, { first: FIRST_PAGE })
  return performance.now() - start
}

/** Copies, so that joining the parts of their names does not count as memory that the index frees. */
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
