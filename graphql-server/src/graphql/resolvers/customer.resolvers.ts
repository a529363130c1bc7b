import type { Types } from 'mongoose'
import { correctPhoneCustomer, hasLogin } from '../../domains/account/phone-customer.service.ts'
import { loadUserName } from '../../domains/account/user-name.ts'
import type { UserRecord } from '../../domains/account/user.model.ts'
import {
  blockCash,
  describeCashBlock,
  setCustomerNote,
  unblockCash,
} from '../../domains/customer/customer-notes.service.ts'
import {
  listCustomerViews,
  recordCustomerViews,
} from '../../domains/customer/customer-view.service.ts'
import { listCustomers } from '../../domains/dashboard/customer-search.service.ts'
import { deletePhoneCustomer } from '../../domains/privacy/delete-account.service.ts'
import { listOrders } from '../../domains/order/record/order.service.ts'
import { pageInfo } from '../../lib/database/pagination.ts'
import { withOnlyUserErrors, withUserErrors } from '../../lib/user-error.ts'
import type { Context } from '../context/context.ts'
import type { Resolvers } from '../context/generated.ts'

const loadNotes = ({ _id }: UserRecord, { loaders }: Context) =>
  loaders.customerNotes.load(_id.toHexString())

/** Loads a customer, and records that the admin has read their data. Returns null if the account does not exist. */
async function openCustomer(id: string, context: Context): Promise<UserRecord | null> {
  const [{ user: admin }, customer] = await Promise.all([
    context.signedIn(),
    context.loaders.user.load(id),
  ])
  if (customer) await recordCustomerViews(admin._id, [customer._id])
  return customer
}

/** Runs an admin's change, and returns the customer, also if the change is rejected. */
async function changeCustomer(
  id: string,
  context: Context,
  change: (adminId: Types.ObjectId) => Promise<void>,
) {
  const { user } = await context.signedIn()
  const read = async () => ({ customer: await openCustomer(id, context) })
  return withUserErrors(async () => {
    await change(user._id)
    return read()
  }, read)
}

export const customerResolvers: Resolvers = {
  Query: {
    customers: (_root, args) => listCustomers(args),
    customer: (_root, { id }, context) => openCustomer(id, context),
  },
  Viewer: {
    cashUnavailable: ({ _id }) => describeCashBlock(_id),
  },
  Mutation: {
    setCustomerNote: (_root, { input }, context) =>
      changeCustomer(input.customerId, context, (adminId) => setCustomerNote(adminId, input)),
    blockCash: (_root, { input }, context) =>
      changeCustomer(input.customerId, context, (adminId) => blockCash(adminId, input)),
    unblockCash: (_root, { input }, context) =>
      changeCustomer(input.customerId, context, (adminId) => unblockCash(adminId, input)),
    correctCustomer: (_root, { input }, context) =>
      changeCustomer(input.customerId, context, () =>
        correctPhoneCustomer(input.customerId, input),
      ),
    deleteCustomer: (_root, { input }, context) =>
      withOnlyUserErrors(() => deletePhoneCustomer(input.customerId, context)),
  },
  CustomerConnection: { pageInfo },
  CustomerSummary: {
    id: ({ _id }) => _id.toHexString(),
    joinedAt: ({ createdAt }) => createdAt,
    orderCount: async ({ _id }, _args, { loaders }) =>
      (await loaders.orderCount.load(_id.toHexString())).count,
    lastOrderAt: async ({ _id }, _args, { loaders }) =>
      (await loaders.orderCount.load(_id.toHexString())).lastAt,
    moneyOpen: ({ _id }, _args, { loaders }) => loaders.openMoney.load(_id.toHexString()),
    isCashBlocked: async (customer, _args, context) =>
      Boolean((await loadNotes(customer, context))?.cashBlock),
  },
  Customer: {
    id: ({ _id }) => _id.toHexString(),
    hasLogin,
    joinedAt: ({ createdAt }) => createdAt,
    orders: ({ _id }, args) => listOrders(_id, args),
    addresses: ({ _id }, _args, { loaders }) => loaders.activeAddresses.load(_id.toHexString()),
    moneyOpen: ({ _id }, _args, { loaders }) => loaders.openMoney.load(_id.toHexString()),
    note: async (customer, _args, context) => (await loadNotes(customer, context))?.note ?? '',
    cashBlock: async (customer, _args, context) =>
      (await loadNotes(customer, context))?.cashBlock ?? null,
    cashBlockChanges: async (customer, _args, context) =>
      (await loadNotes(customer, context))?.cashBlockChanges.toReversed() ?? [],
    views: ({ _id }) => listCustomerViews(_id),
    version: async (customer, _args, context) => (await loadNotes(customer, context))?.version ?? 0,
  },
  CashBlock: {
    by: ({ adminId }, _args, { loaders }) => loadUserName(loaders, adminId),
  },
  CashBlockChange: {
    by: ({ adminId }, _args, { loaders }) => loadUserName(loaders, adminId),
  },
  CustomerView: {
    id: ({ _id }) => _id.toHexString(),
    by: ({ adminId }, _args, { loaders }) => loadUserName(loaders, adminId),
  },
}
