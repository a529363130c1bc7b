import { cleanup, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { money } from '../../../test/carts.ts'
import { buildMedicineProduct } from '../../../test/medicines.ts'
import { buildLayout } from '../../../test/shop.ts'
import { openStore } from '../../../test/store.tsx'
import { stubVisibility } from '../../../test/visibility.ts'
// Loads the chunks before the first test begins.
import './BuyFacts.tsx'
import './ProductDetails.tsx'
import './ProductExtras.tsx'

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  stubVisibility()
})

async function open(changes: Parameters<typeof buildMedicineProduct>[1]) {
  openStore('/product/olives-olives', {
    Layout: () => buildLayout(null),
    Product: () => ({
      product: buildMedicineProduct('Olives', { medicine: null, ...changes }),
      deletedProduct: null,
      store: { name: 'Kirana Care', claims: [] },
    }),
  })
  await screen.findByText('Why shop from Kirana Care?')
}

/** The facts under the title 'Product details' as pairs. */
function listFacts() {
  const heading = screen.queryByRole('heading', { name: 'Product details' })
  const rows = heading?.parentElement?.querySelectorAll('dl > div') ?? []
  return [...rows].map((row) => [...row.children].map(({ textContent }) => textContent))
}

describe('the facts that the law requires', () => {
  it('the product page shows the label, and whom to contact', async () => {
    await open({
      netQuantity: '500 g',
      countryOfOrigin: 'ES',
      makerOrPacker: 'Oliva SA, Jaén',
      importer: 'Kirana Foods, Pune',
      bestBefore: '18 months from packaging',
    })
    expect(listFacts()).toEqual([
      ['Net quantity', '500 g'],
      ['Country of origin', 'Spain'],
      ['Maker or packer', 'Oliva SA, Jaén'],
      ['Importer', 'Kirana Foods, Pune'],
      ['Best before', '18 months from packaging'],
      ['Consumer care', expect.stringContaining('@')],
    ])
  })

  it('the product page says that the importer is not stated only for imported products', async () => {
    await open({ countryOfOrigin: 'ES' })
    expect(listFacts()[1]).toEqual(['Importer', 'Not stated'])
    for (const countryOfOrigin of ['IN', '']) {
      cleanup()
      await open({ countryOfOrigin, netQuantity: '1 kg' })
      expect(listFacts().map(([name]) => name)).not.toContain('Importer')
    }
  })

  it('the product page has no product details if none are known', async () => {
    await open({})
    expect(screen.queryByText('Product details')).toBeNull()
  })
})

describe('the price', () => {
  it('the product page shows the MRP with its taxes, the unit price and the vegetarian mark', async () => {
    await open({
      unit: '500 g',
      unitPrice: { price: money(9), per: 'GRAM' },
      vegetarianMark: 'VEGETARIAN',
      ...{ price: money(5_000), discountedPrice: money(4_500) },
    })
    expect(screen.getByText('MRP ₹50, inclusive of all taxes')).toBeTruthy()
    expect(screen.getByText('· ₹0.09 per g at the selling price')).toBeTruthy()
    expect(screen.getByText('Vegetarian')).toBeTruthy()
  })

  it('the product page says that the price is the MRP if there is no discount', async () => {
    await open({ vegetarianMark: 'NON_VEGETARIAN' })
    expect(screen.getByText('MRP, inclusive of all taxes')).toBeTruthy()
    expect(screen.getByText('Non-vegetarian')).toBeTruthy()
  })
})
