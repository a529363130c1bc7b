import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { UploadPictureMutationVariables } from '../pictures/UploadPicture.generated.ts'
import type { ProductForm_ProductFragment } from './ProductForm.generated.ts'
import { openDashboard } from '../../../../test/dashboard.tsx'
import { fill } from '../../../../test/store.tsx'
import {
  buildCategory,
  buildImage,
  png,
  buildSubCategory,
  uploaded,
} from '../../../../test/catalogue.ts'
import type { Handlers } from '../../../../test/operations.ts'
import { noLabelFacts } from '../../../../test/products.ts'
import { money } from '../../../../test/carts.ts'
import { type Refusal, userError, userErrors } from '../../../../test/errors.ts'

type Product = ProductForm_ProductFragment

let page: ReturnType<typeof openDashboard>
const dairy = buildCategory('Dairy')
const snacks = buildCategory('Snacks')

const toned: Product = {
  id: 'p1',
  version: 1,
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
  price: money(11_499),
  discountPercent: 12.5,
  discountedPrice: money(9_999),
  images: [buildImage('one'), buildImage('two')],
  categories: [dairy],
  subCategories: [],
  details: [],
}

const payload = (product: Product | null, ...refusals: Refusal[]) => ({
  createProduct: { product, userErrors: userErrors(refusals) },
})

/** Stores each upload under its file's name. */
const keep = ({ input }: UploadPictureMutationVariables) =>
  uploaded(input.file.name.replace('.png', ''))

function enter(handlers: Handlers = {}) {
  page = openDashboard('/dashboard/upload-product', {
    ProductCategories: () => ({
      categories: [dairy, snacks],
      subCategories: [buildSubCategory('Chips', [snacks]), buildSubCategory('Milk', [dairy])],
    }),
    UploadPicture: keep,
    CreateProduct: () => payload(toned),
    ...handlers,
  })
}

const field = (label: string) => screen.getByLabelText(label)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const choose = (...names: string[]) => userEvent.upload(field('Upload images'), names.map(png))
const pick = async (label: string, option: string) => {
  await within(field(label)).findByRole('option', { name: option })
  await userEvent.selectOptions(field(label), option)
}
const listOptions = (label: string) =>
  within(field(label))
    .getAllByRole('option')
    .map((option) => option.textContent)

async function fillAll() {
  await screen.findByLabelText('Name')
  fill(field('Name'), 'Toned Milk')
  fill(field('Description'), 'Fresh')
  fill(field('Unit'), '500 ml')
  fill(field('Number of Stock'), '12')
  fill(field('Price'), '114.99')
  fill(field('Discount'), '12.5')
}

async function addField(name: string) {
  await press('Add Fields')
  const dialog = within(screen.getByRole('dialog', { name: 'Add Field' }))
  fill(dialog.getByPlaceholderText('Enter field name'), name)
  await userEvent.click(dialog.getByRole('button', { name: 'Add Field' }))
}

describe('a new product', () => {
  it('a new product is sent as entered, with the price in whole paise', async () => {
    enter()
    await fillAll()
    await choose('one', 'two')
    await pick('Category', 'Dairy')
    await pick('Sub Category', 'Milk')
    fill(field('Brand'), ' Gauvana ')
    fill(field('HSN code'), '0401')
    fill(field('Barcodes'), '4006381333931')
    fireEvent.keyDown(field('Barcodes'), { key: 'Enter' })
    expect(field('Barcodes')).toHaveProperty('value', '4006381333931 ')
    fill(field('Barcodes'), '4006381333931 KC12')
    fill(await screen.findByLabelText('Maker or packer'), ' Gauvana Dairy, Pune ')
    await pick('Country of origin', 'India')
    await pick('Vegetarian mark', 'Vegetarian')
    await addField('Shelf life')
    fill(field('Shelf life'), '6 months')
    await screen.findByRole('button', { name: 'View image 2' })
    await press('Submit')
    await screen.findByText('Product created successfully')
    expect(page.getVariables('CreateProduct')).toEqual([
      {
        input: {
          idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
          name: 'Toned Milk',
          description: 'Fresh',
          images: ['/media/one-960.webp', '/media/two-960.webp'],
          categoryIds: ['Dairy'],
          subCategoryIds: ['Milk'],
          unit: '500 ml',
          stock: 12,
          price: 11_499,
          discountPercent: 12.5,
          brand: 'Gauvana',
          manufacturer: '',
          composition: '',
          hsn: '0401',
          gstRates: [],
          maxPerOrder: null,
          narcotic: false,
          checkedFindings: [],
          barcodes: ['4006381333931', 'KC12'],
          makerOrPacker: 'Gauvana Dairy, Pune',
          importer: '',
          countryOfOrigin: 'IN',
          vegetarianMark: 'VEGETARIAN',
          bestBefore: '',
          netQuantity: '',
          medicine: null,
          details: [{ name: 'Shelf life', value: '6 months' }],
        },
      },
    ])
  })

  it('a success dialog confirms a new product, and the form is reset', async () => {
    enter()
    await fillAll()
    await addField('Shelf life')
    fill(field('Shelf life'), '6 months')
    await press('Submit')
    const success = within(await screen.findByRole('alertdialog'))
    expect(success.getByText('Product created successfully')).toBeTruthy()
    await press('OK')
    expect(field('Name')).toHaveProperty('value', '')
    await waitFor(() => expect(document.activeElement).toBe(field('Name')))
    expect(screen.queryByLabelText('Shelf life')).toBeNull()
  })

  it('the product form requires every text, number and added field, but no image or category', async () => {
    enter()
    await screen.findByLabelText('Name')
    await addField('Shelf life')
    await press('Submit')
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent)
    expect(alerts).toEqual(
      ['Name', 'Description', 'Unit', 'Number of Stock', 'Price', 'Discount', 'Shelf life'].map(
        (label) => `${label} is required.`,
      ),
    )
    await waitFor(() => expect(document.activeElement).toBe(field('Name')))
    expect(page.getVariables('CreateProduct')).toEqual([])
  })

  it('the product form accepts a price with at most two decimals', async () => {
    enter()
    await fillAll()
    fill(field('Price'), '10.999')
    await press('Submit')
    expect(screen.getByRole('alert').textContent).toContain('at most two decimals')
  })

  it("the product form offers the chosen categories' sub-categories, and all on request", async () => {
    enter()
    await screen.findByLabelText('Name')
    await pick('Category', 'Dairy')
    expect(listOptions('Sub Category')).toEqual(['Select Sub Category', 'Milk'])
    await userEvent.click(screen.getByRole('checkbox', { name: /^Show sub-categories/ }))
    await pick('Sub Category', 'Chips')
    expect(listOptions('Sub Category')).toEqual(['Select Sub Category', 'Milk'])
    await press('Remove Chips')
    expect(listOptions('Sub Category')).toEqual(['Select Sub Category', 'Chips', 'Milk'])
  })

  it('the product form accepts each added field once', async () => {
    enter()
    await screen.findByLabelText('Name')
    await addField('Shelf life')
    await addField('Shelf life')
    const dialog = within(screen.getByRole('dialog', { name: 'Add Field' }))
    expect(dialog.getByText('A field with this name already exists.')).toBeTruthy()
  })

  it('the product form keeps its values when the server rejects them, with the error beside the field', async () => {
    enter({
      CreateProduct: () => payload(null, ['BAD_USER_INPUT', 'Price must be above 0.', 'price']),
    })
    await fillAll()
    await press('Submit')
    expect(await screen.findByText('Price must be above 0.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field('Price')))
    expect(field('Name')).toHaveProperty('value', 'Toned Milk')
    expect(page.toasts).toEqual([{ kind: 'error', text: 'Price must be above 0.' }])
  })
})

describe('a new medicine', () => {
  const isMedicine = () => screen.getByRole('checkbox', { name: 'This is a medicine' })

  it('a new medicine is sent with the fields for medicines', async () => {
    enter()
    await fillAll()
    expect(screen.queryByLabelText('Schedule')).toBeNull()
    await userEvent.click(isMedicine())
    await screen.findByLabelText('Form')
    fill(field('Composition'), 'Paracetamol 650 mg')
    fill(field('Form'), 'Tablet')
    fill(field('Pack'), '15')
    fill(field('Pack unit'), 'tablet')
    fill(field('Schedule'), 'H')
    await press('Submit')
    await screen.findByText('Product created successfully')
    expect(page.getVariables('CreateProduct')[0]?.input).toMatchObject({
      composition: 'Paracetamol 650 mg',
      medicine: { form: 'TABLET', packCount: 15, packUnit: 'TABLET', schedule: 'H' },
    })
  })

  it('a new medicine requires its choices, and a valid number', async () => {
    enter()
    await fillAll()
    await userEvent.click(isMedicine())
    await screen.findByLabelText('Form')
    fill(field('Pack'), '0')
    await press('Submit')
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Form is required.',
      'Pack must be greater than 0.',
      'Pack unit is required.',
      'Schedule is required.',
    ])
    await waitFor(() => expect(document.activeElement).toBe(field('Form')))
    expect(page.getVariables('CreateProduct')).toEqual([])
  })
})

describe('the images of a new product', () => {
  it('uploaded images accumulate, and can be viewed and removed', async () => {
    enter()
    await screen.findByLabelText('Name')
    await choose('one')
    await choose('two')
    await press('View image 2')
    expect(screen.getByRole('dialog', { name: 'Image' }).querySelector('img')?.src).toContain('two')
    await press('Close')
    await press('Remove image 1')
    expect(screen.queryByRole('button', { name: 'View image 2' })).toBeNull()
    await press('View image 1')
    expect(screen.getByRole('dialog', { name: 'Image' }).querySelector('img')?.src).toContain('two')
  })

  it('a failed image upload can be retried, and blocks the form until then', async () => {
    let isDown = true
    enter({
      UploadPicture: (variables) => {
        if (isDown) throw new TypeError('Failed to fetch')
        return keep(variables)
      },
    })
    await fillAll()
    await choose('one')
    const retry = await screen.findByRole('button', { name: /Try again/ })
    await press('Submit')
    expect(screen.getByText(/We couldn’t upload an image/)).toBeTruthy()
    expect(page.getVariables('CreateProduct')).toEqual([])
    isDown = false
    await userEvent.click(retry)
    await screen.findByRole('button', { name: 'View image 1' })
    expect(field('Name')).toHaveProperty('value', 'Toned Milk')
    await press('Submit')
    await waitFor(() => expect(page.getVariables('CreateProduct')).toHaveLength(1))
  })

  it('a rejected image shows why it was rejected', async () => {
    enter({
      UploadPicture: () => ({
        uploadPicture: {
          picture: null,
          userErrors: [userError('UNSUPPORTED_MEDIA_TYPE', 'This is not an image.')],
        },
      }),
    })
    await screen.findByLabelText('Name')
    await choose('one')
    expect(await screen.findByText('This is not an image.')).toBeTruthy()
  })

  it('the product form accepts at most ten images', async () => {
    enter()
    await screen.findByLabelText('Name')
    await choose(...Array.from({ length: 11 }, (_, index) => `n${index}`))
    await screen.findByRole('button', { name: 'View image 10' })
    expect(field('Upload images')).toHaveProperty('disabled', true)
    expect(page.getVariables('UploadPicture')).toHaveLength(10)
    expect(page.toasts[0]?.text).toBe('You can add up to 10 images.')
  })
})

describe('a half-filled product form', () => {
  const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('product-draft'))

  async function leaveHalf() {
    enter()
    await fillAll()
    await addField('Shelf life')
    await choose('one')
    await screen.findByRole('button', { name: 'View image 1' })
    const [key = ''] = drafts()
    const readDraft = () => localStorage.getItem(key) ?? ''
    await waitFor(() => expect(readDraft()).toContain('one-960'))
    const kept = readDraft()
    // Like a reload: the page is gone, but the device keeps the draft.
    cleanup()
    localStorage.setItem(key, kept)
    enter()
  }

  it('a half-filled product form is offered after a reload, and can be continued', async () => {
    await leaveHalf()
    expect(await screen.findByText('Continue where you left off?')).toBeTruthy()
    await press('Continue')
    expect(field('Price')).toHaveProperty('value', '114.99')
    expect(field('Shelf life')).toHaveProperty('value', '')
    fill(field('Shelf life'), '6 months')
    await press('Submit')
    await screen.findByText('Product created successfully')
    expect(page.getVariables('CreateProduct')[0]?.input).toMatchObject({
      name: 'Toned Milk',
      images: ['/media/one-960.webp'],
    })
    expect(drafts()).toEqual([])
  })

  it('a half-filled product form can be discarded', async () => {
    await leaveHalf()
    await press('Discard')
    expect(field('Name')).toHaveProperty('value', '')
    expect(drafts()).toEqual([])
  })
})
