import type { PageRow } from '../lib/urls/page-row.ts'

/** The pages for logged-in users. */
export const accountPages = {
  /** Redirects to the account's first page. */
  accountStart: { path: '/dashboard', access: 'viewer' },
  profile: {
    path: '/dashboard/profile',
    title: 'Profile',
    access: 'viewer',
    rendering: 'without-viewer',
    viewerQuery: 'Profile',
  },
  myOrders: {
    path: '/dashboard/myorders',
    title: 'My Orders',
    access: 'viewer',
    rendering: 'without-viewer',
    viewerQuery: 'MyOrders',
  },
  order: { path: '/dashboard/myorders/:orderId', access: 'viewer' },
  addresses: { path: '/dashboard/address', title: 'Address', access: 'viewer' },
  invoice: { path: '/dashboard/invoice/:orderId', access: 'viewer', isBare: true },
  joinTeam: { path: '/dashboard/join-team', access: 'anyone', isBare: true },
} as const satisfies Record<string, PageRow>
