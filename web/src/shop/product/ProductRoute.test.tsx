import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { Route } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { buildMedicine, buildMedicineProduct } from '../../../test/medicines.ts'
import { openPages } from '../../../test/pages.tsx'
import { buildLayout } from '../../../test/shop.ts'
import { buildCart } from '../../../test/quotes.ts'
import { saveTokens } from '../../../test/store.tsx'
import { stubVisibility } from '../../../test/visibility.ts'
import { listRecent, noteRecent } from '../../lib/recent-products.ts'
import { Dock } from '../../ui/layout/Dock.ts'
import type { ProductQuery } from './Product.generated.ts'
import ProductRoute from './ProductRoute.tsx'
import { money } from '../../../test/carts.ts'
// Loads the chunks before the first test begins.
import './ProductDetails.tsx'
import './ProductExtras.tsx'

let visibility: ReturnType<typeof stubVisibility>

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  visibility = stubVisibility()
})

const medicine = buildMedicine({ schedule: 'H', prescriptionRequired: true })
const prescribed = { medicine, prescriptionRequired: true }

const unavailable = [
  ['out of stock', { stock: 0, available: 0 }],
  ['not sold online', { soldOnline: false, available: 0 }],
] as const

const claimRows = [{ title: 'Fast', text: 'In minutes' }]
const claims = 'Why shop from Kirana Care?'
const store = { name: 'Kirana Care', claims: claimRows }

type Product = ReturnType<typeof buildMedicineProduct>

interface Others {
  similar?: Product[]
  recent?: Product[]
  cart?: Parameters<typeof buildLayout>[0]
}

async function open(
  changes: Partial<Product>,
  { similar = [], recent = [], cart = null }: Others = {},
) {
  const opened = openPages({
    at: '/product/dolofin-dolofin',
    routes: (
      <Route
        path="product/:product"
        element={
          <>
            <ProductRoute />
            <Dock />
          </>
        }
      />
    ),
    handlers: {
      Layout: () => buildLayout(cart),
      SimilarRow: () => ({
        product: { id: 'dolofin', similarProducts: similar },
      }),
      RecentRow: () => ({ productsById: recent }),
      Product: () => ({
        product: buildMedicineProduct('Dolofin', changes),
        deletedProduct: null,
        store,
      }),
    },
  })
  await screen.findByRole('heading', { level: 1, name: changes.name ?? 'Dolofin' })
  await screen.findByRole('heading', { level: 2, name: claims })
  await vi.waitFor(() => expect(visibility.isWatched()).toBe(true))
  return opened
}

const cheap = buildMedicineProduct('Cheapofin', {
  price: money(2_475),
  discountedPrice: money(2_475),
  medicine: buildMedicine({ pricePerUnit: money(165) }),
})
const gone = buildMedicineProduct('Goneofin', {
  stock: 0,
  available: 0,
  unit: 'Strip',
  manufacturer: '',
  medicine: buildMedicine({ packCount: null, pricePerUnit: null }),
})

const sections = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const rows = () => within(screen.getByRole('list', { name: 'Same composition' }))

describe('the page of a medicine', () => {
  it("a medicine's page shows its facts before the shop's claims", async () => {
    await open({})
    expect(sections()).toEqual(['About this medicine', claims])
    expect(screen.getByText('Price per tablet')).toBeTruthy()
    expect(screen.getAllByText('Dolofin Pharma'), 'once').toHaveLength(1)
    expect(screen.queryByText('Rx')).toBeNull()
  })

  it("a medicine's page has a badge if it needs a prescription, and says next to Add when it is needed", async () => {
    await open(prescribed)
    expect(screen.getByText('Rx')).toBeTruthy()
    expect(screen.getByText('Prescription required')).toBeTruthy()
    const box = screen.getByRole('button', { name: 'Add Dolofin to cart' }).closest('section')
    within(box ?? document.body).getByText(/^Prescription required: you add it at checkout/)
  })

  it("a medicine's page does not mention the checkout if it is not sold online", async () => {
    await open({ medicine, soldOnline: false, available: 0 })
    expect(screen.getByText(/requires a prescription and is not sold online/)).toBeTruthy()
    expect(screen.queryByText(/checkout/)).toBeNull()
  })

  it("a medicine's page mentions no prescription if it needs none", async () => {
    await open({})
    expect(screen.queryByText(/prescription/)).toBeNull()
  })

  it("a medicine's page offers substitutes after its facts, with their packs and prices", async () => {
    await open({ substitutes: [cheap, gone] })
    expect(sections()).toEqual(['About this medicine', 'Same composition', claims])
    const [first, second] = rows().getAllByRole('listitem')
    expect(first?.textContent).toBe(
      'CheapofinCheapofin Pharma15 tablets₹24.75₹1.65 per tablet23% less per tabletAdd',
    )
    expect(second?.textContent).toBe('GoneofinStrip₹32.10Out of stock')
    const link = rows().getByRole('link', { name: 'Cheapofin' })
    expect(link.getAttribute('href')).toContain('cheapofin')
    expect(rows().getByRole('button', { name: 'Add Cheapofin to cart' })).toBeTruthy()
  })

  it("a medicine's page offers substitutes first if it is out of stock", async () => {
    await open({ stock: 0, available: 0, substitutes: [cheap] })
    expect(sections()).toEqual([
      'Out of stock – same composition available',
      'About this medicine',
      claims,
    ])
  })

  it("a medicine's page does not call substitutes available that are out of stock as well", async () => {
    await open({ stock: 0, available: 0, substitutes: [gone] })
    expect(sections()).toEqual(['Same composition', 'About this medicine', claims])
  })
})

describe('the breadcrumb of a product', () => {
  const links = () =>
    within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
  const build = (name: string) => ({ id: `${name}1`, name, slug: name.toLowerCase() })
  const medicines = build('Medicines')
  const care = { ...build('Care'), categories: [build('Home')] }
  const fever = { ...build('Fever'), categories: [medicines] }

  it("the breadcrumb links to the product's category and to the sub-category in that category", async () => {
    await open({ categories: [medicines], subCategories: [care, fever] })
    expect(links()).toEqual([
      ['Home', '/'],
      ['Medicines', '/medicines-Medicines1'],
      ['Fever', '/medicines-Medicines1/fever-Fever1'],
    ])
  })

  it('the breadcrumb ends with the category if the product is not in its sub-categories, and links home without one', async () => {
    await open({ categories: [medicines], subCategories: [care] })
    expect(links().map(([name]) => name)).toEqual(['Home', 'Medicines'])
    cleanup()
    await open({})
    expect(links().map(([name]) => name)).toEqual(['Home'])
  })
})

it("any other product's page shows nothing about medicines", async () => {
  await open({ medicine: null })
  expect(sections()).toEqual([claims])
  expect(screen.getByText('Storage')).toBeTruthy()
  expect(screen.getByText('Dolofin Pharma')).toBeTruthy()
})

it("the product description stands before the shop's claims", async () => {
  await open({ medicine: null })
  const text = document.body.textContent
  expect(text.indexOf('About Dolofin')).toBeLessThan(text.indexOf(claims))
  expect(text).toContain('About Dolofin')
})

const isControl = (element: Element) => element.querySelector('button[aria-label^="Add "]') !== null

describe('the bar to add a product', () => {
  const bar = () => screen.queryByRole('region', { name: 'Buy Dolofin' })

  it("the add bar is in the dock while the page's own control is out of sight", async () => {
    await open({})
    expect(bar()).toBeNull()
    visibility.hide(isControl)
    expect(bar()?.textContent).toBe('Dolofin₹32.10Add')
    expect(bar()?.parentElement?.id).toBe('dock')
    visibility.show(isControl)
    expect(bar()).toBeNull()
  })

  it.each(unavailable)(
    'the add bar is never there for a product that is %s',
    async (_what, changes) => {
      await open(changes)
      visibility.hide()
      expect(bar()).toBeNull()
    },
  )

  it('the add bar has the stepper for a product that is in the cart', async () => {
    saveTokens()
    await open({ id: 'milk', name: 'Toned Milk' }, { cart: buildCart(2) })
    await screen.findByRole('group', { name: 'Quantity of Toned Milk' })
    visibility.hide((element) => element.querySelector('[role="group"]') !== null)
    expect(within(screen.getByRole('region', { name: /^Buy/ })).getByText('2')).toBeTruthy()
  })
})

describe('the end of the page', () => {
  const row = (name: string) => screen.findByRole('list', { name })
  const names = async (name: string) =>
    within(await row(name))
      .getAllByRole('article')
      .map((card) => within(card).getByRole('link').textContent)
  const id = (digit: string) => digit.repeat(24)
  const gee = buildMedicineProduct('Gee', { id: id('a') })

  it('the page requests other products only when its end comes near', async () => {
    const { getRequests } = await open({}, { similar: [gee] })
    expect(getRequests('SimilarRow')).toEqual([])
    visibility.show()
    expect(await names('Similar products')).toEqual(['Gee'])
    expect(getRequests('SimilarRow')[0]?.variables).toEqual({ id: 'dolofin' })
  })

  it('the page omits similar products that are substitutes, and the whole row if nothing else is similar', async () => {
    await open({ substitutes: [cheap] }, { similar: [cheap] })
    visibility.show()
    await vi.waitFor(() => expect(screen.queryByText('Similar products')).toBeNull())
  })

  it('the page shows recently viewed products, but not this one, and forgets them on demand', async () => {
    for (const digit of ['b', 'a']) noteRecent(id(digit))
    const { getRequests } = await open({}, { recent: [gee] })
    visibility.show()
    expect(await names('Recently viewed')).toEqual(['Gee'])
    expect(getRequests('RecentRow')[0]?.variables).toEqual({ ids: [id('a'), id('b')] })
    fireEvent.click(screen.getByRole('button', { name: 'Clear recently viewed' }))
    await vi.waitFor(() => expect(screen.queryByText('Recently viewed')).toBeNull())
    expect(listRecent()).toEqual([])
  })

  it('the page requests no recently viewed products on the first visit', async () => {
    const { getRequests } = await open({}, { similar: [gee] })
    visibility.show()
    await row('Similar products')
    expect(getRequests('RecentRow')).toEqual([])
  })
})

describe('the page for search engines', () => {
  const read = () => {
    const json = document.querySelector('script[type="application/ld+json"]')?.innerHTML ?? '[]'
    const data: unknown = JSON.parse(json)
    return { json, data }
  }
  const hostile = '50% "off" </script><b>Tea</b> & #1?'

  it('the product page has one URL, the price in its preview, and the product with its offer and breadcrumb', async () => {
    const medicines = { id: 'm1', name: 'Medicines', slug: 'medicines' }
    await open({
      ...{ name: hostile, slug: '50%-"off"', brand: hostile, categories: [medicines] },
      images: [{ url: '/media/tea-960.webp', srcSet: null }],
    })
    const url = 'https://shop.example/product/50%25-%22off%22-dolofin'
    await vi.waitFor(() =>
      expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(url),
    )
    const meta = (name: string) =>
      document.querySelector(`meta[property="${name}"]`)?.getAttribute('content')
    expect(meta('og:url')).toBe(url)
    expect(meta('og:type')).toBe('product')
    expect(meta('og:site_name')).toBe('Kirana Care')
    expect(meta('og:description')).toBe('₹32.10 · 15 tablets · About Dolofin')
    expect(meta('og:image')).toBe('https://shop.example/media/tea-960.webp')
    expect(meta('product:price:amount')).toBe('32.10')
    const { json, data } = read()
    expect(json).not.toContain('<')
    expect(data).toMatchObject([
      {
        '@type': 'Product',
        name: hostile,
        brand: { name: hostile },
        offers: { url, price: '32.10', availability: 'https://schema.org/InStock' },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Home', item: 'https://shop.example/' },
          { position: 2, name: 'Medicines' },
          { position: 3, name: hostile, item: url },
        ],
      },
    ])
  })

  it.each(unavailable)(
    'the product page tells search engines when the product is %s',
    async (_what, changes) => {
      await open(changes)
      expect(read().json).toContain('OutOfStock')
    },
  )
})

describe('the page of a product that is not sold', () => {
  const openMissing = (path: string, deletedProduct: ProductQuery['deletedProduct']) =>
    openPages({
      at: path,
      routes: <Route path="product/:product" element={<ProductRoute />} />,
      handlers: {
        Layout: () => buildLayout(null),
        Product: () => ({ product: null, deletedProduct, store }),
        SimilarProducts: () => ({
          searchProducts: {
            edges: [{ cursor: 'c', node: cheap }],
            pageInfo: { hasNextPage: false, endCursor: 'c' },
          },
        }),
      },
    })
  const deleted = { id: 'gone' }

  it("a deleted product's page says so, and offers products with a similar name", async () => {
    const { getRequests } = openMissing('/product/call-this-number-gone', deleted)
    await screen.findByText('This product is no longer sold')
    await screen.findByRole('heading', { name: 'Similar products' })
    expect(screen.getByRole('link', { name: 'Cheapofin' })).toBeTruthy()
    expect(getRequests('SimilarProducts')[0]?.variables).toEqual({ text: 'Call This Number' })
    expect(screen.queryByText(/Call This Number/)).toBeNull()
  })

  it("a deleted product's page says so when its URL has no name", async () => {
    const { getRequests } = openMissing('/product/gone', deleted)
    await screen.findByText('This product is no longer sold')
    expect(getRequests('SimilarProducts')).toEqual([])
  })

  it('the product page says that there is no page if the product never existed', async () => {
    openMissing('/product/tea-never', null)
    await screen.findByText('Page not found')
  })
})
