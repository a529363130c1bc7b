import { filterParameters } from '../lib/urls/filter-url.ts'
import type { PageRow } from '../lib/urls/page-row.ts'

/** The pages that everybody can open. */
export const shopPages = {
  home: { path: '/', rendering: 'complete', isPreloaded: true },
  /** All products in a category or one of its sub-categories. */
  listing: {
    path: '/:category/:subCategory?',
    rendering: 'complete',
    parameters: filterParameters,
    isPreloaded: true,
  },
  product: { path: '/product/:product', rendering: 'complete', isPreloaded: true },
  search: {
    path: '/search',
    rendering: 'complete',
    parameters: ['q', ...filterParameters],
    isPreloaded: true,
  },
  cart: { path: '/cart', rendering: 'without-viewer', isPreloaded: true },
  checkout: { path: '/checkout', rendering: 'without-viewer', viewerQuery: 'Checkout' },
  success: { path: '/success' },
  cancel: { path: '/cancel' },
  /** An order that the team has prepared for a customer. Its token is the fragment. */
  linkedOrder: { path: '/order-link' },
  login: { path: '/login', rendering: 'without-viewer' },
  register: { path: '/register' },
  forgotPassword: { path: '/forgot-password' },
  verifyOtp: { path: '/verification-otp' },
  resetPassword: { path: '/reset-password' },
  help: { path: '/help', rendering: 'complete', title: 'Help & policies' },
  contact: { path: '/contact' },
  /** The account menu as a page, for phones. */
  user: { path: '/user', rendering: 'without-viewer' },
  notFound: { path: '*', rendering: 'complete' },
} as const satisfies Record<string, PageRow>
