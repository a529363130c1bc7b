import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type {
  CsvReport_ReportFragment,
  ImportProductsMutation,
} from './ImportProducts.generated.ts'
import { openDashboard } from '../../../../test/dashboard.tsx'
import { buildProductList, buildProduct } from '../../../../test/products.ts'
import type { Handler } from '../../../../test/operations.ts'
import { userError } from '../../../../test/errors.ts'

let board: ReturnType<typeof openDashboard>

describe('the product import', () => {
  const report: CsvReport_ReportFragment = {
    rows: 1200,
    created: 3,
    changed: 2,
    unchanged: 1190,
    repeated: 4,
    refused: 1,
    endedGstRates: 0,
    roundedPrices: 2,
    nearSalePrices: 5,
    conflicting: 0,
    conflicts: [],
    lookalikes: 0,
    medicinesToCheck: 0,
    findings: [],
    unusedColumns: ['rating', 'Shelf no.'],
    prescriptionColumns: [],
    categoriesMade: 1,
    subCategoriesMade: 0,
    refusals: [{ line: 7, reason: 'price is missing' }],
    medicines: 0,
    medicinesRead: 0,
    unread: [],
  }

  const file = new File(['id,name\n'], 'products.csv', { type: 'text/csv' })
  const payload = (changes: Partial<ImportProductsMutation['importProducts']>) => ({
    importProducts: { report, userErrors: [], ...changes },
  })

  async function choose(importProducts: Handler<'ImportProducts'>) {
    board = openDashboard('/dashboard/product', {
      Products: () => buildProductList([buildProduct('Rice')]),
      ImportProducts: importProducts,
    })
    await screen.findByText('Rice')
    await userEvent.click(screen.getByText('Import'))
    await userEvent.upload(screen.getByLabelText('Choose a CSV file'), file)
  }

  const figures = () =>
    screen
      .getAllByRole('term')
      .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)

  it('the product import starts with a dry run, and finishes after a confirmation', async () => {
    await choose(() => payload({}))
    await screen.findByText(/Nothing has changed yet/)
    expect(figures()).toEqual([
      'Rows 1,200',
      'New 3',
      'Changed 2',
      'Unchanged 1,190',
      'Repeated 4',
      'Skipped 1',
      'Rounded prices 2',
      'Sale prices up to ₹0.99 too high 5',
      'New categories 1',
    ])
    expect(screen.getByText('price is missing').closest('li')?.textContent).toBe(
      'Line 7: price is missing',
    )
    const tries = () => board.getVariables('ImportProducts').map(({ input }) => input)
    expect(tries()).toEqual([{ file, dryRun: true, fileName: 'products.csv' }])
    expect(board.getVariables('Products')).toHaveLength(1)
    await userEvent.click(within(screen.getByRole('dialog')).getByText('Import'))
    expect(await screen.findByText('Products imported.')).toBeTruthy()
    expect(tries()).toEqual([
      { file, dryRun: true, fileName: 'products.csv' },
      { file, dryRun: false, fileName: 'products.csv' },
    ])
    const link = screen.getByRole('link', { name: 'Imports' })
    expect(link.getAttribute('href')).toBe('/dashboard/imports')
    expect(board.toasts).toEqual([{ kind: 'success', text: 'Products imported' }])
    await waitFor(() =>
      expect(board.getVariables('Products'), 'the list is fetched again').toHaveLength(2),
    )
  })

  it('the product import lists cells with conflicts, and counts new products that the shop may already have', async () => {
    const reason = "stock: '20' in the file and '7' in the shop, which has changed since the export"
    const conflicts = [{ line: 3, reason }]
    await choose(() => payload({ report: { ...report, lookalikes: 2, conflicting: 1, conflicts } }))
    const list = within(await screen.findByRole('list', { name: 'Conflicts' }))
    expect(list.getByRole('listitem').textContent).toBe(`Line 3: ${reason}`)
    expect(figures()).toEqual(
      expect.arrayContaining([
        'New, but with the name of an existing product 2',
        'With conflicts 1',
      ]),
    )
  })

  it('the product import asks whether GST rates that the law has ended are replaced', async () => {
    await choose(() => payload({ report: { ...report, endedGstRates: 12 } }))
    await userEvent.click(await screen.findByRole('button', { name: 'Use the new rates' }))
    expect(await screen.findByText(/^12 rows will have a new GST rate/)).toBeTruthy()
    const tries = board.getVariables('ImportProducts').map(({ input }) => input)
    expect(tries.at(-1)).toMatchObject({ dryRun: true, newGstRates: true })
    await userEvent.click(within(screen.getByRole('dialog')).getByText('Import'))
    await screen.findByText('Products imported.')
    expect(board.getVariables('ImportProducts').at(-1)?.input).toMatchObject({
      ...{ dryRun: false, newGstRates: true },
    })
  })

  it('the product import lists the columns that are not imported', async () => {
    await choose(() => payload({}))
    await screen.findByText('Columns not imported: rating, Shelf no..')
  })

  describe('a file with columns that seem to be about prescriptions', () => {
    const flagged = { ...report, prescriptionColumns: ['rx_required', 'Schedule'] }
    const tries = () => board.getVariables('ImportProducts').map(({ input }) => input)

    /** Chooses this answer after a dry run, and returns the dialog. */
    async function answer(text: string) {
      let isAnswered = false
      await choose(() => {
        const reply = payload({ report: isAnswered ? report : flagged })
        isAnswered = true
        return reply
      })
      const dialog = within(screen.getByRole('dialog'))
      await screen.findByText('Which column marks prescription medicines?')
      expect(dialog.queryByText('Import')).toBeNull()
      await userEvent.click(dialog.getByText(text))
      await userEvent.click(dialog.getByText('Check again'))
      return within(await screen.findByRole('dialog'))
    }

    it('the product import runs once a prescription column was chosen and checked', async () => {
      const dialog = await answer('Schedule')
      await userEvent.click(await dialog.findByText('Import'))
      await screen.findByText('Products imported.')
      const chosen = { prescriptionColumn: 'Schedule', ignoredColumns: ['rx_required'] }
      const common = { file, fileName: 'products.csv' }
      expect(tries()).toEqual([
        { ...common, dryRun: true },
        { ...common, ...chosen, dryRun: true },
        { ...common, ...chosen, dryRun: false },
      ])
    })

    it('the product import runs without prescriptions if no column was chosen', async () => {
      const dialog = await answer('No column: the file has no prescription medicines.')
      await dialog.findByText('Import')
      expect(tries()[1]).toEqual({
        ...{ file, fileName: 'products.csv', dryRun: true },
        ignoredColumns: ['rx_required', 'Schedule'],
      })
    })
  })

  it('the product import lists unreadable medicine details', async () => {
    const unread = ['composition cannot be read', 'pack cannot be read'].map((reason) => ({
      ...{ line: 9, reason },
    }))
    await choose(() => payload({ report: { ...report, medicines: 20, medicinesRead: 19, unread } }))
    await screen.findByText(/Nothing has changed yet/)
    expect(figures()).toEqual(
      expect.arrayContaining(['Medicines 20', 'Medicines with unreadable details 1']),
    )
    const list = within(screen.getByRole('list', { name: 'Unreadable details' }))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Line 9: composition cannot be read',
      'Line 9: pack cannot be read',
    ])
  })

  it('the product import is disabled when the file changes nothing', async () => {
    await choose(() => payload({ report: { ...report, created: 0, changed: 0 } }))
    await screen.findByText('products.csv contains nothing to import.')
    const button = within(screen.getByRole('dialog')).getByText('Import').closest('button')
    expect(button).toHaveProperty('disabled', true)
  })

  it('the product import shows why a file is rejected, and accepts another', async () => {
    const refusal = userError('BAD_USER_INPUT', 'There is no column name.')
    await choose(() => payload({ report: null, userErrors: [refusal] }))
    expect(await screen.findByText('There is no column name.')).toBeTruthy()
    expect(screen.getByLabelText('Choose a CSV file')).toBeTruthy()
  })

  it('the product import shows an error when the upload fails', async () => {
    await choose(() => Promise.reject(new TypeError('Failed')))
    expect(await screen.findByText(/couldn’t reach the shop/)).toBeTruthy()
  })
})
