import { describe, expect, it } from 'vitest'
import { readTransfers } from '../../../../../test/support/read-statement.ts'
import { proposeColumns, requireColumns } from './reading/columns.ts'
import { parseDate } from './reading/dates.ts'
import { readRow } from './reading/read-row.ts'
import { readTable } from './reading/read-table.ts'
import type { ReadRow } from './reading/statement-rows.ts'
import { findWords, transferKey } from './reading/transfer-words.ts'

const HDFC = `"HDFC BANK Ltd.",,,,,,
Account Name : KIRANA CARE,,,,,,
"Address : 12, MG Road, Pune",,,,,,
Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance
********,********,********,********,********,********,********
25/11/26,UPI-ASHA-ASHA@OKBANK-412345678901,0000412345678901,25/11/26,,"1,23,456.00","2,00,000.00"
25/11/26,RENT,0000000000000001,25/11/26,5000.00,,"1,95,000.00"
********,,,,,,
STATEMENT SUMMARY :-,,,,,,
,,,,5000.00,"1,23,456.00",
`
const ICICI = `DETAILED STATEMENT
S No.;Value Date;Transaction Date;Cheque Number;Transaction Remarks;Withdrawal Amount(INR);Deposit Amount(INR);Balance(INR)
1;25-Nov-2026;25-Nov-2026;-;UPI/412345678901/KC0123456789AB/asha@okbank;0.00;₹ 500;500.00
`
const SBI = [
  'Account Name\t:\tKIRANA CARE',
  'Txn Date\tValue Date\tDescription\tRef No./Cheque No.\tDebit\tCredit\tBalance',
  '25 Nov 2026\t25 Nov 2026\tBY TRANSFER-UPI/CR/412345678901/ASHA\tTRANSFER FROM 1\t\t1,500.50\t2,000.00',
].join('\r\n')
const KOTAK = `\ufeffSl. No.,Date,Description,Chq / Ref number,Amount,Dr / Cr,Balance,Dr / Cr
1,25-11-2026,UPI/ASHA/412345678901,UPI-412345678901,500.00,CR,900.00,CR
2,25-11-2026,"RENT, SHOP",NEFT-1,400.00,DR,400.00,CR
`
const AXIS = `Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL
25-11-2026,-,UPI/P2A/412345678901/ASHA," ",500.00 CR,500.00,100
`

async function read(text: string) {
  const { headerLine, above } = await readTable(Buffer.from(text))
  return { headerLine, above, rows: await readTransfers(text) }
}

const creditsOf = (rows: ReadRow[]) =>
  rows.flatMap((read) => (read.kind === 'CREDIT' ? [read.row] : []))
const kindsOf = (rows: ReadRow[]) => rows.map(({ kind }) => kind)

describe('a statement of a bank', () => {
  it.each([
    ['HDFC', HDFC, 4, 12_345_600, '0000412345678901'],
    ['ICICI', ICICI, 2, 50_000, '-'],
    ['SBI', SBI, 2, 150_050, 'TRANSFER FROM 1'],
    ['Kotak', KOTAK, 1, 50_000, 'UPI-412345678901'],
    ['Axis', AXIS, 1, 50_000, '-'],
  ])(
    'the statement of %s is read without choosing columns',
    async (_bank, text, headerLine, amount, reference) => {
      const statement = await read(text)
      expect(statement.headerLine).toBe(headerLine)
      const credits = creditsOf(statement.rows)
      expect(credits).toHaveLength(1)
      expect(credits[0]).toMatchObject({ date: '2026-11-25', amount, reference })
      expect(credits[0] && findWords(credits[0]).transactions).toEqual(['412345678901'])
    },
  )

  it('a total below the table is reported instead of dropped', async () => {
    const { above, rows } = await read(HDFC)
    expect(above).toBe(3)
    expect(kindsOf(rows)).toEqual([
      ...['OUTSIDE', 'CREDIT', 'DEBIT', 'OUTSIDE', 'OUTSIDE', 'MALFORMED'],
    ])
    expect(rows.at(-1)).toMatchObject({
      row: { line: 10, problem: 'It has a debit and a credit.' },
    })
  })

  const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const many = `Date,Narration,Credit\n${'25/11/2026,x,1\n'.repeat(200_000)}`
  it.each([
    ['an Excel file', Buffer.from('PK\u0003\u0004'), /not a CSV file/],
    ['an image', png, /not UTF-8/],
    ['plain text', Buffer.from('Dear customer,\nyour statement\n'), /no table with a date/],
    ['an empty file', Buffer.from(''), /no table with a date/],
    ['only a header', Buffer.from('Date,Narration,Credit\n'), /a header but no rows/],
    ['200,000 rows', Buffer.from(many), /more than 20,000 rows/],
    ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1, 'a'), /at most 5 MB/],
    ['an open quote', Buffer.from('Date,Narration,Credit\n"1,2,3\n'), /quote is never closed/],
  ])('the reader rejects %s with a sentence', async (_case, bytes, message) => {
    await expect(readTable(bytes)).rejects.toThrow(message)
  })

  it('the admin chooses between columns with the same name', () => {
    const header = ['Date', 'Value Date', 'Date', 'Narration', 'Amount', 'Amount']
    expect(proposeColumns(header, [])).toMatchObject({ date: null, description: 3, amount: null })
    const credits = ['Date', 'Narration', 'Credit', 'Credit', 'Amount', 'Type']
    expect(proposeColumns(credits, [])).toMatchObject({ date: 0, amount: null, type: null })
  })

  const APP =
    'Creation Time,Transaction Time,Account Description,UTR,Amount,Transaction Type,Status'
  const paid = (type: string, status = 'SUCCESS') =>
    `,25/11/2026 10:12,KC0123456789AB,412345678901,250.00,${type},${status}`

  it('a transaction type is CR or DR only if its cells say so', async () => {
    const proposed = async (...rows: string[]) => {
      const { header, rows: read } = await readTable(Buffer.from([APP, ...rows].join('\n')))
      return proposeColumns(header, read)
    }
    const columns = { date: 1, description: 2, reference: 3, amount: 4, status: 6 }
    for (const types of [['PAYMENT', 'ACQUIRING'], ['UPI'], ['CREDIT CARD'], ['']])
      expect(await proposed(...types.map((type) => paid(type)))).toMatchObject({
        ...columns,
        type: null,
      })
    for (const types of [['CR'], ['', 'Debit'], ['PAYMENT', 'CREDIT']])
      expect(await proposed(...types.map((type) => paid(type)))).toMatchObject({
        ...columns,
        type: 5,
      })
  })

  it('payments in the file of an app are credits, and its refunds are not', async () => {
    const rows = [paid('PAYMENT'), paid('ACQUIRING'), paid('REFUND'), paid('PAYMENT', 'FAILED')]
    const credits = creditsOf((await read([APP, ...rows].join('\n'))).rows)
    expect(credits.map(({ amount, obstacle }) => [amount, obstacle?.state])).toEqual([
      [25_000, undefined],
      [25_000, undefined],
      [25_000, 'REVERSED'],
      [25_000, 'NOT_COMPLETED'],
    ])
  })

  it('of two columns for CR or DR, the one with such cells is proposed', async () => {
    const text = 'Date,Narration,Amount,Transaction Type,Type\n25/11/2026,x,250.00,NEFT,Cr'
    expect(creditsOf((await read(text)).rows)).toMatchObject([{ amount: 25_000 }])
  })

  it.each([
    ['Date,Account Description,CR Amount,DR Amount', '25/11/2026,x,250.00,'],
    ['Creation Time,Narration,Cr. Amt,Dr. Amt', '25/11/2026 10:12,x,250.00,0.00'],
    ['Transaction Time,Account Description,DR_AMOUNT,CR_AMOUNT', '25-11-2026 10:12,x,,250.00'],
  ])('the columns %s are recognized', async (header, row) => {
    expect(creditsOf((await read(`${header}\n${row}`)).rows)).toMatchObject([
      { date: '2026-11-25', amount: 25_000, description: 'x' },
    ])
  })

  it('the reader rejects columns that do not exist or have two meanings', () => {
    const header = ['Date', 'Narration', 'Credit']
    const columns = { date: 0, description: 1, amount: 2 }
    expect(requireColumns(columns, header)).toMatchObject({ reference: null, type: null })
    expect(() => requireColumns({ ...columns, amount: 3 }, header)).toThrow(/no such column/)
    expect(() => requireColumns({ ...columns, amount: -1 }, header)).toThrow(/no such column/)
    expect(() => requireColumns({ ...columns, type: 1 }, header)).toThrow(/different column/)
    expect(() => requireColumns({ date: 0, amount: 2 }, header)).toThrow(/choose a column/)
  })
})

describe('the amount of a row', () => {
  const header = ['Date', 'Narration', 'Amount', 'Type']
  const amount = (text: string, type?: string) => {
    const chosen = { date: 0, description: 1, amount: 2, type: type === undefined ? null : 3 }
    const layout = { header, delimiter: ',' as const, furtherDates: [], kinds: [] }
    const columns = requireColumns(chosen, header)
    const cells = ['25/11/2026', 'x', text, type ?? '']
    const read = readRow({ line: 2, cells }, { ...layout, columns })
    if (read.kind === 'MALFORMED') return read.row.problem
    return read.kind === 'CREDIT' ? read.row.amount : null
  }

  it.each([
    ['1,23,456.00', 12_345_600],
    ['₹ 500', 50_000],
    ['Rs. 500.5', 50_050],
    ['+500.00', 50_000],
    ['500.00 CR', 50_000],
    ['500.00(Cr)', 50_000],
    ['500.00 Dr', null],
    ['-500.00', null],
    ['(500.00)', null],
    ['0.00', null],
    ['-', null],
    ['', null],
    ['500.005', 'The amount "500.005" has a fraction of a paisa.'],
    [
      '1.000,00',
      'The amount "1.000,00" has a comma that does not separate thousands; write decimals as in 12.50.',
    ],
    ['=1+1', 'The amount "=1+1" is not a number.'],
    ['+cmd|calc', 'The amount "+cmd|calc" is not a number.'],
    ['@SUM(1)', 'The amount "@SUM(1)" is not a number.'],
  ])('the amount %s is read as %s', (text, expected) => {
    expect(amount(text)).toBe(expected)
  })

  it.each([
    ['CR', 50_000],
    ['Credit', 50_000],
    ['dr', null],
    ['Debit', null],
    ['?', '"?" is neither CR nor DR.'],
    ['Credit Card', '"Credit Card" is neither CR nor DR.'],
  ])('an amount of the type %s is read as %s', (type, expected) => {
    expect(amount('500.00', type)).toBe(expected)
  })
})

it.each([
  ['25/11/2026', '2026-11-25'],
  ['5-1-26', '2026-01-05'],
  ['25.11.2026', '2026-11-25'],
  ['25 Nov 2026', '2026-11-25'],
  ['25-NOVEMBER-26', '2026-11-25'],
  ['25 Nov 2026, 10:12 am', '2026-11-25'],
  ['25 Nov 2026 10:12 PM', '2026-11-25'],
  ['25 Nov 2026 at 22:12', '2026-11-25'],
  ['25-Sept-2026 22:12:59', '2026-09-25'],
  ['3 May 2026, 00:00:00 IST', '2026-05-03'],
  ['25NOV2026', '2026-11-25'],
  ['03-Feb-26 (03-Feb-26)', '2026-02-03'],
  ['Feb 03, 2026', '2026-02-03'],
  ['February03, 2026', '2026-02-03'],
  ['Aug 03, 2026, 09:05 am', '2026-08-03'],
  ['03/02/26', '2026-02-03'],
  ['03-02-26 23:59', '2026-02-03'],
  ['2026-02-03T23:59:59.123+05:30', '2026-02-03'],
  ['2026/02/03', '2026-02-03'],
  ['25/11-2026', null],
  ['25/11/0026', null],
  ['25 Novel 2026', null],
  ['25/11/2026 10:12 lunch', null],
  ['25/11/2026 500', null],
  [`25/11/2026 ${'('.repeat(100_000)}`, null],
  ['25/11/2026 10:15:00', '2026-11-25'],
  ['2026-11-25T10:15:00', '2026-11-25'],
  ['31/02/2026', null],
  ['11/25/2026', null],
  ['25 Abc 2026', null],
  ['46351', null],
])('the date %s is read as %s', (text, date) => {
  expect(parseDate(text)).toBe(date)
})

describe('the words that name an order', () => {
  it('the words that name an order are whole words in the reference and the description', () => {
    const description = 'UPI/412345678901/kc0123456789ab/asha@okbank/9123456789012'
    expect(findWords({ reference: '0000512345678901', description })).toEqual({
      references: ['KC0123456789AB'],
      transactions: ['512345678901', '412345678901'],
    })
    const parts = 'XKC0123456789AB KC0123456789ABC A412345678901 41234567890'
    expect(findWords({ reference: '', description: parts })).toEqual({
      references: [],
      transactions: [],
    })
  })

  it('the words that name an order identify a transfer in overlapping statements', () => {
    const transfer = { date: '2026-11-25', description: 'x', reference: '412345678901', amount: 1 }
    const key = transferKey(transfer)
    expect(transferKey({ ...transfer, description: '412345678901', date: '2026-11-26' })).toBe(key)
    expect(transferKey({ ...transfer, amount: 2 })).not.toBe(key)
    expect(transferKey({ ...transfer, reference: '' })).not.toBe(key)
  })
})
