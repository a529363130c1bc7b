import type { TeamRole } from '../apollo/schema-types.generated.ts'

/** The team roles and their permissions. */
export const teamRoles: Record<TeamRole, { name: string; meaning: string }> = {
  STAFF: {
    name: 'Staff',
    meaning: 'Handles orders and stock. Pharmacists approve prescriptions.',
  },
  ADMIN: {
    name: 'Admin',
    meaning: 'Runs the whole shop, including the catalogue, refunds, partners and the team.',
  },
}
