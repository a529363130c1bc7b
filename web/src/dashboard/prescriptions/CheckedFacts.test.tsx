import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import {
  decide,
  enterCheck as enter,
  fillFacts,
  getBoard,
  inputs,
  order,
  payload,
  save,
  textbox,
  withoutPictures,
} from '../../../test/check-page.ts'
import type { Refusal } from '../../../test/errors.ts'
import { place } from '../../../test/pages.tsx'
import { buildChecked, buildLine } from '../../../test/prescription-check.ts'
import { fill } from '../../../test/store.tsx'

describe('the prescription', () => {
  const expired: Refusal = ['PRESCRIPTION_EXPIRED', 'It was valid until 8 November.', 'issuedOn']

  it('an admin accepts an expired prescription with a reason', async () => {
    let isAccepted = false
    enter({ ...order, lines: [buildLine('Azithral')] }, [], {
      CheckPrescription: () => (isAccepted ? payload(order) : payload(null, expired)),
    })
    await decide('Azithral', 'Approve')
    await fillFacts()
    expect(screen.queryByRole('textbox', { name: 'Reason to accept it' })).toBeNull()
    await save()
    expect(await screen.findByText('It was valid until 8 November.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Date')))
    isAccepted = true
    fill(textbox('Reason to accept it'), ' The doctor confirmed it ')
    await save()
    await waitFor(() => expect(place()).toBe('/dashboard/prescriptions'))
    expect(inputs()[1]).toMatchObject({ overrideReason: 'The doctor confirmed it' })
  })

  it('staff cannot accept an expired prescription', async () => {
    const handlers = { CheckPrescription: () => payload(null, expired) }
    enter({ ...order, lines: [buildLine('Azithral')] }, [], handlers, 'STAFF')
    await decide('Azithral', 'Approve')
    await fillFacts()
    await save()
    expect(await screen.findByText('It was valid until 8 November.')).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Reason to accept it' })).toBeNull()
  })

  it('the prescription check asks before more packs are supplied than prescribed', async () => {
    const exceeded: Refusal = [
      'PRESCRIBED_QUANTITY_EXCEEDED',
      'The prescription is for 1 pack.',
      'decisions.0.prescribed',
    ]
    enter({ ...order, lines: [buildLine('Azithral')] }, [], {
      CheckPrescription: ({ input }) =>
        input.confirmQuantity ? payload(order) : payload(null, exceeded),
    })
    await decide('Azithral', 'Approve')
    await fillFacts()
    await save()
    const question = await screen.findByRole('alertdialog', {
      name: 'Supply more than prescribed?',
    })
    expect(question.textContent).toContain('The prescription is for 1 pack.')
    await userEvent.click(screen.getByRole('button', { name: 'Go back' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await save()
    await userEvent.click(await screen.findByRole('button', { name: 'Approve anyway' }))
    await waitFor(() => expect(place()).toBe('/dashboard/prescriptions'))
    expect(inputs().map(({ confirmQuantity }) => confirmQuantity)).toEqual([false, false, true])
    expect(getBoard().toasts).toEqual([{ kind: 'success', text: 'Prescription checked' }])
  })

  it('the prescription check shows what other orders have supplied on the prescription', async () => {
    const supply = {
      ...{ orderId: 'o1', orderNumber: 'ORD-1', at: '2026-11-20T10:00:00.000Z' },
      ...{ productId: 'Azithral', medicine: 'Azithral', quantity: 2 },
    }
    enter({ ...order, prescriptionCheck: { ...withoutPictures, earlierSupplies: [supply] } })
    const table = await screen.findByRole('table', {
      name: 'Supplied earlier on this prescription',
    })
    expect(within(table).getByText('20 Nov 2026')).toBeTruthy()
    expect(within(table).getByRole('link', { name: 'ORD-1' })).toHaveProperty(
      'pathname',
      '/dashboard/orders-details/o1',
    )
  })

  it('a check from an older release says that its facts are not recorded', async () => {
    enter({
      ...order,
      prescriptionCheck: buildChecked({
        ...{ issuedOn: null, kind: null, patient: '', patientAddress: null },
        ...{ prescriberAddress: null, prescriberRegistration: null, prescriptions: [] },
      }),
    })
    const outcome = within(await screen.findByRole('region', { name: 'Check' }))
    expect(await outcome.findAllByText('Not recorded')).toHaveLength(3)
    expect(outcome.getByText('Dr. Rao')).toBeTruthy()
  })
})
