import { screen, within } from '@testing-library/react'
import { Route } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPages } from '../../../test/pages.tsx'
import { buildProduct } from '../../../test/carts.ts'
import ListingRoute from './ListingRoute.tsx'
import { buildLayout } from '../../../test/shop.ts'
// Loads the chunk before the first test begins.
import './EmptyCategory.tsx'

const sub = (id: string, name: string) => ({
  ...{ id, name, slug: name.toLowerCase(), image: null },
})
const ghee = { ...sub('s3', 'Butter, Cheese & Ghee'), slug: 'butter-cheese-ghee' }
const dairy = {
  ...{ id: 'c1', name: 'Dairy & Eggs', slug: 'dairy-eggs', image: null },
  subCategories: [sub('s1', 'Milk'), sub('s2', 'Paneer'), ghee],
}
const garden = { id: 'c2', name: 'Garden', slug: 'garden', image: null }
const milk = {
  ...buildProduct({ id: 'milk' }),
  discountPercent: 0,
  brand: 'Gauvana',
  medicine: null,
}

const connect = (products: (typeof milk)[]) => ({
  edges: products.map((node) => ({ cursor: node.id, node })),
  pageInfo: { hasNextPage: false, endCursor: null },
})

function open(at: string, products: (typeof milk)[], category: typeof dairy | null = dairy) {
  return openPages({
    at,
    routes: <Route path=":category/:subCategory?" element={<ListingRoute />} />,
    handlers: {
      Layout: () => buildLayout(null),
      Listing: () => ({ category, products: connect(products) }),
      OtherCategories: () => ({ categories: [dairy, garden] }),
    },
  })
}

const currentEntry = () => document.querySelector('nav [aria-current]')?.textContent

describe('the listing of a category', () => {
  beforeEach(() => {
    const observe = () => undefined
    vi.stubGlobal(
      'IntersectionObserver',
      vi.fn(
        class {
          observe = observe
          disconnect = observe
        },
      ),
    )
  })

  it("a category's listing shows all its products under its name, with All as the first and current entry", async () => {
    const { getRequests } = open('/any-name-c1', [milk])
    await screen.findByRole('heading', { name: 'Dairy & Eggs' })
    await screen.findByRole('link', { name: 'Product milk' })
    const nav = screen.getByRole('navigation', { name: 'Sub-categories of Dairy & Eggs' })
    const entries = within(nav).getAllByRole('link')
    expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
      ['All', '/dairy-eggs-c1'],
      ['Milk', '/dairy-eggs-c1/milk-s1'],
      ['Paneer', '/dairy-eggs-c1/paneer-s2'],
      ['Butter, Cheese & Ghee', '/dairy-eggs-c1/butter-cheese-ghee-s3'],
    ])
    expect(currentEntry()).toBe('All')
    expect(getRequests('Listing')[0]?.variables).toEqual({ categoryId: 'c1' })
  })

  it('a listing shows the products in a sub-category, which is the current entry', async () => {
    const { getRequests } = open('/dairy-eggs-c1/any-name-s2', [milk])
    await screen.findByRole('heading', { name: 'Paneer' })
    expect(currentEntry()).toBe('Paneer')
    expect(getRequests('Listing')[0]?.variables).toEqual({ categoryId: 'c1', subCategoryId: 's2' })
  })

  it("a listing has the sub-category's real name in its title, and its slug as its heading", async () => {
    open('/dairy-eggs-c1/any-name-s3', [milk])
    await screen.findByRole('heading', { name: 'Butter Cheese Ghee' })
    await vi.waitFor(() => expect(document.title).toBe('Butter, Cheese & Ghee · Kirana Care'))
  })

  it('the URL filters and sorts the listing', async () => {
    const { getRequests } = open('/dairy-eggs-c1?stock=in&sort=DISCOUNT_DESC', [milk])
    await screen.findByRole('button', { name: 'Sort & filter, 2 chosen' })
    expect(getRequests('Listing')[0]?.variables).toEqual({
      categoryId: 'c1',
      filter: { inStock: true },
      sort: 'DISCOUNT_DESC',
    })
  })

  it('the listing offers the other categories if it has no products', async () => {
    open('/dairy-eggs-c1', [])
    await screen.findByText('No products in Dairy & Eggs yet')
    const nav = await screen.findByRole('navigation', { name: 'Other categories' })
    const links = within(nav).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/garden-c2'])
  })

  it('the listing shows Not found if the category does not exist', async () => {
    open('/dairy-eggs-c9', [], null)
    await screen.findByText('Page not found')
  })
})
