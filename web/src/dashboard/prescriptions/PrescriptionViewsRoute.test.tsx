import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openDashboard } from '../../../test/dashboard.tsx'
import type { Handlers } from '../../../test/operations.ts'
import type { ManagePrescriptionViewsQuery } from './PrescriptionViews.generated.ts'

type View = ManagePrescriptionViewsQuery['prescriptionViews']['edges'][number]['node']

const view = (id: string, changes: Partial<View> = {}): View => ({
  ...{ id, at: '2026-11-21T09:30:00.000Z', viewedBy: 'Meera', customer: 'Asha' },
  prescription: { id: `p-${id}`, type: 'PICTURE', uploadedAt: '2026-11-20T09:00:00.000Z' },
  orderNumbers: ['ORD-2', 'ORD-1'],
  ...changes,
})

const page = (nodes: View[], endCursor: string | null = null) => ({
  prescriptionViews: {
    edges: nodes.map((node) => ({ cursor: node.id, node })),
    pageInfo: { hasNextPage: endCursor !== null, endCursor },
  },
})

const enter = (ManagePrescriptionViews: Handlers['ManagePrescriptionViews']) =>
  openDashboard('/dashboard/prescriptions/views', { ManagePrescriptionViews })

it('the log of views names who has opened whose prescription, and what was deleted since', async () => {
  enter(() =>
    page([view('1'), view('2', { customer: null, prescription: null, orderNumbers: [] })]),
  )
  const rows = within(await screen.findByRole('table', { name: 'Views' }))
  expect(await rows.findAllByText('Meera')).toHaveLength(2)
  const first = within(rows.getAllByRole('row')[1] ?? document.body)
  expect(first.getByText('Meera')).toBeTruthy()
  expect(first.getByText('21 Nov 2026, 3:00 pm')).toBeTruthy()
  expect(first.getByText('Photo, uploaded on 20 Nov 2026')).toBeTruthy()
  expect(first.getByText('ORD-2, ORD-1')).toBeTruthy()
  const second = within(rows.getAllByRole('row')[2] ?? document.body)
  expect(second.getByText('Account deleted')).toBeTruthy()
  expect(second.getByText('Deleted')).toBeTruthy()
  expect(second.getByText('None')).toBeTruthy()
})

it('the log of views loads more', async () => {
  enter(({ after }) => (after ? page([view('2', { viewedBy: 'Ravi' })]) : page([view('1')], '1')))
  await userEvent.click(await screen.findByRole('button', { name: /more/i }))
  expect(await screen.findByText('Ravi')).toBeTruthy()
})

it('the log of views says that there are no views yet', async () => {
  enter(() => page([]))
  expect(await screen.findByText('No views yet.')).toBeTruthy()
})

it('the log of views can be reloaded after a failure', async () => {
  let isDown = true
  enter(() => (isDown ? { errors: [{ message: 'The server is resting.' }] } : page([view('1')])))
  expect(await screen.findByText('The server is resting.')).toBeTruthy()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Meera')).toBeTruthy()
})
