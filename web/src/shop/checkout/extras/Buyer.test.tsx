import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { cash, loaded, openCheckout, press } from '../../../../test/checkout.tsx'
import { fill, saveTokens } from '../../../../test/store.tsx'
// Loads it before the first test begins.
import './WithExtras.tsx'

beforeEach(() => saveTokens())

const business = () => screen.findByLabelText('I need a GST invoice for my business')

it('the checkout does not ask for a GSTIN if the shop is not registered', async () => {
  openCheckout()
  await loaded()
  expect(screen.queryByText('I need a GST invoice for my business')).toBeNull()
})

it('the checkout orders for a consumer unless a business wants a GST invoice', async () => {
  const { shop } = openCheckout({ gstInvoices: true })
  await loaded()
  await business()
  await press(cash)
  expect(shop.getInputs('PlaceOrder')).toMatchObject([{ buyer: null }])
})

it('the checkout orders for a business with its GSTIN', async () => {
  const { shop } = openCheckout({ gstInvoices: true })
  await loaded()
  await userEvent.click(await business())
  fill(screen.getByLabelText('GSTIN'), '29abcde1234f1zw')
  fill(screen.getByLabelText('Business name'), 'Rao Traders')
  await press(cash)
  const buyer = { gstin: '29abcde1234f1zw', name: 'Rao Traders' }
  expect(shop.getInputs('PlaceOrder')).toMatchObject([{ buyer }])
})

it('the checkout shows a wrong GSTIN at its field, and focuses it', async () => {
  const { server, reject } = openCheckout({ gstInvoices: true })
  const message = 'Please check the GSTIN.'
  server.place = () => reject('BAD_USER_INPUT', message, 'buyer.gstin')
  await loaded()
  await userEvent.click(await business())
  await press(cash)
  const field = screen.getByLabelText('GSTIN')
  expect(await screen.findByText(message, { selector: 'p, span' })).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
})
