import { MAX_PRICE, type Paise } from '../../../../../lib/money.ts'
import { readAmount } from '../../../../catalogue/csv/reading/amounts.ts'
import { statementNotes } from '../messages.ts'

/** An amount, and whether its sign or suffix marks it as a debit. */
export interface SignedAmount {
  paise: Paise
  isDebit: boolean
}

/** Longer cells are not amounts. */
const MAX_AMOUNT = 60
const BALANCE = /^[-−+(]?(?:₹|rs\.?|inr)? ?[-−]?\d[\d,]*(?:\.\d+)?\)? ?\(?(?:[cd]r)?\.?\)?$/i

const problemNotes = {
  NOT_A_NUMBER: statementNotes.ROW_AMOUNT_MALFORMED,
  WRONG_COMMA: statementNotes.ROW_AMOUNT_WITH_WRONG_COMMA,
  NEGATIVE: statementNotes.ROW_AMOUNT_NEGATIVE,
  TOO_HIGH: ({ amount }: { amount: string }) =>
    statementNotes.ROW_AMOUNT_TOO_HIGH({ amount, max: MAX_PRICE }),
}

/** Reads a cell. Returns null if it is blank, or a sentence that says why it cannot be read. */
export function readSignedAmount(text: string): SignedAmount | string | null {
  if (isBlank(text)) return null
  const amount = clip(text)
  if (text.length > MAX_AMOUNT) return statementNotes.ROW_AMOUNT_TOO_LONG({ amount }).message
  const [, bare = '', suffix = ''] = /^(.*?)\s*\(?(cr|dr)?\.?\)?$/i.exec(text) ?? []
  const [sign = ''] = /^[-−(+]\s*(?=₹?\s*[\d.])/.exec(bare) ?? []
  const isDebit = suffix.toLowerCase() === 'dr' || /[-−(]/.test(sign)
  const number = bare.slice(sign.length).replace(/^inr(?=\d)/i, '')
  const read = readAmount(number, 'rupees')
  if (read.problem !== undefined) return problemNotes[read.problem]({ amount }).message
  if (read.isRounded) return statementNotes.ROW_AMOUNT_WITH_FRACTION({ amount }).message
  return { paise: read.paise, isDebit }
}

/** Reads CR or DR. Payments by credit card and debit card are neither. Returns null for other words. */
export function readDirection(text: string): 'CREDIT' | 'DEBIT' | null {
  if (/^(c|cr|credit|deposit)\b(?! card)/i.test(text)) return 'CREDIT'
  return /^(d|dr|debit|withdrawal)\b(?! card)/i.test(text) ? 'DEBIT' : null
}

/** Whether a cell may be a balance, which can be any number. */
export function isBalance(text: string): boolean {
  return text.length <= MAX_AMOUNT && BALANCE.test(text)
}

/** Whether a cell has neither letters nor digits. */
export function isBlank(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text)
}

/** Shortens a cell for a sentence. */
export function clip(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
