import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openDashboard } from '../../../../test/dashboard.tsx'
import { place } from '../../../../test/pages.tsx'
import { fakePauses, pass } from '../../../../test/pauses.ts'
import { storage } from '../../../lib/storage.ts'
import { type Product, buildProduct, buildProductList } from '../../../../test/products.ts'
import type { Handlers } from '../../../../test/operations.ts'
import { userError } from '../../../../test/errors.ts'

let board: ReturnType<typeof openDashboard>

const rupees = (amount: number) => ({ amount })

function buildRow(name: string, fields: Partial<Product> = {}): Product {
  return {
    ...buildProduct(name),
    price: rupees(6_000),
    discountPercent: 0,
    discountedPrice: rupees(6_000),
    ...fields,
  }
}

const dal = buildRow('Dal')
const rows = [buildRow('Rice'), dal]

function enter(handlers: Handlers, at = '/dashboard/product', role: 'ADMIN' | 'STAFF' = 'ADMIN') {
  storage.write('view:products', 'table')
  const answers: Handlers = {
    ManageProductTable: () => buildProductList(rows, 84),
    ManageProductPlaces: () => ({
      categories: [
        {
          id: 'grains',
          name: 'Grains',
          subCategories: [{ id: 'flour', name: 'Flour' }],
        },
      ],
    }),
    ...handlers,
  }
  board = openDashboard(at, answers, role, { isDesktop: true })
}

const saved = (product: Product, ...userErrors: (typeof changed)[]) => ({
  updateProduct: { product, userErrors },
})
const changed = userError('CHANGED_MEANWHILE', 'Someone else has changed this product since.')

const find = (name: string) => screen.findByRole('button', { name })
const editor = (label: string) => screen.findByRole('textbox', { name: label })
const asks = () => board.getVariables('ManageProductTable')
const inputs = () => board.getVariables('ManageProductValue').map(({ input }) => input)

describe('the product table', () => {
  it('the product table saves a price on Enter and continues in the next row', async () => {
    enter({
      ManageProductValue: () => saved(buildRow('Rice', { price: rupees(6_550), version: 2 })),
    })
    await userEvent.click(await find('Price of Rice, ₹60'))
    expect(await editor('Price of Rice')).toHaveProperty('value', '60')
    await userEvent.keyboard('65.5{Enter}')
    expect(await find('Price of Rice, ₹65.50')).toBeTruthy()
    expect(document.activeElement).toBe(await editor('Price of Dal'))
    await waitFor(() => expect(inputs()).toEqual([{ id: 'rice', version: 1, price: 6_550 }]))
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    expect(document.activeElement).toBe(await editor('Price of Rice'))
    await userEvent.keyboard('{Tab}{Tab}{Tab}')
    expect(document.activeElement).toBe(await editor('Price of Dal'))
    await userEvent.keyboard('7{Escape}')
    await waitFor(async () => expect(document.activeElement).toBe(await find('Price of Dal, ₹60')))
    expect(inputs()).toHaveLength(1)
  })

  it('the product table marks a saved value for two seconds, and shows the selling price', async () => {
    fakePauses()
    const discounted = { discountPercent: 10, discountedPrice: rupees(5_400), version: 2 }
    enter({ ManageProductValue: () => saved(buildRow('Rice', discounted)) })
    await userEvent.click(await find('Discount of Rice, 0%'))
    await userEvent.keyboard('10{Escape}')
    expect((await find('Discount of Rice, 0%')).querySelector('svg')).toBeNull()
    await userEvent.click(await find('Discount of Rice, 0%'))
    await userEvent.keyboard('10{Enter}')
    expect(await screen.findByText('Discount of Rice saved')).toBeTruthy()
    const cell = await find('Discount of Rice, 10%')
    expect(cell.querySelector('svg')).toBeTruthy()
    expect(screen.getByText('₹54')).toBeTruthy()
    expect((await find('Price of Rice, ₹60')).querySelector('svg')).toBeNull()
    await pass(2_000)
    expect(cell.querySelector('svg')).toBeNull()
  })

  it('the product table lets staff edit only the stock', async () => {
    const stocked = buildRow('Rice', { stock: 50 })
    enter(
      {
        SetStock: () => ({
          setStock: { product: stocked, userErrors: [] },
        }),
      },
      '/dashboard/product',
      'STAFF',
    )
    await userEvent.click(await find('Stock of Rice, 47'))
    await userEvent.keyboard('50{Tab}')
    expect(document.activeElement).toBe(await editor('Stock of Dal'))
    expect(await find('Stock of Rice, 50')).toBeTruthy()
    expect(screen.getAllByText('₹60'), 'price and selling price').toHaveLength(4)
    for (const name of [/^Price of/, /^Discount of/, /^Edit/, /^Delete/]) {
      expect(screen.queryByRole('button', { name })).toBeNull()
    }
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByText('Actions')).toBeNull()
  })

  it('the product table keeps an invalid value with its message until it is corrected or discarded', async () => {
    enter({})
    await userEvent.click(await find('Discount of Rice, 0%'))
    await userEvent.keyboard('120{Enter}')
    const input = await editor('Discount of Rice')
    const message = await screen.findByRole('alert')
    expect(message.textContent).toContain('Discount must be a percentage from 0 to 100')
    expect(input.getAttribute('aria-describedby')).toBe(message.id)
    await userEvent.click(await find('Stock of Dal, 47'))
    expect(await find('Discount of Rice, 120')).toBeTruthy()
    await userEvent.click(await find('Discard, discount of Rice'))
    expect(await find('Discount of Rice, 0%')).toBeTruthy()
    expect(inputs()).toEqual([])
  })

  it('the product table shows a value that someone else saved, and overwrites it only when asked', async () => {
    const theirs = buildRow('Rice', { price: rupees(5_500), version: 2 })
    enter({
      ManageProductValue: ({ input }) =>
        input.version === 1
          ? saved(theirs, changed)
          : saved({ ...theirs, price: rupees(7_000), version: 3 }),
    })
    await userEvent.click(await find('Price of Rice, ₹60'))
    await userEvent.keyboard('70{Enter}')
    const message = await screen.findByText(/someone else changed it to ₹55/)
    expect(message.textContent).toContain('You entered ₹70.')
    await userEvent.click(await find('Set ₹70, price of Rice'))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(inputs()).toEqual([
      { id: 'rice', version: 1, price: 7_000 },
      { id: 'rice', version: 2, price: 7_000 },
    ])
  })

  it('the product table saves without asking after someone else has edited another field', async () => {
    const renamed = buildRow('Rice', { name: 'Brown rice', version: 2 })
    enter({
      ManageProductValue: ({ input }) =>
        input.version === 1
          ? saved(renamed, changed)
          : saved({ ...renamed, discountPercent: 5, version: 3 }),
    })
    await userEvent.click(await find('Discount of Rice, 0%'))
    await userEvent.keyboard('5{Enter}')
    expect(await find('Discount of Brown rice, 5%')).toBeTruthy()
    await waitFor(() => expect(inputs()).toHaveLength(2))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('the product table saves a second change only after the first change is saved', async () => {
    let stock = 47
    enter({
      SetStock: async ({ input }) => {
        await new Promise((resolve) => setTimeout(resolve, 200))
        const isCurrent = input.seenStock === stock
        if (isCurrent) stock = input.stock
        const product = buildRow('Rice', { stock })
        const userErrors = isCurrent ? [] : [changed]
        return { setStock: { product, userErrors } }
      },
    })
    await userEvent.click(await find('Stock of Rice, 47'))
    await userEvent.keyboard('50{Enter}{Shift>}{Enter}{/Shift}55{Enter}')
    await waitFor(() => expect(board.getVariables('SetStock')).toHaveLength(2))
    await waitFor(() => expect(stock).toBe(55))
    expect(await find('Stock of Rice, 55')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('the product table offers to try again when there was no reply', async () => {
    let isDown = true
    enter({
      SetStock: () => {
        if (isDown) throw new Error('offline')
        const product = buildRow('Rice', { stock: 50 })
        return { setStock: { product, userErrors: [] } }
      },
    })
    await userEvent.click(await find('Stock of Rice, 47'))
    await userEvent.keyboard('50{Enter}')
    const again = await find('Try again, stock of Rice')
    isDown = false
    await userEvent.click(again)
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(await find('Stock of Rice, 50')).toBeTruthy()
  })

  it('the product table sorts, filters and pages through the URL', async () => {
    enter({}, '/dashboard/product?stock=LOW&category=grains&sort=PRICE_DESC&page=3')
    await find('Price of Rice, ₹60')
    const filter = {
      search: '',
      stock: 'LOW',
      withoutGstRate: false,
      medicinesToCheck: false,
      categoryId: 'grains',
      subCategoryId: null,
    }
    expect(asks()).toEqual([{ ...filter, sort: 'PRICE_DESC', page: 3 }])
    const heading = screen.getByRole('columnheader', { name: 'Price' })
    expect(heading.getAttribute('aria-sort')).toBe('descending')
    const page = screen.getByRole('textbox', { name: 'Page, 1 to 84' })
    await userEvent.type(page, '85{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe('Enter a page from 1 to 84.')
    await userEvent.clear(page)
    await userEvent.type(page, '7{Enter}')
    await waitFor(() => expect(asks().at(-1)).toMatchObject({ page: 7 }))
    await userEvent.click(await find('Name'))
    await waitFor(() => expect(asks().at(-1)).toMatchObject({ sort: 'NAME_ASC', page: 1 }))
    expect(place()).toBe('/dashboard/product?stock=LOW&category=grains&sort=NAME_ASC')
  })
})

describe('several products', () => {
  const refused = {
    id: 'dal',
    product: dal,
    code: 'CHANGED_MEANWHILE',
    message: 'Someone else has changed this product since.',
  } as const

  async function choose(action: string) {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }))
    await userEvent.click(await find(action))
    return screen.findByRole(action === 'Delete…' ? 'alertdialog' : 'dialog')
  }

  it('a bulk edit sets a discount, and lists rejected products with the reason', async () => {
    enter({
      ManageUpdateProducts: () => ({
        updateProducts: {
          products: [buildRow('Rice', { discountPercent: 10, version: 2 })],
          refused: [refused],
          userErrors: [],
        },
      }),
    })
    const dialog = within(await choose('Set discount…'))
    expect(dialog.getByText('2 products')).toBeTruthy()
    await userEvent.selectOptions(dialog.getByLabelText('Change'), 'Lower by')
    await userEvent.type(dialog.getByLabelText('Percentage points'), '10')
    await userEvent.click(dialog.getByRole('button', { name: 'Change 2 products' }))
    const list = within(await screen.findByRole('list', { name: 'Not changed' }))
    expect(list.getByText('Dal')).toBeTruthy()
    expect(list.getByText(refused.message)).toBeTruthy()
    const products = rows.map(({ id, version }) => ({ id, version }))
    expect(board.getVariables('ManageUpdateProducts')).toEqual([
      { input: { products, discountChange: -10 } },
    ])
    const [, close] = screen.getAllByRole('button', { name: 'Close' })
    if (close) await userEvent.click(close)
    await waitFor(() => expect(asks(), 'the page is loaded again').toHaveLength(2))
    expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull()
  })

  it('a bulk edit sets the HSN code and a dated GST rate of the selected products', async () => {
    enter({
      ManageUpdateProducts: () => ({
        updateProducts: { products: rows, refused: [], userErrors: [] },
      }),
    })
    const dialog = within(await choose('Set GST…'))
    await userEvent.click(dialog.getByRole('button', { name: 'Change 2 products' }))
    expect(dialog.getByText('Enter an HSN code, or choose a GST rate.')).toBeTruthy()
    await userEvent.type(dialog.getByLabelText('HSN code'), '0713')
    await userEvent.selectOptions(dialog.getByLabelText('GST rate'), '5%')
    fireEvent.change(dialog.getByLabelText('From'), { target: { value: '2025-09-22' } })
    await userEvent.click(dialog.getByRole('button', { name: 'Change 2 products' }))
    await waitFor(() =>
      expect(board.toasts.map(({ text }) => text)).toEqual(['2 products changed']),
    )
    const products = rows.map(({ id, version }) => ({ id, version }))
    const gstRate = { percent: 5, from: '2025-09-22' }
    expect(board.getVariables('ManageUpdateProducts')).toEqual([
      { input: { products, hsn: '0713', gstRate } },
    ])
  })

  it('a bulk edit sets a GST rate for all products that match the filter, also on other pages', async () => {
    const all = Array.from({ length: 140 }, (_, n) => ({ id: `p${n}`, version: n }))
    enter({
      ManageProductTable: () => ({
        productList: { products: rows, totalPages: 6, totalCount: 140 },
      }),
      ManageMatchingProducts: ({ page }) => {
        const products = all.slice((page - 1) * 100, page * 100)
        return { productList: { products, totalPages: 2 } }
      },
      ManageUpdateProducts: () => ({
        updateProducts: {
          products: [],
          refused: [],
          userErrors: [
            { code: 'BAD_USER_INPUT', message: 'There is no such rate.', field: 'gstRate' },
          ],
        },
      }),
    })
    const dialog = within(await choose('Set GST…'))
    await userEvent.click(
      dialog.getByLabelText('For all 140 products that match the search and filter'),
    )
    await userEvent.selectOptions(dialog.getByLabelText('GST rate'), '18%')
    await userEvent.click(dialog.getByRole('button', { name: 'Change 140 products' }))
    expect(await dialog.findByText('There is no such rate.')).toBeTruthy()
    expect(board.getVariables('ManageUpdateProducts')).toEqual([
      { input: { products: all, gstRate: { percent: 18, from: null } } },
    ])
  })

  it('a bulk edit moves products to a category and sub-category', async () => {
    enter({
      ManageUpdateProducts: () => ({
        updateProducts: {
          products: rows,
          refused: [],
          userErrors: [],
        },
      }),
    })
    const dialog = within(await choose('Move to category…'))
    await userEvent.click(dialog.getByRole('button', { name: 'Move 2 products' }))
    expect(dialog.getByText('Choose a category.')).toBeTruthy()
    await screen.findAllByRole('option', { name: 'Grains' })
    await userEvent.selectOptions(dialog.getByLabelText('Category'), 'Grains')
    await userEvent.selectOptions(dialog.getByLabelText('Sub-category'), 'Flour')
    await userEvent.click(dialog.getByRole('button', { name: 'Move 2 products' }))
    await waitFor(() => expect(board.toasts.map(({ text }) => text)).toEqual(['2 products moved']))
    expect(board.getVariables('ManageUpdateProducts')).toMatchObject([
      { input: { categoryId: 'grains', subCategoryId: 'flour' } },
    ])
  })

  it('a bulk edit deletes products after a question that names them and explains the effects', async () => {
    enter({
      ManageDeleteProducts: () => ({
        deleteProducts: {
          deletedIds: ['rice', 'dal'],
          refused: [],
          userErrors: [],
        },
      }),
    })
    const dialog = within(await choose('Delete…'))
    expect(dialog.getByText(/Rice, Unit of Rice; Dal, Unit of Dal/)).toBeTruthy()
    expect(dialog.getByText(/They will be removed from the shop and from all carts/)).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() =>
      expect(board.toasts.map(({ text }) => text)).toEqual(['2 products deleted']),
    )
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Product'))
  })
})
