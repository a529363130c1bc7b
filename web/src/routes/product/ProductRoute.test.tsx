import { screen, within } from '@testing-library/react'
import { Route } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { buildMedicine, buildMedicineProduct } from '../../../test/medicines.ts'
import { openPages } from '../../../test/pages.tsx'
import { buildLayout, money } from '../../../test/store.tsx'
import ProductRoute from './ProductRoute.tsx'

beforeEach(() => void vi.stubGlobal('scrollTo', () => undefined))

const prescribed = buildMedicine({ schedule: 'H', prescriptionRequired: true })

async function open(changes: object) {
  const claims = [{ __typename: 'StoreClaim', title: 'Fast', text: 'In minutes' }]
  openPages({
    at: '/product/dolofin-dolofin',
    routes: <Route path="product/:product" element={<ProductRoute />} />,
    handlers: {
      Layout: () => buildLayout(null),
      Product: () => ({
        product: buildMedicineProduct('Dolofin', changes),
        store: { __typename: 'Store', name: 'Kirana Care', claims },
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

  it('has a badge if it needs a prescription', async () => {
    await open({ medicine: prescribed })
    expect(screen.getByText('Rx')).toBeTruthy()
    expect(screen.getByText('Prescription required')).toBeTruthy()
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

it('the page of another product shows nothing about medicines', async () => {
  await open({ medicine: null })
  expect(sections()).toEqual([claims])
  expect(screen.getByText('Storage')).toBeTruthy()
  expect(screen.getByText('Dolofin Pharma')).toBeTruthy()
})
