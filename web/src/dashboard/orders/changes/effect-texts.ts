import type { MissingItemChoice, ProposalOutcome } from '../../../apollo/schema-types.generated.ts'
import { formatCount } from '../../../lib/text/format-count.ts'
import { formatMoney } from '../../../lib/text/money.ts'
import { isCashDue } from '../team-payment-texts.ts'
import type { ChangeableOrder, ChangeEffect } from './change-entry.ts'

/** Describes what a change does to the customer's payment. */
export function describeMoney(order: ChangeableOrder, { difference }: ChangeEffect): string {
  if (difference === 0) return 'The customer pays the same.'
  const amount = formatMoney(Math.abs(difference))
  const way = difference < 0 ? 'less' : 'more'
  if (isCashDue(order)) return `The customer pays ${amount} ${way} in cash.`
  if (difference > 0) return 'This order is paid, or paid online, so it can’t cost more.'
  return isPaid(order) ? `${amount} becomes a refund due.` : `The customer pays ${amount} less.`
}

function isPaid({ payment: { state } }: ChangeableOrder): boolean {
  return state !== 'DUE' && state !== 'NOT_RECEIVED'
}

const outcomes: Record<MissingItemChoice, string> = {
  REPLACE: 'the items are replaced if that costs no more, and otherwise left out',
  CALL: 'the items stay in the order, and you call the customer',
  LEAVE_OUT: 'the items are left out',
}

/** Describes what happens if the customer is asked. `minutes` is null until it is known. */
export function describeQuestion(choice: MissingItemChoice, minutes: number | null): string {
  const time = minutes === null ? 'a few minutes' : formatCount(minutes, 'minute')
  return `The customer gets an email and has ${time} to answer. Without an answer, ${outcomes[choice]}. Until then, the order can’t be packed.`
}

/** What happens to an open proposal without an answer. */
export const outcomeTexts: Record<ProposalOutcome, string> = {
  REPLACED: 'Without an answer, it’s replaced.',
  LEFT_OUT: 'Without an answer, it’s left out.',
  UNCHANGED: 'Without an answer, call the customer.',
}
