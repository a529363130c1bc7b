import type { Context } from '../../graphql/context.ts'

/** The URL at which the page for missing content is rendered. It is the same for all missing pages. */
export const NOT_FOUND_ADDRESS = '/nothing/at/this-address'
/** Longer searches find the same as their beginning. */
const MAX_SEARCH_LENGTH = 200

const PRODUCT = /^\/product\/([^/]+)\/?$/i
const SEARCH = /^\/search\/?$/i
/** Pages that are rendered without the viewer. */
const VIEWER_PAGE = /^\/(login|user|cart|checkout|dashboard\/(?:myorders|profile))\/?$/i
const LISTING = /^\/([^/]+)(?:\/([^/]+))?\/?$/

/** What must exist for the page to exist. */
type Thing = { productId: string } | { categoryId: string; subCategoryId?: string }

export interface PageAddress {
  /** The same for every URL of a page: without unused parameters and without names next to ids. */
  address: string
  /** Null for a page that always exists. */
  thing: Thing | null
}

/** The parameters of a filter and a sort. There are too many combinations to keep a page of each. */
const FILTER = ['brand', 'category', 'min', 'max', 'off', 'stock', 'sort']

/** Whether the URL is that of a page: not of the API and not of a file. */
export function isPage(url: string): boolean {
  const path = url.split('?', 1)[0] ?? ''
  return !/^\/api(\/|$)|\.[a-z0-9]{1,5}$/i.test(path)
}

/** Parameters that senders of links append. No page reads them. */
const TRACKING =
  /^(utm_[^=]*|fbclid|gclid|dclid|gbraid|wbraid|msclkid|twclid|ttclid|igsh|igshid|mc_cid|mc_eid)(=|$)/i
/** What chats and texts append to a link. Addresses of pages end with a letter or a digit. */
const APPENDED = /[^\p{L}\p{M}\p{N}-]+$/u

/**
 * Returns the one URL of the page: without a slash or punctuation at the end, in lower case, and without parameters
 * for tracking. Null if this is it, and for addresses that are not those of pages.
 */
export function canonicalUrl(url: string): string | null {
  const [path = '', ...rest] = url.split('?')
  if (!isPage(url) || hasEmptyPart(path) || !isEncoded(path)) return null
  const query = rest.join('?').split('&')
  const kept = query.filter((field) => field !== '' && !TRACKING.test(field)).join('&')
  const decoded = path.split('/').map(decodeURIComponent)
  const segments = removeAppended(decoded).map((part) => encodeURIComponent(part.toLowerCase()))
  const canonical = `/${segments.join('/')}${kept === '' ? '' : `?${kept}`}`
  return canonical === url ? null : canonical
}

/** Whether a part before the end is empty, as in /a//b. Such an address has no page. */
function hasEmptyPart(path: string): boolean {
  let { length } = path
  while (path[length - 1] === '/') length -= 1
  return path.slice(0, length).includes('//')
}

/** The parts of a path without the first, which is empty, and without what was appended to the last. */
function removeAppended([, ...parts]: string[]): string[] {
  while (parts.length > 0) {
    const last = parts.pop()?.replace(APPENDED, '')
    if (last) return [...parts, last]
  }
  return parts
}

/** Returns the page at this path and query, or null if only browsers render it. */
export function pageAddress(url: string): PageAddress | null {
  const end = url.indexOf('?')
  const path = end === -1 ? url : url.slice(0, end)
  const query = new URLSearchParams(end === -1 ? '' : url.slice(end))
  if (path === '/') return { address: '/', thing: null }
  if (SEARCH.test(path)) return hasFilter(query) ? null : searchAddress(query)
  const [, viewerPage] = VIEWER_PAGE.exec(path) ?? []
  if (viewerPage) return { address: `/${viewerPage.toLowerCase()}`, thing: null }
  const [, product] = PRODUCT.exec(path) ?? []
  if (product) {
    const productId = parseId(product)
    return { address: `/product/${productId}`, thing: { productId } }
  }
  const [, category, subCategory] = LISTING.exec(path) ?? []
  if (category && hasFilter(query)) return null
  if (!category) return { address: NOT_FOUND_ADDRESS, thing: null }
  const categoryId = parseId(category)
  if (!subCategory) return { address: `/${categoryId}`, thing: { categoryId } }
  const subCategoryId = parseId(subCategory)
  return { address: `/${categoryId}/${subCategoryId}`, thing: { categoryId, subCategoryId } }
}

function hasFilter(query: URLSearchParams): boolean {
  return FILTER.some((name) => query.has(name))
}

function searchAddress(query: URLSearchParams): PageAddress | null {
  const text = (query.get('q') ?? '').trim()
  if (text.length > MAX_SEARCH_LENGTH) return null
  const address = text === '' ? '/search' : `/search?q=${encodeURIComponent(text)}`
  return { address, thing: null }
}

/** Reads the id after the last hyphen. In lower case, as in every link of the store, so that it has one spelling. */
function parseId(segment: string): string {
  return segment.slice(segment.lastIndexOf('-') + 1).toLowerCase()
}

export async function exists(thing: Thing, { loaders }: Context): Promise<boolean> {
  if ('productId' in thing) return (await loaders.product.load(thing.productId)) !== null
  const { categoryId, subCategoryId } = thing
  const [category, subCategory] = await Promise.all([
    loaders.category.load(categoryId),
    subCategoryId === undefined ? null : loaders.subCategory.load(subCategoryId),
  ])
  if (category === null) return false
  if (subCategoryId === undefined) return true
  return subCategory?.categoryIds.some((id) => id.equals(category._id)) ?? false
}

/**
 * Understands old links to items whose names have a bare `%`. Returns the URL of the page with each percent sign encoded
 * that is not part of an encoded character, or null if there is none. What follows a `#` never reaches the server, so
 * that the id may be missing; the browser keeps it.
 */
export function repairUrl(url: string): string | null {
  if (!isPage(url)) return null
  const [path = '', ...rest] = url.split(/(?=\?)/)
  const repaired = path.replace(/(?:%[\da-f]{2})+|%/gi, (escapes) =>
    isEncoded(escapes) ? escapes : escapes.replaceAll('%', '%25'),
  )
  return repaired === path ? null : [repaired, ...rest].join('')
}

function isEncoded(escapes: string): boolean {
  try {
    return decodeURIComponent(escapes) !== ''
  } catch {
    return false
  }
}
