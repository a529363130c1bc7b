import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import {
  addProduct,
  atta,
  dal,
  enter,
  enterPhone,
  listProducts,
  listSearches,
  openNewOrder,
  openSlowSearch,
  press,
  searchBox,
  step,
} from '../../../../../test/new-order.tsx'
import { scan } from '../../../../../test/scan.ts'
import type { Data } from '../../../../../test/operations.ts'
import { fill } from '../../../../../test/store.tsx'
import { tabStorage } from '../../../../lib/storage.ts'

afterEach(() => tabStorage.clear())

describe('products that are confirmed before their search ends', () => {
  it('two confirmed products are both added, whichever reply arrives first', async () => {
    const { reply } = openSlowSearch()
    await enter('Atta')
    await enter('Dal')
    expect(await searchBox()).toHaveProperty('value', '')
    expect(document.activeElement).toBe(await searchBox())
    expect(listSearches()).toEqual(['Searching for “Atta” …', 'Searching for “Dal” …'])
    await reply('Dal', dal)
    expect(listSearches()).toEqual(['Searching for “Atta” …'])
    await reply('Atta', atta)
    expect(listProducts()).toEqual(['Dal', 'Atta'])
    expect(screen.queryByRole('list', { name: 'Searches' })).toBeNull()
  })

  it('two replies at the same moment add both products', async () => {
    const { replyAll } = openSlowSearch()
    await enter('Atta')
    await enter('Dal')
    await replyAll({ Atta: atta, Dal: dal })
    expect(listProducts()).toEqual(['Atta', 'Dal'])
  })

  it('Enter never picks a result of earlier words', async () => {
    const { reply } = openSlowSearch()
    const box = await searchBox()
    fill(box, 'Atta')
    await reply('Atta', atta)
    await screen.findByRole('option', { name: /Atta/ })
    await enter('Dal')
    expect(screen.queryByRole('option', { name: /^Atta/ })).toBeNull()
    expect(screen.getByText('No products yet.')).toBeTruthy()
    await reply('Dal', dal)
    expect(listProducts()).toEqual(['Dal'])
  })

  it('Enter keeps a text whose search has found nothing, selected for the next one', async () => {
    const { reply } = openSlowSearch()
    const box = await searchBox()
    fill(box, 'xyz')
    await reply('xyz', null)
    await screen.findByText('No results for “xyz”.')
    fireEvent.keyDown(box, { key: 'Enter' })
    expect(box).toMatchObject({ value: 'xyz', selectionStart: 0, selectionEnd: 3 })
    expect(screen.queryByRole('list', { name: 'Searches' })).toBeNull()
  })

  it('a search without results and one that failed stay visible while the next product is added', async () => {
    const { reply, fail } = openSlowSearch()
    await enter('xyz')
    await reply('xyz', null)
    await enter('Atta')
    await fail('Atta')
    await enter('Dal')
    await reply('Dal', dal)
    const outcomes = within(screen.getByRole('list', { name: 'Searches' })).getAllByRole('alert')
    expect(outcomes.map(({ textContent }) => textContent)).toEqual([
      'Nothing found for “xyz”.',
      'The search for “Atta” failed.',
    ])
    await press('Search again')
    expect(document.activeElement).toBe(await searchBox())
    await reply('Atta', atta)
    expect(listProducts()).toEqual(['Dal', 'Atta'])
    await press('Remove the search for “xyz”')
    expect(document.activeElement).toBe(await searchBox())
    expect(screen.queryByRole('list', { name: 'Searches' })).toBeNull()
  })

  it('a search that was removed adds nothing later', async () => {
    const { reply } = openSlowSearch()
    await enter('Atta')
    await press('Remove the search for “Atta”')
    await reply('Atta', atta)
    expect(screen.getByText('No products yet.')).toBeTruthy()
  })

  it('an order waits for the searches that still run, and for those that failed', async () => {
    const { reply, fail, getVariables } = openSlowSearch()
    await enterPhone()
    await enter('Dal')
    await reply('Dal', dal)
    await enter('Atta')
    const region = await step('Products')
    for (const button of ['Place cash order', 'Send a link']) {
      await press(button)
      expect(region.getByRole('alert').textContent).toBe(
        'Please wait until every search has ended, or remove it.',
      )
    }
    await fail('Atta')
    expect(region.getByRole('alert').textContent).toBe('The search for “Atta” failed.')
    await press('Place cash order')
    expect(region.getByText('Please repeat or remove the searches that failed.')).toBeTruthy()
    await press('Search again')
    await reply('Atta', atta)
    await press('Place cash order')
    expect(await screen.findByRole('dialog', { name: 'Place cash order' })).toBeTruthy()
    expect(getVariables('CreateOrderLink')).toEqual([])
  })

  it('two scans, of which one fails, add one product and name the other', async () => {
    const { reply, fail } = openSlowSearch()
    await searchBox()
    await scan('8901234567890', '4006381333931')
    await reply('4006381333931', { ...dal, barcodes: ['4006381333931'] })
    await fail('8901234567890')
    expect(listProducts()).toEqual(['Dal'])
    expect(listSearches()).toEqual(['The search for “8901234567890” failed.'])
  })

  it('a scan behind a dialog is rejected in a sentence', async () => {
    const { toasts, getVariables } = openNewOrder()
    await press('Paste a list')
    await screen.findByLabelText('The customer’s list')
    await scan('8901234567890')
    expect(toasts.at(-1)?.text).toBe('Not scanned: close the dialog first.')
    expect(getVariables('FindOrderedProducts')).toEqual([])
  })

  it('nothing is added to an order while a link to it is being sent', async () => {
    let reply: (data: Data<'CreateOrderLink'>) => void = () => undefined
    const { toasts, getVariables } = openNewOrder({
      CreateOrderLink: () => new Promise((resolve) => (reply = resolve)),
    })
    await enterPhone()
    await addProduct('Atta')
    await press('Send a link')
    await scan('8901234567890')
    expect(toasts.at(-1)?.text).toBe('Not scanned: wait until the order is sent.')
    expect((await searchBox()).closest('[inert]')).toBeTruthy()
    const error = { code: 'BAD_USER_INPUT' as const, field: null, message: 'No links today.' }
    await waitFor(() => expect(getVariables('CreateOrderLink')).toHaveLength(1))
    reply({ createOrderLink: { link: null, quote: null, userErrors: [error] } })
    expect(await screen.findByText('No links today.')).toBeTruthy()
    expect((await searchBox()).closest('[inert]')).toBeNull()
  })

  it('a product that is added while a stored order loads stays in it, and the order waits', async () => {
    const line = { productId: 'dal', quantity: 1 }
    tabStorage.write('kirana.new-order', JSON.stringify({ viewerId: 'asha', lines: [line] }))
    let reply: (data: Data<'OrderedProducts'>) => void = () => undefined
    openNewOrder({ OrderedProducts: () => new Promise((resolve) => (reply = resolve)) })
    await enter('Atta')
    await screen.findByText('Added: Atta')
    await press('Place cash order')
    expect(screen.getByText('Please wait until the products have loaded.')).toBeTruthy()
    reply({ productsById: [dal] })
    await waitFor(() => expect(listProducts()).toEqual(['Dal', 'Atta']))
  })
})
