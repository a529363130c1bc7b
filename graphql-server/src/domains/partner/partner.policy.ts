import type { Types } from 'mongoose'
import type { PartnerScope, Query } from '../../contract/types.generated.ts'
import type { Rule } from '../account/account.policy.ts'

/** The holder of a living key, for one request. */
export interface Partner {
  keyId: Types.ObjectId
  scopes: PartnerScope[]
}

export const partnerRules = {
  Query: {
    partnerKeys: 'admin',
    partnerKey: 'admin',
    catalogueChanges: 'catalogue',
    catalogueDigest: 'catalogue',
  },
  Mutation: { createPartnerKey: 'admin', updatePartnerKey: 'admin', revokePartnerKey: 'admin' },
} as const

/** What else than the catalogue's own rule opens a root field to keys: the scope that it needs, null for any key. */
const OPEN_TO_KEYS: Partial<Record<keyof Query, PartnerScope | null>> = {
  store: null,
  categories: 'CATALOGUE_READ',
  category: 'CATALOGUE_READ',
  subCategories: 'CATALOGUE_READ',
  subCategory: 'CATALOGUE_READ',
  product: 'CATALOGUE_READ',
  products: 'CATALOGUE_READ',
  searchProducts: 'CATALOGUE_READ',
}
const open = new Map<string, PartnerScope | null>(Object.entries(OPEN_TO_KEYS))

/** What a key is told where it may not go, whatever its scopes. */
export const NOT_FOR_KEYS = 'An API key can not be used for this: please sign in instead.'

/**
 * Why a key may not use a root field, in a sentence; null when it may. A key restricts: what everybody may see
 * is closed to it without the scope, for the owner decides what a machine may collect.
 */
export function refusalOfKey(
  partner: Partner,
  { parent, field, rule }: { parent: 'Query' | 'Mutation'; field: string; rule: Rule | undefined },
): string | null {
  if (rule === 'catalogue') return missingScope(partner, 'CATALOGUE_READ', field)
  const scope = parent === 'Query' ? open.get(field) : undefined
  if (scope === undefined) return NOT_FOR_KEYS
  return scope && missingScope(partner, scope, field)
}

/** That the key has not the scope that a field needs, in a sentence; null when it has. */
export function missingScope(
  { scopes }: Partner,
  scope: PartnerScope,
  field: string,
): string | null {
  if (scopes.includes(scope)) return null
  return `This API key needs the scope ${nameOf(scope)} for ${field}.`
}

/** CATALOGUE_READ as people write it: catalogue:read. */
function nameOf(scope: PartnerScope): string {
  return scope.toLowerCase().replace('_', ':')
}
