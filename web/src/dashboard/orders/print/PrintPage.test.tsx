import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openDashboard } from '../../../../test/dashboard.tsx'
import { managedOrder } from '../../../../test/managed-orders.ts'

it('the order details link to the address label and the pick list, and these link back', async () => {
  const board = openDashboard('/dashboard/orders-details/o1', {
    ManagedOrder: () => ({ order: managedOrder }),
    ManageAddressLabels: () => ({ ordersById: [] }),
    ManagePickList: () => ({
      pickList: { orderCount: 1, totalQuantity: 0, groups: [] },
    }),
  })
  await userEvent.click(await screen.findByRole('link', { name: 'Address label' }))
  await userEvent.click(await screen.findByRole('link', { name: 'Pick list' }))
  await screen.findByRole('link', { name: 'Address labels' })
  expect(board.getVariables('ManageAddressLabels')).toEqual([{ orderIds: ['o1'] }])
  expect(board.getVariables('ManagePickList')).toEqual([{ orderIds: ['o1'] }])
  await userEvent.click(screen.getByRole('link', { name: 'Order Details' }))
  await screen.findByRole('button', { name: 'Update Status' })
})
