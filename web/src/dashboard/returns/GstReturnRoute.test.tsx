import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GstReturnFindingKind } from '../../apollo/schema-types.generated.ts'
import { openDashboard } from '../../../test/dashboard.tsx'
import { place } from '../../../test/pages.tsx'
import type { ManageGstReturnQuery } from './GstReturn.generated.ts'
import type {
  ReturnDocument_DocumentFragment,
  ReturnFinding_FindingFragment,
  ReturnTable_TableFragment,
} from './ReturnParts.generated.ts'
import { listPeriods, parsePeriod } from './return-period.ts'
import { describeFinding } from './return-texts.ts'

type Report = ManageGstReturnQuery['gstReturn']

const path = '/dashboard/gst-returns'
const paise = (amount: number) => ({ amount })
const taxed = { cgst: paise(238), sgst: paise(238), igst: paise(0) }
const consumers: ReturnTable_TableFragment = {
  ...{ name: 'B2CS', rowCount: 1 },
  amounts: { taxable: paise(9524), ...taxed, total: paise(10_000) },
}
const series: ReturnTable_TableFragment = { name: 'DOCUMENTS', rowCount: 2, amounts: null }
const nothing: ReturnTable_TableFragment = {
  ...{ name: 'B2B', rowCount: 0 },
  amounts: { ...taxed, taxable: paise(0), total: paise(0) },
}
const report: Report = {
  ...{ period: '2026-10', registration: 'REGULAR', documentCount: 2, findings: [] },
  ...{ charged: paise(15_000), credited: paise(5000), roundOff: paise(-40) },
  ...{ tables: [nothing, consumers, series] },
  gstr3b: {
    taxed: { ...taxed, taxable: paise(9524) },
    untaxed: paise(300),
    otherStates: [],
  },
  cmp08: {
    ...{ documentCount: 0, value: paise(0), taxable: paise(0), cgst: paise(0), sgst: paise(0) },
  },
}
const credit: ReturnDocument_DocumentFragment = {
  ...{ id: 'd1', kind: 'CREDIT_NOTE', number: 'CN26-27/000001', orderId: 'o1' },
  ...{ orderNumber: 'ORD-1', issuedAt: '2026-10-21T09:00:00.000Z', total: paise(5000) },
  ...{ buyerName: 'Khan Traders', buyerGstin: '07AAACK1234L1ZP', isComposition: false },
  table: 'CDNR',
}

function enter(changes: Partial<Report> = {}, at = path) {
  return openDashboard(at, {
    ManageGstReturn: ({ period }) => ({ gstReturn: { ...report, period, ...changes } }),
    ManageGstReturnDocuments: () => ({
      gstReturnDocuments: {
        edges: [credit, { ...credit, id: 'd2', table: null }].map((node) => ({
          cursor: node.id,
          node,
        })),
        pageInfo: { hasNextPage: false, endCursor: null },
      },
    }),
  })
}

/** The texts of a row's cells. */
async function cellsOf(table: string, row: number) {
  const found = within(await screen.findByRole('table', { name: table }))
  const cells = within(found.getAllByRole('row')[row] ?? document.body).getAllByRole('cell')
  return cells.map(({ textContent }) => textContent)
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-28T06:00:00Z'), toFake: ['Date'] })
})

describe('the page of GST returns', () => {
  it('the page shows the return of the last month, with its sums, files and documents', async () => {
    const board = enter()
    expect(await screen.findByText('GSTR-1 for October 2026')).toBeTruthy()
    expect(screen.getByText('Nothing is missing, and all sums agree.')).toBeTruthy()
    expect(
      screen.getByText(
        /^2 documents: ₹150 charged less ₹50 credited is ₹100\. −₹0\.40 of it rounds/,
      ),
    ).toBeTruthy()
    expect(await cellsOf('Tables of GSTR-1', 1)).toContain('No rows')
    expect(await cellsOf('Tables of GSTR-1', 2)).toEqual([
      '7 B2CSAll other sales to consumers, less credit notes (sheet b2cs)',
      ...['Taxable value₹95.24', 'CGST₹2.38', 'SGST or UTGST₹2.38', 'IGST₹0', 'Total₹100'],
      '1 row',
    ])
    expect(await cellsOf('Documents', 1)).toEqual([
      ...['CN26-27/000001Credit Note', 'Date21 Oct 2026', 'Khan Traders07AAACK1234L1ZP'],
      ...['Table9B CDNR', 'Amount−₹50', 'ORD-1'],
    ])
    expect((await cellsOf('Documents', 2))[3]).toBe('Table8 Nil-rated')
    expect(board.getVariables('ManageGstReturn')).toEqual([{ period: '2026-10' }])
  })

  it('the page loads another period, and puts it in the URL', async () => {
    const board = enter()
    await screen.findByText('GSTR-1 for October 2026')
    const field = screen.getByLabelText('Month or quarter')
    await userEvent.selectOptions(field, 'October to December 2026')
    expect(await screen.findByText('GSTR-1 for October to December 2026')).toBeTruthy()
    expect(place()).toBe(`${path}?period=2026-27-Q3`)
    expect(board.getVariables('ManageGstReturn').at(-1)).toEqual({ period: '2026-27-Q3' })
  })

  it('a table is downloaded for its period', async () => {
    const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response('a')))
    vi.stubGlobal('fetch', fetched)
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    enter()
    await userEvent.click(
      await screen.findByRole('button', { name: 'Download 13 Documents, 2 rows' }),
    )
    await waitFor(() => expect(click).toHaveBeenCalledOnce())
    expect(fetched.mock.calls[0]?.[0]).toBe('/exports/gstr1.csv?period=2026-10&table=documents')
    expect(click.mock.contexts[0]).toHaveProperty('download', 'gstr1-2026-10-documents.csv')
  })

  it('findings come first, and link to their orders', async () => {
    const places = [{ orderId: 'o7', orderNumber: 'ORD-7', documentNumber: null }]
    enter({ findings: [{ kind: 'INVOICE_WAITS', count: 3, places }] })
    const list = within(await screen.findByRole('list', { name: 'Check before you file' }))
    expect(
      list.getByText(
        '3 packed orders have no invoice, because an HSN code or a GST rate is missing.',
      ),
    ).toBeTruthy()
    expect(list.getByRole('link', { name: 'ORD-7' }).getAttribute('href')).toBe(
      '/dashboard/orders-details/o7',
    )
    expect(list.getByText('and 2 more')).toBeTruthy()
  })

  it('the page shows the figures of GSTR-3B, also those of sales to other states', async () => {
    const sold = { taxable: paise(-350_000), igst: paise(-17_500) }
    const otherStates = [{ code: '33', name: 'Tamil Nadu', ...sold }]
    enter({ gstr3b: { ...report.gstr3b, otherStates } })
    expect(await screen.findByText('GSTR-3B for October 2026')).toBeTruthy()
    expect(await cellsOf('GSTR-3B, table 3.1', 1)).toEqual([
      '3.1 (a)Taxed sales, less credit notes',
      ...['Taxable value₹95.24', 'IGST₹0', 'CGST₹2.38', 'SGST or UTGST₹2.38'],
    ])
    expect(await cellsOf('GSTR-3B, table 3.1', 2)).toEqual([
      ...['3.1 (c)Sales without tax, less credit notes', 'Taxable value₹3', '', '', ''],
    ])
    expect(await cellsOf('GSTR-3B, table 3.2', 1)).toEqual([
      ...['33 Tamil NaduConsumers', 'Taxable value−₹3,500', 'IGST−₹175'],
    ])
    expect(screen.getByText(/The portal takes no negative figures/)).toBeTruthy()
    expect(screen.queryByText(/CMP-08/)).toBeNull()
  })

  it('a shop that is not registered is told that there is no return, and gets the file', async () => {
    enter({ registration: 'NONE', documentCount: 0 })
    expect(await screen.findByText('Not registered for GST')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open Settings' }).getAttribute('href')).toBe(
      '/dashboard/settings',
    )
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByRole('button', { name: 'Download all documents' })).toBeTruthy()
  })

  it('a shop in the composition scheme sees the figures of CMP-08, which is for a quarter', async () => {
    const cmp08 = {
      ...{ documentCount: 3, value: paise(39_500_000), taxable: paise(33_500_000) },
      ...{ cgst: paise(167_500), sgst: paise(167_500) },
    }
    enter({ registration: 'COMPOSITION', documentCount: 0, cmp08 })
    expect(await cellsOf('CMP-08, table 3', 1)).toEqual([
      'Row 1All sales, less credit notes',
      ...['Value₹3,95,000', 'Taxable part₹3,35,000', 'CGST₹1,675', 'SGST or UTGST₹1,675'],
    ])
    expect(screen.getByText(/CMP-08 is for a quarter/)).toBeTruthy()
    const field = screen.getByLabelText('Month or quarter')
    await userEvent.selectOptions(field, 'July to September 2026')
    expect(await screen.findByText('CMP-08 for July to September 2026')).toBeTruthy()
    expect(screen.queryByText(/CMP-08 is for a quarter/)).toBeNull()
  })

  it('all documents are downloaded between two days, at first those of the period', async () => {
    const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response('a')))
    vi.stubGlobal('fetch', fetched)
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    enter()
    const button = await screen.findByRole('button', { name: 'Download all documents' })
    const [first, last] = ['First day', 'Last day'].map((label) => screen.getByLabelText(label))
    if (!first || !last) throw new Error()
    expect([first, last].map((field) => field.getAttribute('value'))).toEqual([
      ...['2026-10-01', '2026-10-31'],
    ])
    fireEvent.change(last, { target: { value: '2026-09-30' } })
    expect(screen.getByText('Choose the first day, or a later one.')).toBeTruthy()
    expect(button).toHaveProperty('disabled', true)
    fireEvent.change(first, { target: { value: '2026-04-01' } })
    await userEvent.click(button)
    await waitFor(() => expect(click).toHaveBeenCalledOnce())
    expect(fetched.mock.calls[0]?.[0]).toBe('/exports/documents.csv?from=2026-04-01&to=2026-09-30')
    expect(click.mock.contexts[0]).toHaveProperty('download', 'documents-2026-04-01-2026-09-30.csv')
  })

  it('a registered shop without documents is told to file nevertheless', async () => {
    enter({ documentCount: 0 })
    expect(await screen.findByText('No documents in this period')).toBeTruthy()
  })

  it("the page shows the server's message when it could not be loaded", async () => {
    openDashboard(path, {
      ManageGstReturn: () => ({ errors: [{ message: 'The server is resting.' }] }),
    })
    expect(await screen.findByText('The server is resting.')).toBeTruthy()
    expect(screen.getByLabelText('Month or quarter')).toBeTruthy()
  })
})

describe('the periods of returns', () => {
  it('months and quarters of the Indian financial year begin with the current ones', () => {
    // In India, it is already April.
    const { months, quarters } = listPeriods(new Date('2027-03-31T18:30:00Z').getTime())
    expect(months.slice(0, 5).map(({ name }) => name)).toEqual([
      ...['2027-04', '2027-03', '2027-02', '2027-01', '2026-12'],
    ])
    expect(months[2]).toMatchObject({ from: '2027-02-01', to: '2027-02-28' })
    expect(quarters.slice(0, 5)).toMatchObject([
      { name: '2027-28-Q1', from: '2027-04-01', to: '2027-06-30', label: 'April to June 2027' },
      { name: '2026-27-Q4', from: '2027-01-01', to: '2027-03-31', label: 'January to March 2027' },
      { name: '2026-27-Q3', label: 'October to December 2026' },
      { name: '2026-27-Q2', label: 'July to September 2026' },
      { name: '2026-27-Q1', label: 'April to June 2026' },
    ])
    for (const period of [...months, ...quarters]) expect(parsePeriod(period.name)).toEqual(period)
  })

  it.each([null, '', '2026-13', '2026-Q3', '2026-28-Q3', '2026-27-Q5'])(
    '%j is no period',
    (name) => {
      expect(parsePeriod(name)).toBeNull()
    },
  )

  it('an older period in the URL can be chosen too', async () => {
    enter({}, `${path}?period=2019-07`)
    expect(await screen.findByText('GSTR-1 for July 2019')).toBeTruthy()
    expect(screen.getByLabelText('Month or quarter')).toHaveProperty('value', '2019-07')
  })
})

it.each<[GstReturnFindingKind, number, string]>([
  ['PERIOD_OPEN', 0, 'This period has not ended. Later documents will change the return.'],
  [
    'NUMBERS_MISSING',
    1,
    '1 number is missing in the series from T/3 to T/7. The tax office can ask why.',
  ],
  [
    'NUMBERS_LOST',
    3,
    '3 numbers have no document, because an older copy of the shop was restored: between T/3 and T/7. Table 13 leaves them out. Tell your accountant.',
  ],
  ['HSN_MISSING', 1, '1 document has a line without an HSN code.'],
  [
    'HSN_TOO_SHORT',
    2,
    '2 documents have an HSN code with fewer digits than your turnover requires.',
  ],
  [
    'CREDITED_TOO_LATE',
    1,
    '1 credit note came after 30 November for an invoice of an earlier financial year, which is too late to reduce the tax. Ask your accountant.',
  ],
  [
    'IRN_MISSING',
    1,
    '1 document for businesses needs an IRN from the e-invoice portal, because your turnover is above ₹5 crore. The shop does not request it: enter them there.',
  ],
  ['SELLER_GSTIN_MISSING', 1, '1 document was issued without your GSTIN.'],
  [
    'SEVERAL_GSTINS',
    2,
    'The documents have 2 different GSTINs of your shop. Each GSTIN needs its own return.',
  ],
  ['COMPOSITION_LEFT_OUT', 5, '5 documents from the composition scheme are not in this return.'],
  [
    'SUMS_DIFFER',
    0,
    'The sums of the tables and of the documents differ. Do not file this return, and report the error to whoever runs your server.',
  ],
])('%s is described in a sentence', (kind, count, sentence) => {
  const place = (documentNumber: string) => ({ orderId: 'o', orderNumber: 'ORD', documentNumber })
  const finding: ReturnFinding_FindingFragment = {
    kind,
    count,
    places: [place('T/3'), place('T/7')],
  }
  expect(describeFinding(finding)).toBe(sentence)
})
