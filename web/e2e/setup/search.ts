import { expect, vi } from 'vitest'
import { z } from 'zod'
import type { Shopper } from './shopper.ts'

const found = z.object({
  searchProducts: z.object({ edges: z.array(z.object({ node: z.object({ id: z.string() }) })) }),
})

const SEARCH =
  'query ($text: String!) { searchProducts(text: $text, first: 10) { edges { node { id } } } }'

/** Waits until the search finds this many products, because it polls for changes. Returns their ids. */
export async function findProductIds(
  { request }: Shopper,
  text: string,
  count: number,
): Promise<string[]> {
  return vi.waitFor(
    async () => {
      const { edges } = found.parse(await request(SEARCH, { text })).searchProducts
      expect(edges).toHaveLength(count)
      return edges.map(({ node }) => node.id)
    },
    { timeout: 20_000 },
  )
}
