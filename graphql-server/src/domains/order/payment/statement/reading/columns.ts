import type { UpiStatementColumns } from '../../../../../contract/types.generated.ts'
import { userError } from '../../../../../lib/user-error.ts'
import type { CsvRow } from '../../../../catalogue/csv/reading/csv-rows.ts'
import { statementMessages } from '../messages.ts'
import { toValue } from './cells.ts'
import { parseDate } from './dates.ts'
import { readDirection } from './signed-amount.ts'

/** Column positions, counted from 0. */
export interface Columns {
  date: number
  description: number
  reference: number | null
  /** Credits, or all amounts if `type` is set. */
  amount: number
  /** The column with CR or DR. */
  type: number | null
  /** The debits, if they have a separate column. */
  debit: number | null
  /** The balance after the row. */
  balance: number | null
  /** Whether a payment has succeeded, in files from payment apps. */
  status: number | null
}

/** Column names in statements from Indian banks, in lower case without spaces and punctuation; the best ones first. */
const NAMES = {
  date: [
    ...['transactiondate', 'txndate', 'trandate', 'date', 'postdate', 'postingdate'],
    ...['valuedate', 'valuedt', 'valuedat', 'transactiondatetime', 'transactiontime'],
    'creationtime',
  ],
  description: [
    ...['narration', 'transactionremarks', 'particulars', 'description', 'transactiondescription'],
    ...['transactionparticulars', 'transactiondetails', 'accountdescription', 'details', 'remarks'],
  ],
  reference: [
    ...[
      'utr',
      'utrno',
      'utrnumber',
      'rrn',
      'referenceno',
      'referencenumber',
      'refno',
      'ref',
      'chqrefno',
    ],
    ...['chqrefnumber', 'refnochequeno', 'chequerefno', 'transactionid', 'tranid', 'reference'],
    ...['chequenumber', 'chequeno', 'chqno'],
  ],
  credit: [
    ...['depositamt', 'depositamount', 'creditamount', 'creditamt', 'credit', 'deposit'],
    ...['deposits', 'credits', 'amountcredited', 'cramount', 'cramt', 'cr'],
  ],
  amount: ['amount', 'transactionamount', 'txnamount', 'withdrawaldeposit'],
  type: ['drcr', 'crdr', 'debitcredit', 'creditdebit', 'transactiontype', 'type'],
  debit: [
    ...['withdrawalamt', 'withdrawalamount', 'withdrawal', 'withdrawals', 'debit', 'debits'],
    ...['debitamount', 'debitamt', 'amountdebited', 'dramount', 'dramt', 'dr'],
  ],
  balance: ['balance', 'closingbalance', 'bal', 'runningbalance', 'availablebalance'],
  status: ['status', 'transactionstatus', 'paymentstatus', 'txnstatus'],
} as const

type Role = keyof typeof NAMES

const MAX_NAME = 100

const KNOWN = new Set<string>(Object.values(NAMES).flat())

/**
 * Makes 'Deposit Amt.', 'Deposit (Cr)' and 'Transaction Date (dd/mm/yyyy)' comparable. Each bank writes them
 * differently.
 */
function compact(name: string): string {
  return name
    .slice(0, MAX_NAME)
    .toLowerCase()
    .replace(/\([^()]*\)/g, '')
    .replace(/[^a-z0-9]/g, '')
    .replace(/inr$/, '')
}

/** Counts the cells that are known column names. */
export function countKnownNames(cells: string[]): number {
  return cells.filter((cell) => KNOWN.has(compact(cell))).length
}

/** Whether a cell has a value as its column needs it. Other columns can have any text. */
const FITS: Partial<Record<Role, (value: string) => boolean>> = {
  date: (value) => parseDate(value) !== null,
  type: (value) => readDirection(value) !== null,
}

/**
 * The columns with known names. Others are null, and so are names that occur twice: the admin chooses. Only CR or DR
 * may occur twice, for the amount and then for the balance. A column with fitting cells comes before one with a better
 * name. CR or DR needs fitting cells, because apps have other words, such as PAYMENT, in columns with these names.
 */
export function proposeColumns(header: string[], rows: readonly CsvRow[]): UpiStatementColumns {
  const names = header.map(compact)
  const fits = (role: Role, name: string) =>
    rows.some(({ cells }) =>
      names.some((each, at) => each === name && FITS[role]?.(toValue(cells[at]))),
    )
  const findAll = (role: Role) => {
    const known = NAMES[role].filter((name) => names.includes(name))
    const fitting = known.find((name) => fits(role, name))
    const best = role === 'type' ? fitting : (fitting ?? known[0])
    return names.flatMap((name, position) => (name === best ? [position] : []))
  }
  const onlyOne = ([first, ...others]: number[]) => (others.length === 0 ? (first ?? null) : null)
  const credits = findAll('credit')
  return {
    date: onlyOne(findAll('date')),
    description: onlyOne(findAll('description')),
    reference: onlyOne(findAll('reference')),
    amount: onlyOne(credits.length > 0 ? credits : findAll('amount')),
    type: credits.length > 0 ? null : (findAll('type')[0] ?? null),
    debit: onlyOne(findAll('debit')),
    balance: onlyOne(findAll('balance')),
    status: onlyOne(findAll('status')),
  }
}

/** Columns that are checked, but not chosen. */
export interface FurtherColumns {
  /** Other columns with dates, such as the value date. */
  furtherDates: number[]
  /** Columns that may say that a payment was refunded. */
  kinds: number[]
}

/** Finds the columns to check by their names. */
export function findFurtherColumns(header: string[], { date }: Columns): FurtherColumns {
  const findAll = (role: Role) => {
    const known = new Set<string>(NAMES[role])
    return header.flatMap((name, at) => (known.has(compact(name)) ? [at] : []))
  }
  return { furtherDates: findAll('date').filter((at) => at !== date), kinds: findAll('type') }
}

const FIELD = 'columns'

/** Throws for a position outside the header, and for a column with two meanings. */
export function requireColumns(chosen: UpiStatementColumns, header: string[]): Columns {
  const { date, description, amount } = chosen
  if (!isPosition(date) || !isPosition(description) || !isPosition(amount)) {
    throw userError(statementMessages.STATEMENT_COLUMNS_MISSING(), FIELD)
  }
  const { reference = null, type = null, debit = null, balance = null, status = null } = chosen
  const columns = { date, description, reference, amount, type, debit, balance, status }
  const used = Object.values(columns).filter(isPosition)
  if (used.some((position) => position < 0 || position >= header.length)) {
    throw userError(statementMessages.STATEMENT_COLUMN_UNKNOWN(), FIELD)
  }
  if (new Set(used).size < used.length) {
    throw userError(statementMessages.STATEMENT_COLUMN_REPEATED(), FIELD)
  }
  return columns
}

function isPosition(position: number | null | undefined): position is number {
  return typeof position === 'number'
}
