import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import {
  addProduct,
  atta,
  bar,
  dal,
  enterInto,
  enterPhone,
  listProducts,
  listSearches,
  openNewOrder,
  openSlowSearch,
  press,
  searchBox,
  step,
} from '../../../../../test/new-order.tsx'
import { scan, scanAt } from '../../../../../test/scan.ts'
import type { Data, Handlers } from '../../../../../test/operations.ts'
import { fill } from '../../../../../test/store.tsx'
import { tabStorage } from '../../../../lib/storage.ts'

afterEach(() => tabStorage.clear())

describe('the products of a new order', () => {
  it('Enter adds the first product, again adds one more, and the total stays in view', async () => {
    openNewOrder()
    await addProduct('Atta')
    expect(bar().getByText('₹50')).toBeTruthy()
    await addProduct('Atta')
    expect(await bar().findByText('₹100')).toBeTruthy()
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
    await searchBox()
    await scan(barcode)
    expect(await screen.findByText('Added: Dal')).toBeTruthy()
    expect(bar().getByText('₹50')).toBeTruthy()
    await scan('5000112637922')
    expect(await screen.findByText('Nothing found for “5000112637922”.')).toBeTruthy()
  })

  it('the shop’s own code adds its product, and the code of a carton is named and adds none', async () => {
    const barcodes = ['DAL1KG', '8901234567890']
    openNewOrder({
      FindOrderedProducts: () => ({ searchProducts: { edges: [{ node: { ...dal, barcodes } }] } }),
    })
    await searchBox()
    await scan(']d202089012345678903724')
    const carton = 'This is the code of a carton with 24 × a product. Please scan a single pack.'
    expect(await screen.findAllByText(carton)).toBeTruthy()
    expect(screen.getByText('No products yet.')).toBeTruthy()
    await scan('dal1kg')
    expect(await screen.findByText('Added: Dal')).toBeTruthy()
    expect(bar().getByText('₹50')).toBeTruthy()
  })

  it('a scan counts while a list of choices has the focus', async () => {
    openNewOrder()
    await searchBox()
    await scanAt(screen.getByLabelText('If an item is missing'), '5000112637922')
    expect(await screen.findByText('Nothing found for “5000112637922”.')).toBeTruthy()
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

  async function paste() {
    await press('Paste a list')
    fill(await screen.findByLabelText('The customer’s list'), '2 kg atta, xyz, dal')
    await press('Find products')
  }

  async function pasteList() {
    openNewOrder({ ReadShoppingList: () => list })
    await paste()
  }

  const nothing = (...texts: string[]): Handlers => ({
    ReadShoppingList: () => ({
      readShoppingList: texts.map((text) => ({ text, proposals: [] })),
    }),
  })
  const findBox = (entry: string) =>
    screen.findByRole('combobox', { name: `Search a product for ${entry}` })

  it('a list proposes products with quantities, of which some are left out', async () => {
    await pasteList()
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
    await pasteList()
    enterInto(await findBox('xyz'), 'Tabl')
    expect(await screen.findByRole('combobox', { name: 'xyz' })).toHaveProperty('value', 'tablets')
    expect(await screen.findByRole('button', { name: 'Add 3 products' })).toBeTruthy()
  })

  it('two entries that are searched by hand at the same moment both get their products', async () => {
    const { replyAll } = openSlowSearch(nothing('xyz', 'abc'))
    await paste()
    enterInto(await findBox('xyz'), 'Atta')
    enterInto(await findBox('abc'), 'Dal')
    const add = screen.getByRole('button', { name: /^Add 0 products/ })
    expect(add.getAttribute('aria-busy'), 'products are still being searched').toBe('true')
    await replyAll({ Atta: atta, Dal: dal })
    await press('Add 2 products')
    expect(listProducts()).toEqual(['Atta', 'Dal'])
  })

  it('a later search for an entry replaces the earlier one, and says what it did not find', async () => {
    const { reply } = openSlowSearch(nothing('xyz'))
    await paste()
    enterInto(await findBox('xyz'), 'Atta')
    enterInto(await findBox('xyz'), 'qwe')
    await reply('Atta', atta)
    expect(listSearches()).toEqual(['Searching for “qwe” …'])
    await reply('qwe', null)
    expect(listSearches()).toEqual(['Nothing found for “qwe”.'])
    expect(screen.getByRole('button', { name: 'Add 0 products' })).toBeTruthy()
  })

  it('a list that changes while it is read has to be read again', async () => {
    let reply: (data: Data<'ReadShoppingList'>) => void = () => undefined
    openNewOrder({ ReadShoppingList: () => new Promise((resolve) => (reply = resolve)) })
    await paste()
    const find = screen.getByRole('button', { name: /^Find products/ })
    fill(screen.getByLabelText('The customer’s list'), 'dal')
    await waitFor(() => {
      reply(list)
      expect(find.getAttribute('aria-busy')).toBe('false')
    })
    expect(screen.queryByRole('list', { name: 'Entries of the list' })).toBeNull()
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
