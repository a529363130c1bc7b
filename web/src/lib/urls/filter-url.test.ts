import { expect, it } from 'vitest'
import { countChoices, readFilter, readSort, writeFilter } from './filter-url.ts'

const read = (query: string) => readFilter(new URLSearchParams(query))

it.each([
  ['', {}, 0],
  ['q=milk', {}, 0],
  ['brand=Amul&brand=Tata+Tea', { brands: ['Amul', 'Tata Tea'] }, 2],
  ['category=c1', { categoryIds: ['c1'] }, 1],
  ['origin=ES&origin=IN', { countriesOfOrigin: ['ES', 'IN'] }, 2],
  ['min=5000&max=9999', { minPrice: 5_000, maxPrice: 9_999 }, 1],
  ['max=4999', { maxPrice: 4_999 }, 1],
  ['off=20&stock=in', { minDiscountPercent: 20, inStock: true }, 2],
])('readFilter reads the query %j as the filter %j with %i choices', (query, filter, choices) => {
  expect(read(query)).toEqual(filter)
  expect(countChoices(filter)).toBe(choices)
  const kept = new URLSearchParams(query).get('q')
  const written = writeFilter(new URLSearchParams(kept === null ? '' : { q: kept }), filter)
  expect(written.toString()).toBe(query)
})

it.each(['min=-1&max=x', 'off=1e3', 'stock=yes', 'min=99999999999'])(
  'readFilter ignores the malformed query %j',
  (query) => {
    expect(read(query)).toEqual({})
  },
)

it.each([
  ['', undefined],
  ['sort=PRICE_ASC', 'PRICE_ASC'],
  ['sort=DISCOUNT_DESC', 'DISCOUNT_DESC'],
  ['sort=COUNTRY_ASC', 'COUNTRY_ASC'],
  ['sort=DEFAULT', undefined],
  ['sort=price', undefined],
])('readSort reads the query %j as the order %j', (query, sort) => {
  expect(readSort(new URLSearchParams(query))).toBe(sort)
})

it("writeFilter replaces the query's filter and keeps the rest", () => {
  const before = new URLSearchParams('q=milk&brand=Amul&stock=in')
  expect(writeFilter(before, { brands: ['Nandini'] }).toString()).toBe('q=milk&brand=Nandini')
  expect(writeFilter(before, {}, 'PRICE_ASC').toString()).toBe('q=milk&sort=PRICE_ASC')
})
