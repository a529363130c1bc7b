import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildShopper, somePharmacist } from '../../test/support/factories.ts'
import { failuresOf } from '../../test/support/failures-of.ts'
import { buildOperation, rootFields } from '../../test/support/root-fields.ts'
import { sample } from '../../test/support/property-runs.ts'
import { openTestStore, type TestStore } from '../../test/support/store.ts'
import type { RootFieldRule } from './access.ts'

/** The code with which each access rejects each caller, or null. */
const EXPECTED = {
  anyone: { nobody: null, user: null, staff: null, admin: null, pharmacist: null },
  user: { nobody: 'UNAUTHENTICATED', user: null, staff: null, admin: null, pharmacist: null },
  staff: {
    ...{ nobody: 'UNAUTHENTICATED', user: 'FORBIDDEN' },
    ...{ staff: null, admin: null, pharmacist: null },
  },
  admin: {
    ...{ nobody: 'UNAUTHENTICATED', user: 'FORBIDDEN', staff: 'FORBIDDEN' },
    ...{ admin: null, pharmacist: 'FORBIDDEN' },
  },
  pharmacist: {
    ...{ nobody: 'UNAUTHENTICATED', user: 'FORBIDDEN', staff: 'FORBIDDEN' },
    ...{ admin: 'FORBIDDEN', pharmacist: null },
  },
}
/** All root fields except `logout`, which would end the caller's session. */
const fields = rootFields.filter(({ field }) => field.name !== 'logout')

let store: TestStore
let tokens: Record<keyof (typeof EXPECTED)['user'], string | undefined>

beforeAll(async () => {
  store = await openTestStore()
  tokens = {
    nobody: undefined,
    user: (await buildShopper(store.tokens)).accessToken,
    staff: (await buildShopper(store.tokens, { role: 'STAFF' })).accessToken,
    admin: (await buildShopper(store.tokens, { role: 'ADMIN', pharmacist: undefined })).accessToken,
    // A member of staff.
    pharmacist: (await buildShopper(store.tokens, { role: 'STAFF', ...somePharmacist }))
      .accessToken,
  }
})
afterAll(() => store.close())

type RootField = (typeof fields)[number]
type Caller = keyof typeof tokens

/** By default, those with more rights than a field requires try only some fields. */
const triedByAll = new Set(sample(fields, 20))

/** Those whom the field rejects, and the first whom it does not. */
function callersOf(one: RootField): Caller[] {
  const callers: Caller[] = ['nobody', 'user', 'staff', 'admin', 'pharmacist']
  const expected = EXPECTED[one.rule.access]
  const first = callers.findIndex((who) => expected[who] === null)
  return triedByAll.has(one) ? callers : callers.slice(0, first + 1)
}

it('each root field is open to those that its rule names, and rejects all others', async () => {
  const expectRights = async (one: RootField) => {
    const { kind, field, rule } = one
    const { document, variables } = buildOperation(kind, field)
    for (const who of callersOf(one)) {
      const { errors } = await store.query(document, variables, tokens[who])
      const code = errors?.[0]?.extensions.code
      // The callers do not send a refresh token.
      const expected =
        field.name === 'refreshSession' ? 'UNAUTHENTICATED' : EXPECTED[rule.access][who]
      const answer = code === 'UNAUTHENTICATED' || code === 'FORBIDDEN' ? code : null
      expect(answer, who).toBe(expected)
      expect(code).not.toBe('GRAPHQL_VALIDATION_FAILED')
      expect(code).not.toBe('INTERNAL')
    }
  }
  expect(await failuresOf(fields, ({ path }) => path, expectRights)).toEqual([])
})

/** Admin fields that partner keys may use too are listed as `catalogue`. */
function describeRule({ access, keyScope }: RootFieldRule): string {
  return access === 'admin' && keyScope ? 'catalogue' : access
}

it('the access of every root field is listed, so that opening one to more people is deliberate', () => {
  expect(rootFields.map(({ path, rule }) => `${path}: ${describeRule(rule)}`).sort())
    .toMatchInlineSnapshot(`
      [
        "Mutation.acceptTeamInvitation: user",
        "Mutation.addCustomerAddress: staff",
        "Mutation.addPhoneCustomer: staff",
        "Mutation.addRefund: admin",
        "Mutation.addSearchTest: admin",
        "Mutation.addToCart: user",
        "Mutation.answerProposal: user",
        "Mutation.answerTicket: staff",
        "Mutation.applyUpiStatement: admin",
        "Mutation.blockCash: admin",
        "Mutation.cancelOrder: user",
        "Mutation.cancelTeamInvitation: admin",
        "Mutation.cancelUpiPayment: user",
        "Mutation.changeCartLineQuantity: user",
        "Mutation.changeOrderLine: staff",
        "Mutation.changePassword: user",
        "Mutation.checkPrescription: staff",
        "Mutation.closeCashDay: admin",
        "Mutation.confirmOrderLink: anyone",
        "Mutation.correctCustomer: admin",
        "Mutation.correctTicket: admin",
        "Mutation.createAddress: user",
        "Mutation.createCategory: admin",
        "Mutation.createOrderLink: staff",
        "Mutation.createPartnerKey: admin",
        "Mutation.createProduct: admin",
        "Mutation.createSubCategory: admin",
        "Mutation.createTicket: anyone",
        "Mutation.deleteAccount: user",
        "Mutation.deleteCategory: admin",
        "Mutation.deleteCustomer: admin",
        "Mutation.deletePrescription: user",
        "Mutation.deleteProduct: admin",
        "Mutation.deleteProducts: admin",
        "Mutation.deleteSubCategory: admin",
        "Mutation.deleteTicketData: admin",
        "Mutation.endOtherSessions: user",
        "Mutation.endSession: user",
        "Mutation.explainOwnOrder: admin",
        "Mutation.explainOwnTicket: admin",
        "Mutation.finishImport: admin",
        "Mutation.inviteToTeam: admin",
        "Mutation.issueInvoice: staff",
        "Mutation.login: anyone",
        "Mutation.logout: user",
        "Mutation.orderAgain: user",
        "Mutation.pauseOrders: staff",
        "Mutation.placeOrder: user",
        "Mutation.placePhoneOrder: staff",
        "Mutation.proposeOrderChange: staff",
        "Mutation.publishWords: admin",
        "Mutation.recordCashEntry: admin",
        "Mutation.refreshSession: anyone",
        "Mutation.refund: admin",
        "Mutation.refundPayment: admin",
        "Mutation.refundRejectedLines: admin",
        "Mutation.register: anyone",
        "Mutation.registerWebhook: catalogue",
        "Mutation.releaseReservation: staff",
        "Mutation.removeAddress: user",
        "Mutation.removeFromCart: user",
        "Mutation.removeFromTeam: admin",
        "Mutation.removePublishedWords: admin",
        "Mutation.removeRefund: admin",
        "Mutation.removeSearchTest: admin",
        "Mutation.removeWebhook: catalogue",
        "Mutation.replaceItems: staff",
        "Mutation.replyToTicket: user",
        "Mutation.reportSearch: anyone",
        "Mutation.requestEmailVerification: user",
        "Mutation.requestPasswordReset: anyone",
        "Mutation.requestUpiRefund: user",
        "Mutation.resendDelivery: admin",
        "Mutation.resetPassword: anyone",
        "Mutation.resumeOrders: staff",
        "Mutation.revokePartnerKey: admin",
        "Mutation.seeOrders: staff",
        "Mutation.setCancellationReason: staff",
        "Mutation.setCartQuantity: user",
        "Mutation.setCustomerNote: admin",
        "Mutation.setOrderBatches: staff",
        "Mutation.setOrderMails: user",
        "Mutation.setOrderStatus: staff",
        "Mutation.setOrderStatuses: staff",
        "Mutation.setPaymentState: staff",
        "Mutation.setPaymentStates: staff",
        "Mutation.setPharmacist: admin",
        "Mutation.setRefundUpiId: user",
        "Mutation.setSearchUnsold: admin",
        "Mutation.setStock: staff",
        "Mutation.setTeamRole: admin",
        "Mutation.startUpiPayment: user",
        "Mutation.strikeCashEntry: admin",
        "Mutation.subscribeToPush: staff",
        "Mutation.unblockCash: admin",
        "Mutation.unpackOrder: staff",
        "Mutation.unsubscribeFromPush: staff",
        "Mutation.updateAddress: user",
        "Mutation.updateCategory: admin",
        "Mutation.updatePartnerKey: admin",
        "Mutation.updateProduct: admin",
        "Mutation.updateProducts: admin",
        "Mutation.updateProfile: user",
        "Mutation.updateShopSettings: admin",
        "Mutation.updateSubCategory: admin",
        "Mutation.verifyEmail: user",
        "Mutation.verifyPasswordResetCode: anyone",
        "Mutation.withdrawOrderLink: staff",
        "Mutation.withdrawProposal: staff",
        "Query.addresses: admin",
        "Query.cashDay: admin",
        "Query.catalogueChanges: catalogue",
        "Query.catalogueDigest: catalogue",
        "Query.categories: anyone",
        "Query.category: anyone",
        "Query.customer: admin",
        "Query.customers: admin",
        "Query.customersByPhone: staff",
        "Query.dashboardSearch: staff",
        "Query.deletedProduct: anyone",
        "Query.deliveryPromise: anyone",
        "Query.explainSearch: admin",
        "Query.gstProposal: admin",
        "Query.gstReturn: admin",
        "Query.gstReturnDocuments: admin",
        "Query.isTeamInvitationOpen: anyone",
        "Query.linkedOrder: anyone",
        "Query.medicineFindings: admin",
        "Query.missedSearches: admin",
        "Query.openWork: staff",
        "Query.order: staff",
        "Query.orderLinks: staff",
        "Query.orderPause: staff",
        "Query.orders: staff",
        "Query.ordersById: staff",
        "Query.ordersToCheck: staff",
        "Query.ordersWithBatch: admin",
        "Query.overview: admin",
        "Query.partnerKey: admin",
        "Query.partnerKeys: admin",
        "Query.pickList: staff",
        "Query.pinPlace: anyone",
        "Query.prescriptionRegister: pharmacist",
        "Query.prescriptionViews: admin",
        "Query.previewWords: admin",
        "Query.product: anyone",
        "Query.productImports: admin",
        "Query.productList: anyone",
        "Query.products: anyone",
        "Query.productsById: anyone",
        "Query.publishedWords: admin",
        "Query.pushKey: staff",
        "Query.readShoppingList: staff",
        "Query.reservations: staff",
        "Query.searchProducts: anyone",
        "Query.searchSuggestions: anyone",
        "Query.searchTests: admin",
        "Query.shopSettings: admin",
        "Query.stockMovements: staff",
        "Query.store: anyone",
        "Query.subCategories: anyone",
        "Query.subCategory: anyone",
        "Query.team: admin",
        "Query.ticket: staff",
        "Query.tickets: staff",
        "Query.unseenOrders: staff",
        "Query.upiStatement: admin",
        "Query.upiStatementRows: admin",
        "Query.upiStatements: admin",
        "Query.viewer: anyone",
        "Query.webhook: catalogue",
        "Query.webhookDeliveries: catalogue",
        "Query.webhooks: catalogue",
      ]
    `)
})
