import type { UpiStatementColumns } from '../../../../../contract/types.generated.ts'
import { userError } from '../../../../../lib/user-error.ts'
import { statementMessages } from '../messages.ts'

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
  ],
  description: [
    ...['narration', 'transactionremarks', 'particulars', 'description', 'transactiondescription'],
    ...['transactionparticulars', 'transactiondetails', 'details', 'remarks'],
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
    ...['deposits', 'credits', 'amountcredited', 'cr'],
  ],
  amount: ['amount', 'transactionamount', 'txnamount', 'withdrawaldeposit'],
  type: ['drcr', 'crdr', 'debitcredit', 'creditdebit', 'transactiontype', 'type'],
  debit: [
    ...['withdrawalamt', 'withdrawalamount', 'withdrawal', 'withdrawals', 'debit', 'debits'],
    ...['debitamount', 'debitamt', 'amountdebited', 'dr'],
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

/**
 * The columns with known names. Others are null, and so are names that occur twice: the admin chooses. Only CR or DR
 * may occur twice, for the amount and then for the balance.
 */
export function proposeColumns(header: string[]): UpiStatementColumns {
  const names = header.map(compact)
  const findAll = (role: Role) => {
    const best = NAMES[role].find((known) => names.includes(known))
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

/** The other columns that have dates, by their names. */
export function findFurtherDates(header: string[], { date }: Columns): number[] {
  const known = new Set<string>(NAMES.date)
  return header.flatMap((name, at) => (at !== date && known.has(compact(name)) ? [at] : []))
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
