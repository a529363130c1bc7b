import type { RootFieldRules } from '../account/account.policy.ts'

export const overviewRules = {
  Query: { overview: { access: 'admin' } },
} satisfies RootFieldRules
