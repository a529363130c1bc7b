import { ApolloProvider } from '@apollo/client/react'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SessionProvider } from '../../apollo/session.tsx'
import { createTestClient } from '../../../test/server.ts'
import EditProductDialog from './EditProductDialog.tsx'

let server: ReturnType<typeof createTestClient>
const onClose = vi.fn()
const onSaved = vi.fn()

const money = (amount: number) => ({ __typename: 'Money', amount, currency: 'INR' })

const milk = {
  __typename: 'Product',
  id: 'milk',
  version: 3,
  name: 'Toned Milk',
  slug: 'toned-milk',
  description: 'Fresh',
  brand: 'Gauvana',
  manufacturer: '',
  composition: '',
  unit: '500 ml',
  stock: 12,
  price: money(3_050),
  discountPercent: 10,
  discountedPrice: money(2_650),
  images: [{ __typename: 'Image', url: '/media/milk-960.webp', srcSet: null }],
  categories: [{ __typename: 'Category', id: 'dairy', name: 'Dairy' }],
  subCategories: [],
  details: [{ __typename: 'ProductDetail', name: 'Fat', value: '3 %' }],
}

beforeEach(() => {
  vi.clearAllMocks()
  server = createTestClient()
})

/** The oldest request of that name that nobody has answered yet. */
async function asked(operation: string) {
  const request = await waitFor(() => {
    const place = server.waiting.findIndex((one) => one.operation === operation)
    if (place < 0) throw new Error(`${operation} was not asked`)
    return server.waiting.splice(place, 1)[0]
  })
  if (!request) throw new Error(`${operation} was not asked`)
  return request
}

async function open(product: object | null = milk) {
  render(
    <ApolloProvider client={server.client}>
      <MemoryRouter>
        <SessionProvider>
          <EditProductDialog productId="milk" onClose={onClose} onSaved={onSaved} />
        </SessionProvider>
      </MemoryRouter>
    </ApolloProvider>,
  )
  const { reply } = await asked('ProductToEdit')
  reply({ product })
}

const field = (label: string) => screen.findByLabelText(label)
const fill = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const answer = (product: object | null, ...userErrors: object[]) => ({
  updateProduct: { __typename: 'ProductPayload', product, userErrors },
})
const changed = {
  __typename: 'UserError',
  code: 'CHANGED_MEANWHILE',
  message: 'Someone else has changed this product meanwhile.',
  field: null,
}

describe('the dialog of a product', () => {
  it('is prefilled with the current product', async () => {
    await open()
    expect(await field('Price')).toHaveProperty('value', '30.50')
    expect(await field('Number of Stock')).toHaveProperty('value', '12')
    expect(await field('Fat')).toHaveProperty('value', '3 %')
    expect(screen.getByRole('button', { name: 'Remove Dairy' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'View picture 1' })).toBeTruthy()
  })

  it('sends only the changes, with the loaded version', async () => {
    await open()
    await fill('Price', '31.25')
    await press('Update Product')
    const update = await asked('UpdateProduct')
    expect(update.variables).toEqual({ input: { id: 'milk', version: 3, price: 3_125 } })
    update.reply(answer({ ...milk, version: 4, price: money(3_125) }))
    expect(await screen.findByText('Product updated successfully')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    await press('OK')
    expect(onSaved).toHaveBeenCalledOnce()
  })

  it('sends a changed stock with the previous stock', async () => {
    await open()
    await fill('Number of Stock', '20')
    await press('Update Product')
    const { variables } = await asked('UpdateProduct')
    expect(variables).toEqual({ input: { id: 'milk', version: 3, stock: 20, seenStock: 12 } })
  })

  it('shows both versions after another edit, and continues with the own changes', async () => {
    await open()
    await fill('Name', 'Fresh Milk')
    await press('Update Product')
    const now = { ...milk, version: 4, name: 'Farm Milk', stock: 9 }
    const first = await asked('UpdateProduct')
    first.reply(answer(now, changed))
    const name = within(await screen.findByRole('group', { name: 'Name' }))
    expect(name.getByText('Fresh Milk')).toBeTruthy()
    expect(name.getByText('You entered')).toBeTruthy()
    expect(name.getByText('Farm Milk')).toBeTruthy()
    const stock = within(screen.getByRole('group', { name: 'Number of Stock' }))
    expect(stock.getByText('You saw')).toBeTruthy()
    expect(stock.getByText('9')).toBeTruthy()
    await press('Keep working on mine')
    expect(await field('Name')).toHaveProperty('value', 'Fresh Milk')
    // What the admin did not touch is as it is now, and is not written back.
    expect(await field('Number of Stock')).toHaveProperty('value', '9')
    await press('Update Product')
    const { variables } = await asked('UpdateProduct')
    expect(variables).toEqual({ input: { id: 'milk', version: 4, name: 'Fresh Milk' } })
  })

  it('continues with the other version', async () => {
    await open()
    await fill('Name', 'Fresh Milk')
    await press('Update Product')
    const { reply } = await asked('UpdateProduct')
    reply(answer({ ...milk, version: 4, name: 'Farm Milk' }, changed))
    await press('Take over theirs')
    expect(await field('Name')).toHaveProperty('value', 'Farm Milk')
    expect(server.waiting.some(({ operation }) => operation === 'UpdateProduct')).toBe(false)
  })

  it('asks before discarding changes', async () => {
    await open()
    await fill('Name', 'Fresh Milk')
    await press('Close')
    expect(onClose).not.toHaveBeenCalled()
    const question = within(screen.getByRole('alertdialog', { name: 'Discard changes?' }))
    fireEvent.click(question.getByRole('button', { name: 'Cancel' }))
    expect(await field('Name')).toHaveProperty('value', 'Fresh Milk')
    await press('Close')
    await press('Discard')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('closes at once without changes', async () => {
    await open()
    await field('Name')
    await press('Close')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('says so when the product was deleted', async () => {
    await open(null)
    expect(await screen.findByText('This product is gone')).toBeTruthy()
  })
})
