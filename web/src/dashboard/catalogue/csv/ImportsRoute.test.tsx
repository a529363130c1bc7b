import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { FinishImportMutation, ImportCard_ImportFragment } from './Imports.generated.ts'
import { openDashboard } from '../../../../test/dashboard.tsx'
import { userError } from '../../../../test/errors.ts'

type Import = ImportCard_ImportFragment
type Finished = FinishImportMutation['finishImport']

const buildImport = (id: string, changes: Partial<Import> = {}): Import => ({
  id,
  importedAt: '2026-11-21T09:00:00.000Z',
  origin: 'DASHBOARD',
  by: 'Ravi',
  fileName: `${id}.csv`,
  rows: 120,
  created: 3,
  changed: 2,
  refused: 1,
  refusals: [{ line: 7, reason: 'price: is empty' }],
  interrupted: false,
  toFix: true,
  ...changes,
})

let board: ReturnType<typeof openDashboard>

/** Opens the page in a shop with these imports. */
function open(imports: Import[], finished: Partial<Finished> = {}) {
  let toFix = imports
  board = openDashboard('/dashboard/imports', {
    ManageImports: () => ({
      productImports: {
        edges: toFix.map((node) => ({ node })),
        pageInfo: { hasNextPage: false },
      },
    }),
    FinishImport: ({ input }) => {
      toFix = toFix.filter(({ id }) => id !== input.id)
      return {
        finishImport: {
          productImport: { id: input.id, toFix: false },
          userErrors: [],
          ...finished,
        },
      }
    },
  })
}

const cards = () => within(screen.getByRole('list', { name: 'Imports to fix' }))

describe('the imports page', () => {
  it('the imports page lists skipped rows, and who imported them', async () => {
    open([
      buildImport('milk', { refused: 130 }),
      buildImport('oil', { origin: 'COMMAND_LINE', by: null, fileName: null }),
    ])
    await screen.findByText('milk.csv')
    const [milk, oil] = cards().getAllByRole('heading')
    expect(milk?.parentElement?.textContent).toBe(
      'milk.csv21 Nov 2026, 2:30 pm · Ravi120 rows: 3 new, 2 changed, 130 skipped',
    )
    expect(oil?.parentElement?.textContent).toContain(
      'Unnamed file21 Nov 2026, 2:30 pm · Command line',
    )
    const [rows] = screen.getAllByRole('list', { name: 'Skipped rows', hidden: true })
    expect(rows?.textContent).toBe('Line 7: price: is empty… and 129 more.')
  })

  it('the imports page marks an interrupted import, and lists skipped rows only if there are some', async () => {
    open([buildImport('milk', { interrupted: true, refused: 0, refusals: [] })])
    await screen.findByText('milk.csv')
    expect(cards().getByText('Interrupted.').parentElement?.textContent).toBe(
      'Interrupted. Import the file again to continue.',
    )
    expect(screen.queryByText('Skipped rows')).toBeNull()
  })

  it('the imports page marks an import as done, and moves the focus to the heading', async () => {
    open([buildImport('milk'), buildImport('oil')])
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as done: milk.csv' }))
    await waitFor(() => expect(screen.queryByText('milk.csv')).toBeNull())
    expect(board.getVariables('FinishImport')).toEqual([{ input: { id: 'milk' } }])
    expect(board.toasts).toEqual([{ kind: 'success', text: 'Import marked as done' }])
    const heading = screen.getByRole('heading', { name: 'Imports' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    await userEvent.click(screen.getByRole('button', { name: 'Mark as done: oil.csv' }))
    expect(await screen.findByText('No imports to fix')).toBeTruthy()
  })

  it('the imports page keeps an import that could not be marked, and explains why', async () => {
    const message = 'This import is no longer kept, or never existed.'
    open([buildImport('milk')], {
      productImport: null,
      userErrors: [userError('NOT_FOUND', message)],
    })
    await userEvent.click(await screen.findByRole('button', { name: /^Mark as done/ }))
    await waitFor(() => expect(board.toasts).toEqual([{ kind: 'error', text: message }]))
    expect(screen.getByText('milk.csv')).toBeTruthy()
  })
})
