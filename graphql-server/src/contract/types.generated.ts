import type { IncomingFile } from './incoming-file.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A UTC date and time in ISO 8601 format with milliseconds: 2026-11-21T09:30:00.000Z. */
  DateTime: { input: Date; output: Date; }
  /** An integer from 0 to 9007199254740991, as a JSON number: an amount in paise (hundredths of a rupee). */
  Paise: { input: number; output: number; }
  /** An integer from -9007199254740991 to 9007199254740991, as a JSON number: a difference of amounts in paise. */
  SignedPaise: { input: number; output: number; }
  /** A file in a multipart request (GraphQL multipart request specification). */
  Upload: { input: IncomingFile; output: never; }
};

/** Input for `acceptTeamInvitation`. */
export type AcceptTeamInvitationInput = {
  /** The token from the email's link. Valid for seven days and for a single use. */
  token: Scalars['String']['input'];
};

/** Returned by `acceptTeamInvitation`. */
export type AcceptTeamInvitationPayload = {
  __typename?: 'AcceptTeamInvitationPayload';
  /** INVITATION_NOT_VALID, INVITED_OTHER_ADDRESS or ALREADY_IN_TEAM. Empty on success. */
  userErrors: Array<UserError>;
  /** The viewer with the new role. Null on error. */
  viewer?: Maybe<Viewer>;
};

/** Whether an account can be used. */
export type AccountStatus =
  /** The account can be used. */
  | 'ACTIVE'
  /** The account is closed. */
  | 'INACTIVE'
  /** The shop has locked the account. */
  | 'SUSPENDED';

/** Input for `addCustomerAddress`. */
export type AddCustomerAddressInput = {
  /** The address. */
  address: CreateAddressInput;
  /** A customer, as returned by `customersByPhone`. */
  customerId: Scalars['ID']['input'];
};

/** Input for `addPhoneCustomer`. */
export type AddPhoneCustomerInput = {
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** An Indian number with ten digits. A country code, spaces and a leading zero are allowed. */
  phone: Scalars['String']['input'];
};

/** Input for `addRefund`. */
export type AddRefundInput = {
  /**
   * The amount to refund: at most the price of the items and the rest of the payment. For PAID_TWICE, at most the amount
   * that was due for the order.
   */
  amount: Scalars['Paise']['input'];
  /**
   * A key that the client generates once per form, 8 to 100 characters: repeating a request with it changes nothing more.
   * Without a key, every request adds a refund.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /**
   * The refunded items, each product once. Required for PART_OF_LINES, otherwise empty. Items in another refund for the
   * order cannot be refunded twice.
   */
  lines?: Array<RefundLineInput>;
  /** An order whose payment was received. For PAID_TWICE, any order. */
  orderId: Scalars['ID']['input'];
  /** PART_OF_LINES, GOODWILL or PAID_TWICE. An order has at most one refund with the reason PAID_TWICE. */
  reason: RefundReason;
  /**
   * The order's `updatedAt` that the caller saw. If the order has changed since, the mutation fails with CHANGED_MEANWHILE
   * and changes nothing. Null skips this check.
   */
  seenUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The ticket that the refund resolves, about this order. Null for none. */
  ticketId?: InputMaybe<Scalars['ID']['input']>;
  /** The ticket's version that the caller saw. If the ticket has changed since, nothing is saved. Null skips this check. */
  ticketVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** Returned by `addRefund`. */
export type AddRefundPayload = {
  __typename?: 'AddRefundPayload';
  /** The current order. Null if it does not exist. */
  order?: Maybe<Order>;
  /** BAD_USER_INPUT, NOT_FOUND, CHANGED_MEANWHILE, PRESCRIPTION_NOT_CHECKED or IDEMPOTENCY_KEY_REUSED. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input for `addSearchTest`. */
export type AddSearchTestInput = {
  /** The product that should be among the first ten results. */
  productId: Scalars['ID']['input'];
  /** At most 100 characters. */
  text: Scalars['String']['input'];
};

/** Returned by `addSearchTest`. */
export type AddSearchTestPayload = {
  __typename?: 'AddSearchTestPayload';
  /** The test. Null on error. */
  test?: Maybe<SearchTest>;
  /** Empty on success. */
  userErrors: Array<UserError>;
};

/** Input for `addToCart`. */
export type AddToCartInput = {
  /** The product. */
  productId: Scalars['ID']['input'];
  /** Quantity, 1 or more. */
  quantity?: Scalars['Int']['input'];
};

/** A saved delivery address. All fields are as the user entered them. */
export type Address = {
  __typename?: 'Address';
  /** False if the address was removed. It can no longer be used for orders. */
  active: Scalars['Boolean']['output'];
  /** House, street, area. */
  addressLine: Scalars['String']['output'];
  /** City or town. */
  city: Scalars['String']['output'];
  /** Country. */
  country: Scalars['String']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /**
   * Whether the shop delivers to the address's PIN code, and may sell to its state: a shop without a regular GST
   * registration sells only within its own. Other addresses can be saved, but orders to them are rejected.
   */
  isDeliverable: Scalars['Boolean']['output'];
  /** The customer's name for the address. Null if they chose none. */
  label?: Maybe<AddressLabel>;
  /** A place nearby that helps to find the address. Can be empty. */
  landmark: Scalars['String']['output'];
  /** Telephone number for the delivery. */
  mobile: Scalars['String']['output'];
  /** Postal code. */
  pincode: Scalars['String']['output'];
  /** State. */
  state: Scalars['String']['output'];
  /** The user who saved the address. */
  userId: Scalars['ID']['output'];
  /** Incremented by each edit. Pass it to `placeOrder` to state which version the customer saw. */
  version: Scalars['Int']['output'];
};

/** A page of addresses. */
export type AddressConnection = {
  __typename?: 'AddressConnection';
  /** The addresses on this page, with their cursors. */
  edges: Array<AddressEdge>;
  /** Information about this page. */
  pageInfo: PageInfo;
};

/** An address on a page. */
export type AddressEdge = {
  __typename?: 'AddressEdge';
  /** Pass as `after` to continue after this address. */
  cursor: Scalars['String']['output'];
  /** The address. */
  node: Address;
};

/** A customer's name for an address. */
export type AddressLabel =
  /** Home. */
  | 'HOME'
  /** Any other address. */
  | 'OTHER'
  /** Work. */
  | 'WORK';

/** Returned by `createAddress`, `updateAddress` and `removeAddress`. */
export type AddressPayload = {
  __typename?: 'AddressPayload';
  /** The address after the change. Null on error. */
  address?: Maybe<Address>;
  /** STATE_DIFFERS, BAD_USER_INPUT, NOT_FOUND or a code of repeated calls. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input for `answerProposal`. */
export type AnswerProposalInput = {
  /** True to accept it, false to decline it. */
  accept: Scalars['Boolean']['input'];
  /** One of the viewer's orders. */
  orderId: Scalars['ID']['input'];
  /** One of the order's open proposals. */
  proposalId: Scalars['ID']['input'];
};

/** Returned by `answerProposal`. */
export type AnswerProposalPayload = {
  __typename?: 'AnswerProposalPayload';
  /** The current order. Null if it does not exist. */
  order?: Maybe<Order>;
  /** NOT_FOUND or CHANGED_MEANWHILE. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input for `answerTicket`. */
export type AnswerTicketInput = {
  /** RESOLVED or REJECTED closes the ticket. OPEN leaves its status as it is. */
  status?: TicketStatus;
  /** 1 to 2,000 characters, for the customer. */
  text: Scalars['String']['input'];
  /** A ticket. */
  ticketId: Scalars['ID']['input'];
  /** The version that the caller saw. If the ticket has changed since, nothing is saved. */
  version: Scalars['Int']['input'];
};

/** Returned by `answerTicket`. */
export type AnswerTicketPayload = {
  __typename?: 'AnswerTicketPayload';
  /** The current ticket. Null if it does not exist. */
  ticket?: Maybe<Ticket>;
  /** BAD_USER_INPUT, NOT_FOUND or CHANGED_MEANWHILE. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input for `applyUpiStatement`. */
export type ApplyUpiStatementInput = {
  /** The statement's `previewId` that the admin saw. Fails with CHANGED_MEANWHILE if the file was uploaded once more since. */
  previewId: Scalars['ID']['input'];
  /** The statement. */
  statementId: Scalars['ID']['input'];
};

/** Returned by `applyUpiStatement`. */
export type ApplyUpiStatementPayload = {
  __typename?: 'ApplyUpiStatementPayload';
  /** The number of payments that this call marked as received. */
  received: Scalars['Int']['output'];
  /**
   * The rows that were not applied: those whose order has changed, with their new state, and those of the admin's own
   * orders.
   */
  refused: Array<UpiStatementRow>;
  /** The current statement. Null if it does not exist. */
  statement?: Maybe<UpiStatement>;
  /** NOT_FOUND or CHANGED_MEANWHILE. Empty on success. */
  userErrors: Array<UserError>;
};

/** Packs of a medicine from one batch. */
export type Batch = {
  __typename?: 'Batch';
  /** The last day before it expires, such as 2027-03-31: the last day of its month. */
  expiresOn: Scalars['String']['output'];
  /** Month and year of the expiry as printed, such as 03/27. */
  expiry: Scalars['String']['output'];
  /** The batch number as printed, in upper case. */
  number: Scalars['String']['output'];
  /** Number of packs. */
  quantity: Scalars['Int']['output'];
};

/** Packs from one batch. */
export type BatchInput = {
  /** As printed, such as 03/27, 0327, Mar-27, MAR 2027 or 31/03/2027. The batch expires with that month. */
  expiry: Scalars['String']['input'];
  /** The batch number, up to 40 characters. */
  number: Scalars['String']['input'];
  /** Number of packs, 1 or more. */
  quantity: Scalars['Int']['input'];
};

/** A product's sales, without cancelled orders. */
export type BestSeller = {
  __typename?: 'BestSeller';
  /** The product's name in its latest order. */
  name: Scalars['String']['output'];
  /** Items sold. */
  pieces: Scalars['Int']['output'];
  /** The product, which may have been deleted. */
  productId: Scalars['ID']['output'];
  /** Revenue from these items. */
  revenue: Money;
  /** Size of one item in its latest order. */
  unit: Scalars['String']['output'];
};

/** The people on the bill of a prescription medicine, as the check has recorded them. Part of the invoice, without an id. */
export type BilledPrescription = {
  __typename?: 'BilledPrescription';
  /** The patient's name. Null if it was not recorded. */
  patient?: Maybe<Scalars['String']['output']>;
  /** The patient's postal address. Null if it was not recorded. */
  patientAddress?: Maybe<Scalars['String']['output']>;
  /** The pharmacist who approved the prescription. Null if it was not recorded. */
  pharmacist?: Maybe<Scalars['String']['output']>;
  /** The pharmacist's registration number. Null if it was not recorded. */
  pharmacistRegistration?: Maybe<Scalars['String']['output']>;
  /** The prescriber's name. Null if it was not recorded. */
  prescriber?: Maybe<Scalars['String']['output']>;
  /** The prescriber's postal address. Null if it was not recorded. */
  prescriberAddress?: Maybe<Scalars['String']['output']>;
  /** The prescriber's registration number. Null if it was not recorded. */
  prescriberRegistration?: Maybe<Scalars['String']['output']>;
};

/** Input for `blockCash`. */
export type BlockCashInput = {
  /** The customer. */
  customerId: Scalars['ID']['input'];
  /** Why, for the team: one line with 1 to 200 characters. Replaces the reason of an earlier block. */
  reason: Scalars['String']['input'];
  /** The customer's `version` that the caller saw. If it differs, the mutation fails with CHANGED_MEANWHILE. */
  version: Scalars['Int']['input'];
};

/** A brand to filter by. */
export type BrandFacet = {
  __typename?: 'BrandFacet';
  /** The brand. */
  brand: Scalars['String']['output'];
  /** Number of products. */
  count: Scalars['Int']['output'];
};

/** A business that buys. */
export type BuyerInput = {
  /** Its GSTIN. Spaces and lower case are allowed. */
  gstin: Scalars['String']['input'];
  /** Its name: 1 to 100 characters. */
  name: Scalars['String']['input'];
};

/** Input for `cancelOrder`. */
export type CancelOrderInput = {
  /** One of the viewer's orders. */
  orderId: Scalars['ID']['input'];
  /**
   * The order's `updatedAt` that the caller saw. If the order has changed since, the mutation fails with CHANGED_MEANWHILE
   * and changes nothing. Null skips this check.
   */
  seenUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Returned by `cancelOrder`. */
export type CancelOrderPayload = {
  __typename?: 'CancelOrderPayload';
  /** The current order. Null if it does not exist. */
  order?: Maybe<Order>;
  /** NOT_FOUND, NOT_CANCELLABLE or CHANGED_MEANWHILE. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input for `cancelTeamInvitation`. */
export type CancelTeamInvitationInput = {
  /** The id of an open invitation. */
  id: Scalars['ID']['input'];
};

/** Returned by `cancelTeamInvitation`. */
export type CancelTeamInvitationPayload = {
  __typename?: 'CancelTeamInvitationPayload';
  /** The team without the invitation. */
  team: Team;
  /** NOT_FOUND if it was accepted or cancelled, or has expired. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input for `cancelUpiPayment`. */
export type CancelUpiPaymentInput = {
  /**
   * The reference of the payment that the customer has not made. If another one is open, this fails with
   * CHANGED_MEANWHILE.
   */
  reference: Scalars['String']['input'];
};

/** Returned by `cancelUpiPayment`. */
export type CancelUpiPaymentPayload = {
  __typename?: 'CancelUpiPaymentPayload';
  /** The current cart. */
  cart: Cart;
  /** CHANGED_MEANWHILE. Empty on success. */
  userErrors: Array<UserError>;
};

/**
 * A user's cart, shared by all their devices. Prices are current, not from the time of adding. Totals include only items
 * that can be ordered: if a line exceeds the stock, only the items in stock.
 */
export type Cart = {
  __typename?: 'Cart';
  /** Lines whose product was deleted. `removeFromCart` dismisses the notice. */
  gone: Array<GoneCartLine>;
  /** The id of the cart's owner. */
  id: Scalars['ID']['output'];
  /** The lines in the order they were added, at most 50. A deleted product disappears from all carts. */
  lines: Array<CartLine>;
  /** The products that the shop may not deliver, in cart order. They can be collected from the shop. */
  notDelivered: Array<NotDelivered>;
  /** Total discount: subtotal − total. */
  savings: Money;
  /** Line totals before discounts. */
  subtotal: Money;
  /** Line totals after discounts: the amount to pay. Delivery is free. */
  total: Money;
  /** Total quantity of items that can be ordered. */
  totalQuantity: Scalars['Int']['output'];
  /** What the customer should know about the cart before ordering. Empty if there is nothing to say. */
  warnings: Array<CartWarning>;
};


/**
 * A user's cart, shared by all their devices. Prices are current, not from the time of adding. Totals include only items
 * that can be ordered: if a line exceeds the stock, only the items in stock.
 */
export type CartNotDeliveredArgs = {
  pincode?: InputMaybe<Scalars['String']['input']>;
};

/** A product in a cart and its quantity. */
export type CartLine = {
  __typename?: 'CartLine';
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Facts to tell the customer before ordering, such as a changed price or low stock. Empty if there is nothing to report. */
  problems: Array<LineProblem>;
  /** The product with its current price and stock. */
  product: Product;
  /** Quantity, 1 or more. */
  quantity: Scalars['Int']['output'];
  /** Price per item after discount when the product was added or its quantity last changed. */
  seenPrice: Money;
};

/** Returned by `addToCart`, `changeCartLineQuantity`, `removeFromCart` and `setCartQuantity`. */
export type CartPayload = {
  __typename?: 'CartPayload';
  /** The current cart, also on error. */
  cart: Cart;
  /** Empty on success. */
  userErrors: Array<UserError>;
};

/** Advice about a cart, or a limit that it exceeds. */
export type CartWarning = {
  __typename?: 'CartWarning';
  /** Machine-readable code. */
  code: CartWarningCode;
  /** The ingredient concerned. Empty for other codes. */
  ingredient: Scalars['String']['output'];
  /** One or two sentences that can be shown to users. */
  message: Scalars['String']['output'];
  /** The products concerned, in cart order. Empty for CASH_LIMIT. */
  productIds: Array<Scalars['ID']['output']>;
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

/** The block of cash for a customer. */
export type CashBlock = {
  __typename?: 'CashBlock';
  /** Since when. */
  at: Scalars['DateTime']['output'];
  /** The admin's name. Null if the account was deleted. */
  by?: Maybe<Scalars['String']['output']>;
  /** Why cash is blocked. The customer never sees it. */
  reason: Scalars['String']['output'];
};

/** A block of cash, or its end. */
export type CashBlockChange = {
  __typename?: 'CashBlockChange';
  /** When it was changed. */
  at: Scalars['DateTime']['output'];
  /** The admin's name. Null if the account was deleted. */
  by?: Maybe<Scalars['String']['output']>;
  /** Whether cash is blocked since then. */
  isBlocked: Scalars['Boolean']['output'];
  /** Why cash is blocked. Empty for the end of a block. */
  reason: Scalars['String']['output'];
};

/** A team member's cash on a day. Without an id. */
export type CashCollector = {
  __typename?: 'CashCollector';
  /** The amount handed over. */
  handedOver: Money;
  /** The team member. Null for orders delivered before version 1.2. */
  memberId?: Maybe<Scalars['ID']['output']>;
  /** The team member's name. Null for orders delivered before version 1.2, and for deleted accounts. */
  name?: Maybe<Scalars['String']['output']>;
  /** Number of orders that were paid in cash. */
  orders: Scalars['Int']['output'];
  /** Refunds paid back in cash. */
  paidBack: Money;
  /** The amount received. */
  received: Money;
};

/** A count of a day's cash. Without an id. */
export type CashCount = {
  __typename?: 'CashCount';
  /** When it was recorded. */
  at: Scalars['DateTime']['output'];
  /** Name of the admin. Null if the account was deleted. */
  by?: Maybe<Scalars['String']['output']>;
  /** The counted cash. */
  counted: Money;
  /** The day's `rest` at the time of the count. */
  expected: MoneyDifference;
  /** Why the counted cash differs. Empty if it does not. */
  reason: Scalars['String']['output'];
};

/**
 * The cash of a day. Its rest is float + received - paid back - expenses - handed over. Entries that are struck out do not
 * count.
 */
export type CashDay = {
  __typename?: 'CashDay';
  /** The team members who received cash, paid it back or handed it over, largest amount received first. */
  collectors: Array<CashCollector>;
  /** The counts, oldest first. The last count closes the day. */
  counts: Array<CashCount>;
  /** The day in Indian time, such as 2026-11-27. */
  day: Scalars['String']['output'];
  /** The entries, oldest first. */
  entries: Array<CashEntry>;
  /** Cash spent on something else. */
  expenses: Money;
  /** Cash that was there at the start of the day. */
  float: Money;
  /** Cash that the team has handed over. */
  handedOver: Money;
  /** Number of orders paid in cash. */
  orders: Scalars['Int']['output'];
  /** Refunds paid back in cash. */
  paidBack: Money;
  /** The amount received. */
  received: Money;
  /** The cash that should be left. Negative if more was taken than was there. */
  rest: MoneyDifference;
  /** Incremented by each entry and count. Mutations pass the version that the admin saw. */
  version: Scalars['Int']['output'];
};

/** Returned by `recordCashEntry`, `strikeCashEntry` and `closeCashDay`. */
export type CashDayPayload = {
  __typename?: 'CashDayPayload';
  /** The day after the change. Null on error. */
  cashDay?: Maybe<CashDay>;
  /** Empty on success. */
  userErrors: Array<UserError>;
};

/** An entry about the cash of a day. A wrong entry is struck out and stays in the list. */
export type CashEntry = {
  __typename?: 'CashEntry';
  /** The amount. */
  amount: Money;
  /** When it was recorded. */
  at: Scalars['DateTime']['output'];
  /** Name of the admin who recorded it. Null if the account was deleted. */
  by?: Maybe<Scalars['String']['output']>;
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** The kind. */
  kind: CashEntryKind;
  /** Name of the team member who handed the cash over. Null for other kinds, and if the account was deleted. */
  name?: Maybe<Scalars['String']['output']>;
  /** What an expense was for. Empty if nothing was entered. */
  note: Scalars['String']['output'];
  /** When it was struck out. Null if it counts. */
  struckAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the admin who struck it out. Null if it counts, and if the account was deleted. */
  struckBy?: Maybe<Scalars['String']['output']>;
};

/** Kinds of entries about the cash of a day. */
export type CashEntryKind =
  /** Cash spent on something else, such as packing material. */
  | 'EXPENSE'
  /** Cash that was there at the start of the day. */
  | 'FLOAT'
  /** Cash that a team member has handed over to an admin. */
  | 'HANDOVER';

/** Cash received for an order. Part of the payment, without an id. */
export type CashReceipt = {
  __typename?: 'CashReceipt';
  /** The amount received. */
  amount: Money;
  /** When it was recorded. */
  at: Scalars['DateTime']['output'];
  /** Name of the team member who recorded it; visible to the team only. Null for orders delivered before version 1.2. */
  by?: Maybe<Scalars['String']['output']>;
};

/** A category, sub-category or product was created, changed or deleted, or a product's stock changed. */
export type CatalogueChange = {
  __typename?: 'CatalogueChange';
  /** When the change was added to the log: while the server runs, at most about a second after it was made. */
  at: Scalars['DateTime']['output'];
  /** True if the entity was deleted. Its tombstone stays in the log. */
  deleted: Scalars['Boolean']['output'];
  /** The entity's id: 24 hexadecimal digits, unique across all kinds. */
  id: Scalars['ID']['output'];
  /** The entity's kind. */
  kind: CatalogueKind;
  /**
   * The entity's current state. It may be newer than this change, in which case another change follows. Null if the entity
   * has been deleted; if `deleted` is false, it was deleted after this change and its tombstone follows.
   */
  thing?: Maybe<CatalogueThing>;
};

/** A page of changes. */
export type CatalogueChangeConnection = {
  __typename?: 'CatalogueChangeConnection';
  /**
   * The `after` argument that this page answers; null for the beginning. Compare it with the argument you sent to detect a
   * repeated or misrouted response.
   */
  after?: Maybe<Scalars['String']['output']>;
  /** The changes on this page, with their cursors. */
  edges: Array<CatalogueChangeEdge>;
  /** Information about this page. */
  pageInfo: PageInfo;
};

/** A change on a page. */
export type CatalogueChangeEdge = {
  __typename?: 'CatalogueChangeEdge';
  /** Pass as `after` to continue after this change. */
  cursor: Scalars['String']['output'];
  /** The change. */
  node: CatalogueChange;
};

/** A digest of the whole catalogue at one position in the change log. */
export type CatalogueDigest = {
  __typename?: 'CatalogueDigest';
  /** Number of entities, excluding deleted ones. */
  count: Scalars['Int']['output'];
  /** Cursor of the last change included in the digest. Null if the catalogue has never changed. */
  cursor?: Maybe<Scalars['String']['output']>;
  /**
   * 64 lower-case hexadecimal digits: the bitwise XOR of the SHA-256 hashes of one text per entity, excluding deleted
   * entities; 64 zeros if there are no entities. An entity's text is one of these JSON arrays, in UTF-8:
   *
   *     ["category",id,name,image]
   *     ["subCategory",id,name,image,[category ids]]
   *     ["product",id,name,unit,price,discount,description,[images],[category ids],[sub-category ids],[[name,value],…]]
   *
   * - An image is its `url`; a missing image is null. A product's images keep their order.
   * - A product's brand, manufacturer, composition, HSN code, barcodes and stock are not included.
   * - Lists of ids are sorted as text, ascending. Details are pairs of name and value, in their order.
   * - The price is `price.amount` in paise. The discount is `discountPercent` × 100, rounded to a whole number.
   * - Numbers are plain decimal digits. There is no white space between tokens and no trailing newline.
   * - In strings, `"` and `\` are escaped with `\`; backspace, tab, line feed, form feed and carriage return are `\b`,
   *   `\t`, `\n`, `\f` and `\r`; other characters below U+0020 are `\u00` and two lower-case hexadecimal digits. All other
   *   characters, including `/` and non-ASCII letters, are not escaped. This is the output of JavaScript's JSON.stringify.
   *
   * Stock is not included.
   */
  digest: Scalars['String']['output'];
};

/** Kinds of catalogue entities. */
export type CatalogueKind =
  /** A `Category`. */
  | 'CATEGORY'
  /** A `Product`. */
  | 'PRODUCT'
  /** A `SubCategory`. */
  | 'SUB_CATEGORY';

/** A catalogue entity. */
export type CatalogueThing = Category | Product | SubCategory;

/** A department, such as 'Dairy & Eggs'. */
export type Category = {
  __typename?: 'Category';
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Null if the category has no image. */
  image?: Maybe<Image>;
  /** The most pieces of all its products together in one order. Null if there is no limit. */
  maxPerOrder?: Maybe<Scalars['Int']['output']>;
  /** Unique; compared case-insensitively. */
  name: Scalars['String']['output'];
  /** The newest products in this category, newest first. */
  newestProducts: Array<Product>;
  /** Number of products in this category. Changes are counted within two seconds. */
  productCount: Scalars['Int']['output'];
  /** The name for use in URLs: lower case, with hyphens for spaces, slashes, commas and ampersands. Percent-encode it: it may contain `%`, `?` and `#`. */
  slug: Scalars['String']['output'];
  /** Sub-categories in this category, sorted by name. */
  subCategories: Array<SubCategory>;
  /** Incremented by each edit, from 1. Pass it to `updateCategory` to avoid overwriting changes made by others. */
  version: Scalars['Int']['output'];
};


/** A department, such as 'Dairy & Eggs'. */
export type CategoryNewestProductsArgs = {
  first?: Scalars['Int']['input'];
};

/** A category to filter by. */
export type CategoryFacet = {
  __typename?: 'CategoryFacet';
  /** The category. */
  category: Category;
  /** Number of products. */
  count: Scalars['Int']['output'];
};

/** Returned by `createCategory` and `updateCategory`. */
export type CategoryPayload = {
  __typename?: 'CategoryPayload';
  /** The current category, also with CHANGED_MEANWHILE. Null if it does not exist. */
  category?: Maybe<Category>;
  /** Empty on success. */
  userErrors: Array<UserError>;
};

/** Input for `changeCartLineQuantity`. */
export type ChangeCartLineQuantityInput = {
  /** A line in the viewer's cart. */
  cartLineId: Scalars['ID']['input'];
  /** Quantity, 1 or more. */
  quantity: Scalars['Int']['input'];
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
  agreed?: Scalars['Boolean']['input'];
  /** A PENDING or CONFIRMED order without an unchecked prescription. */
  orderId: Scalars['ID']['input'];
  /** The product of the line. */
  productId: Scalars['ID']['input'];
  /** Number of items that stay in the line: 0, or less than before. */
  quantity: Scalars['Int']['input'];
  /**
   * The order's `updatedAt` that the caller saw. If the order has changed since, the mutation fails with CHANGED_MEANWHILE
   * and changes nothing. Null skips this check.
   */
  seenUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** What replaces the other items. Null to leave them out. An order that is paid, or paid online, cannot become dearer. */
  substitute?: InputMaybe<SubstituteInput>;
};

/** Returned by `changeOrderLine`. */
export type ChangeOrderLinePayload = {
  __typename?: 'ChangeOrderLinePayload';
  /** The current order. Null if it does not exist. */
  order?: Maybe<Order>;
  /**
   * BAD_USER_INPUT, NOT_FOUND, CHANGED_MEANWHILE, NOT_ENOUGH_STOCK, PRICE_CHANGED, PRESCRIPTION_NOT_CHECKED or
   * PRESCRIPTION_REQUIRED. Empty on success.
   */
  userErrors: Array<UserError>;
};

/** Input for `changePassword`. */
export type ChangePasswordInput = {
  /** Must equal `newPassword`. */
  confirmPassword: Scalars['String']['input'];
  /** The account's password. */
  currentPassword: Scalars['String']['input'];
  /** At least 8 characters and at most 72 bytes. */
  newPassword: Scalars['String']['input'];
};

/** Returned by `changePassword`. */
export type ChangePasswordPayload = {
  __typename?: 'ChangePasswordPayload';
  /** BAD_USER_INPUT, WRONG_PASSWORD or RATE_LIMITED. Empty on success. */
  userErrors: Array<UserError>;
  /** The viewer with the remaining session. Null on error. */
  viewer?: Maybe<Viewer>;
};

/** A product that replaces missing items. */
export type ChangeSubstitute = {
  __typename?: 'ChangeSubstitute';
  /** The product's name. */
  name: Scalars['String']['output'];
  /** The product, which may have been deleted. */
  productId: Scalars['ID']['output'];
  /** Number of items. */
  quantity: Scalars['Int']['output'];
};

/** A changed setting, with both values as text. */
export type ChangedShopSetting = {
  __typename?: 'ChangedShopSetting';
  /** The value after. Empty if the setting is empty. */
  after: Scalars['String']['output'];
  /** The value before. Empty if the setting was empty. */
  before: Scalars['String']['output'];
  /** Its label in the dashboard, such as `Shop name`. */
  label: Scalars['String']['output'];
};

/** Input for `checkPrescription`. */
export type CheckPrescriptionInput = {
  /**
   * True to supply more packs than prescribed, counted with earlier orders on the same prescription. Otherwise, the
   * mutation fails with PRESCRIBED_QUANTITY_EXCEEDED.
   */
  confirmQuantity?: Scalars['Boolean']['input'];
  /** One decision for each line that requires a prescription. */
  decisions: Array<LineDecisionInput>;
  /** The date of the prescription, such as 2026-11-20: at most a year before the order. Required to approve a line. */
  issuedOn?: Scalars['String']['input'];
  /** Whether the prescription is for an acute or a chronic disease. Required to approve a line. */
  kind?: InputMaybe<PrescriptionKind>;
  /** An order whose prescription check is PENDING. */
  orderId: Scalars['ID']['input'];
  /**
   * Why a prescription is accepted that was no longer valid when the order was placed: up to 200 characters, by admins
   * only. It is kept with the check. Without it, the mutation fails with PRESCRIPTION_EXPIRED.
   */
  overrideReason?: Scalars['String']['input'];
  /** The patient, up to 200 characters. Required to approve a line. */
  patient?: Scalars['String']['input'];
  /** The patient's address, up to 300 characters. Required to approve a line. */
  patientAddress?: Scalars['String']['input'];
  /** The prescriber, up to 200 characters. Required to approve a line. */
  prescriber?: Scalars['String']['input'];
  /** The prescriber's address, up to 300 characters. Required to approve a line. */
  prescriberAddress?: Scalars['String']['input'];
  /** The prescriber's registration number, up to 50 characters. */
  prescriberRegistration?: Scalars['String']['input'];
  /**
   * The order's `updatedAt` that the caller saw. If the order has changed since, the mutation fails with CHANGED_MEANWHILE
   * and changes nothing. Null skips this check.
   */
  seenUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Returned by `checkPrescription`. */
export type CheckPrescriptionPayload = {
  __typename?: 'CheckPrescriptionPayload';
  /** The current order. Null if it does not exist. */
  order?: Maybe<Order>;
  /**
   * BAD_USER_INPUT, NOT_FOUND, CHANGED_MEANWHILE, PHARMACIST_REQUIRED, PRESCRIPTION_EXPIRED, PRESCRIBED_QUANTITY_EXCEEDED or
   * PRESCRIPTION_REQUIRED. Empty on success.
   */
  userErrors: Array<UserError>;
};

/** Input for `closeCashDay`. */
export type CloseCashDayInput = {
  /** The counted cash in paise. */
  counted: Scalars['Paise']['input'];
  /** The day, such as '2026-11-27'. */
  day: Scalars['String']['input'];
  /** The day's `rest` in paise that the admin saw. If it has changed since, the day is not closed. */
  expected: Scalars['SignedPaise']['input'];
  /** Why the counted cash differs, up to 200 characters. Required if it does. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The day's `version` that the admin saw. */
  seenVersion: Scalars['Int']['input'];
};

/**
 * The first row of table 3 in CMP-08, which shops in the composition scheme file for each quarter. Figures are negative if
 * more was credited than sold.
 */
export type CompositionStatement = {
  __typename?: 'CompositionStatement';
  /** Central tax: 0.5 % of `taxable`. */
  cgst: MoneyDifference;
  /** The number of bills of supply and credit notes. */
  documentCount: Scalars['Int']['output'];
  /** Tax of the state or union territory: 0.5 % of `taxable`. */
  sgst: MoneyDifference;
  /**
   * The part of it that the tax is computed from. It leaves out products whose GST rate was 0 when the bill was issued, but
   * not those without a rate.
   */
  taxable: MoneyDifference;
  /** All sales, less credit notes. */
  value: MoneyDifference;
};

/** Input for `confirmOrderLink`. */
export type ConfirmOrderLinkInput = {
  /** The total after discounts that the customer saw. */
  expectedTotal: Scalars['Paise']['input'];
  /** The products that the customer wants, 1 to 50, all of them from the link. At most `maxQuantity` of each. */
  lines: Array<OrderLineInput>;
  /** The part of the link after the `#`. */
  token: Scalars['String']['input'];
};

/** Returned by `confirmOrderLink`. */
export type ConfirmOrderLinkPayload = {
  __typename?: 'ConfirmOrderLinkPayload';
  /** The link's current order. Null as in `linkedOrder`. */
  linkedOrder?: Maybe<LinkedOrder>;
  /** NOT_FOUND, CHANGED_MEANWHILE, or as for `placeOrder`. Empty on success. */
  userErrors: Array<UserError>;
};

/** A cell that was edited in a file and changed in the shop since the export. */
export type ConflictingCell = {
  __typename?: 'ConflictingCell';
  /** Line number where the row begins, from 1. */
  line: Scalars['Int']['output'];
  /** The column, with the texts in the file and in the shop. */
  reason: Scalars['String']['output'];
};

/** Input for `correctCustomer`. */
export type CorrectCustomerInput = {
  /** A customer without a login. */
  customerId: Scalars['ID']['input'];
  /** The customer's name: 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** A phone number with ten digits. Spaces and the country code are ignored. */
  phone: Scalars['String']['input'];
  /** The name that the caller saw. If it or the number differs, the mutation fails with CHANGED_MEANWHILE. */
  seenName: Scalars['String']['input'];
  /** The phone number that the caller saw. */
  seenPhone: Scalars['String']['input'];
};

/** Input for `correctTicket`. */
export type CorrectTicketInput = {
  /** Email address. */
  email: Scalars['String']['input'];
  /** 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** Phone number, up to 20 characters. Empty or null for none. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** A ticket from a guest. */
  ticketId: Scalars['ID']['input'];
  /** The ticket's version that the caller saw. If the ticket has changed since, nothing is saved. Null skips this check. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Returned by `correctTicket`. */
export type CorrectTicketPayload = {
  __typename?: 'CorrectTicketPayload';
  /** The current ticket. Null if it does not exist. */
  ticket?: Maybe<Ticket>;
  /** Empty on success. */
  userErrors: Array<UserError>;
};

/** The invoice that a credit note reduces. */
export type CorrectedDocument = {
  __typename?: 'CorrectedDocument';
  /** When the invoice was issued. */
  issuedAt: Scalars['DateTime']['output'];
  /** The invoice's number. */
  number: Scalars['String']['output'];
};

/** A country of origin to filter by. */
export type CountryFacet = {
  __typename?: 'CountryFacet';
  /** Number of products. */
  count: Scalars['Int']['output'];
  /** ISO 3166-1 alpha-2 code. */
  countryOfOrigin: Scalars['String']['output'];
};

/** Input for `createAddress`. Every required text takes 1 to 200 characters. */
export type CreateAddressInput = {
  /** House, street, area. */
  addressLine: Scalars['String']['input'];
  /** City or town. */
  city: Scalars['String']['input'];
  /**
   * Whether the customer insists on the state if the PIN code is in another one. False asks with STATE_DIFFERS. Null saves
   * the address, and the PIN code's state decides the tax.
   */
  confirmState?: InputMaybe<Scalars['Boolean']['input']>;
  /** Country. */
  country: Scalars['String']['input'];
  /** 8 to 100 characters, new for each submission. A repeat with the same key returns the first result. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The customer's name for the address. */
  label?: InputMaybe<AddressLabel>;
  /** A place nearby that helps to find the address, up to 200 characters. */
  landmark?: InputMaybe<Scalars['String']['input']>;
  /** Telephone number for the delivery. */
  mobile: Scalars['String']['input'];
  /** Postal code. */
  pincode: Scalars['String']['input'];
  /** State. */
  state: Scalars['String']['input'];
};

/** Input for `createCategory`. */
export type CreateCategoryInput = {
  /** 8 to 100 characters, new for each submission. A repeat with the same key returns the first result. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** URL of an uploaded image, or an http(s) URL. */
  image: Scalars['String']['input'];
  /** The most pieces of all its products together in one order, up to 9,999. 0 or null for no limit. */
  maxPerOrder?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 100 characters, unique (case-insensitive). */
  name: Scalars['String']['input'];
};

/** Returned by `createOrderLink`. */
export type CreateOrderLinkPayload = {
  __typename?: 'CreateOrderLinkPayload';
  /** The new link. Null on error. */
  link?: Maybe<OrderLink>;
  /** A quote for the same lines if a price or the stock has changed. Otherwise null. */
  quote?: Maybe<Quote>;
  /** As for `placeOrder`. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input for `createPartnerKey`. */
export type CreatePartnerKeyInput = {
  /** Who uses the key, 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** Rate limit: requests per minute, 1 to 6000. */
  requestsPerMinute?: Scalars['Int']['input'];
  /** The key's permissions; at least one scope. */
  scopes: Array<PartnerScope>;
};

/** Returned by `createPartnerKey`. */
export type CreatePartnerKeyPayload = {
  __typename?: 'CreatePartnerKeyPayload';
  /** The new key. Null on error. */
  partnerKey?: Maybe<PartnerKey>;
  /** The complete key, which cannot be retrieved later. Null on error. */
  secret?: Maybe<Scalars['String']['output']>;
  /** Empty on success. At most 100 keys can be active at a time. */
  userErrors: Array<UserError>;
};

/** Input for `createProduct`. */
export type CreateProductInput = {
  /**
   * At most 8: EAN-8, UPC-A or EAN-13 with their check digit, or codes with up to 20 letters and digits. They must be
   * unique to this product. Empty if omitted.
   */
  barcodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 100 characters. Empty if omitted. */
  bestBefore?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. Empty if omitted. */
  brand?: InputMaybe<Scalars['String']['input']>;
  /** Categories that contain the product, at most 20. */
  categoryIds: Array<Scalars['ID']['input']>;
  /**
   * The keys of `medicineFindings` that the admin has checked and keeps as they are: at most 50. Without those of the kinds
   * SCHEDULE and MARK, the mutation fails with MEDICINE_LISTED.
   */
  checkedFindings?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1,000 characters. Empty if omitted. */
  composition?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 code or English name of a country. Empty if omitted. */
  countryOfOrigin?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 10,000 characters. */
  description: Scalars['String']['input'];
  /** Additional attributes, at most 50 with unique names. */
  details: Array<ProductDetailInput>;
  /** 0 to 100 with at most two decimals. */
  discountPercent: Scalars['Float']['input'];
  /** At most 10, each from another day. Unknown if omitted. */
  gstRates?: InputMaybe<Array<GstRateInput>>;
  /** 4, 6 or 8 digits. Empty if omitted. */
  hsn?: InputMaybe<Scalars['String']['input']>;
  /** 8 to 100 characters, new for each submission. A repeat with the same key returns the first result. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** URLs of uploaded images, or http(s) URLs; at most 10. The first one is the main image. */
  images: Array<Scalars['String']['input']>;
  /** At most 300 characters. Empty if omitted. */
  importer?: InputMaybe<Scalars['String']['input']>;
  /** At most 300 characters. Empty if omitted. */
  makerOrPacker?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters. Empty if omitted. */
  manufacturer?: InputMaybe<Scalars['String']['input']>;
  /** The most pieces in one order, up to 9,999. 0 or null for no limit. */
  maxPerOrder?: InputMaybe<Scalars['Int']['input']>;
  /** Medicine data. Omitted or null for all other products. */
  medicine?: InputMaybe<MedicineInput>;
  /** 1 to 200 characters. */
  name: Scalars['String']['input'];
  /** Whether it is a narcotic or psychotropic medicine. Not one if omitted. */
  narcotic?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 100 characters. Empty if omitted. */
  netQuantity?: InputMaybe<Scalars['String']['input']>;
  /** Price per item before the discount, greater than 0. */
  price: Scalars['Paise']['input'];
  /** Number of items, 0 or more. */
  stock: Scalars['Int']['input'];
  /** Sub-categories that contain the product, at most 20. */
  subCategoryIds: Array<Scalars['ID']['input']>;
  /** Size of one item, 1 to 100 characters. */
  unit: Scalars['String']['input'];
  /** The mark for vegetarian or non-vegetarian food. Null if unknown. */
  vegetarianMark?: InputMaybe<VegetarianMark>;
};

/** Input for `createSubCategory`. */
export type CreateSubCategoryInput = {
  /** Categories that contain the sub-category, 1 to 20. Duplicates are ignored. */
  categoryIds: Array<Scalars['ID']['input']>;
  /** 8 to 100 characters, new for each submission. A repeat with the same key returns the first result. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** URL of an uploaded image, or an http(s) URL. */
  image: Scalars['String']['input'];
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
};

/** Input for `createTicket`. */
export type CreateTicketInput = {
  /** The sender's email address. Required without a login, otherwise ignored. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** 8 to 100 characters, new for each submission. A repeat with the same key returns the first result. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Items of the order, each product once. Required with an order, unless the reason is LATE or OTHER. */
  lines?: Array<ItemQuantityInput>;
  /** The sender's name: 1 to 60 characters. Required without a login, otherwise ignored. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** One of the viewer's orders. Null for other questions. */
  orderId?: InputMaybe<Scalars['ID']['input']>;
  /** Phone number for questions, up to 20 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Images that the viewer has uploaded, at most 4. */
  photoIds?: Array<Scalars['ID']['input']>;
  /** The kind of problem. */
  reason: TicketReason;
  /** 1 to 2,000 characters. */
  text: Scalars['String']['input'];
};

/** Returned by `createTicket`. */
export type CreateTicketPayload = {
  __typename?: 'CreateTicketPayload';
  /** The new ticket. Null on error. */
  ticket?: Maybe<Ticket>;
  /** BAD_USER_INPUT, NOT_FOUND or IDEMPOTENCY_KEY_REUSED. Empty on success. */
  userErrors: Array<UserError>;
};

/** Currencies. */
export type Currency =
  /** Indian rupee, divided into 100 paise. */
  | 'INR';

/** A customer as admins see them. Reading it is recorded. */
export type Customer = {
  __typename?: 'Customer';
  /** The addresses that the customer can order to, newest first; at most 100. */
  addresses: Array<Address>;
  /** The block of cash. Null if the customer can pay in cash. */
  cashBlock?: Maybe<CashBlock>;
  /** The latest 20 blocks and their ends, newest first. */
  cashBlockChanges: Array<CashBlockChange>;
  /** The account's email address. May be empty. */
  email: Scalars['String']['output'];
  /** Whether the customer has a login. The team has added the others. */
  hasLogin: Scalars['Boolean']['output'];
  /** The user's ID: 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** When the account was created. */
  joinedAt: Scalars['DateTime']['output'];
  /** The account's telephone number. May be empty. */
  mobile: Scalars['String']['output'];
  /** The amounts that are open between customer and shop. */
  moneyOpen: OpenMoney;
  /** The user's name. */
  name: Scalars['String']['output'];
  /** The team's note. May be empty. The customer can read it in the export of their data. */
  note: Scalars['String']['output'];
  /** The customer's orders, newest first. */
  orders: OrderConnection;
  /** Incremented by each change of note and block. 0 before the first. */
  version: Scalars['Int']['output'];
  /**
   * The latest 20 times that a team member has read this customer here, in the list of addresses or to take an order by
   * telephone, newest first. Readings within ten minutes are one.
   */
  views: Array<CustomerView>;
};


/** A customer as admins see them. Reading it is recorded. */
export type CustomerOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** Returned by `addCustomerAddress`. */
export type CustomerAddressPayload = {
  __typename?: 'CustomerAddressPayload';
  /** The new address. Null on error. */
  address?: Maybe<Address>;
  /** BAD_USER_INPUT or NOT_FOUND. Empty on success. */
  userErrors: Array<UserError>;
};

/** A page of customers. */
export type CustomerConnection = {
  __typename?: 'CustomerConnection';
  /** The customers on this page, with their cursors. */
  edges: Array<CustomerEdge>;
  /** Information about this page. */
  pageInfo: PageInfo;
  /** A sentence in English if the search needs more letters or digits to find more. Otherwise null. */
  searchHint?: Maybe<Scalars['String']['output']>;
};

/** A customer on a page. */
export type CustomerEdge = {
  __typename?: 'CustomerEdge';
  /** Pass as `after` to continue after this customer. */
  cursor: Scalars['String']['output'];
  /** The customer. */
  node: CustomerSummary;
};

/** Returned by `setCustomerNote`, `blockCash`, `unblockCash` and `correctCustomer`. */
export type CustomerPayload = {
  __typename?: 'CustomerPayload';
  /** The customer. Null if the account does not exist. */
  customer?: Maybe<Customer>;
  /** Empty on success. */
  userErrors: Array<UserError>;
};

/** A customer in the list of customers. */
export type CustomerSummary = {
  __typename?: 'CustomerSummary';
  /** The account's email address. May be empty. */
  email: Scalars['String']['output'];
  /** The user's ID: 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Whether the customer cannot pay in cash. */
  isCashBlocked: Scalars['Boolean']['output'];
  /** When the account was created. */
  joinedAt: Scalars['DateTime']['output'];
  /** When the latest order was placed. Null before the first. */
  lastOrderAt?: Maybe<Scalars['DateTime']['output']>;
  /** The account's telephone number. May be empty. */
  mobile: Scalars['String']['output'];
  /** The amounts that are open between customer and shop. */
  moneyOpen: OpenMoney;
  /** The user's name. */
  name: Scalars['String']['output'];
  /** The number of orders, in every status. */
  orderCount: Scalars['Int']['output'];
};

/** A team member has read a customer's data. */
export type CustomerView = {
  __typename?: 'CustomerView';
  /** When it was read. */
  at: Scalars['DateTime']['output'];
  /** The member's name. Null if the account was deleted. */
  by?: Maybe<Scalars['String']['output']>;
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
};

/** What a search of the dashboard finds. */
export type DashboardSearch = {
  __typename?: 'DashboardSearch';
  /**
   * At most 5 customers, by the start of their email address, of a word in their name or of a phone number, of the account
   * or of an order's address. Empty for staff, who see customers in orders only.
   */
  customers: Array<OrderCustomer>;
  /** How to change the text to find more, as a sentence. Null if nothing would help. */
  hint?: Maybe<Scalars['String']['output']>;
  /**
   * At most 5 orders, newest first: by the start of their number, of the phone number in the address, of the customer's
   * email address, of a word in the customer's name, of the UPI transaction number or of the UPI reference, or by their
   * invoice number. If many orders match, they are not always the newest ones.
   */
  orders: Array<Order>;
  /** At most 5 products, best first: by name, brand or other words, or by barcode. */
  products: Array<Product>;
};

/** Input for `deleteAccount`. */
export type DeleteAccountInput = {
  /** The account's password. */
  currentPassword: Scalars['String']['input'];
};

/** Returned by `deleteAccount`. */
export type DeleteAccountPayload = {
  __typename?: 'DeleteAccountPayload';
  /** BAD_USER_INPUT, WRONG_PASSWORD, RATE_LIMITED or NOT_DELETABLE. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input for `deleteCustomer`. */
export type DeleteCustomerInput = {
  /** A customer without a login. */
  customerId: Scalars['ID']['input'];
};

/** Returned by `deleteCustomer`. */
export type DeleteCustomerPayload = {
  __typename?: 'DeleteCustomerPayload';
  /** Empty on success. */
  userErrors: Array<UserError>;
};

/** Input for delete mutations. */
export type DeleteInput = {
  /** The id of the object to delete. */
  id: Scalars['ID']['input'];
};

/** Returned by delete mutations. */
export type DeletePayload = {
  __typename?: 'DeletePayload';
  /** The deleted object's id. Null on error. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Empty on success. */
  userErrors: Array<UserError>;
};

/** Input for `deletePrescription`. */
export type DeletePrescriptionInput = {
  /** One of the viewer's prescriptions. */
  prescriptionId: Scalars['ID']['input'];
};

/** Returned by `deletePrescription`. */
export type DeletePrescriptionPayload = {
  __typename?: 'DeletePrescriptionPayload';
  /** The deleted prescription's id. Null on error. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** NOT_FOUND or IN_USE. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input for `deleteProducts`. */
export type DeleteProductsInput = {
  /** The products, 1 to 500. Repeated ones are ignored. */
  products: Array<ProductVersionInput>;
};

/** Returned by `deleteProducts`. */
export type DeleteProductsPayload = {
  __typename?: 'DeleteProductsPayload';
  /** The deleted products' ids, in input order. */
  deletedIds: Array<Scalars['ID']['output']>;
  /** The products that were not deleted, in input order. */
  refused: Array<RefusedProduct>;
  /** Why nothing was deleted. Empty if each product was tried. */
  userErrors: Array<UserError>;
};

/** Input for `deleteTicketData`. */
export type DeleteTicketDataInput = {
  /** A ticket from a guest. */
  ticketId: Scalars['ID']['input'];
  /** The ticket's version that the caller saw. If the ticket has changed since, nothing is saved. Null skips this check. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Returned by `deleteTicketData`. */
export type DeleteTicketDataPayload = {
  __typename?: 'DeleteTicketDataPayload';
  /** The current ticket. Null if it does not exist. */
  ticket?: Maybe<Ticket>;
  /** Empty on success. */
  userErrors: Array<UserError>;
};

/** A product that was deleted. Only its id is kept. */
export type DeletedProduct = {
  __typename?: 'DeletedProduct';
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
};

/** PIN codes to which the shop delivers within a number of minutes. */
export type DeliveryArea = {
  __typename?: 'DeliveryArea';
  /** Minutes from order to delivery. */
  minutes: Scalars['Int']['output'];
  /** PIN codes, or their first digits. If several areas have a code, the one with the most digits counts. */
  pins: Array<Scalars['String']['output']>;
};

/** PIN codes to which the shop delivers within a number of minutes. */
export type DeliveryAreaInput = {
  /** Minutes from order to delivery: 5 to 1,440. */
  minutes: Scalars['Int']['input'];
  /** 1 to 100 PIN codes, or their first 1 to 5 digits. Each code is in one area only. */
  pins: Array<Scalars['String']['input']>;
};

/** Whether and when an order that is placed now is delivered. */
export type DeliveryPromise = {
  __typename?: 'DeliveryPromise';
  /** The time before which it comes. Null for PICK_UP, and unless the state is OPEN and no prescription has to be checked. */
  by?: Maybe<Scalars['DateTime']['output']>;
  /** The next opening, from which it comes. Null unless the state is CLOSED. */
  from?: Maybe<Scalars['DateTime']['output']>;
  /** One sentence in English that can be shown to customers. */
  message: Scalars['String']['output'];
  /** The smallest total of an order after discounts. Null if the shop accepts orders of any total, and for PICK_UP. */
  minOrder?: Maybe<Money>;
  /** The end of the pause. Null unless the state is PAUSED. */
  pausedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the order is accepted, and how soon it comes. */
  state: DeliveryState;
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

/** A minimum discount to filter by. */
export type DiscountFacet = {
  __typename?: 'DiscountFacet';
  /** Number of products. */
  count: Scalars['Int']['output'];
  /** The minimum discount in percent. */
  minPercent: Scalars['Float']['output'];
};

/** A dated correction of a medicine's batches on an issued document. Taxes do not change. Part of a document, without an id. */
export type DocumentAmendment = {
  __typename?: 'DocumentAmendment';
  /** The batches that were handed over. */
  after: Array<Batch>;
  /** When it was made. */
  at: Scalars['DateTime']['output'];
  /** The batches before. */
  before: Array<Batch>;
  /** Name of the team member who made it; visible to the team only. */
  by?: Maybe<Scalars['String']['output']>;
  /** The product's name. */
  name: Scalars['String']['output'];
  /** The product, which may have been deleted. */
  productId: Scalars['ID']['output'];
  /** Why, on one line. Null if no reason was given. */
  reason?: Maybe<Scalars['String']['output']>;
};

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

/** A line of a document. */
export type DocumentLine = {
  __typename?: 'DocumentLine';
  /** The batches of a medicine. Empty for everything else. */
  batches: Array<Batch>;
  /** The price per item. */
  discountedPrice: Money;
  /** The first 4 or 6 digits of the HSN code. Null on documents without GST. */
  hsn?: Maybe<Scalars['String']['output']>;
  /** What the bill of a medicine shows. Null for everything else. */
  medicine?: Maybe<OrderedMedicine>;
  /** The product's name. */
  name: Scalars['String']['output'];
  /** The price per item before the discount. */
  price: Money;
  /** The product, which may have been deleted. */
  productId: Scalars['ID']['output'];
  /** Number of items. 0 if a credit note only reduces the price. */
  quantity: Scalars['Int']['output'];
  /** The rate of all taxes together in percent. Null on documents without GST. */
  ratePercent?: Maybe<Scalars['Float']['output']>;
  /** The taxes in the total. Null on documents without tax. */
  tax?: Maybe<LineTax>;
  /** The line's total, tax included. */
  total: Money;
  /** Such as 500 ml. Empty if unknown. */
  unit: Scalars['String']['output'];
};

/** The HSN code and GST rate of an order line. */
export type DocumentRateInput = {
  /** 4, 6 or 8 digits. Can be empty where the law requires none. */
  hsn: Scalars['String']['input'];
  /** The line's product. */
  productId: Scalars['ID']['input'];
  /** The rate of all taxes together in percent: a rate that applies today. */
  ratePercent: Scalars['Float']['input'];
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

/** Packs of a medicine that another order has supplied on the same prescription. */
export type EarlierSupply = {
  __typename?: 'EarlierSupply';
  /** When it was delivered, or when it was checked if it is on its way. */
  at: Scalars['DateTime']['output'];
  /** The medicine's name when it was ordered. */
  medicine: Scalars['String']['output'];
  /** The other order. */
  orderId: Scalars['ID']['output'];
  /** Its number. */
  orderNumber: Scalars['String']['output'];
  /** The product. */
  productId: Scalars['ID']['output'];
  /** Number of packs. */
  quantity: Scalars['Int']['output'];
};

/** Returned by `endOtherSessions`. */
export type EndOtherSessionsPayload = {
  __typename?: 'EndOtherSessionsPayload';
  /** Always empty. */
  userErrors: Array<UserError>;
  /** The viewer with the remaining session. */
  viewer?: Maybe<Viewer>;
};

/** Input for `endSession`. */
export type EndSessionInput = {
  /** The id of one of the viewer's `sessions`. */
  id: Scalars['ID']['input'];
};

/** Returned by `endSession`. */
export type EndSessionPayload = {
  __typename?: 'EndSessionPayload';
  /** NOT_FOUND. Empty on success. */
  userErrors: Array<UserError>;
  /** The viewer with the remaining sessions. Null on error. */
  viewer?: Maybe<Viewer>;
};

/** Input for `explainOwnOrder`. */
export type ExplainOwnOrderInput = {
  /** One of the viewer's own orders. */
  orderId: Scalars['ID']['input'];
  /** Why the viewer decides about it: 1 to 200 characters on one line. */
  reason: Scalars['String']['input'];
};

/** Returned by `explainOwnOrder`. */
export type ExplainOwnOrderPayload = {
  __typename?: 'ExplainOwnOrderPayload';
  /** The order. Null if it is not one of the viewer's orders. */
  order?: Maybe<Order>;
  /** BAD_USER_INPUT, NOT_FOUND or OWN_CASE. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input for `explainOwnTicket`. */
export type ExplainOwnTicketInput = {
  /** Why the viewer decides about it: 1 to 200 characters on one line. */
  reason: Scalars['String']['input'];
  /** One of the viewer's own tickets. */
  ticketId: Scalars['ID']['input'];
};

/** Returned by `explainOwnTicket`. */
export type ExplainOwnTicketPayload = {
  __typename?: 'ExplainOwnTicketPayload';
  /** The ticket. Null if it is not one of the viewer's tickets. */
  ticket?: Maybe<Ticket>;
  /** BAD_USER_INPUT, NOT_FOUND or OWN_CASE. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input for `finishImport`. */
export type FinishImportInput = {
  /** The import. */
  id: Scalars['ID']['input'];
};

/** Returned by `finishImport`. */
export type FinishImportPayload = {
  __typename?: 'FinishImportPayload';
  /** The import. Null if it does not exist. */
  productImport?: Maybe<ProductImport>;
  /** NOT_FOUND. Empty on success. */
  userErrors: Array<UserError>;
};

/** A row with a medicine that a list names. */
export type FoundRow = {
  __typename?: 'FoundRow';
  /** Line number where the row begins, from 1. */
  line: Scalars['Int']['output'];
  /** What to check, in one or two sentences. */
  reason: Scalars['String']['output'];
};

/** How a customer gets an order. */
export type Fulfilment =
  /** The shop delivers it to the address. */
  | 'DELIVERY'
  /** The customer collects it from the shop. */
  | 'PICK_UP';

/** A cart line whose product is no longer sold. */
export type GoneCartLine = {
  __typename?: 'GoneCartLine';
  /** The cart line's id: 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** The product's name when it was added. */
  name: Scalars['String']['output'];
};

/** The person in the shop who handles complaints, by law. */
export type GrievanceOfficer = {
  __typename?: 'GrievanceOfficer';
  /** Designation. Null unless set. */
  designation?: Maybe<Scalars['String']['output']>;
  /** Email address. Null unless set. */
  email?: Maybe<Scalars['String']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Telephone number. Null unless set. */
  phone?: Maybe<Scalars['String']['output']>;
};

/** A proposed HSN code with its GST rates. The shop decides whether they are right. */
export type GstProposal = {
  __typename?: 'GstProposal';
  /** The goods that the product seems to be, such as 'Hair oil, shampoo'. */
  goods: Scalars['String']['output'];
  /** The HSN code: 4, 6 or 8 digits. */
  hsn: Scalars['String']['output'];
  /** When another rate applies. May be empty. */
  note: Scalars['String']['output'];
  /** The rates by the day from which each applies, earliest first. */
  rates: Array<GstRate>;
};

/** A GST rate and the day from which it applies. */
export type GstRate = {
  __typename?: 'GstRate';
  /** The first day in Indian time, such as `2025-09-22`. */
  from: Scalars['String']['output'];
  /** The sum of CGST and SGST, or IGST, in percent. 0 for nil-rated and exempt goods. */
  percent: Scalars['Float']['output'];
};

/** A GST rate and the day from which it applies. */
export type GstRateInput = {
  /** The first day in Indian time, such as `2025-09-22`. If omitted, the first day on which the law had the rate. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** A rate that the law has on that day: 0, 0.25, 3, 5, 12, 18, 28 or 40. */
  percent: Scalars['Float']['input'];
};

/** Ways to be registered for GST. A registered shop needs a GSTIN. */
export type GstRegistration =
  /** The composition scheme. Documents are bills of supply without tax. */
  | 'COMPOSITION'
  /** Not registered. Documents show no tax. The default. */
  | 'NONE'
  /** Regular. Documents show the tax that prices include. */
  | 'REGULAR';

/** The GST return GSTR-1 for a month or a quarter. */
export type GstReturn = {
  __typename?: 'GstReturn';
  /** The sum of all invoices and bills of supply. */
  charged: Money;
  /** The figures for CMP-08, from the bills of supply that were issued in the composition scheme. */
  cmp08: CompositionStatement;
  /** The sum of all credit notes. */
  credited: Money;
  /** The number of documents. Those from the composition scheme do not count. */
  documentCount: Scalars['Int']['output'];
  /** Everything that is missing or inconsistent. Empty if the return is complete. */
  findings: Array<GstReturnFinding>;
  /** The figures for GSTR-3B. They are the sums of the tables of GSTR-1. */
  gstr3b: GstSummary;
  /** Such as 2026-11 or 2026-27-Q3. */
  period: Scalars['String']['output'];
  /** How the shop is registered now. Only regular shops file this return. */
  registration: GstRegistration;
  /** The sum of what rounds documents to whole rupees, less credit notes. Part of invoice values, but of no table. */
  roundOff: MoneyDifference;
  /** All tables, in the order of the form. */
  tables: Array<GstReturnTable>;
};

/**
 * An amount with its taxable value and its taxes. Negative if more was credited than sold in the period, such as sales of an
 * earlier month.
 */
export type GstReturnAmounts = {
  __typename?: 'GstReturnAmounts';
  /** Central tax. */
  cgst: MoneyDifference;
  /** Integrated tax. */
  igst: MoneyDifference;
  /** Tax of the state or union territory. */
  sgst: MoneyDifference;
  /** The taxable value, or the value of sales without tax. */
  taxable: MoneyDifference;
  /** The taxable value and the taxes. */
  total: MoneyDifference;
};

/** A document of a return. */
export type GstReturnDocument = {
  __typename?: 'GstReturnDocument';
  /** The customer's GSTIN. Null for consumers. */
  buyerGstin?: Maybe<Scalars['String']['output']>;
  /** The customer's name, or the business name that belongs to the GSTIN. */
  buyerName: Scalars['String']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Whether the shop was in the composition scheme. The return leaves such documents out. */
  isComposition: Scalars['Boolean']['output'];
  /** When it was issued. */
  issuedAt: Scalars['DateTime']['output'];
  /** Whether it is an invoice, a bill of supply or a credit note. */
  kind: DocumentKind;
  /** Such as T26-27/000123. */
  number: Scalars['String']['output'];
  /** The order. */
  orderId: Scalars['ID']['output'];
  /** The order's number. */
  orderNumber: Scalars['String']['output'];
  /** The table with its taxed lines. Null if all its lines are without tax, which are in NIL. */
  table?: Maybe<GstReturnTableName>;
  /** The sum of all lines and what rounds it to whole rupees, positive for credit notes. */
  total: Money;
};

/** A page of a return's documents. */
export type GstReturnDocumentConnection = {
  __typename?: 'GstReturnDocumentConnection';
  /** The documents on this page, with their cursors. */
  edges: Array<GstReturnDocumentEdge>;
  /** Information about this page. */
  pageInfo: PageInfo;
};

/** A document on a page. */
export type GstReturnDocumentEdge = {
  __typename?: 'GstReturnDocumentEdge';
  /** The position to continue after. */
  cursor: Scalars['String']['output'];
  /** The document. */
  node: GstReturnDocument;
};

/** Something that is missing in a return, or that does not fit together. */
export type GstReturnFinding = {
  __typename?: 'GstReturnFinding';
  /** The number of orders, documents, GSTINs or missing numbers. 0 for PERIOD_OPEN and SUMS_DIFFER. */
  count: Scalars['Int']['output'];
  /** What was found. */
  kind: GstReturnFindingKind;
  /**
   * At most 20 of them. For NUMBERS_MISSING, the first and the last document of the series. For NUMBERS_LOST, the
   * documents before and after the lost numbers.
   */
  places: Array<GstReturnPlace>;
};

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

/** An order to look at, and its document if it has one. */
export type GstReturnPlace = {
  __typename?: 'GstReturnPlace';
  /** The document's number. Null if the order has no invoice. */
  documentNumber?: Maybe<Scalars['String']['output']>;
  /** The order. */
  orderId: Scalars['ID']['output'];
  /** The order's number. */
  orderNumber: Scalars['String']['output'];
};

/** The sums of a table in the return. */
export type GstReturnTable = {
  __typename?: 'GstReturnTable';
  /** The sums of its rows. The amounts of credit notes are positive in CDNR and CDNUR. Null for DOCUMENTS. */
  amounts?: Maybe<GstReturnAmounts>;
  /** Which table. */
  name: GstReturnTableName;
  /** The number of rows with amounts in the file. */
  rowCount: Scalars['Int']['output'];
};

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

/** A state or union territory. */
export type GstState = {
  __typename?: 'GstState';
  /** Its code in GSTINs, such as 29. */
  code: Scalars['String']['output'];
  /** Such as Karnataka. */
  name: Scalars['String']['output'];
};

/**
 * The figures of GSTR-3B that follow from sales. Rows 3.1 (b) and (e) are 0, and row (d) follows from purchases. Figures
 * are negative if more was credited than sold.
 */
export type GstSummary = {
  __typename?: 'GstSummary';
  /** Table 3.2: the part of row 3.1 (a) that was sold to consumers in other states, by the codes of the states. */
  otherStates: Array<GstSummaryState>;
  /** Row 3.1 (a): taxed sales, less credit notes. */
  taxed: GstSummaryAmounts;
  /** Row 3.1 (c): sales without tax, less credit notes. */
  untaxed: MoneyDifference;
};

/** Amounts in GSTR-3B. */
export type GstSummaryAmounts = {
  __typename?: 'GstSummaryAmounts';
  /** Central tax. */
  cgst: MoneyDifference;
  /** Integrated tax. */
  igst: MoneyDifference;
  /** Tax of the state or union territory. */
  sgst: MoneyDifference;
  /** The taxable value. */
  taxable: MoneyDifference;
};

/** The sales to consumers in another state. */
export type GstSummaryState = {
  __typename?: 'GstSummaryState';
  /** The code of the state, such as 33. */
  code: Scalars['String']['output'];
  /** Integrated tax. */
  igst: MoneyDifference;
  /** Its name. */
  name: Scalars['String']['output'];
  /** The taxable value. */
  taxable: MoneyDifference;
};

/** A day on which the shop is closed. */
export type Holiday = {
  __typename?: 'Holiday';
  /** The day in Indian time, such as `2026-12-25`. */
  day: Scalars['String']['output'];
  /** Its name. Empty unless set. */
  name: Scalars['String']['output'];
};

/** A day on which the shop is closed. */
export type HolidayInput = {
  /** The day in Indian time, such as `2026-12-25`. */
  day: Scalars['String']['input'];
  /** Its name: at most 60 characters. */
  name: Scalars['String']['input'];
};

/** An image: either uploaded to this server, or an external http(s) URL from an import. */
export type Image = {
  __typename?: 'Image';
  /** All available widths, in the format of the HTML attribute `srcset`. Null for external images. */
  srcSet?: Maybe<Scalars['String']['output']>;
  /** URL of the widest version. A path such as /media/… for uploaded images. */
  url: Scalars['String']['output'];
  /** The same widths as a list, narrowest first. Empty for external images, whose width is unknown. */
  versions: Array<ImageVersion>;
};

/** An uploaded image in one width. */
export type ImageVersion = {
  __typename?: 'ImageVersion';
  /** A path such as /media/… */
  url: Scalars['String']['output'];
  /** Width in pixels. */
  width: Scalars['Int']['output'];
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
  dryRun: Scalars['Boolean']['input'];
  /**
   * A UTF-8 CSV file with a header row, plain or compressed with gzip, at most 20 MB. In an export, the column `id`
   * identifies existing products, and the column `exported` tells which cells were edited.
   */
  file: Scalars['Upload']['input'];
  /** File name for `productImports`, which shows its first 255 characters on one line. */
  fileName?: InputMaybe<Scalars['String']['input']>;
  /**
   * Columns from the report's `prescriptionColumns` that say nothing about prescriptions. Unless each of them is listed
   * here or is the `prescriptionColumn`, only a dry run is possible.
   */
  ignoredColumns?: Array<Scalars['String']['input']>;
  /**
   * Whether GST rates that the law has ended are replaced by the rates that most likely followed, such as 12 % by 5 %.
   * Otherwise, their rows are skipped.
   */
  newGstRates?: Scalars['Boolean']['input'];
  /** The column that states whether a prescription is required, if it is not named `prescription`. */
  prescriptionColumn?: InputMaybe<Scalars['String']['input']>;
};

/** Returned by `importProducts`. */
export type ImportProductsPayload = {
  __typename?: 'ImportProductsPayload';
  /** The import's results; in a dry run, the expected results. Null if the file was rejected. */
  report?: Maybe<ImportReport>;
  /** Why the file was rejected. Empty on success. */
  userErrors: Array<UserError>;
};

/** An import's results. */
export type ImportReport = {
  __typename?: 'ImportReport';
  /** Categories created. */
  categoriesMade: Scalars['Int']['output'];
  /** Products updated because they differed from their row. */
  changed: Scalars['Int']['output'];
  /**
   * Exported rows with edited cells that changed in the shop since the export. These cells were not imported; the row's
   * other edited cells were.
   */
  conflicting: Scalars['Int']['output'];
  /** The first 100 of these cells, in file order. */
  conflicts: Array<ConflictingCell>;
  /** Products created. */
  created: Scalars['Int']['output'];
  /** Rows with a GST rate that the law has ended, and no later one. Those that an export had already are not counted. */
  endedGstRates: Scalars['Int']['output'];
  /** The first 100 of these findings, in file order. The products are imported as they are in the file. */
  findings: Array<FoundRow>;
  /**
   * In a dry run, new products with the same name and unit as an existing product: they may be the same product. Otherwise
   * 0.
   */
  lookalikes: Scalars['Int']['output'];
  /** Rows that are medicines. */
  medicines: Scalars['Int']['output'];
  /** Medicines whose composition and pack could both be read. */
  medicinesRead: Scalars['Int']['output'];
  /** Medicines among the created and changed products with open findings, as `medicineFindings` finds them. */
  medicinesToCheck: Scalars['Int']['output'];
  /** Rows whose sale price is exceeded by less than a rupee, because discounts are in whole rupees. */
  nearSalePrices: Scalars['Int']['output'];
  /**
   * Columns that seem to state the prescription requirement, but are not read. Choose one as `prescriptionColumn`, or pass
   * them as `ignoredColumns`.
   */
  prescriptionColumns: Array<Scalars['String']['output']>;
  /** The first 100 skipped rows, in file order. */
  refusals: Array<RefusedRow>;
  /** Rows skipped because they are invalid. */
  refused: Scalars['Int']['output'];
  /** Rows skipped because an earlier row has the same contents. */
  repeated: Scalars['Int']['output'];
  /** Rows with an amount that was rounded to whole paise. */
  roundedPrices: Scalars['Int']['output'];
  /** Rows in the file, without the header. */
  rows: Scalars['Int']['output'];
  /** Sub-categories created. */
  subCategoriesMade: Scalars['Int']['output'];
  /** Products that were equal to their row. */
  unchanged: Scalars['Int']['output'];
  /**
   * The first 100 texts about medicines that could not be read, in file order. Nothing is guessed: they are kept as they
   * are, so that an admin can correct them.
   */
  unread: Array<UnreadRow>;
  /** The first 100 column names that are not imported. */
  unusedColumns: Array<Scalars['String']['output']>;
};

/** A medicine's active ingredient. */
export type Ingredient = {
  __typename?: 'Ingredient';
  /** The name, with words capitalised, such as 'Clavulanic Acid'. */
  name: Scalars['String']['output'];
  /** The amount in the medicine. Null if unknown. */
  strength?: Maybe<Strength>;
};

/** Input for `inviteToTeam`. */
export type InviteToTeamInput = {
  /** The address to invite. Compared case-insensitively. */
  email: Scalars['String']['input'];
  /** The role that the invitation gives. */
  role: TeamRole;
};

/** Returned by `inviteToTeam`. */
export type InviteToTeamPayload = {
  __typename?: 'InviteToTeamPayload';
  /** The team with the invitation. */
  team: Team;
  /** BAD_USER_INPUT, ALREADY_IN_TEAM or TOO_MANY_INVITATIONS. Empty on success. */
  userErrors: Array<UserError>;
};

/** An order's invoice. Never changes after it is issued. */
export type Invoice = {
  __typename?: 'Invoice';
  /** The customer's name when the invoice was issued. The billing address is the order's delivery address. */
  buyerName: Scalars['String']['output'];
  /** When the invoice was issued. */
  issuedAt: Scalars['DateTime']['output'];
  /** Such as 2026-27/000123: consecutive, without gaps, within each Indian financial year (from 1 April). */
  number: Scalars['String']['output'];
  /** Page where users who can see the order can view and print the invoice: a path on this server, /dashboard/invoice/… */
  path: Scalars['String']['output'];
  /** What the bill of a prescription medicine names. Null if no medicine in the order was sold on prescription. */
  prescription?: Maybe<BilledPrescription>;
  /** The seller as configured when the invoice was issued. */
  seller: InvoiceSeller;
};

/** The seller on an invoice. Part of the invoice, without an id. */
export type InvoiceSeller = {
  __typename?: 'InvoiceSeller';
  /** Postal address on one line. */
  address: Scalars['String']['output'];
  /** Licence numbers for selling medicines, on one line. Null unless they were set when the invoice was issued. */
  drugLicence?: Maybe<Scalars['String']['output']>;
  /** Customer service email address. */
  email: Scalars['String']['output'];
  /** FSSAI licence number. Null unless it was set when the invoice was issued. */
  fssai?: Maybe<Scalars['String']['output']>;
  /** GST identification number. Null unless it was set when the invoice was issued. */
  gstin?: Maybe<Scalars['String']['output']>;
  /** The legal name of the business. Null unless it was set when the invoice was issued. */
  legalName?: Maybe<Scalars['String']['output']>;
  /** The shop's name. */
  name: Scalars['String']['output'];
  /** Customer service telephone number. */
  phone: Scalars['String']['output'];
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
  orderId: Scalars['ID']['input'];
  /**
   * The order's `updatedAt` that the caller saw. If the order has changed since, the mutation fails with CHANGED_MEANWHILE
   * and changes nothing. Null skips this check.
   */
  seenUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Returned by `issueInvoice`. */
export type IssueInvoicePayload = {
  __typename?: 'IssueInvoicePayload';
  /** The current order. Null if it does not exist. */
  order?: Maybe<Order>;
  /** BAD_USER_INPUT, NOT_FOUND, CHANGED_MEANWHILE or GST_RATE_MISSING. Empty on success. */
  userErrors: Array<UserError>;
};

/** Items of one product in an order. */
export type ItemQuantityInput = {
  /** A product in the order. */
  productId: Scalars['ID']['input'];
  /** Number of items, at least 1 and at most as many as were ordered. */
  quantity: Scalars['Int']['input'];
};

/** The batches of an order line. */
export type LineBatchesInput = {
  /** 1 to 10 different batches. Their quantities add up to the line's quantity. */
  batches: Array<BatchInput>;
  /** The line's product, which must be a medicine. */
  productId: Scalars['ID']['input'];
};

/** The decision about an order line. */
export type LineDecisionInput = {
  /** True to approve the line, false to reject it. */
  approved: Scalars['Boolean']['input'];
  /** Packs on the prescription: 1 to 1,000. Required to approve a line. */
  prescribed?: InputMaybe<Scalars['Int']['input']>;
  /** The line's product. */
  productId: Scalars['ID']['input'];
  /** The reason, up to 200 characters. Shown to the customer. Required to reject a line. */
  reason?: Scalars['String']['input'];
};

/** Why a product cannot be ordered exactly as requested. */
export type LineProblem = {
  __typename?: 'LineProblem';
  /** Machine-readable code. */
  code: LineProblemCode;
  /** One sentence that can be shown to users. */
  message: Scalars['String']['output'];
  /** The values in the sentence. */
  params: Array<MessageParam>;
  /** The product, which may have been deleted. */
  productId: Scalars['ID']['output'];
  /** The sentence's stable name, for clients that translate it. */
  reason: Scalars['String']['output'];
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

/** The tax in an amount. The taxable value and the taxes add up to the amount. */
export type LineTax = {
  __typename?: 'LineTax';
  /** Central tax. Zero for a sale to another state. */
  cgst: Money;
  /** Integrated tax for a sale to another state. Otherwise zero. */
  igst: Money;
  /** The tax of the state or union territory. Zero for a sale to another state. */
  sgst: Money;
  /** Whether `sgst` is called SGST, or UTGST as in union territories without a legislature. */
  stateTaxName: Scalars['String']['output'];
  /**
   * The value without tax. In credit notes of a few paise from before this version, it can be -1 paisa: their documents do
   * not change.
   */
  taxable: MoneyDifference;
};

/** What a link's customer sees of the order: once it was placed, its number and total only. Part of the link, without an id. */
export type LinkedOrder = {
  __typename?: 'LinkedOrder';
  /** Where the order goes, on one line. For a pick-up, the address that the bill names. Null once the order was placed. */
  address?: Maybe<Scalars['String']['output']>;
  /** The customer's name. Null once the order was placed. */
  customerName?: Maybe<Scalars['String']['output']>;
  /** When the link ends. */
  expiresAt: Scalars['DateTime']['output'];
  /** How the customer gets the order. */
  fulfilment: Fulfilment;
  /**
   * The products that the team has chosen, at today's price and stock. Products that are no longer sold are left out.
   * Empty once the order was placed.
   */
  lines: Array<LinkedOrderLine>;
  /** The order's number once it was placed, otherwise null. */
  orderNumber?: Maybe<Scalars['String']['output']>;
  /** The order's total once it was placed, otherwise null. */
  orderTotal?: Maybe<Money>;
};

/** A product in a linked order and its quantity. */
export type LinkedOrderLine = {
  __typename?: 'LinkedOrderLine';
  /** The quantity that the customer can order with the link: 5 more. */
  maxQuantity: Scalars['Int']['output'];
  /** The product. */
  product: Product;
  /** The quantity that the team has chosen. */
  quantity: Scalars['Int']['output'];
};

/** An entry of a shopping list. */
export type ListedItem = {
  __typename?: 'ListedItem';
  /** The products that may be meant, best first, at most 5. Empty if nothing was found. */
  proposals: Array<ListedProduct>;
  /** The entry as it was written. */
  text: Scalars['String']['output'];
};

/** A product that an entry of a shopping list may mean. */
export type ListedProduct = {
  __typename?: 'ListedProduct';
  /** The product. */
  product: Product;
  /** Number of items that make up the wanted amount, or 1 if that cannot be computed. */
  quantity: Scalars['Int']['output'];
};

/** Input for `login`. */
export type LoginInput = {
  /** The account's email address, compared case-insensitively. */
  email: Scalars['String']['input'];
  /** The account's password. */
  password: Scalars['String']['input'];
};

/** Returned by `login`. */
export type LoginPayload = {
  __typename?: 'LoginPayload';
  /** The new session's tokens. Null on error. */
  tokens?: Maybe<SessionTokens>;
  /** Empty on success. */
  userErrors: Array<UserError>;
  /** The user who logged in. Null on error. */
  viewer?: Maybe<Viewer>;
};

/** Returned by `logout`. */
export type LogoutPayload = {
  __typename?: 'LogoutPayload';
  /** Always empty. Logging out of a session that has ended is not an error. */
  userErrors: Array<UserError>;
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

/** A word in a product that matches a search. */
export type MatchedWord = {
  __typename?: 'MatchedWord';
  /** The product's fields that contain the word, the most important first. */
  fields: Array<SearchField>;
  /** How the word matches. */
  kind: MatchKind;
  /** The word in lower case. */
  word: Scalars['String']['output'];
};

/** Medicine data. The shop gives no medical advice: a doctor or pharmacist decides which medicines a customer can take. */
export type Medicine = {
  __typename?: 'Medicine';
  /** The dosage form. */
  form: MedicineForm;
  /**
   * The active ingredients, parsed from the product's `composition`. Empty if that text is empty or cannot be parsed:
   * nothing is guessed.
   */
  ingredients: Array<Ingredient>;
  /** Number of units in a pack, such as 15 tablets or 60 ml. At most three decimals. Null if unknown. */
  packCount?: Maybe<Scalars['Float']['output']>;
  /** The unit for `packCount`, also if the count is unknown. */
  packUnit: PackUnit;
  /** Whether its schedule requires a prescription: H, H1 and X. */
  prescriptionRequired: Scalars['Boolean']['output'];
  /** The discounted price per tablet, millilitre, gram or piece, rounded to whole paise. Null if `packCount` is unknown. */
  pricePerUnit?: Maybe<Money>;
  /** The schedule in the Drugs Rules, 1945, which determines whether the medicine is sold on prescription. */
  schedule: DrugSchedule;
};

/** Something about a medicine that an admin should look at. */
export type MedicineFinding = {
  __typename?: 'MedicineFinding';
  /** Equal as long as the same ingredient is on the same list. */
  key: Scalars['ID']['output'];
  /** The kind of list. */
  kind: MedicineFindingKind;
  /** One or two sentences. */
  message: Scalars['String']['output'];
  /** The proposed schedule. Null for other kinds. */
  schedule?: Maybe<DrugSchedule>;
};

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
  composition: Scalars['String']['input'];
  /** The medicine data. Null for all other products. */
  medicine?: InputMaybe<MedicineInput>;
  /** The name, which tells medicines for eyes, ears and nose from those for the skin. */
  name: Scalars['String']['input'];
  /** Whether it is marked as a narcotic or psychotropic. */
  narcotic?: Scalars['Boolean']['input'];
  /** The stored product, whose checked findings are left out. Null for a new product. */
  productId?: InputMaybe<Scalars['ID']['input']>;
  /** The size of one item. */
  unit?: Scalars['String']['input'];
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
  packCount?: InputMaybe<Scalars['Float']['input']>;
  /** The unit for `packCount`. */
  packUnit: PackUnit;
  /** The schedule in the Drugs Rules, 1945. */
  schedule: DrugSchedule;
};

/** A value in a message. */
export type MessageParam = {
  __typename?: 'MessageParam';
  /** How to format it. */
  kind: MessageParamKind;
  /** The parameter's name in the sentence. */
  name: Scalars['String']['output'];
  /** The value, unformatted. A list has any number of values; all other kinds have one. */
  values: Array<Scalars['String']['output']>;
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

/** An amount. A value without identity: equal amounts are interchangeable. */
export type Money = {
  __typename?: 'Money';
  /** Amount in paise: 8950 is ₹89.50. */
  amount: Scalars['Paise']['output'];
  /** Currently always INR. */
  currency: Currency;
};

/** A difference of amounts, which can be negative. Without an id. */
export type MoneyDifference = {
  __typename?: 'MoneyDifference';
  /** Difference in paise: -8950 is −₹89.50. */
  amount: Scalars['SignedPaise']['output'];
  /** Currently always INR. */
  currency: Currency;
};

/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Makes the viewer a team member, with the invitation's role. The viewer must have the email address that was invited,
   * which is verified by this.
   */
  acceptTeamInvitation: AcceptTeamInvitationPayload;
  /**
   * Adds an address for a customer, but not for members of the team, and records it in `Customer.views`. A customer with a
   * verified email address gets an email with the new address.
   */
  addCustomerAddress: CustomerAddressPayload;
  /**
   * Adds a customer who orders by telephone, without an email address and password. Returns the customer whom the team has
   * added with this number, if there is one, and records it in `Customer.views`.
   */
  addPhoneCustomer: PhoneCustomerPayload;
  /**
   * Adds a refund to an order: for missing, damaged or returned items, as goodwill, or for a second payment. An order's
   * refunds never exceed the amount received. The order keeps its lines and its total. The customer gets an email.
   * Repeating the call with the same idempotency key adds nothing.
   */
  addRefund: AddRefundPayload;
  /**
   * Keeps a search as a test. Errors: BAD_USER_INPUT for a query without letters and digits, a search that is kept with
   * the same product, and the 101st test; NOT_FOUND for the product.
   */
  addSearchTest: AddSearchTestPayload;
  /**
   * Adds a product to the cart. Fails if the product is in the cart already or is not sold online, or if the stock is too
   * low.
   */
  addToCart: CartPayload;
  /**
   * Accepts or declines an open proposal for one of the viewer's orders. Declined items are left out. After `expiresAt`, it
   * fails with CHANGED_MEANWHILE, and the outcome without an answer applies.
   */
  answerProposal: AnswerProposalPayload;
  /** Answers a ticket, and resolves or rejects it if requested. The customer gets the text by email. */
  answerTicket: AnswerTicketPayload;
  /**
   * Marks the payments in MATCHED rows as received, up to 100 with each call: repeat the call while the number of MATCHED
   * rows falls. Each payment is stored together with its row as proof. A row whose order has changed since it was matched
   * is not applied; it gets another state. The row of the admin's own order stays MATCHED, for another admin. For a
   * cancelled order the payment becomes REFUND_DUE.
   */
  applyUpiStatement: ApplyUpiStatementPayload;
  /**
   * Blocks cash for a customer: orders to be paid in cash are rejected from now on, with CASH_BLOCKED. Orders that were
   * placed before, and orders at no charge, are not affected.
   */
  blockCash: CustomerPayload;
  /**
   * Cancels one of the viewer's orders while its status is PENDING. The items go back into stock, and a payment that was
   * received or is claimed becomes REFUND_DUE.
   */
  cancelOrder: CancelOrderPayload;
  /** Cancels an open invitation: its link is invalid immediately. */
  cancelTeamInvitation: CancelTeamInvitationPayload;
  /** Ends the viewer's UPI payment that was not made, and returns its items to stock. */
  cancelUpiPayment: CancelUpiPaymentPayload;
  /** Sets the quantity of a cart line. Fails if the stock is too low. */
  changeCartLineQuantity: CartPayload;
  /**
   * Changes a line of a PENDING or CONFIRMED order to fewer items or none, or replaces its items by another product. Fewer
   * items need no agreement. A substitute needs the customer's choice REPLACE and must cost no more than the items that it
   * replaces, or was agreed by telephone. Totals, stock and refund change in the same transaction, and the customer gets an
   * email. An order that keeps no line is cancelled.
   */
  changeOrderLine: ChangeOrderLinePayload;
  /** Sets a new password, ends the viewer's other sessions and notifies the account's address by email. */
  changePassword: ChangePasswordPayload;
  /**
   * Records the check of an order's prescription: approves or rejects each line that requires one. Rejected lines leave
   * the order: their items return to stock, the totals are recalculated, and their price has to be refunded if it was
   * paid. If no line is left, the order becomes CANCELLED_BY_SELLER. The customer gets an email. An order is checked only
   * once. Only pharmacists can approve a line; all members of the team can reject lines.
   */
  checkPrescription: CheckPrescriptionPayload;
  /**
   * Closes a day with the counted cash. A difference needs a reason. A day can be closed more than once, for example after
   * more cash was received; every count stays visible.
   */
  closeCashDay: CashDayPayload;
  /** Places a link's order for its customer, at the total that they saw. Repeating the call returns the same order. */
  confirmOrderLink: ConfirmOrderLinkPayload;
  /** Corrects the name and the phone number of a customer whom the team has added. Fails for customers with a login. */
  correctCustomer: CustomerPayload;
  /** Corrects the contact of a guest. Fails for tickets of customers with a login. */
  correctTicket: CorrectTicketPayload;
  /** Saves a new address. */
  createAddress: AddressPayload;
  /** Creates a category. Errors: NAME_TAKEN. */
  createCategory: CategoryPayload;
  /**
   * Creates a link with which the customer can see, change and place a cash order within 24 hours. Nothing is taken from
   * stock before. Fails like `placePhoneOrder`, and with more than 100 links that can still be used.
   */
  createOrderLink: CreateOrderLinkPayload;
  /** Creates a key for a partner. The result contains the key itself, which is never shown again. */
  createPartnerKey: CreatePartnerKeyPayload;
  /** Creates a product. Errors: BARCODE_TAKEN, and NOT_FOUND for an unknown category or sub-category. */
  createProduct: ProductPayload;
  /** Creates a sub-category. Errors: NOT_FOUND for an unknown category. */
  createSubCategory: SubCategoryPayload;
  /**
   * Sends a problem or a question to the shop. The sender gets an email with the ticket's number. A person can send 10
   * tickets in 24 hours; more fail with RATE_LIMITED.
   */
  createTicket: CreateTicketPayload;
  /**
   * Deletes the viewer's account with its addresses, cart and sessions. Orders and invoices are kept. Fails with
   * NOT_DELETABLE while an order is on its way, a refund is due, or a UPI payment has begun and not expired, and for the
   * last admin.
   */
  deleteAccount: DeleteAccountPayload;
  /** Deletes a category that no sub-category or product uses. Errors: NOT_FOUND, IN_USE. */
  deleteCategory: DeletePayload;
  /**
   * Deletes a customer whom the team has added, with the rules and errors of `deleteAccount`. Their orders and tickets keep
   * what the law demands. Fails for customers with a login.
   */
  deleteCustomer: DeleteCustomerPayload;
  /** Deletes one of the viewer's prescriptions. Fails with IN_USE while an open order needs it. */
  deletePrescription: DeletePrescriptionPayload;
  /** Deletes a product. It disappears from all carts; orders keep their copies of it. */
  deleteProduct: DeletePayload;
  /**
   * Deletes several products. Each product is deleted or rejected separately, so some may be deleted while others are
   * rejected. They disappear from all carts; orders keep their copies. Errors: BAD_USER_INPUT for too many products.
   */
  deleteProducts: DeleteProductsPayload;
  /** Deletes a sub-category that no product uses. Errors: NOT_FOUND, IN_USE. */
  deleteSubCategory: DeletePayload;
  /** Deletes name, contact and all texts of a guest's ticket, which is then closed. Fails like `correctTicket`. */
  deleteTicketData: DeleteTicketDataPayload;
  /** Ends all sessions of the viewer except the current one. */
  endOtherSessions: EndOtherSessionsPayload;
  /** Ends one of the viewer's sessions and logs out its device immediately. */
  endSession: EndSessionPayload;
  /**
   * Records why an admin decides about their own order, if the shop has no other admin. For ten minutes, the admin's
   * changes to the order then no longer fail with OWN_CASE_REASON_REQUIRED. Fails with OWN_CASE if there is another admin.
   */
  explainOwnOrder: ExplainOwnOrderPayload;
  /** Records why an admin decides about their own ticket, like `explainOwnOrder`. */
  explainOwnTicket: ExplainOwnTicketPayload;
  /** Marks an import as done, so that it leaves `productImports`. Repeating it changes nothing. Errors: NOT_FOUND. */
  finishImport: FinishImportPayload;
  /**
   * Imports products from a CSV file, such as an export from the dashboard. New products are created, changed ones are
   * updated and all others stay as they are. Invalid rows are reported and skipped. Errors: BAD_USER_INPUT for `file` if
   * the file cannot be read, and for `ignoredColumns` if columns that seem to state the prescription requirement are not
   * read.
   */
  importProducts: ImportProductsPayload;
  /**
   * Emails a team invitation to an address, which need not have an account. Replaces an open invitation to the same
   * address. Fails for team members. At most 50 invitations can be open.
   */
  inviteToTeam: InviteToTeamPayload;
  /**
   * Issues documents for the products of a packed order that wait for a GST rate. Products whose rate is still missing
   * wait on; fails with GST_RATE_MISSING if all do. An order that has all documents stays as it is.
   */
  issueInvoice: IssueInvoicePayload;
  /** Starts a session. */
  login: LoginPayload;
  /** Ends the current session. Its access and refresh tokens become invalid immediately. */
  logout: LogoutPayload;
  /**
   * Adds an earlier order's products to the viewer's cart, as far as they are available, at current prices. Products that
   * are in the cart already stay unchanged.
   */
  orderAgain: OrderAgainPayload;
  /** Pauses orders: nobody can place an order or begin a UPI payment until then. Replaces a pause that has begun. */
  pauseOrders: PauseOrdersPayload;
  /**
   * Places one order for all lines or fails: order, stock and cart change in one transaction. Ordered products are removed
   * from the viewer's cart. The customer is charged exactly the total that they saw: if a price, the stock or the address
   * has changed, no order is placed, and `quote` and `address` contain the current values for the customer to confirm.
   * A user can place 50 orders in 24 hours; more fail with RATE_LIMITED.
   */
  placeOrder: PlaceOrderPayload;
  /**
   * Places a cash order for a customer who has agreed by telephone, with the rules and errors of `placeOrder`. The
   * customer's cart stays as it is. Members of the team order with their own login.
   */
  placePhoneOrder: PlacePhoneOrderPayload;
  /**
   * Reads a bank statement and matches its rows to UPI payments, by the order's reference or the UPI transaction's 12
   * digits, and by the amount. Changes no order. The same file is the same statement: reading it once more matches its
   * rows anew. A row with more or fewer cells than the header is read if its cells can be joined in only one way.
   */
  previewUpiStatement: PreviewUpiStatementPayload;
  /**
   * Proposes a substitute to the customer, who gets an email and sees it on the order's page. Its items are taken from stock
   * until the customer answers or the proposal expires. Until then, the order cannot be packed.
   */
  proposeOrderChange: ProposeOrderChangePayload;
  /**
   * Publishes words with the same meaning, in addition to the built-in search words. Every process uses them within two
   * seconds. Errors: BAD_USER_INPUT for a malformed line, a line that is published already, and the 1,001st line.
   */
  publishWords: PublishWordsPayload;
  /**
   * Records the float of a day, an expense, or cash that a team member has handed over. A handover fails if the person has
   * less left.
   */
  recordCashEntry: CashDayPayload;
  /**
   * Exchanges a refresh token for a new pair of tokens and invalidates the old one. For 30 seconds, the old token still
   * returns the same new pair (two tabs, a lost response); using it later ends the whole session.
   * With `rotates: false` the refresh token stays valid and only a new access token is issued.
   * Fails with the top-level error UNAUTHENTICATED.
   */
  refreshSession: RefreshSessionPayload;
  /**
   * Makes an order's refund that is due. With a reference, it records a refund that was made elsewhere. Without a
   * reference, the card provider refunds the card; repeating the call refunds it only once.
   */
  refund: RefundPayload;
  /**
   * Refunds a payment whose state is REFUND_DUE. With a reference, it records a refund that was made elsewhere. Without a
   * reference, the card provider refunds the card; repeating the call refunds it only once.
   * @deprecated Use `refund`, which makes all refunds of `Order.refunds`.
   */
  refundPayment: RefundPaymentPayload;
  /**
   * Refunds the rejected lines of an order. With a reference, it records a refund that was made elsewhere. Without a
   * reference, the card provider refunds the card; repeating the call refunds it only once.
   * @deprecated Use `refund`, which makes all refunds of `Order.refunds`.
   */
  refundRejectedLines: RefundRejectedLinesPayload;
  /**
   * Creates an account, but does not log the user in. If the first response was lost, a repeat with the same password
   * returns the account.
   */
  register: RegisterPayload;
  /**
   * Registers a URL that receives future catalogue changes, for a partner key with the scope `catalogue:read`. The result
   * contains the signing secret, which is never shown again. Fails with BAD_USER_INPUT if the URL is not allowed or the
   * key has five webhooks already, and with NOT_FOUND if the key does not exist or is revoked.
   */
  registerWebhook: RegisterWebhookPayload;
  /**
   * Returns a customer's reserved items to stock. The payment stays open: the customer can still order at the current
   * prices and stock, or request a refund. Fails with NOT_FOUND if the reservation has ended: by then it may be an order.
   */
  releaseReservation: ReleaseReservationPayload;
  /** Hides an address. Existing orders still show it. A user keeps at most 100 hidden addresses, the ones saved last. */
  removeAddress: AddressPayload;
  /** Removes a line from the cart. */
  removeFromCart: CartPayload;
  /**
   * Removes a member from the team, who keeps the account and loses all rights immediately. Invitations that they have
   * sent are cancelled.
   */
  removeFromTeam: RemoveFromTeamPayload;
  /** Removes published words. Errors: NOT_FOUND. */
  removePublishedWords: DeletePayload;
  /** Removes a refund that an admin has added. Fails if the refund was made or has begun. The customer gets no email. */
  removeRefund: RemoveRefundPayload;
  /** Removes a test. Errors: NOT_FOUND. */
  removeSearchTest: DeletePayload;
  /** Removes a webhook and its deliveries. Fails with NOT_FOUND, also if the webhook belongs to another key. */
  removeWebhook: DeletePayload;
  /**
   * Places a new order that costs nothing, with items of the ticket's order, and resolves the ticket. The items are taken
   * from stock. The customer gets an email.
   */
  replaceItems: ReplaceItemsPayload;
  /** Adds a message to one of the viewer's tickets. A closed ticket is opened again. */
  replyToTicket: ReplyToTicketPayload;
  /**
   * Counts a finished search, or a click on one of its results, without recording the person. Queries with an email
   * address, a telephone number or six digits are not kept.
   */
  reportSearch: ReportSearchPayload;
  /** Sends a six-digit code to the viewer's email address. At most one email per minute and three per hour. */
  requestEmailVerification: RequestEmailVerificationPayload;
  /**
   * Sends a six-digit code to the email address if it belongs to an account. The response is the same if it does not.
   * An address receives at most one email per minute and three per hour.
   */
  requestPasswordReset: RequestPasswordResetPayload;
  /**
   * Requests a refund for the viewer's open UPI payment, which was made but whose order is no longer wanted or possible.
   * Creates an order cancelled by the shop, whose payment is REFUND_DUE. Repeating the call returns that order.
   */
  requestUpiRefund: RequestUpiRefundPayload;
  /**
   * Resends a delivery immediately, with the same id and a new series of attempts. Fails with NOT_FOUND, or with
   * BAD_USER_INPUT if the webhook has been stopped or a newer change to the same entity is waiting to be sent.
   */
  resendDelivery: ResendDeliveryPayload;
  /** Sets a new password, ends all sessions and notifies the account's address by email. */
  resetPassword: ResetPasswordPayload;
  /** Accepts orders again. Changes nothing if orders are not paused. */
  resumeOrders: ResumeOrdersPayload;
  /** Revokes a key permanently. All server processes reject it from its next request on. */
  revokePartnerKey: PartnerKeyPayload;
  /**
   * Marks orders as seen by the team, which removes them from `unseenOrders` for everybody. Setting an order's status does
   * this too. Unknown ids and orders that were seen before are ignored.
   */
  seeOrders: SeeOrdersPayload;
  /**
   * Adds a reason to a cancellation by the shop that had no reason, and to the customer's email about it. Fails with
   * MAIL_SENT once the email has been sent, two minutes after the cancellation.
   */
  setCancellationReason: SetCancellationReasonPayload;
  /**
   * Sets a product's quantity in the cart, whether or not it is there; 0 removes it. A repeat changes nothing, so clients
   * can send it without knowing whether their earlier changes have arrived. Fails if the product is not sold online or the
   * stock is too low.
   */
  setCartQuantity: CartPayload;
  /** Replaces the team's note about a customer. An admin cannot change their own note and block if there is another admin. */
  setCustomerNote: CustomerPayload;
  /**
   * Sets the batches of an order's medicines, one or several per line. Lines that are not in the list keep their batches.
   * Fails for cancelled orders, and with PRESCRIPTION_NOT_CHECKED until the prescription was checked. An expired batch is
   * rejected. A batch that expires within 30 days fails with EXPIRES_SOON unless it is confirmed. Once a document was
   * issued, a correction becomes its amendment. After the delivery, only admins can correct batches, and must say why; a
   * batch that had expired before the delivery then fails with EXPIRES_SOON unless it is confirmed.
   */
  setOrderBatches: SetOrderBatchesPayload;
  /** Sets which emails about their orders the viewer receives. Emails about payments and refunds are always sent. */
  setOrderMails: SetOrderMailsPayload;
  /**
   * Sets an order's status to any value except CANCELLED_BY_SHOPPER. Cancelling returns the items to stock, and a payment
   * that was received or is claimed becomes REFUND_DUE. Nobody gets an email about it for 15 seconds or, without a reason,
   * for two minutes, in which `setCancellationReason` can add one. Setting another status afterwards takes the items from
   * stock once more, restores the payment and drops unsent emails. It fails with NOT_ENOUGH_STOCK, with REFUNDED if the
   * refund has begun, and with UPI_TRANSACTION_USED if another order uses the order's UPI transaction by then. Setting the
   * current status changes nothing. An order whose prescription was not checked can only be cancelled or PENDING:
   * everything else fails with PRESCRIPTION_NOT_CHECKED. The same applies if one of its medicines was later moved to a
   * stricter schedule; its lines then get that schedule. It cannot be reopened after the prescription was deleted
   * (PRESCRIPTION_REQUIRED). An order with medicines becomes PACKED or DELIVERED only with their batches (BATCHES_MISSING).
   * An order with an open proposal does not become PACKED or DELIVERED (CHANGED_MEANWHILE), and cancelling it closes its
   * proposals. A delivery with a product that may no longer be delivered is not accepted or packed (PICK_UP_ONLY). Once it is packed,
   * its delivery can be recorded.
   */
  setOrderStatus: SetOrderStatusPayload;
  /**
   * Sets the status of several orders as `setOrderStatus` does. Each order is changed separately, in its own transaction,
   * and only if it still has the status that was seen: some may move while others are rejected. `userErrors` concern the
   * input as a whole; with them, nothing was tried.
   */
  setOrderStatuses: SetOrderStatusesPayload;
  /**
   * Records whether an order's payment was received, by UPI or in cash. For a cancelled order, a payment that was received
   * or is claimed becomes REFUND_DUE.
   */
  setPaymentState: SetPaymentStatePayload;
  /**
   * Records the payment state of several orders, one after the other, as `setPaymentState` does. Orders that cannot be
   * changed are rejected; the others are changed.
   */
  setPaymentStates: SetPaymentStatesPayload;
  /**
   * Makes a team member a pharmacist, who can approve prescriptions and open the schedule H1 register, or no longer one.
   * Checks that were recorded before keep their pharmacist.
   */
  setPharmacist: SetPharmacistPayload;
  /** Sets the UPI ID that receives a refund for one of the viewer's orders, in full or in part, while that refund is due. */
  setRefundUpiId: SetRefundUpiIdPayload;
  /**
   * Answers a missed search with "we don't sell this yet", so that it stays out of `missedSearches`, or takes the answer
   * back. Errors: NOT_FOUND for a query that fewer than three people have searched for.
   */
  setSearchUnsold: SetSearchUnsoldPayload;
  /** Sets a product's stock. Errors: NOT_FOUND, and CHANGED_MEANWHILE if the stock differs from `seenStock`. */
  setStock: ProductPayload;
  /** Changes a team member's role. If the member was an admin, invitations that they have sent are cancelled. */
  setTeamRole: SetTeamRolePayload;
  /**
   * Begins a UPI payment, before the order is placed with `placeOrder` and the same idempotency key: reserves products and
   * prices for ten minutes, so that nothing changes while the customer pays. A user has at most one open payment;
   * beginning another one ends it, and repeating the call returns it. Fails like `placeOrder`; the open payment then
   * stays. A user can begin 50 payments in half an hour; more fail with RATE_LIMITED.
   */
  startUpiPayment: StartUpiPaymentPayload;
  /** Strikes out a wrong entry. It stays in the list, and no longer counts. */
  strikeCashEntry: CashDayPayload;
  /**
   * Notifies the viewer's browser of new orders from now on, until the viewer logs out there or leaves the team. A person
   * has at most 10 browsers; the oldest is removed for a further one.
   */
  subscribeToPush: PushPayload;
  /** Lets a customer pay in cash again. Does nothing if they can. */
  unblockCash: CustomerPayload;
  /**
   * Makes the lines of a packed order changeable: the order becomes CONFIRMED again, and a credit note cancels its invoice.
   * Packing it again issues a new invoice. An order that has left PACKED with its invoice keeps its status. Repeating it
   * changes nothing.
   */
  unpackOrder: UnpackOrderPayload;
  /** Stops the notifications to one of the viewer's browsers. Does nothing for an unknown one. */
  unsubscribeFromPush: PushPayload;
  /** Replaces all fields of an address. Existing orders keep the address they were placed with. */
  updateAddress: AddressPayload;
  /** Updates a category. Errors: NOT_FOUND, NAME_TAKEN, CHANGED_MEANWHILE. */
  updateCategory: CategoryPayload;
  /** Replaces an active key's name, scopes and rate limit, effective with its next request. The key itself stays the same. */
  updatePartnerKey: PartnerKeyPayload;
  /** Updates a product. Omitted fields stay unchanged. Errors: NOT_FOUND, BARCODE_TAKEN, CHANGED_MEANWHILE. */
  updateProduct: ProductPayload;
  /**
   * Changes the discount or the categories of several products. Each product is changed or rejected separately, so some
   * may be changed while others are rejected. Errors: BAD_USER_INPUT without a valid change, and NOT_FOUND for an unknown
   * category or sub-category; then nothing is changed.
   */
  updateProducts: UpdateProductsPayload;
  /**
   * Updates the viewer's profile. Changing the email address requires the account's password, makes the new address
   * unverified and notifies the old address.
   */
  updateProfile: UpdateProfilePayload;
  /**
   * Changes settings of the shop. All pages, emails and invoices use the new values within two seconds. Invoices that were
   * issued keep the old ones.
   */
  updateShopSettings: UpdateShopSettingsPayload;
  /** Updates a sub-category. Errors: NOT_FOUND, CHANGED_MEANWHILE. */
  updateSubCategory: SubCategoryPayload;
  /** Replaces the viewer's profile image. */
  uploadAvatar: UploadAvatarPayload;
  /** Stores an image for a category, sub-category or product. Unused images are deleted after a day. */
  uploadPicture: UploadPicturePayload;
  /**
   * Stores a prescription as an image or PDF: JPEG, PNG, WebP or PDF, up to 10 MB. Only the viewer and the team can read
   * it. A user has at most 100. A prescription that no order has used is deleted after 7 days. An account can upload 50 MB
   * a day.
   */
  uploadPrescription: UploadPrescriptionPayload;
  /**
   * Stores an image for a ticket: JPEG, PNG, WebP or AVIF, up to 5 MB. Only the viewer and the team can read it. An image
   * that no ticket uses is deleted after 7 days.
   */
  uploadTicketPhoto: UploadTicketPhotoPayload;
  /** Verifies the viewer's email address with the code that was sent to it. */
  verifyEmail: VerifyEmailPayload;
  /** Exchanges the emailed code for a token that allows one password reset within ten minutes. */
  verifyPasswordResetCode: VerifyPasswordResetCodePayload;
  /** Withdraws a link that the customer has not used. */
  withdrawOrderLink: WithdrawOrderLinkPayload;
  /** Withdraws an open proposal. The line stays as it is. */
  withdrawProposal: WithdrawProposalPayload;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationAcceptTeamInvitationArgs = {
  input: AcceptTeamInvitationInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationAddCustomerAddressArgs = {
  input: AddCustomerAddressInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationAddPhoneCustomerArgs = {
  input: AddPhoneCustomerInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationAddRefundArgs = {
  input: AddRefundInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationAddSearchTestArgs = {
  input: AddSearchTestInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationAddToCartArgs = {
  input: AddToCartInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationAnswerProposalArgs = {
  input: AnswerProposalInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationAnswerTicketArgs = {
  input: AnswerTicketInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationApplyUpiStatementArgs = {
  input: ApplyUpiStatementInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationBlockCashArgs = {
  input: BlockCashInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationCancelOrderArgs = {
  input: CancelOrderInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationCancelTeamInvitationArgs = {
  input: CancelTeamInvitationInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationCancelUpiPaymentArgs = {
  input?: InputMaybe<CancelUpiPaymentInput>;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationChangeCartLineQuantityArgs = {
  input: ChangeCartLineQuantityInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationChangeOrderLineArgs = {
  input: ChangeOrderLineInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationCheckPrescriptionArgs = {
  input: CheckPrescriptionInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationCloseCashDayArgs = {
  input: CloseCashDayInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationConfirmOrderLinkArgs = {
  input: ConfirmOrderLinkInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationCorrectCustomerArgs = {
  input: CorrectCustomerInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationCorrectTicketArgs = {
  input: CorrectTicketInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationCreateAddressArgs = {
  input: CreateAddressInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationCreateCategoryArgs = {
  input: CreateCategoryInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationCreateOrderLinkArgs = {
  input: PhoneOrderInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationCreatePartnerKeyArgs = {
  input: CreatePartnerKeyInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationCreateProductArgs = {
  input: CreateProductInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationCreateSubCategoryArgs = {
  input: CreateSubCategoryInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationCreateTicketArgs = {
  input: CreateTicketInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationDeleteCategoryArgs = {
  input: DeleteInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationDeleteCustomerArgs = {
  input: DeleteCustomerInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationDeletePrescriptionArgs = {
  input: DeletePrescriptionInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationDeleteProductArgs = {
  input: DeleteInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationDeleteProductsArgs = {
  input: DeleteProductsInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationDeleteSubCategoryArgs = {
  input: DeleteInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationDeleteTicketDataArgs = {
  input: DeleteTicketDataInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationExplainOwnOrderArgs = {
  input: ExplainOwnOrderInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationExplainOwnTicketArgs = {
  input: ExplainOwnTicketInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationFinishImportArgs = {
  input: FinishImportInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationImportProductsArgs = {
  input: ImportProductsInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationInviteToTeamArgs = {
  input: InviteToTeamInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationIssueInvoiceArgs = {
  input: IssueInvoiceInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationLoginArgs = {
  input: LoginInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationOrderAgainArgs = {
  input: OrderAgainInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationPauseOrdersArgs = {
  input: PauseOrdersInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationPlaceOrderArgs = {
  input: PlaceOrderInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationPlacePhoneOrderArgs = {
  input: PhoneOrderInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationPreviewUpiStatementArgs = {
  input: PreviewUpiStatementInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationProposeOrderChangeArgs = {
  input: ProposeOrderChangeInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationPublishWordsArgs = {
  input: PublishWordsInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationRecordCashEntryArgs = {
  input: RecordCashEntryInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationRefreshSessionArgs = {
  input: RefreshSessionInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationRefundArgs = {
  input: RefundInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationRefundPaymentArgs = {
  input: RefundPaymentInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationRefundRejectedLinesArgs = {
  input: RefundRejectedLinesInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationRegisterWebhookArgs = {
  input: RegisterWebhookInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationReleaseReservationArgs = {
  input: ReleaseReservationInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationRemoveAddressArgs = {
  input: RemoveAddressInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationRemoveFromCartArgs = {
  input: RemoveFromCartInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationRemoveFromTeamArgs = {
  input: RemoveFromTeamInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationRemovePublishedWordsArgs = {
  input: DeleteInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationRemoveRefundArgs = {
  input: RemoveRefundInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationRemoveSearchTestArgs = {
  input: DeleteInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationRemoveWebhookArgs = {
  input: DeleteInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationReplaceItemsArgs = {
  input: ReplaceItemsInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationReplyToTicketArgs = {
  input: ReplyToTicketInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationReportSearchArgs = {
  input: ReportSearchInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationRequestUpiRefundArgs = {
  input: RequestUpiRefundInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationResendDeliveryArgs = {
  input: ResendDeliveryInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationRevokePartnerKeyArgs = {
  input: RevokePartnerKeyInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationSeeOrdersArgs = {
  input: SeeOrdersInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationSetCancellationReasonArgs = {
  input: SetCancellationReasonInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationSetCartQuantityArgs = {
  input: SetCartQuantityInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationSetCustomerNoteArgs = {
  input: SetCustomerNoteInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationSetOrderBatchesArgs = {
  input: SetOrderBatchesInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationSetOrderMailsArgs = {
  input: SetOrderMailsInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationSetOrderStatusArgs = {
  input: SetOrderStatusInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationSetOrderStatusesArgs = {
  input: SetOrderStatusesInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationSetPaymentStateArgs = {
  input: SetPaymentStateInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationSetPaymentStatesArgs = {
  input: SetPaymentStatesInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationSetPharmacistArgs = {
  input: SetPharmacistInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationSetRefundUpiIdArgs = {
  input: SetRefundUpiIdInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationSetSearchUnsoldArgs = {
  input: SetSearchUnsoldInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationSetStockArgs = {
  input: SetStockInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationSetTeamRoleArgs = {
  input: SetTeamRoleInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationStartUpiPaymentArgs = {
  input: StartUpiPaymentInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationStrikeCashEntryArgs = {
  input: StrikeCashEntryInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationSubscribeToPushArgs = {
  input: SubscribeToPushInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationUnblockCashArgs = {
  input: UnblockCashInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationUnpackOrderArgs = {
  input: UnpackOrderInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationUnsubscribeFromPushArgs = {
  input: UnsubscribeFromPushInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationUpdateAddressArgs = {
  input: UpdateAddressInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationUpdateCategoryArgs = {
  input: UpdateCategoryInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationUpdatePartnerKeyArgs = {
  input: UpdatePartnerKeyInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationUpdateProductArgs = {
  input: UpdateProductInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationUpdateProductsArgs = {
  input: UpdateProductsInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationUpdateShopSettingsArgs = {
  input: UpdateShopSettingsInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationUpdateSubCategoryArgs = {
  input: UpdateSubCategoryInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationUploadAvatarArgs = {
  input: UploadAvatarInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationUploadPictureArgs = {
  input: UploadPictureInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationUploadPrescriptionArgs = {
  input: UploadPrescriptionInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationUploadTicketPhotoArgs = {
  input: UploadTicketPhotoInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationVerifyEmailArgs = {
  input: VerifyEmailInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationVerifyPasswordResetCodeArgs = {
  input: VerifyPasswordResetCodeInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationWithdrawOrderLinkArgs = {
  input: WithdrawOrderLinkInput;
};


/**
 * Write operations. Each takes one `input` and returns the changed object and `userErrors`. If `userErrors` is not
 * empty, nothing was changed.
 */
export type MutationWithdrawProposalArgs = {
  input: WithdrawProposalInput;
};

/** A product in a cart that the shop may not deliver. */
export type NotDelivered = {
  __typename?: 'NotDelivered';
  /** One sentence that can be shown to users. */
  message: Scalars['String']['output'];
  /** The product. */
  productId: Scalars['ID']['output'];
  /** The rule that prevents it. */
  reason: NotDeliveredReason;
};

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

/** Amounts that are open between a customer and the shop. */
export type OpenMoney = {
  __typename?: 'OpenMoney';
  /** Cash to collect with orders that are not yet delivered. */
  cashToCollect: Money;
  /** Refunds that the shop has to make. */
  refundsDue: Money;
  /** Payments that the customer has reported, and that the team has not verified yet. */
  toVerify: Money;
};

/** The work that waits for the team. Orders are counted every few seconds. */
export type OpenWork = {
  __typename?: 'OpenWork';
  /** Orders whose status is PENDING. */
  newOrders: Scalars['Int']['output'];
  /** Tickets whose status is OPEN. */
  openTickets: Scalars['Int']['output'];
  /** Orders whose prescription has to be checked. */
  prescriptionsToCheck: Scalars['Int']['output'];
  /** Orders with a refund that is due, as `orders(payment: REFUND_DUE)` finds them. */
  refundsDue: Scalars['Int']['output'];
};

/** A time in which the shop is open. It does not pass midnight. */
export type OpeningInterval = {
  __typename?: 'OpeningInterval';
  /** When it closes, such as `22:00`, or `24:00` at the end of the day. */
  closes: Scalars['String']['output'];
  /** When the shop opens, such as `07:00`. */
  opens: Scalars['String']['output'];
  /** The weekday, in Indian time. */
  weekday: Weekday;
};

/** A time in which the shop is open. */
export type OpeningIntervalInput = {
  /** When it closes, later than it opens. `00:00` and `24:00` are the end of the day. */
  closes: Scalars['String']['input'];
  /** When the shop opens, such as `07:00`. */
  opens: Scalars['String']['input'];
  /** The weekday, in Indian time. */
  weekday: Weekday;
};

/**
 * A purchase. Its lines, address and amounts are copies from the time when it was placed. Lines and amounts change only
 * when a prescription check rejects lines, which then leave the order, and when the team changes lines before packing.
 */
export type Order = {
  __typename?: 'Order';
  /**
   * Whether the shop has cancelled the order without a reason, and `setCancellationReason` can still add one: for two
   * minutes.
   */
  awaitsReason: Scalars['Boolean']['output'];
  /**
   * The short number on the order's bag, 1 to 99. An order gets it when it is confirmed: the lowest number that no order of
   * the day and no open order has. Null until then, if no number was free, and for orders before version 1.2.
   */
  bagNumber?: Maybe<Scalars['Int']['output']>;
  /** Whether the customer can cancel the order: true while its status is PENDING. */
  cancellable: Scalars['Boolean']['output'];
  /** The changes to the order's lines by the team, oldest first. */
  changes: Array<OrderChange>;
  /** When the order was placed. */
  createdAt: Scalars['DateTime']['output'];
  /** The user who placed the order. Null if the account no longer exists. */
  customer?: Maybe<OrderCustomer>;
  /**
   * When an open order comes, computed at each read. Null for delivered and cancelled orders, for orders that the customer
   * collects, for orders that were placed before version 1.2, and for replacements to an address outside the delivery area.
   */
  delivery?: Maybe<OrderDelivery>;
  /** The customer's address, which the bill names. Nothing is delivered to it if `fulfilment` is PICK_UP. */
  deliveryAddress: OrderAddress;
  /** What the customer wants the delivery person to know. Empty if they wrote nothing. */
  deliveryNote: Scalars['String']['output'];
  /**
   * The order's invoices and credit notes, oldest first. Empty until the order is packed. One order has several after a
   * refund or a cancellation, if a business with a GSTIN orders taxed and untaxed products, and if a part waited for a GST
   * rate.
   */
  documents: Array<OrderDocument>;
  /** How the customer gets the order. */
  fulfilment: Fulfilment;
  /** All statuses so far, oldest first. */
  history: Array<OrderStatusChange>;
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** What the customer wants if an item is missing. */
  ifItemMissing: MissingItemChoice;
  /** Null until the shop has accepted the order. */
  invoice?: Maybe<Invoice>;
  /**
   * Whether a packed order waits for its invoice or for a part of it. If `invoiceWaitsFor` is empty, all products have a
   * rate now, and `issueInvoice` succeeds. Visible to the team only: false for others.
   */
  invoiceWaits: Scalars['Boolean']['output'];
  /**
   * The products of a packed order that have no document yet, because their GST rate is missing, or an HSN code that the
   * law requires: for registered businesses, and on all documents of a shop above ₹5 crore. The other products have theirs.
   * Empty for other orders. Visible to the team only.
   */
  invoiceWaitsFor: Array<OrderLine>;
  /** One line per product, in cart order. Empty if all were rejected or left out. */
  lines: Array<OrderLine>;
  /** Whether the team can change the order's lines now. */
  linesChangeable: Scalars['Boolean']['output'];
  /**
   * Whether a medicine has no batch yet, so that the order cannot become PACKED. False while the prescription is not
   * checked, and for delivered and cancelled orders.
   */
  missingBatches: Scalars['Boolean']['output'];
  /**
   * The next status in the order PENDING, CONFIRMED, PACKED, DELIVERED. Null at the end, for cancelled orders, and for a
   * PENDING order whose prescription was not checked.
   */
  nextStatus?: Maybe<OrderStatus>;
  /** Order number for people: ORD- and 12 random letters or digits. */
  number: Scalars['String']['output'];
  /** Why its customer, as an admin without a colleague, decided about it: oldest first. Empty for all other orders. */
  ownCaseReasons: Array<OwnCaseReason>;
  /** Payment method and state. */
  payment: OrderPayment;
  /** How the team was involved when the order was placed. Null if the customer placed it alone. */
  placedByTeam?: Maybe<TeamPlacement>;
  /** The check of the order's prescription. Null if no line required one. */
  prescriptionCheck?: Maybe<PrescriptionCheck>;
  /** The open proposals, oldest first. */
  proposals: Array<OrderProposal>;
  /** The order's packs of a batch: those that were packed, and those that only a document names. Visible to the team only. */
  recalledPacks: Array<RecalledPacks>;
  /**
   * The order's refunds, due or made: first for its cancellation, then for rejected lines, then for changed lines and
   * refunds added by admins. Their total never exceeds the amount received.
   */
  refunds: Array<OrderRefund>;
  /** The order whose items this order replaces at no charge. Null for all other orders. */
  replaces?: Maybe<ReplacedOrder>;
  /**
   * Products with which the customer can still report a problem: all of them until the delivery, and then as long as the
   * shop's settings say. Empty for cancelled orders.
   */
  reportableProductIds: Array<Scalars['ID']['output']>;
  /** The part of `total` that rounds it to whole rupees. 0 unless the shop rounds bills and the order is paid in cash. */
  roundOff: MoneyDifference;
  /** Total discount: subtotal − total, before the total is rounded. */
  savings: Money;
  /** The order's status. */
  status: OrderStatus;
  /** Line totals before discounts. */
  subtotal: Money;
  /** Tickets about the order, newest first; at most 50. */
  tickets: Array<Ticket>;
  /** The amount charged, after discounts. Delivery is free. */
  total: Money;
  /** Total quantity of all lines. */
  totalQuantity: Scalars['Int']['output'];
  /** Whether `unpackOrder` would make the order's lines changeable. */
  unpackable: Scalars['Boolean']['output'];
  /** When the order last changed. */
  updatedAt: Scalars['DateTime']['output'];
};


/**
 * A purchase. Its lines, address and amounts are copies from the time when it was placed. Lines and amounts change only
 * when a prescription check rejects lines, which then leave the order, and when the team changes lines before packing.
 */
export type OrderRecalledPacksArgs = {
  batch: Scalars['String']['input'];
};

/** An order's delivery address, as it was when the order was placed. */
export type OrderAddress = {
  __typename?: 'OrderAddress';
  /** The saved address it was copied from. */
  addressId: Scalars['ID']['output'];
  /** House, street, area. */
  addressLine: Scalars['String']['output'];
  /** City or town. */
  city: Scalars['String']['output'];
  /** Country. */
  country: Scalars['String']['output'];
  /** A place nearby that helps to find the address. Can be empty. */
  landmark: Scalars['String']['output'];
  /** Telephone number for the delivery. */
  mobile: Scalars['String']['output'];
  /** Postal code. */
  pincode: Scalars['String']['output'];
  /** State. */
  state: Scalars['String']['output'];
};

/** Input for `orderAgain`. */
export type OrderAgainInput = {
  /** One of the viewer's orders. */
  orderId: Scalars['ID']['input'];
};

/** Returned by `orderAgain`. */
export type OrderAgainPayload = {
  __typename?: 'OrderAgainPayload';
  /** Number of products added to the cart. */
  added: Scalars['Int']['output'];
  /** The current cart. */
  cart: Cart;
  /** Products that could not be added as they were ordered, and why. */
  problems: Array<LineProblem>;
  /** NOT_FOUND. Empty on success. */
  userErrors: Array<UserError>;
};

/** A change to an order's line by the team. */
export type OrderChange = {
  __typename?: 'OrderChange';
  /** When it was made. */
  at: Scalars['DateTime']['output'];
  /** Name of the team member who made or proposed it; visible to the team only. */
  by?: Maybe<Scalars['String']['output']>;
  /** Number of items before the change. */
  from: Scalars['Int']['output'];
  /** Who agreed to it. */
  how: ChangeDecision;
  /** The product's name. */
  name: Scalars['String']['output'];
  /** The product, which may have been deleted. */
  productId: Scalars['ID']['output'];
  /** What replaces the missing items. Null if they were left out. */
  substitute?: Maybe<ChangeSubstitute>;
  /** Number of items after the change. Equal to `from` if the customer did not answer and has to be called. */
  to: Scalars['Int']['output'];
};

/** A page of orders. */
export type OrderConnection = {
  __typename?: 'OrderConnection';
  /** The orders on this page, with their cursors. */
  edges: Array<OrderEdge>;
  /** Information about this page. */
  pageInfo: PageInfo;
  /**
   * A sentence in English if the search needs more letters or digits to find more. Otherwise null, and in lists other than
   * `Query.orders`.
   */
  searchHint?: Maybe<Scalars['String']['output']>;
  /**
   * Number of orders with each status, with the same filter except for `status`, as listed in `OrderStatus`. Null in lists
   * other than `Query.orders`.
   */
  statusCounts?: Maybe<Array<OrderStatusCount>>;
};

/** The customer's current account details. */
export type OrderCustomer = {
  __typename?: 'OrderCustomer';
  /** The account's email address. */
  email: Scalars['String']['output'];
  /** The user's ID: 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** The account's telephone number. May be empty. */
  mobile: Scalars['String']['output'];
  /** The user's name. */
  name: Scalars['String']['output'];
};

/** When an open order comes. */
export type OrderDelivery = {
  __typename?: 'OrderDelivery';
  /** The time before which it comes. Null before a prescription check, and for an order that comes from an opening on. */
  by?: Maybe<Scalars['DateTime']['output']>;
  /** The time from which it comes, for an order outside the opening hours. Otherwise null. */
  from?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the time that was promised has passed. The time is then a new estimate, or null after a day. */
  isLate: Scalars['Boolean']['output'];
  /** One sentence in English that can be shown to customers. */
  message: Scalars['String']['output'];
  /** The time as part of a sentence in English, such as `today by 6:10 pm`. */
  when: Scalars['String']['output'];
};

/** An invoice, a bill of supply or a credit note for an order. Never changes after it is issued. */
export type OrderDocument = {
  __typename?: 'OrderDocument';
  /** The address on the order. */
  address: OrderAddress;
  /** The corrections of its batches since it was issued, oldest first. Its lines have the batches that were issued. */
  amendments: Array<DocumentAmendment>;
  /** The customer's GSTIN. Null for consumers. */
  buyerGstin?: Maybe<Scalars['String']['output']>;
  /** The customer's name, or the business name that belongs to the GSTIN. */
  buyerName: Scalars['String']['output'];
  /** The invoice that a credit note reduces. Null for everything else. */
  corrects?: Maybe<CorrectedDocument>;
  /** Identifies it among all documents. */
  id: Scalars['ID']['output'];
  /** Whether the seller is in the composition scheme. */
  isComposition: Scalars['Boolean']['output'];
  /** Whether an invoice without GST was refunded in full. False for all other documents: credit notes reduce them. */
  isRefunded: Scalars['Boolean']['output'];
  /** When it was issued. */
  issuedAt: Scalars['DateTime']['output'];
  /** Which document it is. */
  kind: DocumentKind;
  /** The lines. The amounts of a credit note are positive. */
  lines: Array<DocumentLine>;
  /** Whether it has a place for the pharmacist's signature: it bills a medicine that needs a prescription. */
  needsSignature: Scalars['Boolean']['output'];
  /**
   * Such as 2026-27/000123 or CN26-27/000004: consecutive, without gaps, in its series and within each Indian financial
   * year (from 1 April).
   */
  number: Scalars['String']['output'];
  /** The state of the place of supply. Null on documents without GST. */
  placeOfSupply?: Maybe<GstState>;
  /** What the bill of a prescription medicine names. Null if the order has none. */
  prescription?: Maybe<BilledPrescription>;
  /** Rounds the total to whole rupees. No part of the taxable value. Usually 0. */
  roundOff: MoneyDifference;
  /** The seller as configured when it was issued; the seller of the invoice for a credit note. */
  seller: InvoiceSeller;
  /** The sums of the taxes. Null on documents without tax. */
  tax?: Maybe<LineTax>;
  /** The sum of all lines and of `roundOff`. */
  total: Money;
};

/** An order on a page. */
export type OrderEdge = {
  __typename?: 'OrderEdge';
  /** Pass as `after` to continue after this order. */
  cursor: Scalars['String']['output'];
  /** The order. */
  node: Order;
};

/** A product in an order, as it was when the order was placed. */
export type OrderLine = {
  __typename?: 'OrderLine';
  /** The product's current barcodes, which identify a scanned pack. Empty if it was deleted. Visible to the team only. */
  barcodes: Array<Scalars['String']['output']>;
  /** The batches that were packed. Empty before, and for everything except medicines. */
  batches: Array<Batch>;
  /** The pharmacist's note from the check. Null if there is no note, or if the line was not checked. */
  checkReason?: Maybe<Scalars['String']['output']>;
  /** Discount in percent. */
  discountPercent: Scalars['Float']['output'];
  /** Price per item after the discount. */
  discountedPrice: Money;
  /** The product's first image. Null if it had no image. */
  image?: Maybe<Image>;
  /** What the bill of a medicine shows. Null for everything else, and for orders before version 1.2. */
  medicine?: Maybe<OrderedMedicine>;
  /** The product's name. */
  name: Scalars['String']['output'];
  /** Packs on the prescription; visible to the team only. Null unless the line was approved, and in older checks. */
  prescribed?: Maybe<Scalars['Int']['output']>;
  /** Price per item before the discount. */
  price: Money;
  /** The product it was copied from, which may have been deleted. */
  productId: Scalars['ID']['output'];
  /** Number of items. */
  quantity: Scalars['Int']['output'];
  /** The last batches of the product, as proposals; at most five that have not expired. Visible to the team only. */
  recentBatches: Array<RecentBatch>;
  /** The medicine's schedule when it was ordered. NONE if the line requires no prescription. */
  schedule: DrugSchedule;
  /** Where the product is now, so that packers find it. Null if it was deleted or has no category. Visible to the team only. */
  shelf?: Maybe<Shelf>;
  /** discountedPrice × quantity. */
  total: Money;
  /** Size of one item. */
  unit: Scalars['String']['output'];
};

/** A product to order and its quantity. */
export type OrderLineInput = {
  /** Price per item after discount that the customer saw. If provided and the price is higher or lower, the order fails. */
  expectedPrice?: InputMaybe<Scalars['Paise']['input']>;
  /** The product. */
  productId: Scalars['ID']['input'];
  /** Number of items, 1 or more. */
  quantity: Scalars['Int']['input'];
};

/** A link with which a customer can place an order that the team has prepared. */
export type OrderLink = {
  __typename?: 'OrderLink';
  /** Name of the team member who made it. */
  by?: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The customer's name. */
  customerName: Scalars['String']['output'];
  /** When it ends: 24 hours later. */
  expiresAt: Scalars['DateTime']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** The telephone number in the address. */
  phone: Scalars['String']['output'];
  /** Total quantity of all lines. */
  totalQuantity: Scalars['Int']['output'];
  /** The page where the customer places the order: an absolute URL. */
  url: Scalars['String']['output'];
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

/** A pause of orders. */
export type OrderPause = {
  __typename?: 'OrderPause';
  /** Why orders are paused. Customers see it. */
  reason: Scalars['String']['output'];
  /** When orders are accepted again. */
  until: Scalars['DateTime']['output'];
};

/** An order's payment. Part of the order, without an id. */
export type OrderPayment = {
  __typename?: 'OrderPayment';
  /** The cash received for the order. Null until then, and for other payment methods. */
  cash?: Maybe<CashReceipt>;
  /** The recorded state changes, oldest first. Changes before version 1.1 are missing. */
  history: Array<PaymentChange>;
  /** The payment method. */
  method: PaymentMethod;
  /** When the state was last recorded. Null if it has never been recorded. */
  notedAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Name of the team member who recorded the state; visible to the team only. Null if the payment provider reported it,
   * and for orders that were delivered before cash was recorded.
   */
  notedBy?: Maybe<Scalars['String']['output']>;
  /**
   * The payment's refund. Null unless the state is REFUND_DUE or REFUNDED.
   * @deprecated Use `Order.refunds`, which has all refunds.
   */
  refund?: Maybe<Refund>;
  /** The states that the team can record with `setPaymentState`. */
  settableStates: Array<PaymentState>;
  /** The payment's state. */
  state: PaymentState;
  /** The bank statement row that proves the payment; visible to the team only. Otherwise null. */
  statementRow?: Maybe<PaymentStatementRow>;
  /** The shop's reference in the UPI link, which appears on the bank statement. Null for other payment methods. */
  upiReference?: Maybe<Scalars['String']['output']>;
  /** The transaction's 12 digits as shown by the customer's UPI app. Null if not provided. */
  upiTransactionId?: Maybe<Scalars['String']['output']>;
  /**
   * URL of the payment provider's page while the card payment is outstanding; visible to the customer only. Otherwise
   * null.
   */
  url?: Maybe<Scalars['String']['output']>;
};

/** A substitute that the customer can accept or decline. */
export type OrderProposal = {
  __typename?: 'OrderProposal';
  /** When it was made. */
  at: Scalars['DateTime']['output'];
  /** Name of the team member who made it; visible to the team only. */
  by?: Maybe<Scalars['String']['output']>;
  /** When it ends without an answer. */
  expiresAt: Scalars['DateTime']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** The missing items, at the order's price. */
  missing: OrderLine;
  /** What would replace them, at today's price. */
  substitute: OrderLine;
  /** What happens then. */
  withoutAnswer: ProposalOutcome;
};

/**
 * An order's refund. It is due until an admin has refunded it. A refund that was not made disappears if the order is
 * reopened, or if the payment turns out not to have arrived.
 */
export type OrderRefund = {
  __typename?: 'OrderRefund';
  /** When an admin added it. Null for cancelled orders, and for rejected and changed lines. */
  addedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the admin who added it; visible to the team only. Null if no admin has added it. */
  addedBy?: Maybe<Scalars['String']['output']>;
  /** The amount to refund. */
  amount: Money;
  /**
   * The reference of a refund made by the card provider although another refund was recorded by hand: the money was paid
   * back twice. Otherwise null.
   */
  cardReference?: Maybe<Scalars['String']['output']>;
  /** When a refund to the card has begun whose result is unknown. Otherwise null. */
  cardRefundBegunAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique across all orders. */
  id: Scalars['ID']['output'];
  /** The items that are refunded. Empty unless the reason is LINES_REJECTED or PART_OF_LINES. */
  lines: Array<RefundLine>;
  /** Why the refund is due. */
  reason: RefundReason;
  /** The refund's reference, from the card provider or entered by the admin. Null until it is refunded. */
  reference?: Maybe<Scalars['String']['output']>;
  /** When it was refunded. Null until then. */
  refundedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the admin who refunded it; visible to the team only. Null until then. */
  refundedBy?: Maybe<Scalars['String']['output']>;
  /** Whether it was made. */
  state: RefundState;
  /** Whether it goes back to the card. Otherwise the customer enters a UPI ID. */
  toCard: Scalars['Boolean']['output'];
  /** The UPI ID that receives the refund. Null for cards, and until the customer has entered it. */
  upiId?: Maybe<Scalars['String']['output']>;
  /** Whether the payment is known to have been received. False if the customer states that they have paid by UPI. */
  verified: Scalars['Boolean']['output'];
};

/** Why an order could not be changed. */
export type OrderRefusal = {
  __typename?: 'OrderRefusal';
  /** CHANGED_MEANWHILE, or a code from `setOrderStatus`. BAD_USER_INPUT also means that there is no next status. */
  code: UserErrorCode;
  /** One sentence that can be shown to users. */
  message: Scalars['String']['output'];
  /** The current order. Null if it does not exist. */
  order?: Maybe<Order>;
  /** The requested order's id. */
  orderId: Scalars['ID']['output'];
  /** The values in the sentence. */
  params: Array<MessageParam>;
  /** The stable name of the sentence, for clients that translate it. */
  reason: Scalars['String']['output'];
};

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

/** A change to an order's status. */
export type OrderStatusChange = {
  __typename?: 'OrderStatusChange';
  /** When the status was set. */
  at: Scalars['DateTime']['output'];
  /** Name of the team member who set the status; visible to the team only. Null if the customer set it. */
  by?: Maybe<Scalars['String']['output']>;
  /** Why the shop cancelled the order, on one line. Null if no reason was given, and for all other statuses. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The new status. */
  status: OrderStatus;
};

/** The number of orders with one status. */
export type OrderStatusCount = {
  __typename?: 'OrderStatusCount';
  /** Number of orders: at most 10,000. For a search or for refunds that are due, at most 1,000 in all statuses together. */
  count: Scalars['Int']['output'];
  /** Whether there may be more orders than were counted. */
  isMore: Scalars['Boolean']['output'];
  /** The status. */
  status: OrderStatus;
};

/** A medicine in an order, as it was when the order was placed. */
export type OrderedMedicine = {
  __typename?: 'OrderedMedicine';
  /** Name and address of the maker or packer, or else the manufacturer's name. Empty if unknown. */
  maker: Scalars['String']['output'];
};

/** Tasks and sales. */
export type Overview = {
  __typename?: 'Overview';
  /** Sales per day for the last 30 days, ending today; oldest day first. */
  days: Array<SalesDay>;
  /** Sales for today, the last 7 and the last 30 days, as counted a few seconds ago. Days are in Indian time. */
  periods: Array<SalesPeriod>;
  /** Tasks to do now. */
  toDo: ToDo;
};

/** Why an admin decided about their own order or ticket. Stays in the history. */
export type OwnCaseReason = {
  __typename?: 'OwnCaseReason';
  /** When the reason was given. */
  at: Scalars['DateTime']['output'];
  /** The reason, on one line. */
  reason: Scalars['String']['output'];
};

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

/** Information about a connection's page. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last edge. Pass it as `after` to get the next page. Null on an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether there are more edges after `endCursor`. */
  hasNextPage: Scalars['Boolean']['output'];
  /** True if the page was requested with `after`. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first edge. Null on an empty page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/**
 * An API key with which a partner's program reads the catalogue, sent as `Authorization: Bearer …` or `x-api-key`. The
 * server keeps only a hash of the key.
 */
export type PartnerKey = {
  __typename?: 'PartnerKey';
  /** When the key was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of the admin who created the key. Null if their account no longer exists. */
  createdBy?: Maybe<Scalars['String']['output']>;
  /** The key's webhooks whose latest delivery failed. */
  failingWebhooks: Scalars['Int']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** When the key was last used, up to five seconds late. Null if it has never been used. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who uses the key, as a note for admins. */
  name: Scalars['String']['output'];
  /** The key's first characters, such as kc_7Q2M9X4T. They identify the key and are not secret. */
  prefix: Scalars['String']['output'];
  /** Rate limit: requests per minute, 1 to 6000. */
  requestsPerMinute: Scalars['Int']['output'];
  /** When the key was revoked. Null while it is active. */
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The key's permissions; at least one scope. */
  scopes: Array<PartnerScope>;
  /** Usage on each of the last 30 days with at least one request, newest first; up to five seconds late. */
  usage: Array<PartnerKeyDay>;
};

/** Requests with a partner key on one day. */
export type PartnerKeyDay = {
  __typename?: 'PartnerKeyDay';
  /** Start of the day: midnight UTC. */
  day: Scalars['DateTime']['output'];
  /** Requests rejected because of the rate limit. */
  refused: Scalars['Int']['output'];
  /** All requests, including rejected ones. */
  requests: Scalars['Int']['output'];
};

/** Returned by `updatePartnerKey` and `revokePartnerKey`. */
export type PartnerKeyPayload = {
  __typename?: 'PartnerKeyPayload';
  /** The key after the change. Null on error. */
  partnerKey?: Maybe<PartnerKey>;
  /** NOT_FOUND if the key does not exist or was revoked before. Empty on success. */
  userErrors: Array<UserError>;
};

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
  backAt: Scalars['String']['input'];
  /** Why orders are paused, for customers: 1 to 100 characters on one line. */
  reason: Scalars['String']['input'];
};

/** Returned by `pauseOrders`. */
export type PauseOrdersPayload = {
  __typename?: 'PauseOrdersPayload';
  /** The pause now. */
  orderPause?: Maybe<OrderPause>;
  /** BAD_USER_INPUT. Empty on success. */
  userErrors: Array<UserError>;
};

/** A change to a payment's state. */
export type PaymentChange = {
  __typename?: 'PaymentChange';
  /** When the state was set. */
  at: Scalars['DateTime']['output'];
  /**
   * Name of the team member who set the state; visible to the team only. Null if the customer or the payment provider
   * caused it.
   */
  by?: Maybe<Scalars['String']['output']>;
  /** The new state. */
  state: PaymentState;
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

/** The bank statement row that marked a payment as received. Part of the payment, without an id. */
export type PaymentStatementRow = {
  __typename?: 'PaymentStatementRow';
  /** The amount. */
  amount: Money;
  /** When the payment was marked as received. */
  at: Scalars['DateTime']['output'];
  /** Name of the admin who did it. Null if the account no longer exists. */
  by?: Maybe<Scalars['String']['output']>;
  /** The date, such as 2026-11-25. */
  date: Scalars['String']['output'];
  /** The bank's description or narration. */
  description: Scalars['String']['output'];
  /** Line number in the file, from 1. */
  line: Scalars['Int']['output'];
  /** The statement, which keeps its rows. */
  statementId: Scalars['ID']['output'];
  /** File name. */
  statementName: Scalars['String']['output'];
};

/** A customer to whom the team can sell by telephone. */
export type PhoneCustomer = {
  __typename?: 'PhoneCustomer';
  /** Their active addresses, newest first. */
  addresses: Array<Address>;
  /** The user's id: 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** The customer's name. */
  name: Scalars['String']['output'];
  /** What proves that the number is theirs. Anybody can enter any number. */
  numberProof: NumberProof;
};

/** Returned by `addPhoneCustomer`. */
export type PhoneCustomerPayload = {
  __typename?: 'PhoneCustomerPayload';
  /** The customer. Null on error. */
  customer?: Maybe<PhoneCustomer>;
  /** BAD_USER_INPUT. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input for `placePhoneOrder` and `createOrderLink`. */
export type PhoneOrderInput = {
  /** One of the customer's active addresses. */
  addressId: Scalars['ID']['input'];
  /** A customer, as returned by `customersByPhone`. */
  customerId: Scalars['ID']['input'];
  /** What the delivery person should know, up to 200 characters in one line. */
  deliveryNote?: InputMaybe<Scalars['String']['input']>;
  /** The total after discounts that the customer was told. */
  expectedTotal: Scalars['Paise']['input'];
  /** How the customer gets the order. */
  fulfilment?: Fulfilment;
  /** 8 to 100 characters, new for each order. A repeat with the same key returns the first result. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** What the customer wants if an item is missing. Null for LEAVE_OUT. */
  ifItemMissing?: InputMaybe<MissingItemChoice>;
  /** Products to order, 1 to 50. None may require a prescription. */
  lines: Array<OrderLineInput>;
};

/** The products to pick for several orders. */
export type PickList = {
  __typename?: 'PickList';
  /** The products by their current sub-category, sorted by its name. Products without a sub-category come last. */
  groups: Array<PickListGroup>;
  /** The number of orders included. */
  orderCount: Scalars['Int']['output'];
  /** Total quantity of all products. */
  totalQuantity: Scalars['Int']['output'];
};

/** The products in a pick list that share a sub-category. */
export type PickListGroup = {
  __typename?: 'PickListGroup';
  /** The products, sorted by name. */
  lines: Array<PickListLine>;
  /** The products' first sub-category. Null for deleted products and products without a sub-category. */
  subCategory?: Maybe<SubCategory>;
};

/** A product in a pick list. A product that was renamed between two orders has several lines. */
export type PickListLine = {
  __typename?: 'PickListLine';
  /** Those of `orderNumbers` whose customers collect the order from the shop. */
  collectedOrderNumbers: Array<Scalars['String']['output']>;
  /** The product's name when it was ordered. */
  name: Scalars['String']['output'];
  /** The numbers of the orders that need it. */
  orderNumbers: Array<Scalars['String']['output']>;
  /** The orders that need it, with the quantity for each. */
  orders: Array<PickListOrder>;
  /** The product, which may have been deleted. */
  productId: Scalars['ID']['output'];
  /** Total quantity in all orders. */
  quantity: Scalars['Int']['output'];
  /** Size of one item when it was ordered. */
  unit: Scalars['String']['output'];
};

/** An order that needs a product in a pick list. */
export type PickListOrder = {
  __typename?: 'PickListOrder';
  /** As in `Order.bagNumber`. */
  bagNumber?: Maybe<Scalars['Int']['output']>;
  /** Whether the customer collects the order from the shop. */
  isCollected: Scalars['Boolean']['output'];
  /** The order's number. */
  number: Scalars['String']['output'];
  /** The number of items for this order. */
  quantity: Scalars['Int']['output'];
};

/** What can be proposed for an address with a PIN code. Customers may enter something else. */
export type PinPlace = {
  __typename?: 'PinPlace';
  /** The city in the viewer's latest address with this PIN code. Null for guests, and if no address has the code. */
  city?: Maybe<Scalars['String']['output']>;
  /** The state or union territory. Null if no state has this PIN code. */
  state?: Maybe<Scalars['String']['output']>;
};

/**
 * The values that the customer saw and confirmed. Amounts are compared with the current ones and never used for charging;
 * a difference fails.
 */
export type PlaceOrderInput = {
  /** One of the viewer's active addresses. */
  addressId: Scalars['ID']['input'];
  /** The address's `version` that the customer saw. If provided and the address was edited since, the order fails. */
  addressVersion?: InputMaybe<Scalars['Int']['input']>;
  /** The business that buys, if it needs a GST invoice. Ignored unless the shop is registered (`Store.gstInvoices`). */
  buyer?: InputMaybe<BuyerInput>;
  /** What the delivery person should know, up to 200 characters in one line. Ignored if the customer collects the order. */
  deliveryNote?: InputMaybe<Scalars['String']['input']>;
  /** The total before discounts that the customer saw. If provided and different, the order fails. */
  expectedSubtotal?: InputMaybe<Scalars['Paise']['input']>;
  /** The total after discounts that the customer saw. */
  expectedTotal: Scalars['Paise']['input'];
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
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** What the customer wants if an item is missing. Null for LEAVE_OUT. Repeats are not compared by it. */
  ifItemMissing?: InputMaybe<MissingItemChoice>;
  /** Products to order, 1 to 50. The quantities of duplicates are added up. The products need not be in the cart. */
  lines: Array<OrderLineInput>;
  /** The payment method. */
  paymentMethod: PaymentMethod;
  /**
   * One to five prescriptions of the viewer that are younger than 180 days. Required if a product requires a prescription,
   * otherwise ignored. If empty, the prescriptions that were passed when this order's UPI payment began are used.
   */
  prescriptionIds?: Array<Scalars['ID']['input']>;
  /**
   * For UPI: the transaction's 12 digits as shown by the UPI app. Fails if another order has the same digits. A cancelled
   * order releases them, unless a refund was made. While its payment is REFUND_DUE, it releases them only to an order by
   * the same viewer with the same total, and the payment is no longer refunded.
   */
  upiTransactionId?: InputMaybe<Scalars['String']['input']>;
};

/** Returned by `placeOrder`. */
export type PlaceOrderPayload = {
  __typename?: 'PlaceOrderPayload';
  /** The current address if it has changed. Otherwise null. */
  address?: Maybe<Address>;
  /** The current cart. */
  cart: Cart;
  /** The new order, or the first order placed with the idempotency key. Null on error. */
  order?: Maybe<Order>;
  /** A quote for the same lines if a price or the stock has changed. Otherwise null. */
  quote?: Maybe<Quote>;
  /** Empty on success. */
  userErrors: Array<UserError>;
};

/** Returned by `placePhoneOrder`. */
export type PlacePhoneOrderPayload = {
  __typename?: 'PlacePhoneOrderPayload';
  /** The new order. Null on error. */
  order?: Maybe<Order>;
  /** A quote for the same lines if a price or the stock has changed. Otherwise null. */
  quote?: Maybe<Quote>;
  /** As for `placeOrder`. Empty on success. */
  userErrors: Array<UserError>;
};

/** How a customer agreed to an order that the team has prepared. */
export type PlacementKind =
  /** With a link from the team. */
  | 'LINK'
  /** By telephone. The team placed the order. */
  | 'TELEPHONE';

/** A prescription, as an image or PDF. An order takes one to five of them. Only its owner and the team can read it. */
export type Prescription = {
  __typename?: 'Prescription';
  /** Whether `usableUntil` has passed by the server's clock, which may differ from the device's clock. */
  expired: Scalars['Boolean']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** When it is deleted unless an order uses it before: 7 days after it was uploaded. Null once an order has used it. */
  keptUntil?: Maybe<Scalars['DateTime']['output']>;
  /** File size in bytes. */
  size: Scalars['Int']['output'];
  /** Whether it is an image or a PDF. */
  type: PrescriptionType;
  /** When it was uploaded. */
  uploadedAt: Scalars['DateTime']['output'];
  /**
   * Where the viewer can read it, with their access token, for at least ten minutes: a path on this server. PDFs are
   * offered as downloads.
   */
  url: Scalars['String']['output'];
  /** The end of its use for orders: 180 days after it was uploaded. */
  usableUntil: Scalars['DateTime']['output'];
};

/** The check of an order's prescription. Part of the order, without an id. */
export type PrescriptionCheck = {
  __typename?: 'PrescriptionCheck';
  /** When it was checked. Null before. */
  checkedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the team member who checked it; visible to the team only. Null before. */
  checkedBy?: Maybe<Scalars['String']['output']>;
  /**
   * What other orders have supplied on these prescriptions before: approved medicines in orders that were not cancelled,
   * newest first, at most 50. Visible to the team only; empty for everyone else.
   */
  earlierSupplies: Array<EarlierSupply>;
  /** The date of the prescription, such as 2026-11-20; visible to the team only. Null if it was not recorded. */
  issuedOn?: Maybe<Scalars['String']['output']>;
  /** Whether the prescription is for an acute or a chronic disease; visible to the team only. Null if it was not recorded. */
  kind?: Maybe<PrescriptionKind>;
  /** Why an admin has accepted a prescription that was no longer valid; visible to the team only. Null otherwise. */
  overrideReason?: Maybe<Scalars['String']['output']>;
  /** The patient, as entered by the pharmacist; visible to the team only. */
  patient?: Maybe<Scalars['String']['output']>;
  /** The patient's address; visible to the team only. Null if it was not recorded. */
  patientAddress?: Maybe<Scalars['String']['output']>;
  /** The prescriber, as entered by the pharmacist; visible to the team only. */
  prescriber?: Maybe<Scalars['String']['output']>;
  /** The prescriber's address; visible to the team only. Null if it was not recorded. */
  prescriberAddress?: Maybe<Scalars['String']['output']>;
  /** The prescriber's registration number; visible to the team only. Empty unless entered. Null if it was not recorded. */
  prescriberRegistration?: Maybe<Scalars['String']['output']>;
  /** The order's prescriptions, except those that their owner has deleted. Visible to the customer and the team. */
  prescriptions: Array<Prescription>;
  /**
   * The refund for the rejected lines. Null if they were not paid.
   * @deprecated Use `Order.refunds`, which has all refunds.
   */
  refund?: Maybe<Refund>;
  /** The lines that were rejected and are no longer part of the order, each with its reason. */
  rejectedLines: Array<OrderLine>;
  /** The state of the check. */
  state: PrescriptionCheckState;
  /** The days for which a prescription for an acute disease is valid, by the shop's settings. */
  validDaysAcute: Scalars['Int']['output'];
  /** The days for which a prescription for a chronic disease is valid, by the shop's settings. */
  validDaysChronic: Scalars['Int']['output'];
};

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

/** A team member has opened a customer's prescription. Views by one person within ten minutes count once. */
export type PrescriptionView = {
  __typename?: 'PrescriptionView';
  /** When it was opened. */
  at: Scalars['DateTime']['output'];
  /** Name of the customer. Null if their account was deleted. */
  customer?: Maybe<Scalars['String']['output']>;
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** The numbers of the orders with this prescription, newest first, at most 10. */
  orderNumbers: Array<Scalars['String']['output']>;
  /** The prescription. Null if it was deleted. */
  prescription?: Maybe<Prescription>;
  /** The prescription's id. */
  prescriptionId: Scalars['ID']['output'];
  /** Name of the team member. Null if their account was deleted. */
  viewedBy?: Maybe<Scalars['String']['output']>;
};

/** A page of the log of views. */
export type PrescriptionViewConnection = {
  __typename?: 'PrescriptionViewConnection';
  /** The views on this page, with their cursors. */
  edges: Array<PrescriptionViewEdge>;
  /** Information about this page. */
  pageInfo: PageInfo;
};

/** A view on a page. */
export type PrescriptionViewEdge = {
  __typename?: 'PrescriptionViewEdge';
  /** Pass as `after` to continue after this view. */
  cursor: Scalars['String']['output'];
  /** The view. */
  node: PrescriptionView;
};

/** Input for `previewUpiStatement`. */
export type PreviewUpiStatementInput = {
  /**
   * The columns to use. They are remembered for all files with the same header. Null only reads the table and proposes
   * columns; nothing is stored.
   */
  columns?: InputMaybe<UpiStatementColumnsInput>;
  /**
   * A CSV file in UTF-8, at most 5 MB and 20,000 rows, separated by commas, semicolons or tabs. Lines above the header and
   * below the table are allowed.
   */
  file: Scalars['Upload']['input'];
  /** Name of the file, 1 to 200 characters. */
  name: Scalars['String']['input'];
};

/** Returned by `previewUpiStatement`. */
export type PreviewUpiStatementPayload = {
  __typename?: 'PreviewUpiStatementPayload';
  /** The statement with its matched rows. Null on error, and without columns. */
  statement?: Maybe<UpiStatement>;
  /** The table that was found. Null if the file was rejected. */
  table?: Maybe<UpiStatementTable>;
  /** BAD_USER_INPUT or PAYLOAD_TOO_LARGE. Empty on success. */
  userErrors: Array<UserError>;
};

/** A price range to filter by. */
export type PriceFacet = {
  __typename?: 'PriceFacet';
  /** Number of products. */
  count: Scalars['Int']['output'];
  /** The highest price in the range. Null if it is open-ended. */
  max?: Maybe<Money>;
  /** The lowest price in the range. */
  min: Money;
};

/** Something the shop sells. */
export type Product = {
  __typename?: 'Product';
  /** How many items an order can have now, at most 9,999. Partner keys need the scope `stock:read`. */
  available: Scalars['Int']['output'];
  /**
   * Codes that identify the product in the whole shop, at most 8: EAN-8, EAN-13, or the shop's own codes with up to 20
   * letters and digits. A UPC-A is written as the equivalent EAN-13.
   */
  barcodes: Array<Scalars['String']['output']>;
  /** How long the product is best, such as '9 months from packaging'. May be empty. */
  bestBefore: Scalars['String']['output'];
  /** The brand, such as 'Amul'. May be empty. */
  brand: Scalars['String']['output'];
  /** Categories that contain this product, sorted by name. */
  categories: Array<Category>;
  /** Active ingredients as free text, such as 'Paracetamol 650 mg'. May be empty. */
  composition: Scalars['String']['output'];
  /** ISO 3166-1 alpha-2 code, such as `IN`. Empty if unknown. */
  countryOfOrigin: Scalars['String']['output'];
  /** When the product was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Free text, may be empty and may contain line breaks. */
  description: Scalars['String']['output'];
  /** Additional attributes, in the order they were entered. */
  details: Array<ProductDetail>;
  /** Discount in percent, 0 to 100 with at most two decimals. */
  discountPercent: Scalars['Float']['output'];
  /**
   * Price per item after the discount: price − ceil(price × discount ÷ 100), where ceil rounds up to whole rupees; never
   * negative.
   */
  discountedPrice: Money;
  /** Today's GST rate in percent, which the price includes. Null if it is unknown. */
  gstRate?: Maybe<Scalars['Float']['output']>;
  /** The GST rates by the day from which each applies, earliest first. Empty if unknown. */
  gstRates: Array<GstRate>;
  /** The HSN code: 4, 6 or 8 digits. Empty if unknown. */
  hsn: Scalars['String']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Images; the first one is the main image. May be empty. */
  images: Array<Image>;
  /** Name and address of the importer. May be empty. */
  importer: Scalars['String']['output'];
  /** Name and address of the maker or packer, as on the label. May be empty. */
  makerOrPacker: Scalars['String']['output'];
  /** The company that makes the product. May be empty. */
  manufacturer: Scalars['String']['output'];
  /** The most pieces in one order. Null if there is no limit. */
  maxPerOrder?: Maybe<Scalars['Int']['output']>;
  /** Medicine data. Null for all other products. */
  medicine?: Maybe<Medicine>;
  /** The name shown to customers. */
  name: Scalars['String']['output'];
  /** Whether the shop has marked it as a narcotic or psychotropic medicine, which is never delivered. */
  narcotic: Scalars['Boolean']['output'];
  /** The net quantity as on the label, such as '500 g'. May be empty. */
  netQuantity: Scalars['String']['output'];
  /** Whether an order that contains it requires a prescription. */
  prescriptionRequired: Scalars['Boolean']['output'];
  /** Price per item before the discount. */
  price: Money;
  /**
   * Other products in stock from any shared sub-category, or from its categories if it has no sub-category, nearest price
   * first. Empty for a prescription medicine, which only its `substitutes` can replace.
   */
  similarProducts: Array<Product>;
  /** The name for use in URLs: lower case, with hyphens for spaces, slashes, commas and ampersands. Percent-encode it: it may contain `%`, `?` and `#`. */
  slug: Scalars['String']['output'];
  /** Whether it can be ordered online at all. Schedule X medicines are sold only on the shop's premises. */
  soldOnline: Scalars['Boolean']['output'];
  /** Number of items in stock; 0 if out of stock. Partner keys need the scope `stock:read`. */
  stock: Scalars['Int']['output'];
  /** Sub-categories that contain this product, sorted by name. */
  subCategories: Array<SubCategory>;
  /**
   * Other medicines with the same ingredients, strengths and form: in stock first, then by price per unit, lowest first.
   * Empty if the product is not a medicine, or if an ingredient or its strength is unknown.
   */
  substitutes: Array<Product>;
  /** Why nothing is available. Null if `available` is above 0. Partner keys need the scope `stock:read`. */
  unavailableBecause?: Maybe<UnavailableReason>;
  /** Size of one item as free text, such as '500 g' or '10 tablets'. May be empty. */
  unit: Scalars['String']['output'];
  /**
   * The price after the discount per gram, kilogram, millilitre, litre or piece, from the unit or else the net quantity.
   * Null for medicines, if neither can be read, and if it equals the price after the discount.
   */
  unitPrice?: Maybe<UnitPrice>;
  /** When the product, including its stock, last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** The mark for vegetarian or non-vegetarian food. Null if it is unknown, and for products that are not food. */
  vegetarianMark?: Maybe<VegetarianMark>;
  /**
   * Incremented by each edit, from 1, but not by stock changes. Pass it to `updateProduct` to avoid overwriting changes
   * made by others.
   */
  version: Scalars['Int']['output'];
};


/** Something the shop sells. */
export type ProductSimilarProductsArgs = {
  first?: Scalars['Int']['input'];
};


/** Something the shop sells. */
export type ProductSubstitutesArgs = {
  first?: Scalars['Int']['input'];
};

/** A page of products. */
export type ProductConnection = {
  __typename?: 'ProductConnection';
  /**
   * The query with other spellings for words that no product has, as in 'Did you mean …?'. Null if there is no such
   * spelling.
   */
  correctedText?: Maybe<Scalars['String']['output']>;
  /** The products on this page, with their cursors. */
  edges: Array<ProductEdge>;
  /** The choices in a filter. */
  facets: ProductFacets;
  /** Information about this page. */
  pageInfo: PageInfo;
  /** Whether no product has all words in the query. The results are then up to 50 products with some of them. */
  relaxed: Scalars['Boolean']['output'];
  /** Number of products on all pages. */
  totalCount: Scalars['Int']['output'];
};


/** A page of products. */
export type ProductConnectionFacetsArgs = {
  first?: Scalars['Int']['input'];
};

/** An additional attribute of a product, such as 'Shelf life': '6 months'. */
export type ProductDetail = {
  __typename?: 'ProductDetail';
  /** The attribute's name. */
  name: Scalars['String']['output'];
  /** The attribute's value. */
  value: Scalars['String']['output'];
};

/** An additional attribute of a product. */
export type ProductDetailInput = {
  /** 1 to 100 characters of plain text. */
  name: Scalars['String']['input'];
  /** 1 to 2,000 characters. */
  value: Scalars['String']['input'];
};

/** A product on a page. */
export type ProductEdge = {
  __typename?: 'ProductEdge';
  /** Pass as `after` to continue after this product. */
  cursor: Scalars['String']['output'];
  /** The product. */
  node: Product;
};

/**
 * The choices in a filter, with the number of products that each would leave. Each list ignores its own part of the
 * current filter, so that another choice can be made. Choices without products are omitted.
 */
export type ProductFacets = {
  __typename?: 'ProductFacets';
  /** The most frequent brands, compared case-insensitively. */
  brands: Array<BrandFacet>;
  /** The categories with the most products. */
  categories: Array<CategoryFacet>;
  /**
   * Countries of origin, the most frequent first. Empty unless at least one product in the shop is imported. Products of
   * unknown origin are not counted.
   */
  countries: Array<CountryFacet>;
  /** Minimum discounts, ascending. A product with 50 % counts for 10 % as well. */
  discounts: Array<DiscountFacet>;
  /** Number of products in stock. */
  inStockCount: Scalars['Int']['output'];
  /** Price ranges after the discount, ascending. */
  prices: Array<PriceFacet>;
};

/** Conditions that every listed product meets. Omitted conditions are ignored. */
export type ProductFilterInput = {
  /** Any of these brands, compared case-insensitively. At most 50. */
  brands?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Any of these categories and sub-categories. At most 50. An unknown id matches no products. */
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these countries of origin, as ISO 3166-1 alpha-2 codes in any case. At most 50. */
  countriesOfOrigin?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether to omit products that are out of stock. */
  inStock?: Scalars['Boolean']['input'];
  /** Highest price after the discount. */
  maxPrice?: InputMaybe<Scalars['Paise']['input']>;
  /** Lowest discount in percent. */
  minDiscountPercent?: InputMaybe<Scalars['Float']['input']>;
  /** Lowest price after the discount. */
  minPrice?: InputMaybe<Scalars['Paise']['input']>;
};

/** A product import that skipped invalid rows or was interrupted. Dry runs and other imports are not listed. */
export type ProductImport = {
  __typename?: 'ProductImport';
  /** Name of the admin who imported the file. Null for the command line, and if the account was deleted. */
  by?: Maybe<Scalars['String']['output']>;
  /** Products updated because they differed from their row. */
  changed: Scalars['Int']['output'];
  /** Products created. */
  created: Scalars['Int']['output'];
  /** File name, on one line and with at most 255 characters. Null if unknown. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** When the import ended. For an interrupted import, when its counts were last recorded. */
  importedAt: Scalars['DateTime']['output'];
  /**
   * Whether the import ended before the end of the file, because its process ended or the database was not available. The
   * file can be imported once more: finished rows do not change.
   */
  interrupted: Scalars['Boolean']['output'];
  /** Where it was started. */
  origin: ImportOrigin;
  /** The first 100 skipped rows, in file order. */
  refusals: Array<RefusedRow>;
  /** Rows skipped because they are invalid. */
  refused: Scalars['Int']['output'];
  /** Rows read from the file, without the header. */
  rows: Scalars['Int']['output'];
  /** Whether no admin has marked the import as done. */
  toFix: Scalars['Boolean']['output'];
};

/** A page of imports. */
export type ProductImportConnection = {
  __typename?: 'ProductImportConnection';
  /** The imports on this page, with their cursors. */
  edges: Array<ProductImportEdge>;
  /** Information about this page. */
  pageInfo: PageInfo;
};

/** An import on a page. */
export type ProductImportEdge = {
  __typename?: 'ProductImportEdge';
  /** Pass as `after` to continue after this import. */
  cursor: Scalars['String']['output'];
  /** The import. */
  node: ProductImport;
};

/** A numbered page of products. */
export type ProductList = {
  __typename?: 'ProductList';
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** The products on this page. */
  products: Array<Product>;
  /** Number of products on all pages. */
  totalCount: Scalars['Int']['output'];
  /** Number of pages, at least 1. */
  totalPages: Scalars['Int']['output'];
};

/** Returned by `createProduct`, `updateProduct` and `setStock`. */
export type ProductPayload = {
  __typename?: 'ProductPayload';
  /** The current product, also with CHANGED_MEANWHILE. Null if it does not exist. */
  product?: Maybe<Product>;
  /** Empty on success. */
  userErrors: Array<UserError>;
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
  id: Scalars['ID']['input'];
  /** The `version` that was seen. If omitted, changes made by others are ignored. */
  version?: InputMaybe<Scalars['Int']['input']>;
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
  orderId: Scalars['ID']['input'];
  /** The product of the line. */
  productId: Scalars['ID']['input'];
  /** Number of items that stay in the line: 0, or less than before. */
  quantity: Scalars['Int']['input'];
  /** As for `changeOrderLine`. */
  seenUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** What would replace the other items. */
  substitute: SubstituteInput;
};

/** Returned by `proposeOrderChange`. */
export type ProposeOrderChangePayload = {
  __typename?: 'ProposeOrderChangePayload';
  /** The current order. Null if it does not exist. */
  order?: Maybe<Order>;
  /** As for `changeOrderLine`. Empty on success. */
  userErrors: Array<UserError>;
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
  line: Scalars['String']['input'];
};

/** Returned by `publishWords`. */
export type PublishWordsPayload = {
  __typename?: 'PublishWordsPayload';
  /** Empty on success. */
  userErrors: Array<UserError>;
  /** The published words. Null on error. */
  words?: Maybe<PublishedWords>;
};

/** Words with the same meaning in searches. */
export type PublishedWords = {
  __typename?: 'PublishedWords';
  /** Name of the admin who published it. Null if the account was deleted. */
  by?: Maybe<Scalars['String']['output']>;
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** A line such as `milk: doodh, dudh`, as described at `PublishWordsInput.line`. */
  line: Scalars['String']['output'];
  /** When the line was published. */
  publishedAt: Scalars['DateTime']['output'];
};

/** Returned by `subscribeToPush` and `unsubscribeFromPush`. */
export type PushPayload = {
  __typename?: 'PushPayload';
  /** BAD_USER_INPUT. Empty on success. */
  userErrors: Array<UserError>;
};

/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type Query = {
  __typename?: 'Query';
  /** All users' addresses, newest first, including removed ones. Each reading is recorded in their owners' `Customer.views`. */
  addresses: AddressConnection;
  /** The cash of a day in Indian time, such as '2026-11-27'. */
  cashDay: CashDay;
  /**
   * The catalogue's change log, for clients that keep a copy. All readers see the same order. Each category, sub-category
   * and product appears once, with its latest change, and moves to the end whenever it or its stock changes. Deleted
   * entities remain as tombstones.
   *
   * Read from the beginning to the end, then continue from the last cursor at any time: no change is skipped. A change
   * appears about a second after it was made. Fails with BAD_USER_INPUT for a cursor that does not belong to this log,
   * such as a cursor from before the database was restored from a backup; then start from the beginning.
   */
  catalogueChanges: CatalogueChangeConnection;
  /**
   * A digest of the whole catalogue, to verify a copy. If yours differs, read the remaining changes and compare it once
   * more. If it still differs when there are no changes left to read, your copy is incomplete or belongs to another log.
   */
  catalogueDigest: CatalogueDigest;
  /** All categories, sorted by name. */
  categories: Array<Category>;
  /** A category. Null if it does not exist. */
  category?: Maybe<Category>;
  /**
   * A customer's orders, addresses and open amounts, and what the shop has noted. Each reading is recorded in
   * `Customer.views`; without the record, nothing is returned. Null if there is no such account. Team members have an entry
   * too, because they can order as well.
   */
  customer?: Maybe<Customer>;
  /**
   * The accounts of customers, newest first. The search finds the start of an email address, of a word in a name, or of a
   * phone number, of the account or of an order's address. At most 254 characters of it count.
   */
  customers: CustomerConnection;
  /**
   * The customers with a phone number, at most 10: the customer whom the team has added with it, then those who have
   * received an order for it, then those with an order that is not delivered yet. Among these, older accounts come first.
   * Cancelled orders do not count. A number with fewer than ten digits finds nobody, and members of the team are not found.
   * Each reading is recorded in `Customer.views`.
   */
  customersByPhone: Array<PhoneCustomer>;
  /**
   * Finds orders, products and customers for the team. The text must have 3 to 254 characters; a shorter one finds
   * nothing.
   */
  dashboardSearch: DashboardSearch;
  /** A product that was deleted. Null if it still exists, and if it never did. */
  deletedProduct?: Maybe<DeletedProduct>;
  /**
   * Whether and when an order that is placed now is delivered. Placing the order checks it again. The reply changes with
   * the time, so it is never cached.
   */
  deliveryPromise: DeliveryPromise;
  /**
   * Why a search finds a product, or does not find it, and how its score is calculated. Null if the product does not
   * exist. Search follows product changes after about two seconds.
   */
  explainSearch?: Maybe<SearchExplanation>;
  /**
   * The HSN code and the GST rates of a product, as a list of common goods proposes them by its name and categories. Null
   * if the list is unsure.
   */
  gstProposal?: Maybe<GstProposal>;
  /**
   * The GST return GSTR-1 for a month or a quarter: the sums of its tables, and everything that is missing or
   * inconsistent. The files are at `/exports/gstr1.csv?period=2026-11&table=b2b`.
   */
  gstReturn: GstReturn;
  /** All invoices, bills of supply and credit notes of a month or a quarter, oldest first. */
  gstReturnDocuments: GstReturnDocumentConnection;
  /** Whether the invitation with this emailed token can be accepted. Returns nothing else about it. */
  isTeamInvitationOpen: Scalars['Boolean']['output'];
  /**
   * The order behind a link. Null if the link is wrong, has expired or was withdrawn, and if the customer's account is not
   * active.
   */
  linkedOrder?: Maybe<LinkedOrder>;
  /**
   * Compares a product with the lists of the law, which are dated, and with the shop's own list
   * (`ShopSettings.watchedCompositions`). Compares whole names of ingredients, without salts. Nothing is changed.
   */
  medicineFindings: Array<MedicineFinding>;
  /**
   * Searches in the last 30 days without results or without clicks, most frequent first; at most 100. Includes only
   * searches by at least three people, and, without results, only searches that still find no product with all words.
   * Searches answered with `setSearchUnsold` are omitted.
   */
  missedSearches: Array<SearchedText>;
  /** The work that waits for the team, for the menu of the dashboard. */
  openWork: OpenWork;
  /** An order from any user. Null if it does not exist. */
  order?: Maybe<Order>;
  /** The links that customers can still use, newest first, at most 100. */
  orderLinks: Array<OrderLink>;
  /** The pause of orders, for the team. Null if orders are accepted. */
  orderPause?: Maybe<OrderPause>;
  /** All users' orders, newest first by default, optionally filtered. */
  orders: OrderConnection;
  /**
   * Orders by their ids, from any user and in the order of the ids, for example to print address labels. Ids without an
   * order are omitted, and repeated ids count once.
   */
  ordersById: Array<Order>;
  /** Open orders whose prescription has to be checked, oldest first. Orders paid by card are listed only after the payment. */
  ordersToCheck: OrderConnection;
  /**
   * Orders with packs of a batch, newest first, for a recall: those that were packed with it, and those with a document
   * that names it. Upper and lower case do not matter.
   */
  ordersWithBatch: OrderConnection;
  /** The dashboard's overview: tasks and sales. */
  overview: Overview;
  /** A partner key, active or revoked. Null if it does not exist. */
  partnerKey?: Maybe<PartnerKey>;
  /** Partner keys for reading the catalogue: active keys, newest first, followed by the 100 most recently revoked ones. */
  partnerKeys: Array<PartnerKey>;
  /**
   * A pick list for orders: the total quantity of each product. Cancelled orders, ids without an order and repeated ids do
   * not count.
   */
  pickList: PickList;
  /** What can be proposed for an address with this PIN code. */
  pinPlace: PinPlace;
  /** The register of delivered schedule H1 medicines in a month, oldest first. */
  prescriptionRegister: RegisterEntryConnection;
  /** Who in the team has opened which prescription, newest first. Entries are deleted after a year. */
  prescriptionViews: PrescriptionViewConnection;
  /** The effects of publishing a line of search words. Errors: BAD_USER_INPUT for a line that `publishWords` rejects. */
  previewWords: WordsPreview;
  /** A product. Null if it does not exist. */
  product?: Maybe<Product>;
  /**
   * Imports that skipped rows or were interrupted and that no admin has marked as done, newest first. They are kept for 90
   * days.
   */
  productImports: ProductImportConnection;
  /** Products on numbered pages, for the dashboard and REST. A search query that is a product's id finds that product. */
  productList: ProductList;
  /** Products, newest first by default, optionally filtered. An unknown id matches no products. */
  products: ProductConnection;
  /** Products by id, in the order of the ids. Unknown and repeated ids are omitted. */
  productsById: Array<Product>;
  /** Search words that admins have published, newest first. */
  publishedWords: Array<PublishedWords>;
  /** The server's public key for notifications on the team's devices (VAPID), in base64url. */
  pushKey: Scalars['String']['output'];
  /**
   * Reads a list as a customer writes or dictates it, such as "2 kg atta, dahi 3, dolo 650", and proposes products for each
   * entry. Entries are separated by commas, semicolons or line breaks. Reads at most 2,000 characters and 50 entries.
   */
  readShoppingList: Array<ListedItem>;
  /** Reservations for customers who pay by UPI, oldest first. The reserved items are not included in the stock. */
  reservations: ReservationConnection;
  /**
   * Full-text search, best match first by default. Searches name, brand, composition, sub-category, category,
   * manufacturer, unit and description, matches word prefixes and tolerates typing errors. If the query is a barcode or an
   * HSN code, the products with this code come first. Products in stock and popular products rank higher. A blank query
   * matches all products, newest first; a query without letters and digits matches nothing.
   */
  searchProducts: ProductConnection;
  /**
   * Completes a search query while it is typed, best suggestion first. A query without a letter or digit has no
   * suggestions. Categories and brands come first and take at most half of the places, then at most two popular searches,
   * then products. Categories, brands and searches are ordered by the number of products or of searches; all words but the
   * last one must be complete. Products are those that `searchProducts` finds with all words, in its order, but names that
   * begin with the query come before others.
   */
  searchSuggestions: Array<SearchSuggestion>;
  /** Searches kept as tests for the search words, newest first. */
  searchTests: Array<SearchTest>;
  /** The shop's settings, for the team's admins. `store` has the public ones. */
  shopSettings: ShopSettings;
  /** A product's stock history, newest first. Null if the product does not exist. */
  stockMovements?: Maybe<StockMovementConnection>;
  /** The shop's name, contact details and settings. */
  store: Store;
  /** All sub-categories, sorted by name. */
  subCategories: Array<SubCategory>;
  /** A sub-category. Null if it does not exist. */
  subCategory?: Maybe<SubCategory>;
  /** The team: the people who run the shop. */
  team: Team;
  /** A ticket for the team. Null if it does not exist. */
  ticket?: Maybe<Ticket>;
  /** Tickets for the team. Open tickets are sorted oldest first, all other lists newest first. */
  tickets: TicketConnection;
  /**
   * New orders that nobody in the team has opened or confirmed, oldest first, at most 50. Orders paid by card are included
   * once they are paid. `/events?orders=unseen` reports changes to this list.
   */
  unseenOrders: Array<Order>;
  /** A bank statement. Null if it does not exist. Statements that settled no payment are deleted after a day. */
  upiStatement?: Maybe<UpiStatement>;
  /**
   * A bank statement's rows, in file order. Null if the statement does not exist. NOT_A_CREDIT and OUTSIDE_TABLE rows are
   * not stored.
   */
  upiStatementRows?: Maybe<UpiStatementRowConnection>;
  /** The bank statements that settled payments, last uploaded first. */
  upiStatements: UpiStatementConnection;
  /** The logged-in user. Null if nobody is logged in. */
  viewer?: Maybe<Viewer>;
  /** A webhook. Null if it does not exist or belongs to another key. */
  webhook?: Maybe<Webhook>;
  /**
   * A webhook's deliveries, sent in the last 30 days or still to be sent; newest change first. Null if the webhook does
   * not exist or belongs to another key.
   */
  webhookDeliveries?: Maybe<WebhookDeliveryConnection>;
  /**
   * A partner key's webhooks, newest first. Partners see their own key's webhooks. Fails with BAD_USER_INPUT if an admin
   * does not specify a key.
   */
  webhooks: Array<Webhook>;
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryAddressesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryCashDayArgs = {
  day: Scalars['String']['input'];
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryCatalogueChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryCategoryArgs = {
  id: Scalars['ID']['input'];
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryCustomerArgs = {
  id: Scalars['ID']['input'];
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryCustomersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  search?: Scalars['String']['input'];
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryCustomersByPhoneArgs = {
  phone: Scalars['String']['input'];
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryDashboardSearchArgs = {
  text: Scalars['String']['input'];
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryDeletedProductArgs = {
  id: Scalars['ID']['input'];
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryDeliveryPromiseArgs = {
  afterCheck?: Scalars['Boolean']['input'];
  fulfilment?: Fulfilment;
  pincode?: InputMaybe<Scalars['String']['input']>;
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryExplainSearchArgs = {
  productId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryGstProposalArgs = {
  categoryIds?: Array<Scalars['ID']['input']>;
  isMedicine?: Scalars['Boolean']['input'];
  name: Scalars['String']['input'];
  subCategoryIds?: Array<Scalars['ID']['input']>;
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryGstReturnArgs = {
  period: Scalars['String']['input'];
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryGstReturnDocumentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  period: Scalars['String']['input'];
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryIsTeamInvitationOpenArgs = {
  token: Scalars['String']['input'];
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryLinkedOrderArgs = {
  token: Scalars['String']['input'];
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryMedicineFindingsArgs = {
  input: MedicineFindingsInput;
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryMissedSearchesArgs = {
  kind: MissedSearchKind;
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  payment?: InputMaybe<PaymentState>;
  placedFrom?: InputMaybe<Scalars['String']['input']>;
  placedTo?: InputMaybe<Scalars['String']['input']>;
  search?: Scalars['String']['input'];
  sort?: OrderSort;
  status?: InputMaybe<OrderStatus>;
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryOrdersByIdArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryOrdersToCheckArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryOrdersWithBatchArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  batch: Scalars['String']['input'];
  first?: Scalars['Int']['input'];
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryPartnerKeyArgs = {
  id: Scalars['ID']['input'];
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryPickListArgs = {
  orderIds: Array<Scalars['ID']['input']>;
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryPinPlaceArgs = {
  pincode: Scalars['String']['input'];
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryPrescriptionRegisterArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  month: Scalars['String']['input'];
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryPrescriptionViewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryPreviewWordsArgs = {
  line: Scalars['String']['input'];
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryProductImportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryProductListArgs = {
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  medicinesToCheck?: Scalars['Boolean']['input'];
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  search?: Scalars['String']['input'];
  sort?: InputMaybe<ProductSort>;
  stock?: StockFilter;
  subCategoryId?: InputMaybe<Scalars['ID']['input']>;
  withoutGstRate?: Scalars['Boolean']['input'];
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<ProductFilterInput>;
  first?: Scalars['Int']['input'];
  sort?: ShopSort;
  subCategoryId?: InputMaybe<Scalars['ID']['input']>;
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryProductsByIdArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryReadShoppingListArgs = {
  text: Scalars['String']['input'];
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryReservationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  productId?: InputMaybe<Scalars['ID']['input']>;
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QuerySearchProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilterInput>;
  first?: Scalars['Int']['input'];
  sort?: ShopSort;
  text: Scalars['String']['input'];
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QuerySearchSuggestionsArgs = {
  first?: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryStockMovementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  productId: Scalars['ID']['input'];
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QuerySubCategoryArgs = {
  id: Scalars['ID']['input'];
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryTicketArgs = {
  id: Scalars['ID']['input'];
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryTicketsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  status?: InputMaybe<TicketStatus>;
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryUpiStatementArgs = {
  id: Scalars['ID']['input'];
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryUpiStatementRowsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  state?: InputMaybe<UpiStatementRowState>;
  statementId: Scalars['ID']['input'];
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryUpiStatementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryWebhookDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  webhookId: Scalars['ID']['input'];
};


/** Read operations. A field is closed to callers unless the policy for its domain opens it. */
export type QueryWebhooksArgs = {
  partnerKeyId?: InputMaybe<Scalars['ID']['input']>;
};

/** An order's contents and cost if it was placed now. Nothing is reserved or stored. */
export type Quote = {
  __typename?: 'Quote';
  /** One line per requested product, in the requested order. */
  lines: Array<QuoteLine>;
  /** Total discount: subtotal − total. */
  savings: Money;
  /** Total before discounts for the items that can be ordered. */
  subtotal: Money;
  /** Total after discounts for the items that can be ordered: the amount to pay. Delivery is free. */
  total: Money;
  /** Total quantity of items that can be ordered. */
  totalQuantity: Scalars['Int']['output'];
  /** How to pay this total with a UPI app before placing the order. Reserves nothing: `startUpiPayment` does. */
  upi: UpiRequest;
};


/** An order's contents and cost if it was placed now. Nothing is reserved or stored. */
export type QuoteUpiArgs = {
  idempotencyKey: Scalars['String']['input'];
};

/** A product in a quote. */
export type QuoteLine = {
  __typename?: 'QuoteLine';
  /** Price per item after the discount. */
  discountedPrice: Money;
  /** The product's first image. Null if it has no image or was deleted. */
  image?: Maybe<Image>;
  /** The product's name. */
  name: Scalars['String']['output'];
  /** Whether an order with this product requires a prescription. */
  prescriptionRequired: Scalars['Boolean']['output'];
  /** Price per item before the discount. */
  price: Money;
  /** Changes since the customer saw the product. Empty if it can be ordered as requested. */
  problems: Array<LineProblem>;
  /** The product, which may have been deleted. */
  productId: Scalars['ID']['output'];
  /** The quantity that can be ordered: the requested quantity, less, or 0. */
  quantity: Scalars['Int']['output'];
  /** Price per item after discount when the customer last saw it. Null if unknown. */
  seenPrice?: Maybe<Money>;
  /** discountedPrice × quantity. */
  total: Money;
  /** Size of one item. */
  unit: Scalars['String']['output'];
  /** The requested quantity. */
  wantedQuantity: Scalars['Int']['output'];
};

/** Where a recalled batch was found in an order. */
export type RecallSource =
  /** Only a document names them: the batch was corrected later, or the order was packed again. */
  | 'DOCUMENT'
  /** These packs were packed. */
  | 'PACKED';

/** Packs of a recalled batch in an order. Part of the order, without an id. */
export type RecalledPacks = {
  __typename?: 'RecalledPacks';
  /** Month and year of the expiry as printed, such as 03/27. */
  expiry: Scalars['String']['output'];
  /** Where the batch was found. */
  found: RecallSource;
  /** The product's name. */
  name: Scalars['String']['output'];
  /** The product, which may have been deleted. */
  productId: Scalars['ID']['output'];
  /** Number of packs. */
  quantity: Scalars['Int']['output'];
};

/** An invitation as the invited person sees it. */
export type ReceivedTeamInvitation = {
  __typename?: 'ReceivedTeamInvitation';
  /** Whether it was sent to the viewer's email address. Others cannot accept it. */
  isForViewer: Scalars['Boolean']['output'];
  /** The role that it gives. */
  role: TeamRole;
};

/** A batch of a product that was packed before. */
export type RecentBatch = {
  __typename?: 'RecentBatch';
  /** Month and year of the expiry as printed, such as 03/27. */
  expiry: Scalars['String']['output'];
  /** The batch number as printed, in upper case. */
  number: Scalars['String']['output'];
};

/** Input for `recordCashEntry`. */
export type RecordCashEntryInput = {
  /** The amount in paise, 1 or more. */
  amount: Scalars['Paise']['input'];
  /** The day, such as '2026-11-27'. */
  day: Scalars['String']['input'];
  /** The kind. */
  kind: CashEntryKind;
  /** A team member who received cash on the day. Only for a handover, which requires it. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** What an expense was for, up to 200 characters. Required for expenses. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The day's `version` that the admin saw. */
  seenVersion: Scalars['Int']['input'];
};

/** Input for `refreshSession`. */
export type RefreshSessionInput = {
  /** The session's latest refresh token. */
  refreshToken: Scalars['String']['input'];
  /** False for clients that keep using the refresh token they received at login. */
  rotates?: Scalars['Boolean']['input'];
};

/** Returned by `refreshSession`. */
export type RefreshSessionPayload = {
  __typename?: 'RefreshSessionPayload';
  /** The new tokens. */
  tokens: SessionTokens;
};

/** The refund for a cancelled order or for rejected lines. Part of the payment or the check, without an id. */
export type Refund = {
  __typename?: 'Refund';
  /** The amount to refund: the total of the cancelled order or of the rejected lines. */
  amount: Money;
  /**
   * The reference of a refund made by the card provider although another refund was recorded by hand: the money was paid
   * back twice. Otherwise null.
   */
  cardReference?: Maybe<Scalars['String']['output']>;
  /** When a refund to the card has begun whose result is unknown. Otherwise null. */
  cardRefundBegunAt?: Maybe<Scalars['DateTime']['output']>;
  /** The refund's reference, from the card provider or entered by the admin. Null until it is refunded. */
  reference?: Maybe<Scalars['String']['output']>;
  /** The UPI ID that receives the refund. Null for cards, and until the customer has entered it. */
  upiId?: Maybe<Scalars['String']['output']>;
  /** Whether the payment is known to have been received. False if the customer states that they have paid by UPI. */
  verified: Scalars['Boolean']['output'];
};

/** Input for `refund`. */
export type RefundInput = {
  /**
   * True to record the reference although a refund to the card has begun whose result is unknown. Otherwise the mutation
   * fails with CARD_REFUND_BEGUN, because the money may be paid back twice.
   */
  despiteCardRefund?: Scalars['Boolean']['input'];
  /**
   * True if the amount was paid back in cash, which reduces the cash of the day (`cashDay`). Requires a reference, such as
   * 'Cash'.
   */
  inCash?: Scalars['Boolean']['input'];
  /**
   * The reference of a refund that was made elsewhere, such as a UPI transaction number: up to 100 characters. Null for a
   * refund by the card provider.
   */
  reference?: InputMaybe<Scalars['String']['input']>;
  /** A refund's `id` in `Order.refunds`. */
  refundId: Scalars['ID']['input'];
  /**
   * The order's `updatedAt` that the caller saw. If the order has changed since, the mutation fails with CHANGED_MEANWHILE
   * and changes nothing. Null skips this check.
   */
  seenUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Refunded items in a line. */
export type RefundLine = {
  __typename?: 'RefundLine';
  /** The product's name. */
  name: Scalars['String']['output'];
  /** The product, which may have been deleted. */
  productId: Scalars['ID']['output'];
  /** Number of items. */
  quantity: Scalars['Int']['output'];
};

/** Refunded items of one product. */
export type RefundLineInput = {
  /** A product in the order. */
  productId: Scalars['ID']['input'];
  /** Number of items, 1 or more. */
  quantity: Scalars['Int']['input'];
};

/** Returned by `refund`. */
export type RefundPayload = {
  __typename?: 'RefundPayload';
  /** The current order. Null if it does not exist. */
  order?: Maybe<Order>;
  /**
   * BAD_USER_INPUT, NOT_FOUND, CHANGED_MEANWHILE, REFUNDED, CARD_REFUND_BEGUN or CARD_UNAVAILABLE. Empty on success, also
   * if it was refunded before with the same reference.
   */
  userErrors: Array<UserError>;
};

/** Input for `refundPayment`. */
export type RefundPaymentInput = {
  /**
   * True to record the reference although a refund to the card has begun whose result is unknown. Otherwise the mutation
   * fails with CARD_REFUND_BEGUN, because the money may be paid back twice.
   */
  despiteCardRefund?: Scalars['Boolean']['input'];
  /** An order whose payment state is REFUND_DUE. */
  orderId: Scalars['ID']['input'];
  /**
   * The reference of a refund that was made elsewhere, such as a UPI transaction number: up to 100 characters. Null for a
   * refund by the card provider.
   */
  reference?: InputMaybe<Scalars['String']['input']>;
  /**
   * The order's `updatedAt` that the caller saw. If the order has changed since, the mutation fails with CHANGED_MEANWHILE
   * and changes nothing. Null skips this check.
   */
  seenUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Returned by `refundPayment`. */
export type RefundPaymentPayload = {
  __typename?: 'RefundPaymentPayload';
  /** The current order. Null if it does not exist. */
  order?: Maybe<Order>;
  /**
   * BAD_USER_INPUT, NOT_FOUND, CHANGED_MEANWHILE, REFUNDED, CARD_REFUND_BEGUN or CARD_UNAVAILABLE. Empty on success, also if
   * the payment was refunded before with the same reference.
   */
  userErrors: Array<UserError>;
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
  despiteCardRefund?: Scalars['Boolean']['input'];
  /** An order whose `prescriptionCheck.refund` has no reference yet. */
  orderId: Scalars['ID']['input'];
  /**
   * The reference of a refund that was made elsewhere, such as a UPI transaction number: up to 100 characters. Null for a
   * refund by the card provider.
   */
  reference?: InputMaybe<Scalars['String']['input']>;
  /**
   * The order's `updatedAt` that the caller saw. If the order has changed since, the mutation fails with CHANGED_MEANWHILE
   * and changes nothing. Null skips this check.
   */
  seenUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Returned by `refundRejectedLines`. */
export type RefundRejectedLinesPayload = {
  __typename?: 'RefundRejectedLinesPayload';
  /** The current order. Null if it does not exist. */
  order?: Maybe<Order>;
  /**
   * BAD_USER_INPUT, NOT_FOUND, CHANGED_MEANWHILE, REFUNDED, CARD_REFUND_BEGUN or CARD_UNAVAILABLE. Empty on success, also if
   * it was refunded before with the same reference.
   */
  userErrors: Array<UserError>;
};

/** A refund's state. */
export type RefundState =
  /** A refund to the card has begun, and its result is unknown. */
  | 'BEGUN'
  /** It has to be made. */
  | 'DUE'
  /** It was made. */
  | 'REFUNDED';

/** A product that was not changed or deleted with the others. */
export type RefusedProduct = {
  __typename?: 'RefusedProduct';
  /** NOT_FOUND, or CHANGED_MEANWHILE if its version differs from the version in the input. */
  code: UserErrorCode;
  /** The id from the input. */
  id: Scalars['ID']['output'];
  /** One sentence that can be shown to users. */
  message: Scalars['String']['output'];
  /** The values in the sentence. */
  params: Array<MessageParam>;
  /** The current product. Null if it does not exist. */
  product?: Maybe<Product>;
  /** The stable name of the sentence, for clients that translate it. */
  reason: Scalars['String']['output'];
};

/** A skipped row in an import. */
export type RefusedRow = {
  __typename?: 'RefusedRow';
  /** Line number where the row begins, from 1. */
  line: Scalars['Int']['output'];
  /** Why the row was skipped, in a few words. */
  reason: Scalars['String']['output'];
};

/**
 * An entry in the schedule H1 register, which is never changed, and deleted after three years. A delivery that was recorded by mistake is
 * corrected by a second entry with a negative quantity.
 */
export type RegisterEntry = {
  __typename?: 'RegisterEntry';
  /** When the order was delivered, or when this was corrected. */
  at: Scalars['DateTime']['output'];
  /** The batches that were packed. Empty if they were not recorded. Their quantities are positive in a correction, too. */
  batches: Array<Batch>;
  /**
   * The number of the document with these packs: the credit note's if one took them back. Null if the medicine had no
   * document when it was delivered, and in older entries.
   */
  documentNumber?: Maybe<Scalars['String']['output']>;
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Name and address of the maker. Null if it was not recorded. */
  maker?: Maybe<Scalars['String']['output']>;
  /** The medicine's name and size. */
  medicine: Scalars['String']['output'];
  /** The order. */
  orderId: Scalars['ID']['output'];
  /** The order number. */
  orderNumber: Scalars['String']['output'];
  /** The patient's name. */
  patient: Scalars['String']['output'];
  /** The prescriber's name. */
  prescriber: Scalars['String']['output'];
  /** The prescriber's postal address. Null if it was not recorded, as in entries before version 1.2. */
  prescriberAddress?: Maybe<Scalars['String']['output']>;
  /** The prescriber's registration number. Null if it was not recorded. */
  prescriberRegistration?: Maybe<Scalars['String']['output']>;
  /** Number of packs; negative for a correction. */
  quantity: Scalars['Int']['output'];
};

/** A page of the schedule H1 register. */
export type RegisterEntryConnection = {
  __typename?: 'RegisterEntryConnection';
  /** The entries on this page, with their cursors. */
  edges: Array<RegisterEntryEdge>;
  /** Information about this page. */
  pageInfo: PageInfo;
};

/** A register entry on a page. */
export type RegisterEntryEdge = {
  __typename?: 'RegisterEntryEdge';
  /** Pass as `after` to continue after this entry. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: RegisterEntry;
};

/** Input for `register`. */
export type RegisterInput = {
  /** Must equal `password`. */
  confirmPassword: Scalars['String']['input'];
  /** Email address that no other account uses. */
  email: Scalars['String']['input'];
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** At least 8 characters and at most 72 bytes. */
  password: Scalars['String']['input'];
};

/** Returned by `register`. */
export type RegisterPayload = {
  __typename?: 'RegisterPayload';
  /** The new account. Null on error. */
  user?: Maybe<Viewer>;
  /** Empty on success. */
  userErrors: Array<UserError>;
};

/** Input for `registerWebhook`. */
export type RegisterWebhookInput = {
  /** An active partner key; required for admins. Ignored for partners, who register webhooks for their own key. */
  partnerKeyId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Where to send changes: an https URL with at most 2000 characters, without user name, password and fragment. Non-public
   * addresses are rejected at registration and at every attempt; redirects are not followed.
   */
  url: Scalars['String']['input'];
};

/** Returned by `registerWebhook`. */
export type RegisterWebhookPayload = {
  __typename?: 'RegisterWebhookPayload';
  /** The signing secret: whsec_ and 32 bytes in Base64. It cannot be retrieved later. Null on error. */
  secret?: Maybe<Scalars['String']['output']>;
  /** Empty on success. */
  userErrors: Array<UserError>;
  /** The new webhook. Null on error. */
  webhook?: Maybe<Webhook>;
};

/** Input for `releaseReservation`. */
export type ReleaseReservationInput = {
  /** The reservation. */
  reservationId: Scalars['ID']['input'];
};

/** Returned by `releaseReservation`. */
export type ReleaseReservationPayload = {
  __typename?: 'ReleaseReservationPayload';
  /** The reservation's id; its items are back in stock. Null on error. */
  releasedId?: Maybe<Scalars['ID']['output']>;
  /** NOT_FOUND. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input for `removeAddress`. */
export type RemoveAddressInput = {
  /** One of the viewer's active addresses. */
  id: Scalars['ID']['input'];
};

/** Input for `removeFromCart`. */
export type RemoveFromCartInput = {
  /** A line in the viewer's cart. */
  cartLineId: Scalars['ID']['input'];
};

/** Input for `removeFromTeam`. */
export type RemoveFromTeamInput = {
  /** A team member's id. */
  memberId: Scalars['ID']['input'];
};

/** Returned by `removeFromTeam`. */
export type RemoveFromTeamPayload = {
  __typename?: 'RemoveFromTeamPayload';
  /** The team without the member. Null if the viewer is no longer an admin. */
  team?: Maybe<Team>;
  /** NOT_FOUND, or LAST_ADMIN for the only active admin. Empty on success. */
  userErrors: Array<UserError>;
  /** The viewer, who may have removed themselves. */
  viewer: Viewer;
};

/** Input for `removeRefund`. */
export type RemoveRefundInput = {
  /** The `id` of a refund that an admin has added. */
  refundId: Scalars['ID']['input'];
  /**
   * The order's `updatedAt` that the caller saw. If the order has changed since, the mutation fails with CHANGED_MEANWHILE
   * and changes nothing. Null skips this check.
   */
  seenUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Returned by `removeRefund`. */
export type RemoveRefundPayload = {
  __typename?: 'RemoveRefundPayload';
  /** The current order. Null if it does not exist. */
  order?: Maybe<Order>;
  /** BAD_USER_INPUT, NOT_FOUND, CHANGED_MEANWHILE or REFUNDED. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input for `replaceItems`. */
export type ReplaceItemsInput = {
  /** 8 to 100 characters, new for each submission. A repeat with the same key returns the first result. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The items to replace, each product once. Replacements of an order never have more items than the order. */
  lines: Array<ItemQuantityInput>;
  /** A ticket with an order. */
  ticketId: Scalars['ID']['input'];
  /** The version that the caller saw. If the ticket has changed since, nothing is saved. */
  version: Scalars['Int']['input'];
};

/** Returned by `replaceItems`. */
export type ReplaceItemsPayload = {
  __typename?: 'ReplaceItemsPayload';
  /** The current ticket. Null if it does not exist. */
  ticket?: Maybe<Ticket>;
  /** BAD_USER_INPUT, NOT_FOUND, CHANGED_MEANWHILE, NOT_ENOUGH_STOCK or PRESCRIPTION_REQUIRED. Empty on success. */
  userErrors: Array<UserError>;
};

/** Identifies an order that belongs to another order. */
export type ReplacedOrder = {
  __typename?: 'ReplacedOrder';
  /** The order's number. */
  number: Scalars['String']['output'];
  /** The order's id. */
  orderId: Scalars['ID']['output'];
};

/** Input for `replyToTicket`. */
export type ReplyToTicketInput = {
  /** 1 to 2,000 characters. */
  text: Scalars['String']['input'];
  /** One of the viewer's tickets. */
  ticketId: Scalars['ID']['input'];
  /** The version that the viewer saw. If the ticket has changed since, nothing is saved. */
  version: Scalars['Int']['input'];
};

/** Returned by `replyToTicket`. */
export type ReplyToTicketPayload = {
  __typename?: 'ReplyToTicketPayload';
  /** The current ticket. Null if it does not exist. */
  ticket?: Maybe<Ticket>;
  /** BAD_USER_INPUT, NOT_FOUND or CHANGED_MEANWHILE. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input for `reportSearch`. */
export type ReportSearchInput = {
  /** False to count a search; true to count a click on a result of a search that was counted today. */
  clicked?: Scalars['Boolean']['input'];
  /** The search query. Only the first 100 characters count. */
  text: Scalars['String']['input'];
};

/** Returned by `reportSearch`. */
export type ReportSearchPayload = {
  __typename?: 'ReportSearchPayload';
  /** Always empty: a search is counted or ignored. */
  userErrors: Array<UserError>;
};

/** Returned by `requestEmailVerification`. */
export type RequestEmailVerificationPayload = {
  __typename?: 'RequestEmailVerificationPayload';
  /** RATE_LIMITED. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input for `requestPasswordReset`. */
export type RequestPasswordResetInput = {
  /** The account's email address, compared case-insensitively. */
  email: Scalars['String']['input'];
};

/** Returned by `requestPasswordReset`. */
export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  /** BAD_USER_INPUT for an invalid email address, or RATE_LIMITED. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input for `requestUpiRefund`. */
export type RequestUpiRefundInput = {
  /** One of the viewer's active addresses, for the order. */
  addressId: Scalars['ID']['input'];
  /** The open payment's reference. */
  reference: Scalars['String']['input'];
};

/** Returned by `requestUpiRefund`. */
export type RequestUpiRefundPayload = {
  __typename?: 'RequestUpiRefundPayload';
  /** The cancelled order with the payment to refund. Null on error. */
  order?: Maybe<Order>;
  /** BAD_USER_INPUT or NOT_FOUND. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input for `resendDelivery`. */
export type ResendDeliveryInput = {
  /** The id of one of the `webhookDeliveries`. */
  id: Scalars['ID']['input'];
};

/** Returned by `resendDelivery`. */
export type ResendDeliveryPayload = {
  __typename?: 'ResendDeliveryPayload';
  /** The delivery, now waiting to be sent. Null on error. */
  delivery?: Maybe<WebhookDelivery>;
  /** Empty on success. */
  userErrors: Array<UserError>;
};

/** Items that are taken from stock for a customer who pays by UPI. They become an order, or return to stock. */
export type Reservation = {
  __typename?: 'Reservation';
  /** The user who pays. Null if the account no longer exists. */
  customer?: Maybe<OrderCustomer>;
  /** When the items return to stock. */
  expiresAt: Scalars['DateTime']['output'];
  /** 24 hexadecimal digits. If the order is placed, it gets the same id. */
  id: Scalars['ID']['output'];
  /** The reserved products. */
  lines: Array<OrderLine>;
  /** The amount to pay. */
  total: Money;
};

/** A page of reservations. */
export type ReservationConnection = {
  __typename?: 'ReservationConnection';
  /** The reservations on this page, with their cursors. */
  edges: Array<ReservationEdge>;
  /** Information about this page. */
  pageInfo: PageInfo;
};

/** A reservation on a page. */
export type ReservationEdge = {
  __typename?: 'ReservationEdge';
  /** Pass as `after` to continue after this reservation. */
  cursor: Scalars['String']['output'];
  /** The reservation. */
  node: Reservation;
};

/** Input for `resetPassword`. */
export type ResetPasswordInput = {
  /** Must equal `newPassword`. */
  confirmPassword: Scalars['String']['input'];
  /** The address the code was sent to. */
  email: Scalars['String']['input'];
  /** At least 8 characters and at most 72 bytes. */
  newPassword: Scalars['String']['input'];
  /**
   * The `resetToken` returned by `verifyPasswordResetCode`, or the token from the email's link, which is valid for an
   * hour.
   */
  resetToken: Scalars['String']['input'];
};

/** Returned by `resetPassword`. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** RESET_NOT_GRANTED, or BAD_USER_INPUT for an invalid new password; in that case the reset token stays valid. Empty on success. */
  userErrors: Array<UserError>;
};

/** Returned by `resumeOrders`. */
export type ResumeOrdersPayload = {
  __typename?: 'ResumeOrdersPayload';
  /** The pause now: null. */
  orderPause?: Maybe<OrderPause>;
  /** Always empty. */
  userErrors: Array<UserError>;
};

/** Input for `revokePartnerKey`. */
export type RevokePartnerKeyInput = {
  /** An active partner key. */
  id: Scalars['ID']['input'];
};

/** A user's permissions. */
export type Role =
  /** Manages the catalogue, orders, partners and the team. */
  | 'ADMIN'
  /** Runs orders and stock. */
  | 'STAFF'
  /** A customer. */
  | 'USER';

/** Sales on a day. */
export type SalesDay = {
  __typename?: 'SalesDay';
  /** The day in Indian time, such as 2026-11-25. */
  day: Scalars['String']['output'];
  /** The day's sales. */
  figures: SalesFigures;
};

/**
 * Counted orders and documents. An order counts on the day when it was placed, with its current status and total. Documents
 * count on the day when they were issued.
 */
export type SalesFigures = {
  __typename?: 'SalesFigures';
  /** Revenue divided by the number of orders that are not cancelled, rounded to whole paise. Null without such orders. */
  averageOrder?: Maybe<Money>;
  /** Number of cancelled orders. */
  cancelled: Scalars['Int']['output'];
  /** Cancelled orders as a percentage of all orders, with one decimal. Null without orders. */
  cancelledPercent?: Maybe<Scalars['Float']['output']>;
  /** Gross sales: the total of all invoices and bills of supply. Invoices that are marked as cancelled do not count. */
  gross: Money;
  /** Net sales: gross sales less refunds. */
  net: MoneyDifference;
  /** Number of orders, including cancelled ones. */
  orders: Scalars['Int']['output'];
  /**
   * The total of all credit notes. If the shop was not registered for GST: refunds for parts of orders and goodwill, when
   * they were made.
   */
  refunds: Money;
  /** Total of all orders that are not cancelled, paid or not, whether they have an invoice yet or not. */
  revenue: Money;
};

/** Sales in a number of days, compared with the same number of days before. */
export type SalesPeriod = {
  __typename?: 'SalesPeriod';
  /** The 10 products with the most items sold, best first. */
  bestByPieces: Array<BestSeller>;
  /** The 10 products with the highest revenue, best first. */
  bestByRevenue: Array<BestSeller>;
  /** Sales in these days. */
  current: SalesFigures;
  /** Number of days, ending today. */
  days: Scalars['Int']['output'];
  /** Sales in the same number of days before. */
  previous: SalesFigures;
};

/** Why a search finds a product, or does not find it. */
export type SearchExplanation = {
  __typename?: 'SearchExplanation';
  /** Whether the search finds the product, on any page of its results. */
  found: Scalars['Boolean']['output'];
  /** Whether no product has all required terms, so that the search finds up to 50 products with some of them. */
  relaxed: Scalars['Boolean']['output'];
  /**
   * The score that results are sorted by: 32,768 for each required term that the product has, plus the weighted points. 0
   * if it has no required term. A product that is not found has the score that it would have in a relaxed search.
   */
  score: Scalars['Int']['output'];
  /** The query's terms: required terms in the order they were typed, then optional terms. */
  terms: Array<SearchTerm>;
  /** The points from all terms with the weights applied, less than 32,768. */
  weightedPoints: Scalars['Int']['output'];
  /** Factors other than the terms that change the product's relevance. */
  weights: SearchWeights;
};

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

/** How a product matches a search term. */
export type SearchMatch = {
  __typename?: 'SearchMatch';
  /**
   * The term's points; a phrase has the points of its weakest word. They include the bonus for a short title. An optional
   * term has 0 if the product has no required term.
   */
  points: Scalars['Int']['output'];
  /** The matching words in the product, one for each word in the phrase. */
  words: Array<MatchedWord>;
};

/** A search before and after a line of search words is published. */
export type SearchPreview = {
  __typename?: 'SearchPreview';
  /** Number of products with all words in the query, after. */
  after: Scalars['Int']['output'];
  /** Number of products with all words in the query, before. */
  before: Scalars['Int']['output'];
  /** The first three products found, at most, after. */
  products: Array<Product>;
  /** The search query. */
  text: Scalars['String']['output'];
};

/** A completed search query. Each query is suggested once. */
export type SearchSuggestion = {
  __typename?: 'SearchSuggestion';
  /** The category; for a sub-category, the first category by name that contains it. Null for other kinds. */
  category?: Maybe<Category>;
  /** The suggestion's kind. */
  kind: SearchSuggestionKind;
  /**
   * The lowest price after the discount among the products with this name and brand; 20 of them are compared. Null for
   * other kinds.
   */
  lowestPrice?: Maybe<Money>;
  /** The product, if no other product has this name and brand. Null for several products and for other kinds. */
  product?: Maybe<Product>;
  /** The sub-category. Null for a category and for other kinds. */
  subCategory?: Maybe<SubCategory>;
  /** The search query: a popular search, a product's name with its brand, or the name of a category or brand. */
  text: Scalars['String']['output'];
  /** The best match with this name and brand, for example for its image. Null for other kinds. */
  topProduct?: Maybe<Product>;
};

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

/** A word in a query, or a phrase whose words belong together. */
export type SearchTerm = {
  __typename?: 'SearchTerm';
  /** The term's best match in the product. Null if the product does not have the term. */
  match?: Maybe<SearchMatch>;
  /** True for a word with little meaning, such as 'for': products without it are found as well, and it counts half. */
  optional: Scalars['Boolean']['output'];
  /** The term's words as they are compared: in lower case, with numbers joined to their units. */
  text: Scalars['String']['output'];
};

/** A search, and the product that should be among its first ten results. */
export type SearchTest = {
  __typename?: 'SearchTest';
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** The product's position in the results, from 1. Null if it is not among the first ten: the test fails. */
  position?: Maybe<Scalars['Int']['output']>;
  /** The product that should be found. Null if it was deleted. */
  product?: Maybe<Product>;
  /** The search query. */
  text: Scalars['String']['output'];
};

/** A test before and after a line of search words is published. */
export type SearchTestPreview = {
  __typename?: 'SearchTestPreview';
  /** The new position. Null if the product would not be among the first ten. */
  after?: Maybe<Scalars['Int']['output']>;
  /** The test, with the position before. */
  test: SearchTest;
};

/** Factors other than the matching terms that change a product's relevance. */
export type SearchWeights = {
  __typename?: 'SearchWeights';
  /** Whether the product is in stock. Otherwise it keeps four fifths of its points. */
  inStock: Scalars['Boolean']['output'];
  /** Popularity level, 0 to 8: one for each doubling of the items ordered in the last 90 days. Each adds 2 %. */
  popularity: Scalars['Int']['output'];
  /** Whether name and brand contain the query's words in their order. Adds 10 %. */
  wordsInOrder: Scalars['Boolean']['output'];
};

/** A query that customers have searched for in the last 30 days. */
export type SearchedText = {
  __typename?: 'SearchedText';
  /** Number of searches after which a product was opened or added to the cart. */
  clicks: Scalars['Int']['output'];
  /** Number of searches for which no product had all words. */
  misses: Scalars['Int']['output'];
  /** Number of searches. */
  searches: Scalars['Int']['output'];
  /** The query's words in lower case, at most 100 characters. */
  text: Scalars['String']['output'];
};

/** Input for `seeOrders`. */
export type SeeOrdersInput = {
  /** 1 to 500 orders. */
  orderIds: Array<Scalars['ID']['input']>;
};

/** Returned by `seeOrders`. */
export type SeeOrdersPayload = {
  __typename?: 'SeeOrdersPayload';
  /** The orders that remain unseen, as in `Query.unseenOrders`. */
  unseenOrders: Array<Order>;
  /** BAD_USER_INPUT. Empty on success. */
  userErrors: Array<UserError>;
};

/** An order and the status that was seen. */
export type SeenOrderInput = {
  /** The status that was seen. If the order has a different status now, it is rejected with CHANGED_MEANWHILE. */
  from: OrderStatus;
  /** The order. */
  orderId: Scalars['ID']['input'];
  /** As for `setOrderStatus`. */
  seenUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** An order and the time of its last change. */
export type SeenPaymentInput = {
  /** The order. */
  orderId: Scalars['ID']['input'];
  /** As for `setPaymentState`. */
  seenUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A logged-in device. */
export type Session = {
  __typename?: 'Session';
  /** Browser and operating system as reported by the device, such as 'Chrome on Android'; 'Unknown device' if not reported. */
  device: Scalars['String']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Whether this is the session of the current request. */
  isCurrent: Scalars['Boolean']['output'];
  /** When the device last renewed its tokens, which it does every 15 minutes while in use. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** The time of the login. */
  startedAt: Scalars['DateTime']['output'];
};

/** A session's tokens. */
export type SessionTokens = {
  __typename?: 'SessionTokens';
  /** For the header `Authorization: Bearer …`. Valid for 15 minutes. */
  accessToken: Scalars['String']['output'];
  /** When the access token expires. */
  accessTokenExpiresAt: Scalars['DateTime']['output'];
  /** For `refreshSession`. Valid for 30 days and for a single use. */
  refreshToken: Scalars['String']['output'];
};

/** Input for `setCancellationReason`. */
export type SetCancellationReasonInput = {
  /** An order with the status CANCELLED_BY_SELLER. */
  orderId: Scalars['ID']['input'];
  /**
   * Why the order was cancelled, 1 to 200 characters on one line. Shown to the customer in the email and in the order's
   * history.
   */
  reason: Scalars['String']['input'];
  /**
   * The order's `updatedAt` that the caller saw. If the order has changed since, the mutation fails with CHANGED_MEANWHILE
   * and changes nothing. Null skips this check.
   */
  seenUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Returned by `setCancellationReason`. */
export type SetCancellationReasonPayload = {
  __typename?: 'SetCancellationReasonPayload';
  /** The current order. Null if it does not exist. */
  order?: Maybe<Order>;
  /** BAD_USER_INPUT, NOT_FOUND, CHANGED_MEANWHILE or MAIL_SENT. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input for `setCartQuantity`. */
export type SetCartQuantityInput = {
  /** The product. */
  productId: Scalars['ID']['input'];
  /** Quantity, 0 or more. */
  quantity: Scalars['Int']['input'];
};

/** Input for `setCustomerNote`. */
export type SetCustomerNoteInput = {
  /** The customer. */
  customerId: Scalars['ID']['input'];
  /** Several lines with at most 1,000 characters. Empty for no note. */
  note: Scalars['String']['input'];
  /** The customer's `version` that the caller saw. If it differs, the mutation fails with CHANGED_MEANWHILE. */
  version: Scalars['Int']['input'];
};

/** Input for `setOrderBatches`. */
export type SetOrderBatchesInput = {
  /** True to accept batches that expire within 30 days or, after the delivery, that had expired. */
  confirmExpiringSoon?: Scalars['Boolean']['input'];
  /** The medicines and their batches. */
  lines: Array<LineBatchesInput>;
  /** An order that is not cancelled. */
  orderId: Scalars['ID']['input'];
  /** Why the batches are corrected, on one line. Shown with the amendment. Required after the delivery. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /**
   * The order's `updatedAt` that the caller saw. If the order has changed since, the mutation fails with CHANGED_MEANWHILE
   * and changes nothing. Null skips this check.
   */
  seenUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Returned by `setOrderBatches`. */
export type SetOrderBatchesPayload = {
  __typename?: 'SetOrderBatchesPayload';
  /** The current order. Null if it does not exist. */
  order?: Maybe<Order>;
  /**
   * BAD_USER_INPUT, NOT_FOUND, CHANGED_MEANWHILE, PRESCRIPTION_NOT_CHECKED or EXPIRES_SOON. Empty on success. `field` is a
   * path such as `lines.0.batches.0.expiry`.
   */
  userErrors: Array<UserError>;
};

/** Input for `setOrderMails`. */
export type SetOrderMailsInput = {
  /** The emails to receive. An empty list turns all of them off. */
  wanted: Array<OrderMail>;
};

/** Returned by `setOrderMails`. */
export type SetOrderMailsPayload = {
  __typename?: 'SetOrderMailsPayload';
  /** Always empty. */
  userErrors: Array<UserError>;
  /** The viewer with the new selection. */
  viewer?: Maybe<Viewer>;
};

/** Input for `setOrderStatus`. */
export type SetOrderStatusInput = {
  /**
   * Whether the cash was received at delivery. Only for orders that are paid on delivery and become DELIVERED. If such an
   * order goes back to an earlier status, the cash is due once more.
   */
  cashReceived?: Scalars['Boolean']['input'];
  /** The order. */
  orderId: Scalars['ID']['input'];
  /**
   * True turns a delivery that the shop accepts with this status into an order that the customer collects. Needed if a
   * product may no longer be delivered; the mutation fails with PICK_UP_ONLY without it. Ignored once the order is packed.
   */
  pickUp?: Scalars['Boolean']['input'];
  /**
   * Why the order is cancelled, at most 200 characters on one line. Shown to the customer in the email and in the order's
   * history. Only for CANCELLED_BY_SELLER, otherwise BAD_USER_INPUT. Blank text counts as no reason.
   */
  reason?: InputMaybe<Scalars['String']['input']>;
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
  seenUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Any status except CANCELLED_BY_SHOPPER. */
  status: OrderStatus;
};

/** Returned by `setOrderStatus`. */
export type SetOrderStatusPayload = {
  __typename?: 'SetOrderStatusPayload';
  /** The current order. Null if it does not exist. */
  order?: Maybe<Order>;
  /**
   * BAD_USER_INPUT, NOT_FOUND, CHANGED_MEANWHILE, NOT_ENOUGH_STOCK, NOT_SOLD_ONLINE, REFUNDED, UPI_TRANSACTION_USED,
   * PRESCRIPTION_NOT_CHECKED, PRESCRIPTION_REQUIRED, BATCHES_MISSING or PICK_UP_ONLY. Empty on success.
   */
  userErrors: Array<UserError>;
};

/** Input for `setOrderStatuses`. */
export type SetOrderStatusesInput = {
  /** As for `setOrderStatus`, for each order. */
  cashReceived?: Scalars['Boolean']['input'];
  /** 1 to 500 different orders. */
  orders: Array<SeenOrderInput>;
  /** As for `setOrderStatus`, for each order. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Any status except CANCELLED_BY_SHOPPER. Null moves each order to its `nextStatus`. */
  status?: InputMaybe<OrderStatus>;
};

/** Returned by `setOrderStatuses`. */
export type SetOrderStatusesPayload = {
  __typename?: 'SetOrderStatusesPayload';
  /** The orders that now have the new status. */
  moved: Array<Order>;
  /** The orders that could not be moved. Nothing in them was changed. */
  refused: Array<OrderRefusal>;
  /** BAD_USER_INPUT. Empty if each order was tried. */
  userErrors: Array<UserError>;
};

/** Input for `setPaymentState`. */
export type SetPaymentStateInput = {
  /** An order paid by UPI or in cash. */
  orderId: Scalars['ID']['input'];
  /**
   * The order's `updatedAt` that the caller saw. If the order has changed since, the mutation fails with CHANGED_MEANWHILE
   * and changes nothing. Null skips this check.
   */
  seenUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** One of the payment's `settableStates`. DUE means that the cash was not received. */
  state: PaymentState;
};

/** Returned by `setPaymentState`. */
export type SetPaymentStatePayload = {
  __typename?: 'SetPaymentStatePayload';
  /** The current order. Null if it does not exist. */
  order?: Maybe<Order>;
  /** BAD_USER_INPUT, NOT_FOUND, CHANGED_MEANWHILE or REFUNDED. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input for `setPaymentStates`. */
export type SetPaymentStatesInput = {
  /** 1 to 500 different orders. */
  orders: Array<SeenPaymentInput>;
  /** As for `setPaymentState`, for each order. */
  state: PaymentState;
};

/** Returned by `setPaymentStates`. */
export type SetPaymentStatesPayload = {
  __typename?: 'SetPaymentStatesPayload';
  /** The orders whose payment now has the state. */
  changed: Array<Order>;
  /** The orders that could not be changed. */
  refused: Array<OrderRefusal>;
  /** BAD_USER_INPUT. Empty if each order was tried. */
  userErrors: Array<UserError>;
};

/** Input for `setPharmacist`. */
export type SetPharmacistInput = {
  /** A team member's id. */
  memberId: Scalars['ID']['input'];
  /** The number of the registration with the state's pharmacy council: up to 50 characters. Empty ends the right. */
  registration: Scalars['String']['input'];
};

/** Returned by `setPharmacist`. */
export type SetPharmacistPayload = {
  __typename?: 'SetPharmacistPayload';
  /** The team with the change. */
  team?: Maybe<Team>;
  /** BAD_USER_INPUT or NOT_FOUND. Empty on success. */
  userErrors: Array<UserError>;
  /** The viewer, who may have changed their own right. */
  viewer: Viewer;
};

/** Input for `setRefundUpiId`. */
export type SetRefundUpiIdInput = {
  /** One of the viewer's orders, paid by UPI, with a refund that is due. */
  orderId: Scalars['ID']['input'];
  /**
   * The order's `updatedAt` that the caller saw. If the order has changed since, the mutation fails with CHANGED_MEANWHILE
   * and changes nothing. Null skips this check.
   */
  seenUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** A UPI ID such as asha@okbank. */
  upiId: Scalars['String']['input'];
};

/** Returned by `setRefundUpiId`. */
export type SetRefundUpiIdPayload = {
  __typename?: 'SetRefundUpiIdPayload';
  /** The current order. Null if it does not exist. */
  order?: Maybe<Order>;
  /** BAD_USER_INPUT, NOT_FOUND or CHANGED_MEANWHILE. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input for `setSearchUnsold`. */
export type SetSearchUnsoldInput = {
  /** The query as in `missedSearches`. */
  text: Scalars['String']['input'];
  /** False to list it once more. */
  unsold?: Scalars['Boolean']['input'];
};

/** Returned by `setSearchUnsold`. */
export type SetSearchUnsoldPayload = {
  __typename?: 'SetSearchUnsoldPayload';
  /** Empty on success. */
  userErrors: Array<UserError>;
};

/** Input for `setStock`. */
export type SetStockInput = {
  /** The product. */
  id: Scalars['ID']['input'];
  /**
   * The stock that was seen before the change. If it differs from the current stock, the mutation fails. If omitted, the
   * new stock is always set.
   */
  seenStock?: InputMaybe<Scalars['Int']['input']>;
  /** Number of items, 0 or more. */
  stock: Scalars['Int']['input'];
};

/** Input for `setTeamRole`. */
export type SetTeamRoleInput = {
  /** A team member's id. */
  memberId: Scalars['ID']['input'];
  /** The new role. */
  role: TeamRole;
};

/** Returned by `setTeamRole`. */
export type SetTeamRolePayload = {
  __typename?: 'SetTeamRolePayload';
  /** The team with the new role. Null if the viewer is no longer an admin. */
  team?: Maybe<Team>;
  /** NOT_FOUND, or LAST_ADMIN for the only active admin. Empty on success. */
  userErrors: Array<UserError>;
  /** The viewer, who may have changed their own role. */
  viewer: Viewer;
};

/** A step to set up a new shop. */
export type SetupStep = {
  __typename?: 'SetupStep';
  /** The step. */
  code: SetupStepCode;
  /** Whether it is finished. */
  isDone: Scalars['Boolean']['output'];
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

/** A product's place in the catalogue, by which shelves are sorted. Part of the order line, without an id. */
export type Shelf = {
  __typename?: 'Shelf';
  /** The product's first category. */
  category: Category;
  /** The product's first sub-category. Null if it has none. */
  subCategory?: Maybe<SubCategory>;
};

/** A setting whose saved value differs from the rejected one, with both values as text. */
export type ShopSettingConflict = {
  __typename?: 'ShopSettingConflict';
  /** The name of the input's field, such as `minOrder`. */
  name: Scalars['String']['output'];
  /** The rejected value. Empty if the input was empty. */
  rejected: Scalars['String']['output'];
  /** The saved value. Empty if the setting is empty. */
  saved: Scalars['String']['output'];
};

/** The shop's settings. Values that no admin has set come from the server's configuration. */
export type ShopSettings = {
  __typename?: 'ShopSettings';
  /** Postal address on one line: 1 to 300 characters. */
  address: Scalars['String']['output'];
  /** Addresses of other branches, one on each line. Empty unless set. */
  branches: Scalars['String']['output'];
  /** Changes by admins, newest first. */
  changes: ShopSettingsChangeConnection;
  /** Marketing claims shown on every product page: at most 6. */
  claims: Array<StoreClaim>;
  /** Whether any prescription medicine is delivered. If not, customers collect them from the shop. */
  deliverPrescriptionMedicines: Scalars['Boolean']['output'];
  /** Whether schedule H medicines are delivered. */
  deliverScheduleH: Scalars['Boolean']['output'];
  /** Whether schedule H1 medicines are delivered. */
  deliverScheduleH1: Scalars['Boolean']['output'];
  /** Where the shop delivers, and how fast: at most 10 areas. Empty if it delivers everywhere. */
  deliveryAreas: Array<DeliveryArea>;
  /** Text of the delivery badge on product cards: 1 to 20 characters. */
  deliveryBadge: Scalars['String']['output'];
  /** Minutes from order to delivery if there are no areas: 5 to 1,440. */
  deliveryMinutes: Scalars['Int']['output'];
  /** Policy about delivery, as paragraphs of plain text. */
  deliveryPolicy: Scalars['String']['output'];
  /** Numbers of the licences to sell medicines, on one line. Empty unless set. */
  drugLicence: Scalars['String']['output'];
  /** Customer service email address. */
  email: Scalars['String']['output'];
  /** FSSAI licence number: 14 digits. Empty unless set. */
  fssai: Scalars['String']['output'];
  /** Designation of the grievance officer. Empty unless set. */
  grievanceDesignation: Scalars['String']['output'];
  /** Email address of the grievance officer. Empty unless set. */
  grievanceEmail: Scalars['String']['output'];
  /** Name of the grievance officer. Empty unless set. */
  grievanceOfficer: Scalars['String']['output'];
  /** Telephone number of the grievance officer. Empty unless set. */
  grievancePhone: Scalars['String']['output'];
  /** Whether the shop is registered for GST. It decides which documents orders get. */
  gstRegistration: GstRegistration;
  /** GST identification number. Empty unless set. */
  gstin: Scalars['String']['output'];
  /** Days on which the shop is closed, in order. */
  holidays: Array<Holiday>;
  /** How the documents of a registered shop are numbered. Credit notes always have their own series. */
  invoiceSeries: InvoiceSeries;
  /** The legal name of the business. Empty unless set. */
  legalName: Scalars['String']['output'];
  /** The highest total of a delivery that is paid in cash, in paise. 0 if there is no limit. */
  maxCash: Scalars['Paise']['output'];
  /** The most packs of narcotic and psychotropic medicines in one order. */
  maxNarcoticPacks: Scalars['Int']['output'];
  /** PIN codes of the revenue district, or their first digits, for prescription medicines. Empty if it is not limited. */
  medicineDistrict: Array<Scalars['String']['output']>;
  /** The smallest total of an order after discounts, in paise. 0 if the shop accepts orders of any total. */
  minOrder: Scalars['Paise']['output'];
  /** Name of the shop: 1 to 60 characters. */
  name: Scalars['String']['output'];
  /** When the shop is open, by weekday and time. */
  openingHours: Array<OpeningInterval>;
  /** The address that gets an email for each new order and ticket. Empty for no emails. */
  orderMailTo: Scalars['String']['output'];
  /** Name and registration number of the pharmacist. Empty unless set. */
  pharmacist: Scalars['String']['output'];
  /** Customer service telephone number. */
  phone: Scalars['String']['output'];
  /** Whether customers may collect orders that could be delivered. */
  pickUpForAll: Scalars['Boolean']['output'];
  /** Days for which a prescription for an acute disease is valid: 1 to 30. */
  prescriptionDaysAcute: Scalars['Int']['output'];
  /** Days for which a prescription for a chronic disease is valid: 1 to 180. */
  prescriptionDaysChronic: Scalars['Int']['output'];
  /** Policy about personal data, as paragraphs of plain text. */
  privacyPolicy: Scalars['String']['output'];
  /** Minutes that customers have to answer a proposed substitute: 1 to 120. */
  proposalMinutes: Scalars['Int']['output'];
  /** Hours after the delivery in which customers can report a problem with groceries: 1 to 720. */
  reportHoursGroceries: Scalars['Int']['output'];
  /** Hours after the delivery in which customers can report a problem with medicines: 1 to 720. */
  reportHoursMedicines: Scalars['Int']['output'];
  /** Policy about returns and refunds, as paragraphs of plain text. */
  returnPolicy: Scalars['String']['output'];
  /** Whether orders that are paid in cash cost whole rupees, with the line `Round off` on their bills. */
  roundBills: Scalars['Boolean']['output'];
  /** The steps to set up a new shop, in order. */
  setup: Array<SetupStep>;
  /** The shop's pages on social networks: at most 8. */
  socialLinks: Array<SocialLink>;
  /** Terms of sale, as paragraphs of plain text. */
  terms: Scalars['String']['output'];
  /** The shop's turnover in the previous financial year. It decides how many digits of HSN codes documents show. */
  turnoverClass: TurnoverClass;
  /** The kind of account that the UPI ID belongs to. */
  upiAccount: UpiAccount;
  /** The UPI ID that receives payments, such as `name@bank`. */
  upiId: Scalars['String']['output'];
  /** Merchant category code from the payment provider: 4 digits. Empty unless set. */
  upiMerchantCode: Scalars['String']['output'];
  /** Whether customers can pay with a UPI app. */
  upiPayments: Scalars['Boolean']['output'];
  /** Counter of changes, to pass to `updateShopSettings`. */
  version: Scalars['Int']['output'];
  /** Ingredients and combinations that `medicineFindings` names besides the lists of the law. */
  watchedCompositions: Array<Scalars['String']['output']>;
  /** Telephone number of the shop's WhatsApp account. Empty unless set. */
  whatsapp: Scalars['String']['output'];
};


/** The shop's settings. Values that no admin has set come from the server's configuration. */
export type ShopSettingsChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** A change of settings: everything that an admin saved at once. */
export type ShopSettingsChange = {
  __typename?: 'ShopSettingsChange';
  /** When it was saved. */
  changedAt: Scalars['DateTime']['output'];
  /** Name of the admin. Null if the account was deleted. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** The changed settings. */
  fields: Array<ChangedShopSetting>;
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
};

/** A page of changes. */
export type ShopSettingsChangeConnection = {
  __typename?: 'ShopSettingsChangeConnection';
  /** The changes on this page, with their cursors. */
  edges: Array<ShopSettingsChangeEdge>;
  /** Information about this page. */
  pageInfo: PageInfo;
};

/** A change and its cursor. */
export type ShopSettingsChangeEdge = {
  __typename?: 'ShopSettingsChangeEdge';
  /** Position of the change in the list, to pass as `after`. */
  cursor: Scalars['String']['output'];
  /** The change. */
  node: ShopSettingsChange;
};

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
export type SocialLink = {
  __typename?: 'SocialLink';
  /** The network's name, such as Instagram. */
  name: Scalars['String']['output'];
  /** http(s) URL of the page. */
  url: Scalars['String']['output'];
};

/** A page of the shop on a social network. */
export type SocialLinkInput = {
  /** Name of the network: 1 to 40 characters. */
  name: Scalars['String']['input'];
  /** http(s) URL of the page. */
  url: Scalars['String']['input'];
};

/** Input for `startUpiPayment`: the order to be placed, without payment method and transaction. */
export type StartUpiPaymentInput = {
  /** One of the viewer's active addresses. The order can be placed with another one. */
  addressId: Scalars['ID']['input'];
  /** The address's `version` that the customer saw. */
  addressVersion?: InputMaybe<Scalars['Int']['input']>;
  /** The business that buys, which is only validated. Pass it to `placeOrder` again. */
  buyer?: InputMaybe<BuyerInput>;
  /** The total after discounts that the customer saw. */
  expectedTotal: Scalars['Paise']['input'];
  /** How the customer wants to get the order, as in `placeOrder`. */
  fulfilment?: Fulfilment;
  /** The key that will be used to place the order, 8 to 100 characters. */
  idempotencyKey: Scalars['String']['input'];
  /** Products to order, as in `placeOrder`. */
  lines: Array<OrderLineInput>;
  /** The order's prescriptions, as in `placeOrder`. */
  prescriptionIds?: Array<Scalars['ID']['input']>;
  /**
   * The reference of the open payment that the customer says they have not made, or empty if they know of no open payment.
   * If another one is open, it stays: this fails with CHANGED_MEANWHILE. Null ends any open payment.
   */
  unpaidReference?: InputMaybe<Scalars['String']['input']>;
};

/** Returned by `startUpiPayment`. */
export type StartUpiPaymentPayload = {
  __typename?: 'StartUpiPaymentPayload';
  /** The current address if it has changed. Otherwise null. */
  address?: Maybe<Address>;
  /** A quote for the same lines if a price or the stock has changed. Otherwise null. */
  quote?: Maybe<Quote>;
  /** The payment; with CHANGED_MEANWHILE, the payment that is open. Null on other errors. */
  upiPayment?: Maybe<UpiPayment>;
  /** Empty on success. */
  userErrors: Array<UserError>;
};

/** Stock levels. */
export type StockFilter =
  /** Any stock. */
  | 'ANY'
  /** Low stock: 1 to 5 items. */
  | 'LOW'
  /** Out of stock. */
  | 'OUT';

/** A change to a product's stock. */
export type StockMovement = {
  __typename?: 'StockMovement';
  /** When the stock changed. */
  at: Scalars['DateTime']['output'];
  /** Name of the team member who made the change. Null if no team member made it. */
  by?: Maybe<Scalars['String']['output']>;
  /** Items added (positive) or removed (negative). */
  change: Scalars['Int']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /**
   * The order that took or returned the items. Null for other reasons. For RESERVED and RELEASED, an order that may never
   * have been placed.
   */
  orderId?: Maybe<Scalars['ID']['output']>;
  /** Why the stock changed. */
  reason: StockReason;
  /** Stock after the change. */
  stockAfter: Scalars['Int']['output'];
};

/** A page of stock movements. */
export type StockMovementConnection = {
  __typename?: 'StockMovementConnection';
  /** The stock movements on this page, with their cursors. */
  edges: Array<StockMovementEdge>;
  /** Information about this page. */
  pageInfo: PageInfo;
};

/** A stock movement on a page. */
export type StockMovementEdge = {
  __typename?: 'StockMovementEdge';
  /** Pass as `after` to continue after this stock movement. */
  cursor: Scalars['String']['output'];
  /** The stock movement. */
  node: StockMovement;
};

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

/** The shop and its configuration. */
export type Store = {
  __typename?: 'Store';
  /** Postal address on one line. */
  address: Scalars['String']['output'];
  /** Addresses of other branches, one on each line. Null unless set. */
  branches?: Maybe<Scalars['String']['output']>;
  /** Whether orders can be paid by card. If not, PaymentMethod.CARD fails with NOT_CONFIGURED. */
  cardPayments: Scalars['Boolean']['output'];
  /** Marketing claims shown on every product page. */
  claims: Array<StoreClaim>;
  /** Text on the delivery badge of product cards. */
  deliveryBadge: Scalars['String']['output'];
  /** Licence numbers for selling medicines, on one line. Null unless set. */
  drugLicence?: Maybe<Scalars['String']['output']>;
  /** Customer service email address. */
  email: Scalars['String']['output'];
  /** FSSAI licence number: 14 digits. Null unless set. */
  fssai?: Maybe<Scalars['String']['output']>;
  /** The person who handles complaints. Null unless set. */
  grievanceOfficer?: Maybe<GrievanceOfficer>;
  /** Whether businesses get invoices with their GSTIN, because the shop is registered for GST. */
  gstInvoices: Scalars['Boolean']['output'];
  /** GST identification number. Null unless set. */
  gstin?: Maybe<Scalars['String']['output']>;
  /** The legal name of the business. Null unless set. */
  legalName?: Maybe<Scalars['String']['output']>;
  /** Name of the shop. */
  name: Scalars['String']['output'];
  /** When the shop is open, such as `Monday to Friday: 7 am to 10 pm`, in the order of the week. Holidays are not included. */
  openingTimes: Array<Scalars['String']['output']>;
  /** Name and registration number of the pharmacist. Null unless set. */
  pharmacist?: Maybe<Scalars['String']['output']>;
  /** Customer service telephone number. */
  phone: Scalars['String']['output'];
  /** Whether customers may collect orders that could be delivered. */
  pickUpForAll: Scalars['Boolean']['output'];
  /** The policies that are set, as plain text. */
  policies: Array<StorePolicy>;
  /** Minutes that customers have to answer a proposed substitute. */
  proposalMinutes: Scalars['Int']['output'];
  /** The shop's pages on social networks. */
  socialLinks: Array<SocialLink>;
  /** Whether customers can pay with a UPI app. */
  upiPayments: Scalars['Boolean']['output'];
  /** Public URL of the shop, without a trailing slash. */
  url: Scalars['String']['output'];
  /** Telephone number of the shop's WhatsApp account. Null unless set. */
  whatsapp?: Maybe<Scalars['String']['output']>;
};

/** A marketing claim. */
export type StoreClaim = {
  __typename?: 'StoreClaim';
  /** One sentence. */
  text: Scalars['String']['output'];
  /** A few words. */
  title: Scalars['String']['output'];
};

/** A marketing claim. */
export type StoreClaimInput = {
  /** One sentence: 1 to 200 characters. */
  text: Scalars['String']['input'];
  /** A few words: 1 to 60 characters. */
  title: Scalars['String']['input'];
};

/** A policy of the shop. */
export type StorePolicy = {
  __typename?: 'StorePolicy';
  /** Paragraphs of plain text, separated by empty lines. */
  text: Scalars['String']['output'];
  /** Title, such as `Returns and refunds`. */
  title: Scalars['String']['output'];
};

/** The amount of an ingredient in one unit, or in a given volume of a liquid. */
export type Strength = {
  __typename?: 'Strength';
  /** The amount, above 0. */
  amount: Scalars['Float']['output'];
  /** The amount of medicine that contains it, such as 5 in '125 mg / 5 ml'. Null if it is one unit. */
  perAmount?: Maybe<Scalars['Float']['output']>;
  /** The unit for `perAmount`: 'ml' or 'g'. Null if `perAmount` is null. */
  perUnit?: Maybe<Scalars['String']['output']>;
  /** The strength as text, such as '650 mg' or '125 mg / 5 ml'. */
  text: Scalars['String']['output'];
  /** The amount's unit, such as 'mg', 'mcg', 'IU' or '% w/w'. */
  unit: Scalars['String']['output'];
};

/** Input for `strikeCashEntry`. */
export type StrikeCashEntryInput = {
  /** The day, such as '2026-11-27'. */
  day: Scalars['String']['input'];
  /** An entry of the day. */
  entryId: Scalars['ID']['input'];
  /** The day's `version` that the admin saw. */
  seenVersion: Scalars['Int']['input'];
};

/** A subdivision of one or more categories, such as 'Milk'. */
export type SubCategory = {
  __typename?: 'SubCategory';
  /** Categories that contain this sub-category, sorted by name. */
  categories: Array<Category>;
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Null if the sub-category has no image. */
  image?: Maybe<Image>;
  /** The name shown to customers. */
  name: Scalars['String']['output'];
  /** The name for use in URLs: lower case, with hyphens for spaces, slashes, commas and ampersands. Percent-encode it: it may contain `%`, `?` and `#`. */
  slug: Scalars['String']['output'];
  /** Incremented by each edit, from 1. Pass it to `updateSubCategory` to avoid overwriting changes made by others. */
  version: Scalars['Int']['output'];
};

/** Returned by `createSubCategory` and `updateSubCategory`. */
export type SubCategoryPayload = {
  __typename?: 'SubCategoryPayload';
  /** The current sub-category, also with CHANGED_MEANWHILE. Null if it does not exist. */
  subCategory?: Maybe<SubCategory>;
  /** Empty on success. */
  userErrors: Array<UserError>;
};

/** A browser's push subscription. */
export type SubscribeToPushInput = {
  /** The browser's secret: 16 bytes in base64url. */
  auth: Scalars['String']['input'];
  /** The https URL at the browser's push service: at most 1,000 characters. */
  endpoint: Scalars['String']['input'];
  /** The browser's public key: 65 bytes in base64url. */
  p256dh: Scalars['String']['input'];
};

/** A product that replaces missing items. */
export type SubstituteInput = {
  /** Another product, which does not require a prescription. */
  productId: Scalars['ID']['input'];
  /** Number of items, 1 or more. */
  quantity: Scalars['Int']['input'];
};

/** The people who run the shop. */
export type Team = {
  __typename?: 'Team';
  /** Invitations that can be accepted, newest first; at most 50. */
  invitations: Array<TeamInvitation>;
  /** Everyone with the role ADMIN or STAFF, admins first, then by name; at most 250. */
  members: Array<TeamMember>;
};

/** An invitation that has not been accepted yet. */
export type TeamInvitation = {
  __typename?: 'TeamInvitation';
  /** The address that was invited, as the admin entered it. */
  email: Scalars['String']['output'];
  /** When it expires: seven days later. */
  expiresAt: Scalars['DateTime']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** When it was sent. */
  invitedAt: Scalars['DateTime']['output'];
  /** Name of the admin who sent it. Null if their account was deleted. */
  invitedBy?: Maybe<Scalars['String']['output']>;
  /** The role that it gives. */
  role: TeamRole;
};

/** A user who runs the shop. */
export type TeamMember = {
  __typename?: 'TeamMember';
  /** Email address, as the user typed it. */
  email: Scalars['String']['output'];
  /** The user's id: 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Whether this is the viewer. */
  isViewer: Scalars['Boolean']['output'];
  /** When they accepted their invitation. Null for an admin that was created from the server's settings. */
  joinedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The time of their last login. Null before the first. */
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  /** The user's name. */
  name: Scalars['String']['output'];
  /** The registration number of a pharmacist. Null for everybody else. */
  pharmacistRegistration?: Maybe<Scalars['String']['output']>;
  /** The member's permissions. */
  role: TeamRole;
};

/** How the team was involved when an order was placed. */
export type TeamPlacement = {
  __typename?: 'TeamPlacement';
  /** Name of the team member who placed the order or made the link; visible to the team only. */
  by?: Maybe<Scalars['String']['output']>;
  /** How the customer agreed. */
  how: PlacementKind;
};

/** A team member's permissions. */
export type TeamRole =
  /** Everything. */
  | 'ADMIN'
  /** Runs orders and stock. Pharmacists among them approve prescriptions. */
  | 'STAFF';

/** A problem or a question that was sent to the shop, with everything that has happened since. */
export type Ticket = {
  __typename?: 'Ticket';
  /** When the shop has to answer: 48 hours after the customer wrote. Null while no answer is due. */
  answerDueAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** The sender's email address. Empty after the account was deleted. */
  email: Scalars['String']['output'];
  /** Messages and actions since, oldest first; at most 100. */
  entries: Array<TicketEntry>;
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Whether somebody without a login has sent it. False once their data was deleted. */
  isFromGuest: Scalars['Boolean']['output'];
  /** Whether one of these times has passed. */
  isOverdue: Scalars['Boolean']['output'];
  /** The items that it is about. May be empty. */
  lines: Array<TicketLine>;
  /** The sender's name. Empty after the account was deleted. */
  name: Scalars['String']['output'];
  /** Ticket number for people: T- and 12 random letters or digits. */
  number: Scalars['String']['output'];
  /** The order that it is about. Null for other questions. */
  order?: Maybe<Order>;
  /** Why its sender, as an admin without a colleague, decided about it: oldest first. Empty for all other tickets. */
  ownCaseReasons: Array<OwnCaseReason>;
  /** The sender's phone number. Empty unless entered. */
  phone: Scalars['String']['output'];
  /** The sender's images, at most 4. */
  photos: Array<TicketPhoto>;
  /** The kind of problem. */
  reason: TicketReason;
  /** When the shop has to resolve it: a month after it was opened. Null once it is closed. */
  resolveDueAt?: Maybe<Scalars['DateTime']['output']>;
  /** The ticket's status. */
  status: TicketStatus;
  /** The sender's text, up to 2,000 characters. Empty after the account was deleted. */
  text: Scalars['String']['output'];
  /** Counter of changes, to pass to mutations. */
  version: Scalars['Int']['output'];
};

/** A page of tickets. */
export type TicketConnection = {
  __typename?: 'TicketConnection';
  /** The tickets on this page, with their cursors. */
  edges: Array<TicketEdge>;
  /** Information about this page. */
  pageInfo: PageInfo;
};

/** A ticket on a page. */
export type TicketEdge = {
  __typename?: 'TicketEdge';
  /** Pass as `after` to continue after this ticket. */
  cursor: Scalars['String']['output'];
  /** The ticket. */
  node: Ticket;
};

/** Something that happened to a ticket. Part of the ticket, without an id. */
export type TicketEntry = {
  __typename?: 'TicketEntry';
  /** The amount of a refund. Null for all other entries. */
  amount?: Maybe<Money>;
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** Name of the team member; visible to the team only. Null for the customer's messages. */
  by?: Maybe<Scalars['String']['output']>;
  /** What happened. */
  kind: TicketEntryKind;
  /** The new order with replaced items. Null for all other entries. */
  replacement?: Maybe<ReplacedOrder>;
  /** The message. Can be empty. */
  text: Scalars['String']['output'];
};

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

/** Items that a ticket is about. Part of the ticket, without an id. */
export type TicketLine = {
  __typename?: 'TicketLine';
  /** The product's name. */
  name: Scalars['String']['output'];
  /** The product, which may have been deleted. */
  productId: Scalars['ID']['output'];
  /** Number of items. */
  quantity: Scalars['Int']['output'];
};

/** An image that belongs to a ticket. Only its owner and the team can read it. */
export type TicketPhoto = {
  __typename?: 'TicketPhoto';
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Path of the image, valid for the viewer for ten to twenty minutes. Requires an access token. */
  url: Scalars['String']['output'];
};

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

/** Tasks to do now. Orders are counted every few seconds; the stock of products may be up to a second old. */
export type ToDo = {
  __typename?: 'ToDo';
  /** Delivered orders whose cash was not received. */
  cashMissing: Scalars['Int']['output'];
  /** The amount that customers still have to pay in cash, including orders that were delivered without payment. */
  cashToCollect: Money;
  /** Webhooks whose latest delivery failed. Webhooks whose key was revoked are not counted. */
  failingWebhooks: Scalars['Int']['output'];
  /** Product imports that skipped rows, as `productImports` lists them. */
  importsToFix: Scalars['Int']['output'];
  /** Packed orders whose invoices wait for an HSN code or a GST rate. Null unless the shop's GST registration is REGULAR. */
  invoicesWaiting?: Maybe<Scalars['Int']['output']>;
  /** Products with low stock, as `StockFilter.LOW` finds them. */
  lowStock: Scalars['Int']['output'];
  /** Medicines with open findings, as `productList(medicinesToCheck: true)` finds them. */
  medicinesToCheck: Scalars['Int']['output'];
  /** Orders whose status is PENDING. */
  newOrders: Scalars['Int']['output'];
  /** When the oldest new order was placed. Null if there is no new order. */
  oldestNewOrderAt?: Maybe<Scalars['DateTime']['output']>;
  /** Tickets whose status is OPEN. */
  openTickets: Scalars['Int']['output'];
  /** Products that are out of stock. */
  outOfStock: Scalars['Int']['output'];
  /** Open tickets that the shop should have answered within 48 hours, or resolved within a month. */
  overdueTickets: Scalars['Int']['output'];
  /** Orders whose payment is CLAIMED. */
  paymentsToVerify: Scalars['Int']['output'];
  /** Orders whose prescription has to be checked. */
  prescriptionsToCheck: Scalars['Int']['output'];
  /** Orders with a refund that is due, as `orders(payment: REFUND_DUE)` finds them. */
  refundsDue: Scalars['Int']['output'];
  /**
   * Products that lack an HSN code or a GST rate for today, as `productList(withoutGstRate: true)` finds them. Null unless
   * the shop's GST registration is REGULAR.
   */
  withoutGstRate?: Maybe<Scalars['Int']['output']>;
};

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
  customerId: Scalars['ID']['input'];
  /** The customer's `version` that the caller saw. If it differs, the mutation fails with CHANGED_MEANWHILE. */
  version: Scalars['Int']['input'];
};

/** A price to compare packs of different sizes. */
export type UnitPrice = {
  __typename?: 'UnitPrice';
  /** The quantity that the price is for. */
  per: UnitPriceMeasure;
  /** The price, rounded to whole paise. */
  price: Money;
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
  orderId: Scalars['ID']['input'];
  /**
   * The order's `updatedAt` that the caller saw. If the order has changed since, the mutation fails with CHANGED_MEANWHILE
   * and changes nothing. Null skips this check.
   */
  seenUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Returned by `unpackOrder`. */
export type UnpackOrderPayload = {
  __typename?: 'UnpackOrderPayload';
  /** The current order. Null if it does not exist. */
  order?: Maybe<Order>;
  /** BAD_USER_INPUT, NOT_FOUND or CHANGED_MEANWHILE. Empty on success. */
  userErrors: Array<UserError>;
};

/** A row with a text about a medicine that could not be read. */
export type UnreadRow = {
  __typename?: 'UnreadRow';
  /** Line number where the row begins, from 1. */
  line: Scalars['Int']['output'];
  /** Which text could not be read, in a few words. */
  reason: Scalars['String']['output'];
};

/** A browser's push subscription. */
export type UnsubscribeFromPushInput = {
  /** The URL with which the browser was subscribed. */
  endpoint: Scalars['String']['input'];
};

/** Input for `updateAddress`. Every required text takes 1 to 200 characters. A missing landmark or label stays as it is. */
export type UpdateAddressInput = {
  /** House, street, area. */
  addressLine: Scalars['String']['input'];
  /** City or town. */
  city: Scalars['String']['input'];
  /**
   * Whether the customer insists on the state if the PIN code is in another one. False asks with STATE_DIFFERS. Null saves
   * the address, and the PIN code's state decides the tax.
   */
  confirmState?: InputMaybe<Scalars['Boolean']['input']>;
  /** Country. */
  country: Scalars['String']['input'];
  /** One of the viewer's active addresses. */
  id: Scalars['ID']['input'];
  /** The customer's name for the address. Null for none. */
  label?: InputMaybe<AddressLabel>;
  /** A place nearby that helps to find the address, up to 200 characters. Empty for none. */
  landmark?: InputMaybe<Scalars['String']['input']>;
  /** Telephone number for the delivery. */
  mobile: Scalars['String']['input'];
  /** Postal code. */
  pincode: Scalars['String']['input'];
  /** State. */
  state: Scalars['String']['input'];
};

/** Input for `updateCategory`. An omitted limit stays unchanged. */
export type UpdateCategoryInput = {
  /** The category. */
  id: Scalars['ID']['input'];
  /** URL of an uploaded image, or an http(s) URL. */
  image: Scalars['String']['input'];
  /** The most pieces of all its products together in one order, up to 9,999. 0 or null for no limit. */
  maxPerOrder?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 100 characters, unique (case-insensitive). */
  name: Scalars['String']['input'];
  /** The `version` that was edited. If omitted, the update overwrites changes made by others. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Input for `updatePartnerKey`. */
export type UpdatePartnerKeyInput = {
  /** An active partner key. */
  id: Scalars['ID']['input'];
  /** Who uses the key, 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** Rate limit: requests per minute, 1 to 6000. */
  requestsPerMinute: Scalars['Int']['input'];
  /** The key's permissions; at least one scope. */
  scopes: Array<PartnerScope>;
};

/** Input for `updateProduct`. Omitted fields stay unchanged. */
export type UpdateProductInput = {
  /**
   * At most 8: EAN-8, UPC-A or EAN-13 with their check digit, or codes with up to 20 letters and digits. They must be
   * unique to this product.
   */
  barcodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 100 characters. May be empty. */
  bestBefore?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. May be empty. */
  brand?: InputMaybe<Scalars['String']['input']>;
  /** Categories that contain the product, at most 20. */
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * The keys of `medicineFindings` that the admin has checked and keeps as they are: at most 50. They are added to those of
   * earlier edits. A change of composition, medicine data or mark fails with MEDICINE_LISTED without those of the kinds
   * SCHEDULE and MARK.
   */
  checkedFindings?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1,000 characters. May be empty. */
  composition?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 code or English name of a country. May be empty. */
  countryOfOrigin?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 10,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Additional attributes, at most 50 with unique names. */
  details?: InputMaybe<Array<ProductDetailInput>>;
  /** 0 to 100 with at most two decimals. */
  discountPercent?: InputMaybe<Scalars['Float']['input']>;
  /** At most 10, each from another day. An empty list makes the rate unknown. */
  gstRates?: InputMaybe<Array<GstRateInput>>;
  /** 4, 6 or 8 digits. May be empty. */
  hsn?: InputMaybe<Scalars['String']['input']>;
  /** The product. */
  id: Scalars['ID']['input'];
  /** URLs of uploaded images, or http(s) URLs; at most 10. The first one is the main image. */
  images?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 300 characters. May be empty. */
  importer?: InputMaybe<Scalars['String']['input']>;
  /** At most 300 characters. May be empty. */
  makerOrPacker?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters. May be empty. */
  manufacturer?: InputMaybe<Scalars['String']['input']>;
  /** The most pieces in one order, up to 9,999. 0 or null for no limit. */
  maxPerOrder?: InputMaybe<Scalars['Int']['input']>;
  /** Medicine data. Null removes it. */
  medicine?: InputMaybe<MedicineInput>;
  /** 1 to 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is a narcotic or psychotropic medicine. */
  narcotic?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 100 characters. May be empty. */
  netQuantity?: InputMaybe<Scalars['String']['input']>;
  /** Price per item before the discount, greater than 0. */
  price?: InputMaybe<Scalars['Paise']['input']>;
  /** The stock that the admin saw. If it differs from the current stock, the update fails with CHANGED_MEANWHILE. */
  seenStock?: InputMaybe<Scalars['Int']['input']>;
  /** Number of items, 0 or more. */
  stock?: InputMaybe<Scalars['Int']['input']>;
  /** Sub-categories that contain the product, at most 20. */
  subCategoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Size of one item, 1 to 100 characters. */
  unit?: InputMaybe<Scalars['String']['input']>;
  /** The mark for vegetarian or non-vegetarian food. Null makes it unknown. */
  vegetarianMark?: InputMaybe<VegetarianMark>;
  /** The `version` that was edited. If omitted, the update overwrites changes made by others. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Input for `updateProducts`: either a discount, a discount change, a category, or GST data. */
export type UpdateProductsInput = {
  /** The category that replaces all categories of the products. Their sub-categories are replaced too. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Percentage points to add to each discount, −100 to 100 with at most two decimals. The result is limited to 0 to 100. */
  discountChange?: InputMaybe<Scalars['Float']['input']>;
  /** The new discount, 0 to 100 with at most two decimals. */
  discountPercent?: InputMaybe<Scalars['Float']['input']>;
  /** A GST rate to add. It replaces one from the same day; earlier and later ones stay. */
  gstRate?: InputMaybe<GstRateInput>;
  /** The new HSN code: 4, 6 or 8 digits. */
  hsn?: InputMaybe<Scalars['String']['input']>;
  /** The products, 1 to 500. Repeated ones are ignored. */
  products: Array<ProductVersionInput>;
  /**
   * The sub-category that replaces all their sub-categories. If omitted, the products have no sub-category. Requires
   * `categoryId`.
   */
  subCategoryId?: InputMaybe<Scalars['ID']['input']>;
};

/** Returned by `updateProducts`. */
export type UpdateProductsPayload = {
  __typename?: 'UpdateProductsPayload';
  /** The changed products, in input order. */
  products: Array<Product>;
  /** The products that were not changed, in input order. */
  refused: Array<RefusedProduct>;
  /** Why nothing was changed. Empty if each product was tried. */
  userErrors: Array<UserError>;
};

/** Input for `updateProfile`. */
export type UpdateProfileInput = {
  /** The account's password. Required only if the email address changes in more than letter case. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** Email address that no other account uses. */
  email: Scalars['String']['input'];
  /** Telephone number, 1 to 30 characters of free text. */
  mobile: Scalars['String']['input'];
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
};

/** Returned by `updateProfile`. */
export type UpdateProfilePayload = {
  __typename?: 'UpdateProfilePayload';
  /** BAD_USER_INPUT, EMAIL_TAKEN, WRONG_PASSWORD or RATE_LIMITED. Empty on success. */
  userErrors: Array<UserError>;
  /** The updated viewer. Null on error. */
  viewer?: Maybe<Viewer>;
};

/** Input of `updateShopSettings`. Settings that are missing stay unchanged. */
export type UpdateShopSettingsInput = {
  /** Postal address on one line: 1 to 300 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Addresses of other branches, one on each line. Empty removes it. */
  branches?: InputMaybe<Scalars['String']['input']>;
  /** Marketing claims shown on every product page: at most 6. */
  claims?: InputMaybe<Array<StoreClaimInput>>;
  /** Whether any prescription medicine is delivered. */
  deliverPrescriptionMedicines?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether schedule H medicines are delivered. */
  deliverScheduleH?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether schedule H1 medicines are delivered. */
  deliverScheduleH1?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where the shop delivers, and how fast: at most 10 areas. Empty delivers everywhere. */
  deliveryAreas?: InputMaybe<Array<DeliveryAreaInput>>;
  /** Text of the delivery badge on product cards: 1 to 20 characters. */
  deliveryBadge?: InputMaybe<Scalars['String']['input']>;
  /** Minutes from order to delivery if there are no areas: 5 to 1,440. */
  deliveryMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Policy about delivery, as paragraphs of plain text. */
  deliveryPolicy?: InputMaybe<Scalars['String']['input']>;
  /** Numbers of the licences to sell medicines, on one line: at most 200 characters. Empty removes them. */
  drugLicence?: InputMaybe<Scalars['String']['input']>;
  /** Customer service email address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** FSSAI licence number: 14 digits. Empty removes it. */
  fssai?: InputMaybe<Scalars['String']['input']>;
  /** Designation of the grievance officer. Empty removes it. */
  grievanceDesignation?: InputMaybe<Scalars['String']['input']>;
  /** Email address of the grievance officer. Empty removes it. */
  grievanceEmail?: InputMaybe<Scalars['String']['input']>;
  /** Name of the grievance officer. Empty removes it. */
  grievanceOfficer?: InputMaybe<Scalars['String']['input']>;
  /** Telephone number of the grievance officer. Empty removes it. */
  grievancePhone?: InputMaybe<Scalars['String']['input']>;
  /** Whether the shop is registered for GST. A registered shop needs a GSTIN. */
  gstRegistration?: InputMaybe<GstRegistration>;
  /** GST identification number. Empty removes it. */
  gstin?: InputMaybe<Scalars['String']['input']>;
  /** Days on which the shop is closed: at most 50. */
  holidays?: InputMaybe<Array<HolidayInput>>;
  /** How the documents of a registered shop are numbered. */
  invoiceSeries?: InputMaybe<InvoiceSeries>;
  /** The legal name of the business. Empty removes it. */
  legalName?: InputMaybe<Scalars['String']['input']>;
  /** The highest total of a delivery that is paid in cash: at most ₹1,00,000. With 0, there is no limit. */
  maxCash?: InputMaybe<Scalars['Paise']['input']>;
  /** The most packs of narcotic and psychotropic medicines in one order: 1 to 100. */
  maxNarcoticPacks?: InputMaybe<Scalars['Int']['input']>;
  /** PIN codes of the revenue district, or their first 1 to 5 digits: at most 100. Empty removes the limit. */
  medicineDistrict?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The smallest total of an order after discounts: at most ₹10,000. With 0, the shop accepts orders of any total. */
  minOrder?: InputMaybe<Scalars['Paise']['input']>;
  /** Name of the shop: 1 to 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** When the shop is open: 1 to 21 intervals, which do not overlap. */
  openingHours?: InputMaybe<Array<OpeningIntervalInput>>;
  /** The address that gets an email for each new order and ticket. Empty for no emails. */
  orderMailTo?: InputMaybe<Scalars['String']['input']>;
  /** Name and registration number of the pharmacist. Empty removes it. */
  pharmacist?: InputMaybe<Scalars['String']['input']>;
  /** Customer service telephone number: 5 to 20 digits, spaces, hyphens, brackets and a plus sign. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Whether customers may collect orders that could be delivered. */
  pickUpForAll?: InputMaybe<Scalars['Boolean']['input']>;
  /** Days for which a prescription for an acute disease is valid: 1 to 30. */
  prescriptionDaysAcute?: InputMaybe<Scalars['Int']['input']>;
  /** Days for which a prescription for a chronic disease is valid: 1 to 180. */
  prescriptionDaysChronic?: InputMaybe<Scalars['Int']['input']>;
  /** Policy about personal data, as paragraphs of plain text. */
  privacyPolicy?: InputMaybe<Scalars['String']['input']>;
  /** Minutes that customers have to answer a proposed substitute: 1 to 120. */
  proposalMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Hours after the delivery in which customers can report a problem with groceries: 1 to 720. */
  reportHoursGroceries?: InputMaybe<Scalars['Int']['input']>;
  /** Hours after the delivery in which customers can report a problem with medicines: 1 to 720. */
  reportHoursMedicines?: InputMaybe<Scalars['Int']['input']>;
  /** Policy about returns and refunds, as paragraphs of plain text. */
  returnPolicy?: InputMaybe<Scalars['String']['input']>;
  /** Whether orders that are paid in cash cost whole rupees when they are packed. */
  roundBills?: InputMaybe<Scalars['Boolean']['input']>;
  /** The shop's pages on social networks: at most 8. */
  socialLinks?: InputMaybe<Array<SocialLinkInput>>;
  /** Terms of sale, as paragraphs of plain text. */
  terms?: InputMaybe<Scalars['String']['input']>;
  /** The shop's turnover in the previous financial year. */
  turnoverClass?: InputMaybe<TurnoverClass>;
  /** The kind of account that the UPI ID belongs to. */
  upiAccount?: InputMaybe<UpiAccount>;
  /** The UPI ID that receives payments, such as `name@bank`. */
  upiId?: InputMaybe<Scalars['String']['input']>;
  /** Merchant category code from the payment provider: 4 digits. Empty removes it. */
  upiMerchantCode?: InputMaybe<Scalars['String']['input']>;
  /** Whether customers can pay with a UPI app. */
  upiPayments?: InputMaybe<Scalars['Boolean']['input']>;
  /** The version that the admin saw. If the settings have changed since, nothing is saved. */
  version: Scalars['Int']['input'];
  /**
   * The own list of ingredients to watch: at most 1,000 entries with up to 300 characters, such as 'Tramadol' or
   * 'Aceclofenac 50 mg + Paracetamol 125 mg'. One ingredient finds every medicine with it, several find only medicines with
   * exactly these. Strengths are compared where both have them.
   */
  watchedCompositions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Telephone number of the shop's WhatsApp account, like `phone`. Empty removes it. */
  whatsapp?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `updateShopSettings`. */
export type UpdateShopSettingsPayload = {
  __typename?: 'UpdateShopSettingsPayload';
  /** The settings of the input whose saved values differ, if the error is CHANGED_MEANWHILE. Otherwise empty. */
  conflicts: Array<ShopSettingConflict>;
  /** The settings as they are now. */
  settings: ShopSettings;
  /** BAD_USER_INPUT or CHANGED_MEANWHILE. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input for `updateSubCategory`. */
export type UpdateSubCategoryInput = {
  /** Categories that contain the sub-category, 1 to 20. Duplicates are ignored. */
  categoryIds: Array<Scalars['ID']['input']>;
  /** The sub-category. */
  id: Scalars['ID']['input'];
  /** URL of an uploaded image, or an http(s) URL. */
  image: Scalars['String']['input'];
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** The `version` that was edited. If omitted, the update overwrites changes made by others. */
  version?: InputMaybe<Scalars['Int']['input']>;
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

/** A UPI payment that has begun and whose order is not placed yet. Ends after a day. */
export type UpiPayment = {
  __typename?: 'UpiPayment';
  /** When the reservation expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** The idempotency key to place the order with. */
  idempotencyKey: Scalars['String']['output'];
  /** The products to be paid, at the prices when the payment began. */
  lines: Array<OrderLine>;
  /** How to pay. */
  request: UpiRequest;
  /**
   * Whether products and prices are reserved. False after the reservation has ended, for customers who have reserved too
   * long or too often, and for customers without a delivered order who request too many items; the order then needs
   * current prices and stock.
   */
  reserved: Scalars['Boolean']['output'];
  /** Total quantity of all products. */
  totalQuantity: Scalars['Int']['output'];
};

/**
 * A request to pay with a UPI app. The server is not notified of the payment: after paying, the customer places the order
 * with the payment method UPI.
 */
export type UpiRequest = {
  __typename?: 'UpiRequest';
  /** The amount to pay. */
  amount: Money;
  /** Whether UPI apps accept the link. If not, they accept only the scanned QR code, or the UPI ID and the amount as typed. */
  isLinkAccepted: Scalars['Boolean']['output'];
  /** A upi://pay link, which opens the UPI apps on a phone. */
  link: Scalars['String']['output'];
  /** The payee's name. */
  payee: Scalars['String']['output'];
  /** The link as a QR code: an SVG image in a data: URL. */
  qrCode: Scalars['String']['output'];
  /** The shop's reference in the link. An order with this total will have the same reference. */
  reference: Scalars['String']['output'];
  /** The payee's UPI ID. */
  upiId: Scalars['String']['output'];
};

/** A bank statement that an admin has uploaded. Visible to admins only, like its rows, which contain payers' names. */
export type UpiStatement = {
  __typename?: 'UpiStatement';
  /** When a payment was last marked as received. Null if no payment was marked. */
  appliedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the admin who marked it. Null if no payment was marked, or if the account no longer exists. */
  appliedBy?: Maybe<Scalars['String']['output']>;
  /** The number of rows with each state that occurs. Together they are `rowCount`. */
  counts: Array<UpiStatementCount>;
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** File name. */
  name: Scalars['String']['output'];
  /** Identifies the matching result. Changes when the file is uploaded once more. Null until the file was read completely. */
  previewId?: Maybe<Scalars['ID']['output']>;
  /** Payments that were ever marked as received with this statement. */
  received: Scalars['Int']['output'];
  /** Rows in the file, without the header and blank lines. */
  rowCount: Scalars['Int']['output'];
  /** When the file was last uploaded. */
  uploadedAt: Scalars['DateTime']['output'];
  /** Name of the admin who uploaded it last. Null if the account no longer exists. */
  uploadedBy?: Maybe<Scalars['String']['output']>;
};

/** The meaning of a file's columns: their positions, counted from 0. */
export type UpiStatementColumns = {
  __typename?: 'UpiStatementColumns';
  /** The credits, or all amounts if `type` is set. Null if no column, or more than one, was recognized. */
  amount?: Maybe<Scalars['Int']['output']>;
  /** The balance after the row. Null if there is no such column, or more than one. */
  balance?: Maybe<Scalars['Int']['output']>;
  /** The date. Null if no column, or more than one, was recognized. */
  date?: Maybe<Scalars['Int']['output']>;
  /** The debits, if they have a separate column. Null if there is no such column, or more than one. */
  debit?: Maybe<Scalars['Int']['output']>;
  /** The description or narration. Null if no column, or more than one, was recognized. */
  description?: Maybe<Scalars['Int']['output']>;
  /** The bank's reference or the UPI transaction number. Null if there is no such column. */
  reference?: Maybe<Scalars['Int']['output']>;
  /** Whether a payment has succeeded, in files from payment apps. Null if there is no such column, or more than one. */
  status?: Maybe<Scalars['Int']['output']>;
  /** Whether an amount is a credit: CR or DR. Null if `amount` has credits only. */
  type?: Maybe<Scalars['Int']['output']>;
};

/** The meaning of a file's columns: their positions, counted from 0. */
export type UpiStatementColumnsInput = {
  /** The credits, or all amounts if `type` is given. */
  amount: Scalars['Int']['input'];
  /** The balance after the row, which helps to assign the cells in rows with an unquoted delimiter. */
  balance?: InputMaybe<Scalars['Int']['input']>;
  /** The date: day, month and year, as 25/11/2026, 25-11-26, 25 Nov 2026, Nov 25, 2026 or 2026-11-25, with or without a time. */
  date: Scalars['Int']['input'];
  /** The debits, if they have a separate column. Credits that they take back are REVERSED. */
  debit?: InputMaybe<Scalars['Int']['input']>;
  /** The description or narration. */
  description: Scalars['Int']['input'];
  /** The bank's reference or the UPI transaction number, if there is such a column. */
  reference?: InputMaybe<Scalars['Int']['input']>;
  /** Whether a payment has succeeded, in files from payment apps. Only successful payments match. */
  status?: InputMaybe<Scalars['Int']['input']>;
  /** Whether an amount is a credit: CR or DR. */
  type?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of statements. */
export type UpiStatementConnection = {
  __typename?: 'UpiStatementConnection';
  /** The statements on this page, with their cursors. */
  edges: Array<UpiStatementEdge>;
  /** Information about this page. */
  pageInfo: PageInfo;
};

/** The number of a statement's rows with one state. */
export type UpiStatementCount = {
  __typename?: 'UpiStatementCount';
  /** Number of rows, 1 or more. */
  count: Scalars['Int']['output'];
  /** The state. */
  state: UpiStatementRowState;
};

/** A statement on a page. */
export type UpiStatementEdge = {
  __typename?: 'UpiStatementEdge';
  /** Pass as `after` to continue after this statement. */
  cursor: Scalars['String']['output'];
  /** The statement. */
  node: UpiStatement;
};

/** A row's order, as it was when the row was matched. */
export type UpiStatementOrder = {
  __typename?: 'UpiStatementOrder';
  /** The amount due for the order, including lines that were rejected afterwards. */
  amount: Money;
  /** The order. */
  id: Scalars['ID']['output'];
  /** The order number. */
  number: Scalars['String']['output'];
};

/** A row in a bank statement. */
export type UpiStatementRow = {
  __typename?: 'UpiStatementRow';
  /** The amount. Null if it cannot be read. */
  amount?: Maybe<Money>;
  /** The date, such as 2026-11-25. Null if it cannot be read. */
  date?: Maybe<Scalars['String']['output']>;
  /** The bank's description or narration, up to 500 characters. Text only, also if it looks like a formula. */
  description: Scalars['String']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Line number where the row begins, from 1. */
  line: Scalars['Int']['output'];
  /**
   * The order that the row belongs to. Null for UNKNOWN, AMBIGUOUS and MALFORMED rows, and for other rows that name no
   * order.
   */
  order?: Maybe<UpiStatementOrder>;
  /**
   * The reason, as a sentence. A MATCHED row that has only the order's reference or only its UPI transaction states
   * whether it does not name the customer. Null if the state says everything.
   */
  reason?: Maybe<Scalars['String']['output']>;
  /** The bank's reference. Can be empty. */
  reference: Scalars['String']['output'];
  /** The row's state. */
  state: UpiStatementRowState;
};

/** A page of a statement's rows. */
export type UpiStatementRowConnection = {
  __typename?: 'UpiStatementRowConnection';
  /** The rows on this page, with their cursors. */
  edges: Array<UpiStatementRowEdge>;
  /** Information about this page. */
  pageInfo: PageInfo;
};

/** A row on a page. */
export type UpiStatementRowEdge = {
  __typename?: 'UpiStatementRowEdge';
  /** Pass as `after` to continue after this row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: UpiStatementRow;
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

/** The table in a file: the first row with column names that are known from statements, and the rows below it. */
export type UpiStatementTable = {
  __typename?: 'UpiStatementTable';
  /** The columns that were used, or are proposed: the columns that were confirmed last, or columns with known names. */
  columns: UpiStatementColumns;
  /** Whether an admin has confirmed these columns, now or for an earlier file with the same header. */
  confirmed: Scalars['Boolean']['output'];
  /** The column names. */
  header: Array<Scalars['String']['output']>;
  /** Line number of these names in the file, from 1. */
  headerLine: Scalars['Int']['output'];
  /** The first three rows. */
  samples: Array<Array<Scalars['String']['output']>>;
};

/** Input for `uploadAvatar`. */
export type UploadAvatarInput = {
  /** JPEG, PNG, WebP or AVIF, detected from the content. At most 5 MB, 40 megapixels and 16,384 pixels per side. */
  file: Scalars['Upload']['input'];
  /** 8 to 100 characters, new for each submission. A repeat with the same key returns the first result. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Returned by `uploadAvatar`. */
export type UploadAvatarPayload = {
  __typename?: 'UploadAvatarPayload';
  /** UNSUPPORTED_MEDIA_TYPE or PAYLOAD_TOO_LARGE. Empty on success. */
  userErrors: Array<UserError>;
  /** The viewer with the new image. Null on error. */
  viewer?: Maybe<Viewer>;
};

/** Input for `uploadPicture`. */
export type UploadPictureInput = {
  /** JPEG, PNG, WebP or AVIF, detected from the content. At most 5 MB, 40 megapixels and 16,384 pixels per side. */
  file: Scalars['Upload']['input'];
  /** 8 to 100 characters, new for each submission. A repeat with the same key returns the first result. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Returned by `uploadPicture`. */
export type UploadPicturePayload = {
  __typename?: 'UploadPicturePayload';
  /** The stored image. Null on error. */
  picture?: Maybe<UploadedPicture>;
  /** UNSUPPORTED_MEDIA_TYPE or PAYLOAD_TOO_LARGE. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input for `uploadPrescription`. */
export type UploadPrescriptionInput = {
  /** A JPEG, PNG, WebP or PDF file with up to 10 MB, and, for images, up to 40 megapixels. */
  file: Scalars['Upload']['input'];
  /** 8 to 100 characters, new for each submission. A repeat with the same key returns the first result. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Returned by `uploadPrescription`. */
export type UploadPrescriptionPayload = {
  __typename?: 'UploadPrescriptionPayload';
  /** The stored prescription. Null on error. */
  prescription?: Maybe<Prescription>;
  /** UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE or TOO_MANY_PRESCRIPTIONS. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input for `uploadTicketPhoto`. */
export type UploadTicketPhotoInput = {
  /** A JPEG, PNG, WebP or AVIF file with up to 5 MB and 40 megapixels. */
  file: Scalars['Upload']['input'];
  /** 8 to 100 characters, new for each submission. A repeat with the same key returns the first result. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Returned by `uploadTicketPhoto`. */
export type UploadTicketPhotoPayload = {
  __typename?: 'UploadTicketPhotoPayload';
  /** The stored image. Null on error. */
  photo?: Maybe<TicketPhoto>;
  /** BAD_USER_INPUT, UNSUPPORTED_MEDIA_TYPE or PAYLOAD_TOO_LARGE. Empty on success. */
  userErrors: Array<UserError>;
};

/** A newly uploaded image. Refer to it by the `url` in its `image`. */
export type UploadedPicture = {
  __typename?: 'UploadedPicture';
  /** Height of the widest version in pixels. */
  height: Scalars['Int']['output'];
  /** The image's URLs. */
  image: Image;
  /** Width of the widest version in pixels. */
  width: Scalars['Int']['output'];
};

/** An error that a user can understand and correct. */
export type UserError = {
  __typename?: 'UserError';
  /** Machine-readable code. */
  code: UserErrorCode;
  /** The input field that caused the error. Null if the error concerns the input as a whole. */
  field?: Maybe<Scalars['String']['output']>;
  /** One sentence that can be shown to users, in English. */
  message: Scalars['String']['output'];
  /** The values in the sentence. */
  params: Array<MessageParam>;
  /** The sentence's stable name, such as `QUANTITY_TOO_LOW`. Clients that translate messages use it together with `params`. */
  reason: Scalars['String']['output'];
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
  code: Scalars['String']['input'];
};

/** Returned by `verifyEmail`. */
export type VerifyEmailPayload = {
  __typename?: 'VerifyEmailPayload';
  /** WRONG_CODE, or TOO_MANY_TRIES when the code is no longer valid. Empty on success. */
  userErrors: Array<UserError>;
  /** The viewer with the verified address. Null on error. */
  viewer?: Maybe<Viewer>;
};

/** Input for `verifyPasswordResetCode`. */
export type VerifyPasswordResetCodeInput = {
  /** Six digits. Valid for ten minutes and for at most five attempts. */
  code: Scalars['String']['input'];
  /** The address the code was sent to, compared case-insensitively. */
  email: Scalars['String']['input'];
};

/** Returned by `verifyPasswordResetCode`. */
export type VerifyPasswordResetCodePayload = {
  __typename?: 'VerifyPasswordResetCodePayload';
  /** For `resetPassword`. Valid for ten minutes and for a single use. Null on error. */
  resetToken?: Maybe<Scalars['String']['output']>;
  /** WRONG_CODE, or TOO_MANY_TRIES when the code is no longer valid. Empty on success. */
  userErrors: Array<UserError>;
};

/** The logged-in user. Only they can read these fields. */
export type Viewer = {
  __typename?: 'Viewer';
  /** Saved addresses, newest first: at most 100, and with removed ones at most 200. */
  addresses: Array<Address>;
  /** Profile image. Null if not set. */
  avatar?: Maybe<Image>;
  /** The viewer's cart. */
  cart: Cart;
  /** Why the viewer cannot pay in cash, as a sentence. Null if they can. */
  cashUnavailable?: Maybe<Scalars['String']['output']>;
  /** Email address, as the user typed it. Compared case-insensitively. */
  email: Scalars['String']['output'];
  /** Whether the user has confirmed the email address with a code. */
  emailVerified: Scalars['Boolean']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** What the viewer last wanted if an item is missing. LEAVE_OUT if none of their last ten orders says it. */
  ifItemMissing: MissingItemChoice;
  /** Whether the viewer is a pharmacist, who can approve prescriptions and open the schedule H1 register. */
  isPharmacist: Scalars['Boolean']['output'];
  /** The address id in the viewer's latest order. Null before the first order; the address may have been removed since. */
  lastAddressId?: Maybe<Scalars['ID']['output']>;
  /** The time of the last login. Null before the first. */
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  /** Telephone number as entered. Empty until it is set. */
  mobile: Scalars['String']['output'];
  /** The user's name. */
  name: Scalars['String']['output'];
  /** One of the viewer's orders. Null if it does not exist or belongs to someone else. */
  order?: Maybe<Order>;
  /** The emails about their orders that the user receives. All by default. */
  orderMails: Array<OrderMail>;
  /** The viewer's orders, newest first. */
  orders: OrderConnection;
  /** The viewer's prescriptions, newest first; at most 100. */
  prescriptions: Array<Prescription>;
  /** A quote for the cart. */
  quote: Quote;
  /** The user's permissions. */
  role: Role;
  /** Active sessions, most recently used first; at most 50. */
  sessions: Array<Session>;
  /** Whether the account can be used. */
  status: AccountStatus;
  /** The invitation with this emailed token. Null if it was accepted, cancelled or replaced, or is older than seven days. */
  teamInvitation?: Maybe<ReceivedTeamInvitation>;
  /** The viewer's tickets, newest first. */
  tickets: TicketConnection;
  /** The viewer's UPI payment that has begun and whose order is not placed yet. Null if there is no such payment. */
  upiPayment?: Maybe<UpiPayment>;
};


/** The logged-in user. Only they can read these fields. */
export type ViewerAddressesArgs = {
  includeRemoved?: Scalars['Boolean']['input'];
};


/** The logged-in user. Only they can read these fields. */
export type ViewerOrderArgs = {
  id: Scalars['ID']['input'];
};


/** The logged-in user. Only they can read these fields. */
export type ViewerOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** The logged-in user. Only they can read these fields. */
export type ViewerQuoteArgs = {
  productIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** The logged-in user. Only they can read these fields. */
export type ViewerTeamInvitationArgs = {
  token: Scalars['String']['input'];
};


/** The logged-in user. Only they can read these fields. */
export type ViewerTicketsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/**
 * A partner's URL that receives catalogue changes. Each change is a POST request as specified by Standard Webhooks
 * (www.standardwebhooks.com), with the headers webhook-id, webhook-timestamp and webhook-signature. The JSON body has the
 * fields id (the delivery's id), kind, thingId, deleted, at and cursor (as in `CatalogueChange` and its edge), and thing:
 * the entity's state at the time of sending, or null. It includes stock if the key has the scope `stock:read`.
 *
 * Any 2xx response within five seconds confirms the delivery. Otherwise it is retried with increasing delays for three
 * days. A delivery may arrive more than once; use its id to detect duplicates.
 */
export type Webhook = {
  __typename?: 'Webhook';
  /** When the webhook was registered. Changes from then on are sent. */
  createdAt: Scalars['DateTime']['output'];
  /** When the first delivery failed since the last successful one. Null if the last delivery was successful. */
  failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** When the webhook was stopped, about a second after its key was revoked. Null while it is active. */
  stoppedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where changes are sent: an https URL. In development, http URLs on this machine are allowed as well. */
  url: Scalars['String']['output'];
};

/** A change that is sent to a webhook. */
export type WebhookDelivery = {
  __typename?: 'WebhookDelivery';
  /** When the change was added to the change log. */
  at: Scalars['DateTime']['output'];
  /** Number of attempts, 0 or more. Restarts at 0 when the delivery is resent. */
  attempts: Scalars['Int']['output'];
  /** The change's cursor in `catalogueChanges`. */
  cursor: Scalars['String']['output'];
  /** True if the change is a deletion. */
  deleted: Scalars['Boolean']['output'];
  /** 24 hexadecimal digits. Sent as the header webhook-id; use it to detect duplicates. */
  id: Scalars['ID']['output'];
  /** The entity's kind. */
  kind: CatalogueKind;
  /** When the last attempt was made. Null before the first one. */
  lastAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** Earliest time for the next attempt. Null unless the state is WAITING. */
  nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why the last attempt failed or why there will be no further attempts, as a sentence. Null if there is no problem. */
  problem?: Maybe<Scalars['String']['output']>;
  /** The delivery's state. */
  state: WebhookDeliveryState;
  /** HTTP status of the last response, such as 200. Null if there was no response. */
  status?: Maybe<Scalars['Int']['output']>;
  /** The entity's current state. Null if it has been deleted. */
  thing?: Maybe<CatalogueThing>;
  /** The entity's id: 24 hexadecimal digits. */
  thingId: Scalars['ID']['output'];
};

/** A page of deliveries. */
export type WebhookDeliveryConnection = {
  __typename?: 'WebhookDeliveryConnection';
  /** The deliveries on this page, with their cursors. */
  edges: Array<WebhookDeliveryEdge>;
  /** Information about this page. */
  pageInfo: PageInfo;
};

/** A delivery on a page. */
export type WebhookDeliveryEdge = {
  __typename?: 'WebhookDeliveryEdge';
  /** Pass as `after` to continue after this delivery. */
  cursor: Scalars['String']['output'];
  /** The delivery. */
  node: WebhookDelivery;
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
  id: Scalars['ID']['input'];
};

/** Returned by `withdrawOrderLink`. */
export type WithdrawOrderLinkPayload = {
  __typename?: 'WithdrawOrderLinkPayload';
  /** NOT_FOUND if the link has ended or its order was placed. Empty on success. */
  userErrors: Array<UserError>;
  /** The id of the withdrawn link. Null on error. */
  withdrawnId?: Maybe<Scalars['ID']['output']>;
};

/** Input for `withdrawProposal`. */
export type WithdrawProposalInput = {
  /** The order. */
  orderId: Scalars['ID']['input'];
  /** One of the order's open proposals. */
  proposalId: Scalars['ID']['input'];
  /** As for `changeOrderLine`. */
  seenUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Returned by `withdrawProposal`. */
export type WithdrawProposalPayload = {
  __typename?: 'WithdrawProposalPayload';
  /** The current order. Null if it does not exist. */
  order?: Maybe<Order>;
  /** NOT_FOUND or CHANGED_MEANWHILE. Empty on success. */
  userErrors: Array<UserError>;
};

/** The effects of publishing a line of search words. */
export type WordsPreview = {
  __typename?: 'WordsPreview';
  /** Searches for at most ten of the line's words, in their order. */
  searches: Array<SearchPreview>;
  /** All tests, with their current and their new positions. Tests that the line changes come first. */
  tests: Array<SearchTestPreview>;
  /** Empty for a line that can be published. */
  userErrors: Array<UserError>;
};
