import type { RootFieldRules } from '../account.policy.ts'

export const teamRules = {
  Query: {
    team: { access: 'admin' },
    isTeamInvitationOpen: { access: 'anyone', rateLimit: 'codes', personal: true },
  },
  Mutation: {
    inviteToTeam: { access: 'admin', rateLimit: 'invitations' },
    cancelTeamInvitation: { access: 'admin' },
    acceptTeamInvitation: { access: 'user', rateLimit: 'codes' },
    setTeamRole: { access: 'admin' },
    removeFromTeam: { access: 'admin' },
  },
} satisfies RootFieldRules
