import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  type Handlers,
  buildCart,
  saveTokens,
  buildLayout,
  openStore,
  buildProblem,
} from '../../../../test/store.tsx'
import {
  buildRefund,
  cancelled,
  invoice,
  buildOrder,
  paidWithUpi,
} from '../../../../test/orders.ts'

let shop: ReturnType<typeof openStore>

beforeEach(() => saveTokens())

function enter(order = buildOrder(), handlers: Handlers = {}) {
  shop = openStore('/dashboard/myorders/o1', {
    Layout: () => buildLayout(buildCart(0)),
    Order: () => ({ viewer: { __typename: 'Viewer', id: 'asha', order } }),
    ...handlers,
  })
}

const section = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('section') ?? document.body)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const texts = () => shop.toasts.map(({ text }) => text)

describe("an order's details", () => {
  it('show its lines, totals, address, payment and status', async () => {
    enter()
    const items = await section('Items')
    for (const text of ['Toned Milk', '500 ml', '₹27', '× 2', '₹54']) {
      expect(items.getByText(text)).toBeTruthy()
    }
    expect((await section('Summary')).getByText('₹1,23,456')).toBeTruthy()
    expect((await section('Delivery address')).getByText('12 MG Road')).toBeTruthy()
    const payment = await section('Payment')
    expect(payment.getByText('CASH ON DELIVERY')).toBeTruthy()
    expect(payment.getByText('To be paid at the door')).toBeTruthy()
    expect((await section('Status')).getByText('21 Nov 2026, 2:30 pm')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Invoice' })).toBeNull()
  })

  it('show that a UPI payment is not verified yet', async () => {
    enter(buildOrder({ payment: paidWithUpi, invoice }))
    const payment = await section('Payment')
    for (const text of [
      'PAID WITH UPI',
      'Payment being verified',
      'Reference: KC7',
      'UPI transaction: 123456789012',
    ]) {
      expect(payment.getByText(text)).toBeTruthy()
    }
    const link = screen.getByRole('link', { name: 'Invoice' })
    expect(link.getAttribute('href')).toBe('/dashboard/invoice/o1')
  })

  it("link to the card provider's payment page", async () => {
    const url = 'https://pay.example/1'
    enter(buildOrder({ payment: { ...paidWithUpi, method: 'CARD', state: 'DUE', url } }))
    const link = await screen.findByRole('link', { name: 'Pay by card now' })
    expect(link.getAttribute('href')).toBe(url)
  })
})

describe('the refund of a cancelled order', () => {
  const due = (refund: object = {}) => ({
    ...cancelled,
    payment: { ...paidWithUpi, state: 'REFUND_DUE', refund: buildRefund(refund) },
  })

  it('asks for a UPI id, rejects a malformed one, and shows the saved one', async () => {
    const userErrors = [
      { __typename: 'UserError', code: 'BAD_USER_INPUT', message: 'No UPI id.', field: 'upiId' },
    ]
    const answers = [
      { order: due(), userErrors },
      { order: due({ upiId: 'asha@okbank' }), userErrors: [] },
    ]
    enter(due(), {
      SetRefundUpiId: () => ({
        setRefundUpiId: { __typename: 'SetRefundUpiIdPayload', ...answers.shift() },
      }),
    })
    const payment = await section('Payment')
    expect(payment.getByText('We will refund ₹1,23,456.')).toBeTruthy()
    const box = payment.getByLabelText('Your UPI id for the refund')
    await userEvent.type(box, 'asha')
    await press('Save UPI id')
    expect(await payment.findByText('No UPI id.')).toBeTruthy()
    await userEvent.type(box, '@okbank')
    await press('Save UPI id')
    expect(await payment.findByText('We will refund ₹1,23,456 to asha@okbank.')).toBeTruthy()
    expect(shop.getInputs('SetRefundUpiId')).toEqual([
      { orderId: 'o1', upiId: 'asha' },
      { orderId: 'o1', upiId: 'asha@okbank' },
    ])
  })

  it('says that a stated payment is checked first', async () => {
    enter(due({ verified: false }))
    const payment = await section('Payment')
    expect(payment.getByText(/We will check whether your payment of ₹1,23,456/)).toBeTruthy()
  })

  it('shows its reference when it was made, and is part of the history', async () => {
    const change = {
      __typename: 'PaymentChange',
      state: 'REFUNDED',
      at: '2026-11-21T09:10:00.000Z',
    }
    const refund = buildRefund({ reference: 're_1' })
    const payment = { ...paidWithUpi, method: 'CARD', state: 'REFUNDED', refund, history: [change] }
    enter({ ...cancelled, payment })
    const shown = await section('Payment')
    expect(shown.getByText('We have refunded ₹1,23,456 to your card.')).toBeTruthy()
    expect(shown.getByText('Refund reference: re_1')).toBeTruthy()
    const steps = within((await section('Status')).getByRole('list')).getAllByRole('listitem')
    expect(steps.at(-1)?.textContent).toContain('Payment refunded')
  })
})

describe('cancelling an order', () => {
  const answer = (order: object, ...messages: string[]) => ({
    cancelOrder: {
      __typename: 'CancelOrderPayload',
      order,
      userErrors: messages.map((message) => ({
        __typename: 'UserError',
        code: 'NOT_CANCELLABLE',
        message,
        field: null,
      })),
    },
  })

  it('asks for confirmation, then shows the order as cancelled', async () => {
    enter(buildOrder(), { CancelOrder: () => answer(cancelled) })
    await press('Cancel order')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel order' }))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep order'))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
    await waitFor(() => expect(screen.getAllByText('Cancelled')).toHaveLength(2))
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
    expect(shop.getInputs('CancelOrder')).toEqual([{ orderId: 'o1' }])
    expect(texts()).toEqual(['Order cancelled'])
    await waitFor(() => expect(document.activeElement?.textContent).toBe('ORD-1'))
  })

  it('keeps the order when the dialog is cancelled', async () => {
    enter()
    await press('Cancel order')
    await press('Keep order')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(shop.getInputs('CancelOrder')).toEqual([])
  })

  it('shows the current status when it is too late', async () => {
    const packed = buildOrder({ status: 'PACKED', cancellable: false })
    const message = 'The order is on its way already.'
    enter(buildOrder(), { CancelOrder: () => answer(packed, message) })
    await press('Cancel order')
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
    expect(await screen.findByText('Packed')).toBeTruthy()
    expect(texts()).toEqual([message])
  })

  it('also updates the order list', async () => {
    let order = buildOrder()
    const edges = () => [{ __typename: 'OrderEdge', cursor: 'c', node: order }]
    const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: 'c' }
    shop = openStore('/dashboard/myorders', {
      Layout: () => buildLayout(buildCart(0)),
      MyOrders: () => ({
        viewer: {
          __typename: 'Viewer',
          id: 'asha',
          orders: { __typename: 'OrderConnection', edges: edges(), pageInfo },
        },
      }),
      Order: () => ({ viewer: { __typename: 'Viewer', id: 'asha', order } }),
      CancelOrder: () => answer((order = cancelled)),
    })
    await userEvent.click(await screen.findByRole('link', { name: /^Order Details/ }))
    await press('Cancel order')
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
    await waitFor(() => expect(screen.getAllByText('Cancelled')).toHaveLength(2))
    await userEvent.click(screen.getByRole('link', { name: 'My Orders' }))
    expect(await screen.findByText('Cancelled')).toBeTruthy()
  })
})

describe('ordering again', () => {
  const answer = (added: number, ...problems: object[]) => ({
    orderAgain: {
      __typename: 'OrderAgainPayload',
      cart: buildCart(added),
      added,
      problems,
      userErrors: [],
    },
  })

  it('fills the cart and opens it', async () => {
    enter(buildOrder(), { OrderAgain: () => answer(1) })
    await press('Order again')
    expect(await screen.findByRole('heading', { name: 'My Cart' })).toBeTruthy()
    expect(screen.getByText('Toned Milk')).toBeTruthy()
    expect(shop.getInputs('OrderAgain')).toEqual([{ orderId: 'o1' }])
    expect(texts()).toEqual(['1 product added to your cart'])
  })

  it('lists unavailable products first', async () => {
    const message = 'Ghee is no longer sold.'
    enter(buildOrder(), { OrderAgain: () => answer(1, buildProblem('GONE', message)) })
    await press('Order again')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(message)).toBeTruthy()
    expect(dialog.getByText(/^1 product added/)).toBeTruthy()
    await userEvent.click(dialog.getByRole('link', { name: 'View cart' }))
    expect(await screen.findByRole('heading', { name: 'My Cart' })).toBeTruthy()
  })
})
