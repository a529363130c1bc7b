import type { Paise } from '../../../../../lib/money.ts'
import { readAmount } from '../../../../catalogue/csv/reading/amounts.ts'
import { statementNotes } from '../messages.ts'

/** An amount, and whether its sign or its suffix says that it has left the account. */
export interface SignedAmount {
  paise: Paise
  isDebit: boolean
}

/** Longer cells are no amounts. */
const MAX_AMOUNT = 60
const BALANCE = /^[-−+(]?(?:₹|rs\.?|inr)? ?[-−]?\d[\d,]*(?:\.\d+)?\)? ?\(?(?:[cd]r)?\.?\)?$/i

/** Reads a cell. Returns null for a blank one, or a sentence that says why it can't be read. */
export function readSignedAmount(text: string): SignedAmount | string | null {
  if (isBlank(text)) return null
  const amount = clip(text)
  if (text.length > MAX_AMOUNT) return statementNotes.ROW_AMOUNT_TOO_LONG({ amount }).message
  const [, bare = '', suffix = ''] = /^(.*?)\s*\(?(cr|dr)?\.?\)?$/i.exec(text) ?? []
  const [sign = ''] = /^[-−(+]\s*(?=₹?\s*[\d.])/.exec(bare) ?? []
  const isDebit = suffix.toLowerCase() === 'dr' || /[-−(]/.test(sign)
  const number = bare.slice(sign.length).replace(/^inr(?=\d)/i, '')
  const read = readAmount(number, 'rupees')
  const { problem } = read
  if (problem !== undefined) return statementNotes.ROW_AMOUNT_MALFORMED({ amount, problem }).message
  if (read.isRounded) return statementNotes.ROW_AMOUNT_WITH_FRACTION({ amount }).message
  return { paise: read.paise, isDebit }
}

/** Whether a cell may be a balance, which can be any number. */
export function isBalance(text: string): boolean {
  return text.length <= MAX_AMOUNT && BALANCE.test(text)
}

/** Whether a cell has neither letters nor digits. */
export function isBlank(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text)
}

/** Quotes a cell in a sentence. */
export function clip(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
