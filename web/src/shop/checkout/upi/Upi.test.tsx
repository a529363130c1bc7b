import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildCart, buildQuote, buildUpiPayment } from '../../../../test/quotes.ts'
import { fill, saveTokens, type openStore } from '../../../../test/store.tsx'
import { button, cash, loaded, openCheckout, press } from '../../../../test/checkout.tsx'
import { buildProblem } from '../../../../test/carts.ts'

const SCAN = 'Scan the QR code to complete payment'

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
const starts = () => shop.getInputs('StartUpiPayment')
/** The open payment has a button with the same name. */
const pressInDialog = async (name: string) => {
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name }))
}
const texts = () => shop.toasts.map(({ text }) => text)
const success = () => screen.findByRole('heading', { name: 'Order Successfully' })

describe('paying with UPI', () => {
  it('a UPI payment shows the QR code for the total, instructions and the details as text', async () => {
    await showQrCode()
    const image = await qr('₹54')
    expect(image.getAttribute('src')).toBe('data:image/svg+xml,5400')
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['220', '220'])
    expect(texts()).toEqual([SCAN])
    expect(screen.getByText(/When you have paid, click ‘Confirm Payment’/)).toBeTruthy()
    expect(screen.getByText('kirana@bank')).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Pay with UPI'))
    expect(screen.queryByText('Open UPI app')).toBeNull()
    expect(screen.getByText(/copy the UPI ID and the amount, and pay in your UPI app/)).toBeTruthy()
    expect(screen.getByRole('img', { name: /shows the UPI transaction ID/ })).toBeTruthy()
  })

  it('a UPI payment to a verified merchant opens a UPI app on phones', async () => {
    shop = openCheckout({ upiPayment: buildUpiPayment(2_700, 'k'.repeat(32), true) }).shop
    await qr('₹27')
    // Shown only on phones, so it has no role here.
    const link = screen.getByText('Open UPI app')
    expect(link.getAttribute('href')).toBe(`upi://pay?am=27&tr=${'k'.repeat(32)}`)
    expect(screen.queryByText(/pay in your UPI app/)).toBeNull()
  })

  it.each([
    [2_000_00, 'offers'],
    [2_000_01, 'does not offer'],
  ])('a UPI payment of %i paise %s to pay from a screenshot', async (amount, offers) => {
    shop = openCheckout({ upiPayment: buildUpiPayment(amount, 'k'.repeat(32)) }).shop
    await screen.findByText(/pay in your UPI app/)
    expect(screen.queryByText(/screenshot of the QR code/) !== null).toBe(offers === 'offers')
  })

  it("a UPI payment places the order as paid with UPI, with the QR code's key", async () => {
    await showQrCode()
    await qr('₹54')
    const reference = screen.getByText(/^R-/).textContent
    fill(number(), ' 1234 5678 9012 ')
    await confirm()
    await success()
    expect(orders()).toMatchObject([{ paymentMethod: 'UPI', upiTransactionId: '123456789012' }])
    expect(`R-${String(orders()[0]?.idempotencyKey)}`).toBe(reference)
    expect(texts()).toContain('UPI payment confirmed and order placed successfully.')
  })

  it('a UPI payment accepts no transaction number or a complete one', async () => {
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

  it('a UPI payment shows beside the field why the server rejected the transaction number', async () => {
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

  it('a UPI payment stays when the cart changes, and the checkout asks before another one begins', async () => {
    await showQrCode()
    await qr('₹54')
    await press(/^Increase quantity/)
    expect(await screen.findByText(/This payment is for 2 items from an earlier cart/)).toBeTruthy()
    expect(screen.getByRole('img', { name: 'QR code to pay ₹54 with UPI' })).toBeTruthy()
    expect(starts()).toHaveLength(1)
    await press('Online Payment')
    expect(await screen.findByText(/If you have paid ₹54, go back/)).toBeTruthy()
    await pressInDialog('Pay again by UPI')
    await qr('₹81')
    const [first, second] = starts()
    expect(first?.unpaidReference).toBe('')
    expect(second?.unpaidReference).toBe(`R-${String(first?.idempotencyKey)}`)
  })

  it('a UPI payment asks for the new amount before ordering when the price has changed', async () => {
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
    expect(orders()[1]?.idempotencyKey).toBe(orders()[0]?.idempotencyKey)
  })

  it('a UPI payment hides the QR code when the order has already been placed', async () => {
    const { server, reject } = await showQrCode()
    server.place = () => reject('IDEMPOTENCY_KEY_REUSED')
    await qr('₹54')
    await confirm()
    expect(await screen.findByText(/This order has already been placed/)).toBeTruthy()
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('a UPI payment says until when products and prices are reserved', async () => {
    await showQrCode()
    await qr('₹54')
    expect(screen.getByText(/reserved for you at these prices until 2:40 pm/)).toBeTruthy()
  })

  it('the checkout asks about a payment that was begun before the page was opened, and begins none', async () => {
    const begun = openCheckout({ upiPayment: buildUpiPayment(2_700, 'k'.repeat(32)) })
    shop = begun.shop
    expect(await screen.findByRole('heading', { name: 'Did you pay ₹27 by UPI?' })).toBeTruthy()
    await qr('₹27')
    expect(starts()).toEqual([])
    await confirm()
    await success()
    expect(orders()).toMatchObject([
      {
        ...{ paymentMethod: 'UPI', idempotencyKey: 'k'.repeat(32), expectedTotal: 2_700 },
        lines: [{ productId: 'milk', quantity: 1, expectedPrice: 2_700 }],
      },
    ])
    expect(starts()).toEqual([])
  })

  it('the checkout asks about a payment that another tab has since begun', async () => {
    const { server } = await showQrCode()
    await qr('₹54')
    await press(/^Increase quantity/)
    const message = 'You have since begun another UPI payment. Did you make it?'
    server.otherPayment = buildUpiPayment(2_700, 'o'.repeat(32))
    await press('Online Payment')
    await pressInDialog('Pay again by UPI')
    await qr('₹27')
    await waitFor(() => expect(texts()).toEqual([SCAN, message]))
  })

  it('the checkout ends a payment that was not made', async () => {
    shop = openCheckout({ upiPayment: buildUpiPayment(2_700, 'k'.repeat(32)) }).shop
    await qr('₹27')
    await press('No, I didn’t pay')
    await waitFor(() => expect(screen.queryByRole('img')).toBeNull())
    expect(shop.getInputs('CancelUpiPayment')).toEqual([{ reference: `R-${'k'.repeat(32)}` }])
  })

  it('the checkout shows no QR code when the payment cannot begin', async () => {
    shop = openCheckout({ upiErrors: [['NOT_ENOUGH_STOCK', 'Only 1 left.']] }).shop
    await loaded()
    await press('Online Payment')
    expect(await screen.findByText('Only 1 left.')).toBeTruthy()
    expect(screen.queryByText('Pay with UPI')).toBeNull()
    expect(texts()).not.toContain(SCAN)
  })

  it('a UPI payment begins once when the button is pressed twice', async () => {
    let release = () => {}
    const upiReady = new Promise<void>((resolve) => (release = resolve))
    shop = openCheckout({ upiReady }).shop
    await loaded()
    const online = await button('Online Payment')
    await userEvent.click(online)
    await waitFor(() => expect(online.getAttribute('aria-busy')).toBe('true'))
    await userEvent.click(online)
    await press(cash)
    release()
    await qr('₹54')
    expect(starts()).toHaveLength(1)
    expect(orders()).toEqual([])
  })

  it('another payment method asks first whether the QR code was paid', async () => {
    await showQrCode()
    await qr('₹54')
    await press(cash)
    await press('Go back')
    expect(orders()).toEqual([])
    await press(cash)
    expect(screen.getByText(/If you have paid ₹54, go back/)).toBeTruthy()
    await pressInDialog('Pay cash on delivery')
    await success()
    expect(orders()).toMatchObject([{ paymentMethod: 'CASH_ON_DELIVERY' }])
    expect(shop.getInputs('CancelUpiPayment')).toHaveLength(1)
  })

  it('the checkout places one order when the button is pressed twice while the UPI payment is being cancelled', async () => {
    const { server } = await showQrCode()
    let release = () => {}
    server.cancellationReady = new Promise((resolve) => (release = resolve))
    await qr('₹54')
    await press(cash)
    await pressInDialog('Pay cash on delivery')
    await waitFor(() => expect(shop.getInputs('CancelUpiPayment')).toHaveLength(1))
    await press(cash)
    expect((await button(cash)).getAttribute('aria-busy')).toBe('true')
    expect(orders()).toEqual([])
    release()
    await success()
    expect(orders()).toHaveLength(1)
  })

  it('the checkout does not offer UPI if the shop has none', async () => {
    shop = openCheckout({ upiPayments: false }).shop
    await loaded()
    expect(await button(cash)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Online Payment' })).toBeNull()
  })

  it('the checkout copies the UPI ID and the amount', async () => {
    const user = userEvent.setup()
    await showQrCode()
    await qr('₹54')
    await user.click(await button('Copy UPI ID'))
    expect(await act(() => navigator.clipboard.readText())).toBe('kirana@bank')
    expect(texts()).toContain('UPI ID copied')
    await user.click(await button('Copy amount'))
    expect(await act(() => navigator.clipboard.readText())).toBe('54')
  })
})
