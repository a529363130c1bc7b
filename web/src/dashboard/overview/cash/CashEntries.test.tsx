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
  ...{ float: money(0), received: money(500_00), paidBack: money(100_00) },
  ...{ expenses: money(150_00), handedOver: money(300_00), rest: money(-50_00) },
  collectors: [
    {
      ...{ memberId: 'ravi', name: 'Ravi', orders: 3 },
      ...{ received: money(500_00), paidBack: money(0), handedOver: money(300_00) },
    },
    {
      ...{ memberId: 'meera', name: 'Meera', orders: 0 },
      ...{ received: money(0), paidBack: money(100_00), handedOver: money(0) },
    },
  ],
  entries: [
    {
      ...{ id: 'h1', kind: 'HANDOVER', amount: money(300_00), note: '', name: 'Ravi' },
      ...{ at: '2026-11-25T12:40:00.000Z', by: 'Meera', struckAt: null, struckBy: null },
    },
    {
      ...{ id: 'e1', kind: 'EXPENSE', amount: money(150_00), note: 'bags', name: null },
      ...{ at: '2026-11-25T13:00:00.000Z', by: 'Meera', struckAt: null, struckBy: null },
    },
    {
      ...{ id: 'f1', kind: 'FLOAT', amount: money(900_00), note: '', name: null, by: 'Meera' },
      ...{ at: '2026-11-25T13:10:00.000Z', struckAt: '2026-11-25T13:20:00.000Z' },
      struckBy: 'Meera',
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
  within(await screen.findByRole('list', { name: 'Entries and counts' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

it('the overview lists entries and counts with times, people and differences, and shows a negative rest', async () => {
  open()
  expect(await entries()).toEqual([
    '6:10 pm · Ravi handed ₹300 to Meera',
    '6:30 pm · ₹150 for bags, recorded by Meera',
    '6:40 pm · ₹900 float, recorded by MeeraStruck out at 6:50 pm by Meera',
    '9:10 pm · Meera counted ₹480: ₹20 missingWrong change',
  ])
  expect(screen.getByText('3 orders, ₹200 to hand over')).toBeTruthy()
  expect(screen.getByText('0 orders, ₹100 paid back')).toBeTruthy()
  expect(screen.getByText('−₹50')).toBeTruthy()
  expect(screen.getByText('₹100 paid back, ₹150 spent, ₹300 handed over')).toBeTruthy()
})

it('a handover proposes what the person has left', async () => {
  const shop = open({ RecordCashEntry: () => ({ recordCashEntry: { userErrors: [] } }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Record handover' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText('Amount in ₹')).toHaveProperty('value', '200')
  await userEvent.click(dialog.getByRole('button', { name: 'Record handover' }))
  expect(shop.getVariables('RecordCashEntry')).toEqual([
    {
      input: {
        ...{ day: '2026-11-25', seenVersion: 2, kind: 'HANDOVER', memberId: 'ravi' },
        amount: 200_00,
      },
    },
  ])
})

it('the form for an expense says that the purpose is missing', async () => {
  const message = 'Enter what the expense was for.'
  const userErrors = [{ code: 'BAD_USER_INPUT' as const, message, field: 'note' }]
  const shop = open({ RecordCashEntry: () => ({ recordCashEntry: { userErrors } }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Record expense' }))
  const dialog = within(await screen.findByRole('dialog'))
  fill(dialog.getByLabelText('Amount in ₹'), '12.50')
  await userEvent.click(dialog.getByRole('button', { name: 'Record expense' }))
  expect(await dialog.findByText(message)).toBeTruthy()
  expect(shop.getVariables('RecordCashEntry')).toEqual([
    { input: { day: '2026-11-25', seenVersion: 2, kind: 'EXPENSE', amount: 12_50, note: '' } },
  ])
})

it('a count shows the difference, and asks for its reason', async () => {
  const message = 'The counted amount differs by ₹20. Please enter the reason.'
  const userErrors = [{ code: 'BAD_USER_INPUT' as const, message, field: 'reason' }]
  const shop = open({ CloseCashDay: () => ({ closeCashDay: { userErrors } }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Count again' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByLabelText('Reason for the difference')).toBeNull()
  expect(dialog.getByText('₹50 more was taken than was there.')).toBeTruthy()
  fill(dialog.getByLabelText('Counted amount in ₹'), '20')
  expect(dialog.getByText('₹70 too much.')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Close the day' }))
  expect(await dialog.findByText(message)).toBeTruthy()
  expect(shop.getVariables('CloseCashDay')).toEqual([
    {
      input: {
        ...{ day: '2026-11-25', seenVersion: 2, expected: -50_00, counted: 20_00, reason: '' },
      },
    },
  ])
})

it('a wrong entry can be struck out, once', async () => {
  const shop = open({ StrikeCashEntry: () => ({ strikeCashEntry: { userErrors: [] } }) })
  const name = /^Strike out/
  await screen.findAllByRole('button', { name })
  expect(screen.getAllByRole('button', { name })).toHaveLength(2)
  await userEvent.click(
    screen.getByRole('button', { name: 'Strike out Ravi handed ₹300 to Meera' }),
  )
  expect(shop.getVariables('StrikeCashEntry')).toEqual([
    { input: { day: '2026-11-25', seenVersion: 2, entryId: 'h1' } },
  ])
})
