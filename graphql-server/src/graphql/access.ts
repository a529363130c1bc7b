import type { Bucket } from '../auth/limits.ts'
import type { Mutation, PartnerScope, Query } from '../contract/types.generated.ts'
import type { Access } from '../domains/account/viewer.ts'

/** Everything that is checked for a root field before its resolver runs. */
export interface RootFieldRule {
  access: Access
  /** The scope that a partner's key needs for the field, or ANY. Without it, the field is closed to keys. */
  keyScope?: PartnerScope | 'ANY'
  /** By default, mutations count as `writes`, and queries are not limited. */
  rateLimit?: Bucket
  /** Only calls with a value for one of these arguments count. By default, all calls count. */
  limitedIfGiven?: readonly string[]
  /** The response depends on the caller or a secret, so shared caches may not store it. */
  personal?: true
}

type Queries = Record<Exclude<keyof Query, '__typename'>, RootFieldRule>
type Mutations = Record<Exclude<keyof Mutation, '__typename'>, RootFieldRule>

/** The root fields that read the catalogue. */
export const catalogueQueries = {
  categories: { access: 'anyone', keyScope: 'CATALOGUE_READ' },
  category: { access: 'anyone', keyScope: 'CATALOGUE_READ' },
  subCategories: { access: 'anyone', keyScope: 'CATALOGUE_READ' },
  subCategory: { access: 'anyone', keyScope: 'CATALOGUE_READ' },
  product: { access: 'anyone', keyScope: 'CATALOGUE_READ' },
  productsById: { access: 'anyone', keyScope: 'CATALOGUE_READ' },
  deletedProduct: { access: 'anyone', keyScope: 'CATALOGUE_READ' },
  products: {
    access: 'anyone',
    keyScope: 'CATALOGUE_READ',
    rateLimit: 'search',
    limitedIfGiven: ['filter'],
  },
  searchProducts: { access: 'anyone', keyScope: 'CATALOGUE_READ', rateLimit: 'search' },
  searchSuggestions: { access: 'anyone', keyScope: 'CATALOGUE_READ' },
  productList: { access: 'anyone', rateLimit: 'search' },
  gstProposal: { access: 'admin' },
  medicineFindings: { access: 'admin' },
  stockMovements: { access: 'staff' },
  productImports: { access: 'admin' },
  publishedWords: { access: 'admin' },
  explainSearch: { access: 'admin' },
  catalogueChanges: { access: 'admin', keyScope: 'CATALOGUE_READ' },
  catalogueDigest: { access: 'admin', keyScope: 'CATALOGUE_READ' },
} satisfies Partial<Queries>

const queries: Queries = {
  store: { access: 'anyone', keyScope: 'ANY' },
  ...catalogueQueries,
  viewer: { access: 'anyone', personal: true },
  team: { access: 'admin' },
  shopSettings: { access: 'admin' },
  deliveryPromise: { access: 'anyone', personal: true },
  pinPlace: { access: 'anyone', personal: true },
  orderPause: { access: 'staff' },
  isTeamInvitationOpen: { access: 'anyone', rateLimit: 'codes', personal: true },
  addresses: { access: 'admin' },
  customers: { access: 'admin' },
  customer: { access: 'admin' },
  missedSearches: { access: 'admin' },
  searchTests: { access: 'admin' },
  previewWords: { access: 'admin' },
  partnerKeys: { access: 'admin' },
  partnerKey: { access: 'admin' },
  webhooks: { access: 'admin', keyScope: 'CATALOGUE_READ' },
  webhook: { access: 'admin', keyScope: 'CATALOGUE_READ' },
  webhookDeliveries: { access: 'admin', keyScope: 'CATALOGUE_READ' },
  orders: { access: 'staff' },
  order: { access: 'staff' },
  ordersById: { access: 'staff' },
  pickList: { access: 'staff' },
  unseenOrders: { access: 'staff' },
  reservations: { access: 'staff' },
  upiStatements: { access: 'admin' },
  upiStatement: { access: 'admin' },
  upiStatementRows: { access: 'admin' },
  ordersToCheck: { access: 'staff' },
  prescriptionRegister: { access: 'pharmacist' },
  prescriptionViews: { access: 'admin' },
  ordersWithBatch: { access: 'admin' },
  gstReturn: { access: 'admin' },
  gstReturnDocuments: { access: 'admin' },
  tickets: { access: 'staff' },
  ticket: { access: 'staff' },
  overview: { access: 'admin' },
  pushKey: { access: 'staff' },
  openWork: { access: 'staff' },
  dashboardSearch: { access: 'staff', rateLimit: 'search' },
  cashDay: { access: 'admin' },
  customersByPhone: { access: 'staff' },
  readShoppingList: { access: 'staff', rateLimit: 'search' },
  orderLinks: { access: 'staff' },
  linkedOrder: { access: 'anyone', personal: true },
}

const mutations: Mutations = {
  subscribeToPush: { access: 'staff' },
  unsubscribeFromPush: { access: 'staff' },
  updateShopSettings: { access: 'admin' },
  pauseOrders: { access: 'staff' },
  resumeOrders: { access: 'staff' },
  register: { access: 'anyone', rateLimit: 'register' },
  login: { access: 'anyone', rateLimit: 'login' },
  refreshSession: { access: 'anyone' },
  logout: { access: 'user' },
  requestPasswordReset: { access: 'anyone', rateLimit: 'codes' },
  verifyPasswordResetCode: { access: 'anyone', rateLimit: 'codes' },
  resetPassword: { access: 'anyone', rateLimit: 'codes' },
  updateProfile: { access: 'user' },
  changePassword: { access: 'user' },
  setOrderMails: { access: 'user' },
  uploadAvatar: { access: 'user' },
  requestEmailVerification: { access: 'user', rateLimit: 'codes' },
  verifyEmail: { access: 'user', rateLimit: 'codes' },
  endSession: { access: 'user' },
  endOtherSessions: { access: 'user' },
  inviteToTeam: { access: 'admin', rateLimit: 'invitations' },
  cancelTeamInvitation: { access: 'admin' },
  acceptTeamInvitation: { access: 'user', rateLimit: 'codes' },
  setTeamRole: { access: 'admin' },
  setPharmacist: { access: 'admin' },
  removeFromTeam: { access: 'admin' },
  createAddress: { access: 'user' },
  updateAddress: { access: 'user' },
  removeAddress: { access: 'user' },
  setCustomerNote: { access: 'admin' },
  blockCash: { access: 'admin' },
  unblockCash: { access: 'admin' },
  correctCustomer: { access: 'admin' },
  deleteCustomer: { access: 'admin' },
  recordCashEntry: { access: 'admin' },
  strikeCashEntry: { access: 'admin' },
  closeCashDay: { access: 'admin' },
  createCategory: { access: 'admin' },
  updateCategory: { access: 'admin' },
  deleteCategory: { access: 'admin' },
  createSubCategory: { access: 'admin' },
  updateSubCategory: { access: 'admin' },
  deleteSubCategory: { access: 'admin' },
  createProduct: { access: 'admin' },
  updateProduct: { access: 'admin' },
  deleteProduct: { access: 'admin' },
  updateProducts: { access: 'admin' },
  deleteProducts: { access: 'admin' },
  setStock: { access: 'staff' },
  publishWords: { access: 'admin' },
  removePublishedWords: { access: 'admin' },
  importProducts: { access: 'admin' },
  finishImport: { access: 'admin' },
  uploadPicture: { access: 'admin' },
  reportSearch: { access: 'anyone' },
  setSearchUnsold: { access: 'admin' },
  addSearchTest: { access: 'admin' },
  removeSearchTest: { access: 'admin' },
  createPartnerKey: { access: 'admin' },
  updatePartnerKey: { access: 'admin' },
  revokePartnerKey: { access: 'admin' },
  registerWebhook: { access: 'admin', keyScope: 'CATALOGUE_READ' },
  removeWebhook: { access: 'admin', keyScope: 'CATALOGUE_READ' },
  resendDelivery: { access: 'admin' },
  addToCart: { access: 'user' },
  changeCartLineQuantity: { access: 'user' },
  removeFromCart: { access: 'user' },
  setCartQuantity: { access: 'user' },
  uploadPrescription: { access: 'user' },
  startUpiPayment: { access: 'user' },
  cancelUpiPayment: { access: 'user' },
  requestUpiRefund: { access: 'user' },
  releaseReservation: { access: 'staff' },
  placeOrder: { access: 'user' },
  cancelOrder: { access: 'user' },
  orderAgain: { access: 'user' },
  answerProposal: { access: 'user' },
  setOrderStatus: { access: 'staff' },
  setOrderStatuses: { access: 'staff' },
  seeOrders: { access: 'staff' },
  setCancellationReason: { access: 'staff' },
  setOrderBatches: { access: 'staff' },
  unpackOrder: { access: 'staff' },
  changeOrderLine: { access: 'staff' },
  proposeOrderChange: { access: 'staff' },
  withdrawProposal: { access: 'staff' },
  issueInvoice: { access: 'staff' },
  explainOwnOrder: { access: 'admin' },
  explainOwnTicket: { access: 'admin' },
  addPhoneCustomer: { access: 'staff' },
  addCustomerAddress: { access: 'staff' },
  placePhoneOrder: { access: 'staff' },
  createOrderLink: { access: 'staff' },
  withdrawOrderLink: { access: 'staff' },
  confirmOrderLink: { access: 'anyone', personal: true },
  setPaymentState: { access: 'staff' },
  setPaymentStates: { access: 'staff' },
  addRefund: { access: 'admin' },
  removeRefund: { access: 'admin' },
  refund: { access: 'admin' },
  refundPayment: { access: 'admin' },
  setRefundUpiId: { access: 'user' },
  previewUpiStatement: { access: 'admin' },
  applyUpiStatement: { access: 'admin' },
  deletePrescription: { access: 'user' },
  checkPrescription: { access: 'staff' },
  refundRejectedLines: { access: 'admin' },
  uploadTicketPhoto: { access: 'user' },
  createTicket: { access: 'anyone', rateLimit: 'tickets', personal: true },
  replyToTicket: { access: 'user' },
  answerTicket: { access: 'staff' },
  replaceItems: { access: 'staff' },
  correctTicket: { access: 'admin' },
  deleteTicketData: { access: 'admin' },
  deleteAccount: { access: 'user' },
}

/** The rule for every root field. A root field without a rule does not compile. */
export const rootFieldRules = { Query: queries, Mutation: mutations }

export type RootType = keyof typeof rootFieldRules

/** A root type's rules by field name. */
export function rulesOf(root: RootType): Map<string, RootFieldRule> {
  return new Map(Object.entries(rootFieldRules[root]))
}

/** The rate limit that a call counts towards. Null if the field is not limited. */
export function bucketOf(root: RootType, { rateLimit }: RootFieldRule): Bucket | null {
  return rateLimit ?? (root === 'Mutation' ? 'writes' : null)
}
