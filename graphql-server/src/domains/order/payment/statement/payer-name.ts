import type { OrderRecord } from '../../record/order.model.ts'
import { statementNotes } from './messages.ts'
import type { Transfer } from './reading/statement-rows.ts'
import { findWords } from './reading/transfer-words.ts'

/** Words in statements that are not part of a name. */
const NO_NAMES = new Set([
  'upi',
  'transfer',
  'from',
  'neft',
  'imps',
  'rtgs',
  'payment',
  'bank',
  'via',
])
/** Banks cut names to a few letters. */
const SHORTEST = 3

/**
 * Returns a remark if a transfer matches its order only by UPI transaction or only by reference, and names somebody
 * other than the customer. Otherwise returns null.
 */
export function remarkName(
  transfer: Transfer,
  { payment }: Pick<OrderRecord, 'payment'>,
  customer: string | undefined,
): string | null {
  const { references, transactions } = findWords(transfer)
  const hasReference = references.includes(payment.upiReference ?? '')
  const hasTransaction = transactions.includes(payment.upiTransactionId ?? '')
  if (!customer || (hasReference && hasTransaction)) return null
  const names = toWords(customer)
  const words = toWords(transfer.description).filter((word) => !NO_NAMES.has(word))
  const isNamed = words.some((word) => names.some((name) => isSame(word, name)))
  if (isNamed || words.length === 0 || names.length === 0) return null
  const note = hasReference
    ? statementNotes.ROW_REFERENCE_ONLY({ customer })
    : statementNotes.ROW_TRANSACTION_ONLY({ customer })
  return note.message
}

/** Splits text into words that consist of letters. References, bank addresses and codes have digits. */
function toWords(text: string): string[] {
  const words = text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u)
  return words.filter((word) => word.length >= SHORTEST && !/\p{N}/u.test(word))
}

/** Also matches a name that the bank has cut, or that is part of a UPI ID such as asharao@okbank. */
function isSame(word: string, name: string): boolean {
  return word.startsWith(name) || name.startsWith(word)
}
