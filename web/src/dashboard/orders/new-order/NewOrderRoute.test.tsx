import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildAddress } from '../../../../test/addresses.ts'
import { money } from '../../../../test/carts.ts'
import { openDashboard } from '../../../../test/dashboard.tsx'
import type { Handlers } from '../../../../test/operations.ts'
import { buildOrdered, buildOrderLink, buildPhoneCustomer } from '../../../../test/phone-orders.ts'
import { fill } from '../../../../test/store.tsx'
import { tabStorage } from '../../../lib/storage.ts'
// Loads the chunks before the first test begins.
import './NewOrderForm.tsx'
import './PlaceDialog.tsx'
import './customer/CustomerAddressDialog.tsx'
import './products/list/ListDialog.tsx'
import './links/OrderLinks.tsx'
import './links/LinkDialog.tsx'

const atta = buildOrdered('Atta')
const dal = buildOrdered('Dal', { available: 2 })
const tablets = buildOrdered('Tablets', { prescriptionRequired: true })
const products = [atta, dal, tablets]
const customer = buildPhoneCustomer()

beforeEach(() => vi.setSystemTime('2026-11-21T09:30:00.000Z'))
afterEach(() => {
  vi.useRealTimers()
  tabStorage.clear()
})

function open(handlers: Handlers = {}, pickUpForAll = false) {
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

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
const step = async (name: string) => within(await screen.findByRole('region', { name }))
const bar = () => within(screen.getByRole('group', { name: 'Order' }))

async function enterPhone(phone = '98765 43210') {
  fill(await screen.findByLabelText('Telephone number'), phone)
  await screen.findByRole('radio', { name: /Lakshmi/ })
}

async function addProduct(name: string) {
  const box = await screen.findByRole('combobox', { name: 'Search products' })
  await userEvent.type(box, `${name}{Enter}`)
  await screen.findByRole('button', { name: `Remove ${name} from the order` })
}

/** Presses the button of the dialog once the customer has agreed. */
async function agreeAndPlace() {
  await press('Place cash order')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Agreed by telephone' }))
  await press(/^Place order/)
}

describe('the customer of a new order', () => {
  it('ten digits find the customer, who is chosen if nobody else has the number', async () => {
    const { getVariables } = open()
    fill(await screen.findByLabelText('Telephone number'), '98765')
    expect(getVariables('PhoneCustomers')).toEqual([])
    await enterPhone('+91 98765 43210')
    expect(getVariables('PhoneCustomers')).toEqual([{ phone: '9876543210' }])
    expect(screen.getByRole('radio', { name: /Lakshmi/ })).toHaveProperty('checked', true)
    expect(screen.getByText('Not registered · a1 street')).toBeTruthy()
    expect(screen.getByRole('radio', { name: /^a1 street/ })).toHaveProperty('checked', true)
  })

  it('one of several customers with the number has to be chosen', async () => {
    const other = buildPhoneCustomer({ id: 'c2', name: 'Ravi', isRegistered: true })
    open({ PhoneCustomers: () => ({ customersByPhone: [customer, other] }) })
    await enterPhone()
    expect(screen.queryByRole('radio', { name: /^a1 street/ })).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: 'Ravi Registered · a1 street' }))
    expect(await screen.findByRole('radio', { name: /^a1 street/ })).toHaveProperty('checked', true)
  })

  it('a customer is added if nobody has the number, and errors are shown at the name', async () => {
    const error = { code: 'BAD_USER_INPUT' as const, field: 'name', message: 'Enter a name.' }
    const { getVariables } = open({
      PhoneCustomers: () => ({ customersByPhone: [] }),
      AddPhoneCustomer: ({ input: { name } }) => ({
        addPhoneCustomer:
          name === ''
            ? { customer: null, userErrors: [error] }
            : { customer: buildPhoneCustomer({ name, addresses: [] }), userErrors: [] },
      }),
    })
    fill(await screen.findByLabelText('Telephone number'), '9876543210')
    await press('Add customer')
    expect(await screen.findByText('Enter a name.')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('Customer’s name'), ' Sita ')
    await press('Add customer')
    expect(await screen.findByRole('radio', { name: /Sita/ })).toHaveProperty('checked', true)
    expect(getVariables('AddPhoneCustomer').at(-1)).toEqual({
      input: { name: 'Sita', phone: '9876543210' },
    })
  })

  it('a search for the number that failed can be repeated', async () => {
    let isDown = true
    open({
      PhoneCustomers: () => {
        if (isDown) throw new TypeError('Failed to fetch')
        return { customersByPhone: [customer] }
      },
    })
    fill(await screen.findByLabelText('Telephone number'), '9876543210')
    expect(await screen.findByText('We couldn’t look for this number.')).toBeTruthy()
    isDown = false
    await press('Retry')
    expect(await screen.findByRole('radio', { name: /Lakshmi/ })).toBeTruthy()
  })
})

describe('the address of a new order', () => {
  it('a new address begins with the telephone number, and is chosen', async () => {
    const { getVariables } = open({
      PinPlace: () => ({ pinPlace: { state: 'Maharashtra', city: 'Pune' } }),
      AddCustomerAddress: ({ input }) => ({
        addCustomerAddress: {
          customer: {
            ...customer,
            addresses: [
              { ...buildAddress('a3'), addressLine: input.address.addressLine },
              ...customer.addresses,
            ],
          },
          userErrors: [],
        },
      }),
    })
    await enterPhone()
    await press('Add address')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Address' }))
    expect(dialog.getByLabelText('Mobile')).toHaveProperty('value', '9876543210')
    await userEvent.type(dialog.getByLabelText('Address line'), '7 Lake View')
    await userEvent.type(dialog.getByLabelText('Pincode'), '411002')
    await waitFor(() => expect(dialog.getByLabelText('City')).toHaveProperty('value', 'Pune'))
    await userEvent.click(dialog.getByRole('button', { name: 'Save address' }))
    const added = await screen.findByRole('radio', { name: /^7 Lake View/ })
    expect(added).toHaveProperty('checked', true)
    expect(getVariables('AddCustomerAddress')[0]?.input).toMatchObject({
      customerId: 'c1',
      address: { addressLine: '7 Lake View', mobile: '9876543210' },
    })
  })

  it('the server’s errors about an address are shown at its fields', async () => {
    const error = { code: 'BAD_USER_INPUT' as const, field: 'address.city', message: 'Too long.' }
    open({
      PhoneCustomers: () => ({
        customersByPhone: [buildPhoneCustomer({ addresses: [] })],
      }),
      PinPlace: () => ({ pinPlace: { state: 'Maharashtra', city: 'Pune' } }),
      AddCustomerAddress: () => ({
        addCustomerAddress: { customer: null, userErrors: [error] },
      }),
    })
    await enterPhone()
    await press('Add address')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Address' }))
    await userEvent.type(dialog.getByLabelText('Address line'), '7 Lake View')
    await userEvent.type(dialog.getByLabelText('Pincode'), '411002')
    await waitFor(() => expect(dialog.getByLabelText('City')).toHaveProperty('value', 'Pune'))
    await userEvent.click(dialog.getByRole('button', { name: 'Save address' }))
    expect(await dialog.findByText('Too long.')).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getByLabelText('City'))
  })

  it('an order can be collected only if the shop offers it', async () => {
    open({}, true)
    await enterPhone()
    await userEvent.click(screen.getByRole('radio', { name: 'Collect from the shop' }))
    expect(await screen.findByText('Address for the bill')).toBeTruthy()
    expect(screen.queryByLabelText('Note for the delivery (optional)')).toBeNull()
  })
})

describe('the products of a new order', () => {
  it('Enter adds the first product, again adds one more, and the total stays in view', async () => {
    open()
    await addProduct('Atta')
    expect(bar().getByText('₹50')).toBeTruthy()
    await addProduct('Atta')
    expect(bar().getByText('₹100')).toBeTruthy()
    expect(bar().getByText('2 pieces')).toBeTruthy()
    await press('Remove Atta from the order')
    expect(await screen.findByText('No products yet.')).toBeTruthy()
  })

  it('a scanned barcode adds its product while no field has the focus', async () => {
    const barcode = '8901234567890'
    open({
      FindOrderedProducts: ({ text }) => ({
        searchProducts: {
          edges: text === barcode ? [{ node: { ...dal, barcodes: [barcode] } }] : [],
        },
      }),
    })
    await screen.findByRole('combobox', { name: 'Search products' })
    const scan = (code: string) =>
      act(() => {
        for (const key of [...code, 'Enter']) fireEvent.keyDown(document.body, { key })
      })
    scan(barcode)
    expect(await screen.findByText('Added: Dal')).toBeTruthy()
    expect(bar().getByText('₹50')).toBeTruthy()
    scan('5000112637922')
    expect(await screen.findByText('No product of this shop has this barcode.')).toBeTruthy()
  })

  it('a product that needs a prescription is marked, and keeps the order from being sent', async () => {
    const { getVariables } = open()
    await enterPhone()
    await addProduct('Tablets')
    const sentence = 'Needs a prescription: the customer has to order it in the shop.'
    expect(screen.getByText(sentence)).toBeTruthy()
    await press('Send a link')
    const found = await step('Products')
    expect(found.getByRole('alert').textContent).toContain('can’t be ordered')
    expect(getVariables('CreateOrderLink')).toEqual([])
  })
})

describe('a pasted list', () => {
  const list = {
    readShoppingList: [
      {
        text: '2 kg atta',
        proposals: [
          { product: atta, quantity: 2 },
          { product: dal, quantity: 1 },
        ],
      },
      { text: 'xyz', proposals: [] },
      { text: 'dal', proposals: [{ product: dal, quantity: 1 }] },
    ],
  }

  async function paste(handlers: Handlers = {}) {
    const page = open({ ReadShoppingList: () => list, ...handlers })
    await press('Paste a list')
    await userEvent.type(await screen.findByLabelText('The customer’s list'), '2 kg atta, xyz, dal')
    await press('Find products')
    return page
  }

  it('a list proposes products with quantities, of which some are left out', async () => {
    await paste()
    const first = await screen.findByRole('combobox', { name: '2 kg atta' })
    expect(first).toHaveProperty('value', 'atta')
    expect(screen.getByText('Nothing found. Search for it, or leave it out.')).toBeTruthy()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'dal' }), 'Leave out')
    await press('Add 1 product')
    expect(await screen.findByRole('button', { name: 'Remove Atta from the order' })).toBeTruthy()
    expect(bar().getByText('₹100')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Remove Dal from the order' })).toBeNull()
  })

  it('an entry without proposals can be searched by hand', async () => {
    await paste()
    const box = await screen.findByRole('combobox', { name: 'Search a product for xyz' })
    await userEvent.type(box, 'Tabl{Enter}')
    expect(await screen.findByRole('combobox', { name: 'xyz' })).toHaveProperty('value', 'tablets')
    expect(await screen.findByRole('button', { name: 'Add 3 products' })).toBeTruthy()
  })

  it('a blank list is not sent, and a failure keeps the text', async () => {
    const { getVariables } = open({
      ReadShoppingList: () => {
        throw new TypeError('Failed to fetch')
      },
    })
    await press('Paste a list')
    await press('Find products')
    expect(await screen.findByText('Please write or paste the list.')).toBeTruthy()
    expect(getVariables('ReadShoppingList')).toEqual([])
    const box = screen.getByLabelText('The customer’s list')
    await userEvent.type(box, 'atta')
    await press('Find products')
    expect(await screen.findByText(/couldn’t reach the shop/)).toBeTruthy()
    expect(box).toHaveProperty('value', 'atta')
  })
})

describe('placing a new order', () => {
  it('an empty order names what is missing, and takes the focus there', async () => {
    open()
    await press('Place cash order')
    expect(await screen.findByText('Please choose the customer.')).toBeTruthy()
    expect(screen.getByText('Please add a product.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Customer' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('an order is placed only once the customer has agreed, and shows its number', async () => {
    const { getVariables } = open({
      PlacePhoneOrder: () => ({
        placePhoneOrder: { order: { id: 'o9', number: 'ORD-9' }, quote: null, userErrors: [] },
      }),
    })
    await enterPhone()
    await addProduct('Atta')
    await userEvent.selectOptions(screen.getByLabelText('If an item is missing'), 'CALL')
    await userEvent.type(screen.getByLabelText('Note for the delivery (optional)'), 'Ring twice')
    await press('Place cash order')
    await press(/^Place order/)
    expect(await screen.findByText('Please ask the customer whether they agree.')).toBeTruthy()
    expect(getVariables('PlacePhoneOrder')).toEqual([])
    await userEvent.click(screen.getByRole('checkbox', { name: 'Agreed by telephone' }))
    await press('Place order · ₹50')
    expect(await screen.findByText('Order ORD-9 is placed')).toBeTruthy()
    expect(getVariables('PlacePhoneOrder')[0]?.input).toMatchObject({
      ...{ customerId: 'c1', addressId: 'a1', expectedTotal: 5_000, fulfilment: 'DELIVERY' },
      ...{ ifItemMissing: 'CALL', deliveryNote: 'Ring twice' },
      lines: [{ productId: 'atta', quantity: 1, expectedPrice: 5_000 }],
    })
    const link = screen.getByRole('link', { name: 'Order Details' })
    expect(link.getAttribute('href')).toBe('/dashboard/orders-details/o9')
    await press('New order')
    expect(await screen.findByLabelText('Telephone number')).toHaveProperty('value', '')
  })

  it('a changed price is shown at its line, with the new total, and keeps everything else', async () => {
    const { getVariables } = open({
      PlacePhoneOrder: () => ({
        placePhoneOrder: {
          order: null,
          quote: {
            lines: [
              {
                ...{ productId: 'atta', wantedQuantity: 1, quantity: 1 },
                ...{ price: money(6_000), discountedPrice: money(6_000) },
                problems: [{ message: 'The price rose to ₹60.' }],
              },
            ],
          },
          userErrors: [{ code: 'PRICE_CHANGED', field: null, message: 'The price has changed.' }],
        },
      }),
    })
    await enterPhone()
    await addProduct('Atta')
    await agreeAndPlace()
    expect(await screen.findByText('The price rose to ₹60.')).toBeTruthy()
    expect(bar().getByText('The price has changed.')).toBeTruthy()
    expect(bar().getByText('₹60')).toBeTruthy()
    expect(screen.getByRole('radio', { name: /Lakshmi/ })).toHaveProperty('checked', true)
    await agreeAndPlace()
    await waitFor(() => expect(getVariables('PlacePhoneOrder')).toHaveLength(2))
    const [first, second] = getVariables('PlacePhoneOrder')
    expect(second?.input.expectedTotal).toBe(6_000)
    expect(second?.input.idempotencyKey).toBe(first?.input.idempotencyKey)
  })

  it.each([
    ['addressId', 'Address'],
    ['lines.0.productId', 'Products'],
    ['customerId', 'Customer'],
  ])('an error about %s is shown in the step %s', async (field, name) => {
    const error = { code: 'BAD_USER_INPUT' as const, field, message: 'This is wrong.' }
    open({
      PlacePhoneOrder: () => ({
        placePhoneOrder: { order: null, quote: null, userErrors: [error] },
      }),
    })
    await enterPhone()
    await addProduct('Atta')
    await agreeAndPlace()
    const region = await step(name)
    expect((await region.findByRole('alert')).textContent).toBe('This is wrong.')
  })

  it('a lost reply keeps the order, and a repeat has the same key', async () => {
    let isDown = true
    const { getVariables, toasts } = open({
      PlacePhoneOrder: () => {
        if (isDown) throw new TypeError('Failed to fetch')
        return {
          placePhoneOrder: { order: { id: 'o9', number: 'ORD-9' }, quote: null, userErrors: [] },
        }
      },
    })
    await enterPhone()
    await addProduct('Atta')
    await agreeAndPlace()
    await waitFor(() => expect(toasts.at(-1)?.text).toContain('couldn’t reach the shop'))
    isDown = false
    await agreeAndPlace()
    expect(await screen.findByText('Order ORD-9 is placed')).toBeTruthy()
    const keys = getVariables('PlacePhoneOrder').map(({ input }) => input.idempotencyKey)
    expect(new Set(keys).size).toBe(1)
  })
})

describe('an unfinished order', () => {
  it('a reload restores the customer, the products and the wishes', async () => {
    tabStorage.write(
      'kirana.new-order',
      JSON.stringify({
        ...{ viewerId: 'asha', phone: '9876543210', customerId: 'c1', addressId: 'a2' },
        ...{ fulfilment: 'DELIVERY', ifItemMissing: 'REPLACE', deliveryNote: 'Gate 2' },
        lines: [{ productId: 'atta', quantity: 3 }, { productId: 'gone', quantity: 1 }, 7],
        idempotencyKey: 'k'.repeat(32),
      }),
    )
    open()
    expect(await screen.findByRole('radio', { name: /^a2 street/ })).toHaveProperty('checked', true)
    expect(screen.getByLabelText('Note for the delivery (optional)')).toHaveProperty(
      'value',
      'Gate 2',
    )
    await waitFor(() => expect(bar().getByText('₹150')).toBeTruthy())
    expect(tabStorage.read('kirana.new-order')).not.toContain('gone')
  })

  it.each(['', 'null', '[]', '{"viewerId":"someone-else","phone":"9876543210"}'])(
    'the stored text %j begins a new order',
    async (text) => {
      tabStorage.write('kirana.new-order', text)
      open()
      expect(await screen.findByLabelText('Telephone number')).toHaveProperty('value', '')
    },
  )
})

describe('a link to an order', () => {
  const created: Handlers = {
    CreateOrderLink: () => ({
      createOrderLink: { link: buildOrderLink(), quote: null, userErrors: [] },
    }),
  }

  it('a link is shown with ways to send it, and waits in the list', async () => {
    open(created)
    expect(await screen.findByText('No link waits for a customer.')).toBeTruthy()
    await enterPhone()
    await addProduct('Atta')
    await press('Send a link')
    const dialog = within(await screen.findByRole('dialog', { name: 'Link to the order' }))
    expect(dialog.getByText('https://shop.example/order-link/t1')).toBeTruthy()
    expect(dialog.getByText(/until 22 Nov 2026, 2:30 pm/)).toBeTruthy()
    const whatsApp = dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
    expect(whatsApp).toMatch(/^https:\/\/wa\.me\/919876543210\?text=.*order-link%2Ft1$/)
    const sms = dialog.getByRole('link', { name: 'SMS' }).getAttribute('href')
    expect(sms).toMatch(/^sms:\+919876543210\?body=.*order-link%2Ft1$/)
    await press('Done')
    expect(screen.getByText('3 pieces · 23 hours left')).toBeTruthy()
    expect(screen.getByLabelText('Telephone number')).toHaveProperty('value', '')
  })

  it('a waiting link is withdrawn after a question', async () => {
    const { getVariables, toasts } = open({
      OrderLinks: () => ({ orderLinks: [buildOrderLink()] }),
      WithdrawOrderLink: () => ({ withdrawOrderLink: { withdrawnId: 'l1', userErrors: [] } }),
    })
    await press('Withdraw the link for Lakshmi')
    await press('Withdraw')
    expect(await screen.findByText('No link waits for a customer.')).toBeTruthy()
    expect(getVariables('WithdrawOrderLink')).toEqual([{ input: { id: 'l1' } }])
    expect(toasts).toEqual([{ kind: 'success', text: 'Link withdrawn' }])
  })

  it('a link that was used in the meantime leaves the list with the reason', async () => {
    const message = 'This link has ended.'
    const { toasts } = open({
      OrderLinks: () => ({ orderLinks: [buildOrderLink()] }),
      WithdrawOrderLink: () => ({
        withdrawOrderLink: {
          withdrawnId: null,
          userErrors: [{ code: 'NOT_FOUND', field: 'id', message }],
        },
      }),
    })
    await press('Withdraw the link for Lakshmi')
    await press('Withdraw')
    expect(await screen.findByText('No link waits for a customer.')).toBeTruthy()
    expect(toasts).toEqual([{ kind: 'error', text: message }])
  })
})
