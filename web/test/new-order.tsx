import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { openDashboard } from './dashboard.tsx'
import type { Data, Handlers } from './operations.ts'
import { buildOrdered, buildPhoneCustomer } from './phone-orders.ts'
import { fill } from './store.tsx'
// Loads the chunks before the first test begins.
import '../src/dashboard/orders/new-order/NewOrderForm.tsx'
import '../src/dashboard/orders/new-order/PlaceDialog.tsx'
import '../src/dashboard/orders/new-order/customer/CustomerAddressDialog.tsx'
import '../src/dashboard/orders/new-order/products/list/ListDialog.tsx'
import '../src/dashboard/orders/new-order/links/OrderLinks.tsx'
import '../src/dashboard/orders/new-order/links/LinkDialog.tsx'

export const atta = buildOrdered('Atta')
export const dal = buildOrdered('Dal', { available: 2 })
const tablets = buildOrdered('Tablets', { prescriptionRequired: true })
const products = [atta, dal, tablets]
export const customer = buildPhoneCustomer()

/** Opens the page for orders by telephone, with a customer and three products. */
export function openNewOrder(handlers: Handlers = {}, pickUpForAll = false) {
  return openDashboard(
    '/dashboard/new-order',
    {
      NewOrder: () => ({ store: { pickUpForAll } }),
      OrderLinks: () => ({ orderLinks: [] }),
      PhoneCustomers: () => ({ customersByPhone: [customer] }),
      OrderedProducts: ({ ids }) => ({
        productsById: products.filter(({ id }) => ids.includes(id)),
      }),
      FindOrderedProducts: ({ text }) => ({
        searchProducts: {
          edges: products
            .filter(({ name }) => name.toLowerCase().startsWith(text.toLowerCase()))
            .map((product) => ({ node: { ...product, barcodes: [] } })),
        },
      }),
      ...handlers,
    },
    'STAFF',
  )
}

type Found = Data<'FindOrderedProducts'>
type Product = typeof atta & { barcodes?: string[] }

/** Opens the page with a search that answers when the test says so. */
export function openSlowSearch(handlers: Handlers = {}) {
  const waiting = new Map<string, { reply: (found: Found) => void; fail: () => void }[]>()
  const page = openNewOrder({
    FindOrderedProducts: ({ text }) =>
      new Promise<Found>((resolve, reject) => {
        const one = { reply: resolve, fail: () => reject(new TypeError('Failed to fetch')) }
        waiting.set(text, [...(waiting.get(text) ?? []), one])
      }),
    ...handlers,
  })
  const take = (text: string) => {
    const all = waiting.get(text) ?? []
    waiting.delete(text)
    return all
  }
  const isSent = (text: string) => waitFor(() => expect(waiting.has(text)).toBe(true))
  /** Answers several searches at the same moment. */
  const replyAll = async (replies: Record<string, Product | null>) => {
    for (const text of Object.keys(replies)) await isSent(text)
    await settle(() => {
      for (const [text, product] of Object.entries(replies)) {
        const edges = product ? [{ node: { barcodes: [], ...product } }] : []
        for (const { reply } of take(text)) reply({ searchProducts: { edges } })
      }
    })
  }
  return {
    ...page,
    replyAll,
    reply: (text: string, product: Product | null) => replyAll({ [text]: product }),
    fail: async (text: string) => {
      await isSent(text)
      await settle(() => {
        for (const { fail } of take(text)) fail()
      })
    },
  }
}

/** Renders once, after everything that follows has happened. */
const settle = (change: () => void) =>
  act(async () => {
    change()
    await new Promise((resolve) => setTimeout(resolve))
  })

export const searchBox = () => screen.findByRole('combobox', { name: 'Search products' })

/** Writes into a search, and presses Enter at once, as scanners do. */
export function enterInto(box: HTMLElement, text: string) {
  act(() => box.focus())
  fill(box, text)
  fireEvent.keyDown(box, { key: 'Enter' })
}

export const enter = async (text: string) => enterInto(await searchBox(), text)

/** The sentences about the searches that were confirmed. */
export const listSearches = () =>
  within(screen.getByRole('list', { name: 'Searches' }))
    .getAllByRole('listitem')
    .map((item) => item.firstElementChild?.textContent)

/** The names of the products in the order. */
export const listProducts = () =>
  within(screen.getByRole('list', { name: 'Products in the order' }))
    .getAllByRole('button', { name: /^Remove .* from the order$/ })
    .map((button) =>
      button.getAttribute('aria-label')?.replace(/^Remove (.*) from the order$/, '$1'),
    )

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
export const step = async (name: string) => within(await screen.findByRole('region', { name }))
export const bar = () => within(screen.getByRole('group', { name: 'Order' }))

export async function enterPhone(phone = '98765 43210') {
  fill(await screen.findByLabelText('Telephone number'), phone)
  await screen.findByRole('radio', { name: /Lakshmi/ })
}

export async function addProduct(name: string) {
  await enter(name)
  await screen.findByRole('button', { name: `Remove ${name} from the order` })
}

/** Presses the buttons once the customer has agreed. */
export async function agreeAndPlace() {
  await press('Place cash order')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Agreed by telephone' }))
  await press(/^Place order/)
}
