import { describe, expect, it } from 'vitest'
import { createLexicon } from '../lexicon/lexicon.ts'
import { createProductTable } from '../../reading/table/product-table.ts'
import {
  createIndexedTable,
  type ProductFacts,
  putFacts,
} from '../../../../../test/support/indexed-table.ts'
import { countFacets as countIn } from './count-facets.ts'
import { createFacetCache } from '../facet-cache.ts'
import { compileFilter, type ProductFilter } from './product-filter.ts'
import type { BrowseResult } from '../search-index.ts'

const facts = (fields: Partial<ProductFacts> = {}): ProductFacts => ({
  brand: 'Gauvana',
  places: ['dairy', 'milk'],
  price: 3_000,
  discount: 1_000,
  isInStock: true,
  ...fields,
})

const products = [
  facts({ countryOfOrigin: 'IN' }),
  facts({ brand: 'GAUVANA', price: 6_000, discount: 0 }),
  facts({
    brand: 'Chaipur',
    places: ['drinks'],
    price: 150_000,
    discount: 5_000,
    countryOfOrigin: 'ES',
  }),
  facts({ brand: '', places: ['dairy'], isInStock: false }),
]

const id = (number: number) => String(number).padStart(24, '0')

/** Creates a table with these products in rows from 0. */
function tableOf(products: readonly ProductFacts[]) {
  const table = createProductTable()
  for (const [at, each] of products.entries())
    putFacts(table, { id: id(at), name: '', unit: '' }, each)
  return table
}

const table = tableOf(products)
const positions = [...products.keys()]
const countFacets = (of: readonly number[], filter: ProductFilter) => countIn(table, of, filter)

describe('a product filter', () => {
  it.each<[string, ProductFilter, number[]]>([
    ['nothing', {}, [0, 1, 2, 3]],
    ['a brand in any case', { brands: ['gauvana'] }, [0, 1]],
    ['several brands', { brands: ['Gauvana', 'Chaipur'] }, [0, 1, 2]],
    ['any of several categories', { categoryIds: ['milk', 'drinks'] }, [0, 1, 2]],
    ['category and sub-category', { within: ['dairy', 'milk'] }, [0, 1]],
    ['any of several countries', { countries: ['ES', 'IN'] }, [0, 2]],
    ['a range of prices, inclusive', { minPrice: 6_000, maxPrice: 150_000 }, [1, 2]],
    ['a least discount', { minDiscount: 1_000 }, [0, 2, 3]],
    ['what is in stock', { inStock: true }, [0, 1, 2]],
    ['everything at once', { brands: ['Gauvana'], maxPrice: 3_000, inStock: true }, [0]],
    ['no brand at all', { brands: [] }, []],
  ])('filters products by %s', (_case, filter, expected) => {
    const findFailures = compileFilter(filter, table)
    expect(positions.filter((at) => findFailures(at) === 0)).toEqual(expected)
  })
})

describe('facets', () => {
  it('facets count the products for each choice', () => {
    expect(countFacets(positions, {})).toEqual({
      brands: [
        { brand: 'Gauvana', count: 2 },
        { brand: 'Chaipur', count: 1 },
      ],
      countries: [
        { code: 'ES', count: 1 },
        { code: 'IN', count: 1 },
      ],
      places: new Map([
        ['dairy', 3],
        ['milk', 2],
        ['drinks', 1],
      ]),
      prices: [
        { min: 0, max: 4_999, count: 2 },
        { min: 5_000, max: 9_999, count: 1 },
        { min: 100_000, max: null, count: 1 },
      ],
      discounts: [
        { min: 1_000, count: 3 },
        { min: 2_000, count: 1 },
        { min: 3_000, count: 1 },
        { min: 5_000, count: 1 },
      ],
      inStock: 3,
    })
  })

  it('facets leave out their own part of the filter, so that another choice can be made', () => {
    const { brands, places, inStock } = countFacets(positions, { brands: ['Chaipur'] })
    expect(brands).toHaveLength(2)
    expect(places).toEqual(new Map([['drinks', 1]]))
    expect(inStock).toBe(1)
    const both = countFacets(positions, { brands: ['Chaipur'], maxPrice: 3_000 })
    expect(both.brands).toEqual([{ brand: 'Gauvana', count: 1 }])
    expect(both.prices).toEqual([{ min: 100_000, max: null, count: 1 }])
    expect(both.places).toEqual(new Map())
  })

  it('facets have countries of origin as soon as one product in the shop is imported', () => {
    const countries = (of: readonly string[], counted: readonly number[]) =>
      countIn(tableOf(of.map((code) => facts({ countryOfOrigin: code }))), counted, {}).countries
    expect(countries(['IN', '', 'IN'], [0, 1, 2])).toEqual([])
    expect(countries(['IN', '', 'ES'], [0, 1])).toEqual([{ code: 'IN', count: 1 }])
    const table = tableOf([facts({ countryOfOrigin: 'ES' }), facts({ countryOfOrigin: 'IN' })])
    table.remove(id(0))
    expect(countIn(table, [1], {}).countries).toEqual([])
  })

  it('facets never count products outside the listed category', () => {
    const { places } = countFacets(positions, { within: ['drinks'], categoryIds: ['milk'] })
    expect(places).toEqual(new Map([['drinks', 1]]))
  })
})

const texts = {
  composition: '',
  subCategories: [],
  categories: [],
  manufacturer: '',
  unit: '',
  hsn: '',
  barcodes: [],
}

describe('counted facets', () => {
  it('counts facets once for equal filters, until the index changes', () => {
    const counted: unknown[] = []
    const cache = createFacetCache((text, filter) => {
      counted.push([text, filter])
      return countFacets([], filter)
    })
    const first = cache.count('milk', { brands: ['A', 'B'], inStock: true })
    expect(cache.count('milk', { inStock: true, brands: ['B', 'A'] })).toBe(first)
    expect(counted).toHaveLength(1)
    cache.count(null, { brands: ['A', 'B'], inStock: true })
    cache.count('milk', { brands: ['A'], inStock: true })
    cache.count('milk', { categoryIds: ['A', 'B'], inStock: true })
    expect(counted).toHaveLength(4)
    cache.forget()
    cache.count('milk', { brands: ['A', 'B'], inStock: true })
    expect(counted).toHaveLength(5)
  })

  it('an index counts its facets again after a change', () => {
    const index = createIndexedTable(createLexicon([]))
    const document = { ...texts, id: 'a'.repeat(24), name: 'Milk', brand: '', description: '' }
    const inStock = () => index.countFacets('milk', {}).inStock
    expect(inStock()).toBe(0)
    index.put(document, facts())
    expect(inStock()).toBe(1)
    index.put(document, facts({ isInStock: false }))
    expect(inStock()).toBe(0)
    index.remove(document.id)
    expect(index.countFacets('milk', {}).prices).toEqual([])
  })
})

describe('products that fit a filter', () => {
  const index = createIndexedTable(createLexicon([]))
  for (let n = 0; n < 30; n += 1) {
    const brand = n % 3 === 0 ? 'Gauvana' : 'Chaipur'
    index.put({ ...texts, id: id(n), name: `Milk ${n}`, brand, description: '' }, facts({ brand }))
  }

  it('lists products that pass a filter page by page, newest first, even after a removed product', () => {
    const filter = { brands: ['Gauvana'] }
    const after = (number: number) => ({ id: id(number), score: 0 })
    const idsOf = ({ hits }: BrowseResult) => hits.map((hit) => hit.id)
    const page = index.browse({ filter, first: 4 })
    expect(page).toMatchObject({ totalCount: 10, hasNextPage: true })
    expect(idsOf(page)).toEqual([27, 24, 21, 18].map(id))
    const rest = index.browse({ filter, first: 9, after: after(19) })
    expect(idsOf(rest)).toEqual([18, 15, 12, 9, 6, 3, 0].map(id))
    expect(index.browse({ filter, first: 9, after: after(4) }).hasNextPage).toBe(false)
  })

  it('a search finds and counts products that pass a filter', () => {
    const { totalCount } = index.find('milk', { first: 5 }, { filter: { brands: ['Gauvana'] } })
    expect(totalCount).toBe(10)
    expect(index.countFacets('milk 12', { brands: ['Chaipur'] }).brands).toEqual([
      { brand: 'Gauvana', count: 1 },
    ])
    expect(index.countFacets(null, {}).inStock).toBe(30)
  })
})
