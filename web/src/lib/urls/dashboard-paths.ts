import { dashboardPages } from '../../dashboard/pages.ts'
import { fillPattern, mapPaths } from './patterns.ts'

/** The paths of the dashboard pages. They are not in paths.ts because every visit's first page loads it. */
export const dashboardPaths = {
  ...mapPaths(dashboardPages),
  orderDetails: (id: string) => fillPattern(dashboardPages.orderDetails.path, id),
  orderBatches: (orderIds: readonly string[]) =>
    `${dashboardPages.orderBatches.path}?orders=${orderIds.join(',')}`,
  packOrdersById: (orderIds: readonly string[]) =>
    `${dashboardPages.packOrders.path}?orders=${orderIds.join(',')}`,
  checkPrescription: (orderId: string) =>
    fillPattern(dashboardPages.checkPrescription.path, orderId),
  customer: (id: string) => fillPattern(dashboardPages.customer.path, id),
  ticket: (id: string) => fillPattern(dashboardPages.ticket.path, id),
  upiStatement: (id: string) => fillPattern(dashboardPages.upiStatement.path, id),
  webhooks: (keyId: string) => fillPattern(dashboardPages.webhooks.path, keyId),
  deliveries: (keyId: string, webhookId: string) =>
    fillPattern(dashboardPages.deliveries.path, keyId, webhookId),
}
