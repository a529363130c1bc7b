import { ApolloProvider } from '@apollo/client/react'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SessionProvider } from '../../../apollo/session.tsx'
import { noLabelFacts } from '../../../../test/products.ts'
import { money } from '../../../../test/carts.ts'
import { type Refusal, userErrors } from '../../../../test/errors.ts'
import type { OperationName } from '../../../../test/operations.ts'
import { createTestClient } from '../../../../test/server.ts'
import { buildMedicine } from '../../../../test/medicines.ts'
import type { ProductForm_ProductFragment } from './ProductForm.generated.ts'
import EditProductDialog from './EditProductDialog.tsx'

type Product = ProductForm_ProductFragment

let server: ReturnType<typeof createTestClient>
const onClose = vi.fn()
const onSaved = vi.fn()

const milk: Product = {
  id: 'milk',
  version: 3,
  name: 'Toned Milk',
  slug: 'toned-milk',
  description: 'Fresh',
  brand: 'Gauvana',
  hsn: '',
  gstRates: [],
  maxPerOrder: null,
  narcotic: false,
  barcodes: [],
  ...noLabelFacts,
  manufacturer: '',
  composition: '',
  medicine: null,
  unit: '500 ml',
  stock: 12,
  ...{ soldOnline: true, prescriptionRequired: false, available: 12 },
  price: money(3_050),
  discountPercent: 10,
  discountedPrice: money(2_650),
  images: [{ url: '/media/milk-960.webp', srcSet: null }],
  categories: [{ id: 'dairy', name: 'Dairy' }],
  subCategories: [],
  details: [{ name: 'Fat', value: '3 %' }],
}

beforeEach(() => {
  vi.clearAllMocks()
  server = createTestClient()
})

/** Returns the oldest request with that name that nobody has answered yet. */
async function asked(operation: OperationName) {
  const request = await waitFor(() => {
    const place = server.waiting.findIndex((one) => one.operation === operation)
    if (place < 0) throw new Error(`${operation} was not asked`)
    return server.waiting.splice(place, 1)[0]
  })
  if (!request) throw new Error(`${operation} was not asked`)
  return request
}

async function open(product: Product | null = milk) {
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
  reply('ProductToEdit', { product })
}

const field = (label: string) => screen.findByLabelText(label)
const fill = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const answer = (product: Product, ...refusals: Refusal[]) => ({
  updateProduct: { product, userErrors: userErrors(refusals) },
})
const changed: Refusal = ['CHANGED_MEANWHILE', 'Someone else has changed this product since.']

describe('the product dialog', () => {
  it('the product dialog is prefilled with the current product', async () => {
    await open()
    expect(await field('Price')).toHaveProperty('value', '30.50')
    expect(await field('Number of Stock')).toHaveProperty('value', '12')
    expect(await field('Fat')).toHaveProperty('value', '3 %')
    expect(screen.getByRole('button', { name: 'Remove Dairy' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'View image 1' })).toBeTruthy()
  })

  it('the product dialog sends only the changes, with the loaded version', async () => {
    await open()
    await fill('Price', '31.25')
    await press('Update Product')
    const update = await asked('UpdateProduct')
    expect(update.variables).toEqual({ input: { id: 'milk', version: 3, price: 3_125 } })
    update.reply('UpdateProduct', answer({ ...milk, version: 4, price: money(3_125) }))
    expect(await screen.findByText('Product updated successfully')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    await press('OK')
    expect(onSaved).toHaveBeenCalledOnce()
  })

  it('the product dialog sends a changed stock with the previous stock', async () => {
    await open()
    await fill('Number of Stock', '20')
    await press('Update Product')
    const { variables } = await asked('UpdateProduct')
    expect(variables).toEqual({ input: { id: 'milk', version: 3, stock: 20, seenStock: 12 } })
  })

  it('the product dialog asks about a medicine that a list names, and sends what the admin uses and confirms', async () => {
    await open({ ...milk, composition: 'Alprazolam 0.5 mg' })
    const { variables, reply } = await asked('MedicineFindings')
    expect(variables).toEqual({
      input: {
        ...{ name: milk.name, composition: 'Alprazolam 0.5 mg', unit: milk.unit },
        productId: 'milk',
        ...{ medicine: null, narcotic: false },
      },
    })
    const key = 'banned Alprazolam'
    reply('MedicineFindings', {
      medicineFindings: [
        { key: 'narcotic alprazolam', kind: 'MARK', message: 'It is listed.', schedule: null },
        { key, kind: 'BANNED', message: 'Check whether this may be sold.', schedule: null },
      ],
    })
    await press('Mark as narcotic or psychotropic')
    const boxes = await screen.findAllByRole('checkbox', { name: 'I have checked this' })
    expect(boxes).toHaveLength(2)
    fireEvent.click(boxes[1] ?? document.body)
    await press('Update Product')
    const update = await asked('UpdateProduct')
    expect(update.variables).toEqual({
      input: { id: 'milk', version: 3, narcotic: true, checkedFindings: [key] },
    })
    const message = 'Correct the product, or confirm that you have checked this.'
    update.reply('UpdateProduct', {
      updateProduct: {
        product: null,
        userErrors: [{ code: 'MEDICINE_LISTED', message, field: 'checkedFindings' }],
      },
    })
    expect(await screen.findByText(message)).toBeTruthy()
  })

  it("the product dialog shows both versions after another edit, and continues with the admin's changes", async () => {
    await open()
    await fill('Name', 'Fresh Milk')
    await press('Update Product')
    const now = { ...milk, version: 4, name: 'Farm Milk', stock: 9 }
    const first = await asked('UpdateProduct')
    first.reply('UpdateProduct', answer(now, changed))
    const name = within(await screen.findByRole('group', { name: 'Name' }))
    expect(name.getByText('Fresh Milk')).toBeTruthy()
    expect(name.getByText('You entered')).toBeTruthy()
    expect(name.getByText('Farm Milk')).toBeTruthy()
    const stock = within(screen.getByRole('group', { name: 'Number of Stock' }))
    expect(stock.getByText('You saw')).toBeTruthy()
    expect(stock.getByText('9')).toBeTruthy()
    await press('Keep mine')
    expect(await field('Name')).toHaveProperty('value', 'Fresh Milk')
    // Fields that the admin did not touch keep their current values, and are not written back.
    expect(await field('Number of Stock')).toHaveProperty('value', '9')
    await press('Update Product')
    const { variables } = await asked('UpdateProduct')
    expect(variables).toEqual({ input: { id: 'milk', version: 4, name: 'Fresh Milk' } })
  })

  it('the product dialog continues with the other version', async () => {
    await open()
    await fill('Name', 'Fresh Milk')
    await press('Update Product')
    const { reply } = await asked('UpdateProduct')
    reply('UpdateProduct', answer({ ...milk, version: 4, name: 'Farm Milk' }, changed))
    await press('Use theirs')
    expect(await field('Name')).toHaveProperty('value', 'Farm Milk')
    expect(server.waiting.some(({ operation }) => operation === 'UpdateProduct')).toBe(false)
  })

  it('the product dialog asks before it discards changes', async () => {
    await open()
    await fill('Name', 'Fresh Milk')
    await press('Close')
    expect(onClose).not.toHaveBeenCalled()
    const question = within(screen.getByRole('alertdialog', { name: 'Discard changes?' }))
    fireEvent.click(question.getByRole('button', { name: 'Keep editing' }))
    expect(await field('Name')).toHaveProperty('value', 'Fresh Milk')
    await press('Close')
    await press('Discard')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('the product dialog closes at once without changes', async () => {
    await open()
    await field('Name')
    await press('Close')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('the product dialog explains that the product was deleted', async () => {
    await open(null)
    expect(await screen.findByText('This product was deleted')).toBeTruthy()
  })
})

describe('the dialog for a medicine', () => {
  const dolofin = {
    ...milk,
    composition: 'Paracetamol 650 mg',
    medicine: buildMedicine({ schedule: 'H' }),
  }
  const isMedicine = () => screen.findByRole('checkbox', { name: 'This is a medicine' })
  const saved = { form: 'TABLET', packCount: 15, packUnit: 'TABLET', schedule: 'H' }
  const sent = async () => {
    await press('Update Product')
    return (await asked('UpdateProduct')).variables['input']
  }

  it('the product dialog is prefilled with medicine details, and sends them only if one has changed', async () => {
    await open(dolofin)
    expect(await isMedicine()).toHaveProperty('checked', true)
    expect(await field('Form')).toHaveProperty('value', 'Tablet')
    expect(await field('Pack')).toHaveProperty('value', '15')
    expect(await field('Pack unit')).toHaveProperty('value', 'tablet')
    expect(await field('Schedule')).toHaveProperty('value', 'H')
    await fill('Unit', '1 strip')
    expect(await sent()).toEqual({ id: 'milk', version: 3, unit: '1 strip' })
  })

  it('the product dialog sends all medicine details together', async () => {
    await open(dolofin)
    await fill('Pack', '')
    await fill('Schedule', 'None')
    const medicine = { ...saved, packCount: null, schedule: 'NONE' }
    expect(await sent()).toEqual({ id: 'milk', version: 3, medicine })
  })

  it('the product dialog removes the medicine details when the product is not a medicine', async () => {
    await open(dolofin)
    fireEvent.click(await isMedicine())
    expect(screen.queryByLabelText('Schedule')).toBeNull()
    expect(await sent()).toEqual({ id: 'milk', version: 3, medicine: null })
  })

  it('the product dialog keeps medicine details that the server rejects, with the error beside the field', async () => {
    await open(dolofin)
    await fill('Pack', '20')
    await press('Update Product')
    const message = 'Pack must be greater than 0.'
    const { reply } = await asked('UpdateProduct')
    reply('UpdateProduct', answer(dolofin, ['BAD_USER_INPUT', message, 'medicine.packCount']))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Pack')))
    expect(await field('Pack')).toHaveProperty('value', '20')
    expect(screen.getByText(message)).toBeTruthy()
    await fill('Pack', '30')
    expect(screen.queryByText(message)).toBeNull()
  })

  it('the product dialog shows medicine details that someone else has changed, in words', async () => {
    await open(dolofin)
    await fill('Form', 'Capsule')
    await press('Update Product')
    const { reply } = await asked('UpdateProduct')
    reply(
      'UpdateProduct',
      answer({ ...dolofin, version: 4, medicine: buildMedicine({ schedule: 'H1' }) }, changed),
    )
    const shown = (name: string) => within(screen.getByRole('group', { name }))
    await screen.findByRole('group', { name: 'Form' })
    expect(shown('Form').getByText('Capsule')).toBeTruthy()
    expect(shown('Form').getByText('Tablet')).toBeTruthy()
    expect(shown('Schedule').getByText('H')).toBeTruthy()
    expect(shown('Schedule').getByText('H1')).toBeTruthy()
    await press('Keep mine')
    const medicine = { ...saved, form: 'CAPSULE', schedule: 'H1' }
    expect(await sent()).toEqual({ id: 'milk', version: 4, medicine })
  })

  it('the product dialog warns while the saved ingredients are unreadable', async () => {
    const medicine = buildMedicine({ ingredients: [] })
    await open({ ...dolofin, composition: 'Pain killer', medicine })
    expect(await screen.findByText(/^We couldn’t read the ingredients/)).toBeTruthy()
    await fill('Composition', 'Paracetamol 650 mg')
    expect(screen.queryByText(/could not be read/)).toBeNull()
    expect(screen.getByText(/Paracetamol 650 mg \+ Caffeine 50 mg$/)).toBeTruthy()
  })

  it('the product dialog does not warn about readable ingredients or a missing composition', async () => {
    await open({ ...dolofin, composition: '', medicine: buildMedicine({ ingredients: [] }) })
    await isMedicine()
    expect(screen.queryByText(/could not be read/)).toBeNull()
  })
})

describe('the GST fields', () => {
  const shampoo = { ...milk, name: 'Neem Shampoo' }
  const proposal = {
    goods: 'Hair oil, shampoo',
    hsn: '3305',
    rates: [{ percent: 5, from: '2025-09-22' }],
    note: '',
  }
  const sent = async () => {
    await press('Update Product')
    return (await asked('UpdateProduct')).variables['input']
  }

  it('the product dialog offers a proposal, and uses it only when the admin says so', async () => {
    await open(shampoo)
    const { variables, reply } = await asked('GstProposal')
    expect(variables).toEqual({
      name: 'Neem Shampoo',
      categoryIds: ['dairy'],
      subCategoryIds: [],
      isMedicine: false,
    })
    reply('GstProposal', { gstProposal: proposal })
    const text = /^Proposed: HSN 3305, 5% from 22 Sept? 2025 \(Hair oil, shampoo\)/
    expect(await screen.findByText(text)).toBeTruthy()
    expect(await field('HSN code')).toHaveProperty('value', '')
    await press('Use the proposal')
    expect(document.activeElement).toBe(await field('HSN code'))
    expect(screen.queryByText(text)).toBeNull()
    const gstRates = [{ percent: 5, from: '2025-09-22' }]
    expect(await sent()).toEqual({ id: 'milk', version: 3, hsn: '3305', gstRates })
  })

  it('the product dialog adds a change of the rate from a day on, and requires its rate', async () => {
    await open({ ...shampoo, hsn: '3305', gstRates: [{ percent: 18, from: '2017-07-01' }] })
    expect(await field('GST rate')).toHaveProperty('value', '18')
    await press('Add a change')
    const second = within(screen.getByRole('group', { name: 'GST rate 2' }))
    fireEvent.change(second.getByLabelText('From'), { target: { value: '2025-09-22' } })
    await press('Update Product')
    expect(screen.getByText('Choose a GST rate for each day.')).toBeTruthy()
    fireEvent.change(second.getByLabelText('GST rate'), { target: { value: '5' } })
    const gstRates = [
      { percent: 18, from: null },
      { percent: 5, from: '2025-09-22' },
    ]
    expect(await sent()).toEqual({ id: 'milk', version: 3, gstRates })
  })
})
