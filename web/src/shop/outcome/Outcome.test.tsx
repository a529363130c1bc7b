import { render, screen } from '@testing-library/react'
import { MemoryRouter, Route } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { openPages } from '../../../test/pages.tsx'
import { type Order, buildCheck, buildOrder, buildPayment } from '../../../test/orders.ts'
import CancelRoute from './CancelRoute.tsx'
import SuccessRoute from './SuccessRoute.tsx'
import { buildLayout } from '../../../test/shop.ts'

function renderHeading(route: 'success' | 'cancel', state?: unknown) {
  render(
    <MemoryRouter initialEntries={[{ pathname: `/${route}`, state }]}>
      {route === 'success' ? <SuccessRoute /> : <CancelRoute />}
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: 'Go To Home' }).getAttribute('href')).toBe('/')
  return screen.getByRole('heading', { level: 1 }).textContent
}

describe('the result page of a checkout', () => {
  it('the result page shows the text in the navigation state', () => {
    expect(renderHeading('success', { text: 'Order' })).toBe('Order Successfully')
  })

  it.each([undefined, null, 'Order', { text: 7 }])(
    "the result page shows 'Payment' for the state %j",
    (state) => {
      expect(renderHeading('success', state)).toBe('Payment Successfully')
    },
  )

  it('the result page shows a cancelled order', () => {
    expect(renderHeading('cancel')).toBe('Order Cancel')
  })
})

it("the result page shows the placed order's number and address, and links to it", async () => {
  const { deliveryAddress } = buildOrder()
  openOrder({ deliveryAddress: { ...deliveryAddress, city: 'Pune' } })
  expect(await screen.findByText('ORD-1')).toBeTruthy()
  expect(screen.getByText('To 12 MG Road, Pune')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'View order' })
  expect(link.getAttribute('href')).toBe('/dashboard/myorders/o1')
  expect(screen.queryByText(/pharmacist|verified/)).toBeNull()
})

it("the result page says what happens with the placed order's prescription and UPI payment", async () => {
  openOrder({
    payment: buildPayment(),
    prescriptionCheck: buildCheck(),
  })
  expect(await screen.findByText('A pharmacist is checking your prescription.')).toBeTruthy()
  expect(screen.getByText('Payment being verified.')).toBeTruthy()
})

function openOrder(changes: Partial<Order>) {
  openPages({
    at: '/success',
    state: { text: 'Order', orderId: 'o1' },
    routes: <Route path="success" element={<SuccessRoute />} />,
    handlers: {
      Layout: () => buildLayout(null),
      PlacedOrder: () => ({ viewer: { order: buildOrder(changes) } }),
    },
  })
}
