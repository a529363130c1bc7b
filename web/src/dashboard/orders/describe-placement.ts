import type { PlacementKind } from '../../apollo/schema-types.generated.ts'

interface Placement {
  how: PlacementKind
  by: string | null
}

/** Says who placed an order that the team has prepared, and how the customer agreed. */
export function describePlacement({ how, by }: Placement): string {
  if (how === 'TELEPHONE') return `Placed by ${by ?? 'the team'}, agreed by telephone`
  return `Placed by the customer with ${by === null ? 'a link' : `${by}’s link`}`
}
