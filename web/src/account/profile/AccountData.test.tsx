import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { tokens } from '../../apollo/tokens.ts'
import { buildLayout } from '../../../test/shop.ts'
import { buildCart } from '../../../test/quotes.ts'
import { place } from '../../../test/pages.tsx'
import { fill, saveTokens, openStore } from '../../../test/store.tsx'
import { buildViewer, here, payload } from '../../../test/profile.ts'
import type { Handlers } from '../../../test/operations.ts'
// Loads the dialogs' chunks before the first test begins.
import './ChangePasswordDialog.tsx'
import './DeleteAccountDialog.tsx'

const PASSWORD = 'ganga yamuna 7'
const NEW = 'kaveri godavari 9'
const WRONG = 'This is not your password.'

let shop: ReturnType<typeof openStore>

beforeEach(() => saveTokens())

function enter(handlers: Handlers = {}) {
  shop = openStore('/dashboard/profile', {
    Layout: () => buildLayout(buildCart(0)),
    Profile: () => ({ viewer: buildViewer() }),
    ...handlers,
  })
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

async function fillIn(title: string, values: Record<string, string>, submit: string) {
  const form = await dialog(title)
  for (const [label, value] of Object.entries(values)) fill(form.getByLabelText(label), value)
  await userEvent.click(form.getByRole('button', { name: submit }))
}

describe('the password', () => {
  const typed = { 'Current password': PASSWORD, 'New password': NEW, 'Confirm password': NEW }
  const change = () => fillIn('Change password', typed, 'Change Password')

  it('a password change leaves only this device logged in', async () => {
    enter({
      ChangePassword: () => ({ changePassword: payload(buildViewer({ sessions: [here] })) }),
    })
    await press('Change password')
    await change()
    expect(await screen.findByText('No other devices are logged in.')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(shop.getInputs('ChangePassword')).toEqual([
      { currentPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW },
    ])
    expect(shop.toasts).toEqual([
      { kind: 'success', text: 'Password changed. All other devices are logged out.' },
    ])
  })

  it('a wrong current password changes nothing, and shows an error beside its field', async () => {
    enter({
      ChangePassword: () => ({
        changePassword: payload(null, ['WRONG_PASSWORD', WRONG, 'currentPassword']),
      }),
    })
    await press('Change password')
    await change()
    expect((await screen.findByRole('alert')).textContent).toBe(WRONG)
    const field = (await dialog('Change password')).getByLabelText('Current password')
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(shop.toasts).toEqual([])
  })

  it('the password form can be submitted only when all three fields are filled', async () => {
    enter()
    await press('Change password')
    const form = await dialog('Change password')
    fill(form.getByLabelText('Current password'), PASSWORD)
    expect(form.getByRole('button', { name: 'Change Password' })).toHaveProperty('disabled', true)
  })
})

describe('the account', () => {
  const remove = () => fillIn('Delete account', { 'Current password': PASSWORD }, 'Delete account')

  it('the password confirms deleting the account, which logs the user out', async () => {
    enter({ DeleteAccount: () => ({ deleteAccount: payload(null) }) })
    await press('Delete account')
    await remove()
    await waitFor(() => expect(tokens.access()).toBeNull())
    expect(shop.getInputs('DeleteAccount')).toEqual([{ currentPassword: PASSWORD }])
    expect(shop.toasts).toEqual([{ kind: 'success', text: 'Account deleted' }])
  })

  it('cancelling the dialog keeps the account', async () => {
    enter()
    await press('Delete account')
    await press('Cancel')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(shop.getInputs('DeleteAccount')).toEqual([])
  })

  it.each([
    ['a wrong password', ['WRONG_PASSWORD', WRONG, 'currentPassword'] as const, []],
    [
      'an order on its way',
      ['NOT_DELETABLE', 'Your order is still on its way.'] as const,
      [{ kind: 'error', text: 'Your order is still on its way.' }],
    ],
  ])('the account stays with %s', async (_what, [code, message, field], toasts) => {
    enter({ DeleteAccount: () => ({ deleteAccount: payload(null, [code, message, field]) }) })
    await press('Delete account')
    await remove()
    await waitFor(() => expect(shop.getInputs('DeleteAccount')).toHaveLength(1))
    await waitFor(() => expect(shop.toasts).toEqual(toasts))
    expect(tokens.access()).not.toBeNull()
    expect(screen.getByRole('dialog', { name: 'Delete account' })).toBeTruthy()
  })
})

describe('the data', () => {
  it("the user's data is downloaded as a file", async () => {
    enter()
    const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response('{}')))
    vi.stubGlobal('fetch', fetched)
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    await press('Download my data')
    await waitFor(() => expect(click).toHaveBeenCalledOnce())
    expect(fetched.mock.calls[0]?.[0]).toBe('/exports/my-data.json')
    expect(String(click.mock.contexts[0])).toBe('blob:1')
    expect(shop.toasts).toEqual([])
  })

  it('downloading the data after the session has ended leads to the login', async () => {
    enter()
    vi.stubGlobal('fetch', () => {
      tokens.clear()
      return Promise.resolve(new Response(null, { status: 401 }))
    })
    await press('Download my data')
    await waitFor(() => expect(place()).toBe('/login'))
    expect(shop.toasts.map(({ text }) => text)).toEqual([
      'Your session has ended. Please login to continue.',
    ])
  })

  it('downloading the data shows an error when the server cannot be reached', async () => {
    enter()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await press('Download my data')
    await waitFor(() =>
      expect(shop.toasts).toEqual([
        { kind: 'error', text: 'We couldn’t download your data. Please try again.' },
      ]),
    )
  })
})
