import mongoose, { Types, type ClientSession } from 'mongoose'
import { z } from 'zod'
import type {
  CloseCashDayInput,
  RecordCashEntryInput,
  StrikeCashEntryInput,
} from '../../../contract/types.generated.ts'
import { isDuplicate } from '../../../lib/database/errors.ts'
import { issue, optionalTextField, parseInput } from '../../../lib/input.ts'
import { indianDay } from '../../../lib/time/indian-time.ts'
import { userError } from '../../../lib/user-error.ts'
import type { OrderRecord } from '../record/order.model.ts'
import { CashBook, type CashBookRecord, type CashEntryRecord } from './cash-book.model.ts'
import { reportCash, type CashDay } from './cash-day.service.ts'
import { cashMessages } from './messages.ts'

/** The maximum number of entries and counts about a day. */
const MAX_ENTRIES = 500
/** A crore of rupees. */
const MAX_AMOUNT = 1_000_000_000
const MAX_TEXT = 200

const wrongAmount = issue(cashMessages.ENTRY_AMOUNT({ max: MAX_AMOUNT }))
const wrongCount = issue(cashMessages.CASH_COUNT({ max: MAX_AMOUNT }))
const entryFields = z.object({
  amount: z.number().min(1, wrongAmount).max(MAX_AMOUNT, wrongAmount),
  note: optionalTextField('Note', MAX_TEXT).nullish(),
})
const countFields = z.object({
  counted: z.number().max(MAX_AMOUNT, wrongCount),
  reason: optionalTextField('Reason', MAX_TEXT).nullish(),
})

/** Records an entry about a day. Throws if a person hands over more cash than they have left of the day. */
export async function recordEntry(
  adminId: Types.ObjectId,
  { day, seenVersion, kind, memberId, ...input }: RecordCashEntryInput,
): Promise<CashDay> {
  const { amount, note } = parseInput(entryFields, input)
  if (kind === 'EXPENSE' && !note) throw userError(cashMessages.EXPENSE_WITHOUT_NOTE(), 'note')
  return change({ day, seenVersion }, (cash) => {
    const handover = kind === 'HANDOVER' ? planHandover(cash, memberId ?? '', amount) : {}
    const entry = { _id: new Types.ObjectId(), kind, amount, note: note ?? '', ...handover }
    return { entries: [...cash.entries, { ...entry, at: new Date(), adminId }] }
  })
}

/** Throws unless the person has this amount left to hand over. */
function planHandover(
  { collectors }: CashDay,
  memberId: string,
  amount: number,
): Pick<CashEntryRecord, 'memberId'> {
  const id = memberId.toLowerCase()
  const person = collectors.find((one) => one.adminId?.toHexString() === id)
  if (!person?.adminId) throw userError(cashMessages.COLLECTOR_UNKNOWN(), 'memberId')
  const left = Math.max(person.received - person.paidBack - person.handedOver, 0)
  if (amount > left) throw userError(cashMessages.HANDOVER_TOO_LARGE({ left }), 'amount')
  return { memberId: person.adminId }
}

/** Strikes out an entry that was a mistake. */
export async function strikeEntry(
  adminId: Types.ObjectId,
  { day, seenVersion, entryId }: StrikeCashEntryInput,
): Promise<CashDay> {
  return change({ day, seenVersion }, ({ entries }) => {
    const id = entryId.toLowerCase()
    const wrong = entries.find(({ _id, struck }) => !struck && _id.toHexString() === id)
    if (!wrong) throw userError(cashMessages.ENTRY_UNKNOWN(), 'entryId')
    const struck = { ...wrong, struck: { at: new Date(), adminId } }
    return { entries: entries.map((entry) => (entry === wrong ? struck : entry)) }
  })
}

/**
 * Closes a day with the counted cash. Throws if the rest has changed since the admin saw it, and without a reason for a
 * difference. A later count replaces an earlier one, which stays in the list.
 */
export async function closeDay(
  adminId: Types.ObjectId,
  { day, seenVersion, expected, ...input }: CloseCashDayInput,
): Promise<CashDay> {
  const { counted, reason: entered } = parseInput(countFields, input)
  const reason = entered ?? ''
  return change({ day, seenVersion }, ({ rest, counts }) => {
    if (rest !== expected) throw userError(cashMessages.CASH_MOVED_MEANWHILE(), 'expected')
    if (counted !== expected && reason === '') {
      const difference = Math.abs(counted - expected)
      throw userError(cashMessages.DIFFERENCE_WITHOUT_REASON({ difference }), 'reason')
    }
    return { counts: [...counts, { expected, counted, reason, at: new Date(), adminId }] }
  })
}

type Changed = Partial<Pick<CashBookRecord, 'entries' | 'counts'>>

/**
 * Stores new entries or counts of a day in a transaction, which conflicts with the day's receipts and refunds. Throws if
 * a colleague has changed them since the admin saw them.
 */
async function change(
  { day, seenVersion }: { day: string; seenVersion: number },
  plan: (cash: CashDay) => Changed,
): Promise<CashDay> {
  return mongoose.connection.transaction(async (session) => {
    const cash = await reportCash(day, session)
    if (cash.version !== seenVersion) throw changed()
    const planned = plan(cash)
    const { entries, counts } = { ...cash, ...planned }
    if (entries.length + counts.length > MAX_ENTRIES) {
      throw userError(cashMessages.CASH_BOOK_FULL({ max: MAX_ENTRIES }))
    }
    await store(cash, planned, session)
    return reportCash(day, session)
  })
}

async function store({ day, version }: CashDay, changes: Changed, session: ClientSession) {
  const update = { $set: changes, $inc: { version: 1 } }
  const options = { session, upsert: version === 0 }
  await CashBook.updateOne({ _id: day, version }, update, options).catch((error: unknown) => {
    // A colleague has made the first entry.
    if (isDuplicate(error)) throw changed()
    throw error
  })
}

function changed() {
  return userError(cashMessages.CASH_CHANGED(), 'seenVersion')
}

/** Does the same as `noteMovement` for the receipts of these states of an order. */
export async function noteReceipts(
  states: readonly Pick<OrderRecord, 'payment'>[],
  session: ClientSession,
): Promise<void> {
  for (const { payment } of states) {
    if (payment.cash) await noteMovement(payment.cash.at, session)
  }
}

/**
 * Records that cash was received or paid back, or that this was undone. It conflicts with a count of the same day: one
 * of the two transactions runs again, and sees the other.
 */
export async function noteMovement(at: Date, session: ClientSession): Promise<void> {
  const update = { $inc: { movements: 1 } }
  await CashBook.updateOne({ _id: indianDay(at) }, update, { session, upsert: true })
}
