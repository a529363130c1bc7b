import type { RootFieldRules } from '../../account/account.policy.ts'

export const prescriptionCheckRules = {
  Query: { ordersToCheck: { access: 'staff' }, prescriptionRegister: { access: 'admin' } },
  Mutation: {
    deletePrescription: { access: 'user' },
    checkPrescription: { access: 'staff' },
    refundRejectedLines: { access: 'admin' },
  },
} satisfies RootFieldRules
