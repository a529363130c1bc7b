import { describe, expect, it } from 'vitest'
import { readTransfers } from '../../../../../test/support/read-statement.ts'

/** As HDFC Bank writes it: padded, and without quotes around narrations with commas. */
const DELIMITED =
  ' Date     ,Narration   ,Value Dat,Debit Amount,Credit Amount,Chq/Ref Number,Closing Balance'
const HDFC = 'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance'
const SBI = 'Txn Date,Value Date,Description,Ref No./Cheque No.,Debit,Credit,Balance'

const readRows = async (header: string, ...rows: string[]) =>
  (await readTransfers([header, ...rows].join('\n'))).map((read) =>
    read.kind === 'OUTSIDE' ? read : { kind: read.kind, ...read.row },
  )

describe('a row with more cells than the header', () => {
  it.each([
    [
      DELIMITED,
      '25/11/26,UPI-ASHA, RAO-KC0123456789AB,25/11/26,0.00,250.00,0000412345678901,1250.00',
    ],
    [HDFC, '25/11/26,UPI-ASHA, RAO, PUNE-KC0123456789AB,412345678901,25/11/26,,250.00,1250.00'],
    [HDFC, '25/11/26,KC0123456789AB, RENT,412345678901,25/11/26,,250.00,"1,250.00",'],
    [HDFC, '25/11/26,KC0123456789AB,412345678901,25/11/26,,250.00,1,01,250.00'],
    [
      SBI,
      '25 Nov 2026,25 Nov 2026,BY TRANSFER-UPI/KC0123456789AB/A, B,TRANSFER FROM 1,,250.00,2,000.00',
    ],
    [SBI, 'Nov 25, 2026,25 Nov 2026,UPI/KC0123456789AB/A, B,x,,250.00,900.00'],
  ])(
    'a row with more cells than the header %s is joined if that is readable in one way: %s',
    async (header, row) => {
      expect(await readRows(header, row)).toEqual([
        expect.objectContaining({ kind: 'CREDIT', date: '2026-11-25', amount: 25_000 }),
      ])
      const [read] = await readRows(header, row)
      expect(JSON.stringify(read)).toContain('KC0123456789AB')
    },
  )

  it('a joined row keeps the text that contained the delimiter', async () => {
    const row = '25/11/26,A, B,C,512345678901,25/11/26,,250.00,1250.00'
    expect(await readRows(HDFC, row)).toMatchObject([
      { description: 'A, B,C', reference: '512345678901' },
    ])
  })

  it('a joined row is a debit if the debit is in its column', async () => {
    const row = '25/11/26,UPI-ASHA, RAO-KC0123456789AB,412345678901,25/11/26,250.00,,1250.00'
    expect(await readRows(HDFC, row)).toMatchObject([{ kind: 'DEBIT', amount: 25_000 }])
  })

  it.each([
    [
      'whose text looks like the cells after it',
      `${HDFC},Branch`,
      '25/11/26,KC0123456789AB,1,25/11/26,,9.00,5.00,412345678901,25/11/26,,250.00,1250.00,Pune',
    ],
    ['that may be thousands of an amount', 'Date,Narration,Credit', '25/11/26,UPI-ASHA,500,250'],
    ['with two amounts', HDFC, '25/11/26,UPI, A,412345678901,25/11/26,250.00,250.00,1250.00'],
    [
      'with a balance that is not a number',
      HDFC,
      '25/11/26,UPI, A,412345678901,25/11/26,,250.00,x',
    ],
    [
      'with 21 further cells',
      HDFC,
      `25/11/26,UPI${', A'.repeat(21)},412345678901,25/11/26,,250.00,1250.00`,
    ],
  ])('a row with more cells than the header %s is malformed', async (_case, header, row) => {
    expect(await readRows(header, row)).toMatchObject([
      { kind: 'MALFORMED', line: 2, date: '2026-11-25', amount: null },
    ])
  })
})

describe('a row with fewer cells than the header', () => {
  it('a row with fewer cells than the header is read if only blank cells are missing', async () => {
    const header = 'Date,Narration,Ref,Debit,Credit,Balance,Branch,Remark'
    expect(await readRows(header, '25/11/26,UPI,1,,250.00,900.00')).toMatchObject([
      { kind: 'CREDIT', amount: 25_000 },
    ])
  })

  it.each([
    ['that ends within its amount', '25/11/26,KC0123456789AB,412345678901,25/11/26,,25'],
    ['that ends before its amount', '25/11/26,UPI-ASHA'],
    ['that names an order', 'KC0123456789AB'],
    ['that is shifted', 'x,25/11/26,UPI-ASHA,250.00'],
  ])('a row with fewer cells than the header %s is malformed', async (_case, row) => {
    expect(await readRows(HDFC, row)).toMatchObject([{ kind: 'MALFORMED' }])
  })

  it.each([
    'STATEMENT SUMMARY :-',
    'From,01/11/2026,To,30/11/2026',
    'Opening Balance,Dr Count',
    '****,****',
  ])('a row without a transfer is outside the table: %s', async (row) => {
    const transfer = '25/11/26,UPI,412345678901,25/11/26,,250.00,1250.00'
    const [, outside] = await readRows(HDFC, transfer, row)
    expect(outside).toEqual({ kind: 'OUTSIDE' })
  })
})

it('a header that a bank repeats on each page is outside the table', async () => {
  const row = '25/11/26,UPI,1,25/11/26,,250.00,900.00'
  const kinds = (await readRows(HDFC, row, HDFC, row)).map(({ kind }) => kind)
  expect(kinds).toEqual(['CREDIT', 'OUTSIDE', 'CREDIT'])
})

describe('the status of a payment in the file of an app', () => {
  const APP = 'Transaction Date,Transaction Details,UTR,Amount,Status'

  it.each([
    ['SUCCESS', undefined],
    ['Completed', undefined],
    ['captured', undefined],
    ['FAILED', 'NOT_COMPLETED'],
    ['Unsuccessful', 'NOT_COMPLETED'],
    ['Payment pending', 'NOT_COMPLETED'],
    ['authorized', 'NOT_COMPLETED'],
    ['Refunded', 'REVERSED'],
  ])('the payment status %s is understood', async (status, state) => {
    const row = `'2026-11-25 10:12:00',KC0123456789AB,'412345678901','250.00',${status}`
    const [read] = await readTransfers(`${APP}\n${row}`)
    expect(read).toMatchObject({
      kind: 'CREDIT',
      row: { amount: 25_000, reference: '412345678901' },
    })
    expect(read?.kind === 'CREDIT' && read.row.obstacle?.state).toBe(state)
  })

  it.each(['', 'Bananas'])('the payment status "%s" is malformed', async (status) => {
    const row = `25/11/2026,KC0123456789AB,412345678901,250.00,${status}`
    expect(await readRows(APP, row)).toMatchObject([{ kind: 'MALFORMED', amount: 25_000 }])
  })
})

describe('a credit that the same file reverses', () => {
  const taken = async (...rows: string[]) =>
    (await readTransfers(['Date,Narration,Ref,Debit,Credit', ...rows].join('\n'))).flatMap(
      (read) => (read.kind === 'CREDIT' ? [read.row.obstacle?.reason ?? null] : []),
    )

  it.each([
    ['by its UPI transaction', 'UPI/412345678901/A', '1', 'REV UPI/412345678901', '2'],
    ['by a number of the bank', 'NEFT', 'HDFCN52026112512', 'RETURN', 'HDFCN52026112512'],
    ['by the order reference', 'KC0123456789AB', '', 'Refund KC0123456789AB', ''],
  ])(
    'a reversed credit is recognized before or after its debit: %s',
    async (_case, text, number, back, backNumber) => {
      const credit = `25/11/2026,${text},${number},,250.00`
      const debit = `26/11/2026,${back},${backNumber},250.00,`
      expect(await taken(credit, debit)).toEqual(['Line 3 reverses it.'])
      expect(await taken(debit, credit)).toEqual(['Line 2 reverses it.'])
      expect(await taken(credit, debit.replace('250.00', '249.00'))).toEqual([null])
    },
  )

  it('a reversal affects only one of two payments with the same reference', async () => {
    const rows = [1, 2].map((at) => `25/11/2026,KC0123456789AB/41234567890${at},,,250.00`)
    const debit = '26/11/2026,Refund KC0123456789AB,,250.00,'
    expect(await taken(...rows, debit)).toEqual([null, 'Line 4 reverses it.'])
    expect(await taken(...rows, debit.replace('AB', 'AB/412345678901'))).toEqual([
      ...['Line 4 reverses it.', null],
    ])
  })

  it('a reversal is not found by a number that consists of zeros', async () => {
    expect(await taken('25/11/2026,A,000000000,,250', '25/11/2026,B,000000000,250,')).toEqual([
      null,
    ])
  })
})

it('hostile rows are read in little processor time', async () => {
  const numbers = `25/11/26,${Array.from({ length: 26 }, () => '25/11/26').join(',')}\n`
  const amounts = `25/11/26${',1'.repeat(26)}\n`
  const long = `25/11/26,"${' '.repeat(100_000)}250.00",1,25/11/26,,"${'1'.repeat(100_000)}",1\n`
  const same = '25/11/26,412345678901,1,25/11/26,,250,1\n25/11/26,412345678901,1,25/11/26,250,,1\n'
  for (const [row, times] of [
    [numbers, 300],
    [amounts, 300],
    [long, 5],
    [same, 1_000],
  ] as const) {
    const before = process.cpuUsage()
    await readTransfers(`${HDFC}\n${row.repeat(times)}`)
    const { user } = process.cpuUsage(before)
    expect(user / 1000, row.slice(0, 40)).toBeLessThan(2_000)
  }
}, 60_000)
