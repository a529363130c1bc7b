import type { ClientSession, Types, UpdateQuery } from 'mongoose'
import { z } from 'zod'
import type {
  BlockCashInput,
  SetCustomerNoteInput,
  UnblockCashInput,
} from '../../contract/types.generated.ts'
import { parseId } from '../../lib/ids.ts'
import { longTextField, orEmpty, parseInput, textField } from '../../lib/input.ts'
import { userError } from '../../lib/user-error.ts'
import { writeFor } from '../account/people.service.ts'
import { requireNoColleague } from '../account/team/own-case.ts'
import {
  CustomerNotes,
  type CashBlockChangeRecord,
  type CustomerNotesRecord,
} from './customer-notes.model.ts'
import { customerUnknown } from './customer-unknown.ts'
import { customerMessages } from './messages.ts'

const MAX_NOTE = 1_000
const MAX_REASON = 200
/** The number of blocks and their ends that are kept. */
const MAX_CHANGES = 20

const noteFields = z.object({ note: orEmpty(longTextField('Note', MAX_NOTE)) })
const blockFields = z.object({ reason: textField('Reason', MAX_REASON) })

/** A customer and the version of the notes that the admin saw. */
type SeenCustomer = UnblockCashInput

/** Replaces the note about a customer. */
export async function setCustomerNote(
  adminId: Types.ObjectId,
  input: SetCustomerNoteInput,
): Promise<void> {
  const { note } = parseInput(noteFields, input)
  await change(adminId, input, () => ({ $set: { note } }))
}

/** Blocks cash for a customer, or replaces the reason of the block. */
export async function blockCash(adminId: Types.ObjectId, input: BlockCashInput): Promise<void> {
  const { reason } = parseInput(blockFields, input)
  const cashBlock = { reason, at: new Date(), adminId }
  const start = { ...cashBlock, isBlocked: true }
  await change(adminId, input, (notes) => ({
    $set: { cashBlock, cashBlockChanges: addChange(notes, start) },
  }))
}

/** Ends the block of cash, if there is one. */
export async function unblockCash(adminId: Types.ObjectId, input: UnblockCashInput): Promise<void> {
  const end = { isBlocked: false, reason: '', at: new Date(), adminId }
  await change(adminId, input, (notes) =>
    notes?.cashBlock
      ? { $unset: { cashBlock: 1 }, $set: { cashBlockChanges: addChange(notes, end) } }
      : null,
  )
}

function addChange(notes: CustomerNotesRecord | null, entry: CashBlockChangeRecord) {
  return [...(notes?.cashBlockChanges ?? []), entry].slice(-MAX_CHANGES)
}

/**
 * Changes the notes about a customer, unless they have changed since the admin saw them. Writes to the user, so that a
 * concurrent change, cash order or account deletion conflicts, and one of the two is retried. Throws if it is the admin
 * themselves, and there is another admin.
 */
async function change(
  adminId: Types.ObjectId,
  { customerId, version }: SeenCustomer,
  toUpdate: (notes: CustomerNotesRecord | null) => UpdateQuery<CustomerNotesRecord> | null,
): Promise<void> {
  const _id = parseId(customerId)
  if (!_id) throw customerUnknown()
  if (_id.equals(adminId)) await requireNoColleague(adminId)
  const write = async (session: ClientSession) => {
    const notes = await CustomerNotes.findById(_id).session(session).lean()
    if ((notes?.version ?? 0) !== version) {
      throw userError(customerMessages.CUSTOMER_CHANGED(), 'version')
    }
    const update = toUpdate(notes)
    if (!update) return
    const counted = { ...update, $inc: { version: 1 } }
    await CustomerNotes.updateOne({ _id }, counted, { session, upsert: true })
  }
  await writeFor(_id, write, customerUnknown)
}

/**
 * Throws within a transaction if cash is blocked for the customer. The transaction must have written to the user, so
 * that a concurrent block conflicts, and one of the two is retried.
 */
export async function requireCashNotBlocked(
  userId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  const notes = await CustomerNotes.findById(userId, { cashBlock: 1 }).session(session).lean()
  if (notes?.cashBlock) throw userError(customerMessages.CASH_BLOCKED(), 'paymentMethod')
}

/** Why a user cannot pay in cash, as a sentence for them, or null. */
export async function describeCashBlock(userId: Types.ObjectId): Promise<string | null> {
  const notes = await findCustomerNotes(userId)
  return notes?.cashBlock ? customerMessages.CASH_BLOCKED().message : null
}

export function findCustomerNotes(userId: Types.ObjectId): Promise<CustomerNotesRecord | null> {
  return CustomerNotes.findById(userId).lean().exec()
}

export async function deleteCustomerNotes(
  userId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  await CustomerNotes.deleteOne({ _id: userId }, { session })
}
