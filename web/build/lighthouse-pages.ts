import { z } from 'zod'
import type { Shopper } from '../e2e/setup/shopper.ts'
import { accountPages } from '../src/account/pages.ts'
import type { PageRow } from '../src/lib/urls/page-row.ts'
import { paths } from '../src/lib/urls/paths.ts'
import { shopPages } from '../src/shop/pages.ts'

const addressable = z.object({ id: z.string(), slug: z.string() })
const catalogue = z.object({
  categories: z
    .tuple([addressable.extend({ subCategories: z.tuple([addressable]).rest(addressable) })])
    .rest(addressable),
  products: z.object({ edges: z.tuple([z.object({ node: addressable })]) }),
})

export interface MeasuredPage {
  name: string
  path: string
  isSignedIn: boolean
}

/** Returns the pages that the server renders, except the page for missing content. */
export async function findPages({ request }: Shopper): Promise<MeasuredPage[]> {
  const query =
    '{ categories { id slug subCategories { id slug } } products(first: 1) { edges { node { id slug } } } }'
  const { categories, products } = catalogue.parse(await request(query))
  const [department] = categories
  const addresses: Record<string, string> = {
    listing: paths.listing(department, department.subCategories[0]),
    product: paths.product(products.edges[0].node),
    search: paths.search('rice'),
  }
  const tables: Record<string, PageRow> = { ...shopPages, ...accountPages }
  return Object.entries(tables)
    .filter(([name, { rendering }]) => rendering && name !== 'notFound')
    .map(([name, { path, rendering }]) => ({
      name,
      path: addresses[name] ?? path,
      isSignedIn: rendering === 'without-viewer' && name !== 'login',
    }))
}
