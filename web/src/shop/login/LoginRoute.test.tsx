import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { tokens } from '../../apollo/tokens.ts'
import type { LoginMutation } from '../../shared/account/Login.generated.ts'
import { userError } from '../../../test/errors.ts'
import { place } from '../../../test/pages.tsx'
import { buildLayout } from '../../../test/shop.ts'
import { buildCart } from '../../../test/quotes.ts'
import { WantedProduct_ProductFragmentDoc } from './WantedProduct.generated.ts'
import { fill, saveTokens, openStore } from '../../../test/store.tsx'
import type { Handlers } from '../../../test/operations.ts'

let shop: ReturnType<typeof openStore>

type Answer = LoginMutation['login']

const issued = { accessToken: 'a', refreshToken: 'r' }
const refuse = (message: string): Answer => ({
  viewer: null,
  tokens: null,
  userErrors: [userError('WRONG_CREDENTIALS', message)],
})

function enter(state: unknown, login: () => Answer | Promise<Answer>, others: Handlers = {}) {
  shop = openStore(
    '/login',
    {
      Layout: () => buildLayout(tokens.access() === null ? null : buildCart(0)),
      Login: async () => ({ login: await login() }),
      ...others,
    },
    state,
  )
}

const welcome = (): Answer => ({
  viewer: { id: 'asha', name: 'Asha' },
  tokens: issued,
  userErrors: [],
})
const button = () => screen.getByRole('button', { name: /^Login/ })
const email = () => screen.getByLabelText('Email')
const password = () => screen.getByLabelText('Password')

function fillIn() {
  fill(email(), ' asha@example.in ')
  fill(password(), 'ganga yamuna')
}

describe('the login', () => {
  it('the login can be submitted once both fields are filled in', () => {
    enter(null, welcome)
    expect(button()).toHaveProperty('disabled', true)
    fill(email(), 'asha@example.in')
    expect(button()).toHaveProperty('disabled', true)
    fill(password(), 'x')
    expect(button()).toHaveProperty('disabled', false)
  })

  it('the login tells guests who opened an account page why they are here', () => {
    enter({ from: '/dashboard/myorders' }, welcome)
    expect(screen.getByText('Please log in to see this page of your account.')).toBeTruthy()
    cleanup()
    enter(null, welcome)
    expect(screen.getByText('Log in to order, or register if you are new here.')).toBeTruthy()
  })

  it('the login names the product that the guest tried to add, if it is known', async () => {
    enter({ from: '/', add: 'milk' }, welcome)
    expect(screen.getByText('Log in or register to add this to your cart.')).toBeTruthy()
    act(() => {
      shop.client.writeFragment({
        fragment: WantedProduct_ProductFragmentDoc,
        data: { __typename: 'Product', id: 'milk', name: 'Toned Milk' },
      })
    })
    await screen.findByText('Log in or register to add Toned Milk to your cart.')
  })

  it('the login shows and hides the password', async () => {
    enter(null, welcome)
    expect(password()).toHaveProperty('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password()).toHaveProperty('type', 'text')
    const hide = screen.getByRole('button', { name: 'Hide password' })
    // The name already says it: "Hide password, pressed" would mean the opposite.
    expect(hide.hasAttribute('aria-pressed')).toBe(false)
    await userEvent.click(hide)
    expect(password()).toHaveProperty('type', 'password')
  })

  it('the login redirects back to the previous page', async () => {
    enter({ from: '/product/toned-milk-66f0a1?x=1' }, welcome)
    fillIn()
    await userEvent.click(button())
    await waitFor(() => expect(place()).toBe('/product/toned-milk-66f0a1?x=1'))
    expect(shop.getInputs('Login')).toEqual([
      { email: 'asha@example.in', password: 'ganga yamuna' },
    ])
    expect(tokens.access()).toBe('a')
    expect(shop.toasts).toEqual([{ kind: 'success', text: 'Welcome back, Asha' }])
  })

  it('the login adds the product that the guest tried to add, once', async () => {
    enter({ from: '/search?q=milk', add: 'milk' }, welcome, {
      AddToCart: () => ({
        addToCart: { cart: buildCart(1), userErrors: [] },
      }),
    })
    fillIn()
    await userEvent.click(button())
    await waitFor(() => expect(shop.toasts.at(-1)?.text).toBe('Item added'))
    await waitFor(() => expect(place()).toBe('/search?q=milk'))
    expect(shop.getInputs('AddToCart')).toEqual([{ productId: 'milk', quantity: 1 }])
  })

  it('the login shows no message if the product was in the cart already', async () => {
    const there = userError('ALREADY_IN_CART', 'It is there.')
    enter({ from: '/cart', add: 'milk' }, welcome, {
      AddToCart: () => ({
        addToCart: { cart: buildCart(1), userErrors: [there] },
      }),
    })
    fillIn()
    await userEvent.click(button())
    expect(await screen.findByText('Toned Milk')).toBeTruthy()
    expect(shop.toasts).toEqual([{ kind: 'success', text: 'Welcome back, Asha' }])
  })

  it('the login never redirects to another site', async () => {
    enter({ from: '//evil.example' }, welcome)
    fillIn()
    await userEvent.click(button())
    await waitFor(() => expect(place()).toBe('/'))
  })

  it('the login redirects users who are already logged in', async () => {
    saveTokens()
    enter({ from: '/cart' }, welcome)
    await waitFor(() => expect(place()).toBe('/cart'))
  })

  it('the login shows an error beside the field, and not as a toast too', async () => {
    enter(null, () => refuse('Email or password is wrong.'))
    fillIn()
    await userEvent.click(button())
    await waitFor(() => expect(password().getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByRole('alert').textContent).toBe('Email or password is wrong.')
    await waitFor(() => expect(document.activeElement).toBe(password()))
    expect(shop.toasts).toEqual([])
    expect(tokens.access()).toBeNull()
    expect(button()).toHaveProperty('disabled', false)
  })

  it("the login keeps the input when the server can't be reached", async () => {
    enter(null, () => Promise.reject(new TypeError('Failed to fetch')))
    fillIn()
    await userEvent.click(button())
    await waitFor(() => expect(shop.toasts[0]?.text).toContain('couldn’t reach the shop'))
    expect(password()).toHaveProperty('value', 'ganga yamuna')
  })

  it('the login opens for a protected page, and redirects back to it', async () => {
    shop = openStore('/dashboard/address', {
      Layout: () => buildLayout(tokens.access() === null ? null : buildCart(0)),
      Login: () => ({ login: welcome() }),
      Addresses: () => ({ viewer: { id: 'asha', addresses: [] } }),
    })
    await waitFor(() => expect(place()).toBe('/login'))
    fillIn()
    await userEvent.click(button())
    expect(await screen.findByRole('heading', { name: 'Address' })).toBeTruthy()
    expect(place()).toBe('/dashboard/address')
  })

  it('the login does not open when the connection is lost', async () => {
    saveTokens()
    shop = openStore('/dashboard/address', {
      Layout: () => Promise.reject(new TypeError('Failed to fetch')),
    })
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy()
    expect(place()).toBe('/dashboard/address')
  })
})
