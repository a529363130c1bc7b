import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { buildCustomerRow } from '../../../test/customers.ts'
import { openDashboard } from '../../../test/dashboard.tsx'
import type { Handlers } from '../../../test/operations.ts'
import { money } from '../../../test/carts.ts'
import { describeOpenMoney } from './open-money.ts'

interface Rest {
  endCursor?: string | null
  searchHint?: string | null
}

const list = (
  nodes: ReturnType<typeof buildCustomerRow>[],
  { endCursor = null, searchHint = null }: Rest = {},
) => ({
  customers: {
    edges: nodes.map((node) => ({ cursor: node.id, node })),
    pageInfo: { hasNextPage: endCursor !== null, endCursor },
    searchHint,
  },
})

const enter = (ManageCustomers: Handlers['ManageCustomers'], at = '/dashboard/customers') =>
  openDashboard(at, { ManageCustomers })

describe('the list of customers', () => {
  it('the list links each customer, with orders, open amounts and the block', async () => {
    enter(() =>
      list([
        buildCustomerRow('u1', { isCashBlocked: true }),
        buildCustomerRow('u2', {
          ...{ name: 'Kamala', email: '', orderCount: 0, lastOrderAt: null },
          moneyOpen: { cashToCollect: money(0), toVerify: money(0), refundsDue: money(0) },
        }),
      ]),
    )
    const table = within(await screen.findByRole('table', { name: 'Customers' }))
    const link = await table.findByRole('link', { name: 'Asha Rao' })
    expect(link.getAttribute('href')).toBe('/dashboard/customers/u1')
    const [, first, second] = table.getAllByRole('row')
    expect(first?.textContent).toContain('Cash blocked')
    expect(first?.textContent).toContain('3 orders, last on 20 Nov 2026')
    expect(first?.textContent).toContain('₹120 to collect · ₹50 to verify')
    expect(second?.textContent).toContain('No email')
    expect(second?.textContent).toContain('No orders, joined on 1 Oct 2026')
    expect(second?.textContent).toContain('Nothing open')
  })

  it('the list searches when typing pauses, and says that nobody was found', async () => {
    enter(({ search }) => (search === 'zubin' ? list([]) : list([buildCustomerRow('u1')])))
    await screen.findByText('Asha Rao')
    await userEvent.type(screen.getByLabelText('Search for customers'), 'zubin')
    expect(await screen.findByText('Nobody matches “zubin”.')).toBeTruthy()
  })

  it('the list shows how to find more, with and without customers', async () => {
    const searchHint = 'Type at least 4 digits of a phone number.'
    enter(() => list([], { searchHint }), '/dashboard/customers?q=98')
    expect(await screen.findByText(searchHint)).toBeTruthy()
  })

  it('the list loads more', async () => {
    enter(({ after }) =>
      after
        ? list([buildCustomerRow('u2', { name: 'Ravi' })])
        : list([buildCustomerRow('u1')], { endCursor: 'u1' }),
    )
    await userEvent.click(await screen.findByRole('button', { name: /more/i }))
    expect(await screen.findByText('Ravi')).toBeTruthy()
    expect(screen.getByText('Asha Rao')).toBeTruthy()
  })

  it('the list of a new shop says that there are no customers yet', async () => {
    enter(() => list([]))
    expect(await screen.findByText('No customers yet')).toBeTruthy()
  })

  it('the list can be reloaded after a failure', async () => {
    let isDown = true
    enter(() =>
      isDown ? { errors: [{ message: 'The server is resting.' }] } : list([buildCustomerRow('u1')]),
    )
    expect(await screen.findByText('The server is resting.')).toBeTruthy()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Asha Rao')).toBeTruthy()
  })
})

it('open amounts of zero are left out', () => {
  const open = { cashToCollect: money(0), toVerify: money(0), refundsDue: money(3_000) }
  expect(describeOpenMoney(open)).toBe('₹30 to refund')
  expect(describeOpenMoney({ ...open, refundsDue: money(0) })).toBe('')
})
