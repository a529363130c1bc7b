import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openDashboard } from '../../../test/dashboard.tsx'
import type { RecallSource } from '../../apollo/schema-types.generated.ts'
import { buildOrder } from '../../../test/orders.ts'
import type { RecallRow_OrderFragment } from './recall/RecallRow.generated.ts'

const packs = (name: string, found: RecallSource) => ({
  ...{ productId: name, name, expiry: '03/27', quantity: 2, found },
})

const found: RecallRow_OrderFragment = {
  ...buildOrder({ id: 'o1', number: 'ORD-1', status: 'DELIVERED' }),
  customer: { id: 'u1', name: 'Asha' },
  recalledPacks: [packs('Crocin', 'PACKED'), packs('Dolo', 'DOCUMENT')],
}

function enter(orders: RecallRow_OrderFragment[]) {
  return openDashboard('/dashboard/recall', {
    ManageRecall: () => ({
      ordersWithBatch: {
        edges: orders.map((node) => ({ cursor: node.id, node })),
        pageInfo: { hasNextPage: false, endCursor: null },
      },
    }),
  })
}

async function search(batch: string) {
  await userEvent.type(await screen.findByLabelText('Batch number'), `${batch}{Enter}`)
}

it('a recall lists the orders of a batch with their packs and telephone numbers', async () => {
  const { getVariables } = enter([found])
  await search(' ab12 ')
  const table = within(await screen.findByRole('table', { name: 'Orders with this batch' }))
  const cells = table.getAllByRole('cell').map(({ textContent }) => textContent)
  expect(cells).toEqual([
    ...['ORD-1', '21 Nov 2026', 'Delivered'],
    'Crocin, expiry 03/27: 2 packsDolo, expiry 03/27: 2 packs (on the bill, later corrected)',
    ...['Asha', '98765 43210'],
  ])
  expect(table.getByRole('link', { name: '98765 43210' }).getAttribute('href')).toMatch(/^tel:/)
  expect(table.getByRole('link', { name: 'ORD-1' }).getAttribute('href')).toBe(
    '/dashboard/orders-details/o1',
  )
  expect(getVariables('ManageRecall')).toEqual([{ batch: 'AB12' }])
})

it('a recall says that no order has the batch', async () => {
  enter([])
  await search('X')
  expect(await screen.findByText('No orders found')).toBeTruthy()
})
