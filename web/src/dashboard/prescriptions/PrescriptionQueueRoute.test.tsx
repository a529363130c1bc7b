import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { openDashboard } from '../../../test/dashboard.tsx'
import { place } from '../../../test/pages.tsx'
import {
  buildCheck,
  buildLine,
  buildOrderToCheck,
  buildQueue,
} from '../../../test/prescription-check.ts'
import type { Handlers } from '../../../test/operations.ts'

let board: ReturnType<typeof openDashboard>

/** A server whose queue holds these orders, which a test may change. */
function enter(orders: ReturnType<typeof buildOrderToCheck>[], more: Handlers = {}) {
  const server = { orders }
  board = openDashboard('/dashboard/prescriptions', {
    ManagePrescriptions: () => buildQueue(server.orders),
    ...more,
  })
  return server
}

const numbers = () => screen.queryAllByRole('heading', { level: 2 }).map((one) => one.textContent)
const asks = () => board.getVariables('ManagePrescriptions')
const link = (number: string) =>
  screen.findByRole('link', { name: `Check prescription of ${number}` })
function lookAgain() {
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

describe('the queue of prescriptions', () => {
  it('is for admins only', async () => {
    board = openDashboard('/dashboard/prescriptions', {}, 'USER')
    expect(await screen.findByText('Do not have permission')).toBeTruthy()
    expect(asks()).toEqual([])
  })

  it('shows number, age, customer, lines to check and a link to the check', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:05:00.000Z'), toFake: ['Date'] })
    enter([buildOrderToCheck(1), buildOrderToCheck(2, { lines: [buildLine('Azithral')] })])
    expect((await link('ORD-1')).getAttribute('href')).toBe('/dashboard/prescriptions/o1')
    expect(numbers()).toEqual(['ORD-1', 'ORD-2'])
    const [first, second] = within(
      screen.getByRole('list', { name: 'Prescriptions to check' }),
    ).getAllByRole('listitem')
    expect(first?.textContent).toBe('ORD-1Placed 3 hours agoAsha2 medicines to checkCheck')
    expect(second?.textContent).toContain('1 medicine to check')
  })

  it('says that nothing has to be checked, and leads to the register', async () => {
    enter([])
    expect(await screen.findByText('No prescriptions to check.')).toBeTruthy()
    const register = screen.getByRole('link', { name: 'Schedule H1 register' })
    expect(register.getAttribute('href')).toBe('/dashboard/prescriptions/register')
  })

  it("shows the server's message when it could not be loaded, and can be retried", async () => {
    let isDown = true
    enter([], {
      ManagePrescriptions: () =>
        isDown
          ? { errors: [{ message: 'The store is resting.' }] }
          : buildQueue([buildOrderToCheck(1)]),
    })
    expect(await screen.findByText('The store is resting.')).toBeTruthy()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await link('ORD-1')).toBeTruthy()
  })

  it('loads more when the end comes near', async () => {
    enter([], {
      ManagePrescriptions: ({ after }) =>
        after ? buildQueue([buildOrderToCheck(2)]) : buildQueue([buildOrderToCheck(1)], 'c1'),
    })
    await link('ORD-1')
    board.reachEnd()
    await link('ORD-2')
    expect(numbers()).toEqual(['ORD-1', 'ORD-2'])
    expect(asks().at(-1)).toEqual({ first: 20, after: 'c1' })
  })

  it('is up to date when the page is looked at again', async () => {
    const server = enter([buildOrderToCheck(1), buildOrderToCheck(2)])
    await link('ORD-1')
    server.orders = [buildOrderToCheck(2), buildOrderToCheck(3)]
    lookAgain()
    await link('ORD-3')
    expect(numbers()).toEqual(['ORD-2', 'ORD-3'])
  })

  it('asks again for as many orders as it shows', async () => {
    const orders = Array.from({ length: 25 }, (_, n) => buildOrderToCheck(n + 1))
    enter([], {
      ManagePrescriptions: ({ after, first }) =>
        after
          ? buildQueue(orders.slice(20))
          : buildQueue(orders.slice(0, first), first < 25 ? 'o20' : null),
    })
    await screen.findByText('ORD-1')
    board.reachEnd()
    await screen.findByText('ORD-25')
    lookAgain()
    await waitFor(() => expect(asks().at(-1)).toEqual({ first: 25, after: null }))
    expect(screen.getAllByText(/^ORD-/)).toHaveLength(25)
  })

  it('no longer lists an order that was checked', async () => {
    enter([buildOrderToCheck(1), buildOrderToCheck(2)])
    await link('ORD-1')
    act(() => {
      board.client.cache.modify({
        id: 'Order:o1',
        fields: { prescriptionCheck: () => buildCheck({ state: 'CHECKED' }) },
      })
    })
    await waitFor(() => expect(numbers()).toEqual(['ORD-2']))
  })

  it('leads to the check', async () => {
    enter([buildOrderToCheck(1)], { ManageOrderToCheck: () => ({ order: null }) })
    await userEvent.click(await link('ORD-1'))
    expect(place()).toBe('/dashboard/prescriptions/o1')
  })
})
