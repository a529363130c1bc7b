import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { buildProduct } from '../../../test/carts.ts'
import { ProductCard } from './ProductCard.tsx'

function show(medicine: { prescriptionRequired: boolean } | null) {
  const product = { ...buildProduct(), brand: '', discountPercent: 10, medicine }
  render(
    <MemoryRouter>
      <ProductCard product={product} action={null} />
    </MemoryRouter>,
  )
}

it("a prescription medicine's card has a badge that screen readers read out in full", () => {
  show({ prescriptionRequired: true })
  expect(screen.getByText('Rx').getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByText('Prescription required')).toBeTruthy()
  expect(screen.getByText('10% off')).toBeTruthy()
})

it.each([[null], [{ prescriptionRequired: false }]])(
  "any other product's card has no such badge: %j",
  (medicine) => {
    show(medicine)
    expect(screen.queryByText('Rx')).toBeNull()
    expect(screen.queryByText('Prescription required')).toBeNull()
  },
)
