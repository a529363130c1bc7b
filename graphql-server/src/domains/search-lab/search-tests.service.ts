import { setImmediate } from 'node:timers/promises'
import type { Types } from 'mongoose'
import { z } from 'zod'
import { isDuplicate } from '../../lib/database/errors.ts'
import { enforceLimit } from '../../lib/database/enforce-limit.ts'
import { issue, parseInput, textField } from '../../lib/input.ts'
import { userError } from '../../lib/user-error.ts'
import { requireId } from '../catalogue/edit/edits.ts'
import { catalogueMessages } from '../catalogue/messages.ts'
import type { CatalogueReader } from '../catalogue/reading/catalogue-reader.ts'
import type { Lexicon } from '../catalogue/search/lexicon/lexicon.ts'
import type { ProductSearch } from '../catalogue/search/product-search.ts'
import { queryWords } from '../catalogue/search/lexicon/words.ts'
import { searchLabMessages } from './messages.ts'
import { SearchTest, type SearchTestRecord } from './search-test.model.ts'

const MAX_TESTS = 100
/** A test passes if its product is among this many first results. */
const FIRST_RESULTS = 10

/** A test with its product's position, from 1. */
export interface PlacedTest extends SearchTestRecord {
  position: number | null
}

const fields = z.object({
  text: textField('Search', 100).refine(
    (text) => queryWords(text).length > 0,
    issue(searchLabMessages.SEARCH_WITHOUT_WORDS()),
  ),
})

/** Lists all tests with their positions, newest first. */
export async function listSearchTests(search: ProductSearch): Promise<PlacedTest[]> {
  const placed = []
  for (const test of await SearchTest.find().sort({ _id: -1 }).lean())
    placed.push({ ...test, position: await findPosition(search, test) })
  return placed
}

/** Finds the position of a test's product among the first ten results, or null. Serves other requests first. */
export async function findPosition(
  search: ProductSearch,
  { text, productId }: SearchTestRecord,
  lexicon?: Lexicon,
): Promise<number | null> {
  await setImmediate()
  const { hits } = await search.search(text, { first: FIRST_RESULTS, lexicon })
  return hits.findIndex(({ id }) => id === productId.toHexString()) + 1 || null
}

/**
 * Saves a search as a test. Throws for a query without words, an unknown product and a repeated test, and when there
 * are too many.
 */
export async function addSearchTest(
  { search, catalogue }: { search: ProductSearch; catalogue: CatalogueReader },
  input: { text: string; productId: string },
): Promise<PlacedTest> {
  const { text } = parseInput(fields, input)
  const productId = requireId(input.productId, catalogueMessages.PRODUCT_UNKNOWN())
  const [product] = await catalogue.products([productId])
  if (!product) throw userError(catalogueMessages.PRODUCT_UNKNOWN(), 'id')
  const test = await insertTest(text, productId)
  if ((await enforceLimit(SearchTest, [test], { filter: {}, max: MAX_TESTS })).length > 0)
    throw userError(searchLabMessages.TOO_MANY_SEARCH_TESTS({ max: MAX_TESTS }))
  return { ...test, position: await findPosition(search, test) }
}

async function insertTest(text: string, productId: Types.ObjectId): Promise<SearchTestRecord> {
  try {
    return (await SearchTest.create({ text, productId })).toObject()
  } catch (error) {
    if (!isDuplicate(error)) throw error
    throw userError(searchLabMessages.SEARCH_TEST_REPEATED(), 'text')
  }
}

/** Removes a test. Throws if it does not exist. */
export async function removeSearchTest(id: string): Promise<string> {
  const { deletedCount } = await SearchTest.deleteOne({
    _id: requireId(id, searchLabMessages.SEARCH_TEST_UNKNOWN()),
  })
  if (deletedCount === 0) throw userError(searchLabMessages.SEARCH_TEST_UNKNOWN(), 'id')
  return id
}
