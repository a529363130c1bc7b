import type { AddressesQueryVariables, AddressesQuery } from '../src/account/addresses/Addresses.generated.ts'
import type { InvoiceQueryVariables, InvoiceQuery } from '../src/account/invoice/Invoice.generated.ts'
import type { ManagedInvoiceQueryVariables, ManagedInvoiceQuery } from '../src/account/invoice/ManagedInvoice.generated.ts'
import type { JoinTeamQueryVariables, JoinTeamQuery, OpenInvitationQueryVariables, OpenInvitationQuery, AcceptTeamInvitationMutationVariables, AcceptTeamInvitationMutation } from '../src/account/join-team/JoinTeam.generated.ts'
import type { CancelOrderMutationVariables, CancelOrderMutation } from '../src/account/orders/CancelOrder.generated.ts'
import type { PickUpPlaceQueryVariables, PickUpPlaceQuery } from '../src/account/orders/Collect.generated.ts'
import type { OrderTicketsQueryVariables, OrderTicketsQuery } from '../src/account/orders/help/OrderTickets.generated.ts'
import type { MyOrdersQueryVariables, MyOrdersQuery } from '../src/account/orders/MyOrders.generated.ts'
import type { OrderQueryVariables, OrderQuery } from '../src/account/orders/Order.generated.ts'
import type { OrderAgainMutationVariables, OrderAgainMutation } from '../src/account/orders/OrderAgain.generated.ts'
import type { AnswerProposalMutationVariables, AnswerProposalMutation } from '../src/account/orders/proposals/OrderProposals.generated.ts'
import type { SetRefundUpiIdMutationVariables, SetRefundUpiIdMutation } from '../src/account/orders/SetRefundUpiId.generated.ts'
import type { SetOrderMailsMutationVariables, SetOrderMailsMutation } from '../src/account/profile/OrderMails.generated.ts'
import type { ChangePasswordMutationVariables, ChangePasswordMutation, DeleteAccountMutationVariables, DeleteAccountMutation } from '../src/account/profile/Privacy.generated.ts'
import type { ProfileQueryVariables, ProfileQuery } from '../src/account/profile/Profile.generated.ts'
import type { UpdateProfileMutationVariables, UpdateProfileMutation, UploadAvatarMutationVariables, UploadAvatarMutation, RequestEmailVerificationMutationVariables, RequestEmailVerificationMutation, VerifyEmailMutationVariables, VerifyEmailMutation } from '../src/account/profile/ProfileMutations.generated.ts'
import type { EndSessionMutationVariables, EndSessionMutation, EndOtherSessionsMutationVariables, EndOtherSessionsMutation } from '../src/account/profile/Sessions.generated.ts'
import type { LayoutQueryVariables, LayoutQuery } from '../src/apollo/layout.generated.ts'
import type { RefreshSessionMutationVariables, RefreshSessionMutation } from '../src/apollo/refresh-session.generated.ts'
import type { ManageCategoriesQueryVariables, ManageCategoriesQuery, ManageSubCategoriesQueryVariables, ManageSubCategoriesQuery } from '../src/dashboard/catalogue/category/Categories.generated.ts'
import type { CreateCategoryMutationVariables, CreateCategoryMutation, UpdateCategoryMutationVariables, UpdateCategoryMutation, DeleteCategoryMutationVariables, DeleteCategoryMutation } from '../src/dashboard/catalogue/category/Category.generated.ts'
import type { ManageCategoryUseQueryVariables, ManageCategoryUseQuery } from '../src/dashboard/catalogue/category/CategoryUse.generated.ts'
import type { ImportProductsMutationVariables, ImportProductsMutation } from '../src/dashboard/catalogue/csv/ImportProducts.generated.ts'
import type { ManageImportsQueryVariables, ManageImportsQuery, FinishImportMutationVariables, FinishImportMutation } from '../src/dashboard/catalogue/csv/Imports.generated.ts'
import type { UploadPictureMutationVariables, UploadPictureMutation } from '../src/dashboard/catalogue/pictures/UploadPicture.generated.ts'
import type { ProductToEditQueryVariables, ProductToEditQuery, UpdateProductMutationVariables, UpdateProductMutation } from '../src/dashboard/catalogue/product-form/EditProduct.generated.ts'
import type { MedicineFindingsQueryVariables, MedicineFindingsQuery } from '../src/dashboard/catalogue/product-form/findings/MedicineFindings.generated.ts'
import type { GstProposalQueryVariables, GstProposalQuery } from '../src/dashboard/catalogue/product-form/gst/GstProposal.generated.ts'
import type { ProductCategoriesQueryVariables, ProductCategoriesQuery, CreateProductMutationVariables, CreateProductMutation } from '../src/dashboard/catalogue/product-form/ProductForm.generated.ts'
import type { DeleteProductMutationVariables, DeleteProductMutation } from '../src/dashboard/catalogue/product-list/DeleteProduct.generated.ts'
import type { ProductsQueryVariables, ProductsQuery } from '../src/dashboard/catalogue/product-list/Products.generated.ts'
import type { ManageProductTableQueryVariables, ManageProductTableQuery, ManageProductValueMutationVariables, ManageProductValueMutation, ManageUpdateProductsMutationVariables, ManageUpdateProductsMutation, ManageDeleteProductsMutationVariables, ManageDeleteProductsMutation, ManageProductPlacesQueryVariables, ManageProductPlacesQuery, ManageMatchingProductsQueryVariables, ManageMatchingProductsQuery } from '../src/dashboard/catalogue/product-table/ProductTable.generated.ts'
import type { ReservedPiecesQueryVariables, ReservedPiecesQuery, ReleaseReservationMutationVariables, ReleaseReservationMutation } from '../src/dashboard/catalogue/stock/ReservedPieces.generated.ts'
import type { SetStockMutationVariables, SetStockMutation } from '../src/dashboard/catalogue/stock/StockEditor.generated.ts'
import type { StockMovementsQueryVariables, StockMovementsQuery } from '../src/dashboard/catalogue/stock/StockMovements.generated.ts'
import type { CreateSubCategoryMutationVariables, CreateSubCategoryMutation, UpdateSubCategoryMutationVariables, UpdateSubCategoryMutation, DeleteSubCategoryMutationVariables, DeleteSubCategoryMutation } from '../src/dashboard/catalogue/sub-category/SubCategory.generated.ts'
import type { ManageSubCategoryUseQueryVariables, ManageSubCategoryUseQuery } from '../src/dashboard/catalogue/sub-category/SubCategoryUse.generated.ts'
import type { ManageCustomerQueryVariables, ManageCustomerQuery, SetCustomerNoteMutationVariables, SetCustomerNoteMutation, BlockCashMutationVariables, BlockCashMutation, UnblockCashMutationVariables, UnblockCashMutation, CorrectCustomerMutationVariables, CorrectCustomerMutation, DeleteCustomerMutationVariables, DeleteCustomerMutation } from '../src/dashboard/customers/Customer.generated.ts'
import type { ManageCustomersQueryVariables, ManageCustomersQuery } from '../src/dashboard/customers/Customers.generated.ts'
import type { DashboardSearchQueryVariables, DashboardSearchQuery } from '../src/dashboard/frame/DashboardSearch.generated.ts'
import type { OpenWorkQueryVariables, OpenWorkQuery } from '../src/dashboard/frame/OpenWork.generated.ts'
import type { PushKeyQueryVariables, PushKeyQuery, SubscribeToPushMutationVariables, SubscribeToPushMutation, UnsubscribeFromPushMutationVariables, UnsubscribeFromPushMutation } from '../src/dashboard/orders/alarm/Push.generated.ts'
import type { UnseenOrdersQueryVariables, UnseenOrdersQuery, SeeOrdersMutationVariables, SeeOrdersMutation } from '../src/dashboard/orders/alarm/UnseenOrders.generated.ts'
import type { AllOrdersQueryVariables, AllOrdersQuery } from '../src/dashboard/orders/AllOrders.generated.ts'
import type { ManageOrderBatchesQueryVariables, ManageOrderBatchesQuery, SetOrderBatchesMutationVariables, SetOrderBatchesMutation } from '../src/dashboard/orders/batches/OrderBatches.generated.ts'
import type { ManageSubstitutesQueryVariables, ManageSubstitutesQuery, ManageProposalTimeQueryVariables, ManageProposalTimeQuery, UnpackOrderMutationVariables, UnpackOrderMutation, ChangeOrderLineMutationVariables, ChangeOrderLineMutation, ProposeOrderChangeMutationVariables, ProposeOrderChangeMutation, WithdrawProposalMutationVariables, WithdrawProposalMutation } from '../src/dashboard/orders/changes/Changes.generated.ts'
import type { ManagedOrderQueryVariables, ManagedOrderQuery } from '../src/dashboard/orders/ManagedOrder.generated.ts'
import type { PhoneCustomersQueryVariables, PhoneCustomersQuery, AddPhoneCustomerMutationVariables, AddPhoneCustomerMutation, AddCustomerAddressMutationVariables, AddCustomerAddressMutation } from '../src/dashboard/orders/new-order/customer/PhoneCustomers.generated.ts'
import type { OrderLinksQueryVariables, OrderLinksQuery, WithdrawOrderLinkMutationVariables, WithdrawOrderLinkMutation } from '../src/dashboard/orders/new-order/links/OrderLinks.generated.ts'
import type { NewOrderQueryVariables, NewOrderQuery, PlacePhoneOrderMutationVariables, PlacePhoneOrderMutation, CreateOrderLinkMutationVariables, CreateOrderLinkMutation } from '../src/dashboard/orders/new-order/NewOrder.generated.ts'
import type { OrderedProductsQueryVariables, OrderedProductsQuery, FindOrderedProductsQueryVariables, FindOrderedProductsQuery, ReadShoppingListQueryVariables, ReadShoppingListQuery } from '../src/dashboard/orders/new-order/products/OrderedProducts.generated.ts'
import type { ManageOrdersToPackQueryVariables, ManageOrdersToPackQuery, ManageConfirmedOrdersQueryVariables, ManageConfirmedOrdersQuery, ManageScannedProductQueryVariables, ManageScannedProductQuery } from '../src/dashboard/orders/packing/PackOrders.generated.ts'
import type { OrderPauseQueryVariables, OrderPauseQuery, PauseOrdersMutationVariables, PauseOrdersMutation, ResumeOrdersMutationVariables, ResumeOrdersMutation } from '../src/dashboard/orders/pause/OrderPause.generated.ts'
import type { ManagePickListQueryVariables, ManagePickListQuery, ManageAddressLabelsQueryVariables, ManageAddressLabelsQuery } from '../src/dashboard/orders/print/Print.generated.ts'
import type { AddRefundMutationVariables, AddRefundMutation } from '../src/dashboard/orders/refunds/AddRefund.generated.ts'
import type { RefundMutationVariables, RefundMutation, RemoveRefundMutationVariables, RemoveRefundMutation } from '../src/dashboard/orders/refunds/Refunds.generated.ts'
import type { SetPaymentStateMutationVariables, SetPaymentStateMutation } from '../src/dashboard/orders/SetPaymentState.generated.ts'
import type { SetCancellationReasonMutationVariables, SetCancellationReasonMutation } from '../src/dashboard/orders/status/SetCancellationReason.generated.ts'
import type { SetOrderStatusMutationVariables, SetOrderStatusMutation } from '../src/dashboard/orders/status/SetOrderStatus.generated.ts'
import type { MoveOrdersMutationVariables, MoveOrdersMutation } from '../src/dashboard/orders/table/MoveOrders.generated.ts'
import type { ManageOrderTableQueryVariables, ManageOrderTableQuery, ManageOrderCountsQueryVariables, ManageOrderCountsQuery } from '../src/dashboard/orders/table/OrderTable.generated.ts'
import type { SetPaymentStatesMutationVariables, SetPaymentStatesMutation } from '../src/dashboard/orders/table/SetPaymentStates.generated.ts'
import type { ManagedTicketQueryVariables, ManagedTicketQuery, AnswerTicketMutationVariables, AnswerTicketMutation, ReplaceItemsMutationVariables, ReplaceItemsMutation, CorrectTicketMutationVariables, CorrectTicketMutation, DeleteTicketDataMutationVariables, DeleteTicketDataMutation } from '../src/dashboard/orders/tickets/ManagedTicket.generated.ts'
import type { ManageOrderTicketsQueryVariables, ManageOrderTicketsQuery } from '../src/dashboard/orders/tickets/OrderTickets.generated.ts'
import type { ManageTicketsQueryVariables, ManageTicketsQuery } from '../src/dashboard/orders/tickets/Tickets.generated.ts'
import type { IssueInvoiceMutationVariables, IssueInvoiceMutation } from '../src/dashboard/orders/WaitingInvoice.generated.ts'
import type { ManageCashDayQueryVariables, ManageCashDayQuery, RecordCashEntryMutationVariables, RecordCashEntryMutation, StrikeCashEntryMutationVariables, StrikeCashEntryMutation, CloseCashDayMutationVariables, CloseCashDayMutation } from '../src/dashboard/overview/cash/CashPanel.generated.ts'
import type { ManageOverviewQueryVariables, ManageOverviewQuery } from '../src/dashboard/overview/Overview.generated.ts'
import type { ConfirmRegistrationMutationVariables, ConfirmRegistrationMutation } from '../src/dashboard/overview/SetupGuide.generated.ts'
import type { CreatePartnerKeyMutationVariables, CreatePartnerKeyMutation, UpdatePartnerKeyMutationVariables, UpdatePartnerKeyMutation, RevokePartnerKeyMutationVariables, RevokePartnerKeyMutation } from '../src/dashboard/partners/PartnerKey.generated.ts'
import type { ManagePartnersQueryVariables, ManagePartnersQuery } from '../src/dashboard/partners/Partners.generated.ts'
import type { ManageWebhooksQueryVariables, ManageWebhooksQuery, ManageDeliveriesQueryVariables, ManageDeliveriesQuery } from '../src/dashboard/partners/Webhooks.generated.ts'
import type { ResendDeliveryMutationVariables, ResendDeliveryMutation } from '../src/dashboard/partners/webhooks/Delivery.generated.ts'
import type { RegisterWebhookMutationVariables, RegisterWebhookMutation, RemoveWebhookMutationVariables, RemoveWebhookMutation } from '../src/dashboard/partners/webhooks/Webhook.generated.ts'
import type { CheckPrescriptionMutationVariables, CheckPrescriptionMutation } from '../src/dashboard/prescriptions/check/CheckPrescription.generated.ts'
import type { ManageOrderToCheckQueryVariables, ManageOrderToCheckQuery, ManageNextToCheckQueryVariables, ManageNextToCheckQuery } from '../src/dashboard/prescriptions/CheckPrescription.generated.ts'
import type { ManagePrescriptionsQueryVariables, ManagePrescriptionsQuery } from '../src/dashboard/prescriptions/PrescriptionQueue.generated.ts'
import type { ManagePrescriptionRegisterQueryVariables, ManagePrescriptionRegisterQuery } from '../src/dashboard/prescriptions/PrescriptionRegister.generated.ts'
import type { ManagePrescriptionViewsQueryVariables, ManagePrescriptionViewsQuery } from '../src/dashboard/prescriptions/PrescriptionViews.generated.ts'
import type { ManageRecallQueryVariables, ManageRecallQuery } from '../src/dashboard/prescriptions/Recall.generated.ts'
import type { ManageGstReturnQueryVariables, ManageGstReturnQuery, ManageGstReturnDocumentsQueryVariables, ManageGstReturnDocumentsQuery } from '../src/dashboard/returns/GstReturn.generated.ts'
import type { ManageTriedSearchQueryVariables, ManageTriedSearchQuery, ManageSearchExplanationQueryVariables, ManageSearchExplanationQuery, ManageWordsPreviewQueryVariables, ManageWordsPreviewQuery, AddSearchTestMutationVariables, AddSearchTestMutation, RemoveSearchTestMutationVariables, RemoveSearchTestMutation } from '../src/dashboard/search/SearchLab.generated.ts'
import type { ManageSearchWordsQueryVariables, ManageSearchWordsQuery } from '../src/dashboard/search/SearchWords.generated.ts'
import type { PublishWordsMutationVariables, PublishWordsMutation, RemovePublishedWordsMutationVariables, RemovePublishedWordsMutation, SetSearchUnsoldMutationVariables, SetSearchUnsoldMutation } from '../src/dashboard/search/Words.generated.ts'
import type { ManageSettingsQueryVariables, ManageSettingsQuery, ManageSettingsHistoryQueryVariables, ManageSettingsHistoryQuery, UpdateSettingsMutationVariables, UpdateSettingsMutation } from '../src/dashboard/settings/Settings.generated.ts'
import type { ApplyUpiStatementMutationVariables, ApplyUpiStatementMutation } from '../src/dashboard/statements/ApplyStatement.generated.ts'
import type { PreviewUpiStatementMutationVariables, PreviewUpiStatementMutation } from '../src/dashboard/statements/PreviewStatement.generated.ts'
import type { ManageUpiStatementQueryVariables, ManageUpiStatementQuery, ManageUpiStatementRowsQueryVariables, ManageUpiStatementRowsQuery } from '../src/dashboard/statements/Statement.generated.ts'
import type { ManageUpiStatementsQueryVariables, ManageUpiStatementsQuery } from '../src/dashboard/statements/Statements.generated.ts'
import type { ManageTeamQueryVariables, ManageTeamQuery, InviteToTeamMutationVariables, InviteToTeamMutation, CancelTeamInvitationMutationVariables, CancelTeamInvitationMutation, SetTeamRoleMutationVariables, SetTeamRoleMutation, SetPharmacistMutationVariables, SetPharmacistMutation, RemoveFromTeamMutationVariables, RemoveFromTeamMutation } from '../src/dashboard/team/Team.generated.ts'
import type { LoginMutationVariables, LoginMutation } from '../src/shared/account/Login.generated.ts'
import type { LogoutMutationVariables, LogoutMutation } from '../src/shared/account/Logout.generated.ts'
import type { CreateAddressMutationVariables, CreateAddressMutation, UpdateAddressMutationVariables, UpdateAddressMutation, RemoveAddressMutationVariables, RemoveAddressMutation } from '../src/shared/address/AddressMutations.generated.ts'
import type { PinPlaceQueryVariables, PinPlaceQuery } from '../src/shared/address/PinPlace.generated.ts'
import type { CancelUpiPaymentMutationVariables, CancelUpiPaymentMutation } from '../src/shared/cart/CancelUpiPayment.generated.ts'
import type { RemoveFromCartMutationVariables, RemoveFromCartMutation, SetCartQuantityMutationVariables, SetCartQuantityMutation } from '../src/shared/cart/CartMutations.generated.ts'
import type { PendingPaymentQueryVariables, PendingPaymentQuery } from '../src/shared/cart/PendingPayment.generated.ts'
import type { DeliveryPromiseQueryVariables, DeliveryPromiseQuery, NotDeliveredQueryVariables, NotDeliveredQuery } from '../src/shared/delivery/DeliveryPromise.generated.ts'
import type { ChoicesQueryVariables, ChoicesQuery } from '../src/shared/filters/FilterDrawer.generated.ts'
import type { OrderVersionQueryVariables, OrderVersionQuery, ManagedOrderVersionQueryVariables, ManagedOrderVersionQuery } from '../src/shared/order/news/OrderVersion.generated.ts'
import type { ExplainOwnOrderMutationVariables, ExplainOwnOrderMutation, ExplainOwnTicketMutationVariables, ExplainOwnTicketMutation } from '../src/shared/own-case/OwnCase.generated.ts'
import type { AddToCartMutationVariables, AddToCartMutation } from '../src/shared/page/GoBack.generated.ts'
import type { PrescriptionsQueryVariables, PrescriptionsQuery, UploadPrescriptionMutationVariables, UploadPrescriptionMutation, DeletePrescriptionMutationVariables, DeletePrescriptionMutation } from '../src/shared/prescription/Prescriptions.generated.ts'
import type { SearchSuggestionsQueryVariables, SearchSuggestionsQuery } from '../src/shared/search/SearchSuggestions.generated.ts'
import type { CreateTicketMutationVariables, CreateTicketMutation, ReplyToTicketMutationVariables, ReplyToTicketMutation, UploadTicketPhotoMutationVariables, UploadTicketPhotoMutation } from '../src/shared/ticket/Ticket.generated.ts'
import type { CheckoutQueryVariables, CheckoutQuery } from '../src/shop/checkout/Checkout.generated.ts'
import type { PlaceOrderMutationVariables, PlaceOrderMutation } from '../src/shop/checkout/PlaceOrder.generated.ts'
import type { ReceivingQueryVariables, ReceivingQuery, PartOfCartQueryVariables, PartOfCartQuery } from '../src/shop/checkout/receiving/Receiving.generated.ts'
import type { StartUpiPaymentMutationVariables, StartUpiPaymentMutation, RequestUpiRefundMutationVariables, RequestUpiRefundMutation } from '../src/shop/checkout/upi/StartUpiPayment.generated.ts'
import type { HelpQueryVariables, HelpQuery } from '../src/shop/help/Help.generated.ts'
import type { HelpRequestsQueryVariables, HelpRequestsQuery } from '../src/shop/help/HelpRequests.generated.ts'
import type { CategoryRowQueryVariables, CategoryRowQuery } from '../src/shop/home/CategoryRow.generated.ts'
import type { HomeQueryVariables, HomeQuery } from '../src/shop/home/Home.generated.ts'
import type { LinkedOrderQueryVariables, LinkedOrderQuery, ConfirmOrderLinkMutationVariables, ConfirmOrderLinkMutation } from '../src/shop/linked-order/LinkedOrder.generated.ts'
import type { OtherCategoriesQueryVariables, OtherCategoriesQuery } from '../src/shop/listing/EmptyCategory.generated.ts'
import type { ListingQueryVariables, ListingQuery } from '../src/shop/listing/Listing.generated.ts'
import type { PlacedOrderQueryVariables, PlacedOrderQuery } from '../src/shop/outcome/PlacedOrder.generated.ts'
import type { ProductQueryVariables, ProductQuery } from '../src/shop/product/Product.generated.ts'
import type { RecentRowQueryVariables, RecentRowQuery } from '../src/shop/product/RecentRow.generated.ts'
import type { SimilarProductsQueryVariables, SimilarProductsQuery } from '../src/shop/product/SimilarProducts.generated.ts'
import type { SimilarRowQueryVariables, SimilarRowQuery } from '../src/shop/product/SimilarRow.generated.ts'
import type { RequestPasswordResetMutationVariables, RequestPasswordResetMutation, VerifyPasswordResetCodeMutationVariables, VerifyPasswordResetCodeMutation, ResetPasswordMutationVariables, ResetPasswordMutation } from '../src/shop/recovery/Recovery.generated.ts'
import type { RegisterMutationVariables, RegisterMutation } from '../src/shop/register/Register.generated.ts'
import type { BrowseCategoriesQueryVariables, BrowseCategoriesQuery } from '../src/shop/search/BrowseCategories.generated.ts'
import type { ReportSearchMutationVariables, ReportSearchMutation } from '../src/shop/search/ReportSearch.generated.ts'
import type { SearchQueryVariables, SearchQuery } from '../src/shop/search/Search.generated.ts'

/** The variables and the data of each operation. */
export interface Operations {
  AcceptTeamInvitation: { variables: AcceptTeamInvitationMutationVariables; data: AcceptTeamInvitationMutation }
  AddCustomerAddress: { variables: AddCustomerAddressMutationVariables; data: AddCustomerAddressMutation }
  AddPhoneCustomer: { variables: AddPhoneCustomerMutationVariables; data: AddPhoneCustomerMutation }
  AddRefund: { variables: AddRefundMutationVariables; data: AddRefundMutation }
  AddSearchTest: { variables: AddSearchTestMutationVariables; data: AddSearchTestMutation }
  AddToCart: { variables: AddToCartMutationVariables; data: AddToCartMutation }
  Addresses: { variables: AddressesQueryVariables; data: AddressesQuery }
  AllOrders: { variables: AllOrdersQueryVariables; data: AllOrdersQuery }
  AnswerProposal: { variables: AnswerProposalMutationVariables; data: AnswerProposalMutation }
  AnswerTicket: { variables: AnswerTicketMutationVariables; data: AnswerTicketMutation }
  ApplyUpiStatement: { variables: ApplyUpiStatementMutationVariables; data: ApplyUpiStatementMutation }
  BlockCash: { variables: BlockCashMutationVariables; data: BlockCashMutation }
  BrowseCategories: { variables: BrowseCategoriesQueryVariables; data: BrowseCategoriesQuery }
  CancelOrder: { variables: CancelOrderMutationVariables; data: CancelOrderMutation }
  CancelTeamInvitation: { variables: CancelTeamInvitationMutationVariables; data: CancelTeamInvitationMutation }
  CancelUpiPayment: { variables: CancelUpiPaymentMutationVariables; data: CancelUpiPaymentMutation }
  CategoryRow: { variables: CategoryRowQueryVariables; data: CategoryRowQuery }
  ChangeOrderLine: { variables: ChangeOrderLineMutationVariables; data: ChangeOrderLineMutation }
  ChangePassword: { variables: ChangePasswordMutationVariables; data: ChangePasswordMutation }
  CheckPrescription: { variables: CheckPrescriptionMutationVariables; data: CheckPrescriptionMutation }
  Checkout: { variables: CheckoutQueryVariables; data: CheckoutQuery }
  Choices: { variables: ChoicesQueryVariables; data: ChoicesQuery }
  CloseCashDay: { variables: CloseCashDayMutationVariables; data: CloseCashDayMutation }
  ConfirmOrderLink: { variables: ConfirmOrderLinkMutationVariables; data: ConfirmOrderLinkMutation }
  ConfirmRegistration: { variables: ConfirmRegistrationMutationVariables; data: ConfirmRegistrationMutation }
  CorrectCustomer: { variables: CorrectCustomerMutationVariables; data: CorrectCustomerMutation }
  CorrectTicket: { variables: CorrectTicketMutationVariables; data: CorrectTicketMutation }
  CreateAddress: { variables: CreateAddressMutationVariables; data: CreateAddressMutation }
  CreateCategory: { variables: CreateCategoryMutationVariables; data: CreateCategoryMutation }
  CreateOrderLink: { variables: CreateOrderLinkMutationVariables; data: CreateOrderLinkMutation }
  CreatePartnerKey: { variables: CreatePartnerKeyMutationVariables; data: CreatePartnerKeyMutation }
  CreateProduct: { variables: CreateProductMutationVariables; data: CreateProductMutation }
  CreateSubCategory: { variables: CreateSubCategoryMutationVariables; data: CreateSubCategoryMutation }
  CreateTicket: { variables: CreateTicketMutationVariables; data: CreateTicketMutation }
  DashboardSearch: { variables: DashboardSearchQueryVariables; data: DashboardSearchQuery }
  DeleteAccount: { variables: DeleteAccountMutationVariables; data: DeleteAccountMutation }
  DeleteCategory: { variables: DeleteCategoryMutationVariables; data: DeleteCategoryMutation }
  DeleteCustomer: { variables: DeleteCustomerMutationVariables; data: DeleteCustomerMutation }
  DeletePrescription: { variables: DeletePrescriptionMutationVariables; data: DeletePrescriptionMutation }
  DeleteProduct: { variables: DeleteProductMutationVariables; data: DeleteProductMutation }
  DeleteSubCategory: { variables: DeleteSubCategoryMutationVariables; data: DeleteSubCategoryMutation }
  DeleteTicketData: { variables: DeleteTicketDataMutationVariables; data: DeleteTicketDataMutation }
  DeliveryPromise: { variables: DeliveryPromiseQueryVariables; data: DeliveryPromiseQuery }
  EndOtherSessions: { variables: EndOtherSessionsMutationVariables; data: EndOtherSessionsMutation }
  EndSession: { variables: EndSessionMutationVariables; data: EndSessionMutation }
  ExplainOwnOrder: { variables: ExplainOwnOrderMutationVariables; data: ExplainOwnOrderMutation }
  ExplainOwnTicket: { variables: ExplainOwnTicketMutationVariables; data: ExplainOwnTicketMutation }
  FindOrderedProducts: { variables: FindOrderedProductsQueryVariables; data: FindOrderedProductsQuery }
  FinishImport: { variables: FinishImportMutationVariables; data: FinishImportMutation }
  GstProposal: { variables: GstProposalQueryVariables; data: GstProposalQuery }
  Help: { variables: HelpQueryVariables; data: HelpQuery }
  HelpRequests: { variables: HelpRequestsQueryVariables; data: HelpRequestsQuery }
  Home: { variables: HomeQueryVariables; data: HomeQuery }
  ImportProducts: { variables: ImportProductsMutationVariables; data: ImportProductsMutation }
  InviteToTeam: { variables: InviteToTeamMutationVariables; data: InviteToTeamMutation }
  Invoice: { variables: InvoiceQueryVariables; data: InvoiceQuery }
  IssueInvoice: { variables: IssueInvoiceMutationVariables; data: IssueInvoiceMutation }
  JoinTeam: { variables: JoinTeamQueryVariables; data: JoinTeamQuery }
  Layout: { variables: LayoutQueryVariables; data: LayoutQuery }
  LinkedOrder: { variables: LinkedOrderQueryVariables; data: LinkedOrderQuery }
  Listing: { variables: ListingQueryVariables; data: ListingQuery }
  Login: { variables: LoginMutationVariables; data: LoginMutation }
  Logout: { variables: LogoutMutationVariables; data: LogoutMutation }
  ManageAddressLabels: { variables: ManageAddressLabelsQueryVariables; data: ManageAddressLabelsQuery }
  ManageCashDay: { variables: ManageCashDayQueryVariables; data: ManageCashDayQuery }
  ManageCategories: { variables: ManageCategoriesQueryVariables; data: ManageCategoriesQuery }
  ManageCategoryUse: { variables: ManageCategoryUseQueryVariables; data: ManageCategoryUseQuery }
  ManageConfirmedOrders: { variables: ManageConfirmedOrdersQueryVariables; data: ManageConfirmedOrdersQuery }
  ManageCustomer: { variables: ManageCustomerQueryVariables; data: ManageCustomerQuery }
  ManageCustomers: { variables: ManageCustomersQueryVariables; data: ManageCustomersQuery }
  ManageDeleteProducts: { variables: ManageDeleteProductsMutationVariables; data: ManageDeleteProductsMutation }
  ManageDeliveries: { variables: ManageDeliveriesQueryVariables; data: ManageDeliveriesQuery }
  ManageGstReturn: { variables: ManageGstReturnQueryVariables; data: ManageGstReturnQuery }
  ManageGstReturnDocuments: { variables: ManageGstReturnDocumentsQueryVariables; data: ManageGstReturnDocumentsQuery }
  ManageImports: { variables: ManageImportsQueryVariables; data: ManageImportsQuery }
  ManageMatchingProducts: { variables: ManageMatchingProductsQueryVariables; data: ManageMatchingProductsQuery }
  ManageNextToCheck: { variables: ManageNextToCheckQueryVariables; data: ManageNextToCheckQuery }
  ManageOrderBatches: { variables: ManageOrderBatchesQueryVariables; data: ManageOrderBatchesQuery }
  ManageOrderCounts: { variables: ManageOrderCountsQueryVariables; data: ManageOrderCountsQuery }
  ManageOrderTable: { variables: ManageOrderTableQueryVariables; data: ManageOrderTableQuery }
  ManageOrderTickets: { variables: ManageOrderTicketsQueryVariables; data: ManageOrderTicketsQuery }
  ManageOrderToCheck: { variables: ManageOrderToCheckQueryVariables; data: ManageOrderToCheckQuery }
  ManageOrdersToPack: { variables: ManageOrdersToPackQueryVariables; data: ManageOrdersToPackQuery }
  ManageOverview: { variables: ManageOverviewQueryVariables; data: ManageOverviewQuery }
  ManagePartners: { variables: ManagePartnersQueryVariables; data: ManagePartnersQuery }
  ManagePickList: { variables: ManagePickListQueryVariables; data: ManagePickListQuery }
  ManagePrescriptionRegister: { variables: ManagePrescriptionRegisterQueryVariables; data: ManagePrescriptionRegisterQuery }
  ManagePrescriptionViews: { variables: ManagePrescriptionViewsQueryVariables; data: ManagePrescriptionViewsQuery }
  ManagePrescriptions: { variables: ManagePrescriptionsQueryVariables; data: ManagePrescriptionsQuery }
  ManageProductPlaces: { variables: ManageProductPlacesQueryVariables; data: ManageProductPlacesQuery }
  ManageProductTable: { variables: ManageProductTableQueryVariables; data: ManageProductTableQuery }
  ManageProductValue: { variables: ManageProductValueMutationVariables; data: ManageProductValueMutation }
  ManageProposalTime: { variables: ManageProposalTimeQueryVariables; data: ManageProposalTimeQuery }
  ManageRecall: { variables: ManageRecallQueryVariables; data: ManageRecallQuery }
  ManageScannedProduct: { variables: ManageScannedProductQueryVariables; data: ManageScannedProductQuery }
  ManageSearchExplanation: { variables: ManageSearchExplanationQueryVariables; data: ManageSearchExplanationQuery }
  ManageSearchWords: { variables: ManageSearchWordsQueryVariables; data: ManageSearchWordsQuery }
  ManageSettings: { variables: ManageSettingsQueryVariables; data: ManageSettingsQuery }
  ManageSettingsHistory: { variables: ManageSettingsHistoryQueryVariables; data: ManageSettingsHistoryQuery }
  ManageSubCategories: { variables: ManageSubCategoriesQueryVariables; data: ManageSubCategoriesQuery }
  ManageSubCategoryUse: { variables: ManageSubCategoryUseQueryVariables; data: ManageSubCategoryUseQuery }
  ManageSubstitutes: { variables: ManageSubstitutesQueryVariables; data: ManageSubstitutesQuery }
  ManageTeam: { variables: ManageTeamQueryVariables; data: ManageTeamQuery }
  ManageTickets: { variables: ManageTicketsQueryVariables; data: ManageTicketsQuery }
  ManageTriedSearch: { variables: ManageTriedSearchQueryVariables; data: ManageTriedSearchQuery }
  ManageUpdateProducts: { variables: ManageUpdateProductsMutationVariables; data: ManageUpdateProductsMutation }
  ManageUpiStatement: { variables: ManageUpiStatementQueryVariables; data: ManageUpiStatementQuery }
  ManageUpiStatementRows: { variables: ManageUpiStatementRowsQueryVariables; data: ManageUpiStatementRowsQuery }
  ManageUpiStatements: { variables: ManageUpiStatementsQueryVariables; data: ManageUpiStatementsQuery }
  ManageWebhooks: { variables: ManageWebhooksQueryVariables; data: ManageWebhooksQuery }
  ManageWordsPreview: { variables: ManageWordsPreviewQueryVariables; data: ManageWordsPreviewQuery }
  ManagedInvoice: { variables: ManagedInvoiceQueryVariables; data: ManagedInvoiceQuery }
  ManagedOrder: { variables: ManagedOrderQueryVariables; data: ManagedOrderQuery }
  ManagedOrderVersion: { variables: ManagedOrderVersionQueryVariables; data: ManagedOrderVersionQuery }
  ManagedTicket: { variables: ManagedTicketQueryVariables; data: ManagedTicketQuery }
  MedicineFindings: { variables: MedicineFindingsQueryVariables; data: MedicineFindingsQuery }
  MoveOrders: { variables: MoveOrdersMutationVariables; data: MoveOrdersMutation }
  MyOrders: { variables: MyOrdersQueryVariables; data: MyOrdersQuery }
  NewOrder: { variables: NewOrderQueryVariables; data: NewOrderQuery }
  NotDelivered: { variables: NotDeliveredQueryVariables; data: NotDeliveredQuery }
  OpenInvitation: { variables: OpenInvitationQueryVariables; data: OpenInvitationQuery }
  OpenWork: { variables: OpenWorkQueryVariables; data: OpenWorkQuery }
  Order: { variables: OrderQueryVariables; data: OrderQuery }
  OrderAgain: { variables: OrderAgainMutationVariables; data: OrderAgainMutation }
  OrderLinks: { variables: OrderLinksQueryVariables; data: OrderLinksQuery }
  OrderPause: { variables: OrderPauseQueryVariables; data: OrderPauseQuery }
  OrderTickets: { variables: OrderTicketsQueryVariables; data: OrderTicketsQuery }
  OrderVersion: { variables: OrderVersionQueryVariables; data: OrderVersionQuery }
  OrderedProducts: { variables: OrderedProductsQueryVariables; data: OrderedProductsQuery }
  OtherCategories: { variables: OtherCategoriesQueryVariables; data: OtherCategoriesQuery }
  PartOfCart: { variables: PartOfCartQueryVariables; data: PartOfCartQuery }
  PauseOrders: { variables: PauseOrdersMutationVariables; data: PauseOrdersMutation }
  PendingPayment: { variables: PendingPaymentQueryVariables; data: PendingPaymentQuery }
  PhoneCustomers: { variables: PhoneCustomersQueryVariables; data: PhoneCustomersQuery }
  PickUpPlace: { variables: PickUpPlaceQueryVariables; data: PickUpPlaceQuery }
  PinPlace: { variables: PinPlaceQueryVariables; data: PinPlaceQuery }
  PlaceOrder: { variables: PlaceOrderMutationVariables; data: PlaceOrderMutation }
  PlacePhoneOrder: { variables: PlacePhoneOrderMutationVariables; data: PlacePhoneOrderMutation }
  PlacedOrder: { variables: PlacedOrderQueryVariables; data: PlacedOrderQuery }
  Prescriptions: { variables: PrescriptionsQueryVariables; data: PrescriptionsQuery }
  PreviewUpiStatement: { variables: PreviewUpiStatementMutationVariables; data: PreviewUpiStatementMutation }
  Product: { variables: ProductQueryVariables; data: ProductQuery }
  ProductCategories: { variables: ProductCategoriesQueryVariables; data: ProductCategoriesQuery }
  ProductToEdit: { variables: ProductToEditQueryVariables; data: ProductToEditQuery }
  Products: { variables: ProductsQueryVariables; data: ProductsQuery }
  Profile: { variables: ProfileQueryVariables; data: ProfileQuery }
  ProposeOrderChange: { variables: ProposeOrderChangeMutationVariables; data: ProposeOrderChangeMutation }
  PublishWords: { variables: PublishWordsMutationVariables; data: PublishWordsMutation }
  PushKey: { variables: PushKeyQueryVariables; data: PushKeyQuery }
  ReadShoppingList: { variables: ReadShoppingListQueryVariables; data: ReadShoppingListQuery }
  Receiving: { variables: ReceivingQueryVariables; data: ReceivingQuery }
  RecentRow: { variables: RecentRowQueryVariables; data: RecentRowQuery }
  RecordCashEntry: { variables: RecordCashEntryMutationVariables; data: RecordCashEntryMutation }
  RefreshSession: { variables: RefreshSessionMutationVariables; data: RefreshSessionMutation }
  Refund: { variables: RefundMutationVariables; data: RefundMutation }
  Register: { variables: RegisterMutationVariables; data: RegisterMutation }
  RegisterWebhook: { variables: RegisterWebhookMutationVariables; data: RegisterWebhookMutation }
  ReleaseReservation: { variables: ReleaseReservationMutationVariables; data: ReleaseReservationMutation }
  RemoveAddress: { variables: RemoveAddressMutationVariables; data: RemoveAddressMutation }
  RemoveFromCart: { variables: RemoveFromCartMutationVariables; data: RemoveFromCartMutation }
  RemoveFromTeam: { variables: RemoveFromTeamMutationVariables; data: RemoveFromTeamMutation }
  RemovePublishedWords: { variables: RemovePublishedWordsMutationVariables; data: RemovePublishedWordsMutation }
  RemoveRefund: { variables: RemoveRefundMutationVariables; data: RemoveRefundMutation }
  RemoveSearchTest: { variables: RemoveSearchTestMutationVariables; data: RemoveSearchTestMutation }
  RemoveWebhook: { variables: RemoveWebhookMutationVariables; data: RemoveWebhookMutation }
  ReplaceItems: { variables: ReplaceItemsMutationVariables; data: ReplaceItemsMutation }
  ReplyToTicket: { variables: ReplyToTicketMutationVariables; data: ReplyToTicketMutation }
  ReportSearch: { variables: ReportSearchMutationVariables; data: ReportSearchMutation }
  RequestEmailVerification: { variables: RequestEmailVerificationMutationVariables; data: RequestEmailVerificationMutation }
  RequestPasswordReset: { variables: RequestPasswordResetMutationVariables; data: RequestPasswordResetMutation }
  RequestUpiRefund: { variables: RequestUpiRefundMutationVariables; data: RequestUpiRefundMutation }
  ResendDelivery: { variables: ResendDeliveryMutationVariables; data: ResendDeliveryMutation }
  ReservedPieces: { variables: ReservedPiecesQueryVariables; data: ReservedPiecesQuery }
  ResetPassword: { variables: ResetPasswordMutationVariables; data: ResetPasswordMutation }
  ResumeOrders: { variables: ResumeOrdersMutationVariables; data: ResumeOrdersMutation }
  RevokePartnerKey: { variables: RevokePartnerKeyMutationVariables; data: RevokePartnerKeyMutation }
  Search: { variables: SearchQueryVariables; data: SearchQuery }
  SearchSuggestions: { variables: SearchSuggestionsQueryVariables; data: SearchSuggestionsQuery }
  SeeOrders: { variables: SeeOrdersMutationVariables; data: SeeOrdersMutation }
  SetCancellationReason: { variables: SetCancellationReasonMutationVariables; data: SetCancellationReasonMutation }
  SetCartQuantity: { variables: SetCartQuantityMutationVariables; data: SetCartQuantityMutation }
  SetCustomerNote: { variables: SetCustomerNoteMutationVariables; data: SetCustomerNoteMutation }
  SetOrderBatches: { variables: SetOrderBatchesMutationVariables; data: SetOrderBatchesMutation }
  SetOrderMails: { variables: SetOrderMailsMutationVariables; data: SetOrderMailsMutation }
  SetOrderStatus: { variables: SetOrderStatusMutationVariables; data: SetOrderStatusMutation }
  SetPaymentState: { variables: SetPaymentStateMutationVariables; data: SetPaymentStateMutation }
  SetPaymentStates: { variables: SetPaymentStatesMutationVariables; data: SetPaymentStatesMutation }
  SetPharmacist: { variables: SetPharmacistMutationVariables; data: SetPharmacistMutation }
  SetRefundUpiId: { variables: SetRefundUpiIdMutationVariables; data: SetRefundUpiIdMutation }
  SetSearchUnsold: { variables: SetSearchUnsoldMutationVariables; data: SetSearchUnsoldMutation }
  SetStock: { variables: SetStockMutationVariables; data: SetStockMutation }
  SetTeamRole: { variables: SetTeamRoleMutationVariables; data: SetTeamRoleMutation }
  SimilarProducts: { variables: SimilarProductsQueryVariables; data: SimilarProductsQuery }
  SimilarRow: { variables: SimilarRowQueryVariables; data: SimilarRowQuery }
  StartUpiPayment: { variables: StartUpiPaymentMutationVariables; data: StartUpiPaymentMutation }
  StockMovements: { variables: StockMovementsQueryVariables; data: StockMovementsQuery }
  StrikeCashEntry: { variables: StrikeCashEntryMutationVariables; data: StrikeCashEntryMutation }
  SubscribeToPush: { variables: SubscribeToPushMutationVariables; data: SubscribeToPushMutation }
  UnblockCash: { variables: UnblockCashMutationVariables; data: UnblockCashMutation }
  UnpackOrder: { variables: UnpackOrderMutationVariables; data: UnpackOrderMutation }
  UnseenOrders: { variables: UnseenOrdersQueryVariables; data: UnseenOrdersQuery }
  UnsubscribeFromPush: { variables: UnsubscribeFromPushMutationVariables; data: UnsubscribeFromPushMutation }
  UpdateAddress: { variables: UpdateAddressMutationVariables; data: UpdateAddressMutation }
  UpdateCategory: { variables: UpdateCategoryMutationVariables; data: UpdateCategoryMutation }
  UpdatePartnerKey: { variables: UpdatePartnerKeyMutationVariables; data: UpdatePartnerKeyMutation }
  UpdateProduct: { variables: UpdateProductMutationVariables; data: UpdateProductMutation }
  UpdateProfile: { variables: UpdateProfileMutationVariables; data: UpdateProfileMutation }
  UpdateSettings: { variables: UpdateSettingsMutationVariables; data: UpdateSettingsMutation }
  UpdateSubCategory: { variables: UpdateSubCategoryMutationVariables; data: UpdateSubCategoryMutation }
  UploadAvatar: { variables: UploadAvatarMutationVariables; data: UploadAvatarMutation }
  UploadPicture: { variables: UploadPictureMutationVariables; data: UploadPictureMutation }
  UploadPrescription: { variables: UploadPrescriptionMutationVariables; data: UploadPrescriptionMutation }
  UploadTicketPhoto: { variables: UploadTicketPhotoMutationVariables; data: UploadTicketPhotoMutation }
  VerifyEmail: { variables: VerifyEmailMutationVariables; data: VerifyEmailMutation }
  VerifyPasswordResetCode: { variables: VerifyPasswordResetCodeMutationVariables; data: VerifyPasswordResetCodeMutation }
  WithdrawOrderLink: { variables: WithdrawOrderLinkMutationVariables; data: WithdrawOrderLinkMutation }
  WithdrawProposal: { variables: WithdrawProposalMutationVariables; data: WithdrawProposalMutation }
}
