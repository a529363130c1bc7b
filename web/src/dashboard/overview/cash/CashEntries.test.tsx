import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { money } from '../../../../test/carts.ts'
import { openDashboard } from '../../../../test/dashboard.tsx'
import type { Handlers } from '../../../../test/operations.ts'
import { buildOverview } from '../../../../test/overviews.ts'
import { fill } from '../../../../test/store.tsx'
import type { CashDay } from './cash-amounts.ts'

const cash: CashDay = {
  day: '2026-11-25',
  version: 2,
  orders: 3,
  received: money(500_00),
  collectors: [
    {
      ...{ memberId: 'ravi', name: 'Ravi', orders: 3 },
      ...{ received: money(500_00), handedOver: money(300_00) },
    },
  ],
  handovers: [
    {
      ...{ id: 'h1', name: 'Ravi', amount: money(300_00), by: 'Meera' },
      at: '2026-11-25T12:40:00.000Z',
    },
  ],
  counts: [
    {
      ...{ expected: money(500_00), counted: money(480_00), reason: 'Wrong change', by: 'Meera' },
      at: '2026-11-25T15:40:00.000Z',
    },
  ],
}

const open = (handlers: Handlers = {}) =>
  openDashboard('/dashboard/overview', {
    ManageOverview: () => buildOverview(),
    ManageCashDay: () => ({ cashDay: cash }),
    ...handlers,
  })

const entries = async () =>
  within(await screen.findByRole('list', { name: 'Handed over and counted' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

it('the overview lists handovers and counts with times, people and differences', async () => {
  open()
  expect(await entries()).toEqual([
    '6:10 pm · Ravi handed ₹300 to Meera',
    '9:10 pm · Meera counted ₹480: ₹20 missingWrong change',
  ])
  expect(screen.getByText('3 orders, ₹200 to hand over')).toBeTruthy()
})

it('a handover proposes what the person has left', async () => {
  const shop = open({ RecordCashHandover: () => ({ recordCashHandover: { userErrors: [] } }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Record handover' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText('Amount in ₹')).toHaveProperty('value', '200')
  await userEvent.click(dialog.getByRole('button', { name: 'Record handover' }))
  expect(shop.getVariables('RecordCashHandover')).toEqual([
    { input: { day: '2026-11-25', seenVersion: 2, memberId: 'ravi', amount: 200_00 } },
  ])
})

it('a count shows the difference, and asks for its reason', async () => {
  const message = 'The counted amount differs by ₹20. Please enter the reason.'
  const userErrors = [{ code: 'BAD_USER_INPUT' as const, message, field: 'reason' }]
  const shop = open({ CloseCashDay: () => ({ closeCashDay: { userErrors } }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Count again' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByLabelText('Reason for the difference')).toBeNull()
  fill(dialog.getByLabelText('Counted amount in ₹'), '520')
  expect(dialog.getByText('₹20 too much.')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Close the day' }))
  expect(await dialog.findByText(message)).toBeTruthy()
  expect(shop.getVariables('CloseCashDay')).toEqual([
    {
      input: {
        ...{ day: '2026-11-25', seenVersion: 2, expected: 500_00, counted: 520_00, reason: '' },
      },
    },
  ])
})

it('a wrong handover can be removed', async () => {
  const shop = open({ RemoveCashHandover: () => ({ removeCashHandover: { userErrors: [] } }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove ₹300 from Ravi' }))
  expect(shop.getVariables('RemoveCashHandover')).toEqual([
    { input: { day: '2026-11-25', seenVersion: 2, handoverId: 'h1' } },
  ])
})
