import type { Types } from 'mongoose'
import type { PartnerScope } from '../../contract/types.generated.ts'
import type { RootFieldRule, RootFieldRules } from '../account/account.policy.ts'

/** The key that a request was sent with. */
export interface Partner {
  keyId: Types.ObjectId
  scopes: PartnerScope[]
}

export const partnerRules = {
  Query: { partnerKeys: { access: 'admin' }, partnerKey: { access: 'admin' } },
  Mutation: {
    createPartnerKey: { access: 'admin' },
    updatePartnerKey: { access: 'admin' },
    revokePartnerKey: { access: 'admin' },
  },
} satisfies RootFieldRules

/** The message for a key that uses what is closed to keys, whatever their scopes. */
export const NOT_FOR_KEYS = 'An API key cannot be used for this: please sign in instead.'

/**
 * Why a key may not use a root field, in a sentence; null when it may. A key without the scope is refused even what
 * everyone may see, because the owner of the store decides what a partner may collect.
 */
export function findKeyRefusal(
  partner: Partner,
  field: string,
  { keyScope }: RootFieldRule,
): string | null {
  if (keyScope === undefined) return NOT_FOR_KEYS
  return keyScope === 'ANY' ? null : findMissingScope(partner, keyScope, field)
}

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
