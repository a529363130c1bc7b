import { ApolloProvider } from '@apollo/client/react'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { SessionProvider } from '../../apollo/session.tsx'
import { createTestClient } from '../../../test/server.ts'
import { tokens } from '../../apollo/tokens.ts'
import { CartProvider } from './CartProvider.tsx'
import { CartView } from './CartView.tsx'
import type { Cart, CartLine } from './cart-rules.ts'
import {
  buildCart,
  buildGoneLine,
  buildLine,
  buildProblem,
  buildProduct,
  buildWarning,
  money,
} from '../../../test/carts.ts'
import { buildUpiPayment } from '../../../test/quotes.ts'
import type { Data, OperationName } from '../../../test/operations.ts'
import { buildLayout } from '../../../test/shop.ts'

beforeEach(() => tokens.save({ accessToken: 'a', refreshToken: 'r' }))

async function show(cart: Cart) {
  const { client, waiting } = createTestClient()
  render(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <SessionProvider>
          <CartProvider>
            <CartView />
          </CartProvider>
        </SessionProvider>
      </MemoryRouter>
    </ApolloProvider>,
  )
  waiting.shift()?.reply('Layout', buildLayout(cart))
  await screen.findByText(cart.gone[0] ? /no longer sold/ : 'Product milk')
  return waiting
}

const milk = buildProduct({ id: 'milk', rupees: 30, stock: 2 })

const worried = (
  quantity: number,
  code: CartLine['problems'][number]['code'],
  message: string,
) => ({
  ...buildLine(milk, quantity),
  problems: [buildProblem(code, message)],
})

describe('the cart', () => {
  it('the cart states a price change once', async () => {
    const message = 'Product milk costs ₹30 now, it was ₹27.'
    await show(buildCart([worried(1, 'PRICE_ROSE', message)]))
    expect(screen.getAllByText(/₹27/).map(({ textContent }) => textContent)).toEqual([message])
  })

  it('the cart shows no notes for a line without problems', async () => {
    await show(buildCart([buildLine(milk, 1)]))
    expect(screen.queryByText(/^Only/)).toBeNull()
  })

  it('the cart marks the products that need a prescription', async () => {
    const prescribed = { ...buildProduct({ id: 'cefixime' }), prescriptionRequired: true }
    await show(buildCart([buildLine(milk, 1), buildLine(prescribed, 1)]))
    const note = screen.getByText('Prescription needed at checkout')
    expect(note.closest('li')?.textContent).toContain('Product cefixime')
    expect(screen.getAllByText('Rx')).toHaveLength(1)
  })

  it("the cart shows the price per item and the line's total", async () => {
    const soap = buildProduct({ id: 'soap', rupees: 50, discounted: 46, stock: 9 })
    await show(buildCart([buildLine(milk, 1), buildLine(soap, 4)]))
    expect(screen.getByText('₹46')).toBeTruthy()
    expect(screen.getByText('Total ₹184')).toBeTruthy()
  })

  it("the cart counts only the items in stock in a line's total", async () => {
    await show(buildCart([worried(5, 'NOT_ENOUGH_STOCK', 'Fewer are available.')]))
    expect(screen.getByText('Total ₹60')).toBeTruthy()
  })

  it('the cart offers to remove a line that cannot be ordered, and shows similar products', async () => {
    const gone = buildProduct({ id: 'milk', rupees: 30, stock: 0 })
    await show(buildCart([buildLine(gone, 1)]))
    expect(screen.getByRole('button', { name: 'Remove Product milk' })).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Similar products to Product milk' })
    expect(link.getAttribute('href')).toMatch(/^\/product\/.*milk$/)
    expect(screen.queryByRole('group', { name: 'Quantity of Product milk' })).toBeNull()
  })

  it('the cart removes a line that cannot be ordered, without mentioning its price', async () => {
    const product = buildProduct({ id: 'milk', rupees: 30, stock: 0 })
    const problems = [
      buildProblem('OUT_OF_STOCK', 'Product milk is out of stock.'),
      buildProblem('PRICE_ROSE', 'Product milk costs ₹30 now.'),
    ]
    const waiting = await show(buildCart([{ ...buildLine(product, 1), problems }]))
    expect(screen.getByText('Product milk is out of stock.')).toBeTruthy()
    expect(screen.queryByText('Product milk costs ₹30 now.')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Remove Product milk' }))
    const changes = () => waiting.filter(({ operation }) => operation === 'SetCartQuantity')
    await waitFor(() => expect(changes()).toHaveLength(1))
    expect(changes()[0]?.variables).toEqual({ input: { productId: 'milk', quantity: 0 } })
  })

  it('the cart says how many are left when no more can be added', async () => {
    await show(buildCart([buildLine(milk, 2)]))
    expect(screen.getByText('Only 2 left')).toBeTruthy()
  })

  it('the cart shows advice about its products, which is not an error', async () => {
    const messages = ['Both contain paracetamol. Ask a doctor.', 'All contain iron. Ask a doctor.']
    const warnings = messages.map(buildWarning)
    await show({ ...buildCart([buildLine(milk, 1)]), warnings })
    expect(screen.getAllByRole('note').map(({ textContent }) => textContent)).toEqual(messages)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('the cart skips no heading level below the title of its page or drawer', async () => {
    await show(buildCart([buildLine(milk, 1)]))
    expect(screen.getByRole('heading', { name: 'Bill details', level: 2 })).toBeTruthy()
  })

  it('the cart decreases to the number left when fewer are left than requested', async () => {
    const waiting = await show(buildCart([worried(5, 'NOT_ENOUGH_STOCK', 'Only 2 left.')]))
    await userEvent.click(screen.getByRole('button', { name: 'Decrease quantity of Product milk' }))
    const changes = () => waiting.filter(({ operation }) => operation === 'SetCartQuantity')
    await waitFor(() => expect(changes()).toHaveLength(1))
    expect(changes()[0]?.variables).toEqual({ input: { productId: 'milk', quantity: 2 } })
  })

  it('the cart asks about a UPI payment that was begun, and forgets it if it was not made', async () => {
    const waiting = await show(buildCart([worried(5, 'NOT_ENOUGH_STOCK', 'Only 2 left.')]))
    const reply = async <Name extends OperationName>(name: Name, data: Data<Name>) => {
      await waitFor(() => expect(waiting.map(({ operation }) => operation)).toContain(name))
      const index = waiting.findIndex(({ operation }) => operation === name)
      act(() => waiting.splice(index, 1)[0]?.reply(name, data))
    }
    const begun = buildUpiPayment(2_700, 'k')
    const upiPayment = { ...begun, request: { ...begun.request, amount: money(22_400) } }
    await reply('PendingPayment', { viewer: { id: 'asha', upiPayment } })
    expect(await screen.findByText('Did you pay ₹224 by UPI?')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Yes, place my order' })
    expect(link.getAttribute('href')).toBe('/checkout')
    await userEvent.click(screen.getByRole('button', { name: 'No, I didn’t pay' }))
    const payload = { userErrors: [] }
    await reply('CancelUpiPayment', { cancelUpiPayment: { ...payload, cart: buildCart([]) } })
    await waitFor(() => expect(screen.queryByText(/Did you pay/)).toBeNull())
  })

  it('the cart shows a notice about removed products until it is dismissed', async () => {
    const gone = [buildGoneLine('line-9', 'Ghee')]
    const waiting = await show({ ...buildCart([]), gone })
    expect(screen.getByText('Your cart is empty')).toBeTruthy()
    const button = screen.getByRole('button', { name: 'Dismiss the notice about Ghee' })
    await userEvent.click(button)
    await waitFor(() => expect(screen.queryByText('Ghee is no longer sold.')).toBeNull())
    expect(waiting[0]?.operation).toBe('RemoveFromCart')
    expect(waiting[0]?.variables).toEqual({ input: { cartLineId: 'line-9' } })
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('No longer sold'),
    )
  })
})
