import { expect, it, vi } from 'vitest'
import type { PageRequest } from '../../graphql-server/src/http/pages/page-renderer.ts'
import { HomeDocument } from '../src/shop/home/Home.generated.ts'
import { ProductDocument } from '../src/shop/product/Product.generated.ts'
import { createPageQueries } from './page-queries.ts'

it('a query is sent once for all components and attempts, and separately for other variables', async () => {
  const ask = vi.fn<PageRequest['ask']>(({ variables }) => Promise.resolve({ product: variables }))
  const { load, results } = createPageQueries(ask)
  const first = load(ProductDocument, { id: 'a' })
  expect(load(ProductDocument, { id: 'a' })).toBe(first)
  await Promise.all([first, load(ProductDocument, { id: 'b' }), load(HomeDocument, {})])
  expect(ask).toHaveBeenCalledTimes(3)
  expect(results.map(({ variables, data }) => ({ variables, data }))).toEqual(
    [{ id: 'a' }, { id: 'b' }, {}].map((variables) => ({
      variables,
      data: { product: variables },
    })),
  )
})

it('a failed query rejects, and is not among the results', async () => {
  const { load, results } = createPageQueries(() => Promise.reject(new Error('refused')))
  await expect(load(HomeDocument, {})).rejects.toThrow('refused')
  expect(results).toEqual([])
})

it('an undefined variable is omitted, as in a request over HTTP', async () => {
  const ask = vi.fn<PageRequest['ask']>(() => Promise.resolve({}))
  await createPageQueries(ask).load(ProductDocument, { id: 'a', sort: undefined })
  expect(ask.mock.calls.map(([{ variables }]) => Object.keys(variables))).toEqual([['id']])
})
