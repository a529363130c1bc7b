import { screen } from '@testing-library/react'
import { Route } from 'react-router-dom'
import { expect, it } from 'vitest'
import { openPages } from '../../../test/pages.tsx'
import { buildLayout } from '../../../test/shop.ts'
import { buildCart } from '../../../test/quotes.ts'
import { saveTokens } from '../../../test/store.tsx'
import { CartButton } from './CartButton.tsx'

const open = (cart: ReturnType<typeof buildCart>) => {
  saveTokens()
  openPages({
    at: '/',
    routes: <Route path="/" element={<CartButton />} />,
    handlers: { Layout: () => buildLayout(cart) },
  })
}

it('the cart button says that the items are in the cart, after the visible text', async () => {
  open(buildCart(2))
  expect(await screen.findByRole('button', { name: /^2 items ?₹54 ?in your cart$/ })).toBeTruthy()
})

it('the cart button counts the lines in a cart with nothing available', async () => {
  open(buildCart(2, 0))
  const link = await screen.findByRole('link', { name: 'My Cart, 1 item unavailable' })
  expect(link.textContent).toBe('1')
  expect(screen.getByRole('button', { name: /^1 item unavailable/ })).toBeTruthy()
})

it('the cart button has no number for an empty cart', async () => {
  open(buildCart(0))
  const link = await screen.findByRole('link', { name: 'My Cart, 0 items' })
  expect(link.textContent).toBe('')
})
