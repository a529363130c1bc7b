import { dashboardPages } from '../dashboard/pages.ts'
import { fillPattern, mapPaths } from './patterns.ts'

/** The paths of the pages of the dashboard. Not in paths.ts, which the first page of every visit loads. */
export const dashboardPaths = {
  ...mapPaths(dashboardPages),
  orderDetails: (id: string) => fillPattern(dashboardPages.orderDetails.path, id),
  checkPrescription: (orderId: string) =>
    fillPattern(dashboardPages.checkPrescription.path, orderId),
  upiStatement: (id: string) => fillPattern(dashboardPages.upiStatement.path, id),
  webhooks: (keyId: string) => fillPattern(dashboardPages.webhooks.path, keyId),
  deliveries: (keyId: string, webhookId: string) =>
    fillPattern(dashboardPages.deliveries.path, keyId, webhookId),
}
