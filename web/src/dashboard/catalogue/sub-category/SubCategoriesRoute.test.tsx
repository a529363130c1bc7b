import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openDashboard } from '../../../../test/dashboard.tsx'
import { fill } from '../../../../test/store.tsx'
import {
  type SubCategory,
  buildCategory,
  png,
  buildSubCategory,
  uploaded,
} from '../../../../test/catalogue.ts'
import type { Handlers, InputName } from '../../../../test/operations.ts'
import { type Refusal, userErrors } from '../../../../test/errors.ts'

let page: ReturnType<typeof openDashboard>
const dairy = buildCategory('Dairy')
const snacks = buildCategory('Snacks')
const milk = buildSubCategory('Milk', [dairy])

function enter(handlers: Handlers = {}) {
  page = openDashboard('/dashboard/subcategory', {
    ManageSubCategories: () => ({
      subCategories: [buildSubCategory('Chips', [snacks]), milk],
      categories: [dairy, snacks],
    }),
    UploadPicture: () => uploaded('new'),
    ...handlers,
  })
}

const payload = (subCategory: SubCategory, ...refusals: Refusal[]) => ({
  subCategory,
  userErrors: userErrors(refusals),
})
const getInput = (operation: InputName) => page.getVariables(operation)[0]?.input

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog'))
const submit = (name: string) => userEvent.click(dialog().getByRole('button', { name }))
const pick = (option: string) =>
  userEvent.selectOptions(dialog().getByLabelText('Category'), option)
const cells = () =>
  screen
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map((cell) => cell.textContent),
    )
    .filter((row) => row.length > 0)

const anyKey = expect.stringMatching(/^[0-9a-f]{32}$/) as string

describe('the sub-category page', () => {
  it('the sub-category table shows number, name, image, categories and actions', async () => {
    enter()
    await screen.findByText('Milk')
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
    expect(heads).toEqual(['Sr.No', 'Name', 'Image', 'Category', 'Action'])
    expect(cells()).toEqual([
      ['1', 'Chips', '', 'Snacks', ''],
      ['2', 'Milk', '', 'Dairy', ''],
    ])
  })

  it('the sub-category page filters by a part of the name and by category', async () => {
    enter()
    await screen.findByText('Milk')
    const search = await screen.findByRole('textbox', { name: 'Search for sub-categories' })
    fill(search, ' MIL')
    await waitFor(() => expect(cells()).toEqual([['1', 'Milk', '', 'Dairy', '']]))
    const category = screen.getByRole('combobox', { name: 'Category' })
    await userEvent.selectOptions(category, 'Snacks')
    expect(screen.getByText('No sub-categories found.')).toBeTruthy()
    fill(search, '')
    await waitFor(() => expect(cells().map(([, name]) => name)).toEqual(['Chips']))
  })

  it('the sub-category page shows an image full-screen', async () => {
    enter()
    await press('View image of Milk')
    const viewer = within(screen.getByRole('dialog', { name: 'Milk' }))
    expect(viewer.getByRole('img').getAttribute('src')).toBe('/media/Milk-960.webp')
    await press('Close')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('a new sub-category can have several categories, which can be removed again', async () => {
    enter({
      CreateSubCategory: () => ({
        createSubCategory: payload(buildSubCategory('Curd', [snacks])),
      }),
    })
    await screen.findByText('Milk')
    await press('Add Sub Category')
    expect(screen.getByRole('dialog', { name: 'Add Sub Category' })).toBeTruthy()
    fill(dialog().getByLabelText('Name'), 'Curd')
    await userEvent.upload(dialog().getByLabelText('Upload image'), png('new'))
    await pick('Dairy')
    await pick('Snacks')
    await submit('Remove Dairy')
    await dialog().findByRole('button', { name: 'View image' })
    await submit('Add Sub Category')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(getInput('CreateSubCategory')).toEqual({
      idempotencyKey: anyKey,
      name: 'Curd',
      image: '/media/new-960.webp',
      categoryIds: ['Snacks'],
    })
    expect(cells().map(([, name]) => name)).toEqual(['Chips', 'Curd', 'Milk'])
  })

  it('the sub-category form accepts the same category more than once', async () => {
    enter()
    await screen.findByText('Milk')
    await press('Add Sub Category')
    await pick('Dairy')
    await pick('Dairy')
    expect(dialog().getAllByRole('button', { name: 'Remove Dairy' })).toHaveLength(2)
  })

  it('the sub-category form asks before it closes with unsaved changes', async () => {
    enter()
    await screen.findByText('Milk')
    await press('Add Sub Category')
    await pick('Dairy')
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('alertdialog', { name: 'Discard changes?' })).toBeTruthy()
    await press('Discard')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('a sub-category is edited in a prefilled dialog', async () => {
    enter({
      UpdateSubCategory: () => ({
        updateSubCategory: payload(buildSubCategory('Milk', [dairy, snacks], { version: 2 })),
      }),
    })
    await press('Edit Milk')
    expect(screen.getByRole('dialog', { name: 'Edit Sub Category' })).toBeTruthy()
    expect(dialog().getByLabelText('Name')).toHaveProperty('value', 'Milk')
    await pick('Snacks')
    await submit('Update Sub Category')
    await waitFor(() => expect(cells()[1]?.[3]).toBe('DairySnacks'))
    expect(getInput('UpdateSubCategory')).toEqual({
      id: 'Milk',
      version: 1,
      name: 'Milk',
      image: '/media/Milk-960.webp',
      categoryIds: ['Dairy', 'Snacks'],
    })
  })

  it('the sub-category form shows both versions after another edit', async () => {
    const changed: Refusal = ['CHANGED_MEANWHILE', 'Someone else has changed this sub-category.']
    enter({
      UpdateSubCategory: () => ({
        updateSubCategory: payload(buildSubCategory('Milk', [snacks], { version: 2 }), changed),
      }),
    })
    await press('Edit Milk')
    fill(dialog().getByLabelText('Name'), 'Fresh Milk')
    await submit('Update Sub Category')
    const field = within(await dialog().findByRole('group', { name: 'Category' }))
    expect(field.getByText('Dairy')).toBeTruthy()
    expect(field.getByText('Snacks')).toBeTruthy()
    await submit('Keep mine')
    // The admin's change stays, and the other fields have their current values.
    expect(dialog().getByLabelText('Name')).toHaveProperty('value', 'Fresh Milk')
    expect(dialog().getByRole('button', { name: 'Remove Snacks' })).toBeTruthy()
    expect(dialog().queryByRole('button', { name: 'Remove Dairy' })).toBeNull()
  })

  it('a sub-category is deleted after a confirmation', async () => {
    enter({
      ManageSubCategoryUse: () => ({
        products: { totalCount: 3 },
      }),
      DeleteSubCategory: () => ({
        deleteSubCategory: { deletedId: 'Chips', userErrors: [] },
      }),
    })
    await press('Delete Chips')
    expect(await screen.findByText('3 products use it, so it can’t be deleted yet.')).toBeTruthy()
    await press('Confirm')
    await waitFor(() => expect(cells().map(([, name]) => name)).toEqual(['Milk']))
    expect(page.toasts).toEqual([{ kind: 'success', text: 'Sub Category deleted' }])
  })
})
