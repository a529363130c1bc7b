import mongoose, { type ClientSession, type Types } from 'mongoose'
import { z } from 'zod'
import type { Role, TeamRole } from '../../../contract/types.generated.ts'
import { forbidden } from '../../../lib/errors.ts'
import { parseId } from '../../../lib/ids.ts'
import { optionalTextField, parseInput } from '../../../lib/input.ts'
import { userError } from '../../../lib/user-error.ts'
import { accountMessages } from '../messages.ts'
import { lockAdmin, lockOtherAdmin } from '../people.service.ts'
import { User, type UserRecord } from '../user.model.ts'
import { cancelInvitationsBy, listInvitations, TEAM_ROLES } from './invitation.service.ts'
import type { TeamInvitationRecord } from './team-invitation.model.ts'

const MAX_MEMBERS = 250
const MAX_REGISTRATION = 50

/** A user with a team role. */
export type TeamMemberRecord = UserRecord & { role: TeamRole }

export interface TeamRecord {
  members: TeamMemberRecord[]
  invitations: TeamInvitationRecord[]
}

/** Loads the open invitations and the members, admins first, then by name. */
export async function loadTeam(): Promise<TeamRecord> {
  const [members, invitations] = await Promise.all([listMembers(), listInvitations()])
  return { members, invitations }
}

async function listMembers(): Promise<TeamMemberRecord[]> {
  const users = await User.find({ role: { $in: TEAM_ROLES } })
    .limit(MAX_MEMBERS)
    .batchSize(MAX_MEMBERS + 1)
    .lean<TeamMemberRecord[]>()
  return users.sort((a, b) => a.role.localeCompare(b.role) || a.name.localeCompare(b.name))
}

/** Returns the member with the new role. */
export function setTeamRole(
  admin: UserRecord,
  { memberId, role }: { memberId: string; role: TeamRole },
): Promise<UserRecord> {
  return changeRole(admin, memberId, role)
}

/** Returns the removed member, who is now an ordinary customer. */
export function removeFromTeam(
  admin: UserRecord,
  { memberId }: { memberId: string },
): Promise<UserRecord> {
  return changeRole(admin, memberId, 'USER')
}

const pharmacistFields = z.object({
  registration: optionalTextField('Registration number', MAX_REGISTRATION),
})

/**
 * Makes a member a pharmacist with a registration number, or no longer one without it. Returns the member. Checks that were
 * recorded before keep their pharmacist.
 */
export async function setPharmacist(
  { _id: adminId }: UserRecord,
  { memberId, ...input }: { memberId: string; registration: string },
): Promise<UserRecord> {
  const { registration } = parseInput(pharmacistFields, input)
  const _id = parseId(memberId)
  if (!_id) throw noSuchMember()
  const pharmacist = { registration, since: new Date(), givenBy: adminId }
  return mongoose.connection.transaction(async (session) => {
    await requireAdmin(adminId, session)
    const member = await User.findOneAndUpdate(
      { _id, role: { $in: TEAM_ROLES } },
      registration === '' ? { $unset: { pharmacist: 1 } } : { $set: { pharmacist } },
      { session, returnDocument: 'after' },
    ).lean()
    if (!member) throw noSuchMember()
    return member
  })
}

/** Whether the shop has a pharmacist. */
export async function hasPharmacist(): Promise<boolean> {
  const pharmacist = { role: { $in: TEAM_ROLES }, 'pharmacist.registration': { $gt: '' } }
  return (await User.exists(pharmacist)) !== null
}

async function changeRole(
  { _id: adminId }: UserRecord,
  memberId: string,
  role: Role,
): Promise<UserRecord> {
  const _id = parseId(memberId)
  if (!_id) throw noSuchMember()
  return mongoose.connection.transaction(async (session) => {
    if (role === 'ADMIN') await requireAdmin(adminId, session)
    else await requireRemainingAdmin({ adminId, memberId: _id }, session)
    const member = await User.findOneAndUpdate(
      { _id, role: { $in: TEAM_ROLES } },
      { $set: { role }, ...(role === 'USER' && { $unset: { joinedTeamAt: 1, pharmacist: 1 } }) },
      { session, returnDocument: 'after' },
    ).lean()
    if (!member) throw noSuchMember()
    if (role !== 'ADMIN') await cancelInvitationsBy(_id, session)
    return member
  })
}

/** Throws if the admin has lost this role since the request began. */
async function requireAdmin(adminId: Types.ObjectId, session: ClientSession): Promise<void> {
  if (!(await lockAdmin(adminId, session))) throw forbidden()
}

/** Throws unless an active admin remains: the caller, or another one if the caller changes their own role. */
async function requireRemainingAdmin(
  { adminId, memberId }: { adminId: Types.ObjectId; memberId: Types.ObjectId },
  session: ClientSession,
): Promise<void> {
  await requireAdmin(adminId, session)
  if (!memberId.equals(adminId) || (await lockOtherAdmin(adminId, session))) return
  throw userError(accountMessages.LAST_ADMIN(), 'memberId')
}

function noSuchMember() {
  return userError(accountMessages.MEMBER_UNKNOWN(), 'memberId')
}
