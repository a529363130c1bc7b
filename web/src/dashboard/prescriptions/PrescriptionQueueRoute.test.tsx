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

/** Opens a queue that holds these orders, which a test may change. */
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

describe('the prescription queue', () => {
  it('the prescription queue is for admins only', async () => {
    board = openDashboard('/dashboard/prescriptions', {}, 'USER')
    expect(await screen.findByText('Do not have permission')).toBeTruthy()
    expect(asks()).toEqual([])
  })

  it('the prescription queue shows number, age, customer, medicines to check and a link to the check', async () => {
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

  it('the prescription queue shows that there is nothing to check, and links to the register and the recall', async () => {
    enter([])
    expect(await screen.findByText('No prescriptions to check.')).toBeTruthy()
    const register = screen.getByRole('link', { name: 'Schedule H1 register' })
    expect(register.getAttribute('href')).toBe('/dashboard/prescriptions/register')
    const recall = screen.getByRole('link', { name: 'Recall and bills' })
    expect(recall.getAttribute('href')).toBe('/dashboard/recall')
  })

  it("the prescription queue shows the server's message when it could not be loaded, and can retry", async () => {
    let isDown = true
    enter([], {
      ManagePrescriptions: () =>
        isDown
          ? { errors: [{ message: 'The server is resting.' }] }
          : buildQueue([buildOrderToCheck(1)]),
    })
    expect(await screen.findByText('The server is resting.')).toBeTruthy()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await link('ORD-1')).toBeTruthy()
  })

  it('the prescription queue loads more near its end', async () => {
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

  it('the prescription queue reloads when the user returns to the page', async () => {
    const server = enter([buildOrderToCheck(1), buildOrderToCheck(2)])
    await link('ORD-1')
    server.orders = [buildOrderToCheck(2), buildOrderToCheck(3)]
    lookAgain()
    await link('ORD-3')
    expect(numbers()).toEqual(['ORD-2', 'ORD-3'])
  })

  it('the prescription queue reloads as many orders as it shows', async () => {
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

  it('the prescription queue no longer lists an order that was checked', async () => {
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

  it('the prescription queue links to the check', async () => {
    enter([buildOrderToCheck(1)], { ManageOrderToCheck: () => ({ order: null }) })
    await userEvent.click(await link('ORD-1'))
    expect(place()).toBe('/dashboard/prescriptions/o1')
  })
})
