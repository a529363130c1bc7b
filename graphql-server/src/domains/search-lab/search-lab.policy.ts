import type { RootFieldRules } from '../account/account.policy.ts'

export const searchLabRules = {
  Query: { missedSearches: { access: 'admin' } },
  Mutation: { reportSearch: { access: 'anyone' } },
} satisfies RootFieldRules
