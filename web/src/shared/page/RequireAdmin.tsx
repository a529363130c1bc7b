import { useIsAdmin } from '../use-role.ts'
import { RequireRole } from './RequireRole.tsx'

/** Renders the nested routes for admins only. */
export default function RequireAdmin() {
  return <RequireRole isAllowed={useIsAdmin()}>This page is for admins.</RequireRole>
}
