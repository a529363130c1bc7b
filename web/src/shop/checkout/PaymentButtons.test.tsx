import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { button, openCheckout, press } from '../../../test/checkout.tsx'
import { buildCart } from '../../../test/quotes.ts'
import { saveTokens } from '../../../test/store.tsx'

beforeEach(() => saveTokens())

const cashUnavailable = 'Cash on delivery is not available for your account.'

it('the checkout says why cash is not available, and leaves the other methods', async () => {
  openCheckout({ cashUnavailable })
  const note = await screen.findByRole('note')
  expect(note.textContent).toBe(cashUnavailable)
  const cash = await button('Cash on Delivery')
  expect(cash).toHaveProperty('disabled', true)
  expect(cash.getAttribute('aria-describedby')).toBe(note.id)
  expect(await button('Online Payment')).toHaveProperty('disabled', false)
})

it('an order at no charge can be placed when cash is not available', async () => {
  openCheckout({ cart: buildCart(2, 9, 0), cashUnavailable })
  await press('Place order')
  expect(await screen.findByRole('heading', { name: 'Order Successfully' })).toBeTruthy()
  expect(screen.queryByText(cashUnavailable)).toBeNull()
})
