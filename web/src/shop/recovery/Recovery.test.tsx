import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { tokens } from '../../apollo/tokens.ts'
import { type Refusal, userErrors } from '../../../test/errors.ts'
import { place } from '../../../test/pages.tsx'
import { buildLayout } from '../../../test/shop.ts'
import { buildCart } from '../../../test/quotes.ts'
import { fill, saveTokens, openStore } from '../../../test/store.tsx'
import type { Handlers } from '../../../test/operations.ts'

let shop: ReturnType<typeof openStore>

const requested = (...refused: Refusal[]) => ({
  requestPasswordReset: {
    userErrors: userErrors(refused),
  },
})
const verified = (...refused: Refusal[]) => ({
  verifyPasswordResetCode: {
    resetToken: refused.length === 0 ? 'grant' : null,
    userErrors: userErrors(refused),
  },
})
const changed = (...refused: Refusal[]) => ({
  resetPassword: { userErrors: userErrors(refused) },
})

function enter(at: string, state: unknown = null, handlers: Handlers = {}) {
  shop = openStore(
    at,
    {
      Layout: () => buildLayout(tokens.access() === null ? null : buildCart(0)),
      RequestPasswordReset: () => requested(),
      VerifyPasswordResetCode: () => verified(),
      ResetPassword: () => changed(),
      ...handlers,
    },
    state,
  )
}

const email = 'asha@example.in'
const button = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })
const press = (name: string) => userEvent.click(button(name))

async function enterCode() {
  const [first] = await screen.findAllByRole('textbox', { name: /^Digit/ })
  first?.focus()
  await userEvent.paste('482913')
  await press('Verify OTP')
}

const readStorage = () => JSON.stringify([localStorage, sessionStorage])

describe('the password recovery', () => {
  it('the password recovery leads from the login to the code, the new password and back to the login', async () => {
    enter('/login', { from: '/cart' })
    fill(screen.getByLabelText('Email'), ` ${email} `)
    await userEvent.click(screen.getByRole('link', { name: 'Forgot password?' }))
    expect(place()).toBe('/forgot-password')
    expect(screen.getByLabelText('Email')).toHaveProperty('value', email)
    await press('Send Otp')
    await waitFor(() => expect(place()).toBe('/verification-otp'))
    expect(shop.getInputs('RequestPasswordReset')).toEqual([{ email }])
    await enterCode()
    await waitFor(() => expect(place()).toBe('/reset-password'))
    expect(shop.getInputs('VerifyPasswordResetCode')).toEqual([{ email, code: '482913' }])
    expect(readStorage()).not.toContain('grant')
    fill(screen.getByLabelText('New password'), 'ganga yamuna')
    fill(screen.getByLabelText('Confirm password'), 'ganga yamuna')
    await press('Change Password')
    await waitFor(() => expect(place()).toBe('/login'))
    expect(shop.getInputs('ResetPassword')).toEqual([
      {
        email,
        resetToken: 'grant',
        newPassword: 'ganga yamuna',
        confirmPassword: 'ganga yamuna',
      },
    ])
    expect(shop.toasts.map(({ kind }) => kind)).toEqual(['success', 'success'])
    expect(screen.getByLabelText('Email')).toHaveProperty('value', email)
  })

  it('the password recovery redirects to the page that the login was opened for', async () => {
    const signedIn = {
      viewer: { id: 'asha', name: 'Asha' },
      tokens: { accessToken: 'a', refreshToken: 'r' },
      userErrors: [],
    }
    enter(
      '/reset-password',
      { from: '/search?q=milk', email, resetToken: 'grant' },
      {
        Login: () => ({ login: signedIn }),
      },
    )
    fill(screen.getByLabelText('New password'), 'ganga yamuna')
    fill(screen.getByLabelText('Confirm password'), 'ganga yamuna')
    await press('Change Password')
    await waitFor(() => expect(place()).toBe('/login'))
    fill(screen.getByLabelText('Password'), 'ganga yamuna')
    await press('Login')
    await waitFor(() => expect(place()).toBe('/search?q=milk'))
  })
})

describe('requesting a recovery code', () => {
  it('the recovery request needs an email address', () => {
    enter('/forgot-password')
    expect(button('Send Otp')).toHaveProperty('disabled', true)
    fill(screen.getByLabelText('Email'), '  ')
    expect(button('Send Otp')).toHaveProperty('disabled', true)
    fill(screen.getByLabelText('Email'), email)
    expect(button('Send Otp')).toHaveProperty('disabled', false)
  })

  it('the recovery request is rate limited, and then allows entering the previous code', async () => {
    const message = 'You can ask for another code in 42 seconds.'
    enter('/forgot-password', null, {
      RequestPasswordReset: () => requested(['RATE_LIMITED', message]),
    })
    fill(screen.getByLabelText('Email'), email)
    await press('Send Otp')
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
    expect(shop.toasts).toEqual([])
    expect(place()).toBe('/forgot-password')
    await press('Enter the last code')
    expect(place()).toBe('/verification-otp')
    expect(await screen.findByText(new RegExp(email))).toBeTruthy()
  })

  it("the recovery request keeps the email address when the server can't be reached", async () => {
    enter('/forgot-password', null, {
      RequestPasswordReset: () => Promise.reject(new TypeError('Failed to fetch')),
    })
    fill(screen.getByLabelText('Email'), email)
    await press('Send Otp')
    await waitFor(() => expect(shop.toasts[0]?.text).toContain('couldn’t reach the shop'))
    expect(screen.getByLabelText('Email')).toHaveProperty('value', email)
    expect(button('Send Otp')).toHaveProperty('disabled', false)
  })
})

describe('entering the recovery code', () => {
  it.each([null, {}, { email: '' }, { email: 7 }, 'asha@example.in'])(
    'the code page needs the email address from the first step, which %j is not',
    async (state) => {
      enter('/verification-otp', state)
      await waitFor(() => expect(place()).toBe('/forgot-password'))
    },
  )

  it('the code page stays after a wrong code, and can request a new one', async () => {
    enter(
      '/verification-otp',
      { email },
      {
        VerifyPasswordResetCode: () => verified(['WRONG_CODE', 'The code is wrong.', 'code']),
      },
    )
    await enterCode()
    expect((await screen.findByRole('alert')).textContent).toBe('The code is wrong.')
    expect(place()).toBe('/verification-otp')
    await press('Send a new code')
    await waitFor(() => expect(shop.getInputs('RequestPasswordReset')).toEqual([{ email }]))
  })
})

describe('setting the new password', () => {
  it.each([null, { email }, { resetToken: 'grant' }, { email, resetToken: '' }])(
    'the new password needs a verified code, which %j is not',
    async (state) => {
      enter('/reset-password', state)
      await waitFor(() => expect(place()).toBe('/'))
    },
  )

  const open = (handlers: Handlers = {}) =>
    enter('/reset-password', { email, resetToken: 'grant' }, handlers)

  it('the new password has to be entered twice', async () => {
    open()
    expect(button('Change Password')).toHaveProperty('disabled', true)
    fill(screen.getByLabelText('New password'), 'ganga yamuna')
    expect(button('Change Password')).toHaveProperty('disabled', true)
    fill(screen.getByLabelText('Confirm password'), 'ganga jamuna')
    await press('Change Password')
    const message = 'New password and confirm password must be same.'
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByLabelText('Confirm password')),
    )
    expect(shop.toasts).toEqual([])
    expect(shop.getInputs('ResetPassword')).toEqual([])
  })

  it('the new password form shows and hides each password', async () => {
    open()
    const [first, second] = screen.getAllByRole('button', { name: 'Show password' })
    if (!first || !second) throw new Error('There are not two buttons')
    await userEvent.click(first)
    expect(screen.getByLabelText('New password')).toHaveProperty('type', 'text')
    expect(screen.getByLabelText('Confirm password')).toHaveProperty('type', 'password')
    await userEvent.click(second)
    expect(screen.getByLabelText('Confirm password')).toHaveProperty('type', 'text')
  })

  it('the new password form shows an error beside its field', async () => {
    const short = 'Password must have at least 8 characters.'
    open({ ResetPassword: () => changed(['BAD_USER_INPUT', short, 'newPassword']) })
    fill(screen.getByLabelText('New password'), 'short')
    fill(screen.getByLabelText('Confirm password'), 'short')
    await press('Change Password')
    expect((await screen.findByRole('alert')).textContent).toBe(short)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('New password')))
    expect(place()).toBe('/reset-password')
  })

  it('the new password form redirects to a new code when the token has expired', async () => {
    const over = 'Please ask for a new code: this one has been used or has expired.'
    open({ ResetPassword: () => changed(['RESET_NOT_GRANTED', over]) })
    fill(screen.getByLabelText('New password'), 'ganga yamuna')
    fill(screen.getByLabelText('Confirm password'), 'ganga yamuna')
    await press('Change Password')
    await waitFor(() => expect(place()).toBe('/forgot-password'))
    expect(shop.toasts).toEqual([{ kind: 'error', text: over, outlivesPage: true }])
    expect(screen.getByLabelText('Email')).toHaveProperty('value', email)
  })

  it('a new password logs this browser out, because every session has ended', async () => {
    saveTokens()
    open()
    fill(screen.getByLabelText('New password'), 'ganga yamuna')
    fill(screen.getByLabelText('Confirm password'), 'ganga yamuna')
    await press('Change Password')
    await waitFor(() => expect(place()).toBe('/login'))
    expect(tokens.access()).toBeNull()
  })
})
