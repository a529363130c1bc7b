import { screen } from '@testing-library/react'
import { Route } from 'react-router-dom'
import { expect, it } from 'vitest'
import { openPages } from '../../../test/pages.tsx'
import { shop } from '../../../test/shop.ts'
import { Footer } from './Footer.tsx'

function open(drugLicence: string | null) {
  openPages({
    at: '/',
    routes: <Route path="/" element={<Footer />} />,
    handlers: { Layout: () => ({ store: { ...shop, drugLicence }, viewer: null }) },
  })
}

it("the footer shows the shop's address, contact data and drug licence", async () => {
  open('KA-B12-100001')
  await screen.findByText('12 Market Road')
  expect(screen.getByRole('link', { name: '1800' }).getAttribute('href')).toBe('tel:1800')
  expect(screen.getByText('Drug licence: KA-B12-100001')).toBeTruthy()
})

it('the footer omits a licence that is not set', async () => {
  open(null)
  await screen.findByText('12 Market Road')
  expect(screen.queryByText(/licence/)).toBeNull()
})
