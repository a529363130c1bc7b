import { accountPages } from '../../account/pages.ts'
import { shopPages } from '../../shop/pages.ts'
import { fillPattern, mapPaths } from './patterns.ts'

/** The fields in an entity's URL. The API provides the slug. */
interface Addressable {
  id: string
  slug: string
}

/** The paths of the shop and account pages. Pages with parameters have a function. */
export const paths = {
  ...mapPaths(shopPages),
  ...mapPaths(accountPages),
  search: (text = '') =>
    text === '' ? shopPages.search.path : `${shopPages.search.path}?q=${encodeURIComponent(text)}`,
  order: (id: string) => fillPattern(accountPages.order.path, id),
  invoice: (orderId: string) => fillPattern(accountPages.invoice.path, orderId),
  product: (product: Addressable) => fillPattern(shopPages.product.path, toSegment(product)),
  /** All products in a category. */
  category: (category: Addressable) => fillPattern(shopPages.listing.path, toSegment(category)),
  listing: (category: Addressable, subCategory: Addressable) =>
    fillPattern(shopPages.listing.path, toSegment(category), toSegment(subCategory)),
}

/** Encodes the slug, which may contain `%`, `?` and `#`. All entity URLs are built here. */
function toSegment({ id, slug }: Addressable): string {
  return `${encodeURIComponent(slug)}-${id}`
}

/** Returns the part after the last hyphen; without a hyphen, the whole segment. */
export function getSegmentId(segment: string): string {
  return segment.slice(segment.lastIndexOf('-') + 1)
}

/** Returns the part before the id; empty without a hyphen. */
export function getSegmentSlug(segment: string): string {
  return segment.slice(0, Math.max(segment.lastIndexOf('-'), 0))
}

/** Formats 'cough-cold' as 'Cough Cold'. */
export function formatSlug(slug: string): string {
  return slug.split('-').filter(Boolean).map(capitalize).join(' ')
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
