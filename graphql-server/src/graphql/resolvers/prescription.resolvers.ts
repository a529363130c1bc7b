import type { Resolvers } from '../context/generated.ts'
import { withUserErrors } from '../../lib/user-error.ts'
import { keptUntil } from '../../domains/private-file/private-files.service.ts'
import {
  listPrescriptions,
  prescriptionKind,
  uploadPrescription,
  usableUntil,
} from '../../domains/prescription/prescription.service.ts'

export const prescriptionResolvers: Resolvers = {
  Viewer: {
    prescriptions: (user) => listPrescriptions(user._id),
  },
  Mutation: {
    uploadPrescription: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return withUserErrors(
        async () => ({
          prescription: await uploadPrescription(context.prescriptionFiles, user._id, input),
        }),
        () => ({ prescription: null }),
      )
    },
  },
  Prescription: {
    id: (prescription) => prescription._id.toHexString(),
    url: async ({ _id }, _args, context) => {
      const { user } = await context.signedIn()
      return context.privateLinks.sign(prescriptionKind, _id, user._id, new Date())
    },
    usableUntil,
    keptUntil,
    expired: (prescription) => usableUntil(prescription) <= new Date(),
  },
}
