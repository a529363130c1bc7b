import type { ProductFilterInput, ShopSort } from '../../apollo/schema-types.generated.ts'

/** The lists of choices, with their URL parameters. A URL may contain anything. */
const LISTS = [
  ['brands', 'brand'],
  ['categoryIds', 'category'],
  ['countriesOfOrigin', 'origin'],
] as const
/** The other URL parameters. */
const MIN_PRICE = 'min'
const MAX_PRICE = 'max'
const DISCOUNT = 'off'
const STOCK = 'stock'
const SORT = 'sort'
export const filterParameters = [
  ...LISTS.map(([, parameter]) => parameter),
  MIN_PRICE,
  MAX_PRICE,
  DISCOUNT,
  STOCK,
  SORT,
] as const
const IN_STOCK = 'in'

/** The sort orders besides the default. */
const SORTS = [
  'PRICE_ASC',
  'PRICE_DESC',
  'DISCOUNT_DESC',
  'COUNTRY_ASC',
] as const satisfies ShopSort[]

/** Reads the filter from a URL's query. Prices are in paise. Malformed parts are ignored. */
export function readFilter(params: URLSearchParams): ProductFilterInput {
  const filter: ProductFilterInput = {
    minPrice: readNumber(params.get(MIN_PRICE)),
    maxPrice: readNumber(params.get(MAX_PRICE)),
    minDiscountPercent: readNumber(params.get(DISCOUNT)),
    inStock: params.get(STOCK) === IN_STOCK,
  }
  for (const [name, parameter] of LISTS) filter[name] = params.getAll(parameter)
  return withoutEmpty(filter)
}

/** Reads the sort order from a URL's query. Undefined for the default order. */
export function readSort(params: URLSearchParams): ShopSort | undefined {
  return SORTS.find((sort) => sort === params.get(SORT))
}

/** Replaces the query's filter and sort order. */
export function writeFilter(
  params: URLSearchParams,
  filter: ProductFilterInput,
  sort?: ShopSort,
): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of filterParameters) next.delete(name)
  for (const [name, parameter] of LISTS)
    for (const value of filter[name] ?? []) next.append(parameter, value)
  if (filter.minPrice) next.set(MIN_PRICE, String(filter.minPrice))
  if (filter.maxPrice != null) next.set(MAX_PRICE, String(filter.maxPrice))
  if (filter.minDiscountPercent) next.set(DISCOUNT, String(filter.minDiscountPercent))
  if (filter.inStock) next.set(STOCK, IN_STOCK)
  if (sort) next.set(SORT, sort)
  return next
}

/** Counts the choices in a filter. */
export function countChoices(filter: ProductFilterInput): number {
  const { minPrice, maxPrice, minDiscountPercent, inStock } = filter
  const hasPrice = minPrice != null || maxPrice != null
  const single = [hasPrice, minDiscountPercent != null, inStock].filter(Boolean)
  return LISTS.flatMap(([name]) => filter[name] ?? []).length + single.length
}

/** Omits conditions that match all products, so that equal filters have equal variables. */
export function withoutEmpty(filter: ProductFilterInput): ProductFilterInput {
  const { minPrice, maxPrice, minDiscountPercent, inStock } = filter
  const full: ProductFilterInput = {
    ...(minPrice && { minPrice }),
    ...(maxPrice != null && { maxPrice }),
    ...(minDiscountPercent && { minDiscountPercent }),
    ...(inStock && { inStock }),
  }
  for (const [name] of LISTS) if (filter[name]?.length) full[name] = filter[name]
  return full
}

function readNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}
