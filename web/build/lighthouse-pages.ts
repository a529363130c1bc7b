import { z } from 'zod'
import { paths } from '../src/lib/paths.ts'

const addressable = z.object({ id: z.string(), slug: z.string() })
const catalogue = z.object({
  data: z.object({
    categories: z
      .tuple([addressable.extend({ subCategories: z.tuple([addressable]).rest(addressable) })])
      .rest(addressable),
    products: z.object({ edges: z.tuple([z.object({ node: addressable })]) }),
  }),
})

/** Finds the four entry pages of this store, with their paths. */
export async function findPages(url: string): Promise<[name: string, path: string][]> {
  const query =
    '{ categories { id slug subCategories { id slug } } products(first: 1) { edges { node { id slug } } } }'
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ query })
  const reply = await fetch(`${url}/graphql`, { method: 'POST', headers, body })
  const { categories, products } = catalogue.parse(await reply.json()).data
  const [department] = categories
  return [
    ['front page', paths.home],
    ['listing', paths.listing(department, department.subCategories[0])],
    ['product', paths.product(products.edges[0].node)],
    ['search', paths.search('rice')],
  ]
}
