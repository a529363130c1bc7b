import type { Types } from 'mongoose'
import { findActiveSessions } from '../../../auth/sessions.ts'
import { User } from '../user.model.ts'
import { TEAM_ROLES } from './invitation.service.ts'

/** Finds which of these sessions are active and belong to the team. Returns each one's user, by session ID. */
export async function listTeamSessions(
  ids: readonly Types.ObjectId[],
): Promise<Map<string, Types.ObjectId>> {
  const sessions = await findActiveSessions(ids)
  const members = await User.find(
    {
      _id: { $in: sessions.map(({ userId }) => userId) },
      role: { $in: TEAM_ROLES },
      status: 'Active',
    },
    { _id: 1 },
  )
    .batchSize(ids.length + 1)
    .lean()
  const team = new Set(members.map(({ _id }) => _id.toHexString()))
  return new Map(
    sessions
      .filter(({ userId }) => team.has(userId.toHexString()))
      .map(({ _id, userId }) => [_id.toHexString(), userId]),
  )
}
