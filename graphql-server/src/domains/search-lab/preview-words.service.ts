import { folders } from '../../settings/folders.ts'
import { listPhrases, type Lexicon } from '../catalogue/search/lexicon/lexicon.ts'
import { extendLexicon } from '../catalogue/search/lexicon/read-lexicon.ts'
import type { ProductSearch } from '../catalogue/search/product-search.ts'
import { draftWords } from '../catalogue/search-words/published-words.service.ts'
import { findPosition, listSearchTests, type PlacedTest } from './search-tests.service.ts'

const MAX_SEARCHES = 10
const MAX_PRODUCTS = 3

/** The results of a search before and after a line is published. */
export interface PreviewedSearch {
  text: string
  before: number
  after: number
  productIds: string[]
}

/** A test with its product's position after a line is published. */
export interface PreviewedTest {
  test: PlacedTest
  after: number | null
}

/** Runs searches and tests as if the line was published. Throws for a line that cannot be published. */
export async function previewWords(
  search: ProductSearch,
  input: { line: string },
): Promise<{ searches: PreviewedSearch[]; tests: PreviewedTest[] }> {
  const { line, lines } = await draftWords(input)
  const lexicon = extendLexicon(folders.searchWords, lines)
  const searches = []
  for (const text of [...new Set(listPhrases(line))].slice(0, MAX_SEARCHES))
    searches.push(await previewSearch(search, text, lexicon))
  return { searches, tests: await previewTests(search, lexicon) }
}

async function previewSearch(
  search: ProductSearch,
  text: string,
  lexicon: Lexicon,
): Promise<PreviewedSearch> {
  const before = await search.search(text, { first: 1 })
  const after = await search.search(text, { first: MAX_PRODUCTS, lexicon })
  return {
    text,
    before: countFound(before),
    after: countFound(after),
    productIds: after.isRelaxed ? [] : after.hits.map(({ id }) => id),
  }
}

const countFound = ({ totalCount, isRelaxed }: { totalCount: number; isRelaxed: boolean }) =>
  isRelaxed ? 0 : totalCount

/** Runs all tests. Those that the line changes come first. */
async function previewTests(search: ProductSearch, lexicon: Lexicon): Promise<PreviewedTest[]> {
  const tests = []
  for (const test of await listSearchTests(search))
    tests.push({ test, after: await findPosition(search, test, lexicon) })
  const isChanged = ({ test, after }: PreviewedTest) => test.position !== after
  return [...tests.filter(isChanged), ...tests.filter((test) => !isChanged(test))]
}
