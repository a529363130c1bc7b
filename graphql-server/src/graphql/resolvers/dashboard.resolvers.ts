import type { Resolvers } from '../context/generated.ts'
import { searchDashboard } from '../../domains/dashboard/dashboard-search.service.ts'
import { subscribe, unsubscribe } from '../../domains/dashboard/push/push-subscription.service.ts'
import { countOpenOrders } from '../../domains/order/sales/sales-report.service.ts'
import { countOpenTickets } from '../../domains/ticket/ticket-list.service.ts'
import { withUserErrors } from '../../lib/user-error.ts'

const done = () => ({})

export const dashboardResolvers: Resolvers = {
  Query: {
    pushKey: (_root, _args, { pushKey }) => pushKey,
    openWork: async () => {
      const [orders, openTickets] = await Promise.all([countOpenOrders(), countOpenTickets()])
      return { ...orders, openTickets }
    },
    dashboardSearch: (_root, { text }, { search }) => searchDashboard(search, text),
  },
  Mutation: {
    subscribeToPush: (_root, { input }, context) =>
      withUserErrors(async () => {
        await subscribe(await context.signedIn(), input, context.webhookAddresses)
        return {}
      }, done),
    unsubscribeFromPush: (_root, { input }, context) =>
      withUserErrors(async () => {
        await unsubscribe(await context.signedIn(), input)
        return {}
      }, done),
  },
  DashboardSearch: {
    customers: async ({ customerIds }, _args, context) => {
      const { user } = await context.signedIn()
      if (user.role !== 'ADMIN') return []
      const found = await Promise.all(
        customerIds.map((id) => context.loaders.user.load(id.toHexString())),
      )
      return found.filter((customer) => customer !== null)
    },
  },
}
