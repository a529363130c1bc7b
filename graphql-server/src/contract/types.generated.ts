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
  /** A date and time in UTC, in ISO 8601 format with milliseconds: 2026-11-21T09:30:00.000Z. */
  DateTime: { input: Date; output: Date; }
  /** A whole number of paise (hundredths of a rupee), from 0 to 9007199254740991, as a JSON number. */
  Paise: { input: number; output: number; }
  /** A file of a multipart request (GraphQL multipart request specification). */
  Upload: { input: IncomingFile; output: never; }
};

/** Input of `acceptTeamInvitation`. */
export type AcceptTeamInvitationInput = {
  /** The token from the link in the mail. Valid for seven days and for a single use. */
  token: Scalars['String']['input'];
};

/** Result of `acceptTeamInvitation`. */
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
  /** The store has locked the account. */
  | 'SUSPENDED';

/** Input of `addRefund`. */
export type AddRefundInput = {
  /**
   * The amount to refund: at most what the pieces cost, and what is left of the payment. For PAID_TWICE, at most what the
   * shopper had to pay for the order.
   */
  amount: Scalars['Paise']['input'];
  /**
   * A key that the client generates once per form, 8 to 100 characters: repeating a request with it changes nothing more.
   * Without a key, every request adds a refund.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /**
   * The pieces that are paid back, each product once. Required for PART_OF_LINES, otherwise empty. Pieces of another refund
   * of the order cannot be paid back again.
   */
  lines?: Array<RefundLineInput>;
  /** An order whose payment was received. For PAID_TWICE, any order. */
  orderId: Scalars['ID']['input'];
  /** PART_OF_LINES, GOODWILL or PAID_TWICE. An order has at most one refund with the reason PAID_TWICE. */
  reason: RefundReason;
  /**
   * The `updatedAt` of the order that the caller saw. If the order has changed since, nothing happens: it fails with
   * CHANGED_MEANWHILE. Null skips this check.
   */
  seenUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Result of `addRefund`. */
export type AddRefundPayload = {
  __typename?: 'AddRefundPayload';
  /** The current order. Null if it does not exist. */
  order?: Maybe<Order>;
  /** BAD_USER_INPUT, NOT_FOUND, CHANGED_MEANWHILE, PRESCRIPTION_NOT_CHECKED or IDEMPOTENCY_KEY_REUSED. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `addSearchTest`. */
export type AddSearchTestInput = {
  /** The product that should be among the first ten results. */
  productId: Scalars['ID']['input'];
  /** At most 100 characters. */
  text: Scalars['String']['input'];
};

/** Result of `addSearchTest`. */
export type AddSearchTestPayload = {
  __typename?: 'AddSearchTestPayload';
  /** The test. Null on error. */
  test?: Maybe<SearchTest>;
  /** Empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `addToCart`. */
export type AddToCartInput = {
  /** The product. */
  productId: Scalars['ID']['input'];
  /** Number of pieces, 1 or more. */
  quantity?: Scalars['Int']['input'];
};

/** A saved delivery address. All fields are as the user entered them. */
export type Address = {
  __typename?: 'Address';
  /** False if the address was removed. Orders cannot be placed with it any more. */
  active: Scalars['Boolean']['output'];
  /** House, street, area. */
  addressLine: Scalars['String']['output'];
  /** City or town. */
  city: Scalars['String']['output'];
  /** Country. */
  country: Scalars['String']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Telephone number for the delivery. */
  mobile: Scalars['String']['output'];
  /** Postal code. */
  pincode: Scalars['String']['output'];
  /** State. */
  state: Scalars['String']['output'];
  /** The user who saved the address. */
  userId: Scalars['ID']['output'];
  /** Incremented by each edit. Pass it to `placeOrder` to state which version the shopper saw. */
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

/** Result of `createAddress`, `updateAddress` and `removeAddress`. */
export type AddressPayload = {
  __typename?: 'AddressPayload';
  /** The address after the change. Null on error. */
  address?: Maybe<Address>;
  /** Empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `applyUpiStatement`. */
export type ApplyUpiStatementInput = {
  /** The `previewId` of the statement that the admin saw. Fails with CHANGED_MEANWHILE if the file was uploaded again since. */
  previewId: Scalars['ID']['input'];
  /** The statement. */
  statementId: Scalars['ID']['input'];
};

/** Result of `applyUpiStatement`. */
export type ApplyUpiStatementPayload = {
  __typename?: 'ApplyUpiStatementPayload';
  /** The number of payments that this call marked as received. */
  received: Scalars['Int']['output'];
  /** The rows that were not applied because their order has changed, with their new state. */
  refused: Array<UpiStatementRow>;
  /** The current statement. Null if it does not exist. */
  statement?: Maybe<UpiStatement>;
  /** NOT_FOUND or CHANGED_MEANWHILE. Empty on success. */
  userErrors: Array<UserError>;
};

/** What was sold of a product, without cancelled orders. */
export type BestSeller = {
  __typename?: 'BestSeller';
  /** Name of the product when it was ordered last. */
  name: Scalars['String']['output'];
  /** Pieces that were sold. */
  pieces: Scalars['Int']['output'];
  /** The product, which may have been deleted. */
  productId: Scalars['ID']['output'];
  /** What they were sold for. */
  revenue: Money;
  /** Size of one piece when it was ordered last. */
  unit: Scalars['String']['output'];
};

/** A brand to filter by. */
export type BrandFacet = {
  __typename?: 'BrandFacet';
  /** The brand. */
  brand: Scalars['String']['output'];
  /** Number of products. */
  count: Scalars['Int']['output'];
};

/** Input of `cancelOrder`. */
export type CancelOrderInput = {
  /** One of the viewer's orders. */
  orderId: Scalars['ID']['input'];
  /**
   * The `updatedAt` of the order that the caller saw. If the order has changed since, nothing happens: it fails with
   * CHANGED_MEANWHILE. Null skips this check.
   */
  seenUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Result of `cancelOrder`. */
export type CancelOrderPayload = {
  __typename?: 'CancelOrderPayload';
  /** The current order. Null if it does not exist. */
  order?: Maybe<Order>;
  /** NOT_FOUND, NOT_CANCELLABLE or CHANGED_MEANWHILE. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `cancelTeamInvitation`. */
export type CancelTeamInvitationInput = {
  /** The id of an open invitation. */
  id: Scalars['ID']['input'];
};

/** Result of `cancelTeamInvitation`. */
export type CancelTeamInvitationPayload = {
  __typename?: 'CancelTeamInvitationPayload';
  /** The team without the invitation. */
  team: Team;
  /** NOT_FOUND if it was accepted or cancelled, or has expired. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `cancelUpiPayment`. */
export type CancelUpiPaymentInput = {
  /** The reference of the payment that the shopper has not made. If another one is open, this fails with CHANGED_MEANWHILE. */
  reference: Scalars['String']['input'];
};

/** Result of `cancelUpiPayment`. */
export type CancelUpiPaymentPayload = {
  __typename?: 'CancelUpiPaymentPayload';
  /** The current cart. */
  cart: Cart;
  /** CHANGED_MEANWHILE. Empty on success. */
  userErrors: Array<UserError>;
};

/**
 * A user's cart, shared by all their devices. Prices are current, not those at the time of adding. Totals include only
 * what can be ordered: for a line with more pieces than the stock, the pieces in stock.
 */
export type Cart = {
  __typename?: 'Cart';
  /** Lines whose product was deleted. `removeFromCart` dismisses the notice. */
  gone: Array<GoneCartLine>;
  /** The id of the user who owns the cart. */
  id: Scalars['ID']['output'];
  /** In the order in which they were added, at most 50. A deleted product disappears from the lines of all carts. */
  lines: Array<CartLine>;
  /** Total of the discounts: subtotal − total. */
  savings: Money;
  /** Total of the lines before discounts. */
  subtotal: Money;
  /** Total of the lines after discounts: the amount to pay. Delivery is free. */
  total: Money;
  /** Pieces that can be ordered, in all lines together. */
  totalQuantity: Scalars['Int']['output'];
  /** Advice about the products in the cart, which does not prevent an order. Empty without advice. */
  warnings: Array<CartWarning>;
};

/** A product in a cart and its quantity. */
export type CartLine = {
  __typename?: 'CartLine';
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** What the shopper should know before ordering, such as a changed price or low stock. Empty if there is nothing to report. */
  problems: Array<LineProblem>;
  /** The product with its current price and stock. */
  product: Product;
  /** Number of pieces, 1 or more. */
  quantity: Scalars['Int']['output'];
  /** Price per piece after discount when the product was added or its quantity last changed. */
  seenPrice: Money;
};

/** Result of `addToCart`, `changeCartLineQuantity`, `removeFromCart` and `setCartQuantity`. */
export type CartPayload = {
  __typename?: 'CartPayload';
  /** The current cart, also on error. */
  cart: Cart;
  /** Empty on success. */
  userErrors: Array<UserError>;
};

/** Advice about products that are in a cart together. */
export type CartWarning = {
  __typename?: 'CartWarning';
  /** Machine-readable code. */
  code: CartWarningCode;
  /** The ingredient it is about. */
  ingredient: Scalars['String']['output'];
  /** Two sentences that can be shown to users. */
  message: Scalars['String']['output'];
  /** The products it is about, in the order of the cart. */
  productIds: Array<Scalars['ID']['output']>;
};

/** Kinds of advice about products that are in a cart together. */
export type CartWarningCode =
  /** Several medicines contain the same ingredient. */
  | 'SAME_INGREDIENT';

/** The cash that a member of the team received on a day. Without an id. */
export type CashCollector = {
  __typename?: 'CashCollector';
  /** Name of the member of the team. Null for orders delivered before version 1.2, and for deleted accounts. */
  name?: Maybe<Scalars['String']['output']>;
  /** Number of orders. */
  orders: Scalars['Int']['output'];
  /** The amount that was received. */
  received: Money;
};

/** The cash of a day. Refunds that were made since are not subtracted. */
export type CashDay = {
  __typename?: 'CashDay';
  /** Who received it, the largest amount first. */
  collectors: Array<CashCollector>;
  /** The day in Indian time, such as 2026-11-27. */
  day: Scalars['String']['output'];
  /** Number of orders that were paid in cash. */
  orders: Scalars['Int']['output'];
  /** The amount that was received. */
  received: Money;
};

/** The cash that was received for an order. Part of its payment, without an id. */
export type CashReceipt = {
  __typename?: 'CashReceipt';
  /** The amount that was received. */
  amount: Money;
  /** When it was recorded. */
  at: Scalars['DateTime']['output'];
  /** Name of the member of the team who recorded it; visible to the team only. Null for orders delivered before version 1.2. */
  by?: Maybe<Scalars['String']['output']>;
};

/** A category, sub-category or product was created, changed or deleted, or the stock of a product changed. */
export type CatalogueChange = {
  __typename?: 'CatalogueChange';
  /** When the change was added to the log: while the store runs, at most about a second after it was made. */
  at: Scalars['DateTime']['output'];
  /** True if the entity was deleted. Its tombstone stays in the log. */
  deleted: Scalars['Boolean']['output'];
  /** Id of the entity: 24 hexadecimal digits, unique across all kinds. */
  id: Scalars['ID']['output'];
  /** The kind of the entity. */
  kind: CatalogueKind;
  /**
   * The current state of the entity. It may be newer than this change, in which case another change follows. Null if the
   * entity has been deleted; if `deleted` is false, it was deleted after this change and its tombstone follows.
   */
  thing?: Maybe<CatalogueThing>;
};

/** A page of changes. */
export type CatalogueChangeConnection = {
  __typename?: 'CatalogueChangeConnection';
  /**
   * The `after` argument that this page answers; null for the beginning. Compare it with the argument you sent to detect
   * a repeated or misrouted response.
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
   * ones; 64 zeros if there are none. The text of an entity is one of these JSON arrays, in UTF-8:
   *
   *     ["category",id,name,image]
   *     ["subCategory",id,name,image,[category ids]]
   *     ["product",id,name,unit,price,discount,description,[images],[category ids],[sub-category ids],[[name,value],…]]
   *
   * - An image is its `url`; a missing image is null. The images of a product keep their order.
   * - Brand, manufacturer, composition, HSN code, barcodes and stock of a product are not included.
   * - Lists of ids are sorted as text, ascending. Details are pairs of name and value, in their order.
   * - The price is `price.amount` in paise. The discount is `discountPercent` × 100, rounded to a whole number.
   * - Numbers are plain decimal digits. There is no white space between tokens and no trailing newline.
   * - In strings, `"` and `\` are escaped with `\`; backspace, tab, line feed, form feed and carriage return are `\b`, `\t`,
   *   `\n`, `\f` and `\r`; other characters below U+0020 are `\u00` and two lower-case hexadecimal digits. All other
   *   characters, including `/` and non-ASCII letters, are not escaped. This is the output of JavaScript's JSON.stringify.
   *
   * Stock is not included.
   */
  digest: Scalars['String']['output'];
};

/** The kinds of catalogue entities. */
export type CatalogueKind =
  /** A `Category`. */
  | 'CATEGORY'
  /** A `Product`. */
  | 'PRODUCT'
  /** A `SubCategory`. */
  | 'SUB_CATEGORY';

/** A catalogue entity. */
export type CatalogueThing = Category | Product | SubCategory;

/** A department of the store, such as 'Dairy & Eggs'. */
export type Category = {
  __typename?: 'Category';
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Null if the category has no picture. */
  image?: Maybe<Image>;
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
  /** Incremented by each edit, from 1. Pass it to `updateCategory` to avoid overwriting the changes of others. */
  version: Scalars['Int']['output'];
};


/** A department of the store, such as 'Dairy & Eggs'. */
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

/** Result of `createCategory` and `updateCategory`. */
export type CategoryPayload = {
  __typename?: 'CategoryPayload';
  /** The current category, also with CHANGED_MEANWHILE. Null if it does not exist. */
  category?: Maybe<Category>;
  /** Empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `changeCartLineQuantity`. */
export type ChangeCartLineQuantityInput = {
  /** A line of the viewer's cart. */
  cartLineId: Scalars['ID']['input'];
  /** Number of pieces, 1 or more. */
  quantity: Scalars['Int']['input'];
};

/** Input of `changePassword`. */
export type ChangePasswordInput = {
  /** Must equal `newPassword`. */
  confirmPassword: Scalars['String']['input'];
  /** The account's password. */
  currentPassword: Scalars['String']['input'];
  /** At least 8 characters and at most 72 bytes. */
  newPassword: Scalars['String']['input'];
};

/** Result of `changePassword`. */
export type ChangePasswordPayload = {
  __typename?: 'ChangePasswordPayload';
  /** BAD_USER_INPUT, WRONG_PASSWORD or RATE_LIMITED. Empty on success. */
  userErrors: Array<UserError>;
  /** The viewer with the remaining session. Null on error. */
  viewer?: Maybe<Viewer>;
};

/** Input of `checkPrescription`. */
export type CheckPrescriptionInput = {
  /** One decision for each line that requires a prescription. */
  decisions: Array<LineDecisionInput>;
  /** An order whose prescription check is PENDING. */
  orderId: Scalars['ID']['input'];
  /** For whom the medicines are, up to 200 characters. Required to approve a medicine of schedule H1. */
  patient?: Scalars['String']['input'];
  /** Who prescribed them, up to 200 characters. Required to approve a medicine of schedule H1. */
  prescriber?: Scalars['String']['input'];
  /**
   * The `updatedAt` of the order that the caller saw. If the order has changed since, nothing happens: it fails with
   * CHANGED_MEANWHILE. Null skips this check.
   */
  seenUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Result of `checkPrescription`. */
export type CheckPrescriptionPayload = {
  __typename?: 'CheckPrescriptionPayload';
  /** The current order. Null if it does not exist. */
  order?: Maybe<Order>;
  /** BAD_USER_INPUT, NOT_FOUND or CHANGED_MEANWHILE. Empty on success. */
  userErrors: Array<UserError>;
};

/** A cell that was edited in a file and changed in the store since the export. */
export type ConflictingCell = {
  __typename?: 'ConflictingCell';
  /** Line of the file where the row begins, from 1. */
  line: Scalars['Int']['output'];
  /** The column, with the texts of the file and of the store. */
  reason: Scalars['String']['output'];
};

/** Input of `createAddress`. Every text of the address is 1 to 200 characters. */
export type CreateAddressInput = {
  /** House, street, area. */
  addressLine: Scalars['String']['input'];
  /** City or town. */
  city: Scalars['String']['input'];
  /** Country. */
  country: Scalars['String']['input'];
  /** 8 to 100 characters, new for each submission. A repeat with the same key returns what was saved first. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Telephone number for the delivery. */
  mobile: Scalars['String']['input'];
  /** Postal code. */
  pincode: Scalars['String']['input'];
  /** State. */
  state: Scalars['String']['input'];
};

/** Input of `createCategory`. */
export type CreateCategoryInput = {
  /** 8 to 100 characters, new for each submission. A repeat with the same key returns what was created first. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** URL of an uploaded picture, or an http(s) URL. */
  image: Scalars['String']['input'];
  /** 1 to 100 characters, unique (case-insensitive). */
  name: Scalars['String']['input'];
};

/** Input of `createPartnerKey`. */
export type CreatePartnerKeyInput = {
  /** Who uses the key, 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** Rate limit: requests per minute, 1 to 6000. */
  requestsPerMinute?: Scalars['Int']['input'];
  /** What the key can read; at least one scope. */
  scopes: Array<PartnerScope>;
};

/** Result of `createPartnerKey`. */
export type CreatePartnerKeyPayload = {
  __typename?: 'CreatePartnerKeyPayload';
  /** The new key. Null on error. */
  partnerKey?: Maybe<PartnerKey>;
  /** The complete key, which cannot be retrieved later. Null on error. */
  secret?: Maybe<Scalars['String']['output']>;
  /** Empty on success. At most 100 keys can be active at a time. */
  userErrors: Array<UserError>;
};

/** Input of `createProduct`. */
export type CreateProductInput = {
  /** At most 8: EAN-8, UPC-A or EAN-13 with their check digit, or codes with up to 20 letters and digits. No other product can have them. None if omitted. */
  barcodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 100 characters. Empty if omitted. */
  brand?: InputMaybe<Scalars['String']['input']>;
  /** Categories that contain the product, at most 20. */
  categoryIds: Array<Scalars['ID']['input']>;
  /** At most 1,000 characters. Empty if omitted. */
  composition?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 10,000 characters. */
  description: Scalars['String']['input'];
  /** Additional facts, at most 50 with unique names. */
  details: Array<ProductDetailInput>;
  /** 0 to 100 with at most two decimals. */
  discountPercent: Scalars['Float']['input'];
  /** 4, 6 or 8 digits. Empty if omitted. */
  hsn?: InputMaybe<Scalars['String']['input']>;
  /** 8 to 100 characters, new for each submission. A repeat with the same key returns what was created first. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** URLs of uploaded pictures, or http(s) URLs; at most 10. The first one is the main picture. */
  images: Array<Scalars['String']['input']>;
  /** At most 200 characters. Empty if omitted. */
  manufacturer?: InputMaybe<Scalars['String']['input']>;
  /** Facts about a medicine. Omitted or null for everything else. */
  medicine?: InputMaybe<MedicineInput>;
  /** 1 to 200 characters. */
  name: Scalars['String']['input'];
  /** Price per piece before the discount, greater than 0. */
  price: Scalars['Paise']['input'];
  /** Number of pieces, 0 or more. */
  stock: Scalars['Int']['input'];
  /** Sub-categories that contain the product, at most 20. */
  subCategoryIds: Array<Scalars['ID']['input']>;
  /** Size of one piece, 1 to 100 characters. */
  unit: Scalars['String']['input'];
};

/** Input of `createSubCategory`. */
export type CreateSubCategoryInput = {
  /** Categories that contain the sub-category, 1 to 20. Duplicates are ignored. */
  categoryIds: Array<Scalars['ID']['input']>;
  /** 8 to 100 characters, new for each submission. A repeat with the same key returns what was created first. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** URL of an uploaded picture, or an http(s) URL. */
  image: Scalars['String']['input'];
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
};

/** Currencies. */
export type Currency =
  /** Indian rupee, divided into 100 paise. */
  | 'INR';

/** Input of `deleteAccount`. */
export type DeleteAccountInput = {
  /** The account's password. */
  currentPassword: Scalars['String']['input'];
};

/** Result of `deleteAccount`. */
export type DeleteAccountPayload = {
  __typename?: 'DeleteAccountPayload';
  /** BAD_USER_INPUT, WRONG_PASSWORD, RATE_LIMITED or NOT_DELETABLE. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input of delete mutations. */
export type DeleteInput = {
  /** The id of the object to delete. */
  id: Scalars['ID']['input'];
};

/** Result of delete mutations. */
export type DeletePayload = {
  __typename?: 'DeletePayload';
  /** The id of the deleted object. Null on error. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `deletePrescription`. */
export type DeletePrescriptionInput = {
  /** One of the viewer's prescriptions. */
  prescriptionId: Scalars['ID']['input'];
};

/** Result of `deletePrescription`. */
export type DeletePrescriptionPayload = {
  __typename?: 'DeletePrescriptionPayload';
  /** The id of the deleted prescription. Null on error. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** NOT_FOUND or IN_USE. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `deleteProducts`. */
export type DeleteProductsInput = {
  /** The products, 1 to 500. Repeated ones are ignored. */
  products: Array<ProductVersionInput>;
};

/** Result of `deleteProducts`. */
export type DeleteProductsPayload = {
  __typename?: 'DeleteProductsPayload';
  /** The ids of the deleted products, in the order of the input. */
  deletedIds: Array<Scalars['ID']['output']>;
  /** The products that were not deleted, in the order of the input. */
  refused: Array<RefusedProduct>;
  /** Why nothing was deleted. Empty if each product was tried. */
  userErrors: Array<UserError>;
};

/** A product that was deleted. Only its id is kept. */
export type DeletedProduct = {
  __typename?: 'DeletedProduct';
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
};

/** A lowest discount to filter by. */
export type DiscountFacet = {
  __typename?: 'DiscountFacet';
  /** Number of products. */
  count: Scalars['Int']['output'];
  /** The lowest discount in percent. */
  minPercent: Scalars['Float']['output'];
};

/** Schedules of the Drugs Rules, 1945. */
export type DrugSchedule =
  /** Sold on prescription. */
  | 'H'
  /** Sold on prescription, and entered in the register (`prescriptionRegister`). */
  | 'H1'
  /** Sold without a prescription. */
  | 'NONE'
  /** Sold on prescription, with stricter rules. Not sold online: it cannot be added to a cart or ordered. */
  | 'X';

/** Result of `endOtherSessions`. */
export type EndOtherSessionsPayload = {
  __typename?: 'EndOtherSessionsPayload';
  /** Always empty. */
  userErrors: Array<UserError>;
  /** The viewer with the remaining session. */
  viewer?: Maybe<Viewer>;
};

/** Input of `endSession`. */
export type EndSessionInput = {
  /** The id of one of the viewer's `sessions`. */
  id: Scalars['ID']['input'];
};

/** Result of `endSession`. */
export type EndSessionPayload = {
  __typename?: 'EndSessionPayload';
  /** NOT_FOUND. Empty on success. */
  userErrors: Array<UserError>;
  /** The viewer with the remaining sessions. Null on error. */
  viewer?: Maybe<Viewer>;
};

/** Input of `finishImport`. */
export type FinishImportInput = {
  /** The import. */
  id: Scalars['ID']['input'];
};

/** Result of `finishImport`. */
export type FinishImportPayload = {
  __typename?: 'FinishImportPayload';
  /** The import. Null if it does not exist. */
  productImport?: Maybe<ProductImport>;
  /** NOT_FOUND. Empty on success. */
  userErrors: Array<UserError>;
};

/** A cart line whose product is no longer sold. */
export type GoneCartLine = {
  __typename?: 'GoneCartLine';
  /** The id of the cart line: 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Name of the product when it was added. */
  name: Scalars['String']['output'];
};

/** A picture: either uploaded to this store, or an external http(s) URL from an import. */
export type Image = {
  __typename?: 'Image';
  /** All available widths, in the format of the HTML attribute `srcset`. Null for external pictures. */
  srcSet?: Maybe<Scalars['String']['output']>;
  /** URL of the widest version. A path such as /media/… for pictures of this store. */
  url: Scalars['String']['output'];
  /** The same widths as a list, narrowest first. Empty for external pictures, whose width is unknown. */
  versions: Array<ImageVersion>;
};

/** A picture of this store in one width. */
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

/** Input of `importProducts`. */
export type ImportProductsInput = {
  /** Whether to only read the file and count, without changing anything. */
  dryRun: Scalars['Boolean']['input'];
  /** CSV file in UTF-8 with a header row, plain or compressed with gzip, at most 20 MB. The column `id` of an export identifies existing products, and its column `exported` tells which cells were edited. */
  file: Scalars['Upload']['input'];
  /** Name of the file, for `productImports`, which shows it on one line and its first 255 characters. */
  fileName?: InputMaybe<Scalars['String']['input']>;
  /**
   * Columns of `prescriptionColumns` in the report that say nothing about prescriptions. Unless each of them is here or is
   * the `prescriptionColumn`, only a dry run is possible.
   */
  ignoredColumns?: Array<Scalars['String']['input']>;
  /** The column that says what is sold on prescription, if it is not named `prescription`. */
  prescriptionColumn?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `importProducts`. */
export type ImportProductsPayload = {
  __typename?: 'ImportProductsPayload';
  /** What was imported, or in a dry run would be. Null if the file was rejected. */
  report?: Maybe<ImportReport>;
  /** Why the file was rejected. Empty on success. */
  userErrors: Array<UserError>;
};

/** Summary of an import. */
export type ImportReport = {
  __typename?: 'ImportReport';
  /** Categories created. */
  categoriesMade: Scalars['Int']['output'];
  /** Products updated because they differed from their row. */
  changed: Scalars['Int']['output'];
  /**
   * Rows of an export with edited cells that the shop has changed since the export. These cells were left; the other edited
   * cells of the row were imported.
   */
  conflicting: Scalars['Int']['output'];
  /** The first 100 of these cells, in the order of the file. */
  conflicts: Array<ConflictingCell>;
  /** Products created. */
  created: Scalars['Int']['output'];
  /** In a dry run, new products with the name and unit of a product that the store has: they may be the same goods. Otherwise 0. */
  lookalikes: Scalars['Int']['output'];
  /** Rows that are medicines. */
  medicines: Scalars['Int']['output'];
  /** Medicines whose composition and pack could both be read. */
  medicinesRead: Scalars['Int']['output'];
  /** Rows whose sale price is exceeded by less than a rupee, because discounts are in whole rupees. */
  nearSalePrices: Scalars['Int']['output'];
  /**
   * The names of columns that seem to say what is sold on prescription, but are not read. Choose one of them as
   * `prescriptionColumn`, or pass them as `ignoredColumns`.
   */
  prescriptionColumns: Array<Scalars['String']['output']>;
  /** The first 100 skipped rows, in the order of the file. */
  refusals: Array<RefusedRow>;
  /** Rows skipped because they are invalid. */
  refused: Scalars['Int']['output'];
  /** Rows skipped because an earlier row says the same. */
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
   * The first 100 texts about medicines that could not be read, in the order of the file. Nothing is guessed: they are
   * kept as they are, so that an admin can correct them.
   */
  unread: Array<UnreadRow>;
  /** The names of the first 100 columns that are not imported. */
  unusedColumns: Array<Scalars['String']['output']>;
};

/** An active ingredient of a medicine. */
export type Ingredient = {
  __typename?: 'Ingredient';
  /** The name, with capitals at the beginning of words, such as 'Clavulanic Acid'. */
  name: Scalars['String']['output'];
  /** How much of it. Null if unknown. */
  strength?: Maybe<Strength>;
};

/** Input of `inviteToTeam`. */
export type InviteToTeamInput = {
  /** The address to invite. Compared case-insensitively. */
  email: Scalars['String']['input'];
  /** The role that the invitation gives. */
  role: TeamRole;
};

/** Result of `inviteToTeam`. */
export type InviteToTeamPayload = {
  __typename?: 'InviteToTeamPayload';
  /** The team with the invitation. */
  team: Team;
  /** BAD_USER_INPUT, ALREADY_IN_TEAM or TOO_MANY_INVITATIONS. Empty on success. */
  userErrors: Array<UserError>;
};

/** The invoice of an order. Never changes after it was issued. */
export type Invoice = {
  __typename?: 'Invoice';
  /** Name of the buyer when the invoice was issued. The billing address is the order's delivery address. */
  buyerName: Scalars['String']['output'];
  /** When the invoice was issued. */
  issuedAt: Scalars['DateTime']['output'];
  /** Such as 2026-27/000123: consecutive, without gaps, within each Indian financial year (from 1 April). */
  number: Scalars['String']['output'];
  /** Page where users who can see the order can view and print the invoice: a path of the store, /dashboard/invoice/… */
  path: Scalars['String']['output'];
  /** The seller as configured when the invoice was issued. */
  seller: InvoiceSeller;
};

/** The seller on an invoice. Part of the invoice, without an id. */
export type InvoiceSeller = {
  __typename?: 'InvoiceSeller';
  /** Postal address on one line. */
  address: Scalars['String']['output'];
  /** Numbers of the licences to sell medicines, on one line. Null unless they were set when the invoice was issued. */
  drugLicence?: Maybe<Scalars['String']['output']>;
  /** Customer service email address. */
  email: Scalars['String']['output'];
  /** Name of the shop. */
  name: Scalars['String']['output'];
  /** Customer service telephone number. */
  phone: Scalars['String']['output'];
};

/** The decision about a line of an order. */
export type LineDecisionInput = {
  /** True to approve the line, false to reject it. */
  approved: Scalars['Boolean']['input'];
  /** The product of the line. */
  productId: Scalars['ID']['input'];
  /** Why, up to 200 characters. The shopper reads it. Required to reject a line. */
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
  /** The stable name of the sentence, for clients that translate it. */
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
  /** Fewer pieces can be ordered than requested: the stock is lower, or the quantity exceeds 9,999. */
  | 'NOT_ENOUGH_STOCK'
  /** The product is a medicine of schedule X, which is not sold online. */
  | 'NOT_SOLD_ONLINE'
  /** The product is out of stock. */
  | 'OUT_OF_STOCK'
  /** The price is lower than the shopper saw. */
  | 'PRICE_FELL'
  /** The price is higher than the shopper saw. */
  | 'PRICE_ROSE';

/** Input of `login`. */
export type LoginInput = {
  /** The account's email address, compared case-insensitively. */
  email: Scalars['String']['input'];
  /** The account's password. */
  password: Scalars['String']['input'];
};

/** Result of `login`. */
export type LoginPayload = {
  __typename?: 'LoginPayload';
  /** Tokens of the new session. Null on error. */
  tokens?: Maybe<SessionTokens>;
  /** Empty on success. */
  userErrors: Array<UserError>;
  /** The user who signed in. Null on error. */
  viewer?: Maybe<Viewer>;
};

/** Result of `logout`. */
export type LogoutPayload = {
  __typename?: 'LogoutPayload';
  /** Always empty. Logging out of a session that has ended is not an error. */
  userErrors: Array<UserError>;
};

/** How a word of a product matches a search, from the most points to the fewest. */
export type MatchKind =
  /** It begins with the word that was typed. */
  | 'BEGINNING'
  /** It means the same as a longer phrase that begins with what was typed, or is related to it. */
  | 'COMPLETED'
  /** It is related to what was typed, as an ingredient to a brand. */
  | 'RELATED'
  /** It means the same, as 'milk' and 'doodh', or is spaced differently, as 'mouthwash' and 'mouth wash'. */
  | 'SAME_MEANING'
  /** It is the word that was typed. */
  | 'SAME_WORD'
  /** It is the singular or plural of the word that was typed. */
  | 'SINGULAR_OR_PLURAL'
  /** It sounds like the word that was typed, as 'aloo' and 'alu'. */
  | 'SOUNDS_ALIKE'
  /** It differs from the word that was typed by typing errors. */
  | 'TYPING_ERROR';

/** A word of a product that matches a search. */
export type MatchedWord = {
  __typename?: 'MatchedWord';
  /** The fields of the product that contain the word, the most important first. */
  fields: Array<SearchField>;
  /** How the word matches. */
  kind: MatchKind;
  /** The word in lower case. */
  word: Scalars['String']['output'];
};

/**
 * What is known about a medicine. The store gives no medical advice: what a shopper can take, a doctor or pharmacist
 * decides.
 */
export type Medicine = {
  __typename?: 'Medicine';
  /** In what form it is taken. */
  form: MedicineForm;
  /**
   * The active ingredients, read from the product's `composition`. Empty if that text is empty or can't be read: nothing is
   * guessed.
   */
  ingredients: Array<Ingredient>;
  /** How many units a pack has, such as 15 tablets or 60 ml. At most three decimals. Null if unknown. */
  packCount?: Maybe<Scalars['Float']['output']>;
  /** The unit of `packCount`, also if the count is unknown. */
  packUnit: PackUnit;
  /** Whether its schedule requires a prescription: H, H1 and X. */
  prescriptionRequired: Scalars['Boolean']['output'];
  /** The discounted price of one tablet, millilitre, gram or piece, rounded to whole paise. Null if `packCount` is unknown. */
  pricePerUnit?: Maybe<Money>;
  /** The schedule of the Drugs Rules, 1945, which says whether it is sold on prescription. */
  schedule: DrugSchedule;
};

/** The forms of medicines. */
export type MedicineForm =
  /** Capsules of all kinds. */
  | 'CAPSULE'
  /** Creams and lotions. */
  | 'CREAM'
  /** Drops for eyes, ears, nose or mouth. */
  | 'DROPS'
  /** Gels. */
  | 'GEL'
  /** What is inhaled. */
  | 'INHALER'
  /** What is injected or infused. */
  | 'INJECTION'
  /** Ointments. */
  | 'OINTMENT'
  /** Every other form, and unknown ones. */
  | 'OTHER'
  /** Powders and granules. */
  | 'POWDER'
  /** Suspensions to drink, and powders for them. */
  | 'SUSPENSION'
  /** Liquids to drink, except for suspensions. */
  | 'SYRUP'
  /** Tablets of all kinds. */
  | 'TABLET';

/**
 * Facts about a medicine. Its ingredients are read from the product's `composition`, such as 'Paracetamol 650 mg' or
 * 'Amoxycillin (125 mg / 5 ml) + Clavulanic Acid (31.25 mg / 5 ml)'. A text that can't be read stays as it is.
 */
export type MedicineInput = {
  /** In what form it is taken. */
  form: MedicineForm;
  /** How many units a pack has: above 0, at most 100,000, with at most three decimals. Null if unknown. */
  packCount?: InputMaybe<Scalars['Float']['input']>;
  /** The unit of `packCount`. */
  packUnit: PackUnit;
  /** The schedule of the Drugs Rules, 1945. */
  schedule: DrugSchedule;
};

/** A value in a message. */
export type MessageParam = {
  __typename?: 'MessageParam';
  /** How to format it. */
  kind: MessageParamKind;
  /** Its name in the sentence. */
  name: Scalars['String']['output'];
  /** The value, unformatted. A list has any number of values, all other kinds have one. */
  values: Array<Scalars['String']['output']>;
};

/** How a value in a message is formatted. */
export type MessageParamKind =
  /** A date, as an ISO 8601 time in UTC. Shown as a date in Indian time. */
  | 'DATE'
  /** An ISO 8601 time in UTC. Shown in Indian time. */
  | 'DATE_TIME'
  /** Several texts. */
  | 'LIST'
  /** A number. */
  | 'NUMBER'
  /** An amount in paise. */
  | 'PAISE'
  /** A waiting time in seconds. */
  | 'SECONDS'
  /** Shown as it is. */
  | 'TEXT';

/** What a search was without. */
export type MissedSearchKind =
  /** A product was found, but nobody opened one or added one to the cart. */
  | 'WITHOUT_CLICK'
  /** No product had all words of the search. */
  | 'WITHOUT_HIT';

/** An amount of money. A value without identity: equal amounts are interchangeable. */
export type Money = {
  __typename?: 'Money';
  /** Amount in paise: 8950 is ₹89.50. */
  amount: Scalars['Paise']['output'];
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
   * Makes the viewer a member of the team, with the role of the invitation. The viewer must have the email address that
   * was invited, which is verified by this.
   */
  acceptTeamInvitation: AcceptTeamInvitationPayload;
  /**
   * Adds a refund to an order: for missing, damaged or returned items, as goodwill, or for a second payment. The total of
   * the refunds never exceeds the amount received. The order keeps its lines and its total. The shopper gets an email.
   * Repeating the call with the same idempotency key adds nothing.
   */
  addRefund: AddRefundPayload;
  /**
   * Keeps a search as a test. Errors: BAD_USER_INPUT for a text without letters and digits, a search that is kept with the
   * same product, and the 101st test; NOT_FOUND for the product.
   */
  addSearchTest: AddSearchTestPayload;
  /** Adds a product to the cart. Fails if the product is in the cart already, is not sold online or the stock is too low. */
  addToCart: CartPayload;
  /**
   * Marks the payments of MATCHED rows as received, up to 100 with each call: call it again while the statement has MATCHED
   * rows. Each payment is stored together with its row as proof. A row whose order has changed meanwhile is not applied; it
   * gets another state. For a cancelled order the payment becomes REFUND_DUE.
   */
  applyUpiStatement: ApplyUpiStatementPayload;
  /**
   * Cancels one of the viewer's orders while its status is PENDING. Its pieces return to stock, and a payment that was
   * received or is claimed becomes REFUND_DUE.
   */
  cancelOrder: CancelOrderPayload;
  /** Cancels an open invitation: its link is invalid immediately. */
  cancelTeamInvitation: CancelTeamInvitationPayload;
  /** Ends the viewer's UPI payment that was not made, and returns its pieces to stock. */
  cancelUpiPayment: CancelUpiPaymentPayload;
  /** Sets the quantity of a cart line. Fails if the stock is too low. */
  changeCartLineQuantity: CartPayload;
  /** Sets a new password and ends all other sessions of the viewer. A notice is mailed to the account's address. */
  changePassword: ChangePasswordPayload;
  /**
   * Records the check of an order's prescription: approves or rejects each line that requires one. Rejected lines leave the
   * order: their pieces return to stock, the totals are computed again, and what was paid for them has to be refunded. If no
   * line is left, the order becomes CANCELLED_BY_SELLER. The shopper gets an email. An order is checked once.
   */
  checkPrescription: CheckPrescriptionPayload;
  /** Saves a new address. */
  createAddress: AddressPayload;
  /** Creates a category. Errors: NAME_TAKEN. */
  createCategory: CategoryPayload;
  /** Creates a key for a partner. The result contains the key itself, which is never shown again. */
  createPartnerKey: CreatePartnerKeyPayload;
  /** Creates a product. Errors: BARCODE_TAKEN, and NOT_FOUND for an unknown category or sub-category. */
  createProduct: ProductPayload;
  /** Creates a sub-category. Errors: NOT_FOUND for an unknown category. */
  createSubCategory: SubCategoryPayload;
  /**
   * Deletes the viewer's account with its addresses, cart and sessions. Orders and invoices are kept. Fails with
   * NOT_DELETABLE while an order is on its way, a refund is due, or a UPI payment has begun and not expired, and for the
   * last admin.
   */
  deleteAccount: DeleteAccountPayload;
  /** Deletes a category that no sub-category or product uses. Errors: NOT_FOUND, IN_USE. */
  deleteCategory: DeletePayload;
  /** Deletes one of the viewer's prescriptions. Fails with IN_USE while an open order needs it. */
  deletePrescription: DeletePrescriptionPayload;
  /** Deletes a product. It disappears from the lines of all carts; orders keep their copies of it. */
  deleteProduct: DeletePayload;
  /**
   * Deletes several products. Each product is deleted or refused by itself, so some may be deleted while others are
   * refused. They disappear from the lines of all carts; orders keep their copies of them. Errors: BAD_USER_INPUT for too
   * many products.
   */
  deleteProducts: DeleteProductsPayload;
  /** Deletes a sub-category that no product uses. Errors: NOT_FOUND, IN_USE. */
  deleteSubCategory: DeletePayload;
  /** Ends all of the viewer's sessions except the current one. */
  endOtherSessions: EndOtherSessionsPayload;
  /** Ends one of the viewer's sessions. Its device is signed out immediately. */
  endSession: EndSessionPayload;
  /** Marks an import as done, so that it leaves `productImports`. Repeating it changes nothing. Errors: NOT_FOUND. */
  finishImport: FinishImportPayload;
  /**
   * Imports products from a CSV file, such as an export of the dashboard. New products are created, changed ones are
   * updated and all others stay as they are. Invalid rows are reported and skipped. Errors: BAD_USER_INPUT for `file` if
   * the file cannot be read, and for `ignoredColumns` if columns seem to say what is sold on prescription but are not read.
   */
  importProducts: ImportProductsPayload;
  /**
   * Mails an invitation to the team to an address, which need not have an account. Replaces an open invitation to the
   * address. Fails for members of the team. At most 50 invitations can be open.
   */
  inviteToTeam: InviteToTeamPayload;
  /** Signs in and starts a session. */
  login: LoginPayload;
  /** Ends the current session. Its access and refresh tokens are invalid immediately. */
  logout: LogoutPayload;
  /**
   * Adds the products of one of the viewer's orders to the cart again, as far as they are available, at current prices.
   * Products that are in the cart already stay unchanged.
   */
  orderAgain: OrderAgainPayload;
  /**
   * Places one order for all lines or fails: order, stock and cart change in one transaction. Ordered products are removed
   * from the viewer's cart. The shopper is charged exactly what they saw: if a price, the stock or the address has changed,
   * no order is placed, and `quote` and `address` contain the current values for the shopper to confirm.
   */
  placeOrder: PlaceOrderPayload;
  /**
   * Reads a bank statement and matches its rows to UPI payments, by the reference of the order or the 12 digits of the UPI
   * transaction, and by the amount. Changes no order. The same file is the same statement: reading it again matches its
   * rows again. A row with more or fewer cells than the header is read if its cells can be joined in only one way.
   */
  previewUpiStatement: PreviewUpiStatementPayload;
  /**
   * Publishes words that mean the same, in addition to those that come with the store. Every process uses them within two
   * seconds. Errors: BAD_USER_INPUT for a malformed line, one that is published already, and the 1,001st line.
   */
  publishWords: PublishWordsPayload;
  /**
   * Exchanges a refresh token for a new pair of tokens. The old token is then invalid, except that for 30 seconds it
   * returns the same new pair again (two tabs, a lost response); using it later ends the whole session.
   * With `rotates: false` the refresh token stays valid and only a new access token is issued.
   * Fails with the top-level error UNAUTHENTICATED.
   */
  refreshSession: RefreshSessionPayload;
  /**
   * Makes a refund of an order that is due. With a reference, it records a refund that was made outside the store. Without
   * one, the card provider refunds the card; repeating the call refunds it once only.
   */
  refund: RefundPayload;
  /**
   * Refunds a payment whose state is REFUND_DUE. With a reference, it records a refund that was made outside the store.
   * Without one, the card provider refunds the card; repeating the call refunds it once only.
   * @deprecated Use `refund`, which makes all refunds of `Order.refunds`.
   */
  refundPayment: RefundPaymentPayload;
  /**
   * Refunds what was paid for the rejected lines of an order. With a reference, it records a refund that was made outside
   * the store. Without one, the card provider refunds the card; repeating the call refunds it once only.
   * @deprecated Use `refund`, which makes all refunds of `Order.refunds`.
   */
  refundRejectedLines: RefundRejectedLinesPayload;
  /**
   * Creates an account. Does not sign the user in. A repeat with the password of the account, whose first response was
   * lost, returns the account.
   */
  register: RegisterPayload;
  /**
   * Registers a URL that receives future changes of the catalogue, for a partner key with the scope `catalogue:read`. The
   * result contains the signing secret, which is never shown again. Fails with BAD_USER_INPUT if the URL is not allowed
   * or the key has five webhooks already, and with NOT_FOUND if the key does not exist or is revoked.
   */
  registerWebhook: RegisterWebhookPayload;
  /**
   * Returns the reserved pieces of a shopper to stock. The payment stays open: the shopper can still order at the prices and
   * stock of that moment, or ask for a refund. Fails with NOT_FOUND if the reservation has ended: by then it may be an order.
   */
  releaseReservation: ReleaseReservationPayload;
  /** Hides an address. Existing orders still show it. */
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
  /** Removes a refund that an admin has added. Fails if the refund was made or has begun. The shopper gets no email. */
  removeRefund: RemoveRefundPayload;
  /** Removes a test. Errors: NOT_FOUND. */
  removeSearchTest: DeletePayload;
  /** Removes a webhook and its deliveries. Fails with NOT_FOUND, also for the webhook of another key. */
  removeWebhook: DeletePayload;
  /**
   * Counts a search that a shopper has finished, or a click on one of its results, without recording who it was. Texts
   * with an email address, a telephone number or six digits are not kept.
   */
  reportSearch: ReportSearchPayload;
  /** Sends a six-digit code to the viewer's email address. At most one email per minute and three per hour. */
  requestEmailVerification: RequestEmailVerificationPayload;
  /**
   * Sends a six-digit code to the email address if it belongs to an account. The response is the same if it does not.
   * At most one email per minute and three per hour are sent to an address.
   */
  requestPasswordReset: RequestPasswordResetPayload;
  /**
   * Asks for a refund of the viewer's open UPI payment, which was made and whose order is no longer wanted or possible. It
   * becomes an order that is cancelled by the store, whose payment is REFUND_DUE. Repeating the call returns that order.
   */
  requestUpiRefund: RequestUpiRefundPayload;
  /**
   * Sends a delivery again immediately, with the same id and a new series of attempts. Fails with NOT_FOUND, or with
   * BAD_USER_INPUT if the webhook has been stopped or a newer change of the same entity is waiting to be sent.
   */
  resendDelivery: ResendDeliveryPayload;
  /** Sets a new password and ends all sessions of the account. A notice is mailed to the account's address. */
  resetPassword: ResetPasswordPayload;
  /** Revokes a key permanently. Its next request is rejected by all processes of the store. */
  revokePartnerKey: PartnerKeyPayload;
  /**
   * Notes that the team has seen orders, which leave `unseenOrders` for everybody. Setting the status of an order does this
   * too. Unknown ids and orders that were seen before are ignored.
   */
  seeOrders: SeeOrdersPayload;
  /**
   * Adds the reason to a cancellation by the store that had none, and to the shopper's mail about it. Fails with MAIL_SENT
   * when that was sent, which is two minutes after the cancellation.
   */
  setCancellationReason: SetCancellationReasonPayload;
  /**
   * Sets how many pieces of a product are in the cart, whether or not it is there; 0 removes it. A repeat changes nothing.
   * For clients that do not know whether their earlier changes have arrived. Fails if the product is not sold online or
   * the stock is too low.
   */
  setCartQuantity: CartPayload;
  /** Sets which mails about their orders the viewer gets. Mails about payments and refunds are always sent. */
  setOrderMails: SetOrderMailsPayload;
  /**
   * Sets the status of an order to any value except CANCELLED_BY_SHOPPER. Cancelling returns its pieces to stock, and a
   * payment that was received or is claimed becomes REFUND_DUE. Nobody gets a mail about it for 15 seconds or, without a
   * reason, for two minutes, in which `setCancellationReason` can add one. Setting another status afterwards takes the pieces
   * again, restores the payment and drops mails that were not sent. It fails with NOT_ENOUGH_STOCK, with REFUNDED if the refund has begun, and with
   * UPI_TRANSACTION_USED if another order uses the order's UPI transaction by then. Setting the current status changes
   * nothing. An order whose prescription was not checked can only be cancelled or PENDING: everything else fails with
   * PRESCRIPTION_NOT_CHECKED. This also applies after one of its medicines was moved to a stricter schedule; its lines then
   * get that schedule. It cannot be reopened after the prescription was deleted (PRESCRIPTION_REQUIRED).
   */
  setOrderStatus: SetOrderStatusPayload;
  /**
   * Sets the status of several orders as `setOrderStatus` does. Each order is tried on its own, in its own transaction, and only
   * if it still has the status that was seen: some may move while others are refused. `userErrors` concern the input as a
   * whole; with them, nothing was tried.
   */
  setOrderStatuses: SetOrderStatusesPayload;
  /**
   * Records whether the payment of an order was received, by UPI or in cash. For a cancelled order, a payment that was
   * received or is claimed becomes REFUND_DUE.
   */
  setPaymentState: SetPaymentStatePayload;
  /**
   * Records the state of the payment of several orders, one after the other, as `setPaymentState` does. Orders that cannot be
   * changed are refused, and the others are changed.
   */
  setPaymentStates: SetPaymentStatesPayload;
  /** Sets the UPI id to which the payment of one of the viewer's orders, or a part of it, is refunded, while that is due. */
  setRefundUpiId: SetRefundUpiIdPayload;
  /**
   * Answers a missed search with "we don't sell this yet", so that it stays out of `missedSearches`, or takes the answer back.
   * Errors: NOT_FOUND for a text that fewer than three people have searched for.
   */
  setSearchUnsold: SetSearchUnsoldPayload;
  /** Sets the stock of a product. Errors: NOT_FOUND, and CHANGED_MEANWHILE if the stock differs from `seenStock`. */
  setStock: ProductPayload;
  /** Changes the role of a member of the team. Invitations that a former admin has sent are cancelled. */
  setTeamRole: SetTeamRolePayload;
  /**
   * Begins a payment by UPI, before the order is placed with `placeOrder` and the same idempotency key: reserves products and
   * prices for ten minutes, so that nothing changes while the shopper pays. A user has at most one open payment; beginning
   * another one ends it, and repeating the call returns it. Fails like `placeOrder`; the open payment then stays.
   */
  startUpiPayment: StartUpiPaymentPayload;
  /** Replaces all fields of an address. Existing orders keep the address they were placed with. */
  updateAddress: AddressPayload;
  /** Updates a category. Errors: NOT_FOUND, NAME_TAKEN, CHANGED_MEANWHILE. */
  updateCategory: CategoryPayload;
  /** Replaces the name, scopes and rate limit of an active key, effective with its next request. The key itself stays the same. */
  updatePartnerKey: PartnerKeyPayload;
  /** Updates a product. Omitted fields stay unchanged. Errors: NOT_FOUND, BARCODE_TAKEN, CHANGED_MEANWHILE. */
  updateProduct: ProductPayload;
  /**
   * Changes the discount or the categories of several products. Each product is changed or refused by itself, so some may
   * be changed while others are refused. Errors: BAD_USER_INPUT without a valid change, and NOT_FOUND for an unknown
   * category or sub-category; nothing is changed then.
   */
  updateProducts: UpdateProductsPayload;
  /**
   * Updates the viewer's profile. Changing the email address requires the account's password, makes the new address
   * unverified and sends a notice to the old address.
   */
  updateProfile: UpdateProfilePayload;
  /** Updates a sub-category. Errors: NOT_FOUND, CHANGED_MEANWHILE. */
  updateSubCategory: SubCategoryPayload;
  /** Replaces the viewer's profile picture. */
  uploadAvatar: UploadAvatarPayload;
  /** Stores a picture for a category, sub-category or product. A picture that nothing refers to is deleted after a day. */
  uploadPicture: UploadPicturePayload;
  /**
   * Stores a picture or PDF of a prescription: JPEG, PNG, WebP or PDF, up to 10 MB. Only the viewer and the team can read it.
   * A user has at most 100. One that no order has used is deleted after 7 days. An account can upload 50 MB a day.
   */
  uploadPrescription: UploadPrescriptionPayload;
  /** Verifies the viewer's email address with the code that was sent to it. */
  verifyEmail: VerifyEmailPayload;
  /** Exchanges the emailed code for a token that allows one password reset within ten minutes. */
  verifyPasswordResetCode: VerifyPasswordResetCodePayload;
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
export type MutationApplyUpiStatementArgs = {
  input: ApplyUpiStatementInput;
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
export type MutationEndSessionArgs = {
  input: EndSessionInput;
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
export type MutationPlaceOrderArgs = {
  input: PlaceOrderInput;
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
export type MutationPublishWordsArgs = {
  input: PublishWordsInput;
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
 * A purchase. Its lines, address and amounts are copies from the time when it was placed. They change only when the check
 * of a prescription rejects lines, which then leave the order.
 */
export type Order = {
  __typename?: 'Order';
  /**
   * Whether the store has cancelled the order without a reason, and `setCancellationReason` can still add one: for two
   * minutes.
   */
  awaitsReason: Scalars['Boolean']['output'];
  /** Whether the shopper can cancel the order: true while its status is PENDING. */
  cancellable: Scalars['Boolean']['output'];
  /** When the order was placed. */
  createdAt: Scalars['DateTime']['output'];
  /** The user who placed the order. Null if the account no longer exists. */
  customer?: Maybe<OrderCustomer>;
  /** Where the order is delivered. */
  deliveryAddress: OrderAddress;
  /** All statuses of the order so far, oldest first. */
  history: Array<OrderStatusChange>;
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Null until the store has accepted the order. */
  invoice?: Maybe<Invoice>;
  /** One line per product, in the order of the cart. Empty if the check of the prescription rejected all of them. */
  lines: Array<OrderLine>;
  /**
   * The next status in the order PENDING, CONFIRMED, PACKED, DELIVERED. Null at the end, for cancelled orders, and for a
   * PENDING order whose prescription was not checked.
   */
  nextStatus?: Maybe<OrderStatus>;
  /** Order number for people: ORD- and 12 random letters or digits. */
  number: Scalars['String']['output'];
  /** Payment method and state. */
  payment: OrderPayment;
  /** The check of the order's prescription. Null if no line required one. */
  prescriptionCheck?: Maybe<PrescriptionCheck>;
  /**
   * The refunds of the order, due or made: first for its cancellation, then for rejected lines, then those that admins
   * added, oldest first. Their total never exceeds the amount received.
   */
  refunds: Array<OrderRefund>;
  /** Total of the discounts: subtotal − total. */
  savings: Money;
  /** The status of the order. */
  status: OrderStatus;
  /** Total of the lines before discounts. */
  subtotal: Money;
  /** The amount charged, after discounts. Delivery is free. */
  total: Money;
  /** Pieces in all lines together. */
  totalQuantity: Scalars['Int']['output'];
  /** When the order last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** The delivery address of an order, as it was when the order was placed. */
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
  /** Telephone number for the delivery. */
  mobile: Scalars['String']['output'];
  /** Postal code. */
  pincode: Scalars['String']['output'];
  /** State. */
  state: Scalars['String']['output'];
};

/** Input of `orderAgain`. */
export type OrderAgainInput = {
  /** One of the viewer's orders. */
  orderId: Scalars['ID']['input'];
};

/** Result of `orderAgain`. */
export type OrderAgainPayload = {
  __typename?: 'OrderAgainPayload';
  /** Number of products that were added to the cart. */
  added: Scalars['Int']['output'];
  /** The current cart. */
  cart: Cart;
  /** Products that could not be added as they were ordered, and why. */
  problems: Array<LineProblem>;
  /** NOT_FOUND. Empty on success. */
  userErrors: Array<UserError>;
};

/** A page of orders. */
export type OrderConnection = {
  __typename?: 'OrderConnection';
  /** The orders on this page, with their cursors. */
  edges: Array<OrderEdge>;
  /** Information about this page. */
  pageInfo: PageInfo;
  /**
   * What the search needs to find more, as a sentence in English: more letters or digits. Null if it needs nothing, and in
   * lists other than `Query.orders`.
   */
  searchHint?: Maybe<Scalars['String']['output']>;
  /**
   * How many orders have each status, with the same filter except for `status`, in the order of `OrderStatus`. Null in lists
   * other than `Query.orders`.
   */
  statusCounts?: Maybe<Array<OrderStatusCount>>;
};

/** The current account details of the user who placed an order. Part of the order, without an id. */
export type OrderCustomer = {
  __typename?: 'OrderCustomer';
  /** The account's email address. */
  email: Scalars['String']['output'];
  /** The account's telephone number. May be empty. */
  mobile: Scalars['String']['output'];
  /** Name of the user. */
  name: Scalars['String']['output'];
};

/** An order on a page. */
export type OrderEdge = {
  __typename?: 'OrderEdge';
  /** Pass as `after` to continue after this order. */
  cursor: Scalars['String']['output'];
  /** The order. */
  node: Order;
};

/** A product of an order, as it was when the order was placed. */
export type OrderLine = {
  __typename?: 'OrderLine';
  /** What the pharmacist noted when checking the line. Null if nothing, or if it was not checked. */
  checkReason?: Maybe<Scalars['String']['output']>;
  /** Discount in percent. */
  discountPercent: Scalars['Float']['output'];
  /** Price per piece after the discount. */
  discountedPrice: Money;
  /** The product's first picture. Null if it had none. */
  image?: Maybe<Image>;
  /** Name of the product. */
  name: Scalars['String']['output'];
  /** Price per piece before the discount. */
  price: Money;
  /** The product it was copied from, which may have been deleted. */
  productId: Scalars['ID']['output'];
  /** Number of pieces. */
  quantity: Scalars['Int']['output'];
  /** The schedule of the medicine when it was ordered. NONE for everything that requires no prescription. */
  schedule: DrugSchedule;
  /** discountedPrice × quantity. */
  total: Money;
  /** Size of one piece. */
  unit: Scalars['String']['output'];
};

/** A product to order and its quantity. */
export type OrderLineInput = {
  /** Price per piece after discount that the shopper saw. If provided and the price is higher or lower, the order fails. */
  expectedPrice?: InputMaybe<Scalars['Paise']['input']>;
  /** The product. */
  productId: Scalars['ID']['input'];
  /** Number of pieces, 1 or more. */
  quantity: Scalars['Int']['input'];
};

/** A mail about a new status of an order. */
export type OrderMail =
  /** The order was cancelled, by the store or by the shopper. */
  | 'CANCELLED'
  /** The store has accepted the order. */
  | 'CONFIRMED'
  /** The order was delivered. */
  | 'DELIVERED'
  /** The order is packed. */
  | 'PACKED';

/** The payment of an order. Part of the order, without an id. */
export type OrderPayment = {
  __typename?: 'OrderPayment';
  /** The cash that was received for the order. Null until then, and for other payment methods. */
  cash?: Maybe<CashReceipt>;
  /** The recorded changes of the state, oldest first. Changes before version 1.1 are missing. */
  history: Array<PaymentChange>;
  /** The payment method. */
  method: PaymentMethod;
  /** When the state was last recorded. Null if it has never been recorded. */
  notedAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Name of the member of the team who recorded the state; visible to the team only. Null if the payment provider reported
   * it, and for orders that were delivered before the store recorded cash.
   */
  notedBy?: Maybe<Scalars['String']['output']>;
  /**
   * The refund of the payment. Null unless the state is REFUND_DUE or REFUNDED.
   * @deprecated Use `Order.refunds`, which has all refunds.
   */
  refund?: Maybe<Refund>;
  /** The states that the team can record with `setPaymentState`. */
  settableStates: Array<PaymentState>;
  /** The state of the payment. */
  state: PaymentState;
  /** The row of a bank statement that proves the payment; visible to the team only. Otherwise null. */
  statementRow?: Maybe<PaymentStatementRow>;
  /** The store's reference in the UPI link, which appears on the bank statement. Null for other payment methods. */
  upiReference?: Maybe<Scalars['String']['output']>;
  /** The 12 digits of the transaction as shown by the shopper's UPI app. Null if not provided. */
  upiTransactionId?: Maybe<Scalars['String']['output']>;
  /** URL of the payment provider's page while the card payment is outstanding; visible to the shopper only. Otherwise null. */
  url?: Maybe<Scalars['String']['output']>;
};

/**
 * A refund of an order. It is due until an admin has refunded it. A refund that was not made disappears if the order is
 * reopened, or if the payment turns out not to have arrived.
 */
export type OrderRefund = {
  __typename?: 'OrderRefund';
  /** When an admin has added it. Null for those of cancelled orders and of rejected lines. */
  addedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the admin who has added it; visible to the team only. Null for those of cancelled orders and of rejected lines. */
  addedBy?: Maybe<Scalars['String']['output']>;
  /** The amount to refund. */
  amount: Money;
  /**
   * The reference of a refund by the card provider that was made although another one was recorded by hand: the money was
   * paid back twice. Otherwise null.
   */
  cardReference?: Maybe<Scalars['String']['output']>;
  /** When a refund to the card has begun whose result is not known. Otherwise null. */
  cardRefundBegunAt?: Maybe<Scalars['DateTime']['output']>;
  /** Identifies the refund among those of all orders. */
  id: Scalars['ID']['output'];
  /** The pieces that it is for. Empty unless the reason is LINES_REJECTED or PART_OF_LINES. */
  lines: Array<RefundLine>;
  /** Why it is paid back. */
  reason: RefundReason;
  /** The reference of the refund: that of the card provider, or the one that the admin entered. Null until it is refunded. */
  reference?: Maybe<Scalars['String']['output']>;
  /** When it was refunded. Null until then. */
  refundedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the admin who refunded it; visible to the team only. Null until then. */
  refundedBy?: Maybe<Scalars['String']['output']>;
  /** Whether it was made. */
  state: RefundState;
  /** Whether it goes back to the card. Otherwise the shopper enters a UPI id. */
  toCard: Scalars['Boolean']['output'];
  /** The UPI id to which the shopper wants the refund. Null for cards, and until the shopper has entered it. */
  upiId?: Maybe<Scalars['String']['output']>;
  /** Whether the store knows that the payment was received. False if the shopper states that they have paid by UPI. */
  verified: Scalars['Boolean']['output'];
};

/** Why an order could not be changed. */
export type OrderRefusal = {
  __typename?: 'OrderRefusal';
  /** CHANGED_MEANWHILE, or a code of `setOrderStatus`. BAD_USER_INPUT also means that there is no next status. */
  code: UserErrorCode;
  /** One sentence that can be shown to users. */
  message: Scalars['String']['output'];
  /** The order as it is now. Null if it does not exist. */
  order?: Maybe<Order>;
  /** The order as it was requested. */
  orderId: Scalars['ID']['output'];
};

/** The order of a list of orders. */
export type OrderSort =
  /** Oldest first. */
  | 'PLACED_ASC'
  /** Newest first. */
  | 'PLACED_DESC'
  /** By status in the order of `OrderStatus`, cancelled orders last; the newest first within a status. */
  | 'STATUS_ASC'
  /** By status in the reverse order of `OrderStatus`; the newest first within a status. */
  | 'STATUS_DESC'
  /** Lowest total first, and of equal totals the oldest first. */
  | 'TOTAL_ASC'
  /** Highest total first, and of equal totals the newest first. */
  | 'TOTAL_DESC';

/** Status of an order. */
export type OrderStatus =
  /** Cancelled by the store. Shown as 'Cancel By Seller'. */
  | 'CANCELLED_BY_SELLER'
  /** Cancelled by the shopper. Shown as 'Cancelled'. */
  | 'CANCELLED_BY_SHOPPER'
  /** Accepted by the store. Shown as 'Order Confirm'. */
  | 'CONFIRMED'
  /** Delivered to the shopper. Shown as 'Delivered'. */
  | 'DELIVERED'
  /** Ready for delivery. Shown as 'Packed'. */
  | 'PACKED'
  /** Placed, not yet processed. Shown as 'Pending'. */
  | 'PENDING';

/** A change of an order's status. */
export type OrderStatusChange = {
  __typename?: 'OrderStatusChange';
  /** When the status was set. */
  at: Scalars['DateTime']['output'];
  /** Name of the member of the team who set the status; visible to the team only. Null if the shopper set it. */
  by?: Maybe<Scalars['String']['output']>;
  /** Why the store cancelled the order, as text of one line. Null if no reason was given, and for all other statuses. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The new status. */
  status: OrderStatus;
};

/** How many orders have a status. */
export type OrderStatusCount = {
  __typename?: 'OrderStatusCount';
  /** Number of orders: at most 10,000, or 1,000 of all statuses together for a search or for refunds that are due. */
  count: Scalars['Int']['output'];
  /** Whether there may be more orders than were counted. */
  isMore: Scalars['Boolean']['output'];
  /** The status. */
  status: OrderStatus;
};

/** What needs doing, and how the shop does. */
export type Overview = {
  __typename?: 'Overview';
  /** Sales of each of the last 30 days, the last one today; oldest day first. */
  days: Array<SalesDay>;
  /** Sales of today, of the last 7 and of the last 30 days, as counted a few seconds ago. Days are those of Indian time. */
  periods: Array<SalesPeriod>;
  /** What needs doing now. */
  toDo: ToDo;
};

/** In what the contents of a pack are counted. */
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

/** Information about a page of a connection. */
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
 * An API key with which a partner's program reads the catalogue, sent as `Authorization: Bearer …` or `x-api-key`.
 * The store keeps only a hash of the key.
 */
export type PartnerKey = {
  __typename?: 'PartnerKey';
  /** When the key was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of the admin who created the key. Null if their account no longer exists. */
  createdBy?: Maybe<Scalars['String']['output']>;
  /** Webhooks of the key whose latest delivery failed. */
  failingWebhooks: Scalars['Int']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** When the key was last used, up to five seconds late. Null if it has never been used. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who uses the key, as a note for admins. */
  name: Scalars['String']['output'];
  /** First characters of the key, such as kc_7Q2M9X4T. They identify the key and are not secret. */
  prefix: Scalars['String']['output'];
  /** Rate limit: requests per minute, 1 to 6000. */
  requestsPerMinute: Scalars['Int']['output'];
  /** When the key was revoked. Null while it is active. */
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the key can read; at least one scope. */
  scopes: Array<PartnerScope>;
  /** Usage on each of the last 30 days with at least one request, newest first; up to five seconds late. */
  usage: Array<PartnerKeyDay>;
};

/** Requests with a partner key on one day. */
export type PartnerKeyDay = {
  __typename?: 'PartnerKeyDay';
  /** Start of the day: midnight UTC. */
  day: Scalars['DateTime']['output'];
  /** Requests that were rejected because of the rate limit. */
  refused: Scalars['Int']['output'];
  /** All requests, including rejected ones. */
  requests: Scalars['Int']['output'];
};

/** Result of `updatePartnerKey` and `revokePartnerKey`. */
export type PartnerKeyPayload = {
  __typename?: 'PartnerKeyPayload';
  /** The key after the change. Null on error. */
  partnerKey?: Maybe<PartnerKey>;
  /** NOT_FOUND if the key does not exist or was revoked before. Empty on success. */
  userErrors: Array<UserError>;
};

/** What a partner key can read. */
export type PartnerScope =
  /** `catalogue:read`: categories, sub-categories, products and search, the change log and its digest, and the webhooks of the key. */
  | 'CATALOGUE_READ'
  /** `stock:read`: the stock of products. */
  | 'STOCK_READ';

/** A change of a payment's state. */
export type PaymentChange = {
  __typename?: 'PaymentChange';
  /** When the state was set. */
  at: Scalars['DateTime']['output'];
  /** Name of the member of the team who set the state; visible to the team only. Null if the shopper or the payment provider caused it. */
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

/** State of a payment. */
export type PaymentState =
  /** The shopper states that they have paid by UPI. Not verified. */
  | 'CLAIMED'
  /** To be paid in cash on delivery, or by card. For a delivered order, the cash was not received. */
  | 'DUE'
  /** A member of the team found that the payment was not received, or the card was not charged. */
  | 'NOT_RECEIVED'
  /** The payment was received. */
  | 'RECEIVED'
  /** The payment of the cancelled order was refunded. */
  | 'REFUNDED'
  /**
   * The order was cancelled, and its payment must be refunded. Before the cancellation, the payment was received or claimed;
   * or the card was charged afterwards.
   */
  | 'REFUND_DUE';

/** The row of a bank statement with which a payment was marked as received. Part of the payment, without an id. */
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
  /** Description or narration of the bank. */
  description: Scalars['String']['output'];
  /** Line of the file, from 1. */
  line: Scalars['Int']['output'];
  /** The statement, which keeps its rows. */
  statementId: Scalars['ID']['output'];
  /** Name of the file. */
  statementName: Scalars['String']['output'];
};

/** What has to be picked for several orders. */
export type PickList = {
  __typename?: 'PickList';
  /** The products by their current sub-category, sorted by its name. Those without one come last. */
  groups: Array<PickListGroup>;
  /** Number of orders that count. */
  orderCount: Scalars['Int']['output'];
  /** Pieces of all products together. */
  totalQuantity: Scalars['Int']['output'];
};

/** The products of a sub-category in a pick list. */
export type PickListGroup = {
  __typename?: 'PickListGroup';
  /** The products, sorted by name. */
  lines: Array<PickListLine>;
  /** The first sub-category of the products. Null for products that were deleted or have none. */
  subCategory?: Maybe<SubCategory>;
};

/** A product in a pick list. A product that was renamed between two orders has several lines. */
export type PickListLine = {
  __typename?: 'PickListLine';
  /** Name of the product when it was ordered. */
  name: Scalars['String']['output'];
  /** The numbers of the orders that need it. */
  orderNumbers: Array<Scalars['String']['output']>;
  /** The product, which may have been deleted. */
  productId: Scalars['ID']['output'];
  /** Pieces in all orders together. */
  quantity: Scalars['Int']['output'];
  /** Size of one piece when it was ordered. */
  unit: Scalars['String']['output'];
};

/** What the shopper saw and confirmed. Amounts are compared with the current ones and never used for charging; a difference fails. */
export type PlaceOrderInput = {
  /** One of the viewer's active addresses. */
  addressId: Scalars['ID']['input'];
  /** The `version` of the address that the shopper saw. If provided and the address was edited since, the order fails. */
  addressVersion?: InputMaybe<Scalars['Int']['input']>;
  /** The total before discounts that the shopper saw. If provided and different, the order fails. */
  expectedSubtotal?: InputMaybe<Scalars['Paise']['input']>;
  /** The total after discounts that the shopper saw. */
  expectedTotal: Scalars['Paise']['input'];
  /**
   * A key that the client generates once per checkout, 8 to 100 characters. Repeating a request with the same key returns
   * the first order. It fails with the same key but another address, payment method, total, subtotal, UPI transaction, or
   * other products, quantities or prescriptions. The address's version, the prices of lines and what the payment method
   * ignores are not compared. Without a key, every request places a new order.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Products to order, 1 to 50. Quantities of duplicates are added up. The products need not be in the cart. */
  lines: Array<OrderLineInput>;
  /** How the order is paid. */
  paymentMethod: PaymentMethod;
  /**
   * One to five of the viewer's prescriptions that are younger than 180 days. Required if one of the products requires a
   * prescription, otherwise ignored. Empty uses those with which the UPI payment of this order began.
   */
  prescriptionIds?: Array<Scalars['ID']['input']>;
  /**
   * For UPI: the 12 digits of the transaction as shown by the UPI app. Fails if another order has the same digits. A
   * cancelled order releases them, unless a refund was made. While its payment is REFUND_DUE, it releases them only to an
   * order of the same viewer with the same total, and the payment is no longer refunded.
   */
  upiTransactionId?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `placeOrder`. */
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

/** A picture or PDF of a prescription. An order takes one to five of them. Only its owner and the team can read it. */
export type Prescription = {
  __typename?: 'Prescription';
  /** Whether `usableUntil` has passed by the store's clock, which may differ from the device's. */
  expired: Scalars['Boolean']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** When it is deleted unless an order uses it before: 7 days after it was uploaded. Null once an order has used it. */
  keptUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Size of the file in bytes. */
  size: Scalars['Int']['output'];
  /** Whether it is a picture or a PDF. */
  type: PrescriptionType;
  /** When it was uploaded. */
  uploadedAt: Scalars['DateTime']['output'];
  /**
   * Where the viewer can read it, with their access token, for at least ten minutes: a path of the store. PDFs are offered as
   * downloads.
   */
  url: Scalars['String']['output'];
  /** Until when it can be used for orders: 180 days after it was uploaded. */
  usableUntil: Scalars['DateTime']['output'];
};

/** The check of an order's prescription. Part of the order, without an id. */
export type PrescriptionCheck = {
  __typename?: 'PrescriptionCheck';
  /** When it was checked. Null before. */
  checkedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the member of the team who checked it; visible to the team only. Null before. */
  checkedBy?: Maybe<Scalars['String']['output']>;
  /** For whom the medicines are, as entered by the pharmacist; visible to the team only. */
  patient?: Maybe<Scalars['String']['output']>;
  /** Who prescribed them, as entered by the pharmacist; visible to the team only. */
  prescriber?: Maybe<Scalars['String']['output']>;
  /** The prescriptions of the order, without those that their owner has deleted. Visible to the shopper and the team. */
  prescriptions: Array<Prescription>;
  /**
   * The refund of what was paid for the rejected lines. Null if nothing was paid for them.
   * @deprecated Use `Order.refunds`, which has all refunds.
   */
  refund?: Maybe<Refund>;
  /** The lines that were rejected and are no longer part of the order, each with its reason. */
  rejectedLines: Array<OrderLine>;
  /** The state of the check. */
  state: PrescriptionCheckState;
};

/** States of the check of a prescription. */
export type PrescriptionCheckState =
  /** The order was cancelled before its prescription was checked. */
  | 'CANCELLED'
  /** It was checked. */
  | 'CHECKED'
  /** The prescription is being checked. */
  | 'PENDING'
  /** The order waits for the payment by card. It is checked afterwards. */
  | 'WAITING_FOR_PAYMENT';

/** Kinds of prescription files. */
export type PrescriptionType =
  /** A PDF, stored as it was uploaded. */
  | 'PDF'
  /** A picture, stored as WebP without metadata. */
  | 'PICTURE';

/** Input of `previewUpiStatement`. */
export type PreviewUpiStatementInput = {
  /**
   * Which columns to use. They are remembered for all files with the same header. Null only reads the table and proposes
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

/** Result of `previewUpiStatement`. */
export type PreviewUpiStatementPayload = {
  __typename?: 'PreviewUpiStatementPayload';
  /** The statement with its matched rows. Null on error, and without columns. */
  statement?: Maybe<UpiStatement>;
  /** The table that was found. Null if the file was rejected. */
  table?: Maybe<UpiStatementTable>;
  /** BAD_USER_INPUT or PAYLOAD_TOO_LARGE. Empty on success. */
  userErrors: Array<UserError>;
};

/** A range of prices to filter by. */
export type PriceFacet = {
  __typename?: 'PriceFacet';
  /** Number of products. */
  count: Scalars['Int']['output'];
  /** The highest price of the range. Null if it has none. */
  max?: Maybe<Money>;
  /** The lowest price of the range. */
  min: Money;
};

/** Something the store sells. */
export type Product = {
  __typename?: 'Product';
  /** How many pieces an order can have now, at most 9,999. Partner keys need the scope `stock:read`. */
  available: Scalars['Int']['output'];
  /** Codes that identify the product in the whole shop, at most 8: EAN-8, EAN-13, or codes of the shop with up to 20 letters and digits. A UPC-A is written as the EAN-13 with the same meaning. */
  barcodes: Array<Scalars['String']['output']>;
  /** The brand, such as 'Amul'. May be empty. */
  brand: Scalars['String']['output'];
  /** Categories that contain this product, sorted by name. */
  categories: Array<Category>;
  /** Active ingredients as free text, such as 'Paracetamol 650 mg'. May be empty. */
  composition: Scalars['String']['output'];
  /** When the product was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Free text, may be empty and may contain line breaks. */
  description: Scalars['String']['output'];
  /** Additional facts, in the order in which they were entered. */
  details: Array<ProductDetail>;
  /** Discount in percent, 0 to 100 with at most two decimals. */
  discountPercent: Scalars['Float']['output'];
  /** Price per piece after the discount: price − ceil(price × discount ÷ 100), where ceil rounds up to whole rupees; never negative. */
  discountedPrice: Money;
  /** The HSN code: 4, 6 or 8 digits. Empty if unknown. */
  hsn: Scalars['String']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Pictures; the first one is the main picture. May be empty. */
  images: Array<Image>;
  /** The company that makes the product. May be empty. */
  manufacturer: Scalars['String']['output'];
  /** What is known about a medicine. Null for everything else. */
  medicine?: Maybe<Medicine>;
  /** The name shown to shoppers. */
  name: Scalars['String']['output'];
  /** Whether an order with it requires a prescription. */
  prescriptionRequired: Scalars['Boolean']['output'];
  /** Price per piece before the discount. */
  price: Money;
  /**
   * Other products in stock with the nearest prices, of any of its sub-categories; of its categories if it has none. Empty for a
   * medicine on prescription, which only its `substitutes` can replace.
   */
  similarProducts: Array<Product>;
  /** The name for use in URLs: lower case, with hyphens for spaces, slashes, commas and ampersands. Percent-encode it: it may contain `%`, `?` and `#`. */
  slug: Scalars['String']['output'];
  /** Whether it can be ordered online at all. Medicines of schedule X are sold in the shop only. */
  soldOnline: Scalars['Boolean']['output'];
  /** Number of pieces in stock; 0 if out of stock. Partner keys need the scope `stock:read`. */
  stock: Scalars['Int']['output'];
  /** Sub-categories that contain this product, sorted by name. */
  subCategories: Array<SubCategory>;
  /**
   * Other medicines with the same ingredients, strengths and form: in stock first, then by price per unit, lowest first.
   * Empty if the product is no medicine, or if an ingredient or its strength is unknown.
   */
  substitutes: Array<Product>;
  /** Why nothing is available. Null if something is. Partner keys need the scope `stock:read`. */
  unavailableBecause?: Maybe<UnavailableReason>;
  /** Size of one piece as free text, such as '500 g' or '10 tablets'. May be empty. */
  unit: Scalars['String']['output'];
  /** When the product, including its stock, last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Incremented by each edit, from 1; not by changes of stock. Pass it to `updateProduct` to avoid overwriting the changes of others. */
  version: Scalars['Int']['output'];
};


/** Something the store sells. */
export type ProductSimilarProductsArgs = {
  first?: Scalars['Int']['input'];
};


/** Something the store sells. */
export type ProductSubstitutesArgs = {
  first?: Scalars['Int']['input'];
};

/** A page of products. */
export type ProductConnection = {
  __typename?: 'ProductConnection';
  /** The search with other spellings of words that no product has, as in 'Did you mean …?'. Null if it has none. */
  correctedText?: Maybe<Scalars['String']['output']>;
  /** The products on this page, with their cursors. */
  edges: Array<ProductEdge>;
  /** The choices of a filter. */
  facets: ProductFacets;
  /** Information about this page. */
  pageInfo: PageInfo;
  /** Whether no product has all words of the search. At most 50 products with some of them were found then. */
  relaxed: Scalars['Boolean']['output'];
  /** Number of products on all pages. */
  totalCount: Scalars['Int']['output'];
};


/** A page of products. */
export type ProductConnectionFacetsArgs = {
  first?: Scalars['Int']['input'];
};

/** An additional fact about a product, such as 'Shelf life': '6 months'. */
export type ProductDetail = {
  __typename?: 'ProductDetail';
  /** Name of the fact. */
  name: Scalars['String']['output'];
  /** Value of the fact. */
  value: Scalars['String']['output'];
};

/** An additional fact about a product. */
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
 * The choices of a filter, with the number of products that each would leave. Each list ignores its own part of the
 * current filter, so that another choice can be made. Choices without products are left out.
 */
export type ProductFacets = {
  __typename?: 'ProductFacets';
  /** The most frequent brands, compared in any case. */
  brands: Array<BrandFacet>;
  /** The categories with the most products. */
  categories: Array<CategoryFacet>;
  /** Lowest discounts, ascending. A product with 50 % counts for 10 % as well. */
  discounts: Array<DiscountFacet>;
  /** Number of products in stock. */
  inStockCount: Scalars['Int']['output'];
  /** Ranges of the price after the discount, ascending. */
  prices: Array<PriceFacet>;
};

/** Conditions that all products of a list meet. Omitted ones are met by every product. */
export type ProductFilterInput = {
  /** Any of these brands, in any case. At most 50. */
  brands?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Any of these categories and sub-categories. At most 50. An unknown id matches no products. */
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether to leave out products that are out of stock. */
  inStock?: Scalars['Boolean']['input'];
  /** Highest price after the discount. */
  maxPrice?: InputMaybe<Scalars['Paise']['input']>;
  /** Lowest discount in percent. */
  minDiscountPercent?: InputMaybe<Scalars['Float']['input']>;
  /** Lowest price after the discount. */
  minPrice?: InputMaybe<Scalars['Paise']['input']>;
};

/** An import of products that skipped invalid rows or was interrupted. Dry runs and other imports are not listed. */
export type ProductImport = {
  __typename?: 'ProductImport';
  /** Name of the admin who imported the file. Null for the command line, and if the account was deleted. */
  by?: Maybe<Scalars['String']['output']>;
  /** Products updated because they differed from their row. */
  changed: Scalars['Int']['output'];
  /** Products created. */
  created: Scalars['Int']['output'];
  /** Name of the file, on one line and with at most 255 characters. Null if it is not known. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** When the import ended. For an interrupted import, when its counts were last recorded. */
  importedAt: Scalars['DateTime']['output'];
  /**
   * Whether the import ended before the end of the file, because its process ended or the database was not available. The
   * file can be imported again: finished rows do not change.
   */
  interrupted: Scalars['Boolean']['output'];
  /** Where it was started. */
  origin: ImportOrigin;
  /** The first 100 skipped rows, in the order of the file. */
  refusals: Array<RefusedRow>;
  /** Rows skipped because they are invalid. */
  refused: Scalars['Int']['output'];
  /** Rows of the file that were read, without the header. */
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

/** An import and its cursor. */
export type ProductImportEdge = {
  __typename?: 'ProductImportEdge';
  /** Position of the import in the list, to pass as `after`. */
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

/** Result of `createProduct`, `updateProduct` and `setStock`. */
export type ProductPayload = {
  __typename?: 'ProductPayload';
  /** The current product, also with CHANGED_MEANWHILE. Null if it does not exist. */
  product?: Maybe<Product>;
  /** Empty on success. */
  userErrors: Array<UserError>;
};

/**
 * The order of products on numbered pages. Texts are compared by their characters without case. Equal products are in the
 * order of their creation, so that each is on one page.
 */
export type ProductSort =
  /** By the name of the product's first category by name, from A to Z. Products without a category come first. */
  | 'CATEGORY_ASC'
  /** By the name of the product's first category by name, from Z to A. Products without a category come last. */
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
  /** By the time of the last change, oldest first. */
  | 'UPDATED_ASC'
  /** By the time of the last change, latest first. */
  | 'UPDATED_DESC';

/** A product to change or delete together with others. */
export type ProductVersionInput = {
  /** The product. */
  id: Scalars['ID']['input'];
  /** The `version` that was seen. If omitted, changes made by others are ignored. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Input of `publishWords`. */
export type PublishWordsInput = {
  /**
   * One line of at most 500 characters:
   *
   * - `milk: doodh, dudh` – each of these words finds the others
   * - `brinjal | eggplant: baingan` – the same with two English words
   * - `paracetamol < dolo, crocin` – the words on the right also find those on the left, ranked below
   * - `fever: bukhar > paracetamol` – the words before `>` also find those after it, ranked below
   * - `-: ki, wala` – words that say little about a product
   */
  line: Scalars['String']['input'];
};

/** Result of `publishWords`. */
export type PublishWordsPayload = {
  __typename?: 'PublishWordsPayload';
  /** Empty on success. */
  userErrors: Array<UserError>;
  /** The published words. Null on error. */
  words?: Maybe<PublishedWords>;
};

/** Words that mean the same in a search. */
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

/** Read operations. A field is closed to callers unless the policy of its domain opens it. */
export type Query = {
  __typename?: 'Query';
  /** The addresses of all users, newest first, including removed ones. */
  addresses: AddressConnection;
  /** The cash that was received on a day in Indian time, such as '2026-11-27'. */
  cashDay: CashDay;
  /**
   * The change log of the catalogue, for clients that keep a copy of it. All readers see the same order. Each category,
   * sub-category and product appears once, with its latest change, and moves to the end when it changes again or its
   * stock changes. Deleted entities remain as tombstones.
   *
   * Read from the beginning to the end, then continue from the last cursor at any time: no change is skipped. A change
   * appears about a second after it was made. Fails with BAD_USER_INPUT for a cursor that does not belong to this log,
   * such as one from before the store was restored from a backup; then start again from the beginning.
   */
  catalogueChanges: CatalogueChangeConnection;
  /**
   * A digest of the whole catalogue, to verify a copy. If yours differs, read the remaining changes and compare again.
   * If it still differs with no changes left to read, your copy is incomplete or belongs to another log.
   */
  catalogueDigest: CatalogueDigest;
  /** All categories, sorted by name. */
  categories: Array<Category>;
  /** A category. Null if it does not exist. */
  category?: Maybe<Category>;
  /** A product that was deleted. Null if it still exists, and if it never did. */
  deletedProduct?: Maybe<DeletedProduct>;
  /**
   * Why a search finds a product, or does not find it, and how its score comes about. Null if the product does not exist.
   * Search follows changes of products after about two seconds.
   */
  explainSearch?: Maybe<SearchExplanation>;
  /** Whether the invitation whose mail contains this token can be accepted. Returns nothing else about it. */
  isTeamInvitationOpen: Scalars['Boolean']['output'];
  /**
   * Searches of the last 30 days without results or without clicks, most frequent first; at most 100. Only those of at
   * least three people are included, and of those without results the ones that still find no product with all words.
   * Those of `setSearchUnsold` are left out.
   */
  missedSearches: Array<SearchedText>;
  /** An order of any user. Null if it does not exist. */
  order?: Maybe<Order>;
  /** The orders of all users, newest first by default, optionally filtered. */
  orders: OrderConnection;
  /**
   * Orders of any users by their ids, in this order, for example to print address labels. Ids without an order are left out,
   * and repeated ids count once.
   */
  ordersById: Array<Order>;
  /**
   * Open orders with lines that wait for the check of their prescription, oldest first. Orders paid by card wait here only
   * after the payment.
   */
  ordersToCheck: OrderConnection;
  /** What an owner wants to see first: what needs doing, and how the shop does. */
  overview: Overview;
  /** A partner key, active or revoked. Null if it does not exist. */
  partnerKey?: Maybe<PartnerKey>;
  /** Partner keys for reading the catalogue: active keys, newest first, followed by the 100 most recently revoked ones. */
  partnerKeys: Array<PartnerKey>;
  /**
   * What has to be picked for orders: the pieces of each product, over all of them. Cancelled orders, ids without an order and
   * repeated ids do not count.
   */
  pickList: PickList;
  /** The register of delivered medicines of schedule H1 in a month, oldest first. */
  prescriptionRegister: RegisterEntryConnection;
  /**
   * What a line of search words would change if it was published. Errors: BAD_USER_INPUT for a line that `publishWords`
   * refuses.
   */
  previewWords: WordsPreview;
  /** A product. Null if it does not exist. */
  product?: Maybe<Product>;
  /**
   * Imports that skipped rows or were interrupted and that no admin has marked as done, newest first. They are kept for 90
   * days.
   */
  productImports: ProductImportConnection;
  /** Products on numbered pages, for the dashboard and REST. A search text that is a product's id finds that product. */
  productList: ProductList;
  /** Products, newest first by default, optionally filtered. An unknown id matches no products. */
  products: ProductConnection;
  /** Products by id, in the order of the ids. Unknown and repeated ids are left out. */
  productsById: Array<Product>;
  /** Search words that admins have published, newest first. */
  publishedWords: Array<PublishedWords>;
  /** The reservations of shoppers who pay by UPI, oldest first. Their pieces are not part of the stock. */
  reservations: ReservationConnection;
  /**
   * Full-text search, best match first by default. Searches name, brand, composition, sub-category, category, manufacturer, unit and
   * description, matches prefixes of words and tolerates typing errors. A text that is a barcode or an HSN code lists the
   * products with this code first. Products in stock and popular ones rank higher. A
   * blank text matches all products, newest first; a text without letters and digits matches none.
   */
  searchProducts: ProductConnection;
  /**
   * Completes a search text while it is typed, best suggestion first. A text without a letter or digit has no suggestions.
   * Categories and brands come first and take at most half of the places, then at most two popular searches, then products.
   * Categories, brands and searches are ordered by the number of products or of searches; all words but the last one must be
   * complete. Products are those that `searchProducts` finds with all words, in its order, but names that begin with the text
   * come before others.
   */
  searchSuggestions: Array<SearchSuggestion>;
  /** Searches that are kept to test the search words with, newest first. */
  searchTests: Array<SearchTest>;
  /** The stock history of a product, newest first. Null if the product does not exist. */
  stockMovements?: Maybe<StockMovementConnection>;
  /** The shop's name, contact details and settings. */
  store: Store;
  /** All sub-categories, sorted by name. */
  subCategories: Array<SubCategory>;
  /** A sub-category. Null if it does not exist. */
  subCategory?: Maybe<SubCategory>;
  /** The team: the people who run the store. */
  team: Team;
  /**
   * The new orders that nobody in the team has opened or confirmed, oldest first, at most 50. Orders paid by card are among
   * them when they are paid. `/events?orders=unseen` reports changes of the list.
   */
  unseenOrders: Array<Order>;
  /** A bank statement. Null if it does not exist. One with which no payment was marked is deleted after a day. */
  upiStatement?: Maybe<UpiStatement>;
  /** The rows of a bank statement, in the order of the file. Null if the statement does not exist. NOT_A_CREDIT and OUTSIDE_TABLE rows are not stored. */
  upiStatementRows?: Maybe<UpiStatementRowConnection>;
  /** The bank statements with which payments were marked as received, last uploaded first. */
  upiStatements: UpiStatementConnection;
  /** The signed-in user. Null when nobody is signed in. */
  viewer?: Maybe<Viewer>;
  /** A webhook. Null if it does not exist or belongs to another key. */
  webhook?: Maybe<Webhook>;
  /**
   * The deliveries of a webhook, sent in the last 30 days or still to be sent; newest change first. Null if the webhook
   * does not exist or belongs to another key.
   */
  webhookDeliveries?: Maybe<WebhookDeliveryConnection>;
  /**
   * The webhooks of a partner key, newest first. A partner sees the webhooks of its own key. Fails with BAD_USER_INPUT
   * if an admin does not specify a key.
   */
  webhooks: Array<Webhook>;
};


/** Read operations. A field is closed to callers unless the policy of its domain opens it. */
export type QueryAddressesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Read operations. A field is closed to callers unless the policy of its domain opens it. */
export type QueryCashDayArgs = {
  day: Scalars['String']['input'];
};


/** Read operations. A field is closed to callers unless the policy of its domain opens it. */
export type QueryCatalogueChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Read operations. A field is closed to callers unless the policy of its domain opens it. */
export type QueryCategoryArgs = {
  id: Scalars['ID']['input'];
};


/** Read operations. A field is closed to callers unless the policy of its domain opens it. */
export type QueryDeletedProductArgs = {
  id: Scalars['ID']['input'];
};


/** Read operations. A field is closed to callers unless the policy of its domain opens it. */
export type QueryExplainSearchArgs = {
  productId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


/** Read operations. A field is closed to callers unless the policy of its domain opens it. */
export type QueryIsTeamInvitationOpenArgs = {
  token: Scalars['String']['input'];
};


/** Read operations. A field is closed to callers unless the policy of its domain opens it. */
export type QueryMissedSearchesArgs = {
  kind: MissedSearchKind;
};


/** Read operations. A field is closed to callers unless the policy of its domain opens it. */
export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


/** Read operations. A field is closed to callers unless the policy of its domain opens it. */
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


/** Read operations. A field is closed to callers unless the policy of its domain opens it. */
export type QueryOrdersByIdArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Read operations. A field is closed to callers unless the policy of its domain opens it. */
export type QueryOrdersToCheckArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Read operations. A field is closed to callers unless the policy of its domain opens it. */
export type QueryPartnerKeyArgs = {
  id: Scalars['ID']['input'];
};


/** Read operations. A field is closed to callers unless the policy of its domain opens it. */
export type QueryPickListArgs = {
  orderIds: Array<Scalars['ID']['input']>;
};


/** Read operations. A field is closed to callers unless the policy of its domain opens it. */
export type QueryPrescriptionRegisterArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  month: Scalars['String']['input'];
};


/** Read operations. A field is closed to callers unless the policy of its domain opens it. */
export type QueryPreviewWordsArgs = {
  line: Scalars['String']['input'];
};


/** Read operations. A field is closed to callers unless the policy of its domain opens it. */
export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};


/** Read operations. A field is closed to callers unless the policy of its domain opens it. */
export type QueryProductImportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Read operations. A field is closed to callers unless the policy of its domain opens it. */
export type QueryProductListArgs = {
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  search?: Scalars['String']['input'];
  sort?: InputMaybe<ProductSort>;
  stock?: StockFilter;
  subCategoryId?: InputMaybe<Scalars['ID']['input']>;
};


/** Read operations. A field is closed to callers unless the policy of its domain opens it. */
export type QueryProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<ProductFilterInput>;
  first?: Scalars['Int']['input'];
  sort?: ShopSort;
  subCategoryId?: InputMaybe<Scalars['ID']['input']>;
};


/** Read operations. A field is closed to callers unless the policy of its domain opens it. */
export type QueryProductsByIdArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Read operations. A field is closed to callers unless the policy of its domain opens it. */
export type QueryReservationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  productId?: InputMaybe<Scalars['ID']['input']>;
};


/** Read operations. A field is closed to callers unless the policy of its domain opens it. */
export type QuerySearchProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilterInput>;
  first?: Scalars['Int']['input'];
  sort?: ShopSort;
  text: Scalars['String']['input'];
};


/** Read operations. A field is closed to callers unless the policy of its domain opens it. */
export type QuerySearchSuggestionsArgs = {
  first?: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};


/** Read operations. A field is closed to callers unless the policy of its domain opens it. */
export type QueryStockMovementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  productId: Scalars['ID']['input'];
};


/** Read operations. A field is closed to callers unless the policy of its domain opens it. */
export type QuerySubCategoryArgs = {
  id: Scalars['ID']['input'];
};


/** Read operations. A field is closed to callers unless the policy of its domain opens it. */
export type QueryUpiStatementArgs = {
  id: Scalars['ID']['input'];
};


/** Read operations. A field is closed to callers unless the policy of its domain opens it. */
export type QueryUpiStatementRowsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  state?: InputMaybe<UpiStatementRowState>;
  statementId: Scalars['ID']['input'];
};


/** Read operations. A field is closed to callers unless the policy of its domain opens it. */
export type QueryUpiStatementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Read operations. A field is closed to callers unless the policy of its domain opens it. */
export type QueryWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** Read operations. A field is closed to callers unless the policy of its domain opens it. */
export type QueryWebhookDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  webhookId: Scalars['ID']['input'];
};


/** Read operations. A field is closed to callers unless the policy of its domain opens it. */
export type QueryWebhooksArgs = {
  partnerKeyId?: InputMaybe<Scalars['ID']['input']>;
};

/** What an order would contain and cost at this moment. Nothing is reserved or stored. */
export type Quote = {
  __typename?: 'Quote';
  /** One line per requested product, in the requested order. */
  lines: Array<QuoteLine>;
  /** Total of the discounts: subtotal − total. */
  savings: Money;
  /** Total of what can be ordered, before discounts. */
  subtotal: Money;
  /** Total of what can be ordered, after discounts: the amount to pay. Delivery is free. */
  total: Money;
  /** Pieces that can be ordered, in all lines together. */
  totalQuantity: Scalars['Int']['output'];
  /** How to pay this total with a UPI app before placing the order. Reserves nothing: `startUpiPayment` does. */
  upi: UpiRequest;
};


/** What an order would contain and cost at this moment. Nothing is reserved or stored. */
export type QuoteUpiArgs = {
  idempotencyKey: Scalars['String']['input'];
};

/** A product of a quote. */
export type QuoteLine = {
  __typename?: 'QuoteLine';
  /** Price per piece after the discount. */
  discountedPrice: Money;
  /** The product's first picture. Null if it has none or was deleted. */
  image?: Maybe<Image>;
  /** Name of the product. */
  name: Scalars['String']['output'];
  /** Whether an order with this product requires a prescription. */
  prescriptionRequired: Scalars['Boolean']['output'];
  /** Price per piece before the discount. */
  price: Money;
  /** What has changed since the shopper saw the product. Empty if it can be ordered as requested. */
  problems: Array<LineProblem>;
  /** The product, which may have been deleted. */
  productId: Scalars['ID']['output'];
  /** Number of pieces that can be ordered: the requested quantity, less, or 0. */
  quantity: Scalars['Int']['output'];
  /** Price per piece after discount when the shopper last saw it. Null if unknown. */
  seenPrice?: Maybe<Money>;
  /** discountedPrice × quantity. */
  total: Money;
  /** Size of one piece. */
  unit: Scalars['String']['output'];
  /** Number of pieces requested. */
  wantedQuantity: Scalars['Int']['output'];
};

/** An invitation as the invited person sees it. */
export type ReceivedTeamInvitation = {
  __typename?: 'ReceivedTeamInvitation';
  /** Whether it was sent to the viewer's email address. Others cannot accept it. */
  isForViewer: Scalars['Boolean']['output'];
  /** The role that it gives. */
  role: TeamRole;
};

/** Input of `refreshSession`. */
export type RefreshSessionInput = {
  /** The latest refresh token of the session. */
  refreshToken: Scalars['String']['input'];
  /** False for clients that keep using the refresh token they received at login. */
  rotates?: Scalars['Boolean']['input'];
};

/** Result of `refreshSession`. */
export type RefreshSessionPayload = {
  __typename?: 'RefreshSessionPayload';
  /** The new tokens. */
  tokens: SessionTokens;
};

/** The refund of a cancelled order's payment or of rejected lines. Part of the payment or of the check, without an id. */
export type Refund = {
  __typename?: 'Refund';
  /** The amount to refund: the total of the cancelled order or of the rejected lines. */
  amount: Money;
  /**
   * The reference of a refund by the card provider that was made although another one was recorded by hand: the money was
   * paid back twice. Otherwise null.
   */
  cardReference?: Maybe<Scalars['String']['output']>;
  /** When a refund to the card has begun whose result is not known. Otherwise null. */
  cardRefundBegunAt?: Maybe<Scalars['DateTime']['output']>;
  /** The reference of the refund: that of the card provider, or the one that the admin entered. Null until it is refunded. */
  reference?: Maybe<Scalars['String']['output']>;
  /** The UPI id to which the shopper wants the refund. Null for cards, and until the shopper has entered it. */
  upiId?: Maybe<Scalars['String']['output']>;
  /** Whether the store knows that the payment was received. False if the shopper states that they have paid by UPI. */
  verified: Scalars['Boolean']['output'];
};

/** Input of `refund`. */
export type RefundInput = {
  /**
   * True to record the reference although a refund to the card has begun whose result is not known. Otherwise it fails with
   * CARD_REFUND_BEGUN, because the money may be paid back twice.
   */
  despiteCardRefund?: Scalars['Boolean']['input'];
  /**
   * The reference of a refund that was made outside the store, such as the number of a UPI transaction: up to 100 characters.
   * Null for a refund by the card provider.
   */
  reference?: InputMaybe<Scalars['String']['input']>;
  /** The `id` of a refund of an order. */
  refundId: Scalars['ID']['input'];
  /**
   * The `updatedAt` of the order that the caller saw. If the order has changed since, nothing happens: it fails with
   * CHANGED_MEANWHILE. Null skips this check.
   */
  seenUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Pieces of a line for which money is paid back. */
export type RefundLine = {
  __typename?: 'RefundLine';
  /** Name of the product. */
  name: Scalars['String']['output'];
  /** The product, which may have been deleted. */
  productId: Scalars['ID']['output'];
  /** Number of pieces. */
  quantity: Scalars['Int']['output'];
};

/** Pieces of a product of an order. */
export type RefundLineInput = {
  /** A product of the order. */
  productId: Scalars['ID']['input'];
  /** Number of pieces, 1 or more. */
  quantity: Scalars['Int']['input'];
};

/** Result of `refund`. */
export type RefundPayload = {
  __typename?: 'RefundPayload';
  /** The current order. Null if it does not exist. */
  order?: Maybe<Order>;
  /**
   * BAD_USER_INPUT, NOT_FOUND, CHANGED_MEANWHILE, REFUNDED, CARD_REFUND_BEGUN or CARD_UNAVAILABLE. Empty on success, also if
   * it was refunded before with the same reference.
   */
  userErrors: Array<UserError>;
};

/** Input of `refundPayment`. */
export type RefundPaymentInput = {
  /**
   * True to record the reference although a refund to the card has begun whose result is not known. Otherwise it fails with
   * CARD_REFUND_BEGUN, because the money may be paid back twice.
   */
  despiteCardRefund?: Scalars['Boolean']['input'];
  /** An order whose payment state is REFUND_DUE. */
  orderId: Scalars['ID']['input'];
  /**
   * The reference of a refund that was made outside the store, such as the number of a UPI transaction: up to 100 characters.
   * Null for a refund by the card provider.
   */
  reference?: InputMaybe<Scalars['String']['input']>;
  /**
   * The `updatedAt` of the order that the caller saw. If the order has changed since, nothing happens: it fails with
   * CHANGED_MEANWHILE. Null skips this check.
   */
  seenUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Result of `refundPayment`. */
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

/** Why money of an order is paid back. */
export type RefundReason =
  /** The store gives something back of its own accord. */
  | 'GOODWILL'
  /** The check of the prescription rejected lines that were paid. */
  | 'LINES_REJECTED'
  /** The order was cancelled after it was paid, or the card was charged afterwards. */
  | 'ORDER_CANCELLED'
  /** The order was paid a second time. */
  | 'PAID_TWICE'
  /** Pieces of the order were missing, damaged or returned. */
  | 'PART_OF_LINES';

/** Input of `refundRejectedLines`. */
export type RefundRejectedLinesInput = {
  /**
   * True to record the reference although a refund to the card has begun whose result is not known. Otherwise it fails with
   * CARD_REFUND_BEGUN, because the money may be paid back twice.
   */
  despiteCardRefund?: Scalars['Boolean']['input'];
  /** An order whose `prescriptionCheck.refund` has no reference yet. */
  orderId: Scalars['ID']['input'];
  /**
   * The reference of a refund that was made outside the store, such as the number of a UPI transaction: up to 100 characters.
   * Null for a refund by the card provider.
   */
  reference?: InputMaybe<Scalars['String']['input']>;
  /**
   * The `updatedAt` of the order that the caller saw. If the order has changed since, nothing happens: it fails with
   * CHANGED_MEANWHILE. Null skips this check.
   */
  seenUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Result of `refundRejectedLines`. */
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

/** State of a refund. */
export type RefundState =
  /** A refund to the card has begun, and its result is not known. */
  | 'BEGUN'
  /** It has to be made. */
  | 'DUE'
  /** It was made. */
  | 'REFUNDED';

/** A product that was not changed or deleted with the others. */
export type RefusedProduct = {
  __typename?: 'RefusedProduct';
  /** NOT_FOUND, or CHANGED_MEANWHILE if its version differs from the one that was seen. */
  code: UserErrorCode;
  /** The id of the input. */
  id: Scalars['ID']['output'];
  /** The reason, as a sentence for the user. */
  message: Scalars['String']['output'];
  /** The current product. Null if it does not exist. */
  product?: Maybe<Product>;
};

/** A skipped row of an import. */
export type RefusedRow = {
  __typename?: 'RefusedRow';
  /** Line of the file where the row begins, from 1. */
  line: Scalars['Int']['output'];
  /** Why the row was skipped, in a few words. */
  reason: Scalars['String']['output'];
};

/**
 * An entry of the register of schedule H1, which is never changed or deleted. A delivery that was recorded by mistake is
 * corrected by a second entry with a negative quantity.
 */
export type RegisterEntry = {
  __typename?: 'RegisterEntry';
  /** When the order was delivered, or when this was corrected. */
  at: Scalars['DateTime']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Name and size of the medicine. */
  medicine: Scalars['String']['output'];
  /** The order. */
  orderId: Scalars['ID']['output'];
  /** Number of the order. */
  orderNumber: Scalars['String']['output'];
  /** For whom the medicine is. */
  patient: Scalars['String']['output'];
  /** Who prescribed it. */
  prescriber: Scalars['String']['output'];
  /** Number of packs; negative for a correction. */
  quantity: Scalars['Int']['output'];
};

/** A page of the register of schedule H1. */
export type RegisterEntryConnection = {
  __typename?: 'RegisterEntryConnection';
  /** The entries of the page. */
  edges: Array<RegisterEntryEdge>;
  /** Information about the page. */
  pageInfo: PageInfo;
};

/** An entry and its position. */
export type RegisterEntryEdge = {
  __typename?: 'RegisterEntryEdge';
  /** Cursor of this entry. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: RegisterEntry;
};

/** Input of `register`. */
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

/** Result of `register`. */
export type RegisterPayload = {
  __typename?: 'RegisterPayload';
  /** The new account. Null on error. */
  user?: Maybe<Viewer>;
  /** Empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `registerWebhook`. */
export type RegisterWebhookInput = {
  /** An active partner key; required for admins. Ignored for partners, who register webhooks for their own key. */
  partnerKeyId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Where to send changes: an https URL of at most 2000 characters, without user name, password and fragment. Non-public
   * addresses are rejected at registration and at every attempt; redirects are not followed.
   */
  url: Scalars['String']['input'];
};

/** Result of `registerWebhook`. */
export type RegisterWebhookPayload = {
  __typename?: 'RegisterWebhookPayload';
  /** The signing secret: whsec_ and 32 bytes in Base64. It cannot be retrieved later. Null on error. */
  secret?: Maybe<Scalars['String']['output']>;
  /** Empty on success. */
  userErrors: Array<UserError>;
  /** The new webhook. Null on error. */
  webhook?: Maybe<Webhook>;
};

/** Input of `releaseReservation`. */
export type ReleaseReservationInput = {
  /** The reservation. */
  reservationId: Scalars['ID']['input'];
};

/** Result of `releaseReservation`. */
export type ReleaseReservationPayload = {
  __typename?: 'ReleaseReservationPayload';
  /** The id of the reservation, whose pieces are in stock again. Null on error. */
  releasedId?: Maybe<Scalars['ID']['output']>;
  /** NOT_FOUND. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `removeAddress`. */
export type RemoveAddressInput = {
  /** One of the viewer's active addresses. */
  id: Scalars['ID']['input'];
};

/** Input of `removeFromCart`. */
export type RemoveFromCartInput = {
  /** A line of the viewer's cart. */
  cartLineId: Scalars['ID']['input'];
};

/** Input of `removeFromTeam`. */
export type RemoveFromTeamInput = {
  /** The id of a member of the team. */
  memberId: Scalars['ID']['input'];
};

/** Result of `removeFromTeam`. */
export type RemoveFromTeamPayload = {
  __typename?: 'RemoveFromTeamPayload';
  /** The team without the member. Null if the viewer is no longer an admin. */
  team?: Maybe<Team>;
  /** NOT_FOUND, or LAST_ADMIN for the only active admin. Empty on success. */
  userErrors: Array<UserError>;
  /** The viewer, who may have removed themselves. */
  viewer: Viewer;
};

/** Input of `removeRefund`. */
export type RemoveRefundInput = {
  /** The `id` of a refund that an admin has added. */
  refundId: Scalars['ID']['input'];
  /**
   * The `updatedAt` of the order that the caller saw. If the order has changed since, nothing happens: it fails with
   * CHANGED_MEANWHILE. Null skips this check.
   */
  seenUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Result of `removeRefund`. */
export type RemoveRefundPayload = {
  __typename?: 'RemoveRefundPayload';
  /** The current order. Null if it does not exist. */
  order?: Maybe<Order>;
  /** BAD_USER_INPUT, NOT_FOUND, CHANGED_MEANWHILE or REFUNDED. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `reportSearch`. */
export type ReportSearchInput = {
  /** False to count a search; true to count a click on a result of a search that was counted today. */
  clicked?: Scalars['Boolean']['input'];
  /** What the shopper has searched for. Only the first 100 characters count. */
  text: Scalars['String']['input'];
};

/** Result of `reportSearch`. */
export type ReportSearchPayload = {
  __typename?: 'ReportSearchPayload';
  /** Always empty: a search is counted or ignored. */
  userErrors: Array<UserError>;
};

/** Result of `requestEmailVerification`. */
export type RequestEmailVerificationPayload = {
  __typename?: 'RequestEmailVerificationPayload';
  /** RATE_LIMITED. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `requestPasswordReset`. */
export type RequestPasswordResetInput = {
  /** The account's email address, compared case-insensitively. */
  email: Scalars['String']['input'];
};

/** Result of `requestPasswordReset`. */
export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  /** BAD_USER_INPUT for an invalid email address, or RATE_LIMITED. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `requestUpiRefund`. */
export type RequestUpiRefundInput = {
  /** One of the viewer's active addresses, for the order. */
  addressId: Scalars['ID']['input'];
  /** The reference of the open payment. */
  reference: Scalars['String']['input'];
};

/** Result of `requestUpiRefund`. */
export type RequestUpiRefundPayload = {
  __typename?: 'RequestUpiRefundPayload';
  /** The cancelled order with the payment to refund. Null on error. */
  order?: Maybe<Order>;
  /** BAD_USER_INPUT or NOT_FOUND. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `resendDelivery`. */
export type ResendDeliveryInput = {
  /** The id of one of the `webhookDeliveries`. */
  id: Scalars['ID']['input'];
};

/** Result of `resendDelivery`. */
export type ResendDeliveryPayload = {
  __typename?: 'ResendDeliveryPayload';
  /** The delivery, now waiting to be sent. Null on error. */
  delivery?: Maybe<WebhookDelivery>;
  /** Empty on success. */
  userErrors: Array<UserError>;
};

/** Pieces that are taken from stock for a shopper who pays by UPI. They become an order, or return to stock. */
export type Reservation = {
  __typename?: 'Reservation';
  /** The user who pays. Null if the account no longer exists. */
  customer?: Maybe<OrderCustomer>;
  /** When the pieces return to stock. */
  expiresAt: Scalars['DateTime']['output'];
  /** 24 hexadecimal digits, also of the order that may be placed. */
  id: Scalars['ID']['output'];
  /** The reserved products. */
  lines: Array<OrderLine>;
  /** The amount that the shopper pays. */
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

/** Input of `resetPassword`. */
export type ResetPasswordInput = {
  /** Must equal `newPassword`. */
  confirmPassword: Scalars['String']['input'];
  /** The address the code was sent to. */
  email: Scalars['String']['input'];
  /** At least 8 characters and at most 72 bytes. */
  newPassword: Scalars['String']['input'];
  /** The `resetToken` returned by `verifyPasswordResetCode`, or the token of the link in the email, which is valid for an hour. */
  resetToken: Scalars['String']['input'];
};

/** Result of `resetPassword`. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** RESET_NOT_GRANTED, or BAD_USER_INPUT for an invalid new password; in that case the reset token stays valid. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `revokePartnerKey`. */
export type RevokePartnerKeyInput = {
  /** An active partner key. */
  id: Scalars['ID']['input'];
};

/** What a user is allowed to do. */
export type Role =
  /** Manages the catalogue, orders, partners and the team. */
  | 'ADMIN'
  /** Runs orders and stock. */
  | 'STAFF'
  /** Shops. */
  | 'USER';

/** Sales of a day. */
export type SalesDay = {
  __typename?: 'SalesDay';
  /** The day in Indian time, such as 2026-11-25. */
  day: Scalars['String']['output'];
  /** Sales of the day. */
  figures: SalesFigures;
};

/** Counted orders. An order counts on the day when it was placed, with its current status and total. */
export type SalesFigures = {
  __typename?: 'SalesFigures';
  /** Revenue divided by the number of orders that are not cancelled, rounded to whole paise. Null without such orders. */
  averageOrder?: Maybe<Money>;
  /** Number of cancelled orders. */
  cancelled: Scalars['Int']['output'];
  /** Cancelled orders in percent of all orders, with one decimal. Null without orders. */
  cancelledPercent?: Maybe<Scalars['Float']['output']>;
  /** Number of orders, including cancelled ones. */
  orders: Scalars['Int']['output'];
  /** Totals of the orders that are not cancelled, paid or not. */
  revenue: Money;
};

/** Sales of some days, compared with as many days before. */
export type SalesPeriod = {
  __typename?: 'SalesPeriod';
  /** The 10 products of which most pieces were sold, best first. */
  bestByPieces: Array<BestSeller>;
  /** The 10 products with the highest revenue, best first. */
  bestByRevenue: Array<BestSeller>;
  /** Sales of these days. */
  current: SalesFigures;
  /** Number of days, of which the last one is today. */
  days: Scalars['Int']['output'];
  /** Sales of the same number of days before. */
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
   * The score by which results are sorted: 32,768 for each required term that the product has, plus the weighted points.
   * 0 if it has none. A product that is not found has the score that it would have in a relaxed search.
   */
  score: Scalars['Int']['output'];
  /** The terms of the search: required ones in the order in which they were typed, then optional ones. */
  terms: Array<SearchTerm>;
  /** The points of all terms with the weights applied, less than 32,768. */
  weightedPoints: Scalars['Int']['output'];
  /** What makes the product more or less relevant than its terms do. */
  weights: SearchWeights;
};

/** A searched field of a product, the most important first. */
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

/** How a product has a term of a search. */
export type SearchMatch = {
  __typename?: 'SearchMatch';
  /**
   * The points of the term, of which a phrase has those of its weakest word. They include the bonus for a short title. An
   * optional term has 0 if the product has no required one.
   */
  points: Scalars['Int']['output'];
  /** The words of the product that match, one for each word of the phrase. */
  words: Array<MatchedWord>;
};

/** A search before and after a line of search words is published. */
export type SearchPreview = {
  __typename?: 'SearchPreview';
  /** Number of products that have all words of the text, after. */
  after: Scalars['Int']['output'];
  /** Number of products that have all words of the text, before. */
  before: Scalars['Int']['output'];
  /** At most three products that are found first, after. */
  products: Array<Product>;
  /** The text to search for. */
  text: Scalars['String']['output'];
};

/** A completed search text. Each text is suggested once. */
export type SearchSuggestion = {
  __typename?: 'SearchSuggestion';
  /** The category; for a sub-category, the first category by name that contains it. Null for other kinds. */
  category?: Maybe<Category>;
  /** What the text names. */
  kind: SearchSuggestionKind;
  /** The lowest price after the discount of the products of this name and brand, of which 20 are compared. Null for other kinds. */
  lowestPrice?: Maybe<Money>;
  /** The product, if it is the only one of this name and brand. Null for several products and for other kinds. */
  product?: Maybe<Product>;
  /** The sub-category. Null for a category and for other kinds. */
  subCategory?: Maybe<SubCategory>;
  /** The text to search for: a popular search, the name of a product with its brand, or that of a category or brand. */
  text: Scalars['String']['output'];
  /** The best match of this name and brand, such as for its picture. Null for other kinds. */
  topProduct?: Maybe<Product>;
};

/** What a suggested text names. */
export type SearchSuggestionKind =
  /** A brand. */
  | 'BRAND'
  /** A category or a sub-category. */
  | 'CATEGORY'
  /** One product, or several with the same name, such as packs of several sizes. */
  | 'PRODUCT'
  /** Nothing: at least three people have searched for the text in the last 30 days and opened products that it found. */
  | 'SEARCH';

/** A word of a search, or a phrase whose words belong together. */
export type SearchTerm = {
  __typename?: 'SearchTerm';
  /** The best match of the term in the product. Null if the product does not have the term. */
  match?: Maybe<SearchMatch>;
  /** True for a word that says little, such as 'for': products without it are found as well, and it counts half. */
  optional: Scalars['Boolean']['output'];
  /** The words of the term as they are compared: in lower case, with numbers joined to their units. */
  text: Scalars['String']['output'];
};

/** A search, and the product that should be among its first ten results. */
export type SearchTest = {
  __typename?: 'SearchTest';
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Where the product is among the results, from 1. Null if it is not among the first ten: the test fails. */
  position?: Maybe<Scalars['Int']['output']>;
  /** The product that should be found. Null if it was deleted. */
  product?: Maybe<Product>;
  /** The text to search for. */
  text: Scalars['String']['output'];
};

/** A test before and after a line of search words is published. */
export type SearchTestPreview = {
  __typename?: 'SearchTestPreview';
  /** Where the product would be. Null if it would not be among the first ten. */
  after?: Maybe<Scalars['Int']['output']>;
  /** The test, with the position before. */
  test: SearchTest;
};

/** What makes a product more or less relevant than the terms that it has. */
export type SearchWeights = {
  __typename?: 'SearchWeights';
  /** Whether the product is in stock. Otherwise it keeps four fifths of its points. */
  inStock: Scalars['Boolean']['output'];
  /** Level of popularity, 0 to 8: one for each doubling of the pieces ordered in the last 90 days. Each adds 2 %. */
  popularity: Scalars['Int']['output'];
  /** Whether name and brand have the words of the search in their order. Adds 10 %. */
  wordsInOrder: Scalars['Boolean']['output'];
};

/** A text that shoppers have searched for in the last 30 days. */
export type SearchedText = {
  __typename?: 'SearchedText';
  /** Number of searches after which a product was opened or added to the cart. */
  clicks: Scalars['Int']['output'];
  /** Number of searches for which no product had all words. */
  misses: Scalars['Int']['output'];
  /** Number of searches. */
  searches: Scalars['Int']['output'];
  /** The words of the search in lower case, at most 100 characters. */
  text: Scalars['String']['output'];
};

/** Input of `seeOrders`. */
export type SeeOrdersInput = {
  /** 1 to 500 orders. */
  orderIds: Array<Scalars['ID']['input']>;
};

/** Result of `seeOrders`. */
export type SeeOrdersPayload = {
  __typename?: 'SeeOrdersPayload';
  /** The orders that remain unseen, as in `Query.unseenOrders`. */
  unseenOrders: Array<Order>;
  /** BAD_USER_INPUT. Empty on success. */
  userErrors: Array<UserError>;
};

/** An order and the status that was seen. */
export type SeenOrderInput = {
  /** The status that it had. If it has another one by now, it is refused with CHANGED_MEANWHILE. */
  from: OrderStatus;
  /** The order. */
  orderId: Scalars['ID']['input'];
  /** As for `setOrderStatus`. */
  seenUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** An order and when it was last changed. */
export type SeenPaymentInput = {
  /** The order. */
  orderId: Scalars['ID']['input'];
  /** As for `setPaymentState`. */
  seenUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A signed-in device. */
export type Session = {
  __typename?: 'Session';
  /** Browser and operating system as reported by the device, such as 'Chrome on Android'; 'Unknown device' if not reported. */
  device: Scalars['String']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Whether this is the session of the current request. */
  isCurrent: Scalars['Boolean']['output'];
  /** When the device last renewed its tokens. A device in use renews them every 15 minutes. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** When the device signed in. */
  startedAt: Scalars['DateTime']['output'];
};

/** The tokens of a session. */
export type SessionTokens = {
  __typename?: 'SessionTokens';
  /** For the header `Authorization: Bearer …`. Valid for 15 minutes. */
  accessToken: Scalars['String']['output'];
  /** When the access token expires. */
  accessTokenExpiresAt: Scalars['DateTime']['output'];
  /** For `refreshSession`. Valid for 30 days and for a single use. */
  refreshToken: Scalars['String']['output'];
};

/** Input of `setCancellationReason`. */
export type SetCancellationReasonInput = {
  /** An order with the status CANCELLED_BY_SELLER. */
  orderId: Scalars['ID']['input'];
  /** Why the order was cancelled, 1 to 200 characters in one line. The shopper reads it in the mail and in the order's history. */
  reason: Scalars['String']['input'];
  /**
   * The `updatedAt` of the order that the caller saw. If the order has changed since, nothing happens: it fails with
   * CHANGED_MEANWHILE. Null skips this check.
   */
  seenUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Result of `setCancellationReason`. */
export type SetCancellationReasonPayload = {
  __typename?: 'SetCancellationReasonPayload';
  /** The current order. Null if it does not exist. */
  order?: Maybe<Order>;
  /** BAD_USER_INPUT, NOT_FOUND, CHANGED_MEANWHILE or MAIL_SENT. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `setCartQuantity`. */
export type SetCartQuantityInput = {
  /** The product. */
  productId: Scalars['ID']['input'];
  /** Number of pieces, 0 or more. */
  quantity: Scalars['Int']['input'];
};

/** Input of `setOrderMails`. */
export type SetOrderMailsInput = {
  /** The mails to get. Empty for none. */
  wanted: Array<OrderMail>;
};

/** Result of `setOrderMails`. */
export type SetOrderMailsPayload = {
  __typename?: 'SetOrderMailsPayload';
  /** Always empty. */
  userErrors: Array<UserError>;
  /** The viewer with the new choice. */
  viewer?: Maybe<Viewer>;
};

/** Input of `setOrderStatus`. */
export type SetOrderStatusInput = {
  /**
   * Whether the cash was received with the delivery. Only for orders that are paid on delivery and become DELIVERED. If such
   * an order gets an earlier status again, the cash is due again.
   */
  cashReceived?: Scalars['Boolean']['input'];
  /** The order. */
  orderId: Scalars['ID']['input'];
  /**
   * Why the order is cancelled, at most 200 characters in one line. The shopper reads it in the mail and in the order's
   * history. Only for CANCELLED_BY_SELLER, otherwise BAD_USER_INPUT. A blank text counts as none.
   */
  reason?: InputMaybe<Scalars['String']['input']>;
  /**
   * The `updatedAt` of the order that the caller saw. If the order has changed since, nothing happens: it fails with
   * CHANGED_MEANWHILE. Null skips this check.
   */
  seenUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Any status except CANCELLED_BY_SHOPPER. */
  status: OrderStatus;
};

/** Result of `setOrderStatus`. */
export type SetOrderStatusPayload = {
  __typename?: 'SetOrderStatusPayload';
  /** The current order. Null if it does not exist. */
  order?: Maybe<Order>;
  /**
   * BAD_USER_INPUT, NOT_FOUND, CHANGED_MEANWHILE, NOT_ENOUGH_STOCK, NOT_SOLD_ONLINE, REFUNDED, UPI_TRANSACTION_USED,
   * PRESCRIPTION_NOT_CHECKED or PRESCRIPTION_REQUIRED. Empty on success.
   */
  userErrors: Array<UserError>;
};

/** Input of `setOrderStatuses`. */
export type SetOrderStatusesInput = {
  /** As for `setOrderStatus`, for each of the orders. */
  cashReceived?: Scalars['Boolean']['input'];
  /** 1 to 500 different orders. */
  orders: Array<SeenOrderInput>;
  /** As for `setOrderStatus`, for each of the orders. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Any status except CANCELLED_BY_SHOPPER. Null moves each order to its `nextStatus`. */
  status?: InputMaybe<OrderStatus>;
};

/** Result of `setOrderStatuses`. */
export type SetOrderStatusesPayload = {
  __typename?: 'SetOrderStatusesPayload';
  /** The orders that have the new status now. */
  moved: Array<Order>;
  /** The orders that could not be moved. Nothing about them was changed. */
  refused: Array<OrderRefusal>;
  /** BAD_USER_INPUT. Empty if the orders were tried. */
  userErrors: Array<UserError>;
};

/** Input of `setPaymentState`. */
export type SetPaymentStateInput = {
  /** An order paid by UPI or in cash. */
  orderId: Scalars['ID']['input'];
  /**
   * The `updatedAt` of the order that the caller saw. If the order has changed since, nothing happens: it fails with
   * CHANGED_MEANWHILE. Null skips this check.
   */
  seenUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** One of the `settableStates` of the payment. DUE means that the cash was not received. */
  state: PaymentState;
};

/** Result of `setPaymentState`. */
export type SetPaymentStatePayload = {
  __typename?: 'SetPaymentStatePayload';
  /** The current order. Null if it does not exist. */
  order?: Maybe<Order>;
  /** BAD_USER_INPUT, NOT_FOUND, CHANGED_MEANWHILE or REFUNDED. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `setPaymentStates`. */
export type SetPaymentStatesInput = {
  /** 1 to 500 different orders. */
  orders: Array<SeenPaymentInput>;
  /** As for `setPaymentState`, for each of the orders. */
  state: PaymentState;
};

/** Result of `setPaymentStates`. */
export type SetPaymentStatesPayload = {
  __typename?: 'SetPaymentStatesPayload';
  /** The orders whose payment has the state now. */
  changed: Array<Order>;
  /** The orders that could not be changed. */
  refused: Array<OrderRefusal>;
  /** BAD_USER_INPUT. Empty if the orders were tried. */
  userErrors: Array<UserError>;
};

/** Input of `setRefundUpiId`. */
export type SetRefundUpiIdInput = {
  /** One of the viewer's orders, paid by UPI, of which a refund is due. */
  orderId: Scalars['ID']['input'];
  /**
   * The `updatedAt` of the order that the caller saw. If the order has changed since, nothing happens: it fails with
   * CHANGED_MEANWHILE. Null skips this check.
   */
  seenUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** A UPI id such as asha@okbank. */
  upiId: Scalars['String']['input'];
};

/** Result of `setRefundUpiId`. */
export type SetRefundUpiIdPayload = {
  __typename?: 'SetRefundUpiIdPayload';
  /** The current order. Null if it does not exist. */
  order?: Maybe<Order>;
  /** BAD_USER_INPUT, NOT_FOUND or CHANGED_MEANWHILE. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `setSearchUnsold`. */
export type SetSearchUnsoldInput = {
  /** The text as in `missedSearches`. */
  text: Scalars['String']['input'];
  /** False to list it again. */
  unsold?: Scalars['Boolean']['input'];
};

/** Result of `setSearchUnsold`. */
export type SetSearchUnsoldPayload = {
  __typename?: 'SetSearchUnsoldPayload';
  /** Empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `setStock`. */
export type SetStockInput = {
  /** The product. */
  id: Scalars['ID']['input'];
  /** The stock that was shown before the change. If it differs from the current stock, the mutation fails. If omitted, the new stock is always set. */
  seenStock?: InputMaybe<Scalars['Int']['input']>;
  /** Number of pieces, 0 or more. */
  stock: Scalars['Int']['input'];
};

/** Input of `setTeamRole`. */
export type SetTeamRoleInput = {
  /** The id of a member of the team. */
  memberId: Scalars['ID']['input'];
  /** The new role. */
  role: TeamRole;
};

/** Result of `setTeamRole`. */
export type SetTeamRolePayload = {
  __typename?: 'SetTeamRolePayload';
  /** The team with the new role. Null if the viewer is no longer an admin. */
  team?: Maybe<Team>;
  /** NOT_FOUND, or LAST_ADMIN for the only active admin. Empty on success. */
  userErrors: Array<UserError>;
  /** The viewer, who may have changed their own role. */
  viewer: Viewer;
};

/** The order of a list for shoppers. Of equal products, the newest comes first. */
export type ShopSort =
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
  /** Name of the network, such as Instagram. */
  name: Scalars['String']['output'];
  /** http(s) URL of the page. */
  url: Scalars['String']['output'];
};

/** Input of `startUpiPayment`: the order to be placed, without payment method and transaction. */
export type StartUpiPaymentInput = {
  /** One of the viewer's active addresses. The order can be placed with another one. */
  addressId: Scalars['ID']['input'];
  /** The `version` of the address that the shopper saw. */
  addressVersion?: InputMaybe<Scalars['Int']['input']>;
  /** The total after discounts that the shopper saw. */
  expectedTotal: Scalars['Paise']['input'];
  /** The key with which the order will be placed, 8 to 100 characters. */
  idempotencyKey: Scalars['String']['input'];
  /** Products to order, as in `placeOrder`. */
  lines: Array<OrderLineInput>;
  /** The prescriptions of the order, as in `placeOrder`. */
  prescriptionIds?: Array<Scalars['ID']['input']>;
  /**
   * The reference of the open payment that the shopper says they have not made, or empty if they know of none. If another
   * one is open, it stays: this fails with CHANGED_MEANWHILE. Null ends whatever payment is open.
   */
  unpaidReference?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `startUpiPayment`. */
export type StartUpiPaymentPayload = {
  __typename?: 'StartUpiPaymentPayload';
  /** The current address if it has changed. Otherwise null. */
  address?: Maybe<Address>;
  /** A quote for the same lines if a price or the stock has changed. Otherwise null. */
  quote?: Maybe<Quote>;
  /** The payment; with CHANGED_MEANWHILE, the one that is open. Null on other errors. */
  upiPayment?: Maybe<UpiPayment>;
  /** Empty on success. */
  userErrors: Array<UserError>;
};

/** Stock levels. */
export type StockFilter =
  /** Any stock. */
  | 'ANY'
  /** Low stock: 1 to 5 pieces. */
  | 'LOW'
  /** Out of stock. */
  | 'OUT';

/** A change of a product's stock. */
export type StockMovement = {
  __typename?: 'StockMovement';
  /** When the stock changed. */
  at: Scalars['DateTime']['output'];
  /** Name of the member of the team who made the change. Null if it was not made by one. */
  by?: Maybe<Scalars['String']['output']>;
  /** Pieces added (positive) or removed (negative). */
  change: Scalars['Int']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** The order that took or returned the pieces. Null for other reasons. For RESERVED and RELEASED, an order that may never have been placed. */
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

/** Why a stock changed. */
export type StockReason =
  /** Returned by a cancelled order. */
  | 'CANCELLED'
  /** Initial stock of a new product. */
  | 'CREATED'
  /** Set by a member of the team. */
  | 'EDITED'
  /** Imported from a file or with the demo catalogue. */
  | 'IMPORTED'
  /** Taken by an order. */
  | 'ORDERED'
  /** Returned by a reservation that was not ordered. */
  | 'RELEASED'
  /** Taken again by an order that had been cancelled. */
  | 'REOPENED'
  /** Reserved while a shopper pays by UPI. Stays taken when the order is placed. */
  | 'RESERVED';

/** The shop as configured by its owner. */
export type Store = {
  __typename?: 'Store';
  /** Postal address on one line. */
  address: Scalars['String']['output'];
  /** Whether orders can be paid by card. If not, PaymentMethod.CARD fails with NOT_CONFIGURED. */
  cardPayments: Scalars['Boolean']['output'];
  /** Marketing claims shown on every product page. */
  claims: Array<StoreClaim>;
  /** Text of the delivery badge on product cards. */
  deliveryBadge: Scalars['String']['output'];
  /** Numbers of the licences to sell medicines, on one line. Null unless set. */
  drugLicence?: Maybe<Scalars['String']['output']>;
  /** Customer service email address. */
  email: Scalars['String']['output'];
  /** Name of the shop. */
  name: Scalars['String']['output'];
  /** Customer service telephone number. */
  phone: Scalars['String']['output'];
  /** The shop's pages on social networks. */
  socialLinks: Array<SocialLink>;
  /** Whether shoppers can pay with a UPI app. */
  upiPayments: Scalars['Boolean']['output'];
  /** Public URL of the shop, without a trailing slash. */
  url: Scalars['String']['output'];
};

/** A marketing claim. */
export type StoreClaim = {
  __typename?: 'StoreClaim';
  /** One sentence. */
  text: Scalars['String']['output'];
  /** A few words. */
  title: Scalars['String']['output'];
};

/** How much of an ingredient one unit of a medicine contains, or, for a liquid, a volume of it. */
export type Strength = {
  __typename?: 'Strength';
  /** The amount, above 0. */
  amount: Scalars['Float']['output'];
  /** The amount of the medicine that contains it, such as the 5 of '125 mg / 5 ml'. Null if it is one unit. */
  perAmount?: Maybe<Scalars['Float']['output']>;
  /** The unit of `perAmount`: 'ml' or 'g'. Null if `perAmount` is. */
  perUnit?: Maybe<Scalars['String']['output']>;
  /** The strength as text, such as '650 mg' or '125 mg / 5 ml'. */
  text: Scalars['String']['output'];
  /** The unit of the amount, such as 'mg', 'mcg', 'IU' or '% w/w'. */
  unit: Scalars['String']['output'];
};

/** A subdivision of one or more categories, such as 'Milk'. */
export type SubCategory = {
  __typename?: 'SubCategory';
  /** Categories that contain this sub-category, sorted by name. */
  categories: Array<Category>;
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Null if the sub-category has no picture. */
  image?: Maybe<Image>;
  /** The name shown to shoppers. */
  name: Scalars['String']['output'];
  /** The name for use in URLs: lower case, with hyphens for spaces, slashes, commas and ampersands. Percent-encode it: it may contain `%`, `?` and `#`. */
  slug: Scalars['String']['output'];
  /** Incremented by each edit, from 1. Pass it to `updateSubCategory` to avoid overwriting the changes of others. */
  version: Scalars['Int']['output'];
};

/** Result of `createSubCategory` and `updateSubCategory`. */
export type SubCategoryPayload = {
  __typename?: 'SubCategoryPayload';
  /** The current sub-category, also with CHANGED_MEANWHILE. Null if it does not exist. */
  subCategory?: Maybe<SubCategory>;
  /** Empty on success. */
  userErrors: Array<UserError>;
};

/** The people who run the store. */
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

/** A user who runs the store. */
export type TeamMember = {
  __typename?: 'TeamMember';
  /** Email address, spelled as the user entered it. */
  email: Scalars['String']['output'];
  /** The id of the user: 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Whether this is the viewer. */
  isViewer: Scalars['Boolean']['output'];
  /** When they accepted their invitation. Null for an admin that was created from the store's settings. */
  joinedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When they last signed in. Null before the first sign-in. */
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  /** The user's name. */
  name: Scalars['String']['output'];
  /** What the member may do. */
  role: TeamRole;
};

/** What a member of the team may do. */
export type TeamRole =
  /** Everything. */
  | 'ADMIN'
  /** Runs orders and stock, and checks prescriptions. */
  | 'STAFF';

/** What needs doing now. Orders are counted every few seconds, and products by their stock of up to a second ago. */
export type ToDo = {
  __typename?: 'ToDo';
  /** Delivered orders whose cash was not received. */
  cashMissing: Scalars['Int']['output'];
  /** What customers still have to pay in cash, including orders that were delivered without payment. */
  cashToCollect: Money;
  /** Webhooks whose latest delivery failed. Those of revoked keys are not counted. */
  failingWebhooks: Scalars['Int']['output'];
  /** Imports of products that skipped rows, as `productImports` lists them. */
  importsToFix: Scalars['Int']['output'];
  /** Products with low stock, as `StockFilter.LOW` finds them. */
  lowStock: Scalars['Int']['output'];
  /** Orders whose status is PENDING. */
  newOrders: Scalars['Int']['output'];
  /** When the oldest of them was placed. Null if there is none. */
  oldestNewOrderAt?: Maybe<Scalars['DateTime']['output']>;
  /** Products that are out of stock. */
  outOfStock: Scalars['Int']['output'];
  /** Orders whose payment is CLAIMED. */
  paymentsToVerify: Scalars['Int']['output'];
  /** Orders whose prescription has to be checked. */
  prescriptionsToCheck: Scalars['Int']['output'];
  /** Orders of which a refund is due, as `orders(payment: REFUND_DUE)` finds them. */
  refundsDue: Scalars['Int']['output'];
};

/** Why a product cannot be ordered. */
export type UnavailableReason =
  /** It is sold in the shop only. */
  | 'NOT_SOLD_ONLINE'
  /** Its stock is 0. */
  | 'OUT_OF_STOCK';

/** A row of an import with a text about a medicine that could not be read. */
export type UnreadRow = {
  __typename?: 'UnreadRow';
  /** Line of the file where the row begins, from 1. */
  line: Scalars['Int']['output'];
  /** Which text could not be read, in a few words. */
  reason: Scalars['String']['output'];
};

/** Input of `updateAddress`. Every text is 1 to 200 characters. */
export type UpdateAddressInput = {
  /** House, street, area. */
  addressLine: Scalars['String']['input'];
  /** City or town. */
  city: Scalars['String']['input'];
  /** Country. */
  country: Scalars['String']['input'];
  /** One of the viewer's active addresses. */
  id: Scalars['ID']['input'];
  /** Telephone number for the delivery. */
  mobile: Scalars['String']['input'];
  /** Postal code. */
  pincode: Scalars['String']['input'];
  /** State. */
  state: Scalars['String']['input'];
};

/** Input of `updateCategory`. */
export type UpdateCategoryInput = {
  /** The category. */
  id: Scalars['ID']['input'];
  /** URL of an uploaded picture, or an http(s) URL. */
  image: Scalars['String']['input'];
  /** 1 to 100 characters, unique (case-insensitive). */
  name: Scalars['String']['input'];
  /** The `version` that was edited. If omitted, the update overwrites changes made by others. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Input of `updatePartnerKey`. */
export type UpdatePartnerKeyInput = {
  /** An active partner key. */
  id: Scalars['ID']['input'];
  /** Who uses the key, 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** Rate limit: requests per minute, 1 to 6000. */
  requestsPerMinute: Scalars['Int']['input'];
  /** What the key can read; at least one scope. */
  scopes: Array<PartnerScope>;
};

/** Input of `updateProduct`. Omitted fields stay unchanged. */
export type UpdateProductInput = {
  /** At most 8: EAN-8, UPC-A or EAN-13 with their check digit, or codes with up to 20 letters and digits. No other product can have them. */
  barcodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 100 characters. May be empty. */
  brand?: InputMaybe<Scalars['String']['input']>;
  /** Categories that contain the product, at most 20. */
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** At most 1,000 characters. May be empty. */
  composition?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 10,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Additional facts, at most 50 with unique names. */
  details?: InputMaybe<Array<ProductDetailInput>>;
  /** 0 to 100 with at most two decimals. */
  discountPercent?: InputMaybe<Scalars['Float']['input']>;
  /** 4, 6 or 8 digits. May be empty. */
  hsn?: InputMaybe<Scalars['String']['input']>;
  /** The product. */
  id: Scalars['ID']['input'];
  /** URLs of uploaded pictures, or http(s) URLs; at most 10. The first one is the main picture. */
  images?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 200 characters. May be empty. */
  manufacturer?: InputMaybe<Scalars['String']['input']>;
  /** Facts about a medicine. Null removes them. */
  medicine?: InputMaybe<MedicineInput>;
  /** 1 to 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Price per piece before the discount, greater than 0. */
  price?: InputMaybe<Scalars['Paise']['input']>;
  /** The stock that was shown to the admin. If it differs from the current stock, the update fails with CHANGED_MEANWHILE. */
  seenStock?: InputMaybe<Scalars['Int']['input']>;
  /** Number of pieces, 0 or more. */
  stock?: InputMaybe<Scalars['Int']['input']>;
  /** Sub-categories that contain the product, at most 20. */
  subCategoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Size of one piece, 1 to 100 characters. */
  unit?: InputMaybe<Scalars['String']['input']>;
  /** The `version` that was edited. If omitted, the update overwrites changes made by others. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Input of `updateProducts`: either a discount, a change of the discount, or a category. */
export type UpdateProductsInput = {
  /** The category that replaces all categories of the products. Their sub-categories are replaced too. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Percentage points to add to each discount, −100 to 100 with at most two decimals. The result is limited to 0 to 100. */
  discountChange?: InputMaybe<Scalars['Float']['input']>;
  /** The new discount, 0 to 100 with at most two decimals. */
  discountPercent?: InputMaybe<Scalars['Float']['input']>;
  /** The products, 1 to 500. Repeated ones are ignored. */
  products: Array<ProductVersionInput>;
  /** The sub-category that replaces all sub-categories of the products. If omitted, they have none. Requires `categoryId`. */
  subCategoryId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of `updateProducts`. */
export type UpdateProductsPayload = {
  __typename?: 'UpdateProductsPayload';
  /** The changed products, in the order of the input. */
  products: Array<Product>;
  /** The products that were not changed, in the order of the input. */
  refused: Array<RefusedProduct>;
  /** Why nothing was changed. Empty if each product was tried. */
  userErrors: Array<UserError>;
};

/** Input of `updateProfile`. */
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

/** Result of `updateProfile`. */
export type UpdateProfilePayload = {
  __typename?: 'UpdateProfilePayload';
  /** BAD_USER_INPUT, EMAIL_TAKEN, WRONG_PASSWORD or RATE_LIMITED. Empty on success. */
  userErrors: Array<UserError>;
  /** The updated viewer. Null on error. */
  viewer?: Maybe<Viewer>;
};

/** Input of `updateSubCategory`. */
export type UpdateSubCategoryInput = {
  /** Categories that contain the sub-category, 1 to 20. Duplicates are ignored. */
  categoryIds: Array<Scalars['ID']['input']>;
  /** The sub-category. */
  id: Scalars['ID']['input'];
  /** URL of an uploaded picture, or an http(s) URL. */
  image: Scalars['String']['input'];
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** The `version` that was edited. If omitted, the update overwrites changes made by others. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A payment by UPI that has begun and whose order is not placed yet. Ends after a day. */
export type UpiPayment = {
  __typename?: 'UpiPayment';
  /** When the reservation expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** The idempotency key with which to place the order. */
  idempotencyKey: Scalars['String']['output'];
  /** What the shopper pays for, at the prices of the moment when the payment began. */
  lines: Array<OrderLine>;
  /** How to pay. */
  request: UpiRequest;
  /**
   * Whether products and prices are reserved. False after the reservation has ended, for shoppers who have reserved too long
   * or too often, and for those without a delivered order who want too many pieces; the order then needs current prices and
   * stock.
   */
  reserved: Scalars['Boolean']['output'];
  /** Pieces of all products together. */
  totalQuantity: Scalars['Int']['output'];
};

/** A request to pay with a UPI app. The store is not notified of the payment: after paying, the shopper places the order with the payment method UPI. */
export type UpiRequest = {
  __typename?: 'UpiRequest';
  /** The amount to pay. */
  amount: Money;
  /** A upi://pay link, which opens the UPI apps on a phone. */
  link: Scalars['String']['output'];
  /** Name of the payee. */
  payee: Scalars['String']['output'];
  /** The link as a QR code: an SVG image in a data: URL. */
  qrCode: Scalars['String']['output'];
  /** The store's reference in the link. An order of this amount will have the same reference. */
  reference: Scalars['String']['output'];
  /** UPI id of the payee. */
  upiId: Scalars['String']['output'];
};

/** A bank statement that an admin has uploaded. Visible to admins only, like its rows, which contain names of payers. */
export type UpiStatement = {
  __typename?: 'UpiStatement';
  /** When a payment was last marked as received. Null if none was. */
  appliedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the admin who marked it. Null if none was, or if the account no longer exists. */
  appliedBy?: Maybe<Scalars['String']['output']>;
  /** The number of rows with each state that occurs. Together they are `rowCount`. */
  counts: Array<UpiStatementCount>;
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Name of the file. */
  name: Scalars['String']['output'];
  /** Identifies what was read and matched. Changes when the file is uploaded again. Null until the file was read completely. */
  previewId?: Maybe<Scalars['ID']['output']>;
  /** Payments that were ever marked as received with this statement. */
  received: Scalars['Int']['output'];
  /** Rows of the file without the header and without blank lines. */
  rowCount: Scalars['Int']['output'];
  /** When the file was last uploaded. */
  uploadedAt: Scalars['DateTime']['output'];
  /** Name of the admin who uploaded it last. Null if the account no longer exists. */
  uploadedBy?: Maybe<Scalars['String']['output']>;
};

/** Which columns of a file mean what: their positions, counted from 0. */
export type UpiStatementColumns = {
  __typename?: 'UpiStatementColumns';
  /** The credits, or all amounts if `type` is set. Null if no column was recognized, or several. */
  amount?: Maybe<Scalars['Int']['output']>;
  /** The balance after the row. Null if there is none, or several. */
  balance?: Maybe<Scalars['Int']['output']>;
  /** The date. Null if no column was recognized, or several. */
  date?: Maybe<Scalars['Int']['output']>;
  /** The debits, if they have a column of their own. Null if there is none, or several. */
  debit?: Maybe<Scalars['Int']['output']>;
  /** The description or narration. Null if no column was recognized, or several. */
  description?: Maybe<Scalars['Int']['output']>;
  /** The bank's reference or the number of the UPI transaction. Null if there is none. */
  reference?: Maybe<Scalars['Int']['output']>;
  /** Whether a payment has succeeded, in files of payment apps. Null if there is none, or several. */
  status?: Maybe<Scalars['Int']['output']>;
  /** Whether an amount is a credit: CR or DR. Null if `amount` has credits only. */
  type?: Maybe<Scalars['Int']['output']>;
};

/** Which columns of a file mean what: their positions, counted from 0. */
export type UpiStatementColumnsInput = {
  /** The credits, or all amounts if `type` is given. */
  amount: Scalars['Int']['input'];
  /** The balance after the row, which helps to assign the cells of rows with an unquoted delimiter. */
  balance?: InputMaybe<Scalars['Int']['input']>;
  /** The date: day, month and year, as 25/11/2026, 25-11-26, 25 Nov 2026, Nov 25, 2026 or 2026-11-25, with or without a time. */
  date: Scalars['Int']['input'];
  /** The debits, if they have a column of their own. Credits that they take back are REVERSED. */
  debit?: InputMaybe<Scalars['Int']['input']>;
  /** The description or narration. */
  description: Scalars['Int']['input'];
  /** The bank's reference or the number of the UPI transaction, if there is such a column. */
  reference?: InputMaybe<Scalars['Int']['input']>;
  /** Whether a payment has succeeded, in files of payment apps. Only successful ones match. */
  status?: InputMaybe<Scalars['Int']['input']>;
  /** Whether an amount is a credit: CR or DR. */
  type?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of statements. */
export type UpiStatementConnection = {
  __typename?: 'UpiStatementConnection';
  /** The statements of the page. */
  edges: Array<UpiStatementEdge>;
  /** Information about the page. */
  pageInfo: PageInfo;
};

/** How many rows of a statement have a state. */
export type UpiStatementCount = {
  __typename?: 'UpiStatementCount';
  /** Number of rows, 1 or more. */
  count: Scalars['Int']['output'];
  /** The state. */
  state: UpiStatementRowState;
};

/** A statement and its position. */
export type UpiStatementEdge = {
  __typename?: 'UpiStatementEdge';
  /** Cursor of this statement. */
  cursor: Scalars['String']['output'];
  /** The statement. */
  node: UpiStatement;
};

/** The order of a row, as it was when the row was matched. */
export type UpiStatementOrder = {
  __typename?: 'UpiStatementOrder';
  /** What the shopper had to pay for it, with lines that were rejected afterwards. */
  amount: Money;
  /** The order. */
  id: Scalars['ID']['output'];
  /** Number of the order. */
  number: Scalars['String']['output'];
};

/** A row of a bank statement. */
export type UpiStatementRow = {
  __typename?: 'UpiStatementRow';
  /** The amount. Null if it can't be read. */
  amount?: Maybe<Money>;
  /** The date, such as 2026-11-25. Null if it can't be read. */
  date?: Maybe<Scalars['String']['output']>;
  /** Description or narration of the bank, up to 500 characters. Text only, also if it looks like a formula. */
  description: Scalars['String']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Line of the file where the row begins, from 1. */
  line: Scalars['Int']['output'];
  /** The order that the row belongs to. Null for UNKNOWN, AMBIGUOUS and MALFORMED rows, and for others that name none. */
  order?: Maybe<UpiStatementOrder>;
  /**
   * Why, in a sentence. A MATCHED row that has only the reference or only the UPI transaction of the order says if it does
   * not name the customer. Null if the state says everything.
   */
  reason?: Maybe<Scalars['String']['output']>;
  /** The bank's reference. Empty if there is none. */
  reference: Scalars['String']['output'];
  /** What the row means. */
  state: UpiStatementRowState;
};

/** A page of the rows of a statement. */
export type UpiStatementRowConnection = {
  __typename?: 'UpiStatementRowConnection';
  /** The rows of the page. */
  edges: Array<UpiStatementRowEdge>;
  /** Information about the page. */
  pageInfo: PageInfo;
};

/** A row and its position. */
export type UpiStatementRowEdge = {
  __typename?: 'UpiStatementRowEdge';
  /** Cursor of this row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: UpiStatementRow;
};

/** What a row of a statement means for the payments of the store. */
export type UpiStatementRowState =
  /** The payment was received before, or the row was applied before. */
  | 'ALREADY_RECEIVED'
  /** The row names several orders. */
  | 'AMBIGUOUS'
  /** The row belongs to an order that costs another amount. */
  | 'AMOUNT_DIFFERS'
  /** Another row or statement has paid the same order. If it is a second payment, the money has to be given back. */
  | 'DUPLICATE'
  /** The date or the amount can't be read, or the cells of the row do not fit the columns. */
  | 'MALFORMED'
  /** A payment that is not verified yet, with the same amount. `applyUpiStatement` marks it as received. */
  | 'MATCHED'
  /** A debit; without a column of debits, each row with a date and without a credit. These rows are only counted. */
  | 'NOT_A_CREDIT'
  /** A payment that has failed or is pending in the file of a payment app. It pays no order. */
  | 'NOT_COMPLETED'
  /** A row above the header, or one that is no transfer: a title, a separator, a balance. These rows are only counted. */
  | 'OUTSIDE_TABLE'
  /** The row has marked the payment as received. */
  | 'RECEIVED'
  /** A credit that another row of the file takes back, or that a payment app lists as refunded. It pays no order. */
  | 'REVERSED'
  /** The row names no order of the store. */
  | 'UNKNOWN';

/** The table in a file: the first row with names of columns that are known from statements, and the rows below it. */
export type UpiStatementTable = {
  __typename?: 'UpiStatementTable';
  /** The columns that were used, or are proposed: those confirmed last, or those with known names. */
  columns: UpiStatementColumns;
  /** Whether an admin has confirmed these columns, now or for an earlier file with the same header. */
  confirmed: Scalars['Boolean']['output'];
  /** The names of the columns. */
  header: Array<Scalars['String']['output']>;
  /** Line of the file with these names, from 1. */
  headerLine: Scalars['Int']['output'];
  /** The first three rows. */
  samples: Array<Array<Scalars['String']['output']>>;
};

/** Input of `uploadAvatar`. */
export type UploadAvatarInput = {
  /** JPEG, PNG, WebP or AVIF, detected from the content. At most 5 MB, 40 megapixels and 16,384 pixels per side. */
  file: Scalars['Upload']['input'];
  /** 8 to 100 characters, new for each submission. A repeat with the same key returns what was stored first. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `uploadAvatar`. */
export type UploadAvatarPayload = {
  __typename?: 'UploadAvatarPayload';
  /** UNSUPPORTED_MEDIA_TYPE or PAYLOAD_TOO_LARGE. Empty on success. */
  userErrors: Array<UserError>;
  /** The viewer with the new picture. Null on error. */
  viewer?: Maybe<Viewer>;
};

/** Input of `uploadPicture`. */
export type UploadPictureInput = {
  /** JPEG, PNG, WebP or AVIF, detected from the content. At most 5 MB, 40 megapixels and 16,384 pixels per side. */
  file: Scalars['Upload']['input'];
  /** 8 to 100 characters, new for each submission. A repeat with the same key returns what was stored first. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `uploadPicture`. */
export type UploadPicturePayload = {
  __typename?: 'UploadPicturePayload';
  /** The stored picture. Null on error. */
  picture?: Maybe<UploadedPicture>;
  /** UNSUPPORTED_MEDIA_TYPE or PAYLOAD_TOO_LARGE. Empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `uploadPrescription`. */
export type UploadPrescriptionInput = {
  /** A JPEG, PNG, WebP or PDF file of up to 10 MB, and, for pictures, up to 40 megapixels. */
  file: Scalars['Upload']['input'];
  /** 8 to 100 characters, new for each submission. A repeat with the same key returns what was stored first. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `uploadPrescription`. */
export type UploadPrescriptionPayload = {
  __typename?: 'UploadPrescriptionPayload';
  /** The stored prescription. Null on error. */
  prescription?: Maybe<Prescription>;
  /** UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE or TOO_MANY_PRESCRIPTIONS. Empty on success. */
  userErrors: Array<UserError>;
};

/** A picture that was just uploaded. Refer to it by the `url` of its image. */
export type UploadedPicture = {
  __typename?: 'UploadedPicture';
  /** Height of the widest version in pixels. */
  height: Scalars['Int']['output'];
  /** The picture's URLs. */
  image: Image;
  /** Width of the widest version in pixels. */
  width: Scalars['Int']['output'];
};

/** An error that a user can understand and correct. */
export type UserError = {
  __typename?: 'UserError';
  /** Machine-readable code. */
  code: UserErrorCode;
  /** The input field that caused the error. Null if it concerns the input as a whole. */
  field?: Maybe<Scalars['String']['output']>;
  /** One sentence that can be shown to users, in English. */
  message: Scalars['String']['output'];
  /** The values in the sentence. */
  params: Array<MessageParam>;
  /**
   * The stable name of the sentence, such as `QUANTITY_TOO_LOW`. Clients that translate messages use it together with
   * `params`.
   */
  reason: Scalars['String']['output'];
};

/** Why a mutation failed. */
export type UserErrorCode =
  /** The account is suspended or inactive. */
  | 'ACCOUNT_NOT_ACTIVE'
  /** The address differs from the one the shopper saw. The payload contains the current address. */
  | 'ADDRESS_CHANGED'
  /** The product is in the cart already. Change the quantity of its line instead. */
  | 'ALREADY_IN_CART'
  /** The account with this email address is in the team already. */
  | 'ALREADY_IN_TEAM'
  /** A field is missing, blank, too long or malformed. */
  | 'BAD_USER_INPUT'
  /** Another product has this barcode. The message names it. */
  | 'BARCODE_TAKEN'
  /** A refund to the card has begun, and its result is not known. The payload contains the current order. */
  | 'CARD_REFUND_BEGUN'
  /** The card payment provider cannot be reached. */
  | 'CARD_UNAVAILABLE'
  /** The cart has the maximum number of lines. */
  | 'CART_FULL'
  /** Someone else changed the object after it was read. The payload contains its current state. */
  | 'CHANGED_MEANWHILE'
  /** The account has the maximum number of open cash orders for an account whose email address is not verified. */
  | 'EMAIL_NOT_VERIFIED'
  /** Another account uses this email address. */
  | 'EMAIL_TAKEN'
  /** The idempotency key was used with different contents. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The invitation to the team was accepted, cancelled or replaced, or it has expired. */
  | 'INVITATION_NOT_VALID'
  /** The invitation to the team was sent to another email address. */
  | 'INVITED_OTHER_ADDRESS'
  /** The object cannot be deleted because others use it. The message states how many. */
  | 'IN_USE'
  /** The store would be left without an active admin. */
  | 'LAST_ADMIN'
  /** The mail that should contain the text was sent. */
  | 'MAIL_SENT'
  /** Another object of this type has this name. Names are compared case-insensitively. */
  | 'NAME_TAKEN'
  /** The order can no longer be cancelled: it is being processed, or it was cancelled before. */
  | 'NOT_CANCELLABLE'
  /** The account cannot be deleted yet. The message states why. */
  | 'NOT_DELETABLE'
  /** The stock is lower than the requested quantity. The message states how many pieces are available. */
  | 'NOT_ENOUGH_STOCK'
  /** The object does not exist or does not belong to the viewer. */
  | 'NOT_FOUND'
  /** The product is a medicine of schedule X, which is not sold online. */
  | 'NOT_SOLD_ONLINE'
  /** The file is too large or the picture has too many pixels. */
  | 'PAYLOAD_TOO_LARGE'
  /** The prescription of the order has not been checked yet. */
  | 'PRESCRIPTION_NOT_CHECKED'
  /** A product requires a prescription, and the order has none that can be used. The message names the products. */
  | 'PRESCRIPTION_REQUIRED'
  /** The total differs from the one the shopper saw. The message states the current total. */
  | 'PRICE_CHANGED'
  /** Too many requests. The message states when to try again. */
  | 'RATE_LIMITED'
  /** The payment of the order has been refunded, or its refund has begun. */
  | 'REFUNDED'
  /** The reset token is missing, used or expired (after ten minutes). */
  | 'RESET_NOT_GRANTED'
  /** The maximum number of invitations to the team is open. */
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
  /** The email address or the password is wrong. The response does not reveal which. */
  | 'WRONG_CREDENTIALS'
  /** The password does not match the account's password. */
  | 'WRONG_PASSWORD';

/** Input of `verifyEmail`. */
export type VerifyEmailInput = {
  /** Six digits. Valid for ten minutes and for at most five attempts. */
  code: Scalars['String']['input'];
};

/** Result of `verifyEmail`. */
export type VerifyEmailPayload = {
  __typename?: 'VerifyEmailPayload';
  /** WRONG_CODE, or TOO_MANY_TRIES when the code is no longer valid. Empty on success. */
  userErrors: Array<UserError>;
  /** The viewer with the verified address. Null on error. */
  viewer?: Maybe<Viewer>;
};

/** Input of `verifyPasswordResetCode`. */
export type VerifyPasswordResetCodeInput = {
  /** Six digits. Valid for ten minutes and for at most five attempts. */
  code: Scalars['String']['input'];
  /** The address the code was sent to, compared case-insensitively. */
  email: Scalars['String']['input'];
};

/** Result of `verifyPasswordResetCode`. */
export type VerifyPasswordResetCodePayload = {
  __typename?: 'VerifyPasswordResetCodePayload';
  /** For `resetPassword`. Valid for ten minutes and for a single use. Null on error. */
  resetToken?: Maybe<Scalars['String']['output']>;
  /** WRONG_CODE, or TOO_MANY_TRIES when the code is no longer valid. Empty on success. */
  userErrors: Array<UserError>;
};

/** The signed-in user. Only they can read these fields. */
export type Viewer = {
  __typename?: 'Viewer';
  /** Saved addresses, newest first. */
  addresses: Array<Address>;
  /** Profile picture. Null if not set. */
  avatar?: Maybe<Image>;
  /** The viewer's cart. */
  cart: Cart;
  /** Email address, spelled as the user entered it. Compared case-insensitively. */
  email: Scalars['String']['output'];
  /** Whether the user has confirmed the email address with a code. */
  emailVerified: Scalars['Boolean']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** The id of the address of the viewer's latest order. Null before the first one; the address may have been removed since. */
  lastAddressId?: Maybe<Scalars['ID']['output']>;
  /** When the user last signed in. Null before the first sign-in. */
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  /** Telephone number as entered. Empty until it is set. */
  mobile: Scalars['String']['output'];
  /** The user's name. */
  name: Scalars['String']['output'];
  /** One of the viewer's orders. Null if it does not exist or belongs to someone else. */
  order?: Maybe<Order>;
  /** The mails about their orders that the user gets. All of them by default. */
  orderMails: Array<OrderMail>;
  /** The viewer's orders, newest first. */
  orders: OrderConnection;
  /** The viewer's prescriptions, newest first; at most 100. */
  prescriptions: Array<Prescription>;
  /** A quote for the whole cart. */
  quote: Quote;
  /** What the user is allowed to do. */
  role: Role;
  /** Active sessions, most recently used first; at most 50. */
  sessions: Array<Session>;
  /** Whether the account can be used. */
  status: AccountStatus;
  /**
   * The invitation whose mail contains this token. Null if it was accepted, cancelled or replaced, or is older than seven
   * days.
   */
  teamInvitation?: Maybe<ReceivedTeamInvitation>;
  /** The UPI payment that the viewer has begun and whose order is not placed yet. Null if there is none. */
  upiPayment?: Maybe<UpiPayment>;
};


/** The signed-in user. Only they can read these fields. */
export type ViewerAddressesArgs = {
  includeRemoved?: Scalars['Boolean']['input'];
};


/** The signed-in user. Only they can read these fields. */
export type ViewerOrderArgs = {
  id: Scalars['ID']['input'];
};


/** The signed-in user. Only they can read these fields. */
export type ViewerOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** The signed-in user. Only they can read these fields. */
export type ViewerTeamInvitationArgs = {
  token: Scalars['String']['input'];
};

/**
 * A partner's URL that receives changes of the catalogue. Each change is a POST request as specified by Standard Webhooks
 * (www.standardwebhooks.com), with the headers webhook-id, webhook-timestamp and webhook-signature. The JSON body has the
 * fields id (the id of the delivery), kind, thingId, deleted, at and cursor (as in `CatalogueChange` and its edge), and
 * thing: the state of the entity at the time of sending, or null. It includes stock if the key has the scope `stock:read`.
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
  /** Where changes are sent: an https URL. In development, http URLs of this machine are allowed as well. */
  url: Scalars['String']['output'];
};

/** A change that is sent to a webhook. */
export type WebhookDelivery = {
  __typename?: 'WebhookDelivery';
  /** When the change was added to the change log. */
  at: Scalars['DateTime']['output'];
  /** Number of attempts, 0 or more. Starts again at 0 when the delivery is resent. */
  attempts: Scalars['Int']['output'];
  /** Cursor of the change in `catalogueChanges`. */
  cursor: Scalars['String']['output'];
  /** True if the change is a deletion. */
  deleted: Scalars['Boolean']['output'];
  /** 24 hexadecimal digits. Sent as the header webhook-id; use it to detect duplicates. */
  id: Scalars['ID']['output'];
  /** The kind of the entity. */
  kind: CatalogueKind;
  /** When the last attempt was made. Null before the first one. */
  lastAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** Earliest time of the next attempt. Null unless the state is WAITING. */
  nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why the last attempt failed or why there will be no further attempts, as a sentence. Null if there is no problem. */
  problem?: Maybe<Scalars['String']['output']>;
  /** The state of the delivery. */
  state: WebhookDeliveryState;
  /** HTTP status of the last response, such as 200. Null if there was no response. */
  status?: Maybe<Scalars['Int']['output']>;
  /** The current state of the entity. Null if it has been deleted. */
  thing?: Maybe<CatalogueThing>;
  /** Id of the entity: 24 hexadecimal digits. */
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

/** The state of a delivery. */
export type WebhookDeliveryState =
  /** Confirmed with a 2xx response. */
  | 'DELIVERED'
  /** Failed for three days, or the key was revoked. */
  | 'GIVEN_UP'
  /** Failed and superseded by a newer change of the same entity. */
  | 'OVERTAKEN'
  /** Waiting for the first attempt or for a retry. */
  | 'WAITING';

/** What a line of search words would change. */
export type WordsPreview = {
  __typename?: 'WordsPreview';
  /** Searches with at most ten of the words of the line, in their order. */
  searches: Array<SearchPreview>;
  /** All tests, with their positions as they are and as they would be. Those that the line changes come first. */
  tests: Array<SearchTestPreview>;
  /** Empty for a line that can be published. */
  userErrors: Array<UserError>;
};
