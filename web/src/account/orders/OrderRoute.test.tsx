import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { userError } from '../../../test/errors.ts'
import { buildLayout } from '../../../test/shop.ts'
import { buildCart } from '../../../test/quotes.ts'
import { fill, saveTokens, openStore } from '../../../test/store.tsx'
import { buildPrescription, stubFiles } from '../../../test/prescriptions.ts'
import {
  type Check,
  type Order,
  buildCheck,
  buildLine,
  buildRefund,
  cancelled,
  buildDocument,
  invoice,
  buildOrder,
  rejectedLine,
  buildPayment,
} from '../../../test/orders.ts'
import type { Handlers } from '../../../test/operations.ts'
import { money, buildProblem } from '../../../test/carts.ts'
// Loads the chunks before the first test begins.
import './OrderCheck.tsx'
import './OrderRefunds.tsx'

let shop: ReturnType<typeof openStore>

beforeEach(() => saveTokens())

function enter(order = buildOrder(), handlers: Handlers = {}) {
  shop = openStore('/dashboard/myorders/o1', {
    Layout: () => buildLayout(buildCart(0)),
    Order: () => ({ viewer: { id: 'asha', order } }),
    ...handlers,
  })
}

const section = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('section') ?? document.body)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const texts = () => shop.toasts.map(({ text }) => text)

describe("an order's details", () => {
  it('the order page shows lines, totals, address, payment and status', async () => {
    enter()
    const items = await section('Items')
    for (const text of ['Toned Milk', '500 ml', '₹27', '× 2', '₹54']) {
      expect(items.getByText(text)).toBeTruthy()
    }
    expect((await section('Summary')).getByText('₹1,23,456')).toBeTruthy()
    expect((await section('Delivery address')).getByText('12 MG Road')).toBeTruthy()
    const payment = await section('Payment')
    expect(payment.getByText('CASH ON DELIVERY')).toBeTruthy()
    expect(payment.getByText('Pay on delivery')).toBeTruthy()
    expect((await section('Status')).getByText('21 Nov 2026, 2:30 pm')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Invoice' })).toBeNull()
  })

  it("the order page links to the shop's phone, and to WhatsApp if the shop has a number there", async () => {
    const { store, ...layout } = buildLayout(buildCart(0))
    enter(buildOrder(), {
      Layout: () => ({ ...layout, store: { ...store, whatsapp: '98765 43210' } }),
    })
    const call = await screen.findByRole('link', { name: 'Call 1800' })
    expect(call.getAttribute('href')).toBe('tel:1800')
    expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(
      `https://wa.me/919876543210?text=Order%20${buildOrder().number}`,
    )
    cleanup()
    enter()
    await screen.findByRole('link', { name: 'Call 1800' })
    expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull()
  })

  it('the order page shows the steps still to come, unless the order is cancelled', async () => {
    const steps = async () =>
      within((await section('Status')).getByRole('list'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    enter()
    expect(await steps()).toEqual([
      'Pending21 Nov 2026, 2:30 pm',
      'Order Confirm, not yet',
      'Packed, not yet',
      'Delivered, not yet',
    ])
    cleanup()
    enter(cancelled)
    expect((await steps()).map((text) => text.replace(/\d.*/, ''))).toEqual([
      'Pending',
      'Cancelled',
    ])
  })

  it('the order page shows that a UPI payment is not verified yet', async () => {
    enter(buildOrder({ payment: buildPayment(), documents: [invoice] }))
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
    expect(link.getAttribute('href')).toBe('/dashboard/invoice/o1?document=o1-invoice')
  })

  it('the order page links to each document with GST by its name', async () => {
    const note = { id: 'd2', kind: 'CREDIT_NOTE' as const, number: 'CN26-27/000001' }
    enter(buildOrder({ documents: [buildDocument(), buildDocument(note)] }))
    const link = await screen.findByRole('link', { name: 'Tax Invoice T26-27/000123' })
    expect(link.getAttribute('href')).toBe('/dashboard/invoice/o1?document=d1')
    expect(screen.getByRole('link', { name: 'Credit Note CN26-27/000001' })).toBeTruthy()
  })

  it("the order page links to the card provider's payment page", async () => {
    const url = 'https://pay.example/1'
    enter(buildOrder({ payment: buildPayment({ method: 'CARD', state: 'DUE', url }) }))
    const link = await screen.findByRole('link', { name: 'Pay by card now' })
    expect(link.getAttribute('href')).toBe(url)
  })
})

describe('the prescription of an order', () => {
  const checked: Partial<Check> = { state: 'CHECKED', rejectedLines: [rejectedLine] }
  const rejection = 'for the products that we don’t deliver'
  const open = (check: Partial<Check>, changes: Partial<Order> = {}) => {
    enter(buildOrder({ prescriptionCheck: buildCheck(check), ...changes }))
    return section('Prescription')
  }

  it('the order page does not mention a prescription if no product required one', async () => {
    enter()
    await section('Items')
    expect(screen.queryByRole('heading', { name: 'Prescription' })).toBeNull()
  })

  it.each([
    [
      'PENDING',
      'Prescription being checked',
      'A pharmacist is checking your prescription before we confirm your order.',
    ],
    ['WAITING_FOR_PAYMENT', 'Not checked yet', 'We check your prescription after the payment.'],
    ['CHECKED', 'Prescription approved', ''],
    ['CANCELLED', 'Not checked', 'The order was cancelled before its check.'],
  ] as const)(
    'the order page has a note about the prescription check: %s',
    async (state, title, text) => {
      const note = (await open({ state })).getByRole('status')
      expect(note.textContent).toBe(title + text)
    },
  )

  it("the order page shows the pharmacist's notes about approved products", async () => {
    const lines = [buildLine({ checkReason: 'One packet a week' })]
    const shown = await open({ state: 'CHECKED' }, { lines })
    expect(shown.getByText('Toned Milk:').parentElement?.textContent).toBe(
      'Toned Milk: One packet a week',
    )
  })

  it('the order page lists the prescription with its files', async () => {
    stubFiles()
    const prescriptions = [
      buildPrescription(),
      buildPrescription({ id: 'rx2', type: 'PDF', size: 90_000 }),
    ]
    const shown = await open({ prescriptions })
    const list = within(shown.getByRole('list', { name: 'Prescriptions of this order' }))
    expect(list.getAllByRole('listitem')).toHaveLength(2)
    expect(
      await list.findByRole('button', { name: /^View prescription from .* 240 kB$/ }),
    ).toBeTruthy()
    expect(list.getByRole('button', { name: /^Download prescription from .* 90 kB$/ })).toBeTruthy()
  })

  it('the order page names the rejected products and the reasons', async () => {
    const shown = await open(checked)
    const list = within(shown.getByRole('list', { name: /could not approve/ }))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Cough Syrup, 100 ml × 1₹90The prescription is for another medicine.',
    ])
    expect(shown.queryByText(/refund/)).toBeNull()
    expect((await section('Items')).getByText('Toned Milk')).toBeTruthy()
  })

  it('the order page asks for the UPI ID for refunding the rejected products', async () => {
    const amount = money(9_000)
    const order = (upiId: string | null) =>
      buildOrder({
        payment: buildPayment({ state: 'RECEIVED' }),
        prescriptionCheck: buildCheck(checked),
        refunds: [buildRefund({ reason: 'LINES_REJECTED', amount, upiId })],
      })
    enter(order(null), {
      SetRefundUpiId: () => ({
        setRefundUpiId: {
          order: order('asha@okbank'),
          userErrors: [],
        },
      }),
    })
    const shown = await section('Payment')
    expect(await shown.findByText(`We will refund ₹90 ${rejection}.`)).toBeTruthy()
    const box = await shown.findByLabelText('Your UPI ID for the refund')
    fill(box, 'asha@okbank')
    await press('Save UPI ID')
    expect(await shown.findByText(`We will refund ₹90 ${rejection} to asha@okbank.`)).toBeTruthy()
    expect(shop.getInputs('SetRefundUpiId')).toMatchObject([
      { orderId: 'o1', upiId: 'asha@okbank' },
    ])
  })

  it('the order page says that the rejected part was refunded to the card', async () => {
    const made = { amount: money(9_000), toCard: true, reference: 're_1' }
    const payment = buildPayment({ method: 'CARD', state: 'RECEIVED' })
    const refunds = [buildRefund({ reason: 'LINES_REJECTED', ...made })]
    await open(checked, { payment, refunds })
    const shown = await section('Payment')
    expect(shown.getByText(`We have refunded ₹90 ${rejection} to your card.`)).toBeTruthy()
    expect(shown.getByText('Refund reference: re_1')).toBeTruthy()
  })

  it('the order page asks only once for the UPI ID if the rest of the order is refunded too', async () => {
    const payment = buildPayment({ state: 'REFUND_DUE' })
    const refunds = [buildRefund(), buildRefund({ reason: 'LINES_REJECTED', amount: money(9_000) })]
    await open(checked, { payment, refunds })
    expect(await screen.findAllByLabelText('Your UPI ID for the refund')).toHaveLength(1)
    expect(screen.getByText(`We will refund ₹90 ${rejection}.`)).toBeTruthy()
    expect(screen.getByText('We will refund ₹1,23,456.')).toBeTruthy()
  })

  it('the order page leaves no empty list if everything was rejected', async () => {
    await open(checked, { status: 'CANCELLED_BY_SELLER', cancellable: false, lines: [] })
    expect(screen.queryByRole('heading', { name: 'Items' })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Summary' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Order again' })).toBeNull()
  })

  it('the order list mentions a prescription while it is checked', async () => {
    const node = buildOrder({ prescriptionCheck: buildCheck() })
    const pageInfo = { hasNextPage: false, endCursor: 'c' }
    const edges = [{ cursor: 'c', node }]
    const orders = { edges, pageInfo }
    shop = openStore('/dashboard/myorders', {
      Layout: () => buildLayout(buildCart(0)),
      MyOrders: () => ({ viewer: { id: 'asha', orders } }),
    })
    expect(await screen.findByText('Prescription being checked')).toBeTruthy()
  })
})

describe('cancelling an order', () => {
  const answer = (order: Order, ...messages: string[]) => ({
    cancelOrder: {
      order,
      userErrors: messages.map((message) => userError('NOT_CANCELLABLE', message)),
    },
  })

  it('cancelling asks for confirmation, then shows the order as cancelled', async () => {
    enter(buildOrder(), { CancelOrder: () => answer(cancelled) })
    await press('Cancel order')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel order' }))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep order'))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
    await waitFor(() => expect(screen.getAllByText('Cancelled')).toHaveLength(2))
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
    expect(shop.getInputs('CancelOrder')).toMatchObject([
      { orderId: 'o1', seenUpdatedAt: '2026-11-21T09:00:00.000Z' },
    ])
    expect(texts()).toEqual(['Order cancelled'])
    await waitFor(() => expect(document.activeElement?.textContent).toBe('ORD-1'))
  })

  it('cancelling the dialog keeps the order', async () => {
    enter()
    await press('Cancel order')
    await press('Keep order')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(shop.getInputs('CancelOrder')).toEqual([])
  })

  it('cancelling too late shows the current status', async () => {
    const packed = buildOrder({ status: 'PACKED', cancellable: false })
    const message = 'The order is on its way already.'
    enter(buildOrder(), { CancelOrder: () => answer(packed, message) })
    await press('Cancel order')
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
    expect(await screen.findByText('Packed')).toBeTruthy()
    expect(texts()).toEqual([message])
    await waitFor(() => expect(document.activeElement?.textContent).toBe('ORD-1'))
  })

  it('cancelling returns the focus to the button when there is no reply', async () => {
    enter(buildOrder(), { CancelOrder: () => Promise.reject(new TypeError('Failed to fetch')) })
    await press('Cancel order')
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel order' }))
  })

  it('cancelling also updates the order list', async () => {
    let order = buildOrder()
    const edges = () => [{ cursor: 'c', node: order }]
    const pageInfo = { hasNextPage: false, endCursor: 'c' }
    shop = openStore('/dashboard/myorders', {
      Layout: () => buildLayout(buildCart(0)),
      MyOrders: () => ({
        viewer: {
          id: 'asha',
          orders: { edges: edges(), pageInfo },
        },
      }),
      Order: () => ({ viewer: { id: 'asha', order } }),
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
  const answer = (added: number, ...problems: ReturnType<typeof buildProblem>[]) => ({
    orderAgain: {
      cart: buildCart(added),
      added,
      problems,
      userErrors: [],
    },
  })

  it('ordering again fills the cart and opens it', async () => {
    enter(buildOrder(), { OrderAgain: () => answer(1) })
    await press('Order again')
    expect(await screen.findByRole('heading', { name: 'My Cart' })).toBeTruthy()
    expect(screen.getByText('Toned Milk')).toBeTruthy()
    expect(shop.getInputs('OrderAgain')).toEqual([{ orderId: 'o1' }])
    expect(texts()).toEqual(['1 product added to your cart'])
  })

  it('ordering again first lists the unavailable products', async () => {
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
