import type { ApolloCache } from '@apollo/client'
import {
  TeamPanel_QueryFragmentDoc,
  type TeamPanel_TeamFragment,
  useCancelTeamInvitationMutation,
  useInviteToTeamMutation,
  useRemoveFromTeamMutation,
  useSetPharmacistMutation,
  useSetTeamRoleMutation,
} from './Team.generated.ts'

export function useInvite() {
  return useInviteToTeamMutation({
    update: (cache, { data }) => replaceTeam(cache, data?.inviteToTeam.team),
  })
}

export function useCancelInvitation() {
  return useCancelTeamInvitationMutation({
    update: (cache, { data }) => replaceTeam(cache, data?.cancelTeamInvitation.team),
  })
}

export function useSetRole() {
  return useSetTeamRoleMutation({
    update: (cache, { data }) => replaceTeam(cache, data?.setTeamRole.team),
  })
}

export function useSetPharmacist() {
  return useSetPharmacistMutation({
    update: (cache, { data }) => replaceTeam(cache, data?.setPharmacist.team),
  })
}

export function useRemoveMember() {
  return useRemoveFromTeamMutation({
    update: (cache, { data }) => replaceTeam(cache, data?.removeFromTeam.team),
  })
}

/** Replaces the cached team, because it has no id by which Apollo would find it. */
function replaceTeam(cache: ApolloCache, team: TeamPanel_TeamFragment | null | undefined) {
  if (!team) return
  cache.writeFragment({
    id: 'ROOT_QUERY',
    fragment: TeamPanel_QueryFragmentDoc,
    fragmentName: 'TeamPanel_query',
    data: { team },
  })
}
