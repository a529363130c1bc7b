import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openDashboard } from '../../../test/dashboard.tsx'
import { managedOrder as order } from '../../../test/managed-orders.ts'

const PATH = '/dashboard/orders-details/o1'

describe("an order's details", () => {
  it('show everything about the order', async () => {
    openDashboard(PATH, { ManagedOrder: () => ({ order }) })
    expect(await screen.findByRole('heading', { name: 'ORD-1' })).toBeTruthy()
    const facts = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(facts).toEqual([
      ['Subtotal', '₹1,23,456'],
      ['Discount', '−₹3,455.50'],
      ['Total amount', '₹1,20,000.50'],
      ['Address line', '12 MG Road'],
      ['Mobile', '98765 43210'],
      ['City', 'Bengaluru'],
      ['State', 'Karnataka'],
      ['Country', 'India'],
      ['Pincode', '560038'],
      ['Order id', 'ORD-1'],
      ['Payment status', 'CASH ON DELIVERY'],
      ['Created', '21 Nov 2026, 2:30 pm'],
      ['Updated', '21 Nov 2026, 3:30 pm'],
      ['Payment state', 'Pay on delivery'],
      ['Name', 'Asha'],
      ['Email', 'asha@example.in'],
      ['Mobile', '123456'],
    ])
    const milk = within(screen.getByText('Milk').closest('li') ?? document.body)
    for (const text of ['500 ml', '₹27', '× 2', '₹54']) expect(milk.getByText(text)).toBeTruthy()
    expect(screen.getByText('Curd')).toBeTruthy()
  })

  it('are not found for an unknown order', async () => {
    openDashboard('/dashboard/orders-details/zzz', {
      ManagedOrder: () => ({ order: null }),
    })
    expect(await screen.findByText('Page not found')).toBeTruthy()
  })

  it('can be loaded again after a failure', async () => {
    let isDown = true
    openDashboard(PATH, {
      ManagedOrder: () => (isDown ? { errors: [{ message: 'The store is resting.' }] } : { order }),
    })
    expect(await screen.findByText('The store is resting.')).toBeTruthy()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('button', { name: 'Update Status' })).toBeTruthy()
  })
})
