import type * as Types from '../../contract/types.generated.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Paise } from '../../lib/money.ts';
import type { PictureUrl } from '../../lib/pictures.ts';
import type { StoreSettings, VersionedSettings } from '../../domains/shop/shop.ts';
import type { ShopSettingsChangeRecord, ShopSettingsChangePage } from '../../domains/shop/shop-settings.model.ts';
import type { CategoryRecord } from '../../domains/catalogue/record/category.model.ts';
import type { SubCategoryRecord } from '../../domains/catalogue/record/sub-category.model.ts';
import type { ProductRecord, MedicineProduct } from '../../domains/catalogue/record/product.model.ts';
import type { RefusedEdit } from '../../domains/catalogue/edit/bulk-edits.service.ts';
import type { Ingredient, Strength } from '../../domains/catalogue/medicine/composition.ts';
import type { ProductPage, ProductPageEdge } from '../../domains/catalogue/browse/catalogue.service.ts';
import type { Suggestion } from '../../domains/catalogue/search/suggestions/suggestions.ts';
import type { NumberedChange, ChangePage } from '../../domains/catalogue/changes/changes-page.service.ts';
import type { PublishedLineRecord } from '../../domains/catalogue/search-words/published-words.model.ts';
import type { PlacedTest } from '../../domains/search-lab/search-tests.service.ts';
import type { PreviewedSearch } from '../../domains/search-lab/preview-words.service.ts';
import type { CountedMovement, MovementPage } from '../../domains/catalogue/stock/stock-history.service.ts';
import type { UserRecord } from '../../domains/account/user.model.ts';
import type { PartnerKeyRecord } from '../../domains/partner/partner-key.model.ts';
import type { PartnerUsageRecord } from '../../domains/partner/partner-usage.model.ts';
import type { WebhookRecord } from '../../domains/webhook/webhook.model.ts';
import type { DeliveryRecord } from '../../domains/webhook/delivery.model.ts';
import type { DeliveryPage } from '../../domains/webhook/deliveries.service.ts';
import type { TeamRecord, TeamMemberRecord } from '../../domains/account/team/team.service.ts';
import type { TeamInvitationRecord } from '../../domains/account/team/team-invitation.model.ts';
import type { SessionRecord } from '../../auth/session.model.ts';
import type { StoredPicture } from '../../uploads/pictures.ts';
import type { CartContents, FilledCartLine } from '../../domains/cart/cart-contents.ts';
import type { CartLineRecord } from '../../domains/cart/cart-line.model.ts';
import type { AddressRecord } from '../../domains/address/address.model.ts';
import type { CustomerPage } from '../../domains/dashboard/customer-search.service.ts';
import type { OpenMoney } from '../../domains/order/sales/open-money.ts';
import type { CashBlockRecord, CashBlockChangeRecord } from '../../domains/customer/customer-notes.model.ts';
import type { CustomerViewRecord } from '../../domains/customer/customer-view.model.ts';
import type { DashboardFindings } from '../../domains/dashboard/dashboard-search.service.ts';
import type { SalesReport, PeriodReport, SalesFigures, DayFigures } from '../../domains/order/sales/sales-report.service.ts';
import type { ProductSalesRecord } from '../../domains/order/sales/daily-sales.model.ts';
import type { OrderRecord, PlacementRecord, ReplacedOrderRecord, PaymentStatementRowRecord, OrderPage, CashRecord, OrderStatusChangeRecord, PaymentChangeRecord } from '../../domains/order/record/order.model.ts';
import type { GstReturnReport } from '../../domains/order/returns/gst-return.service.ts';
import type { PlaceSum } from '../../domains/order/returns/return-sums.ts';
import type { DocumentRecord } from '../../domains/order/document/document.model.ts';
import type { ReturnDocumentPage } from '../../domains/order/returns/return-documents.ts';
import type { OrderLineRecord, BatchRecord } from '../../domains/order/record/order-line.model.ts';
import type { OrderChangeRecord, ChangeSubstituteRecord } from '../../domains/order/record/order-change.model.ts';
import type { PresentedProposal } from '../../domains/order/record/proposals.ts';
import type { FoundCustomer } from '../../domains/order/phone/phone-customers.service.ts';
import type { OrderLinkRecord } from '../../domains/order/phone/order-link.model.ts';
import type { PrescriptionRecord } from '../../domains/prescription/prescription.model.ts';
import type { TicketRecord, TicketLineRecord, TicketEntryRecord, TicketPhotoRecord } from '../../domains/ticket/ticket.model.ts';
import type { TicketPage } from '../../domains/ticket/ticket-list.service.ts';
import type { EarlierSupplyRecord } from '../../domains/order/prescription/earlier-supplies.service.ts';
import type { RegisterEntryRecord, RegisterPage } from '../../domains/order/register/register-entry.model.ts';
import type { PrescriptionViewRecord, PrescriptionViewPage } from '../../domains/prescription/prescription-view.model.ts';
import type { AmendmentRecord } from '../../domains/order/record/amendment.model.ts';
import type { RecalledPacks } from '../../domains/order/packing/recall.service.ts';
import type { ProductBatchRecord } from '../../domains/order/packing/product-batch.model.ts';
import type { ListedRefund } from '../../domains/order/record/refunds.ts';
import type { RefundRecord, RefundLineRecord } from '../../domains/order/record/refund.model.ts';
import type { UpiStatementRecord, UpiStatementPage } from '../../domains/order/payment/statement/statement.model.ts';
import type { UpiStatementRowRecord, UpiStatementRowPage, RowOrderRecord } from '../../domains/order/payment/statement/statement-row.model.ts';
import type { ReservationRecord, ReservationPage } from '../../domains/order/checkout/reservation.model.ts';
import type { OrderQuote, OrderQuoteLine } from '../../domains/order/checkout/quote.ts';
import type { PlaceOrderOutcome } from '../../domains/order/checkout/place-order.service.ts';
import type { PickListLine } from '../../domains/order/desk/pick-list.service.ts';
import type { OrderRefusal } from '../../domains/order/desk/change-orders.ts';
import type { CashDay, CashCollector } from '../../domains/order/cash/cash-day.service.ts';
import type { CashEntryRecord, CashCountRecord } from '../../domains/order/cash/cash-book.model.ts';
import type { GstRateRecord } from '../../domains/gst/rates.ts';
import type { GstProposal } from '../../domains/gst/common-goods.ts';
import type { ProductImportRecord, ProductImportPage } from '../../domains/catalogue/csv/product-import.model.ts';
import type { OrderAddressRecord } from '../../domains/order/record/order-address.model.ts';
import type { PresentedDocument, PresentedLine } from '../../domains/order/document/present-documents.ts';
import type { Context } from './context.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Types.Maybe<TTypes> | Promise<Types.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  CatalogueThing:
    | ( CategoryRecord )
    | ( ProductRecord )
    | ( SubCategoryRecord )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptTeamInvitationInput: Types.AcceptTeamInvitationInput;
  AcceptTeamInvitationPayload: ResolverTypeWrapper<Omit<Types.AcceptTeamInvitationPayload, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  AccountStatus: Types.AccountStatus;
  AddCustomerAddressInput: Types.AddCustomerAddressInput;
  AddPhoneCustomerInput: Types.AddPhoneCustomerInput;
  AddRefundInput: Types.AddRefundInput;
  AddRefundPayload: ResolverTypeWrapper<Omit<Types.AddRefundPayload, 'order'> & { order?: Types.Maybe<ResolversTypes['Order']> }>;
  AddSearchTestInput: Types.AddSearchTestInput;
  AddSearchTestPayload: ResolverTypeWrapper<Omit<Types.AddSearchTestPayload, 'test'> & { test?: Types.Maybe<ResolversTypes['SearchTest']> }>;
  AddToCartInput: Types.AddToCartInput;
  Address: ResolverTypeWrapper<AddressRecord>;
  AddressConnection: ResolverTypeWrapper<Omit<Types.AddressConnection, 'edges'> & { edges: Array<ResolversTypes['AddressEdge']> }>;
  AddressEdge: ResolverTypeWrapper<Omit<Types.AddressEdge, 'node'> & { node: ResolversTypes['Address'] }>;
  AddressLabel: Types.AddressLabel;
  AddressPayload: ResolverTypeWrapper<Omit<Types.AddressPayload, 'address'> & { address?: Types.Maybe<ResolversTypes['Address']> }>;
  AnswerProposalInput: Types.AnswerProposalInput;
  AnswerProposalPayload: ResolverTypeWrapper<Omit<Types.AnswerProposalPayload, 'order'> & { order?: Types.Maybe<ResolversTypes['Order']> }>;
  AnswerTicketInput: Types.AnswerTicketInput;
  AnswerTicketPayload: ResolverTypeWrapper<Omit<Types.AnswerTicketPayload, 'ticket'> & { ticket?: Types.Maybe<ResolversTypes['Ticket']> }>;
  ApplyUpiStatementInput: Types.ApplyUpiStatementInput;
  ApplyUpiStatementPayload: ResolverTypeWrapper<Omit<Types.ApplyUpiStatementPayload, 'refused' | 'statement'> & { refused: Array<ResolversTypes['UpiStatementRow']>, statement?: Types.Maybe<ResolversTypes['UpiStatement']> }>;
  Batch: ResolverTypeWrapper<BatchRecord>;
  BatchInput: Types.BatchInput;
  BestSeller: ResolverTypeWrapper<ProductSalesRecord>;
  BilledPrescription: ResolverTypeWrapper<Types.BilledPrescription>;
  BlockCashInput: Types.BlockCashInput;
  Boolean: ResolverTypeWrapper<Types.Scalars['Boolean']['output']>;
  BrandFacet: ResolverTypeWrapper<Types.BrandFacet>;
  BuyerInput: Types.BuyerInput;
  CancelOrderInput: Types.CancelOrderInput;
  CancelOrderPayload: ResolverTypeWrapper<Omit<Types.CancelOrderPayload, 'order'> & { order?: Types.Maybe<ResolversTypes['Order']> }>;
  CancelTeamInvitationInput: Types.CancelTeamInvitationInput;
  CancelTeamInvitationPayload: ResolverTypeWrapper<Omit<Types.CancelTeamInvitationPayload, 'team'> & { team: ResolversTypes['Team'] }>;
  CancelUpiPaymentInput: Types.CancelUpiPaymentInput;
  CancelUpiPaymentPayload: ResolverTypeWrapper<Omit<Types.CancelUpiPaymentPayload, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  Cart: ResolverTypeWrapper<CartContents>;
  CartLine: ResolverTypeWrapper<FilledCartLine>;
  CartPayload: ResolverTypeWrapper<Omit<Types.CartPayload, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  CartWarning: ResolverTypeWrapper<Types.CartWarning>;
  CartWarningCode: Types.CartWarningCode;
  CashBlock: ResolverTypeWrapper<CashBlockRecord>;
  CashBlockChange: ResolverTypeWrapper<CashBlockChangeRecord>;
  CashCollector: ResolverTypeWrapper<CashCollector>;
  CashCount: ResolverTypeWrapper<CashCountRecord>;
  CashDay: ResolverTypeWrapper<CashDay>;
  CashDayPayload: ResolverTypeWrapper<Omit<Types.CashDayPayload, 'cashDay'> & { cashDay?: Types.Maybe<ResolversTypes['CashDay']> }>;
  CashEntry: ResolverTypeWrapper<CashEntryRecord>;
  CashEntryKind: Types.CashEntryKind;
  CashReceipt: ResolverTypeWrapper<CashRecord>;
  CatalogueChange: ResolverTypeWrapper<NumberedChange>;
  CatalogueChangeConnection: ResolverTypeWrapper<ChangePage>;
  CatalogueChangeEdge: ResolverTypeWrapper<Omit<Types.CatalogueChangeEdge, 'node'> & { node: ResolversTypes['CatalogueChange'] }>;
  CatalogueDigest: ResolverTypeWrapper<Types.CatalogueDigest>;
  CatalogueKind: Types.CatalogueKind;
  CatalogueThing: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CatalogueThing']>;
  Category: ResolverTypeWrapper<CategoryRecord>;
  CategoryFacet: ResolverTypeWrapper<Omit<Types.CategoryFacet, 'category'> & { category: ResolversTypes['Category'] }>;
  CategoryPayload: ResolverTypeWrapper<Omit<Types.CategoryPayload, 'category'> & { category?: Types.Maybe<ResolversTypes['Category']> }>;
  ChangeCartLineQuantityInput: Types.ChangeCartLineQuantityInput;
  ChangeDecision: Types.ChangeDecision;
  ChangeOrderLineInput: Types.ChangeOrderLineInput;
  ChangeOrderLinePayload: ResolverTypeWrapper<Omit<Types.ChangeOrderLinePayload, 'order'> & { order?: Types.Maybe<ResolversTypes['Order']> }>;
  ChangePasswordInput: Types.ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<Omit<Types.ChangePasswordPayload, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  ChangeSubstitute: ResolverTypeWrapper<ChangeSubstituteRecord>;
  ChangedShopSetting: ResolverTypeWrapper<Types.ChangedShopSetting>;
  CheckPrescriptionInput: Types.CheckPrescriptionInput;
  CheckPrescriptionPayload: ResolverTypeWrapper<Omit<Types.CheckPrescriptionPayload, 'order'> & { order?: Types.Maybe<ResolversTypes['Order']> }>;
  CloseCashDayInput: Types.CloseCashDayInput;
  CompositionStatement: ResolverTypeWrapper<Omit<Types.CompositionStatement, 'cgst' | 'sgst' | 'taxable' | 'value'> & { cgst: ResolversTypes['MoneyDifference'], sgst: ResolversTypes['MoneyDifference'], taxable: ResolversTypes['MoneyDifference'], value: ResolversTypes['MoneyDifference'] }>;
  ConfirmOrderLinkInput: Types.ConfirmOrderLinkInput;
  ConfirmOrderLinkPayload: ResolverTypeWrapper<Omit<Types.ConfirmOrderLinkPayload, 'linkedOrder'> & { linkedOrder?: Types.Maybe<ResolversTypes['LinkedOrder']> }>;
  ConflictingCell: ResolverTypeWrapper<Types.ConflictingCell>;
  CorrectCustomerInput: Types.CorrectCustomerInput;
  CorrectTicketInput: Types.CorrectTicketInput;
  CorrectTicketPayload: ResolverTypeWrapper<Omit<Types.CorrectTicketPayload, 'ticket'> & { ticket?: Types.Maybe<ResolversTypes['Ticket']> }>;
  CorrectedDocument: ResolverTypeWrapper<Types.CorrectedDocument>;
  CountryFacet: ResolverTypeWrapper<Types.CountryFacet>;
  CreateAddressInput: Types.CreateAddressInput;
  CreateCategoryInput: Types.CreateCategoryInput;
  CreateOrderLinkPayload: ResolverTypeWrapper<Omit<Types.CreateOrderLinkPayload, 'link' | 'quote'> & { link?: Types.Maybe<ResolversTypes['OrderLink']>, quote?: Types.Maybe<ResolversTypes['Quote']> }>;
  CreatePartnerKeyInput: Types.CreatePartnerKeyInput;
  CreatePartnerKeyPayload: ResolverTypeWrapper<Omit<Types.CreatePartnerKeyPayload, 'partnerKey'> & { partnerKey?: Types.Maybe<ResolversTypes['PartnerKey']> }>;
  CreateProductInput: Types.CreateProductInput;
  CreateSubCategoryInput: Types.CreateSubCategoryInput;
  CreateTicketInput: Types.CreateTicketInput;
  CreateTicketPayload: ResolverTypeWrapper<Omit<Types.CreateTicketPayload, 'ticket'> & { ticket?: Types.Maybe<ResolversTypes['Ticket']> }>;
  Currency: Types.Currency;
  Customer: ResolverTypeWrapper<UserRecord>;
  CustomerAddressPayload: ResolverTypeWrapper<Omit<Types.CustomerAddressPayload, 'address'> & { address?: Types.Maybe<ResolversTypes['Address']> }>;
  CustomerConnection: ResolverTypeWrapper<CustomerPage>;
  CustomerEdge: ResolverTypeWrapper<Omit<Types.CustomerEdge, 'node'> & { node: ResolversTypes['CustomerSummary'] }>;
  CustomerPayload: ResolverTypeWrapper<Omit<Types.CustomerPayload, 'customer'> & { customer?: Types.Maybe<ResolversTypes['Customer']> }>;
  CustomerSummary: ResolverTypeWrapper<UserRecord>;
  CustomerView: ResolverTypeWrapper<CustomerViewRecord>;
  DashboardSearch: ResolverTypeWrapper<DashboardFindings>;
  DateTime: ResolverTypeWrapper<Types.Scalars['DateTime']['output']>;
  DeleteAccountInput: Types.DeleteAccountInput;
  DeleteAccountPayload: ResolverTypeWrapper<Types.DeleteAccountPayload>;
  DeleteCustomerInput: Types.DeleteCustomerInput;
  DeleteCustomerPayload: ResolverTypeWrapper<Types.DeleteCustomerPayload>;
  DeleteInput: Types.DeleteInput;
  DeletePayload: ResolverTypeWrapper<Types.DeletePayload>;
  DeletePrescriptionInput: Types.DeletePrescriptionInput;
  DeletePrescriptionPayload: ResolverTypeWrapper<Types.DeletePrescriptionPayload>;
  DeleteProductsInput: Types.DeleteProductsInput;
  DeleteProductsPayload: ResolverTypeWrapper<Omit<Types.DeleteProductsPayload, 'refused'> & { refused: Array<ResolversTypes['RefusedProduct']> }>;
  DeleteTicketDataInput: Types.DeleteTicketDataInput;
  DeleteTicketDataPayload: ResolverTypeWrapper<Omit<Types.DeleteTicketDataPayload, 'ticket'> & { ticket?: Types.Maybe<ResolversTypes['Ticket']> }>;
  DeletedProduct: ResolverTypeWrapper<Types.DeletedProduct>;
  DeliveryArea: ResolverTypeWrapper<Types.DeliveryArea>;
  DeliveryAreaInput: Types.DeliveryAreaInput;
  DeliveryPromise: ResolverTypeWrapper<Omit<Types.DeliveryPromise, 'minOrder'> & { minOrder?: Types.Maybe<ResolversTypes['Money']> }>;
  DeliveryState: Types.DeliveryState;
  DiscountFacet: ResolverTypeWrapper<Types.DiscountFacet>;
  DocumentAmendment: ResolverTypeWrapper<AmendmentRecord>;
  DocumentKind: Types.DocumentKind;
  DocumentLine: ResolverTypeWrapper<PresentedLine>;
  DocumentRateInput: Types.DocumentRateInput;
  DrugSchedule: Types.DrugSchedule;
  EarlierSupply: ResolverTypeWrapper<EarlierSupplyRecord>;
  EndOtherSessionsPayload: ResolverTypeWrapper<Omit<Types.EndOtherSessionsPayload, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  EndSessionInput: Types.EndSessionInput;
  EndSessionPayload: ResolverTypeWrapper<Omit<Types.EndSessionPayload, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  ExplainOwnOrderInput: Types.ExplainOwnOrderInput;
  ExplainOwnOrderPayload: ResolverTypeWrapper<Omit<Types.ExplainOwnOrderPayload, 'order'> & { order?: Types.Maybe<ResolversTypes['Order']> }>;
  ExplainOwnTicketInput: Types.ExplainOwnTicketInput;
  ExplainOwnTicketPayload: ResolverTypeWrapper<Omit<Types.ExplainOwnTicketPayload, 'ticket'> & { ticket?: Types.Maybe<ResolversTypes['Ticket']> }>;
  FinishImportInput: Types.FinishImportInput;
  FinishImportPayload: ResolverTypeWrapper<Omit<Types.FinishImportPayload, 'productImport'> & { productImport?: Types.Maybe<ResolversTypes['ProductImport']> }>;
  Float: ResolverTypeWrapper<Types.Scalars['Float']['output']>;
  FoundRow: ResolverTypeWrapper<Types.FoundRow>;
  Fulfilment: Types.Fulfilment;
  GoneCartLine: ResolverTypeWrapper<CartLineRecord>;
  GrievanceOfficer: ResolverTypeWrapper<Types.GrievanceOfficer>;
  GstProposal: ResolverTypeWrapper<GstProposal>;
  GstRate: ResolverTypeWrapper<GstRateRecord>;
  GstRateInput: Types.GstRateInput;
  GstRegistration: Types.GstRegistration;
  GstReturn: ResolverTypeWrapper<GstReturnReport>;
  GstReturnAmounts: ResolverTypeWrapper<Omit<Types.GstReturnAmounts, 'cgst' | 'igst' | 'sgst' | 'taxable' | 'total'> & { cgst: ResolversTypes['MoneyDifference'], igst: ResolversTypes['MoneyDifference'], sgst: ResolversTypes['MoneyDifference'], taxable: ResolversTypes['MoneyDifference'], total: ResolversTypes['MoneyDifference'] }>;
  GstReturnDocument: ResolverTypeWrapper<DocumentRecord>;
  GstReturnDocumentConnection: ResolverTypeWrapper<ReturnDocumentPage>;
  GstReturnDocumentEdge: ResolverTypeWrapper<Omit<Types.GstReturnDocumentEdge, 'node'> & { node: ResolversTypes['GstReturnDocument'] }>;
  GstReturnFinding: ResolverTypeWrapper<Types.GstReturnFinding>;
  GstReturnFindingKind: Types.GstReturnFindingKind;
  GstReturnPlace: ResolverTypeWrapper<Types.GstReturnPlace>;
  GstReturnTable: ResolverTypeWrapper<Omit<Types.GstReturnTable, 'amounts'> & { amounts?: Types.Maybe<ResolversTypes['GstReturnAmounts']> }>;
  GstReturnTableName: Types.GstReturnTableName;
  GstState: ResolverTypeWrapper<Types.GstState>;
  GstSummary: ResolverTypeWrapper<Omit<Types.GstSummary, 'otherStates' | 'taxed' | 'untaxed'> & { otherStates: Array<ResolversTypes['GstSummaryState']>, taxed: ResolversTypes['GstSummaryAmounts'], untaxed: ResolversTypes['MoneyDifference'] }>;
  GstSummaryAmounts: ResolverTypeWrapper<Omit<Types.GstSummaryAmounts, 'cgst' | 'igst' | 'sgst' | 'taxable'> & { cgst: ResolversTypes['MoneyDifference'], igst: ResolversTypes['MoneyDifference'], sgst: ResolversTypes['MoneyDifference'], taxable: ResolversTypes['MoneyDifference'] }>;
  GstSummaryState: ResolverTypeWrapper<PlaceSum>;
  Holiday: ResolverTypeWrapper<Types.Holiday>;
  HolidayInput: Types.HolidayInput;
  ID: ResolverTypeWrapper<Types.Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<PictureUrl>;
  ImageVersion: ResolverTypeWrapper<Types.ImageVersion>;
  ImportOrigin: Types.ImportOrigin;
  ImportProductsInput: Types.ImportProductsInput;
  ImportProductsPayload: ResolverTypeWrapper<Types.ImportProductsPayload>;
  ImportReport: ResolverTypeWrapper<Types.ImportReport>;
  Ingredient: ResolverTypeWrapper<Ingredient>;
  Int: ResolverTypeWrapper<Types.Scalars['Int']['output']>;
  InviteToTeamInput: Types.InviteToTeamInput;
  InviteToTeamPayload: ResolverTypeWrapper<Omit<Types.InviteToTeamPayload, 'team'> & { team: ResolversTypes['Team'] }>;
  Invoice: ResolverTypeWrapper<Types.Invoice>;
  InvoiceSeller: ResolverTypeWrapper<Types.InvoiceSeller>;
  InvoiceSeries: Types.InvoiceSeries;
  IssueInvoiceInput: Types.IssueInvoiceInput;
  IssueInvoicePayload: ResolverTypeWrapper<Omit<Types.IssueInvoicePayload, 'order'> & { order?: Types.Maybe<ResolversTypes['Order']> }>;
  ItemQuantityInput: Types.ItemQuantityInput;
  LineBatchesInput: Types.LineBatchesInput;
  LineDecisionInput: Types.LineDecisionInput;
  LineProblem: ResolverTypeWrapper<Types.LineProblem>;
  LineProblemCode: Types.LineProblemCode;
  LineTax: ResolverTypeWrapper<Omit<Types.LineTax, 'cgst' | 'igst' | 'sgst' | 'taxable'> & { cgst: ResolversTypes['Money'], igst: ResolversTypes['Money'], sgst: ResolversTypes['Money'], taxable: ResolversTypes['MoneyDifference'] }>;
  LinkedOrder: ResolverTypeWrapper<OrderLinkRecord>;
  LinkedOrderLine: ResolverTypeWrapper<Omit<Types.LinkedOrderLine, 'product'> & { product: ResolversTypes['Product'] }>;
  ListedItem: ResolverTypeWrapper<Omit<Types.ListedItem, 'proposals'> & { proposals: Array<ResolversTypes['ListedProduct']> }>;
  ListedProduct: ResolverTypeWrapper<Omit<Types.ListedProduct, 'product'> & { product: ResolversTypes['Product'] }>;
  LoginInput: Types.LoginInput;
  LoginPayload: ResolverTypeWrapper<Omit<Types.LoginPayload, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  LogoutPayload: ResolverTypeWrapper<Types.LogoutPayload>;
  MatchKind: Types.MatchKind;
  MatchedWord: ResolverTypeWrapper<Types.MatchedWord>;
  Medicine: ResolverTypeWrapper<MedicineProduct>;
  MedicineFinding: ResolverTypeWrapper<Types.MedicineFinding>;
  MedicineFindingKind: Types.MedicineFindingKind;
  MedicineFindingsInput: Types.MedicineFindingsInput;
  MedicineForm: Types.MedicineForm;
  MedicineInput: Types.MedicineInput;
  MessageParam: ResolverTypeWrapper<Types.MessageParam>;
  MessageParamKind: Types.MessageParamKind;
  MissedSearchKind: Types.MissedSearchKind;
  MissingItemChoice: Types.MissingItemChoice;
  Money: ResolverTypeWrapper<Paise>;
  MoneyDifference: ResolverTypeWrapper<Paise>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NotDelivered: ResolverTypeWrapper<Types.NotDelivered>;
  NotDeliveredReason: Types.NotDeliveredReason;
  NumberProof: Types.NumberProof;
  OpenMoney: ResolverTypeWrapper<OpenMoney>;
  OpenWork: ResolverTypeWrapper<Types.OpenWork>;
  OpeningInterval: ResolverTypeWrapper<Types.OpeningInterval>;
  OpeningIntervalInput: Types.OpeningIntervalInput;
  Order: ResolverTypeWrapper<OrderRecord>;
  OrderAddress: ResolverTypeWrapper<OrderAddressRecord>;
  OrderAgainInput: Types.OrderAgainInput;
  OrderAgainPayload: ResolverTypeWrapper<Omit<Types.OrderAgainPayload, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  OrderChange: ResolverTypeWrapper<OrderChangeRecord>;
  OrderConnection: ResolverTypeWrapper<OrderPage>;
  OrderCustomer: ResolverTypeWrapper<UserRecord>;
  OrderDelivery: ResolverTypeWrapper<Types.OrderDelivery>;
  OrderDocument: ResolverTypeWrapper<PresentedDocument>;
  OrderEdge: ResolverTypeWrapper<Omit<Types.OrderEdge, 'node'> & { node: ResolversTypes['Order'] }>;
  OrderLine: ResolverTypeWrapper<OrderLineRecord>;
  OrderLineInput: Types.OrderLineInput;
  OrderLink: ResolverTypeWrapper<OrderLinkRecord>;
  OrderMail: Types.OrderMail;
  OrderPause: ResolverTypeWrapper<Types.OrderPause>;
  OrderPayment: ResolverTypeWrapper<OrderRecord>;
  OrderProposal: ResolverTypeWrapper<PresentedProposal>;
  OrderRefund: ResolverTypeWrapper<ListedRefund>;
  OrderRefusal: ResolverTypeWrapper<OrderRefusal>;
  OrderSort: Types.OrderSort;
  OrderStatus: Types.OrderStatus;
  OrderStatusChange: ResolverTypeWrapper<OrderStatusChangeRecord>;
  OrderStatusCount: ResolverTypeWrapper<Types.OrderStatusCount>;
  OrderedMedicine: ResolverTypeWrapper<Types.OrderedMedicine>;
  Overview: ResolverTypeWrapper<SalesReport>;
  OwnCaseReason: ResolverTypeWrapper<Types.OwnCaseReason>;
  PackUnit: Types.PackUnit;
  PageInfo: ResolverTypeWrapper<Types.PageInfo>;
  Paise: ResolverTypeWrapper<Types.Scalars['Paise']['output']>;
  PartnerKey: ResolverTypeWrapper<PartnerKeyRecord>;
  PartnerKeyDay: ResolverTypeWrapper<PartnerUsageRecord>;
  PartnerKeyPayload: ResolverTypeWrapper<Omit<Types.PartnerKeyPayload, 'partnerKey'> & { partnerKey?: Types.Maybe<ResolversTypes['PartnerKey']> }>;
  PartnerScope: Types.PartnerScope;
  PauseOrdersInput: Types.PauseOrdersInput;
  PauseOrdersPayload: ResolverTypeWrapper<Types.PauseOrdersPayload>;
  PaymentChange: ResolverTypeWrapper<PaymentChangeRecord>;
  PaymentMethod: Types.PaymentMethod;
  PaymentState: Types.PaymentState;
  PaymentStatementRow: ResolverTypeWrapper<PaymentStatementRowRecord>;
  PhoneCustomer: ResolverTypeWrapper<FoundCustomer>;
  PhoneCustomerPayload: ResolverTypeWrapper<Omit<Types.PhoneCustomerPayload, 'customer'> & { customer?: Types.Maybe<ResolversTypes['PhoneCustomer']> }>;
  PhoneOrderInput: Types.PhoneOrderInput;
  PickList: ResolverTypeWrapper<Omit<Types.PickList, 'groups'> & { groups: Array<ResolversTypes['PickListGroup']> }>;
  PickListGroup: ResolverTypeWrapper<Omit<Types.PickListGroup, 'lines' | 'subCategory'> & { lines: Array<ResolversTypes['PickListLine']>, subCategory?: Types.Maybe<ResolversTypes['SubCategory']> }>;
  PickListLine: ResolverTypeWrapper<PickListLine>;
  PickListOrder: ResolverTypeWrapper<Types.PickListOrder>;
  PinPlace: ResolverTypeWrapper<Types.PinPlace>;
  PlaceOrderInput: Types.PlaceOrderInput;
  PlaceOrderPayload: ResolverTypeWrapper<PlaceOrderOutcome>;
  PlacePhoneOrderPayload: ResolverTypeWrapper<Omit<Types.PlacePhoneOrderPayload, 'order' | 'quote'> & { order?: Types.Maybe<ResolversTypes['Order']>, quote?: Types.Maybe<ResolversTypes['Quote']> }>;
  PlacementKind: Types.PlacementKind;
  Prescription: ResolverTypeWrapper<PrescriptionRecord>;
  PrescriptionCheck: ResolverTypeWrapper<OrderRecord>;
  PrescriptionCheckState: Types.PrescriptionCheckState;
  PrescriptionKind: Types.PrescriptionKind;
  PrescriptionType: Types.PrescriptionType;
  PrescriptionView: ResolverTypeWrapper<PrescriptionViewRecord>;
  PrescriptionViewConnection: ResolverTypeWrapper<PrescriptionViewPage>;
  PrescriptionViewEdge: ResolverTypeWrapper<Omit<Types.PrescriptionViewEdge, 'node'> & { node: ResolversTypes['PrescriptionView'] }>;
  PreviewUpiStatementInput: Types.PreviewUpiStatementInput;
  PreviewUpiStatementPayload: ResolverTypeWrapper<Omit<Types.PreviewUpiStatementPayload, 'statement'> & { statement?: Types.Maybe<ResolversTypes['UpiStatement']> }>;
  PriceFacet: ResolverTypeWrapper<Omit<Types.PriceFacet, 'max' | 'min'> & { max?: Types.Maybe<ResolversTypes['Money']>, min: ResolversTypes['Money'] }>;
  Product: ResolverTypeWrapper<ProductRecord>;
  ProductConnection: ResolverTypeWrapper<ProductPage>;
  ProductDetail: ResolverTypeWrapper<Types.ProductDetail>;
  ProductDetailInput: Types.ProductDetailInput;
  ProductEdge: ResolverTypeWrapper<ProductPageEdge>;
  ProductFacets: ResolverTypeWrapper<Omit<Types.ProductFacets, 'categories' | 'prices'> & { categories: Array<ResolversTypes['CategoryFacet']>, prices: Array<ResolversTypes['PriceFacet']> }>;
  ProductFilterInput: Types.ProductFilterInput;
  ProductImport: ResolverTypeWrapper<ProductImportRecord>;
  ProductImportConnection: ResolverTypeWrapper<ProductImportPage>;
  ProductImportEdge: ResolverTypeWrapper<Omit<Types.ProductImportEdge, 'node'> & { node: ResolversTypes['ProductImport'] }>;
  ProductList: ResolverTypeWrapper<Omit<Types.ProductList, 'products'> & { products: Array<ResolversTypes['Product']> }>;
  ProductPayload: ResolverTypeWrapper<Omit<Types.ProductPayload, 'product'> & { product?: Types.Maybe<ResolversTypes['Product']> }>;
  ProductSort: Types.ProductSort;
  ProductVersionInput: Types.ProductVersionInput;
  ProposalOutcome: Types.ProposalOutcome;
  ProposeOrderChangeInput: Types.ProposeOrderChangeInput;
  ProposeOrderChangePayload: ResolverTypeWrapper<Omit<Types.ProposeOrderChangePayload, 'order'> & { order?: Types.Maybe<ResolversTypes['Order']> }>;
  PublishWordsInput: Types.PublishWordsInput;
  PublishWordsPayload: ResolverTypeWrapper<Omit<Types.PublishWordsPayload, 'words'> & { words?: Types.Maybe<ResolversTypes['PublishedWords']> }>;
  PublishedWords: ResolverTypeWrapper<PublishedLineRecord>;
  PushPayload: ResolverTypeWrapper<Types.PushPayload>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Quote: ResolverTypeWrapper<OrderQuote>;
  QuoteLine: ResolverTypeWrapper<OrderQuoteLine>;
  RecallSource: Types.RecallSource;
  RecalledPacks: ResolverTypeWrapper<RecalledPacks>;
  ReceivedTeamInvitation: ResolverTypeWrapper<Types.ReceivedTeamInvitation>;
  RecentBatch: ResolverTypeWrapper<ProductBatchRecord>;
  RecordCashEntryInput: Types.RecordCashEntryInput;
  RefreshSessionInput: Types.RefreshSessionInput;
  RefreshSessionPayload: ResolverTypeWrapper<Types.RefreshSessionPayload>;
  Refund: ResolverTypeWrapper<RefundRecord>;
  RefundInput: Types.RefundInput;
  RefundLine: ResolverTypeWrapper<RefundLineRecord>;
  RefundLineInput: Types.RefundLineInput;
  RefundPayload: ResolverTypeWrapper<Omit<Types.RefundPayload, 'order'> & { order?: Types.Maybe<ResolversTypes['Order']> }>;
  RefundPaymentInput: Types.RefundPaymentInput;
  RefundPaymentPayload: ResolverTypeWrapper<Omit<Types.RefundPaymentPayload, 'order'> & { order?: Types.Maybe<ResolversTypes['Order']> }>;
  RefundReason: Types.RefundReason;
  RefundRejectedLinesInput: Types.RefundRejectedLinesInput;
  RefundRejectedLinesPayload: ResolverTypeWrapper<Omit<Types.RefundRejectedLinesPayload, 'order'> & { order?: Types.Maybe<ResolversTypes['Order']> }>;
  RefundState: Types.RefundState;
  RefusedProduct: ResolverTypeWrapper<RefusedEdit>;
  RefusedRow: ResolverTypeWrapper<Types.RefusedRow>;
  RegisterEntry: ResolverTypeWrapper<RegisterEntryRecord>;
  RegisterEntryConnection: ResolverTypeWrapper<RegisterPage>;
  RegisterEntryEdge: ResolverTypeWrapper<Omit<Types.RegisterEntryEdge, 'node'> & { node: ResolversTypes['RegisterEntry'] }>;
  RegisterInput: Types.RegisterInput;
  RegisterPayload: ResolverTypeWrapper<Omit<Types.RegisterPayload, 'user'> & { user?: Types.Maybe<ResolversTypes['Viewer']> }>;
  RegisterWebhookInput: Types.RegisterWebhookInput;
  RegisterWebhookPayload: ResolverTypeWrapper<Omit<Types.RegisterWebhookPayload, 'webhook'> & { webhook?: Types.Maybe<ResolversTypes['Webhook']> }>;
  ReleaseReservationInput: Types.ReleaseReservationInput;
  ReleaseReservationPayload: ResolverTypeWrapper<Types.ReleaseReservationPayload>;
  RemoveAddressInput: Types.RemoveAddressInput;
  RemoveFromCartInput: Types.RemoveFromCartInput;
  RemoveFromTeamInput: Types.RemoveFromTeamInput;
  RemoveFromTeamPayload: ResolverTypeWrapper<Omit<Types.RemoveFromTeamPayload, 'team' | 'viewer'> & { team?: Types.Maybe<ResolversTypes['Team']>, viewer: ResolversTypes['Viewer'] }>;
  RemoveRefundInput: Types.RemoveRefundInput;
  RemoveRefundPayload: ResolverTypeWrapper<Omit<Types.RemoveRefundPayload, 'order'> & { order?: Types.Maybe<ResolversTypes['Order']> }>;
  ReplaceItemsInput: Types.ReplaceItemsInput;
  ReplaceItemsPayload: ResolverTypeWrapper<Omit<Types.ReplaceItemsPayload, 'ticket'> & { ticket?: Types.Maybe<ResolversTypes['Ticket']> }>;
  ReplacedOrder: ResolverTypeWrapper<ReplacedOrderRecord>;
  ReplyToTicketInput: Types.ReplyToTicketInput;
  ReplyToTicketPayload: ResolverTypeWrapper<Omit<Types.ReplyToTicketPayload, 'ticket'> & { ticket?: Types.Maybe<ResolversTypes['Ticket']> }>;
  ReportSearchInput: Types.ReportSearchInput;
  ReportSearchPayload: ResolverTypeWrapper<Types.ReportSearchPayload>;
  RequestEmailVerificationPayload: ResolverTypeWrapper<Types.RequestEmailVerificationPayload>;
  RequestPasswordResetInput: Types.RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<Types.RequestPasswordResetPayload>;
  RequestUpiRefundInput: Types.RequestUpiRefundInput;
  RequestUpiRefundPayload: ResolverTypeWrapper<Omit<Types.RequestUpiRefundPayload, 'order'> & { order?: Types.Maybe<ResolversTypes['Order']> }>;
  ResendDeliveryInput: Types.ResendDeliveryInput;
  ResendDeliveryPayload: ResolverTypeWrapper<Omit<Types.ResendDeliveryPayload, 'delivery'> & { delivery?: Types.Maybe<ResolversTypes['WebhookDelivery']> }>;
  Reservation: ResolverTypeWrapper<ReservationRecord>;
  ReservationConnection: ResolverTypeWrapper<ReservationPage>;
  ReservationEdge: ResolverTypeWrapper<Omit<Types.ReservationEdge, 'node'> & { node: ResolversTypes['Reservation'] }>;
  ResetPasswordInput: Types.ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<Types.ResetPasswordPayload>;
  ResumeOrdersPayload: ResolverTypeWrapper<Types.ResumeOrdersPayload>;
  RevokePartnerKeyInput: Types.RevokePartnerKeyInput;
  Role: Types.Role;
  SalesDay: ResolverTypeWrapper<DayFigures>;
  SalesFigures: ResolverTypeWrapper<SalesFigures>;
  SalesPeriod: ResolverTypeWrapper<PeriodReport>;
  SearchExplanation: ResolverTypeWrapper<Types.SearchExplanation>;
  SearchField: Types.SearchField;
  SearchMatch: ResolverTypeWrapper<Types.SearchMatch>;
  SearchPreview: ResolverTypeWrapper<PreviewedSearch>;
  SearchSuggestion: ResolverTypeWrapper<Suggestion>;
  SearchSuggestionKind: Types.SearchSuggestionKind;
  SearchTerm: ResolverTypeWrapper<Types.SearchTerm>;
  SearchTest: ResolverTypeWrapper<PlacedTest>;
  SearchTestPreview: ResolverTypeWrapper<Omit<Types.SearchTestPreview, 'test'> & { test: ResolversTypes['SearchTest'] }>;
  SearchWeights: ResolverTypeWrapper<Types.SearchWeights>;
  SearchedText: ResolverTypeWrapper<Types.SearchedText>;
  SeeOrdersInput: Types.SeeOrdersInput;
  SeeOrdersPayload: ResolverTypeWrapper<Omit<Types.SeeOrdersPayload, 'unseenOrders'> & { unseenOrders: Array<ResolversTypes['Order']> }>;
  SeenOrderInput: Types.SeenOrderInput;
  SeenPaymentInput: Types.SeenPaymentInput;
  Session: ResolverTypeWrapper<SessionRecord>;
  SessionTokens: ResolverTypeWrapper<Types.SessionTokens>;
  SetCancellationReasonInput: Types.SetCancellationReasonInput;
  SetCancellationReasonPayload: ResolverTypeWrapper<Omit<Types.SetCancellationReasonPayload, 'order'> & { order?: Types.Maybe<ResolversTypes['Order']> }>;
  SetCartQuantityInput: Types.SetCartQuantityInput;
  SetCustomerNoteInput: Types.SetCustomerNoteInput;
  SetOrderBatchesInput: Types.SetOrderBatchesInput;
  SetOrderBatchesPayload: ResolverTypeWrapper<Omit<Types.SetOrderBatchesPayload, 'order'> & { order?: Types.Maybe<ResolversTypes['Order']> }>;
  SetOrderMailsInput: Types.SetOrderMailsInput;
  SetOrderMailsPayload: ResolverTypeWrapper<Omit<Types.SetOrderMailsPayload, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  SetOrderStatusInput: Types.SetOrderStatusInput;
  SetOrderStatusPayload: ResolverTypeWrapper<Omit<Types.SetOrderStatusPayload, 'order'> & { order?: Types.Maybe<ResolversTypes['Order']> }>;
  SetOrderStatusesInput: Types.SetOrderStatusesInput;
  SetOrderStatusesPayload: ResolverTypeWrapper<Omit<Types.SetOrderStatusesPayload, 'moved' | 'refused'> & { moved: Array<ResolversTypes['Order']>, refused: Array<ResolversTypes['OrderRefusal']> }>;
  SetPaymentStateInput: Types.SetPaymentStateInput;
  SetPaymentStatePayload: ResolverTypeWrapper<Omit<Types.SetPaymentStatePayload, 'order'> & { order?: Types.Maybe<ResolversTypes['Order']> }>;
  SetPaymentStatesInput: Types.SetPaymentStatesInput;
  SetPaymentStatesPayload: ResolverTypeWrapper<Omit<Types.SetPaymentStatesPayload, 'changed' | 'refused'> & { changed: Array<ResolversTypes['Order']>, refused: Array<ResolversTypes['OrderRefusal']> }>;
  SetPharmacistInput: Types.SetPharmacistInput;
  SetPharmacistPayload: ResolverTypeWrapper<Omit<Types.SetPharmacistPayload, 'team' | 'viewer'> & { team?: Types.Maybe<ResolversTypes['Team']>, viewer: ResolversTypes['Viewer'] }>;
  SetRefundUpiIdInput: Types.SetRefundUpiIdInput;
  SetRefundUpiIdPayload: ResolverTypeWrapper<Omit<Types.SetRefundUpiIdPayload, 'order'> & { order?: Types.Maybe<ResolversTypes['Order']> }>;
  SetSearchUnsoldInput: Types.SetSearchUnsoldInput;
  SetSearchUnsoldPayload: ResolverTypeWrapper<Types.SetSearchUnsoldPayload>;
  SetStockInput: Types.SetStockInput;
  SetTeamRoleInput: Types.SetTeamRoleInput;
  SetTeamRolePayload: ResolverTypeWrapper<Omit<Types.SetTeamRolePayload, 'team' | 'viewer'> & { team?: Types.Maybe<ResolversTypes['Team']>, viewer: ResolversTypes['Viewer'] }>;
  SetupStep: ResolverTypeWrapper<Types.SetupStep>;
  SetupStepCode: Types.SetupStepCode;
  Shelf: ResolverTypeWrapper<Omit<Types.Shelf, 'category' | 'subCategory'> & { category: ResolversTypes['Category'], subCategory?: Types.Maybe<ResolversTypes['SubCategory']> }>;
  ShopSettingConflict: ResolverTypeWrapper<Types.ShopSettingConflict>;
  ShopSettings: ResolverTypeWrapper<VersionedSettings>;
  ShopSettingsChange: ResolverTypeWrapper<ShopSettingsChangeRecord>;
  ShopSettingsChangeConnection: ResolverTypeWrapper<ShopSettingsChangePage>;
  ShopSettingsChangeEdge: ResolverTypeWrapper<Omit<Types.ShopSettingsChangeEdge, 'node'> & { node: ResolversTypes['ShopSettingsChange'] }>;
  ShopSort: Types.ShopSort;
  SignedPaise: ResolverTypeWrapper<Types.Scalars['SignedPaise']['output']>;
  SocialLink: ResolverTypeWrapper<Types.SocialLink>;
  SocialLinkInput: Types.SocialLinkInput;
  StartUpiPaymentInput: Types.StartUpiPaymentInput;
  StartUpiPaymentPayload: ResolverTypeWrapper<Omit<Types.StartUpiPaymentPayload, 'address' | 'quote' | 'upiPayment'> & { address?: Types.Maybe<ResolversTypes['Address']>, quote?: Types.Maybe<ResolversTypes['Quote']>, upiPayment?: Types.Maybe<ResolversTypes['UpiPayment']> }>;
  StockFilter: Types.StockFilter;
  StockMovement: ResolverTypeWrapper<CountedMovement>;
  StockMovementConnection: ResolverTypeWrapper<MovementPage>;
  StockMovementEdge: ResolverTypeWrapper<Omit<Types.StockMovementEdge, 'node'> & { node: ResolversTypes['StockMovement'] }>;
  StockReason: Types.StockReason;
  Store: ResolverTypeWrapper<StoreSettings>;
  StoreClaim: ResolverTypeWrapper<Types.StoreClaim>;
  StoreClaimInput: Types.StoreClaimInput;
  StorePolicy: ResolverTypeWrapper<Types.StorePolicy>;
  Strength: ResolverTypeWrapper<Strength>;
  StrikeCashEntryInput: Types.StrikeCashEntryInput;
  String: ResolverTypeWrapper<Types.Scalars['String']['output']>;
  SubCategory: ResolverTypeWrapper<SubCategoryRecord>;
  SubCategoryPayload: ResolverTypeWrapper<Omit<Types.SubCategoryPayload, 'subCategory'> & { subCategory?: Types.Maybe<ResolversTypes['SubCategory']> }>;
  SubscribeToPushInput: Types.SubscribeToPushInput;
  SubstituteInput: Types.SubstituteInput;
  Team: ResolverTypeWrapper<TeamRecord>;
  TeamInvitation: ResolverTypeWrapper<TeamInvitationRecord>;
  TeamMember: ResolverTypeWrapper<TeamMemberRecord>;
  TeamPlacement: ResolverTypeWrapper<PlacementRecord>;
  TeamRole: Types.TeamRole;
  Ticket: ResolverTypeWrapper<TicketRecord>;
  TicketConnection: ResolverTypeWrapper<TicketPage>;
  TicketEdge: ResolverTypeWrapper<Omit<Types.TicketEdge, 'node'> & { node: ResolversTypes['Ticket'] }>;
  TicketEntry: ResolverTypeWrapper<TicketEntryRecord>;
  TicketEntryKind: Types.TicketEntryKind;
  TicketLine: ResolverTypeWrapper<TicketLineRecord>;
  TicketPhoto: ResolverTypeWrapper<TicketPhotoRecord>;
  TicketReason: Types.TicketReason;
  TicketStatus: Types.TicketStatus;
  ToDo: ResolverTypeWrapper<Omit<Types.ToDo, 'cashToCollect'> & { cashToCollect: ResolversTypes['Money'] }>;
  TurnoverClass: Types.TurnoverClass;
  UnavailableReason: Types.UnavailableReason;
  UnblockCashInput: Types.UnblockCashInput;
  UnitPrice: ResolverTypeWrapper<Omit<Types.UnitPrice, 'price'> & { price: ResolversTypes['Money'] }>;
  UnitPriceMeasure: Types.UnitPriceMeasure;
  UnpackOrderInput: Types.UnpackOrderInput;
  UnpackOrderPayload: ResolverTypeWrapper<Omit<Types.UnpackOrderPayload, 'order'> & { order?: Types.Maybe<ResolversTypes['Order']> }>;
  UnreadRow: ResolverTypeWrapper<Types.UnreadRow>;
  UnsubscribeFromPushInput: Types.UnsubscribeFromPushInput;
  UpdateAddressInput: Types.UpdateAddressInput;
  UpdateCategoryInput: Types.UpdateCategoryInput;
  UpdatePartnerKeyInput: Types.UpdatePartnerKeyInput;
  UpdateProductInput: Types.UpdateProductInput;
  UpdateProductsInput: Types.UpdateProductsInput;
  UpdateProductsPayload: ResolverTypeWrapper<Omit<Types.UpdateProductsPayload, 'products' | 'refused'> & { products: Array<ResolversTypes['Product']>, refused: Array<ResolversTypes['RefusedProduct']> }>;
  UpdateProfileInput: Types.UpdateProfileInput;
  UpdateProfilePayload: ResolverTypeWrapper<Omit<Types.UpdateProfilePayload, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  UpdateShopSettingsInput: Types.UpdateShopSettingsInput;
  UpdateShopSettingsPayload: ResolverTypeWrapper<Omit<Types.UpdateShopSettingsPayload, 'settings'> & { settings: ResolversTypes['ShopSettings'] }>;
  UpdateSubCategoryInput: Types.UpdateSubCategoryInput;
  UpiAccount: Types.UpiAccount;
  UpiPayment: ResolverTypeWrapper<ReservationRecord>;
  UpiRequest: ResolverTypeWrapper<Omit<Types.UpiRequest, 'amount'> & { amount: ResolversTypes['Money'] }>;
  UpiStatement: ResolverTypeWrapper<UpiStatementRecord>;
  UpiStatementColumns: ResolverTypeWrapper<Types.UpiStatementColumns>;
  UpiStatementColumnsInput: Types.UpiStatementColumnsInput;
  UpiStatementConnection: ResolverTypeWrapper<UpiStatementPage>;
  UpiStatementCount: ResolverTypeWrapper<Types.UpiStatementCount>;
  UpiStatementEdge: ResolverTypeWrapper<Omit<Types.UpiStatementEdge, 'node'> & { node: ResolversTypes['UpiStatement'] }>;
  UpiStatementOrder: ResolverTypeWrapper<RowOrderRecord>;
  UpiStatementRow: ResolverTypeWrapper<UpiStatementRowRecord>;
  UpiStatementRowConnection: ResolverTypeWrapper<UpiStatementRowPage>;
  UpiStatementRowEdge: ResolverTypeWrapper<Omit<Types.UpiStatementRowEdge, 'node'> & { node: ResolversTypes['UpiStatementRow'] }>;
  UpiStatementRowState: Types.UpiStatementRowState;
  UpiStatementTable: ResolverTypeWrapper<Types.UpiStatementTable>;
  Upload: ResolverTypeWrapper<Types.Scalars['Upload']['output']>;
  UploadAvatarInput: Types.UploadAvatarInput;
  UploadAvatarPayload: ResolverTypeWrapper<Omit<Types.UploadAvatarPayload, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  UploadPictureInput: Types.UploadPictureInput;
  UploadPicturePayload: ResolverTypeWrapper<Omit<Types.UploadPicturePayload, 'picture'> & { picture?: Types.Maybe<ResolversTypes['UploadedPicture']> }>;
  UploadPrescriptionInput: Types.UploadPrescriptionInput;
  UploadPrescriptionPayload: ResolverTypeWrapper<Omit<Types.UploadPrescriptionPayload, 'prescription'> & { prescription?: Types.Maybe<ResolversTypes['Prescription']> }>;
  UploadTicketPhotoInput: Types.UploadTicketPhotoInput;
  UploadTicketPhotoPayload: ResolverTypeWrapper<Omit<Types.UploadTicketPhotoPayload, 'photo'> & { photo?: Types.Maybe<ResolversTypes['TicketPhoto']> }>;
  UploadedPicture: ResolverTypeWrapper<StoredPicture>;
  UserError: ResolverTypeWrapper<Types.UserError>;
  UserErrorCode: Types.UserErrorCode;
  VegetarianMark: Types.VegetarianMark;
  VerifyEmailInput: Types.VerifyEmailInput;
  VerifyEmailPayload: ResolverTypeWrapper<Omit<Types.VerifyEmailPayload, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  VerifyPasswordResetCodeInput: Types.VerifyPasswordResetCodeInput;
  VerifyPasswordResetCodePayload: ResolverTypeWrapper<Types.VerifyPasswordResetCodePayload>;
  Viewer: ResolverTypeWrapper<UserRecord>;
  Webhook: ResolverTypeWrapper<WebhookRecord>;
  WebhookDelivery: ResolverTypeWrapper<DeliveryRecord>;
  WebhookDeliveryConnection: ResolverTypeWrapper<DeliveryPage>;
  WebhookDeliveryEdge: ResolverTypeWrapper<Omit<Types.WebhookDeliveryEdge, 'node'> & { node: ResolversTypes['WebhookDelivery'] }>;
  WebhookDeliveryState: Types.WebhookDeliveryState;
  Weekday: Types.Weekday;
  WithdrawOrderLinkInput: Types.WithdrawOrderLinkInput;
  WithdrawOrderLinkPayload: ResolverTypeWrapper<Types.WithdrawOrderLinkPayload>;
  WithdrawProposalInput: Types.WithdrawProposalInput;
  WithdrawProposalPayload: ResolverTypeWrapper<Omit<Types.WithdrawProposalPayload, 'order'> & { order?: Types.Maybe<ResolversTypes['Order']> }>;
  WordsPreview: ResolverTypeWrapper<Omit<Types.WordsPreview, 'searches' | 'tests'> & { searches: Array<ResolversTypes['SearchPreview']>, tests: Array<ResolversTypes['SearchTestPreview']> }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptTeamInvitationInput: Types.AcceptTeamInvitationInput;
  AcceptTeamInvitationPayload: Omit<Types.AcceptTeamInvitationPayload, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  AddCustomerAddressInput: Types.AddCustomerAddressInput;
  AddPhoneCustomerInput: Types.AddPhoneCustomerInput;
  AddRefundInput: Types.AddRefundInput;
  AddRefundPayload: Omit<Types.AddRefundPayload, 'order'> & { order?: Types.Maybe<ResolversParentTypes['Order']> };
  AddSearchTestInput: Types.AddSearchTestInput;
  AddSearchTestPayload: Omit<Types.AddSearchTestPayload, 'test'> & { test?: Types.Maybe<ResolversParentTypes['SearchTest']> };
  AddToCartInput: Types.AddToCartInput;
  Address: AddressRecord;
  AddressConnection: Omit<Types.AddressConnection, 'edges'> & { edges: Array<ResolversParentTypes['AddressEdge']> };
  AddressEdge: Omit<Types.AddressEdge, 'node'> & { node: ResolversParentTypes['Address'] };
  AddressPayload: Omit<Types.AddressPayload, 'address'> & { address?: Types.Maybe<ResolversParentTypes['Address']> };
  AnswerProposalInput: Types.AnswerProposalInput;
  AnswerProposalPayload: Omit<Types.AnswerProposalPayload, 'order'> & { order?: Types.Maybe<ResolversParentTypes['Order']> };
  AnswerTicketInput: Types.AnswerTicketInput;
  AnswerTicketPayload: Omit<Types.AnswerTicketPayload, 'ticket'> & { ticket?: Types.Maybe<ResolversParentTypes['Ticket']> };
  ApplyUpiStatementInput: Types.ApplyUpiStatementInput;
  ApplyUpiStatementPayload: Omit<Types.ApplyUpiStatementPayload, 'refused' | 'statement'> & { refused: Array<ResolversParentTypes['UpiStatementRow']>, statement?: Types.Maybe<ResolversParentTypes['UpiStatement']> };
  Batch: BatchRecord;
  BatchInput: Types.BatchInput;
  BestSeller: ProductSalesRecord;
  BilledPrescription: Types.BilledPrescription;
  BlockCashInput: Types.BlockCashInput;
  Boolean: Types.Scalars['Boolean']['output'];
  BrandFacet: Types.BrandFacet;
  BuyerInput: Types.BuyerInput;
  CancelOrderInput: Types.CancelOrderInput;
  CancelOrderPayload: Omit<Types.CancelOrderPayload, 'order'> & { order?: Types.Maybe<ResolversParentTypes['Order']> };
  CancelTeamInvitationInput: Types.CancelTeamInvitationInput;
  CancelTeamInvitationPayload: Omit<Types.CancelTeamInvitationPayload, 'team'> & { team: ResolversParentTypes['Team'] };
  CancelUpiPaymentInput: Types.CancelUpiPaymentInput;
  CancelUpiPaymentPayload: Omit<Types.CancelUpiPaymentPayload, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  Cart: CartContents;
  CartLine: FilledCartLine;
  CartPayload: Omit<Types.CartPayload, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  CartWarning: Types.CartWarning;
  CashBlock: CashBlockRecord;
  CashBlockChange: CashBlockChangeRecord;
  CashCollector: CashCollector;
  CashCount: CashCountRecord;
  CashDay: CashDay;
  CashDayPayload: Omit<Types.CashDayPayload, 'cashDay'> & { cashDay?: Types.Maybe<ResolversParentTypes['CashDay']> };
  CashEntry: CashEntryRecord;
  CashReceipt: CashRecord;
  CatalogueChange: NumberedChange;
  CatalogueChangeConnection: ChangePage;
  CatalogueChangeEdge: Omit<Types.CatalogueChangeEdge, 'node'> & { node: ResolversParentTypes['CatalogueChange'] };
  CatalogueDigest: Types.CatalogueDigest;
  CatalogueThing: ResolversUnionTypes<ResolversParentTypes>['CatalogueThing'];
  Category: CategoryRecord;
  CategoryFacet: Omit<Types.CategoryFacet, 'category'> & { category: ResolversParentTypes['Category'] };
  CategoryPayload: Omit<Types.CategoryPayload, 'category'> & { category?: Types.Maybe<ResolversParentTypes['Category']> };
  ChangeCartLineQuantityInput: Types.ChangeCartLineQuantityInput;
  ChangeOrderLineInput: Types.ChangeOrderLineInput;
  ChangeOrderLinePayload: Omit<Types.ChangeOrderLinePayload, 'order'> & { order?: Types.Maybe<ResolversParentTypes['Order']> };
  ChangePasswordInput: Types.ChangePasswordInput;
  ChangePasswordPayload: Omit<Types.ChangePasswordPayload, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  ChangeSubstitute: ChangeSubstituteRecord;
  ChangedShopSetting: Types.ChangedShopSetting;
  CheckPrescriptionInput: Types.CheckPrescriptionInput;
  CheckPrescriptionPayload: Omit<Types.CheckPrescriptionPayload, 'order'> & { order?: Types.Maybe<ResolversParentTypes['Order']> };
  CloseCashDayInput: Types.CloseCashDayInput;
  CompositionStatement: Omit<Types.CompositionStatement, 'cgst' | 'sgst' | 'taxable' | 'value'> & { cgst: ResolversParentTypes['MoneyDifference'], sgst: ResolversParentTypes['MoneyDifference'], taxable: ResolversParentTypes['MoneyDifference'], value: ResolversParentTypes['MoneyDifference'] };
  ConfirmOrderLinkInput: Types.ConfirmOrderLinkInput;
  ConfirmOrderLinkPayload: Omit<Types.ConfirmOrderLinkPayload, 'linkedOrder'> & { linkedOrder?: Types.Maybe<ResolversParentTypes['LinkedOrder']> };
  ConflictingCell: Types.ConflictingCell;
  CorrectCustomerInput: Types.CorrectCustomerInput;
  CorrectTicketInput: Types.CorrectTicketInput;
  CorrectTicketPayload: Omit<Types.CorrectTicketPayload, 'ticket'> & { ticket?: Types.Maybe<ResolversParentTypes['Ticket']> };
  CorrectedDocument: Types.CorrectedDocument;
  CountryFacet: Types.CountryFacet;
  CreateAddressInput: Types.CreateAddressInput;
  CreateCategoryInput: Types.CreateCategoryInput;
  CreateOrderLinkPayload: Omit<Types.CreateOrderLinkPayload, 'link' | 'quote'> & { link?: Types.Maybe<ResolversParentTypes['OrderLink']>, quote?: Types.Maybe<ResolversParentTypes['Quote']> };
  CreatePartnerKeyInput: Types.CreatePartnerKeyInput;
  CreatePartnerKeyPayload: Omit<Types.CreatePartnerKeyPayload, 'partnerKey'> & { partnerKey?: Types.Maybe<ResolversParentTypes['PartnerKey']> };
  CreateProductInput: Types.CreateProductInput;
  CreateSubCategoryInput: Types.CreateSubCategoryInput;
  CreateTicketInput: Types.CreateTicketInput;
  CreateTicketPayload: Omit<Types.CreateTicketPayload, 'ticket'> & { ticket?: Types.Maybe<ResolversParentTypes['Ticket']> };
  Customer: UserRecord;
  CustomerAddressPayload: Omit<Types.CustomerAddressPayload, 'address'> & { address?: Types.Maybe<ResolversParentTypes['Address']> };
  CustomerConnection: CustomerPage;
  CustomerEdge: Omit<Types.CustomerEdge, 'node'> & { node: ResolversParentTypes['CustomerSummary'] };
  CustomerPayload: Omit<Types.CustomerPayload, 'customer'> & { customer?: Types.Maybe<ResolversParentTypes['Customer']> };
  CustomerSummary: UserRecord;
  CustomerView: CustomerViewRecord;
  DashboardSearch: DashboardFindings;
  DateTime: Types.Scalars['DateTime']['output'];
  DeleteAccountInput: Types.DeleteAccountInput;
  DeleteAccountPayload: Types.DeleteAccountPayload;
  DeleteCustomerInput: Types.DeleteCustomerInput;
  DeleteCustomerPayload: Types.DeleteCustomerPayload;
  DeleteInput: Types.DeleteInput;
  DeletePayload: Types.DeletePayload;
  DeletePrescriptionInput: Types.DeletePrescriptionInput;
  DeletePrescriptionPayload: Types.DeletePrescriptionPayload;
  DeleteProductsInput: Types.DeleteProductsInput;
  DeleteProductsPayload: Omit<Types.DeleteProductsPayload, 'refused'> & { refused: Array<ResolversParentTypes['RefusedProduct']> };
  DeleteTicketDataInput: Types.DeleteTicketDataInput;
  DeleteTicketDataPayload: Omit<Types.DeleteTicketDataPayload, 'ticket'> & { ticket?: Types.Maybe<ResolversParentTypes['Ticket']> };
  DeletedProduct: Types.DeletedProduct;
  DeliveryArea: Types.DeliveryArea;
  DeliveryAreaInput: Types.DeliveryAreaInput;
  DeliveryPromise: Omit<Types.DeliveryPromise, 'minOrder'> & { minOrder?: Types.Maybe<ResolversParentTypes['Money']> };
  DiscountFacet: Types.DiscountFacet;
  DocumentAmendment: AmendmentRecord;
  DocumentLine: PresentedLine;
  DocumentRateInput: Types.DocumentRateInput;
  EarlierSupply: EarlierSupplyRecord;
  EndOtherSessionsPayload: Omit<Types.EndOtherSessionsPayload, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  EndSessionInput: Types.EndSessionInput;
  EndSessionPayload: Omit<Types.EndSessionPayload, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  ExplainOwnOrderInput: Types.ExplainOwnOrderInput;
  ExplainOwnOrderPayload: Omit<Types.ExplainOwnOrderPayload, 'order'> & { order?: Types.Maybe<ResolversParentTypes['Order']> };
  ExplainOwnTicketInput: Types.ExplainOwnTicketInput;
  ExplainOwnTicketPayload: Omit<Types.ExplainOwnTicketPayload, 'ticket'> & { ticket?: Types.Maybe<ResolversParentTypes['Ticket']> };
  FinishImportInput: Types.FinishImportInput;
  FinishImportPayload: Omit<Types.FinishImportPayload, 'productImport'> & { productImport?: Types.Maybe<ResolversParentTypes['ProductImport']> };
  Float: Types.Scalars['Float']['output'];
  FoundRow: Types.FoundRow;
  GoneCartLine: CartLineRecord;
  GrievanceOfficer: Types.GrievanceOfficer;
  GstProposal: GstProposal;
  GstRate: GstRateRecord;
  GstRateInput: Types.GstRateInput;
  GstReturn: GstReturnReport;
  GstReturnAmounts: Omit<Types.GstReturnAmounts, 'cgst' | 'igst' | 'sgst' | 'taxable' | 'total'> & { cgst: ResolversParentTypes['MoneyDifference'], igst: ResolversParentTypes['MoneyDifference'], sgst: ResolversParentTypes['MoneyDifference'], taxable: ResolversParentTypes['MoneyDifference'], total: ResolversParentTypes['MoneyDifference'] };
  GstReturnDocument: DocumentRecord;
  GstReturnDocumentConnection: ReturnDocumentPage;
  GstReturnDocumentEdge: Omit<Types.GstReturnDocumentEdge, 'node'> & { node: ResolversParentTypes['GstReturnDocument'] };
  GstReturnFinding: Types.GstReturnFinding;
  GstReturnPlace: Types.GstReturnPlace;
  GstReturnTable: Omit<Types.GstReturnTable, 'amounts'> & { amounts?: Types.Maybe<ResolversParentTypes['GstReturnAmounts']> };
  GstState: Types.GstState;
  GstSummary: Omit<Types.GstSummary, 'otherStates' | 'taxed' | 'untaxed'> & { otherStates: Array<ResolversParentTypes['GstSummaryState']>, taxed: ResolversParentTypes['GstSummaryAmounts'], untaxed: ResolversParentTypes['MoneyDifference'] };
  GstSummaryAmounts: Omit<Types.GstSummaryAmounts, 'cgst' | 'igst' | 'sgst' | 'taxable'> & { cgst: ResolversParentTypes['MoneyDifference'], igst: ResolversParentTypes['MoneyDifference'], sgst: ResolversParentTypes['MoneyDifference'], taxable: ResolversParentTypes['MoneyDifference'] };
  GstSummaryState: PlaceSum;
  Holiday: Types.Holiday;
  HolidayInput: Types.HolidayInput;
  ID: Types.Scalars['ID']['output'];
  Image: PictureUrl;
  ImageVersion: Types.ImageVersion;
  ImportProductsInput: Types.ImportProductsInput;
  ImportProductsPayload: Types.ImportProductsPayload;
  ImportReport: Types.ImportReport;
  Ingredient: Ingredient;
  Int: Types.Scalars['Int']['output'];
  InviteToTeamInput: Types.InviteToTeamInput;
  InviteToTeamPayload: Omit<Types.InviteToTeamPayload, 'team'> & { team: ResolversParentTypes['Team'] };
  Invoice: Types.Invoice;
  InvoiceSeller: Types.InvoiceSeller;
  IssueInvoiceInput: Types.IssueInvoiceInput;
  IssueInvoicePayload: Omit<Types.IssueInvoicePayload, 'order'> & { order?: Types.Maybe<ResolversParentTypes['Order']> };
  ItemQuantityInput: Types.ItemQuantityInput;
  LineBatchesInput: Types.LineBatchesInput;
  LineDecisionInput: Types.LineDecisionInput;
  LineProblem: Types.LineProblem;
  LineTax: Omit<Types.LineTax, 'cgst' | 'igst' | 'sgst' | 'taxable'> & { cgst: ResolversParentTypes['Money'], igst: ResolversParentTypes['Money'], sgst: ResolversParentTypes['Money'], taxable: ResolversParentTypes['MoneyDifference'] };
  LinkedOrder: OrderLinkRecord;
  LinkedOrderLine: Omit<Types.LinkedOrderLine, 'product'> & { product: ResolversParentTypes['Product'] };
  ListedItem: Omit<Types.ListedItem, 'proposals'> & { proposals: Array<ResolversParentTypes['ListedProduct']> };
  ListedProduct: Omit<Types.ListedProduct, 'product'> & { product: ResolversParentTypes['Product'] };
  LoginInput: Types.LoginInput;
  LoginPayload: Omit<Types.LoginPayload, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  LogoutPayload: Types.LogoutPayload;
  MatchedWord: Types.MatchedWord;
  Medicine: MedicineProduct;
  MedicineFinding: Types.MedicineFinding;
  MedicineFindingsInput: Types.MedicineFindingsInput;
  MedicineInput: Types.MedicineInput;
  MessageParam: Types.MessageParam;
  Money: Paise;
  MoneyDifference: Paise;
  Mutation: Record<PropertyKey, never>;
  NotDelivered: Types.NotDelivered;
  OpenMoney: OpenMoney;
  OpenWork: Types.OpenWork;
  OpeningInterval: Types.OpeningInterval;
  OpeningIntervalInput: Types.OpeningIntervalInput;
  Order: OrderRecord;
  OrderAddress: OrderAddressRecord;
  OrderAgainInput: Types.OrderAgainInput;
  OrderAgainPayload: Omit<Types.OrderAgainPayload, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  OrderChange: OrderChangeRecord;
  OrderConnection: OrderPage;
  OrderCustomer: UserRecord;
  OrderDelivery: Types.OrderDelivery;
  OrderDocument: PresentedDocument;
  OrderEdge: Omit<Types.OrderEdge, 'node'> & { node: ResolversParentTypes['Order'] };
  OrderLine: OrderLineRecord;
  OrderLineInput: Types.OrderLineInput;
  OrderLink: OrderLinkRecord;
  OrderPause: Types.OrderPause;
  OrderPayment: OrderRecord;
  OrderProposal: PresentedProposal;
  OrderRefund: ListedRefund;
  OrderRefusal: OrderRefusal;
  OrderStatusChange: OrderStatusChangeRecord;
  OrderStatusCount: Types.OrderStatusCount;
  OrderedMedicine: Types.OrderedMedicine;
  Overview: SalesReport;
  OwnCaseReason: Types.OwnCaseReason;
  PageInfo: Types.PageInfo;
  Paise: Types.Scalars['Paise']['output'];
  PartnerKey: PartnerKeyRecord;
  PartnerKeyDay: PartnerUsageRecord;
  PartnerKeyPayload: Omit<Types.PartnerKeyPayload, 'partnerKey'> & { partnerKey?: Types.Maybe<ResolversParentTypes['PartnerKey']> };
  PauseOrdersInput: Types.PauseOrdersInput;
  PauseOrdersPayload: Types.PauseOrdersPayload;
  PaymentChange: PaymentChangeRecord;
  PaymentStatementRow: PaymentStatementRowRecord;
  PhoneCustomer: FoundCustomer;
  PhoneCustomerPayload: Omit<Types.PhoneCustomerPayload, 'customer'> & { customer?: Types.Maybe<ResolversParentTypes['PhoneCustomer']> };
  PhoneOrderInput: Types.PhoneOrderInput;
  PickList: Omit<Types.PickList, 'groups'> & { groups: Array<ResolversParentTypes['PickListGroup']> };
  PickListGroup: Omit<Types.PickListGroup, 'lines' | 'subCategory'> & { lines: Array<ResolversParentTypes['PickListLine']>, subCategory?: Types.Maybe<ResolversParentTypes['SubCategory']> };
  PickListLine: PickListLine;
  PickListOrder: Types.PickListOrder;
  PinPlace: Types.PinPlace;
  PlaceOrderInput: Types.PlaceOrderInput;
  PlaceOrderPayload: PlaceOrderOutcome;
  PlacePhoneOrderPayload: Omit<Types.PlacePhoneOrderPayload, 'order' | 'quote'> & { order?: Types.Maybe<ResolversParentTypes['Order']>, quote?: Types.Maybe<ResolversParentTypes['Quote']> };
  Prescription: PrescriptionRecord;
  PrescriptionCheck: OrderRecord;
  PrescriptionView: PrescriptionViewRecord;
  PrescriptionViewConnection: PrescriptionViewPage;
  PrescriptionViewEdge: Omit<Types.PrescriptionViewEdge, 'node'> & { node: ResolversParentTypes['PrescriptionView'] };
  PreviewUpiStatementInput: Types.PreviewUpiStatementInput;
  PreviewUpiStatementPayload: Omit<Types.PreviewUpiStatementPayload, 'statement'> & { statement?: Types.Maybe<ResolversParentTypes['UpiStatement']> };
  PriceFacet: Omit<Types.PriceFacet, 'max' | 'min'> & { max?: Types.Maybe<ResolversParentTypes['Money']>, min: ResolversParentTypes['Money'] };
  Product: ProductRecord;
  ProductConnection: ProductPage;
  ProductDetail: Types.ProductDetail;
  ProductDetailInput: Types.ProductDetailInput;
  ProductEdge: ProductPageEdge;
  ProductFacets: Omit<Types.ProductFacets, 'categories' | 'prices'> & { categories: Array<ResolversParentTypes['CategoryFacet']>, prices: Array<ResolversParentTypes['PriceFacet']> };
  ProductFilterInput: Types.ProductFilterInput;
  ProductImport: ProductImportRecord;
  ProductImportConnection: ProductImportPage;
  ProductImportEdge: Omit<Types.ProductImportEdge, 'node'> & { node: ResolversParentTypes['ProductImport'] };
  ProductList: Omit<Types.ProductList, 'products'> & { products: Array<ResolversParentTypes['Product']> };
  ProductPayload: Omit<Types.ProductPayload, 'product'> & { product?: Types.Maybe<ResolversParentTypes['Product']> };
  ProductVersionInput: Types.ProductVersionInput;
  ProposeOrderChangeInput: Types.ProposeOrderChangeInput;
  ProposeOrderChangePayload: Omit<Types.ProposeOrderChangePayload, 'order'> & { order?: Types.Maybe<ResolversParentTypes['Order']> };
  PublishWordsInput: Types.PublishWordsInput;
  PublishWordsPayload: Omit<Types.PublishWordsPayload, 'words'> & { words?: Types.Maybe<ResolversParentTypes['PublishedWords']> };
  PublishedWords: PublishedLineRecord;
  PushPayload: Types.PushPayload;
  Query: Record<PropertyKey, never>;
  Quote: OrderQuote;
  QuoteLine: OrderQuoteLine;
  RecalledPacks: RecalledPacks;
  ReceivedTeamInvitation: Types.ReceivedTeamInvitation;
  RecentBatch: ProductBatchRecord;
  RecordCashEntryInput: Types.RecordCashEntryInput;
  RefreshSessionInput: Types.RefreshSessionInput;
  RefreshSessionPayload: Types.RefreshSessionPayload;
  Refund: RefundRecord;
  RefundInput: Types.RefundInput;
  RefundLine: RefundLineRecord;
  RefundLineInput: Types.RefundLineInput;
  RefundPayload: Omit<Types.RefundPayload, 'order'> & { order?: Types.Maybe<ResolversParentTypes['Order']> };
  RefundPaymentInput: Types.RefundPaymentInput;
  RefundPaymentPayload: Omit<Types.RefundPaymentPayload, 'order'> & { order?: Types.Maybe<ResolversParentTypes['Order']> };
  RefundRejectedLinesInput: Types.RefundRejectedLinesInput;
  RefundRejectedLinesPayload: Omit<Types.RefundRejectedLinesPayload, 'order'> & { order?: Types.Maybe<ResolversParentTypes['Order']> };
  RefusedProduct: RefusedEdit;
  RefusedRow: Types.RefusedRow;
  RegisterEntry: RegisterEntryRecord;
  RegisterEntryConnection: RegisterPage;
  RegisterEntryEdge: Omit<Types.RegisterEntryEdge, 'node'> & { node: ResolversParentTypes['RegisterEntry'] };
  RegisterInput: Types.RegisterInput;
  RegisterPayload: Omit<Types.RegisterPayload, 'user'> & { user?: Types.Maybe<ResolversParentTypes['Viewer']> };
  RegisterWebhookInput: Types.RegisterWebhookInput;
  RegisterWebhookPayload: Omit<Types.RegisterWebhookPayload, 'webhook'> & { webhook?: Types.Maybe<ResolversParentTypes['Webhook']> };
  ReleaseReservationInput: Types.ReleaseReservationInput;
  ReleaseReservationPayload: Types.ReleaseReservationPayload;
  RemoveAddressInput: Types.RemoveAddressInput;
  RemoveFromCartInput: Types.RemoveFromCartInput;
  RemoveFromTeamInput: Types.RemoveFromTeamInput;
  RemoveFromTeamPayload: Omit<Types.RemoveFromTeamPayload, 'team' | 'viewer'> & { team?: Types.Maybe<ResolversParentTypes['Team']>, viewer: ResolversParentTypes['Viewer'] };
  RemoveRefundInput: Types.RemoveRefundInput;
  RemoveRefundPayload: Omit<Types.RemoveRefundPayload, 'order'> & { order?: Types.Maybe<ResolversParentTypes['Order']> };
  ReplaceItemsInput: Types.ReplaceItemsInput;
  ReplaceItemsPayload: Omit<Types.ReplaceItemsPayload, 'ticket'> & { ticket?: Types.Maybe<ResolversParentTypes['Ticket']> };
  ReplacedOrder: ReplacedOrderRecord;
  ReplyToTicketInput: Types.ReplyToTicketInput;
  ReplyToTicketPayload: Omit<Types.ReplyToTicketPayload, 'ticket'> & { ticket?: Types.Maybe<ResolversParentTypes['Ticket']> };
  ReportSearchInput: Types.ReportSearchInput;
  ReportSearchPayload: Types.ReportSearchPayload;
  RequestEmailVerificationPayload: Types.RequestEmailVerificationPayload;
  RequestPasswordResetInput: Types.RequestPasswordResetInput;
  RequestPasswordResetPayload: Types.RequestPasswordResetPayload;
  RequestUpiRefundInput: Types.RequestUpiRefundInput;
  RequestUpiRefundPayload: Omit<Types.RequestUpiRefundPayload, 'order'> & { order?: Types.Maybe<ResolversParentTypes['Order']> };
  ResendDeliveryInput: Types.ResendDeliveryInput;
  ResendDeliveryPayload: Omit<Types.ResendDeliveryPayload, 'delivery'> & { delivery?: Types.Maybe<ResolversParentTypes['WebhookDelivery']> };
  Reservation: ReservationRecord;
  ReservationConnection: ReservationPage;
  ReservationEdge: Omit<Types.ReservationEdge, 'node'> & { node: ResolversParentTypes['Reservation'] };
  ResetPasswordInput: Types.ResetPasswordInput;
  ResetPasswordPayload: Types.ResetPasswordPayload;
  ResumeOrdersPayload: Types.ResumeOrdersPayload;
  RevokePartnerKeyInput: Types.RevokePartnerKeyInput;
  SalesDay: DayFigures;
  SalesFigures: SalesFigures;
  SalesPeriod: PeriodReport;
  SearchExplanation: Types.SearchExplanation;
  SearchMatch: Types.SearchMatch;
  SearchPreview: PreviewedSearch;
  SearchSuggestion: Suggestion;
  SearchTerm: Types.SearchTerm;
  SearchTest: PlacedTest;
  SearchTestPreview: Omit<Types.SearchTestPreview, 'test'> & { test: ResolversParentTypes['SearchTest'] };
  SearchWeights: Types.SearchWeights;
  SearchedText: Types.SearchedText;
  SeeOrdersInput: Types.SeeOrdersInput;
  SeeOrdersPayload: Omit<Types.SeeOrdersPayload, 'unseenOrders'> & { unseenOrders: Array<ResolversParentTypes['Order']> };
  SeenOrderInput: Types.SeenOrderInput;
  SeenPaymentInput: Types.SeenPaymentInput;
  Session: SessionRecord;
  SessionTokens: Types.SessionTokens;
  SetCancellationReasonInput: Types.SetCancellationReasonInput;
  SetCancellationReasonPayload: Omit<Types.SetCancellationReasonPayload, 'order'> & { order?: Types.Maybe<ResolversParentTypes['Order']> };
  SetCartQuantityInput: Types.SetCartQuantityInput;
  SetCustomerNoteInput: Types.SetCustomerNoteInput;
  SetOrderBatchesInput: Types.SetOrderBatchesInput;
  SetOrderBatchesPayload: Omit<Types.SetOrderBatchesPayload, 'order'> & { order?: Types.Maybe<ResolversParentTypes['Order']> };
  SetOrderMailsInput: Types.SetOrderMailsInput;
  SetOrderMailsPayload: Omit<Types.SetOrderMailsPayload, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  SetOrderStatusInput: Types.SetOrderStatusInput;
  SetOrderStatusPayload: Omit<Types.SetOrderStatusPayload, 'order'> & { order?: Types.Maybe<ResolversParentTypes['Order']> };
  SetOrderStatusesInput: Types.SetOrderStatusesInput;
  SetOrderStatusesPayload: Omit<Types.SetOrderStatusesPayload, 'moved' | 'refused'> & { moved: Array<ResolversParentTypes['Order']>, refused: Array<ResolversParentTypes['OrderRefusal']> };
  SetPaymentStateInput: Types.SetPaymentStateInput;
  SetPaymentStatePayload: Omit<Types.SetPaymentStatePayload, 'order'> & { order?: Types.Maybe<ResolversParentTypes['Order']> };
  SetPaymentStatesInput: Types.SetPaymentStatesInput;
  SetPaymentStatesPayload: Omit<Types.SetPaymentStatesPayload, 'changed' | 'refused'> & { changed: Array<ResolversParentTypes['Order']>, refused: Array<ResolversParentTypes['OrderRefusal']> };
  SetPharmacistInput: Types.SetPharmacistInput;
  SetPharmacistPayload: Omit<Types.SetPharmacistPayload, 'team' | 'viewer'> & { team?: Types.Maybe<ResolversParentTypes['Team']>, viewer: ResolversParentTypes['Viewer'] };
  SetRefundUpiIdInput: Types.SetRefundUpiIdInput;
  SetRefundUpiIdPayload: Omit<Types.SetRefundUpiIdPayload, 'order'> & { order?: Types.Maybe<ResolversParentTypes['Order']> };
  SetSearchUnsoldInput: Types.SetSearchUnsoldInput;
  SetSearchUnsoldPayload: Types.SetSearchUnsoldPayload;
  SetStockInput: Types.SetStockInput;
  SetTeamRoleInput: Types.SetTeamRoleInput;
  SetTeamRolePayload: Omit<Types.SetTeamRolePayload, 'team' | 'viewer'> & { team?: Types.Maybe<ResolversParentTypes['Team']>, viewer: ResolversParentTypes['Viewer'] };
  SetupStep: Types.SetupStep;
  Shelf: Omit<Types.Shelf, 'category' | 'subCategory'> & { category: ResolversParentTypes['Category'], subCategory?: Types.Maybe<ResolversParentTypes['SubCategory']> };
  ShopSettingConflict: Types.ShopSettingConflict;
  ShopSettings: VersionedSettings;
  ShopSettingsChange: ShopSettingsChangeRecord;
  ShopSettingsChangeConnection: ShopSettingsChangePage;
  ShopSettingsChangeEdge: Omit<Types.ShopSettingsChangeEdge, 'node'> & { node: ResolversParentTypes['ShopSettingsChange'] };
  SignedPaise: Types.Scalars['SignedPaise']['output'];
  SocialLink: Types.SocialLink;
  SocialLinkInput: Types.SocialLinkInput;
  StartUpiPaymentInput: Types.StartUpiPaymentInput;
  StartUpiPaymentPayload: Omit<Types.StartUpiPaymentPayload, 'address' | 'quote' | 'upiPayment'> & { address?: Types.Maybe<ResolversParentTypes['Address']>, quote?: Types.Maybe<ResolversParentTypes['Quote']>, upiPayment?: Types.Maybe<ResolversParentTypes['UpiPayment']> };
  StockMovement: CountedMovement;
  StockMovementConnection: MovementPage;
  StockMovementEdge: Omit<Types.StockMovementEdge, 'node'> & { node: ResolversParentTypes['StockMovement'] };
  Store: StoreSettings;
  StoreClaim: Types.StoreClaim;
  StoreClaimInput: Types.StoreClaimInput;
  StorePolicy: Types.StorePolicy;
  Strength: Strength;
  StrikeCashEntryInput: Types.StrikeCashEntryInput;
  String: Types.Scalars['String']['output'];
  SubCategory: SubCategoryRecord;
  SubCategoryPayload: Omit<Types.SubCategoryPayload, 'subCategory'> & { subCategory?: Types.Maybe<ResolversParentTypes['SubCategory']> };
  SubscribeToPushInput: Types.SubscribeToPushInput;
  SubstituteInput: Types.SubstituteInput;
  Team: TeamRecord;
  TeamInvitation: TeamInvitationRecord;
  TeamMember: TeamMemberRecord;
  TeamPlacement: PlacementRecord;
  Ticket: TicketRecord;
  TicketConnection: TicketPage;
  TicketEdge: Omit<Types.TicketEdge, 'node'> & { node: ResolversParentTypes['Ticket'] };
  TicketEntry: TicketEntryRecord;
  TicketLine: TicketLineRecord;
  TicketPhoto: TicketPhotoRecord;
  ToDo: Omit<Types.ToDo, 'cashToCollect'> & { cashToCollect: ResolversParentTypes['Money'] };
  UnblockCashInput: Types.UnblockCashInput;
  UnitPrice: Omit<Types.UnitPrice, 'price'> & { price: ResolversParentTypes['Money'] };
  UnpackOrderInput: Types.UnpackOrderInput;
  UnpackOrderPayload: Omit<Types.UnpackOrderPayload, 'order'> & { order?: Types.Maybe<ResolversParentTypes['Order']> };
  UnreadRow: Types.UnreadRow;
  UnsubscribeFromPushInput: Types.UnsubscribeFromPushInput;
  UpdateAddressInput: Types.UpdateAddressInput;
  UpdateCategoryInput: Types.UpdateCategoryInput;
  UpdatePartnerKeyInput: Types.UpdatePartnerKeyInput;
  UpdateProductInput: Types.UpdateProductInput;
  UpdateProductsInput: Types.UpdateProductsInput;
  UpdateProductsPayload: Omit<Types.UpdateProductsPayload, 'products' | 'refused'> & { products: Array<ResolversParentTypes['Product']>, refused: Array<ResolversParentTypes['RefusedProduct']> };
  UpdateProfileInput: Types.UpdateProfileInput;
  UpdateProfilePayload: Omit<Types.UpdateProfilePayload, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  UpdateShopSettingsInput: Types.UpdateShopSettingsInput;
  UpdateShopSettingsPayload: Omit<Types.UpdateShopSettingsPayload, 'settings'> & { settings: ResolversParentTypes['ShopSettings'] };
  UpdateSubCategoryInput: Types.UpdateSubCategoryInput;
  UpiPayment: ReservationRecord;
  UpiRequest: Omit<Types.UpiRequest, 'amount'> & { amount: ResolversParentTypes['Money'] };
  UpiStatement: UpiStatementRecord;
  UpiStatementColumns: Types.UpiStatementColumns;
  UpiStatementColumnsInput: Types.UpiStatementColumnsInput;
  UpiStatementConnection: UpiStatementPage;
  UpiStatementCount: Types.UpiStatementCount;
  UpiStatementEdge: Omit<Types.UpiStatementEdge, 'node'> & { node: ResolversParentTypes['UpiStatement'] };
  UpiStatementOrder: RowOrderRecord;
  UpiStatementRow: UpiStatementRowRecord;
  UpiStatementRowConnection: UpiStatementRowPage;
  UpiStatementRowEdge: Omit<Types.UpiStatementRowEdge, 'node'> & { node: ResolversParentTypes['UpiStatementRow'] };
  UpiStatementTable: Types.UpiStatementTable;
  Upload: Types.Scalars['Upload']['output'];
  UploadAvatarInput: Types.UploadAvatarInput;
  UploadAvatarPayload: Omit<Types.UploadAvatarPayload, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  UploadPictureInput: Types.UploadPictureInput;
  UploadPicturePayload: Omit<Types.UploadPicturePayload, 'picture'> & { picture?: Types.Maybe<ResolversParentTypes['UploadedPicture']> };
  UploadPrescriptionInput: Types.UploadPrescriptionInput;
  UploadPrescriptionPayload: Omit<Types.UploadPrescriptionPayload, 'prescription'> & { prescription?: Types.Maybe<ResolversParentTypes['Prescription']> };
  UploadTicketPhotoInput: Types.UploadTicketPhotoInput;
  UploadTicketPhotoPayload: Omit<Types.UploadTicketPhotoPayload, 'photo'> & { photo?: Types.Maybe<ResolversParentTypes['TicketPhoto']> };
  UploadedPicture: StoredPicture;
  UserError: Types.UserError;
  VerifyEmailInput: Types.VerifyEmailInput;
  VerifyEmailPayload: Omit<Types.VerifyEmailPayload, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  VerifyPasswordResetCodeInput: Types.VerifyPasswordResetCodeInput;
  VerifyPasswordResetCodePayload: Types.VerifyPasswordResetCodePayload;
  Viewer: UserRecord;
  Webhook: WebhookRecord;
  WebhookDelivery: DeliveryRecord;
  WebhookDeliveryConnection: DeliveryPage;
  WebhookDeliveryEdge: Omit<Types.WebhookDeliveryEdge, 'node'> & { node: ResolversParentTypes['WebhookDelivery'] };
  WithdrawOrderLinkInput: Types.WithdrawOrderLinkInput;
  WithdrawOrderLinkPayload: Types.WithdrawOrderLinkPayload;
  WithdrawProposalInput: Types.WithdrawProposalInput;
  WithdrawProposalPayload: Omit<Types.WithdrawProposalPayload, 'order'> & { order?: Types.Maybe<ResolversParentTypes['Order']> };
  WordsPreview: Omit<Types.WordsPreview, 'searches' | 'tests'> & { searches: Array<ResolversParentTypes['SearchPreview']>, tests: Array<ResolversParentTypes['SearchTestPreview']> };
};

export type AcceptTeamInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcceptTeamInvitationPayload'] = ResolversParentTypes['AcceptTeamInvitationPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type AddRefundPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddRefundPayload'] = ResolversParentTypes['AddRefundPayload']> = {
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddSearchTestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddSearchTestPayload'] = ResolversParentTypes['AddSearchTestPayload']> = {
  test?: Resolver<Types.Maybe<ResolversTypes['SearchTest']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  addressLine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDeliverable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<Types.Maybe<ResolversTypes['AddressLabel']>, ParentType, ContextType>;
  landmark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mobile?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pincode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AddressConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressConnection'] = ResolversParentTypes['AddressConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AddressEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AddressEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressEdge'] = ResolversParentTypes['AddressEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
};

export type AddressPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressPayload'] = ResolversParentTypes['AddressPayload']> = {
  address?: Resolver<Types.Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AnswerProposalPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerProposalPayload'] = ResolversParentTypes['AnswerProposalPayload']> = {
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AnswerTicketPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerTicketPayload'] = ResolversParentTypes['AnswerTicketPayload']> = {
  ticket?: Resolver<Types.Maybe<ResolversTypes['Ticket']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ApplyUpiStatementPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplyUpiStatementPayload'] = ResolversParentTypes['ApplyUpiStatementPayload']> = {
  received?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<Array<ResolversTypes['UpiStatementRow']>, ParentType, ContextType>;
  statement?: Resolver<Types.Maybe<ResolversTypes['UpiStatement']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Batch'] = ResolversParentTypes['Batch']> = {
  expiresOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiry?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BestSellerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BestSeller'] = ResolversParentTypes['BestSeller']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BilledPrescriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BilledPrescription'] = ResolversParentTypes['BilledPrescription']> = {
  patient?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  patientAddress?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pharmacist?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pharmacistRegistration?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prescriber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prescriberAddress?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prescriberRegistration?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BrandFacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BrandFacet'] = ResolversParentTypes['BrandFacet']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CancelOrderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelOrderPayload'] = ResolversParentTypes['CancelOrderPayload']> = {
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CancelTeamInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelTeamInvitationPayload'] = ResolversParentTypes['CancelTeamInvitationPayload']> = {
  team?: Resolver<ResolversTypes['Team'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CancelUpiPaymentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelUpiPaymentPayload'] = ResolversParentTypes['CancelUpiPaymentPayload']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  gone?: Resolver<Array<ResolversTypes['GoneCartLine']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['CartLine']>, ParentType, ContextType>;
  notDelivered?: Resolver<Array<ResolversTypes['NotDelivered']>, ParentType, ContextType, Partial<Types.CartNotDeliveredArgs>>;
  savings?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['CartWarning']>, ParentType, ContextType>;
};

export type CartLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartLine'] = ResolversParentTypes['CartLine']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['LineProblem']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seenPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CartPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartPayload'] = ResolversParentTypes['CartPayload']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CartWarningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartWarning'] = ResolversParentTypes['CartWarning']> = {
  code?: Resolver<ResolversTypes['CartWarningCode'], ParentType, ContextType>;
  ingredient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CashBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashBlock'] = ResolversParentTypes['CashBlock']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CashBlockChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashBlockChange'] = ResolversParentTypes['CashBlockChange']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CashCollectorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashCollector'] = ResolversParentTypes['CashCollector']> = {
  handedOver?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  memberId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paidBack?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CashCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashCount'] = ResolversParentTypes['CashCount']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  counted?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expected?: Resolver<ResolversTypes['MoneyDifference'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CashDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashDay'] = ResolversParentTypes['CashDay']> = {
  collectors?: Resolver<Array<ResolversTypes['CashCollector']>, ParentType, ContextType>;
  counts?: Resolver<Array<ResolversTypes['CashCount']>, ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['CashEntry']>, ParentType, ContextType>;
  expenses?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  float?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  handedOver?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paidBack?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rest?: Resolver<ResolversTypes['MoneyDifference'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CashDayPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashDayPayload'] = ResolversParentTypes['CashDayPayload']> = {
  cashDay?: Resolver<Types.Maybe<ResolversTypes['CashDay']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CashEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashEntry'] = ResolversParentTypes['CashEntry']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CashEntryKind'], ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  struckAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  struckBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CashReceiptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashReceipt'] = ResolversParentTypes['CashReceipt']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CatalogueChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CatalogueChange'] = ResolversParentTypes['CatalogueChange']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CatalogueKind'], ParentType, ContextType>;
  thing?: Resolver<Types.Maybe<ResolversTypes['CatalogueThing']>, ParentType, ContextType>;
};

export type CatalogueChangeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CatalogueChangeConnection'] = ResolversParentTypes['CatalogueChangeConnection']> = {
  after?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['CatalogueChangeEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CatalogueChangeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CatalogueChangeEdge'] = ResolversParentTypes['CatalogueChangeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CatalogueChange'], ParentType, ContextType>;
};

export type CatalogueDigestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CatalogueDigest'] = ResolversParentTypes['CatalogueDigest']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  digest?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CatalogueThingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CatalogueThing'] = ResolversParentTypes['CatalogueThing']> = {
  __resolveType: TypeResolveFn<'Category' | 'Product' | 'SubCategory', ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  maxPerOrder?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newestProducts?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<Types.CategoryNewestProductsArgs, 'first'>>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subCategories?: Resolver<Array<ResolversTypes['SubCategory']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryFacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryFacet'] = ResolversParentTypes['CategoryFacet']> = {
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CategoryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryPayload'] = ResolversParentTypes['CategoryPayload']> = {
  category?: Resolver<Types.Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChangeOrderLinePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeOrderLinePayload'] = ResolversParentTypes['ChangeOrderLinePayload']> = {
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ChangeSubstituteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeSubstitute'] = ResolversParentTypes['ChangeSubstitute']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangedShopSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangedShopSetting'] = ResolversParentTypes['ChangedShopSetting']> = {
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CheckPrescriptionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckPrescriptionPayload'] = ResolversParentTypes['CheckPrescriptionPayload']> = {
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CompositionStatementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompositionStatement'] = ResolversParentTypes['CompositionStatement']> = {
  cgst?: Resolver<ResolversTypes['MoneyDifference'], ParentType, ContextType>;
  documentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sgst?: Resolver<ResolversTypes['MoneyDifference'], ParentType, ContextType>;
  taxable?: Resolver<ResolversTypes['MoneyDifference'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['MoneyDifference'], ParentType, ContextType>;
};

export type ConfirmOrderLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmOrderLinkPayload'] = ResolversParentTypes['ConfirmOrderLinkPayload']> = {
  linkedOrder?: Resolver<Types.Maybe<ResolversTypes['LinkedOrder']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ConflictingCellResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConflictingCell'] = ResolversParentTypes['ConflictingCell']> = {
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CorrectTicketPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CorrectTicketPayload'] = ResolversParentTypes['CorrectTicketPayload']> = {
  ticket?: Resolver<Types.Maybe<ResolversTypes['Ticket']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CorrectedDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CorrectedDocument'] = ResolversParentTypes['CorrectedDocument']> = {
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CountryFacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountryFacet'] = ResolversParentTypes['CountryFacet']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  countryOfOrigin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateOrderLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateOrderLinkPayload'] = ResolversParentTypes['CreateOrderLinkPayload']> = {
  link?: Resolver<Types.Maybe<ResolversTypes['OrderLink']>, ParentType, ContextType>;
  quote?: Resolver<Types.Maybe<ResolversTypes['Quote']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreatePartnerKeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatePartnerKeyPayload'] = ResolversParentTypes['CreatePartnerKeyPayload']> = {
  partnerKey?: Resolver<Types.Maybe<ResolversTypes['PartnerKey']>, ParentType, ContextType>;
  secret?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateTicketPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateTicketPayload'] = ResolversParentTypes['CreateTicketPayload']> = {
  ticket?: Resolver<Types.Maybe<ResolversTypes['Ticket']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  addresses?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType>;
  cashBlock?: Resolver<Types.Maybe<ResolversTypes['CashBlock']>, ParentType, ContextType>;
  cashBlockChanges?: Resolver<Array<ResolversTypes['CashBlockChange']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasLogin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mobile?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  moneyOpen?: Resolver<ResolversTypes['OpenMoney'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['OrderConnection'], ParentType, ContextType, RequireFields<Types.CustomerOrdersArgs, 'first'>>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  views?: Resolver<Array<ResolversTypes['CustomerView']>, ParentType, ContextType>;
};

export type CustomerAddressPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerAddressPayload'] = ResolversParentTypes['CustomerAddressPayload']> = {
  address?: Resolver<Types.Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CustomerConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerConnection'] = ResolversParentTypes['CustomerConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CustomerEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  searchHint?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerEdge'] = ResolversParentTypes['CustomerEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CustomerSummary'], ParentType, ContextType>;
};

export type CustomerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerPayload'] = ResolversParentTypes['CustomerPayload']> = {
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CustomerSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerSummary'] = ResolversParentTypes['CustomerSummary']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCashBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastOrderAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mobile?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  moneyOpen?: Resolver<ResolversTypes['OpenMoney'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomerViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerView'] = ResolversParentTypes['CustomerView']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DashboardSearchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DashboardSearch'] = ResolversParentTypes['DashboardSearch']> = {
  customers?: Resolver<Array<ResolversTypes['OrderCustomer']>, ParentType, ContextType>;
  hint?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAccountPayload'] = ResolversParentTypes['DeleteAccountPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteCustomerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteCustomerPayload'] = ResolversParentTypes['DeleteCustomerPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeletePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletePayload'] = ResolversParentTypes['DeletePayload']> = {
  deletedId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeletePrescriptionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletePrescriptionPayload'] = ResolversParentTypes['DeletePrescriptionPayload']> = {
  deletedId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteProductsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteProductsPayload'] = ResolversParentTypes['DeleteProductsPayload']> = {
  deletedIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  refused?: Resolver<Array<ResolversTypes['RefusedProduct']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteTicketDataPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteTicketDataPayload'] = ResolversParentTypes['DeleteTicketDataPayload']> = {
  ticket?: Resolver<Types.Maybe<ResolversTypes['Ticket']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeletedProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletedProduct'] = ResolversParentTypes['DeletedProduct']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeliveryAreaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryArea'] = ResolversParentTypes['DeliveryArea']> = {
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pins?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeliveryPromiseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryPromise'] = ResolversParentTypes['DeliveryPromise']> = {
  by?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  from?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minOrder?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  pausedUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeliveryState'], ParentType, ContextType>;
};

export type DiscountFacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscountFacet'] = ResolversParentTypes['DiscountFacet']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minPercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type DocumentAmendmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentAmendment'] = ResolversParentTypes['DocumentAmendment']> = {
  after?: Resolver<Array<ResolversTypes['Batch']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  before?: Resolver<Array<ResolversTypes['Batch']>, ParentType, ContextType>;
  by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DocumentLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentLine'] = ResolversParentTypes['DocumentLine']> = {
  batches?: Resolver<Array<ResolversTypes['Batch']>, ParentType, ContextType>;
  discountedPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  hsn?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  medicine?: Resolver<Types.Maybe<ResolversTypes['OrderedMedicine']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ratePercent?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tax?: Resolver<Types.Maybe<ResolversTypes['LineTax']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EarlierSupplyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EarlierSupply'] = ResolversParentTypes['EarlierSupply']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  medicine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EndOtherSessionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndOtherSessionsPayload'] = ResolversParentTypes['EndOtherSessionsPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type EndSessionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndSessionPayload'] = ResolversParentTypes['EndSessionPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ExplainOwnOrderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExplainOwnOrderPayload'] = ResolversParentTypes['ExplainOwnOrderPayload']> = {
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExplainOwnTicketPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExplainOwnTicketPayload'] = ResolversParentTypes['ExplainOwnTicketPayload']> = {
  ticket?: Resolver<Types.Maybe<ResolversTypes['Ticket']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FinishImportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinishImportPayload'] = ResolversParentTypes['FinishImportPayload']> = {
  productImport?: Resolver<Types.Maybe<ResolversTypes['ProductImport']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FoundRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FoundRow'] = ResolversParentTypes['FoundRow']> = {
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GoneCartLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoneCartLine'] = ResolversParentTypes['GoneCartLine']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GrievanceOfficerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GrievanceOfficer'] = ResolversParentTypes['GrievanceOfficer']> = {
  designation?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GstProposalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GstProposal'] = ResolversParentTypes['GstProposal']> = {
  goods?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hsn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['GstRate']>, ParentType, ContextType>;
};

export type GstRateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GstRate'] = ResolversParentTypes['GstRate']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type GstReturnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GstReturn'] = ResolversParentTypes['GstReturn']> = {
  charged?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  cmp08?: Resolver<ResolversTypes['CompositionStatement'], ParentType, ContextType>;
  credited?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  documentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  findings?: Resolver<Array<ResolversTypes['GstReturnFinding']>, ParentType, ContextType>;
  gstr3b?: Resolver<ResolversTypes['GstSummary'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  registration?: Resolver<ResolversTypes['GstRegistration'], ParentType, ContextType>;
  roundOff?: Resolver<ResolversTypes['MoneyDifference'], ParentType, ContextType>;
  tables?: Resolver<Array<ResolversTypes['GstReturnTable']>, ParentType, ContextType>;
};

export type GstReturnAmountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GstReturnAmounts'] = ResolversParentTypes['GstReturnAmounts']> = {
  cgst?: Resolver<ResolversTypes['MoneyDifference'], ParentType, ContextType>;
  igst?: Resolver<ResolversTypes['MoneyDifference'], ParentType, ContextType>;
  sgst?: Resolver<ResolversTypes['MoneyDifference'], ParentType, ContextType>;
  taxable?: Resolver<ResolversTypes['MoneyDifference'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['MoneyDifference'], ParentType, ContextType>;
};

export type GstReturnDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GstReturnDocument'] = ResolversParentTypes['GstReturnDocument']> = {
  buyerGstin?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  buyerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isComposition?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DocumentKind'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  table?: Resolver<Types.Maybe<ResolversTypes['GstReturnTableName']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type GstReturnDocumentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GstReturnDocumentConnection'] = ResolversParentTypes['GstReturnDocumentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['GstReturnDocumentEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type GstReturnDocumentEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GstReturnDocumentEdge'] = ResolversParentTypes['GstReturnDocumentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['GstReturnDocument'], ParentType, ContextType>;
};

export type GstReturnFindingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GstReturnFinding'] = ResolversParentTypes['GstReturnFinding']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['GstReturnFindingKind'], ParentType, ContextType>;
  places?: Resolver<Array<ResolversTypes['GstReturnPlace']>, ParentType, ContextType>;
};

export type GstReturnPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GstReturnPlace'] = ResolversParentTypes['GstReturnPlace']> = {
  documentNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GstReturnTableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GstReturnTable'] = ResolversParentTypes['GstReturnTable']> = {
  amounts?: Resolver<Types.Maybe<ResolversTypes['GstReturnAmounts']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['GstReturnTableName'], ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GstStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GstState'] = ResolversParentTypes['GstState']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GstSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GstSummary'] = ResolversParentTypes['GstSummary']> = {
  otherStates?: Resolver<Array<ResolversTypes['GstSummaryState']>, ParentType, ContextType>;
  taxed?: Resolver<ResolversTypes['GstSummaryAmounts'], ParentType, ContextType>;
  untaxed?: Resolver<ResolversTypes['MoneyDifference'], ParentType, ContextType>;
};

export type GstSummaryAmountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GstSummaryAmounts'] = ResolversParentTypes['GstSummaryAmounts']> = {
  cgst?: Resolver<ResolversTypes['MoneyDifference'], ParentType, ContextType>;
  igst?: Resolver<ResolversTypes['MoneyDifference'], ParentType, ContextType>;
  sgst?: Resolver<ResolversTypes['MoneyDifference'], ParentType, ContextType>;
  taxable?: Resolver<ResolversTypes['MoneyDifference'], ParentType, ContextType>;
};

export type GstSummaryStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GstSummaryState'] = ResolversParentTypes['GstSummaryState']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  igst?: Resolver<ResolversTypes['MoneyDifference'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxable?: Resolver<ResolversTypes['MoneyDifference'], ParentType, ContextType>;
};

export type HolidayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Holiday'] = ResolversParentTypes['Holiday']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  srcSet?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['ImageVersion']>, ParentType, ContextType>;
};

export type ImageVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageVersion'] = ResolversParentTypes['ImageVersion']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportProductsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportProductsPayload'] = ResolversParentTypes['ImportProductsPayload']> = {
  report?: Resolver<Types.Maybe<ResolversTypes['ImportReport']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ImportReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportReport'] = ResolversParentTypes['ImportReport']> = {
  categoriesMade?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  conflicting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  conflicts?: Resolver<Array<ResolversTypes['ConflictingCell']>, ParentType, ContextType>;
  created?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endedGstRates?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  findings?: Resolver<Array<ResolversTypes['FoundRow']>, ParentType, ContextType>;
  lookalikes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  medicines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  medicinesRead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  medicinesToCheck?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nearSalePrices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prescriptionColumns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  refusals?: Resolver<Array<ResolversTypes['RefusedRow']>, ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  repeated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  roundedPrices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subCategoriesMade?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unread?: Resolver<Array<ResolversTypes['UnreadRow']>, ParentType, ContextType>;
  unusedColumns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IngredientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Ingredient'] = ResolversParentTypes['Ingredient']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  strength?: Resolver<Types.Maybe<ResolversTypes['Strength']>, ParentType, ContextType>;
};

export type InviteToTeamPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteToTeamPayload'] = ResolversParentTypes['InviteToTeamPayload']> = {
  team?: Resolver<ResolversTypes['Team'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  buyerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prescription?: Resolver<Types.Maybe<ResolversTypes['BilledPrescription']>, ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['InvoiceSeller'], ParentType, ContextType>;
};

export type InvoiceSellerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceSeller'] = ResolversParentTypes['InvoiceSeller']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  drugLicence?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fssai?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gstin?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  legalName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IssueInvoicePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssueInvoicePayload'] = ResolversParentTypes['IssueInvoicePayload']> = {
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LineProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LineProblem'] = ResolversParentTypes['LineProblem']> = {
  code?: Resolver<ResolversTypes['LineProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  params?: Resolver<Array<ResolversTypes['MessageParam']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LineTaxResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LineTax'] = ResolversParentTypes['LineTax']> = {
  cgst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  igst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sgst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stateTaxName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxable?: Resolver<ResolversTypes['MoneyDifference'], ParentType, ContextType>;
};

export type LinkedOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkedOrder'] = ResolversParentTypes['LinkedOrder']> = {
  address?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fulfilment?: Resolver<ResolversTypes['Fulfilment'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['LinkedOrderLine']>, ParentType, ContextType>;
  orderNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderTotal?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type LinkedOrderLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkedOrderLine'] = ResolversParentTypes['LinkedOrderLine']> = {
  maxQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ListedItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListedItem'] = ResolversParentTypes['ListedItem']> = {
  proposals?: Resolver<Array<ResolversTypes['ListedProduct']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListedProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListedProduct'] = ResolversParentTypes['ListedProduct']> = {
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LoginPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginPayload'] = ResolversParentTypes['LoginPayload']> = {
  tokens?: Resolver<Types.Maybe<ResolversTypes['SessionTokens']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type LogoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogoutPayload'] = ResolversParentTypes['LogoutPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MatchedWordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MatchedWord'] = ResolversParentTypes['MatchedWord']> = {
  fields?: Resolver<Array<ResolversTypes['SearchField']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MatchKind'], ParentType, ContextType>;
  word?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MedicineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Medicine'] = ResolversParentTypes['Medicine']> = {
  form?: Resolver<ResolversTypes['MedicineForm'], ParentType, ContextType>;
  ingredients?: Resolver<Array<ResolversTypes['Ingredient']>, ParentType, ContextType>;
  packCount?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  packUnit?: Resolver<ResolversTypes['PackUnit'], ParentType, ContextType>;
  prescriptionRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pricePerUnit?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  schedule?: Resolver<ResolversTypes['DrugSchedule'], ParentType, ContextType>;
};

export type MedicineFindingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MedicineFinding'] = ResolversParentTypes['MedicineFinding']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MedicineFindingKind'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  schedule?: Resolver<Types.Maybe<ResolversTypes['DrugSchedule']>, ParentType, ContextType>;
};

export type MessageParamResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageParam'] = ResolversParentTypes['MessageParam']> = {
  kind?: Resolver<ResolversTypes['MessageParamKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
};

export type MoneyDifferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoneyDifference'] = ResolversParentTypes['MoneyDifference']> = {
  amount?: Resolver<ResolversTypes['SignedPaise'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptTeamInvitation?: Resolver<ResolversTypes['AcceptTeamInvitationPayload'], ParentType, ContextType, RequireFields<Types.MutationAcceptTeamInvitationArgs, 'input'>>;
  addCustomerAddress?: Resolver<ResolversTypes['CustomerAddressPayload'], ParentType, ContextType, RequireFields<Types.MutationAddCustomerAddressArgs, 'input'>>;
  addPhoneCustomer?: Resolver<ResolversTypes['PhoneCustomerPayload'], ParentType, ContextType, RequireFields<Types.MutationAddPhoneCustomerArgs, 'input'>>;
  addRefund?: Resolver<ResolversTypes['AddRefundPayload'], ParentType, ContextType, RequireFields<Types.MutationAddRefundArgs, 'input'>>;
  addSearchTest?: Resolver<ResolversTypes['AddSearchTestPayload'], ParentType, ContextType, RequireFields<Types.MutationAddSearchTestArgs, 'input'>>;
  addToCart?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Types.MutationAddToCartArgs, 'input'>>;
  answerProposal?: Resolver<ResolversTypes['AnswerProposalPayload'], ParentType, ContextType, RequireFields<Types.MutationAnswerProposalArgs, 'input'>>;
  answerTicket?: Resolver<ResolversTypes['AnswerTicketPayload'], ParentType, ContextType, RequireFields<Types.MutationAnswerTicketArgs, 'input'>>;
  applyUpiStatement?: Resolver<ResolversTypes['ApplyUpiStatementPayload'], ParentType, ContextType, RequireFields<Types.MutationApplyUpiStatementArgs, 'input'>>;
  blockCash?: Resolver<ResolversTypes['CustomerPayload'], ParentType, ContextType, RequireFields<Types.MutationBlockCashArgs, 'input'>>;
  cancelOrder?: Resolver<ResolversTypes['CancelOrderPayload'], ParentType, ContextType, RequireFields<Types.MutationCancelOrderArgs, 'input'>>;
  cancelTeamInvitation?: Resolver<ResolversTypes['CancelTeamInvitationPayload'], ParentType, ContextType, RequireFields<Types.MutationCancelTeamInvitationArgs, 'input'>>;
  cancelUpiPayment?: Resolver<ResolversTypes['CancelUpiPaymentPayload'], ParentType, ContextType, Partial<Types.MutationCancelUpiPaymentArgs>>;
  changeCartLineQuantity?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Types.MutationChangeCartLineQuantityArgs, 'input'>>;
  changeOrderLine?: Resolver<ResolversTypes['ChangeOrderLinePayload'], ParentType, ContextType, RequireFields<Types.MutationChangeOrderLineArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordPayload'], ParentType, ContextType, RequireFields<Types.MutationChangePasswordArgs, 'input'>>;
  checkPrescription?: Resolver<ResolversTypes['CheckPrescriptionPayload'], ParentType, ContextType, RequireFields<Types.MutationCheckPrescriptionArgs, 'input'>>;
  closeCashDay?: Resolver<ResolversTypes['CashDayPayload'], ParentType, ContextType, RequireFields<Types.MutationCloseCashDayArgs, 'input'>>;
  confirmOrderLink?: Resolver<ResolversTypes['ConfirmOrderLinkPayload'], ParentType, ContextType, RequireFields<Types.MutationConfirmOrderLinkArgs, 'input'>>;
  correctCustomer?: Resolver<ResolversTypes['CustomerPayload'], ParentType, ContextType, RequireFields<Types.MutationCorrectCustomerArgs, 'input'>>;
  correctTicket?: Resolver<ResolversTypes['CorrectTicketPayload'], ParentType, ContextType, RequireFields<Types.MutationCorrectTicketArgs, 'input'>>;
  createAddress?: Resolver<ResolversTypes['AddressPayload'], ParentType, ContextType, RequireFields<Types.MutationCreateAddressArgs, 'input'>>;
  createCategory?: Resolver<ResolversTypes['CategoryPayload'], ParentType, ContextType, RequireFields<Types.MutationCreateCategoryArgs, 'input'>>;
  createOrderLink?: Resolver<ResolversTypes['CreateOrderLinkPayload'], ParentType, ContextType, RequireFields<Types.MutationCreateOrderLinkArgs, 'input'>>;
  createPartnerKey?: Resolver<ResolversTypes['CreatePartnerKeyPayload'], ParentType, ContextType, RequireFields<Types.MutationCreatePartnerKeyArgs, 'input'>>;
  createProduct?: Resolver<ResolversTypes['ProductPayload'], ParentType, ContextType, RequireFields<Types.MutationCreateProductArgs, 'input'>>;
  createSubCategory?: Resolver<ResolversTypes['SubCategoryPayload'], ParentType, ContextType, RequireFields<Types.MutationCreateSubCategoryArgs, 'input'>>;
  createTicket?: Resolver<ResolversTypes['CreateTicketPayload'], ParentType, ContextType, RequireFields<Types.MutationCreateTicketArgs, 'input'>>;
  deleteAccount?: Resolver<ResolversTypes['DeleteAccountPayload'], ParentType, ContextType, RequireFields<Types.MutationDeleteAccountArgs, 'input'>>;
  deleteCategory?: Resolver<ResolversTypes['DeletePayload'], ParentType, ContextType, RequireFields<Types.MutationDeleteCategoryArgs, 'input'>>;
  deleteCustomer?: Resolver<ResolversTypes['DeleteCustomerPayload'], ParentType, ContextType, RequireFields<Types.MutationDeleteCustomerArgs, 'input'>>;
  deletePrescription?: Resolver<ResolversTypes['DeletePrescriptionPayload'], ParentType, ContextType, RequireFields<Types.MutationDeletePrescriptionArgs, 'input'>>;
  deleteProduct?: Resolver<ResolversTypes['DeletePayload'], ParentType, ContextType, RequireFields<Types.MutationDeleteProductArgs, 'input'>>;
  deleteProducts?: Resolver<ResolversTypes['DeleteProductsPayload'], ParentType, ContextType, RequireFields<Types.MutationDeleteProductsArgs, 'input'>>;
  deleteSubCategory?: Resolver<ResolversTypes['DeletePayload'], ParentType, ContextType, RequireFields<Types.MutationDeleteSubCategoryArgs, 'input'>>;
  deleteTicketData?: Resolver<ResolversTypes['DeleteTicketDataPayload'], ParentType, ContextType, RequireFields<Types.MutationDeleteTicketDataArgs, 'input'>>;
  endOtherSessions?: Resolver<ResolversTypes['EndOtherSessionsPayload'], ParentType, ContextType>;
  endSession?: Resolver<ResolversTypes['EndSessionPayload'], ParentType, ContextType, RequireFields<Types.MutationEndSessionArgs, 'input'>>;
  explainOwnOrder?: Resolver<ResolversTypes['ExplainOwnOrderPayload'], ParentType, ContextType, RequireFields<Types.MutationExplainOwnOrderArgs, 'input'>>;
  explainOwnTicket?: Resolver<ResolversTypes['ExplainOwnTicketPayload'], ParentType, ContextType, RequireFields<Types.MutationExplainOwnTicketArgs, 'input'>>;
  finishImport?: Resolver<ResolversTypes['FinishImportPayload'], ParentType, ContextType, RequireFields<Types.MutationFinishImportArgs, 'input'>>;
  importProducts?: Resolver<ResolversTypes['ImportProductsPayload'], ParentType, ContextType, RequireFields<Types.MutationImportProductsArgs, 'input'>>;
  inviteToTeam?: Resolver<ResolversTypes['InviteToTeamPayload'], ParentType, ContextType, RequireFields<Types.MutationInviteToTeamArgs, 'input'>>;
  issueInvoice?: Resolver<ResolversTypes['IssueInvoicePayload'], ParentType, ContextType, RequireFields<Types.MutationIssueInvoiceArgs, 'input'>>;
  login?: Resolver<ResolversTypes['LoginPayload'], ParentType, ContextType, RequireFields<Types.MutationLoginArgs, 'input'>>;
  logout?: Resolver<ResolversTypes['LogoutPayload'], ParentType, ContextType>;
  orderAgain?: Resolver<ResolversTypes['OrderAgainPayload'], ParentType, ContextType, RequireFields<Types.MutationOrderAgainArgs, 'input'>>;
  pauseOrders?: Resolver<ResolversTypes['PauseOrdersPayload'], ParentType, ContextType, RequireFields<Types.MutationPauseOrdersArgs, 'input'>>;
  placeOrder?: Resolver<ResolversTypes['PlaceOrderPayload'], ParentType, ContextType, RequireFields<Types.MutationPlaceOrderArgs, 'input'>>;
  placePhoneOrder?: Resolver<ResolversTypes['PlacePhoneOrderPayload'], ParentType, ContextType, RequireFields<Types.MutationPlacePhoneOrderArgs, 'input'>>;
  previewUpiStatement?: Resolver<ResolversTypes['PreviewUpiStatementPayload'], ParentType, ContextType, RequireFields<Types.MutationPreviewUpiStatementArgs, 'input'>>;
  proposeOrderChange?: Resolver<ResolversTypes['ProposeOrderChangePayload'], ParentType, ContextType, RequireFields<Types.MutationProposeOrderChangeArgs, 'input'>>;
  publishWords?: Resolver<ResolversTypes['PublishWordsPayload'], ParentType, ContextType, RequireFields<Types.MutationPublishWordsArgs, 'input'>>;
  recordCashEntry?: Resolver<ResolversTypes['CashDayPayload'], ParentType, ContextType, RequireFields<Types.MutationRecordCashEntryArgs, 'input'>>;
  refreshSession?: Resolver<ResolversTypes['RefreshSessionPayload'], ParentType, ContextType, RequireFields<Types.MutationRefreshSessionArgs, 'input'>>;
  refund?: Resolver<ResolversTypes['RefundPayload'], ParentType, ContextType, RequireFields<Types.MutationRefundArgs, 'input'>>;
  refundPayment?: Resolver<ResolversTypes['RefundPaymentPayload'], ParentType, ContextType, RequireFields<Types.MutationRefundPaymentArgs, 'input'>>;
  refundRejectedLines?: Resolver<ResolversTypes['RefundRejectedLinesPayload'], ParentType, ContextType, RequireFields<Types.MutationRefundRejectedLinesArgs, 'input'>>;
  register?: Resolver<ResolversTypes['RegisterPayload'], ParentType, ContextType, RequireFields<Types.MutationRegisterArgs, 'input'>>;
  registerWebhook?: Resolver<ResolversTypes['RegisterWebhookPayload'], ParentType, ContextType, RequireFields<Types.MutationRegisterWebhookArgs, 'input'>>;
  releaseReservation?: Resolver<ResolversTypes['ReleaseReservationPayload'], ParentType, ContextType, RequireFields<Types.MutationReleaseReservationArgs, 'input'>>;
  removeAddress?: Resolver<ResolversTypes['AddressPayload'], ParentType, ContextType, RequireFields<Types.MutationRemoveAddressArgs, 'input'>>;
  removeFromCart?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Types.MutationRemoveFromCartArgs, 'input'>>;
  removeFromTeam?: Resolver<ResolversTypes['RemoveFromTeamPayload'], ParentType, ContextType, RequireFields<Types.MutationRemoveFromTeamArgs, 'input'>>;
  removePublishedWords?: Resolver<ResolversTypes['DeletePayload'], ParentType, ContextType, RequireFields<Types.MutationRemovePublishedWordsArgs, 'input'>>;
  removeRefund?: Resolver<ResolversTypes['RemoveRefundPayload'], ParentType, ContextType, RequireFields<Types.MutationRemoveRefundArgs, 'input'>>;
  removeSearchTest?: Resolver<ResolversTypes['DeletePayload'], ParentType, ContextType, RequireFields<Types.MutationRemoveSearchTestArgs, 'input'>>;
  removeWebhook?: Resolver<ResolversTypes['DeletePayload'], ParentType, ContextType, RequireFields<Types.MutationRemoveWebhookArgs, 'input'>>;
  replaceItems?: Resolver<ResolversTypes['ReplaceItemsPayload'], ParentType, ContextType, RequireFields<Types.MutationReplaceItemsArgs, 'input'>>;
  replyToTicket?: Resolver<ResolversTypes['ReplyToTicketPayload'], ParentType, ContextType, RequireFields<Types.MutationReplyToTicketArgs, 'input'>>;
  reportSearch?: Resolver<ResolversTypes['ReportSearchPayload'], ParentType, ContextType, RequireFields<Types.MutationReportSearchArgs, 'input'>>;
  requestEmailVerification?: Resolver<ResolversTypes['RequestEmailVerificationPayload'], ParentType, ContextType>;
  requestPasswordReset?: Resolver<ResolversTypes['RequestPasswordResetPayload'], ParentType, ContextType, RequireFields<Types.MutationRequestPasswordResetArgs, 'input'>>;
  requestUpiRefund?: Resolver<ResolversTypes['RequestUpiRefundPayload'], ParentType, ContextType, RequireFields<Types.MutationRequestUpiRefundArgs, 'input'>>;
  resendDelivery?: Resolver<ResolversTypes['ResendDeliveryPayload'], ParentType, ContextType, RequireFields<Types.MutationResendDeliveryArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordPayload'], ParentType, ContextType, RequireFields<Types.MutationResetPasswordArgs, 'input'>>;
  resumeOrders?: Resolver<ResolversTypes['ResumeOrdersPayload'], ParentType, ContextType>;
  revokePartnerKey?: Resolver<ResolversTypes['PartnerKeyPayload'], ParentType, ContextType, RequireFields<Types.MutationRevokePartnerKeyArgs, 'input'>>;
  seeOrders?: Resolver<ResolversTypes['SeeOrdersPayload'], ParentType, ContextType, RequireFields<Types.MutationSeeOrdersArgs, 'input'>>;
  setCancellationReason?: Resolver<ResolversTypes['SetCancellationReasonPayload'], ParentType, ContextType, RequireFields<Types.MutationSetCancellationReasonArgs, 'input'>>;
  setCartQuantity?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Types.MutationSetCartQuantityArgs, 'input'>>;
  setCustomerNote?: Resolver<ResolversTypes['CustomerPayload'], ParentType, ContextType, RequireFields<Types.MutationSetCustomerNoteArgs, 'input'>>;
  setOrderBatches?: Resolver<ResolversTypes['SetOrderBatchesPayload'], ParentType, ContextType, RequireFields<Types.MutationSetOrderBatchesArgs, 'input'>>;
  setOrderMails?: Resolver<ResolversTypes['SetOrderMailsPayload'], ParentType, ContextType, RequireFields<Types.MutationSetOrderMailsArgs, 'input'>>;
  setOrderStatus?: Resolver<ResolversTypes['SetOrderStatusPayload'], ParentType, ContextType, RequireFields<Types.MutationSetOrderStatusArgs, 'input'>>;
  setOrderStatuses?: Resolver<ResolversTypes['SetOrderStatusesPayload'], ParentType, ContextType, RequireFields<Types.MutationSetOrderStatusesArgs, 'input'>>;
  setPaymentState?: Resolver<ResolversTypes['SetPaymentStatePayload'], ParentType, ContextType, RequireFields<Types.MutationSetPaymentStateArgs, 'input'>>;
  setPaymentStates?: Resolver<ResolversTypes['SetPaymentStatesPayload'], ParentType, ContextType, RequireFields<Types.MutationSetPaymentStatesArgs, 'input'>>;
  setPharmacist?: Resolver<ResolversTypes['SetPharmacistPayload'], ParentType, ContextType, RequireFields<Types.MutationSetPharmacistArgs, 'input'>>;
  setRefundUpiId?: Resolver<ResolversTypes['SetRefundUpiIdPayload'], ParentType, ContextType, RequireFields<Types.MutationSetRefundUpiIdArgs, 'input'>>;
  setSearchUnsold?: Resolver<ResolversTypes['SetSearchUnsoldPayload'], ParentType, ContextType, RequireFields<Types.MutationSetSearchUnsoldArgs, 'input'>>;
  setStock?: Resolver<ResolversTypes['ProductPayload'], ParentType, ContextType, RequireFields<Types.MutationSetStockArgs, 'input'>>;
  setTeamRole?: Resolver<ResolversTypes['SetTeamRolePayload'], ParentType, ContextType, RequireFields<Types.MutationSetTeamRoleArgs, 'input'>>;
  startUpiPayment?: Resolver<ResolversTypes['StartUpiPaymentPayload'], ParentType, ContextType, RequireFields<Types.MutationStartUpiPaymentArgs, 'input'>>;
  strikeCashEntry?: Resolver<ResolversTypes['CashDayPayload'], ParentType, ContextType, RequireFields<Types.MutationStrikeCashEntryArgs, 'input'>>;
  subscribeToPush?: Resolver<ResolversTypes['PushPayload'], ParentType, ContextType, RequireFields<Types.MutationSubscribeToPushArgs, 'input'>>;
  unblockCash?: Resolver<ResolversTypes['CustomerPayload'], ParentType, ContextType, RequireFields<Types.MutationUnblockCashArgs, 'input'>>;
  unpackOrder?: Resolver<ResolversTypes['UnpackOrderPayload'], ParentType, ContextType, RequireFields<Types.MutationUnpackOrderArgs, 'input'>>;
  unsubscribeFromPush?: Resolver<ResolversTypes['PushPayload'], ParentType, ContextType, RequireFields<Types.MutationUnsubscribeFromPushArgs, 'input'>>;
  updateAddress?: Resolver<ResolversTypes['AddressPayload'], ParentType, ContextType, RequireFields<Types.MutationUpdateAddressArgs, 'input'>>;
  updateCategory?: Resolver<ResolversTypes['CategoryPayload'], ParentType, ContextType, RequireFields<Types.MutationUpdateCategoryArgs, 'input'>>;
  updatePartnerKey?: Resolver<ResolversTypes['PartnerKeyPayload'], ParentType, ContextType, RequireFields<Types.MutationUpdatePartnerKeyArgs, 'input'>>;
  updateProduct?: Resolver<ResolversTypes['ProductPayload'], ParentType, ContextType, RequireFields<Types.MutationUpdateProductArgs, 'input'>>;
  updateProducts?: Resolver<ResolversTypes['UpdateProductsPayload'], ParentType, ContextType, RequireFields<Types.MutationUpdateProductsArgs, 'input'>>;
  updateProfile?: Resolver<ResolversTypes['UpdateProfilePayload'], ParentType, ContextType, RequireFields<Types.MutationUpdateProfileArgs, 'input'>>;
  updateShopSettings?: Resolver<ResolversTypes['UpdateShopSettingsPayload'], ParentType, ContextType, RequireFields<Types.MutationUpdateShopSettingsArgs, 'input'>>;
  updateSubCategory?: Resolver<ResolversTypes['SubCategoryPayload'], ParentType, ContextType, RequireFields<Types.MutationUpdateSubCategoryArgs, 'input'>>;
  uploadAvatar?: Resolver<ResolversTypes['UploadAvatarPayload'], ParentType, ContextType, RequireFields<Types.MutationUploadAvatarArgs, 'input'>>;
  uploadPicture?: Resolver<ResolversTypes['UploadPicturePayload'], ParentType, ContextType, RequireFields<Types.MutationUploadPictureArgs, 'input'>>;
  uploadPrescription?: Resolver<ResolversTypes['UploadPrescriptionPayload'], ParentType, ContextType, RequireFields<Types.MutationUploadPrescriptionArgs, 'input'>>;
  uploadTicketPhoto?: Resolver<ResolversTypes['UploadTicketPhotoPayload'], ParentType, ContextType, RequireFields<Types.MutationUploadTicketPhotoArgs, 'input'>>;
  verifyEmail?: Resolver<ResolversTypes['VerifyEmailPayload'], ParentType, ContextType, RequireFields<Types.MutationVerifyEmailArgs, 'input'>>;
  verifyPasswordResetCode?: Resolver<ResolversTypes['VerifyPasswordResetCodePayload'], ParentType, ContextType, RequireFields<Types.MutationVerifyPasswordResetCodeArgs, 'input'>>;
  withdrawOrderLink?: Resolver<ResolversTypes['WithdrawOrderLinkPayload'], ParentType, ContextType, RequireFields<Types.MutationWithdrawOrderLinkArgs, 'input'>>;
  withdrawProposal?: Resolver<ResolversTypes['WithdrawProposalPayload'], ParentType, ContextType, RequireFields<Types.MutationWithdrawProposalArgs, 'input'>>;
};

export type NotDeliveredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotDelivered'] = ResolversParentTypes['NotDelivered']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['NotDeliveredReason'], ParentType, ContextType>;
};

export type OpenMoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenMoney'] = ResolversParentTypes['OpenMoney']> = {
  cashToCollect?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refundsDue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  toVerify?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OpenWorkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenWork'] = ResolversParentTypes['OpenWork']> = {
  newOrders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openTickets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prescriptionsToCheck?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refundsDue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OpeningIntervalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpeningInterval'] = ResolversParentTypes['OpeningInterval']> = {
  closes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opens?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weekday?: Resolver<ResolversTypes['Weekday'], ParentType, ContextType>;
};

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  awaitsReason?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  bagNumber?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cancellable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['OrderChange']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['OrderCustomer']>, ParentType, ContextType>;
  delivery?: Resolver<Types.Maybe<ResolversTypes['OrderDelivery']>, ParentType, ContextType>;
  deliveryAddress?: Resolver<ResolversTypes['OrderAddress'], ParentType, ContextType>;
  deliveryNote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['OrderDocument']>, ParentType, ContextType>;
  fulfilment?: Resolver<ResolversTypes['Fulfilment'], ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['OrderStatusChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ifItemMissing?: Resolver<ResolversTypes['MissingItemChoice'], ParentType, ContextType>;
  invoice?: Resolver<Types.Maybe<ResolversTypes['Invoice']>, ParentType, ContextType>;
  invoiceWaits?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invoiceWaitsFor?: Resolver<Array<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  linesChangeable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  missingBatches?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextStatus?: Resolver<Types.Maybe<ResolversTypes['OrderStatus']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownCaseReasons?: Resolver<Array<ResolversTypes['OwnCaseReason']>, ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['OrderPayment'], ParentType, ContextType>;
  placedByTeam?: Resolver<Types.Maybe<ResolversTypes['TeamPlacement']>, ParentType, ContextType>;
  prescriptionCheck?: Resolver<Types.Maybe<ResolversTypes['PrescriptionCheck']>, ParentType, ContextType>;
  proposals?: Resolver<Array<ResolversTypes['OrderProposal']>, ParentType, ContextType>;
  recalledPacks?: Resolver<Array<ResolversTypes['RecalledPacks']>, ParentType, ContextType, RequireFields<Types.OrderRecalledPacksArgs, 'batch'>>;
  refunds?: Resolver<Array<ResolversTypes['OrderRefund']>, ParentType, ContextType>;
  replaces?: Resolver<Types.Maybe<ResolversTypes['ReplacedOrder']>, ParentType, ContextType>;
  reportableProductIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  roundOff?: Resolver<ResolversTypes['MoneyDifference'], ParentType, ContextType>;
  savings?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tickets?: Resolver<Array<ResolversTypes['Ticket']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unpackable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OrderAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderAddress'] = ResolversParentTypes['OrderAddress']> = {
  addressId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  addressLine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  landmark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mobile?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pincode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderAgainPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderAgainPayload'] = ResolversParentTypes['OrderAgainPayload']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['LineProblem']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OrderChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderChange'] = ResolversParentTypes['OrderChange']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  how?: Resolver<ResolversTypes['ChangeDecision'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  substitute?: Resolver<Types.Maybe<ResolversTypes['ChangeSubstitute']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderConnection'] = ResolversParentTypes['OrderConnection']> = {
  edges?: Resolver<Array<ResolversTypes['OrderEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  searchHint?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  statusCounts?: Resolver<Types.Maybe<Array<ResolversTypes['OrderStatusCount']>>, ParentType, ContextType>;
};

export type OrderCustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderCustomer'] = ResolversParentTypes['OrderCustomer']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mobile?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderDelivery'] = ResolversParentTypes['OrderDelivery']> = {
  by?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  from?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isLate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  when?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderDocument'] = ResolversParentTypes['OrderDocument']> = {
  address?: Resolver<ResolversTypes['OrderAddress'], ParentType, ContextType>;
  amendments?: Resolver<Array<ResolversTypes['DocumentAmendment']>, ParentType, ContextType>;
  buyerGstin?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  buyerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  corrects?: Resolver<Types.Maybe<ResolversTypes['CorrectedDocument']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isComposition?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRefunded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DocumentKind'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['DocumentLine']>, ParentType, ContextType>;
  needsSignature?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placeOfSupply?: Resolver<Types.Maybe<ResolversTypes['GstState']>, ParentType, ContextType>;
  prescription?: Resolver<Types.Maybe<ResolversTypes['BilledPrescription']>, ParentType, ContextType>;
  roundOff?: Resolver<ResolversTypes['MoneyDifference'], ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['InvoiceSeller'], ParentType, ContextType>;
  tax?: Resolver<Types.Maybe<ResolversTypes['LineTax']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OrderEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderEdge'] = ResolversParentTypes['OrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type OrderLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderLine'] = ResolversParentTypes['OrderLine']> = {
  barcodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  batches?: Resolver<Array<ResolversTypes['Batch']>, ParentType, ContextType>;
  checkReason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountPercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  discountedPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  medicine?: Resolver<Types.Maybe<ResolversTypes['OrderedMedicine']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prescribed?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recentBatches?: Resolver<Array<ResolversTypes['RecentBatch']>, ParentType, ContextType>;
  schedule?: Resolver<ResolversTypes['DrugSchedule'], ParentType, ContextType>;
  shelf?: Resolver<Types.Maybe<ResolversTypes['Shelf']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderLink'] = ResolversParentTypes['OrderLink']> = {
  by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderPauseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPause'] = ResolversParentTypes['OrderPause']> = {
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OrderPaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPayment'] = ResolversParentTypes['OrderPayment']> = {
  cash?: Resolver<Types.Maybe<ResolversTypes['CashReceipt']>, ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['PaymentChange']>, ParentType, ContextType>;
  method?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  notedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  notedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refund?: Resolver<Types.Maybe<ResolversTypes['Refund']>, ParentType, ContextType>;
  settableStates?: Resolver<Array<ResolversTypes['PaymentState']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PaymentState'], ParentType, ContextType>;
  statementRow?: Resolver<Types.Maybe<ResolversTypes['PaymentStatementRow']>, ParentType, ContextType>;
  upiReference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upiTransactionId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderProposalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderProposal'] = ResolversParentTypes['OrderProposal']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['OrderLine'], ParentType, ContextType>;
  substitute?: Resolver<ResolversTypes['OrderLine'], ParentType, ContextType>;
  withoutAnswer?: Resolver<ResolversTypes['ProposalOutcome'], ParentType, ContextType>;
};

export type OrderRefundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderRefund'] = ResolversParentTypes['OrderRefund']> = {
  addedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  addedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  cardReference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cardRefundBegunAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['RefundLine']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['RefundReason'], ParentType, ContextType>;
  reference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refundedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  refundedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RefundState'], ParentType, ContextType>;
  toCard?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  upiId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrderRefusalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderRefusal'] = ResolversParentTypes['OrderRefusal']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  params?: Resolver<Array<ResolversTypes['MessageParam']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderStatusChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderStatusChange'] = ResolversParentTypes['OrderStatusChange']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
};

export type OrderStatusCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderStatusCount'] = ResolversParentTypes['OrderStatusCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
};

export type OrderedMedicineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderedMedicine'] = ResolversParentTypes['OrderedMedicine']> = {
  maker?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OverviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Overview'] = ResolversParentTypes['Overview']> = {
  days?: Resolver<Array<ResolversTypes['SalesDay']>, ParentType, ContextType>;
  periods?: Resolver<Array<ResolversTypes['SalesPeriod']>, ParentType, ContextType>;
  toDo?: Resolver<ResolversTypes['ToDo'], ParentType, ContextType>;
};

export type OwnCaseReasonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnCaseReason'] = ResolversParentTypes['OwnCaseReason']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface PaiseScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Paise'], any> {
  name: 'Paise';
}

export type PartnerKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartnerKey'] = ResolversParentTypes['PartnerKey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failingWebhooks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestsPerMinute?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revokedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['PartnerScope']>, ParentType, ContextType>;
  usage?: Resolver<Array<ResolversTypes['PartnerKeyDay']>, ParentType, ContextType>;
};

export type PartnerKeyDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartnerKeyDay'] = ResolversParentTypes['PartnerKeyDay']> = {
  day?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PartnerKeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartnerKeyPayload'] = ResolversParentTypes['PartnerKeyPayload']> = {
  partnerKey?: Resolver<Types.Maybe<ResolversTypes['PartnerKey']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PauseOrdersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PauseOrdersPayload'] = ResolversParentTypes['PauseOrdersPayload']> = {
  orderPause?: Resolver<Types.Maybe<ResolversTypes['OrderPause']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PaymentChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentChange'] = ResolversParentTypes['PaymentChange']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PaymentState'], ParentType, ContextType>;
};

export type PaymentStatementRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentStatementRow'] = ResolversParentTypes['PaymentStatementRow']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  statementId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  statementName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PhoneCustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PhoneCustomer'] = ResolversParentTypes['PhoneCustomer']> = {
  addresses?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numberProof?: Resolver<ResolversTypes['NumberProof'], ParentType, ContextType>;
};

export type PhoneCustomerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PhoneCustomerPayload'] = ResolversParentTypes['PhoneCustomerPayload']> = {
  customer?: Resolver<Types.Maybe<ResolversTypes['PhoneCustomer']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PickListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PickList'] = ResolversParentTypes['PickList']> = {
  groups?: Resolver<Array<ResolversTypes['PickListGroup']>, ParentType, ContextType>;
  orderCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PickListGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PickListGroup'] = ResolversParentTypes['PickListGroup']> = {
  lines?: Resolver<Array<ResolversTypes['PickListLine']>, ParentType, ContextType>;
  subCategory?: Resolver<Types.Maybe<ResolversTypes['SubCategory']>, ParentType, ContextType>;
};

export type PickListLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PickListLine'] = ResolversParentTypes['PickListLine']> = {
  collectedOrderNumbers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderNumbers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['PickListOrder']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PickListOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PickListOrder'] = ResolversParentTypes['PickListOrder']> = {
  bagNumber?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isCollected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PinPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PinPlace'] = ResolversParentTypes['PinPlace']> = {
  city?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlaceOrderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceOrderPayload'] = ResolversParentTypes['PlaceOrderPayload']> = {
  address?: Resolver<Types.Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  quote?: Resolver<Types.Maybe<ResolversTypes['Quote']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PlacePhoneOrderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlacePhoneOrderPayload'] = ResolversParentTypes['PlacePhoneOrderPayload']> = {
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  quote?: Resolver<Types.Maybe<ResolversTypes['Quote']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PrescriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Prescription'] = ResolversParentTypes['Prescription']> = {
  expired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keptUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PrescriptionType'], ParentType, ContextType>;
  uploadedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usableUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PrescriptionCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrescriptionCheck'] = ResolversParentTypes['PrescriptionCheck']> = {
  checkedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  checkedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  earlierSupplies?: Resolver<Array<ResolversTypes['EarlierSupply']>, ParentType, ContextType>;
  issuedOn?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<Types.Maybe<ResolversTypes['PrescriptionKind']>, ParentType, ContextType>;
  overrideReason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  patient?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  patientAddress?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prescriber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prescriberAddress?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prescriberRegistration?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prescriptions?: Resolver<Array<ResolversTypes['Prescription']>, ParentType, ContextType>;
  refund?: Resolver<Types.Maybe<ResolversTypes['Refund']>, ParentType, ContextType>;
  rejectedLines?: Resolver<Array<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PrescriptionCheckState'], ParentType, ContextType>;
  validDaysAcute?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validDaysChronic?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PrescriptionViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrescriptionView'] = ResolversParentTypes['PrescriptionView']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderNumbers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  prescription?: Resolver<Types.Maybe<ResolversTypes['Prescription']>, ParentType, ContextType>;
  prescriptionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  viewedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PrescriptionViewConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrescriptionViewConnection'] = ResolversParentTypes['PrescriptionViewConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PrescriptionViewEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PrescriptionViewEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrescriptionViewEdge'] = ResolversParentTypes['PrescriptionViewEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PrescriptionView'], ParentType, ContextType>;
};

export type PreviewUpiStatementPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreviewUpiStatementPayload'] = ResolversParentTypes['PreviewUpiStatementPayload']> = {
  statement?: Resolver<Types.Maybe<ResolversTypes['UpiStatement']>, ParentType, ContextType>;
  table?: Resolver<Types.Maybe<ResolversTypes['UpiStatementTable']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PriceFacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceFacet'] = ResolversParentTypes['PriceFacet']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  max?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  barcodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  bestBefore?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  composition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countryOfOrigin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  details?: Resolver<Array<ResolversTypes['ProductDetail']>, ParentType, ContextType>;
  discountPercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  discountedPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  gstRate?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  gstRates?: Resolver<Array<ResolversTypes['GstRate']>, ParentType, ContextType>;
  hsn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  importer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  makerOrPacker?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  manufacturer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxPerOrder?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  medicine?: Resolver<Types.Maybe<ResolversTypes['Medicine']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  narcotic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  netQuantity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prescriptionRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  similarProducts?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<Types.ProductSimilarProductsArgs, 'first'>>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  soldOnline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subCategories?: Resolver<Array<ResolversTypes['SubCategory']>, ParentType, ContextType>;
  substitutes?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<Types.ProductSubstitutesArgs, 'first'>>;
  unavailableBecause?: Resolver<Types.Maybe<ResolversTypes['UnavailableReason']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unitPrice?: Resolver<Types.Maybe<ResolversTypes['UnitPrice']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  vegetarianMark?: Resolver<Types.Maybe<ResolversTypes['VegetarianMark']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductConnection'] = ResolversParentTypes['ProductConnection']> = {
  correctedText?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['ProductEdge']>, ParentType, ContextType>;
  facets?: Resolver<ResolversTypes['ProductFacets'], ParentType, ContextType, RequireFields<Types.ProductConnectionFacetsArgs, 'first'>>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  relaxed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductDetail'] = ResolversParentTypes['ProductDetail']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductEdge'] = ResolversParentTypes['ProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type ProductFacetsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductFacets'] = ResolversParentTypes['ProductFacets']> = {
  brands?: Resolver<Array<ResolversTypes['BrandFacet']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['CategoryFacet']>, ParentType, ContextType>;
  countries?: Resolver<Array<ResolversTypes['CountryFacet']>, ParentType, ContextType>;
  discounts?: Resolver<Array<ResolversTypes['DiscountFacet']>, ParentType, ContextType>;
  inStockCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prices?: Resolver<Array<ResolversTypes['PriceFacet']>, ParentType, ContextType>;
};

export type ProductImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductImport'] = ResolversParentTypes['ProductImport']> = {
  by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  importedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  interrupted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['ImportOrigin'], ParentType, ContextType>;
  refusals?: Resolver<Array<ResolversTypes['RefusedRow']>, ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toFix?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProductImportConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductImportConnection'] = ResolversParentTypes['ProductImportConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ProductImportEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ProductImportEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductImportEdge'] = ResolversParentTypes['ProductImportEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ProductImport'], ParentType, ContextType>;
};

export type ProductListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductList'] = ResolversParentTypes['ProductList']> = {
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductPayload'] = ResolversParentTypes['ProductPayload']> = {
  product?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ProposeOrderChangePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProposeOrderChangePayload'] = ResolversParentTypes['ProposeOrderChangePayload']> = {
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PublishWordsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishWordsPayload'] = ResolversParentTypes['PublishWordsPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  words?: Resolver<Types.Maybe<ResolversTypes['PublishedWords']>, ParentType, ContextType>;
};

export type PublishedWordsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishedWords'] = ResolversParentTypes['PublishedWords']> = {
  by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PushPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PushPayload'] = ResolversParentTypes['PushPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  addresses?: Resolver<ResolversTypes['AddressConnection'], ParentType, ContextType, RequireFields<Types.QueryAddressesArgs, 'first'>>;
  cashDay?: Resolver<ResolversTypes['CashDay'], ParentType, ContextType, RequireFields<Types.QueryCashDayArgs, 'day'>>;
  catalogueChanges?: Resolver<ResolversTypes['CatalogueChangeConnection'], ParentType, ContextType, RequireFields<Types.QueryCatalogueChangesArgs, 'first'>>;
  catalogueDigest?: Resolver<ResolversTypes['CatalogueDigest'], ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  category?: Resolver<Types.Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<Types.QueryCategoryArgs, 'id'>>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType, RequireFields<Types.QueryCustomerArgs, 'id'>>;
  customers?: Resolver<ResolversTypes['CustomerConnection'], ParentType, ContextType, RequireFields<Types.QueryCustomersArgs, 'first' | 'search'>>;
  customersByPhone?: Resolver<Array<ResolversTypes['PhoneCustomer']>, ParentType, ContextType, RequireFields<Types.QueryCustomersByPhoneArgs, 'phone'>>;
  dashboardSearch?: Resolver<ResolversTypes['DashboardSearch'], ParentType, ContextType, RequireFields<Types.QueryDashboardSearchArgs, 'text'>>;
  deletedProduct?: Resolver<Types.Maybe<ResolversTypes['DeletedProduct']>, ParentType, ContextType, RequireFields<Types.QueryDeletedProductArgs, 'id'>>;
  deliveryPromise?: Resolver<ResolversTypes['DeliveryPromise'], ParentType, ContextType, RequireFields<Types.QueryDeliveryPromiseArgs, 'afterCheck' | 'fulfilment'>>;
  explainSearch?: Resolver<Types.Maybe<ResolversTypes['SearchExplanation']>, ParentType, ContextType, RequireFields<Types.QueryExplainSearchArgs, 'productId' | 'text'>>;
  gstProposal?: Resolver<Types.Maybe<ResolversTypes['GstProposal']>, ParentType, ContextType, RequireFields<Types.QueryGstProposalArgs, 'categoryIds' | 'isMedicine' | 'name' | 'subCategoryIds'>>;
  gstReturn?: Resolver<ResolversTypes['GstReturn'], ParentType, ContextType, RequireFields<Types.QueryGstReturnArgs, 'period'>>;
  gstReturnDocuments?: Resolver<ResolversTypes['GstReturnDocumentConnection'], ParentType, ContextType, RequireFields<Types.QueryGstReturnDocumentsArgs, 'first' | 'period'>>;
  isTeamInvitationOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.QueryIsTeamInvitationOpenArgs, 'token'>>;
  linkedOrder?: Resolver<Types.Maybe<ResolversTypes['LinkedOrder']>, ParentType, ContextType, RequireFields<Types.QueryLinkedOrderArgs, 'token'>>;
  medicineFindings?: Resolver<Array<ResolversTypes['MedicineFinding']>, ParentType, ContextType, RequireFields<Types.QueryMedicineFindingsArgs, 'input'>>;
  missedSearches?: Resolver<Array<ResolversTypes['SearchedText']>, ParentType, ContextType, RequireFields<Types.QueryMissedSearchesArgs, 'kind'>>;
  openWork?: Resolver<ResolversTypes['OpenWork'], ParentType, ContextType>;
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<Types.QueryOrderArgs, 'id'>>;
  orderLinks?: Resolver<Array<ResolversTypes['OrderLink']>, ParentType, ContextType>;
  orderPause?: Resolver<Types.Maybe<ResolversTypes['OrderPause']>, ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['OrderConnection'], ParentType, ContextType, RequireFields<Types.QueryOrdersArgs, 'first' | 'search' | 'sort'>>;
  ordersById?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<Types.QueryOrdersByIdArgs, 'ids'>>;
  ordersToCheck?: Resolver<ResolversTypes['OrderConnection'], ParentType, ContextType, RequireFields<Types.QueryOrdersToCheckArgs, 'first'>>;
  ordersWithBatch?: Resolver<ResolversTypes['OrderConnection'], ParentType, ContextType, RequireFields<Types.QueryOrdersWithBatchArgs, 'batch' | 'first'>>;
  overview?: Resolver<ResolversTypes['Overview'], ParentType, ContextType>;
  partnerKey?: Resolver<Types.Maybe<ResolversTypes['PartnerKey']>, ParentType, ContextType, RequireFields<Types.QueryPartnerKeyArgs, 'id'>>;
  partnerKeys?: Resolver<Array<ResolversTypes['PartnerKey']>, ParentType, ContextType>;
  pickList?: Resolver<ResolversTypes['PickList'], ParentType, ContextType, RequireFields<Types.QueryPickListArgs, 'orderIds'>>;
  pinPlace?: Resolver<ResolversTypes['PinPlace'], ParentType, ContextType, RequireFields<Types.QueryPinPlaceArgs, 'pincode'>>;
  prescriptionRegister?: Resolver<ResolversTypes['RegisterEntryConnection'], ParentType, ContextType, RequireFields<Types.QueryPrescriptionRegisterArgs, 'first' | 'month'>>;
  prescriptionViews?: Resolver<ResolversTypes['PrescriptionViewConnection'], ParentType, ContextType, RequireFields<Types.QueryPrescriptionViewsArgs, 'first'>>;
  previewWords?: Resolver<ResolversTypes['WordsPreview'], ParentType, ContextType, RequireFields<Types.QueryPreviewWordsArgs, 'line'>>;
  product?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<Types.QueryProductArgs, 'id'>>;
  productImports?: Resolver<ResolversTypes['ProductImportConnection'], ParentType, ContextType, RequireFields<Types.QueryProductImportsArgs, 'first'>>;
  productList?: Resolver<ResolversTypes['ProductList'], ParentType, ContextType, RequireFields<Types.QueryProductListArgs, 'medicinesToCheck' | 'page' | 'pageSize' | 'search' | 'stock' | 'withoutGstRate'>>;
  products?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<Types.QueryProductsArgs, 'first' | 'sort'>>;
  productsById?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<Types.QueryProductsByIdArgs, 'ids'>>;
  publishedWords?: Resolver<Array<ResolversTypes['PublishedWords']>, ParentType, ContextType>;
  pushKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  readShoppingList?: Resolver<Array<ResolversTypes['ListedItem']>, ParentType, ContextType, RequireFields<Types.QueryReadShoppingListArgs, 'text'>>;
  reservations?: Resolver<ResolversTypes['ReservationConnection'], ParentType, ContextType, RequireFields<Types.QueryReservationsArgs, 'first'>>;
  searchProducts?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<Types.QuerySearchProductsArgs, 'first' | 'sort' | 'text'>>;
  searchSuggestions?: Resolver<Array<ResolversTypes['SearchSuggestion']>, ParentType, ContextType, RequireFields<Types.QuerySearchSuggestionsArgs, 'first' | 'text'>>;
  searchTests?: Resolver<Array<ResolversTypes['SearchTest']>, ParentType, ContextType>;
  shopSettings?: Resolver<ResolversTypes['ShopSettings'], ParentType, ContextType>;
  stockMovements?: Resolver<Types.Maybe<ResolversTypes['StockMovementConnection']>, ParentType, ContextType, RequireFields<Types.QueryStockMovementsArgs, 'first' | 'productId'>>;
  store?: Resolver<ResolversTypes['Store'], ParentType, ContextType>;
  subCategories?: Resolver<Array<ResolversTypes['SubCategory']>, ParentType, ContextType>;
  subCategory?: Resolver<Types.Maybe<ResolversTypes['SubCategory']>, ParentType, ContextType, RequireFields<Types.QuerySubCategoryArgs, 'id'>>;
  team?: Resolver<ResolversTypes['Team'], ParentType, ContextType>;
  ticket?: Resolver<Types.Maybe<ResolversTypes['Ticket']>, ParentType, ContextType, RequireFields<Types.QueryTicketArgs, 'id'>>;
  tickets?: Resolver<ResolversTypes['TicketConnection'], ParentType, ContextType, RequireFields<Types.QueryTicketsArgs, 'first'>>;
  unseenOrders?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  upiStatement?: Resolver<Types.Maybe<ResolversTypes['UpiStatement']>, ParentType, ContextType, RequireFields<Types.QueryUpiStatementArgs, 'id'>>;
  upiStatementRows?: Resolver<Types.Maybe<ResolversTypes['UpiStatementRowConnection']>, ParentType, ContextType, RequireFields<Types.QueryUpiStatementRowsArgs, 'first' | 'statementId'>>;
  upiStatements?: Resolver<ResolversTypes['UpiStatementConnection'], ParentType, ContextType, RequireFields<Types.QueryUpiStatementsArgs, 'first'>>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  webhook?: Resolver<Types.Maybe<ResolversTypes['Webhook']>, ParentType, ContextType, RequireFields<Types.QueryWebhookArgs, 'id'>>;
  webhookDeliveries?: Resolver<Types.Maybe<ResolversTypes['WebhookDeliveryConnection']>, ParentType, ContextType, RequireFields<Types.QueryWebhookDeliveriesArgs, 'first' | 'webhookId'>>;
  webhooks?: Resolver<Array<ResolversTypes['Webhook']>, ParentType, ContextType, Partial<Types.QueryWebhooksArgs>>;
};

export type QuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Quote'] = ResolversParentTypes['Quote']> = {
  lines?: Resolver<Array<ResolversTypes['QuoteLine']>, ParentType, ContextType>;
  savings?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  upi?: Resolver<ResolversTypes['UpiRequest'], ParentType, ContextType, RequireFields<Types.QuoteUpiArgs, 'idempotencyKey'>>;
};

export type QuoteLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteLine'] = ResolversParentTypes['QuoteLine']> = {
  discountedPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prescriptionRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['LineProblem']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seenPrice?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wantedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecalledPacksResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecalledPacks'] = ResolversParentTypes['RecalledPacks']> = {
  expiry?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  found?: Resolver<ResolversTypes['RecallSource'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReceivedTeamInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReceivedTeamInvitation'] = ResolversParentTypes['ReceivedTeamInvitation']> = {
  isForViewer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['TeamRole'], ParentType, ContextType>;
};

export type RecentBatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecentBatch'] = ResolversParentTypes['RecentBatch']> = {
  expiry?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RefreshSessionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefreshSessionPayload'] = ResolversParentTypes['RefreshSessionPayload']> = {
  tokens?: Resolver<ResolversTypes['SessionTokens'], ParentType, ContextType>;
};

export type RefundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Refund'] = ResolversParentTypes['Refund']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  cardReference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cardRefundBegunAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upiId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RefundLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefundLine'] = ResolversParentTypes['RefundLine']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RefundPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefundPayload'] = ResolversParentTypes['RefundPayload']> = {
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RefundPaymentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefundPaymentPayload'] = ResolversParentTypes['RefundPaymentPayload']> = {
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RefundRejectedLinesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefundRejectedLinesPayload'] = ResolversParentTypes['RefundRejectedLinesPayload']> = {
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RefusedProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefusedProduct'] = ResolversParentTypes['RefusedProduct']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  params?: Resolver<Array<ResolversTypes['MessageParam']>, ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RefusedRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefusedRow'] = ResolversParentTypes['RefusedRow']> = {
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RegisterEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterEntry'] = ResolversParentTypes['RegisterEntry']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  batches?: Resolver<Array<ResolversTypes['Batch']>, ParentType, ContextType>;
  documentNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maker?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  medicine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prescriber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prescriberAddress?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prescriberRegistration?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RegisterEntryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterEntryConnection'] = ResolversParentTypes['RegisterEntryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['RegisterEntryEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type RegisterEntryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterEntryEdge'] = ResolversParentTypes['RegisterEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['RegisterEntry'], ParentType, ContextType>;
};

export type RegisterPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterPayload'] = ResolversParentTypes['RegisterPayload']> = {
  user?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RegisterWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterWebhookPayload'] = ResolversParentTypes['RegisterWebhookPayload']> = {
  secret?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Types.Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type ReleaseReservationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReleaseReservationPayload'] = ResolversParentTypes['ReleaseReservationPayload']> = {
  releasedId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveFromTeamPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveFromTeamPayload'] = ResolversParentTypes['RemoveFromTeamPayload']> = {
  team?: Resolver<Types.Maybe<ResolversTypes['Team']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type RemoveRefundPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveRefundPayload'] = ResolversParentTypes['RemoveRefundPayload']> = {
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReplaceItemsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplaceItemsPayload'] = ResolversParentTypes['ReplaceItemsPayload']> = {
  ticket?: Resolver<Types.Maybe<ResolversTypes['Ticket']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReplacedOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplacedOrder'] = ResolversParentTypes['ReplacedOrder']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ReplyToTicketPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplyToTicketPayload'] = ResolversParentTypes['ReplyToTicketPayload']> = {
  ticket?: Resolver<Types.Maybe<ResolversTypes['Ticket']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReportSearchPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportSearchPayload'] = ResolversParentTypes['ReportSearchPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestEmailVerificationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestEmailVerificationPayload'] = ResolversParentTypes['RequestEmailVerificationPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestPasswordResetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] = ResolversParentTypes['RequestPasswordResetPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestUpiRefundPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestUpiRefundPayload'] = ResolversParentTypes['RequestUpiRefundPayload']> = {
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResendDeliveryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResendDeliveryPayload'] = ResolversParentTypes['ResendDeliveryPayload']> = {
  delivery?: Resolver<Types.Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReservationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reservation'] = ResolversParentTypes['Reservation']> = {
  customer?: Resolver<Types.Maybe<ResolversTypes['OrderCustomer']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ReservationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReservationConnection'] = ResolversParentTypes['ReservationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ReservationEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ReservationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReservationEdge'] = ResolversParentTypes['ReservationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Reservation'], ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResumeOrdersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResumeOrdersPayload'] = ResolversParentTypes['ResumeOrdersPayload']> = {
  orderPause?: Resolver<Types.Maybe<ResolversTypes['OrderPause']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SalesDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesDay'] = ResolversParentTypes['SalesDay']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['SalesFigures'], ParentType, ContextType>;
};

export type SalesFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesFigures'] = ResolversParentTypes['SalesFigures']> = {
  averageOrder?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  cancelled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cancelledPercent?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['MoneyDifference'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refunds?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  revenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type SalesPeriodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesPeriod'] = ResolversParentTypes['SalesPeriod']> = {
  bestByPieces?: Resolver<Array<ResolversTypes['BestSeller']>, ParentType, ContextType>;
  bestByRevenue?: Resolver<Array<ResolversTypes['BestSeller']>, ParentType, ContextType>;
  current?: Resolver<ResolversTypes['SalesFigures'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  previous?: Resolver<ResolversTypes['SalesFigures'], ParentType, ContextType>;
};

export type SearchExplanationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchExplanation'] = ResolversParentTypes['SearchExplanation']> = {
  found?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  relaxed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  terms?: Resolver<Array<ResolversTypes['SearchTerm']>, ParentType, ContextType>;
  weightedPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weights?: Resolver<ResolversTypes['SearchWeights'], ParentType, ContextType>;
};

export type SearchMatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchMatch'] = ResolversParentTypes['SearchMatch']> = {
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  words?: Resolver<Array<ResolversTypes['MatchedWord']>, ParentType, ContextType>;
};

export type SearchPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchPreview'] = ResolversParentTypes['SearchPreview']> = {
  after?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchSuggestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchSuggestion'] = ResolversParentTypes['SearchSuggestion']> = {
  category?: Resolver<Types.Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SearchSuggestionKind'], ParentType, ContextType>;
  lowestPrice?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  subCategory?: Resolver<Types.Maybe<ResolversTypes['SubCategory']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topProduct?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type SearchTermResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchTerm'] = ResolversParentTypes['SearchTerm']> = {
  match?: Resolver<Types.Maybe<ResolversTypes['SearchMatch']>, ParentType, ContextType>;
  optional?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchTestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchTest'] = ResolversParentTypes['SearchTest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchTestPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchTestPreview'] = ResolversParentTypes['SearchTestPreview']> = {
  after?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  test?: Resolver<ResolversTypes['SearchTest'], ParentType, ContextType>;
};

export type SearchWeightsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchWeights'] = ResolversParentTypes['SearchWeights']> = {
  inStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  popularity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wordsInOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SearchedTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchedText'] = ResolversParentTypes['SearchedText']> = {
  clicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  misses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  searches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SeeOrdersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeeOrdersPayload'] = ResolversParentTypes['SeeOrdersPayload']> = {
  unseenOrders?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SessionTokensResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionTokens'] = ResolversParentTypes['SessionTokens']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accessTokenExpiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  refreshToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SetCancellationReasonPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetCancellationReasonPayload'] = ResolversParentTypes['SetCancellationReasonPayload']> = {
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetOrderBatchesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetOrderBatchesPayload'] = ResolversParentTypes['SetOrderBatchesPayload']> = {
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetOrderMailsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetOrderMailsPayload'] = ResolversParentTypes['SetOrderMailsPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SetOrderStatusPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetOrderStatusPayload'] = ResolversParentTypes['SetOrderStatusPayload']> = {
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetOrderStatusesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetOrderStatusesPayload'] = ResolversParentTypes['SetOrderStatusesPayload']> = {
  moved?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  refused?: Resolver<Array<ResolversTypes['OrderRefusal']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetPaymentStatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetPaymentStatePayload'] = ResolversParentTypes['SetPaymentStatePayload']> = {
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetPaymentStatesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetPaymentStatesPayload'] = ResolversParentTypes['SetPaymentStatesPayload']> = {
  changed?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  refused?: Resolver<Array<ResolversTypes['OrderRefusal']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetPharmacistPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetPharmacistPayload'] = ResolversParentTypes['SetPharmacistPayload']> = {
  team?: Resolver<Types.Maybe<ResolversTypes['Team']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type SetRefundUpiIdPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetRefundUpiIdPayload'] = ResolversParentTypes['SetRefundUpiIdPayload']> = {
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetSearchUnsoldPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetSearchUnsoldPayload'] = ResolversParentTypes['SetSearchUnsoldPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetTeamRolePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetTeamRolePayload'] = ResolversParentTypes['SetTeamRolePayload']> = {
  team?: Resolver<Types.Maybe<ResolversTypes['Team']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type SetupStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetupStep'] = ResolversParentTypes['SetupStep']> = {
  code?: Resolver<ResolversTypes['SetupStepCode'], ParentType, ContextType>;
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ShelfResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Shelf'] = ResolversParentTypes['Shelf']> = {
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  subCategory?: Resolver<Types.Maybe<ResolversTypes['SubCategory']>, ParentType, ContextType>;
};

export type ShopSettingConflictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopSettingConflict'] = ResolversParentTypes['ShopSettingConflict']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rejected?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  saved?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShopSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopSettings'] = ResolversParentTypes['ShopSettings']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  branches?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changes?: Resolver<ResolversTypes['ShopSettingsChangeConnection'], ParentType, ContextType, RequireFields<Types.ShopSettingsChangesArgs, 'first'>>;
  claims?: Resolver<Array<ResolversTypes['StoreClaim']>, ParentType, ContextType>;
  deliverPrescriptionMedicines?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deliverScheduleH?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deliverScheduleH1?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deliveryAreas?: Resolver<Array<ResolversTypes['DeliveryArea']>, ParentType, ContextType>;
  deliveryBadge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deliveryPolicy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  drugLicence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fssai?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  grievanceDesignation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  grievanceEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  grievanceOfficer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  grievancePhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gstRegistration?: Resolver<ResolversTypes['GstRegistration'], ParentType, ContextType>;
  gstin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holidays?: Resolver<Array<ResolversTypes['Holiday']>, ParentType, ContextType>;
  invoiceSeries?: Resolver<ResolversTypes['InvoiceSeries'], ParentType, ContextType>;
  legalName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxCash?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  maxNarcoticPacks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  medicineDistrict?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  minOrder?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openingHours?: Resolver<Array<ResolversTypes['OpeningInterval']>, ParentType, ContextType>;
  orderMailTo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pharmacist?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pickUpForAll?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  prescriptionDaysAcute?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prescriptionDaysChronic?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  privacyPolicy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proposalMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reportHoursGroceries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reportHoursMedicines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returnPolicy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roundBills?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  setup?: Resolver<Array<ResolversTypes['SetupStep']>, ParentType, ContextType>;
  socialLinks?: Resolver<Array<ResolversTypes['SocialLink']>, ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  turnoverClass?: Resolver<ResolversTypes['TurnoverClass'], ParentType, ContextType>;
  upiAccount?: Resolver<ResolversTypes['UpiAccount'], ParentType, ContextType>;
  upiId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  upiMerchantCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  upiPayments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  watchedCompositions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  whatsapp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShopSettingsChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopSettingsChange'] = ResolversParentTypes['ShopSettingsChange']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['ChangedShopSetting']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ShopSettingsChangeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopSettingsChangeConnection'] = ResolversParentTypes['ShopSettingsChangeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ShopSettingsChangeEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ShopSettingsChangeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopSettingsChangeEdge'] = ResolversParentTypes['ShopSettingsChangeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ShopSettingsChange'], ParentType, ContextType>;
};

export interface SignedPaiseScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['SignedPaise'], any> {
  name: 'SignedPaise';
}

export type SocialLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SocialLink'] = ResolversParentTypes['SocialLink']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StartUpiPaymentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartUpiPaymentPayload'] = ResolversParentTypes['StartUpiPaymentPayload']> = {
  address?: Resolver<Types.Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  quote?: Resolver<Types.Maybe<ResolversTypes['Quote']>, ParentType, ContextType>;
  upiPayment?: Resolver<Types.Maybe<ResolversTypes['UpiPayment']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StockMovementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockMovement'] = ResolversParentTypes['StockMovement']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  change?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['StockReason'], ParentType, ContextType>;
  stockAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StockMovementConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockMovementConnection'] = ResolversParentTypes['StockMovementConnection']> = {
  edges?: Resolver<Array<ResolversTypes['StockMovementEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type StockMovementEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockMovementEdge'] = ResolversParentTypes['StockMovementEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['StockMovement'], ParentType, ContextType>;
};

export type StoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Store'] = ResolversParentTypes['Store']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  branches?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cardPayments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  claims?: Resolver<Array<ResolversTypes['StoreClaim']>, ParentType, ContextType>;
  deliveryBadge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  drugLicence?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fssai?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  grievanceOfficer?: Resolver<Types.Maybe<ResolversTypes['GrievanceOfficer']>, ParentType, ContextType>;
  gstInvoices?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gstin?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  legalName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openingTimes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  pharmacist?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pickUpForAll?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  policies?: Resolver<Array<ResolversTypes['StorePolicy']>, ParentType, ContextType>;
  proposalMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  socialLinks?: Resolver<Array<ResolversTypes['SocialLink']>, ParentType, ContextType>;
  upiPayments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  whatsapp?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StoreClaimResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreClaim'] = ResolversParentTypes['StoreClaim']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StorePolicyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StorePolicy'] = ResolversParentTypes['StorePolicy']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StrengthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Strength'] = ResolversParentTypes['Strength']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  perAmount?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  perUnit?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubCategory'] = ResolversParentTypes['SubCategory']> = {
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubCategoryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubCategoryPayload'] = ResolversParentTypes['SubCategoryPayload']> = {
  subCategory?: Resolver<Types.Maybe<ResolversTypes['SubCategory']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TeamResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Team'] = ResolversParentTypes['Team']> = {
  invitations?: Resolver<Array<ResolversTypes['TeamInvitation']>, ParentType, ContextType>;
  members?: Resolver<Array<ResolversTypes['TeamMember']>, ParentType, ContextType>;
};

export type TeamInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamInvitation'] = ResolversParentTypes['TeamInvitation']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  invitedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['TeamRole'], ParentType, ContextType>;
};

export type TeamMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamMember'] = ResolversParentTypes['TeamMember']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isViewer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  joinedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastLoginAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pharmacistRegistration?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['TeamRole'], ParentType, ContextType>;
};

export type TeamPlacementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamPlacement'] = ResolversParentTypes['TeamPlacement']> = {
  by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  how?: Resolver<ResolversTypes['PlacementKind'], ParentType, ContextType>;
};

export type TicketResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Ticket'] = ResolversParentTypes['Ticket']> = {
  answerDueAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['TicketEntry']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFromGuest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOverdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['TicketLine']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  ownCaseReasons?: Resolver<Array<ResolversTypes['OwnCaseReason']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['TicketPhoto']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['TicketReason'], ParentType, ContextType>;
  resolveDueAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TicketStatus'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TicketConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TicketConnection'] = ResolversParentTypes['TicketConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TicketEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type TicketEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TicketEdge'] = ResolversParentTypes['TicketEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Ticket'], ParentType, ContextType>;
};

export type TicketEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TicketEntry'] = ResolversParentTypes['TicketEntry']> = {
  amount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TicketEntryKind'], ParentType, ContextType>;
  replacement?: Resolver<Types.Maybe<ResolversTypes['ReplacedOrder']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TicketLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TicketLine'] = ResolversParentTypes['TicketLine']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TicketPhotoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TicketPhoto'] = ResolversParentTypes['TicketPhoto']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ToDoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ToDo'] = ResolversParentTypes['ToDo']> = {
  cashMissing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cashToCollect?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  failingWebhooks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  importsToFix?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invoicesWaiting?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lowStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  medicinesToCheck?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newOrders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  oldestNewOrderAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  openTickets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outOfStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overdueTickets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paymentsToVerify?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prescriptionsToCheck?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refundsDue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutGstRate?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type UnitPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnitPrice'] = ResolversParentTypes['UnitPrice']> = {
  per?: Resolver<ResolversTypes['UnitPriceMeasure'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type UnpackOrderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnpackOrderPayload'] = ResolversParentTypes['UnpackOrderPayload']> = {
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UnreadRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnreadRow'] = ResolversParentTypes['UnreadRow']> = {
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UpdateProductsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProductsPayload'] = ResolversParentTypes['UpdateProductsPayload']> = {
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  refused?: Resolver<Array<ResolversTypes['RefusedProduct']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProfilePayload'] = ResolversParentTypes['UpdateProfilePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type UpdateShopSettingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateShopSettingsPayload'] = ResolversParentTypes['UpdateShopSettingsPayload']> = {
  conflicts?: Resolver<Array<ResolversTypes['ShopSettingConflict']>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['ShopSettings'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpiPaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpiPayment'] = ResolversParentTypes['UpiPayment']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  idempotencyKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  request?: Resolver<ResolversTypes['UpiRequest'], ParentType, ContextType>;
  reserved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UpiRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpiRequest'] = ResolversParentTypes['UpiRequest']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isLinkAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payee?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qrCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  upiId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UpiStatementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpiStatement'] = ResolversParentTypes['UpiStatement']> = {
  appliedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  appliedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  counts?: Resolver<Array<ResolversTypes['UpiStatementCount']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  previewId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uploadedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  uploadedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UpiStatementColumnsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpiStatementColumns'] = ResolversParentTypes['UpiStatementColumns']> = {
  amount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  balance?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  date?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  debit?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reference?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type UpiStatementConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpiStatementConnection'] = ResolversParentTypes['UpiStatementConnection']> = {
  edges?: Resolver<Array<ResolversTypes['UpiStatementEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type UpiStatementCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpiStatementCount'] = ResolversParentTypes['UpiStatementCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['UpiStatementRowState'], ParentType, ContextType>;
};

export type UpiStatementEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpiStatementEdge'] = ResolversParentTypes['UpiStatementEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['UpiStatement'], ParentType, ContextType>;
};

export type UpiStatementOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpiStatementOrder'] = ResolversParentTypes['UpiStatementOrder']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UpiStatementRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpiStatementRow'] = ResolversParentTypes['UpiStatementRow']> = {
  amount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  order?: Resolver<Types.Maybe<ResolversTypes['UpiStatementOrder']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['UpiStatementRowState'], ParentType, ContextType>;
};

export type UpiStatementRowConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpiStatementRowConnection'] = ResolversParentTypes['UpiStatementRowConnection']> = {
  edges?: Resolver<Array<ResolversTypes['UpiStatementRowEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type UpiStatementRowEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpiStatementRowEdge'] = ResolversParentTypes['UpiStatementRowEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['UpiStatementRow'], ParentType, ContextType>;
};

export type UpiStatementTableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpiStatementTable'] = ResolversParentTypes['UpiStatementTable']> = {
  columns?: Resolver<ResolversTypes['UpiStatementColumns'], ParentType, ContextType>;
  confirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  header?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  headerLine?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  samples?: Resolver<Array<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UploadAvatarPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadAvatarPayload'] = ResolversParentTypes['UploadAvatarPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type UploadPicturePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadPicturePayload'] = ResolversParentTypes['UploadPicturePayload']> = {
  picture?: Resolver<Types.Maybe<ResolversTypes['UploadedPicture']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UploadPrescriptionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadPrescriptionPayload'] = ResolversParentTypes['UploadPrescriptionPayload']> = {
  prescription?: Resolver<Types.Maybe<ResolversTypes['Prescription']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UploadTicketPhotoPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadTicketPhotoPayload'] = ResolversParentTypes['UploadTicketPhotoPayload']> = {
  photo?: Resolver<Types.Maybe<ResolversTypes['TicketPhoto']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UploadedPictureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadedPicture'] = ResolversParentTypes['UploadedPicture']> = {
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  params?: Resolver<Array<ResolversTypes['MessageParam']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VerifyEmailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifyEmailPayload'] = ResolversParentTypes['VerifyEmailPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type VerifyPasswordResetCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifyPasswordResetCodePayload'] = ResolversParentTypes['VerifyPasswordResetCodePayload']> = {
  resetToken?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  addresses?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType, RequireFields<Types.ViewerAddressesArgs, 'includeRemoved'>>;
  avatar?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  cashUnavailable?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ifItemMissing?: Resolver<ResolversTypes['MissingItemChoice'], ParentType, ContextType>;
  isPharmacist?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastAddressId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  lastLoginAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mobile?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<Types.ViewerOrderArgs, 'id'>>;
  orderMails?: Resolver<Array<ResolversTypes['OrderMail']>, ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['OrderConnection'], ParentType, ContextType, RequireFields<Types.ViewerOrdersArgs, 'first'>>;
  prescriptions?: Resolver<Array<ResolversTypes['Prescription']>, ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['Quote'], ParentType, ContextType, Partial<Types.ViewerQuoteArgs>>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AccountStatus'], ParentType, ContextType>;
  teamInvitation?: Resolver<Types.Maybe<ResolversTypes['ReceivedTeamInvitation']>, ParentType, ContextType, RequireFields<Types.ViewerTeamInvitationArgs, 'token'>>;
  tickets?: Resolver<ResolversTypes['TicketConnection'], ParentType, ContextType, RequireFields<Types.ViewerTicketsArgs, 'first'>>;
  upiPayment?: Resolver<Types.Maybe<ResolversTypes['UpiPayment']>, ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failingSince?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stoppedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CatalogueKind'], ParentType, ContextType>;
  lastAttemptAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextAttemptAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  problem?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WebhookDeliveryState'], ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  thing?: Resolver<Types.Maybe<ResolversTypes['CatalogueThing']>, ParentType, ContextType>;
  thingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type WebhookDeliveryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryConnection'] = ResolversParentTypes['WebhookDeliveryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WebhookDeliveryEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type WebhookDeliveryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryEdge'] = ResolversParentTypes['WebhookDeliveryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType>;
};

export type WithdrawOrderLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawOrderLinkPayload'] = ResolversParentTypes['WithdrawOrderLinkPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  withdrawnId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type WithdrawProposalPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawProposalPayload'] = ResolversParentTypes['WithdrawProposalPayload']> = {
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WordsPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WordsPreview'] = ResolversParentTypes['WordsPreview']> = {
  searches?: Resolver<Array<ResolversTypes['SearchPreview']>, ParentType, ContextType>;
  tests?: Resolver<Array<ResolversTypes['SearchTestPreview']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AcceptTeamInvitationPayload?: AcceptTeamInvitationPayloadResolvers<ContextType>;
  AddRefundPayload?: AddRefundPayloadResolvers<ContextType>;
  AddSearchTestPayload?: AddSearchTestPayloadResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  AddressConnection?: AddressConnectionResolvers<ContextType>;
  AddressEdge?: AddressEdgeResolvers<ContextType>;
  AddressPayload?: AddressPayloadResolvers<ContextType>;
  AnswerProposalPayload?: AnswerProposalPayloadResolvers<ContextType>;
  AnswerTicketPayload?: AnswerTicketPayloadResolvers<ContextType>;
  ApplyUpiStatementPayload?: ApplyUpiStatementPayloadResolvers<ContextType>;
  Batch?: BatchResolvers<ContextType>;
  BestSeller?: BestSellerResolvers<ContextType>;
  BilledPrescription?: BilledPrescriptionResolvers<ContextType>;
  BrandFacet?: BrandFacetResolvers<ContextType>;
  CancelOrderPayload?: CancelOrderPayloadResolvers<ContextType>;
  CancelTeamInvitationPayload?: CancelTeamInvitationPayloadResolvers<ContextType>;
  CancelUpiPaymentPayload?: CancelUpiPaymentPayloadResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartLine?: CartLineResolvers<ContextType>;
  CartPayload?: CartPayloadResolvers<ContextType>;
  CartWarning?: CartWarningResolvers<ContextType>;
  CashBlock?: CashBlockResolvers<ContextType>;
  CashBlockChange?: CashBlockChangeResolvers<ContextType>;
  CashCollector?: CashCollectorResolvers<ContextType>;
  CashCount?: CashCountResolvers<ContextType>;
  CashDay?: CashDayResolvers<ContextType>;
  CashDayPayload?: CashDayPayloadResolvers<ContextType>;
  CashEntry?: CashEntryResolvers<ContextType>;
  CashReceipt?: CashReceiptResolvers<ContextType>;
  CatalogueChange?: CatalogueChangeResolvers<ContextType>;
  CatalogueChangeConnection?: CatalogueChangeConnectionResolvers<ContextType>;
  CatalogueChangeEdge?: CatalogueChangeEdgeResolvers<ContextType>;
  CatalogueDigest?: CatalogueDigestResolvers<ContextType>;
  CatalogueThing?: CatalogueThingResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CategoryFacet?: CategoryFacetResolvers<ContextType>;
  CategoryPayload?: CategoryPayloadResolvers<ContextType>;
  ChangeOrderLinePayload?: ChangeOrderLinePayloadResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  ChangeSubstitute?: ChangeSubstituteResolvers<ContextType>;
  ChangedShopSetting?: ChangedShopSettingResolvers<ContextType>;
  CheckPrescriptionPayload?: CheckPrescriptionPayloadResolvers<ContextType>;
  CompositionStatement?: CompositionStatementResolvers<ContextType>;
  ConfirmOrderLinkPayload?: ConfirmOrderLinkPayloadResolvers<ContextType>;
  ConflictingCell?: ConflictingCellResolvers<ContextType>;
  CorrectTicketPayload?: CorrectTicketPayloadResolvers<ContextType>;
  CorrectedDocument?: CorrectedDocumentResolvers<ContextType>;
  CountryFacet?: CountryFacetResolvers<ContextType>;
  CreateOrderLinkPayload?: CreateOrderLinkPayloadResolvers<ContextType>;
  CreatePartnerKeyPayload?: CreatePartnerKeyPayloadResolvers<ContextType>;
  CreateTicketPayload?: CreateTicketPayloadResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerAddressPayload?: CustomerAddressPayloadResolvers<ContextType>;
  CustomerConnection?: CustomerConnectionResolvers<ContextType>;
  CustomerEdge?: CustomerEdgeResolvers<ContextType>;
  CustomerPayload?: CustomerPayloadResolvers<ContextType>;
  CustomerSummary?: CustomerSummaryResolvers<ContextType>;
  CustomerView?: CustomerViewResolvers<ContextType>;
  DashboardSearch?: DashboardSearchResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeleteAccountPayload?: DeleteAccountPayloadResolvers<ContextType>;
  DeleteCustomerPayload?: DeleteCustomerPayloadResolvers<ContextType>;
  DeletePayload?: DeletePayloadResolvers<ContextType>;
  DeletePrescriptionPayload?: DeletePrescriptionPayloadResolvers<ContextType>;
  DeleteProductsPayload?: DeleteProductsPayloadResolvers<ContextType>;
  DeleteTicketDataPayload?: DeleteTicketDataPayloadResolvers<ContextType>;
  DeletedProduct?: DeletedProductResolvers<ContextType>;
  DeliveryArea?: DeliveryAreaResolvers<ContextType>;
  DeliveryPromise?: DeliveryPromiseResolvers<ContextType>;
  DiscountFacet?: DiscountFacetResolvers<ContextType>;
  DocumentAmendment?: DocumentAmendmentResolvers<ContextType>;
  DocumentLine?: DocumentLineResolvers<ContextType>;
  EarlierSupply?: EarlierSupplyResolvers<ContextType>;
  EndOtherSessionsPayload?: EndOtherSessionsPayloadResolvers<ContextType>;
  EndSessionPayload?: EndSessionPayloadResolvers<ContextType>;
  ExplainOwnOrderPayload?: ExplainOwnOrderPayloadResolvers<ContextType>;
  ExplainOwnTicketPayload?: ExplainOwnTicketPayloadResolvers<ContextType>;
  FinishImportPayload?: FinishImportPayloadResolvers<ContextType>;
  FoundRow?: FoundRowResolvers<ContextType>;
  GoneCartLine?: GoneCartLineResolvers<ContextType>;
  GrievanceOfficer?: GrievanceOfficerResolvers<ContextType>;
  GstProposal?: GstProposalResolvers<ContextType>;
  GstRate?: GstRateResolvers<ContextType>;
  GstReturn?: GstReturnResolvers<ContextType>;
  GstReturnAmounts?: GstReturnAmountsResolvers<ContextType>;
  GstReturnDocument?: GstReturnDocumentResolvers<ContextType>;
  GstReturnDocumentConnection?: GstReturnDocumentConnectionResolvers<ContextType>;
  GstReturnDocumentEdge?: GstReturnDocumentEdgeResolvers<ContextType>;
  GstReturnFinding?: GstReturnFindingResolvers<ContextType>;
  GstReturnPlace?: GstReturnPlaceResolvers<ContextType>;
  GstReturnTable?: GstReturnTableResolvers<ContextType>;
  GstState?: GstStateResolvers<ContextType>;
  GstSummary?: GstSummaryResolvers<ContextType>;
  GstSummaryAmounts?: GstSummaryAmountsResolvers<ContextType>;
  GstSummaryState?: GstSummaryStateResolvers<ContextType>;
  Holiday?: HolidayResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  ImageVersion?: ImageVersionResolvers<ContextType>;
  ImportProductsPayload?: ImportProductsPayloadResolvers<ContextType>;
  ImportReport?: ImportReportResolvers<ContextType>;
  Ingredient?: IngredientResolvers<ContextType>;
  InviteToTeamPayload?: InviteToTeamPayloadResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  InvoiceSeller?: InvoiceSellerResolvers<ContextType>;
  IssueInvoicePayload?: IssueInvoicePayloadResolvers<ContextType>;
  LineProblem?: LineProblemResolvers<ContextType>;
  LineTax?: LineTaxResolvers<ContextType>;
  LinkedOrder?: LinkedOrderResolvers<ContextType>;
  LinkedOrderLine?: LinkedOrderLineResolvers<ContextType>;
  ListedItem?: ListedItemResolvers<ContextType>;
  ListedProduct?: ListedProductResolvers<ContextType>;
  LoginPayload?: LoginPayloadResolvers<ContextType>;
  LogoutPayload?: LogoutPayloadResolvers<ContextType>;
  MatchedWord?: MatchedWordResolvers<ContextType>;
  Medicine?: MedicineResolvers<ContextType>;
  MedicineFinding?: MedicineFindingResolvers<ContextType>;
  MessageParam?: MessageParamResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  MoneyDifference?: MoneyDifferenceResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NotDelivered?: NotDeliveredResolvers<ContextType>;
  OpenMoney?: OpenMoneyResolvers<ContextType>;
  OpenWork?: OpenWorkResolvers<ContextType>;
  OpeningInterval?: OpeningIntervalResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderAddress?: OrderAddressResolvers<ContextType>;
  OrderAgainPayload?: OrderAgainPayloadResolvers<ContextType>;
  OrderChange?: OrderChangeResolvers<ContextType>;
  OrderConnection?: OrderConnectionResolvers<ContextType>;
  OrderCustomer?: OrderCustomerResolvers<ContextType>;
  OrderDelivery?: OrderDeliveryResolvers<ContextType>;
  OrderDocument?: OrderDocumentResolvers<ContextType>;
  OrderEdge?: OrderEdgeResolvers<ContextType>;
  OrderLine?: OrderLineResolvers<ContextType>;
  OrderLink?: OrderLinkResolvers<ContextType>;
  OrderPause?: OrderPauseResolvers<ContextType>;
  OrderPayment?: OrderPaymentResolvers<ContextType>;
  OrderProposal?: OrderProposalResolvers<ContextType>;
  OrderRefund?: OrderRefundResolvers<ContextType>;
  OrderRefusal?: OrderRefusalResolvers<ContextType>;
  OrderStatusChange?: OrderStatusChangeResolvers<ContextType>;
  OrderStatusCount?: OrderStatusCountResolvers<ContextType>;
  OrderedMedicine?: OrderedMedicineResolvers<ContextType>;
  Overview?: OverviewResolvers<ContextType>;
  OwnCaseReason?: OwnCaseReasonResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Paise?: GraphQLScalarType;
  PartnerKey?: PartnerKeyResolvers<ContextType>;
  PartnerKeyDay?: PartnerKeyDayResolvers<ContextType>;
  PartnerKeyPayload?: PartnerKeyPayloadResolvers<ContextType>;
  PauseOrdersPayload?: PauseOrdersPayloadResolvers<ContextType>;
  PaymentChange?: PaymentChangeResolvers<ContextType>;
  PaymentStatementRow?: PaymentStatementRowResolvers<ContextType>;
  PhoneCustomer?: PhoneCustomerResolvers<ContextType>;
  PhoneCustomerPayload?: PhoneCustomerPayloadResolvers<ContextType>;
  PickList?: PickListResolvers<ContextType>;
  PickListGroup?: PickListGroupResolvers<ContextType>;
  PickListLine?: PickListLineResolvers<ContextType>;
  PickListOrder?: PickListOrderResolvers<ContextType>;
  PinPlace?: PinPlaceResolvers<ContextType>;
  PlaceOrderPayload?: PlaceOrderPayloadResolvers<ContextType>;
  PlacePhoneOrderPayload?: PlacePhoneOrderPayloadResolvers<ContextType>;
  Prescription?: PrescriptionResolvers<ContextType>;
  PrescriptionCheck?: PrescriptionCheckResolvers<ContextType>;
  PrescriptionView?: PrescriptionViewResolvers<ContextType>;
  PrescriptionViewConnection?: PrescriptionViewConnectionResolvers<ContextType>;
  PrescriptionViewEdge?: PrescriptionViewEdgeResolvers<ContextType>;
  PreviewUpiStatementPayload?: PreviewUpiStatementPayloadResolvers<ContextType>;
  PriceFacet?: PriceFacetResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductDetail?: ProductDetailResolvers<ContextType>;
  ProductEdge?: ProductEdgeResolvers<ContextType>;
  ProductFacets?: ProductFacetsResolvers<ContextType>;
  ProductImport?: ProductImportResolvers<ContextType>;
  ProductImportConnection?: ProductImportConnectionResolvers<ContextType>;
  ProductImportEdge?: ProductImportEdgeResolvers<ContextType>;
  ProductList?: ProductListResolvers<ContextType>;
  ProductPayload?: ProductPayloadResolvers<ContextType>;
  ProposeOrderChangePayload?: ProposeOrderChangePayloadResolvers<ContextType>;
  PublishWordsPayload?: PublishWordsPayloadResolvers<ContextType>;
  PublishedWords?: PublishedWordsResolvers<ContextType>;
  PushPayload?: PushPayloadResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Quote?: QuoteResolvers<ContextType>;
  QuoteLine?: QuoteLineResolvers<ContextType>;
  RecalledPacks?: RecalledPacksResolvers<ContextType>;
  ReceivedTeamInvitation?: ReceivedTeamInvitationResolvers<ContextType>;
  RecentBatch?: RecentBatchResolvers<ContextType>;
  RefreshSessionPayload?: RefreshSessionPayloadResolvers<ContextType>;
  Refund?: RefundResolvers<ContextType>;
  RefundLine?: RefundLineResolvers<ContextType>;
  RefundPayload?: RefundPayloadResolvers<ContextType>;
  RefundPaymentPayload?: RefundPaymentPayloadResolvers<ContextType>;
  RefundRejectedLinesPayload?: RefundRejectedLinesPayloadResolvers<ContextType>;
  RefusedProduct?: RefusedProductResolvers<ContextType>;
  RefusedRow?: RefusedRowResolvers<ContextType>;
  RegisterEntry?: RegisterEntryResolvers<ContextType>;
  RegisterEntryConnection?: RegisterEntryConnectionResolvers<ContextType>;
  RegisterEntryEdge?: RegisterEntryEdgeResolvers<ContextType>;
  RegisterPayload?: RegisterPayloadResolvers<ContextType>;
  RegisterWebhookPayload?: RegisterWebhookPayloadResolvers<ContextType>;
  ReleaseReservationPayload?: ReleaseReservationPayloadResolvers<ContextType>;
  RemoveFromTeamPayload?: RemoveFromTeamPayloadResolvers<ContextType>;
  RemoveRefundPayload?: RemoveRefundPayloadResolvers<ContextType>;
  ReplaceItemsPayload?: ReplaceItemsPayloadResolvers<ContextType>;
  ReplacedOrder?: ReplacedOrderResolvers<ContextType>;
  ReplyToTicketPayload?: ReplyToTicketPayloadResolvers<ContextType>;
  ReportSearchPayload?: ReportSearchPayloadResolvers<ContextType>;
  RequestEmailVerificationPayload?: RequestEmailVerificationPayloadResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  RequestUpiRefundPayload?: RequestUpiRefundPayloadResolvers<ContextType>;
  ResendDeliveryPayload?: ResendDeliveryPayloadResolvers<ContextType>;
  Reservation?: ReservationResolvers<ContextType>;
  ReservationConnection?: ReservationConnectionResolvers<ContextType>;
  ReservationEdge?: ReservationEdgeResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  ResumeOrdersPayload?: ResumeOrdersPayloadResolvers<ContextType>;
  SalesDay?: SalesDayResolvers<ContextType>;
  SalesFigures?: SalesFiguresResolvers<ContextType>;
  SalesPeriod?: SalesPeriodResolvers<ContextType>;
  SearchExplanation?: SearchExplanationResolvers<ContextType>;
  SearchMatch?: SearchMatchResolvers<ContextType>;
  SearchPreview?: SearchPreviewResolvers<ContextType>;
  SearchSuggestion?: SearchSuggestionResolvers<ContextType>;
  SearchTerm?: SearchTermResolvers<ContextType>;
  SearchTest?: SearchTestResolvers<ContextType>;
  SearchTestPreview?: SearchTestPreviewResolvers<ContextType>;
  SearchWeights?: SearchWeightsResolvers<ContextType>;
  SearchedText?: SearchedTextResolvers<ContextType>;
  SeeOrdersPayload?: SeeOrdersPayloadResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionTokens?: SessionTokensResolvers<ContextType>;
  SetCancellationReasonPayload?: SetCancellationReasonPayloadResolvers<ContextType>;
  SetOrderBatchesPayload?: SetOrderBatchesPayloadResolvers<ContextType>;
  SetOrderMailsPayload?: SetOrderMailsPayloadResolvers<ContextType>;
  SetOrderStatusPayload?: SetOrderStatusPayloadResolvers<ContextType>;
  SetOrderStatusesPayload?: SetOrderStatusesPayloadResolvers<ContextType>;
  SetPaymentStatePayload?: SetPaymentStatePayloadResolvers<ContextType>;
  SetPaymentStatesPayload?: SetPaymentStatesPayloadResolvers<ContextType>;
  SetPharmacistPayload?: SetPharmacistPayloadResolvers<ContextType>;
  SetRefundUpiIdPayload?: SetRefundUpiIdPayloadResolvers<ContextType>;
  SetSearchUnsoldPayload?: SetSearchUnsoldPayloadResolvers<ContextType>;
  SetTeamRolePayload?: SetTeamRolePayloadResolvers<ContextType>;
  SetupStep?: SetupStepResolvers<ContextType>;
  Shelf?: ShelfResolvers<ContextType>;
  ShopSettingConflict?: ShopSettingConflictResolvers<ContextType>;
  ShopSettings?: ShopSettingsResolvers<ContextType>;
  ShopSettingsChange?: ShopSettingsChangeResolvers<ContextType>;
  ShopSettingsChangeConnection?: ShopSettingsChangeConnectionResolvers<ContextType>;
  ShopSettingsChangeEdge?: ShopSettingsChangeEdgeResolvers<ContextType>;
  SignedPaise?: GraphQLScalarType;
  SocialLink?: SocialLinkResolvers<ContextType>;
  StartUpiPaymentPayload?: StartUpiPaymentPayloadResolvers<ContextType>;
  StockMovement?: StockMovementResolvers<ContextType>;
  StockMovementConnection?: StockMovementConnectionResolvers<ContextType>;
  StockMovementEdge?: StockMovementEdgeResolvers<ContextType>;
  Store?: StoreResolvers<ContextType>;
  StoreClaim?: StoreClaimResolvers<ContextType>;
  StorePolicy?: StorePolicyResolvers<ContextType>;
  Strength?: StrengthResolvers<ContextType>;
  SubCategory?: SubCategoryResolvers<ContextType>;
  SubCategoryPayload?: SubCategoryPayloadResolvers<ContextType>;
  Team?: TeamResolvers<ContextType>;
  TeamInvitation?: TeamInvitationResolvers<ContextType>;
  TeamMember?: TeamMemberResolvers<ContextType>;
  TeamPlacement?: TeamPlacementResolvers<ContextType>;
  Ticket?: TicketResolvers<ContextType>;
  TicketConnection?: TicketConnectionResolvers<ContextType>;
  TicketEdge?: TicketEdgeResolvers<ContextType>;
  TicketEntry?: TicketEntryResolvers<ContextType>;
  TicketLine?: TicketLineResolvers<ContextType>;
  TicketPhoto?: TicketPhotoResolvers<ContextType>;
  ToDo?: ToDoResolvers<ContextType>;
  UnitPrice?: UnitPriceResolvers<ContextType>;
  UnpackOrderPayload?: UnpackOrderPayloadResolvers<ContextType>;
  UnreadRow?: UnreadRowResolvers<ContextType>;
  UpdateProductsPayload?: UpdateProductsPayloadResolvers<ContextType>;
  UpdateProfilePayload?: UpdateProfilePayloadResolvers<ContextType>;
  UpdateShopSettingsPayload?: UpdateShopSettingsPayloadResolvers<ContextType>;
  UpiPayment?: UpiPaymentResolvers<ContextType>;
  UpiRequest?: UpiRequestResolvers<ContextType>;
  UpiStatement?: UpiStatementResolvers<ContextType>;
  UpiStatementColumns?: UpiStatementColumnsResolvers<ContextType>;
  UpiStatementConnection?: UpiStatementConnectionResolvers<ContextType>;
  UpiStatementCount?: UpiStatementCountResolvers<ContextType>;
  UpiStatementEdge?: UpiStatementEdgeResolvers<ContextType>;
  UpiStatementOrder?: UpiStatementOrderResolvers<ContextType>;
  UpiStatementRow?: UpiStatementRowResolvers<ContextType>;
  UpiStatementRowConnection?: UpiStatementRowConnectionResolvers<ContextType>;
  UpiStatementRowEdge?: UpiStatementRowEdgeResolvers<ContextType>;
  UpiStatementTable?: UpiStatementTableResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  UploadAvatarPayload?: UploadAvatarPayloadResolvers<ContextType>;
  UploadPicturePayload?: UploadPicturePayloadResolvers<ContextType>;
  UploadPrescriptionPayload?: UploadPrescriptionPayloadResolvers<ContextType>;
  UploadTicketPhotoPayload?: UploadTicketPhotoPayloadResolvers<ContextType>;
  UploadedPicture?: UploadedPictureResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  VerifyEmailPayload?: VerifyEmailPayloadResolvers<ContextType>;
  VerifyPasswordResetCodePayload?: VerifyPasswordResetCodePayloadResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookDeliveryConnection?: WebhookDeliveryConnectionResolvers<ContextType>;
  WebhookDeliveryEdge?: WebhookDeliveryEdgeResolvers<ContextType>;
  WithdrawOrderLinkPayload?: WithdrawOrderLinkPayloadResolvers<ContextType>;
  WithdrawProposalPayload?: WithdrawProposalPayloadResolvers<ContextType>;
  WordsPreview?: WordsPreviewResolvers<ContextType>;
};

