import type { Resolvers } from '../../context/generated.ts'
import { pageInfo } from '../../../lib/database/pagination.ts'
import { withUserErrors } from '../../../lib/user-error.ts'
import { loadUserName } from '../../../domains/account/user-name.ts'
import { listViews } from '../../../domains/prescription/prescription-view.service.ts'
import { deletePrescription } from '../../../domains/prescription/prescription.service.ts'
import { forTeam, memberName } from './team-only.ts'
import { findAnyOrder } from '../../../domains/order/list/order-list.service.ts'
import {
  checkPrescription,
  listOrdersToCheck,
} from '../../../domains/order/prescription/check.service.ts'
import { checkState } from '../../../domains/order/record/check-state.ts'
import { isNeededByOrder } from '../../../domains/order/prescription/prescription-use.service.ts'
import { listRegister } from '../../../domains/order/register/register.service.ts'

export const prescriptionCheckResolvers: Resolvers = {
  Query: {
    ordersToCheck: (_root, args) => listOrdersToCheck(args),
    prescriptionRegister: (_root, args) => listRegister(args),
    prescriptionViews: (_root, args) => listViews(args),
  },
  Mutation: {
    deletePrescription: async (_root, { input: { prescriptionId } }, context) => {
      const { user } = await context.signedIn()
      return withUserErrors(
        async () => ({
          deletedId: await deletePrescription(
            user._id,
            prescriptionId,
            isNeededByOrder,
            context.prescriptionFiles,
          ),
        }),
        () => Promise.resolve({ deletedId: null }),
      )
    },
    checkPrescription: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return withUserErrors(
        async () => ({ order: await checkPrescription(user, input, context.store) }),
        async () => ({ order: await findAnyOrder(input.orderId) }),
      )
    },
  },
  Order: {
    prescriptionCheck: (order) => (checkState(order) === null ? null : order),
  },
  OrderLine: {
    schedule: ({ schedule }) => schedule ?? 'NONE',
    checkReason: ({ checkReason }) => checkReason ?? null,
    prescribed: ({ prescribed }, _args, context) => forTeam(prescribed, context),
  },
  QuoteLine: {
    prescriptionRequired: ({ schedule }) => schedule !== null,
  },
  PrescriptionCheck: {
    // A check that exists has a state.
    state: (order) => checkState(order) ?? 'CHECKED',
    prescriptions: async ({ prescriptionIds = [] }, _args, { loaders }) => {
      const ids = prescriptionIds.map((id) => id.toHexString())
      const found = await Promise.all(ids.map((id) => loaders.prescription.load(id)))
      return found.filter((prescription) => prescription !== null)
    },
    checkedAt: ({ check }) => check?.at ?? null,
    checkedBy: ({ check }, _args, context) => memberName(check?.adminId, context),
    patient: ({ check }, _args, context) => forTeam(check?.patient, context),
    prescriber: ({ check }, _args, context) => forTeam(check?.prescriber, context),
    issuedOn: ({ check }, _args, context) => forTeam(check?.prescription?.issuedOn, context),
    kind: ({ check }, _args, context) => forTeam(check?.prescription?.kind, context),
    patientAddress: ({ check }, _args, context) =>
      forTeam(check?.prescription?.patientAddress, context),
    prescriberAddress: ({ check }, _args, context) =>
      forTeam(check?.prescription?.prescriberAddress, context),
    prescriberRegistration: ({ check }, _args, context) =>
      forTeam(check?.prescription?.prescriberRegistration, context),
    overrideReason: ({ check }, _args, context) =>
      forTeam(check?.prescription?.overrideReason, context),
    earlierSupplies: async (order, _args, context) =>
      (await forTeam(order, context)) ? context.loaders.earlierSupplies.load(order) : [],
    validDaysAcute: (_check, _args, { store }) => store.prescriptionDaysAcute,
    validDaysChronic: (_check, _args, { store }) => store.prescriptionDaysChronic,
    rejectedLines: ({ check }) => check?.rejected ?? [],
  },
  EarlierSupply: {
    orderId: ({ orderId }) => orderId.toHexString(),
    productId: ({ productId }) => productId.toHexString(),
  },
  RegisterEntry: {
    id: ({ _id }) => _id.toHexString(),
    orderId: ({ orderId }) => orderId.toHexString(),
  },
  RegisterEntryConnection: { pageInfo },
  PrescriptionView: {
    id: ({ _id }) => _id.toHexString(),
    viewedBy: ({ userId }, _args, { loaders }) => loadUserName(loaders, userId),
    customer: ({ ownerId }, _args, { loaders }) => loadUserName(loaders, ownerId),
    prescriptionId: ({ prescriptionId }) => prescriptionId.toHexString(),
    prescription: ({ prescriptionId }, _args, { loaders }) =>
      loaders.prescription.load(prescriptionId.toHexString()),
    orderNumbers: ({ prescriptionId }, _args, { loaders }) =>
      loaders.orderNumbers.load(prescriptionId.toHexString()),
  },
  PrescriptionViewConnection: { pageInfo },
}
