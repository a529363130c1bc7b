import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openDashboard } from '../../../../test/dashboard.tsx'
import { place } from '../../../../test/pages.tsx'
import { fill } from '../../../../test/store.tsx'
import { buildProductList, buildProduct } from '../../../../test/products.ts'
import type { Handlers } from '../../../../test/operations.ts'

let board: ReturnType<typeof openDashboard>

function enter(handlers: Handlers, at = '/dashboard/product') {
  board = openDashboard(at, handlers)
}

/** Three pages, with one product each. */
const threePages: Handlers = {
  Products: ({ page }) => buildProductList([buildProduct(`Rice${page}`)], 3),
}

const press = async (name: string) => userEvent.click(screen.getByLabelText(name))
const pressText = async (text: string) => userEvent.click(screen.getByText(text))
const asks = () => board.getVariables('Products')
const successes = () => board.toasts.map(({ text }) => text)

describe('the product list', () => {
  it('the product list shows name, unit and stock, and marks low and empty stock', async () => {
    enter({
      Products: () =>
        buildProductList([
          buildProduct('Rice', 6),
          buildProduct('Dal', 5),
          buildProduct('Soap', 1),
          buildProduct('Tea', 0),
        ]),
    })
    const rice = within((await screen.findByText('Rice')).closest('li') ?? document.body)
    expect(rice.getByText('Unit of Rice')).toBeTruthy()
    expect(rice.getByText('₹100')).toBeTruthy()
    for (const text of ['6 in stock', 'Low: 5 left', 'Low: 1 left', 'Out of stock']) {
      expect(screen.getByText(text, { selector: 'li *' })).toBeTruthy()
    }
    expect(asks()).toEqual([
      { search: '', stock: 'ANY', page: 1, withoutGstRate: false, medicinesToCheck: false },
    ])
  })

  it('the product list offers to add products to an empty shop, but not to an empty search', async () => {
    enter({ Products: () => buildProductList([]) })
    const upload = await screen.findByRole('link', { name: 'Upload Product', current: false })
    expect(screen.getByText('Add your first product, or import many from a CSV file.')).toBeTruthy()
    const state = within(upload.parentElement ?? document.body)
    await userEvent.click(state.getByRole('button', { name: 'Import' }))
    expect(await screen.findByRole('dialog', { name: 'Import products' })).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    fill(screen.getByRole('textbox', { name: 'Search for products' }), 'rice')
    expect(await screen.findByText('No products found.')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Import' })).toHaveLength(1)
  })

  it('the product list offers staff only the actions that they are allowed', async () => {
    board = openDashboard('/dashboard/product', { Products: () => buildProductList([]) }, 'STAFF')
    expect(await screen.findByText('Products will appear here.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull()
  })

  it('the product list changes pages with Previous and Next, which are ignored at the ends', async () => {
    enter(threePages)
    await screen.findByText('Rice1')
    expect(screen.getByText('1/3')).toBeTruthy()
    await pressText('Previous')
    expect(place()).toBe('/dashboard/product')
    await pressText('Next')
    expect(await screen.findByText('Rice2')).toBeTruthy()
    expect(place()).toBe('/dashboard/product?page=2')
    await pressText('Next')
    expect(await screen.findByText('Rice3')).toBeTruthy()
    expect(screen.getByText('3/3')).toBeTruthy()
    await pressText('Next')
    expect(place()).toBe('/dashboard/product?page=3')
    await pressText('Previous')
    expect(await screen.findByText('Rice2')).toBeTruthy()
    expect(asks().every(({ page }) => page >= 1 && page <= 3)).toBe(true)
  })

  it('the product list keeps the previous rows until the next rows are loaded', async () => {
    let reply: () => void = () => undefined
    enter({
      Products: ({ page }) =>
        page === 1
          ? buildProductList([buildProduct('Rice')], 2)
          : new Promise(
              (resolve) => (reply = () => resolve(buildProductList([buildProduct('Dal')], 2))),
            ),
    })
    await screen.findByText('Rice')
    await pressText('Next')
    await screen.findByText('2/2')
    await waitFor(() => expect(asks()).toHaveLength(2))
    expect(screen.getByText('Rice')).toBeTruthy()
    await waitFor(() => {
      act(() => reply())
      expect(screen.queryByText('Rice')).toBeNull()
    })
    expect(screen.getByText('Dal')).toBeTruthy()
  })

  it('the product list searches when typing pauses, from page 1, with the search in the URL', async () => {
    enter(threePages, '/dashboard/product?page=2&stock=LOW')
    await screen.findByText('Rice2')
    fill(screen.getByLabelText('Search for products'), 'milk')
    await waitFor(() => expect(place()).toBe('/dashboard/product?stock=LOW&q=milk'))
    await screen.findByText('Rice1')
    expect(asks()).toEqual([
      { search: '', stock: 'LOW', page: 2, withoutGstRate: false, medicinesToCheck: false },
      { search: 'milk', stock: 'LOW', page: 1, withoutGstRate: false, medicinesToCheck: false },
    ])
  })

  it('the product list filters by stock, from page 1, with the filter in the URL', async () => {
    enter(threePages, '/dashboard/product?page=2')
    await screen.findByText('Rice2')
    await press('Out of stock')
    await screen.findByText('Rice1')
    expect(place()).toBe('/dashboard/product?stock=OUT')
    expect(asks().at(-1)).toEqual({
      search: '',
      stock: 'OUT',
      page: 1,
      withoutGstRate: false,
      medicinesToCheck: false,
    })
  })

  it('the product list is restored from the URL', async () => {
    enter(threePages, '/dashboard/product?page=3&q=milk&stock=OUT')
    await screen.findByText('Rice3')
    expect(asks()).toEqual([
      { search: 'milk', stock: 'OUT', page: 3, withoutGstRate: false, medicinesToCheck: false },
    ])
    expect(screen.getByLabelText('Search for products')).toHaveProperty('value', 'milk')
    expect(screen.getByLabelText('Out of stock')).toHaveProperty('checked', true)
  })

  it.each(['0', '-1', 'x', '1.5', '1e9'])(
    'the product list shows page 1 for page %s',
    async (page) => {
      enter(threePages, `/dashboard/product?page=${page}`)
      expect(await screen.findByText('Rice1')).toBeTruthy()
    },
  )

  it('the product list redirects from beyond the last page to the last page', async () => {
    enter(
      {
        Products: ({ page }) => buildProductList(page === 2 ? [buildProduct('Dal')] : [], 2),
      },
      '/dashboard/product?page=9',
    )
    expect(await screen.findByText('Dal')).toBeTruthy()
    expect(place()).toBe('/dashboard/product?page=2')
  })

  it('the product list shows No Data when nothing matches', async () => {
    enter({ Products: () => buildProductList([]) })
    expect(await screen.findByText('No Data')).toBeTruthy()
    expect(screen.getByText('1/1')).toBeTruthy()
  })

  it('the product list can be reloaded after a failure', async () => {
    let isDown = true
    enter({
      Products: () =>
        isDown
          ? { errors: [{ message: 'The server is resting.' }] }
          : buildProductList([buildProduct('Rice')]),
    })
    await screen.findByText('The server is resting.')
    isDown = false
    await pressText('Retry')
    expect(await screen.findByText('Rice')).toBeTruthy()
  })
})

describe('a product in the list', () => {
  it('a product is deleted after the specified question', async () => {
    const server = { products: [buildProduct('Rice'), buildProduct('Dal')] }
    enter({
      Products: () => buildProductList(server.products),
      DeleteProduct: () => {
        server.products = [buildProduct('Dal')]
        return {
          deleteProduct: { deletedId: 'rice', userErrors: [] },
        }
      },
    })
    await screen.findByText('Rice')
    await press('Delete Rice')
    const question = within(screen.getByRole('alertdialog'))
    expect(question.getByText('Permanent Delete')).toBeTruthy()
    expect(question.getByText('Are you sure want to delete permanent ?')).toBeTruthy()
    expect(question.getByText(/^Rice, /)).toBeTruthy()
    await userEvent.click(question.getByText('Cancel'))
    expect(board.getVariables('DeleteProduct')).toEqual([])
    await press('Delete Rice')
    await userEvent.click(within(screen.getByRole('alertdialog')).getByText('Delete'))
    await waitFor(() => expect(screen.queryByText('Rice')).toBeNull())
    expect(board.getVariables('DeleteProduct')).toEqual([{ input: { id: 'rice' } }])
    expect(successes()).toEqual(['Product deleted'])
    await waitFor(() => expect(asks(), 'the page fills up').toHaveLength(2))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Product'))
  })
})
