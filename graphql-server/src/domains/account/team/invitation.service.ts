import mongoose, { type ClientSession, type Types } from 'mongoose'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { TeamRole } from '../../../contract/types.generated.ts'
import { forbidden } from '../../../lib/errors.ts'
import { parseId } from '../../../lib/ids.ts'
import { emailField, parseInput } from '../../../lib/input.ts'
import { userError } from '../../../lib/user-error.ts'
import { DAY_MS } from '../../../lib/time/days.ts'
import { enqueue } from '../../../mail/outbox.ts'
import { toEmailKey } from '../email-key.ts'
import { accountMessages } from '../messages.ts'
import { lockAdmin } from '../people.service.ts'
import { User, type UserRecord } from '../user.model.ts'
import { hashInvitationToken } from './invitation-tokens.ts'
import { TeamInvitation, type TeamInvitationRecord } from './team-invitation.model.ts'
import { teamInvitationMail } from './team-mail.ts'

const MAX_INVITATIONS = 50
const LIFETIME_MS = 7 * DAY_MS

export const TEAM_ROLES: TeamRole[] = ['ADMIN', 'STAFF']

const fields = z.object({ email: emailField, role: z.enum(['ADMIN', 'STAFF']) })

/** Lists open invitations, newest first. */
export function listInvitations(): Promise<TeamInvitationRecord[]> {
  return TeamInvitation.find({ expiresAt: { $gt: new Date() } })
    .sort({ expiresAt: -1 })
    .limit(MAX_INVITATIONS)
    .lean()
}

/** Lists at most one invitation to the user's address. Empty if the address may belong to somebody else. */
export async function listInvitationsTo({
  emailKey,
  emailVerified,
}: UserRecord): Promise<TeamInvitationRecord[]> {
  if (!emailVerified) return []
  return TeamInvitation.find({ emailKey }).lean()
}

/** Invites an address, and replaces its open invitation. The email is sent after the transaction. */
export async function inviteToTeam(adminId: Types.ObjectId, input: unknown): Promise<void> {
  const { email, role } = parseInput(fields, input)
  const emailKey = toEmailKey(email)
  const requestId = randomBytes(16).toString('base64url')
  const invitedAt = new Date()
  const expiresAt = new Date(invitedAt.getTime() + LIFETIME_MS)
  const sent = { email, role, invitedBy: adminId, invitedAt, expiresAt }
  await mongoose.connection.transaction(async (session) => {
    // The lock serializes an admin's invitations, so that each counts the others, and stops former admins.
    if (!(await lockAdmin(adminId, session))) throw forbidden()
    if (await User.exists({ emailKey, role: { $in: TEAM_ROLES } }).session(session)) {
      throw userError(accountMessages.ALREADY_IN_TEAM(), 'email')
    }
    await TeamInvitation.updateOne(
      { emailKey },
      { $set: { ...sent, requestId, tokenHash: null } },
      { session, upsert: true },
    )
    const open = { expiresAt: { $gt: invitedAt } }
    if ((await TeamInvitation.countDocuments(open).session(session)) > MAX_INVITATIONS) {
      throw userError(accountMessages.TOO_MANY_INVITATIONS({ max: MAX_INVITATIONS }))
    }
    await enqueue(teamInvitationMail({ emailKey, requestId }), session)
  })
}

export async function cancelInvitation(id: string): Promise<void> {
  const open = { _id: parseId(id), expiresAt: { $gt: new Date() } }
  if ((await TeamInvitation.deleteOne(open)).deletedCount > 0) return
  throw userError(accountMessages.INVITATION_UNKNOWN(), 'id')
}

export async function isInvitationOpen(token: string): Promise<boolean> {
  return (await TeamInvitation.exists(openWith(token))) !== null
}

/** Finds the open invitation with this token, as the user sees it. */
export async function findReceived(
  { emailKey }: UserRecord,
  token: string,
): Promise<{ role: TeamRole; isForViewer: boolean } | null> {
  const invitation = await TeamInvitation.findOne(openWith(token)).lean()
  return invitation && { role: invitation.role, isForViewer: invitation.emailKey === emailKey }
}

/**
 * Uses up the invitation: the user gets its role, and their address counts as verified. Throws for any other user, and
 * then keeps the invitation.
 */
export function acceptInvitation(
  user: UserRecord,
  { token }: { token: string },
): Promise<UserRecord> {
  return mongoose.connection.transaction(async (session) => {
    const invitation = await TeamInvitation.findOneAndDelete(openWith(token), { session }).lean()
    if (!invitation) throw notValid()
    const { emailKey, role } = invitation
    if (emailKey !== user.emailKey) throw otherAddress()
    const joined = await User.findOneAndUpdate(
      { _id: user._id, emailKey, role: 'USER' },
      { $set: { role, emailVerified: true, joinedTeamAt: new Date() } },
      { session, returnDocument: 'after' },
    ).lean()
    if (!joined) throw userError(accountMessages.VIEWER_ALREADY_IN_TEAM())
    return joined
  })
}

/** Cancels a former admin's invitations. */
export async function cancelInvitationsBy(
  invitedBy: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  await TeamInvitation.deleteMany({ invitedBy }, { session })
}

/** Deletes a deleted account's invitations: those that it sent, and those to its verified address. */
export async function deleteInvitations(
  { _id, emailKey, emailVerified }: UserRecord,
  session: ClientSession,
): Promise<void> {
  if (emailVerified) await TeamInvitation.deleteMany({ emailKey }, { session })
  await cancelInvitationsBy(_id, session)
}

export async function deleteExpiredInvitations(): Promise<void> {
  await TeamInvitation.deleteMany({ expiresAt: { $lt: new Date() } })
}

function openWith(token: string) {
  return { tokenHash: hashInvitationToken(token), expiresAt: { $gt: new Date() } }
}

function notValid() {
  return userError(accountMessages.INVITATION_NOT_VALID(), 'token')
}

function otherAddress() {
  return userError(accountMessages.INVITED_OTHER_ADDRESS(), 'token')
}
