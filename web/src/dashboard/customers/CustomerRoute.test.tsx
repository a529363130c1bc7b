import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { buildAddress } from '../../../test/addresses.ts'
import { buildCustomer, buildOrders } from '../../../test/customers.ts'
import { openDashboard } from '../../../test/dashboard.tsx'
import { userError } from '../../../test/errors.ts'
import type { Handlers } from '../../../test/operations.ts'

const PATH = '/dashboard/customers/u1'
const MEERA = { at: '2026-11-21T09:30:00.000Z', by: 'Meera' }
const noMore = { hasNextPage: false, endCursor: null }
const changed = [userError('CHANGED_MEANWHILE', 'A colleague has changed it.', 'version')]

const enter = (customer = buildCustomer(), handlers: Handlers = {}) =>
  openDashboard(PATH, { ManageCustomer: () => ({ customer }), ...handlers })

const section = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title })
  return within(heading.parentElement ?? document.body)
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const noteBox = () => screen.findByLabelText('Note for the team')
const typeNote = async (text: string) => userEvent.type(await noteBox(), text)

describe('the page of a customer', () => {
  it('the page has contact, amounts, orders and who has seen it, and says that opening is recorded', async () => {
    enter()
    expect(await screen.findByRole('heading', { name: 'Asha Rao', level: 1 })).toBeTruthy()
    expect(screen.getByText(/Opening this page is recorded/)).toBeTruthy()
    const call = screen.getByRole('link', { name: 'Call 98765 43210' })
    expect(call.getAttribute('href')).toBe('tel:9876543210')
    expect(screen.getByRole('link', { name: 'asha@example.in' })).toBeTruthy()
    expect((await section('Open amounts')).getByText('₹120')).toBeTruthy()
    const order = screen.getByRole('link', { name: 'ORD-1' })
    expect(order.getAttribute('href')).toBe('/dashboard/orders-details/ORD-1')
    expect((await section('Seen by')).getByText('Meera')).toBeTruthy()
  })

  it('the page shows a customer without email, phone, orders and addresses', async () => {
    enter(buildCustomer({ email: '', mobile: '', orders: buildOrders([]) }))
    for (const text of ['No email', 'No number', 'No orders yet.', 'No address is saved.']) {
      expect(await screen.findByText(text)).toBeTruthy()
    }
  })

  it('the page calls the number of an address if the account has none', async () => {
    enter(buildCustomer({ mobile: '', addresses: [buildAddress('home')] }))
    expect(await screen.findByRole('link', { name: /^Call/ })).toBeTruthy()
  })

  it('the page loads more orders', async () => {
    const first = buildCustomer({ orders: buildOrders(['ORD-1'], 'ORD-1') })
    const rest = buildCustomer({ orders: buildOrders(['ORD-2']) })
    openDashboard(PATH, { ManageCustomer: ({ after }) => ({ customer: after ? rest : first }) })
    await press('Show more')
    expect(await screen.findByText('ORD-2')).toBeTruthy()
    expect(screen.getByText('ORD-1')).toBeTruthy()
  })

  it('the page of an unknown customer says that it does not exist', async () => {
    openDashboard(PATH, { ManageCustomer: () => ({ customer: null }) })
    await waitFor(() => expect(document.title).toContain('Not found'))
  })

  it('the page can be reloaded after a failure', async () => {
    let isDown = true
    openDashboard(PATH, {
      ManageCustomer: () =>
        isDown
          ? { errors: [{ message: 'The server is resting.' }] }
          : { customer: buildCustomer() },
    })
    expect(await screen.findByText('The server is resting.')).toBeTruthy()
    isDown = false
    await press('Retry')
    expect(await screen.findByText('ORD-1')).toBeTruthy()
  })
})

describe('the note', () => {
  it('a note is saved with the version that was seen, and the form says so', async () => {
    const { getVariables } = enter(buildCustomer({ version: 4 }), {
      SetCustomerNote: ({ input }) => ({
        setCustomerNote: {
          customer: buildCustomer({ note: input.note, version: 5 }),
          userErrors: [],
        },
      }),
    })
    await press('Save note')
    await typeNote('Rings twice')
    expect(screen.getByText('Not saved yet')).toBeTruthy()
    await press('Save note')
    expect(await screen.findByText('Saved')).toBeTruthy()
    expect(getVariables('SetCustomerNote')).toEqual([
      { input: { customerId: 'u1', version: 4, note: 'Rings twice' } },
    ])
  })

  it("a note that meets a colleague's note is kept in the form, and the other one is shown", async () => {
    let isFirst = true
    const { getVariables } = enter(buildCustomer({ version: 1 }), {
      SetCustomerNote: ({ input }) => {
        const customer = buildCustomer({ note: isFirst ? 'Theirs' : input.note, version: 2 })
        const userErrors = isFirst ? changed : []
        isFirst = false
        return { setCustomerNote: { customer, userErrors } }
      },
    })
    await typeNote('Mine')
    await press('Save note')
    expect((await screen.findByRole('alert')).textContent).toContain('“Theirs”')
    expect(await noteBox()).toHaveProperty('value', 'Mine')
    await press('Save note')
    expect(await screen.findByText('Saved')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(getVariables('SetCustomerNote').map(({ input: { version } }) => version)).toEqual([1, 2])
  })

  it.each([
    ["the version before a colleague's note that arrived while the admin was typing", 'Theirs', 1],
    ['the version after a block, which leaves the note as it was', '', 2],
  ])('a note is sent with %s', async (_what, note, version) => {
    const { client, getVariables } = enter(buildCustomer({ version: 1 }), {
      SetCustomerNote: () => ({
        setCustomerNote: { customer: buildCustomer({ note: 'Mine', version: 3 }), userErrors: [] },
      }),
    })
    await typeNote('Mine')
    act(() => {
      const fields = { note: () => note, version: () => 2 }
      client.cache.modify({ id: 'Customer:u1', fields })
    })
    await press('Save note')
    await screen.findByText('Saved')
    expect(getVariables('SetCustomerNote')).toMatchObject([{ input: { version } }])
  })

  it('a note that the server rejects is shown with the reason', async () => {
    enter(buildCustomer(), {
      SetCustomerNote: () => ({
        setCustomerNote: {
          customer: buildCustomer(),
          userErrors: [userError('BAD_USER_INPUT', 'Note is too long.', 'note')],
        },
      }),
    })
    await typeNote('x')
    await press('Save note')
    expect(await screen.findByText('Note is too long.')).toBeTruthy()
  })
})

describe('the block of cash', () => {
  const cashBlock = { reason: 'Not at home twice', ...MEERA }
  const blocked = buildCustomer({
    ...{ cashBlock, version: 1 },
    cashBlockChanges: [{ isBlocked: true, ...cashBlock }],
  })
  const allowed = buildCustomer({
    ...{ cashBlock: null, version: 2 },
    cashBlockChanges: [
      { isBlocked: false, reason: '', ...MEERA, at: '2026-11-21T10:30:00.000Z' },
      { isBlocked: true, ...cashBlock },
    ],
  })

  it('cash is blocked with a reason', async () => {
    const { getVariables, toasts } = enter(buildCustomer(), {
      BlockCash: () => ({ blockCash: { customer: blocked, userErrors: [] } }),
    })
    await press('Block cash …')
    await press('Not at home twice')
    await press('Block cash')
    expect(await screen.findByText('Cash is blocked.')).toBeTruthy()
    expect(screen.getByText('Cash blocked')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(getVariables('BlockCash')).toEqual([
      { input: { customerId: 'u1', version: 0, reason: 'Not at home twice' } },
    ])
    expect(toasts).toEqual([{ kind: 'success', text: 'Cash is blocked' }])
  })

  it('the dialog shows why a block was rejected, and stays open', async () => {
    enter(buildCustomer(), {
      BlockCash: ({ input }) => ({
        blockCash: {
          customer: buildCustomer({ version: 3 }),
          userErrors:
            input.version === 3
              ? [userError('BAD_USER_INPUT', 'Reason is required.', 'reason')]
              : changed,
        },
      }),
    })
    await press('Block cash …')
    await press('Block cash')
    expect(await screen.findByText('A colleague has changed it.')).toBeTruthy()
    await press('Block cash')
    expect(await screen.findByText('Reason is required.')).toBeTruthy()
  })

  it('cash is allowed again, and the page lists who has blocked it before', async () => {
    enter(blocked, { UnblockCash: () => ({ unblockCash: { customer: allowed, userErrors: [] } }) })
    await press('Allow cash again')
    expect(await screen.findByText('Blocked: Not at home twice')).toBeTruthy()
    expect(screen.getByText('Allowed again')).toBeTruthy()
    expect(screen.queryByText('Cash blocked')).toBeNull()
  })
})

describe('the personal data of a customer whom the team has added', () => {
  const added = buildCustomer({ hasLogin: false, email: '' })
  const answer = (...messages: string[]) => ({
    customer: null,
    userErrors: messages.map((message) => userError('BAD_USER_INPUT', message, 'phone')),
  })

  it('the page offers nothing for customers with a login', async () => {
    enter()
    await section('Contact')
    expect(screen.queryByRole('button', { name: 'Personal data' })).toBeNull()
  })

  it('name and number are corrected with the ones that were seen, and errors stay beside them', async () => {
    const answers = [answer('Enter ten digits.')]
    const { getVariables, toasts } = enter(added, {
      CorrectCustomer: () => ({ correctCustomer: answers.pop() ?? answer() }),
    })
    await press('Personal data')
    const name = await screen.findByLabelText('Name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Asha R')
    await press('Save')
    expect(await screen.findByText('Enter ten digits.')).toBeTruthy()
    await press('Save')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(getVariables('CorrectCustomer')[1]).toEqual({
      input: {
        ...{ customerId: 'u1', name: 'Asha R', phone: added.mobile },
        ...{ seenName: added.name, seenPhone: added.mobile },
      },
    })
    expect(toasts.at(-1)).toMatchObject({ text: 'Contact corrected' })
  })

  it('deleting asks first, and leads to the list of customers', async () => {
    const { getVariables } = enter(added, {
      DeleteCustomer: () => ({ deleteCustomer: { userErrors: [] } }),
      ManageCustomers: () => ({ customers: { edges: [], pageInfo: noMore, searchHint: null } }),
    })
    await press('Personal data')
    await press('Delete')
    await press('Delete data')
    expect(await screen.findByRole('heading', { name: 'Customers', level: 1 })).toBeTruthy()
    expect(getVariables('DeleteCustomer')).toEqual([{ input: { customerId: 'u1' } }])
  })
})
