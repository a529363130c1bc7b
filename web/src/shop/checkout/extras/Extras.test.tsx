import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { cash, loaded, openCheckout, press } from '../../../../test/checkout.tsx'
import { fill, saveTokens } from '../../../../test/store.tsx'
// Loads it before the first test begins.
import './WithExtras.tsx'

beforeEach(() => saveTokens())

const note = 'Note for the delivery (optional)'

it('the checkout presets the choice for missing items of the last order', async () => {
  openCheckout({ ifItemMissing: 'CALL' })
  await loaded()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Call me' }).checked).toBe(true)
})

it('the checkout sends the choice for missing items and the delivery note', async () => {
  const { shop } = openCheckout()
  await loaded()
  await userEvent.click(screen.getByRole('radio', { name: /^Replace it with something similar/ }))
  fill(screen.getByLabelText(note), ' Ring twice ')
  await press(cash)
  const sent = { ifItemMissing: 'REPLACE', deliveryNote: 'Ring twice' }
  expect(shop.getInputs('PlaceOrder')).toMatchObject([sent])
})

it('the checkout sends no delivery note if none was entered', async () => {
  const { shop } = openCheckout()
  await loaded()
  await press(cash)
  const sent = { ifItemMissing: 'LEAVE_OUT', deliveryNote: null }
  expect(shop.getInputs('PlaceOrder')).toMatchObject([sent])
})
