import { z } from 'zod'
import { paths } from '../src/lib/paths.ts'

const thing = z.object({ id: z.string(), slug: z.string() })
const catalogue = z.object({
  data: z.object({
    categories: z
      .tuple([thing.extend({ subCategories: z.tuple([thing]).rest(thing) })])
      .rest(thing),
    products: z.object({ edges: z.tuple([z.object({ node: thing })]) }),
  }),
})

/** The four pages and their paths in this store. */
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
