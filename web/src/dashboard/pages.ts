import type { PageRow } from '../lib/page-row.ts'

/** The dashboard's pages, where the team runs the shop. */
export const dashboardPages = {
  overview: { path: '/dashboard/overview', access: 'admin' },
  allOrders: { path: '/dashboard/orders', access: 'staff' },
  orderDetails: { path: '/dashboard/orders-details/:orderId', access: 'staff' },
  pickList: { path: '/dashboard/pick-list', access: 'staff', isBare: true },
  addressLabels: { path: '/dashboard/address-labels', access: 'staff', isBare: true },
  prescriptionQueue: { path: '/dashboard/prescriptions', access: 'staff' },
  checkPrescription: { path: '/dashboard/prescriptions/:orderId', access: 'staff' },
  prescriptionViews: { path: '/dashboard/prescriptions/views', access: 'admin' },
  prescriptionRegister: { path: '/dashboard/prescriptions/register', access: 'admin' },
  tickets: { path: '/dashboard/tickets', access: 'staff' },
  ticket: { path: '/dashboard/tickets/:ticketId', access: 'staff' },
  upiStatements: { path: '/dashboard/upi-statements', access: 'admin' },
  upiStatement: { path: '/dashboard/upi-statements/:statementId', access: 'admin' },
  categories: { path: '/dashboard/category', access: 'admin' },
  subCategories: { path: '/dashboard/subcategory', access: 'admin' },
  uploadProduct: { path: '/dashboard/upload-product', access: 'admin' },
  products: { path: '/dashboard/product', access: 'staff' },
  imports: { path: '/dashboard/imports', access: 'admin' },
  searchWords: { path: '/dashboard/search', access: 'admin' },
  partners: { path: '/dashboard/partners', access: 'admin' },
  webhooks: { path: '/dashboard/partners/:keyId', access: 'admin' },
  deliveries: { path: '/dashboard/partners/:keyId/:webhookId', access: 'admin' },
  team: { path: '/dashboard/team', access: 'admin' },
  settings: { path: '/dashboard/settings', access: 'admin' },
} as const satisfies Record<string, PageRow>
