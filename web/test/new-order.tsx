import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { openDashboard } from './dashboard.tsx'
import type { Handlers } from './operations.ts'
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

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
export const step = async (name: string) => within(await screen.findByRole('region', { name }))
export const bar = () => within(screen.getByRole('group', { name: 'Order' }))

export async function enterPhone(phone = '98765 43210') {
  fill(await screen.findByLabelText('Telephone number'), phone)
  await screen.findByRole('radio', { name: /Lakshmi/ })
}

export async function addProduct(name: string) {
  const box = await screen.findByRole('combobox', { name: 'Search products' })
  await userEvent.type(box, `${name}{Enter}`)
  await screen.findByRole('button', { name: `Remove ${name} from the order` })
}

/** Presses the buttons once the customer has agreed. */
export async function agreeAndPlace() {
  await press('Place cash order')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Agreed by telephone' }))
  await press(/^Place order/)
}
