import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import {
  addProduct,
  atta,
  bar,
  dal,
  enterPhone,
  openNewOrder,
  press,
  step,
} from '../../../../../test/new-order.tsx'
import type { Handlers } from '../../../../../test/operations.ts'
import { tabStorage } from '../../../../lib/storage.ts'

afterEach(() => tabStorage.clear())

describe('the products of a new order', () => {
  it('Enter adds the first product, again adds one more, and the total stays in view', async () => {
    openNewOrder()
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
    openNewOrder({
      FindOrderedProducts: ({ text }) => ({
        searchProducts: {
          edges: text === barcode ? [{ node: { ...dal, barcodes: [barcode] } }] : [],
        },
      }),
    })
    await screen.findByRole('combobox', { name: 'Search products' })
    const scan = (code: string) =>
      act(() => {
        for (const key of [...Array.from(code), 'Enter']) fireEvent.keyDown(document.body, { key })
      })
    scan(barcode)
    expect(await screen.findByText('Added: Dal')).toBeTruthy()
    expect(bar().getByText('₹50')).toBeTruthy()
    scan('5000112637922')
    expect(await screen.findByText('No product of this shop has this barcode.')).toBeTruthy()
  })

  it('a product that needs a prescription is marked, and keeps the order from being sent', async () => {
    const { getVariables } = openNewOrder()
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
    const page = openNewOrder({ ReadShoppingList: () => list, ...handlers })
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
    const { getVariables } = openNewOrder({
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
