import { screen } from '@testing-library/react'
import { Route } from 'react-router-dom'
import { expect, it } from 'vitest'
import { openPages } from '../../../test/pages.tsx'
import { buildLayout } from '../../../test/shop.ts'
import { buildCart } from '../../../test/quotes.ts'
import { saveTokens } from '../../../test/store.tsx'
import HomeRoute from './HomeRoute.tsx'
// Loads the chunk before the first test begins.
import './EmptyStore.tsx'

function open(role: 'ADMIN' | 'USER' | null) {
  if (role) saveTokens()
  openPages({
    at: '/',
    routes: <Route index element={<HomeRoute />} />,
    handlers: {
      Layout: () => buildLayout(role && buildCart(0), role ?? undefined),
      Home: () => ({ categories: [] }),
    },
  })
}

it("an empty shop's front page shows an admin the next steps", async () => {
  open('ADMIN')
  await screen.findByText('Your shop has no products yet')
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/dashboard/category', '/dashboard/product'])
})

it.each(['USER', null] as const)(
  "an empty shop's front page asks a customer to come back (role: %s)",
  async (role) => {
    open(role)
    await screen.findByText('We are opening soon')
    expect(screen.queryByRole('link')).toBeNull()
  },
)
