import type { RootFieldRules } from '../account/account.policy.ts'

export const privacyRules = {
  Mutation: { deleteAccount: { access: 'user' } },
} satisfies RootFieldRules
