import { Schema, type Types } from 'mongoose'
import { z } from 'zod'
import type { TeamRole, UserErrorCode } from '../../../contract/types.generated.ts'
import { parseInput, textField } from '../../../lib/input.ts'
import type { Message } from '../../../lib/messages/define-messages.ts'
import { userError } from '../../../lib/user-error.ts'
import { accountMessages } from '../messages.ts'
import { User } from '../user.model.ts'
import { TEAM_ROLES } from './invitation.service.ts'

/** How long a reason counts, so that it is about the decision that it was given for. */
const REASON_COUNTS_MS = 10 * 60_000
const MAX_REASON = 200

/** Why an admin without a colleague decided about something of their own. */
export interface OwnCaseReasonRecord {
  at: Date
  reason: string
}

/** Something that belongs to a person, and about which the team decides. */
export interface Case {
  /** Null if it belongs to nobody with an account. */
  userId: Types.ObjectId | null
  /** Missing before the first. */
  ownCaseReasons?: OwnCaseReasonRecord[]
}

export const ownCaseReasonSchema = new Schema<OwnCaseReasonRecord>(
  { at: { type: Date, required: true }, reason: { type: String, required: true } },
  { _id: false },
)

/**
 * Returns why a member cannot decide about a case, or null. `right` is the lowest role that can decide. Takes a database
 * command only if the case is the member's own.
 */
export async function whyNotDecide(
  memberId: Types.ObjectId,
  { userId, ownCaseReasons = [] }: Case,
  right: TeamRole,
): Promise<Message<UserErrorCode> | null> {
  if (!userId?.equals(memberId)) return null
  if (await hasColleague(memberId, right)) return accountMessages.OWN_CASE()
  const since = new Date(Date.now() - REASON_COUNTS_MS)
  const isExplained = ownCaseReasons.some(({ at }) => at > since)
  return isExplained ? null : accountMessages.OWN_CASE_REASON_REQUIRED()
}

/** Throws if `whyNotDecide` returns a reason. */
export async function requireOtherPerson(
  memberId: Types.ObjectId,
  owned: Case,
  right: TeamRole = 'STAFF',
): Promise<void> {
  const message = await whyNotDecide(memberId, owned, right)
  if (message) throw userError(message)
}

const fields = z.object({ reason: textField('Reason', MAX_REASON) })

/** Reads why an admin decides about their own case. Throws if there is another admin. */
export async function readOwnCaseReason(
  adminId: Types.ObjectId,
  input: unknown,
): Promise<OwnCaseReasonRecord> {
  const { reason } = parseInput(fields, input)
  await requireNoColleague(adminId)
  return { at: new Date(), reason }
}

/** Throws OWN_CASE if there is another admin. */
export async function requireNoColleague(adminId: Types.ObjectId): Promise<void> {
  if (await hasColleague(adminId, 'ADMIN')) throw userError(accountMessages.OWN_CASE())
}

async function hasColleague(memberId: Types.ObjectId, right: TeamRole): Promise<boolean> {
  const role = right === 'ADMIN' ? right : { $in: TEAM_ROLES }
  return (await User.exists({ _id: { $ne: memberId }, role, status: 'Active' })) !== null
}
