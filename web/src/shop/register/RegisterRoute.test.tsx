import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { tokens } from '../../apollo/tokens.ts'
import type { LoginMutation } from '../../shared/account/Login.generated.ts'
import type { RegisterMutation } from './Register.generated.ts'
import { userError } from '../../../test/errors.ts'
import { place } from '../../../test/pages.tsx'
import { buildLayout } from '../../../test/shop.ts'
import { buildCart } from '../../../test/quotes.ts'
import { fill, openStore } from '../../../test/store.tsx'

let shop: ReturnType<typeof openStore>

type Registration = RegisterMutation['register']
type Login = LoginMutation['login']

const accepted: Registration = { user: { id: 'asha' }, userErrors: [] }
const refused = (...errors: [field: string, message: string][]): Registration => ({
  user: null,
  userErrors: errors.map(([field, message]) => userError('BAD_USER_INPUT', message, field)),
})
const signedIn: Login = {
  viewer: { id: 'asha', name: 'Asha' },
  tokens: { accessToken: 'a', refreshToken: 'r' },
  userErrors: [],
}

interface Answers {
  register?: () => Registration
  login?: () => Login | Promise<Login>
}

function enter({ register = () => accepted, login = () => signedIn }: Answers = {}) {
  shop = openStore(
    '/register',
    {
      Layout: () => buildLayout(tokens.access() === null ? null : buildCart(0)),
      Register: () => ({ register: register() }),
      Login: async () => ({ login: await login() }),
      AddToCart: () => ({
        addToCart: { cart: buildCart(1), userErrors: [] },
      }),
    },
    { from: '/search?q=milk', add: 'milk' },
  )
}

const button = () => screen.getByRole('button', { name: /^Register/ })
const field = (label: string) => screen.getByLabelText(label)

function fillIn({ password = 'ganga yamuna', confirm = 'ganga yamuna' } = {}) {
  fill(field('Name'), 'Asha Verma')
  fill(field('Email'), 'asha@example.in')
  fill(field('Password'), password)
  expect(button()).toHaveProperty('disabled', true)
  fill(field('Confirm password'), confirm)
}

describe('the registration', () => {
  it('the registration logs in, redirects back, and adds the product that the guest tried to add', async () => {
    enter()
    fillIn()
    await userEvent.click(button())
    await waitFor(() => expect(place()).toBe('/search?q=milk'))
    expect(shop.getInputs('Register')).toEqual([
      {
        name: 'Asha Verma',
        email: 'asha@example.in',
        password: 'ganga yamuna',
        confirmPassword: 'ganga yamuna',
      },
    ])
    expect(shop.getInputs('Login')).toEqual([
      { email: 'asha@example.in', password: 'ganga yamuna' },
    ])
    await waitFor(() => expect(shop.toasts.at(-1)?.text).toBe('Item added'))
    expect(shop.toasts.map(({ kind }) => kind)).toEqual(['success', 'success'])
    expect(shop.getInputs('AddToCart')).toEqual([{ productId: 'milk', quantity: 1 }])
  })

  it('the registration reports a bad address together with passwords that differ and are too short', async () => {
    enter()
    fillIn({ password: 'ganga', confirm: 'yamuna' })
    fill(field('Email'), 'asha@example')
    await userEvent.click(button())
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Please enter a valid email address.',
      'Password must have at least 8 characters.',
      'password and confirm password must be same',
    ])
    await waitFor(() => expect(document.activeElement).toBe(field('Email')))
    expect(shop.getInputs('Register')).toEqual([])
  })

  it('the registration needs the same password twice', async () => {
    enter()
    fillIn({ confirm: 'ganga jamuna' })
    await userEvent.click(button())
    const message = 'password and confirm password must be same'
    expect(screen.getByRole('alert').textContent).toBe(message)
    expect(shop.toasts).toEqual([])
    await waitFor(() => expect(document.activeElement).toBe(field('Confirm password')))
    expect(shop.getInputs('Register')).toEqual([])
  })

  it('the registration reports a short password and different passwords at the same time', async () => {
    enter()
    fillIn({ password: 'ganga', confirm: 'jamuna' })
    await userEvent.click(button())
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Password must have at least 8 characters.',
      'password and confirm password must be same',
    ])
    expect(screen.queryByText('At least 8 characters.'), 'once').toBeNull()
    expect(shop.getInputs('Register')).toEqual([])
  })

  it('the registration shows each error beside its field and focuses the first', async () => {
    const short = 'Password must have at least 8 characters.'
    enter({
      register: () => refused(['password', short], ['email', 'This email is already registered.']),
    })
    fillIn()
    await userEvent.click(button())
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2))
    await waitFor(() => expect(document.activeElement).toBe(field('Email')))
    expect(field('Password').getAttribute('aria-invalid')).toBe('true')
    expect(shop.toasts).toEqual([])
    expect(shop.getInputs('Login')).toEqual([])
  })

  it('the registration redirects to the login, and then back, when logging in fails', async () => {
    enter({ login: () => Promise.reject(new TypeError('Failed to fetch')) })
    fillIn()
    await userEvent.click(button())
    await waitFor(() => expect(place()).toBe('/login'))
    expect(shop.toasts).toEqual([
      { kind: 'success', text: 'Your account is ready. Please log in.' },
    ])
  })
})
