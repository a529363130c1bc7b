import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { money } from '../../../../test/carts.ts'
import {
  buildChangedOrder,
  buildSubstitute,
  openOrder,
  orderedMilk,
  packed,
} from '../../../../test/changed-items.tsx'
import { userError } from '../../../../test/errors.ts'
import { line } from '../../../../test/managed-orders.ts'
import { fill } from '../../../../test/store.tsx'

const cheap = buildSubstitute('Toned milk', 2_500)
const dear = buildSubstitute('Ghee', 9_000)

let board: ReturnType<typeof openOrder>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Change items' }))
const press = async (name: string) =>
  userEvent.click((await dialog()).getByRole('button', { name }))
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const sent = (name: 'ChangeOrderLine' | 'ProposeOrderChange') =>
  board.getVariables(name).map(({ input }) => input)

async function openMilk() {
  await userEvent.click(await screen.findByRole('button', { name: 'Missing items: Milk' }))
  return dialog()
}

/** Opens the dialog, and chooses a substitute that the search finds. */
async function openSubstitute(name: RegExp) {
  const form = await openMilk()
  await userEvent.click(form.getByRole('radio', { name: 'Replace' }))
  fill(form.getByLabelText('Find a substitute'), 'milk')
  await userEvent.click(await form.findByRole('radio', { name }))
  return form
}

const seen = { orderId: 'o1', productId: 'Milk', seenUpdatedAt: '2026-11-21T10:00:00.000Z' }

it('Enter in the search for a substitute selects the text, so that the next scan replaces it', async () => {
  board = openOrder({})
  const form = await openMilk()
  await userEvent.click(form.getByRole('radio', { name: 'Replace' }))
  const box = form.getByLabelText('Find a substitute')
  fill(box, '8901234567890')
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(box).toMatchObject({ selectionStart: 0, selectionEnd: 13 })
})

describe('leaving items out', () => {
  it('the page shows the lines of the reply after items were left out, without loading the order again', async () => {
    const change = { at: seen.seenUpdatedAt, by: 'Meera', productId: 'Milk', name: 'Milk' }
    board = openOrder({}, () => ({
      order: buildChangedOrder({
        lines: [orderedMilk(1), line('Toned milk', 1)],
        changes: [{ ...change, from: 3, to: 1, how: 'DIRECT', substitute: null }],
        updatedAt: '2026-11-21T11:00:00.000Z',
      }),
      userErrors: [],
    }))
    const form = await openMilk()
    expect(form.getByText('New total: ₹27')).toBeTruthy()
    await press('Increase quantity of Milk that stays')
    expect(form.getByText('2 of 3 pieces missing')).toBeTruthy()
    expect(form.getByText('New total: ₹54')).toBeTruthy()
    expect(form.getByText('The customer pays ₹54 less in cash.')).toBeTruthy()
    await press('Leave out')
    await closed()
    expect(sent('ChangeOrderLine')).toEqual([
      { ...seen, quantity: 1, substitute: null, agreed: false },
    ])
    expect(board.toasts).toEqual([{ kind: 'success', text: 'Order changed' }])
    const items = within(screen.getByText('Items').closest('section') ?? document.body)
    expect(items.getAllByText(/^× \d$/).map((text) => text.textContent)).toEqual(['× 1', '× 1'])
    expect(items.getByText('Toned milk')).toBeTruthy()
    expect(items.queryByText('Curd')).toBeNull()
    expect(await screen.findByText('Meera changed Milk from 3 to 1')).toBeTruthy()
    expect(board.getRequests('ManagedOrder')).toHaveLength(1)
  })

  it('prescribed items can be left out, but not replaced', async () => {
    board = openOrder({ lines: [{ ...orderedMilk(1), schedule: 'H' }, line('Curd', 1)] })
    const form = await openMilk()
    expect(form.getByText(/was prescribed\. It can be left out, but not replaced/)).toBeTruthy()
    expect(form.queryByRole('radio')).toBeNull()
    await press('Leave out')
    await closed()
    expect(sent('ChangeOrderLine')).toMatchObject([{ quantity: 0, substitute: null }])
  })

  it('the dialog warns that an order without items is cancelled, and the focus stays on the page', async () => {
    const emptied = buildChangedOrder({
      ...{ lines: [], status: 'CANCELLED_BY_SELLER', linesChangeable: false },
    })
    board = openOrder({ lines: [orderedMilk(1)] }, () => ({ order: emptied, userErrors: [] }))
    const form = await openMilk()
    expect(form.getByText(/last product, so the order is cancelled/)).toBeTruthy()
    await press('Leave out and cancel')
    await closed()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('ORD-1'))
  })
})

describe('replacing items', () => {
  it('with the choice REPLACE, a substitute that costs no more replaces the items at once', async () => {
    board = openOrder({ ifItemMissing: 'REPLACE' }, undefined, [cheap])
    const form = await openSubstitute(/Toned milk/)
    expect(form.getByText('Replace it with something similar')).toBeTruthy()
    expect(form.getByText('₹25 (₹2 cheaper) · 5 in stock')).toBeTruthy()
    expect(form.getByRole('button', { name: 'Ask the customer' })).toBeTruthy()
    await press('Replace')
    await closed()
    expect(sent('ChangeOrderLine')).toEqual([
      { ...seen, quantity: 0, substitute: { productId: 'Toned milk', quantity: 3 }, agreed: false },
    ])
  })

  it('with the choice CALL, the dialog shows the phone number, and the yes by telephone is recorded', async () => {
    board = openOrder({ ifItemMissing: 'CALL' }, undefined, [cheap])
    const form = await openSubstitute(/Toned milk/)
    expect(form.getByRole('link', { name: '98765 43210' }).getAttribute('href')).toBe(
      'tel:9876543210',
    )
    expect(form.queryByRole('button', { name: 'Replace' })).toBeNull()
    await userEvent.click(form.getByRole('checkbox', { name: 'Agreed by telephone' }))
    await press('Decrease quantity of Toned milk')
    expect(form.getByText('New total: ₹77')).toBeTruthy()
    await press('Replace')
    await closed()
    expect(sent('ChangeOrderLine')).toMatchObject([{ agreed: true, substitute: { quantity: 2 } }])
  })

  it('with the choice LEAVE_OUT, the customer is asked, and the line waits for the answer', async () => {
    board = openOrder({}, undefined, [cheap])
    const form = await openSubstitute(/Toned milk/)
    expect(await form.findByText(/has 12 minutes to answer\. Without an answer, the/)).toBeTruthy()
    await press('Ask the customer')
    await closed()
    expect(sent('ProposeOrderChange')).toEqual([
      { ...seen, quantity: 0, substitute: { productId: 'Toned milk', quantity: 3 } },
    ])
    expect(await screen.findByText('3 × Milk → 3 × Toned milk')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Missing items: Milk' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Missing items: Curd' })).toBeTruthy()
  })

  it('dearer products are found only on request, and need a question even with the choice REPLACE', async () => {
    board = openOrder({ ifItemMissing: 'REPLACE' }, undefined, [cheap, dear])
    const form = await openSubstitute(/Toned milk/)
    expect(form.queryByText(/Ghee/)).toBeNull()
    await userEvent.click(form.getByRole('checkbox', { name: /^Only products for at most ₹27/ }))
    await userEvent.click(await form.findByRole('radio', { name: /Ghee/ }))
    expect(form.getByText('₹90 (₹63 dearer) · 5 in stock')).toBeTruthy()
    expect(form.getByText('The customer pays ₹189 more in cash.')).toBeTruthy()
    expect(form.queryByRole('button', { name: 'Replace' })).toBeNull()
  })

  it('the search leaves out prescribed products, and nothing is sent without a substitute', async () => {
    board = openOrder({}, undefined, [{ ...cheap, prescriptionRequired: true }])
    const form = await openMilk()
    await userEvent.click(form.getByRole('radio', { name: 'Replace' }))
    expect(form.getByText('Enter a name, or scan a barcode.')).toBeTruthy()
    fill(form.getByLabelText('Find a substitute'), 'milk')
    expect(await form.findByText('Nothing in stock for at most ₹27 matches “milk”.')).toBeTruthy()
    await press('Ask the customer')
    expect(form.getByText('Choose the product that replaces the missing pieces.')).toBeTruthy()
    await userEvent.click(form.getByRole('checkbox', { name: 'Agreed by telephone' }))
    await press('Replace')
    expect(form.getByText('Choose the product that replaces the missing pieces.')).toBeTruthy()
    expect([...sent('ProposeOrderChange'), ...sent('ChangeOrderLine')]).toEqual([])
  })

  it('the search says that it failed', async () => {
    board = openOrder({}, undefined, 'offline')
    const form = await openMilk()
    await userEvent.click(form.getByRole('radio', { name: 'Replace' }))
    fill(form.getByLabelText('Find a substitute'), 'milk')
    expect(await form.findByText(/connection|went wrong|try again/i)).toBeTruthy()
  })
})

describe("the server's errors", () => {
  it.each([
    ['BAD_USER_INPUT', 'quantity'],
    ['NOT_FOUND', 'productId'],
    ['BAD_USER_INPUT', 'orderId'],
    ['NOT_ENOUGH_STOCK', 'substitute'],
    ['BAD_USER_INPUT', 'substitute.quantity'],
    ['BAD_USER_INPUT', 'agreed'],
  ] as const)('the dialog shows %s at the field %s', async (code, field) => {
    const order = buildChangedOrder({ ifItemMissing: 'REPLACE' })
    const refusal = { order, userErrors: [userError(code, 'It is not possible.', field)] }
    board = openOrder({ ifItemMissing: 'REPLACE' }, () => refusal, [cheap])
    const form = await openSubstitute(/Toned milk/)
    await press('Replace')
    expect((await form.findByRole('alert')).textContent).toBe('It is not possible.')
    expect(board.toasts).toEqual([])
    await press('Decrease quantity of Toned milk')
    expect(form.queryByRole('alert')).toBeNull()
  })

  const updatedAt = '2026-11-21T11:00:00.000Z'
  const message = 'This order has changed: its items were changed.'
  const userErrors = [userError('CHANGED_MEANWHILE', message, 'orderId')]

  it('the dialog explains that a colleague has changed the line, and changes what is left of it', async () => {
    const order = buildChangedOrder({ lines: [orderedMilk(2), line('Curd', 1)], updatedAt })
    board = openOrder({}, ({ seenUpdatedAt }) =>
      seenUpdatedAt === updatedAt ? { order, userErrors: [] } : { order, userErrors },
    )
    const form = await openMilk()
    await press('Leave out')
    expect((await form.findByRole('alert')).textContent).toBe(message)
    expect(form.getByText('2 of 2 pieces missing')).toBeTruthy()
    await press('Leave out')
    await closed()
    expect(sent('ChangeOrderLine')).toMatchObject([
      { seenUpdatedAt: seen.seenUpdatedAt },
      { seenUpdatedAt: updatedAt },
    ])
  })

  it.each([
    [{ lines: [line('Curd', 1)] }, 'Milk is no longer in this order.'],
    [
      { status: 'CANCELLED_BY_SHOPPER' as const, linesChangeable: false },
      'This order’s items can no longer be changed.',
    ],
  ])('the dialog says that there is nothing left to change: %o', async (changes, text) => {
    board = openOrder({}, () => ({
      order: buildChangedOrder({ ...changes, updatedAt }),
      userErrors,
    }))
    const form = await openMilk()
    await press('Leave out')
    expect((await form.findByRole('alert')).textContent).toBe(text)
    await userEvent.click(form.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body)
    await closed()
  })
})

describe('open proposals', () => {
  const proposal = {
    ...{ id: 'p1', by: 'Meera', withoutAnswer: 'LEFT_OUT' as const },
    expiresAt: '2020-11-21T10:00:00.000Z',
    missing: { productId: 'Milk', name: 'Milk', quantity: 2 },
    substitute: { name: 'Toned milk', quantity: 2 },
  }

  beforeEach(() => {
    board = openOrder({ proposals: [proposal] })
  })

  it('an open proposal says what it is about, and is withdrawn', async () => {
    const card = within(
      await screen.findByRole('region', { name: 'The customer is asked about Milk' }),
    )
    expect(card.getByText('2 × Milk → 2 × Toned milk')).toBeTruthy()
    expect(
      card.getByText('Proposed by Meera. The time is over. Without an answer, it’s left out.'),
    ).toBeTruthy()
    await userEvent.click(card.getByRole('button', { name: 'Withdraw the proposal for Milk' }))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('ORD-1'))
    expect(screen.queryByRole('region', { name: /^The customer is asked/ })).toBeNull()
    expect(board.getVariables('WithdrawProposal').map(({ input }) => input)).toEqual([
      { orderId: 'o1', proposalId: 'p1', seenUpdatedAt: seen.seenUpdatedAt },
    ])
  })
})

it('an order that can no longer be changed has no buttons for missing items', async () => {
  board = openOrder({ status: 'PACKED', linesChangeable: false, total: money(0) })
  await screen.findByText('ORD-1')
  expect(screen.queryByRole('button', { name: /^Missing items/ })).toBeNull()
})

it('a packed order is unpacked after a dialog that says what follows, and its items can be changed', async () => {
  board = openOrder(packed)
  await userEvent.click(await screen.findByRole('button', { name: 'Unpack to change items' }))
  expect(screen.queryByRole('button', { name: /^Missing items/ })).toBeNull()
  const question = within(await screen.findByRole('alertdialog', { name: 'Unpack this order?' }))
  expect(question.getByText(/credit note.*Pack the order again.*new invoice/)).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: 'Unpack' }))
  expect(await screen.findByRole('button', { name: 'Missing items: Milk' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Unpack to change items' })).toBeNull()
  expect(board.getVariables('UnpackOrder')).toEqual([
    { input: { orderId: 'o1', seenUpdatedAt: seen.seenUpdatedAt } },
  ])
  expect(document.activeElement?.textContent).toBe('ORD-1')
})
