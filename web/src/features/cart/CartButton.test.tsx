import { screen } from '@testing-library/react'
import { Route } from 'react-router-dom'
import { expect, it } from 'vitest'
import { openPages } from '../../../test/pages.tsx'
import { buildCart, buildLayout, saveTokens } from '../../../test/store.tsx'
import { CartButton } from './CartButton.tsx'

it('says that the items are in the cart, after the text that is visible', async () => {
  saveTokens()
  openPages({
    at: '/',
    routes: <Route path="/" element={<CartButton />} />,
    handlers: { Layout: () => buildLayout(buildCart(2)) },
  })
  expect(await screen.findByRole('button', { name: /^2 items ?₹54 ?in your cart$/ })).toBeTruthy()
})
