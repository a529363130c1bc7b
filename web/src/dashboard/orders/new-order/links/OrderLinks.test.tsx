import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addProduct, enterPhone, openNewOrder, press } from '../../../../../test/new-order.tsx'
import type { Handlers } from '../../../../../test/operations.ts'
import { buildOrderLink } from '../../../../../test/phone-orders.ts'
import { tabStorage } from '../../../../lib/storage.ts'

beforeEach(() => vi.setSystemTime('2026-11-21T09:30:00.000Z'))
afterEach(() => {
  vi.useRealTimers()
  tabStorage.clear()
})

describe('a link to an order', () => {
  const created: Handlers = {
    CreateOrderLink: () => ({
      createOrderLink: { link: buildOrderLink(), quote: null, userErrors: [] },
    }),
  }

  it('a link is shown with ways to send it, and waits in the list', async () => {
    openNewOrder(created)
    expect(await screen.findByText('No links are waiting for customers.')).toBeTruthy()
    await enterPhone()
    await addProduct('Atta')
    await press('Send a link')
    const dialog = within(await screen.findByRole('dialog', { name: 'Link to the order' }))
    expect(dialog.getByText('https://shop.example/order-link#t1')).toBeTruthy()
    expect(dialog.getByText(/until 22 Nov 2026, 2:30 pm/)).toBeTruthy()
    const whatsApp = dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
    expect(whatsApp).toMatch(/^https:\/\/wa\.me\/919876543210\?text=.*order-link%23t1$/)
    const sms = dialog.getByRole('link', { name: 'SMS' }).getAttribute('href')
    expect(sms).toMatch(/^sms:\+919876543210\?body=.*order-link%23t1$/)
    await press('Done')
    expect(screen.getByText('3 pieces · 23 hours left')).toBeTruthy()
    expect(screen.getByLabelText('Telephone number')).toHaveProperty('value', '')
  })

  it('a waiting link is withdrawn after a question', async () => {
    const { getVariables, toasts } = openNewOrder({
      OrderLinks: () => ({ orderLinks: [buildOrderLink()] }),
      WithdrawOrderLink: () => ({ withdrawOrderLink: { withdrawnId: 'l1', userErrors: [] } }),
    })
    await press('Withdraw the link for Lakshmi')
    await press('Withdraw')
    expect(await screen.findByText('No links are waiting for customers.')).toBeTruthy()
    expect(getVariables('WithdrawOrderLink')).toEqual([{ input: { id: 'l1' } }])
    expect(toasts).toEqual([{ kind: 'success', text: 'Link withdrawn' }])
  })

  it('a link that was used in the meantime leaves the list with the reason', async () => {
    const message = 'This link has ended.'
    const { toasts } = openNewOrder({
      OrderLinks: () => ({ orderLinks: [buildOrderLink()] }),
      WithdrawOrderLink: () => ({
        withdrawOrderLink: {
          withdrawnId: null,
          userErrors: [{ code: 'NOT_FOUND', field: 'id', message }],
        },
      }),
    })
    await press('Withdraw the link for Lakshmi')
    await press('Withdraw')
    expect(await screen.findByText('No links are waiting for customers.')).toBeTruthy()
    expect(toasts).toEqual([{ kind: 'error', text: message }])
  })
})
