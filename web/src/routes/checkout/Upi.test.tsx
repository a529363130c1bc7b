import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { cartOf, fill, holdTokens, problemOf, quoteOf, type openStore } from '../test-store.tsx'
import { button, openCheckout, opened, press } from './test-checkout.tsx'

let shop: ReturnType<typeof openStore>

beforeEach(() => {
  holdTokens()
})

async function enter() {
  const { shop: opening, ...rest } = openCheckout()
  shop = opening
  await opened()
  await press('Online Payment')
  return rest
}

const qr = (sum: string) => screen.findByRole('img', { name: `QR code to pay ${sum} with UPI` })
const confirm = () => press('Confirm Payment')
const number = () => screen.getByLabelText('UPI transaction number (optional)')
const orders = () => shop.inputsOf('PlaceOrder')
const texts = () => shop.toasts.map(({ text }) => text)
const success = () => screen.findByRole('heading', { name: 'Order Successfully' })

describe('paying with UPI', () => {
  it('shows the QR code of this total with what is to be done, and all of it to read', async () => {
    await enter()
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
    await enter()
    await qr('₹54')
    const reference = screen.getByText(/^R-/).textContent
    fill(number(), ' 1234 5678 9012 ')
    await confirm()
    await success()
    expect(orders()).toMatchObject([{ paymentMethod: 'UPI', upiTransactionId: '123456789012' }])
    expect(`R-${String(orders()[0]?.['idempotencyKey'])}`).toBe(reference)
    expect(texts()).toContain('UPI payment confirmed and order placed successfully.')
  })

  it('wants no transaction number, but a whole one', async () => {
    await enter()
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

  it("says at the field why the server refused the transaction's number", async () => {
    const { server, refused } = await enter()
    const message = 'Another order has this UPI transaction.'
    server.place = () => refused('UPI_TRANSACTION_USED', message, 'upiTransactionId')
    await qr('₹54')
    fill(number(), '123456789012')
    await confirm()
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message))
    await waitFor(() => expect(document.activeElement).toBe(number()))
    expect(texts()).toContain(message)
  })

  it('changes the QR code with the cart, and says so', async () => {
    await enter()
    await qr('₹54')
    await press(/^Increase quantity/)
    expect((await qr('₹81')).getAttribute('src')).toBe('data:image/svg+xml,8100')
    expect(texts()).toContain('The amount is now ₹81. Please scan the new QR code.')
  })

  it('asks for the new amount before it orders anything, when the price has changed', async () => {
    const { server, placed, refused } = await enter()
    const dearer = cartOf(2, 9, 3_000)
    server.place = () => {
      server.place = placed
      server.cart = dearer
      const quote = quoteOf(dearer)
      const lines = quote.lines.map((line) => ({
        ...line,
        problems: [problemOf('PRICE_ROSE', '')],
      }))
      return { ...refused('PRICE_CHANGED'), quote: { ...quote, lines } }
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

  it('takes the QR code away when the order stood already', async () => {
    const { server, refused } = await enter()
    server.place = () => refused('IDEMPOTENCY_KEY_REUSED')
    await qr('₹54')
    await confirm()
    expect(await screen.findByText(/This order was placed already/)).toBeTruthy()
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('copies the UPI id', async () => {
    const user = userEvent.setup()
    await enter()
    await qr('₹54')
    await user.click(await button('Copy UPI id'))
    expect(await act(() => navigator.clipboard.readText())).toBe('kirana@bank')
    expect(texts()).toContain('UPI id copied')
  })
})
