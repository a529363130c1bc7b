import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openDashboard } from '../../../test/dashboard.tsx'
import type { Handlers } from '../../../test/operations.ts'
import type { SettingsForm_SettingsFragment } from './Settings.generated.ts'
import { fill } from '../../../test/store.tsx'

const settings: SettingsForm_SettingsFragment = {
  ...{ version: 3, name: 'Kirana Care', address: '12 Market Road', phone: '+91 80 4000 1234' },
  ...{ email: 'care@kirana.example', drugLicence: '', deliveryBadge: '10 min' },
  ...{ legalName: '', branches: '', gstin: '', fssai: '', pharmacist: '' },
  ...{ grievanceOfficer: '', grievanceDesignation: '', grievancePhone: '', grievanceEmail: '' },
  ...{ returnPolicy: '', deliveryPolicy: '', privacyPolicy: '', terms: '' },
  ...{ upiPayments: true, upiId: 'shop@bank', orderMailTo: '' },
  ...{ upiAccount: 'PERSON', upiMerchantCode: '', whatsapp: '' },
  ...{ reportHoursGroceries: 24, reportHoursMedicines: 48 },
  ...{ prescriptionDaysAcute: 7, prescriptionDaysChronic: 30 },
  socialLinks: [{ name: 'Chat', url: 'https://chat.example' }],
  claims: [],
  ...{ deliveryAreas: [], deliveryMinutes: 10, proposalMinutes: 10, holidays: [] },
  ...{ minOrder: 0, maxCash: 0 },
  ...{ gstRegistration: 'NONE', turnoverClass: 'UP_TO_5_CRORE', invoiceSeries: 'SEPARATE' },
  roundBills: false,
  ...{ deliverPrescriptionMedicines: true, deliverScheduleH: true, deliverScheduleH1: false },
  ...{ medicineDistrict: [], maxNarcoticPacks: 10, watchedCompositions: [], pickUpForAll: false },
  openingHours: [{ weekday: 'FRIDAY', opens: '07:00', closes: '24:00' }],
}

const history = (...fields: { label: string; before: string; after: string }[]) => {
  const node = { id: 'c1', changedAt: '2026-11-27T06:00:00.000Z', changedBy: 'Meera', fields }
  return { shopSettings: { changes: { edges: fields.length > 0 ? [{ node }] : [] } } }
}

function enter(handlers: Handlers = {}) {
  return openDashboard('/dashboard/settings', {
    ManageSettings: () => ({ shopSettings: settings }),
    ManageSettingsHistory: () => history(),
    ...handlers,
  })
}

const save = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Save settings' }))

/** Waits until the form has nothing to save. */
const isSaved = () =>
  waitFor(() => {
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save settings' })
    expect(button.disabled).toBe(true)
  })

async function enterName(name: string) {
  const input = await screen.findByLabelText('Shop name')
  fill(input, name)
}

it('the settings page sends only the edited settings, with the version that it shows', async () => {
  let isChanged = false
  const change = { label: 'Shop name', before: 'Kirana Care', after: 'Sharma Stores' }
  const { getVariables } = enter({
    ManageSettingsHistory: () => (isChanged ? history(change) : history()),
    UpdateSettings: () => {
      isChanged = true
      return {
        updateShopSettings: {
          settings: { ...settings, version: 4, name: 'Sharma Stores' },
          conflicts: [],
          userErrors: [],
        },
      }
    },
  })
  await enterName('Sharma Stores')
  expect(within(screen.getByLabelText('Preview')).getByText('Sharma Stores')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Add to claims' }))
  fill(screen.getByLabelText('Title'), 'Fresh')
  fill(screen.getByLabelText('Text'), 'Daily.')
  await save()
  await isSaved()
  const claims = [{ title: 'Fresh', text: 'Daily.' }]
  expect(getVariables('UpdateSettings')).toEqual([
    { input: { version: 3, name: 'Sharma Stores', claims } },
  ])
  expect(await screen.findByText(': Kirana Care → Sharma Stores')).toBeTruthy()
})

it('the settings page asks for the merchant category code only for a merchant’s UPI ID', async () => {
  const { getVariables } = enter({
    UpdateSettings: () => ({ updateShopSettings: { settings, conflicts: [], userErrors: [] } }),
  })
  expect(await screen.findByLabelText('UPI account')).toBeTruthy()
  expect(screen.queryByLabelText('Merchant category code')).toBeNull()
  await userEvent.selectOptions(
    screen.getByLabelText('UPI account'),
    'A verified online merchant’s UPI ID',
  )
  fill(screen.getByLabelText('Merchant category code'), '5411')
  await save()
  await isSaved()
  expect(getVariables('UpdateSettings')).toEqual([
    { input: { version: 3, upiAccount: 'VERIFIED_MERCHANT', upiMerchantCode: '5411' } },
  ])
})

it('the settings page shows an error next to its field', async () => {
  enter({
    UpdateSettings: () => ({
      updateShopSettings: {
        settings,
        conflicts: [],
        userErrors: [{ code: 'BAD_USER_INPUT', message: 'Shop name is required.', field: 'name' }],
      },
    }),
  })
  await userEvent.clear(await screen.findByLabelText('Shop name'))
  await save()
  expect(await screen.findByText('Shop name is required.')).toBeTruthy()
})

it('the settings page shows both values when a colleague has saved first', async () => {
  let attempts = 0
  const theirs = { ...settings, version: 4, name: 'Gupta Stores', phone: '+91 80 1111 2222' }
  const { getVariables } = enter({
    UpdateSettings: () => {
      attempts += 1
      const isOutdated = attempts === 1
      const userErrors = isOutdated
        ? [{ code: 'CHANGED_MEANWHILE' as const, message: 'Changed.', field: null }]
        : []
      const saved = isOutdated ? theirs : { ...theirs, version: 5, name: 'Sharma Stores' }
      const conflicts = isOutdated
        ? [{ name: 'name', saved: 'Gupta Stores', rejected: 'Sharma Stores' }]
        : []
      return { updateShopSettings: { settings: saved, conflicts, userErrors } }
    },
  })
  await enterName('Sharma Stores')
  await save()
  expect(await screen.findByText(/A colleague has saved settings/)).toBeTruthy()
  expect(screen.getByText('Gupta Stores')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('+91 80 1111 2222')
  await save()
  await isSaved()
  expect(getVariables('UpdateSettings')[1]).toEqual({
    input: { version: 4, name: 'Sharma Stores' },
  })
})

it('the settings page takes the saved value of one conflict, and drops another when it is edited', async () => {
  const theirs = { ...settings, version: 4, name: 'Gupta Stores', email: 'gupta@shop.example' }
  const conflicts = [
    { name: 'name', saved: 'Gupta Stores', rejected: 'Sharma Stores' },
    { name: 'email', saved: 'gupta@shop.example', rejected: '' },
  ]
  const userErrors = [{ code: 'CHANGED_MEANWHILE' as const, message: 'Changed.', field: null }]
  enter({
    UpdateSettings: () => ({ updateShopSettings: { settings: theirs, conflicts, userErrors } }),
  })
  await enterName('Sharma Stores')
  await userEvent.clear(screen.getByLabelText('Email'))
  await save()
  expect(await screen.findByText('Empty')).toBeTruthy()
  const take = () => screen.queryAllByRole('button', { name: 'Use the saved value' })
  const [first] = take()
  if (first) await userEvent.click(first)
  expect(screen.getByLabelText<HTMLInputElement>('Shop name').value).toBe('Gupta Stores')
  expect(take()).toHaveLength(1)
  await userEvent.type(screen.getByLabelText('Email'), 'x')
  expect(take()).toHaveLength(0)
})

it('the settings page sends delivery areas and opening hours as lists', async () => {
  const { getVariables } = enter({
    UpdateSettings: () => ({ updateShopSettings: { settings, conflicts: [], userErrors: [] } }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Add an area' }))
  fill(screen.getByLabelText('PIN codes'), '560038, 5600 ')
  await userEvent.click(screen.getByRole('button', { name: 'Add hours on Monday' }))
  await userEvent.click(screen.getByRole('button', { name: 'Copy to all days' }))
  await userEvent.click(screen.getByRole('button', { name: 'Close on Sunday' }))
  await save()
  await waitFor(() => expect(getVariables('UpdateSettings')).toHaveLength(1))
  const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY']
  expect(getVariables('UpdateSettings')).toEqual([
    {
      input: {
        version: 3,
        deliveryAreas: [{ pins: ['560038', '5600'], minutes: 30 }],
        openingHours: days.map((weekday) => ({ weekday, opens: '07:00', closes: '22:00' })),
      },
    },
  ])
})

it('the settings page shows the error of an area at its field, until it is edited', async () => {
  const userErrors = [
    { code: 'BAD_USER_INPUT' as const, message: 'Wrong code.', field: 'deliveryAreas.0.pins.1' },
  ]
  enter({ UpdateSettings: () => ({ updateShopSettings: { settings, conflicts: [], userErrors } }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Add an area' }))
  const pins = screen.getByLabelText('PIN codes')
  await userEvent.type(pins, '5600 x')
  await save()
  expect(await screen.findByText('Wrong code.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(pins))
  await userEvent.type(pins, '{Backspace}')
  expect(screen.queryByText('Wrong code.')).toBeNull()
})

it('the settings page sends whole numbers, and a smallest order in paise', async () => {
  const { getVariables } = enter({
    UpdateSettings: () => ({ updateShopSettings: { settings, conflicts: [], userErrors: [] } }),
  })
  const fill = async (label: string, text: string) => {
    const input = await screen.findByLabelText(label)
    await userEvent.clear(input)
    await userEvent.type(input, text)
  }
  await fill('Hours to report groceries', '72')
  await fill('Minutes from order to delivery', '99999999')
  await fill('Smallest order in ₹', '199.5')
  await fill('Hours to report medicines', ' ')
  await save()
  await isSaved()
  expect(getVariables('UpdateSettings')).toEqual([
    {
      input: {
        version: 3,
        ...{ reportHoursGroceries: 72, reportHoursMedicines: 0 },
        ...{ deliveryMinutes: 999_999, minOrder: 19_900 },
      },
    },
  ])
})

it('the settings page says what a GST registration changes on documents before it is saved', async () => {
  const message = 'Please enter the GSTIN. A shop that is registered for GST needs one.'
  const { getVariables } = enter({
    UpdateSettings: () => ({
      updateShopSettings: {
        settings,
        conflicts: [],
        userErrors: [{ code: 'BAD_USER_INPUT', message, field: 'gstin' }],
      },
    }),
  })
  const registration = await screen.findByLabelText('GST registration')
  expect(screen.getByText(/^Orders get an Invoice without/)).toBeTruthy()
  expect(screen.queryByLabelText('Turnover in the previous year')).toBeNull()
  await userEvent.selectOptions(registration, 'Composition scheme')
  expect(screen.getByText(/“Composition taxable person, not eligible/)).toBeTruthy()
  await userEvent.selectOptions(registration, 'Regular')
  await userEvent.selectOptions(
    screen.getByLabelText('Turnover in the previous year'),
    'Above ₹5 crore',
  )
  expect(screen.getByText(/^Each line shows its HSN code with 6 digits/)).toBeTruthy()
  const numbers = screen.getByLabelText('Numbers of documents')
  expect(screen.getByText(/^The first numbers are T\d\d-\d\d\/000001, B/)).toBeTruthy()
  await userEvent.selectOptions(numbers, 'Continue the numbers of earlier invoices')
  expect(screen.getByText(/continue, such as 20\d\d-\d\d\/000124\. .* CN/)).toBeTruthy()
  await userEvent.selectOptions(numbers, 'A series for each kind of document')
  await save()
  expect(await screen.findByText(message)).toBeTruthy()
  expect(getVariables('UpdateSettings')).toEqual([
    { input: { version: 3, gstRegistration: 'REGULAR', turnoverClass: 'ABOVE_5_CRORE' } },
  ])
  fill(screen.getByLabelText('GSTIN'), '04abcde')
  expect(screen.getByText(/^Orders within Chandigarh show CGST and UTGST/)).toBeTruthy()
})
