import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openDashboard } from '../../../test/dashboard.tsx'
import { managedOrder as order } from '../../../test/managed-orders.ts'

const PATH = '/dashboard/orders-details/o1'

describe('the order details', () => {
  it('the order details list the corrections of batches with the team members who made them', async () => {
    const batch = (number: string) => [{ number, expiry: '03/27', quantity: 1 }]
    const amendment = {
      ...{ at: '2026-11-22T10:00:00.000Z', by: 'Meera', reason: null, productId: 'p1' },
      ...{ name: 'Crocin', before: batch('A1'), after: batch('B2') },
    }
    const issued = { id: 'd1', kind: 'TAX_INVOICE' as const, number: 'T26-27/000001' }
    const documents = [{ ...issued, amendments: [amendment] }]
    openDashboard(PATH, { ManagedOrder: () => ({ order: { ...order, documents } }) })
    const title = await screen.findByRole('heading', { name: 'Corrected batches' })
    const section = within(title.parentElement ?? document.body)
    expect(
      section.getByText(/^22 Nov 2026: Crocin: batch B2, .* instead of batch A1, /),
    ).toBeTruthy()
    expect(section.getByText('by Meera')).toBeTruthy()
  })

  it('the order details show everything about the order', async () => {
    openDashboard(PATH, { ManagedOrder: () => ({ order }) })
    expect(await screen.findByRole('heading', { name: 'ORD-1' })).toBeTruthy()
    await screen.findByText('Payment state')
    const facts = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(facts).toEqual([
      ['Subtotal', '₹1,23,456'],
      ['Discount', '−₹3,455.50'],
      ['Total amount', '₹1,20,000.50'],
      ['Payment status', 'CASH ON DELIVERY'],
      ['If an item is missing', 'Leave it out'],
      ['Created', '21 Nov 2026, 2:30 pm'],
      ['Updated', '21 Nov 2026, 3:30 pm'],
      ['Payment state', 'Pay on delivery'],
      ['Name', 'Asha'],
      ['Email', 'asha@example.in'],
      ['Mobile', '123456'],
    ])
    const address = within(
      screen.getByRole('heading', { name: 'Delivery address' }).parentElement ?? document.body,
    )
    expect(address.getByRole('group').textContent).toBe(
      'Asha12 MG RoadBengaluru, Karnataka 560038, India98765 43210',
    )
    const milk = within(screen.getByText('Milk').closest('li') ?? document.body)
    for (const text of ['500 ml', '₹27', '× 2', '₹54']) expect(milk.getByText(text)).toBeTruthy()
    expect(screen.getByText('Curd')).toBeTruthy()
  })

  it.each([
    [false, 'today by 6:10 pm', null],
    [true, 'running late: expected by 6:35 pm', 'STRONG'],
  ])(
    'the order details show the promised time, emphasized if late: %s',
    async (isLate, when, tag) => {
      openDashboard(PATH, {
        ManagedOrder: () => ({ order: { ...order, delivery: { isLate, when } } }),
      })
      const [name, value] = [await screen.findByText('Delivery'), screen.getByText(when)]
      expect(name.nextElementSibling?.contains(value)).toBe(true)
      expect(value.closest('strong')?.tagName ?? null).toBe(tag)
    },
  )

  it.each([
    ['TELEPHONE', 'Meera', 'Placed by Meera, agreed by telephone'],
    ['TELEPHONE', null, 'Placed by the team, agreed by telephone'],
    ['LINK', 'Meera', 'Placed by the customer with Meera’s link'],
    ['LINK', null, 'Placed by the customer with a link'],
  ] as const)('an order by %s with %s is described as “%s”', async (how, by, text) => {
    openDashboard(PATH, {
      ManagedOrder: () => ({ order: { ...order, placedByTeam: { how, by } } }),
    })
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it('the order details show no email link for a customer without an email address', async () => {
    const customer = { id: 'u1', name: 'Asha', email: '', mobile: '98765 43210' }
    openDashboard(PATH, { ManagedOrder: () => ({ order: { ...order, customer } }) })
    expect(await screen.findByText('Mobile')).toBeTruthy()
    expect(screen.getByText('No email')).toBeTruthy()
  })

  it('the order details offer a call, a map and a copy of the address', async () => {
    const user = userEvent.setup()
    const { toasts } = openDashboard(PATH, { ManagedOrder: () => ({ order }) })
    const call = await screen.findByRole('link', { name: 'Call 98765 43210' })
    expect(call.getAttribute('href')).toBe('tel:9876543210')
    expect(screen.getByRole('link', { name: /on WhatsApp$/ }).getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\/91\d{10}\?text=Order%20/,
    )
    expect(screen.getByRole('link', { name: 'Map' }).getAttribute('href')).toBe(
      'https://www.google.com/maps/search/?api=1&query=12%20MG%20Road%2C%20Bengaluru%2C%20Karnataka%20560038%2C%20India',
    )
    await user.click(screen.getByRole('button', { name: 'Copy address' }))
    await waitFor(() => expect(toasts).toEqual([{ kind: 'success', text: 'Address copied' }]))
    const copied = 'Asha\n12 MG Road\nBengaluru, Karnataka 560038, India\n98765 43210'
    expect(await navigator.clipboard.readText()).toBe(copied)
  })

  it('the order details show landmark and delivery note, and copy them with the address', async () => {
    const user = userEvent.setup()
    const deliveryAddress = { ...order.deliveryAddress, landmark: 'Opposite the school' }
    const noted = { ...order, deliveryAddress, deliveryNote: 'Ring twice' }
    openDashboard(PATH, { ManagedOrder: () => ({ order: noted }) })
    await user.click(await screen.findByRole('button', { name: 'Copy address' }))
    expect((await navigator.clipboard.readText()).split('\n').slice(-3)).toEqual([
      'Opposite the school',
      '98765 43210',
      'Ring twice',
    ])
    expect(screen.getByText('Opposite the school')).toBeTruthy()
    expect(screen.getByText('Delivery note').nextElementSibling?.textContent).toBe('Ring twice')
  })

  it('the order details show the number once, and no mobile for customers without one', async () => {
    const customer = { id: 'u1', name: 'Asha', email: 'asha@example.in', mobile: '' }
    openDashboard(PATH, { ManagedOrder: () => ({ order: { ...order, customer } }) })
    expect(await screen.findAllByText('ORD-1')).toHaveLength(1)
    expect(screen.queryByText('Mobile')).toBeNull()
  })

  it('the order details show an unknown order as not found', async () => {
    openDashboard('/dashboard/orders-details/zzz', {
      ManagedOrder: () => ({ order: null }),
    })
    expect(await screen.findByText('Page not found')).toBeTruthy()
  })

  it('the order details can be reloaded after a failure', async () => {
    let isDown = true
    openDashboard(PATH, {
      ManagedOrder: () =>
        isDown ? { errors: [{ message: 'The server is resting.' }] } : { order },
    })
    expect(await screen.findByText('The server is resting.')).toBeTruthy()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('button', { name: 'Update Status' })).toBeTruthy()
  })
})
