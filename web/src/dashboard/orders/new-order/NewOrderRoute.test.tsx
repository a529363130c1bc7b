import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { buildAddress } from '../../../../test/addresses.ts'
import { money } from '../../../../test/carts.ts'
import {
  addProduct,
  agreeAndPlace,
  bar,
  customer,
  enterPhone,
  openNewOrder,
  press,
  step,
} from '../../../../test/new-order.tsx'
import { buildPhoneCustomer } from '../../../../test/phone-orders.ts'
import { fill } from '../../../../test/store.tsx'
import { tabStorage } from '../../../lib/storage.ts'

afterEach(() => tabStorage.clear())

describe('the customer of a new order', () => {
  it('ten digits find the customer, who is chosen if nobody else has the number', async () => {
    const { getVariables } = openNewOrder()
    fill(await screen.findByLabelText('Telephone number'), '98765')
    expect(getVariables('PhoneCustomers')).toEqual([])
    await enterPhone('+91 98765 43210')
    expect(getVariables('PhoneCustomers')).toEqual([{ phone: '9876543210' }])
    expect(screen.getByRole('radio', { name: /Lakshmi/ })).toHaveProperty('checked', true)
    expect(screen.getByText('Added by the team with this number · a1 street')).toBeTruthy()
    expect(screen.getByRole('radio', { name: /^a1 street/ })).toHaveProperty('checked', true)
  })

  it('one of several customers with the number has to be chosen', async () => {
    const other = buildPhoneCustomer({ id: 'c2', name: 'Ravi', numberProof: 'ORDER_DELIVERED' })
    openNewOrder({ PhoneCustomers: () => ({ customersByPhone: [customer, other] }) })
    await enterPhone()
    expect(screen.queryByRole('radio', { name: /^a1 street/ })).toBeNull()
    await userEvent.click(
      screen.getByRole('radio', {
        name: 'Ravi Has received an order with this number · a1 street',
      }),
    )
    expect(await screen.findByRole('radio', { name: /^a1 street/ })).toHaveProperty('checked', true)
  })

  it('a single customer who has only entered the number is not chosen, and the page says so', async () => {
    const stranger = buildPhoneCustomer({ numberProof: 'NONE' })
    openNewOrder({ PhoneCustomers: () => ({ customersByPhone: [stranger] }) })
    await enterPhone()
    const choice = screen.getByRole('radio', {
      name: /Has only entered this number\. Make sure that this person is calling\./,
    })
    expect(choice).toHaveProperty('checked', false)
    expect(screen.getByText('Choose the customer first.')).toBeTruthy()
    await userEvent.click(choice)
    expect(await screen.findByRole('radio', { name: /^a1 street/ })).toHaveProperty('checked', true)
  })

  it('a customer is added if nobody has the number, and errors are shown at the name', async () => {
    const error = { code: 'BAD_USER_INPUT' as const, field: 'name', message: 'Enter a name.' }
    const { getVariables } = openNewOrder({
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
    fill(screen.getByLabelText('Customer’s name'), ' Sita ')
    await press('Add customer')
    expect(await screen.findByRole('radio', { name: /Sita/ })).toHaveProperty('checked', true)
    expect(getVariables('AddPhoneCustomer').at(-1)).toEqual({
      input: { name: 'Sita', phone: '9876543210' },
    })
  })

  it('a search for the number that failed can be repeated', async () => {
    let isDown = true
    openNewOrder({
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
    const { getVariables } = openNewOrder({
      PinPlace: () => ({ pinPlace: { state: 'Maharashtra', city: 'Pune' } }),
      AddCustomerAddress: ({ input }) => ({
        addCustomerAddress: {
          address: { ...buildAddress('a3'), addressLine: input.address.addressLine },
          userErrors: [],
        },
      }),
    })
    await enterPhone()
    await press('Add address')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Address' }))
    expect(dialog.getByLabelText('Mobile')).toHaveProperty('value', '9876543210')
    fill(dialog.getByLabelText('Address line'), '7 Lake View')
    fill(dialog.getByLabelText('Pincode'), '411002')
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
    const error = { code: 'BAD_USER_INPUT' as const, field: 'city', message: 'Too long.' }
    openNewOrder({
      PhoneCustomers: () => ({
        customersByPhone: [buildPhoneCustomer({ addresses: [] })],
      }),
      PinPlace: () => ({ pinPlace: { state: 'Maharashtra', city: 'Pune' } }),
      AddCustomerAddress: () => ({
        addCustomerAddress: { address: null, userErrors: [error] },
      }),
    })
    await enterPhone()
    await press('Add address')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Address' }))
    fill(dialog.getByLabelText('Address line'), '7 Lake View')
    fill(dialog.getByLabelText('Pincode'), '411002')
    await waitFor(() => expect(dialog.getByLabelText('City')).toHaveProperty('value', 'Pune'))
    await userEvent.click(dialog.getByRole('button', { name: 'Save address' }))
    expect(await dialog.findByText('Too long.')).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getByLabelText('City'))
  })

  it('an order can be collected only if the shop offers it', async () => {
    openNewOrder({}, true)
    await enterPhone()
    await userEvent.click(screen.getByRole('radio', { name: 'Collect from the shop' }))
    expect(await screen.findByText('Address for the bill')).toBeTruthy()
    expect(screen.queryByLabelText('Note for the delivery (optional)')).toBeNull()
  })
})

describe('placing a new order', () => {
  it('an empty order names what is missing, and takes the focus there', async () => {
    openNewOrder()
    await press('Place cash order')
    expect(await screen.findByText('Please choose the customer.')).toBeTruthy()
    expect(screen.getByText('Please add a product.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Customer' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('an order is placed only once the customer has agreed, and shows its number', async () => {
    const { getVariables } = openNewOrder({
      PlacePhoneOrder: () => ({
        placePhoneOrder: { order: { id: 'o9', number: 'ORD-9' }, quote: null, userErrors: [] },
      }),
    })
    await enterPhone()
    await addProduct('Atta')
    await userEvent.selectOptions(screen.getByLabelText('If an item is missing'), 'CALL')
    fill(screen.getByLabelText('Note for the delivery (optional)'), 'Ring twice')
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
    const { getVariables } = openNewOrder({
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
    openNewOrder({
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
    const { getVariables, toasts } = openNewOrder({
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
    openNewOrder()
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
      openNewOrder()
      expect(await screen.findByLabelText('Telephone number')).toHaveProperty('value', '')
    },
  )
})
