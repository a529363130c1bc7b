import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  buildCart,
  fill,
  saveTokens,
  buildProblem,
  buildQuote,
  buildUpiPayment,
  type openStore,
} from '../../../test/store.tsx'
import { button, cash, loaded, openCheckout, press } from '../../../test/checkout.tsx'

let shop: ReturnType<typeof openStore>

beforeEach(() => {
  saveTokens()
})

async function showQrCode() {
  const { shop: store, ...rest } = openCheckout()
  shop = store
  await loaded()
  await press('Online Payment')
  return rest
}

const qr = (sum: string) => screen.findByRole('img', { name: `QR code to pay ${sum} with UPI` })
const confirm = () => press('Confirm Payment')
const number = () => screen.getByLabelText('UPI transaction number (optional)')
const orders = () => shop.getInputs('PlaceOrder')
const texts = () => shop.toasts.map(({ text }) => text)
const success = () => screen.findByRole('heading', { name: 'Order Successfully' })

describe('paying with UPI', () => {
  it('shows the QR code of the total, instructions and the details as text', async () => {
    await showQrCode()
    const image = await qr('₹54')
    expect(image.getAttribute('src')).toBe('data:image/svg+xml,5400')
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['220', '220'])
    expect(texts()).toEqual(['Scan the QR code to complete payment'])
    expect(screen.getByText(/When you have paid, click ‘Confirm Payment’/)).toBeTruthy()
    expect(screen.getByText('kirana@bank')).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Pay with UPI'))
    // Shown on phones alone, so it has no role here.
    const link = screen.getByText('Open UPI app')
    expect(link.getAttribute('href')).toMatch(/^upi:\/\/pay\?am=54&tr=[0-9a-f]{32}$/)
  })

  it('places the order as paid with UPI, with the key of the QR code', async () => {
    await showQrCode()
    await qr('₹54')
    const reference = screen.getByText(/^R-/).textContent
    fill(number(), ' 1234 5678 9012 ')
    await confirm()
    await success()
    expect(orders()).toMatchObject([{ paymentMethod: 'UPI', upiTransactionId: '123456789012' }])
    expect(`R-${String(orders()[0]?.['idempotencyKey'])}`).toBe(reference)
    expect(texts()).toContain('UPI payment confirmed and order placed successfully.')
  })

  it('accepts no transaction number or a complete one', async () => {
    await showQrCode()
    await qr('₹54')
    fill(number(), '12345')
    await confirm()
    expect(screen.getByRole('alert').textContent).toContain('has 12 digits')
    await waitFor(() => expect(document.activeElement).toBe(number()))
    expect(orders()).toEqual([])
    fill(number(), '')
    await confirm()
    await success()
    expect(orders()).toMatchObject([{ upiTransactionId: null }])
  })

  it('shows beside the field why the server rejected the transaction number', async () => {
    const { server, reject } = await showQrCode()
    const message = 'Another order has this UPI transaction.'
    server.place = () => reject('UPI_TRANSACTION_USED', message, 'upiTransactionId')
    await qr('₹54')
    fill(number(), '123456789012')
    await confirm()
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message))
    await waitFor(() => expect(document.activeElement).toBe(number()))
    expect(texts()).toContain(message)
  })

  it('updates the QR code with the cart, and shows a toast', async () => {
    await showQrCode()
    await qr('₹54')
    await press(/^Increase quantity/)
    expect((await qr('₹81')).getAttribute('src')).toBe('data:image/svg+xml,8100')
    const message = 'The amount is now ₹81. Please scan the new QR code.'
    await waitFor(() => expect(texts()).toContain(message))
  })

  it('asks for the new amount before ordering when the price has changed', async () => {
    const { server, placeOrder, reject } = await showQrCode()
    const pricier = buildCart(2, 9, 3_000)
    server.place = () => {
      server.place = placeOrder
      server.cart = pricier
      const quote = buildQuote(pricier)
      const lines = quote.lines.map((line) => ({
        ...line,
        problems: [buildProblem('PRICE_ROSE', '')],
      }))
      return { ...reject('PRICE_CHANGED'), quote: { ...quote, lines } }
    }
    await qr('₹54')
    await confirm()
    expect(await screen.findByText(/The QR code that you scanned was for ₹54/)).toBeTruthy()
    await waitFor(() => expect(screen.getAllByText('₹60').length).toBeGreaterThan(2))
    expect(texts().filter((text) => text.includes('new QR code'))).toEqual([])
    expect(screen.queryByRole('button', { name: /^Place order/ })).toBeNull()
    await press('Show the new QR code')
    await qr('₹60')
    expect(orders()).toHaveLength(1)
    await confirm()
    await success()
    expect(orders()[1]).toMatchObject({ paymentMethod: 'UPI', expectedTotal: 6_000 })
    expect(orders()[1]?.['idempotencyKey']).toBe(orders()[0]?.['idempotencyKey'])
  })

  it('hides the QR code when the order was placed already', async () => {
    const { server, reject } = await showQrCode()
    server.place = () => reject('IDEMPOTENCY_KEY_REUSED')
    await qr('₹54')
    await confirm()
    expect(await screen.findByText(/This order was placed already/)).toBeTruthy()
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('says until when products and prices are reserved', async () => {
    await showQrCode()
    await qr('₹54')
    expect(screen.getByText(/reserved for you at these prices until 2:40 pm/)).toBeTruthy()
  })

  it('continues a payment that has begun in another tab, with its key', async () => {
    const begun = openCheckout({ upiPayment: buildUpiPayment(5_400, 'k'.repeat(32)) })
    shop = begun.shop
    await qr('₹54')
    await confirm()
    await success()
    expect(orders()).toMatchObject([{ paymentMethod: 'UPI', idempotencyKey: 'k'.repeat(32) }])
  })

  it('shows no QR code when the payment can not begin', async () => {
    const upiErrors = [
      { __typename: 'UserError', code: 'NOT_ENOUGH_STOCK', message: 'Only 1 left.', field: null },
    ]
    shop = openCheckout({ upiErrors }).shop
    await loaded()
    await press('Online Payment')
    expect(await screen.findByText('Only 1 left.')).toBeTruthy()
    expect(screen.queryByText('Pay with UPI')).toBeNull()
  })

  it('asks before another payment method whether the QR code was paid', async () => {
    await showQrCode()
    await qr('₹54')
    await press(cash)
    await press('Go back')
    expect(orders()).toEqual([])
    await press(cash)
    expect(screen.getByText(/If you have paid ₹54, go back/)).toBeTruthy()
    await press('I haven’t paid')
    await success()
    expect(orders()).toMatchObject([{ paymentMethod: 'CASH_ON_DELIVERY' }])
    expect(shop.getInputs('CancelUpiPayment')).toHaveLength(1)
  })

  it('places one order when the button is pressed again while the UPI payment is being cancelled', async () => {
    const { server } = await showQrCode()
    let release = () => {}
    server.cancellationReady = new Promise((resolve) => (release = resolve))
    await qr('₹54')
    await press(cash)
    await press('I haven’t paid')
    await waitFor(() => expect(shop.getInputs('CancelUpiPayment')).toHaveLength(1))
    await press(cash)
    expect((await button(cash)).getAttribute('aria-busy')).toBe('true')
    expect(orders()).toEqual([])
    release()
    await success()
    expect(orders()).toHaveLength(1)
  })

  it('is not offered by a store without UPI', async () => {
    shop = openCheckout({ upiPayments: false }).shop
    await loaded()
    expect(await button(cash)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Online Payment' })).toBeNull()
  })

  it('copies the UPI id', async () => {
    const user = userEvent.setup()
    await showQrCode()
    await qr('₹54')
    await user.click(await button('Copy UPI id'))
    expect(await act(() => navigator.clipboard.readText())).toBe('kirana@bank')
    expect(texts()).toContain('UPI id copied')
  })
})
