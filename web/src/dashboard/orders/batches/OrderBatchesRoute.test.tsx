import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openDashboard } from '../../../../test/dashboard.tsx'
import type { Handlers } from '../../../../test/operations.ts'
import { order } from '../../../../test/order-table.ts'
import { scan } from '../../../../test/scan.ts'
import type { MedicineLine, OrderToPack } from './batch-entry.ts'
// Loads the chunk before the first test begins.
import './BatchForm.tsx'

const GTIN = '08901234567890'
const NO_BATCH = 'Please enter the batch number. It could not be read from the code.'

const buildLine = (name: string, changes: Partial<MedicineLine> = {}): MedicineLine => ({
  productId: name,
  name,
  unit: '15 tablets',
  quantity: 1,
  medicine: { maker: 'GSK' },
  batches: [],
  recentBatches: [],
  barcodes: [],
  ...changes,
})

const buildOrder = (n: number, lines: MedicineLine[], changes: object = {}): OrderToPack => ({
  ...order(n, 'CONFIRMED'),
  ...{ missingBatches: true, lines },
  ...changes,
})

let board: ReturnType<typeof openDashboard>

/** Opens the page with a server that stores all batches. */
function enter(orders: OrderToPack[], more: Handlers = {}, role: 'ADMIN' | 'STAFF' = 'ADMIN') {
  board = openDashboard(
    `/dashboard/orders/batches?orders=${orders.map(({ id }) => id).join()}`,
    {
      ManageOrderBatches: () => ({ ordersById: orders }),
      SetOrderBatches: ({ input }) => {
        const found = orders.find(({ id }) => id === input.orderId) ?? null
        return {
          setOrderBatches: { order: found && { ...found, missingBatches: false }, userErrors: [] },
        }
      },
      ...more,
    },
    role,
  )
}

const sent = () => board.getVariables('SetOrderBatches').map(({ input }) => input)
const lineOf = async (name: string) =>
  within(await screen.findByRole('group', { name: RegExp(name) }))

describe('entering batches', () => {
  it('batches are entered with the keyboard, one order after the other, and the orders are packed', async () => {
    const rice = buildLine('Rice', { medicine: null })
    const orders = [
      buildOrder(1, [buildLine('Crocin'), rice, buildLine('Wysolone')]),
      buildOrder(2, [buildLine('Dolo')]),
    ]
    enter(orders, {
      MoveOrders: () => ({
        setOrderStatuses: {
          moved: [order(1, 'PACKED'), order(2, 'PACKED')],
          refused: [],
          userErrors: [],
        },
      }),
    })
    expect(await screen.findByText('Order 1 of 2')).toBeTruthy()
    expect(screen.queryByText('Rice')).toBeNull()
    const first = (await lineOf('Crocin')).getByLabelText('Batch')
    await waitFor(() => expect(document.activeElement).toBe(first))
    await userEvent.keyboard('AB12{Enter}03/27{Enter}')
    await userEvent.keyboard(`]d201${GTIN}1727093010XY9{Enter}`)
    expect(await screen.findByText('Order 2 of 2')).toBeTruthy()
    await lineOf('Dolo')
    await userEvent.keyboard('C3{Enter}12/26{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Mark 2 orders packed' }))
    const batches = (number: string, expiry: string) => [{ number, expiry, quantity: 1 }]
    expect(sent()).toMatchObject([
      {
        orderId: 'o1',
        lines: [
          { productId: 'Crocin', batches: batches('AB12', '03/27') },
          { productId: 'Wysolone', batches: batches('XY9', '09/27') },
        ],
        confirmExpiringSoon: false,
        seenUpdatedAt: orders[0]?.updatedAt,
      },
      { orderId: 'o2', lines: [{ productId: 'Dolo', batches: batches('C3', '12/26') }] },
    ])
    await waitFor(() =>
      expect(board.getVariables('MoveOrders')).toMatchObject([
        { input: { orders: [{ orderId: 'o1' }, { orderId: 'o2' }], status: 'PACKED' } },
      ]),
    )
    const done = await screen.findByRole('button', { name: 'Packed' })
    expect(board.toasts.at(-1)?.text).toBe('2 orders packed')
    expect(document.activeElement).toBe(done)
    await userEvent.click(done)
    expect(board.getVariables('MoveOrders')).toHaveLength(1)
  })

  it('a proposal fills batch and expiry, and several batches have quantities', async () => {
    const recentBatches = [{ number: 'R1', expiry: '05/28' }]
    enter([buildOrder(1, [buildLine('Crocin', { quantity: 3, recentBatches })])])
    const line = await lineOf('Crocin')
    expect(line.queryByLabelText(/^Packs/)).toBeNull()
    await userEvent.click(line.getByRole('button', { name: 'Several batches of Crocin' }))
    await userEvent.type(line.getByLabelText('Batch 1'), 'A')
    await userEvent.type(line.getByLabelText('Expiry 1'), '01/28')
    await userEvent.click(line.getByRole('button', { name: 'R1 · 05/28' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sent()).toMatchObject([
        {
          lines: [
            {
              batches: [
                { number: 'A', expiry: '01/28', quantity: 2 },
                { number: 'R1', expiry: '05/28', quantity: 1 },
              ],
            },
          ],
        },
      ]),
    )
  })

  it('a scanned pack of another medicine is named, and not entered', async () => {
    const wysolone = buildLine('Wysolone', { barcodes: ['8901234567890'] })
    enter([buildOrder(1, [buildLine('Crocin'), wysolone])])
    const line = await lineOf('Crocin')
    await userEvent.type(line.getByLabelText('Batch'), `(01)${GTIN}(17)270930(10)XY9{Enter}`)
    expect((await line.findByRole('alert')).textContent).toBe('This pack is Wysolone.')
    expect(line.getByLabelText('Batch')).toHaveProperty('value', '')
    expect(line.getByLabelText('Expiry')).toHaveProperty('value', '')
  })

  it('a scan without a clear batch fills the expiry, and asks for the batch in the same field', async () => {
    enter([buildOrder(1, [buildLine('Crocin')])])
    const line = await lineOf('Crocin')
    await userEvent.type(line.getByLabelText('Batch'), `01${GTIN}1727093010XY9215K{Enter}`)
    expect((await line.findByRole('alert')).textContent).toContain('Please enter the batch number.')
    expect(line.getByLabelText('Expiry')).toHaveProperty('value', '09/27')
    await userEvent.keyboard('XY9{Enter}')
    expect(line.getByLabelText('Batch')).toHaveProperty('value', 'XY9')
    expect(line.queryByRole('alert')).toBeNull()
  })

  it.each([
    [`02${GTIN}17270930`, 'This is the code of a carton with Crocin. Please scan a single pack.'],
    ['8901234567890', NO_BATCH],
    ['CROCIN15', NO_BATCH],
    [
      'Please visit the web site of the maker of this pack.',
      /^This code could not be read: Please/,
    ],
  ])('the scan %s is not entered as a batch', async (scanned, warning) => {
    const barcodes = ['8901234567890', 'CROCIN15']
    enter([buildOrder(1, [buildLine('Crocin', { barcodes })])])
    const line = await lineOf('Crocin')
    await userEvent.type(line.getByLabelText('Batch'), `${scanned}{Enter}`)
    const { textContent } = await line.findByRole('alert')
    expect(textContent).toMatch(warning)
    expect(line.getByLabelText('Batch')).toHaveProperty('value', '')
  })

  it('the expiry is shown in words as it is typed', async () => {
    enter([buildOrder(1, [buildLine('Crocin')])])
    const line = await lineOf('Crocin')
    const field = line.getByLabelText('Expiry')
    expect(field.getAttribute('inputmode')).toBe('numeric')
    await userEvent.type(field, '0328')
    expect(line.getByText('March 2028')).toBeTruthy()
  })

  it('errors are shown beside their fields', async () => {
    const expiry = 'Expiry must be a month and a year, such as 03/27.'
    const packs = 'The batches of Crocin have 1 pack, but 2 are ordered.'
    enter([buildOrder(1, [buildLine('Crocin', { quantity: 2 })])], {
      SetOrderBatches: () => ({
        setOrderBatches: {
          order: null,
          userErrors: [
            { code: 'BAD_USER_INPUT', field: 'lines.0.batches.0.expiry', message: expiry },
            { code: 'BAD_USER_INPUT', field: 'lines.0.batches', message: packs },
          ],
        },
      }),
    })
    const line = await lineOf('Crocin')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const field = line.getByLabelText('Expiry')
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(line.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      expiry,
      packs,
    ])
    await userEvent.type(field, '1')
    expect(line.queryByRole('alert')).toBeNull()
  })

  it('a batch that expires soon is packed after a question', async () => {
    const message = 'Batch A expires on 30 November 2026. Do you want to pack it?'
    const one = buildOrder(1, [buildLine('Crocin')])
    enter([one], {
      SetOrderBatches: ({ input }) => ({
        setOrderBatches: {
          order: one,
          userErrors: input.confirmExpiringSoon
            ? []
            : [{ code: 'EXPIRES_SOON', field: 'lines.0.batches.0.expiry', message }],
        },
      }),
    })
    await lineOf('Crocin')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Expires soon' }))
    expect(dialog.getByText(message)).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Pack it' }))
    await waitFor(() =>
      expect(sent().map((input) => input.confirmExpiringSoon)).toEqual([false, true]),
    )
  })

  it('a change by a colleague is shown, and the next attempt is based on it', async () => {
    const one = buildOrder(1, [buildLine('Crocin')])
    const changed = { ...one, updatedAt: '2026-11-21T10:00:00.000Z' }
    const message = 'This order has changed. Please look at it again.'
    enter([one], {
      SetOrderBatches: ({ input }) => ({
        setOrderBatches: {
          order: changed,
          userErrors:
            input.seenUpdatedAt === changed.updatedAt
              ? []
              : [{ code: 'CHANGED_MEANWHILE', field: 'orderId', message }],
        },
      }),
    })
    await lineOf('Crocin')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Without batches: ORD-1')).toBeTruthy()
    await waitFor(() => expect(sent()).toHaveLength(2))
  })

  /** Opens the page with a server that stores batches, or fails, when the test says so. */
  function enterSlowly(orders: OrderToPack[]) {
    const waiting: { store: () => void; fail: () => void }[] = []
    enter(orders, {
      SetOrderBatches: ({ input }) =>
        new Promise((resolve, reject) => {
          const found = orders.find(({ id }) => id === input.orderId) ?? null
          const updatedAt = '2026-11-21T10:00:00.000Z'
          waiting.push({
            store: () =>
              resolve({
                setOrderBatches: { order: found && { ...found, updatedAt }, userErrors: [] },
              }),
            fail: () => reject(new TypeError('Failed to fetch')),
          })
        }),
    })
    return async () => {
      await waitFor(() => expect(waiting).toHaveLength(1))
      return waiting.splice(0)[0]
    }
  }

  const pack = (batch: string) => `]d201${GTIN}1727093010${batch}`

  it('packs that are scanned while an order is saved are entered into the next order', async () => {
    const orders = [
      buildOrder(1, [buildLine('Crocin')]),
      buildOrder(2, [buildLine('Dolo'), buildLine('Wysolone')]),
    ]
    const next = enterSlowly(orders)
    await lineOf('Crocin')
    await userEvent.click(screen.getByRole('button', { name: 'Save and next' }))
    await scan(pack('B1'), pack('B2'))
    ;(await next())?.store()
    const line = await lineOf('Dolo')
    await waitFor(() => expect(line.getByLabelText('Batch')).toHaveProperty('value', 'B1'))
    const save = screen.getByRole('button', { name: 'Save' })
    await waitFor(() => expect(document.activeElement).toBe(save))
    await userEvent.click(save)
    await next()
    const batches = (number: string) => [{ number, expiry: '09/27', quantity: 1 }]
    expect(sent()[1]?.lines).toEqual([
      { productId: 'Dolo', batches: batches('B1') },
      { productId: 'Wysolone', batches: batches('B2') },
    ])
  })

  it('a pack that is scanned while a save fails is entered into the same order', async () => {
    const next = enterSlowly([buildOrder(1, [buildLine('Crocin')])])
    const line = await lineOf('Crocin')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await scan(pack('B1'))
    ;(await next())?.fail()
    await waitFor(() => expect(line.getByLabelText('Batch')).toHaveProperty('value', 'B1'))
    await scan(pack('B2'))
    expect(board.toasts.at(-1)?.text).toBe('Not entered: all medicines have a batch.')
  })

  it('a batch that is entered while its order is saved stays, and is saved with the next attempt', async () => {
    const next = enterSlowly([buildOrder(1, [buildLine('Crocin'), buildLine('Dolo')])])
    const line = await lineOf('Dolo')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await userEvent.type(line.getByLabelText('Batch'), `${pack('B2')}{Enter}`)
    ;(await next())?.store()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save' }).ariaBusy).not.toBe('true'),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    ;(await next())?.store()
    expect(await screen.findByText(/^All batches|^Without batches/)).toBeTruthy()
    expect(sent()[1]).toMatchObject({
      lines: [{ productId: 'Crocin' }, { batches: [{ number: 'B2', expiry: '09/27' }] }],
      seenUpdatedAt: '2026-11-21T10:00:00.000Z',
    })
  })

  it('a pack that is scanned while the last order is saved is named as not entered', async () => {
    const next = enterSlowly([buildOrder(1, [buildLine('Crocin')])])
    await lineOf('Crocin')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await scan(pack('B1'))
    ;(await next())?.store()
    await waitFor(() =>
      expect(board.toasts.at(-1)?.text).toBe('Not entered: this was the last order.'),
    )
  })

  it('an admin corrects the batches of a delivered order with a reason', async () => {
    const batches = [{ number: 'A1', expiry: '03/28', quantity: 1 }]
    const message = 'Please say why its batches are corrected.'
    const delivered = buildOrder(1, [buildLine('Crocin', { batches })], { status: 'DELIVERED' })
    enter([delivered], {
      SetOrderBatches: ({ input }) => ({
        setOrderBatches: {
          order: { ...delivered, missingBatches: false },
          userErrors: input.reason ? [] : [{ code: 'BAD_USER_INPUT', field: 'reason', message }],
        },
      }),
    })
    const number = (await lineOf('Crocin')).getByLabelText('Batch')
    await userEvent.clear(number)
    await userEvent.type(number, 'B2')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(message)).toBeTruthy()
    await userEvent.type(screen.getByLabelText('Reason for the correction'), 'Misread')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('All batches are entered')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /packed/ })).toBeNull()
    expect(sent().at(-1)).toMatchObject({ reason: 'Misread', lines: [{ productId: 'Crocin' }] })
  })

  it('staff cannot correct the batches of a delivered order', async () => {
    enter([buildOrder(1, [buildLine('Crocin')], { status: 'DELIVERED' })], {}, 'STAFF')
    expect(await screen.findByText('No batches to enter')).toBeTruthy()
  })

  it.each([
    ['cancelled', buildOrder(1, [buildLine('Crocin')], { status: 'CANCELLED_BY_SELLER' })],
    ['without medicines', buildOrder(1, [buildLine('Rice', { medicine: null })])],
  ])('an order that is %s needs no batches', async (_what, one) => {
    enter([one])
    expect(await screen.findByText('No batches to enter')).toBeTruthy()
  })
})
