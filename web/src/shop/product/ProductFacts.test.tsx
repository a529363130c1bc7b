import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ProductBrand } from '../../shared/catalogue/ProductBrand.tsx'
import { ProductFacts } from './ProductFacts.tsx'

const product = {
  id: 'p1',
  unit: '15 tablets',
  description: '',
  brand: 'Sanjivika',
  composition: 'Paracetamol 500 mg',
  manufacturer: '',
  countryOfOrigin: '',
  medicine: null,
  details: [
    { name: 'brand', value: 'Sanjivika' },
    { name: 'Salt', value: 'Paracetamol 500 mg' },
    { name: 'Composition', value: 'Paracetamol, starch' },
    { name: 'Use', value: 'Sanjivika' },
  ],
}

it('product facts are shown once, without empty ones', () => {
  render(<ProductFacts product={product} />)
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent)
  expect(texts('term')).toEqual(['Unit', 'Brand', 'Composition', 'Composition', 'Use'])
  expect(texts('definition')).toEqual([
    '15 tablets',
    'Sanjivika',
    'Paracetamol 500 mg',
    'Paracetamol, starch',
    'Sanjivika',
  ])
})

it('product facts do not repeat the country of origin, but keep a region', () => {
  const details = [
    { name: 'Country of Origin', value: 'IND' },
    { name: 'Origin', value: 'India' },
    { name: 'Origin', value: 'Darjeeling' },
  ]
  const { rerender } = render(
    <ProductFacts product={{ ...product, countryOfOrigin: 'IN', details }} />,
  )
  expect(screen.getAllByText(/Origin/)).toHaveLength(1)
  expect(screen.getByText('Darjeeling')).toBeTruthy()
  rerender(<ProductFacts product={{ ...product, details }} />)
  expect(screen.getAllByText(/Origin/)).toHaveLength(3)
})

it('the product facts for a medicine do not repeat the facts above them', () => {
  const details = [
    { name: 'Salt', value: 'Paracetamol 500 mg' },
    { name: 'storage', value: 'Below 25 °C' },
    { name: 'Use', value: 'Fever' },
  ]
  const medicine = { prescriptionRequired: false }
  render(<ProductFacts product={{ ...product, manufacturer: 'Sanjivika', details, medicine }} />)
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(terms).toEqual(['Unit', 'Brand', 'Use'])
})

it.each([
  ['Toned Milk', 'Gauvana', 'Gauvana'],
  ['Gauvana Toned Milk', 'GAUVANA', ''],
  ['Toned Milk', '', ''],
])('above the name %s, the brand %j is shown as %j', (name, brand, shown) => {
  const { container } = render(<ProductBrand product={{ name, brand }} />)
  expect(container.textContent).toBe(shown)
})
