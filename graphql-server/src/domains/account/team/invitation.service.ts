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
import { lockAdmin } from '../people.service.ts'
import { User, type UserRecord } from '../user.model.ts'
import { hashInvitationToken } from './invitation-tokens.ts'
import { TeamInvitation, type TeamInvitationRecord } from './team-invitation.model.ts'
import { teamInvitationMail } from './team-mail.ts'

const MAX_INVITATIONS = 50
const LIFETIME_MS = 7 * DAY_MS

export const TEAM_ROLES: TeamRole[] = ['ADMIN', 'STAFF']

const fields = z.object({ email: emailField, role: z.enum(['ADMIN', 'STAFF']) })

/** Open invitations, newest first. */
export function listInvitations(): Promise<TeamInvitationRecord[]> {
  return TeamInvitation.find({ expiresAt: { $gt: new Date() } })
    .sort({ expiresAt: -1 })
    .limit(MAX_INVITATIONS)
    .lean()
}

/** The invitations to the address of a user; at most one. None if the address may belong to somebody else. */
export async function listInvitationsTo({
  emailKey,
  emailVerified,
}: UserRecord): Promise<TeamInvitationRecord[]> {
  if (!emailVerified) return []
  return TeamInvitation.find({ emailKey }).lean()
}

/** Replaces an open invitation to the address. Its mail is sent after the transaction. */
export async function inviteToTeam(adminId: Types.ObjectId, input: unknown): Promise<void> {
  const { email, role } = parseInput(fields, input)
  const emailKey = toEmailKey(email)
  const requestId = randomBytes(16).toString('base64url')
  const invitedAt = new Date()
  const expiresAt = new Date(invitedAt.getTime() + LIFETIME_MS)
  const sent = { email, role, invitedBy: adminId, invitedAt, expiresAt }
  await mongoose.connection.transaction(async (session) => {
    // Of several invitations by one admin, each counts the others, and a former admin invites nobody.
    if (!(await lockAdmin(adminId, session))) throw forbidden()
    if (await User.exists({ emailKey, role: { $in: TEAM_ROLES } }).session(session)) {
      throw userError('ALREADY_IN_TEAM', 'This person is in the team already.', 'email')
    }
    await TeamInvitation.updateOne(
      { emailKey },
      { $set: { ...sent, requestId, tokenHash: null } },
      { session, upsert: true },
    )
    const open = { expiresAt: { $gt: invitedAt } }
    if ((await TeamInvitation.countDocuments(open).session(session)) > MAX_INVITATIONS) {
      const message = `At most ${MAX_INVITATIONS} invitations can be open: please cancel one first.`
      throw userError('TOO_MANY_INVITATIONS', message)
    }
    await enqueue(teamInvitationMail({ emailKey, requestId }), session)
  })
}

export async function cancelInvitation(id: string): Promise<void> {
  const open = { _id: parseId(id), expiresAt: { $gt: new Date() } }
  if ((await TeamInvitation.deleteOne(open)).deletedCount > 0) return
  throw userError('NOT_FOUND', 'This invitation is no longer open.', 'id')
}

export async function isInvitationOpen(token: string): Promise<boolean> {
  return (await TeamInvitation.exists(openWith(token))) !== null
}

/** The open invitation with this token, as the user sees it; null without one. */
export async function findReceived(
  { emailKey }: UserRecord,
  token: string,
): Promise<{ role: TeamRole; isForViewer: boolean } | null> {
  const invitation = await TeamInvitation.findOne(openWith(token)).lean()
  return invitation && { role: invitation.role, isForViewer: invitation.emailKey === emailKey }
}

/**
 * Uses up the invitation: the user gets its role, and their address counts as verified. Throws for every other user, who
 * leave it as it is.
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
    if (!joined) throw userError('ALREADY_IN_TEAM', 'You are in the team already.')
    return joined
  })
}

/** Cancels the invitations that a former admin has sent. */
export async function cancelInvitationsBy(
  invitedBy: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  await TeamInvitation.deleteMany({ invitedBy }, { session })
}

/** Deletes the invitations to the verified address of a deleted account, and those that it has sent. */
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
  return userError(
    'INVITATION_NOT_VALID',
    'This invitation has expired, or it was used or cancelled. Ask an admin of the store for a new one.',
    'token',
  )
}

function otherAddress() {
  return userError(
    'INVITED_OTHER_ADDRESS',
    'This invitation was sent to another email address. Log in with the account of that address.',
    'token',
  )
}
