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

/** Input for `cancelUpiPayment`. */
export type CancelUpiPaymentInput = {
  /**
   * The reference of the payment that the customer has not made. If another one is open, this fails with
   * CHANGED_MEANWHILE.
   */
  reference: string;
};

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

/** Input for `importProducts`. */
export type ImportProductsInput = {
  /** Whether to only read the file and count, without changing anything. */
  dryRun: boolean;
  /**
   * A UTF-8 CSV file with a header row, plain or compressed with gzip, at most 20 MB. In an export, the column `id`
   * identifies existing products, and the column `exported` tells which cells were edited.
   */
  file: File;
  /** File name for `productImports`, which shows its first 255 characters on one line. */
  fileName?: string | null | undefined;
  /**
   * Columns from the report's `prescriptionColumns` that say nothing about prescriptions. Unless each of them is listed
   * here or is the `prescriptionColumn`, only a dry run is possible.
   */
  ignoredColumns?: Array<string>;
  /**
   * Whether GST rates that the law has ended are replaced by the rates that most likely followed, such as 12 % by 5 %.
   * Otherwise, their rows are skipped.
   */
  newGstRates?: boolean;
  /** The column that states whether a prescription is required, if it is not named `prescription`. */
  prescriptionColumn?: string | null | undefined;
};

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

/** What a customer wants if an item of an order is missing. */
export type MissingItemChoice =
  /** Call the customer. Shown as 'Call me'. */
  | 'CALL'
  /** Leave it out. Shown as 'Leave it out'. The default. */
  | 'LEAVE_OUT'
  /** Replace it with something similar that costs no more. Shown as 'Replace it with something similar'. */
  | 'REPLACE';

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

/** Input for `previewUpiStatement`. */
export type PreviewUpiStatementInput = {
  /**
   * The columns to use. They are remembered for all files with the same header. Null only reads the table and proposes
   * columns; nothing is stored.
   */
  columns?: UpiStatementColumnsInput | null | undefined;
  /**
   * A CSV file in UTF-8, at most 5 MB and 20,000 rows, separated by commas, semicolons or tabs. Lines above the header and
   * below the table are allowed.
   */
  file: File;
  /** Name of the file, 1 to 200 characters. */
  name: string;
};

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

/** Input for `releaseReservation`. */
export type ReleaseReservationInput = {
  /** The reservation. */
  reservationId: string;
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

/** Input for `setOrderMails`. */
export type SetOrderMailsInput = {
  /** The emails to receive. An empty list turns all of them off. */
  wanted: Array<OrderMail>;
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

/** Input for `unpackOrder`. */
export type UnpackOrderInput = {
  /** An order that is packed, or was packed and is not delivered. */
  orderId: string;
  /**
   * The order's `updatedAt` that the caller saw. If the order has changed since, the mutation fails with CHANGED_MEANWHILE
   * and changes nothing. Null skips this check.
   */
  seenUpdatedAt?: string | null | undefined;
};

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
  file: File;
  /** 8 to 100 characters, new for each submission. A repeat with the same key returns the first result. */
  idempotencyKey?: string | null | undefined;
};

/** Input for `uploadPicture`. */
export type UploadPictureInput = {
  /** JPEG, PNG, WebP or AVIF, detected from the content. At most 5 MB, 40 megapixels and 16,384 pixels per side. */
  file: File;
  /** 8 to 100 characters, new for each submission. A repeat with the same key returns the first result. */
  idempotencyKey?: string | null | undefined;
};

/** Input for `uploadPrescription`. */
export type UploadPrescriptionInput = {
  /** A JPEG, PNG, WebP or PDF file with up to 10 MB, and, for images, up to 40 megapixels. */
  file: File;
  /** 8 to 100 characters, new for each submission. A repeat with the same key returns the first result. */
  idempotencyKey?: string | null | undefined;
};

/** Input for `uploadTicketPhoto`. */
export type UploadTicketPhotoInput = {
  /** A JPEG, PNG, WebP or AVIF file with up to 5 MB and 40 megapixels. */
  file: File;
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
