import { useIsInTeam } from '../use-role.ts'
import { RequireRole } from './RequireRole.tsx'

/** Renders the nested routes for staff and admins only. */
export default function RequireTeam() {
  return <RequireRole isAllowed={useIsInTeam()}>This page is for the store’s team.</RequireRole>
}
