import type { RootFieldRules } from '../account/account.policy.ts'

export const addressRules = {
  Query: { addresses: { access: 'admin' } },
  Mutation: {
    createAddress: { access: 'user' },
    updateAddress: { access: 'user' },
    removeAddress: { access: 'user' },
  },
} satisfies RootFieldRules
