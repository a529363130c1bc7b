import { cleanup, screen, within } from '@testing-library/react'
import { Route } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { buildMedicine, buildMedicineProduct } from '../../../test/medicines.ts'
import { openPages } from '../../../test/pages.tsx'
import { buildLayout, money } from '../../../test/store.tsx'
import ProductRoute from './ProductRoute.tsx'

beforeEach(() => void vi.stubGlobal('scrollTo', () => undefined))

const prescribed = buildMedicine({ schedule: 'H', prescriptionRequired: true })

const claimRows = [{ __typename: 'StoreClaim', title: 'Fast', text: 'In minutes' }]
const store = { __typename: 'Store', name: 'Kirana Care', claims: claimRows }

async function open(changes: object) {
  openPages({
    at: '/product/dolofin-dolofin',
    routes: <Route path="product/:product" element={<ProductRoute />} />,
    handlers: {
      Layout: () => buildLayout(null),
      Product: () => ({
        product: buildMedicineProduct('Dolofin', changes),
        deletedProduct: null,
        store,
      }),
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'Dolofin' })
}

const cheap = buildMedicineProduct('Cheapofin', {
  price: money(2_475),
  discountedPrice: money(2_475),
  medicine: buildMedicine({ pricePerUnit: money(165) }),
})
const gone = buildMedicineProduct('Goneofin', {
  stock: 0,
  unit: 'Strip',
  manufacturer: '',
  medicine: buildMedicine({ packCount: null, pricePerUnit: null }),
})

const sections = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const claims = 'Why shop from Kirana Care?'
const rows = () => within(screen.getByRole('list', { name: 'Same composition' }))

describe('the page of a medicine', () => {
  it('shows its facts before the claims of the store', async () => {
    await open({})
    expect(sections()).toEqual(['About this medicine', claims])
    expect(screen.getByText('Price per tablet')).toBeTruthy()
    expect(screen.getAllByText('Dolofin Pharma'), 'once').toHaveLength(1)
    expect(screen.queryByText('Rx')).toBeNull()
  })

  it('has a badge if it needs a prescription, and says next to Add when it is needed', async () => {
    await open({ medicine: prescribed })
    expect(screen.getByText('Rx')).toBeTruthy()
    expect(screen.getByText('Prescription required')).toBeTruthy()
    const box = screen.getByRole('button', { name: 'Add Dolofin to cart' }).closest('section')
    within(box ?? document.body).getByText(/^Prescription required: you add it at checkout/)
  })

  it('does not mention the checkout if it is not sold online', async () => {
    await open({ medicine: buildMedicine({ schedule: 'X', prescriptionRequired: true }) })
    expect(screen.getByText(/requires a prescription and is not sold online/)).toBeTruthy()
    expect(screen.queryByText(/checkout/)).toBeNull()
  })

  it('mentions no prescription if it needs none', async () => {
    await open({})
    expect(screen.queryByText(/prescription/)).toBeNull()
  })

  it('offers substitutes after its facts, with their packs and prices', async () => {
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

  it('offers substitutes at once if it is out of stock', async () => {
    await open({ stock: 0, substitutes: [cheap] })
    expect(sections()).toEqual([
      'Out of stock – same composition available',
      'About this medicine',
      claims,
    ])
  })

  it('does not call substitutes available that are out of stock as well', async () => {
    await open({ stock: 0, substitutes: [gone] })
    expect(sections()).toEqual(['Same composition', 'About this medicine', claims])
  })
})

describe('the breadcrumb of a product', () => {
  const links = () =>
    within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
  const build = (typename: string, name: string, more: object = {}) => ({
    __typename: typename,
    id: `${name}1`,
    name,
    slug: name.toLowerCase(),
    ...more,
  })
  const medicines = build('Category', 'Medicines')
  const care = build('SubCategory', 'Care', { categories: [build('Category', 'Home')] })
  const fever = build('SubCategory', 'Fever', { categories: [medicines] })

  it('links to its category and to the sub-category in that category', async () => {
    await open({ categories: [medicines], subCategories: [care, fever] })
    expect(links()).toEqual([
      ['Home', '/'],
      ['Medicines', '/medicines-Medicines1'],
      ['Fever', '/medicines-Medicines1/fever-Fever1'],
    ])
  })

  it('ends with its category if it is in no sub-category of it, and links home without one', async () => {
    await open({ categories: [medicines], subCategories: [care] })
    expect(links().map(([name]) => name)).toEqual(['Home', 'Medicines'])
    cleanup()
    await open({})
    expect(links().map(([name]) => name)).toEqual(['Home'])
  })
})

it('the page of another product shows nothing about medicines', async () => {
  await open({ medicine: null })
  expect(sections()).toEqual([claims])
  expect(screen.getByText('Storage')).toBeTruthy()
  expect(screen.getByText('Dolofin Pharma')).toBeTruthy()
})

describe('the page of a product that is not sold', () => {
  const openMissing = (path: string, deletedProduct: object | null) =>
    openPages({
      at: path,
      routes: <Route path="product/:product" element={<ProductRoute />} />,
      handlers: {
        Layout: () => buildLayout(null),
        Product: () => ({ product: null, deletedProduct, store }),
        SimilarProducts: () => ({
          searchProducts: {
            __typename: 'ProductConnection',
            edges: [{ __typename: 'ProductEdge', cursor: 'c', node: cheap }],
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: 'c' },
          },
        }),
      },
    })
  const deleted = { __typename: 'DeletedProduct', id: 'gone' }

  it('says that it was deleted, and offers products of a similar name', async () => {
    const { getRequests } = openMissing('/product/call-this-number-gone', deleted)
    await screen.findByText('This product is no longer sold')
    await screen.findByRole('heading', { name: 'Similar products' })
    expect(screen.getByRole('link', { name: 'Cheapofin' })).toBeTruthy()
    expect(getRequests('SimilarProducts')[0]?.variables).toEqual({ text: 'Call This Number' })
    expect(screen.queryByText(/Call This Number/)).toBeNull()
  })

  it('says that it was deleted when its URL has no name', async () => {
    const { getRequests } = openMissing('/product/gone', deleted)
    await screen.findByText('This product is no longer sold')
    expect(getRequests('SimilarProducts')).toEqual([])
  })

  it('says that there is no page if it never existed', async () => {
    openMissing('/product/tea-never', null)
    await screen.findByText('Page not found')
  })
})
