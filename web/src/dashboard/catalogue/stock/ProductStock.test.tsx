import { screen, within, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { StockReason } from '../../../apollo/schema-types.generated.ts'
import type { StockMovementRow_MovementFragment } from './StockMovements.generated.ts'
import { openDashboard } from '../../../../test/dashboard.tsx'
import { fill } from '../../../../test/store.tsx'
import { buildProductList, buildProduct } from '../../../../test/products.ts'
import type { Handlers } from '../../../../test/operations.ts'
import { userError } from '../../../../test/errors.ts'

let board: ReturnType<typeof openDashboard>

function enter(handlers: Handlers) {
  board = openDashboard('/dashboard/product', handlers)
}

const press = async (name: string) => userEvent.click(screen.getByLabelText(name))
const toasts = () => board.toasts.map(({ text }) => text)

describe("a product's stock", () => {
  it("a product's stock is edited in place", async () => {
    enter({
      Products: () => buildProductList([buildProduct('Rice', 47)]),
      SetStock: () => ({
        setStock: {
          product: buildProduct('Rice', 50),
          userErrors: [],
        },
      }),
    })
    await screen.findByText('47 in stock')
    await press('47 in stock, set stock of Rice')
    const input = screen.getByLabelText('Stock of Rice')
    await waitFor(() => expect(document.activeElement).toBe(input))
    fill(input, '50')
    await press('Save stock')
    expect(await screen.findByText('50 in stock')).toBeTruthy()
    expect(board.getVariables('SetStock')).toEqual([
      { input: { id: 'rice', stock: 50, seenStock: 47 } },
    ])
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByLabelText('50 in stock, set stock of Rice')),
    )
  })

  it.each(['', '-1', '1.5', 'many'])('the stock editor rejects "%s"', async (text) => {
    enter({ Products: () => buildProductList([buildProduct('Rice')]) })
    await screen.findByText('47 in stock')
    await press('47 in stock, set stock of Rice')
    fill(screen.getByLabelText('Stock of Rice'), text)
    await press('Save stock')
    const input = screen.getByLabelText('Stock of Rice')
    const error = screen.getByText('Stock must be a whole number, 0 or more.')
    expect(input.getAttribute('aria-describedby')).toBe(error.id)
    await waitFor(() => expect(document.activeElement).toBe(input))
    expect(toasts()).toEqual([])
    expect(board.getVariables('SetStock')).toEqual([])
  })

  const changed = userError('CHANGED_MEANWHILE', 'The stock has changed since.')

  /** A customer buys two items while the admin is typing. */
  async function collide() {
    enter({
      Products: () => buildProductList([buildProduct('Rice', 47)]),
      SetStock: ({ input }) => {
        const seesIt = input.seenStock === 45
        return {
          setStock: {
            product: buildProduct('Rice', seesIt ? 50 : 45),
            userErrors: seesIt ? [] : [changed],
          },
        }
      },
    })
    await screen.findByText('47 in stock')
    await press('47 in stock, set stock of Rice')
    fill(screen.getByLabelText('Stock of Rice'), '50')
    await press('Save stock')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('50')).toBeTruthy()
    expect(dialog.getByText('45')).toBeTruthy()
    return dialog
  }

  it('the stock editor shows both values after another change, and overwrites only when confirmed', async () => {
    const dialog = await collide()
    await userEvent.click(dialog.getByText('Keep mine'))
    expect(board.getVariables('SetStock')).toHaveLength(1)
    await press('Save stock')
    expect(await screen.findByText('50 in stock')).toBeTruthy()
  })

  it('the stock editor saves nothing when the conflict is closed without a choice, and asks the next time', async () => {
    await collide()
    await press('Close')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByLabelText('Stock of Rice')).toHaveProperty('value', '50')
    await press('Save stock')
    expect(await screen.findByRole('dialog')).toBeTruthy()
    expect(board.getVariables('SetStock').map(({ input }) => input)).toEqual([
      { id: 'rice', stock: 50, seenStock: 47 },
      { id: 'rice', stock: 50, seenStock: 47 },
    ])
  })

  it('the stock editor can keep the other value', async () => {
    const dialog = await collide()
    await userEvent.click(dialog.getByText('Use theirs'))
    expect(await screen.findByText('45 in stock')).toBeTruthy()
    expect(board.getVariables('SetStock')).toHaveLength(1)
  })
})

describe("a product's stock history", () => {
  const movement = (
    id: string,
    reason: StockReason,
    change: number,
    stockAfter: number,
    more: Partial<StockMovementRow_MovementFragment> = {},
  ): StockMovementRow_MovementFragment => ({
    id,
    reason,
    change,
    stockAfter,
    orderId: null,
    by: null,
    at: '2026-11-21T09:00:00.000Z',
    ...more,
  })

  const page = (nodes: StockMovementRow_MovementFragment[], endCursor: string | null = null) => ({
    stockMovements: {
      edges: nodes.map((node) => ({ cursor: node.id, node })),
      pageInfo: { hasNextPage: endCursor !== null, endCursor },
    },
  })

  it('the stock history lists each movement, page by page', async () => {
    enter({
      Products: () => buildProductList([buildProduct('Rice', 47)]),
      ReservedPieces: () => reserved([]),
      StockMovements: ({ after }) =>
        after
          ? page([movement('m1', 'CREATED', 40, 40)])
          : page(
              [
                movement('m3', 'ORDERED', -3, 47, { orderId: 'o9' }),
                movement('m2', 'EDITED', 10, 50, { by: 'Ravi' }),
              ],
              'm2',
            ),
    })
    await screen.findByText('47 in stock')
    await userEvent.click(screen.getByText('Stock history'))
    await screen.findByText('Ordered')
    const rows = () =>
      within(screen.getByRole('dialog'))
        .getAllByRole('listitem')
        .map((row) => row.textContent)
    expect(rows()).toEqual([
      'Ordered21 Nov 2026, 2:30 pmOrder Details−347 left',
      'Adjusted manually21 Nov 2026, 2:30 pm · Ravi+1050 left',
    ])
    expect(screen.getByText('Order Details').getAttribute('href')).toBe(
      '/dashboard/orders-details/o9',
    )
    board.reachEnd()
    await screen.findByText('Product added')
    expect(rows()).toHaveLength(3)
    expect(board.getVariables('StockMovements')).toEqual([
      { productId: 'rice' },
      { productId: 'rice', after: 'm2' },
    ])
  })

  it('the stock history shows who has reserved items, and releases them', async () => {
    const nodes = [reservation]
    enter({
      Products: () => buildProductList([buildProduct('Rice', 47)]),
      StockMovements: () => page([movement('m1', 'RESERVED', -3, 47)]),
      ReservedPieces: () => reserved(nodes),
      ReleaseReservation: () => {
        nodes.pop()
        const payload = {
          releasedId: 'r1',
          userErrors: [],
        }
        return { releaseReservation: payload }
      },
    })
    await screen.findByText('47 in stock')
    await userEvent.click(screen.getByText('Stock history'))
    expect(await screen.findByText('3 pieces: Asha, asha@example.in')).toBeTruthy()
    await press('Release the items for Asha')
    await waitFor(() => expect(screen.queryByText('Reserved for UPI payments')).toBeNull())
    expect(board.getVariables('ReleaseReservation')).toEqual([{ input: { reservationId: 'r1' } }])
    expect(toasts()).toContain('Items returned to stock')
    expect(board.getVariables('StockMovements')).toHaveLength(2)
  })
})

const reservation = {
  ...{ id: 'r1', expiresAt: '2026-11-21T09:10:00.000Z' },
  customer: { id: 'u1', name: 'Asha', email: 'asha@example.in', mobile: '' },
  lines: [{ productId: 'rice', quantity: 3 }],
}

const reserved = (nodes: (typeof reservation)[]) => ({
  reservations: {
    edges: nodes.map((node) => ({ node })),
  },
})
