import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { money } from '../../../../test/carts.ts'
import { openDashboard } from '../../../../test/dashboard.tsx'
import type { Handlers } from '../../../../test/operations.ts'
import { order as buildRow } from '../../../../test/order-table.ts'
import { scan } from '../../../../test/scan.ts'
import { storage } from '../../../lib/storage.ts'
import { matchScan } from './match-scan.ts'
import type { OrderToPack_OrderFragment } from './PackOrders.generated.ts'
import { groupByShelf, type LineToPack } from './shelf-order.ts'
import { readTicks, storeTicks } from './ticks.ts'
import { describeCameraError } from '../../../shared/scan/use-camera.ts'

const MILK = '8901234567890'

const buildLine = (name: string, changes: Partial<LineToPack> = {}): LineToPack => ({
  ...{ productId: name, name, unit: '500 ml', quantity: 1, image: null },
  ...{ medicine: null, batches: [], barcodes: [], shelf: null },
  ...{ schedule: 'NONE', discountedPrice: money(2_700) },
  ...changes,
})

const milk = buildLine('Milk', { quantity: 2, barcodes: [MILK] })
const lines = [milk, buildLine('Rice')]
const dal = buildLine('Dal', { barcodes: ['DAL1KG', '123456'] })

function buildOrder(n: number, changes: Partial<OrderToPack_OrderFragment> = {}) {
  const row = buildRow(n, 'CONFIRMED', { bagNumber: n })
  const wishes = { delivery: null, ifItemMissing: 'CALL' as const }
  const open = { linesChangeable: true, unpackable: false, proposals: [] }
  return { ...row, ...wishes, ...open, customer: { id: 'u1', name: 'Asha' }, lines, ...changes }
}

function enter(orders: OrderToPack_OrderFragment[], more: Handlers = {}) {
  return openDashboard('/dashboard/pack?orders=o1,o2', {
    ManageOrdersToPack: () => ({ ordersById: orders }),
    ...more,
  })
}

describe('matching a scan', () => {
  it.each([
    [MILK, 'match'],
    [`(01)0${MILK}(17)270300(10)AB12`, 'match'],
    ['4006381333931', 'unknown'],
    ['DAL1KG', 'match'],
    ['dal1kg', 'match'],
    [']C0DAL1KG', 'match'],
    ['123456', 'match'],
    ['DAL2KG', 'unknown'],
    ['023456', 'unknown'],
    ['not a code!', 'unreadable'],
  ])('a scan of %s counts as %s', (text, kind) => {
    expect(matchScan(text, [...lines, dal], {}).kind).toBe(kind)
  })

  it.each([`]d2020${MILK}3724`, '18901234567897'])(
    'the code %s of a carton is never one piece of its product',
    (text) => {
      const scanned = matchScan(text, lines, {})
      expect(scanned.kind === 'carton' && scanned.message).toMatch(/a carton with (24 × )?Milk/)
      const sold = buildLine('Milk, carton', { barcodes: ['18901234567897'] })
      expect(matchScan('18901234567897', [sold], {}).kind).toBe('match')
    },
  )

  it('a scan is a surplus once the bag has all items of its line', () => {
    expect(matchScan(MILK, lines, { Milk: 1 }).kind).toBe('match')
    expect(matchScan(MILK, lines, { Milk: 2 }).kind).toBe('surplus')
  })
})

it('lines are grouped by category and sub-category, with deleted products at the end', () => {
  const dairy = { id: 'd', name: 'Dairy' }
  const at = (name: string, subCategory: string | null) =>
    buildLine(name, {
      shelf: {
        category: dairy,
        subCategory: subCategory === null ? null : { id: subCategory, name: subCategory },
      },
    })
  const groups = groupByShelf([
    ...[buildLine('Gone'), at('Toned', 'Milk'), at('Butter', 'Butter'), at('Cow', 'Milk')],
    at('Loose', null),
  ])
  expect(groups.map((group) => [group.name, group.lines.map(({ name }) => name)])).toEqual([
    ['Dairy · Butter', ['Butter']],
    ['Dairy · Milk', ['Cow', 'Toned']],
    ['Dairy', ['Loose']],
    ['Other', ['Gone']],
  ])
})

describe('ticks', () => {
  it('ticks are stored for the newest orders on this device', () => {
    for (let n = 0; n < 60; n += 1) storeTicks(`o${n}`, { Milk: n })
    expect(readTicks('o59')).toEqual({ Milk: 59 })
    expect(readTicks('o9')).toEqual({})
    storeTicks('o59', null)
    expect(readTicks('o59')).toEqual({})
  })

  it.each(['', 'null', '{}', '[1,["o1"],["o1",[["Milk","2"],["Rice",-1]]]]'])(
    'ticks ignore the stored text %j, which this page would not write',
    (text) => {
      storage.write('kirana.packing', text)
      expect(readTicks('o1')).toEqual({})
    },
  )
})

it.each([
  ['NotAllowedError', /blocks the camera/],
  ['NotFoundError', /no camera/],
  ['NotReadableError', /can’t be started/],
])('a camera that fails with %s is described in a sentence', (name, text) => {
  expect(describeCameraError(new DOMException('', name))).toMatch(text)
})

describe('packing orders', () => {
  it('packing names wrong products, and those that are complete', async () => {
    vi.stubGlobal('AudioContext', undefined)
    const other = { id: 'b', name: 'Butter', unit: '100 g', barcodes: ['4006381333931'] }
    enter([buildOrder(1)], {
      ManageScannedProduct: ({ text }) => ({
        searchProducts: { edges: text === '4006381333931' ? [{ node: other }] : [] },
      }),
    })
    expect(await screen.findByText('3 pieces left')).toBeTruthy()
    expect(screen.getByText('If an item is missing: Call me')).toBeTruthy()
    await scan(MILK)
    expect(await screen.findByText('Milk: 1 of 2')).toBeTruthy()
    expect(screen.getByText('1 piece left')).toBeTruthy()
    await scan(MILK)
    expect(await screen.findByText('Milk: 2 of 2')).toBeTruthy()
    await scan(MILK)
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Milk is complete: the order has 2.',
    )
    await scan('4006381333931')
    expect(await screen.findByText('This is Butter 100 g, which isn’t in the order.')).toBeTruthy()
    await scan('5000112637922')
    expect(await screen.findByText('No product of this shop has this barcode.')).toBeTruthy()
    await scan('not a code!')
    expect(await screen.findByText('This is not a barcode.')).toBeTruthy()
    await scan('18901234567897')
    const carton = 'This is the code of a carton with Milk. Please scan a single pack.'
    expect(await screen.findByText(carton)).toBeTruthy()
  })

  it('packing needs every item, then moves the order and leads to the next one', async () => {
    const board = enter([buildOrder(1), buildOrder(2)], {
      MoveOrders: ({ input: { orders } }) => ({
        setOrderStatuses: {
          moved: orders.map(({ orderId }) => ({
            ...buildRow(Number(orderId.slice(1)), 'PACKED'),
            updatedAt: '2026-11-21T11:00:00.000Z',
          })),
          refused: [],
          userErrors: [],
        },
      }),
    })
    await screen.findByText('Order 1 of 2')
    await userEvent.click(screen.getByRole('button', { name: 'Mark packed' }))
    expect(board.getVariables('MoveOrders'), 'items are missing').toEqual([])
    await userEvent.click(screen.getByRole('checkbox', { name: /Milk/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: /Rice/ }))
    expect(readTicks('o1')).toEqual({ Milk: 2, Rice: 1 })
    await userEvent.click(screen.getByRole('button', { name: 'Mark packed' }))
    await screen.findByText('Order 2 of 2')
    expect(readTicks('o1')).toEqual({})
    await userEvent.click(screen.getByRole('button', { name: 'Skip' }))
    expect(await screen.findByText('That was the last order')).toBeTruthy()
  })

  it('packing leads to the batches that a medicine lacks', async () => {
    enter([buildOrder(1, { missingBatches: true })])
    const link = await screen.findByRole('link', { name: 'Enter batches' })
    expect(link.getAttribute('href')).toBe('/dashboard/orders/batches?orders=o1')
  })

  it('packing has nothing to do for orders that are packed or cancelled', async () => {
    enter([buildOrder(1, { status: 'PACKED' }), buildOrder(2, { status: 'CANCELLED_BY_SHOPPER' })])
    await waitFor(() => expect(screen.getByText('No orders to pack')).toBeTruthy())
  })

  it('missing items are changed on the packing page, where those that are not in the bag count as missing', async () => {
    enter([buildOrder(1, { lines: [{ ...milk, quantity: 3 }] })])
    await screen.findByText('3 pieces left')
    await scan(MILK)
    await userEvent.click(screen.getByRole('button', { name: 'Missing items: Milk' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change items' }))
    expect(dialog.getByText('2 of 3 pieces missing')).toBeTruthy()
  })

  it('two scans at the same moment tick two items', async () => {
    enter([buildOrder(1)])
    await screen.findByText('3 pieces left')
    await scan(MILK, MILK)
    expect(await screen.findByText('Milk: 2 of 2')).toBeTruthy()
    expect(readTicks('o1')).toEqual({ Milk: 2 })
  })

  it('a scan behind a dialog ticks nothing, and says so', async () => {
    const { toasts } = enter([buildOrder(1)])
    await userEvent.click(await screen.findByRole('button', { name: 'Missing items: Milk' }))
    await screen.findByRole('dialog', { name: 'Change items' })
    await scan(MILK)
    expect(readTicks('o1')).toEqual({})
    expect(toasts.at(-1)?.text).toBe('Not scanned: close the dialog first.')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await scan(MILK)
    expect(readTicks('o1')).toEqual({ Milk: 1 })
  })

  it('packing waits while the customer has not answered a proposal', async () => {
    const proposal = {
      ...{ id: 'p1', by: 'Meera', withoutAnswer: 'UNCHANGED' as const },
      expiresAt: '2026-11-21T12:40:00.000Z',
      missing: { productId: 'Milk', name: 'Milk', quantity: 2 },
      substitute: { name: 'Toned milk', quantity: 2 },
    }
    const board = enter([buildOrder(1, { proposals: [proposal] })])
    expect(await screen.findByText('2 × Milk → 2 × Toned milk')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Missing items: Milk' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Tick all' }))
    expect(
      screen.getByText(/^The customer has not answered yet\. Wait for the answer/),
    ).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Mark packed' }))
    expect(board.getVariables('MoveOrders')).toEqual([])
  })

  it('packing shows the new lines after a colleague has changed them in the meantime', async () => {
    const orders = [buildOrder(1)]
    enter(orders, {
      ManageOrdersToPack: () => ({ ordersById: orders }),
      MoveOrders: () => {
        orders[0] = buildOrder(1, { lines: [buildLine('Rice'), buildLine('Ghee')] })
        const message = 'This order has changed: its products were changed.'
        const refusal = { orderId: 'o1', code: 'CHANGED_MEANWHILE' as const, message, order: null }
        return { setOrderStatuses: { moved: [], refused: [refusal], userErrors: [] } }
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Tick all' }))
    await userEvent.click(screen.getByRole('button', { name: 'Mark packed' }))
    expect(await screen.findByRole('checkbox', { name: /Ghee/, checked: false })).toBeTruthy()
    expect(screen.queryByRole('checkbox', { name: /Milk/ })).toBeNull()
  })
})
