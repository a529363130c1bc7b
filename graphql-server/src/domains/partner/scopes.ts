import type { Types } from 'mongoose'
import type { PartnerScope } from '../../contract/types.generated.ts'
import type { Message } from '../../lib/messages/define-messages.ts'
import { partnerMessages } from './messages.ts'

/** A request's key. */
export interface Partner {
  keyId: Types.ObjectId
  scopes: PartnerScope[]
}

/** Returns the message for a field whose scope the key lacks, or null if the key has the scope. */
export function findMissingScope(
  { scopes }: Partner,
  scope: PartnerScope,
  field: string,
): Message<'FORBIDDEN'> | null {
  if (scopes.includes(scope)) return null
  return partnerMessages.SCOPE_MISSING({ scope: formatScope(scope), field })
}

/** Formats CATALOGUE_READ as `catalogue:read`. */
export function formatScope(scope: PartnerScope): string {
  return scope.toLowerCase().replace('_', ':')
}
