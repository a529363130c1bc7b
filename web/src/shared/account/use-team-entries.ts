import { useIsAdmin, useIsInTeam } from '../use-role.ts'
import { teamEntries } from './team-entries.ts'

/** The team's pages that the viewer may open. Empty for customers. */
export function useTeamEntries() {
  const isAdmin = useIsAdmin()
  const isInTeam = useIsInTeam()
  return teamEntries.filter(({ page }) => isAdmin || (isInTeam && page.access === 'staff'))
}
