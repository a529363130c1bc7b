import type { ClientSession, QueryFilter } from 'mongoose'
import type { UpiStatementRowState } from '../../../../contract/types.generated.ts'
import { findUserNames } from '../../../account/people.service.ts'
import type { Message } from '../../../../lib/messages/define-messages.ts'
import { groupBy } from '../../../../lib/database/loaders.ts'
import { methodOf } from '../../method/methods.ts'
import { isCancelled } from '../../record/order-statuses.ts'
import { Order, type OrderRecord } from '../../record/order.model.ts'
import { paidState } from '../../record/past-refunds.ts'
import { amountToPay } from '../../record/refund-amounts.ts'
import { findBegunPayments } from '../begun-payment.service.ts'
import type { PaidOrder } from '../payment.service.ts'
import { UPI_TRANSACTION } from '../upi-transaction.service.ts'
import { statementNotes } from './messages.ts'
import { remarkName } from './payer-name.ts'
import type { Obstacle, Transfer } from './reading/statement-rows.ts'
import { findWords, transferKey } from './reading/transfer-words.ts'

/** The order fields that matching needs. */
type MatchedOrder = PaidOrder &
  Pick<OrderRecord, 'number' | 'userId' | 'idempotencyKey' | 'ownCaseReasons'>

export interface Match {
  state: UpiStatementRowState
  /** A note about the match, as a sentence. */
  reason: string | null
  order: MatchedOrder | null
}

/** An earlier row in the same file that pays the order. */
interface EarlierRow {
  line: number
  key: string
}

const REFERENCE = 'payment.upiReference'
const ROW_KEY = 'payment.statementRow.key'

/**
 * Returns a function that matches transfers to orders, in parts. Each part takes three or four commands, and two more
 * if references belong to payments that were begun before the order's own. Recognizes a second payment for an order in
 * the same statement.
 */
export function createMatcher(session?: ClientSession) {
  const earlier = new Map<string, EarlierRow>()
  return async (transfers: Transfer[]): Promise<Match[]> => {
    const { namedIn, appliedBy } = await findOrders(transfers, session)
    const matches = transfers.map((transfer): Match => {
      const key = transferKey(transfer)
      const applied = appliedBy.get(key)
      const named = namedIn(transfer)
      const [order] = named
      if (transfer.obstacle) return matchNone(transfer.obstacle, applied, named)
      if (applied) return matchApplied(applied)
      if (!order) return { state: 'UNKNOWN', reason: unknownReason(transfer), order: null }
      if (named.length > 1) return matchSeveral(named)
      const id = order._id.toHexString()
      const match = judge(order, transfer, earlier.get(id))
      const isPaid = match.state === 'MATCHED' || match.state === 'ALREADY_RECEIVED'
      if (isPaid && !earlier.has(id)) earlier.set(id, { line: transfer.line, key })
      return match
    })
    return remarkNames(transfers, matches)
  }
}

/** Adds a remark if the payer has another name and only the reference or only the UPI transaction matches. */
async function remarkNames(transfers: Transfer[], matches: Match[]): Promise<Match[]> {
  const matched = matches.flatMap(({ state, order }) =>
    state === 'MATCHED' && order ? [order] : [],
  )
  const names = await findUserNames(matched.map(({ userId }) => userId))
  return matches.map((match, at) => {
    const { state, reason, order } = match
    const transfer = transfers[at]
    if (state !== 'MATCHED' || !order || !transfer) return match
    const remark = remarkName(transfer, order, names.get(order.userId.toHexString()))
    return { ...match, reason: [remark, reason].filter(Boolean).join(' ') || null }
  })
}

/** Finds the orders that the transfers name, and the orders to which they were already applied. */
async function findOrders(transfers: Transfer[], session?: ClientSession) {
  const words = transfers.map(findWords)
  const findBy = (filter: QueryFilter<OrderRecord>) =>
    Order.find(filter)
      .select({ number: 1, status: 1, total: 1, payment: 1, check: 1, refunds: 1 })
      .select({ userId: 1, idempotencyKey: 1, ownCaseReasons: 1 })
      .batchSize(2 * transfers.length)
      .session(session ?? null)
      .lean<MatchedOrder[]>()
  const find = async (path: string, values: string[]) =>
    values.length === 0 ? [] : findBy({ [path]: { $in: [...new Set(values)] } })
  // These run one after the other, because a session runs one command at a time.
  const referenced = await find(
    REFERENCE,
    words.flatMap(({ references }) => references),
  )
  const paid = await find(
    UPI_TRANSACTION,
    words.flatMap(({ transactions }) => transactions),
  )
  const applied = await find(ROW_KEY, transfers.map(transferKey))
  const byReference = groupBy(referenced, ({ payment }) => [payment.upiReference ?? ''])
  const unknown = words.flatMap(({ references }) => references).filter((r) => !byReference.has(r))
  const begun = await findBegunPayments([...new Set(unknown)], session ?? null)
  const keys = begun.map(({ userId, idempotencyKey }) => ({ userId, idempotencyKey }))
  const later = keys.length === 0 ? [] : await findBy({ $or: keys })
  for (const { userId, idempotencyKey, reference } of begun) {
    const isOf = (order: MatchedOrder) =>
      userId.equals(order.userId) && order.idempotencyKey === idempotencyKey
    byReference.set(reference, later.filter(isOf))
  }
  const byTransaction = groupBy(paid, ({ payment }) => [payment.upiTransactionId ?? ''])
  const namedIn = (transfer: Transfer) => {
    const { references, transactions } = findWords(transfer)
    const orders = [
      ...references.flatMap((word) => byReference.get(word) ?? []),
      ...transactions.flatMap((word) => byTransaction.get(word) ?? []),
    ]
    return [...new Map(orders.map((order) => [order._id.toHexString(), order])).values()]
  }
  return {
    namedIn,
    appliedBy: new Map(
      applied.map((order) => [order.payment.statementRow?.key ?? '', order] as const),
    ),
  }
}

function judge(order: MatchedOrder, transfer: Transfer, before: EarlierRow | undefined): Match {
  const { number, payment } = order
  const key = transferKey(transfer)
  const method = methodOf(payment)
  if (!method.isPaidFirst)
    return matchDuplicate(
      order,
      statementNotes.ROW_ORDER_PAID_OTHERWISE({ number, method: method.name.toLowerCase() }),
    )
  if (before) return matchSecond(order, transfer, before)
  if (isVerified(order)) {
    const row = payment.statementRow
    return row && row.key !== key
      ? matchDuplicate(
          order,
          statementNotes.ROW_ORDER_PAID_BY_STATEMENT({
            number,
            line: row.line,
            statement: row.statementName,
          }),
        )
      : { state: 'ALREADY_RECEIVED', reason: null, order }
  }
  if (transfer.amount !== amountToPay(order))
    return { state: 'AMOUNT_DIFFERS', reason: null, order }
  const reason = isCancelled(order) ? statementNotes.ROW_ORDER_CANCELLED({ number }).message : null
  return { state: 'MATCHED', reason, order }
}

/**
 * Matches a row after another row in the same file that pays the order. Without a transaction number, the same row may
 * be a second payment.
 */
function matchSecond(order: MatchedOrder, transfer: Transfer, before: EarlierRow): Match {
  const isRepeat =
    findWords(transfer).transactions.length > 0 && transferKey(transfer) === before.key
  const { line } = before
  if (!isRepeat) {
    const { number } = order
    return matchDuplicate(order, statementNotes.ROW_ORDER_PAID_BY_LINE({ number, line }))
  }
  const { message: reason } = statementNotes.ROW_REPEATED({ line })
  return { state: 'ALREADY_RECEIVED', reason, order }
}

function matchDuplicate(order: MatchedOrder, { message: reason }: Message): Match {
  return { state: 'DUPLICATE', reason, order }
}

/** Matches a payment that failed or was reversed. If it has marked an order as received, the note names the order. */
function matchNone(
  { state, reason }: Obstacle,
  applied: MatchedOrder | undefined,
  named: MatchedOrder[],
): Match {
  if (!applied) return { state, reason, order: named.length === 1 ? (named[0] ?? null) : null }
  const { message } = statementNotes.ROW_APPLIED_WRONGLY({ number: applied.number })
  return { state, reason: `${reason} ${message}`, order: applied }
}

function matchApplied(order: MatchedOrder): Match {
  const { message: reason } = statementNotes.ROW_APPLIED({ number: order.number })
  return { state: 'ALREADY_RECEIVED', reason, order }
}

function matchSeveral(orders: MatchedOrder[]): Match {
  const numbers = orders.map(({ number }) => number)
  const { message: reason } = statementNotes.ROW_NAMES_SEVERAL_ORDERS({ numbers })
  return { state: 'AMBIGUOUS', reason, order: null }
}

function unknownReason(transfer: Transfer): string {
  const { references, transactions } = findWords(transfer)
  const note =
    references.length + transactions.length === 0
      ? statementNotes.ROW_NAMES_NO_ORDER()
      : statementNotes.ROW_NAMES_UNKNOWN_ORDER()
  return note.message
}

/** Whether the payment is known to be received. */
function isVerified(order: MatchedOrder): boolean {
  return paidState(order) === 'RECEIVED' || order.payment.state === 'REFUNDED'
}
