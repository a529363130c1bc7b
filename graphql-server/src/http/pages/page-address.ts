import type { Context } from '../../graphql/context.ts'

/** Where the page is rendered that says that there is nothing: one for all addresses without a page. */
export const NOT_FOUND_ADDRESS = '/nothing-at-this-address'
/** A longer search finds what its beginning finds. */
const MAX_SEARCH_LENGTH = 200

const PRODUCT = /^\/product\/([^/]+)\/?$/i
const SEARCH = /^\/search\/?$/i
const SHELF = /^\/([^/]+)\/([^/]+)\/?$/

/** What has to exist for there to be a page. */
type Thing = { productId: string } | { categoryId: string; subCategoryId: string }

export interface PageAddress {
  /** The same for every address of the page: without parameters that it does not read, and without names beside ids. */
  address: string
  /** Null where the page is there for everybody. */
  thing: Thing | null
}

/** The page at this path and query, of those that are rendered; null where only the browser can draw it. */
export function pageAddress(url: string): PageAddress | null {
  const end = url.indexOf('?')
  const path = end === -1 ? url : url.slice(0, end)
  if (path === '/') return { address: '/', thing: null }
  if (SEARCH.test(path)) return searchAddress(end === -1 ? '' : url.slice(end))
  const [, product] = PRODUCT.exec(path) ?? []
  if (product) {
    const productId = parseId(product)
    return { address: `/product/${productId}`, thing: { productId } }
  }
  const [, category, subCategory] = SHELF.exec(path) ?? []
  if (!category || !subCategory) return { address: NOT_FOUND_ADDRESS, thing: null }
  const thing = { categoryId: parseId(category), subCategoryId: parseId(subCategory) }
  return { address: `/${thing.categoryId}/${thing.subCategoryId}`, thing }
}

function searchAddress(query: string): PageAddress | null {
  const text = (new URLSearchParams(query).get('q') ?? '').trim()
  if (text.length > MAX_SEARCH_LENGTH) return null
  const address = text === '' ? '/search' : `/search?q=${encodeURIComponent(text)}`
  return { address, thing: null }
}

/** What stands behind the last hyphen. In lower case, as in every link of the store, so that it has one spelling. */
function parseId(segment: string): string {
  return segment.slice(segment.lastIndexOf('-') + 1).toLowerCase()
}

/** Whether the store has what the page shows. */
export async function exists(thing: Thing, { loaders }: Context): Promise<boolean> {
  if ('productId' in thing) return (await loaders.product.load(thing.productId)) !== null
  const [category, subCategory] = await Promise.all([
    loaders.category.load(thing.categoryId),
    loaders.subCategory.load(thing.subCategoryId),
  ])
  return (
    category !== null && (subCategory?.categoryIds.some((id) => id.equals(category._id)) ?? false)
  )
}
