import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openDashboard } from '../../../../test/dashboard.tsx'
import { fill } from '../../../../test/store.tsx'
import { type Category, buildCategory, png, uploaded } from '../../../../test/catalogue.ts'
import type { Handlers, InputName } from '../../../../test/operations.ts'
import { type Refusal, userError, userErrors } from '../../../../test/errors.ts'

let page: ReturnType<typeof openDashboard>
function enter(handlers: Handlers = {}, names = ['Dairy', 'Snacks']) {
  page = openDashboard('/dashboard/category', {
    ManageCategories: () => ({ categories: names.map((name) => buildCategory(name)) }),
    UploadPicture: () => uploaded('new'),
    ManageCategoryUse: () => buildUse(0, 0),
    ...handlers,
  })
}

const buildUse = (subCategories: number, totalCount: number) => ({
  category: {
    id: 'Dairy',
    subCategories: Array.from({ length: subCategories }, (_, n) => ({ id: `s${n}` })),
  },
  products: { totalCount },
})

const payload = (category: Category | null, ...refusals: Refusal[]) => ({
  category,
  userErrors: userErrors(refusals),
})
const getInput = (operation: InputName) => page.getVariables(operation)[0]?.input

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog'))
const submit = (name: string) => userEvent.click(dialog().getByRole('button', { name }))
const names = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
const choose = (label: string) => userEvent.upload(dialog().getByLabelText(label), png('new'))

const anyKey = expect.stringMatching(/^[0-9a-f]{32}$/) as string

describe('the category page', () => {
  it('the category page shows cards with an image, Edit and Delete', async () => {
    enter()
    expect(await screen.findByRole('button', { name: 'Edit Dairy' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Delete Snacks' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Category' })).toBeTruthy()
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/media/Dairy-960.webp')
  })

  it('the category cards show how many products each category has', async () => {
    const counts = { Dairy: 1, Snacks: 1_234 }
    enter({
      ManageCategories: () => ({
        categories: Object.entries(counts).map(([name, productCount]) =>
          buildCategory(name, { productCount }),
        ),
      }),
    })
    expect(await screen.findByText('1 product')).toBeTruthy()
    expect(screen.getByText('1,234 products')).toBeTruthy()
  })

  it('the category page shows a placeholder before the first category', async () => {
    enter({}, [])
    expect(await screen.findByText('No Data')).toBeTruthy()
  })

  it('a new category needs a name before an image, and is sorted by name', async () => {
    enter({
      CreateCategory: () => ({ createCategory: payload(buildCategory('Fruit')) }),
    })
    await screen.findByText('Dairy')
    await press('Add Category')
    expect(screen.getByRole('dialog', { name: 'Category' })).toBeTruthy()
    expect(dialog().getByLabelText('Upload image')).toHaveProperty('disabled', true)
    fill(dialog().getByLabelText('Name'), 'Fruit')
    await choose('Upload image')
    await dialog().findByRole('button', { name: 'View image' })
    await submit('Add Category')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(names()).toEqual(['Dairy', 'Fruit', 'Snacks'])
    expect(getInput('CreateCategory')).toEqual({
      name: 'Fruit',
      image: '/media/new-960.webp',
      maxPerOrder: null,
      idempotencyKey: anyKey,
    })
    expect(page.getVariables('ManageCategories')).toHaveLength(1)
    expect(page.toasts).toEqual([{ kind: 'success', text: 'Category added' }])
  })

  it('the category form waits until its image is uploaded', async () => {
    enter({ UploadPicture: () => new Promise(() => {}) })
    await press('Add Category')
    fill(dialog().getByLabelText('Name'), 'Fruit')
    await choose('Upload image')
    await submit('Add Category')
    expect(await dialog().findByText('Please wait until the upload is complete.')).toBeTruthy()
    expect(page.getVariables('CreateCategory')).toEqual([])
  })

  it("an incomplete category can be submitted, and its form shows the server's errors", async () => {
    enter({
      CreateCategory: () => ({
        createCategory: payload(
          null,
          ['BAD_USER_INPUT', 'Name is required.', 'name'],
          ['BAD_USER_INPUT', 'Image is required.', 'image'],
        ),
      }),
    })
    await press('Add Category')
    await submit('Add Category')
    expect(await dialog().findByText('Image is required.')).toBeTruthy()
    expect(getInput('CreateCategory')).toEqual({
      name: '',
      image: '',
      maxPerOrder: null,
      idempotencyKey: anyKey,
    })
    await waitFor(() => expect(document.activeElement).toBe(dialog().getByLabelText('Name')))
    fill(dialog().getByLabelText('Name'), 'Fruit')
    await choose('Upload image')
    expect(dialog().queryByText('Image is required.')).toBeNull()
  })

  it('the category form asks before it closes with unsaved changes', async () => {
    enter()
    await press('Edit Dairy')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await press('Edit Dairy')
    fill(dialog().getByLabelText('Name'), 'Zebu')
    await userEvent.keyboard('{Escape}')
    const question = within(screen.getByRole('alertdialog', { name: 'Discard changes?' }))
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
    expect(dialog().getByLabelText('Name')).toHaveProperty('value', 'Zebu')
    await userEvent.keyboard('{Escape}')
    await press('Discard')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(page.getVariables('UpdateCategory')).toEqual([])
  })

  it('editing a category sends the loaded version', async () => {
    enter({
      UpdateCategory: () => ({
        updateCategory: payload(buildCategory('Dairy', { name: 'Zebu' })),
      }),
    })
    await press('Edit Dairy')
    expect(screen.getByRole('dialog', { name: 'Update Category' })).toBeTruthy()
    fill(dialog().getByLabelText('Name'), 'Zebu')
    await submit('Update Category')
    await waitFor(() => expect(names()).toEqual(['Snacks', 'Zebu']))
    expect(getInput('UpdateCategory')).toEqual({
      id: 'Dairy',
      version: 1,
      name: 'Zebu',
      image: '/media/Dairy-960.webp',
      maxPerOrder: null,
    })
  })

  it('a category is deleted after a confirmation', async () => {
    enter({
      DeleteCategory: () => ({
        deleteCategory: { deletedId: 'Dairy', userErrors: [] },
      }),
    })
    await press('Delete Dairy')
    const question = screen.getByRole('alertdialog', { name: 'Permanent Delete' })
    expect(within(question).getByText('Are you sure permanent delete ?')).toBeTruthy()
    expect(within(question).getByText('Dairy')).toBeTruthy()
    expect(await within(question).findByText('It isn’t used.')).toBeTruthy()
    await press('Close')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await press('Delete Dairy')
    await press('Confirm')
    await waitFor(() => expect(names()).toEqual(['Snacks']))
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Category' })),
    )
  })

  it('a category that is in use is not deleted', async () => {
    const message = 'This category is used by 2 sub-categories and 7 products.'
    enter({
      DeleteCategory: () => ({
        deleteCategory: {
          deletedId: null,
          userErrors: [userError('IN_USE', message)],
        },
      }),
    })
    await press('Delete Dairy')
    await press('Confirm')
    await waitFor(() => expect(page.toasts).toEqual([{ kind: 'error', text: message }]))
    expect(names()).toEqual(['Dairy', 'Snacks'])
  })

  it.each([
    [2, 7, '2 sub-categories and 7 products use it, so it can’t be deleted yet.'],
    [1, 0, '1 sub-category uses it, so it can’t be deleted yet.'],
    [0, 1, '1 product uses it, so it can’t be deleted yet.'],
  ])(
    'the deletion dialog names what uses the category: %i and %i',
    async (subCategories, products, text) => {
      enter({ ManageCategoryUse: () => buildUse(subCategories, products) })
      await press('Delete Dairy')
      expect(await screen.findByText(text)).toBeTruthy()
      expect(page.getVariables('ManageCategoryUse')).toEqual([{ categoryId: 'Dairy' }])
    },
  )

  it('the category page can be reloaded after a failure', async () => {
    let isDown = true
    enter({
      ManageCategories: () => {
        if (isDown) throw new TypeError('Failed to fetch')
        return { categories: [buildCategory('Dairy')] }
      },
    })
    const retry = await screen.findByRole('button', { name: 'Retry' })
    isDown = false
    await userEvent.click(retry)
    expect(await screen.findByText('Dairy')).toBeTruthy()
  })
})

describe('a category that somebody else has changed', () => {
  const theirs = buildCategory('Dairy', { name: 'Milk & Eggs', version: 2 })
  const changed: Refusal = ['CHANGED_MEANWHILE', 'Someone else has changed this category since.']

  async function collide() {
    let tries = 0
    enter({
      UpdateCategory: () => ({
        updateCategory:
          ++tries === 1 ? payload(theirs, changed) : payload({ ...theirs, version: 3 }),
      }),
    })
    await press('Edit Dairy')
    fill(dialog().getByLabelText('Name'), 'Dairy & More')
    await submit('Update Category')
    const field = within(await dialog().findByRole('group', { name: 'Name' }))
    expect(field.getByText('Dairy & More')).toBeTruthy()
    expect(field.getByText('Milk & Eggs')).toBeTruthy()
    // The image is the same, so there is nothing to compare.
    expect(dialog().queryByRole('group', { name: 'Image' })).toBeNull()
  }

  it('a category with an edit conflict can be edited from the other version', async () => {
    await collide()
    await submit('Use theirs')
    expect(dialog().getByLabelText('Name')).toHaveProperty('value', 'Milk & Eggs')
    expect(page.getVariables('UpdateCategory')).toHaveLength(1)
  })

  it("a category with an edit conflict can be edited with the admin's changes on top of the other version", async () => {
    await collide()
    await submit('Keep mine')
    expect(dialog().getByLabelText('Name')).toHaveProperty('value', 'Dairy & More')
    await submit('Update Category')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(page.getVariables('UpdateCategory')[1]?.input).toMatchObject({
      version: 2,
      name: 'Dairy & More',
    })
  })
})
