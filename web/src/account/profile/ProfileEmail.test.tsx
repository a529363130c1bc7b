import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildLayout } from '../../../test/shop.ts'
import { buildCart } from '../../../test/quotes.ts'
import { fill, saveTokens, openStore } from '../../../test/store.tsx'
import { buildViewer, changeViewer, payload } from '../../../test/profile.ts'
import type { Handlers } from '../../../test/operations.ts'

let shop: ReturnType<typeof openStore>

beforeEach(() => saveTokens())

function enter(handlers: Handlers = {}) {
  shop = openStore('/dashboard/profile', {
    Layout: () => buildLayout(buildCart(0)),
    Profile: () => ({ viewer: buildViewer() }),
    RequestEmailVerification: () => ({ requestEmailVerification: payload(null) }),
    ...handlers,
  })
}

const field = (label: string) => screen.findByLabelText(label)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
describe('the email address', () => {
  const boxes = () => screen.findAllByRole('textbox', { name: /^Digit/ })
  async function enterCode() {
    const [first] = await boxes()
    first?.focus()
    await userEvent.paste('482913')
    const dialog = within(screen.getByRole('dialog', { name: 'Verify email' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Verify email' }))
  }

  it('the emailed code verifies the email address', async () => {
    enter({ VerifyEmail: () => ({ verifyEmail: payload(buildViewer({ emailVerified: true })) }) })
    expect(await screen.findByText('Not verified yet.')).toBeTruthy()
    await press('Verify email')
    expect(await boxes()).toHaveLength(6)
    await waitFor(async () => expect(document.activeElement).toBe((await boxes())[0]))
    await enterCode()
    const badge = await screen.findByText('Verified')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(badge.parentElement))
    expect(shop.getInputs('VerifyEmail')).toEqual([{ code: '482913' }])
    // The dialog's form is separate from the profile form.
    expect(shop.getInputs('UpdateProfile')).toEqual([])
    expect(screen.queryByRole('button', { name: 'Verify email' })).toBeNull()
  })

  it('the email address stays unverified after a wrong code', async () => {
    enter({
      VerifyEmail: () => ({
        verifyEmail: payload(null, ['WRONG_CODE', 'The code is wrong.', 'code']),
      }),
    })
    await press('Verify email')
    await enterCode()
    expect((await screen.findByRole('alert')).textContent).toBe('The code is wrong.')
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('the previous code verifies the email address when requests are rate limited', async () => {
    const message = 'You can ask for another code in 42 seconds.'
    enter({
      RequestEmailVerification: () => ({
        requestEmailVerification: payload(null, ['RATE_LIMITED', message]),
      }),
    })
    await press('Verify email')
    expect(await boxes()).toHaveLength(6)
    expect(shop.toasts).toEqual([{ kind: 'error', text: message }])
  })

  it('a changed email address is unverified', async () => {
    enter({
      Profile: () => ({ viewer: buildViewer({ emailVerified: true }) }),
      UpdateProfile: ({ input }) => ({ updateProfile: payload(changeViewer(input)) }),
    })
    expect(await screen.findByText('Verified')).toBeTruthy()
    fill(await field('Email'), 'asha@new.example')
    fill(await field('Current password'), 'ganga yamuna 7')
    await press('Submit')
    expect(await screen.findByText('Not verified yet.')).toBeTruthy()
  })

  it('the profile form needs the password only for a changed email address', async () => {
    enter({ UpdateProfile: ({ input }) => ({ updateProfile: payload(changeViewer(input)) }) })
    const password = () => screen.queryByLabelText('Current password')
    fill(await field('Email'), 'ASHA@example.in')
    expect(password()).toBeNull()
    fill(await field('Email'), 'asha@new.example')
    await press('Submit')
    expect((await screen.findByRole('alert')).textContent).toBe('Current password is required.')
    await waitFor(() => expect(document.activeElement).toBe(password()))
    expect(shop.getInputs('UpdateProfile')).toEqual([])
    fill(await field('Current password'), 'ganga yamuna 7')
    await press('Submit')
    await waitFor(() => expect(password()).toBeNull())
    expect(shop.getInputs('UpdateProfile')).toMatchObject([
      { email: 'asha@new.example', currentPassword: 'ganga yamuna 7' },
    ])
    fill(await field('Email'), 'asha@newer.example')
    expect(await field('Current password')).toHaveProperty('value', '')
  })

  it('a wrong password does not change the email address, and shows the error beside its field', async () => {
    const wrong = 'This is not your password.'
    enter({
      UpdateProfile: () => ({
        updateProfile: payload(null, ['WRONG_PASSWORD', wrong, 'currentPassword']),
      }),
    })
    fill(await field('Email'), 'asha@new.example')
    fill(await field('Current password'), 'a guess')
    await press('Submit')
    expect((await screen.findByRole('alert')).textContent).toBe(wrong)
    await waitFor(async () => expect(document.activeElement).toBe(await field('Current password')))
  })
})
