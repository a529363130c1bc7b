import { loadUserName } from '../../../domains/account/user-name.ts'
import {
  closeDay,
  recordEntry,
  strikeEntry,
} from '../../../domains/order/cash/cash-book.service.ts'
import { reportCash, type CashDay } from '../../../domains/order/cash/cash-day.service.ts'
import { withUserErrors } from '../../../lib/user-error.ts'
import type { Resolvers } from '../../context/generated.ts'

function payload(change: () => Promise<CashDay>) {
  return withUserErrors(
    async () => ({ cashDay: await change() }),
    () => ({ cashDay: null }),
  )
}

export const cashResolvers: Resolvers = {
  Query: {
    cashDay: (_root, { day }) => reportCash(day),
  },
  Mutation: {
    recordCashEntry: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return payload(() => recordEntry(user._id, input))
    },
    strikeCashEntry: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return payload(() => strikeEntry(user._id, input))
    },
    closeCashDay: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return payload(() => closeDay(user._id, input))
    },
  },
  CashCollector: {
    memberId: ({ adminId }) => adminId?.toHexString() ?? null,
    name: ({ adminId }, _args, { loaders }) => loadUserName(loaders, adminId),
  },
  CashEntry: {
    id: ({ _id }) => _id.toHexString(),
    name: ({ memberId = null }, _args, { loaders }) => loadUserName(loaders, memberId),
    by: ({ adminId }, _args, { loaders }) => loadUserName(loaders, adminId),
    struckAt: ({ struck }) => struck?.at ?? null,
    struckBy: ({ struck }, _args, { loaders }) => loadUserName(loaders, struck?.adminId ?? null),
  },
  CashCount: {
    by: ({ adminId }, _args, { loaders }) => loadUserName(loaders, adminId),
  },
}
