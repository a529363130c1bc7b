import type { Bucket } from '../auth/limits.ts'
import type { Mutation, Query } from '../contract/types.generated.ts'
import { accountRules, type RootFieldRule } from '../domains/account/account.policy.ts'
import { teamRules } from '../domains/account/team/team.policy.ts'
import { addressRules } from '../domains/address/address.policy.ts'
import { cartRules } from '../domains/cart/cart.policy.ts'
import { catalogueRules } from '../domains/catalogue/catalogue.policy.ts'
import { overviewRules } from '../domains/overview/overview.policy.ts'
import { orderRules } from '../domains/order/order.policy.ts'
import { prescriptionCheckRules } from '../domains/order/prescription/prescription-check.policy.ts'
import { statementRules } from '../domains/order/payment/statement/statement.policy.ts'
import { partnerRules } from '../domains/partner/partner.policy.ts'
import { prescriptionRules } from '../domains/prescription/prescription.policy.ts'
import { privacyRules } from '../domains/privacy/privacy.policy.ts'
import { searchLabRules } from '../domains/search-lab/search-lab.policy.ts'
import { webhookRules } from '../domains/webhook/webhook.policy.ts'

/** The rule of every root field. A root field without a rule does not compile. */
export const rootFieldRules: {
  Query: Record<Exclude<keyof Query, '__typename'>, RootFieldRule>
  Mutation: Record<Exclude<keyof Mutation, '__typename'>, RootFieldRule>
} = {
  Query: {
    store: { access: 'anyone', keyScope: 'ANY' },
    ...accountRules.Query,
    ...teamRules.Query,
    ...addressRules.Query,
    ...catalogueRules.Query,
    ...searchLabRules.Query,
    ...partnerRules.Query,
    ...webhookRules.Query,
    ...orderRules.Query,
    ...statementRules.Query,
    ...prescriptionCheckRules.Query,
    ...overviewRules.Query,
  },
  Mutation: {
    ...accountRules.Mutation,
    ...teamRules.Mutation,
    ...addressRules.Mutation,
    ...catalogueRules.Mutation,
    ...searchLabRules.Mutation,
    ...partnerRules.Mutation,
    ...webhookRules.Mutation,
    ...cartRules.Mutation,
    ...prescriptionRules.Mutation,
    ...orderRules.Mutation,
    ...statementRules.Mutation,
    ...prescriptionCheckRules.Mutation,
    ...privacyRules.Mutation,
  },
}

export type RootType = keyof typeof rootFieldRules

/** The rules of a root type by field name. */
export function rulesOf(root: RootType): Map<string, RootFieldRule> {
  return new Map(Object.entries(rootFieldRules[root]))
}

/** What a call of the field counts towards; null when it is not limited. */
export function bucketOf(root: RootType, { rateLimit }: RootFieldRule): Bucket | null {
  return rateLimit ?? (root === 'Mutation' ? 'writes' : null)
}
