import type { RootFieldRules } from '../../account/account.policy.ts'

export const prescriptionCheckRules = {
  Query: { ordersToCheck: { access: 'admin' }, prescriptionRegister: { access: 'admin' } },
  Mutation: {
    deletePrescription: { access: 'user' },
    checkPrescription: { access: 'admin' },
    refundRejectedLines: { access: 'admin' },
  },
} satisfies RootFieldRules
