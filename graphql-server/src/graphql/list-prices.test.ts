import { getOperationAST, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { readOperations } from '../../test/support/operations.ts'
import { computeCost } from './cost.ts'
import { MAX_COST } from './limits.ts'
import { listPrices } from './list-prices.ts'
import { sharedSchema } from '../../test/support/schema.ts'

const schema = sharedSchema()

describe('the price of a list', () => {
  it('list prices grow with the number of products, up to 100,000', () => {
    const facets = (products: number) => listPrices(products)('ProductConnection', 'facets', [])
    expect([0, 999, 50_000, 100_000, 1e9].map(facets)).toEqual([0, 0, 500, 1_000, 1_000])
  })

  it('a list has a price only with a filter or a sort', () => {
    const price = (given: string[]) => listPrices(100_000)('Query', 'products', given)
    expect(['first', 'filter', 'sort'].map((name) => price([name]))).toEqual([0, 1_000, 1_000])
    expect(listPrices(100_000)('Query', 'categories', [])).toBe(0)
  })

  it('an operation may contain a search with its facets twice', () => {
    const price = listPrices(100_000)
    const search = price('Query', 'searchProducts', ['text', 'first'])
    expect(2 * (search + price('ProductConnection', 'facets', []))).toBeLessThan(MAX_COST)
  })

  it('an operation can read one shopping list only, because each of its entries is a search', () => {
    const price = listPrices(100_000)('Query', 'readShoppingList', ['text'])
    expect(2 * price).toBeGreaterThanOrEqual(MAX_COST)
  })

  it('each operation of the web app costs less than the limit', () => {
    const costs = [...readOperations()].map(([name, text]) => {
      const document = parse(text)
      const operation = getOperationAST(document, name)
      if (!operation) throw new Error(`The operation ${name} is missing.`)
      const { cost } = computeCost(schema, document, operation, {}, listPrices(100_000))
      return { name, cost }
    })
    expect(costs.length).toBeGreaterThan(100)
    expect(costs.filter(({ cost }) => !(cost < MAX_COST))).toEqual([])
  })
})
