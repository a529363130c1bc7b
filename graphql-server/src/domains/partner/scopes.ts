import type { Types } from 'mongoose'
import type { PartnerScope } from '../../contract/types.generated.ts'

/** The key that a request was sent with. */
export interface Partner {
  keyId: Types.ObjectId
  scopes: PartnerScope[]
}

/** The message for a key that uses what is closed to keys, whatever their scopes. */
export const NOT_FOR_KEYS = 'An API key cannot be used for this: please sign in instead.'

/** Says that the key lacks the scope that a field requires; null when it has it. */
export function findMissingScope(
  { scopes }: Partner,
  scope: PartnerScope,
  field: string,
): string | null {
  if (scopes.includes(scope)) return null
  return `This API key needs the scope ${formatScope(scope)} for ${field}.`
}

/** Formats CATALOGUE_READ as `catalogue:read`. */
export function formatScope(scope: PartnerScope): string {
  return scope.toLowerCase().replace('_', ':')
}
