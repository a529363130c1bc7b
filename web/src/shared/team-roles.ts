import type { TeamRole } from '../apollo/schema-types.generated.ts'

/** The roles of the team, with what each may do. */
export const teamRoles: Record<TeamRole, { name: string; meaning: string }> = {
  STAFF: {
    name: 'Staff',
    meaning: 'Handles orders and stock, and checks prescriptions.',
  },
  ADMIN: {
    name: 'Admin',
    meaning: 'Runs the whole shop, including the catalogue, refunds, partners and the team.',
  },
}
