import type { Context } from '../context/context.ts'
import type { Resolvers } from '../context/generated.ts'
import { withUserErrors } from '../../lib/user-error.ts'
import type { UserRecord } from '../../domains/account/user.model.ts'
import { loadUserName } from '../../domains/account/user-name.ts'
import {
  acceptInvitation,
  cancelInvitation,
  findReceived,
  inviteToTeam,
  isInvitationOpen,
} from '../../domains/account/team/invitation.service.ts'
import {
  loadTeam,
  removeFromTeam,
  setPharmacist,
  setTeamRole,
} from '../../domains/account/team/team.service.ts'

export const teamResolvers: Resolvers = {
  Query: {
    team: () => loadTeam(),
    isTeamInvitationOpen: (_root, { token }) => isInvitationOpen(token),
  },
  Viewer: {
    isPharmacist: ({ pharmacist }) => pharmacist !== undefined,
    teamInvitation: (user, { token }) => findReceived(user, token),
  },
  Mutation: {
    inviteToTeam: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return withTeam(() => inviteToTeam(user._id, input))
    },
    cancelTeamInvitation: (_root, { input }) => withTeam(() => cancelInvitation(input.id)),
    acceptTeamInvitation: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return withUserErrors(
        async () => ({ viewer: await acceptInvitation(user, input) }),
        () => ({ viewer: null }),
      )
    },
    setTeamRole: (_root, { input }, context) =>
      changeMember(context, (admin) => setTeamRole(admin, input)),
    setPharmacist: (_root, { input }, context) =>
      changeMember(context, (admin) => setPharmacist(admin, input)),
    removeFromTeam: (_root, { input }, context) =>
      changeMember(context, (admin) => removeFromTeam(admin, input)),
  },
  TeamMember: {
    id: (member) => member._id.toHexString(),
    pharmacistRegistration: ({ pharmacist }) => pharmacist?.registration ?? null,
    joinedAt: (member) => member.joinedTeamAt ?? null,
    isViewer: async (member, _args, context) =>
      (await context.signedIn()).user._id.equals(member._id),
  },
  TeamInvitation: {
    id: (invitation) => invitation._id.toHexString(),
    invitedBy: ({ invitedBy }, _args, { loaders }) => loadUserName(loaders, invitedBy),
  },
}

async function withTeam(change: () => Promise<void>) {
  const team = async () => ({ team: await loadTeam() })
  return withUserErrors(async () => {
    await change()
    return team()
  }, team)
}

/** Changes a member. Admins who give up their role get their new role, but not the team. */
async function changeMember(context: Context, change: (admin: UserRecord) => Promise<UserRecord>) {
  const { user } = await context.signedIn()
  const result = async (viewer: UserRecord) => ({
    viewer,
    team: viewer.role === 'ADMIN' ? await loadTeam() : null,
  })
  return withUserErrors(
    async () => {
      const member = await change(user)
      return result(member._id.equals(user._id) ? member : user)
    },
    () => result(user),
  )
}
