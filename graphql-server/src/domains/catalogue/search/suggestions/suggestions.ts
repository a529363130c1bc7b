import { Types } from 'mongoose'
import type { SearchSuggestionKind } from '../../../../contract/types.generated.ts'
import type { CatalogueReader, CategoryFilter } from '../../reading/catalogue-reader.ts'
import type { CatalogueSync } from '../../reading/sync-catalogue.ts'
import type { SearchIndex } from '../search-index.ts'
import { queryWords, splitWords } from '../lexicon/words.ts'
import type { PopularSearches } from './popular-searches.ts'
import type { SuggestionIndex } from './suggestion-index.ts'
import type { SuggestedText } from './text-index.ts'

/** A completed search text, and the ids of what it names. */
export interface Suggestion {
  text: string
  kind: SearchSuggestionKind
  categoryId?: string
  subCategoryId?: string
  /** The products with this title, in the order of the results. */
  productIds?: readonly string[]
}

/** Completes a text that is being typed. A text without letters and digits has no suggestions. */
export type Suggest = (text: string, first: number) => Promise<Suggestion[]>

/** A category or brand, and how many products it contains. */
interface Group {
  suggestion: Suggestion
  products: number
}

/** More categories than anyone's typing has in common. */
const MAX_CATEGORIES = 50
const MAX_POPULAR = 2
/** Enough for eight titles, of which some have several packs. */
const MAX_HITS = 50

interface SuggestionSources {
  index: Pick<SuggestionIndex, 'complete' | 'findProduct'>
  search: Pick<SearchIndex, 'find'>
  popular: Pick<PopularSearches, 'complete'>
  /** Must count in memory. */
  catalogue: Pick<CatalogueReader, 'count'>
}

/**
 * Suggests from the indexes of this process. Waits until they are loaded. Categories and brands come first, because they
 * lead to many products, and have at most half of the places. Popular searches follow, then products.
 */
export function createSuggest(
  { index, search, popular, catalogue }: SuggestionSources,
  { whenLoaded }: Pick<CatalogueSync, 'whenLoaded'>,
): Suggest {
  async function count(suggestion: Suggestion, filter: CategoryFilter): Promise<Group> {
    return { suggestion, products: await catalogue.count(filter) }
  }

  async function findGroups(words: readonly string[], first: number): Promise<Group[]> {
    const categories = index.complete('category', words, MAX_CATEGORIES).map(({ text, ids }) => {
      const [categoryId = ''] = ids
      return count(
        { text, kind: 'CATEGORY', categoryId },
        { categoryId: new Types.ObjectId(categoryId) },
      )
    })
    const subCategories = index
      .complete('subCategory', words, MAX_CATEGORIES)
      .map(({ text, ids }) => {
        const [subCategoryId = ''] = ids
        return count(
          { text, kind: 'CATEGORY', subCategoryId },
          { subCategoryId: new Types.ObjectId(subCategoryId) },
        )
      })
    const brands = index.complete('brand', words, first).map(toBrand)
    return [...(await Promise.all([...categories, ...subCategories])), ...brands]
  }

  /** What a search for the text finds, in its order; but names that begin with the text come first. */
  function findTitles(text: string, words: readonly string[]): Suggestion[] {
    const { hits, isRelaxed } = search.find(text, { first: MAX_HITS })
    if (isRelaxed) return []
    const found = hits.flatMap(({ id }) => {
      const { title, brand } = index.findProduct(id) ?? {}
      return title
        ? [{ id, title, isBeginning: beginsWith(title.text, brand?.text ?? '', words) }]
        : []
    })
    const ordered = [
      ...found.filter(({ isBeginning }) => isBeginning),
      ...found.filter(({ isBeginning }) => !isBeginning),
    ]
    return ordered.map(({ id, title }) => ({
      text: title.text,
      kind: 'PRODUCT',
      productIds: [id, ...title.ids.filter((other) => other !== id)],
    }))
  }

  return async (text, first) => {
    await whenLoaded()
    const words = queryWords(text)
    if (words.length === 0) return []
    const groups = (await findGroups(words, first))
      .filter(({ products }) => products > 0)
      .sort(byProducts)
      .map(({ suggestion }) => suggestion)
    const places = Math.ceil(first / 2)
    return removeRepeated([
      ...removeRepeated(groups).slice(0, places),
      ...popular.complete(words, MAX_POPULAR).map(toSearch),
      ...findTitles(text, words),
    ]).slice(0, first)
  }
}

function toBrand({ text, available }: SuggestedText): Group {
  return { suggestion: { text, kind: 'BRAND' }, products: available }
}

const toSearch = (text: string): Suggestion => ({ text, kind: 'SEARCH' })

/** Whether a title begins with these words, with or without its brand. The last word may be incomplete. */
function beginsWith(title: string, brand: string, words: readonly string[]): boolean {
  const typed = words.join(' ')
  return [title, title.slice(brand.length)].some((text) =>
    splitWords(text).join(' ').startsWith(typed),
  )
}

function byProducts(a: Group, b: Group): number {
  return b.products - a.products || a.suggestion.text.length - b.suggestion.text.length
}

/** Keeps the first of suggestions with the same words. */
function removeRepeated(suggestions: readonly Suggestion[]): Suggestion[] {
  const seen = new Set<string>()
  return suggestions.filter(({ text }) => {
    const key = splitWords(text).join(' ')
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}
