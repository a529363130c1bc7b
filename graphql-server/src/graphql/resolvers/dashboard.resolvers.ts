import type { Resolvers } from '../context/generated.ts'
import { searchDashboard } from '../../domains/dashboard/dashboard-search.service.ts'
import { countOpenOrders } from '../../domains/order/sales/sales-report.service.ts'
import { countOpenTickets } from '../../domains/ticket/ticket-list.service.ts'

export const dashboardResolvers: Resolvers = {
  Query: {
    openWork: async () => {
      const [orders, openTickets] = await Promise.all([countOpenOrders(), countOpenTickets()])
      return { ...orders, openTickets }
    },
    dashboardSearch: (_root, { text }, { search }) => searchDashboard(search, text),
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
