import { z } from 'zod'
import type { Shopper } from '../e2e/setup/shopper.ts'
import { paths } from '../src/lib/paths.ts'

const addressable = z.object({ id: z.string(), slug: z.string() })
const catalogue = z.object({
  categories: z
    .tuple([addressable.extend({ subCategories: z.tuple([addressable]).rest(addressable) })])
    .rest(addressable),
  products: z.object({ edges: z.tuple([z.object({ node: addressable })]) }),
})

/** A page to measure. */
export interface MeasuredPage {
  name: string
  path: string
  isSignedIn: boolean
}

/** Finds the four pages where visits begin, and those that every order needs. */
export async function findPages({ request }: Shopper): Promise<MeasuredPage[]> {
  const query =
    '{ categories { id slug subCategories { id slug } } products(first: 1) { edges { node { id slug } } } }'
  const { categories, products } = catalogue.parse(await request(query))
  const [department] = categories
  const guest = [
    { name: 'front page', path: paths.home },
    { name: 'listing', path: paths.listing(department, department.subCategories[0]) },
    { name: 'product', path: paths.product(products.edges[0].node) },
    { name: 'search', path: paths.search('rice') },
    { name: 'login', path: paths.login },
  ]
  const signedIn = [
    { name: 'cart', path: paths.cart },
    { name: 'checkout', path: paths.checkout },
    { name: 'my orders', path: paths.myOrders },
  ]
  return [
    ...guest.map((page) => ({ ...page, isSignedIn: false })),
    ...signedIn.map((page) => ({ ...page, isSignedIn: true })),
  ]
}
