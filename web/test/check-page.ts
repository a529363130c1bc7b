import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { openDashboard } from './dashboard.tsx'
import { type Refusal, userErrors } from './errors.ts'
import type { Handlers } from './operations.ts'
import {
  buildCheck,
  buildChecked,
  buildOrderToCheck,
  buildPrescription,
  buildQueue,
  type OrderToCheck,
} from './prescription-check.ts'
import { fill } from './store.tsx'

let board: ReturnType<typeof openDashboard>

/** The page that `enterCheck` has opened. */
export const getBoard = () => board

/** Requests no images, because the viewer's tests cover them. */
export const withoutPictures = buildCheck({
  prescriptions: [buildPrescription(1, { type: 'PDF' })],
})

export const order = buildOrderToCheck(2, { prescriptionCheck: withoutPictures })

export const payload = (after: OrderToCheck | null, ...refusals: Refusal[]) => ({
  checkPrescription: { order: after, userErrors: userErrors(refusals) },
})

/** Opens the page with this order on the server, and others to check. */
export function enterCheck(
  before: OrderToCheck = order,
  others: OrderToCheck[] = [],
  more: Handlers = {},
  role: 'ADMIN' | 'STAFF' = 'ADMIN',
) {
  board = openDashboard(
    '/dashboard/prescriptions/o2',
    {
      ManageOrderToCheck: ({ orderId }) => ({
        order: [before, ...others].find(({ id }) => id === orderId) ?? null,
      }),
      ManageNextToCheck: () => buildQueue(others),
      ManagePrescriptions: () => buildQueue(others),
      CheckPrescription: () => payload({ ...before, prescriptionCheck: buildChecked() }),
      ...more,
    },
    role,
  )
}

export const group = (name: string) => screen.findByRole('group', { name })
export const inputs = () => board.getVariables('CheckPrescription').map(({ input }) => input)
export const textbox = (name: string) => screen.getByRole('textbox', { name })
export const save = () => userEvent.click(screen.getByRole('button', { name: 'Save decision' }))

export async function decide(
  name: string,
  verdict: 'Approve' | 'Reject',
  reason = '',
  packs = '1',
) {
  const line = within(await group(name))
  await userEvent.click(line.getByRole('radio', { name: verdict }))
  if (verdict === 'Approve') fill(line.getByRole('textbox', { name: 'Packs prescribed' }), packs)
  if (reason !== '') fill(line.getByRole('textbox', { name: 'Reason' }), reason)
}

/** Fills in the facts of the prescription, once a line is approved. */
export async function fillFacts({ patient = 'Asha Rao' } = {}) {
  fill(screen.getByLabelText('Date'), '2026-11-20')
  await userEvent.click(screen.getByRole('radio', { name: 'Acute (7 days)' }))
  fill(textbox('Patient’s name'), patient)
  fill(textbox('Patient’s address'), '4, Hill Road')
  fill(textbox('Prescriber’s name'), 'Dr. Rao')
  fill(textbox('Prescriber’s address'), '9, Linking Road ')
}
