import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { CartLine_ProductFragmentDoc } from '../../shared/cart/Cart.generated.ts'
import { openDashboard } from '../../../test/dashboard.tsx'
import { place } from '../../../test/pages.tsx'
import {
  buildChecked,
  buildLine,
  buildOrderToCheck,
  type OrderToCheck,
} from '../../../test/prescription-check.ts'
import {
  decide,
  enterCheck as enter,
  fillFacts,
  getBoard,
  group,
  inputs,
  order,
  payload,
  save,
  textbox,
  withoutPictures,
} from '../../../test/check-page.ts'
import { buildProduct, money } from '../../../test/carts.ts'

describe('a prescription check', () => {
  it('the prescription check is for admins only', async () => {
    const board = openDashboard('/dashboard/prescriptions/o2', {}, 'USER')
    expect(await screen.findByText('Do not have permission')).toBeTruthy()
    expect(board.getVariables('ManageOrderToCheck')).toEqual([])
  })

  it('the prescription check asks for a decision about each line that requires one, and lists the others', async () => {
    enter()
    const line = within(await group('Tramadol'))
    expect(line.getByText('Schedule H1')).toBeTruthy()
    expect(line.getByText('15 tablets × 1')).toBeTruthy()
    expect(within(await group('Azithral')).getByText('Schedule H')).toBeTruthy()
    const others = within(screen.getByRole('list', { name: 'No prescription needed' }))
    expect(others.getByText('Milk')).toBeTruthy()
    expect(screen.queryByRole('group', { name: 'Milk' })).toBeNull()
    expect(screen.queryByRole('group', { name: 'Patient' })).toBeNull()
    await decide('Azithral', 'Approve')
    expect(textbox('Patient’s name')).toHaveProperty('value', '')
    expect(textbox('Prescriber’s name')).toHaveProperty('value', '')
  })

  it('the prescription check shows an unknown order as not found', async () => {
    openDashboard('/dashboard/prescriptions/o2', {
      ManageOrderToCheck: () => ({ order: null }),
    })
    expect(await screen.findByText('Page not found')).toBeTruthy()
  })

  it('the prescription check can be reloaded after a failure', async () => {
    let isDown = true
    enter(order, [], {
      ManageOrderToCheck: () =>
        isDown ? { errors: [{ message: 'The server is resting.' }] } : { order },
    })
    expect(await screen.findByText('The server is resting.')).toBeTruthy()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await group('Tramadol')).toBeTruthy()
  })

  it('the prescription check is sent at once when everything is approved, and leads back to the empty queue', async () => {
    enter()
    await decide('Azithral', 'Approve')
    await decide('Tramadol', 'Approve', ' Only for ten days ')
    await fillFacts({ patient: ' Asha Rao ' })
    await save()
    await waitFor(() => expect(place()).toBe('/dashboard/prescriptions'))
    expect(inputs()).toEqual([
      {
        orderId: 'o2',
        seenUpdatedAt: '2026-11-21T09:30:00.000Z',
        decisions: [
          { productId: 'Azithral', approved: true, reason: '', prescribed: 1 },
          { productId: 'Tramadol', approved: true, reason: 'Only for ten days', prescribed: 1 },
        ],
        ...{ issuedOn: '2026-11-20', kind: 'ACUTE', confirmQuantity: false },
        ...{ patient: 'Asha Rao', patientAddress: '4, Hill Road' },
        ...{ prescriber: 'Dr. Rao', prescriberAddress: '9, Linking Road' },
        ...{ prescriberRegistration: '', overrideReason: '' },
      },
    ])
    expect(getBoard().toasts).toEqual([{ kind: 'success', text: 'Prescription checked' }])
  })

  it("the prescription check leads to the queue's next order, not to a skipped order", async () => {
    const milk = buildLine('Crocin')
    const next = buildOrderToCheck(3, { lines: [milk], prescriptionCheck: withoutPictures })
    const lines = [buildLine('Azithral')]
    enter({ ...order, lines }, [buildOrderToCheck(1), next])
    await decide('Azithral', 'Approve')
    await fillFacts()
    await save()
    await waitFor(() => expect(place()).toBe('/dashboard/prescriptions/o3'))
    const crocin = within(await group('Crocin'))
    expect(crocin.getByRole('radio', { name: 'Approve' })).toHaveProperty('checked', false)
  })

  it('the prescription check leads to the queue when the next order cannot be determined', async () => {
    enter({ ...order, lines: [buildLine('Azithral')] }, [], {
      ManageNextToCheck: () => ({ errors: [{ message: 'The server is resting.' }] }),
    })
    await decide('Azithral', 'Approve')
    await fillFacts()
    await save()
    await waitFor(() => expect(place()).toBe('/dashboard/prescriptions'))
  })
})

describe('missing values', () => {
  const focused = () => document.activeElement

  it('the prescription check shows missing decisions at each line, and focuses the first one', async () => {
    enter()
    await group('Azithral')
    await save()
    expect(screen.getAllByText('Approve or reject this medicine.')).toHaveLength(2)
    const choice = screen.getByRole('radiogroup', { name: 'Azithral' })
    expect(focused()).toBe(choice)
    expect(choice.getAttribute('aria-invalid')).toBe('true')
    await decide('Azithral', 'Approve')
    expect(screen.getAllByText('Approve or reject this medicine.')).toHaveLength(1)
    await save()
    expect(focused()).toBe(screen.getByRole('radiogroup', { name: 'Tramadol' }))
    expect(inputs()).toEqual([])
  })

  it('the prescription check requires a reason for a rejected line', async () => {
    enter()
    await decide('Azithral', 'Reject', '  ')
    await decide('Tramadol', 'Reject', 'Older than six months')
    await save()
    const line = within(await group('Azithral'))
    expect(line.getByText('Please enter why you’re rejecting this medicine.')).toBeTruthy()
    expect(focused()).toBe(line.getByRole('textbox', { name: 'Reason' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await userEvent.click(line.getByRole('button', { name: 'Not on the prescription' }))
    expect(line.getByRole('textbox')).toHaveProperty('value', 'Not on the prescription')
    expect(line.queryByText('Please enter why you’re rejecting this medicine.')).toBeNull()
    await save()
    expect(await screen.findByRole('alertdialog', { name: 'Reject 2 medicines?' })).toBeTruthy()
  })

  it('the prescription check requires the facts of the prescription for an approved medicine', async () => {
    enter()
    await decide('Azithral', 'Approve', '', '0')
    await decide('Tramadol', 'Reject', 'Not on the prescription')
    await save()
    const line = within(await group('Azithral'))
    expect(focused()).toBe(line.getByRole('textbox', { name: 'Packs prescribed' }))
    for (const message of [
      'Please enter how many packs are prescribed.',
      'Please enter the date on the prescription.',
      'Choose acute or chronic.',
      'Please enter the patient’s name.',
      'Please enter the patient’s address.',
      'Please enter the prescriber’s name.',
      'Please enter the prescriber’s address.',
    ]) {
      expect(screen.getByText(message)).toBeTruthy()
    }
    await fillFacts()
    await save()
    expect(focused()).toBe(line.getByRole('textbox', { name: 'Packs prescribed' }))
    expect(inputs()).toEqual([])
  })

  it('the prescription check needs no facts when every medicine is rejected', async () => {
    enter()
    await decide('Azithral', 'Reject', 'Not on the prescription')
    await decide('Tramadol', 'Reject', 'Not on the prescription')
    await save()
    expect(await screen.findByRole('alertdialog', { name: 'Reject 2 medicines?' })).toBeTruthy()
  })

  it('the prescription check also shows missing values that the server reports', async () => {
    enter({ ...order, lines: [buildLine('Azithral')] }, [], {
      CheckPrescription: () =>
        payload(null, ['BAD_USER_INPUT', 'The name is too long.', 'prescriber']),
    })
    await decide('Azithral', 'Approve')
    await fillFacts()
    await save()
    expect(await screen.findByText('The name is too long.')).toBeTruthy()
    expect(focused()).toBe(textbox('Prescriber’s name'))
    expect(getBoard().toasts).toEqual([])
  })
})

describe('rejecting lines', () => {
  const question = async () => (await screen.findByRole('alertdialog')).textContent
  const reject = (name: string) => decide(name, 'Reject', 'Not on the prescription')

  it('rejecting lines shows how many medicines are removed and the new total', async () => {
    enter()
    await reject('Azithral')
    await reject('Tramadol')
    await save()
    expect(await question()).toContain(
      '2 medicines will be removed from the order. The total will change from ₹420 to ₹180.',
    )
    expect(await question()).not.toContain('refunded')
    expect(inputs()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Go back' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(inputs()).toEqual([])
  })

  it.each(['RECEIVED', 'CLAIMED'] as const)(
    'rejecting lines shows the amount to refund when the order is %s',
    async (state) => {
      enter({ ...order, payment: { state } })
      await reject('Azithral')
      await decide('Tramadol', 'Approve')
      await userEvent.click(screen.getByRole('button', { name: 'Same as customer: Asha' }))
      expect(textbox('Patient’s name')).toHaveProperty('value', 'Asha')
      expect(textbox('Patient’s address')).toHaveProperty('value', '4, Hill Road, Mumbai 400050')
      expect(screen.queryByRole('button', { name: /Same as customer/ })).toBeNull()
      await fillFacts()
      await save()
      expect(await question()).toContain(
        '1 medicine will be removed from the order. The total will change from ₹420 to ₹300. You will need to refund ₹120.',
      )
    },
  )

  it('rejecting all lines warns that the order will be cancelled', async () => {
    const lines = [buildLine('Azithral'), buildLine('Crocin')]
    enter({ ...order, lines, total: money(240_00), payment: { state: 'RECEIVED' } })
    await reject('Azithral')
    await reject('Crocin')
    await save()
    expect(await question()).toContain(
      'No items are left, so the order will be cancelled. You will need to refund ₹240.',
    )
  })

  it('closing the rejection dialog moves the focus to the field that the server rejects', async () => {
    enter(order, [], {
      CheckPrescription: () =>
        payload(null, ['BAD_USER_INPUT', 'The name is too long.', 'prescriber']),
    })
    await decide('Azithral', 'Approve')
    await reject('Tramadol')
    await fillFacts()
    await save()
    await userEvent.click(await screen.findByRole('button', { name: 'Reject and save' }))
    expect(await screen.findByText('The name is too long.')).toBeTruthy()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(textbox('Prescriber’s name')))
  })

  it('rejecting lines is sent once confirmed, and evicts the cached stock', async () => {
    const rejected = [buildLine('Azithral', { checkReason: 'Not on the prescription' })]
    enter({ ...order, lines: [buildLine('Azithral'), buildLine('Crocin')] }, [], {
      CheckPrescription: () =>
        payload({
          ...order,
          lines: [buildLine('Crocin')],
          prescriptionCheck: buildChecked({ rejectedLines: rejected }),
        }),
    })
    await reject('Azithral')
    const { cache } = getBoard().client
    const knowsStock = () => JSON.stringify(cache.extract()).includes('"stock":4')
    cache.writeFragment({
      id: 'Product:Azithral',
      fragment: CartLine_ProductFragmentDoc,
      data: buildProduct({ id: 'Azithral', stock: 4 }),
    })
    expect(knowsStock()).toBe(true)
    await decide('Crocin', 'Approve')
    await fillFacts()
    await save()
    await userEvent.click(await screen.findByRole('button', { name: 'Reject and save' }))
    await waitFor(() => expect(place()).toBe('/dashboard/prescriptions'))
    expect(inputs()).toMatchObject([
      {
        decisions: [
          { productId: 'Azithral', approved: false, reason: 'Not on the prescription' },
          { productId: 'Crocin', approved: true, reason: '' },
        ],
      },
    ])
    expect(knowsStock()).toBe(false)
  })
})

describe('an order that is no longer pending', () => {
  const rejected = buildLine('Azithral', { checkReason: 'Not on the prescription' })
  const checked = {
    ...order,
    lines: [buildLine('Tramadol', { schedule: 'H1', checkReason: 'Only ten days' })],
    prescriptionCheck: buildChecked({ rejectedLines: [rejected], prescriptions: [] }),
  }

  it('a checked order shows who checked it, when, for whom, and the reasons', async () => {
    enter(checked)
    const outcome = within(await screen.findByRole('region', { name: 'Check' }))
    const facts = (await outcome.findAllByRole('term')).map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ])
    expect(facts).toEqual([
      ['Checked', '21 Nov 2026, 3:30 pm'],
      ['Checked by', 'Ravi'],
      ['Prescription of', '20 Nov 2026, acute disease'],
      ['Patient', 'Asha, 4, Hill Road, Mumbai 400050'],
      ['Prescriber', 'Dr. Rao, 9, Linking Road, Mumbai 400050'],
      ['Registration number', 'MMC 12345'],
    ])
    const list = (name: string) => outcome.getByRole('list', { name }).textContent
    expect(list('Rejected')).toContain('Azithral')
    expect(list('Rejected')).toContain('Not on the prescription')
    expect(list('Approved')).toContain('Tramadol')
    expect(list('Approved')).toContain('Only ten days')
    expect(screen.queryByRole('button', { name: 'Save decision' })).toBeNull()
    expect(screen.getByText('This order’s prescriptions were deleted.')).toBeTruthy()
  })

  it.each([
    ['CANCELLED', 'The order was cancelled before its prescription was checked.'],
    [
      'WAITING_FOR_PAYMENT',
      'Waiting for the card payment. The prescription is checked afterwards.',
    ],
  ] as const)('an order explains why it is %s', async (state, text) => {
    enter({ ...order, prescriptionCheck: { ...withoutPictures, state } })
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save decision' })).toBeNull()
  })

  it('an order without a required prescription says so', async () => {
    enter({ ...order, prescriptionCheck: null })
    expect(await screen.findByText('This order requires no prescription.')).toBeTruthy()
  })

  it('an order that somebody else has checked since shows a notice and the result', async () => {
    const message = 'This prescription has already been checked.'
    let current: OrderToCheck = { ...order, lines: [buildLine('Azithral')] }
    enter(order, [], {
      ManageOrderToCheck: () => ({ order: current }),
      CheckPrescription: () => {
        current = checked
        return payload(null, ['CHANGED_MEANWHILE', message])
      },
    })
    await decide('Azithral', 'Approve')
    await fillFacts()
    await save()
    const notice = await screen.findByText(message)
    expect(notice.getAttribute('role')).toBe('alert')
    await waitFor(() => expect(document.activeElement).toBe(notice))
    expect(await screen.findByRole('list', { name: 'Rejected' })).toBeTruthy()
    expect(place()).toBe('/dashboard/prescriptions/o2')
    expect(getBoard().toasts).toEqual([])
  })
})
