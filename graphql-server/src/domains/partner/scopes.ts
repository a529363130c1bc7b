import type { Types } from 'mongoose'
import type { PartnerScope } from '../../contract/types.generated.ts'
import { forbidden } from '../../lib/errors.ts'
import { partnerMessages } from './messages.ts'

/** A request's key. */
export interface Partner {
  keyId: Types.ObjectId
  scopes: PartnerScope[]
}

/** Throws unless the key has this scope, which the field or REST call needs. */
export function requireScope({ scopes }: Partner, scope: PartnerScope, field: string): void {
  if (scopes.includes(scope)) return
  throw forbidden(partnerMessages.SCOPE_MISSING({ scope: formatScope(scope), field }))
}

/** Formats CATALOGUE_READ as `catalogue:read`. */
export function formatScope(scope: PartnerScope): string {
  return scope.toLowerCase().replace('_', ':')
}
