/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Input for `acceptTeamInvitation`. */
export type AcceptTeamInvitationInput = {
  /** The token from the email's link. Valid for seven days and for a single use. */
  token: string;
};

/** Input for `addCustomerAddress`. */
export type AddCustomerAddressInput = {
  /** The address. */
  address: CreateAddressInput;
  /** A customer, as returned by `customersByPhone`. */
  customerId: string;
};

/** Input for `addPhoneCustomer`. */
export type AddPhoneCustomerInput = {
  /** 1 to 100 characters. */
  name: string;
  /** An Indian number with ten digits. A country code, spaces and a leading zero are allowed. */
  phone: string;
};

/** Input for `addRefund`. */
export type AddRefundInput = {
  /**
   * The amount to refund: at most the price of the items and the rest of the payment. For PAID_TWICE, at most the amount
   * that was due for the order.
   */
  amount: number;
  /**
   * A key that the client generates once per form, 8 to 100 characters: repeating a request with it changes nothing more.
   * Without a key, every request adds a refund.
   */
  idempotencyKey?: string | null | undefined;
  /**
   * The refunded items, each product once. Required for PART_OF_LINES, otherwise empty. Items in another refund for the
   * order cannot be refunded twice.
   */
  lines?: Array<RefundLineInput>;
  /** An order whose payment was received. For PAID_TWICE, any order. */
  orderId: string;
  /** PART_OF_LINES, GOODWILL or PAID_TWICE. An order has at most one refund with the reason PAID_TWICE. */
  reason: RefundReason;
  /**
   * The order's `updatedAt` that the caller saw. If the order has changed since, the mutation fails with CHANGED_MEANWHILE
   * and changes nothing. Null skips this check.
   */
  seenUpdatedAt?: string | null | undefined;
  /** The ticket that the refund resolves, about this order. Null for none. */
  ticketId?: string | null | undefined;
  /** The ticket's version that the caller saw. If the ticket has changed since, nothing is saved. Null skips this check. */
  ticketVersion?: number | null | undefined;
};

/** Input for `addSearchTest`. */
export type AddSearchTestInput = {
  /** The product that should be among the first ten results. */
  productId: string;
  /** At most 100 characters. */
  text: string;
};

/** Input for `addToCart`. */
export type AddToCartInput = {
  /** The product. */
  productId: string;
  /** Quantity, 1 or more. */
  quantity?: number;
};

/** A customer's name for an address. */
export type AddressLabel =
  /** Home. */
  | 'HOME'
  /** Any other address. */
  | 'OTHER'
  /** Work. */
  | 'WORK';

/** Input for `answerProposal`. */
export type AnswerProposalInput = {
  /** True to accept it, false to decline it. */
  accept: boolean;
  /** One of the viewer's orders. */
  orderId: string;
  /** One of the order's open proposals. */
  proposalId: string;
};

/** Input for `answerTicket`. */
export type AnswerTicketInput = {
  /** RESOLVED or REJECTED closes the ticket. OPEN leaves its status as it is. */
  status?: TicketStatus;
  /** 1 to 2,000 characters, for the customer. */
  text: string;
  /** A ticket. */
  ticketId: string;
  /** The version that the caller saw. If the ticket has changed since, nothing is saved. */
  version: number;
};

/** Input for `applyUpiStatement`. */
export type ApplyUpiStatementInput = {
  /** The statement's `previewId` that the admin saw. Fails with CHANGED_MEANWHILE if the file was uploaded once more since. */
  previewId: string;
  /** The statement. */
  statementId: string;
};

/** Packs from one batch. */
export type BatchInput = {
  /** As printed, such as 03/27, 0327, Mar-27, MAR 2027 or 31/03/2027. The batch expires with that month. */
  expiry: string;
  /** The batch number, up to 40 characters. */
  number: string;
  /** Number of packs, 1 or more. */
  quantity: number;
};

/** Input for `blockCash`. */
export type BlockCashInput = {
  /** The customer. */
  customerId: string;
  /** Why, for the team: one line with 1 to 200 characters. Replaces the reason of an earlier block. */
  reason: string;
  /** The customer's `version` that the caller saw. If it differs, the mutation fails with CHANGED_MEANWHILE. */
  version: number;
};

/** A business that buys. */
export type BuyerInput = {
  /** Its GSTIN. Spaces and lower case are allowed. */
  gstin: string;
  /** Its name: 1 to 100 characters. */
  name: string;
};

/** Input for `cancelOrder`. */
export type CancelOrderInput = {
  /** One of the viewer's orders. */
  orderId: string;
  /**
   * The order's `updatedAt` that the caller saw. If the order has changed since, the mutation fails with CHANGED_MEANWHILE
   * and changes nothing. Null skips this check.
   */
  seenUpdatedAt?: string | null | undefined;
};

/** Input for `cancelTeamInvitation`. */
export type CancelTeamInvitationInput = {
  /** The id of an open invitation. */
  id: string;
};

/** Kinds of advice and limits. */
export type CartWarningCode =
  /** The total is too high for a delivery that is paid in cash. Other payment methods are possible. */
  | 'CASH_LIMIT'
  /**
   * The cart has more pieces of a category, or of narcotic and psychotropic medicines, than the shop sells in one order. It
   * cannot be ordered.
   */
  | 'CATEGORY_LIMIT'
  /** Several medicines contain the same ingredient. */
  | 'SAME_INGREDIENT';

/** Kinds of entries about the cash of a day. */
export type CashEntryKind =
  /** Cash spent on something else, such as packing material. */
  | 'EXPENSE'
  /** Cash that was there at the start of the day. */
  | 'FLOAT'
  /** Cash that a team member has handed over to an admin. */
  | 'HANDOVER';

/** Kinds of catalogue entities. */
export type CatalogueKind =
  /** A `Category`. */
  | 'CATEGORY'
  /** A `Product`. */
  | 'PRODUCT'
  /** A `SubCategory`. */
  | 'SUB_CATEGORY';

/** Input for `changeCartLineQuantity`. */
export type ChangeCartLineQuantityInput = {
  /** A line in the viewer's cart. */
  cartLineId: string;
  /** Quantity, 1 or more. */
  quantity: number;
};

/** Who agreed to a change. */
export type ChangeDecision =
  /** The customer accepted the proposal. */
  | 'ACCEPTED'
  /** The customer, by telephone. */
  | 'AGREED_BY_TELEPHONE'
  /** The customer declined the proposal. */
  | 'DECLINED'
  /** Nobody had to: items were left out, or replaced as the customer chose at checkout. */
  | 'DIRECT'
  /** The customer did not answer in time. Their choice at checkout decided. */
  | 'NO_ANSWER';

/** Input for `changeOrderLine`. */
export type ChangeOrderLineInput = {
  /** Whether the customer has agreed by telephone. */
  agreed?: boolean;
  /** A PENDING or CONFIRMED order without an unchecked prescription. */
  orderId: string;
  /** The product of the line. */
  productId: string;
  /** Number of items that stay in the line: 0, or less than before. */
  quantity: number;
  /**
   * The order's `updatedAt` that the caller saw. If the order has changed since, the mutation fails with CHANGED_MEANWHILE
   * and changes nothing. Null skips this check.
   */
  seenUpdatedAt?: string | null | undefined;
  /** What replaces the other items. Null to leave them out. An order that is paid, or paid online, cannot become dearer. */
  substitute?: SubstituteInput | null | undefined;
};

/** Input for `changePassword`. */
export type ChangePasswordInput = {
  /** Must equal `newPassword`. */
  confirmPassword: string;
  /** The account's password. */
  currentPassword: string;
  /** At least 8 characters and at most 72 bytes. */
  newPassword: string;
};

/** Input for `checkPrescription`. */
export type CheckPrescriptionInput = {
  /**
   * True to supply more packs than prescribed, counted with earlier orders on the same prescription. Otherwise, the
   * mutation fails with PRESCRIBED_QUANTITY_EXCEEDED.
   */
  confirmQuantity?: boolean;
  /** One decision for each line that requires a prescription. */
  decisions: Array<LineDecisionInput>;
  /** The date of the prescription, such as 2026-11-20: at most a year before the order. Required to approve a line. */
  issuedOn?: string;
  /** Whether the prescription is for an acute or a chronic disease. Required to approve a line. */
  kind?: PrescriptionKind | null | undefined;
  /** An order whose prescription check is PENDING. */
  orderId: string;
  /**
   * Why a prescription is accepted that was no longer valid when the order was placed: up to 200 characters, by admins
   * only. It is kept with the check. Without it, the mutation fails with PRESCRIPTION_EXPIRED.
   */
  overrideReason?: string;
  /** The patient, up to 200 characters. Required to approve a line. */
  patient?: string;
  /** The patient's address, up to 300 characters. Required to approve a line. */
  patientAddress?: string;
  /** The prescriber, up to 200 characters. Required to approve a line. */
  prescriber?: string;
  /** The prescriber's address, up to 300 characters. Required to approve a line. */
  prescriberAddress?: string;
  /** The prescriber's registration number, up to 50 characters. */
  prescriberRegistration?: string;
  /**
   * The order's `updatedAt` that the caller saw. If the order has changed since, the mutation fails with CHANGED_MEANWHILE
   * and changes nothing. Null skips this check.
   */
  seenUpdatedAt?: string | null | undefined;
};

/** Input for `closeCashDay`. */
export type CloseCashDayInput = {
  /** The counted cash in paise. */
  counted: number;
  /** The day, such as '2026-11-27'. */
  day: string;
  /** The day's `rest` in paise that the admin saw. If it has changed since, the day is not closed. */
  expected: number;
  /** Why the counted cash differs, up to 200 characters. Required if it does. */
  reason?: string | null | undefined;
  /** The day's `version` that the admin saw. */
  seenVersion: number;
};

/** Input for `confirmOrderLink`. */
export type ConfirmOrderLinkInput = {
  /** The total after discounts that the customer saw. */
  expectedTotal: number;
  /** The products that the customer wants, 1 to 50, all of them from the link. At most `maxQuantity` of each. */
  lines: Array<OrderLineInput>;
  /** The part of the link after the `#`. */
  token: string;
};

/** Input for `correctCustomer`. */
export type CorrectCustomerInput = {
  /** A customer without a login. */
  customerId: string;
  /** The customer's name: 1 to 100 characters. */
  name: string;
  /** A phone number with ten digits. Spaces and the country code are ignored. */
  phone: string;
  /** The name that the caller saw. If it or the number differs, the mutation fails with CHANGED_MEANWHILE. */
  seenName: string;
  /** The phone number that the caller saw. */
  seenPhone: string;
};

/** Input for `correctTicket`. */
export type CorrectTicketInput = {
  /** Email address. */
  email: string;
  /** 1 to 60 characters. */
  name: string;
  /** Phone number, up to 20 characters. Empty or null for none. */
  phone?: string | null | undefined;
  /** A ticket from a guest. */
  ticketId: string;
  /** The ticket's version that the caller saw. If the ticket has changed since, nothing is saved. Null skips this check. */
  version?: number | null | undefined;
};

/** Input for `createAddress`. Every required text takes 1 to 200 characters. */
export type CreateAddressInput = {
  /** House, street, area. */
  addressLine: string;
  /** City or town. */
  city: string;
  /**
   * Whether the customer insists on the state if the PIN code is in another one. False asks with STATE_DIFFERS. Null saves
   * the address, and the PIN code's state decides the tax.
   */
  confirmState?: boolean | null | undefined;
  /** Country. */
  country: string;
  /** 8 to 100 characters, new for each submission. A repeat with the same key returns the first result. */
  idempotencyKey?: string | null | undefined;
  /** The customer's name for the address. */
  label?: AddressLabel | null | undefined;
  /** A place nearby that helps to find the address, up to 200 characters. */
  landmark?: string | null | undefined;
  /** Telephone number for the delivery. */
  mobile: string;
  /** Postal code. */
  pincode: string;
  /** State. */
  state: string;
};

/** Input for `createCategory`. */
export type CreateCategoryInput = {
  /** 8 to 100 characters, new for each submission. A repeat with the same key returns the first result. */
  idempotencyKey?: string | null | undefined;
  /** URL of an uploaded image, or an http(s) URL. */
  image: string;
  /** The most pieces of all its products together in one order, up to 9,999. 0 or null for no limit. */
  maxPerOrder?: number | null | undefined;
  /** 1 to 100 characters, unique (case-insensitive). */
  name: string;
};

/** Input for `createPartnerKey`. */
export type CreatePartnerKeyInput = {
  /** Who uses the key, 1 to 100 characters. */
  name: string;
  /** Rate limit: requests per minute, 1 to 6000. */
  requestsPerMinute?: number;
  /** The key's permissions; at least one scope. */
  scopes: Array<PartnerScope>;
};

/** Input for `createProduct`. */
export type CreateProductInput = {
  /**
   * At most 8: EAN-8, UPC-A or EAN-13 with their check digit, or codes with up to 20 letters and digits. They must be
   * unique to this product. Empty if omitted.
   */
  barcodes?: Array<string> | null | undefined;
  /** At most 100 characters. Empty if omitted. */
  bestBefore?: string | null | undefined;
  /** At most 100 characters. Empty if omitted. */
  brand?: string | null | undefined;
  /** Categories that contain the product, at most 20. */
  categoryIds: Array<string>;
  /**
   * The keys of `medicineFindings` that the admin has checked and keeps as they are: at most 50. Without those of the kinds
   * SCHEDULE and MARK, the mutation fails with MEDICINE_LISTED.
   */
  checkedFindings?: Array<string> | null | undefined;
  /** At most 1,000 characters. Empty if omitted. */
  composition?: string | null | undefined;
  /** ISO 3166-1 code or English name of a country. Empty if omitted. */
  countryOfOrigin?: string | null | undefined;
  /** 1 to 10,000 characters. */
  description: string;
  /** Additional attributes, at most 50 with unique names. */
  details: Array<ProductDetailInput>;
  /** 0 to 100 with at most two decimals. */
  discountPercent: number;
  /** At most 10, each from another day. Unknown if omitted. */
  gstRates?: Array<GstRateInput> | null | undefined;
  /** 4, 6 or 8 digits. Empty if omitted. */
  hsn?: string | null | undefined;
  /** 8 to 100 characters, new for each submission. A repeat with the same key returns the first result. */
  idempotencyKey?: string | null | undefined;
  /** URLs of uploaded images, or http(s) URLs; at most 10. The first one is the main image. */
  images: Array<string>;
  /** At most 300 characters. Empty if omitted. */
  importer?: string | null | undefined;
  /** At most 300 characters. Empty if omitted. */
  makerOrPacker?: string | null | undefined;
  /** At most 200 characters. Empty if omitted. */
  manufacturer?: string | null | undefined;
  /** The most pieces in one order, up to 9,999. 0 or null for no limit. */
  maxPerOrder?: number | null | undefined;
  /** Medicine data. Omitted or null for all other products. */
  medicine?: MedicineInput | null | undefined;
  /** 1 to 200 characters. */
  name: string;
  /** Whether it is a narcotic or psychotropic medicine. Not one if omitted. */
  narcotic?: boolean | null | undefined;
  /** At most 100 characters. Empty if omitted. */
  netQuantity?: string | null | undefined;
  /** Price per item before the discount, greater than 0. */
  price: number;
  /** Number of items, 0 or more. */
  stock: number;
  /** Sub-categories that contain the product, at most 20. */
  subCategoryIds: Array<string>;
  /** Size of one item, 1 to 100 characters. */
  unit: string;
  /** The mark for vegetarian or non-vegetarian food. Null if unknown. */
  vegetarianMark?: VegetarianMark | null | undefined;
};

/** Input for `createSubCategory`. */
export type CreateSubCategoryInput = {
  /** Categories that contain the sub-category, 1 to 20. Duplicates are ignored. */
  categoryIds: Array<string>;
  /** 8 to 100 characters, new for each submission. A repeat with the same key returns the first result. */
  idempotencyKey?: string | null | undefined;
  /** URL of an uploaded image, or an http(s) URL. */
  image: string;
  /** 1 to 100 characters. */
  name: string;
};

/** Input for `createTicket`. */
export type CreateTicketInput = {
  /** The sender's email address. Required without a login, otherwise ignored. */
  email?: string | null | undefined;
  /** 8 to 100 characters, new for each submission. A repeat with the same key returns the first result. */
  idempotencyKey?: string | null | undefined;
  /** Items of the order, each product once. Required with an order, unless the reason is LATE or OTHER. */
  lines?: Array<ItemQuantityInput>;
  /** The sender's name: 1 to 60 characters. Required without a login, otherwise ignored. */
  name?: string | null | undefined;
  /** One of the viewer's orders. Null for other questions. */
  orderId?: string | null | undefined;
  /** Phone number for questions, up to 20 characters. */
  phone?: string | null | undefined;
  /** Images that the viewer has uploaded, at most 4. */
  photoIds?: Array<string>;
  /** The kind of problem. */
  reason: TicketReason;
  /** 1 to 2,000 characters. */
  text: string;
};

/** Input for `deleteAccount`. */
export type DeleteAccountInput = {
  /** The account's password. */
  currentPassword: string;
};

/** Input for `deleteCustomer`. */
export type DeleteCustomerInput = {
  /** A customer without a login. */
  customerId: string;
};

/** Input for delete mutations. */
export type DeleteInput = {
  /** The id of the object to delete. */
  id: string;
};

/** Input for `deletePrescription`. */
export type DeletePrescriptionInput = {
  /** One of the viewer's prescriptions. */
  prescriptionId: string;
};

/** Input for `deleteProducts`. */
export type DeleteProductsInput = {
  /** The products, 1 to 500. Repeated ones are ignored. */
  products: Array<ProductVersionInput>;
};

/** Input for `deleteTicketData`. */
export type DeleteTicketDataInput = {
  /** A ticket from a guest. */
  ticketId: string;
  /** The ticket's version that the caller saw. If the ticket has changed since, nothing is saved. Null skips this check. */
  version?: number | null | undefined;
};

/** PIN codes to which the shop delivers within a number of minutes. */
export type DeliveryAreaInput = {
  /** Minutes from order to delivery: 5 to 1,440. */
  minutes: number;
  /** 1 to 100 PIN codes, or their first 1 to 5 digits. Each code is in one area only. */
  pins: Array<string>;
};

/** Whether an order is accepted now, and how soon it comes. */
export type DeliveryState =
  /** The shop is closed. The order comes from the next opening on. */
  | 'CLOSED'
  /** The shop is open. */
  | 'OPEN'
  /** The shop does not deliver to this PIN code. Orders are rejected. */
  | 'OUTSIDE'
  /** Orders are paused, and are rejected. */
  | 'PAUSED'
  /** The shop delivers to certain PIN codes only, and none was passed. */
  | 'PIN_MISSING';

/** Kinds of documents for orders. */
export type DocumentKind =
  /** For products without tax, and from shops in the composition scheme. */
  | 'BILL_OF_SUPPLY'
  /** Reduces an invoice. At zero if medicines come back for which nothing was charged. */
  | 'CREDIT_NOTE'
  /** For a replacement with medicines, at zero, from a shop that is registered for GST. */
  | 'DELIVERY_CHALLAN'
  /** From a shop that is not registered for GST. */
  | 'INVOICE'
  /** For taxed and untaxed products together, to a customer without a GSTIN. */
  | 'INVOICE_CUM_BILL_OF_SUPPLY'
  /** For taxed products. */
  | 'TAX_INVOICE';

/** The HSN code and GST rate of an order line. */
export type DocumentRateInput = {
  /** 4, 6 or 8 digits. Can be empty where the law requires none. */
  hsn: string;
  /** The line's product. */
  productId: string;
  /** The rate of all taxes together in percent: a rate that applies today. */
  ratePercent: number;
};

/** Schedules in the Drugs Rules, 1945. */
export type DrugSchedule =
  /** Sold on prescription. */
  | 'H'
  /** Sold on prescription, and entered in the register (`prescriptionRegister`). */
  | 'H1'
  /** Sold without a prescription. */
  | 'NONE'
  /** Sold on prescription, with stricter rules. Not sold online: it cannot be added to a cart or ordered. */
  | 'X';

/** Input for `endSession`. */
export type EndSessionInput = {
  /** The id of one of the viewer's `sessions`. */
  id: string;
};

/** Input for `explainOwnOrder`. */
export type ExplainOwnOrderInput = {
  /** One of the viewer's own orders. */
  orderId: string;
  /** Why the viewer decides about it: 1 to 200 characters on one line. */
  reason: string;
};

/** Input for `explainOwnTicket`. */
export type ExplainOwnTicketInput = {
  /** Why the viewer decides about it: 1 to 200 characters on one line. */
  reason: string;
  /** One of the viewer's own tickets. */
  ticketId: string;
};

/** Input for `finishImport`. */
export type FinishImportInput = {
  /** The import. */
  id: string;
};

/** How a customer gets an order. */
export type Fulfilment =
  /** The shop delivers it to the address. */
  | 'DELIVERY'
  /** The customer collects it from the shop. */
  | 'PICK_UP';

/** A GST rate and the day from which it applies. */
export type GstRateInput = {
  /** The first day in Indian time, such as `2025-09-22`. If omitted, the first day on which the law had the rate. */
  from?: string | null | undefined;
  /** A rate that the law has on that day: 0, 0.25, 3, 5, 12, 18, 28 or 40. */
  percent: number;
};

/** Ways to be registered for GST. A registered shop needs a GSTIN. */
export type GstRegistration =
  /** The composition scheme. Documents are bills of supply without tax. */
  | 'COMPOSITION'
  /** Not registered. Documents show no tax. The default. */
  | 'NONE'
  /** Regular. Documents show the tax that prices include. */
  | 'REGULAR';

/** Kinds of findings in a return. */
export type GstReturnFindingKind =
  /** Documents were issued in the composition scheme, and are not part of this return. */
  | 'COMPOSITION_LEFT_OUT'
  /** Credit notes were issued after 30 November that follows the financial year of their invoice. */
  | 'CREDITED_TOO_LATE'
  /** Documents have a line without an HSN code. */
  | 'HSN_MISSING'
  /** Documents have a line whose HSN code has fewer digits than the shop's turnover requires. */
  | 'HSN_TOO_SHORT'
  /** Orders left the shop without an invoice, because an HSN code or a GST rate is missing. */
  | 'INVOICE_WAITS'
  /**
   * Taxed documents for businesses need an invoice reference number (IRN) from the e-invoice portal, because the shop's
   * turnover was above ₹5 crore. The server does not request it.
   */
  | 'IRN_MISSING'
  /** Numbers were given after a dump was made, and their documents were lost when it was restored in this period. */
  | 'NUMBERS_LOST'
  /** Numbers between the first and the last document of a series, or directly before them, have no document. */
  | 'NUMBERS_MISSING'
  /** The period has not ended. */
  | 'PERIOD_OPEN'
  /** Documents were issued without the shop's GSTIN. */
  | 'SELLER_GSTIN_MISSING'
  /** Documents have different GSTINs of the shop. Each GSTIN needs its own return. */
  | 'SEVERAL_GSTINS'
  /** The sums of the tables and of the documents differ. This is an error of the server. */
  | 'SUMS_DIFFER';

/** The tables of GSTR-1 that a shop fills. Tables 9B and 12 have two files each. */
export type GstReturnTableName =
  /** Table 4: sales to businesses with a GSTIN. */
  | 'B2B'
  /** Table 5: large invoices to consumers in other states. */
  | 'B2CL'
  /** Table 7: all other sales to consumers, less their credit notes. */
  | 'B2CS'
  /** Table 9B: credit notes to businesses with a GSTIN. */
  | 'CDNR'
  /** Table 9B: credit notes for invoices in B2CL. */
  | 'CDNUR'
  /** Table 13: the first and the last number of each series, and of its parts before and after lost numbers. */
  | 'DOCUMENTS'
  /** Table 12: sales to businesses with a GSTIN by HSN code, less credit notes. */
  | 'HSN_B2B'
  /** Table 12: sales to consumers by HSN code, less credit notes. */
  | 'HSN_B2C'
  /** Table 8: sales without tax, less their credit notes. */
  | 'NIL';

/** A day on which the shop is closed. */
export type HolidayInput = {
  /** The day in Indian time, such as `2026-12-25`. */
  day: string;
  /** Its name: at most 60 characters. */
  name: string;
};

/** Where an import was started. */
export type ImportOrigin =
  /** With `npm run catalogue`, on the server. */
  | 'COMMAND_LINE'
  /** By an admin, in the dashboard. */
  | 'DASHBOARD';

/** Input for `inviteToTeam`. */
export type InviteToTeamInput = {
  /** The address to invite. Compared case-insensitively. */
  email: string;
  /** The role that the invitation gives. */
  role: TeamRole;
};

/** Ways to number the documents of a shop that is registered for GST. */
export type InvoiceSeries =
  /** Invoices and bills of supply continue the series from before the registration, such as 2026-27/000124. */
  | 'CONTINUED'
  /** Each kind of document has its own series, such as T26-27/000001 for tax invoices. The default. */
  | 'SEPARATE';

/** Input for `issueInvoice`. */
export type IssueInvoiceInput = {
  /** HSN codes and rates for products that have none, for this document only: a product may have been deleted. */
  lines?: Array<DocumentRateInput>;
  /** A packed or delivered order. */
  orderId: string;
  /**
   * The order's `updatedAt` that the caller saw. If the order has changed since, the mutation fails with CHANGED_MEANWHILE
   * and changes nothing. Null skips this check.
   */
  seenUpdatedAt?: string | null | undefined;
};

/** Items of one product in an order. */
export type ItemQuantityInput = {
  /** A product in the order. */
  productId: string;
  /** Number of items, at least 1 and at most as many as were ordered. */
  quantity: number;
};

/** The batches of an order line. */
export type LineBatchesInput = {
  /** 1 to 10 different batches. Their quantities add up to the line's quantity. */
  batches: Array<BatchInput>;
  /** The line's product, which must be a medicine. */
  productId: string;
};

/** The decision about an order line. */
export type LineDecisionInput = {
  /** True to approve the line, false to reject it. */
  approved: boolean;
  /** Packs on the prescription: 1 to 1,000. Required to approve a line. */
  prescribed?: number | null | undefined;
  /** The line's product. */
  productId: string;
  /** The reason, up to 200 characters. Shown to the customer. Required to reject a line. */
  reason?: string;
};

/** Reasons why a product cannot be ordered exactly as requested. */
export type LineProblemCode =
  /** The product is in the cart already; its line is unchanged. Only from `orderAgain`. */
  | 'ALREADY_IN_CART'
  /** The cart has the maximum number of lines. Only from `orderAgain`. */
  | 'CART_FULL'
  /** The product is no longer sold. */
  | 'GONE'
  /** Fewer items can be ordered than requested: the stock is lower, or the quantity exceeds 9,999. */
  | 'NOT_ENOUGH_STOCK'
  /** The product is a schedule X medicine, which is not sold online. */
  | 'NOT_SOLD_ONLINE'
  /** The product is out of stock. */
  | 'OUT_OF_STOCK'
  /** The price is lower than the customer saw. */
  | 'PRICE_FELL'
  /** The price is higher than the customer saw. */
  | 'PRICE_ROSE';

/** Input for `login`. */
export type LoginInput = {
  /** The account's email address, compared case-insensitively. */
  email: string;
  /** The account's password. */
  password: string;
};

/** How a word in a product matches a search, from the most points to the fewest. */
export type MatchKind =
  /** It begins with the typed word. */
  | 'BEGINNING'
  /** It means the same as, or is related to, a longer phrase that begins with the typed words. */
  | 'COMPLETED'
  /** It is related to the typed words, as an ingredient to a brand. */
  | 'RELATED'
  /** It means the same, as 'milk' and 'doodh', or is spaced differently, as 'mouthwash' and 'mouth wash'. */
  | 'SAME_MEANING'
  /** It is the typed word. */
  | 'SAME_WORD'
  /** It is the singular or plural of the typed word. */
  | 'SINGULAR_OR_PLURAL'
  /** It sounds like the typed word, as 'aloo' and 'alu'. */
  | 'SOUNDS_ALIKE'
  /** It differs from the typed word by typing errors. */
  | 'TYPING_ERROR';

/** The lists with which medicines are compared. */
export type MedicineFindingKind =
  /** The sale of the combination, or of a strength or form of it, may be banned. */
  | 'BANNED'
  /** The NDPS Act names an ingredient, and the product is not marked as a narcotic or psychotropic. */
  | 'MARK'
  /** A schedule of the Drugs Rules, 1945, names an ingredient, and the product has a less strict one. */
  | 'SCHEDULE'
  /** The shop's own list names it. */
  | 'WATCHED';

/** Input for `medicineFindings`: a product as it is being edited. */
export type MedicineFindingsInput = {
  /** The active ingredients. Only the first 1,000 characters are read. */
  composition: string;
  /** The medicine data. Null for all other products. */
  medicine?: MedicineInput | null | undefined;
  /** The name, which tells medicines for eyes, ears and nose from those for the skin. */
  name: string;
  /** Whether it is marked as a narcotic or psychotropic. */
  narcotic?: boolean;
  /** The stored product, whose checked findings are left out. Null for a new product. */
  productId?: string | null | undefined;
  /** The size of one item. */
  unit?: string;
};

/** Dosage forms. */
export type MedicineForm =
  /** All kinds of capsules. */
  | 'CAPSULE'
  /** Creams and lotions. */
  | 'CREAM'
  /** Drops for eyes, ears, nose or mouth. */
  | 'DROPS'
  /** Gels. */
  | 'GEL'
  /** Everything that is inhaled. */
  | 'INHALER'
  /** Injections and infusions. */
  | 'INJECTION'
  /** Ointments. */
  | 'OINTMENT'
  /** All other forms, and unknown forms. */
  | 'OTHER'
  /** Powders and granules. */
  | 'POWDER'
  /** Suspensions to drink, and powders for them. */
  | 'SUSPENSION'
  /** Liquids to drink, except for suspensions. */
  | 'SYRUP'
  /** All kinds of tablets. */
  | 'TABLET';

/**
 * Medicine data. The ingredients are parsed from the product's `composition`, such as 'Paracetamol 650 mg' or 'Amoxycillin
 * (125 mg / 5 ml) + Clavulanic Acid (31.25 mg / 5 ml)'. A text that cannot be parsed stays as it is.
 */
export type MedicineInput = {
  /** The dosage form. */
  form: MedicineForm;
  /** Number of units in a pack: above 0, at most 100,000, with at most three decimals. Null if unknown. */
  packCount?: number | null | undefined;
  /** The unit for `packCount`. */
  packUnit: PackUnit;
  /** The schedule in the Drugs Rules, 1945. */
  schedule: DrugSchedule;
};

/** How to format a value in a message. */
export type MessageParamKind =
  /** An ISO 8601 time in UTC. Shown as a date in Indian time. */
  | 'DATE'
  /** An ISO 8601 time in UTC. Shown in Indian time. */
  | 'DATE_TIME'
  /** A list of texts. */
  | 'LIST'
  /** A number. */
  | 'NUMBER'
  /** An amount in paise. */
  | 'PAISE'
  /** A waiting time in seconds. */
  | 'SECONDS'
  /** Text, shown as it is. */
  | 'TEXT';

/** Kinds of missed searches. */
export type MissedSearchKind =
  /** A product was found, but nobody opened a product or added one to the cart. */
  | 'WITHOUT_CLICK'
  /** No product had all words in the query. */
  | 'WITHOUT_HIT';

/** What a customer wants if an item of an order is missing. */
export type MissingItemChoice =
  /** Call the customer. Shown as 'Call me'. */
  | 'CALL'
  /** Leave it out. Shown as 'Leave it out'. The default. */
  | 'LEAVE_OUT'
  /** Replace it with something similar that costs no more. Shown as 'Replace it with something similar'. */
  | 'REPLACE';

/** The rules that prevent the delivery of a medicine. Admins change them in the settings. */
export type NotDeliveredReason =
  /** The PIN code is outside the revenue district to which prescription medicines are delivered. */
  | 'DISTRICT'
  /** Narcotic and psychotropic medicines are never delivered. */
  | 'NARCOTIC'
  /** The shop delivers no prescription medicines. */
  | 'PRESCRIPTION'
  /** The shop does not deliver schedule H medicines. */
  | 'SCHEDULE_H'
  /** The shop does not deliver schedule H1 medicines. */
  | 'SCHEDULE_H1';

/** What proves that a telephone number is a customer's. */
export type NumberProof =
  /** The team has added the customer with this number. */
  | 'ADDED_BY_TEAM'
  /** Nothing. They have only entered the number in an order. */
  | 'NONE'
  /** They have received an order for this number. */
  | 'ORDER_DELIVERED';

/** A time in which the shop is open. */
export type OpeningIntervalInput = {
  /** When it closes, later than it opens. `00:00` and `24:00` are the end of the day. */
  closes: string;
  /** When the shop opens, such as `07:00`. */
  opens: string;
  /** The weekday, in Indian time. */
  weekday: Weekday;
};

/** Input for `orderAgain`. */
export type OrderAgainInput = {
  /** One of the viewer's orders. */
  orderId: string;
};

/** A product to order and its quantity. */
export type OrderLineInput = {
  /** Price per item after discount that the customer saw. If provided and the price is higher or lower, the order fails. */
  expectedPrice?: number | null | undefined;
  /** The product. */
  productId: string;
  /** Number of items, 1 or more. */
  quantity: number;
};

/** An email about an order's new status. */
export type OrderMail =
  /** The shop or the customer cancelled the order. */
  | 'CANCELLED'
  /** The shop has accepted the order. */
  | 'CONFIRMED'
  /** The order was delivered. */
  | 'DELIVERED'
  /** The order is packed. */
  | 'PACKED';

/** Sort orders for orders. */
export type OrderSort =
  /** Oldest first. */
  | 'PLACED_ASC'
  /** Newest first. */
  | 'PLACED_DESC'
  /** By status as listed in `OrderStatus`, cancelled orders last; newest first within a status. */
  | 'STATUS_ASC'
  /** By status in reverse order; newest first within a status. */
  | 'STATUS_DESC'
  /** Lowest total first; equal totals oldest first. */
  | 'TOTAL_ASC'
  /** Highest total first; equal totals newest first. */
  | 'TOTAL_DESC';

/** An order's status. */
export type OrderStatus =
  /** Cancelled by the shop. Shown as 'Cancel By Seller'. */
  | 'CANCELLED_BY_SELLER'
  /** Cancelled by the customer. Shown as 'Cancelled'. */
  | 'CANCELLED_BY_SHOPPER'
  /** Accepted by the shop. Shown as 'Order Confirm'. */
  | 'CONFIRMED'
  /** Delivered to the customer. Shown as 'Delivered'. */
  | 'DELIVERED'
  /** Ready for delivery. Shown as 'Packed'. */
  | 'PACKED'
  /** Placed, not yet processed. Shown as 'Pending'. */
  | 'PENDING';

/** The unit that counts a pack's contents. */
export type PackUnit =
  /** Capsules. */
  | 'CAPSULE'
  /** Grams. */
  | 'G'
  /** Millilitres. */
  | 'ML'
  /** Pieces: vials, sachets, inhalers and all others. */
  | 'PIECE'
  /** Tablets. */
  | 'TABLET';

/** A partner key's permissions. */
export type PartnerScope =
  /**
   * `catalogue:read`: categories, sub-categories, products and search, the change log and its digest, and the key's
   * webhooks.
   */
  | 'CATALOGUE_READ'
  /** `stock:read`: the stock of products. */
  | 'STOCK_READ';

/** Input of `pauseOrders`. */
export type PauseOrdersInput = {
  /** The time in India at which orders are accepted again, such as `17:00`: today, or tomorrow if it has passed. */
  backAt: string;
  /** Why orders are paused, for customers: 1 to 100 characters on one line. */
  reason: string;
};

/** How an order is paid. */
export type PaymentMethod =
  /** By card, on the payment provider's page, after ordering. Available only if `Store.cardPayments` is true. */
  | 'CARD'
  /** In cash on delivery. Shown as 'CASH ON DELIVERY'. */
  | 'CASH_ON_DELIVERY'
  /** With a UPI app, before ordering. Shown as 'PAID WITH UPI'. Available only if `Store.upiPayments` is true. */
  | 'UPI';

/** A payment's state. */
export type PaymentState =
  /** The customer states that they have paid by UPI. Not verified. */
  | 'CLAIMED'
  /** To be paid in cash on delivery, or by card. For a delivered order, the cash was not received. */
  | 'DUE'
  /** A team member found that the payment was not received, or the card was not charged. */
  | 'NOT_RECEIVED'
  /** The payment was received. */
  | 'RECEIVED'
  /** The cancelled order's payment was refunded. */
  | 'REFUNDED'
  /**
   * The order was cancelled, and its payment must be refunded. The payment was received or claimed before the
   * cancellation, or the card was charged after it.
   */
  | 'REFUND_DUE';

/** Input for `placePhoneOrder` and `createOrderLink`. */
export type PhoneOrderInput = {
  /** One of the customer's active addresses. */
  addressId: string;
  /** A customer, as returned by `customersByPhone`. */
  customerId: string;
  /** What the delivery person should know, up to 200 characters in one line. */
  deliveryNote?: string | null | undefined;
  /** The total after discounts that the customer was told. */
  expectedTotal: number;
  /** How the customer gets the order. */
  fulfilment?: Fulfilment;
  /** 8 to 100 characters, new for each order. A repeat with the same key returns the first result. */
  idempotencyKey?: string | null | undefined;
  /** What the customer wants if an item is missing. Null for LEAVE_OUT. */
  ifItemMissing?: MissingItemChoice | null | undefined;
  /** Products to order, 1 to 50. None may require a prescription. */
  lines: Array<OrderLineInput>;
};

/**
 * The values that the customer saw and confirmed. Amounts are compared with the current ones and never used for charging;
 * a difference fails.
 */
export type PlaceOrderInput = {
  /** One of the viewer's active addresses. */
  addressId: string;
  /** The address's `version` that the customer saw. If provided and the address was edited since, the order fails. */
  addressVersion?: number | null | undefined;
  /** The business that buys, if it needs a GST invoice. Ignored unless the shop is registered (`Store.gstInvoices`). */
  buyer?: BuyerInput | null | undefined;
  /** What the delivery person should know, up to 200 characters in one line. Ignored if the customer collects the order. */
  deliveryNote?: string | null | undefined;
  /** The total before discounts that the customer saw. If provided and different, the order fails. */
  expectedSubtotal?: number | null | undefined;
  /** The total after discounts that the customer saw. */
  expectedTotal: number;
  /**
   * How the customer wants to get the order. DELIVERY fails with PICK_UP_ONLY if a product may not be delivered to the
   * address. PICK_UP is possible for orders with such a product or, if `Store.pickUpForAll` is true, for all orders; it has
   * no smallest total, and the address may be outside the delivery area.
   */
  fulfilment?: Fulfilment;
  /**
   * A key that the client generates once per checkout, 8 to 100 characters. Repeating a request with the same key returns
   * the first order. It fails with the same key but another address, payment method, fulfilment, total, subtotal, UPI
   * transaction or business, or other products, quantities or prescriptions. The address's version, the note, the prices in lines and
   * the fields that the payment method ignores are not compared. Without a key, every request places a new order.
   */
  idempotencyKey?: string | null | undefined;
  /** What the customer wants if an item is missing. Null for LEAVE_OUT. Repeats are not compared by it. */
  ifItemMissing?: MissingItemChoice | null | undefined;
  /** Products to order, 1 to 50. The quantities of duplicates are added up. The products need not be in the cart. */
  lines: Array<OrderLineInput>;
  /** The payment method. */
  paymentMethod: PaymentMethod;
  /**
   * One to five prescriptions of the viewer that are younger than 180 days. Required if a product requires a prescription,
   * otherwise ignored. If empty, the prescriptions that were passed when this order's UPI payment began are used.
   */
  prescriptionIds?: Array<string>;
  /**
   * For UPI: the transaction's 12 digits as shown by the UPI app. Fails if another order has the same digits. A cancelled
   * order releases them, unless a refund was made. While its payment is REFUND_DUE, it releases them only to an order by
   * the same viewer with the same total, and the payment is no longer refunded.
   */
  upiTransactionId?: string | null | undefined;
};

/** How a customer agreed to an order that the team has prepared. */
export type PlacementKind =
  /** With a link from the team. */
  | 'LINK'
  /** By telephone. The team placed the order. */
  | 'TELEPHONE';

/** States of a prescription check. */
export type PrescriptionCheckState =
  /** The order was cancelled before its prescription was checked. */
  | 'CANCELLED'
  /** It was checked. */
  | 'CHECKED'
  /** The prescription is being checked. */
  | 'PENDING'
  /** The order waits for the card payment. The prescription is checked afterwards. */
  | 'WAITING_FOR_PAYMENT';

/** Kinds of prescriptions, which decide for how long they are valid. */
export type PrescriptionKind =
  /** For an acute disease. */
  | 'ACUTE'
  /** For a chronic disease. */
  | 'CHRONIC';

/** Kinds of prescription files. */
export type PrescriptionType =
  /** A PDF, stored as it was uploaded. */
  | 'PDF'
  /** An image, stored as WebP without metadata. */
  | 'PICTURE';

/** An additional attribute of a product. */
export type ProductDetailInput = {
  /** 1 to 100 characters of plain text. */
  name: string;
  /** 1 to 2,000 characters. */
  value: string;
};

/** Conditions that every listed product meets. Omitted conditions are ignored. */
export type ProductFilterInput = {
  /** Any of these brands, compared case-insensitively. At most 50. */
  brands?: Array<string> | null | undefined;
  /** Any of these categories and sub-categories. At most 50. An unknown id matches no products. */
  categoryIds?: Array<string> | null | undefined;
  /** Any of these countries of origin, as ISO 3166-1 alpha-2 codes in any case. At most 50. */
  countriesOfOrigin?: Array<string> | null | undefined;
  /** Whether to omit products that are out of stock. */
  inStock?: boolean;
  /** Highest price after the discount. */
  maxPrice?: number | null | undefined;
  /** Lowest discount in percent. */
  minDiscountPercent?: number | null | undefined;
  /** Lowest price after the discount. */
  minPrice?: number | null | undefined;
};

/**
 * Sort orders for products on numbered pages. Text is compared case-insensitively by characters. Equal products are sorted
 * by creation, so that each appears on only one page.
 */
export type ProductSort =
  /** By the product's alphabetically first category, from A to Z. Products without a category come first. */
  | 'CATEGORY_ASC'
  /** By the product's alphabetically first category, from Z to A. Products without a category come last. */
  | 'CATEGORY_DESC'
  /** By discount, lowest first. */
  | 'DISCOUNT_ASC'
  /** By discount, highest first. */
  | 'DISCOUNT_DESC'
  /** By name, from A to Z. */
  | 'NAME_ASC'
  /** By name, from Z to A. */
  | 'NAME_DESC'
  /** The newest first. */
  | 'NEWEST'
  /** By price before the discount, lowest first. */
  | 'PRICE_ASC'
  /** By price before the discount, highest first. */
  | 'PRICE_DESC'
  /** By stock, lowest first. */
  | 'STOCK_ASC'
  /** By stock, highest first. */
  | 'STOCK_DESC'
  /** By unit, from A to Z. */
  | 'UNIT_ASC'
  /** By unit, from Z to A. */
  | 'UNIT_DESC'
  /** By last change, oldest first. */
  | 'UPDATED_ASC'
  /** By last change, latest first. */
  | 'UPDATED_DESC';

/** A product to change or delete together with others. */
export type ProductVersionInput = {
  /** The product. */
  id: string;
  /** The `version` that was seen. If omitted, changes made by others are ignored. */
  version?: number | null | undefined;
};

/** What happens to the missing items of a proposal. */
export type ProposalOutcome =
  /** They are left out. */
  | 'LEFT_OUT'
  /** The substitute replaces them. */
  | 'REPLACED'
  /** They stay in the order until the shop has called the customer. */
  | 'UNCHANGED';

/** Input for `proposeOrderChange`. */
export type ProposeOrderChangeInput = {
  /** As for `changeOrderLine`. */
  orderId: string;
  /** The product of the line. */
  productId: string;
  /** Number of items that stay in the line: 0, or less than before. */
  quantity: number;
  /** As for `changeOrderLine`. */
  seenUpdatedAt?: string | null | undefined;
  /** What would replace the other items. */
  substitute: SubstituteInput;
};

/** Input for `publishWords`. */
export type PublishWordsInput = {
  /**
   * One line, at most 500 characters:
   *
   * - `milk: doodh, dudh` – each of these words finds the others
   * - `brinjal | eggplant: baingan` – the same with two English words
   * - `paracetamol < dolo, crocin` – the words on the right also find those on the left, ranked below
   * - `fever: bukhar > paracetamol` – the words before `>` also find those after it, ranked below
   * - `-: ki, wala` – words that say little about a product
   */
  line: string;
};

/** Where a recalled batch was found in an order. */
export type RecallSource =
  /** Only a document names them: the batch was corrected later, or the order was packed again. */
  | 'DOCUMENT'
  /** These packs were packed. */
  | 'PACKED';

/** Input for `recordCashEntry`. */
export type RecordCashEntryInput = {
  /** The amount in paise, 1 or more. */
  amount: number;
  /** The day, such as '2026-11-27'. */
  day: string;
  /** The kind. */
  kind: CashEntryKind;
  /** A team member who received cash on the day. Only for a handover, which requires it. */
  memberId?: string | null | undefined;
  /** What an expense was for, up to 200 characters. Required for expenses. */
  note?: string | null | undefined;
  /** The day's `version` that the admin saw. */
  seenVersion: number;
};

/** Input for `refreshSession`. */
export type RefreshSessionInput = {
  /** The session's latest refresh token. */
  refreshToken: string;
  /** False for clients that keep using the refresh token they received at login. */
  rotates?: boolean;
};

/** Input for `refund`. */
export type RefundInput = {
  /**
   * True to record the reference although a refund to the card has begun whose result is unknown. Otherwise the mutation
   * fails with CARD_REFUND_BEGUN, because the money may be paid back twice.
   */
  despiteCardRefund?: boolean;
  /**
   * True if the amount was paid back in cash, which reduces the cash of the day (`cashDay`). Requires a reference, such as
   * 'Cash'.
   */
  inCash?: boolean;
  /**
   * The reference of a refund that was made elsewhere, such as a UPI transaction number: up to 100 characters. Null for a
   * refund by the card provider.
   */
  reference?: string | null | undefined;
  /** A refund's `id` in `Order.refunds`. */
  refundId: string;
  /**
   * The order's `updatedAt` that the caller saw. If the order has changed since, the mutation fails with CHANGED_MEANWHILE
   * and changes nothing. Null skips this check.
   */
  seenUpdatedAt?: string | null | undefined;
};

/** Refunded items of one product. */
export type RefundLineInput = {
  /** A product in the order. */
  productId: string;
  /** Number of items, 1 or more. */
  quantity: number;
};

/** Input for `refundPayment`. */
export type RefundPaymentInput = {
  /**
   * True to record the reference although a refund to the card has begun whose result is unknown. Otherwise the mutation
   * fails with CARD_REFUND_BEGUN, because the money may be paid back twice.
   */
  despiteCardRefund?: boolean;
  /** An order whose payment state is REFUND_DUE. */
  orderId: string;
  /**
   * The reference of a refund that was made elsewhere, such as a UPI transaction number: up to 100 characters. Null for a
   * refund by the card provider.
   */
  reference?: string | null | undefined;
  /**
   * The order's `updatedAt` that the caller saw. If the order has changed since, the mutation fails with CHANGED_MEANWHILE
   * and changes nothing. Null skips this check.
   */
  seenUpdatedAt?: string | null | undefined;
};

/** Why an order is refunded. */
export type RefundReason =
  /** A voluntary refund by the shop. */
  | 'GOODWILL'
  /** The team changed lines that were paid, so that the order costs less. */
  | 'LINES_CHANGED'
  /** The prescription check rejected lines that were paid. */
  | 'LINES_REJECTED'
  /** The order was cancelled after it was paid, or the card was charged afterwards. */
  | 'ORDER_CANCELLED'
  /** The order was paid a second time. */
  | 'PAID_TWICE'
  /** Items were missing, damaged or returned. */
  | 'PART_OF_LINES';

/** Input for `refundRejectedLines`. */
export type RefundRejectedLinesInput = {
  /**
   * True to record the reference although a refund to the card has begun whose result is unknown. Otherwise the mutation
   * fails with CARD_REFUND_BEGUN, because the money may be paid back twice.
   */
  despiteCardRefund?: boolean;
  /** An order whose `prescriptionCheck.refund` has no reference yet. */
  orderId: string;
  /**
   * The reference of a refund that was made elsewhere, such as a UPI transaction number: up to 100 characters. Null for a
   * refund by the card provider.
   */
  reference?: string | null | undefined;
  /**
   * The order's `updatedAt` that the caller saw. If the order has changed since, the mutation fails with CHANGED_MEANWHILE
   * and changes nothing. Null skips this check.
   */
  seenUpdatedAt?: string | null | undefined;
};

/** A refund's state. */
export type RefundState =
  /** A refund to the card has begun, and its result is unknown. */
  | 'BEGUN'
  /** It has to be made. */
  | 'DUE'
  /** It was made. */
  | 'REFUNDED';

/** Input for `register`. */
export type RegisterInput = {
  /** Must equal `password`. */
  confirmPassword: string;
  /** Email address that no other account uses. */
  email: string;
  /** 1 to 100 characters. */
  name: string;
  /** At least 8 characters and at most 72 bytes. */
  password: string;
};

/** Input for `registerWebhook`. */
export type RegisterWebhookInput = {
  /** An active partner key; required for admins. Ignored for partners, who register webhooks for their own key. */
  partnerKeyId?: string | null | undefined;
  /**
   * Where to send changes: an https URL with at most 2000 characters, without user name, password and fragment. Non-public
   * addresses are rejected at registration and at every attempt; redirects are not followed.
   */
  url: string;
};

/** Input for `removeAddress`. */
export type RemoveAddressInput = {
  /** One of the viewer's active addresses. */
  id: string;
};

/** Input for `removeFromCart`. */
export type RemoveFromCartInput = {
  /** A line in the viewer's cart. */
  cartLineId: string;
};

/** Input for `removeFromTeam`. */
export type RemoveFromTeamInput = {
  /** A team member's id. */
  memberId: string;
};

/** Input for `removeRefund`. */
export type RemoveRefundInput = {
  /** The `id` of a refund that an admin has added. */
  refundId: string;
  /**
   * The order's `updatedAt` that the caller saw. If the order has changed since, the mutation fails with CHANGED_MEANWHILE
   * and changes nothing. Null skips this check.
   */
  seenUpdatedAt?: string | null | undefined;
};

/** Input for `replaceItems`. */
export type ReplaceItemsInput = {
  /** 8 to 100 characters, new for each submission. A repeat with the same key returns the first result. */
  idempotencyKey?: string | null | undefined;
  /** The items to replace, each product once. Replacements of an order never have more items than the order. */
  lines: Array<ItemQuantityInput>;
  /** A ticket with an order. */
  ticketId: string;
  /** The version that the caller saw. If the ticket has changed since, nothing is saved. */
  version: number;
};

/** Input for `replyToTicket`. */
export type ReplyToTicketInput = {
  /** 1 to 2,000 characters. */
  text: string;
  /** One of the viewer's tickets. */
  ticketId: string;
  /** The version that the viewer saw. If the ticket has changed since, nothing is saved. */
  version: number;
};

/** Input for `reportSearch`. */
export type ReportSearchInput = {
  /** False to count a search; true to count a click on a result of a search that was counted today. */
  clicked?: boolean;
  /** The search query. Only the first 100 characters count. */
  text: string;
};

/** Input for `requestPasswordReset`. */
export type RequestPasswordResetInput = {
  /** The account's email address, compared case-insensitively. */
  email: string;
};

/** Input for `requestUpiRefund`. */
export type RequestUpiRefundInput = {
  /** One of the viewer's active addresses, for the order. */
  addressId: string;
  /** The open payment's reference. */
  reference: string;
};

/** Input for `resendDelivery`. */
export type ResendDeliveryInput = {
  /** The id of one of the `webhookDeliveries`. */
  id: string;
};

/** Input for `resetPassword`. */
export type ResetPasswordInput = {
  /** Must equal `newPassword`. */
  confirmPassword: string;
  /** The address the code was sent to. */
  email: string;
  /** At least 8 characters and at most 72 bytes. */
  newPassword: string;
  /**
   * The `resetToken` returned by `verifyPasswordResetCode`, or the token from the email's link, which is valid for an
   * hour.
   */
  resetToken: string;
};

/** Input for `revokePartnerKey`. */
export type RevokePartnerKeyInput = {
  /** An active partner key. */
  id: string;
};

/** A user's permissions. */
export type Role =
  /** Manages the catalogue, orders, partners and the team. */
  | 'ADMIN'
  /** Runs orders and stock. */
  | 'STAFF'
  /** A customer. */
  | 'USER';

/** A searched field, the most important first. */
export type SearchField =
  /** A barcode, which a search finds only as a whole. */
  | 'BARCODE'
  /** The brand. */
  | 'BRAND'
  /** The name of a category. */
  | 'CATEGORY'
  /** The composition. */
  | 'COMPOSITION'
  /** The description. */
  | 'DESCRIPTION'
  /** The HSN code, which a search finds only as a whole. */
  | 'HSN'
  /** The manufacturer. */
  | 'MANUFACTURER'
  /** The product's name. */
  | 'NAME'
  /** The name of a sub-category. */
  | 'SUB_CATEGORY'
  /** The unit. */
  | 'UNIT';

/** Kinds of suggestions. */
export type SearchSuggestionKind =
  /** A brand. */
  | 'BRAND'
  /** A category or a sub-category. */
  | 'CATEGORY'
  /** One product, or several with the same name, such as packs in several sizes. */
  | 'PRODUCT'
  /**
   * A popular search: at least three people have searched for the query in the last 30 days and opened products that it
   * found.
   */
  | 'SEARCH';

/** Input for `seeOrders`. */
export type SeeOrdersInput = {
  /** 1 to 500 orders. */
  orderIds: Array<string>;
};

/** An order and the status that was seen. */
export type SeenOrderInput = {
  /** The status that was seen. If the order has a different status now, it is rejected with CHANGED_MEANWHILE. */
  from: OrderStatus;
  /** The order. */
  orderId: string;
  /** As for `setOrderStatus`. */
  seenUpdatedAt?: string | null | undefined;
};

/** An order and the time of its last change. */
export type SeenPaymentInput = {
  /** The order. */
  orderId: string;
  /** As for `setPaymentState`. */
  seenUpdatedAt?: string | null | undefined;
};

/** Input for `setCancellationReason`. */
export type SetCancellationReasonInput = {
  /** An order with the status CANCELLED_BY_SELLER. */
  orderId: string;
  /**
   * Why the order was cancelled, 1 to 200 characters on one line. Shown to the customer in the email and in the order's
   * history.
   */
  reason: string;
  /**
   * The order's `updatedAt` that the caller saw. If the order has changed since, the mutation fails with CHANGED_MEANWHILE
   * and changes nothing. Null skips this check.
   */
  seenUpdatedAt?: string | null | undefined;
};

/** Input for `setCartQuantity`. */
export type SetCartQuantityInput = {
  /** The product. */
  productId: string;
  /** Quantity, 0 or more. */
  quantity: number;
};

/** Input for `setCustomerNote`. */
export type SetCustomerNoteInput = {
  /** The customer. */
  customerId: string;
  /** Several lines with at most 1,000 characters. Empty for no note. */
  note: string;
  /** The customer's `version` that the caller saw. If it differs, the mutation fails with CHANGED_MEANWHILE. */
  version: number;
};

/** Input for `setOrderBatches`. */
export type SetOrderBatchesInput = {
  /** True to accept batches that expire within 30 days or, after the delivery, that had expired. */
  confirmExpiringSoon?: boolean;
  /** The medicines and their batches. */
  lines: Array<LineBatchesInput>;
  /** An order that is not cancelled. */
  orderId: string;
  /** Why the batches are corrected, on one line. Shown with the amendment. Required after the delivery. */
  reason?: string | null | undefined;
  /**
   * The order's `updatedAt` that the caller saw. If the order has changed since, the mutation fails with CHANGED_MEANWHILE
   * and changes nothing. Null skips this check.
   */
  seenUpdatedAt?: string | null | undefined;
};

/** Input for `setOrderStatus`. */
export type SetOrderStatusInput = {
  /**
   * Whether the cash was received at delivery. Only for orders that are paid on delivery and become DELIVERED. If such an
   * order goes back to an earlier status, the cash is due once more.
   */
  cashReceived?: boolean;
  /** The order. */
  orderId: string;
  /**
   * True turns a delivery that the shop accepts with this status into an order that the customer collects. Needed if a
   * product may no longer be delivered; the mutation fails with PICK_UP_ONLY without it. Ignored once the order is packed.
   */
  pickUp?: boolean;
  /**
   * Why the order is cancelled, at most 200 characters on one line. Shown to the customer in the email and in the order's
   * history. Only for CANCELLED_BY_SELLER, otherwise BAD_USER_INPUT. Blank text counts as no reason.
   */
  reason?: string | null | undefined;
  /**
   * The items that the customer returned at the door, each product once. Only for DELIVERED, and for an order whose payment
   * was received, at the latest with the delivery. They return to stock. If the order was paid in cash, their price was paid
   * back in cash; otherwise a refund becomes due.
   */
  returned?: Array<RefundLineInput>;
  /**
   * The order's `updatedAt` that the caller saw. If the order has changed since, the mutation fails with CHANGED_MEANWHILE
   * and changes nothing. Null skips this check.
   */
  seenUpdatedAt?: string | null | undefined;
  /** Any status except CANCELLED_BY_SHOPPER. */
  status: OrderStatus;
};

/** Input for `setOrderStatuses`. */
export type SetOrderStatusesInput = {
  /** As for `setOrderStatus`, for each order. */
  cashReceived?: boolean;
  /** 1 to 500 different orders. */
  orders: Array<SeenOrderInput>;
  /** As for `setOrderStatus`, for each order. */
  reason?: string | null | undefined;
  /** Any status except CANCELLED_BY_SHOPPER. Null moves each order to its `nextStatus`. */
  status?: OrderStatus | null | undefined;
};

/** Input for `setPaymentState`. */
export type SetPaymentStateInput = {
  /** An order paid by UPI or in cash. */
  orderId: string;
  /**
   * The order's `updatedAt` that the caller saw. If the order has changed since, the mutation fails with CHANGED_MEANWHILE
   * and changes nothing. Null skips this check.
   */
  seenUpdatedAt?: string | null | undefined;
  /** One of the payment's `settableStates`. DUE means that the cash was not received. */
  state: PaymentState;
};

/** Input for `setPaymentStates`. */
export type SetPaymentStatesInput = {
  /** 1 to 500 different orders. */
  orders: Array<SeenPaymentInput>;
  /** As for `setPaymentState`, for each order. */
  state: PaymentState;
};

/** Input for `setPharmacist`. */
export type SetPharmacistInput = {
  /** A team member's id. */
  memberId: string;
  /** The number of the registration with the state's pharmacy council: up to 50 characters. Empty ends the right. */
  registration: string;
};

/** Input for `setRefundUpiId`. */
export type SetRefundUpiIdInput = {
  /** One of the viewer's orders, paid by UPI, with a refund that is due. */
  orderId: string;
  /**
   * The order's `updatedAt` that the caller saw. If the order has changed since, the mutation fails with CHANGED_MEANWHILE
   * and changes nothing. Null skips this check.
   */
  seenUpdatedAt?: string | null | undefined;
  /** A UPI ID such as asha@okbank. */
  upiId: string;
};

/** Input for `setSearchUnsold`. */
export type SetSearchUnsoldInput = {
  /** The query as in `missedSearches`. */
  text: string;
  /** False to list it once more. */
  unsold?: boolean;
};

/** Input for `setStock`. */
export type SetStockInput = {
  /** The product. */
  id: string;
  /**
   * The stock that was seen before the change. If it differs from the current stock, the mutation fails. If omitted, the
   * new stock is always set.
   */
  seenStock?: number | null | undefined;
  /** Number of items, 0 or more. */
  stock: number;
};

/** Input for `setTeamRole`. */
export type SetTeamRoleInput = {
  /** A team member's id. */
  memberId: string;
  /** The new role. */
  role: TeamRole;
};

/** The steps to set up a new shop. */
export type SetupStepCode =
  /** The shop has a category. */
  | 'CATEGORY'
  /** An admin has saved where the shop delivers, or the minutes from order to delivery. */
  | 'DELIVERY_AREA'
  /** Address, phone and email are the shop's own, and not the example's. */
  | 'DETAILS'
  /** A grievance officer is set. */
  | 'GRIEVANCE_OFFICER'
  /** The shop is registered for GST, or an admin has saved that it is not. */
  | 'GST'
  /** An FSSAI licence or a drug licence is set. */
  | 'LICENCES'
  /** The shop has an order, such as a test order. */
  | 'ORDER'
  /** A member of the team is a pharmacist. Only for shops with a drug licence. */
  | 'PHARMACIST'
  /** The shop has a product. */
  | 'PRODUCT'
  /** The UPI ID is the shop's own, or UPI payments are off. */
  | 'UPI';

/** Sort orders for customers. Equal products are sorted newest first. */
export type ShopSort =
  /** By country of origin in English, from A to Z. Products of unknown origin come last. */
  | 'COUNTRY_ASC'
  /** Best match first in a search, newest first in other lists. */
  | 'DEFAULT'
  /** By discount in percent, highest first. */
  | 'DISCOUNT_DESC'
  /** By price after the discount, lowest first. */
  | 'PRICE_ASC'
  /** By price after the discount, highest first. */
  | 'PRICE_DESC';

/** A page of the shop on a social network. */
export type SocialLinkInput = {
  /** Name of the network: 1 to 40 characters. */
  name: string;
  /** http(s) URL of the page. */
  url: string;
};

/** Input for `startUpiPayment`: the order to be placed, without payment method and transaction. */
export type StartUpiPaymentInput = {
  /** One of the viewer's active addresses. The order can be placed with another one. */
  addressId: string;
  /** The address's `version` that the customer saw. */
  addressVersion?: number | null | undefined;
  /** The business that buys, which is only validated. Pass it to `placeOrder` again. */
  buyer?: BuyerInput | null | undefined;
  /** The total after discounts that the customer saw. */
  expectedTotal: number;
  /** How the customer wants to get the order, as in `placeOrder`. */
  fulfilment?: Fulfilment;
  /** The key that will be used to place the order, 8 to 100 characters. */
  idempotencyKey: string;
  /** Products to order, as in `placeOrder`. */
  lines: Array<OrderLineInput>;
  /** The order's prescriptions, as in `placeOrder`. */
  prescriptionIds?: Array<string>;
  /**
   * The reference of the open payment that the customer says they have not made, or empty if they know of no open payment.
   * If another one is open, it stays: this fails with CHANGED_MEANWHILE. Null ends any open payment.
   */
  unpaidReference?: string | null | undefined;
};

/** Stock levels. */
export type StockFilter =
  /** Any stock. */
  | 'ANY'
  /** Low stock: 1 to 5 items. */
  | 'LOW'
  /** Out of stock. */
  | 'OUT';

/** Why the stock changed. */
export type StockReason =
  /** Returned when an order was cancelled. */
  | 'CANCELLED'
  /** The initial stock of a new product. */
  | 'CREATED'
  /** Set by a team member. */
  | 'EDITED'
  /** Imported from a file or with the demo catalogue. */
  | 'IMPORTED'
  /** Taken for an order. */
  | 'ORDERED'
  /** Returned from a reservation that did not become an order. */
  | 'RELEASED'
  /** Taken once more when a cancellation, or a return at the door, was undone. */
  | 'REOPENED'
  /** Reserved while a customer pays by UPI. Stays taken when the order is placed. */
  | 'RESERVED'
  /** Returned by the customer at the door. */
  | 'RETURNED';

/** A marketing claim. */
export type StoreClaimInput = {
  /** One sentence: 1 to 200 characters. */
  text: string;
  /** A few words: 1 to 60 characters. */
  title: string;
};

/** Input for `strikeCashEntry`. */
export type StrikeCashEntryInput = {
  /** The day, such as '2026-11-27'. */
  day: string;
  /** An entry of the day. */
  entryId: string;
  /** The day's `version` that the admin saw. */
  seenVersion: number;
};

/** A browser's push subscription. */
export type SubscribeToPushInput = {
  /** The browser's secret: 16 bytes in base64url. */
  auth: string;
  /** The https URL at the browser's push service: at most 1,000 characters. */
  endpoint: string;
  /** The browser's public key: 65 bytes in base64url. */
  p256dh: string;
};

/** A product that replaces missing items. */
export type SubstituteInput = {
  /** Another product, which does not require a prescription. */
  productId: string;
  /** Number of items, 1 or more. */
  quantity: number;
};

/** A team member's permissions. */
export type TeamRole =
  /** Everything. */
  | 'ADMIN'
  /** Runs orders and stock. Pharmacists among them approve prescriptions. */
  | 'STAFF';

/** Kinds of ticket entries. */
export type TicketEntryKind =
  /** The customer wrote. */
  | 'CUSTOMER_MESSAGE'
  /** The team added a refund to the order. */
  | 'REFUND'
  /** The team rejected the ticket. */
  | 'REJECTED'
  /** The team placed an order with replacements. */
  | 'REPLACEMENT'
  /** The team resolved the ticket. */
  | 'RESOLVED'
  /** The team wrote. */
  | 'TEAM_MESSAGE';

/** The kind of problem. */
export type TicketReason =
  /** Items are damaged. */
  | 'DAMAGED'
  /** Items are expired, or nearly. */
  | 'EXPIRED'
  /** The order is late, or did not arrive. */
  | 'LATE'
  /** Items are missing. */
  | 'MISSING'
  /** Anything else. */
  | 'OTHER'
  /** The quality is poor. */
  | 'QUALITY'
  /** Other items were delivered. */
  | 'WRONG_ITEM';

/** A ticket's status. */
export type TicketStatus =
  /** The shop has to answer or resolve it. */
  | 'OPEN'
  /** The shop has rejected it, and said why. */
  | 'REJECTED'
  /** The shop has resolved it. */
  | 'RESOLVED';

/** Classes of turnover in the previous financial year. */
export type TurnoverClass =
  /** Above ₹5 crore: documents show 6 digits of HSN codes. */
  | 'ABOVE_5_CRORE'
  /** Up to ₹5 crore: documents show 4 digits of HSN codes. The default. */
  | 'UP_TO_5_CRORE';

/** Why a product cannot be ordered. */
export type UnavailableReason =
  /** It is sold only on the shop's premises. */
  | 'NOT_SOLD_ONLINE'
  /** Its stock is 0. */
  | 'OUT_OF_STOCK';

/** Input for `unblockCash`. */
export type UnblockCashInput = {
  /** The customer. */
  customerId: string;
  /** The customer's `version` that the caller saw. If it differs, the mutation fails with CHANGED_MEANWHILE. */
  version: number;
};

/** The quantity that a unit price is for. */
export type UnitPriceMeasure =
  /** Below 1 kg. */
  | 'GRAM'
  /** From 1 kg. */
  | 'KILOGRAM'
  /** From 1 litre. */
  | 'LITRE'
  /** Below 1 litre. */
  | 'MILLILITRE'
  /** Products that are counted. */
  | 'PIECE';

/** A browser's push subscription. */
export type UnsubscribeFromPushInput = {
  /** The URL with which the browser was subscribed. */
  endpoint: string;
};

/** Input for `updateAddress`. Every required text takes 1 to 200 characters. A missing landmark or label stays as it is. */
export type UpdateAddressInput = {
  /** House, street, area. */
  addressLine: string;
  /** City or town. */
  city: string;
  /**
   * Whether the customer insists on the state if the PIN code is in another one. False asks with STATE_DIFFERS. Null saves
   * the address, and the PIN code's state decides the tax.
   */
  confirmState?: boolean | null | undefined;
  /** Country. */
  country: string;
  /** One of the viewer's active addresses. */
  id: string;
  /** The customer's name for the address. Null for none. */
  label?: AddressLabel | null | undefined;
  /** A place nearby that helps to find the address, up to 200 characters. Empty for none. */
  landmark?: string | null | undefined;
  /** Telephone number for the delivery. */
  mobile: string;
  /** Postal code. */
  pincode: string;
  /** State. */
  state: string;
};

/** Input for `updateCategory`. An omitted limit stays unchanged. */
export type UpdateCategoryInput = {
  /** The category. */
  id: string;
  /** URL of an uploaded image, or an http(s) URL. */
  image: string;
  /** The most pieces of all its products together in one order, up to 9,999. 0 or null for no limit. */
  maxPerOrder?: number | null | undefined;
  /** 1 to 100 characters, unique (case-insensitive). */
  name: string;
  /** The `version` that was edited. If omitted, the update overwrites changes made by others. */
  version?: number | null | undefined;
};

/** Input for `updatePartnerKey`. */
export type UpdatePartnerKeyInput = {
  /** An active partner key. */
  id: string;
  /** Who uses the key, 1 to 100 characters. */
  name: string;
  /** Rate limit: requests per minute, 1 to 6000. */
  requestsPerMinute: number;
  /** The key's permissions; at least one scope. */
  scopes: Array<PartnerScope>;
};

/** Input for `updateProduct`. Omitted fields stay unchanged. */
export type UpdateProductInput = {
  /**
   * At most 8: EAN-8, UPC-A or EAN-13 with their check digit, or codes with up to 20 letters and digits. They must be
   * unique to this product.
   */
  barcodes?: Array<string> | null | undefined;
  /** At most 100 characters. May be empty. */
  bestBefore?: string | null | undefined;
  /** At most 100 characters. May be empty. */
  brand?: string | null | undefined;
  /** Categories that contain the product, at most 20. */
  categoryIds?: Array<string> | null | undefined;
  /**
   * The keys of `medicineFindings` that the admin has checked and keeps as they are: at most 50. They are added to those of
   * earlier edits. A change of composition, medicine data or mark fails with MEDICINE_LISTED without those of the kinds
   * SCHEDULE and MARK.
   */
  checkedFindings?: Array<string> | null | undefined;
  /** At most 1,000 characters. May be empty. */
  composition?: string | null | undefined;
  /** ISO 3166-1 code or English name of a country. May be empty. */
  countryOfOrigin?: string | null | undefined;
  /** 1 to 10,000 characters. */
  description?: string | null | undefined;
  /** Additional attributes, at most 50 with unique names. */
  details?: Array<ProductDetailInput> | null | undefined;
  /** 0 to 100 with at most two decimals. */
  discountPercent?: number | null | undefined;
  /** At most 10, each from another day. An empty list makes the rate unknown. */
  gstRates?: Array<GstRateInput> | null | undefined;
  /** 4, 6 or 8 digits. May be empty. */
  hsn?: string | null | undefined;
  /** The product. */
  id: string;
  /** URLs of uploaded images, or http(s) URLs; at most 10. The first one is the main image. */
  images?: Array<string> | null | undefined;
  /** At most 300 characters. May be empty. */
  importer?: string | null | undefined;
  /** At most 300 characters. May be empty. */
  makerOrPacker?: string | null | undefined;
  /** At most 200 characters. May be empty. */
  manufacturer?: string | null | undefined;
  /** The most pieces in one order, up to 9,999. 0 or null for no limit. */
  maxPerOrder?: number | null | undefined;
  /** Medicine data. Null removes it. */
  medicine?: MedicineInput | null | undefined;
  /** 1 to 200 characters. */
  name?: string | null | undefined;
  /** Whether it is a narcotic or psychotropic medicine. */
  narcotic?: boolean | null | undefined;
  /** At most 100 characters. May be empty. */
  netQuantity?: string | null | undefined;
  /** Price per item before the discount, greater than 0. */
  price?: number | null | undefined;
  /** The stock that the admin saw. If it differs from the current stock, the update fails with CHANGED_MEANWHILE. */
  seenStock?: number | null | undefined;
  /** Number of items, 0 or more. */
  stock?: number | null | undefined;
  /** Sub-categories that contain the product, at most 20. */
  subCategoryIds?: Array<string> | null | undefined;
  /** Size of one item, 1 to 100 characters. */
  unit?: string | null | undefined;
  /** The mark for vegetarian or non-vegetarian food. Null makes it unknown. */
  vegetarianMark?: VegetarianMark | null | undefined;
  /** The `version` that was edited. If omitted, the update overwrites changes made by others. */
  version?: number | null | undefined;
};

/** Input for `updateProducts`: either a discount, a discount change, a category, or GST data. */
export type UpdateProductsInput = {
  /** The category that replaces all categories of the products. Their sub-categories are replaced too. */
  categoryId?: string | null | undefined;
  /** Percentage points to add to each discount, −100 to 100 with at most two decimals. The result is limited to 0 to 100. */
  discountChange?: number | null | undefined;
  /** The new discount, 0 to 100 with at most two decimals. */
  discountPercent?: number | null | undefined;
  /** A GST rate to add. It replaces one from the same day; earlier and later ones stay. */
  gstRate?: GstRateInput | null | undefined;
  /** The new HSN code: 4, 6 or 8 digits. */
  hsn?: string | null | undefined;
  /** The products, 1 to 500. Repeated ones are ignored. */
  products: Array<ProductVersionInput>;
  /**
   * The sub-category that replaces all their sub-categories. If omitted, the products have no sub-category. Requires
   * `categoryId`.
   */
  subCategoryId?: string | null | undefined;
};

/** Input for `updateProfile`. */
export type UpdateProfileInput = {
  /** The account's password. Required only if the email address changes in more than letter case. */
  currentPassword?: string | null | undefined;
  /** Email address that no other account uses. */
  email: string;
  /** Telephone number, 1 to 30 characters of free text. */
  mobile: string;
  /** 1 to 100 characters. */
  name: string;
};

/** Input of `updateShopSettings`. Settings that are missing stay unchanged. */
export type UpdateShopSettingsInput = {
  /** Postal address on one line: 1 to 300 characters. */
  address?: string | null | undefined;
  /** Addresses of other branches, one on each line. Empty removes it. */
  branches?: string | null | undefined;
  /** Marketing claims shown on every product page: at most 6. */
  claims?: Array<StoreClaimInput> | null | undefined;
  /** Whether any prescription medicine is delivered. */
  deliverPrescriptionMedicines?: boolean | null | undefined;
  /** Whether schedule H medicines are delivered. */
  deliverScheduleH?: boolean | null | undefined;
  /** Whether schedule H1 medicines are delivered. */
  deliverScheduleH1?: boolean | null | undefined;
  /** Where the shop delivers, and how fast: at most 10 areas. Empty delivers everywhere. */
  deliveryAreas?: Array<DeliveryAreaInput> | null | undefined;
  /** Text of the delivery badge on product cards: 1 to 20 characters. */
  deliveryBadge?: string | null | undefined;
  /** Minutes from order to delivery if there are no areas: 5 to 1,440. */
  deliveryMinutes?: number | null | undefined;
  /** Policy about delivery, as paragraphs of plain text. */
  deliveryPolicy?: string | null | undefined;
  /** Numbers of the licences to sell medicines, on one line: at most 200 characters. Empty removes them. */
  drugLicence?: string | null | undefined;
  /** Customer service email address. */
  email?: string | null | undefined;
  /** FSSAI licence number: 14 digits. Empty removes it. */
  fssai?: string | null | undefined;
  /** Designation of the grievance officer. Empty removes it. */
  grievanceDesignation?: string | null | undefined;
  /** Email address of the grievance officer. Empty removes it. */
  grievanceEmail?: string | null | undefined;
  /** Name of the grievance officer. Empty removes it. */
  grievanceOfficer?: string | null | undefined;
  /** Telephone number of the grievance officer. Empty removes it. */
  grievancePhone?: string | null | undefined;
  /** Whether the shop is registered for GST. A registered shop needs a GSTIN. */
  gstRegistration?: GstRegistration | null | undefined;
  /** GST identification number. Empty removes it. */
  gstin?: string | null | undefined;
  /** Days on which the shop is closed: at most 50. */
  holidays?: Array<HolidayInput> | null | undefined;
  /** How the documents of a registered shop are numbered. */
  invoiceSeries?: InvoiceSeries | null | undefined;
  /** The legal name of the business. Empty removes it. */
  legalName?: string | null | undefined;
  /** The highest total of a delivery that is paid in cash: at most ₹1,00,000. With 0, there is no limit. */
  maxCash?: number | null | undefined;
  /** The most packs of narcotic and psychotropic medicines in one order: 1 to 100. */
  maxNarcoticPacks?: number | null | undefined;
  /** PIN codes of the revenue district, or their first 1 to 5 digits: at most 100. Empty removes the limit. */
  medicineDistrict?: Array<string> | null | undefined;
  /** The smallest total of an order after discounts: at most ₹10,000. With 0, the shop accepts orders of any total. */
  minOrder?: number | null | undefined;
  /** Name of the shop: 1 to 60 characters. */
  name?: string | null | undefined;
  /** When the shop is open: 1 to 21 intervals, which do not overlap. */
  openingHours?: Array<OpeningIntervalInput> | null | undefined;
  /** The address that gets an email for each new order and ticket. Empty for no emails. */
  orderMailTo?: string | null | undefined;
  /** Name and registration number of the pharmacist. Empty removes it. */
  pharmacist?: string | null | undefined;
  /** Customer service telephone number: 5 to 20 digits, spaces, hyphens, brackets and a plus sign. */
  phone?: string | null | undefined;
  /** Whether customers may collect orders that could be delivered. */
  pickUpForAll?: boolean | null | undefined;
  /** Days for which a prescription for an acute disease is valid: 1 to 30. */
  prescriptionDaysAcute?: number | null | undefined;
  /** Days for which a prescription for a chronic disease is valid: 1 to 180. */
  prescriptionDaysChronic?: number | null | undefined;
  /** Policy about personal data, as paragraphs of plain text. */
  privacyPolicy?: string | null | undefined;
  /** Minutes that customers have to answer a proposed substitute: 1 to 120. */
  proposalMinutes?: number | null | undefined;
  /** Hours after the delivery in which customers can report a problem with groceries: 1 to 720. */
  reportHoursGroceries?: number | null | undefined;
  /** Hours after the delivery in which customers can report a problem with medicines: 1 to 720. */
  reportHoursMedicines?: number | null | undefined;
  /** Policy about returns and refunds, as paragraphs of plain text. */
  returnPolicy?: string | null | undefined;
  /** Whether orders that are paid in cash cost whole rupees when they are packed. */
  roundBills?: boolean | null | undefined;
  /** The shop's pages on social networks: at most 8. */
  socialLinks?: Array<SocialLinkInput> | null | undefined;
  /** Terms of sale, as paragraphs of plain text. */
  terms?: string | null | undefined;
  /** The shop's turnover in the previous financial year. */
  turnoverClass?: TurnoverClass | null | undefined;
  /** The kind of account that the UPI ID belongs to. */
  upiAccount?: UpiAccount | null | undefined;
  /** The UPI ID that receives payments, such as `name@bank`. */
  upiId?: string | null | undefined;
  /** Merchant category code from the payment provider: 4 digits. Empty removes it. */
  upiMerchantCode?: string | null | undefined;
  /** Whether customers can pay with a UPI app. */
  upiPayments?: boolean | null | undefined;
  /** The version that the admin saw. If the settings have changed since, nothing is saved. */
  version: number;
  /**
   * The own list of ingredients to watch: at most 1,000 entries with up to 300 characters, such as 'Tramadol' or
   * 'Aceclofenac 50 mg + Paracetamol 125 mg'. One ingredient finds every medicine with it, several find only medicines with
   * exactly these. Strengths are compared where both have them.
   */
  watchedCompositions?: Array<string> | null | undefined;
  /** Telephone number of the shop's WhatsApp account, like `phone`. Empty removes it. */
  whatsapp?: string | null | undefined;
};

/** Input for `updateSubCategory`. */
export type UpdateSubCategoryInput = {
  /** Categories that contain the sub-category, 1 to 20. Duplicates are ignored. */
  categoryIds: Array<string>;
  /** The sub-category. */
  id: string;
  /** URL of an uploaded image, or an http(s) URL. */
  image: string;
  /** 1 to 100 characters. */
  name: string;
  /** The `version` that was edited. If omitted, the update overwrites changes made by others. */
  version?: number | null | undefined;
};

/**
 * Kinds of accounts that receive UPI payments. UPI apps reject links to accounts that are not verified (NPCI circular
 * UPI/OC-76C of April 2025), but accept scanned QR codes and typed UPI IDs.
 */
export type UpiAccount =
  /** A merchant's account that the bank has not verified for online payments. */
  | 'MERCHANT'
  /** A person's account. The default, because it promises least. */
  | 'PERSON'
  /** A merchant's account that the bank has verified for online payments. The checkout offers to open a UPI app. */
  | 'VERIFIED_MERCHANT';

/** The meaning of a file's columns: their positions, counted from 0. */
export type UpiStatementColumnsInput = {
  /** The credits, or all amounts if `type` is given. */
  amount: number;
  /** The balance after the row, which helps to assign the cells in rows with an unquoted delimiter. */
  balance?: number | null | undefined;
  /** The date: day, month and year, as 25/11/2026, 25-11-26, 25 Nov 2026, Nov 25, 2026 or 2026-11-25, with or without a time. */
  date: number;
  /** The debits, if they have a separate column. Credits that they take back are REVERSED. */
  debit?: number | null | undefined;
  /** The description or narration. */
  description: number;
  /** The bank's reference or the UPI transaction number, if there is such a column. */
  reference?: number | null | undefined;
  /** Whether a payment has succeeded, in files from payment apps. Only successful payments match. */
  status?: number | null | undefined;
  /** Whether an amount is a credit: CR or DR. */
  type?: number | null | undefined;
};

/** A row's meaning for the shop's payments. */
export type UpiStatementRowState =
  /** The payment was received before, or the row was applied before. */
  | 'ALREADY_RECEIVED'
  /** The row names several orders. */
  | 'AMBIGUOUS'
  /** The row belongs to an order that costs another amount. */
  | 'AMOUNT_DIFFERS'
  /** Another row or statement has paid the same order. A second payment has to be refunded. */
  | 'DUPLICATE'
  /** The date or the amount cannot be read, or the row's cells do not fit the columns. */
  | 'MALFORMED'
  /** A payment that is not verified yet, with the same amount. `applyUpiStatement` marks it as received. */
  | 'MATCHED'
  /** A debit; without a debit column, each row with a date and without a credit. These rows are only counted. */
  | 'NOT_A_CREDIT'
  /** A payment that has failed or is pending in a payment app's file. It pays no order. */
  | 'NOT_COMPLETED'
  /** A row above the header, or a row that is not a transfer: a title, a separator, a balance. These rows are only counted. */
  | 'OUTSIDE_TABLE'
  /** The row has marked the payment as received. */
  | 'RECEIVED'
  /** A credit that another row in the file takes back, or that a payment app lists as refunded. It pays no order. */
  | 'REVERSED'
  /** The row names no known order. */
  | 'UNKNOWN';

/** Input for `uploadAvatar`. */
export type UploadAvatarInput = {
  /** JPEG, PNG, WebP or AVIF, detected from the content. At most 5 MB, 40 megapixels and 16,384 pixels per side. */
  file: null;
  /** 8 to 100 characters, new for each submission. A repeat with the same key returns the first result. */
  idempotencyKey?: string | null | undefined;
};

/** Input for `uploadPicture`. */
export type UploadPictureInput = {
  /** JPEG, PNG, WebP or AVIF, detected from the content. At most 5 MB, 40 megapixels and 16,384 pixels per side. */
  file: null;
  /** 8 to 100 characters, new for each submission. A repeat with the same key returns the first result. */
  idempotencyKey?: string | null | undefined;
};

/** Input for `uploadPrescription`. */
export type UploadPrescriptionInput = {
  /** A JPEG, PNG, WebP or PDF file with up to 10 MB, and, for images, up to 40 megapixels. */
  file: null;
  /** 8 to 100 characters, new for each submission. A repeat with the same key returns the first result. */
  idempotencyKey?: string | null | undefined;
};

/** Why a mutation failed. */
export type UserErrorCode =
  /** The account is suspended or inactive. */
  | 'ACCOUNT_NOT_ACTIVE'
  /** The address differs from the address that the customer saw. The payload contains the current address. */
  | 'ADDRESS_CHANGED'
  /** The product is in the cart already. Change the quantity of its line instead. */
  | 'ALREADY_IN_CART'
  /** The account with this email address is in the team already. */
  | 'ALREADY_IN_TEAM'
  /** A field is missing, blank, too long or malformed. */
  | 'BAD_USER_INPUT'
  /** Another product has this barcode. The message names it. */
  | 'BARCODE_TAKEN'
  /** A medicine in the order has no batch, or only one that has expired. The message names the medicines. */
  | 'BATCHES_MISSING'
  /** A refund to the card has begun, and its result is unknown. The payload contains the current order. */
  | 'CARD_REFUND_BEGUN'
  /** The card payment provider cannot be reached. */
  | 'CARD_UNAVAILABLE'
  /** The cart has the maximum number of lines. */
  | 'CART_FULL'
  /** The shop has blocked cash for this customer. */
  | 'CASH_BLOCKED'
  /** The total is higher than deliveries that are paid in cash may have. The message states the limit. */
  | 'CASH_LIMIT_EXCEEDED'
  /** The order has more pieces of a category than the shop sells in one order. The message states the limit. */
  | 'CATEGORY_LIMIT_EXCEEDED'
  /** Somebody else changed the object after it was read. The payload contains its current state. */
  | 'CHANGED_MEANWHILE'
  /** The email address is not verified, and the account has as many open cash orders as it may have without verification. */
  | 'EMAIL_NOT_VERIFIED'
  /** Another account uses this email address. */
  | 'EMAIL_TAKEN'
  /** A batch expires within 30 days. The message names it. Repeat the call with `confirmExpiringSoon` to accept it. */
  | 'EXPIRES_SOON'
  /** A product has no HSN code or no GST rate, so that its invoice cannot be issued. The message names the products. */
  | 'GST_RATE_MISSING'
  /** The idempotency key was used with different contents. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The invitation to the team was accepted, cancelled or replaced, or it has expired. */
  | 'INVITATION_NOT_VALID'
  /** The invitation to the team was sent to another email address. */
  | 'INVITED_OTHER_ADDRESS'
  /** Other objects use this object, so it cannot be deleted. The message states how many. */
  | 'IN_USE'
  /** No active admin would remain. */
  | 'LAST_ADMIN'
  /** The email that should contain the text has been sent. */
  | 'MAIL_SENT'
  /** A list of the law names an ingredient of the medicine. The message says which. Correct the product, or confirm it. */
  | 'MEDICINE_LISTED'
  /** Another object with the same type has this name. Names are compared case-insensitively. */
  | 'NAME_TAKEN'
  /** The order can no longer be cancelled: it is being processed, or it was cancelled before. */
  | 'NOT_CANCELLABLE'
  /** The account cannot be deleted yet. The message states why. */
  | 'NOT_DELETABLE'
  /** The stock is lower than the requested quantity. The message states how many items are available. */
  | 'NOT_ENOUGH_STOCK'
  /** The object does not exist or does not belong to the viewer. */
  | 'NOT_FOUND'
  /** The product is a schedule X medicine, which is not sold online. */
  | 'NOT_SOLD_ONLINE'
  /** The shop has paused orders. The message states why, and until when. */
  | 'ORDERS_PAUSED'
  /** The total is lower than the shop's smallest order. The message states both amounts. */
  | 'ORDER_TOO_SMALL'
  /** The shop does not deliver to the address's PIN code. */
  | 'OUTSIDE_DELIVERY_AREA'
  /** The object belongs to the viewer's own account. A colleague with the right has to decide about it. */
  | 'OWN_CASE'
  /**
   * The object belongs to the viewer's own account, and nobody else has the right to decide about it. The viewer has to give
   * a reason with `explainOwnOrder` or `explainOwnTicket` first.
   */
  | 'OWN_CASE_REASON_REQUIRED'
  /** The file is too large, or the image has too many pixels. */
  | 'PAYLOAD_TOO_LARGE'
  /** Only a pharmacist can approve a prescription. */
  | 'PHARMACIST_REQUIRED'
  /** The order has products that the shop may not deliver to the address. The message names them. */
  | 'PICK_UP_ONLY'
  /** More packs would be supplied than were prescribed. The message states the numbers. */
  | 'PRESCRIBED_QUANTITY_EXCEEDED'
  /** The prescription was no longer valid when the order was placed. The message states until when it was valid. */
  | 'PRESCRIPTION_EXPIRED'
  /** The order's prescription has not been checked yet. */
  | 'PRESCRIPTION_NOT_CHECKED'
  /** A product requires a prescription, and the order has no usable one. The message names the products. */
  | 'PRESCRIPTION_REQUIRED'
  /** The total differs from the total that the customer saw. The message states the current total. */
  | 'PRICE_CHANGED'
  /** Too many requests. The message states when to retry. */
  | 'RATE_LIMITED'
  /** The order's payment has been refunded, or its refund has begun. */
  | 'REFUNDED'
  /** The reset token is missing, used or expired (after ten minutes). */
  | 'RESET_NOT_GRANTED'
  /** An address's PIN code is in another state. The message names it. Repeat the call with `confirmState` to insist. */
  | 'STATE_DIFFERS'
  /** The team has the maximum number of open invitations. */
  | 'TOO_MANY_INVITATIONS'
  /** The user has the maximum number of prescriptions. */
  | 'TOO_MANY_PRESCRIPTIONS'
  /** Five wrong codes were entered. The code is no longer valid. */
  | 'TOO_MANY_TRIES'
  /** The file is not of a supported type. */
  | 'UNSUPPORTED_MEDIA_TYPE'
  /** Another order uses this UPI transaction. */
  | 'UPI_TRANSACTION_USED'
  /** The code is wrong, has expired or was never issued. */
  | 'WRONG_CODE'
  /** The email address or the password is wrong. The response does not reveal which one. */
  | 'WRONG_CREDENTIALS'
  /** The password does not match the account's password. */
  | 'WRONG_PASSWORD';

/** The mark that the label of food has. */
export type VegetarianMark =
  /** Non-vegetarian food, also with egg: a brown triangle. */
  | 'NON_VEGETARIAN'
  /** Vegetarian food: a green dot. */
  | 'VEGETARIAN';

/** Input for `verifyEmail`. */
export type VerifyEmailInput = {
  /** Six digits. Valid for ten minutes and for at most five attempts. */
  code: string;
};

/** Input for `verifyPasswordResetCode`. */
export type VerifyPasswordResetCodeInput = {
  /** Six digits. Valid for ten minutes and for at most five attempts. */
  code: string;
  /** The address the code was sent to, compared case-insensitively. */
  email: string;
};

/** A delivery's state. */
export type WebhookDeliveryState =
  /** Confirmed with a 2xx response. */
  | 'DELIVERED'
  /** Failed for three days, or the key was revoked. */
  | 'GIVEN_UP'
  /** Failed and superseded by a newer change to the same entity. */
  | 'OVERTAKEN'
  /** Waiting for the first attempt or for a retry. */
  | 'WAITING';

/** A day of the week. */
export type Weekday =
  /** Friday. */
  | 'FRIDAY'
  /** Monday. */
  | 'MONDAY'
  /** Saturday. */
  | 'SATURDAY'
  /** Sunday. */
  | 'SUNDAY'
  /** Thursday. */
  | 'THURSDAY'
  /** Tuesday. */
  | 'TUESDAY'
  /** Wednesday. */
  | 'WEDNESDAY';

/** Input for `withdrawOrderLink`. */
export type WithdrawOrderLinkInput = {
  /** A link that can still be used. */
  id: string;
};

/** Input for `withdrawProposal`. */
export type WithdrawProposalInput = {
  /** The order. */
  orderId: string;
  /** One of the order's open proposals. */
  proposalId: string;
  /** As for `changeOrderLine`. */
  seenUpdatedAt?: string | null | undefined;
};

export type SrcDomainsAccountAccountMailTest1MutationVariables = Exact<{
  input: RegisterInput;
}>;


export type SrcDomainsAccountAccountMailTest1Mutation = { register: { userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsAccountAccountTest1MutationVariables = Exact<{
  input: RegisterInput;
}>;


export type SrcDomainsAccountAccountTest1Mutation = { register: { user: { id: string, name: string, email: string, role: Role } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsAccountAccountTest2MutationVariables = Exact<{
  input: LoginInput;
}>;


export type SrcDomainsAccountAccountTest2Mutation = { login: { viewer: { email: string, lastLoginAt: string | null } | null, tokens: { accessToken: string, refreshToken: string, accessTokenExpiresAt: string } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsAccountAccountTest3MutationVariables = Exact<{
  input: RefreshSessionInput;
}>;


export type SrcDomainsAccountAccountTest3Mutation = { refreshSession: { tokens: { accessToken: string, refreshToken: string } } };

export type SrcDomainsAccountAccountTest4MutationVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsAccountAccountTest4Mutation = { logout: { userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsAccountAccountTest5QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsAccountAccountTest5Query = { viewer: { email: string, role: Role } | null };

export type SrcDomainsAccountPasswordChangeTest1MutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type SrcDomainsAccountPasswordChangeTest1Mutation = { changePassword: { viewer: { sessions: Array<{ isCurrent: boolean }> } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsAccountPasswordChangeTest2MutationVariables = Exact<{
  input: LoginInput;
}>;


export type SrcDomainsAccountPasswordChangeTest2Mutation = { login: { viewer: { id: string } | null } };

export type SrcDomainsAccountPasswordChangeTest3QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsAccountPasswordChangeTest3Query = { viewer: { id: string } | null };

export type SrcDomainsAccountProfileTest1MutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type SrcDomainsAccountProfileTest1Mutation = { updateProfile: { viewer: { name: string, email: string, emailVerified: boolean, mobile: string } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsAccountProfileTest2MutationVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsAccountProfileTest2Mutation = { requestEmailVerification: { userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsAccountProfileTest3MutationVariables = Exact<{
  input: VerifyEmailInput;
}>;


export type SrcDomainsAccountProfileTest3Mutation = { verifyEmail: { viewer: { name: string, email: string, emailVerified: boolean, mobile: string } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsAccountProfileTest4MutationVariables = Exact<{
  input: VerifyPasswordResetCodeInput;
}>;


export type SrcDomainsAccountProfileTest4Mutation = { verifyPasswordResetCode: { userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsAccountRecoveryTest1MutationVariables = Exact<{
  input: LoginInput;
}>;


export type SrcDomainsAccountRecoveryTest1Mutation = { login: { tokens: { accessToken: string } | null, userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsAccountRecoveryTest2QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsAccountRecoveryTest2Query = { viewer: { id: string } | null };

export type SrcDomainsAccountSearchKeysTest1MutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type SrcDomainsAccountSearchKeysTest1Mutation = { updateProfile: { userErrors: Array<{ message: string }> } };

export type SessionListFragment = { sessions: Array<{ id: string, device: string, startedAt: string, lastUsedAt: string, isCurrent: boolean }> };

export type SrcDomainsAccountSessionsTest1QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsAccountSessionsTest1Query = { viewer: { sessions: Array<{ id: string, device: string, startedAt: string, lastUsedAt: string, isCurrent: boolean }> } | null };

export type SrcDomainsAccountSessionsTest2MutationVariables = Exact<{
  input: LoginInput;
}>;


export type SrcDomainsAccountSessionsTest2Mutation = { login: { tokens: { accessToken: string } | null } };

export type SrcDomainsAccountSessionsTest3MutationVariables = Exact<{
  input: EndSessionInput;
}>;


export type SrcDomainsAccountSessionsTest3Mutation = { endSession: { viewer: { sessions: Array<{ id: string, device: string, startedAt: string, lastUsedAt: string, isCurrent: boolean }> } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsAccountSessionsTest4MutationVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsAccountSessionsTest4Mutation = { endOtherSessions: { viewer: { sessions: Array<{ id: string, device: string, startedAt: string, lastUsedAt: string, isCurrent: boolean }> } | null, userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsAccountSessionsTest5MutationVariables = Exact<{
  input: RegisterInput;
}>;


export type SrcDomainsAccountSessionsTest5Mutation = { register: { user: { id: string } | null } };

export type SrcDomainsAccountSessionsTest6MutationVariables = Exact<{
  input: RefreshSessionInput;
}>;


export type SrcDomainsAccountSessionsTest6Mutation = { refreshSession: { tokens: { accessToken: string } } };

export type SrcDomainsAccountSessionsTest7MutationVariables = Exact<{
  input: RegisterInput;
}>;


export type SrcDomainsAccountSessionsTest7Mutation = { register: { user: { sessions: Array<{ id: string, device: string, startedAt: string, lastUsedAt: string, isCurrent: boolean }> } | null } };

export type TeamInTestsFragment = { members: Array<{ id: string, name: string, email: string, role: TeamRole, joinedAt: string | null, lastLoginAt: string | null, isViewer: boolean }>, invitations: Array<{ id: string, email: string, role: TeamRole, invitedBy: string | null }> };

export type SrcDomainsAccountTeamTeamTest1MutationVariables = Exact<{
  input: InviteToTeamInput;
}>;


export type SrcDomainsAccountTeamTeamTest1Mutation = { payload: { team: { members: Array<{ id: string, name: string, email: string, role: TeamRole, joinedAt: string | null, lastLoginAt: string | null, isViewer: boolean }>, invitations: Array<{ id: string, email: string, role: TeamRole, invitedBy: string | null }> }, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsAccountTeamTeamTest2MutationVariables = Exact<{
  input: AcceptTeamInvitationInput;
}>;


export type SrcDomainsAccountTeamTeamTest2Mutation = { payload: { viewer: { role: Role, emailVerified: boolean } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsAccountTeamTeamTest3MutationVariables = Exact<{
  input: SetTeamRoleInput;
}>;


export type SrcDomainsAccountTeamTeamTest3Mutation = { payload: { team: { members: Array<{ id: string, name: string, email: string, role: TeamRole, joinedAt: string | null, lastLoginAt: string | null, isViewer: boolean }>, invitations: Array<{ id: string, email: string, role: TeamRole, invitedBy: string | null }> } | null, viewer: { role: Role }, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsAccountTeamTeamTest4MutationVariables = Exact<{
  input: RemoveFromTeamInput;
}>;


export type SrcDomainsAccountTeamTeamTest4Mutation = { payload: { team: { members: Array<{ id: string, name: string, email: string, role: TeamRole, joinedAt: string | null, lastLoginAt: string | null, isViewer: boolean }>, invitations: Array<{ id: string, email: string, role: TeamRole, invitedBy: string | null }> } | null, viewer: { role: Role }, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsAccountTeamTeamTest5MutationVariables = Exact<{
  input: CancelTeamInvitationInput;
}>;


export type SrcDomainsAccountTeamTeamTest5Mutation = { payload: { team: { members: Array<{ id: string, name: string, email: string, role: TeamRole, joinedAt: string | null, lastLoginAt: string | null, isViewer: boolean }>, invitations: Array<{ id: string, email: string, role: TeamRole, invitedBy: string | null }> }, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsAccountTeamTeamTest6MutationVariables = Exact<{
  input: DeleteAccountInput;
}>;


export type SrcDomainsAccountTeamTeamTest6Mutation = { payload: { userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsAccountTeamTeamTest7QueryVariables = Exact<{
  token: string;
}>;


export type SrcDomainsAccountTeamTeamTest7Query = { viewer: { teamInvitation: { role: TeamRole, isForViewer: boolean } | null } | null };

export type SrcDomainsAccountTeamTeamTest8QueryVariables = Exact<{
  token: string;
}>;


export type SrcDomainsAccountTeamTeamTest8Query = { isTeamInvitationOpen: boolean };

export type SrcDomainsAccountTeamTeamTest9QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsAccountTeamTeamTest9Query = { team: { members: Array<{ id: string, name: string, email: string, role: TeamRole, joinedAt: string | null, lastLoginAt: string | null, isViewer: boolean }>, invitations: Array<{ id: string, email: string, role: TeamRole, invitedBy: string | null }> } };

export type SrcDomainsAccountTeamTeamTest10QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsAccountTeamTeamTest10Query = { orders: { edges: Array<{ cursor: string }> } };

export type SrcDomainsAddressAddressTest1MutationVariables = Exact<{
  input: CreateAddressInput;
}>;


export type SrcDomainsAddressAddressTest1Mutation = { reply: { address: { id: string, addressLine: string, city: string, active: boolean } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsAddressAddressTest2MutationVariables = Exact<{
  input: UpdateAddressInput;
}>;


export type SrcDomainsAddressAddressTest2Mutation = { reply: { address: { id: string, addressLine: string, city: string, active: boolean } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsAddressAddressTest3MutationVariables = Exact<{
  input: RemoveAddressInput;
}>;


export type SrcDomainsAddressAddressTest3Mutation = { reply: { address: { id: string, addressLine: string, city: string, active: boolean } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsAddressAddressTest4QueryVariables = Exact<{
  all: boolean;
}>;


export type SrcDomainsAddressAddressTest4Query = { viewer: { addresses: Array<{ id: string, city: string }> } | null };

export type SrcDomainsAddressAddressTest5MutationVariables = Exact<{
  input: UpdateAddressInput;
}>;


export type SrcDomainsAddressAddressTest5Mutation = { reply: { address: { id: string, landmark: string, label: AddressLabel | null } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsAddressAddressTest6QueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type SrcDomainsAddressAddressTest6Query = { addresses: { edges: Array<{ node: { id: string, userId: string, active: boolean } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SrcDomainsCartAvailabilityTest1QueryVariables = Exact<{
  id: string;
}>;


export type SrcDomainsCartAvailabilityTest1Query = { product: { soldOnline: boolean, prescriptionRequired: boolean, available: number, unavailableBecause: UnavailableReason | null } | null };

export type CartInTestsFragment = { id: string, totalQuantity: number, subtotal: { amount: number }, total: { amount: number }, savings: { amount: number }, lines: Array<{ id: string, quantity: number, product: { id: string, name: string }, seenPrice: { amount: number }, problems: Array<{ productId: string, code: LineProblemCode, message: string }> }>, gone: Array<{ id: string, name: string }> };

export type SrcDomainsCartCartTest1MutationVariables = Exact<{
  input: AddToCartInput;
}>;


export type SrcDomainsCartCartTest1Mutation = { reply: { cart: { id: string, totalQuantity: number, subtotal: { amount: number }, total: { amount: number }, savings: { amount: number }, lines: Array<{ id: string, quantity: number, product: { id: string, name: string }, seenPrice: { amount: number }, problems: Array<{ productId: string, code: LineProblemCode, message: string }> }>, gone: Array<{ id: string, name: string }> }, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsCartCartTest2MutationVariables = Exact<{
  input: ChangeCartLineQuantityInput;
}>;


export type SrcDomainsCartCartTest2Mutation = { reply: { cart: { id: string, totalQuantity: number, subtotal: { amount: number }, total: { amount: number }, savings: { amount: number }, lines: Array<{ id: string, quantity: number, product: { id: string, name: string }, seenPrice: { amount: number }, problems: Array<{ productId: string, code: LineProblemCode, message: string }> }>, gone: Array<{ id: string, name: string }> }, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsCartCartTest3MutationVariables = Exact<{
  input: RemoveFromCartInput;
}>;


export type SrcDomainsCartCartTest3Mutation = { reply: { cart: { id: string, totalQuantity: number, subtotal: { amount: number }, total: { amount: number }, savings: { amount: number }, lines: Array<{ id: string, quantity: number, product: { id: string, name: string }, seenPrice: { amount: number }, problems: Array<{ productId: string, code: LineProblemCode, message: string }> }>, gone: Array<{ id: string, name: string }> }, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsCartCartTest4MutationVariables = Exact<{
  input: SetCartQuantityInput;
}>;


export type SrcDomainsCartCartTest4Mutation = { reply: { cart: { id: string, totalQuantity: number, subtotal: { amount: number }, total: { amount: number }, savings: { amount: number }, lines: Array<{ id: string, quantity: number, product: { id: string, name: string }, seenPrice: { amount: number }, problems: Array<{ productId: string, code: LineProblemCode, message: string }> }>, gone: Array<{ id: string, name: string }> }, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsCartCartTest5QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsCartCartTest5Query = { viewer: { cart: { id: string, totalQuantity: number, subtotal: { amount: number }, total: { amount: number }, savings: { amount: number }, lines: Array<{ id: string, quantity: number, product: { id: string, name: string }, seenPrice: { amount: number }, problems: Array<{ productId: string, code: LineProblemCode, message: string }> }>, gone: Array<{ id: string, name: string }> } } | null };

export type SrcDomainsCartCartTest6MutationVariables = Exact<{
  input: DeleteInput;
}>;


export type SrcDomainsCartCartTest6Mutation = { deleteProduct: { deletedId: string | null } };

export type SrcDomainsCatalogueBrowseCatalogueReadingTest1QueryVariables = Exact<{
  product: string;
  category: string;
}>;


export type SrcDomainsCatalogueBrowseCatalogueReadingTest1Query = { categories: Array<{ id: string, productCount: number, subCategories: Array<{ name: string }>, newestProducts: Array<{ name: string }> }>, product: { name: string, categories: Array<{ name: string }>, subCategories: Array<{ name: string }> } | null, products: { totalCount: number, edges: Array<{ node: { name: string } }> }, searchProducts: { edges: Array<{ node: { name: string, stock: number } }> } };

export type SrcDomainsCatalogueBrowseCatalogueReadingTest2QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsCatalogueBrowseCatalogueReadingTest2Query = { viewer: { cart: { lines: Array<{ product: { name: string } }> } } | null };

export type SrcDomainsCatalogueBrowseCatalogueReadingTest3MutationVariables = Exact<{
  id: string;
}>;


export type SrcDomainsCatalogueBrowseCatalogueReadingTest3Mutation = { createSubCategory: { subCategory: { categories: Array<{ name: string }> } | null, userErrors: Array<{ message: string }> } };

export type SrcDomainsCatalogueBrowseCatalogueReadingTest4MutationVariables = Exact<{
  id: string;
}>;


export type SrcDomainsCatalogueBrowseCatalogueReadingTest4Mutation = { cancelOrder: { userErrors: Array<{ message: string }> } };

export type SrcDomainsCatalogueBrowseCatalogueReadingTest5QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsCatalogueBrowseCatalogueReadingTest5Query = { viewer: { cart: { total: { amount: number } } } | null };

export type SrcDomainsCatalogueBrowseCatalogueReadingTest6MutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type SrcDomainsCatalogueBrowseCatalogueReadingTest6Mutation = { placeOrder: { order: { id: string } | null, userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsCatalogueBrowseCatalogueReadingTest7QueryVariables = Exact<{
  product: string;
}>;


export type SrcDomainsCatalogueBrowseCatalogueReadingTest7Query = { product: { stock: number } | null };

export type FilteredProductsFragment = { totalCount: number, relaxed: boolean, correctedText: string | null, edges: Array<{ cursor: string, node: { name: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, facets: { inStockCount: number, brands: Array<{ brand: string, count: number }>, countries: Array<{ countryOfOrigin: string, count: number }>, categories: Array<{ count: number, category: { name: string } }>, prices: Array<{ count: number, min: { amount: number }, max: { amount: number } | null }>, discounts: Array<{ minPercent: number, count: number }> } };

export type SrcDomainsCatalogueBrowseProductFilterTest1QueryVariables = Exact<{
  text: string;
}>;


export type SrcDomainsCatalogueBrowseProductFilterTest1Query = { searchProducts: { totalCount: number, relaxed: boolean, correctedText: string | null, edges: Array<{ node: { name: string } }>, facets: { inStockCount: number } }, productList: { totalCount: number, products: Array<{ name: string }> }, sorted: { totalCount: number }, low: { totalCount: number } };

export type SrcDomainsCatalogueBrowseProductFilterTest2QueryVariables = Exact<{
  filter?: ProductFilterInput | null | undefined;
  sort?: ShopSort | null | undefined;
  categoryId?: string | null | undefined;
  first?: number;
  after?: string | null | undefined;
}>;


export type SrcDomainsCatalogueBrowseProductFilterTest2Query = { products: { totalCount: number, relaxed: boolean, correctedText: string | null, edges: Array<{ cursor: string, node: { name: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, facets: { inStockCount: number, brands: Array<{ brand: string, count: number }>, countries: Array<{ countryOfOrigin: string, count: number }>, categories: Array<{ count: number, category: { name: string } }>, prices: Array<{ count: number, min: { amount: number }, max: { amount: number } | null }>, discounts: Array<{ minPercent: number, count: number }> } } };

export type SrcDomainsCatalogueBrowseProductFilterTest3QueryVariables = Exact<{
  text: string;
  filter?: ProductFilterInput | null | undefined;
  sort?: ShopSort | null | undefined;
  first?: number;
  after?: string | null | undefined;
}>;


export type SrcDomainsCatalogueBrowseProductFilterTest3Query = { searchProducts: { totalCount: number, relaxed: boolean, correctedText: string | null, edges: Array<{ cursor: string, node: { name: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, facets: { inStockCount: number, brands: Array<{ brand: string, count: number }>, countries: Array<{ countryOfOrigin: string, count: number }>, categories: Array<{ count: number, category: { name: string } }>, prices: Array<{ count: number, min: { amount: number }, max: { amount: number } | null }>, discounts: Array<{ minPercent: number, count: number }> } } };

export type SrcDomainsCatalogueBrowseProductFilterTest4QueryVariables = Exact<{
  sort?: ShopSort | null | undefined;
  filter?: ProductFilterInput | null | undefined;
}>;


export type SrcDomainsCatalogueBrowseProductFilterTest4Query = { products: { totalCount: number } };

export type SrcDomainsCatalogueBrowseProductFilterTest5QueryVariables = Exact<{
  filter?: ProductFilterInput | null | undefined;
}>;


export type SrcDomainsCatalogueBrowseProductFilterTest5Query = { products: { totalCount: number } };

export type SrcDomainsCatalogueBrowseProductFilterTest6QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsCatalogueBrowseProductFilterTest6Query = { categories: Array<{ name: string, productCount: number }> };

export type SrcDomainsCatalogueBrowseProductListTest1QueryVariables = Exact<{
  search: string;
  stock: StockFilter;
  page: number;
  pageSize: number;
  categoryId?: string | null | undefined;
  subCategoryId?: string | null | undefined;
  sort?: ProductSort | null | undefined;
}>;


export type SrcDomainsCatalogueBrowseProductListTest1Query = { productList: { page: number, totalPages: number, totalCount: number, products: Array<{ name: string }> } };

export type SrcDomainsCatalogueBrowseProductListTest2MutationVariables = Exact<{
  id: string;
}>;


export type SrcDomainsCatalogueBrowseProductListTest2Mutation = { updateProduct: { userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsCatalogueBrowseSimilarProductsTest1QueryVariables = Exact<{
  id: string;
  first?: number;
}>;


export type SrcDomainsCatalogueBrowseSimilarProductsTest1Query = { product: { similarProducts: Array<{ name: string }> } | null };

export type SrcDomainsCatalogueBrowseSimilarProductsTest2QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsCatalogueBrowseSimilarProductsTest2Query = { products: { edges: Array<{ node: { similarProducts: Array<{ name: string }> } }> } };

export type SrcDomainsCatalogueBrowseSimilarProductsTest3QueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type SrcDomainsCatalogueBrowseSimilarProductsTest3Query = { productsById: Array<{ name: string }> };

export type SrcDomainsCatalogueCsvProductImportTest1QueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SrcDomainsCatalogueCsvProductImportTest1Query = { productImports: { edges: Array<{ node: { id: string, origin: ImportOrigin, by: string | null, fileName: string | null, rows: number, created: number, changed: number, refused: number, interrupted: boolean, toFix: boolean, refusals: Array<{ line: number, reason: string }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SrcDomainsCatalogueCsvProductImportTest2MutationVariables = Exact<{
  input: FinishImportInput;
}>;


export type SrcDomainsCatalogueCsvProductImportTest2Mutation = { finishImport: { productImport: { toFix: boolean } | null, userErrors: Array<{ code: UserErrorCode, field: string | null }> } };

export type SrcDomainsCatalogueEditBarcodesTest1MutationVariables = Exact<{
  input: CreateProductInput;
}>;


export type SrcDomainsCatalogueEditBarcodesTest1Mutation = { createProduct: { product: { id: string, hsn: string, barcodes: Array<string> } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsCatalogueEditBarcodesTest2MutationVariables = Exact<{
  input: UpdateProductInput;
}>;


export type SrcDomainsCatalogueEditBarcodesTest2Mutation = { updateProduct: { product: { id: string, hsn: string, barcodes: Array<string> } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsCatalogueEditBarcodesTest3QueryVariables = Exact<{
  text: string;
}>;


export type SrcDomainsCatalogueEditBarcodesTest3Query = { searchProducts: { totalCount: number, edges: Array<{ node: { name: string } }> } };

export type SrcDomainsCatalogueEditBarcodesTest4QueryVariables = Exact<{
  text: string;
}>;


export type SrcDomainsCatalogueEditBarcodesTest4Query = { productList: { products: Array<{ name: string }> } };

export type SrcDomainsCatalogueEditBarcodesTest5QueryVariables = Exact<{
  text: string;
  productId: string;
}>;


export type SrcDomainsCatalogueEditBarcodesTest5Query = { explainSearch: { found: boolean, terms: Array<{ text: string, match: { words: Array<{ word: string, fields: Array<SearchField>, kind: MatchKind }> } | null }> } | null };

export type SrcDomainsCatalogueEditBulkEditsTest1MutationVariables = Exact<{
  input: UpdateProductsInput;
}>;


export type SrcDomainsCatalogueEditBulkEditsTest1Mutation = { payload: { products: Array<{ id: string, version: number, discountPercent: number, categories: Array<{ id: string }> }>, refused: Array<{ id: string, code: UserErrorCode, product: { name: string } | null }>, userErrors: Array<{ code: UserErrorCode, message: string }> } };

export type SrcDomainsCatalogueEditBulkEditsTest2MutationVariables = Exact<{
  input: DeleteProductsInput;
}>;


export type SrcDomainsCatalogueEditBulkEditsTest2Mutation = { payload: { deletedIds: Array<string>, refused: Array<{ id: string, code: UserErrorCode, product: { name: string } | null }>, userErrors: Array<{ code: UserErrorCode, message: string }> } };

export type EditedProductFragment = { id: string, name: string, stock: number, version: number, brand: string, manufacturer: string, composition: string };

export type SrcDomainsCatalogueEditCatalogueEditTest1MutationVariables = Exact<{
  input: CreateCategoryInput;
}>;


export type SrcDomainsCatalogueEditCatalogueEditTest1Mutation = { payload: { category: { id: string, name: string, version: number } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsCatalogueEditCatalogueEditTest2MutationVariables = Exact<{
  input: UpdateCategoryInput;
}>;


export type SrcDomainsCatalogueEditCatalogueEditTest2Mutation = { payload: { category: { id: string, name: string, version: number } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsCatalogueEditCatalogueEditTest3MutationVariables = Exact<{
  input: CreateSubCategoryInput;
}>;


export type SrcDomainsCatalogueEditCatalogueEditTest3Mutation = { payload: { subCategory: { id: string, version: number, categories: Array<{ id: string }> } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsCatalogueEditCatalogueEditTest4MutationVariables = Exact<{
  input: UpdateSubCategoryInput;
}>;


export type SrcDomainsCatalogueEditCatalogueEditTest4Mutation = { payload: { subCategory: { id: string, version: number, categories: Array<{ id: string }> } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsCatalogueEditCatalogueEditTest5MutationVariables = Exact<{
  input: CreateProductInput;
}>;


export type SrcDomainsCatalogueEditCatalogueEditTest5Mutation = { payload: { product: { id: string, name: string, stock: number, version: number, brand: string, manufacturer: string, composition: string } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsCatalogueEditCatalogueEditTest6MutationVariables = Exact<{
  input: UpdateProductInput;
}>;


export type SrcDomainsCatalogueEditCatalogueEditTest6Mutation = { payload: { product: { id: string, name: string, stock: number, version: number, brand: string, manufacturer: string, composition: string } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsCatalogueEditCatalogueEditTest7MutationVariables = Exact<{
  input: SetStockInput;
}>;


export type SrcDomainsCatalogueEditCatalogueEditTest7Mutation = { payload: { product: { id: string, name: string, stock: number, version: number, brand: string, manufacturer: string, composition: string } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsCatalogueEditCatalogueEditTest8MutationVariables = Exact<{
  input: DeleteInput;
}>;


export type SrcDomainsCatalogueEditCatalogueEditTest8Mutation = { payload: { deletedId: string | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsCatalogueEditCatalogueEditTest9MutationVariables = Exact<{
  input: DeleteInput;
}>;


export type SrcDomainsCatalogueEditCatalogueEditTest9Mutation = { payload: { deletedId: string | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsCatalogueEditCatalogueEditTest10MutationVariables = Exact<{
  input: DeleteInput;
}>;


export type SrcDomainsCatalogueEditCatalogueEditTest10Mutation = { payload: { deletedId: string | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsCatalogueEditCatalogueEditTest11QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsCatalogueEditCatalogueEditTest11Query = { searchProducts: { totalCount: number } };

export type SrcDomainsCatalogueEditCatalogueEditTest12QueryVariables = Exact<{
  id: string;
}>;


export type SrcDomainsCatalogueEditCatalogueEditTest12Query = { deletedProduct: { id: string } | null };

export type GstInTestsFragment = { name: string, hsn: string, gstRate: number | null, version: number, gstRates: Array<{ percent: number, from: string }> };

export type SrcDomainsCatalogueEditGstRatesTest1MutationVariables = Exact<{
  input: UpdateProductInput;
}>;


export type SrcDomainsCatalogueEditGstRatesTest1Mutation = { payload: { product: { name: string, hsn: string, gstRate: number | null, version: number, gstRates: Array<{ percent: number, from: string }> } | null, userErrors: Array<{ code: UserErrorCode, reason: string, field: string | null, message: string }> } };

export type SrcDomainsCatalogueEditGstRatesTest2MutationVariables = Exact<{
  input: UpdateProductsInput;
}>;


export type SrcDomainsCatalogueEditGstRatesTest2Mutation = { payload: { products: Array<{ name: string, hsn: string, gstRate: number | null, version: number, gstRates: Array<{ percent: number, from: string }> }>, refused: Array<{ id: string, code: UserErrorCode, message: string }>, userErrors: Array<{ reason: string, field: string | null, message: string }> } };

export type SrcDomainsCatalogueEditGstRatesTest3QueryVariables = Exact<{
  search?: string;
  stock?: StockFilter;
}>;


export type SrcDomainsCatalogueEditGstRatesTest3Query = { productList: { totalCount: number, products: Array<{ name: string }> } };

export type SrcDomainsCatalogueEditGstRatesTest4QueryVariables = Exact<{
  name: string;
  categoryIds?: Array<string> | string;
  isMedicine?: boolean;
}>;


export type SrcDomainsCatalogueEditGstRatesTest4Query = { gstProposal: { goods: string, hsn: string, note: string, rates: Array<{ percent: number, from: string }> } | null };

export type SrcDomainsCatalogueEditGstRatesTest5QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsCatalogueEditGstRatesTest5Query = { overview: { toDo: { withoutGstRate: number | null } }, shopSettings: { version: number } };

export type SrcDomainsCatalogueEditGstRatesTest6MutationVariables = Exact<{
  input: UpdateShopSettingsInput;
}>;


export type SrcDomainsCatalogueEditGstRatesTest6Mutation = { payload: { settings: { gstRegistration: GstRegistration, gstin: string, version: number }, userErrors: Array<{ reason: string, field: string | null, message: string }> } };

export type LegalFactsFragment = { id: string, makerOrPacker: string, importer: string, countryOfOrigin: string, vegetarianMark: VegetarianMark | null, bestBefore: string, netQuantity: string, unitPrice: { per: UnitPriceMeasure, price: { amount: number } } | null };

export type SrcDomainsCatalogueEditLegalFactsTest1MutationVariables = Exact<{
  input: CreateProductInput;
}>;


export type SrcDomainsCatalogueEditLegalFactsTest1Mutation = { createProduct: { product: { id: string, makerOrPacker: string, importer: string, countryOfOrigin: string, vegetarianMark: VegetarianMark | null, bestBefore: string, netQuantity: string, unitPrice: { per: UnitPriceMeasure, price: { amount: number } } | null } | null, userErrors: Array<{ message: string, field: string | null }> } };

export type SrcDomainsCatalogueEditLegalFactsTest2MutationVariables = Exact<{
  input: UpdateProductInput;
}>;


export type SrcDomainsCatalogueEditLegalFactsTest2Mutation = { updateProduct: { product: { id: string, makerOrPacker: string, importer: string, countryOfOrigin: string, vegetarianMark: VegetarianMark | null, bestBefore: string, netQuantity: string, unitPrice: { per: UnitPriceMeasure, price: { amount: number } } | null } | null, userErrors: Array<{ message: string, field: string | null }> } };

export type SrcDomainsCatalogueEditMedicineCheckTest1QueryVariables = Exact<{
  input: MedicineFindingsInput;
}>;


export type SrcDomainsCatalogueEditMedicineCheckTest1Query = { medicineFindings: Array<{ key: string, kind: MedicineFindingKind, message: string, schedule: DrugSchedule | null }> };

export type SrcDomainsCatalogueEditMedicineCheckTest2MutationVariables = Exact<{
  input: CreateProductInput;
}>;


export type SrcDomainsCatalogueEditMedicineCheckTest2Mutation = { payload: { product: { id: string, narcotic: boolean, medicine: { schedule: DrugSchedule } | null } | null, userErrors: Array<{ code: UserErrorCode, field: string | null, message: string }> } };

export type SrcDomainsCatalogueEditMedicineCheckTest3MutationVariables = Exact<{
  input: UpdateProductInput;
}>;


export type SrcDomainsCatalogueEditMedicineCheckTest3Mutation = { payload: { product: { id: string, narcotic: boolean, medicine: { schedule: DrugSchedule } | null } | null, userErrors: Array<{ code: UserErrorCode, field: string | null, message: string }> } };

export type SrcDomainsCatalogueEditMedicineCheckTest4QueryVariables = Exact<{
  search?: string;
  sort?: ProductSort | null | undefined;
}>;


export type SrcDomainsCatalogueEditMedicineCheckTest4Query = { productList: { products: Array<{ name: string }> }, overview: { toDo: { medicinesToCheck: number } }, shopSettings: { version: number } };

export type SrcDomainsCatalogueEditMedicineCheckTest5MutationVariables = Exact<{
  input: UpdateShopSettingsInput;
}>;


export type SrcDomainsCatalogueEditMedicineCheckTest5Mutation = { payload: { userErrors: Array<{ reason: string, field: string | null }> } };

export type MedicineFactsFragment = { id: string, medicine: { form: MedicineForm, packCount: number | null, packUnit: PackUnit, schedule: DrugSchedule, prescriptionRequired: boolean, ingredients: Array<{ name: string, strength: { amount: number, unit: string, perAmount: number | null, perUnit: string | null, text: string } | null }>, pricePerUnit: { amount: number } | null } | null };

export type SrcDomainsCatalogueMedicineMedicineTest1QueryVariables = Exact<{
  id: string;
}>;


export type SrcDomainsCatalogueMedicineMedicineTest1Query = { product: { id: string, substitutes: Array<{ id: string }>, medicine: { form: MedicineForm, packCount: number | null, packUnit: PackUnit, schedule: DrugSchedule, prescriptionRequired: boolean, ingredients: Array<{ name: string, strength: { amount: number, unit: string, perAmount: number | null, perUnit: string | null, text: string } | null }>, pricePerUnit: { amount: number } | null } | null } | null };

export type SrcDomainsCatalogueMedicineMedicineTest2QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsCatalogueMedicineMedicineTest2Query = { products: { edges: Array<{ node: { substitutes: Array<{ id: string }> } }> } };

export type SrcDomainsCatalogueMedicineMedicineTest3QueryVariables = Exact<{
  id: string;
}>;


export type SrcDomainsCatalogueMedicineMedicineTest3Query = { product: { substitutes: Array<{ id: string }> } | null };

export type SrcDomainsCatalogueMedicineMedicineTest4MutationVariables = Exact<{
  input: CreateProductInput;
}>;


export type SrcDomainsCatalogueMedicineMedicineTest4Mutation = { reply: { product: { id: string, medicine: { form: MedicineForm, packCount: number | null, packUnit: PackUnit, schedule: DrugSchedule, prescriptionRequired: boolean, ingredients: Array<{ name: string, strength: { amount: number, unit: string, perAmount: number | null, perUnit: string | null, text: string } | null }>, pricePerUnit: { amount: number } | null } | null } | null, userErrors: Array<{ field: string | null, message: string }> } };

export type SrcDomainsCatalogueMedicineMedicineTest5MutationVariables = Exact<{
  input: UpdateProductInput;
}>;


export type SrcDomainsCatalogueMedicineMedicineTest5Mutation = { reply: { product: { id: string, medicine: { form: MedicineForm, packCount: number | null, packUnit: PackUnit, schedule: DrugSchedule, prescriptionRequired: boolean, ingredients: Array<{ name: string, strength: { amount: number, unit: string, perAmount: number | null, perUnit: string | null, text: string } | null }>, pricePerUnit: { amount: number } | null } | null } | null, userErrors: Array<{ field: string | null, message: string }> } };

export type SrcDomainsCatalogueSearchWordsPublishedWordsTest1MutationVariables = Exact<{
  input: PublishWordsInput;
}>;


export type SrcDomainsCatalogueSearchWordsPublishedWordsTest1Mutation = { publishWords: { words: { id: string, line: string, by: string | null } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsCatalogueSearchWordsPublishedWordsTest2MutationVariables = Exact<{
  input: DeleteInput;
}>;


export type SrcDomainsCatalogueSearchWordsPublishedWordsTest2Mutation = { removePublishedWords: { deletedId: string | null, userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsCatalogueSearchWordsPublishedWordsTest3QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsCatalogueSearchWordsPublishedWordsTest3Query = { publishedWords: Array<{ id: string, line: string, by: string | null }> };

export type SrcDomainsCatalogueSearchWordsPublishedWordsTest4QueryVariables = Exact<{
  text: string;
}>;


export type SrcDomainsCatalogueSearchWordsPublishedWordsTest4Query = { searchProducts: { totalCount: number } };

export type SrcDomainsCatalogueSearchExplainSearchOperationsTest1QueryVariables = Exact<{
  text: string;
  productId: string;
}>;


export type SrcDomainsCatalogueSearchExplainSearchOperationsTest1Query = { explainSearch: { found: boolean, relaxed: boolean, weightedPoints: number, score: number, terms: Array<{ text: string, optional: boolean, match: { points: number, words: Array<{ word: string, fields: Array<SearchField>, kind: MatchKind }> } | null }>, weights: { inStock: boolean, wordsInOrder: boolean, popularity: number } } | null };

export type SrcDomainsCatalogueSearchExplainSearchOperationsTest2QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsCatalogueSearchExplainSearchOperationsTest2Query = { searchProducts: { edges: Array<{ cursor: string }> } };

export type SrcDomainsCatalogueSearchSuggestionsSearchSuggestionsTest1QueryVariables = Exact<{
  text: string;
  first?: number;
}>;


export type SrcDomainsCatalogueSearchSuggestionsSearchSuggestionsTest1Query = { searchSuggestions: Array<{ text: string, kind: SearchSuggestionKind, category: { name: string } | null, subCategory: { name: string } | null, product: { name: string } | null, topProduct: { name: string, unit: string } | null, lowestPrice: { amount: number } | null }> };

export type SrcDomainsCatalogueSearchSuggestionsSearchSuggestionsTest2QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsCatalogueSearchSuggestionsSearchSuggestionsTest2Query = { searchSuggestions: Array<{ text: string, kind: SearchSuggestionKind }> };

export type SrcDomainsCatalogueSearchSuggestionsSearchSuggestionsTest3QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsCatalogueSearchSuggestionsSearchSuggestionsTest3Query = { searchSuggestions: Array<{ topProduct: { images: Array<{ url: string }> } | null, lowestPrice: { amount: number } | null }> };

export type SrcDomainsCatalogueStockStockTest1QueryVariables = Exact<{
  productId: string;
  first: number;
  after?: string | null | undefined;
}>;


export type SrcDomainsCatalogueStockStockTest1Query = { stockMovements: { edges: Array<{ node: { change: number, stockAfter: number, reason: StockReason, orderId: string | null, by: string | null } }>, pageInfo: { endCursor: string | null } } | null };

export type SrcDomainsCatalogueStockStockTest2MutationVariables = Exact<{
  input: SetStockInput;
}>;


export type SrcDomainsCatalogueStockStockTest2Mutation = { setStock: { product: { stock: number } | null, userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsCatalogueStockStockTest3MutationVariables = Exact<{
  input: SetOrderStatusInput;
}>;


export type SrcDomainsCatalogueStockStockTest3Mutation = { setOrderStatus: { order: { status: OrderStatus } | null, userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsCatalogueStockStockTest4MutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type SrcDomainsCatalogueStockStockTest4Mutation = { placeOrder: { order: { id: string } | null } };

export type SrcDomainsCatalogueStockStockTest5MutationVariables = Exact<{
  input: CreateProductInput;
}>;


export type SrcDomainsCatalogueStockStockTest5Mutation = { createProduct: { product: { id: string } | null } };

export type SrcDomainsCatalogueStockStockTest6QueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type SrcDomainsCatalogueStockStockTest6Query = { stockMovements: { edges: Array<{ cursor: string }> } | null };

export type SrcDomainsCustomerCustomerTest1QueryVariables = Exact<{
  id: string;
}>;


export type SrcDomainsCustomerCustomerTest1Query = { customer: { addresses: Array<{ city: string }> } | null };

export type SrcDomainsDashboardCustomerListTest1QueryVariables = Exact<{
  search?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SrcDomainsDashboardCustomerListTest1Query = { customers: { searchHint: string | null, edges: Array<{ node: { id: string, name: string, email: string, mobile: string, joinedAt: string, orderCount: number, lastOrderAt: string | null, isCashBlocked: boolean, moneyOpen: { cashToCollect: { amount: number }, toVerify: { amount: number }, refundsDue: { amount: number } } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SrcDomainsDashboardDashboardTest1QueryVariables = Exact<{
  text: string;
}>;


export type SrcDomainsDashboardDashboardTest1Query = { dashboardSearch: { hint: string | null, orders: Array<{ id: string }>, products: Array<{ name: string }>, customers: Array<{ name: string, email: string }> } };

export type SrcDomainsDashboardDashboardTest2QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsDashboardDashboardTest2Query = { openWork: { newOrders: number, prescriptionsToCheck: number, refundsDue: number, openTickets: number } };

export type SrcDomainsDashboardPushPushTest1MutationVariables = Exact<{
  input: SubscribeToPushInput;
}>;


export type SrcDomainsDashboardPushPushTest1Mutation = { subscribeToPush: { userErrors: Array<{ reason: string, field: string | null }> } };

export type SrcDomainsDashboardPushPushTest2MutationVariables = Exact<{
  input: UnsubscribeFromPushInput;
}>;


export type SrcDomainsDashboardPushPushTest2Mutation = { unsubscribeFromPush: { userErrors: Array<{ reason: string }> } };

export type SrcDomainsDashboardPushPushTest3MutationVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsDashboardPushPushTest3Mutation = { logout: { userErrors: Array<{ message: string }> } };

export type SrcDomainsDashboardPushPushTest4MutationVariables = Exact<{
  input: RemoveFromTeamInput;
}>;


export type SrcDomainsDashboardPushPushTest4Mutation = { removeFromTeam: { userErrors: Array<{ message: string }> } };

export type SrcDomainsDashboardPushPushTest5MutationVariables = Exact<{
  input: SeeOrdersInput;
}>;


export type SrcDomainsDashboardPushPushTest5Mutation = { seeOrders: { userErrors: Array<{ message: string }> } };

export type CashBookDayFragment = { version: number, float: { amount: number }, received: { amount: number }, paidBack: { amount: number }, expenses: { amount: number }, rest: { amount: number }, collectors: Array<{ memberId: string | null, name: string | null, paidBack: { amount: number }, handedOver: { amount: number } }>, entries: Array<{ id: string, kind: CashEntryKind, note: string, name: string | null, by: string | null, struckBy: string | null, amount: { amount: number } }>, counts: Array<{ reason: string, by: string | null, expected: { amount: number }, counted: { amount: number } }> };

export type SrcDomainsOrderCashCashBookTest1QueryVariables = Exact<{
  day: string;
}>;


export type SrcDomainsOrderCashCashBookTest1Query = { cashDay: { version: number, float: { amount: number }, received: { amount: number }, paidBack: { amount: number }, expenses: { amount: number }, rest: { amount: number }, collectors: Array<{ memberId: string | null, name: string | null, paidBack: { amount: number }, handedOver: { amount: number } }>, entries: Array<{ id: string, kind: CashEntryKind, note: string, name: string | null, by: string | null, struckBy: string | null, amount: { amount: number } }>, counts: Array<{ reason: string, by: string | null, expected: { amount: number }, counted: { amount: number } }> } };

export type SrcDomainsOrderCashCashBookTest2MutationVariables = Exact<{
  input: RecordCashEntryInput;
}>;


export type SrcDomainsOrderCashCashBookTest2Mutation = { payload: { cashDay: { version: number, float: { amount: number }, received: { amount: number }, paidBack: { amount: number }, expenses: { amount: number }, rest: { amount: number }, collectors: Array<{ memberId: string | null, name: string | null, paidBack: { amount: number }, handedOver: { amount: number } }>, entries: Array<{ id: string, kind: CashEntryKind, note: string, name: string | null, by: string | null, struckBy: string | null, amount: { amount: number } }>, counts: Array<{ reason: string, by: string | null, expected: { amount: number }, counted: { amount: number } }> } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsOrderCashCashBookTest3MutationVariables = Exact<{
  input: StrikeCashEntryInput;
}>;


export type SrcDomainsOrderCashCashBookTest3Mutation = { payload: { cashDay: { version: number, float: { amount: number }, received: { amount: number }, paidBack: { amount: number }, expenses: { amount: number }, rest: { amount: number }, collectors: Array<{ memberId: string | null, name: string | null, paidBack: { amount: number }, handedOver: { amount: number } }>, entries: Array<{ id: string, kind: CashEntryKind, note: string, name: string | null, by: string | null, struckBy: string | null, amount: { amount: number } }>, counts: Array<{ reason: string, by: string | null, expected: { amount: number }, counted: { amount: number } }> } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsOrderCashCashBookTest4MutationVariables = Exact<{
  input: CloseCashDayInput;
}>;


export type SrcDomainsOrderCashCashBookTest4Mutation = { payload: { cashDay: { version: number, float: { amount: number }, received: { amount: number }, paidBack: { amount: number }, expenses: { amount: number }, rest: { amount: number }, collectors: Array<{ memberId: string | null, name: string | null, paidBack: { amount: number }, handedOver: { amount: number } }>, entries: Array<{ id: string, kind: CashEntryKind, note: string, name: string | null, by: string | null, struckBy: string | null, amount: { amount: number } }>, counts: Array<{ reason: string, by: string | null, expected: { amount: number }, counted: { amount: number } }> } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsOrderCashCashBookTest5MutationVariables = Exact<{
  input: SetPaymentStateInput;
}>;


export type SrcDomainsOrderCashCashBookTest5Mutation = { payload: { userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsOrderCashCashBookTest6MutationVariables = Exact<{
  input: RefundInput;
}>;


export type SrcDomainsOrderCashCashBookTest6Mutation = { payload: { userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsOrderChangeProposalsTest1QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsOrderChangeProposalsTest1Query = { viewer: { ifItemMissing: MissingItemChoice } | null };

export type SrcDomainsOrderChangeProposalsTest2QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsOrderChangeProposalsTest2Query = { viewer: { ifItemMissing: MissingItemChoice, lastAddressId: string | null } | null };

export type SrcDomainsOrderCheckoutCashBlockTest1MutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type SrcDomainsOrderCheckoutCashBlockTest1Mutation = { payload: { order: { id: string } | null, userErrors: Array<{ code: UserErrorCode, reason: string, message: string, field: string | null }> } };

export type SrcDomainsOrderCheckoutCashBlockTest2QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsOrderCheckoutCashBlockTest2Query = { viewer: { cashUnavailable: string | null } | null };

export type SrcDomainsOrderCheckoutDeliveryNoteTest1MutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type SrcDomainsOrderCheckoutDeliveryNoteTest1Mutation = { payload: { order: { id: string, deliveryNote: string, deliveryAddress: { landmark: string } } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsOrderCheckoutDeliveryRulesTest1MutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type SrcDomainsOrderCheckoutDeliveryRulesTest1Mutation = { payload: { order: { id: string, status: OrderStatus, delivery: { by: string | null, from: string | null, isLate: boolean, when: string, message: string } | null } | null, cart: { totalQuantity: number }, userErrors: Array<{ code: UserErrorCode, reason: string, message: string, field: string | null, params: Array<{ name: string, kind: MessageParamKind, values: Array<string> }> }> } };

export type SrcDomainsOrderCheckoutDeliveryRulesTest2MutationVariables = Exact<{
  input: StartUpiPaymentInput;
}>;


export type SrcDomainsOrderCheckoutDeliveryRulesTest2Mutation = { payload: { upiPayment: { reserved: boolean } | null, userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsOrderCheckoutDeliveryRulesTest3MutationVariables = Exact<{
  input: UpdateShopSettingsInput;
}>;


export type SrcDomainsOrderCheckoutDeliveryRulesTest3Mutation = { payload: { settings: { version: number }, userErrors: Array<{ field: string | null, message: string }> } };

export type SrcDomainsOrderCheckoutDeliveryRulesTest4MutationVariables = Exact<{
  input: PauseOrdersInput;
}>;


export type SrcDomainsOrderCheckoutDeliveryRulesTest4Mutation = { payload: { orderPause: { reason: string, until: string } | null, userErrors: Array<{ field: string | null, message: string }> } };

export type SrcDomainsOrderCheckoutDeliveryRulesTest5QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsOrderCheckoutDeliveryRulesTest5Query = { viewer: { addresses: Array<{ isDeliverable: boolean }> } | null };

export type SrcDomainsOrderCheckoutDeliveryRulesTest6MutationVariables = Exact<{
  input: PhoneOrderInput;
}>;


export type SrcDomainsOrderCheckoutDeliveryRulesTest6Mutation = { payload: { userErrors: Array<{ reason: string }> } };

export type SrcDomainsOrderCheckoutDeliveryRulesTest7MutationVariables = Exact<{
  input: SetOrderStatusInput;
}>;


export type SrcDomainsOrderCheckoutDeliveryRulesTest7Mutation = { payload: { userErrors: Array<{ code: UserErrorCode, reason: string }> } };

export type SrcDomainsOrderCheckoutDeliveryRulesTest8MutationVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsOrderCheckoutDeliveryRulesTest8Mutation = { payload: { orderPause: { reason: string } | null } };

export type SrcDomainsOrderCheckoutDeliveryRulesTest9QueryVariables = Exact<{
  pincode?: string | null | undefined;
}>;


export type SrcDomainsOrderCheckoutDeliveryRulesTest9Query = { deliveryPromise: { state: DeliveryState, by: string | null, from: string | null, pausedUntil: string | null, message: string, minOrder: { amount: number } | null } };

export type SrcDomainsOrderCheckoutDeliveryRulesTest10QueryVariables = Exact<{
  id: string;
}>;


export type SrcDomainsOrderCheckoutDeliveryRulesTest10Query = { order: { delivery: { when: string, isLate: boolean, by: string | null } | null } | null };

export type SrcDomainsOrderCheckoutFewOrdersTest1MutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type SrcDomainsOrderCheckoutFewOrdersTest1Mutation = { placeOrder: { order: { id: string } | null, userErrors: Array<{ code: UserErrorCode, message: string }> } };

export type SrcDomainsOrderCheckoutOrderLimitsTest1MutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type SrcDomainsOrderCheckoutOrderLimitsTest1Mutation = { payload: { order: { id: string } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsOrderCheckoutOrderLimitsTest2MutationVariables = Exact<{
  input: UpdateShopSettingsInput;
}>;


export type SrcDomainsOrderCheckoutOrderLimitsTest2Mutation = { payload: { userErrors: Array<{ message: string, field: string | null }> } };

export type SrcDomainsOrderCheckoutOrderLimitsTest3QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsOrderCheckoutOrderLimitsTest3Query = { viewer: { cart: { warnings: Array<{ code: CartWarningCode, productIds: Array<string>, ingredient: string, message: string }> } } | null };

export type SrcDomainsOrderCheckoutPickUpTest1MutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type SrcDomainsOrderCheckoutPickUpTest1Mutation = { payload: { order: { id: string, fulfilment: Fulfilment, delivery: { when: string } | null, lines: Array<{ name: string }>, payment: { state: PaymentState } } | null, cart: { lines: Array<{ product: { name: string } }> }, userErrors: Array<{ code: UserErrorCode, reason: string, message: string, field: string | null }> } };

export type SrcDomainsOrderCheckoutPickUpTest2MutationVariables = Exact<{
  input: StartUpiPaymentInput;
}>;


export type SrcDomainsOrderCheckoutPickUpTest2Mutation = { payload: { upiPayment: { reserved: boolean, request: { reference: string } } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsOrderCheckoutPickUpTest3MutationVariables = Exact<{
  input: RequestUpiRefundInput;
}>;


export type SrcDomainsOrderCheckoutPickUpTest3Mutation = { payload: { order: { status: OrderStatus } | null, userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsOrderCheckoutPickUpTest4MutationVariables = Exact<{
  input: UpdateShopSettingsInput;
}>;


export type SrcDomainsOrderCheckoutPickUpTest4Mutation = { payload: { userErrors: Array<{ message: string }> } };

export type SrcDomainsOrderCheckoutPickUpTest5QueryVariables = Exact<{
  pincode?: string | null | undefined;
  ids?: Array<string> | string | null | undefined;
}>;


export type SrcDomainsOrderCheckoutPickUpTest5Query = { viewer: { cart: { notDelivered: Array<{ productId: string, reason: NotDeliveredReason, message: string }> }, quote: { lines: Array<{ name: string }>, total: { amount: number } } } | null };

export type SrcDomainsOrderCheckoutPickUpTest6QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsOrderCheckoutPickUpTest6Query = { deliveryPromise: { state: DeliveryState, by: string | null, message: string, minOrder: { amount: number } | null }, store: { pickUpForAll: boolean, openingTimes: Array<string> } };

export type SrcDomainsOrderCheckoutPickUpTest7MutationVariables = Exact<{
  input: SetOrderStatusInput;
}>;


export type SrcDomainsOrderCheckoutPickUpTest7Mutation = { payload: { order: { status: OrderStatus, fulfilment: Fulfilment } | null, userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsOrderCheckoutPlaceOrderTest1MutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type SrcDomainsOrderCheckoutPlaceOrderTest1Mutation = { placeOrder: { order: { id: string, number: string, status: OrderStatus, totalQuantity: number, subtotal: { amount: number }, total: { amount: number }, savings: { amount: number }, deliveryAddress: { addressId: string, city: string }, lines: Array<{ productId: string, name: string, quantity: number, discountedPrice: { amount: number }, total: { amount: number } }>, history: Array<{ status: OrderStatus }> } | null, cart: { totalQuantity: number }, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type QuoteInTestsFragment = { totalQuantity: number, subtotal: { amount: number }, total: { amount: number }, savings: { amount: number }, lines: Array<{ productId: string, name: string, wantedQuantity: number, quantity: number, seenPrice: { amount: number } | null, price: { amount: number }, discountedPrice: { amount: number }, total: { amount: number }, problems: Array<{ code: LineProblemCode, message: string }> }> };

export type SrcDomainsOrderCheckoutQuoteTest1MutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type SrcDomainsOrderCheckoutQuoteTest1Mutation = { placeOrder: { order: { id: string, total: { amount: number } } | null, quote: { totalQuantity: number, subtotal: { amount: number }, total: { amount: number }, savings: { amount: number }, lines: Array<{ productId: string, name: string, wantedQuantity: number, quantity: number, seenPrice: { amount: number } | null, price: { amount: number }, discountedPrice: { amount: number }, total: { amount: number }, problems: Array<{ code: LineProblemCode, message: string }> }> } | null, address: { addressLine: string, version: number } | null, userErrors: Array<{ code: UserErrorCode, message: string }> } };

export type SrcDomainsOrderCheckoutQuoteTest2QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsOrderCheckoutQuoteTest2Query = { viewer: { quote: { totalQuantity: number, subtotal: { amount: number }, total: { amount: number }, savings: { amount: number }, lines: Array<{ productId: string, name: string, wantedQuantity: number, quantity: number, seenPrice: { amount: number } | null, price: { amount: number }, discountedPrice: { amount: number }, total: { amount: number }, problems: Array<{ code: LineProblemCode, message: string }> }> } } | null };

export type SrcDomainsOrderCheckoutReservationsTest1MutationVariables = Exact<{
  input: StartUpiPaymentInput;
}>;


export type SrcDomainsOrderCheckoutReservationsTest1Mutation = { payload: { upiPayment: { idempotencyKey: string, totalQuantity: number, reserved: boolean, expiresAt: string, request: { reference: string, amount: { amount: number } } } | null, quote: { total: { amount: number } } | null, userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsOrderCheckoutReservationsTest2MutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type SrcDomainsOrderCheckoutReservationsTest2Mutation = { payload: { order: { id: string, total: { amount: number }, payment: { upiReference: string | null } } | null, userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsOrderCheckoutReservationsTest3QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsOrderCheckoutReservationsTest3Query = { viewer: { upiPayment: { reserved: boolean } | null, cart: { total: { amount: number }, lines: Array<{ quantity: number, product: { stock: number }, problems: Array<{ code: LineProblemCode }> }> } } | null };

export type SrcDomainsOrderCheckoutReservationsTest4MutationVariables = Exact<{
  input: ChangeCartLineQuantityInput;
}>;


export type SrcDomainsOrderCheckoutReservationsTest4Mutation = { payload: { cart: { total: { amount: number }, lines: Array<{ quantity: number, problems: Array<{ code: LineProblemCode }> }> } } };

export type SrcDomainsOrderCheckoutReservationsTest5MutationVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsOrderCheckoutReservationsTest5Mutation = { cancelUpiPayment: { cart: { id: string }, userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsOrderCheckoutReservationsTest6MutationVariables = Exact<{
  input: CancelOrderInput;
}>;


export type SrcDomainsOrderCheckoutReservationsTest6Mutation = { cancelOrder: { userErrors: Array<{ code: UserErrorCode }> } };

export type CashOrderFragment = { id: string, status: OrderStatus, updatedAt: string, payment: { state: PaymentState, notedBy: string | null, settableStates: Array<PaymentState>, cash: { by: string | null, amount: { amount: number } } | null, history: Array<{ state: PaymentState, by: string | null }> }, refunds: Array<{ id: string, reason: RefundReason, state: RefundState, amount: { amount: number } }> };

export type SrcDomainsOrderDeskCashTest1MutationVariables = Exact<{
  input: SetOrderStatusInput;
}>;


export type SrcDomainsOrderDeskCashTest1Mutation = { setOrderStatus: { order: { id: string, status: OrderStatus, updatedAt: string, payment: { state: PaymentState, notedBy: string | null, settableStates: Array<PaymentState>, cash: { by: string | null, amount: { amount: number } } | null, history: Array<{ state: PaymentState, by: string | null }> }, refunds: Array<{ id: string, reason: RefundReason, state: RefundState, amount: { amount: number } }> } | null, userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsOrderDeskCashTest2MutationVariables = Exact<{
  input: SetOrderStatusesInput;
}>;


export type SrcDomainsOrderDeskCashTest2Mutation = { setOrderStatuses: { moved: Array<{ id: string, status: OrderStatus, updatedAt: string, payment: { state: PaymentState, notedBy: string | null, settableStates: Array<PaymentState>, cash: { by: string | null, amount: { amount: number } } | null, history: Array<{ state: PaymentState, by: string | null }> }, refunds: Array<{ id: string, reason: RefundReason, state: RefundState, amount: { amount: number } }> }>, refused: Array<{ code: UserErrorCode }>, userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsOrderDeskCashTest3MutationVariables = Exact<{
  input: SetPaymentStateInput;
}>;


export type SrcDomainsOrderDeskCashTest3Mutation = { setPaymentState: { order: { id: string, status: OrderStatus, updatedAt: string, payment: { state: PaymentState, notedBy: string | null, settableStates: Array<PaymentState>, cash: { by: string | null, amount: { amount: number } } | null, history: Array<{ state: PaymentState, by: string | null }> }, refunds: Array<{ id: string, reason: RefundReason, state: RefundState, amount: { amount: number } }> } | null, userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsOrderDeskCashTest4MutationVariables = Exact<{
  input: SetPaymentStatesInput;
}>;


export type SrcDomainsOrderDeskCashTest4Mutation = { setPaymentStates: { changed: Array<{ id: string, status: OrderStatus, updatedAt: string, payment: { state: PaymentState, notedBy: string | null, settableStates: Array<PaymentState>, cash: { by: string | null, amount: { amount: number } } | null, history: Array<{ state: PaymentState, by: string | null }> }, refunds: Array<{ id: string, reason: RefundReason, state: RefundState, amount: { amount: number } }> }>, refused: Array<{ orderId: string, code: UserErrorCode, message: string, order: { id: string } | null }>, userErrors: Array<{ code: UserErrorCode, field: string | null }> } };

export type SrcDomainsOrderDeskCashTest5MutationVariables = Exact<{
  input: AddRefundInput;
}>;


export type SrcDomainsOrderDeskCashTest5Mutation = { addRefund: { userErrors: Array<{ code: UserErrorCode }>, order: { refunds: Array<{ state: RefundState, amount: { amount: number } }> } | null } };

export type SrcDomainsOrderDeskCashTest6QueryVariables = Exact<{
  day: string;
}>;


export type SrcDomainsOrderDeskCashTest6Query = { cashDay: { orders: number, received: { amount: number }, collectors: Array<{ name: string | null, orders: number, received: { amount: number } }> } };

export type SrcDomainsOrderDeskCashTest7QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsOrderDeskCashTest7Query = { overview: { toDo: { cashMissing: number, cashToCollect: { amount: number } } } };

export type SrcDomainsOrderDeskOrderChangesTest1MutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type SrcDomainsOrderDeskOrderChangesTest1Mutation = { placeOrder: { order: { id: string, cancellable: boolean, invoice: { number: string } | null } | null } };

export type SrcDomainsOrderDeskOrderChangesTest2MutationVariables = Exact<{
  input: CancelOrderInput;
}>;


export type SrcDomainsOrderDeskOrderChangesTest2Mutation = { reply: { order: { status: OrderStatus, cancellable: boolean, history: Array<{ status: OrderStatus }> } | null, userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsOrderDeskOrderChangesTest3MutationVariables = Exact<{
  input: OrderAgainInput;
}>;


export type SrcDomainsOrderDeskOrderChangesTest3Mutation = { reply: { added: number, cart: { totalQuantity: number, lines: Array<{ id: string, quantity: number, product: { name: string } }> }, problems: Array<{ code: LineProblemCode, message: string }>, userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsOrderDeskOrderChangesTest4MutationVariables = Exact<{
  input: SetOrderStatusInput;
}>;


export type SrcDomainsOrderDeskOrderChangesTest4Mutation = { reply: { order: { status: OrderStatus, invoice: { number: string, issuedAt: string, buyerName: string, path: string, seller: { name: string, address: string, phone: string, email: string, drugLicence: string | null } } | null } | null, userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsOrderDeskOrderChangesTest5MutationVariables = Exact<{
  input: SetOrderStatusInput;
}>;


export type SrcDomainsOrderDeskOrderChangesTest5Mutation = { reply: { order: { status: OrderStatus, history: Array<{ status: OrderStatus, reason: string | null }> } | null, userErrors: Array<{ code: UserErrorCode, field: string | null }> } };

export type SrcDomainsOrderDeskOrderChangesTest6QueryVariables = Exact<{
  id: string;
}>;


export type SrcDomainsOrderDeskOrderChangesTest6Query = { reply: { order: { history: Array<{ status: OrderStatus, reason: string | null, by: string | null }> } | null } | null };

export type SrcDomainsOrderDeskReturnAtDoorTest1MutationVariables = Exact<{
  input: SetOrderStatusInput;
}>;


export type SrcDomainsOrderDeskReturnAtDoorTest1Mutation = { payload: { order: { status: OrderStatus, updatedAt: string, refunds: Array<{ id: string, reason: RefundReason, state: RefundState, amount: { amount: number }, lines: Array<{ name: string, quantity: number }> }> } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsOrderDeskReturnAtDoorTest2MutationVariables = Exact<{
  input: RemoveRefundInput;
}>;


export type SrcDomainsOrderDeskReturnAtDoorTest2Mutation = { payload: { userErrors: Array<{ message: string }> } };

export type SrcDomainsOrderDeskReturnAtDoorTest3QueryVariables = Exact<{
  day: string;
}>;


export type SrcDomainsOrderDeskReturnAtDoorTest3Query = { cashDay: { received: { amount: number }, paidBack: { amount: number }, rest: { amount: number } } };

export type SrcDomainsOrderDeskSeenOrderTest1MutationVariables = Exact<{
  input: SetOrderStatusInput;
}>;


export type SrcDomainsOrderDeskSeenOrderTest1Mutation = { payload: { order: { id: string, status: OrderStatus, updatedAt: string } | null, userErrors: Array<{ code: UserErrorCode, message: string }> } };

export type SrcDomainsOrderDeskSeenOrderTest2MutationVariables = Exact<{
  input: SetPaymentStateInput;
}>;


export type SrcDomainsOrderDeskSeenOrderTest2Mutation = { payload: { order: { id: string, status: OrderStatus, updatedAt: string } | null, userErrors: Array<{ code: UserErrorCode, message: string }> } };

export type SrcDomainsOrderDeskSeenOrderTest3MutationVariables = Exact<{
  input: RefundPaymentInput;
}>;


export type SrcDomainsOrderDeskSeenOrderTest3Mutation = { payload: { order: { id: string, status: OrderStatus, updatedAt: string } | null, userErrors: Array<{ code: UserErrorCode, message: string }> } };

export type SrcDomainsOrderDeskSeenOrderTest4MutationVariables = Exact<{
  input: RefundRejectedLinesInput;
}>;


export type SrcDomainsOrderDeskSeenOrderTest4Mutation = { payload: { order: { id: string, status: OrderStatus, updatedAt: string } | null, userErrors: Array<{ code: UserErrorCode, message: string }> } };

export type SrcDomainsOrderDeskSeenOrderTest5MutationVariables = Exact<{
  input: CheckPrescriptionInput;
}>;


export type SrcDomainsOrderDeskSeenOrderTest5Mutation = { payload: { order: { id: string, status: OrderStatus, updatedAt: string } | null, userErrors: Array<{ code: UserErrorCode, message: string }> } };

export type SrcDomainsOrderDeskSeenOrderTest6MutationVariables = Exact<{
  input: CancelOrderInput;
}>;


export type SrcDomainsOrderDeskSeenOrderTest6Mutation = { payload: { order: { id: string, status: OrderStatus, updatedAt: string } | null, userErrors: Array<{ code: UserErrorCode, message: string }> } };

export type SrcDomainsOrderDeskSeenOrderTest7MutationVariables = Exact<{
  input: IssueInvoiceInput;
}>;


export type SrcDomainsOrderDeskSeenOrderTest7Mutation = { payload: { order: { id: string, status: OrderStatus, updatedAt: string } | null, userErrors: Array<{ code: UserErrorCode, message: string }> } };

export type SrcDomainsOrderDeskSeenOrderTest8MutationVariables = Exact<{
  input: SetRefundUpiIdInput;
}>;


export type SrcDomainsOrderDeskSeenOrderTest8Mutation = { payload: { order: { id: string, status: OrderStatus, updatedAt: string } | null, userErrors: Array<{ code: UserErrorCode, message: string }> } };

export type SrcDomainsOrderDeskSeenOrderTest9MutationVariables = Exact<{
  input: CancelOrderInput;
}>;


export type SrcDomainsOrderDeskSeenOrderTest9Mutation = { cancelOrder: { userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsOrderDeskUnseenOrdersTest1MutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type SrcDomainsOrderDeskUnseenOrdersTest1Mutation = { placeOrder: { order: { id: string } | null } };

export type SrcDomainsOrderDeskUnseenOrdersTest2QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsOrderDeskUnseenOrdersTest2Query = { unseenOrders: Array<{ id: string }> };

export type SrcDomainsOrderDeskUnseenOrdersTest3MutationVariables = Exact<{
  input: SeeOrdersInput;
}>;


export type SrcDomainsOrderDeskUnseenOrdersTest3Mutation = { seeOrders: { unseenOrders: Array<{ id: string }>, userErrors: Array<{ code: UserErrorCode, field: string | null }> } };

export type SrcDomainsOrderDeskUnseenOrdersTest4MutationVariables = Exact<{
  input: SetOrderStatusInput;
}>;


export type SrcDomainsOrderDeskUnseenOrdersTest4Mutation = { setOrderStatus: { userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsOrderDeskUnseenOrdersTest5MutationVariables = Exact<{
  input: CancelOrderInput;
}>;


export type SrcDomainsOrderDeskUnseenOrdersTest5Mutation = { cancelOrder: { userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsOrderDeskWorkTest1MutationVariables = Exact<{
  input: SetOrderStatusesInput;
}>;


export type SrcDomainsOrderDeskWorkTest1Mutation = { setOrderStatuses: { moved: Array<{ id: string, status: OrderStatus, history: Array<{ status: OrderStatus }> }>, refused: Array<{ orderId: string, code: UserErrorCode, reason: string, message: string, order: { number: string, status: OrderStatus } | null, params: Array<{ name: string }> }>, userErrors: Array<{ code: UserErrorCode, field: string | null, message: string }> } };

export type SrcDomainsOrderDeskWorkTest2QueryVariables = Exact<{
  orderIds: Array<string> | string;
}>;


export type SrcDomainsOrderDeskWorkTest2Query = { pickList: { orderCount: number, totalQuantity: number, groups: Array<{ subCategory: { name: string } | null, lines: Array<{ name: string, unit: string, quantity: number, orderNumbers: Array<string>, collectedOrderNumbers: Array<string>, orders: Array<{ number: string, bagNumber: number | null, quantity: number, isCollected: boolean }> }> }> } };

export type SrcDomainsOrderDeskWorkTest3QueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type SrcDomainsOrderDeskWorkTest3Query = { ordersById: Array<{ bagNumber: number | null, lines: Array<{ barcodes: Array<string>, shelf: { category: { name: string }, subCategory: { name: string } | null } | null }> }> };

export type SrcDomainsOrderDeskWorkTest4QueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type SrcDomainsOrderDeskWorkTest4Query = { ordersById: Array<{ number: string, nextStatus: OrderStatus | null, customer: { name: string } | null }> };

export type SrcDomainsOrderDocumentDocumentsTest1MutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type SrcDomainsOrderDocumentDocumentsTest1Mutation = { payload: { order: { id: string } | null, userErrors: Array<{ field: string | null, message: string }> } };

export type SrcDomainsOrderDocumentDocumentsTest2QueryVariables = Exact<{
  id: string;
}>;


export type SrcDomainsOrderDocumentDocumentsTest2Query = { viewer: { order: { documents: Array<{ kind: DocumentKind }>, invoiceWaitsFor: Array<{ name: string }> } | null } | null };

export type SrcDomainsOrderDocumentDocumentsTest3QueryVariables = Exact<{
  id: string;
}>;


export type SrcDomainsOrderDocumentDocumentsTest3Query = { order: { documents: Array<{ kind: DocumentKind }> } | null };

export type SrcDomainsOrderDocumentWaitingInvoiceTest1MutationVariables = Exact<{
  input: IssueInvoiceInput;
}>;


export type SrcDomainsOrderDocumentWaitingInvoiceTest1Mutation = { payload: { order: { invoice: { number: string } | null } | null, userErrors: Array<{ code: UserErrorCode, field: string | null, message: string }> } };

export type SrcDomainsOrderListOrderListSortsTest1QueryVariables = Exact<{
  status?: OrderStatus | null | undefined;
  payment?: PaymentState | null | undefined;
  search?: string;
  from?: string | null | undefined;
  to?: string | null | undefined;
  sort?: OrderSort;
  first?: number;
  after?: string | null | undefined;
}>;


export type SrcDomainsOrderListOrderListSortsTest1Query = { orders: { edges: Array<{ node: { id: string } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean }, statusCounts: Array<{ status: OrderStatus, count: number, isMore: boolean }> | null } };

export type OrderRowFragment = { id: string, number: string, status: OrderStatus, customer: { email: string } | null, history: Array<{ status: OrderStatus, by: string | null }> };

export type SrcDomainsOrderListOrderListTest1QueryVariables = Exact<{
  status?: OrderStatus | null | undefined;
  search: string;
  first: number;
  after?: string | null | undefined;
}>;


export type SrcDomainsOrderListOrderListTest1Query = { orders: { searchHint: string | null, edges: Array<{ node: { id: string, number: string, status: OrderStatus, customer: { email: string } | null, history: Array<{ status: OrderStatus, by: string | null }> } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type SrcDomainsOrderListOrderListTest2MutationVariables = Exact<{
  input: SetOrderStatusInput;
}>;


export type SrcDomainsOrderListOrderListTest2Mutation = { setOrderStatus: { order: { id: string, number: string, status: OrderStatus, customer: { email: string } | null, history: Array<{ status: OrderStatus, by: string | null }> } | null, userErrors: Array<{ code: UserErrorCode, field: string | null }> } };

export type SrcDomainsOrderListOrderListTest3MutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type SrcDomainsOrderListOrderListTest3Mutation = { placeOrder: { order: { id: string, number: string, status: OrderStatus, customer: { email: string } | null, history: Array<{ status: OrderStatus, by: string | null }> } | null } };

export type SrcDomainsOrderListOrderListTest4MutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type SrcDomainsOrderListOrderListTest4Mutation = { updateProfile: { userErrors: Array<{ message: string }> } };

export type SrcDomainsOrderListOrderListTest5QueryVariables = Exact<{
  id: string;
}>;


export type SrcDomainsOrderListOrderListTest5Query = { viewer: { order: { id: string, number: string, status: OrderStatus, customer: { email: string } | null, history: Array<{ status: OrderStatus, by: string | null }> } | null } | null };

export type SrcDomainsOrderListOrderListTest6QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsOrderListOrderListTest6Query = { viewer: { lastAddressId: string | null } | null };

export type SrcDomainsOrderMailDocumentMailTest1MutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type SrcDomainsOrderMailDocumentMailTest1Mutation = { placeOrder: { order: { id: string, number: string } | null, userErrors: Array<{ message: string }> } };

export type SrcDomainsOrderMailDocumentMailTest2MutationVariables = Exact<{
  input: SetOrderStatusInput;
}>;


export type SrcDomainsOrderMailDocumentMailTest2Mutation = { setOrderStatus: { order: { documents: Array<{ number: string }> } | null, userErrors: Array<{ message: string }> } };

export type SrcDomainsOrderMailDocumentMailTest3MutationVariables = Exact<{
  input: SetPaymentStateInput;
}>;


export type SrcDomainsOrderMailDocumentMailTest3Mutation = { setPaymentState: { order: { id: string } | null, userErrors: Array<{ message: string }> } };

export type SrcDomainsOrderMailDocumentMailTest4MutationVariables = Exact<{
  input: AddRefundInput;
}>;


export type SrcDomainsOrderMailDocumentMailTest4Mutation = { addRefund: { order: { refunds: Array<{ id: string }> } | null, userErrors: Array<{ message: string }> } };

export type SrcDomainsOrderMailDocumentMailTest5MutationVariables = Exact<{
  input: RefundInput;
}>;


export type SrcDomainsOrderMailDocumentMailTest5Mutation = { refund: { order: { documents: Array<{ kind: DocumentKind, number: string }> } | null, userErrors: Array<{ message: string }> } };

export type SrcDomainsOrderMailDocumentMailTest6MutationVariables = Exact<{
  input: IssueInvoiceInput;
}>;


export type SrcDomainsOrderMailDocumentMailTest6Mutation = { issueInvoice: { order: { documents: Array<{ number: string }> } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsOrderMailDocumentMailTest7MutationVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsOrderMailDocumentMailTest7Mutation = { setOrderMails: { viewer: { orderMails: Array<OrderMail> } | null } };

export type SrcDomainsOrderMailHeldMailsTest1MutationVariables = Exact<{
  input: SetOrderStatusInput;
}>;


export type SrcDomainsOrderMailHeldMailsTest1Mutation = { payload: { order: { status: OrderStatus, updatedAt: string, awaitsReason: boolean } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsOrderMailHeldMailsTest2MutationVariables = Exact<{
  input: SetCancellationReasonInput;
}>;


export type SrcDomainsOrderMailHeldMailsTest2Mutation = { payload: { order: { status: OrderStatus, updatedAt: string, awaitsReason: boolean } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsOrderMailOrderMailTest1MutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type SrcDomainsOrderMailOrderMailTest1Mutation = { placeOrder: { order: { number: string } | null, userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsOrderMailOrderNewsMailTest1MutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type SrcDomainsOrderMailOrderNewsMailTest1Mutation = { payload: { order: { id: string, number: string } | null, userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsOrderMailOrderNewsMailTest2MutationVariables = Exact<{
  input: CancelOrderInput;
}>;


export type SrcDomainsOrderMailOrderNewsMailTest2Mutation = { payload: { order: { id: string, number: string } | null, userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsOrderMailOrderNewsMailTest3MutationVariables = Exact<{
  input: SetOrderStatusInput;
}>;


export type SrcDomainsOrderMailOrderNewsMailTest3Mutation = { payload: { order: { id: string, number: string } | null, userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsOrderMailOrderNewsMailTest4MutationVariables = Exact<{
  input: SetPaymentStateInput;
}>;


export type SrcDomainsOrderMailOrderNewsMailTest4Mutation = { payload: { order: { id: string, number: string } | null, userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsOrderMailOrderNewsMailTest5MutationVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsOrderMailOrderNewsMailTest5Mutation = { setOrderMails: { viewer: { orderMails: Array<OrderMail> } | null } };

export type SrcDomainsOrderPackingCorrectedBatchesTest1QueryVariables = Exact<{
  id: string;
  batch: string;
}>;


export type SrcDomainsOrderPackingCorrectedBatchesTest1Query = { order: { recalledPacks: Array<{ name: string, expiry: string, quantity: number, found: RecallSource }>, documents: Array<{ kind: DocumentKind, number: string, lines: Array<{ name: string, quantity: number, batches: Array<{ number: string, quantity: number }> }>, amendments: Array<{ at: string, by: string | null, reason: string | null, name: string, before: Array<{ number: string, expiry: string, quantity: number }>, after: Array<{ number: string, expiry: string, quantity: number }> }> }> } | null };

export type SrcDomainsOrderPackingCorrectedBatchesTest2QueryVariables = Exact<{
  batch: string;
}>;


export type SrcDomainsOrderPackingCorrectedBatchesTest2Query = { ordersWithBatch: { edges: Array<{ node: { id: string } }> } };

export type SrcDomainsOrderPackingPackedOrderTest1QueryVariables = Exact<{
  id: string;
}>;


export type SrcDomainsOrderPackingPackedOrderTest1Query = { viewer: { order: { number: string, invoice: { number: string, issuedAt: string, buyerName: string, seller: { name: string, address: string, drugLicence: string | null }, prescription: { patient: string | null, patientAddress: string | null, prescriber: string | null, prescriberAddress: string | null, prescriberRegistration: string | null } | null } | null, lines: Array<{ name: string, quantity: number, schedule: DrugSchedule, medicine: { maker: string } | null, batches: Array<{ number: string, expiry: string, expiresOn: string, quantity: number }> }> } | null } | null };

export type SrcDomainsOrderPackingPackedOrderTest2QueryVariables = Exact<{
  month: string;
}>;


export type SrcDomainsOrderPackingPackedOrderTest2Query = { prescriptionRegister: { edges: Array<{ node: { orderId: string, patient: string, prescriber: string, prescriberAddress: string | null, prescriberRegistration: string | null, medicine: string, maker: string | null, quantity: number, batches: Array<{ number: string, expiry: string, quantity: number }> } }> } };

export type SrcDomainsOrderPackingPackedOrderTest3QueryVariables = Exact<{
  batch: string;
  first?: number;
  after?: string | null | undefined;
}>;


export type SrcDomainsOrderPackingPackedOrderTest3Query = { ordersWithBatch: { edges: Array<{ cursor: string, node: { id: string } }>, pageInfo: { hasNextPage: boolean } } };

export type SrcDomainsOrderPaymentAddRefundTest1QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsOrderPaymentAddRefundTest1Query = { orders: { edges: Array<{ node: { id: string } }> } };

export type SrcDomainsOrderPaymentAddRefundTest2MutationVariables = Exact<{
  input: AddRefundInput;
}>;


export type SrcDomainsOrderPaymentAddRefundTest2Mutation = { addRefund: { order: { id: string } | null } };

export type RefundedOrderFragment = { id: string, number: string, payment: { state: PaymentState, notedBy: string | null, refund: { verified: boolean, upiId: string | null, reference: string | null, amount: { amount: number } } | null } };

export type SrcDomainsOrderPaymentRefundsTest1MutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type SrcDomainsOrderPaymentRefundsTest1Mutation = { payload: { order: { id: string, number: string, payment: { state: PaymentState, notedBy: string | null, refund: { verified: boolean, upiId: string | null, reference: string | null, amount: { amount: number } } | null } } | null, userErrors: Array<{ code: UserErrorCode, field: string | null }> } };

export type SrcDomainsOrderPaymentRefundsTest2MutationVariables = Exact<{
  input: CancelOrderInput;
}>;


export type SrcDomainsOrderPaymentRefundsTest2Mutation = { payload: { order: { id: string, number: string, payment: { state: PaymentState, notedBy: string | null, refund: { verified: boolean, upiId: string | null, reference: string | null, amount: { amount: number } } | null } } | null, userErrors: Array<{ code: UserErrorCode, field: string | null }> } };

export type SrcDomainsOrderPaymentRefundsTest3MutationVariables = Exact<{
  input: SetOrderStatusInput;
}>;


export type SrcDomainsOrderPaymentRefundsTest3Mutation = { payload: { order: { id: string, number: string, payment: { state: PaymentState, notedBy: string | null, refund: { verified: boolean, upiId: string | null, reference: string | null, amount: { amount: number } } | null } } | null, userErrors: Array<{ code: UserErrorCode, field: string | null }> } };

export type SrcDomainsOrderPaymentRefundsTest4MutationVariables = Exact<{
  input: SetPaymentStateInput;
}>;


export type SrcDomainsOrderPaymentRefundsTest4Mutation = { payload: { order: { id: string, number: string, payment: { state: PaymentState, notedBy: string | null, refund: { verified: boolean, upiId: string | null, reference: string | null, amount: { amount: number } } | null } } | null, userErrors: Array<{ code: UserErrorCode, field: string | null }> } };

export type SrcDomainsOrderPaymentRefundsTest5MutationVariables = Exact<{
  input: RefundPaymentInput;
}>;


export type SrcDomainsOrderPaymentRefundsTest5Mutation = { payload: { order: { id: string, number: string, payment: { state: PaymentState, notedBy: string | null, refund: { verified: boolean, upiId: string | null, reference: string | null, amount: { amount: number } } | null } } | null, userErrors: Array<{ code: UserErrorCode, field: string | null }> } };

export type SrcDomainsOrderPaymentRefundsTest6MutationVariables = Exact<{
  input: SetRefundUpiIdInput;
}>;


export type SrcDomainsOrderPaymentRefundsTest6Mutation = { payload: { order: { id: string, number: string, payment: { state: PaymentState, notedBy: string | null, refund: { verified: boolean, upiId: string | null, reference: string | null, amount: { amount: number } } | null } } | null, userErrors: Array<{ code: UserErrorCode, field: string | null }> } };

export type SrcDomainsOrderPaymentRefundsTest7MutationVariables = Exact<{
  input: RefundPaymentInput;
}>;


export type SrcDomainsOrderPaymentRefundsTest7Mutation = { refundPayment: { order: { id: string } | null } };

export type SrcDomainsOrderPaymentStatementStatementTest1MutationVariables = Exact<{
  input: ApplyUpiStatementInput;
}>;


export type SrcDomainsOrderPaymentStatementStatementTest1Mutation = { applyUpiStatement: { received: number, refused: Array<{ line: number, state: UpiStatementRowState, reason: string | null, order: { number: string } | null }>, statement: { received: number, appliedBy: string | null, counts: Array<{ state: UpiStatementRowState, count: number }> } | null, userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsOrderPaymentStatementStatementTest2QueryVariables = Exact<{
  statementId: string;
  state?: UpiStatementRowState | null | undefined;
}>;


export type SrcDomainsOrderPaymentStatementStatementTest2Query = { upiStatementRows: { edges: Array<{ node: { line: number, state: UpiStatementRowState, reason: string | null, date: string | null, description: string, reference: string, amount: { amount: number } | null, order: { id: string, amount: { amount: number } } | null } }> } | null };

export type SrcDomainsOrderPaymentStatementStatementTest3MutationVariables = Exact<{
  input: SetPaymentStateInput;
}>;


export type SrcDomainsOrderPaymentStatementStatementTest3Mutation = { setPaymentState: { userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsOrderPaymentStatementStatementTest4MutationVariables = Exact<{
  input: SetOrderStatusInput;
}>;


export type SrcDomainsOrderPaymentStatementStatementTest4Mutation = { setOrderStatus: { userErrors: Array<{ code: UserErrorCode }> } };

export type PaymentProofFragment = { payment: { state: PaymentState, refund: { verified: boolean } | null, statementRow: { statementName: string, line: number, date: string, description: string, by: string | null, amount: { amount: number } } | null } };

export type SrcDomainsOrderPaymentStatementStatementTest5QueryVariables = Exact<{
  id: string;
}>;


export type SrcDomainsOrderPaymentStatementStatementTest5Query = { order: { payment: { state: PaymentState, refund: { verified: boolean } | null, statementRow: { statementName: string, line: number, date: string, description: string, by: string | null, amount: { amount: number } } | null } } | null };

export type SrcDomainsOrderPaymentStatementStatementTest6QueryVariables = Exact<{
  id: string;
}>;


export type SrcDomainsOrderPaymentStatementStatementTest6Query = { viewer: { order: { payment: { state: PaymentState, refund: { verified: boolean } | null, statementRow: { statementName: string, line: number, date: string, description: string, by: string | null, amount: { amount: number } } | null } } | null } | null };

export type UpiPaymentOfOrderFragment = { payment: { method: PaymentMethod, state: PaymentState, notedAt: string | null, notedBy: string | null, upiReference: string | null, upiTransactionId: string | null, url: string | null } };

export type SrcDomainsOrderPaymentUpiPaymentsTest1QueryVariables = Exact<{
  key: string;
}>;


export type SrcDomainsOrderPaymentUpiPaymentsTest1Query = { viewer: { quote: { upi: { link: string, qrCode: string, upiId: string, payee: string, reference: string, amount: { amount: number } } } } | null };

export type SrcDomainsOrderPaymentUpiPaymentsTest2MutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type SrcDomainsOrderPaymentUpiPaymentsTest2Mutation = { placeOrder: { order: { id: string, payment: { method: PaymentMethod, state: PaymentState, notedAt: string | null, notedBy: string | null, upiReference: string | null, upiTransactionId: string | null, url: string | null } } | null, userErrors: Array<{ code: UserErrorCode, field: string | null }> } };

export type SrcDomainsOrderPaymentUpiPaymentsTest3MutationVariables = Exact<{
  input: SetPaymentStateInput;
}>;


export type SrcDomainsOrderPaymentUpiPaymentsTest3Mutation = { setPaymentState: { order: { payment: { method: PaymentMethod, state: PaymentState, notedAt: string | null, notedBy: string | null, upiReference: string | null, upiTransactionId: string | null, url: string | null } } | null, userErrors: Array<{ code: UserErrorCode, field: string | null }> } };

export type SrcDomainsOrderPaymentUpiPaymentsTest4MutationVariables = Exact<{
  input: CancelOrderInput;
}>;


export type SrcDomainsOrderPaymentUpiPaymentsTest4Mutation = { reply: { userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsOrderPaymentUpiPaymentsTest5MutationVariables = Exact<{
  input: SetOrderStatusInput;
}>;


export type SrcDomainsOrderPaymentUpiPaymentsTest5Mutation = { reply: { order: { status: OrderStatus } | null, userErrors: Array<{ code: UserErrorCode, message: string }> } };

export type SrcDomainsOrderPaymentUpiPaymentsTest6QueryVariables = Exact<{
  id: string;
}>;


export type SrcDomainsOrderPaymentUpiPaymentsTest6Query = { order: { payment: { method: PaymentMethod, state: PaymentState, notedAt: string | null, notedBy: string | null, upiReference: string | null, upiTransactionId: string | null, url: string | null } } | null };

export type SrcDomainsOrderPhoneCustomerAccessTest1QueryVariables = Exact<{
  phone: string;
}>;


export type SrcDomainsOrderPhoneCustomerAccessTest1Query = { customersByPhone: Array<{ id: string, addresses: Array<{ city: string }> }> };

export type SrcDomainsOrderPhoneCustomerAccessTest2MutationVariables = Exact<{
  input: AddPhoneCustomerInput;
}>;


export type SrcDomainsOrderPhoneCustomerAccessTest2Mutation = { payload: { customer: { id: string, addresses: Array<{ city: string }> } | null } };

export type SrcDomainsOrderPhoneCustomerAccessTest3MutationVariables = Exact<{
  input: AddCustomerAddressInput;
}>;


export type SrcDomainsOrderPhoneCustomerAccessTest3Mutation = { payload: { address: { id: string } | null, userErrors: Array<{ message: string, field: string | null }> } };

export type SrcDomainsOrderPhoneCustomerAccessTest4MutationVariables = Exact<{
  input: PhoneOrderInput;
}>;


export type SrcDomainsOrderPhoneCustomerAccessTest4Mutation = { payload: { order: { id: string } | null, userErrors: Array<{ message: string, field: string | null }> } };

export type SrcDomainsOrderPhoneCustomerAccessTest5MutationVariables = Exact<{
  input: PhoneOrderInput;
}>;


export type SrcDomainsOrderPhoneCustomerAccessTest5Mutation = { payload: { link: { id: string } | null, userErrors: Array<{ message: string, field: string | null }> } };

export type SrcDomainsOrderPhoneCustomerAccessTest6QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsOrderPhoneCustomerAccessTest6Query = { addresses: { edges: Array<{ node: { userId: string } }> } };

export type SrcDomainsOrderPhoneOrderLinksTest1MutationVariables = Exact<{
  input: PhoneOrderInput;
}>;


export type SrcDomainsOrderPhoneOrderLinksTest1Mutation = { payload: { link: { id: string, url: string, customerName: string, phone: string, totalQuantity: number, by: string | null, createdAt: string, expiresAt: string } | null, quote: { total: { amount: number } } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsOrderPhoneOrderLinksTest2QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsOrderPhoneOrderLinksTest2Query = { orderLinks: Array<{ id: string, url: string, customerName: string }> };

export type SrcDomainsOrderPhoneOrderLinksTest3MutationVariables = Exact<{
  input: WithdrawOrderLinkInput;
}>;


export type SrcDomainsOrderPhoneOrderLinksTest3Mutation = { payload: { withdrawnId: string | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsOrderPhoneOrderLinksTest4QueryVariables = Exact<{
  token: string;
}>;


export type SrcDomainsOrderPhoneOrderLinksTest4Query = { linkedOrder: { customerName: string | null, address: string | null, fulfilment: Fulfilment, orderNumber: string | null, lines: Array<{ quantity: number, maxQuantity: number, product: { id: string, discountedPrice: { amount: number } } }>, orderTotal: { amount: number } | null } | null };

export type SrcDomainsOrderPhoneOrderLinksTest5MutationVariables = Exact<{
  input: ConfirmOrderLinkInput;
}>;


export type SrcDomainsOrderPhoneOrderLinksTest5Mutation = { payload: { linkedOrder: { orderNumber: string | null, orderTotal: { amount: number } | null } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsOrderPhonePhoneOrdersTest1MutationVariables = Exact<{
  input: AddPhoneCustomerInput;
}>;


export type SrcDomainsOrderPhonePhoneOrdersTest1Mutation = { payload: { customer: { id: string, name: string, numberProof: NumberProof, addresses: Array<{ id: string }> } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsOrderPhonePhoneOrdersTest2MutationVariables = Exact<{
  input: AddCustomerAddressInput;
}>;


export type SrcDomainsOrderPhonePhoneOrdersTest2Mutation = { payload: { address: { id: string, city: string } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsOrderPhonePhoneOrdersTest3QueryVariables = Exact<{
  phone: string;
}>;


export type SrcDomainsOrderPhonePhoneOrdersTest3Query = { customersByPhone: Array<{ id: string, name: string, numberProof: NumberProof, addresses: Array<{ id: string }> }> };

export type SrcDomainsOrderPhonePhoneOrdersTest4MutationVariables = Exact<{
  input: PhoneOrderInput;
}>;


export type SrcDomainsOrderPhonePhoneOrdersTest4Mutation = { payload: { order: { id: string, status: OrderStatus, total: { amount: number }, payment: { method: PaymentMethod, state: PaymentState }, customer: { name: string, email: string } | null, placedByTeam: { how: PlacementKind, by: string | null } | null, history: Array<{ status: OrderStatus, by: string | null }> } | null, quote: { total: { amount: number } } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsOrderPhonePhoneOrdersTest5QueryVariables = Exact<{
  search: string;
}>;


export type SrcDomainsOrderPhonePhoneOrdersTest5Query = { customers: { edges: Array<{ node: { id: string } }> } };

export type SrcDomainsOrderPhonePhoneOrdersTest6MutationVariables = Exact<{
  input: LoginInput;
}>;


export type SrcDomainsOrderPhonePhoneOrdersTest6Mutation = { payload: { userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsOrderPhonePhoneOrdersTest7QueryVariables = Exact<{
  id: string;
}>;


export type SrcDomainsOrderPhonePhoneOrdersTest7Query = { viewer: { order: { placedByTeam: { how: PlacementKind, by: string | null } | null, history: Array<{ by: string | null }> } | null } | null };

export type SrcDomainsOrderPhoneProposeProductsTest1QueryVariables = Exact<{
  text: string;
}>;


export type SrcDomainsOrderPhoneProposeProductsTest1Query = { readShoppingList: Array<{ text: string, proposals: Array<{ quantity: number, product: { name: string, unit: string } }> }> };

export type SrcDomainsOrderPrescriptionCheckTest1QueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type SrcDomainsOrderPrescriptionCheckTest1Query = { ordersToCheck: { edges: Array<{ node: { id: string, customer: { name: string } | null, prescriptionCheck: { prescriptions: Array<{ id: string, url: string }> } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SrcDomainsOrderPrescriptionEarlierSuppliesTest1QueryVariables = Exact<{
  id: string;
}>;


export type SrcDomainsOrderPrescriptionEarlierSuppliesTest1Query = { order: { lines: Array<{ name: string, prescribed: number | null }>, prescriptionCheck: { issuedOn: string | null, kind: PrescriptionKind | null, patientAddress: string | null, prescriberAddress: string | null, prescriberRegistration: string | null, overrideReason: string | null, validDaysAcute: number, validDaysChronic: number, earlierSupplies: Array<{ orderId: string, orderNumber: string, at: string, productId: string, medicine: string, quantity: number }> } | null } | null };

export type SrcDomainsOrderPrescriptionEarlierSuppliesTest2QueryVariables = Exact<{
  id: string;
}>;


export type SrcDomainsOrderPrescriptionEarlierSuppliesTest2Query = { viewer: { order: { lines: Array<{ prescribed: number | null }>, prescriptionCheck: { issuedOn: string | null, kind: PrescriptionKind | null, patientAddress: string | null, prescriberAddress: string | null, prescriberRegistration: string | null, overrideReason: string | null, earlierSupplies: Array<{ orderId: string }> } | null } | null } | null };

export type SrcDomainsOrderPrescriptionOrderWithPrescriptionTest1MutationVariables = Exact<{
  input: StartUpiPaymentInput;
}>;


export type SrcDomainsOrderPrescriptionOrderWithPrescriptionTest1Mutation = { startUpiPayment: { upiPayment: { reserved: boolean } | null, userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsOrderPrescriptionPharmacistTest1MutationVariables = Exact<{
  input: SetPharmacistInput;
}>;


export type SrcDomainsOrderPrescriptionPharmacistTest1Mutation = { payload: { team: { members: Array<{ name: string, pharmacistRegistration: string | null }> } | null, viewer: { isPharmacist: boolean }, userErrors: Array<{ code: UserErrorCode, field: string | null, message: string }> } };

export type SrcDomainsOrderPrescriptionPharmacistTest2QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsOrderPrescriptionPharmacistTest2Query = { prescriptionRegister: { edges: Array<{ node: { id: string } }> } };

export type SrcDomainsOrderPrescriptionPharmacistTest3QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsOrderPrescriptionPharmacistTest3Query = { shopSettings: { setup: Array<{ code: SetupStepCode, isDone: boolean }> } };

export type SrcDomainsOrderPrescriptionPharmacistTest4QueryVariables = Exact<{
  id: string;
}>;


export type SrcDomainsOrderPrescriptionPharmacistTest4Query = { viewer: { order: { documents: Array<{ needsSignature: boolean, prescription: { pharmacist: string | null, pharmacistRegistration: string | null } | null }> } | null } | null };

export type SrcDomainsOrderPrescriptionPharmacistTest5MutationVariables = Exact<{
  input: RemoveFromTeamInput;
}>;


export type SrcDomainsOrderPrescriptionPharmacistTest5Mutation = { removeFromTeam: { userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsOrderPrescriptionRejectionRefundTest1MutationVariables = Exact<{
  input: DeleteAccountInput;
}>;


export type SrcDomainsOrderPrescriptionRejectionRefundTest1Mutation = { deleteAccount: { userErrors: Array<{ message: string }> } };

export type SrcDomainsOrderPrescriptionRejectionRefundTest2QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsOrderPrescriptionRejectionRefundTest2Query = { orders: { edges: Array<{ node: { id: string } }> } };

export type SrcDomainsOrderRegisterRegisterDocumentsTest1MutationVariables = Exact<{
  input: IssueInvoiceInput;
}>;


export type SrcDomainsOrderRegisterRegisterDocumentsTest1Mutation = { payload: { userErrors: Array<{ message: string }> } };

export type SrcDomainsOrderRegisterRegisterTest1QueryVariables = Exact<{
  month: string;
  first?: number;
  after?: string | null | undefined;
}>;


export type SrcDomainsOrderRegisterRegisterTest1Query = { prescriptionRegister: { edges: Array<{ node: { id: string, at: string, orderId: string, orderNumber: string, patient: string, prescriber: string, medicine: string, quantity: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SrcDomainsOrderReturnsGstReturnTest1QueryVariables = Exact<{
  period: string;
}>;


export type SrcDomainsOrderReturnsGstReturnTest1Query = { gstReturn: { period: string, registration: GstRegistration, documentCount: number, charged: { amount: number }, credited: { amount: number }, roundOff: { amount: number }, tables: Array<{ name: GstReturnTableName, rowCount: number, amounts: { taxable: { amount: number }, cgst: { amount: number }, total: { amount: number } } | null }>, findings: Array<{ kind: GstReturnFindingKind, count: number, places: Array<{ orderId: string, orderNumber: string, documentNumber: string | null }> }>, gstr3b: { taxed: { taxable: { amount: number }, cgst: { amount: number } }, untaxed: { amount: number }, otherStates: Array<{ code: string, name: string, taxable: { amount: number }, igst: { amount: number } }> }, cmp08: { documentCount: number, value: { amount: number }, taxable: { amount: number }, cgst: { amount: number } } } };

export type SrcDomainsOrderReturnsGstReturnTest2QueryVariables = Exact<{
  period: string;
  first?: number;
  after?: string | null | undefined;
}>;


export type SrcDomainsOrderReturnsGstReturnTest2Query = { gstReturnDocuments: { edges: Array<{ cursor: string, node: { number: string, kind: DocumentKind, orderId: string, table: GstReturnTableName | null, buyerGstin: string | null, isComposition: boolean, total: { amount: number } } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, endCursor: string | null } } };

export type SrcDomainsOrderSalesSalesTest1QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsOrderSalesSalesTest1Query = { overview: { toDo: { newOrders: number, oldestNewOrderAt: string | null, paymentsToVerify: number, refundsDue: number, prescriptionsToCheck: number, outOfStock: number, lowStock: number, failingWebhooks: number, importsToFix: number, withoutGstRate: number | null }, periods: Array<{ days: number, current: { orders: number, cancelled: number, cancelledPercent: number | null, revenue: { amount: number }, gross: { amount: number }, refunds: { amount: number }, net: { amount: number }, averageOrder: { amount: number } | null }, previous: { cancelledPercent: number | null, averageOrder: { amount: number } | null }, bestByPieces: Array<{ productId: string, name: string, unit: string, pieces: number, revenue: { amount: number } }> }>, days: Array<{ day: string, figures: { revenue: { amount: number } } }> } };

export type MonthDocumentFragment = { id: string, kind: DocumentKind, number: string, issuedAt: string, buyerGstin: string | null, isComposition: boolean, placeOfSupply: { code: string } | null, corrects: { number: string } | null, total: { amount: number }, roundOff: { amount: number }, lines: Array<{ productId: string, quantity: number, ratePercent: number | null, total: { amount: number }, tax: { taxable: { amount: number }, cgst: { amount: number }, sgst: { amount: number }, igst: { amount: number } } | null }> };

export type SrcDomainsOrderShopMonthsTest1QueryVariables = Exact<{
  id: string;
}>;


export type SrcDomainsOrderShopMonthsTest1Query = { order: { documents: Array<{ id: string, kind: DocumentKind, number: string, issuedAt: string, buyerGstin: string | null, isComposition: boolean, placeOfSupply: { code: string } | null, corrects: { number: string } | null, total: { amount: number }, roundOff: { amount: number }, lines: Array<{ productId: string, quantity: number, ratePercent: number | null, total: { amount: number }, tax: { taxable: { amount: number }, cgst: { amount: number }, sgst: { amount: number }, igst: { amount: number } } | null }> }> } | null };

export type SrcDomainsOrderShopMonthsTest2QueryVariables = Exact<{
  id: string;
}>;


export type SrcDomainsOrderShopMonthsTest2Query = { viewer: { order: { documents: Array<{ id: string, kind: DocumentKind, number: string, issuedAt: string, buyerGstin: string | null, isComposition: boolean, placeOfSupply: { code: string } | null, corrects: { number: string } | null, total: { amount: number }, roundOff: { amount: number }, lines: Array<{ productId: string, quantity: number, ratePercent: number | null, total: { amount: number }, tax: { taxable: { amount: number }, cgst: { amount: number }, sgst: { amount: number }, igst: { amount: number } } | null }> }> } | null } | null };

export type SrcDomainsOrderShopMonthsTest3QueryVariables = Exact<{
  period: string;
}>;


export type SrcDomainsOrderShopMonthsTest3Query = { gstReturn: { charged: { amount: number }, credited: { amount: number }, roundOff: { amount: number }, findings: Array<{ kind: GstReturnFindingKind }>, tables: Array<{ name: GstReturnTableName, amounts: { taxable: { amount: number }, cgst: { amount: number }, sgst: { amount: number }, igst: { amount: number }, total: { amount: number } } | null }> }, gstReturnDocuments: { edges: Array<{ node: { number: string, total: { amount: number } } }> } };

export type SrcDomainsOrderShopMonthsTest4QueryVariables = Exact<{
  day: string;
}>;


export type SrcDomainsOrderShopMonthsTest4Query = { cashDay: { orders: number, received: { amount: number }, paidBack: { amount: number }, rest: { amount: number } } };

export type SrcDomainsOrderShopMonthsTest5QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsOrderShopMonthsTest5Query = { overview: { days: Array<{ day: string, figures: { gross: { amount: number }, refunds: { amount: number }, net: { amount: number } } }>, periods: Array<{ days: number, current: { gross: { amount: number }, refunds: { amount: number }, net: { amount: number } } }> } };

export type KeyOfPartnerFragment = { id: string, name: string, prefix: string, scopes: Array<PartnerScope>, requestsPerMinute: number, createdBy: string | null, lastUsedAt: string | null, revokedAt: string | null, usage: Array<{ day: string, requests: number, refused: number }> };

export type SrcDomainsPartnerPartnerTest1MutationVariables = Exact<{
  input: CreatePartnerKeyInput;
}>;


export type SrcDomainsPartnerPartnerTest1Mutation = { payload: { secret: string | null, partnerKey: { id: string, name: string, prefix: string, scopes: Array<PartnerScope>, requestsPerMinute: number, createdBy: string | null, lastUsedAt: string | null, revokedAt: string | null, usage: Array<{ day: string, requests: number, refused: number }> } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsPartnerPartnerTest2MutationVariables = Exact<{
  input: UpdatePartnerKeyInput;
}>;


export type SrcDomainsPartnerPartnerTest2Mutation = { payload: { partnerKey: { id: string, name: string, prefix: string, scopes: Array<PartnerScope>, requestsPerMinute: number, createdBy: string | null, lastUsedAt: string | null, revokedAt: string | null, usage: Array<{ day: string, requests: number, refused: number }> } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsPartnerPartnerTest3MutationVariables = Exact<{
  input: RevokePartnerKeyInput;
}>;


export type SrcDomainsPartnerPartnerTest3Mutation = { payload: { partnerKey: { id: string, name: string, prefix: string, scopes: Array<PartnerScope>, requestsPerMinute: number, createdBy: string | null, lastUsedAt: string | null, revokedAt: string | null, usage: Array<{ day: string, requests: number, refused: number }> } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsPartnerPartnerTest4QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsPartnerPartnerTest4Query = { partnerKeys: Array<{ id: string, name: string, prefix: string, scopes: Array<PartnerScope>, requestsPerMinute: number, createdBy: string | null, lastUsedAt: string | null, revokedAt: string | null, usage: Array<{ day: string, requests: number, refused: number }> }> };

export type SrcDomainsPrescriptionPrescriptionViewTest1QueryVariables = Exact<{
  first?: number;
  after?: string | null | undefined;
}>;


export type SrcDomainsPrescriptionPrescriptionViewTest1Query = { prescriptionViews: { edges: Array<{ node: { id: string, viewedBy: string | null, customer: string | null, prescriptionId: string, orderNumbers: Array<string>, prescription: { type: PrescriptionType } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SrcDomainsPrescriptionPrescriptionViewTest2MutationVariables = Exact<{
  input: DeleteAccountInput;
}>;


export type SrcDomainsPrescriptionPrescriptionViewTest2Mutation = { deleteAccount: { userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsPrescriptionPrescriptionTest1QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsPrescriptionPrescriptionTest1Query = { viewer: { prescriptions: Array<{ id: string, type: PrescriptionType, size: number, url: string, uploadedAt: string, usableUntil: string, expired: boolean }> } | null };

export type SrcDomainsPrescriptionPrescriptionTest2MutationVariables = Exact<{
  input: DeleteAccountInput;
}>;


export type SrcDomainsPrescriptionPrescriptionTest2Mutation = { deleteAccount: { userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsPrivacyCustomerDataTest1MutationVariables = Exact<{
  input: DeleteAccountInput;
}>;


export type SrcDomainsPrivacyCustomerDataTest1Mutation = { deleteAccount: { userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsPrivacyDeleteAccountTest1MutationVariables = Exact<{
  input: DeleteAccountInput;
}>;


export type SrcDomainsPrivacyDeleteAccountTest1Mutation = { deleteAccount: { userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsPrivacyDeleteAccountTest2MutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type SrcDomainsPrivacyDeleteAccountTest2Mutation = { placeOrder: { order: { id: string } | null, userErrors: Array<{ message: string }> } };

export type SrcDomainsPrivacyDeleteAccountTest3MutationVariables = Exact<{
  input: StartUpiPaymentInput;
}>;


export type SrcDomainsPrivacyDeleteAccountTest3Mutation = { startUpiPayment: { userErrors: Array<{ message: string }> } };

export type SrcDomainsPrivacyDeleteAccountTest4MutationVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsPrivacyDeleteAccountTest4Mutation = { requestEmailVerification: { userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsPrivacyDeleteAccountTest5QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsPrivacyDeleteAccountTest5Query = { viewer: { id: string } | null };

export type SrcDomainsPrivacyDeletionRacesTest1MutationVariables = Exact<{
  input: DeleteAccountInput;
}>;


export type SrcDomainsPrivacyDeletionRacesTest1Mutation = { deleteAccount: { userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsPrivacyDeletionRacesTest2MutationVariables = Exact<{
  input: LoginInput;
}>;


export type SrcDomainsPrivacyDeletionRacesTest2Mutation = { login: { viewer: { id: string } | null } };

export type SrcDomainsPrivacyExportAccountTest1MutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type SrcDomainsPrivacyExportAccountTest1Mutation = { placeOrder: { order: { number: string } | null } };

export type SrcDomainsPrivacyPeopleWithoutLoginTest1MutationVariables = Exact<{
  input: CorrectCustomerInput;
}>;


export type SrcDomainsPrivacyPeopleWithoutLoginTest1Mutation = { payload: { customer: { name: string, mobile: string, hasLogin: boolean } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsPrivacyPeopleWithoutLoginTest2MutationVariables = Exact<{
  input: DeleteCustomerInput;
}>;


export type SrcDomainsPrivacyPeopleWithoutLoginTest2Mutation = { payload: { userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsPrivacyPeopleWithoutLoginTest3MutationVariables = Exact<{
  input: CorrectTicketInput;
}>;


export type SrcDomainsPrivacyPeopleWithoutLoginTest3Mutation = { payload: { ticket: { name: string, email: string, phone: string, version: number, isFromGuest: boolean } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsPrivacyPeopleWithoutLoginTest4MutationVariables = Exact<{
  input: DeleteTicketDataInput;
}>;


export type SrcDomainsPrivacyPeopleWithoutLoginTest4Mutation = { payload: { ticket: { name: string, email: string, phone: string, text: string, status: TicketStatus, isFromGuest: boolean } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsPrivacyTicketDataTest1MutationVariables = Exact<{
  input: DeleteAccountInput;
}>;


export type SrcDomainsPrivacyTicketDataTest1Mutation = { deleteAccount: { userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsSearchLabSearchLogTest1MutationVariables = Exact<{
  input: ReportSearchInput;
}>;


export type SrcDomainsSearchLabSearchLogTest1Mutation = { reportSearch: { userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsSearchLabSearchLogTest2QueryVariables = Exact<{
  kind: MissedSearchKind;
}>;


export type SrcDomainsSearchLabSearchLogTest2Query = { missedSearches: Array<{ text: string, searches: number, clicks: number, misses: number }> };

export type SrcDomainsSearchLabSearchLogTest3MutationVariables = Exact<{
  input: SetSearchUnsoldInput;
}>;


export type SrcDomainsSearchLabSearchLogTest3Mutation = { setSearchUnsold: { userErrors: Array<{ code: UserErrorCode, field: string | null }> } };

export type SearchTestRowFragment = { id: string, text: string, position: number | null, product: { name: string } | null };

export type SrcDomainsSearchLabSearchTestsTest1MutationVariables = Exact<{
  input: AddSearchTestInput;
}>;


export type SrcDomainsSearchLabSearchTestsTest1Mutation = { addSearchTest: { test: { id: string, text: string, position: number | null, product: { name: string } | null } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsSearchLabSearchTestsTest2MutationVariables = Exact<{
  input: DeleteInput;
}>;


export type SrcDomainsSearchLabSearchTestsTest2Mutation = { removeSearchTest: { deletedId: string | null, userErrors: Array<{ code: UserErrorCode, field: string | null }> } };

export type SrcDomainsSearchLabSearchTestsTest3QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsSearchLabSearchTestsTest3Query = { searchTests: Array<{ id: string, text: string, position: number | null, product: { name: string } | null }> };

export type SrcDomainsSearchLabSearchTestsTest4QueryVariables = Exact<{
  line: string;
}>;


export type SrcDomainsSearchLabSearchTestsTest4Query = { previewWords: { searches: Array<{ text: string, before: number, after: number, products: Array<{ name: string }> }>, tests: Array<{ after: number | null, test: { id: string, text: string, position: number | null, product: { name: string } | null } }>, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsSearchLabSearchTestsTest5QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsSearchLabSearchTestsTest5Query = { searchTests: Array<{ id: string }> };

export type SrcDomainsSearchLabSearchTestsTest6QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsSearchLabSearchTestsTest6Query = { previewWords: { searches: Array<{ text: string }> } };

export type SettingsInTestsFragment = { version: number, name: string, phone: string, drugLicence: string, orderMailTo: string, upiPayments: boolean, socialLinks: Array<{ name: string, url: string }>, changes: { edges: Array<{ node: { changedBy: string | null, fields: Array<{ label: string, before: string, after: string }> } }> } };

export type SrcDomainsShopShopSettingsTest1QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsShopShopSettingsTest1Query = { shopSettings: { setup: Array<{ code: SetupStepCode, isDone: boolean }> } };

export type SrcDomainsShopShopSettingsTest2QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsShopShopSettingsTest2Query = { shopSettings: { version: number, name: string, phone: string, drugLicence: string, orderMailTo: string, upiPayments: boolean, socialLinks: Array<{ name: string, url: string }>, changes: { edges: Array<{ node: { changedBy: string | null, fields: Array<{ label: string, before: string, after: string }> } }> } } };

export type SrcDomainsShopShopSettingsTest3MutationVariables = Exact<{
  input: UpdateShopSettingsInput;
}>;


export type SrcDomainsShopShopSettingsTest3Mutation = { payload: { settings: { version: number, name: string, phone: string, drugLicence: string, orderMailTo: string, upiPayments: boolean, socialLinks: Array<{ name: string, url: string }>, changes: { edges: Array<{ node: { changedBy: string | null, fields: Array<{ label: string, before: string, after: string }> } }> } }, conflicts: Array<{ name: string, saved: string, rejected: string }>, userErrors: Array<{ code: UserErrorCode, reason: string, field: string | null, message: string }> } };

export type SrcDomainsShopShopSettingsTest4QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsShopShopSettingsTest4Query = { store: { legalName: string | null, gstin: string | null, fssai: string | null, grievanceOfficer: { name: string, designation: string | null, phone: string | null, email: string | null } | null, policies: Array<{ title: string, text: string }> } };

export type SrcDomainsShopShopSettingsTest5QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcDomainsShopShopSettingsTest5Query = { store: { name: string, phone: string, drugLicence: string | null, upiPayments: boolean } };

export type SrcDomainsShopShopSettingsTest6MutationVariables = Exact<{
  input: UpdateShopSettingsInput;
}>;


export type SrcDomainsShopShopSettingsTest6Mutation = { payload: { settings: { version: number, gstRegistration: GstRegistration, turnoverClass: TurnoverClass, gstin: string }, userErrors: Array<{ reason: string, field: string | null }> } };

export type SrcDomainsTicketTicketActionsTest1MutationVariables = Exact<{
  input: SetOrderStatusInput;
}>;


export type SrcDomainsTicketTicketActionsTest1Mutation = { setOrderStatus: { order: { invoice: { number: string } | null } | null, userErrors: Array<{ message: string }> } };

export type SrcDomainsTicketTicketActionsTest2MutationVariables = Exact<{
  input: SetOrderStatusInput;
}>;


export type SrcDomainsTicketTicketActionsTest2Mutation = { setOrderStatus: { order: { status: OrderStatus } | null, userErrors: Array<{ message: string }> } };

export type SrcDomainsTicketTicketTest1MutationVariables = Exact<{
  input: ReplyToTicketInput;
}>;


export type SrcDomainsTicketTicketTest1Mutation = { reply: { ticket: { version: number, status: TicketStatus, answerDueAt: string | null, entries: Array<{ kind: TicketEntryKind, text: string, by: string | null }> } | null, userErrors: Array<{ code: UserErrorCode, message: string }> } };

export type SrcDomainsTicketTicketTest2QueryVariables = Exact<{
  status?: TicketStatus | null | undefined;
}>;


export type SrcDomainsTicketTicketTest2Query = { tickets: { edges: Array<{ node: { number: string, order: { number: string } | null } }> } };

export type WebhookInTestsFragment = { id: string, url: string, createdAt: string, stoppedAt: string | null, failingSince: string | null };

export type SrcDomainsWebhookWebhookTest1MutationVariables = Exact<{
  input: RegisterWebhookInput;
}>;


export type SrcDomainsWebhookWebhookTest1Mutation = { registerWebhook: { secret: string | null, webhook: { id: string, url: string, createdAt: string, stoppedAt: string | null, failingSince: string | null } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type SrcDomainsWebhookWebhookTest2MutationVariables = Exact<{
  input: DeleteInput;
}>;


export type SrcDomainsWebhookWebhookTest2Mutation = { removeWebhook: { deletedId: string | null, userErrors: Array<{ code: UserErrorCode }> } };

export type SrcDomainsWebhookWebhookTest3QueryVariables = Exact<{
  partnerKeyId?: string | null | undefined;
}>;


export type SrcDomainsWebhookWebhookTest3Query = { webhooks: Array<{ id: string, url: string, createdAt: string, stoppedAt: string | null, failingSince: string | null }> };

export type SrcDomainsWebhookWebhookTest4QueryVariables = Exact<{
  webhookId: string;
  first: number;
  after?: string | null | undefined;
}>;


export type SrcDomainsWebhookWebhookTest4Query = { webhook: { url: string } | null, webhookDeliveries: { edges: Array<{ node: { id: string, kind: CatalogueKind, thingId: string, deleted: boolean, at: string, cursor: string, state: WebhookDeliveryState, attempts: number, lastAttemptAt: string | null, nextAttemptAt: string | null, status: number | null, problem: string | null, thing:
          | { name: string }
          | Record<PropertyKey, never>
         | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type SrcDomainsWebhookWebhookTest5MutationVariables = Exact<{
  input: ResendDeliveryInput;
}>;


export type SrcDomainsWebhookWebhookTest5Mutation = { resendDelivery: { delivery: { state: WebhookDeliveryState, attempts: number } | null, userErrors: Array<{ code: UserErrorCode }> } };

export type SrcGraphqlImagesTest1QueryVariables = Exact<{
  id: string;
}>;


export type SrcGraphqlImagesTest1Query = { product: { images: Array<{ url: string, srcSet: string | null, versions: Array<{ url: string, width: number }> }> } | null };

export type SrcGraphqlOwnCasesTest1MutationVariables = Exact<{
  input: ExplainOwnOrderInput;
}>;


export type SrcGraphqlOwnCasesTest1Mutation = { payload: { order: { id: string, updatedAt: string, ownCaseReasons: Array<{ reason: string }> } | null, userErrors: Array<{ code: UserErrorCode, field: string | null }> } };

export type SrcGraphqlOwnCasesTest2MutationVariables = Exact<{
  input: ExplainOwnTicketInput;
}>;


export type SrcGraphqlOwnCasesTest2Mutation = { payload: { ticket: { id: string, version: number, ownCaseReasons: Array<{ reason: string }> } | null, userErrors: Array<{ code: UserErrorCode, field: string | null }> } };

export type SrcHttpEventsEventsTest1MutationVariables = Exact<{
  input: SetOrderStatusInput;
}>;


export type SrcHttpEventsEventsTest1Mutation = { setOrderStatus: { order: { updatedAt: string } | null, userErrors: Array<{ code: UserErrorCode }> } };

export type SrcHttpEventsEventsTest2MutationVariables = Exact<{ [key: string]: never; }>;


export type SrcHttpEventsEventsTest2Mutation = { logout: { userErrors: Array<{ code: UserErrorCode }> } };

export type SrcPaymentsStripeTest1MutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type SrcPaymentsStripeTest1Mutation = { placeOrder: { order: { id: string, status: OrderStatus, payment: { method: PaymentMethod, state: PaymentState, url: string | null } } | null, userErrors: Array<{ code: UserErrorCode, message: string }> } };

export type SrcPaymentsStripeTest2QueryVariables = Exact<{
  id: string;
}>;


export type SrcPaymentsStripeTest2Query = { viewer: { order: { status: OrderStatus, cancellable: boolean, payment: { state: PaymentState, url: string | null } } | null } | null };

export type SrcPaymentsStripeTest3MutationVariables = Exact<{
  input: SetOrderStatusInput;
}>;


export type SrcPaymentsStripeTest3Mutation = { setOrderStatus: { userErrors: Array<{ code: UserErrorCode }> } };

export type SrcPaymentsStripeTest4MutationVariables = Exact<{
  input: CancelOrderInput;
}>;


export type SrcPaymentsStripeTest4Mutation = { cancelOrder: { userErrors: Array<{ code: UserErrorCode }> } };

export type SrcPaymentsStripeTest5QueryVariables = Exact<{
  id: string;
}>;


export type SrcPaymentsStripeTest5Query = { order: { payment: { url: string | null } } | null };

export type SrcPaymentsStripeTest6QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcPaymentsStripeTest6Query = { orders: { edges: Array<{ node: { id: string } }> } };

export type SrcPaymentsStripeTest7MutationVariables = Exact<{
  input: SetPaymentStateInput;
}>;


export type SrcPaymentsStripeTest7Mutation = { setPaymentState: { userErrors: Array<{ code: UserErrorCode, field: string | null }> } };

export type SrcPaymentsStripeTest8MutationVariables = Exact<{
  input: RefundPaymentInput;
}>;


export type SrcPaymentsStripeTest8Mutation = { refundPayment: { order: { status: OrderStatus, payment: { state: PaymentState, refund: { reference: string | null, verified: boolean } | null } } | null, userErrors: Array<{ code: UserErrorCode, field: string | null }> } };

export type SrcPaymentsStripeTest9MutationVariables = Exact<{
  input: SetOrderStatusInput;
}>;


export type SrcPaymentsStripeTest9Mutation = { setOrderStatus: { order: { payment: { state: PaymentState } } | null, userErrors: Array<{ code: UserErrorCode }> } };

export type SrcRestParityTest1MutationVariables = Exact<{
  input: AddToCartInput;
}>;


export type SrcRestParityTest1Mutation = { it: { userErrors: Array<{ message: string }> } };

export type SrcRestParityTest2MutationVariables = Exact<{
  input: DeleteInput;
}>;


export type SrcRestParityTest2Mutation = { it: { userErrors: Array<{ message: string }> } };

export type SrcRestParityTest3MutationVariables = Exact<{
  input: UpdateAddressInput;
}>;


export type SrcRestParityTest3Mutation = { it: { userErrors: Array<{ message: string }> } };

export type SrcRestRefreshTest1MutationVariables = Exact<{
  input: RefreshSessionInput;
}>;


export type SrcRestRefreshTest1Mutation = { refreshSession: { tokens: { accessToken: string } } };

export type SrcSubmissionsSubmissionsTest1MutationVariables = Exact<{
  input: CreateAddressInput;
}>;


export type SrcSubmissionsSubmissionsTest1Mutation = { reply: { created: { id: string } | null, userErrors: Array<{ code: UserErrorCode, message: string }> } };

export type SrcSubmissionsSubmissionsTest2MutationVariables = Exact<{
  input: CreateCategoryInput;
}>;


export type SrcSubmissionsSubmissionsTest2Mutation = { reply: { created: { id: string } | null, userErrors: Array<{ code: UserErrorCode, message: string }> } };

export type SrcSubmissionsSubmissionsTest3MutationVariables = Exact<{
  input: CreateSubCategoryInput;
}>;


export type SrcSubmissionsSubmissionsTest3Mutation = { reply: { created: { id: string } | null, userErrors: Array<{ code: UserErrorCode, message: string }> } };

export type SrcSubmissionsSubmissionsTest4MutationVariables = Exact<{
  input: CreateProductInput;
}>;


export type SrcSubmissionsSubmissionsTest4Mutation = { reply: { created: { id: string } | null, userErrors: Array<{ code: UserErrorCode, message: string }> } };

export type SrcSubmissionsSubmissionsTest5MutationVariables = Exact<{
  input: UploadPictureInput;
}>;


export type SrcSubmissionsSubmissionsTest5Mutation = { reply: { created: { image: { url: string } } | null, userErrors: Array<{ code: UserErrorCode, message: string }> } };

export type SrcSubmissionsSubmissionsTest6MutationVariables = Exact<{
  input: UploadAvatarInput;
}>;


export type SrcSubmissionsSubmissionsTest6Mutation = { reply: { created: { avatar: { url: string } | null } | null, userErrors: Array<{ code: UserErrorCode, message: string }> } };

export type SrcSubmissionsSubmissionsTest7MutationVariables = Exact<{
  input: UploadPrescriptionInput;
}>;


export type SrcSubmissionsSubmissionsTest7Mutation = { reply: { created: { id: string } | null, userErrors: Array<{ code: UserErrorCode, message: string }> } };

export type SrcSubmissionsSubmissionsTest8MutationVariables = Exact<{
  input: DeleteAccountInput;
}>;


export type SrcSubmissionsSubmissionsTest8Mutation = { deleteAccount: { userErrors: Array<{ code: UserErrorCode }> } };

export type SrcTelemetryTracesTracesTest1QueryVariables = Exact<{ [key: string]: never; }>;


export type SrcTelemetryTracesTracesTest1Query = { categories: Array<{ name: string }> };

export type TestAttacksCompressedRequestsTest1MutationVariables = Exact<{
  file: null;
}>;


export type TestAttacksCompressedRequestsTest1Mutation = { uploadAvatar: { __typename: 'UploadAvatarPayload' } };

export type TestAttacksRateLimitsTest1QueryVariables = Exact<{ [key: string]: never; }>;


export type TestAttacksRateLimitsTest1Query = { searchProducts: { totalCount: number } };

export type TestAttacksUploadEndpoints1MutationVariables = Exact<{
  file: null;
}>;


export type TestAttacksUploadEndpoints1Mutation = { uploadPicture: { picture: { width: number, height: number, image: { url: string, srcSet: string | null } } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type TestAttacksUploadEndpoints2MutationVariables = Exact<{
  file: null;
}>;


export type TestAttacksUploadEndpoints2Mutation = { uploadAvatar: { viewer: { avatar: { url: string } | null } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type TestAttacksUploadSpaceTest1MutationVariables = Exact<{
  input: DeleteAccountInput;
}>;


export type TestAttacksUploadSpaceTest1Mutation = { deleteAccount: { userErrors: Array<{ code: UserErrorCode }> } };

export type TestAttacksUploadsHostileTest1QueryVariables = Exact<{ [key: string]: never; }>;


export type TestAttacksUploadsHostileTest1Query = { store: { name: string } };

export type TestAttacksUploadsHostileTest2MutationVariables = Exact<{
  file: null;
}>;


export type TestAttacksUploadsHostileTest2Mutation = { uploadPicture: { userErrors: Array<{ code: UserErrorCode }> }, again: { userErrors: Array<{ code: UserErrorCode }> } };

export type TestAttacksUploadsHostileTest3MutationVariables = Exact<{
  f: null;
}>;


export type TestAttacksUploadsHostileTest3Mutation = { uploadAvatar: { userErrors: Array<{ code: UserErrorCode }> } };

export type TestFailuresMailFailuresTest1MutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type TestFailuresMailFailuresTest1Mutation = { placeOrder: { order: { id: string } | null, userErrors: Array<{ code: UserErrorCode }> } };

export type TestFailuresStorageFullTest1MutationVariables = Exact<{
  input: CreateAddressInput;
}>;


export type TestFailuresStorageFullTest1Mutation = { createAddress: { address: { id: string } | null, userErrors: Array<{ code: UserErrorCode }> } };

export type TestLongKillsAdmin1MutationVariables = Exact<{
  input: SetOrderStatusInput;
}>;


export type TestLongKillsAdmin1Mutation = { payload: { order: { invoice: { number: string } | null } | null, userErrors: Array<{ code: UserErrorCode }> } };

export type TestLongKillsAdmin2MutationVariables = Exact<{
  input: SetOrderStatusInput;
}>;


export type TestLongKillsAdmin2Mutation = { payload: { order: { payment: { cash: { by: string | null } | null } } | null, userErrors: Array<{ code: UserErrorCode }> } };

export type TestLongKillsAdmin3MutationVariables = Exact<{
  input: SetPaymentStateInput;
}>;


export type TestLongKillsAdmin3Mutation = { payload: { userErrors: Array<{ code: UserErrorCode, message: string }> } };

export type TestLongKillsAdmin4MutationVariables = Exact<{
  input: RefundPaymentInput;
}>;


export type TestLongKillsAdmin4Mutation = { payload: { userErrors: Array<{ code: UserErrorCode, message: string }> } };

export type TestLongKillsAdmin5MutationVariables = Exact<{
  input: AddRefundInput;
}>;


export type TestLongKillsAdmin5Mutation = { payload: { order: { refunds: Array<{ id: string, reason: RefundReason, state: RefundState }> } | null, userErrors: Array<{ code: UserErrorCode, message: string }> } };

export type TestLongKillsAdmin6MutationVariables = Exact<{
  input: RefundInput;
}>;


export type TestLongKillsAdmin6Mutation = { payload: { userErrors: Array<{ code: UserErrorCode, message: string }> } };

export type TestLongKillsAdmin7QueryVariables = Exact<{
  day: string;
}>;


export type TestLongKillsAdmin7Query = { payload: { version: number, rest: { amount: number } } };

export type TestLongKillsAdmin8MutationVariables = Exact<{
  input: CloseCashDayInput;
}>;


export type TestLongKillsAdmin8Mutation = { payload: { userErrors: Array<{ code: UserErrorCode, message: string }> } };

export type TestLongKillsBusyStore1QueryVariables = Exact<{
  first: number;
}>;


export type TestLongKillsBusyStore1Query = { payload: { edges: Array<{ node: { id: string, gstRate: number | null, discountedPrice: { amount: number }, medicine: { schedule: DrugSchedule } | null } }> } };

export type TestLongKillsBusyStore2MutationVariables = Exact<{
  input: SetStockInput;
}>;


export type TestLongKillsBusyStore2Mutation = { payload: { userErrors: Array<{ code: UserErrorCode }> } };

export type TestLongKillsBusyStore3MutationVariables = Exact<{
  input: UpdateShopSettingsInput;
}>;


export type TestLongKillsBusyStore3Mutation = { payload: { settings: { gstRegistration: GstRegistration }, userErrors: Array<{ code: UserErrorCode, message: string }> } };

export type TestLongKillsBusyStore4QueryVariables = Exact<{ [key: string]: never; }>;


export type TestLongKillsBusyStore4Query = { payload: { upiPayment: { reserved: boolean } | null } | null };

export type TestLongKillsPerson1MutationVariables = Exact<{
  input: RegisterInput;
}>;


export type TestLongKillsPerson1Mutation = { payload: { userErrors: Array<{ code: UserErrorCode, message: string }> } };

export type TestLongKillsPerson2MutationVariables = Exact<{
  input: LoginInput;
}>;


export type TestLongKillsPerson2Mutation = { payload: { viewer: { id: string } | null, tokens: { accessToken: string, refreshToken: string } | null } };

export type TestLongKillsPerson3MutationVariables = Exact<{
  input: RefreshSessionInput;
}>;


export type TestLongKillsPerson3Mutation = { payload: { tokens: { accessToken: string, refreshToken: string } } };

export type TestLongKillsShopper1MutationVariables = Exact<{
  input: CreateAddressInput;
}>;


export type TestLongKillsShopper1Mutation = { payload: { address: { id: string } | null } };

export type TestLongKillsShopper2MutationVariables = Exact<{
  input: AddToCartInput;
}>;


export type TestLongKillsShopper2Mutation = { payload: { userErrors: Array<{ code: UserErrorCode, message: string }> } };

export type TestLongKillsShopper3MutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type TestLongKillsShopper3Mutation = { payload: { order: { id: string, number: string, total: { amount: number } } | null, userErrors: Array<{ code: UserErrorCode, message: string }> } };

export type TestLongKillsShopper4MutationVariables = Exact<{
  input: StartUpiPaymentInput;
}>;


export type TestLongKillsShopper4Mutation = { payload: { upiPayment: { reserved: boolean } | null, userErrors: Array<{ code: UserErrorCode, message: string }> } };

export type TestLongKillsShopper5MutationVariables = Exact<{ [key: string]: never; }>;


export type TestLongKillsShopper5Mutation = { payload: { userErrors: Array<{ code: UserErrorCode, message: string }> } };

export type TestLongKillsShopper6MutationVariables = Exact<{
  input: CancelOrderInput;
}>;


export type TestLongKillsShopper6Mutation = { payload: { userErrors: Array<{ code: UserErrorCode, message: string }> } };

export type TestLongProcessesTest1MutationVariables = Exact<{
  input: LoginInput;
}>;


export type TestLongProcessesTest1Mutation = { login: { tokens: { accessToken: string } | null } };

export type TestLongProcessesTest2QueryVariables = Exact<{ [key: string]: never; }>;


export type TestLongProcessesTest2Query = { products: { edges: Array<{ node: { id: string, price: { amount: number } } }> } };

export type TestLongProcessesTest3MutationVariables = Exact<{
  input: UpdateProductInput;
}>;


export type TestLongProcessesTest3Mutation = { updateProduct: { userErrors: Array<{ code: UserErrorCode }> } };

export type TestLongProcessesTest4MutationVariables = Exact<{
  input: CreatePartnerKeyInput;
}>;


export type TestLongProcessesTest4Mutation = { createPartnerKey: { partnerKey: { id: string } | null } };

export type TestLongProcessesTest5MutationVariables = Exact<{
  input: RegisterWebhookInput;
}>;


export type TestLongProcessesTest5Mutation = { registerWebhook: { secret: string | null, userErrors: Array<{ code: UserErrorCode }> } };

export type TestLongSoakTest1QueryVariables = Exact<{ [key: string]: never; }>;


export type TestLongSoakTest1Query = { products: { edges: Array<{ node: { id: string, name: string, discountedPrice: { amount: number } } }> } };

export type TestLongSoakTest2QueryVariables = Exact<{ [key: string]: never; }>;


export type TestLongSoakTest2Query = { searchProducts: { totalCount: number } };

export type TestLongSoakTest3MutationVariables = Exact<{
  input: RegisterInput;
}>;


export type TestLongSoakTest3Mutation = { register: { userErrors: Array<{ code: UserErrorCode }> } };

export type TestLongSoakTest4MutationVariables = Exact<{
  input: LoginInput;
}>;


export type TestLongSoakTest4Mutation = { login: { tokens: { accessToken: string } | null } };

export type TestLongSoakTest5MutationVariables = Exact<{
  input: AddToCartInput;
}>;


export type TestLongSoakTest5Mutation = { addToCart: { cart: { lines: Array<{ id: string }> }, userErrors: Array<{ code: UserErrorCode }> } };

export type TestLongSoakTest6MutationVariables = Exact<{
  input: RemoveFromCartInput;
}>;


export type TestLongSoakTest6Mutation = { removeFromCart: { userErrors: Array<{ code: UserErrorCode }> } };

export type TestLongStatementKillsTest1MutationVariables = Exact<{
  input: ApplyUpiStatementInput;
}>;


export type TestLongStatementKillsTest1Mutation = { applyUpiStatement: { statement: { received: number, counts: Array<{ state: UpiStatementRowState }> } | null, userErrors: Array<{ code: UserErrorCode }> } };

export type TestMirrorTest1QueryVariables = Exact<{ [key: string]: never; }>;


export type TestMirrorTest1Query = { catalogueChanges: { pageInfo: { endCursor: string | null } } };

export type TestMirrorTest2QueryVariables = Exact<{ [key: string]: never; }>;


export type TestMirrorTest2Query = { catalogueDigest: { digest: string, count: number, cursor: string | null } };

export type TestOldDataOldDataTest1MutationVariables = Exact<{
  input: LoginInput;
}>;


export type TestOldDataOldDataTest1Mutation = { login: { tokens: { accessToken: string } | null } };

export type TestOldDataOldDataTest2QueryVariables = Exact<{ [key: string]: never; }>;


export type TestOldDataOldDataTest2Query = { viewer: { name: string, cart: { lines: Array<{ quantity: number, product: { name: string } }>, total: { amount: number } }, addresses: Array<{ addressLine: string, pincode: string }>, orders: { edges: Array<{ node: { status: OrderStatus, total: { amount: number }, deliveryAddress: { city: string }, lines: Array<{ name: string, quantity: number }>, payment: { method: PaymentMethod, state: PaymentState, upiTransactionId: string | null, refund: { verified: boolean } | null }, refunds: Array<{ id: string, reason: RefundReason, state: RefundState, amount: { amount: number } }> } }> } } | null };

export type TestOldDataOldDataTest3QueryVariables = Exact<{ [key: string]: never; }>;


export type TestOldDataOldDataTest3Query = { orders: { edges: Array<{ node: { id: string } }> } };

export type TestOldDataOldDataTest4QueryVariables = Exact<{ [key: string]: never; }>;


export type TestOldDataOldDataTest4Query = { products: { edges: Array<{ node: { name: string, stock: number, brand: string, composition: string, price: { amount: number } } }> } };

export type TestOldDataOldDataTest5QueryVariables = Exact<{ [key: string]: never; }>;


export type TestOldDataOldDataTest5Query = { products: { edges: Array<{ node: { medicine: { form: MedicineForm, packCount: number | null, packUnit: PackUnit, schedule: DrugSchedule, prescriptionRequired: boolean, ingredients: Array<{ name: string, strength: { text: string } | null }>, pricePerUnit: { amount: number } | null } | null } }> } };

export type TestOldDataOldDataTest6QueryVariables = Exact<{ [key: string]: never; }>;


export type TestOldDataOldDataTest6Query = { viewer: { role: Role } | null };

export type TestOldDataOldOrdersTest1QueryVariables = Exact<{ [key: string]: never; }>;


export type TestOldDataOldOrdersTest1Query = { orders: { edges: Array<{ node: { fulfilment: Fulfilment, missingBatches: boolean, lines: Array<{ medicine: { maker: string } | null, batches: Array<{ number: string }> }> } }> } };

export type TestOperationMetricsTest1QueryVariables = Exact<{ [key: string]: never; }>;


export type TestOperationMetricsTest1Query = { categories: Array<{ name: string, subCategories: Array<{ name: string }> }> };

export type TestOperationMetricsTest2QueryVariables = Exact<{ [key: string]: never; }>;


export type TestOperationMetricsTest2Query = { products: { edges: Array<{ node: { name: string, categories: Array<{ name: string }> } }> } };

export type TestOperationMetricsTest3QueryVariables = Exact<{ [key: string]: never; }>;


export type TestOperationMetricsTest3Query = { store: { name: string } };

export type TestOperationMetricsTest4QueryVariables = Exact<{ [key: string]: never; }>;


export type TestOperationMetricsTest4Query = { viewer: { cart: { lines: Array<{ quantity: number, product: { name: string } }> } } | null };

export type TestOperationMetricsTest5MutationVariables = Exact<{
  id: string;
}>;


export type TestOperationMetricsTest5Mutation = { setStock: { product: { stock: number } | null, userErrors: Array<{ message: string }> } };

export type TestPagesTest1MutationVariables = Exact<{
  input: ApplyUpiStatementInput;
}>;


export type TestPagesTest1Mutation = { applyUpiStatement: { received: number } };

export type TestPagesTest2MutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type TestPagesTest2Mutation = { placeOrder: { userErrors: Array<{ message: string }> } };

export type TestPartnerKeysTest1QueryVariables = Exact<{ [key: string]: never; }>;


export type TestPartnerKeysTest1Query = { partnerKeys: Array<{ id: string, usage: Array<{ requests: number, refused: number }> }> };

export type TestPrescriptionsTest1QueryVariables = Exact<{ [key: string]: never; }>;


export type TestPrescriptionsTest1Query = { viewer: { prescriptions: Array<{ id: string, url: string }> } | null };

export type TestProductsFileTest1MutationVariables = Exact<{
  file: null;
  dryRun: boolean;
  prescriptionColumn?: string | null | undefined;
  ignoredColumns?: Array<string> | string;
}>;


export type TestProductsFileTest1Mutation = { importProducts: { report: { nearSalePrices: number, unusedColumns: Array<string>, prescriptionColumns: Array<string>, rows: number, created: number, changed: number, unchanged: number, refused: number, medicines: number, medicinesRead: number, refusals: Array<{ line: number, reason: string }>, unread: Array<{ line: number, reason: string }> } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type TestCustomerFragment = { id: string, version: number, note: string, cashBlock: { reason: string, by: string | null } | null, cashBlockChanges: Array<{ isBlocked: boolean, reason: string, by: string | null }>, views: Array<{ by: string | null }> };

export type TestSupportCustomers1QueryVariables = Exact<{
  id: string;
}>;


export type TestSupportCustomers1Query = { customer: { name: string, email: string, id: string, version: number, note: string, cashBlock: { reason: string, by: string | null } | null, cashBlockChanges: Array<{ isBlocked: boolean, reason: string, by: string | null }>, views: Array<{ by: string | null }> } | null };

export type TestSupportCustomers2MutationVariables = Exact<{
  input: SetCustomerNoteInput;
}>;


export type TestSupportCustomers2Mutation = { payload: { customer: { id: string, version: number, note: string, cashBlock: { reason: string, by: string | null } | null, cashBlockChanges: Array<{ isBlocked: boolean, reason: string, by: string | null }>, views: Array<{ by: string | null }> } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type TestSupportCustomers3MutationVariables = Exact<{
  input: BlockCashInput;
}>;


export type TestSupportCustomers3Mutation = { payload: { customer: { id: string, version: number, note: string, cashBlock: { reason: string, by: string | null } | null, cashBlockChanges: Array<{ isBlocked: boolean, reason: string, by: string | null }>, views: Array<{ by: string | null }> } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type TestSupportCustomers4MutationVariables = Exact<{
  input: UnblockCashInput;
}>;


export type TestSupportCustomers4Mutation = { payload: { customer: { id: string, version: number, note: string, cashBlock: { reason: string, by: string | null } | null, cashBlockChanges: Array<{ isBlocked: boolean, reason: string, by: string | null }>, views: Array<{ by: string | null }> } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type TestSupportGstShop1MutationVariables = Exact<{
  input: SetOrderStatusInput;
}>;


export type TestSupportGstShop1Mutation = { payload: { order: { status: OrderStatus } | null, userErrors: Array<{ message: string }> } };

export type TestSupportGstShop2QueryVariables = Exact<{
  id: string;
}>;


export type TestSupportGstShop2Query = { order: { invoiceWaits: boolean, invoice: { number: string, buyerName: string } | null, invoiceWaitsFor: Array<{ name: string }>, documents: Array<{ kind: DocumentKind, number: string, buyerName: string, buyerGstin: string | null, isComposition: boolean, placeOfSupply: { code: string, name: string } | null, corrects: { number: string } | null, total: { amount: number }, tax: { stateTaxName: string, taxable: { amount: number }, cgst: { amount: number }, sgst: { amount: number }, igst: { amount: number } } | null, lines: Array<{ name: string, quantity: number, hsn: string | null, ratePercent: number | null, total: { amount: number }, tax: { taxable: { amount: number }, cgst: { amount: number }, sgst: { amount: number }, igst: { amount: number } } | null }> }> } | null };

export type TestSupportGstShop3MutationVariables = Exact<{
  input: AddRefundInput;
}>;


export type TestSupportGstShop3Mutation = { payload: { order: { refunds: Array<{ id: string }> } | null, userErrors: Array<{ message: string }> } };

export type TestSupportGstShop4MutationVariables = Exact<{
  input: RefundInput;
}>;


export type TestSupportGstShop4Mutation = { payload: { order: { status: OrderStatus } | null, userErrors: Array<{ message: string }> } };

export type ChangedOrderFragment = { id: string, status: OrderStatus, updatedAt: string, totalQuantity: number, linesChangeable: boolean, ifItemMissing: MissingItemChoice, total: { amount: number }, payment: { state: PaymentState }, lines: Array<{ productId: string, name: string, quantity: number, batches: Array<{ number: string }> }>, refunds: Array<{ id: string, reason: RefundReason, state: RefundState, verified: boolean, addedAt: string | null, amount: { amount: number }, lines: Array<{ name: string }> }>, changes: Array<{ by: string | null, name: string, from: number, to: number, how: ChangeDecision, substitute: { name: string, quantity: number } | null }>, proposals: Array<{ id: string, by: string | null, expiresAt: string, withoutAnswer: ProposalOutcome, missing: { name: string, quantity: number, total: { amount: number } }, substitute: { name: string, quantity: number, total: { amount: number } } }> };

export type TestSupportOrderChanges1MutationVariables = Exact<{
  input: ChangeOrderLineInput;
}>;


export type TestSupportOrderChanges1Mutation = { payload: { order: { id: string, status: OrderStatus, updatedAt: string, totalQuantity: number, linesChangeable: boolean, ifItemMissing: MissingItemChoice, total: { amount: number }, payment: { state: PaymentState }, lines: Array<{ productId: string, name: string, quantity: number, batches: Array<{ number: string }> }>, refunds: Array<{ id: string, reason: RefundReason, state: RefundState, verified: boolean, addedAt: string | null, amount: { amount: number }, lines: Array<{ name: string }> }>, changes: Array<{ by: string | null, name: string, from: number, to: number, how: ChangeDecision, substitute: { name: string, quantity: number } | null }>, proposals: Array<{ id: string, by: string | null, expiresAt: string, withoutAnswer: ProposalOutcome, missing: { name: string, quantity: number, total: { amount: number } }, substitute: { name: string, quantity: number, total: { amount: number } } }> } | null, userErrors: Array<{ code: UserErrorCode, reason: string, message: string }> } };

export type TestSupportOrderChanges2MutationVariables = Exact<{
  input: ProposeOrderChangeInput;
}>;


export type TestSupportOrderChanges2Mutation = { payload: { order: { id: string, status: OrderStatus, updatedAt: string, totalQuantity: number, linesChangeable: boolean, ifItemMissing: MissingItemChoice, total: { amount: number }, payment: { state: PaymentState }, lines: Array<{ productId: string, name: string, quantity: number, batches: Array<{ number: string }> }>, refunds: Array<{ id: string, reason: RefundReason, state: RefundState, verified: boolean, addedAt: string | null, amount: { amount: number }, lines: Array<{ name: string }> }>, changes: Array<{ by: string | null, name: string, from: number, to: number, how: ChangeDecision, substitute: { name: string, quantity: number } | null }>, proposals: Array<{ id: string, by: string | null, expiresAt: string, withoutAnswer: ProposalOutcome, missing: { name: string, quantity: number, total: { amount: number } }, substitute: { name: string, quantity: number, total: { amount: number } } }> } | null, userErrors: Array<{ code: UserErrorCode, reason: string, message: string }> } };

export type TestSupportOrderChanges3MutationVariables = Exact<{
  input: WithdrawProposalInput;
}>;


export type TestSupportOrderChanges3Mutation = { payload: { order: { id: string, status: OrderStatus, updatedAt: string, totalQuantity: number, linesChangeable: boolean, ifItemMissing: MissingItemChoice, total: { amount: number }, payment: { state: PaymentState }, lines: Array<{ productId: string, name: string, quantity: number, batches: Array<{ number: string }> }>, refunds: Array<{ id: string, reason: RefundReason, state: RefundState, verified: boolean, addedAt: string | null, amount: { amount: number }, lines: Array<{ name: string }> }>, changes: Array<{ by: string | null, name: string, from: number, to: number, how: ChangeDecision, substitute: { name: string, quantity: number } | null }>, proposals: Array<{ id: string, by: string | null, expiresAt: string, withoutAnswer: ProposalOutcome, missing: { name: string, quantity: number, total: { amount: number } }, substitute: { name: string, quantity: number, total: { amount: number } } }> } | null, userErrors: Array<{ code: UserErrorCode, reason: string, message: string }> } };

export type TestSupportOrderChanges4MutationVariables = Exact<{
  input: AnswerProposalInput;
}>;


export type TestSupportOrderChanges4Mutation = { payload: { order: { id: string, status: OrderStatus, updatedAt: string, totalQuantity: number, linesChangeable: boolean, ifItemMissing: MissingItemChoice, total: { amount: number }, payment: { state: PaymentState }, lines: Array<{ productId: string, name: string, quantity: number, batches: Array<{ number: string }> }>, refunds: Array<{ id: string, reason: RefundReason, state: RefundState, verified: boolean, addedAt: string | null, amount: { amount: number }, lines: Array<{ name: string }> }>, changes: Array<{ by: string | null, name: string, from: number, to: number, how: ChangeDecision, substitute: { name: string, quantity: number } | null }>, proposals: Array<{ id: string, by: string | null, expiresAt: string, withoutAnswer: ProposalOutcome, missing: { name: string, quantity: number, total: { amount: number } }, substitute: { name: string, quantity: number, total: { amount: number } } }> } | null, userErrors: Array<{ code: UserErrorCode, reason: string, message: string }> } };

export type TestSupportOrderChanges5QueryVariables = Exact<{
  orderId: string;
}>;


export type TestSupportOrderChanges5Query = { order: { id: string, status: OrderStatus, updatedAt: string, totalQuantity: number, linesChangeable: boolean, ifItemMissing: MissingItemChoice, total: { amount: number }, payment: { state: PaymentState }, lines: Array<{ productId: string, name: string, quantity: number, batches: Array<{ number: string }> }>, refunds: Array<{ id: string, reason: RefundReason, state: RefundState, verified: boolean, addedAt: string | null, amount: { amount: number }, lines: Array<{ name: string }> }>, changes: Array<{ by: string | null, name: string, from: number, to: number, how: ChangeDecision, substitute: { name: string, quantity: number } | null }>, proposals: Array<{ id: string, by: string | null, expiresAt: string, withoutAnswer: ProposalOutcome, missing: { name: string, quantity: number, total: { amount: number } }, substitute: { name: string, quantity: number, total: { amount: number } } }> } | null };

export type CheckedOrderFragment = { id: string, status: OrderStatus, missingBatches: boolean, updatedAt: string, totalQuantity: number, total: { amount: number }, subtotal: { amount: number }, lines: Array<{ name: string, schedule: DrugSchedule, checkReason: string | null, medicine: { maker: string } | null, batches: Array<{ number: string, expiry: string, expiresOn: string, quantity: number }>, recentBatches: Array<{ number: string, expiry: string }> }>, payment: { state: PaymentState, url: string | null }, prescriptionCheck: { state: PrescriptionCheckState, checkedBy: string | null, patient: string | null, prescriber: string | null, prescriptions: Array<{ id: string }>, rejectedLines: Array<{ name: string, checkReason: string | null }>, refund: { verified: boolean, upiId: string | null, reference: string | null, amount: { amount: number } } | null } | null, refunds: Array<{ id: string, reason: RefundReason, state: RefundState, verified: boolean, upiId: string | null, reference: string | null, addedBy: string | null, refundedBy: string | null, cardReference: string | null, amount: { amount: number }, lines: Array<{ name: string, quantity: number }> }> };

export type TestSupportPharmacy1MutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type TestSupportPharmacy1Mutation = { payload: { order: { id: string, status: OrderStatus, missingBatches: boolean, updatedAt: string, totalQuantity: number, total: { amount: number }, subtotal: { amount: number }, lines: Array<{ name: string, schedule: DrugSchedule, checkReason: string | null, medicine: { maker: string } | null, batches: Array<{ number: string, expiry: string, expiresOn: string, quantity: number }>, recentBatches: Array<{ number: string, expiry: string }> }>, payment: { state: PaymentState, url: string | null }, prescriptionCheck: { state: PrescriptionCheckState, checkedBy: string | null, patient: string | null, prescriber: string | null, prescriptions: Array<{ id: string }>, rejectedLines: Array<{ name: string, checkReason: string | null }>, refund: { verified: boolean, upiId: string | null, reference: string | null, amount: { amount: number } } | null } | null, refunds: Array<{ id: string, reason: RefundReason, state: RefundState, verified: boolean, upiId: string | null, reference: string | null, addedBy: string | null, refundedBy: string | null, cardReference: string | null, amount: { amount: number }, lines: Array<{ name: string, quantity: number }> }> } | null, userErrors: Array<{ code: UserErrorCode, field: string | null, message: string }> } };

export type TestSupportPharmacy2MutationVariables = Exact<{
  input: CancelOrderInput;
}>;


export type TestSupportPharmacy2Mutation = { payload: { order: { id: string, status: OrderStatus, missingBatches: boolean, updatedAt: string, totalQuantity: number, total: { amount: number }, subtotal: { amount: number }, lines: Array<{ name: string, schedule: DrugSchedule, checkReason: string | null, medicine: { maker: string } | null, batches: Array<{ number: string, expiry: string, expiresOn: string, quantity: number }>, recentBatches: Array<{ number: string, expiry: string }> }>, payment: { state: PaymentState, url: string | null }, prescriptionCheck: { state: PrescriptionCheckState, checkedBy: string | null, patient: string | null, prescriber: string | null, prescriptions: Array<{ id: string }>, rejectedLines: Array<{ name: string, checkReason: string | null }>, refund: { verified: boolean, upiId: string | null, reference: string | null, amount: { amount: number } } | null } | null, refunds: Array<{ id: string, reason: RefundReason, state: RefundState, verified: boolean, upiId: string | null, reference: string | null, addedBy: string | null, refundedBy: string | null, cardReference: string | null, amount: { amount: number }, lines: Array<{ name: string, quantity: number }> }> } | null, userErrors: Array<{ code: UserErrorCode, field: string | null, message: string }> } };

export type TestSupportPharmacy3MutationVariables = Exact<{
  input: SetOrderStatusInput;
}>;


export type TestSupportPharmacy3Mutation = { payload: { order: { id: string, status: OrderStatus, missingBatches: boolean, updatedAt: string, totalQuantity: number, total: { amount: number }, subtotal: { amount: number }, lines: Array<{ name: string, schedule: DrugSchedule, checkReason: string | null, medicine: { maker: string } | null, batches: Array<{ number: string, expiry: string, expiresOn: string, quantity: number }>, recentBatches: Array<{ number: string, expiry: string }> }>, payment: { state: PaymentState, url: string | null }, prescriptionCheck: { state: PrescriptionCheckState, checkedBy: string | null, patient: string | null, prescriber: string | null, prescriptions: Array<{ id: string }>, rejectedLines: Array<{ name: string, checkReason: string | null }>, refund: { verified: boolean, upiId: string | null, reference: string | null, amount: { amount: number } } | null } | null, refunds: Array<{ id: string, reason: RefundReason, state: RefundState, verified: boolean, upiId: string | null, reference: string | null, addedBy: string | null, refundedBy: string | null, cardReference: string | null, amount: { amount: number }, lines: Array<{ name: string, quantity: number }> }> } | null, userErrors: Array<{ code: UserErrorCode, field: string | null, message: string }> } };

export type TestSupportPharmacy4MutationVariables = Exact<{
  input: SetOrderBatchesInput;
}>;


export type TestSupportPharmacy4Mutation = { payload: { order: { id: string, status: OrderStatus, missingBatches: boolean, updatedAt: string, totalQuantity: number, total: { amount: number }, subtotal: { amount: number }, lines: Array<{ name: string, schedule: DrugSchedule, checkReason: string | null, medicine: { maker: string } | null, batches: Array<{ number: string, expiry: string, expiresOn: string, quantity: number }>, recentBatches: Array<{ number: string, expiry: string }> }>, payment: { state: PaymentState, url: string | null }, prescriptionCheck: { state: PrescriptionCheckState, checkedBy: string | null, patient: string | null, prescriber: string | null, prescriptions: Array<{ id: string }>, rejectedLines: Array<{ name: string, checkReason: string | null }>, refund: { verified: boolean, upiId: string | null, reference: string | null, amount: { amount: number } } | null } | null, refunds: Array<{ id: string, reason: RefundReason, state: RefundState, verified: boolean, upiId: string | null, reference: string | null, addedBy: string | null, refundedBy: string | null, cardReference: string | null, amount: { amount: number }, lines: Array<{ name: string, quantity: number }> }> } | null, userErrors: Array<{ code: UserErrorCode, field: string | null, message: string }> } };

export type TestSupportPharmacy5MutationVariables = Exact<{
  input: SetPaymentStateInput;
}>;


export type TestSupportPharmacy5Mutation = { payload: { order: { id: string, status: OrderStatus, missingBatches: boolean, updatedAt: string, totalQuantity: number, total: { amount: number }, subtotal: { amount: number }, lines: Array<{ name: string, schedule: DrugSchedule, checkReason: string | null, medicine: { maker: string } | null, batches: Array<{ number: string, expiry: string, expiresOn: string, quantity: number }>, recentBatches: Array<{ number: string, expiry: string }> }>, payment: { state: PaymentState, url: string | null }, prescriptionCheck: { state: PrescriptionCheckState, checkedBy: string | null, patient: string | null, prescriber: string | null, prescriptions: Array<{ id: string }>, rejectedLines: Array<{ name: string, checkReason: string | null }>, refund: { verified: boolean, upiId: string | null, reference: string | null, amount: { amount: number } } | null } | null, refunds: Array<{ id: string, reason: RefundReason, state: RefundState, verified: boolean, upiId: string | null, reference: string | null, addedBy: string | null, refundedBy: string | null, cardReference: string | null, amount: { amount: number }, lines: Array<{ name: string, quantity: number }> }> } | null, userErrors: Array<{ code: UserErrorCode, field: string | null, message: string }> } };

export type TestSupportPharmacy6MutationVariables = Exact<{
  input: CheckPrescriptionInput;
}>;


export type TestSupportPharmacy6Mutation = { payload: { order: { id: string, status: OrderStatus, missingBatches: boolean, updatedAt: string, totalQuantity: number, total: { amount: number }, subtotal: { amount: number }, lines: Array<{ name: string, schedule: DrugSchedule, checkReason: string | null, medicine: { maker: string } | null, batches: Array<{ number: string, expiry: string, expiresOn: string, quantity: number }>, recentBatches: Array<{ number: string, expiry: string }> }>, payment: { state: PaymentState, url: string | null }, prescriptionCheck: { state: PrescriptionCheckState, checkedBy: string | null, patient: string | null, prescriber: string | null, prescriptions: Array<{ id: string }>, rejectedLines: Array<{ name: string, checkReason: string | null }>, refund: { verified: boolean, upiId: string | null, reference: string | null, amount: { amount: number } } | null } | null, refunds: Array<{ id: string, reason: RefundReason, state: RefundState, verified: boolean, upiId: string | null, reference: string | null, addedBy: string | null, refundedBy: string | null, cardReference: string | null, amount: { amount: number }, lines: Array<{ name: string, quantity: number }> }> } | null, userErrors: Array<{ code: UserErrorCode, field: string | null, message: string }> } };

export type TestSupportPharmacy7MutationVariables = Exact<{
  input: RefundRejectedLinesInput;
}>;


export type TestSupportPharmacy7Mutation = { payload: { order: { id: string, status: OrderStatus, missingBatches: boolean, updatedAt: string, totalQuantity: number, total: { amount: number }, subtotal: { amount: number }, lines: Array<{ name: string, schedule: DrugSchedule, checkReason: string | null, medicine: { maker: string } | null, batches: Array<{ number: string, expiry: string, expiresOn: string, quantity: number }>, recentBatches: Array<{ number: string, expiry: string }> }>, payment: { state: PaymentState, url: string | null }, prescriptionCheck: { state: PrescriptionCheckState, checkedBy: string | null, patient: string | null, prescriber: string | null, prescriptions: Array<{ id: string }>, rejectedLines: Array<{ name: string, checkReason: string | null }>, refund: { verified: boolean, upiId: string | null, reference: string | null, amount: { amount: number } } | null } | null, refunds: Array<{ id: string, reason: RefundReason, state: RefundState, verified: boolean, upiId: string | null, reference: string | null, addedBy: string | null, refundedBy: string | null, cardReference: string | null, amount: { amount: number }, lines: Array<{ name: string, quantity: number }> }> } | null, userErrors: Array<{ code: UserErrorCode, field: string | null, message: string }> } };

export type TestSupportPharmacy8MutationVariables = Exact<{
  input: AddRefundInput;
}>;


export type TestSupportPharmacy8Mutation = { payload: { order: { id: string, status: OrderStatus, missingBatches: boolean, updatedAt: string, totalQuantity: number, total: { amount: number }, subtotal: { amount: number }, lines: Array<{ name: string, schedule: DrugSchedule, checkReason: string | null, medicine: { maker: string } | null, batches: Array<{ number: string, expiry: string, expiresOn: string, quantity: number }>, recentBatches: Array<{ number: string, expiry: string }> }>, payment: { state: PaymentState, url: string | null }, prescriptionCheck: { state: PrescriptionCheckState, checkedBy: string | null, patient: string | null, prescriber: string | null, prescriptions: Array<{ id: string }>, rejectedLines: Array<{ name: string, checkReason: string | null }>, refund: { verified: boolean, upiId: string | null, reference: string | null, amount: { amount: number } } | null } | null, refunds: Array<{ id: string, reason: RefundReason, state: RefundState, verified: boolean, upiId: string | null, reference: string | null, addedBy: string | null, refundedBy: string | null, cardReference: string | null, amount: { amount: number }, lines: Array<{ name: string, quantity: number }> }> } | null, userErrors: Array<{ code: UserErrorCode, field: string | null, message: string }> } };

export type TestSupportPharmacy9MutationVariables = Exact<{
  input: RemoveRefundInput;
}>;


export type TestSupportPharmacy9Mutation = { payload: { order: { id: string, status: OrderStatus, missingBatches: boolean, updatedAt: string, totalQuantity: number, total: { amount: number }, subtotal: { amount: number }, lines: Array<{ name: string, schedule: DrugSchedule, checkReason: string | null, medicine: { maker: string } | null, batches: Array<{ number: string, expiry: string, expiresOn: string, quantity: number }>, recentBatches: Array<{ number: string, expiry: string }> }>, payment: { state: PaymentState, url: string | null }, prescriptionCheck: { state: PrescriptionCheckState, checkedBy: string | null, patient: string | null, prescriber: string | null, prescriptions: Array<{ id: string }>, rejectedLines: Array<{ name: string, checkReason: string | null }>, refund: { verified: boolean, upiId: string | null, reference: string | null, amount: { amount: number } } | null } | null, refunds: Array<{ id: string, reason: RefundReason, state: RefundState, verified: boolean, upiId: string | null, reference: string | null, addedBy: string | null, refundedBy: string | null, cardReference: string | null, amount: { amount: number }, lines: Array<{ name: string, quantity: number }> }> } | null, userErrors: Array<{ code: UserErrorCode, field: string | null, message: string }> } };

export type TestSupportPharmacy10MutationVariables = Exact<{
  input: RefundInput;
}>;


export type TestSupportPharmacy10Mutation = { payload: { order: { id: string, status: OrderStatus, missingBatches: boolean, updatedAt: string, totalQuantity: number, total: { amount: number }, subtotal: { amount: number }, lines: Array<{ name: string, schedule: DrugSchedule, checkReason: string | null, medicine: { maker: string } | null, batches: Array<{ number: string, expiry: string, expiresOn: string, quantity: number }>, recentBatches: Array<{ number: string, expiry: string }> }>, payment: { state: PaymentState, url: string | null }, prescriptionCheck: { state: PrescriptionCheckState, checkedBy: string | null, patient: string | null, prescriber: string | null, prescriptions: Array<{ id: string }>, rejectedLines: Array<{ name: string, checkReason: string | null }>, refund: { verified: boolean, upiId: string | null, reference: string | null, amount: { amount: number } } | null } | null, refunds: Array<{ id: string, reason: RefundReason, state: RefundState, verified: boolean, upiId: string | null, reference: string | null, addedBy: string | null, refundedBy: string | null, cardReference: string | null, amount: { amount: number }, lines: Array<{ name: string, quantity: number }> }> } | null, userErrors: Array<{ code: UserErrorCode, field: string | null, message: string }> } };

export type TestSupportPharmacy11MutationVariables = Exact<{
  input: RefundPaymentInput;
}>;


export type TestSupportPharmacy11Mutation = { payload: { order: { id: string, status: OrderStatus, missingBatches: boolean, updatedAt: string, totalQuantity: number, total: { amount: number }, subtotal: { amount: number }, lines: Array<{ name: string, schedule: DrugSchedule, checkReason: string | null, medicine: { maker: string } | null, batches: Array<{ number: string, expiry: string, expiresOn: string, quantity: number }>, recentBatches: Array<{ number: string, expiry: string }> }>, payment: { state: PaymentState, url: string | null }, prescriptionCheck: { state: PrescriptionCheckState, checkedBy: string | null, patient: string | null, prescriber: string | null, prescriptions: Array<{ id: string }>, rejectedLines: Array<{ name: string, checkReason: string | null }>, refund: { verified: boolean, upiId: string | null, reference: string | null, amount: { amount: number } } | null } | null, refunds: Array<{ id: string, reason: RefundReason, state: RefundState, verified: boolean, upiId: string | null, reference: string | null, addedBy: string | null, refundedBy: string | null, cardReference: string | null, amount: { amount: number }, lines: Array<{ name: string, quantity: number }> }> } | null, userErrors: Array<{ code: UserErrorCode, field: string | null, message: string }> } };

export type TestSupportPharmacy12MutationVariables = Exact<{
  input: SetRefundUpiIdInput;
}>;


export type TestSupportPharmacy12Mutation = { payload: { order: { id: string, status: OrderStatus, missingBatches: boolean, updatedAt: string, totalQuantity: number, total: { amount: number }, subtotal: { amount: number }, lines: Array<{ name: string, schedule: DrugSchedule, checkReason: string | null, medicine: { maker: string } | null, batches: Array<{ number: string, expiry: string, expiresOn: string, quantity: number }>, recentBatches: Array<{ number: string, expiry: string }> }>, payment: { state: PaymentState, url: string | null }, prescriptionCheck: { state: PrescriptionCheckState, checkedBy: string | null, patient: string | null, prescriber: string | null, prescriptions: Array<{ id: string }>, rejectedLines: Array<{ name: string, checkReason: string | null }>, refund: { verified: boolean, upiId: string | null, reference: string | null, amount: { amount: number } } | null } | null, refunds: Array<{ id: string, reason: RefundReason, state: RefundState, verified: boolean, upiId: string | null, reference: string | null, addedBy: string | null, refundedBy: string | null, cardReference: string | null, amount: { amount: number }, lines: Array<{ name: string, quantity: number }> }> } | null, userErrors: Array<{ code: UserErrorCode, field: string | null, message: string }> } };

export type TestSupportPharmacy13MutationVariables = Exact<{
  input: DeletePrescriptionInput;
}>;


export type TestSupportPharmacy13Mutation = { deletePrescription: { deletedId: string | null, userErrors: Array<{ code: UserErrorCode }> } };

export type TestSupportPharmacy14QueryVariables = Exact<{
  id: string;
}>;


export type TestSupportPharmacy14Query = { order: { id: string, status: OrderStatus, missingBatches: boolean, updatedAt: string, totalQuantity: number, total: { amount: number }, subtotal: { amount: number }, lines: Array<{ name: string, schedule: DrugSchedule, checkReason: string | null, medicine: { maker: string } | null, batches: Array<{ number: string, expiry: string, expiresOn: string, quantity: number }>, recentBatches: Array<{ number: string, expiry: string }> }>, payment: { state: PaymentState, url: string | null }, prescriptionCheck: { state: PrescriptionCheckState, checkedBy: string | null, patient: string | null, prescriber: string | null, prescriptions: Array<{ id: string }>, rejectedLines: Array<{ name: string, checkReason: string | null }>, refund: { verified: boolean, upiId: string | null, reference: string | null, amount: { amount: number } } | null } | null, refunds: Array<{ id: string, reason: RefundReason, state: RefundState, verified: boolean, upiId: string | null, reference: string | null, addedBy: string | null, refundedBy: string | null, cardReference: string | null, amount: { amount: number }, lines: Array<{ name: string, quantity: number }> }> } | null };

export type TestSupportPharmacy15QueryVariables = Exact<{
  id: string;
}>;


export type TestSupportPharmacy15Query = { viewer: { order: { id: string, status: OrderStatus, missingBatches: boolean, updatedAt: string, totalQuantity: number, total: { amount: number }, subtotal: { amount: number }, lines: Array<{ name: string, schedule: DrugSchedule, checkReason: string | null, medicine: { maker: string } | null, batches: Array<{ number: string, expiry: string, expiresOn: string, quantity: number }>, recentBatches: Array<{ number: string, expiry: string }> }>, payment: { state: PaymentState, url: string | null }, prescriptionCheck: { state: PrescriptionCheckState, checkedBy: string | null, patient: string | null, prescriber: string | null, prescriptions: Array<{ id: string }>, rejectedLines: Array<{ name: string, checkReason: string | null }>, refund: { verified: boolean, upiId: string | null, reference: string | null, amount: { amount: number } } | null } | null, refunds: Array<{ id: string, reason: RefundReason, state: RefundState, verified: boolean, upiId: string | null, reference: string | null, addedBy: string | null, refundedBy: string | null, cardReference: string | null, amount: { amount: number }, lines: Array<{ name: string, quantity: number }> }> } | null } | null };

export type TestSupportPrescriptions1MutationVariables = Exact<{
  file: null;
}>;


export type TestSupportPrescriptions1Mutation = { uploadPrescription: { prescription: { id: string, type: PrescriptionType, size: number, url: string, uploadedAt: string, usableUntil: string, expired: boolean } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type TestSupportRecovery1MutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type TestSupportRecovery1Mutation = { requestPasswordReset: { userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type TestSupportRecovery2MutationVariables = Exact<{
  input: VerifyPasswordResetCodeInput;
}>;


export type TestSupportRecovery2Mutation = { verifyPasswordResetCode: { resetToken: string | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type TestSupportRecovery3MutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type TestSupportRecovery3Mutation = { resetPassword: { userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type TestSupportStatements1MutationVariables = Exact<{
  file: null;
  name: string;
  columns?: UpiStatementColumnsInput | null | undefined;
}>;


export type TestSupportStatements1Mutation = { previewUpiStatement: { table: { header: Array<string>, headerLine: number, samples: Array<Array<string>>, confirmed: boolean, columns: { date: number | null, description: number | null, reference: number | null, amount: number | null, type: number | null, debit: number | null, balance: number | null, status: number | null } } | null, statement: { id: string, previewId: string | null, name: string, uploadedBy: string | null, rowCount: number, received: number, counts: Array<{ state: UpiStatementRowState, count: number }> } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: string | null }> } };

export type TestSupportTickets1MutationVariables = Exact<{
  input: CreateTicketInput;
}>;


export type TestSupportTickets1Mutation = { reply: { ticket: { id: string, number: string, version: number, status: TicketStatus, text: string, lines: Array<{ name: string, quantity: number }>, photos: Array<{ id: string }> } | null, userErrors: Array<{ code: UserErrorCode, reason: string, field: string | null, message: string }> } };

export type TestSupportTickets2MutationVariables = Exact<{
  input: AnswerTicketInput;
}>;


export type TestSupportTickets2Mutation = { reply: { ticket: { version: number, status: TicketStatus, answerDueAt: string | null, resolveDueAt: string | null, entries: Array<{ kind: TicketEntryKind, text: string, by: string | null }> } | null, userErrors: Array<{ code: UserErrorCode, field: string | null, message: string }> } };

export type TestSupportTickets3MutationVariables = Exact<{
  input: ReplaceItemsInput;
}>;


export type TestSupportTickets3Mutation = { reply: { ticket: { version: number, status: TicketStatus, entries: Array<{ kind: TicketEntryKind, replacement: { orderId: string, number: string } | null }> } | null, userErrors: Array<{ code: UserErrorCode, field: string | null, message: string }> } };

export type TestSupportTickets4MutationVariables = Exact<{
  input: AddRefundInput;
}>;


export type TestSupportTickets4Mutation = { reply: { order: { refunds: Array<{ amount: { amount: number } }>, tickets: Array<{ status: TicketStatus, version: number, entries: Array<{ kind: TicketEntryKind, amount: { amount: number } | null }> }> } | null, userErrors: Array<{ code: UserErrorCode, field: string | null, message: string }> } };

export type TestSupportTickets5MutationVariables = Exact<{
  file: null;
}>;


export type TestSupportTickets5Mutation = { uploadTicketPhoto: { photo: { id: string } | null, userErrors: Array<{ code: UserErrorCode, field: string | null }> } };

export interface Documents {
  "mutation ($input: RegisterInput!) {\n  register(input: $input) { userErrors { code message field } }\n}": { data: SrcDomainsAccountAccountMailTest1Mutation; variables: SrcDomainsAccountAccountMailTest1MutationVariables }
  "mutation ($input: RegisterInput!) {\n  register(input: $input) { user { id name email role } userErrors { code message field } }\n}": { data: SrcDomainsAccountAccountTest1Mutation; variables: SrcDomainsAccountAccountTest1MutationVariables }
  "mutation ($input: LoginInput!) {\n  login(input: $input) {\n    viewer { email lastLoginAt }\n    tokens { accessToken refreshToken accessTokenExpiresAt }\n    userErrors { code message field }\n  }\n}": { data: SrcDomainsAccountAccountTest2Mutation; variables: SrcDomainsAccountAccountTest2MutationVariables }
  "mutation ($input: RefreshSessionInput!) {\n  refreshSession(input: $input) { tokens { accessToken refreshToken } }\n}": { data: SrcDomainsAccountAccountTest3Mutation; variables: SrcDomainsAccountAccountTest3MutationVariables }
  "mutation { logout { userErrors { code } } }": { data: SrcHttpEventsEventsTest2Mutation; variables: SrcHttpEventsEventsTest2MutationVariables }
  "{ viewer { email role } }": { data: SrcDomainsAccountAccountTest5Query; variables: SrcDomainsAccountAccountTest5QueryVariables }
  "mutation ($input: ChangePasswordInput!) {\n  changePassword(input: $input) {\n    viewer { sessions { isCurrent } } userErrors { code message field }\n  }\n}": { data: SrcDomainsAccountPasswordChangeTest1Mutation; variables: SrcDomainsAccountPasswordChangeTest1MutationVariables }
  "mutation ($input: LoginInput!) { login(input: $input) { viewer { id } } }": { data: SrcDomainsPrivacyDeletionRacesTest2Mutation; variables: SrcDomainsPrivacyDeletionRacesTest2MutationVariables }
  "{ viewer { id } }": { data: SrcDomainsPrivacyDeleteAccountTest5Query; variables: SrcDomainsPrivacyDeleteAccountTest5QueryVariables }
  "mutation ($input: UpdateProfileInput!) {\n  updateProfile(input: $input) {\n    viewer { name email emailVerified mobile }\n    userErrors { code message field }\n  }\n}": { data: SrcDomainsAccountProfileTest1Mutation; variables: SrcDomainsAccountProfileTest1MutationVariables }
  "mutation { requestEmailVerification { userErrors { code message field } } }": { data: SrcDomainsAccountProfileTest2Mutation; variables: SrcDomainsAccountProfileTest2MutationVariables }
  "mutation ($input: VerifyEmailInput!) {\n  verifyEmail(input: $input) {\n    viewer { name email emailVerified mobile }\n    userErrors { code message field }\n  }\n}": { data: SrcDomainsAccountProfileTest3Mutation; variables: SrcDomainsAccountProfileTest3MutationVariables }
  "mutation ($input: VerifyPasswordResetCodeInput!) {\n        verifyPasswordResetCode(input: $input) { userErrors { code message field } }\n      }": { data: SrcDomainsAccountProfileTest4Mutation; variables: SrcDomainsAccountProfileTest4MutationVariables }
  "mutation ($input: LoginInput!) {\n  login(input: $input) { tokens { accessToken } userErrors { code } }\n}": { data: SrcDomainsAccountRecoveryTest1Mutation; variables: SrcDomainsAccountRecoveryTest1MutationVariables }
  "mutation ($input: UpdateProfileInput!) {\n  updateProfile(input: $input) { userErrors { message } }\n}": { data: SrcDomainsAccountSearchKeysTest1Mutation; variables: SrcDomainsAccountSearchKeysTest1MutationVariables }
  "fragment SessionList on Viewer {\n  sessions { id device startedAt lastUsedAt isCurrent }\n}": { data: SessionListFragment; variables: never }
  "{ viewer { ...SessionList } }": { data: SrcDomainsAccountSessionsTest1Query; variables: SrcDomainsAccountSessionsTest1QueryVariables }
  "mutation ($input: LoginInput!) { login(input: $input) { tokens { accessToken } } }": { data: TestOldDataOldDataTest1Mutation; variables: TestOldDataOldDataTest1MutationVariables }
  "mutation ($input: EndSessionInput!) {\n    endSession(input: $input) { viewer { ...SessionList } userErrors { code message field } }\n  }": { data: SrcDomainsAccountSessionsTest3Mutation; variables: SrcDomainsAccountSessionsTest3MutationVariables }
  "mutation { endOtherSessions { viewer { ...SessionList } userErrors { code } } }": { data: SrcDomainsAccountSessionsTest4Mutation; variables: SrcDomainsAccountSessionsTest4MutationVariables }
  "mutation ($input: RegisterInput!) { register(input: $input) { user { id } } }": { data: SrcDomainsAccountSessionsTest5Mutation; variables: SrcDomainsAccountSessionsTest5MutationVariables }
  "mutation ($input: RefreshSessionInput!) { refreshSession(input: $input) { tokens { accessToken } } }": { data: SrcRestRefreshTest1Mutation; variables: SrcRestRefreshTest1MutationVariables }
  "mutation ($input: RegisterInput!) { register(input: $input) { user { ...SessionList } } }": { data: SrcDomainsAccountSessionsTest7Mutation; variables: SrcDomainsAccountSessionsTest7MutationVariables }
  "fragment TeamInTests on Team {\n  members { id name email role joinedAt lastLoginAt isViewer }\n  invitations { id email role invitedBy }\n}": { data: TeamInTestsFragment; variables: never }
  "mutation ($input: InviteToTeamInput!) {\n    payload: inviteToTeam(input: $input) { team { ...TeamInTests } userErrors { code message field } }\n  }": { data: SrcDomainsAccountTeamTeamTest1Mutation; variables: SrcDomainsAccountTeamTeamTest1MutationVariables }
  "mutation ($input: AcceptTeamInvitationInput!) {\n  payload: acceptTeamInvitation(input: $input) {\n    viewer { role emailVerified }\n    userErrors { code message field }\n  }\n}": { data: SrcDomainsAccountTeamTeamTest2Mutation; variables: SrcDomainsAccountTeamTeamTest2MutationVariables }
  "mutation ($input: SetTeamRoleInput!) {\n    payload: setTeamRole(input: $input) {\n      team { ...TeamInTests }\n      viewer { role }\n      userErrors { code message field }\n    }\n  }": { data: SrcDomainsAccountTeamTeamTest3Mutation; variables: SrcDomainsAccountTeamTeamTest3MutationVariables }
  "mutation ($input: RemoveFromTeamInput!) {\n    payload: removeFromTeam(input: $input) {\n      team { ...TeamInTests }\n      viewer { role }\n      userErrors { code message field }\n    }\n  }": { data: SrcDomainsAccountTeamTeamTest4Mutation; variables: SrcDomainsAccountTeamTeamTest4MutationVariables }
  "mutation ($input: CancelTeamInvitationInput!) {\n    payload: cancelTeamInvitation(input: $input) { team { ...TeamInTests } userErrors { code message field } }\n  }": { data: SrcDomainsAccountTeamTeamTest5Mutation; variables: SrcDomainsAccountTeamTeamTest5MutationVariables }
  "mutation ($input: DeleteAccountInput!) {\n  payload: deleteAccount(input: $input) { userErrors { code message field } }\n}": { data: SrcDomainsAccountTeamTeamTest6Mutation; variables: SrcDomainsAccountTeamTeamTest6MutationVariables }
  "query ($token: String!) { viewer { teamInvitation(token: $token) { role isForViewer } } }": { data: SrcDomainsAccountTeamTeamTest7Query; variables: SrcDomainsAccountTeamTeamTest7QueryVariables }
  "query ($token: String!) { isTeamInvitationOpen(token: $token) }": { data: SrcDomainsAccountTeamTeamTest8Query; variables: SrcDomainsAccountTeamTeamTest8QueryVariables }
  "{ team { ...TeamInTests } }": { data: SrcDomainsAccountTeamTeamTest9Query; variables: SrcDomainsAccountTeamTeamTest9QueryVariables }
  "{ orders { edges { cursor } } }": { data: SrcDomainsAccountTeamTeamTest10Query; variables: SrcDomainsAccountTeamTeamTest10QueryVariables }
  "mutation ($input: CreateAddressInput!) {\n  reply: createAddress(input: $input) {\n    address { id addressLine city active }\n    userErrors { code message field }\n  }\n}": { data: SrcDomainsAddressAddressTest1Mutation; variables: SrcDomainsAddressAddressTest1MutationVariables }
  "mutation ($input: UpdateAddressInput!) {\n  reply: updateAddress(input: $input) {\n    address { id addressLine city active }\n    userErrors { code message field }\n  }\n}": { data: SrcDomainsAddressAddressTest2Mutation; variables: SrcDomainsAddressAddressTest2MutationVariables }
  "mutation ($input: RemoveAddressInput!) {\n  reply: removeAddress(input: $input) {\n    address { id addressLine city active }\n    userErrors { code message field }\n  }\n}": { data: SrcDomainsAddressAddressTest3Mutation; variables: SrcDomainsAddressAddressTest3MutationVariables }
  "query ($all: Boolean!) { viewer { addresses(includeRemoved: $all) { id city } } }": { data: SrcDomainsAddressAddressTest4Query; variables: SrcDomainsAddressAddressTest4QueryVariables }
  "mutation ($input: UpdateAddressInput!) {\n    reply: updateAddress(input: $input) {\n      address { id landmark label }\n      userErrors { code message field }\n    }\n  }": { data: SrcDomainsAddressAddressTest5Mutation; variables: SrcDomainsAddressAddressTest5MutationVariables }
  "query ($first: Int!, $after: String) { addresses(first: $first, after: $after) {\n    edges { node { id userId active } } pageInfo { hasNextPage endCursor } } }": { data: SrcDomainsAddressAddressTest6Query; variables: SrcDomainsAddressAddressTest6QueryVariables }
  "query ($id: ID!) {\n  product(id: $id) { soldOnline prescriptionRequired available unavailableBecause }\n}": { data: SrcDomainsCartAvailabilityTest1Query; variables: SrcDomainsCartAvailabilityTest1QueryVariables }
  "fragment CartInTests on Cart {\n  id totalQuantity subtotal { amount } total { amount } savings { amount }\n  lines { id quantity product { id name } seenPrice { amount } problems { productId code message } }\n  gone { id name }\n}": { data: CartInTestsFragment; variables: never }
  "mutation ($input: AddToCartInput!) {\n    reply: addToCart(input: $input) { cart { ...CartInTests } userErrors { code message field } }\n  }": { data: SrcDomainsCartCartTest1Mutation; variables: SrcDomainsCartCartTest1MutationVariables }
  "mutation ($input: ChangeCartLineQuantityInput!) {\n    reply: changeCartLineQuantity(input: $input) { cart { ...CartInTests } userErrors { code message field } }\n  }": { data: SrcDomainsCartCartTest2Mutation; variables: SrcDomainsCartCartTest2MutationVariables }
  "mutation ($input: RemoveFromCartInput!) {\n    reply: removeFromCart(input: $input) { cart { ...CartInTests } userErrors { code message field } }\n  }": { data: SrcDomainsCartCartTest3Mutation; variables: SrcDomainsCartCartTest3MutationVariables }
  "mutation ($input: SetCartQuantityInput!) {\n    reply: setCartQuantity(input: $input) { cart { ...CartInTests } userErrors { code message field } }\n  }": { data: SrcDomainsCartCartTest4Mutation; variables: SrcDomainsCartCartTest4MutationVariables }
  "{ viewer { cart { ...CartInTests } } }": { data: SrcDomainsCartCartTest5Query; variables: SrcDomainsCartCartTest5QueryVariables }
  "mutation ($input: DeleteInput!) { deleteProduct(input: $input) { deletedId } }": { data: SrcDomainsCartCartTest6Mutation; variables: SrcDomainsCartCartTest6MutationVariables }
  "query ($product: ID!, $category: ID!) {\n  categories { id productCount subCategories { name } newestProducts(first: 3) { name } }\n  product(id: $product) { name categories { name } subCategories { name } }\n  products(categoryId: $category, first: 5) { totalCount edges { node { name } } }\n  searchProducts(text: \"rice\", first: 5) { edges { node { name stock } } }\n}": { data: SrcDomainsCatalogueBrowseCatalogueReadingTest1Query; variables: SrcDomainsCatalogueBrowseCatalogueReadingTest1QueryVariables }
  "{ viewer { cart { lines { product { name } } } } }": { data: SrcDomainsCatalogueBrowseCatalogueReadingTest2Query; variables: SrcDomainsCatalogueBrowseCatalogueReadingTest2QueryVariables }
  "mutation ($id: ID!) {\n        createSubCategory(\n          input: { name: \"Lentils\", image: \"https://example.com/lentils.webp\", categoryIds: [$id] }\n        ) {\n          subCategory { categories { name } }\n          userErrors { message }\n        }\n      }": { data: SrcDomainsCatalogueBrowseCatalogueReadingTest3Mutation; variables: SrcDomainsCatalogueBrowseCatalogueReadingTest3MutationVariables }
  "mutation ($id: ID!) { cancelOrder(input: { orderId: $id }) { userErrors { message } } }": { data: SrcDomainsCatalogueBrowseCatalogueReadingTest4Mutation; variables: SrcDomainsCatalogueBrowseCatalogueReadingTest4MutationVariables }
  "{ viewer { cart { total { amount } } } }": { data: SrcDomainsCatalogueBrowseCatalogueReadingTest5Query; variables: SrcDomainsCatalogueBrowseCatalogueReadingTest5QueryVariables }
  "mutation ($input: PlaceOrderInput!) {\n      placeOrder(input: $input) { order { id } userErrors { code } }\n    }": { data: SrcDomainsCatalogueBrowseCatalogueReadingTest6Mutation; variables: SrcDomainsCatalogueBrowseCatalogueReadingTest6MutationVariables }
  "query ($product: ID!) { product(id: $product) { stock } }": { data: SrcDomainsCatalogueBrowseCatalogueReadingTest7Query; variables: SrcDomainsCatalogueBrowseCatalogueReadingTest7QueryVariables }
  "fragment FilteredProducts on ProductConnection {\n  totalCount relaxed correctedText edges { cursor node { name } } pageInfo { hasNextPage endCursor }\n  facets(first: 5) {\n    brands { brand count } countries { countryOfOrigin count } categories { category { name } count }\n    prices { min { amount } max { amount } count } discounts { minPercent count } inStockCount\n  }\n}": { data: FilteredProductsFragment; variables: never }
  "query ($text: String!) {\n    searchProducts(text: $text) { totalCount relaxed correctedText edges { node { name } } facets { inStockCount } }\n    productList(search: $text) { totalCount products { name } }\n    sorted: productList(search: $text, sort: NAME_ASC) { totalCount }\n    low: productList(search: $text, stock: OUT) { totalCount }\n  }": { data: SrcDomainsCatalogueBrowseProductFilterTest1Query; variables: SrcDomainsCatalogueBrowseProductFilterTest1QueryVariables }
  "query ($filter: ProductFilterInput, $sort: ShopSort, $categoryId: ID, $first: Int! = 10, $after: String) {\n      products(filter: $filter, sort: $sort, categoryId: $categoryId, first: $first, after: $after) { ...FilteredProducts }\n    }": { data: SrcDomainsCatalogueBrowseProductFilterTest2Query; variables: SrcDomainsCatalogueBrowseProductFilterTest2QueryVariables }
  "query ($text: String!, $filter: ProductFilterInput, $sort: ShopSort, $first: Int! = 10, $after: String) {\n      searchProducts(text: $text, filter: $filter, sort: $sort, first: $first, after: $after) { ...FilteredProducts }\n    }": { data: SrcDomainsCatalogueBrowseProductFilterTest3Query; variables: SrcDomainsCatalogueBrowseProductFilterTest3QueryVariables }
  "query ($sort: ShopSort, $filter: ProductFilterInput) {\n          products(sort: $sort, filter: $filter, after: \"x\") { totalCount }\n        }": { data: SrcDomainsCatalogueBrowseProductFilterTest4Query; variables: SrcDomainsCatalogueBrowseProductFilterTest4QueryVariables }
  "query ($filter: ProductFilterInput) { products(filter: $filter) { totalCount } }": { data: SrcDomainsCatalogueBrowseProductFilterTest5Query; variables: SrcDomainsCatalogueBrowseProductFilterTest5QueryVariables }
  "{ categories { name productCount } }": { data: SrcDomainsCatalogueBrowseProductFilterTest6Query; variables: SrcDomainsCatalogueBrowseProductFilterTest6QueryVariables }
  "query (\n  $search: String!, $stock: StockFilter!, $page: Int!, $pageSize: Int!\n  $categoryId: ID, $subCategoryId: ID, $sort: ProductSort\n) {\n  productList(\n    search: $search, stock: $stock, page: $page, pageSize: $pageSize\n    categoryId: $categoryId, subCategoryId: $subCategoryId, sort: $sort\n  ) {\n    products { name } page totalPages totalCount\n  }\n}": { data: SrcDomainsCatalogueBrowseProductListTest1Query; variables: SrcDomainsCatalogueBrowseProductListTest1QueryVariables }
  "mutation ($id: ID!) { updateProduct(input: { id: $id, price: 90000 }) { userErrors { code } } }": { data: SrcDomainsCatalogueBrowseProductListTest2Mutation; variables: SrcDomainsCatalogueBrowseProductListTest2MutationVariables }
  "query ($id: ID!, $first: Int! = 8) {\n  product(id: $id) { similarProducts(first: $first) { name } }\n}": { data: SrcDomainsCatalogueBrowseSimilarProductsTest1Query; variables: SrcDomainsCatalogueBrowseSimilarProductsTest1QueryVariables }
  "{ products(first: 5) { edges { node { similarProducts { name } } } } }": { data: SrcDomainsCatalogueBrowseSimilarProductsTest2Query; variables: SrcDomainsCatalogueBrowseSimilarProductsTest2QueryVariables }
  "query ($ids: [ID!]!) { productsById(ids: $ids) { name } }": { data: SrcDomainsCatalogueBrowseSimilarProductsTest3Query; variables: SrcDomainsCatalogueBrowseSimilarProductsTest3QueryVariables }
  "query ($first: Int, $after: String) {\n  productImports(first: $first, after: $after) {\n    edges { node {\n      id origin by fileName rows created changed refused refusals { line reason } interrupted toFix\n    } }\n    pageInfo { hasNextPage endCursor }\n  }\n}": { data: SrcDomainsCatalogueCsvProductImportTest1Query; variables: SrcDomainsCatalogueCsvProductImportTest1QueryVariables }
  "mutation ($input: FinishImportInput!) {\n  finishImport(input: $input) { productImport { toFix } userErrors { code field } }\n}": { data: SrcDomainsCatalogueCsvProductImportTest2Mutation; variables: SrcDomainsCatalogueCsvProductImportTest2MutationVariables }
  "mutation CreateWithCodes($input: CreateProductInput!) {\n  createProduct(input: $input) { product { id hsn barcodes } userErrors { code message field } }\n}": { data: SrcDomainsCatalogueEditBarcodesTest1Mutation; variables: SrcDomainsCatalogueEditBarcodesTest1MutationVariables }
  "mutation UpdateCodes($input: UpdateProductInput!) {\n  updateProduct(input: $input) { product { id hsn barcodes } userErrors { code message field } }\n}": { data: SrcDomainsCatalogueEditBarcodesTest2Mutation; variables: SrcDomainsCatalogueEditBarcodesTest2MutationVariables }
  "query SearchCodes($text: String!) {\n  searchProducts(text: $text) { totalCount edges { node { name } } }\n}": { data: SrcDomainsCatalogueEditBarcodesTest3Query; variables: SrcDomainsCatalogueEditBarcodesTest3QueryVariables }
  "query ListCodes($text: String!) {\n  productList(search: $text, sort: NAME_ASC) { products { name } }\n}": { data: SrcDomainsCatalogueEditBarcodesTest4Query; variables: SrcDomainsCatalogueEditBarcodesTest4QueryVariables }
  "query ExplainCodes($text: String!, $productId: ID!) {\n  explainSearch(text: $text, productId: $productId) {\n    found\n    terms { text match { words { word fields kind } } }\n  }\n}": { data: SrcDomainsCatalogueEditBarcodesTest5Query; variables: SrcDomainsCatalogueEditBarcodesTest5QueryVariables }
  "mutation ($input: UpdateProductsInput!) {\n  payload: updateProducts(input: $input) {\n    products { id version discountPercent categories { id } }\n    refused { id code product { name } }\n    userErrors { code message }\n  }\n}": { data: SrcDomainsCatalogueEditBulkEditsTest1Mutation; variables: SrcDomainsCatalogueEditBulkEditsTest1MutationVariables }
  "mutation ($input: DeleteProductsInput!) {\n  payload: deleteProducts(input: $input) {\n    deletedIds\n    refused { id code product { name } }\n    userErrors { code message }\n  }\n}": { data: SrcDomainsCatalogueEditBulkEditsTest2Mutation; variables: SrcDomainsCatalogueEditBulkEditsTest2MutationVariables }
  "fragment EditedProduct on Product { id name stock version brand manufacturer composition }": { data: EditedProductFragment; variables: never }
  "mutation ($input: CreateCategoryInput!) {\n    payload: createCategory(input: $input) { category { id name version } userErrors { code message field } }\n  }": { data: SrcDomainsCatalogueEditCatalogueEditTest1Mutation; variables: SrcDomainsCatalogueEditCatalogueEditTest1MutationVariables }
  "mutation ($input: UpdateCategoryInput!) {\n    payload: updateCategory(input: $input) { category { id name version } userErrors { code message field } }\n  }": { data: SrcDomainsCatalogueEditCatalogueEditTest2Mutation; variables: SrcDomainsCatalogueEditCatalogueEditTest2MutationVariables }
  "mutation ($input: CreateSubCategoryInput!) {\n    payload: createSubCategory(input: $input) { subCategory { id version categories { id } } userErrors { code message field } }\n  }": { data: SrcDomainsCatalogueEditCatalogueEditTest3Mutation; variables: SrcDomainsCatalogueEditCatalogueEditTest3MutationVariables }
  "mutation ($input: UpdateSubCategoryInput!) {\n    payload: updateSubCategory(input: $input) { subCategory { id version categories { id } } userErrors { code message field } }\n  }": { data: SrcDomainsCatalogueEditCatalogueEditTest4Mutation; variables: SrcDomainsCatalogueEditCatalogueEditTest4MutationVariables }
  "mutation ($input: CreateProductInput!) {\n      payload: createProduct(input: $input) { product { ...EditedProduct } userErrors { code message field } }\n    }": { data: SrcDomainsCatalogueEditCatalogueEditTest5Mutation; variables: SrcDomainsCatalogueEditCatalogueEditTest5MutationVariables }
  "mutation ($input: UpdateProductInput!) {\n      payload: updateProduct(input: $input) { product { ...EditedProduct } userErrors { code message field } }\n    }": { data: SrcDomainsCatalogueEditCatalogueEditTest6Mutation; variables: SrcDomainsCatalogueEditCatalogueEditTest6MutationVariables }
  "mutation ($input: SetStockInput!) {\n      payload: setStock(input: $input) { product { ...EditedProduct } userErrors { code message field } }\n    }": { data: SrcDomainsCatalogueEditCatalogueEditTest7Mutation; variables: SrcDomainsCatalogueEditCatalogueEditTest7MutationVariables }
  "mutation ($input: DeleteInput!) {\n    payload: deleteCategory(input: $input) { deletedId userErrors { code message field } }\n  }": { data: SrcDomainsCatalogueEditCatalogueEditTest8Mutation; variables: SrcDomainsCatalogueEditCatalogueEditTest8MutationVariables }
  "mutation ($input: DeleteInput!) {\n    payload: deleteSubCategory(input: $input) { deletedId userErrors { code message field } }\n  }": { data: SrcDomainsCatalogueEditCatalogueEditTest9Mutation; variables: SrcDomainsCatalogueEditCatalogueEditTest9MutationVariables }
  "mutation ($input: DeleteInput!) {\n    payload: deleteProduct(input: $input) { deletedId userErrors { code message field } }\n  }": { data: SrcDomainsCatalogueEditCatalogueEditTest10Mutation; variables: SrcDomainsCatalogueEditCatalogueEditTest10MutationVariables }
  "{ searchProducts(text: \"toned milk\") { totalCount } }": { data: SrcDomainsCatalogueEditCatalogueEditTest11Query; variables: SrcDomainsCatalogueEditCatalogueEditTest11QueryVariables }
  "query ($id: ID!) { deletedProduct(id: $id) { id } }": { data: SrcDomainsCatalogueEditCatalogueEditTest12Query; variables: SrcDomainsCatalogueEditCatalogueEditTest12QueryVariables }
  "fragment GstInTests on Product {\n  name hsn gstRate gstRates { percent from } version\n}": { data: GstInTestsFragment; variables: never }
  "mutation ($input: UpdateProductInput!) {\n    payload: updateProduct(input: $input) {\n      product { ...GstInTests }\n      userErrors { code reason field message }\n    }\n  }": { data: SrcDomainsCatalogueEditGstRatesTest1Mutation; variables: SrcDomainsCatalogueEditGstRatesTest1MutationVariables }
  "mutation ($input: UpdateProductsInput!) {\n    payload: updateProducts(input: $input) {\n      products { ...GstInTests }\n      refused { id code message }\n      userErrors { reason field message }\n    }\n  }": { data: SrcDomainsCatalogueEditGstRatesTest2Mutation; variables: SrcDomainsCatalogueEditGstRatesTest2MutationVariables }
  "query ($search: String! = \"\", $stock: StockFilter! = ANY) {\n  productList(withoutGstRate: true, search: $search, stock: $stock) { products { name } totalCount }\n}": { data: SrcDomainsCatalogueEditGstRatesTest3Query; variables: SrcDomainsCatalogueEditGstRatesTest3QueryVariables }
  "query ($name: String!, $categoryIds: [ID!]! = [], $isMedicine: Boolean! = false) {\n  gstProposal(name: $name, categoryIds: $categoryIds, isMedicine: $isMedicine) {\n    goods hsn rates { percent from } note\n  }\n}": { data: SrcDomainsCatalogueEditGstRatesTest4Query; variables: SrcDomainsCatalogueEditGstRatesTest4QueryVariables }
  "query {\n  overview { toDo { withoutGstRate } }\n  shopSettings { version }\n}": { data: SrcDomainsCatalogueEditGstRatesTest5Query; variables: SrcDomainsCatalogueEditGstRatesTest5QueryVariables }
  "mutation ($input: UpdateShopSettingsInput!) {\n  payload: updateShopSettings(input: $input) {\n    settings { gstRegistration gstin version }\n    userErrors { reason field message }\n  }\n}": { data: SrcDomainsCatalogueEditGstRatesTest6Mutation; variables: SrcDomainsCatalogueEditGstRatesTest6MutationVariables }
  "fragment LegalFacts on Product {\n  id makerOrPacker importer countryOfOrigin vegetarianMark bestBefore netQuantity\n  unitPrice { price { amount } per }\n}": { data: LegalFactsFragment; variables: never }
  "mutation CreateWithFacts($input: CreateProductInput!) {\n    createProduct(input: $input) { product { ...LegalFacts } userErrors { message field } }\n  }": { data: SrcDomainsCatalogueEditLegalFactsTest1Mutation; variables: SrcDomainsCatalogueEditLegalFactsTest1MutationVariables }
  "mutation UpdateFacts($input: UpdateProductInput!) {\n    updateProduct(input: $input) { product { ...LegalFacts } userErrors { message field } }\n  }": { data: SrcDomainsCatalogueEditLegalFactsTest2Mutation; variables: SrcDomainsCatalogueEditLegalFactsTest2MutationVariables }
  "query ($input: MedicineFindingsInput!) {\n  medicineFindings(input: $input) { key kind message schedule }\n}": { data: SrcDomainsCatalogueEditMedicineCheckTest1Query; variables: SrcDomainsCatalogueEditMedicineCheckTest1QueryVariables }
  "mutation ($input: CreateProductInput!) {\n  payload: createProduct(input: $input) {\n    product { id narcotic medicine { schedule } } userErrors { code field message }\n  }\n}": { data: SrcDomainsCatalogueEditMedicineCheckTest2Mutation; variables: SrcDomainsCatalogueEditMedicineCheckTest2MutationVariables }
  "mutation ($input: UpdateProductInput!) {\n  payload: updateProduct(input: $input) {\n    product { id narcotic medicine { schedule } } userErrors { code field message }\n  }\n}": { data: SrcDomainsCatalogueEditMedicineCheckTest3Mutation; variables: SrcDomainsCatalogueEditMedicineCheckTest3MutationVariables }
  "query ($search: String! = \"\", $sort: ProductSort) {\n  productList(medicinesToCheck: true, search: $search, sort: $sort) { products { name } }\n  overview { toDo { medicinesToCheck } }\n  shopSettings { version }\n}": { data: SrcDomainsCatalogueEditMedicineCheckTest4Query; variables: SrcDomainsCatalogueEditMedicineCheckTest4QueryVariables }
  "mutation ($input: UpdateShopSettingsInput!) {\n  payload: updateShopSettings(input: $input) { userErrors { reason field } }\n}": { data: SrcDomainsCatalogueEditMedicineCheckTest5Mutation; variables: SrcDomainsCatalogueEditMedicineCheckTest5MutationVariables }
  "fragment MedicineFacts on Product {\n  id\n  medicine {\n    ingredients { name strength { amount unit perAmount perUnit text } }\n    form packCount packUnit schedule prescriptionRequired pricePerUnit { amount }\n  }\n}": { data: MedicineFactsFragment; variables: never }
  "query ($id: ID!) { product(id: $id) { ...MedicineFacts substitutes { id } } }": { data: SrcDomainsCatalogueMedicineMedicineTest1Query; variables: SrcDomainsCatalogueMedicineMedicineTest1QueryVariables }
  "{ products(first: 20) { edges { node { substitutes(first: 3) { id } } } } }": { data: SrcDomainsCatalogueMedicineMedicineTest2Query; variables: SrcDomainsCatalogueMedicineMedicineTest2QueryVariables }
  "query ($id: ID!) { product(id: $id) { substitutes { id } } }": { data: SrcDomainsCatalogueMedicineMedicineTest3Query; variables: SrcDomainsCatalogueMedicineMedicineTest3QueryVariables }
  "mutation ($input: CreateProductInput!) {\n      reply: createProduct(input: $input) { product { ...MedicineFacts } userErrors { field message } }\n    }": { data: SrcDomainsCatalogueMedicineMedicineTest4Mutation; variables: SrcDomainsCatalogueMedicineMedicineTest4MutationVariables }
  "mutation ($input: UpdateProductInput!) {\n      reply: updateProduct(input: $input) { product { ...MedicineFacts } userErrors { field message } }\n    }": { data: SrcDomainsCatalogueMedicineMedicineTest5Mutation; variables: SrcDomainsCatalogueMedicineMedicineTest5MutationVariables }
  "mutation ($input: PublishWordsInput!) {\n        publishWords(input: $input) { words { id line by } userErrors { code message field } }\n      }": { data: SrcDomainsCatalogueSearchWordsPublishedWordsTest1Mutation; variables: SrcDomainsCatalogueSearchWordsPublishedWordsTest1MutationVariables }
  "mutation ($input: DeleteInput!) {\n        removePublishedWords(input: $input) { deletedId userErrors { code } }\n      }": { data: SrcDomainsCatalogueSearchWordsPublishedWordsTest2Mutation; variables: SrcDomainsCatalogueSearchWordsPublishedWordsTest2MutationVariables }
  "{ publishedWords { id line by } }": { data: SrcDomainsCatalogueSearchWordsPublishedWordsTest3Query; variables: SrcDomainsCatalogueSearchWordsPublishedWordsTest3QueryVariables }
  "query ($text: String!) { searchProducts(text: $text) { totalCount } }": { data: SrcDomainsCatalogueSearchWordsPublishedWordsTest4Query; variables: SrcDomainsCatalogueSearchWordsPublishedWordsTest4QueryVariables }
  "query ($text: String!, $productId: ID!) {\n  explainSearch(text: $text, productId: $productId) {\n    found relaxed weightedPoints score\n    terms { text optional match { points words { word fields kind } } }\n    weights { inStock wordsInOrder popularity }\n  }\n}": { data: SrcDomainsCatalogueSearchExplainSearchOperationsTest1Query; variables: SrcDomainsCatalogueSearchExplainSearchOperationsTest1QueryVariables }
  "{ searchProducts(text: \"gauvana doodh\", first: 1) { edges { cursor } } }": { data: SrcDomainsCatalogueSearchExplainSearchOperationsTest2Query; variables: SrcDomainsCatalogueSearchExplainSearchOperationsTest2QueryVariables }
  "query ($text: String!, $first: Int! = 8) {\n  searchSuggestions(text: $text, first: $first) {\n    text\n    kind\n    category { name }\n    subCategory { name }\n    product { name }\n    topProduct { name unit }\n    lowestPrice { amount }\n  }\n}": { data: SrcDomainsCatalogueSearchSuggestionsSearchSuggestionsTest1Query; variables: SrcDomainsCatalogueSearchSuggestionsSearchSuggestionsTest1QueryVariables }
  "{ searchSuggestions(text: \"toned m\") { text kind } }": { data: SrcDomainsCatalogueSearchSuggestionsSearchSuggestionsTest2Query; variables: SrcDomainsCatalogueSearchSuggestionsSearchSuggestionsTest2QueryVariables }
  "{ searchSuggestions(text: \"milk\") { topProduct { images { url } } lowestPrice { amount } } }": { data: SrcDomainsCatalogueSearchSuggestionsSearchSuggestionsTest3Query; variables: SrcDomainsCatalogueSearchSuggestionsSearchSuggestionsTest3QueryVariables }
  "query ($productId: ID!, $first: Int!, $after: String) {\n      stockMovements(productId: $productId, first: $first, after: $after) {\n        edges { node { change stockAfter reason orderId by } } pageInfo { endCursor }\n      }\n    }": { data: SrcDomainsCatalogueStockStockTest1Query; variables: SrcDomainsCatalogueStockStockTest1QueryVariables }
  "mutation ($input: SetStockInput!) {\n      setStock(input: $input) { product { stock } userErrors { code } }\n    }": { data: SrcDomainsCatalogueStockStockTest2Mutation; variables: SrcDomainsCatalogueStockStockTest2MutationVariables }
  "mutation ($input: SetOrderStatusInput!) {\n      setOrderStatus(input: $input) { order { status } userErrors { code } }\n    }": { data: SrcDomainsCatalogueStockStockTest3Mutation; variables: SrcDomainsCatalogueStockStockTest3MutationVariables }
  "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id } } }": { data: SrcDomainsOrderDeskUnseenOrdersTest1Mutation; variables: SrcDomainsOrderDeskUnseenOrdersTest1MutationVariables }
  "mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id } } }": { data: SrcDomainsCatalogueStockStockTest5Mutation; variables: SrcDomainsCatalogueStockStockTest5MutationVariables }
  "query ($id: ID!, $after: String) {\n        stockMovements(productId: $id, after: $after) { edges { cursor } }\n      }": { data: SrcDomainsCatalogueStockStockTest6Query; variables: SrcDomainsCatalogueStockStockTest6QueryVariables }
  "query ($id: ID!) { customer(id: $id) { addresses { city } } }": { data: SrcDomainsCustomerCustomerTest1Query; variables: SrcDomainsCustomerCustomerTest1QueryVariables }
  "query ($search: String, $first: Int, $after: String) {\n  customers(search: $search, first: $first, after: $after) {\n    edges { node {\n      id name email mobile joinedAt orderCount lastOrderAt isCashBlocked\n      moneyOpen { cashToCollect { amount } toVerify { amount } refundsDue { amount } }\n    } }\n    pageInfo { hasNextPage endCursor }\n    searchHint\n  }\n}": { data: SrcDomainsDashboardCustomerListTest1Query; variables: SrcDomainsDashboardCustomerListTest1QueryVariables }
  "query ($text: String!) {\n  dashboardSearch(text: $text) { orders { id } products { name } customers { name email } hint }\n}": { data: SrcDomainsDashboardDashboardTest1Query; variables: SrcDomainsDashboardDashboardTest1QueryVariables }
  "{ openWork { newOrders prescriptionsToCheck refundsDue openTickets } }": { data: SrcDomainsDashboardDashboardTest2Query; variables: SrcDomainsDashboardDashboardTest2QueryVariables }
  "mutation ($input: SubscribeToPushInput!) {\n  subscribeToPush(input: $input) { userErrors { reason field } }\n}": { data: SrcDomainsDashboardPushPushTest1Mutation; variables: SrcDomainsDashboardPushPushTest1MutationVariables }
  "mutation ($input: UnsubscribeFromPushInput!) {\n  unsubscribeFromPush(input: $input) { userErrors { reason } }\n}": { data: SrcDomainsDashboardPushPushTest2Mutation; variables: SrcDomainsDashboardPushPushTest2MutationVariables }
  "mutation { logout { userErrors { message } } }": { data: SrcDomainsDashboardPushPushTest3Mutation; variables: SrcDomainsDashboardPushPushTest3MutationVariables }
  "mutation ($input: RemoveFromTeamInput!) {\n  removeFromTeam(input: $input) { userErrors { message } }\n}": { data: SrcDomainsDashboardPushPushTest4Mutation; variables: SrcDomainsDashboardPushPushTest4MutationVariables }
  "mutation ($input: SeeOrdersInput!) {\n  seeOrders(input: $input) { userErrors { message } }\n}": { data: SrcDomainsDashboardPushPushTest5Mutation; variables: SrcDomainsDashboardPushPushTest5MutationVariables }
  "fragment CashBookDay on CashDay {\n  version\n  float { amount } received { amount } paidBack { amount } expenses { amount } rest { amount }\n  collectors { memberId name paidBack { amount } handedOver { amount } }\n  entries { id kind note name amount { amount } by struckBy }\n  counts { expected { amount } counted { amount } reason by }\n}": { data: CashBookDayFragment; variables: never }
  "query ($day: String!) { cashDay(day: $day) { ...CashBookDay } }": { data: SrcDomainsOrderCashCashBookTest1Query; variables: SrcDomainsOrderCashCashBookTest1QueryVariables }
  "mutation ($input: RecordCashEntryInput!) {\n    payload: recordCashEntry(input: $input) {\n      cashDay { ...CashBookDay } userErrors { code message field }\n    }\n  }": { data: SrcDomainsOrderCashCashBookTest2Mutation; variables: SrcDomainsOrderCashCashBookTest2MutationVariables }
  "mutation ($input: StrikeCashEntryInput!) {\n    payload: strikeCashEntry(input: $input) {\n      cashDay { ...CashBookDay } userErrors { code message field }\n    }\n  }": { data: SrcDomainsOrderCashCashBookTest3Mutation; variables: SrcDomainsOrderCashCashBookTest3MutationVariables }
  "mutation ($input: CloseCashDayInput!) {\n    payload: closeCashDay(input: $input) {\n      cashDay { ...CashBookDay } userErrors { code message field }\n    }\n  }": { data: SrcDomainsOrderCashCashBookTest4Mutation; variables: SrcDomainsOrderCashCashBookTest4MutationVariables }
  "mutation ($input: SetPaymentStateInput!) {\n  payload: setPaymentState(input: $input) { userErrors { code message field } }\n}": { data: SrcDomainsOrderCashCashBookTest5Mutation; variables: SrcDomainsOrderCashCashBookTest5MutationVariables }
  "mutation ($input: RefundInput!) {\n  payload: refund(input: $input) { userErrors { code message field } }\n}": { data: SrcDomainsOrderCashCashBookTest6Mutation; variables: SrcDomainsOrderCashCashBookTest6MutationVariables }
  "query { viewer { ifItemMissing } }": { data: SrcDomainsOrderChangeProposalsTest1Query; variables: SrcDomainsOrderChangeProposalsTest1QueryVariables }
  "query { viewer { ifItemMissing lastAddressId } }": { data: SrcDomainsOrderChangeProposalsTest2Query; variables: SrcDomainsOrderChangeProposalsTest2QueryVariables }
  "mutation ($input: PlaceOrderInput!) {\n  payload: placeOrder(input: $input) { order { id } userErrors { code reason message field } }\n}": { data: SrcDomainsOrderCheckoutCashBlockTest1Mutation; variables: SrcDomainsOrderCheckoutCashBlockTest1MutationVariables }
  "{ viewer { cashUnavailable } }": { data: SrcDomainsOrderCheckoutCashBlockTest2Query; variables: SrcDomainsOrderCheckoutCashBlockTest2QueryVariables }
  "mutation ($input: PlaceOrderInput!) {\n  payload: placeOrder(input: $input) {\n    order { id deliveryNote deliveryAddress { landmark } }\n    userErrors { code message field }\n  }\n}": { data: SrcDomainsOrderCheckoutDeliveryNoteTest1Mutation; variables: SrcDomainsOrderCheckoutDeliveryNoteTest1MutationVariables }
  "mutation ($input: PlaceOrderInput!) {\n  payload: placeOrder(input: $input) {\n    order { id status delivery { by from isLate when message } }\n    cart { totalQuantity }\n    userErrors { code reason message field params { name kind values } }\n  }\n}": { data: SrcDomainsOrderCheckoutDeliveryRulesTest1Mutation; variables: SrcDomainsOrderCheckoutDeliveryRulesTest1MutationVariables }
  "mutation ($input: StartUpiPaymentInput!) {\n  payload: startUpiPayment(input: $input) { upiPayment { reserved } userErrors { code } }\n}": { data: SrcDomainsOrderCheckoutDeliveryRulesTest2Mutation; variables: SrcDomainsOrderCheckoutDeliveryRulesTest2MutationVariables }
  "mutation ($input: UpdateShopSettingsInput!) {\n  payload: updateShopSettings(input: $input) { settings { version } userErrors { field message } }\n}": { data: SrcDomainsOrderCheckoutDeliveryRulesTest3Mutation; variables: SrcDomainsOrderCheckoutDeliveryRulesTest3MutationVariables }
  "mutation ($input: PauseOrdersInput!) {\n  payload: pauseOrders(input: $input) { orderPause { reason until } userErrors { field message } }\n}": { data: SrcDomainsOrderCheckoutDeliveryRulesTest4Mutation; variables: SrcDomainsOrderCheckoutDeliveryRulesTest4MutationVariables }
  "query { viewer { addresses { isDeliverable } } }": { data: SrcDomainsOrderCheckoutDeliveryRulesTest5Query; variables: SrcDomainsOrderCheckoutDeliveryRulesTest5QueryVariables }
  "mutation ($input: PhoneOrderInput!) {\n  payload: placePhoneOrder(input: $input) { userErrors { reason } }\n}": { data: SrcDomainsOrderCheckoutDeliveryRulesTest6Mutation; variables: SrcDomainsOrderCheckoutDeliveryRulesTest6MutationVariables }
  "mutation ($input: SetOrderStatusInput!) {\n  payload: setOrderStatus(input: $input) { userErrors { code reason } }\n}": { data: SrcDomainsOrderCheckoutDeliveryRulesTest7Mutation; variables: SrcDomainsOrderCheckoutDeliveryRulesTest7MutationVariables }
  "mutation { payload: resumeOrders { orderPause { reason } } }": { data: SrcDomainsOrderCheckoutDeliveryRulesTest8Mutation; variables: SrcDomainsOrderCheckoutDeliveryRulesTest8MutationVariables }
  "query ($pincode: String) {\n  deliveryPromise(pincode: $pincode) { state by from pausedUntil minOrder { amount } message }\n}": { data: SrcDomainsOrderCheckoutDeliveryRulesTest9Query; variables: SrcDomainsOrderCheckoutDeliveryRulesTest9QueryVariables }
  "query ($id: ID!) { order(id: $id) { delivery { when isLate by } } }": { data: SrcDomainsOrderCheckoutDeliveryRulesTest10Query; variables: SrcDomainsOrderCheckoutDeliveryRulesTest10QueryVariables }
  "mutation ($input: PlaceOrderInput!) {\n  placeOrder(input: $input) { order { id } userErrors { code message } }\n}": { data: SrcDomainsOrderCheckoutFewOrdersTest1Mutation; variables: SrcDomainsOrderCheckoutFewOrdersTest1MutationVariables }
  "mutation ($input: PlaceOrderInput!) {\n  payload: placeOrder(input: $input) {\n    order { id }\n    userErrors { code message field }\n  }\n}": { data: SrcDomainsOrderCheckoutOrderLimitsTest1Mutation; variables: SrcDomainsOrderCheckoutOrderLimitsTest1MutationVariables }
  "mutation ($input: UpdateShopSettingsInput!) {\n  payload: updateShopSettings(input: $input) { userErrors { message field } }\n}": { data: SrcDomainsOrderCheckoutOrderLimitsTest2Mutation; variables: SrcDomainsOrderCheckoutOrderLimitsTest2MutationVariables }
  "query { viewer { cart { warnings { code productIds ingredient message } } } }": { data: SrcDomainsOrderCheckoutOrderLimitsTest3Query; variables: SrcDomainsOrderCheckoutOrderLimitsTest3QueryVariables }
  "mutation ($input: PlaceOrderInput!) {\n  payload: placeOrder(input: $input) {\n    order { id fulfilment delivery { when } lines { name } payment { state } }\n    cart { lines { product { name } } }\n    userErrors { code reason message field }\n  }\n}": { data: SrcDomainsOrderCheckoutPickUpTest1Mutation; variables: SrcDomainsOrderCheckoutPickUpTest1MutationVariables }
  "mutation ($input: StartUpiPaymentInput!) {\n  payload: startUpiPayment(input: $input) {\n    upiPayment { reserved request { reference } }\n    userErrors { code message field }\n  }\n}": { data: SrcDomainsOrderCheckoutPickUpTest2Mutation; variables: SrcDomainsOrderCheckoutPickUpTest2MutationVariables }
  "mutation ($input: RequestUpiRefundInput!) {\n  payload: requestUpiRefund(input: $input) { order { status } userErrors { code } }\n}": { data: SrcDomainsOrderCheckoutPickUpTest3Mutation; variables: SrcDomainsOrderCheckoutPickUpTest3MutationVariables }
  "mutation ($input: UpdateShopSettingsInput!) {\n  payload: updateShopSettings(input: $input) { userErrors { message } }\n}": { data: SrcDomainsOrderCheckoutPickUpTest4Mutation; variables: SrcDomainsOrderCheckoutPickUpTest4MutationVariables }
  "query ($pincode: String, $ids: [ID!]) {\n  viewer {\n    cart { notDelivered(pincode: $pincode) { productId reason message } }\n    quote(productIds: $ids) { lines { name } total { amount } }\n  }\n}": { data: SrcDomainsOrderCheckoutPickUpTest5Query; variables: SrcDomainsOrderCheckoutPickUpTest5QueryVariables }
  "query {\n  deliveryPromise(pincode: \"1\", fulfilment: PICK_UP) { state by minOrder { amount } message }\n  store { pickUpForAll openingTimes }\n}": { data: SrcDomainsOrderCheckoutPickUpTest6Query; variables: SrcDomainsOrderCheckoutPickUpTest6QueryVariables }
  "mutation ($input: SetOrderStatusInput!) {\n  payload: setOrderStatus(input: $input) {\n    order { status fulfilment } userErrors { code }\n  }\n}": { data: SrcDomainsOrderCheckoutPickUpTest7Mutation; variables: SrcDomainsOrderCheckoutPickUpTest7MutationVariables }
  "mutation ($input: PlaceOrderInput!) {\n  placeOrder(input: $input) {\n    order {\n      id number status subtotal { amount } total { amount } savings { amount } totalQuantity\n      deliveryAddress { addressId city }\n      lines { productId name quantity discountedPrice { amount } total { amount } }\n      history { status }\n    }\n    cart { totalQuantity }\n    userErrors { code message field }\n  }\n}": { data: SrcDomainsOrderCheckoutPlaceOrderTest1Mutation; variables: SrcDomainsOrderCheckoutPlaceOrderTest1MutationVariables }
  "fragment QuoteInTests on Quote {\n  totalQuantity subtotal { amount } total { amount } savings { amount }\n  lines {\n    productId name wantedQuantity quantity seenPrice { amount } price { amount }\n    discountedPrice { amount } total { amount } problems { code message }\n  }\n}": { data: QuoteInTestsFragment; variables: never }
  "mutation ($input: PlaceOrderInput!) {\n  placeOrder(input: $input) {\n    order { id total { amount } }\n    quote { ...QuoteInTests }\n    address { addressLine version }\n    userErrors { code message }\n  }\n}": { data: SrcDomainsOrderCheckoutQuoteTest1Mutation; variables: SrcDomainsOrderCheckoutQuoteTest1MutationVariables }
  "{ viewer { quote { ...QuoteInTests } } }": { data: SrcDomainsOrderCheckoutQuoteTest2Query; variables: SrcDomainsOrderCheckoutQuoteTest2QueryVariables }
  "mutation ($input: StartUpiPaymentInput!) {\n  payload: startUpiPayment(input: $input) {\n    upiPayment { idempotencyKey totalQuantity reserved expiresAt request { amount { amount } reference } }\n    quote { total { amount } } userErrors { code }\n  }\n}": { data: SrcDomainsOrderCheckoutReservationsTest1Mutation; variables: SrcDomainsOrderCheckoutReservationsTest1MutationVariables }
  "mutation ($input: PlaceOrderInput!) {\n  payload: placeOrder(input: $input) {\n    order { id total { amount } payment { upiReference } } userErrors { code }\n  }\n}": { data: SrcDomainsOrderCheckoutReservationsTest2Mutation; variables: SrcDomainsOrderCheckoutReservationsTest2MutationVariables }
  "{ viewer {\n  upiPayment { reserved }\n  cart { total { amount } lines { quantity product { stock } problems { code } } }\n} }": { data: SrcDomainsOrderCheckoutReservationsTest3Query; variables: SrcDomainsOrderCheckoutReservationsTest3QueryVariables }
  "mutation ($input: ChangeCartLineQuantityInput!) {\n  payload: changeCartLineQuantity(input: $input) {\n    cart { total { amount } lines { quantity problems { code } } }\n  }\n}": { data: SrcDomainsOrderCheckoutReservationsTest4Mutation; variables: SrcDomainsOrderCheckoutReservationsTest4MutationVariables }
  "mutation { cancelUpiPayment { cart { id } userErrors { code } } }": { data: SrcDomainsOrderCheckoutReservationsTest5Mutation; variables: SrcDomainsOrderCheckoutReservationsTest5MutationVariables }
  "mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { userErrors { code } } }": { data: SrcDomainsOrderDeskUnseenOrdersTest5Mutation; variables: SrcDomainsOrderDeskUnseenOrdersTest5MutationVariables }
  "fragment CashOrder on Order {\n  id status updatedAt\n  payment {\n    state notedBy settableStates\n    cash { amount { amount } by }\n    history { state by }\n  }\n  refunds { id reason state amount { amount } }\n}": { data: CashOrderFragment; variables: never }
  "mutation ($input: SetOrderStatusInput!) {\n    setOrderStatus(input: $input) { order { ...CashOrder } userErrors { code } }\n  }": { data: SrcDomainsOrderDeskCashTest1Mutation; variables: SrcDomainsOrderDeskCashTest1MutationVariables }
  "mutation ($input: SetOrderStatusesInput!) {\n    setOrderStatuses(input: $input) { moved { ...CashOrder } refused { code } userErrors { code } }\n  }": { data: SrcDomainsOrderDeskCashTest2Mutation; variables: SrcDomainsOrderDeskCashTest2MutationVariables }
  "mutation ($input: SetPaymentStateInput!) {\n    setPaymentState(input: $input) { order { ...CashOrder } userErrors { code } }\n  }": { data: SrcDomainsOrderDeskCashTest3Mutation; variables: SrcDomainsOrderDeskCashTest3MutationVariables }
  "mutation ($input: SetPaymentStatesInput!) {\n    setPaymentStates(input: $input) {\n      changed { ...CashOrder } refused { orderId code message order { id } } userErrors { code field }\n    }\n  }": { data: SrcDomainsOrderDeskCashTest4Mutation; variables: SrcDomainsOrderDeskCashTest4MutationVariables }
  "mutation ($input: AddRefundInput!) {\n  addRefund(input: $input) { userErrors { code } order { refunds { state amount { amount } } } }\n}": { data: SrcDomainsOrderDeskCashTest5Mutation; variables: SrcDomainsOrderDeskCashTest5MutationVariables }
  "query ($day: String!) {\n  cashDay(day: $day) {\n    orders received { amount } collectors { name orders received { amount } }\n  }\n}": { data: SrcDomainsOrderDeskCashTest6Query; variables: SrcDomainsOrderDeskCashTest6QueryVariables }
  "query { overview { toDo { cashToCollect { amount } cashMissing } } }": { data: SrcDomainsOrderDeskCashTest7Query; variables: SrcDomainsOrderDeskCashTest7QueryVariables }
  "mutation ($input: PlaceOrderInput!) {\n  placeOrder(input: $input) { order { id cancellable invoice { number } } }\n}": { data: SrcDomainsOrderDeskOrderChangesTest1Mutation; variables: SrcDomainsOrderDeskOrderChangesTest1MutationVariables }
  "mutation ($input: CancelOrderInput!) {\n  reply: cancelOrder(input: $input) { order { status cancellable history { status } } userErrors { code } }\n}": { data: SrcDomainsOrderDeskOrderChangesTest2Mutation; variables: SrcDomainsOrderDeskOrderChangesTest2MutationVariables }
  "mutation ($input: OrderAgainInput!) {\n  reply: orderAgain(input: $input) {\n    added cart { totalQuantity lines { id quantity product { name } } } problems { code message }\n    userErrors { code }\n  }\n}": { data: SrcDomainsOrderDeskOrderChangesTest3Mutation; variables: SrcDomainsOrderDeskOrderChangesTest3MutationVariables }
  "mutation ($input: SetOrderStatusInput!) {\n  reply: setOrderStatus(input: $input) {\n    order { status invoice { number issuedAt buyerName path seller { name address phone email drugLicence } } }\n    userErrors { code }\n  }\n}": { data: SrcDomainsOrderDeskOrderChangesTest4Mutation; variables: SrcDomainsOrderDeskOrderChangesTest4MutationVariables }
  "mutation ($input: SetOrderStatusInput!) {\n    reply: setOrderStatus(input: $input) {\n      order { status history { status reason } } userErrors { code field }\n    }\n  }": { data: SrcDomainsOrderDeskOrderChangesTest5Mutation; variables: SrcDomainsOrderDeskOrderChangesTest5MutationVariables }
  "query ($id: ID!) {\n    reply: viewer { order(id: $id) { history { status reason by } } }\n  }": { data: SrcDomainsOrderDeskOrderChangesTest6Query; variables: SrcDomainsOrderDeskOrderChangesTest6QueryVariables }
  "mutation ($input: SetOrderStatusInput!) {\n  payload: setOrderStatus(input: $input) {\n    order {\n      status updatedAt\n      refunds { id reason state amount { amount } lines { name quantity } }\n    }\n    userErrors { code message field }\n  }\n}": { data: SrcDomainsOrderDeskReturnAtDoorTest1Mutation; variables: SrcDomainsOrderDeskReturnAtDoorTest1MutationVariables }
  "mutation ($input: RemoveRefundInput!) {\n  payload: removeRefund(input: $input) { userErrors { message } }\n}": { data: SrcDomainsOrderDeskReturnAtDoorTest2Mutation; variables: SrcDomainsOrderDeskReturnAtDoorTest2MutationVariables }
  "query ($day: String!) {\n  cashDay(day: $day) { received { amount } paidBack { amount } rest { amount } }\n}": { data: SrcDomainsOrderDeskReturnAtDoorTest3Query; variables: SrcDomainsOrderDeskReturnAtDoorTest3QueryVariables }
  "mutation ($input: SetOrderStatusInput!) {\n    payload: setOrderStatus(input: $input) { order { id status updatedAt } userErrors { code message } }\n  }": { data: SrcDomainsOrderDeskSeenOrderTest1Mutation; variables: SrcDomainsOrderDeskSeenOrderTest1MutationVariables }
  "mutation ($input: SetPaymentStateInput!) {\n    payload: setPaymentState(input: $input) { order { id status updatedAt } userErrors { code message } }\n  }": { data: SrcDomainsOrderDeskSeenOrderTest2Mutation; variables: SrcDomainsOrderDeskSeenOrderTest2MutationVariables }
  "mutation ($input: RefundPaymentInput!) {\n    payload: refundPayment(input: $input) { order { id status updatedAt } userErrors { code message } }\n  }": { data: SrcDomainsOrderDeskSeenOrderTest3Mutation; variables: SrcDomainsOrderDeskSeenOrderTest3MutationVariables }
  "mutation ($input: RefundRejectedLinesInput!) {\n    payload: refundRejectedLines(input: $input) { order { id status updatedAt } userErrors { code message } }\n  }": { data: SrcDomainsOrderDeskSeenOrderTest4Mutation; variables: SrcDomainsOrderDeskSeenOrderTest4MutationVariables }
  "mutation ($input: CheckPrescriptionInput!) {\n    payload: checkPrescription(input: $input) { order { id status updatedAt } userErrors { code message } }\n  }": { data: SrcDomainsOrderDeskSeenOrderTest5Mutation; variables: SrcDomainsOrderDeskSeenOrderTest5MutationVariables }
  "mutation ($input: CancelOrderInput!) {\n    payload: cancelOrder(input: $input) { order { id status updatedAt } userErrors { code message } }\n  }": { data: SrcDomainsOrderDeskSeenOrderTest6Mutation; variables: SrcDomainsOrderDeskSeenOrderTest6MutationVariables }
  "mutation ($input: IssueInvoiceInput!) {\n    payload: issueInvoice(input: $input) { order { id status updatedAt } userErrors { code message } }\n  }": { data: SrcDomainsOrderDeskSeenOrderTest7Mutation; variables: SrcDomainsOrderDeskSeenOrderTest7MutationVariables }
  "mutation ($input: SetRefundUpiIdInput!) {\n    payload: setRefundUpiId(input: $input) { order { id status updatedAt } userErrors { code message } }\n  }": { data: SrcDomainsOrderDeskSeenOrderTest8Mutation; variables: SrcDomainsOrderDeskSeenOrderTest8MutationVariables }
  "{ unseenOrders { id } }": { data: SrcDomainsOrderDeskUnseenOrdersTest2Query; variables: SrcDomainsOrderDeskUnseenOrdersTest2QueryVariables }
  "mutation ($input: SeeOrdersInput!) {\n      seeOrders(input: $input) { unseenOrders { id } userErrors { code field } }\n    }": { data: SrcDomainsOrderDeskUnseenOrdersTest3Mutation; variables: SrcDomainsOrderDeskUnseenOrdersTest3MutationVariables }
  "mutation ($input: SetOrderStatusInput!) { setOrderStatus(input: $input) { userErrors { code } } }": { data: SrcDomainsOrderDeskUnseenOrdersTest4Mutation; variables: SrcDomainsOrderDeskUnseenOrdersTest4MutationVariables }
  "mutation ($input: SetOrderStatusesInput!) {\n  setOrderStatuses(input: $input) {\n    moved { id status history { status } }\n    refused { orderId order { number status } code reason params { name } message }\n    userErrors { code field message }\n  }\n}": { data: SrcDomainsOrderDeskWorkTest1Mutation; variables: SrcDomainsOrderDeskWorkTest1MutationVariables }
  "query ($orderIds: [ID!]!) {\n  pickList(orderIds: $orderIds) {\n    orderCount totalQuantity\n    groups { subCategory { name } lines {\n      name unit quantity orderNumbers collectedOrderNumbers\n      orders { number bagNumber quantity isCollected }\n    } }\n  }\n}": { data: SrcDomainsOrderDeskWorkTest2Query; variables: SrcDomainsOrderDeskWorkTest2QueryVariables }
  "query ($ids: [ID!]!) {\n  ordersById(ids: $ids) {\n    bagNumber lines { barcodes shelf { category { name } subCategory { name } } }\n  }\n}": { data: SrcDomainsOrderDeskWorkTest3Query; variables: SrcDomainsOrderDeskWorkTest3QueryVariables }
  "query ($ids: [ID!]!) { ordersById(ids: $ids) { number nextStatus customer { name } } }": { data: SrcDomainsOrderDeskWorkTest4Query; variables: SrcDomainsOrderDeskWorkTest4QueryVariables }
  "mutation ($input: PlaceOrderInput!) {\n  payload: placeOrder(input: $input) { order { id } userErrors { field message } }\n}": { data: SrcDomainsOrderDocumentDocumentsTest1Mutation; variables: SrcDomainsOrderDocumentDocumentsTest1MutationVariables }
  "query ($id: ID!) {\n    viewer { order(id: $id) { documents { kind } invoiceWaitsFor { name } } }\n  }": { data: SrcDomainsOrderDocumentDocumentsTest2Query; variables: SrcDomainsOrderDocumentDocumentsTest2QueryVariables }
  "query ($id: ID!) { order(id: $id) { documents { kind } } }": { data: SrcDomainsOrderDocumentDocumentsTest3Query; variables: SrcDomainsOrderDocumentDocumentsTest3QueryVariables }
  "mutation ($input: IssueInvoiceInput!) {\n  payload: issueInvoice(input: $input) { order { invoice { number } } userErrors { code field message } }\n}": { data: SrcDomainsOrderDocumentWaitingInvoiceTest1Mutation; variables: SrcDomainsOrderDocumentWaitingInvoiceTest1MutationVariables }
  "query ($status: OrderStatus, $payment: PaymentState, $search: String! = \"\", $from: String,\n  $to: String, $sort: OrderSort! = PLACED_DESC, $first: Int! = 50, $after: String) {\n  orders(status: $status, payment: $payment, search: $search, placedFrom: $from, placedTo: $to, sort: $sort,\n    first: $first, after: $after) {\n    edges { node { id } } pageInfo { endCursor hasNextPage } statusCounts { status count isMore }\n  }\n}": { data: SrcDomainsOrderListOrderListSortsTest1Query; variables: SrcDomainsOrderListOrderListSortsTest1QueryVariables }
  "fragment OrderRow on Order { id number status customer { email } history { status by } }": { data: OrderRowFragment; variables: never }
  "query ($status: OrderStatus, $search: String!, $first: Int!, $after: String) {\n  orders(status: $status, search: $search, first: $first, after: $after) {\n    edges { node { ...OrderRow } } pageInfo { endCursor hasNextPage } searchHint\n  }\n}": { data: SrcDomainsOrderListOrderListTest1Query; variables: SrcDomainsOrderListOrderListTest1QueryVariables }
  "mutation ($input: SetOrderStatusInput!) {\n  setOrderStatus(input: $input) { order { ...OrderRow } userErrors { code field } }\n}": { data: SrcDomainsOrderListOrderListTest2Mutation; variables: SrcDomainsOrderListOrderListTest2MutationVariables }
  "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { ...OrderRow } } }": { data: SrcDomainsOrderListOrderListTest3Mutation; variables: SrcDomainsOrderListOrderListTest3MutationVariables }
  "mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { userErrors { message } } }": { data: SrcDomainsOrderListOrderListTest4Mutation; variables: SrcDomainsOrderListOrderListTest4MutationVariables }
  "query ($id: ID!) { viewer { order(id: $id) { ...OrderRow } } }": { data: SrcDomainsOrderListOrderListTest5Query; variables: SrcDomainsOrderListOrderListTest5QueryVariables }
  "{ viewer { lastAddressId } }": { data: SrcDomainsOrderListOrderListTest6Query; variables: SrcDomainsOrderListOrderListTest6QueryVariables }
  "mutation ($input: PlaceOrderInput!) {\n  placeOrder(input: $input) { order { id number } userErrors { message } }\n}": { data: SrcDomainsOrderMailDocumentMailTest1Mutation; variables: SrcDomainsOrderMailDocumentMailTest1MutationVariables }
  "mutation ($input: SetOrderStatusInput!) {\n  setOrderStatus(input: $input) { order { documents { number } } userErrors { message } }\n}": { data: SrcDomainsOrderMailDocumentMailTest2Mutation; variables: SrcDomainsOrderMailDocumentMailTest2MutationVariables }
  "mutation ($input: SetPaymentStateInput!) {\n  setPaymentState(input: $input) { order { id } userErrors { message } }\n}": { data: SrcDomainsOrderMailDocumentMailTest3Mutation; variables: SrcDomainsOrderMailDocumentMailTest3MutationVariables }
  "mutation ($input: AddRefundInput!) {\n  addRefund(input: $input) { order { refunds { id } } userErrors { message } }\n}": { data: SrcDomainsOrderMailDocumentMailTest4Mutation; variables: SrcDomainsOrderMailDocumentMailTest4MutationVariables }
  "mutation ($input: RefundInput!) {\n  refund(input: $input) { order { documents { kind number } } userErrors { message } }\n}": { data: SrcDomainsOrderMailDocumentMailTest5Mutation; variables: SrcDomainsOrderMailDocumentMailTest5MutationVariables }
  "mutation ($input: IssueInvoiceInput!) {\n  issueInvoice(input: $input) { order { documents { number } } userErrors { code message field } }\n}": { data: SrcDomainsOrderMailDocumentMailTest6Mutation; variables: SrcDomainsOrderMailDocumentMailTest6MutationVariables }
  "mutation { setOrderMails(input: { wanted: [] }) { viewer { orderMails } } }": { data: SrcDomainsOrderMailDocumentMailTest7Mutation; variables: SrcDomainsOrderMailDocumentMailTest7MutationVariables }
  "mutation ($input: SetOrderStatusInput!) {\n    payload: setOrderStatus(input: $input) { order { status updatedAt awaitsReason } userErrors { code message field } }\n  }": { data: SrcDomainsOrderMailHeldMailsTest1Mutation; variables: SrcDomainsOrderMailHeldMailsTest1MutationVariables }
  "mutation ($input: SetCancellationReasonInput!) {\n    payload: setCancellationReason(input: $input) { order { status updatedAt awaitsReason } userErrors { code message field } }\n  }": { data: SrcDomainsOrderMailHeldMailsTest2Mutation; variables: SrcDomainsOrderMailHeldMailsTest2MutationVariables }
  "mutation ($input: PlaceOrderInput!) {\n  placeOrder(input: $input) { order { number } userErrors { code } }\n}": { data: SrcDomainsOrderMailOrderMailTest1Mutation; variables: SrcDomainsOrderMailOrderMailTest1MutationVariables }
  "mutation ($input: PlaceOrderInput!) {\n    payload: placeOrder(input: $input) { order { id number } userErrors { code } }\n  }": { data: SrcDomainsOrderMailOrderNewsMailTest1Mutation; variables: SrcDomainsOrderMailOrderNewsMailTest1MutationVariables }
  "mutation ($input: CancelOrderInput!) {\n    payload: cancelOrder(input: $input) { order { id number } userErrors { code } }\n  }": { data: SrcDomainsOrderMailOrderNewsMailTest2Mutation; variables: SrcDomainsOrderMailOrderNewsMailTest2MutationVariables }
  "mutation ($input: SetOrderStatusInput!) {\n    payload: setOrderStatus(input: $input) { order { id number } userErrors { code } }\n  }": { data: SrcDomainsOrderMailOrderNewsMailTest3Mutation; variables: SrcDomainsOrderMailOrderNewsMailTest3MutationVariables }
  "mutation ($input: SetPaymentStateInput!) {\n    payload: setPaymentState(input: $input) { order { id number } userErrors { code } }\n  }": { data: SrcDomainsOrderMailOrderNewsMailTest4Mutation; variables: SrcDomainsOrderMailOrderNewsMailTest4MutationVariables }
  "mutation { setOrderMails(input: { wanted: [DELIVERED] }) { viewer { orderMails } } }": { data: SrcDomainsOrderMailOrderNewsMailTest5Mutation; variables: SrcDomainsOrderMailOrderNewsMailTest5MutationVariables }
  "query ($id: ID!, $batch: String!) {\n  order(id: $id) {\n    recalledPacks(batch: $batch) { name expiry quantity found }\n    documents {\n      kind number\n      lines { name quantity batches { number quantity } }\n      amendments { at by reason name before { number expiry quantity } after { number expiry quantity } }\n    }\n  }\n}": { data: SrcDomainsOrderPackingCorrectedBatchesTest1Query; variables: SrcDomainsOrderPackingCorrectedBatchesTest1QueryVariables }
  "query ($batch: String!) {\n  ordersWithBatch(batch: $batch) { edges { node { id } } }\n}": { data: SrcDomainsOrderPackingCorrectedBatchesTest2Query; variables: SrcDomainsOrderPackingCorrectedBatchesTest2QueryVariables }
  "query ($id: ID!) {\n  viewer {\n    order(id: $id) {\n      number\n      invoice {\n        number issuedAt buyerName seller { name address drugLicence }\n        prescription {\n          patient patientAddress prescriber prescriberAddress prescriberRegistration\n        }\n      }\n      lines { name quantity schedule medicine { maker } batches { number expiry expiresOn quantity } }\n    }\n  }\n}": { data: SrcDomainsOrderPackingPackedOrderTest1Query; variables: SrcDomainsOrderPackingPackedOrderTest1QueryVariables }
  "query ($month: String!) {\n  prescriptionRegister(month: $month) {\n    edges {\n      node {\n        orderId patient prescriber prescriberAddress prescriberRegistration\n        medicine maker quantity batches { number expiry quantity }\n      }\n    }\n  }\n}": { data: SrcDomainsOrderPackingPackedOrderTest2Query; variables: SrcDomainsOrderPackingPackedOrderTest2QueryVariables }
  "query ($batch: String!, $first: Int! = 20, $after: String) {\n  ordersWithBatch(batch: $batch, first: $first, after: $after) {\n    edges { cursor node { id } }\n    pageInfo { hasNextPage }\n  }\n}": { data: SrcDomainsOrderPackingPackedOrderTest3Query; variables: SrcDomainsOrderPackingPackedOrderTest3QueryVariables }
  "query { orders(payment: REFUND_DUE, first: 50) { edges { node { id } } } }": { data: SrcDomainsOrderPrescriptionRejectionRefundTest2Query; variables: SrcDomainsOrderPrescriptionRejectionRefundTest2QueryVariables }
  "mutation ($input: AddRefundInput!) { addRefund(input: $input) { order { id } } }": { data: SrcDomainsOrderPaymentAddRefundTest2Mutation; variables: SrcDomainsOrderPaymentAddRefundTest2MutationVariables }
  "fragment RefundedOrder on Order {\n  id number payment { state notedBy refund { amount { amount } verified upiId reference } }\n}": { data: RefundedOrderFragment; variables: never }
  "mutation ($input: PlaceOrderInput!) {\n      payload: placeOrder(input: $input) { order { ...RefundedOrder } userErrors { code field } }\n    }": { data: SrcDomainsOrderPaymentRefundsTest1Mutation; variables: SrcDomainsOrderPaymentRefundsTest1MutationVariables }
  "mutation ($input: CancelOrderInput!) {\n      payload: cancelOrder(input: $input) { order { ...RefundedOrder } userErrors { code field } }\n    }": { data: SrcDomainsOrderPaymentRefundsTest2Mutation; variables: SrcDomainsOrderPaymentRefundsTest2MutationVariables }
  "mutation ($input: SetOrderStatusInput!) {\n      payload: setOrderStatus(input: $input) { order { ...RefundedOrder } userErrors { code field } }\n    }": { data: SrcDomainsOrderPaymentRefundsTest3Mutation; variables: SrcDomainsOrderPaymentRefundsTest3MutationVariables }
  "mutation ($input: SetPaymentStateInput!) {\n      payload: setPaymentState(input: $input) { order { ...RefundedOrder } userErrors { code field } }\n    }": { data: SrcDomainsOrderPaymentRefundsTest4Mutation; variables: SrcDomainsOrderPaymentRefundsTest4MutationVariables }
  "mutation ($input: RefundPaymentInput!) {\n      payload: refundPayment(input: $input) { order { ...RefundedOrder } userErrors { code field } }\n    }": { data: SrcDomainsOrderPaymentRefundsTest5Mutation; variables: SrcDomainsOrderPaymentRefundsTest5MutationVariables }
  "mutation ($input: SetRefundUpiIdInput!) {\n      payload: setRefundUpiId(input: $input) { order { ...RefundedOrder } userErrors { code field } }\n    }": { data: SrcDomainsOrderPaymentRefundsTest6Mutation; variables: SrcDomainsOrderPaymentRefundsTest6MutationVariables }
  "mutation ($input: RefundPaymentInput!) { refundPayment(input: $input) { order { id } } }": { data: SrcDomainsOrderPaymentRefundsTest7Mutation; variables: SrcDomainsOrderPaymentRefundsTest7MutationVariables }
  "mutation ($input: ApplyUpiStatementInput!) {\n  applyUpiStatement(input: $input) {\n    received refused { line state reason order { number } }\n    statement { received appliedBy counts { state count } }\n    userErrors { code }\n  }\n}": { data: SrcDomainsOrderPaymentStatementStatementTest1Mutation; variables: SrcDomainsOrderPaymentStatementStatementTest1MutationVariables }
  "query ($statementId: ID!, $state: UpiStatementRowState) {\n  upiStatementRows(statementId: $statementId, state: $state, first: 100) { edges { node {\n    line state reason date description reference amount { amount } order { id amount { amount } }\n  } } }\n}": { data: SrcDomainsOrderPaymentStatementStatementTest2Query; variables: SrcDomainsOrderPaymentStatementStatementTest2QueryVariables }
  "mutation ($input: SetPaymentStateInput!) {\n  setPaymentState(input: $input) { userErrors { code } }\n}": { data: SrcDomainsOrderPaymentStatementStatementTest3Mutation; variables: SrcDomainsOrderPaymentStatementStatementTest3MutationVariables }
  "mutation ($input: SetOrderStatusInput!) {\n  setOrderStatus(input: $input) { userErrors { code } }\n}": { data: SrcPaymentsStripeTest3Mutation; variables: SrcPaymentsStripeTest3MutationVariables }
  "fragment PaymentProof on Order { payment {\n  state refund { verified }\n  statementRow { statementName line date description amount { amount } by }\n} }": { data: PaymentProofFragment; variables: never }
  "query ($id: ID!) { order(id: $id) { ...PaymentProof } }": { data: SrcDomainsOrderPaymentStatementStatementTest5Query; variables: SrcDomainsOrderPaymentStatementStatementTest5QueryVariables }
  "query ($id: ID!) { viewer { order(id: $id) { ...PaymentProof } } }": { data: SrcDomainsOrderPaymentStatementStatementTest6Query; variables: SrcDomainsOrderPaymentStatementStatementTest6QueryVariables }
  "fragment UpiPaymentOfOrder on Order {\n  payment { method state notedAt notedBy upiReference upiTransactionId url }\n}": { data: UpiPaymentOfOrderFragment; variables: never }
  "query ($key: String!) {\n  viewer { quote { upi(idempotencyKey: $key) {\n    link qrCode upiId payee amount { amount } reference\n  } } }\n}": { data: SrcDomainsOrderPaymentUpiPaymentsTest1Query; variables: SrcDomainsOrderPaymentUpiPaymentsTest1QueryVariables }
  "mutation ($input: PlaceOrderInput!) {\n  placeOrder(input: $input) { order { id ...UpiPaymentOfOrder } userErrors { code field } }\n}": { data: SrcDomainsOrderPaymentUpiPaymentsTest2Mutation; variables: SrcDomainsOrderPaymentUpiPaymentsTest2MutationVariables }
  "mutation ($input: SetPaymentStateInput!) {\n  setPaymentState(input: $input) { order { ...UpiPaymentOfOrder } userErrors { code field } }\n}": { data: SrcDomainsOrderPaymentUpiPaymentsTest3Mutation; variables: SrcDomainsOrderPaymentUpiPaymentsTest3MutationVariables }
  "mutation ($input: CancelOrderInput!) {\n    reply: cancelOrder(input: $input) { userErrors { code } }\n  }": { data: SrcDomainsOrderPaymentUpiPaymentsTest4Mutation; variables: SrcDomainsOrderPaymentUpiPaymentsTest4MutationVariables }
  "mutation ($input: SetOrderStatusInput!) {\n    reply: setOrderStatus(input: $input) { order { status } userErrors { code message } }\n  }": { data: SrcDomainsOrderPaymentUpiPaymentsTest5Mutation; variables: SrcDomainsOrderPaymentUpiPaymentsTest5MutationVariables }
  "query ($id: ID!) { order(id: $id) { ...UpiPaymentOfOrder } }": { data: SrcDomainsOrderPaymentUpiPaymentsTest6Query; variables: SrcDomainsOrderPaymentUpiPaymentsTest6QueryVariables }
  "query ($phone: String!) {\n  customersByPhone(phone: $phone) { id addresses { city } }\n}": { data: SrcDomainsOrderPhoneCustomerAccessTest1Query; variables: SrcDomainsOrderPhoneCustomerAccessTest1QueryVariables }
  "mutation ($input: AddPhoneCustomerInput!) {\n  payload: addPhoneCustomer(input: $input) { customer { id addresses { city } } }\n}": { data: SrcDomainsOrderPhoneCustomerAccessTest2Mutation; variables: SrcDomainsOrderPhoneCustomerAccessTest2MutationVariables }
  "mutation ($input: AddCustomerAddressInput!) {\n  payload: addCustomerAddress(input: $input) { address { id } userErrors { message field } }\n}": { data: SrcDomainsOrderPhoneCustomerAccessTest3Mutation; variables: SrcDomainsOrderPhoneCustomerAccessTest3MutationVariables }
  "mutation ($input: PhoneOrderInput!) {\n  payload: placePhoneOrder(input: $input) { order { id } userErrors { message field } }\n}": { data: SrcDomainsOrderPhoneCustomerAccessTest4Mutation; variables: SrcDomainsOrderPhoneCustomerAccessTest4MutationVariables }
  "mutation ($input: PhoneOrderInput!) {\n  payload: createOrderLink(input: $input) { link { id } userErrors { message field } }\n}": { data: SrcDomainsOrderPhoneCustomerAccessTest5Mutation; variables: SrcDomainsOrderPhoneCustomerAccessTest5MutationVariables }
  "{ addresses(first: 100) { edges { node { userId } } } }": { data: SrcDomainsOrderPhoneCustomerAccessTest6Query; variables: SrcDomainsOrderPhoneCustomerAccessTest6QueryVariables }
  "mutation ($input: PhoneOrderInput!) {\n  payload: createOrderLink(input: $input) {\n    link { id url customerName phone totalQuantity by createdAt expiresAt }\n    quote { total { amount } }\n    userErrors { code message field }\n  }\n}": { data: SrcDomainsOrderPhoneOrderLinksTest1Mutation; variables: SrcDomainsOrderPhoneOrderLinksTest1MutationVariables }
  "query { orderLinks { id url customerName } }": { data: SrcDomainsOrderPhoneOrderLinksTest2Query; variables: SrcDomainsOrderPhoneOrderLinksTest2QueryVariables }
  "mutation ($input: WithdrawOrderLinkInput!) {\n  payload: withdrawOrderLink(input: $input) { withdrawnId userErrors { code message field } }\n}": { data: SrcDomainsOrderPhoneOrderLinksTest3Mutation; variables: SrcDomainsOrderPhoneOrderLinksTest3MutationVariables }
  "query ($token: String!) {\n  linkedOrder(token: $token) {\n    customerName\n    address\n    fulfilment\n    lines { product { id discountedPrice { amount } } quantity maxQuantity }\n    orderNumber\n    orderTotal { amount }\n  }\n}": { data: SrcDomainsOrderPhoneOrderLinksTest4Query; variables: SrcDomainsOrderPhoneOrderLinksTest4QueryVariables }
  "mutation ($input: ConfirmOrderLinkInput!) {\n  payload: confirmOrderLink(input: $input) {\n    linkedOrder { orderNumber orderTotal { amount } }\n    userErrors { code message field }\n  }\n}": { data: SrcDomainsOrderPhoneOrderLinksTest5Mutation; variables: SrcDomainsOrderPhoneOrderLinksTest5MutationVariables }
  "mutation ($input: AddPhoneCustomerInput!) {\n  payload: addPhoneCustomer(input: $input) {\n    customer { id name numberProof addresses { id } }\n    userErrors { code message field }\n  }\n}": { data: SrcDomainsOrderPhonePhoneOrdersTest1Mutation; variables: SrcDomainsOrderPhonePhoneOrdersTest1MutationVariables }
  "mutation ($input: AddCustomerAddressInput!) {\n  payload: addCustomerAddress(input: $input) {\n    address { id city }\n    userErrors { code message field }\n  }\n}": { data: SrcDomainsOrderPhonePhoneOrdersTest2Mutation; variables: SrcDomainsOrderPhonePhoneOrdersTest2MutationVariables }
  "query ($phone: String!) {\n  customersByPhone(phone: $phone) { id name numberProof addresses { id } }\n}": { data: SrcDomainsOrderPhonePhoneOrdersTest3Query; variables: SrcDomainsOrderPhonePhoneOrdersTest3QueryVariables }
  "mutation ($input: PhoneOrderInput!) {\n  payload: placePhoneOrder(input: $input) {\n    order {\n      id\n      status\n      total { amount }\n      payment { method state }\n      customer { name email }\n      placedByTeam { how by }\n      history { status by }\n    }\n    quote { total { amount } }\n    userErrors { code message field }\n  }\n}": { data: SrcDomainsOrderPhonePhoneOrdersTest4Mutation; variables: SrcDomainsOrderPhonePhoneOrdersTest4MutationVariables }
  "query ($search: String!) {\n  customers(search: $search, first: 50) { edges { node { id } } }\n}": { data: SrcDomainsOrderPhonePhoneOrdersTest5Query; variables: SrcDomainsOrderPhonePhoneOrdersTest5QueryVariables }
  "mutation ($input: LoginInput!) {\n  payload: login(input: $input) { userErrors { code } }\n}": { data: SrcDomainsOrderPhonePhoneOrdersTest6Mutation; variables: SrcDomainsOrderPhonePhoneOrdersTest6MutationVariables }
  "query ($id: ID!) {\n  viewer { order(id: $id) { placedByTeam { how by } history { by } } }\n}": { data: SrcDomainsOrderPhonePhoneOrdersTest7Query; variables: SrcDomainsOrderPhonePhoneOrdersTest7QueryVariables }
  "query ($text: String!) {\n  readShoppingList(text: $text) { text proposals { product { name unit } quantity } }\n}": { data: SrcDomainsOrderPhoneProposeProductsTest1Query; variables: SrcDomainsOrderPhoneProposeProductsTest1QueryVariables }
  "query ($first: Int!, $after: String) {\n      ordersToCheck(first: $first, after: $after) {\n        edges { node { id customer { name } prescriptionCheck { prescriptions { id url } } } }\n        pageInfo { hasNextPage endCursor }\n      }\n    }": { data: SrcDomainsOrderPrescriptionCheckTest1Query; variables: SrcDomainsOrderPrescriptionCheckTest1QueryVariables }
  "query ($id: ID!) {\n  order(id: $id) {\n    lines { name prescribed }\n    prescriptionCheck {\n      issuedOn kind patientAddress prescriberAddress prescriberRegistration overrideReason\n      validDaysAcute validDaysChronic\n      earlierSupplies { orderId orderNumber at productId medicine quantity }\n    }\n  }\n}": { data: SrcDomainsOrderPrescriptionEarlierSuppliesTest1Query; variables: SrcDomainsOrderPrescriptionEarlierSuppliesTest1QueryVariables }
  "query ($id: ID!) {\n  viewer { order(id: $id) {\n    lines { prescribed }\n    prescriptionCheck {\n      issuedOn kind patientAddress prescriberAddress prescriberRegistration overrideReason\n      earlierSupplies { orderId }\n    }\n  } }\n}": { data: SrcDomainsOrderPrescriptionEarlierSuppliesTest2Query; variables: SrcDomainsOrderPrescriptionEarlierSuppliesTest2QueryVariables }
  "mutation ($input: StartUpiPaymentInput!) {\n        startUpiPayment(input: $input) { upiPayment { reserved } userErrors { code } }\n      }": { data: SrcDomainsOrderPrescriptionOrderWithPrescriptionTest1Mutation; variables: SrcDomainsOrderPrescriptionOrderWithPrescriptionTest1MutationVariables }
  "mutation ($input: SetPharmacistInput!) {\n  payload: setPharmacist(input: $input) {\n    team { members { name pharmacistRegistration } }\n    viewer { isPharmacist }\n    userErrors { code field message }\n  }\n}": { data: SrcDomainsOrderPrescriptionPharmacistTest1Mutation; variables: SrcDomainsOrderPrescriptionPharmacistTest1MutationVariables }
  "query { prescriptionRegister(month: \"2026-11\") { edges { node { id } } } }": { data: SrcDomainsOrderPrescriptionPharmacistTest2Query; variables: SrcDomainsOrderPrescriptionPharmacistTest2QueryVariables }
  "query { shopSettings { setup { code isDone } } }": { data: SrcDomainsShopShopSettingsTest1Query; variables: SrcDomainsShopShopSettingsTest1QueryVariables }
  "query ($id: ID!) {\n  viewer { order(id: $id) { documents {\n    needsSignature prescription { pharmacist pharmacistRegistration }\n  } } }\n}": { data: SrcDomainsOrderPrescriptionPharmacistTest4Query; variables: SrcDomainsOrderPrescriptionPharmacistTest4QueryVariables }
  "mutation ($input: RemoveFromTeamInput!) {\n        removeFromTeam(input: $input) { userErrors { code } }\n      }": { data: SrcDomainsOrderPrescriptionPharmacistTest5Mutation; variables: SrcDomainsOrderPrescriptionPharmacistTest5MutationVariables }
  "mutation ($input: DeleteAccountInput!) {\n        deleteAccount(input: $input) { userErrors { message } }\n      }": { data: SrcDomainsOrderPrescriptionRejectionRefundTest1Mutation; variables: SrcDomainsOrderPrescriptionRejectionRefundTest1MutationVariables }
  "mutation ($input: IssueInvoiceInput!) {\n  payload: issueInvoice(input: $input) { userErrors { message } }\n}": { data: SrcDomainsOrderRegisterRegisterDocumentsTest1Mutation; variables: SrcDomainsOrderRegisterRegisterDocumentsTest1MutationVariables }
  "query ($month: String!, $first: Int! = 50, $after: String) {\n  prescriptionRegister(month: $month, first: $first, after: $after) {\n    edges { node { id at orderId orderNumber patient prescriber medicine quantity } }\n    pageInfo { hasNextPage endCursor }\n  }\n}": { data: SrcDomainsOrderRegisterRegisterTest1Query; variables: SrcDomainsOrderRegisterRegisterTest1QueryVariables }
  "query ($period: String!) {\n  gstReturn(period: $period) {\n    period registration documentCount charged { amount } credited { amount } roundOff { amount }\n    tables { name rowCount amounts { taxable { amount } cgst { amount } total { amount } } }\n    findings { kind count places { orderId orderNumber documentNumber } }\n    gstr3b {\n      taxed { taxable { amount } cgst { amount } } untaxed { amount }\n      otherStates { code name taxable { amount } igst { amount } }\n    }\n    cmp08 { documentCount value { amount } taxable { amount } cgst { amount } }\n  }\n}": { data: SrcDomainsOrderReturnsGstReturnTest1Query; variables: SrcDomainsOrderReturnsGstReturnTest1QueryVariables }
  "query ($period: String!, $first: Int! = 50, $after: String) {\n  gstReturnDocuments(period: $period, first: $first, after: $after) {\n    edges { cursor node { number kind orderId table buyerGstin isComposition total { amount } } }\n    pageInfo { hasNextPage hasPreviousPage endCursor }\n  }\n}": { data: SrcDomainsOrderReturnsGstReturnTest2Query; variables: SrcDomainsOrderReturnsGstReturnTest2QueryVariables }
  "{ overview {\n    toDo { newOrders oldestNewOrderAt paymentsToVerify refundsDue prescriptionsToCheck outOfStock lowStock failingWebhooks importsToFix withoutGstRate }\n    periods {\n      days\n      current { orders cancelled cancelledPercent revenue { amount } gross { amount } refunds { amount } net { amount } averageOrder { amount } }\n      previous { averageOrder { amount } cancelledPercent }\n      bestByPieces { productId name unit pieces revenue { amount } }\n    }\n    days { day figures { revenue { amount } } }\n  } }": { data: SrcDomainsOrderSalesSalesTest1Query; variables: SrcDomainsOrderSalesSalesTest1QueryVariables }
  "fragment MonthDocument on OrderDocument {\n  id kind number issuedAt buyerGstin isComposition placeOfSupply { code } corrects { number }\n  total { amount } roundOff { amount }\n  lines {\n    productId quantity total { amount } ratePercent\n    tax { taxable { amount } cgst { amount } sgst { amount } igst { amount } }\n  }\n}": { data: MonthDocumentFragment; variables: never }
  "query ($id: ID!) { order(id: $id) { documents { ...MonthDocument } } }": { data: SrcDomainsOrderShopMonthsTest1Query; variables: SrcDomainsOrderShopMonthsTest1QueryVariables }
  "query ($id: ID!) { viewer { order(id: $id) { documents { ...MonthDocument } } } }": { data: SrcDomainsOrderShopMonthsTest2Query; variables: SrcDomainsOrderShopMonthsTest2QueryVariables }
  "query ($period: String!) {\n  gstReturn(period: $period) {\n    charged { amount } credited { amount } roundOff { amount } findings { kind }\n    tables {\n      name\n      amounts {\n        taxable { amount } cgst { amount } sgst { amount } igst { amount } total { amount }\n      }\n    }\n  }\n  gstReturnDocuments(period: $period, first: 100) { edges { node { number total { amount } } } }\n}": { data: SrcDomainsOrderShopMonthsTest3Query; variables: SrcDomainsOrderShopMonthsTest3QueryVariables }
  "query ($day: String!) {\n  cashDay(day: $day) { orders received { amount } paidBack { amount } rest { amount } }\n}": { data: SrcDomainsOrderShopMonthsTest4Query; variables: SrcDomainsOrderShopMonthsTest4QueryVariables }
  "query { overview {\n  days { day figures { gross { amount } refunds { amount } net { amount } } }\n  periods { days current { gross { amount } refunds { amount } net { amount } } }\n} }": { data: SrcDomainsOrderShopMonthsTest5Query; variables: SrcDomainsOrderShopMonthsTest5QueryVariables }
  "fragment KeyOfPartner on PartnerKey {\n  id name prefix scopes requestsPerMinute createdBy lastUsedAt revokedAt usage { day requests refused }\n}": { data: KeyOfPartnerFragment; variables: never }
  "mutation ($input: CreatePartnerKeyInput!) {\n      payload: createPartnerKey(input: $input) { partnerKey { ...KeyOfPartner } secret userErrors { code message field } }\n    }": { data: SrcDomainsPartnerPartnerTest1Mutation; variables: SrcDomainsPartnerPartnerTest1MutationVariables }
  "mutation ($input: UpdatePartnerKeyInput!) {\n      payload: updatePartnerKey(input: $input) { partnerKey { ...KeyOfPartner } userErrors { code message field } }\n    }": { data: SrcDomainsPartnerPartnerTest2Mutation; variables: SrcDomainsPartnerPartnerTest2MutationVariables }
  "mutation ($input: RevokePartnerKeyInput!) {\n      payload: revokePartnerKey(input: $input) { partnerKey { ...KeyOfPartner } userErrors { code message field } }\n    }": { data: SrcDomainsPartnerPartnerTest3Mutation; variables: SrcDomainsPartnerPartnerTest3MutationVariables }
  "{ partnerKeys { ...KeyOfPartner } }": { data: SrcDomainsPartnerPartnerTest4Query; variables: SrcDomainsPartnerPartnerTest4QueryVariables }
  "query ($first: Int! = 50, $after: String) {\n  prescriptionViews(first: $first, after: $after) {\n    edges { node { id viewedBy customer prescriptionId prescription { type } orderNumbers } }\n    pageInfo { hasNextPage endCursor }\n  }\n}": { data: SrcDomainsPrescriptionPrescriptionViewTest1Query; variables: SrcDomainsPrescriptionPrescriptionViewTest1QueryVariables }
  "mutation ($input: DeleteAccountInput!) {\n  deleteAccount(input: $input) { userErrors { code } }\n}": { data: SrcDomainsPrivacyDeletionRacesTest1Mutation; variables: SrcDomainsPrivacyDeletionRacesTest1MutationVariables }
  "{ viewer { prescriptions { id type size url uploadedAt usableUntil expired } } }": { data: SrcDomainsPrescriptionPrescriptionTest1Query; variables: SrcDomainsPrescriptionPrescriptionTest1QueryVariables }
  "mutation ($input: DeleteAccountInput!) {\n  deleteAccount(input: $input) { userErrors { code message field } }\n}": { data: SrcDomainsPrivacyDeleteAccountTest1Mutation; variables: SrcDomainsPrivacyDeleteAccountTest1MutationVariables }
  "mutation ($input: PlaceOrderInput!) {\n  placeOrder(input: $input) { order { id } userErrors { message } }\n}": { data: SrcDomainsPrivacyDeleteAccountTest2Mutation; variables: SrcDomainsPrivacyDeleteAccountTest2MutationVariables }
  "mutation ($input: StartUpiPaymentInput!) {\n  startUpiPayment(input: $input) { userErrors { message } }\n}": { data: SrcDomainsPrivacyDeleteAccountTest3Mutation; variables: SrcDomainsPrivacyDeleteAccountTest3MutationVariables }
  "mutation { requestEmailVerification { userErrors { code } } }": { data: SrcDomainsPrivacyDeleteAccountTest4Mutation; variables: SrcDomainsPrivacyDeleteAccountTest4MutationVariables }
  "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { number } } }": { data: SrcDomainsPrivacyExportAccountTest1Mutation; variables: SrcDomainsPrivacyExportAccountTest1MutationVariables }
  "mutation ($input: CorrectCustomerInput!) {\n  payload: correctCustomer(input: $input) {\n    customer { name mobile hasLogin } userErrors { code message field }\n  }\n}": { data: SrcDomainsPrivacyPeopleWithoutLoginTest1Mutation; variables: SrcDomainsPrivacyPeopleWithoutLoginTest1MutationVariables }
  "mutation ($input: DeleteCustomerInput!) {\n  payload: deleteCustomer(input: $input) { userErrors { code message field } }\n}": { data: SrcDomainsPrivacyPeopleWithoutLoginTest2Mutation; variables: SrcDomainsPrivacyPeopleWithoutLoginTest2MutationVariables }
  "mutation ($input: CorrectTicketInput!) {\n  payload: correctTicket(input: $input) {\n    ticket { name email phone version isFromGuest } userErrors { code message field }\n  }\n}": { data: SrcDomainsPrivacyPeopleWithoutLoginTest3Mutation; variables: SrcDomainsPrivacyPeopleWithoutLoginTest3MutationVariables }
  "mutation ($input: DeleteTicketDataInput!) {\n  payload: deleteTicketData(input: $input) {\n    ticket { name email phone text status isFromGuest } userErrors { code message field }\n  }\n}": { data: SrcDomainsPrivacyPeopleWithoutLoginTest4Mutation; variables: SrcDomainsPrivacyPeopleWithoutLoginTest4MutationVariables }
  "mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { userErrors { code } } }": { data: SrcSubmissionsSubmissionsTest8Mutation; variables: SrcSubmissionsSubmissionsTest8MutationVariables }
  "mutation ($input: ReportSearchInput!) { reportSearch(input: $input) { userErrors { code } } }": { data: SrcDomainsSearchLabSearchLogTest1Mutation; variables: SrcDomainsSearchLabSearchLogTest1MutationVariables }
  "query ($kind: MissedSearchKind!) {\n    missedSearches(kind: $kind) { text searches clicks misses }\n  }": { data: SrcDomainsSearchLabSearchLogTest2Query; variables: SrcDomainsSearchLabSearchLogTest2QueryVariables }
  "mutation ($input: SetSearchUnsoldInput!) {\n    setSearchUnsold(input: $input) { userErrors { code field } }\n  }": { data: SrcDomainsSearchLabSearchLogTest3Mutation; variables: SrcDomainsSearchLabSearchLogTest3MutationVariables }
  "fragment SearchTestRow on SearchTest { id text position product { name } }": { data: SearchTestRowFragment; variables: never }
  "mutation ($input: AddSearchTestInput!) {\n        addSearchTest(input: $input) { test { ...SearchTestRow } userErrors { code message field } }\n      }": { data: SrcDomainsSearchLabSearchTestsTest1Mutation; variables: SrcDomainsSearchLabSearchTestsTest1MutationVariables }
  "mutation ($input: DeleteInput!) {\n        removeSearchTest(input: $input) { deletedId userErrors { code field } }\n      }": { data: SrcDomainsSearchLabSearchTestsTest2Mutation; variables: SrcDomainsSearchLabSearchTestsTest2MutationVariables }
  "{ searchTests { ...SearchTestRow } }": { data: SrcDomainsSearchLabSearchTestsTest3Query; variables: SrcDomainsSearchLabSearchTestsTest3QueryVariables }
  "query ($line: String!) {\n        previewWords(line: $line) {\n          searches { text before after products { name } }\n          tests { test { ...SearchTestRow } after }\n          userErrors { code message field }\n        }\n      }": { data: SrcDomainsSearchLabSearchTestsTest4Query; variables: SrcDomainsSearchLabSearchTestsTest4QueryVariables }
  "{ searchTests { id } }": { data: SrcDomainsSearchLabSearchTestsTest5Query; variables: SrcDomainsSearchLabSearchTestsTest5QueryVariables }
  "{ previewWords(line: \"quince: bihi\") { searches { text } } }": { data: SrcDomainsSearchLabSearchTestsTest6Query; variables: SrcDomainsSearchLabSearchTestsTest6QueryVariables }
  "fragment SettingsInTests on ShopSettings {\n  version name phone drugLicence orderMailTo upiPayments\n  socialLinks { name url }\n  changes { edges { node { changedBy fields { label before after } } } }\n}": { data: SettingsInTestsFragment; variables: never }
  "query { shopSettings { ...SettingsInTests } }": { data: SrcDomainsShopShopSettingsTest2Query; variables: SrcDomainsShopShopSettingsTest2QueryVariables }
  "mutation ($input: UpdateShopSettingsInput!) {\n    payload: updateShopSettings(input: $input) {\n      settings { ...SettingsInTests }\n      conflicts { name saved rejected }\n      userErrors { code reason field message }\n    }\n  }": { data: SrcDomainsShopShopSettingsTest3Mutation; variables: SrcDomainsShopShopSettingsTest3MutationVariables }
  "query {\n  store {\n    legalName gstin fssai\n    grievanceOfficer { name designation phone email }\n    policies { title text }\n  }\n}": { data: SrcDomainsShopShopSettingsTest4Query; variables: SrcDomainsShopShopSettingsTest4QueryVariables }
  "query { store { name phone drugLicence upiPayments } }": { data: SrcDomainsShopShopSettingsTest5Query; variables: SrcDomainsShopShopSettingsTest5QueryVariables }
  "mutation ($input: UpdateShopSettingsInput!) {\n    payload: updateShopSettings(input: $input) {\n      settings { version gstRegistration turnoverClass gstin }\n      userErrors { reason field }\n    }\n  }": { data: SrcDomainsShopShopSettingsTest6Mutation; variables: SrcDomainsShopShopSettingsTest6MutationVariables }
  "mutation ($input: SetOrderStatusInput!) {\n      setOrderStatus(input: $input) { order { invoice { number } } userErrors { message } }\n    }": { data: SrcDomainsTicketTicketActionsTest1Mutation; variables: SrcDomainsTicketTicketActionsTest1MutationVariables }
  "mutation ($input: SetOrderStatusInput!) {\n      setOrderStatus(input: $input) { order { status } userErrors { message } }\n    }": { data: SrcDomainsTicketTicketActionsTest2Mutation; variables: SrcDomainsTicketTicketActionsTest2MutationVariables }
  "mutation ($input: ReplyToTicketInput!) {\n    reply: replyToTicket(input: $input) {\n      ticket { version status answerDueAt entries { kind text by } } userErrors { code message }\n    }\n}": { data: SrcDomainsTicketTicketTest1Mutation; variables: SrcDomainsTicketTicketTest1MutationVariables }
  "query ($status: TicketStatus) {\n    tickets(status: $status) { edges { node { number order { number } } } }\n}": { data: SrcDomainsTicketTicketTest2Query; variables: SrcDomainsTicketTicketTest2QueryVariables }
  "fragment WebhookInTests on Webhook { id url createdAt stoppedAt failingSince }": { data: WebhookInTestsFragment; variables: never }
  "mutation ($input: RegisterWebhookInput!) {\n    registerWebhook(input: $input) { webhook { ...WebhookInTests } secret userErrors { code message field } }\n  }": { data: SrcDomainsWebhookWebhookTest1Mutation; variables: SrcDomainsWebhookWebhookTest1MutationVariables }
  "mutation ($input: DeleteInput!) { removeWebhook(input: $input) { deletedId userErrors { code } } }": { data: SrcDomainsWebhookWebhookTest2Mutation; variables: SrcDomainsWebhookWebhookTest2MutationVariables }
  "query ($partnerKeyId: ID) { webhooks(partnerKeyId: $partnerKeyId) { ...WebhookInTests } }": { data: SrcDomainsWebhookWebhookTest3Query; variables: SrcDomainsWebhookWebhookTest3QueryVariables }
  "query ($webhookId: ID!, $first: Int!, $after: String) {\n    webhook(id: $webhookId) { url }\n    webhookDeliveries(webhookId: $webhookId, first: $first, after: $after) {\n      edges { node {\n        id kind thingId thing { ... on Product { name } } deleted at cursor state attempts\n        lastAttemptAt nextAttemptAt status problem\n      } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }": { data: SrcDomainsWebhookWebhookTest4Query; variables: SrcDomainsWebhookWebhookTest4QueryVariables }
  "mutation ($input: ResendDeliveryInput!) {\n      resendDelivery(input: $input) { delivery { state attempts } userErrors { code } }\n    }": { data: SrcDomainsWebhookWebhookTest5Mutation; variables: SrcDomainsWebhookWebhookTest5MutationVariables }
  "query ($id: ID!) { product(id: $id) { images { url srcSet versions { url width } } } }": { data: SrcGraphqlImagesTest1Query; variables: SrcGraphqlImagesTest1QueryVariables }
  "mutation ($input: ExplainOwnOrderInput!) {\n  payload: explainOwnOrder(input: $input) {\n    order { id updatedAt ownCaseReasons { reason } } userErrors { code field }\n  }\n}": { data: SrcGraphqlOwnCasesTest1Mutation; variables: SrcGraphqlOwnCasesTest1MutationVariables }
  "mutation ($input: ExplainOwnTicketInput!) {\n  payload: explainOwnTicket(input: $input) {\n    ticket { id version ownCaseReasons { reason } } userErrors { code field }\n  }\n}": { data: SrcGraphqlOwnCasesTest2Mutation; variables: SrcGraphqlOwnCasesTest2MutationVariables }
  "mutation ($input: SetOrderStatusInput!) {\n  setOrderStatus(input: $input) { order { updatedAt } userErrors { code } }\n}": { data: SrcHttpEventsEventsTest1Mutation; variables: SrcHttpEventsEventsTest1MutationVariables }
  "mutation ($input: PlaceOrderInput!) {\n  placeOrder(input: $input) {\n    order { id status payment { method state url } } userErrors { code message }\n  }\n}": { data: SrcPaymentsStripeTest1Mutation; variables: SrcPaymentsStripeTest1MutationVariables }
  "query ($id: ID!) {\n  viewer { order(id: $id) { status cancellable payment { state url } } }\n}": { data: SrcPaymentsStripeTest2Query; variables: SrcPaymentsStripeTest2QueryVariables }
  "mutation ($input: CancelOrderInput!) {\n  cancelOrder(input: $input) { userErrors { code } }\n}": { data: SrcPaymentsStripeTest4Mutation; variables: SrcPaymentsStripeTest4MutationVariables }
  "query ($id: ID!) { order(id: $id) { payment { url } } }": { data: SrcPaymentsStripeTest5Query; variables: SrcPaymentsStripeTest5QueryVariables }
  "{ orders(payment: REFUND_DUE, status: CANCELLED_BY_SHOPPER) { edges { node { id } } } }": { data: SrcPaymentsStripeTest6Query; variables: SrcPaymentsStripeTest6QueryVariables }
  "mutation ($input: SetPaymentStateInput!) {\n          setPaymentState(input: $input) { userErrors { code field } }\n        }": { data: SrcPaymentsStripeTest7Mutation; variables: SrcPaymentsStripeTest7MutationVariables }
  "mutation ($input: RefundPaymentInput!) {\n      refundPayment(input: $input) {\n        order { status payment { state refund { reference verified } } } userErrors { code field }\n      }\n    }": { data: SrcPaymentsStripeTest8Mutation; variables: SrcPaymentsStripeTest8MutationVariables }
  "mutation ($input: SetOrderStatusInput!) {\n      setOrderStatus(input: $input) { order { payment { state } } userErrors { code } }\n    }": { data: SrcPaymentsStripeTest9Mutation; variables: SrcPaymentsStripeTest9MutationVariables }
  "mutation ($input: AddToCartInput!) {\n        it: addToCart(input: $input) { userErrors { message } }\n      }": { data: SrcRestParityTest1Mutation; variables: SrcRestParityTest1MutationVariables }
  "mutation ($input: DeleteInput!) {\n        it: deleteCategory(input: $input) { userErrors { message } }\n      }": { data: SrcRestParityTest2Mutation; variables: SrcRestParityTest2MutationVariables }
  "mutation ($input: UpdateAddressInput!) {\n        it: updateAddress(input: $input) { userErrors { message } }\n      }": { data: SrcRestParityTest3Mutation; variables: SrcRestParityTest3MutationVariables }
  "mutation ($input: CreateAddressInput!) {\n    reply: createAddress(input: $input) { created: address { id } userErrors { code message } }\n}": { data: SrcSubmissionsSubmissionsTest1Mutation; variables: SrcSubmissionsSubmissionsTest1MutationVariables }
  "mutation ($input: CreateCategoryInput!) {\n    reply: createCategory(input: $input) { created: category { id } userErrors { code message } }\n}": { data: SrcSubmissionsSubmissionsTest2Mutation; variables: SrcSubmissionsSubmissionsTest2MutationVariables }
  "mutation ($input: CreateSubCategoryInput!) {\n    reply: createSubCategory(input: $input) { created: subCategory { id } userErrors { code message } }\n}": { data: SrcSubmissionsSubmissionsTest3Mutation; variables: SrcSubmissionsSubmissionsTest3MutationVariables }
  "mutation ($input: CreateProductInput!) {\n    reply: createProduct(input: $input) { created: product { id } userErrors { code message } }\n}": { data: SrcSubmissionsSubmissionsTest4Mutation; variables: SrcSubmissionsSubmissionsTest4MutationVariables }
  "mutation ($input: UploadPictureInput!) {\n    reply: uploadPicture(input: $input) { created: picture { image { url } } userErrors { code message } }\n}": { data: SrcSubmissionsSubmissionsTest5Mutation; variables: SrcSubmissionsSubmissionsTest5MutationVariables }
  "mutation ($input: UploadAvatarInput!) {\n    reply: uploadAvatar(input: $input) { created: viewer { avatar { url } } userErrors { code message } }\n}": { data: SrcSubmissionsSubmissionsTest6Mutation; variables: SrcSubmissionsSubmissionsTest6MutationVariables }
  "mutation ($input: UploadPrescriptionInput!) {\n    reply: uploadPrescription(input: $input) { created: prescription { id } userErrors { code message } }\n}": { data: SrcSubmissionsSubmissionsTest7Mutation; variables: SrcSubmissionsSubmissionsTest7MutationVariables }
  "{ categories { name } }": { data: SrcTelemetryTracesTracesTest1Query; variables: SrcTelemetryTracesTracesTest1QueryVariables }
  "mutation ($file: Upload!) { uploadAvatar(input: { file: $file }) { __typename } }": { data: TestAttacksCompressedRequestsTest1Mutation; variables: TestAttacksCompressedRequestsTest1MutationVariables }
  "{ searchProducts(text: \"rice\") { totalCount } }": { data: TestAttacksRateLimitsTest1Query; variables: TestAttacksRateLimitsTest1QueryVariables }
  "mutation ($file: Upload!) {\n  uploadPicture(input: { file: $file }) {\n    picture { image { url srcSet } width height }\n    userErrors { code message field }\n  }\n}": { data: TestAttacksUploadEndpoints1Mutation; variables: TestAttacksUploadEndpoints1MutationVariables }
  "mutation ($file: Upload!) {\n  uploadAvatar(input: { file: $file }) { viewer { avatar { url } } userErrors { code message field } }\n}": { data: TestAttacksUploadEndpoints2Mutation; variables: TestAttacksUploadEndpoints2MutationVariables }
  "mutation ($input: DeleteAccountInput!) {\n      deleteAccount(input: $input) { userErrors { code } }\n    }": { data: TestAttacksUploadSpaceTest1Mutation; variables: TestAttacksUploadSpaceTest1MutationVariables }
  "{ store { name } }": { data: TestOperationMetricsTest3Query; variables: TestOperationMetricsTest3QueryVariables }
  "mutation ($file: Upload!) {\n      uploadPicture(input: { file: $file }) { userErrors { code } }\n      again: uploadPicture(input: { file: $file }) { userErrors { code } }\n    }": { data: TestAttacksUploadsHostileTest2Mutation; variables: TestAttacksUploadsHostileTest2MutationVariables }
  "mutation ($f: Upload!) { uploadAvatar(input: { file: $f }) { userErrors { code } } }": { data: TestAttacksUploadsHostileTest3Mutation; variables: TestAttacksUploadsHostileTest3MutationVariables }
  "mutation ($input: PlaceOrderInput!) {\n  placeOrder(input: $input) { order { id } userErrors { code } }\n}": { data: TestFailuresMailFailuresTest1Mutation; variables: TestFailuresMailFailuresTest1MutationVariables }
  "mutation ($input: CreateAddressInput!) {\n  createAddress(input: $input) { address { id } userErrors { code } }\n}": { data: TestFailuresStorageFullTest1Mutation; variables: TestFailuresStorageFullTest1MutationVariables }
  "mutation ($input: SetOrderStatusInput!) {\n  payload: setOrderStatus(input: $input) { order { invoice { number } } userErrors { code } }\n}": { data: TestLongKillsAdmin1Mutation; variables: TestLongKillsAdmin1MutationVariables }
  "mutation ($input: SetOrderStatusInput!) {\n  payload: setOrderStatus(input: $input) { order { payment { cash { by } } } userErrors { code } }\n}": { data: TestLongKillsAdmin2Mutation; variables: TestLongKillsAdmin2MutationVariables }
  "mutation ($input: SetPaymentStateInput!) {\n  payload: setPaymentState(input: $input) { userErrors { code message } }\n}": { data: TestLongKillsAdmin3Mutation; variables: TestLongKillsAdmin3MutationVariables }
  "mutation ($input: RefundPaymentInput!) {\n  payload: refundPayment(input: $input) { userErrors { code message } }\n}": { data: TestLongKillsAdmin4Mutation; variables: TestLongKillsAdmin4MutationVariables }
  "mutation ($input: AddRefundInput!) {\n  payload: addRefund(input: $input) {\n    order { refunds { id reason state } } userErrors { code message }\n  }\n}": { data: TestLongKillsAdmin5Mutation; variables: TestLongKillsAdmin5MutationVariables }
  "mutation ($input: RefundInput!) {\n  payload: refund(input: $input) { userErrors { code message } }\n}": { data: TestLongKillsAdmin6Mutation; variables: TestLongKillsAdmin6MutationVariables }
  "query ($day: String!) { payload: cashDay(day: $day) { version rest { amount } } }": { data: TestLongKillsAdmin7Query; variables: TestLongKillsAdmin7QueryVariables }
  "mutation ($input: CloseCashDayInput!) {\n  payload: closeCashDay(input: $input) { userErrors { code message } }\n}": { data: TestLongKillsAdmin8Mutation; variables: TestLongKillsAdmin8MutationVariables }
  "query ($first: Int!) {\n  payload: products(first: $first) { edges { node { id discountedPrice { amount } gstRate medicine { schedule } } } }\n}": { data: TestLongKillsBusyStore1Query; variables: TestLongKillsBusyStore1QueryVariables }
  "mutation ($input: SetStockInput!) { payload: setStock(input: $input) { userErrors { code } } }": { data: TestLongKillsBusyStore2Mutation; variables: TestLongKillsBusyStore2MutationVariables }
  "mutation ($input: UpdateShopSettingsInput!) {\n  payload: updateShopSettings(input: $input) { settings { gstRegistration } userErrors { code message } }\n}": { data: TestLongKillsBusyStore3Mutation; variables: TestLongKillsBusyStore3MutationVariables }
  "{ payload: viewer { upiPayment { reserved } } }": { data: TestLongKillsBusyStore4Query; variables: TestLongKillsBusyStore4QueryVariables }
  "mutation ($input: RegisterInput!) { payload: register(input: $input) { userErrors { code message } } }": { data: TestLongKillsPerson1Mutation; variables: TestLongKillsPerson1MutationVariables }
  "mutation ($input: LoginInput!) {\n  payload: login(input: $input) { viewer { id } tokens { accessToken refreshToken } }\n}": { data: TestLongKillsPerson2Mutation; variables: TestLongKillsPerson2MutationVariables }
  "mutation ($input: RefreshSessionInput!) {\n  payload: refreshSession(input: $input) { tokens { accessToken refreshToken } }\n}": { data: TestLongKillsPerson3Mutation; variables: TestLongKillsPerson3MutationVariables }
  "mutation ($input: CreateAddressInput!) { payload: createAddress(input: $input) { address { id } } }": { data: TestLongKillsShopper1Mutation; variables: TestLongKillsShopper1MutationVariables }
  "mutation ($input: AddToCartInput!) { payload: addToCart(input: $input) { userErrors { code message } } }": { data: TestLongKillsShopper2Mutation; variables: TestLongKillsShopper2MutationVariables }
  "mutation ($input: PlaceOrderInput!) {\n  payload: placeOrder(input: $input) { order { id number total { amount } } userErrors { code message } }\n}": { data: TestLongKillsShopper3Mutation; variables: TestLongKillsShopper3MutationVariables }
  "mutation ($input: StartUpiPaymentInput!) {\n  payload: startUpiPayment(input: $input) { upiPayment { reserved } userErrors { code message } }\n}": { data: TestLongKillsShopper4Mutation; variables: TestLongKillsShopper4MutationVariables }
  "mutation { payload: cancelUpiPayment { userErrors { code message } } }": { data: TestLongKillsShopper5Mutation; variables: TestLongKillsShopper5MutationVariables }
  "mutation ($input: CancelOrderInput!) { payload: cancelOrder(input: $input) { userErrors { code message } } }": { data: TestLongKillsShopper6Mutation; variables: TestLongKillsShopper6MutationVariables }
  "mutation ($input: LoginInput!) {\n  login(input: $input) { tokens { accessToken } }\n}": { data: TestLongProcessesTest1Mutation; variables: TestLongProcessesTest1MutationVariables }
  "{ products(first: 5) { edges { node { id price { amount } } } } }": { data: TestLongProcessesTest2Query; variables: TestLongProcessesTest2QueryVariables }
  "mutation ($input: UpdateProductInput!) {\n  updateProduct(input: $input) { userErrors { code } }\n}": { data: TestLongProcessesTest3Mutation; variables: TestLongProcessesTest3MutationVariables }
  "mutation ($input: CreatePartnerKeyInput!) {\n  createPartnerKey(input: $input) { partnerKey { id } }\n}": { data: TestLongProcessesTest4Mutation; variables: TestLongProcessesTest4MutationVariables }
  "mutation ($input: RegisterWebhookInput!) {\n  registerWebhook(input: $input) { secret userErrors { code } }\n}": { data: TestLongProcessesTest5Mutation; variables: TestLongProcessesTest5MutationVariables }
  "{ products(first: 12) { edges { node { id name discountedPrice { amount } } } } }": { data: TestLongSoakTest1Query; variables: TestLongSoakTest1QueryVariables }
  "{ searchProducts(text: \"rice\", first: 10) { totalCount } }": { data: TestLongSoakTest2Query; variables: TestLongSoakTest2QueryVariables }
  "mutation ($input: RegisterInput!) { register(input: $input) { userErrors { code } } }": { data: TestLongSoakTest3Mutation; variables: TestLongSoakTest3MutationVariables }
  "mutation ($input: AddToCartInput!) {\n  addToCart(input: $input) { cart { lines { id } } userErrors { code } }\n}": { data: TestLongSoakTest5Mutation; variables: TestLongSoakTest5MutationVariables }
  "mutation ($input: RemoveFromCartInput!) { removeFromCart(input: $input) { userErrors { code } } }": { data: TestLongSoakTest6Mutation; variables: TestLongSoakTest6MutationVariables }
  "mutation ($input: ApplyUpiStatementInput!) {\n  applyUpiStatement(input: $input) { statement { received counts { state } } userErrors { code } }\n}": { data: TestLongStatementKillsTest1Mutation; variables: TestLongStatementKillsTest1MutationVariables }
  "{ catalogueChanges(first: 9) { pageInfo { endCursor } } }": { data: TestMirrorTest1Query; variables: TestMirrorTest1QueryVariables }
  "{ catalogueDigest { digest count cursor } }": { data: TestMirrorTest2Query; variables: TestMirrorTest2QueryVariables }
  "{ viewer {\n      name\n      cart { lines { quantity product { name } } total { amount } }\n      addresses { addressLine pincode }\n      orders { edges { node {\n        status\n        total { amount }\n        deliveryAddress { city }\n        lines { name quantity }\n        payment { method state upiTransactionId refund { verified } }\n        refunds { id reason state amount { amount } }\n      } } }\n    } }": { data: TestOldDataOldDataTest2Query; variables: TestOldDataOldDataTest2QueryVariables }
  "{ orders(search: \"rao\") { edges { node { id } } } }": { data: TestOldDataOldDataTest3Query; variables: TestOldDataOldDataTest3QueryVariables }
  "{ products(first: 10) { edges { node { name stock price { amount } brand composition } } } }": { data: TestOldDataOldDataTest4Query; variables: TestOldDataOldDataTest4QueryVariables }
  "{ products(first: 10) { edges { node { medicine {\n      ingredients { name strength { text } }\n      form packCount packUnit schedule prescriptionRequired\n      pricePerUnit { amount }\n    } } } } }": { data: TestOldDataOldDataTest5Query; variables: TestOldDataOldDataTest5QueryVariables }
  "{ viewer { role } }": { data: TestOldDataOldDataTest6Query; variables: TestOldDataOldDataTest6QueryVariables }
  "{ orders(first: 50) { edges { node {\n      fulfilment missingBatches lines { medicine { maker } batches { number } }\n    } } } }": { data: TestOldDataOldOrdersTest1Query; variables: TestOldDataOldOrdersTest1QueryVariables }
  "{ categories { name subCategories { name } } }": { data: TestOperationMetricsTest1Query; variables: TestOperationMetricsTest1QueryVariables }
  "{ products { edges { node { name categories { name } } } } }": { data: TestOperationMetricsTest2Query; variables: TestOperationMetricsTest2QueryVariables }
  "{ viewer { cart { lines { quantity product { name } } } } }": { data: TestOperationMetricsTest4Query; variables: TestOperationMetricsTest4QueryVariables }
  "mutation ($id: ID!) {\n      setStock(input: { id: $id, stock: 7 }) { product { stock } userErrors { message } }\n    }": { data: TestOperationMetricsTest5Mutation; variables: TestOperationMetricsTest5MutationVariables }
  "mutation ($input: ApplyUpiStatementInput!) { applyUpiStatement(input: $input) { received } }": { data: TestPagesTest1Mutation; variables: TestPagesTest1MutationVariables }
  "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { userErrors { message } } }": { data: TestPagesTest2Mutation; variables: TestPagesTest2MutationVariables }
  "{ partnerKeys { id usage { requests refused } } }": { data: TestPartnerKeysTest1Query; variables: TestPartnerKeysTest1QueryVariables }
  "{ viewer { prescriptions { id url } } }": { data: TestPrescriptionsTest1Query; variables: TestPrescriptionsTest1QueryVariables }
  "mutation (\n  $file: Upload!, $dryRun: Boolean!, $prescriptionColumn: String, $ignoredColumns: [String!]! = []\n) {\n  importProducts(input: {\n    file: $file, dryRun: $dryRun\n    prescriptionColumn: $prescriptionColumn, ignoredColumns: $ignoredColumns\n  }) {\n    report {\n      nearSalePrices unusedColumns prescriptionColumns\n      rows created changed unchanged refused refusals { line reason }\n      medicines medicinesRead unread { line reason }\n    }\n    userErrors { code message field }\n  }\n}": { data: TestProductsFileTest1Mutation; variables: TestProductsFileTest1MutationVariables }
  "fragment TestCustomer on Customer {\n  id version note\n  cashBlock { reason by }\n  cashBlockChanges { isBlocked reason by }\n  views { by }\n}": { data: TestCustomerFragment; variables: never }
  "query ($id: ID!) { customer(id: $id) { name email ...TestCustomer } }": { data: TestSupportCustomers1Query; variables: TestSupportCustomers1QueryVariables }
  "mutation ($input: SetCustomerNoteInput!) {\n    payload: setCustomerNote(input: $input) {\n      customer { ...TestCustomer } userErrors { code message field }\n    }\n  }": { data: TestSupportCustomers2Mutation; variables: TestSupportCustomers2MutationVariables }
  "mutation ($input: BlockCashInput!) {\n    payload: blockCash(input: $input) {\n      customer { ...TestCustomer } userErrors { code message field }\n    }\n  }": { data: TestSupportCustomers3Mutation; variables: TestSupportCustomers3MutationVariables }
  "mutation ($input: UnblockCashInput!) {\n    payload: unblockCash(input: $input) {\n      customer { ...TestCustomer } userErrors { code message field }\n    }\n  }": { data: TestSupportCustomers4Mutation; variables: TestSupportCustomers4MutationVariables }
  "mutation ($input: SetOrderStatusInput!) {\n  payload: setOrderStatus(input: $input) { order { status } userErrors { message } }\n}": { data: TestSupportGstShop1Mutation; variables: TestSupportGstShop1MutationVariables }
  "query ($id: ID!) {\n  order(id: $id) {\n    invoice { number buyerName }\n    invoiceWaits invoiceWaitsFor { name }\n    documents {\n      kind number buyerName buyerGstin isComposition placeOfSupply { code name }\n      corrects { number } total { amount }\n      tax { taxable { amount } cgst { amount } sgst { amount } igst { amount } stateTaxName }\n      lines {\n        name quantity total { amount } hsn ratePercent\n        tax { taxable { amount } cgst { amount } sgst { amount } igst { amount } }\n      }\n    }\n  }\n}": { data: TestSupportGstShop2Query; variables: TestSupportGstShop2QueryVariables }
  "mutation ($input: AddRefundInput!) {\n  payload: addRefund(input: $input) { order { refunds { id } } userErrors { message } }\n}": { data: TestSupportGstShop3Mutation; variables: TestSupportGstShop3MutationVariables }
  "mutation ($input: RefundInput!) {\n  payload: refund(input: $input) { order { status } userErrors { message } }\n}": { data: TestSupportGstShop4Mutation; variables: TestSupportGstShop4MutationVariables }
  "fragment ChangedOrder on Order {\n  id status updatedAt total { amount } totalQuantity linesChangeable ifItemMissing payment { state }\n  lines { productId name quantity batches { number } }\n  refunds { id reason state amount { amount } verified lines { name } addedAt }\n  changes { by name from to how substitute { name quantity } }\n  proposals {\n    id by expiresAt withoutAnswer\n    missing { name quantity total { amount } } substitute { name quantity total { amount } }\n  }\n}": { data: ChangedOrderFragment; variables: never }
  "mutation ($input: ChangeOrderLineInput!) {\n      payload: changeOrderLine(input: $input) { order { ...ChangedOrder } userErrors { code reason message } }\n    }": { data: TestSupportOrderChanges1Mutation; variables: TestSupportOrderChanges1MutationVariables }
  "mutation ($input: ProposeOrderChangeInput!) {\n      payload: proposeOrderChange(input: $input) { order { ...ChangedOrder } userErrors { code reason message } }\n    }": { data: TestSupportOrderChanges2Mutation; variables: TestSupportOrderChanges2MutationVariables }
  "mutation ($input: WithdrawProposalInput!) {\n      payload: withdrawProposal(input: $input) { order { ...ChangedOrder } userErrors { code reason message } }\n    }": { data: TestSupportOrderChanges3Mutation; variables: TestSupportOrderChanges3MutationVariables }
  "mutation ($input: AnswerProposalInput!) {\n      payload: answerProposal(input: $input) { order { ...ChangedOrder } userErrors { code reason message } }\n    }": { data: TestSupportOrderChanges4Mutation; variables: TestSupportOrderChanges4MutationVariables }
  "query ($orderId: ID!) { order(id: $orderId) { ...ChangedOrder } }": { data: TestSupportOrderChanges5Query; variables: TestSupportOrderChanges5QueryVariables }
  "fragment CheckedOrder on Order {\n  id status missingBatches updatedAt total { amount } subtotal { amount } totalQuantity\n  lines {\n    name schedule checkReason medicine { maker }\n    batches { number expiry expiresOn quantity } recentBatches { number expiry }\n  } payment { state url }\n  prescriptionCheck {\n    state checkedBy patient prescriber prescriptions { id }\n    rejectedLines { name checkReason }\n    refund { amount { amount } verified upiId reference }\n  }\n  refunds {\n    id reason state amount { amount } lines { name quantity } verified upiId reference\n    addedBy refundedBy cardReference\n  }\n}": { data: CheckedOrderFragment; variables: never }
  "mutation ($input: PlaceOrderInput!) {\n      payload: placeOrder(input: $input) { order { ...CheckedOrder } userErrors { code field message } }\n    }": { data: TestSupportPharmacy1Mutation; variables: TestSupportPharmacy1MutationVariables }
  "mutation ($input: CancelOrderInput!) {\n      payload: cancelOrder(input: $input) { order { ...CheckedOrder } userErrors { code field message } }\n    }": { data: TestSupportPharmacy2Mutation; variables: TestSupportPharmacy2MutationVariables }
  "mutation ($input: SetOrderStatusInput!) {\n      payload: setOrderStatus(input: $input) { order { ...CheckedOrder } userErrors { code field message } }\n    }": { data: TestSupportPharmacy3Mutation; variables: TestSupportPharmacy3MutationVariables }
  "mutation ($input: SetOrderBatchesInput!) {\n      payload: setOrderBatches(input: $input) { order { ...CheckedOrder } userErrors { code field message } }\n    }": { data: TestSupportPharmacy4Mutation; variables: TestSupportPharmacy4MutationVariables }
  "mutation ($input: SetPaymentStateInput!) {\n      payload: setPaymentState(input: $input) { order { ...CheckedOrder } userErrors { code field message } }\n    }": { data: TestSupportPharmacy5Mutation; variables: TestSupportPharmacy5MutationVariables }
  "mutation ($input: CheckPrescriptionInput!) {\n      payload: checkPrescription(input: $input) { order { ...CheckedOrder } userErrors { code field message } }\n    }": { data: TestSupportPharmacy6Mutation; variables: TestSupportPharmacy6MutationVariables }
  "mutation ($input: RefundRejectedLinesInput!) {\n      payload: refundRejectedLines(input: $input) { order { ...CheckedOrder } userErrors { code field message } }\n    }": { data: TestSupportPharmacy7Mutation; variables: TestSupportPharmacy7MutationVariables }
  "mutation ($input: AddRefundInput!) {\n      payload: addRefund(input: $input) { order { ...CheckedOrder } userErrors { code field message } }\n    }": { data: TestSupportPharmacy8Mutation; variables: TestSupportPharmacy8MutationVariables }
  "mutation ($input: RemoveRefundInput!) {\n      payload: removeRefund(input: $input) { order { ...CheckedOrder } userErrors { code field message } }\n    }": { data: TestSupportPharmacy9Mutation; variables: TestSupportPharmacy9MutationVariables }
  "mutation ($input: RefundInput!) {\n      payload: refund(input: $input) { order { ...CheckedOrder } userErrors { code field message } }\n    }": { data: TestSupportPharmacy10Mutation; variables: TestSupportPharmacy10MutationVariables }
  "mutation ($input: RefundPaymentInput!) {\n      payload: refundPayment(input: $input) { order { ...CheckedOrder } userErrors { code field message } }\n    }": { data: TestSupportPharmacy11Mutation; variables: TestSupportPharmacy11MutationVariables }
  "mutation ($input: SetRefundUpiIdInput!) {\n      payload: setRefundUpiId(input: $input) { order { ...CheckedOrder } userErrors { code field message } }\n    }": { data: TestSupportPharmacy12Mutation; variables: TestSupportPharmacy12MutationVariables }
  "mutation ($input: DeletePrescriptionInput!) {\n          deletePrescription(input: $input) { deletedId userErrors { code } }\n        }": { data: TestSupportPharmacy13Mutation; variables: TestSupportPharmacy13MutationVariables }
  "query ($id: ID!) { order(id: $id) { ...CheckedOrder } }": { data: TestSupportPharmacy14Query; variables: TestSupportPharmacy14QueryVariables }
  "query ($id: ID!) { viewer { order(id: $id) { ...CheckedOrder } } }": { data: TestSupportPharmacy15Query; variables: TestSupportPharmacy15QueryVariables }
  "mutation ($file: Upload!) {\n  uploadPrescription(input: { file: $file }) {\n    prescription { id type size url uploadedAt usableUntil expired }\n    userErrors { code message field }\n  }\n}": { data: TestSupportPrescriptions1Mutation; variables: TestSupportPrescriptions1MutationVariables }
  "mutation ($input: RequestPasswordResetInput!) {\n  requestPasswordReset(input: $input) { userErrors { code message field } }\n}": { data: TestSupportRecovery1Mutation; variables: TestSupportRecovery1MutationVariables }
  "mutation ($input: VerifyPasswordResetCodeInput!) {\n  verifyPasswordResetCode(input: $input) { resetToken userErrors { code message field } }\n}": { data: TestSupportRecovery2Mutation; variables: TestSupportRecovery2MutationVariables }
  "mutation ($input: ResetPasswordInput!) {\n  resetPassword(input: $input) { userErrors { code message field } }\n}": { data: TestSupportRecovery3Mutation; variables: TestSupportRecovery3MutationVariables }
  "mutation ($file: Upload!, $name: String!, $columns: UpiStatementColumnsInput) {\n  previewUpiStatement(input: { file: $file, name: $name, columns: $columns }) {\n    table { header headerLine samples columns { date description reference amount type debit balance status } confirmed }\n    statement { id previewId name uploadedBy rowCount received counts { state count } }\n    userErrors { code message field }\n  }\n}": { data: TestSupportStatements1Mutation; variables: TestSupportStatements1MutationVariables }
  "mutation ($input: CreateTicketInput!) {\n    reply: createTicket(input: $input) {\n      ticket { id number version status text lines { name quantity } photos { id } }\n      userErrors { code reason field message }\n    }\n}": { data: TestSupportTickets1Mutation; variables: TestSupportTickets1MutationVariables }
  "mutation ($input: AnswerTicketInput!) {\n    reply: answerTicket(input: $input) {\n      ticket { version status answerDueAt resolveDueAt entries { kind text by } } userErrors { code field message }\n    }\n}": { data: TestSupportTickets2Mutation; variables: TestSupportTickets2MutationVariables }
  "mutation ($input: ReplaceItemsInput!) {\n    reply: replaceItems(input: $input) {\n      ticket { version status entries { kind replacement { orderId number } } } userErrors { code field message }\n    }\n}": { data: TestSupportTickets3Mutation; variables: TestSupportTickets3MutationVariables }
  "mutation ($input: AddRefundInput!) {\n    reply: addRefund(input: $input) {\n      order { refunds { amount { amount } } tickets { status version entries { kind amount { amount } } } }\n      userErrors { code field message }\n    }\n}": { data: TestSupportTickets4Mutation; variables: TestSupportTickets4MutationVariables }
  "mutation ($file: Upload!) {\n  uploadTicketPhoto(input: { file: $file }) { photo { id } userErrors { code field } }\n}": { data: TestSupportTickets5Mutation; variables: TestSupportTickets5MutationVariables }
}