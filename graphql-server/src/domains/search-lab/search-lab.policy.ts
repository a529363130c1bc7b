import type { RootFieldRules } from '../account/account.policy.ts'

export const searchLabRules = {
  Query: {
    missedSearches: { access: 'admin' },
    searchTests: { access: 'admin' },
    previewWords: { access: 'admin' },
  },
  Mutation: {
    reportSearch: { access: 'anyone' },
    setSearchUnsold: { access: 'admin' },
    addSearchTest: { access: 'admin' },
    removeSearchTest: { access: 'admin' },
  },
} satisfies RootFieldRules
