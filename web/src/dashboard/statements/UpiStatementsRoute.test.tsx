import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { UpiStatementRowState } from '../../apollo/schema-types.generated.ts'
import type { ApplyUpiStatementMutation } from './ApplyStatement.generated.ts'
import type {
  StatementRow_RowFragment,
  StatementSummary_StatementFragment,
} from './Statement.generated.ts'
import { money } from '../../../test/carts.ts'
import { userError } from '../../../test/errors.ts'
import { openDashboard } from '../../../test/dashboard.tsx'
import { place } from '../../../test/pages.tsx'

type Applied = ApplyUpiStatementMutation['applyUpiStatement']
type Row = StatementRow_RowFragment
type Statement = StatementSummary_StatementFragment

let board: ReturnType<typeof openDashboard>

const file = new File(['Date,Narration,Credit\n'], 'november.csv', { type: 'text/csv' })

const count = (state: UpiStatementRowState, count: number) => ({ state, count })

const buildStatement = (
  counts: Statement['counts'],
  changes: Partial<Statement> = {},
): Statement => ({
  id: 's1',
  name: 'november.csv',
  uploadedAt: '2026-11-25T09:00:00.000Z',
  uploadedBy: 'Meera',
  rowCount: 12,
  counts,
  received: 0,
  appliedAt: null,
  appliedBy: null,
  previewId: 'p1',
  ...changes,
})

const buildRow = (line: number, changes: Partial<Row> = {}): Row => ({
  id: `r${line}`,
  line,
  state: 'MATCHED',
  reason: null,
  date: '2026-11-25',
  description: '=HYPERLINK("x")',
  reference: '412345678901',
  amount: money(25_000),
  order: { id: 'o1', number: 'ORD-1', amount: money(25_000) },
  ...changes,
})

const toConnection = <Node extends { id: string }>(...nodes: Node[]) => ({
  edges: nodes.map((node) => ({ cursor: node.id, node })),
  pageInfo: { hasNextPage: false, endCursor: null },
})

describe('a bank statement', () => {
  const table = {
    header: ['Date', 'Narration', 'Credit', ''],
    samples: [
      ['25/11/26', 'UPI', '250', ''],
      ['26/11/26', 'UPI', '1,250', ''],
    ],
    columns: {
      ...{ date: 0, description: null, reference: null, amount: 2, type: null },
      ...{ debit: null, balance: null, status: null },
    },
    confirmed: false,
  }

  it('a bank statement is matched with the columns that the admin completes, and opens on a separate page', async () => {
    board = openDashboard('/dashboard/upi-statements', {
      ManageUpiStatements: () => ({ upiStatements: toConnection() }),
      ManageUpiStatement: () => ({ upiStatement: buildStatement([count('MATCHED', 1)]) }),
      ManageUpiStatementRows: () => ({
        upiStatementRows: toConnection(buildRow(2)),
      }),
      PreviewUpiStatement: ({ input }) => ({
        previewUpiStatement: {
          table,
          statement: input.columns ? buildStatement([count('MATCHED', 1)]) : null,
          userErrors: [],
        },
      }),
    })
    await userEvent.upload(await screen.findByLabelText('Choose a CSV file'), file)
    expect(await screen.findByText('For example, 25/11/26 · 26/11/26')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Check statement' }))
    expect(screen.getByText('Please choose a column.')).toBeTruthy()
    const description = screen.getByLabelText('Description')
    expect(within(description).getByRole('option', { name: 'Column 4' })).toBeTruthy()
    await userEvent.selectOptions(description, 'Narration')
    await userEvent.click(screen.getByRole('button', { name: 'Check statement' }))
    await waitFor(() => expect(place()).toBe('/dashboard/upi-statements/s1'))
    const columns = {
      ...{ date: 0, description: 1, reference: null, amount: 2, type: null },
      ...{ debit: null, balance: null, status: null },
    }
    const name = 'november.csv'
    expect(board.getVariables('PreviewUpiStatement').map(({ input }) => input)).toEqual([
      { file, name, columns: null },
      { file, name, columns },
    ])
    expect(await screen.findByText('=HYPERLINK("x")')).toBeTruthy()
  })

  it('a bank statement keeps the page that the admin opened during the upload', async () => {
    let reply = () => {}
    const isReplied = new Promise<void>((resolve) => (reply = resolve))
    const past = buildStatement([count('MATCHED', 0)], { id: 'old', name: 'october.csv' })
    board = openDashboard('/dashboard/upi-statements', {
      ManageUpiStatements: () => ({ upiStatements: toConnection(past) }),
      ManageUpiStatement: () => ({ upiStatement: past }),
      ManageUpiStatementRows: () => ({ upiStatementRows: toConnection() }),
      PreviewUpiStatement: async () => {
        await isReplied
        return {
          previewUpiStatement: {
            ...{ table, userErrors: [] },
            statement: buildStatement([count('MATCHED', 1)]),
          },
        }
      },
    })
    await screen.findByText('october.csv')
    await userEvent.upload(screen.getByLabelText('Choose a CSV file'), file)
    await userEvent.click(screen.getByRole('link', { name: /october/ }))
    await waitFor(() => expect(place()).toBe('/dashboard/upi-statements/old'))
    const [request] = board.getRequests('PreviewUpiStatement')
    expect(request?.context.fetchOptions?.signal?.aborted).toBe(true)
    reply()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(place()).toBe('/dashboard/upi-statements/old')
  })

  it('a rejected bank statement shows why, and another file can be chosen', async () => {
    board = openDashboard('/dashboard/upi-statements', {
      ManageUpiStatements: () => ({ upiStatements: toConnection() }),
      PreviewUpiStatement: () => ({
        previewUpiStatement: {
          ...{ table: null, statement: null },
          userErrors: [userError('BAD_USER_INPUT', 'This is not a CSV file.', 'file')],
        },
      }),
    })
    await userEvent.upload(await screen.findByLabelText('Choose a CSV file'), file)
    expect((await screen.findByRole('alert')).textContent).toBe('This is not a CSV file.')
    expect(screen.getByLabelText('Choose a CSV file')).toBeTruthy()
  })
})

describe("a statement's payments", () => {
  const rows = [
    buildRow(2),
    buildRow(3, { state: 'AMOUNT_DIFFERS', amount: money(24_900) }),
    buildRow(4, { state: 'MALFORMED', date: null, amount: null, order: null, reason: 'Why.' }),
  ]

  function enter(apply: (time: number) => Partial<Applied>) {
    let times = 0
    board = openDashboard('/dashboard/upi-statements/s1', {
      ManageUpiStatement: () => ({
        upiStatement: buildStatement(
          [count('MATCHED', 103), count('NOT_A_CREDIT', 2), count('OUTSIDE_TABLE', 4)],
          { rowCount: 109 },
        ),
      }),
      ManageUpiStatementRows: () => ({ upiStatementRows: toConnection(...rows) }),
      ApplyUpiStatement: () => {
        times += 1
        return {
          applyUpiStatement: {
            ...{ received: 0, refused: [], statement: null, userErrors: [] },
            ...apply(times),
          },
        }
      },
    })
  }
  const mark = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Mark 103 payments as received' }))

  it('a statement shows both amounts if they differ, and why a row cannot be used', async () => {
    enter(() => ({}))
    expect(await screen.findByText('Order: ₹250')).toBeTruthy()
    expect(screen.getByText('Why.')).toBeTruthy()
    expect(
      screen.getByText('109 rows: 103 listed below, 2 debits, 4 outside the table'),
    ).toBeTruthy()
    const [link] = screen.getAllByRole('link', { name: 'ORD-1' })
    expect(link?.getAttribute('href')).toBe('/dashboard/orders-details/o1')
  })

  it('a statement marks payments as received in batches, and lists the rejected ones', async () => {
    const refused = [buildRow(3, { state: 'AMOUNT_DIFFERS' })]
    enter((time) =>
      time === 1
        ? { received: 99, refused, statement: buildStatement([count('MATCHED', 3)]) }
        : { received: 3, statement: buildStatement([count('RECEIVED', 102)]) },
    )
    await mark()
    expect(await screen.findByText('102 payments marked as received.')).toBeTruthy()
    const list = screen.getByRole('list', { name: 'Rows that weren’t applied' })
    expect(list.textContent).toBe('Line 3, order ORD-1: Amount differs.')
    expect(board.getVariables('ApplyUpiStatement')).toHaveLength(2)
    expect(board.toasts).toEqual([{ kind: 'success', text: '102 payments marked as received' }])
  })

  it('a statement marks no payments when the file was uploaded again since', async () => {
    const message = 'This file was uploaded again since.'
    const error = userError('CHANGED_MEANWHILE', message)
    enter(() => ({
      statement: buildStatement([count('UNKNOWN', 1)], { previewId: 'p2' }),
      userErrors: [error],
    }))
    await mark()
    await waitFor(() => expect(board.toasts).toEqual([{ kind: 'error', text: message }]))
    expect(
      await screen.findByText('This statement has no payments to mark as received.'),
    ).toBeTruthy()
    expect(board.getVariables('ApplyUpiStatement')).toHaveLength(1)
  })
})
