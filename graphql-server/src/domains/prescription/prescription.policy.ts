import type { RootFieldRules } from '../account/account.policy.ts'

export const prescriptionRules = {
  Mutation: { uploadPrescription: { access: 'user' } },
} satisfies RootFieldRules
