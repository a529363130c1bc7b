import { Types } from 'mongoose'
import { z } from 'zod'
import type {
  CloseCashDayInput,
  RecordCashHandoverInput,
  RemoveCashHandoverInput,
} from '../../../contract/types.generated.ts'
import { isDuplicate } from '../../../lib/database/errors.ts'
import { issue, optionalTextField, parseInput } from '../../../lib/input.ts'
import { userError } from '../../../lib/user-error.ts'
import { CashBook, type CashBookRecord } from './cash-book.model.ts'
import { reportCash, type CashDay } from './cash-day.service.ts'
import { cashMessages } from './messages.ts'

/** The maximum number of entries about a day. */
const MAX_ENTRIES = 500
/** A crore of rupees. */
const MAX_COUNT = 1_000_000_000
const MAX_REASON = 200

const wrongAmount = issue(cashMessages.HANDOVER_AMOUNT())
const wrongCount = issue(cashMessages.CASH_COUNT({ max: MAX_COUNT }))
const handoverFields = z.object({ amount: z.number().min(1, wrongAmount) })
const countFields = z.object({
  counted: z.number().max(MAX_COUNT, wrongCount),
  reason: optionalTextField('Reason', MAX_REASON).nullish(),
})

/**
 * Records that a team member has handed over cash to an admin. Throws if the amount is higher than what the person has
 * received on the day and not handed over.
 */
export async function recordHandover(
  adminId: Types.ObjectId,
  { day, seenVersion, memberId, ...input }: RecordCashHandoverInput,
): Promise<CashDay> {
  const { amount } = parseInput(handoverFields, input)
  const cash = await readSeen(day, seenVersion)
  const id = memberId.toLowerCase()
  const person = cash.collectors.find((one) => one.adminId?.toHexString() === id)
  if (!person?.adminId) throw userError(cashMessages.COLLECTOR_UNKNOWN(), 'memberId')
  const left = Math.max(person.received - person.handedOver, 0)
  if (amount > left) throw userError(cashMessages.HANDOVER_TOO_LARGE({ left }), 'amount')
  const at = new Date()
  const entry = { _id: new Types.ObjectId(), memberId: person.adminId, amount, at, adminId }
  return store(cash, { handovers: [...cash.handovers, entry] })
}

/** Removes an entry that was a mistake. */
export async function removeHandover({
  day,
  seenVersion,
  handoverId,
}: RemoveCashHandoverInput): Promise<CashDay> {
  const cash = await readSeen(day, seenVersion)
  const id = handoverId.toLowerCase()
  const handovers = cash.handovers.filter(({ _id }) => _id.toHexString() !== id)
  if (handovers.length === cash.handovers.length) {
    throw userError(cashMessages.HANDOVER_UNKNOWN(), 'handoverId')
  }
  return store(cash, { handovers })
}

/**
 * Closes a day with the counted cash. Throws if cash was received since the admin saw the amount, and without a reason
 * for a difference. A later count replaces an earlier one, which stays in the list.
 */
export async function closeDay(
  adminId: Types.ObjectId,
  { day, seenVersion, expected, ...input }: CloseCashDayInput,
): Promise<CashDay> {
  const { counted, reason: entered } = parseInput(countFields, input)
  const reason = entered ?? ''
  const cash = await readSeen(day, seenVersion)
  const { received } = cash
  if (received !== expected) {
    throw userError(cashMessages.CASH_RECEIVED_MEANWHILE({ amount: received }), 'expected')
  }
  if (counted !== expected && reason === '') {
    const difference = Math.abs(counted - expected)
    throw userError(cashMessages.DIFFERENCE_WITHOUT_REASON({ difference }), 'reason')
  }
  const count = { expected, counted, reason, at: new Date(), adminId }
  return store(cash, { counts: [...cash.counts, count] })
}

async function readSeen(day: string, seenVersion: number): Promise<CashDay> {
  const cash = await reportCash(day)
  if (cash.version !== seenVersion) throw changed()
  return cash
}

/** Stores new entries of a day, unless a colleague has changed them since they were read. */
async function store(
  cash: CashDay,
  entries: Partial<Pick<CashBookRecord, 'handovers' | 'counts'>>,
): Promise<CashDay> {
  const { day, version } = cash
  const { handovers, counts } = { ...cash, ...entries }
  if (handovers.length + counts.length > MAX_ENTRIES) {
    throw userError(cashMessages.CASH_BOOK_FULL({ max: MAX_ENTRIES }))
  }
  const filter = { _id: day, version }
  const update = { $set: entries, $inc: { version: 1 } }
  const isNew = version === 0
  const { matchedCount, upsertedCount } = await CashBook.updateOne(filter, update, {
    upsert: isNew,
  }).catch((error: unknown) => {
    // A colleague has made the first entry.
    if (isDuplicate(error)) throw changed()
    throw error
  })
  if (matchedCount + upsertedCount === 0) throw changed()
  return reportCash(day)
}

function changed() {
  return userError(cashMessages.CASH_CHANGED(), 'seenVersion')
}
