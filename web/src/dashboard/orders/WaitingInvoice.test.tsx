import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { openDashboard } from '../../../test/dashboard.tsx'
import { buildManagedOrder } from '../../../test/managed-orders.ts'
// Loads it before the first test begins.
import './OrderNote.tsx'
import { fill } from '../../../test/store.tsx'

const waiting = buildManagedOrder({
  status: 'PACKED',
  invoiceWaits: true,
  invoiceWaitsFor: [{ productId: 'Milk' }, { productId: 'Curd' }],
})
const issued = buildManagedOrder({
  status: 'PACKED',
  documents: [{ id: 'd1', kind: 'TAX_INVOICE', number: 'T26-27/000001', amendments: [] }],
})
let sent: object[] = []
beforeEach(() => {
  sent = []
})

type UserErrors = { code: 'BAD_USER_INPUT'; message: string; field: string }[]

async function enter(userErrors: UserErrors, order = waiting) {
  openDashboard('/dashboard/orders-details/o1', {
    ManagedOrder: () => ({ order }),
    IssueInvoice: ({ input }) => {
      sent.push(input)
      return { issueInvoice: { order: userErrors.length > 0 ? waiting : issued, userErrors } }
    },
  })
  return within(await screen.findByRole('region', { name: 'Invoice' }))
}

it('a waiting invoice names its products, and is issued with their codes and rates', async () => {
  const card = await enter([])
  expect(
    card.getByText(
      'The invoice waits for the GST rate of Milk and Curd, and for an HSN code where one is required.',
    ),
  ).toBeTruthy()
  expect(card.getByRole('link', { name: 'Milk' }).getAttribute('href')).toBe(
    '/dashboard/product?q=Milk',
  )
  for (const [name, hsn, rate] of [
    ['Milk', '0401', '0'],
    ['Curd', '0403', '5'],
  ] as const) {
    const row = within(card.getByRole('group', { name }))
    fill(row.getByLabelText('HSN code'), hsn)
    fill(row.getByLabelText('GST rate in %'), rate)
  }
  await userEvent.click(card.getByRole('button', { name: 'Issue invoice' }))
  expect(await screen.findByRole('link', { name: 'T26-27/000001' })).toBeTruthy()
  expect(sent).toEqual([
    {
      orderId: 'o1',
      lines: [
        { productId: 'Milk', hsn: '0401', ratePercent: 0 },
        { productId: 'Curd', hsn: '0403', ratePercent: 5 },
      ],
      seenUpdatedAt: waiting.updatedAt,
    },
  ])
  expect(screen.queryByRole('region', { name: 'Invoice' })).toBeNull()
})

it('a waiting invoice is not sent without rates, and shows the errors of the server', async () => {
  const message = 'HSN code must have 4, 6 or 8 digits.'
  const card = await enter([{ code: 'BAD_USER_INPUT', message, field: 'lines.1.hsn' }])
  await userEvent.click(card.getByRole('button', { name: 'Issue invoice' }))
  expect(card.getAllByText('Enter the GST rate in percent, such as 5.')).toHaveLength(2)
  expect(sent).toEqual([])
  for (const select of card.getAllByLabelText('GST rate in %')) {
    await userEvent.type(select, '5')
  }
  await userEvent.click(card.getByRole('button', { name: 'Issue invoice' }))
  const curd = within(card.getByRole('group', { name: 'Curd' }))
  expect(await curd.findByText(message)).toBeTruthy()
})

it('an invoice whose products have got their rates since is issued with one press', async () => {
  const card = await enter([], { ...waiting, invoiceWaitsFor: [] })
  expect(card.getByText(/^All products have their GST rates now/)).toBeTruthy()
  expect(card.queryByRole('textbox')).toBeNull()
  await userEvent.click(card.getByRole('button', { name: 'Issue invoice' }))
  expect(await screen.findByRole('link', { name: 'T26-27/000001' })).toBeTruthy()
  expect(sent).toEqual([{ orderId: 'o1', lines: [], seenUpdatedAt: waiting.updatedAt }])
})
