import { MAX_SESSIONS } from '../auth/sessions.ts'
import { MAX_ADDRESSES, MAX_KEPT } from '../domains/address/address.service.ts'
import { MAX_LINES } from '../domains/cart/cart-contents.ts'
import { MAX_ROW } from '../domains/catalogue/browse/catalogue.service.ts'
import { MAX_LINKS } from '../domains/order/phone/order-link.service.ts'
import { MAX_PRESCRIPTIONS } from '../domains/prescription/prescription.service.ts'
import { PICTURE_WIDTHS } from '../lib/pictures.ts'

/**
 * The number of objects that each list without a size argument has in the calculation of costs, by field or by the type
 * of its objects. A test fails for a list without a row. Lists of texts and numbers count as one field.
 */
export const LENGTHS: Record<string, number> = {
  // The most that these lists can have. Customers can lengthen most of them.
  'Viewer.addresses': MAX_KEPT,
  'Viewer.prescriptions': MAX_PRESCRIPTIONS,
  'Viewer.sessions': MAX_SESSIONS,
  'Cart.lines': MAX_LINES,
  'Cart.gone': MAX_LINES,
  'Cart.notDelivered': MAX_LINES,
  'Quote.lines': MAX_LINES,
  'UpiPayment.lines': MAX_LINES,
  'OrderAgainPayload.problems': MAX_LINES,
  'LinkedOrder.lines': MAX_LINES,
  'Customer.addresses': MAX_ADDRESSES,
  'Customer.cashBlockChanges': 20,
  'Customer.views': 20,
  'DashboardSearch.customers': 5,
  'DashboardSearch.orders': 5,
  'DashboardSearch.products': 5,
  'GstReturnFinding.places': 20,
  'Image.versions': PICTURE_WIDTHS.length,
  'ImportReport.conflicts': 100,
  'ImportReport.refusals': 100,
  'ImportReport.unread': 100,
  'ListedItem.proposals': 5,
  'OrderConnection.statusCounts': 6,
  'OrderLine.recentBatches': 5,
  'Overview.days': 30,
  'Overview.periods': 3,
  'PartnerKey.usage': 30,
  'PrescriptionCheck.earlierSupplies': 50,
  'PrescriptionCheck.prescriptions': 5,
  'Query.customersByPhone': 10,
  'Query.missedSearches': 100,
  'Query.orderLinks': MAX_LINKS,
  'Query.productsById': MAX_ROW,
  'Query.searchTests': 100,
  'Query.unseenOrders': 50,
  'Query.webhooks': 5,
  'SalesPeriod.bestByPieces': 10,
  'SalesPeriod.bestByRevenue': 10,
  'SearchPreview.products': 3,
  'SeeOrdersPayload.unseenOrders': 50,
  'Team.invitations': 50,
  'Team.members': 250,
  'Ticket.photos': 4,
  'WordsPreview.searches': 10,
  'WordsPreview.tests': 100,
  LineProblem: 2,
  MessageParam: 5,

  // The usual length, because these lists are inside other lists. An order has at most 50 lines.
  OrderLine: 10,
  RefundLine: 10,
  DocumentLine: 10,
  'Ticket.lines': 10,
  'Ticket.entries': 10,
  'Order.changes': 10,
  'Order.proposals': 10,
  'Order.tickets': 10,
  'PhoneCustomer.addresses': 10,
  // Staff read lists of at most 50 entries.
  'Query.readShoppingList': 20,

  // The usual length of lists that only the team can lengthen.
  'Order.documents': 10,
  'Order.history': 10,
  'Order.refunds': 10,
  'OrderPayment.history': 10,
  'Category.subCategories': 10,
  'Product.categories': 10,
  'Product.subCategories': 10,
  'Product.images': 10,
  'Query.categories': 10,
  'Query.ordersById': 10,
  'Query.partnerKeys': 10,
  'Query.subCategories': 10,
  'SetOrderStatusesPayload.moved': 10,
  'SetPaymentStatesPayload.changed': 10,
  'SubCategory.categories': 10,
  'UpdateProductsPayload.products': 10,
  Batch: 10,
  CartWarning: 10,
  CashCollector: 10,
  CashCount: 10,
  CashEntry: 10,
  ChangedShopSetting: 10,
  DeliveryArea: 10,
  GstRate: 10,
  GstReturnFinding: 10,
  GstReturnTable: 10,
  Holiday: 10,
  Ingredient: 10,
  MatchedWord: 10,
  OpeningInterval: 10,
  OrderRefusal: 10,
  PickListGroup: 10,
  PickListLine: 10,
  PickListOrder: 10,
  ProductDetail: 10,
  PublishedWords: 10,
  RefusedProduct: 10,
  RefusedRow: 10,
  SearchTerm: 10,
  SetupStep: 10,
  ShopSettingConflict: 10,
  SocialLink: 10,
  StoreClaim: 10,
  StorePolicy: 10,
  UpiStatementCount: 10,
  UpiStatementRow: 10,
  UserError: 10,
}

/** The length of a list in the calculation of costs. Undefined for a list without a row. */
export function lengthOf(field: string, type: string): number | undefined {
  return LENGTHS[field] ?? LENGTHS[type]
}
