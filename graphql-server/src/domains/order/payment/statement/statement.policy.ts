import type { RootFieldRules } from '../../../account/account.policy.ts'

export const statementRules = {
  Query: {
    upiStatements: { access: 'admin' },
    upiStatement: { access: 'admin' },
    upiStatementRows: { access: 'admin' },
  },
  Mutation: {
    previewUpiStatement: { access: 'admin' },
    applyUpiStatement: { access: 'admin' },
  },
} satisfies RootFieldRules
