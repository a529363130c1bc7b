/** Input of `acceptTeamInvitation`. */
export type AcceptTeamInvitationInput = {
  /** The token from the link in the mail. Valid for seven days and for a single use. */
  token: string;
};

/** Input of `addRefund`. */
export type AddRefundInput = {
  /**
   * The amount to refund: at most what the pieces cost, and what is left of the payment. For PAID_TWICE, at most what the
   * shopper had to pay for the order.
   */
  amount: number;
  /**
   * A key that the client generates once per form, 8 to 100 characters: repeating a request with it changes nothing more.
   * Without a key, every request adds a refund.
   */
  idempotencyKey?: string | null | undefined;
  /**
   * The pieces that are paid back, each product once. Required for PART_OF_LINES, otherwise empty. Pieces of another refund
   * of the order cannot be paid back again.
   */
  lines?: Array<RefundLineInput>;
  /** An order whose payment was received. For PAID_TWICE, any order. */
  orderId: string;
  /** PART_OF_LINES, GOODWILL or PAID_TWICE. An order has at most one refund with the reason PAID_TWICE. */
  reason: RefundReason;
  /**
   * The `updatedAt` of the order that the caller saw. If the order has changed since, nothing happens: it fails with
   * CHANGED_MEANWHILE. Null skips this check.
   */
  seenUpdatedAt?: string | null | undefined;
};

/** Input of `addSearchTest`. */
export type AddSearchTestInput = {
  /** The product that should be among the first ten results. */
  productId: string;
  /** At most 100 characters. */
  text: string;
};

/** Input of `addToCart`. */
export type AddToCartInput = {
  /** The product. */
  productId: string;
  /** Number of pieces, 1 or more. */
  quantity?: number;
};

/** Input of `applyUpiStatement`. */
export type ApplyUpiStatementInput = {
  /** The `previewId` of the statement that the admin saw. Fails with CHANGED_MEANWHILE if the file was uploaded again since. */
  previewId: string;
  /** The statement. */
  statementId: string;
};

/** Input of `cancelOrder`. */
export type CancelOrderInput = {
  /** One of the viewer's orders. */
  orderId: string;
  /**
   * The `updatedAt` of the order that the caller saw. If the order has changed since, nothing happens: it fails with
   * CHANGED_MEANWHILE. Null skips this check.
   */
  seenUpdatedAt?: string | null | undefined;
};

/** Input of `cancelTeamInvitation`. */
export type CancelTeamInvitationInput = {
  /** The id of an open invitation. */
  id: string;
};

/** Input of `cancelUpiPayment`. */
export type CancelUpiPaymentInput = {
  /** The reference of the payment that the shopper has not made. If another one is open, this fails with CHANGED_MEANWHILE. */
  reference: string;
};

/** The kinds of catalogue entities. */
export type CatalogueKind =
  /** A `Category`. */
  | 'CATEGORY'
  /** A `Product`. */
  | 'PRODUCT'
  /** A `SubCategory`. */
  | 'SUB_CATEGORY';

/** Input of `changePassword`. */
export type ChangePasswordInput = {
  /** Must equal `newPassword`. */
  confirmPassword: string;
  /** The account's password. */
  currentPassword: string;
  /** At least 8 characters and at most 72 bytes. */
  newPassword: string;
};

/** Input of `checkPrescription`. */
export type CheckPrescriptionInput = {
  /** One decision for each line that requires a prescription. */
  decisions: Array<LineDecisionInput>;
  /** An order whose prescription check is PENDING. */
  orderId: string;
  /** For whom the medicines are, up to 200 characters. Required to approve a medicine of schedule H1. */
  patient?: string;
  /** Who prescribed them, up to 200 characters. Required to approve a medicine of schedule H1. */
  prescriber?: string;
  /**
   * The `updatedAt` of the order that the caller saw. If the order has changed since, nothing happens: it fails with
   * CHANGED_MEANWHILE. Null skips this check.
   */
  seenUpdatedAt?: string | null | undefined;
};

/** Input of `createAddress`. Every text of the address is 1 to 200 characters. */
export type CreateAddressInput = {
  /** House, street, area. */
  addressLine: string;
  /** City or town. */
  city: string;
  /** Country. */
  country: string;
  /** 8 to 100 characters, new for each submission. A repeat with the same key returns what was saved first. */
  idempotencyKey?: string | null | undefined;
  /** Telephone number for the delivery. */
  mobile: string;
  /** Postal code. */
  pincode: string;
  /** State. */
  state: string;
};

/** Input of `createCategory`. */
export type CreateCategoryInput = {
  /** 8 to 100 characters, new for each submission. A repeat with the same key returns what was created first. */
  idempotencyKey?: string | null | undefined;
  /** URL of an uploaded picture, or an http(s) URL. */
  image: string;
  /** 1 to 100 characters, unique (case-insensitive). */
  name: string;
};

/** Input of `createPartnerKey`. */
export type CreatePartnerKeyInput = {
  /** Who uses the key, 1 to 100 characters. */
  name: string;
  /** Rate limit: requests per minute, 1 to 6000. */
  requestsPerMinute?: number;
  /** What the key can read; at least one scope. */
  scopes: Array<PartnerScope>;
};

/** Input of `createProduct`. */
export type CreateProductInput = {
  /** At most 8: EAN-8, UPC-A or EAN-13 with their check digit, or codes with up to 20 letters and digits. No other product can have them. None if omitted. */
  barcodes?: Array<string> | null | undefined;
  /** At most 100 characters. Empty if omitted. */
  brand?: string | null | undefined;
  /** Categories that contain the product, at most 20. */
  categoryIds: Array<string>;
  /** At most 1,000 characters. Empty if omitted. */
  composition?: string | null | undefined;
  /** 1 to 10,000 characters. */
  description: string;
  /** Additional facts, at most 50 with unique names. */
  details: Array<ProductDetailInput>;
  /** 0 to 100 with at most two decimals. */
  discountPercent: number;
  /** 4, 6 or 8 digits. Empty if omitted. */
  hsn?: string | null | undefined;
  /** 8 to 100 characters, new for each submission. A repeat with the same key returns what was created first. */
  idempotencyKey?: string | null | undefined;
  /** URLs of uploaded pictures, or http(s) URLs; at most 10. The first one is the main picture. */
  images: Array<string>;
  /** At most 200 characters. Empty if omitted. */
  manufacturer?: string | null | undefined;
  /** Facts about a medicine. Omitted or null for everything else. */
  medicine?: MedicineInput | null | undefined;
  /** 1 to 200 characters. */
  name: string;
  /** Price per piece before the discount, greater than 0. */
  price: number;
  /** Number of pieces, 0 or more. */
  stock: number;
  /** Sub-categories that contain the product, at most 20. */
  subCategoryIds: Array<string>;
  /** Size of one piece, 1 to 100 characters. */
  unit: string;
};

/** Input of `createSubCategory`. */
export type CreateSubCategoryInput = {
  /** Categories that contain the sub-category, 1 to 20. Duplicates are ignored. */
  categoryIds: Array<string>;
  /** 8 to 100 characters, new for each submission. A repeat with the same key returns what was created first. */
  idempotencyKey?: string | null | undefined;
  /** URL of an uploaded picture, or an http(s) URL. */
  image: string;
  /** 1 to 100 characters. */
  name: string;
};

/** Input of `deleteAccount`. */
export type DeleteAccountInput = {
  /** The account's password. */
  currentPassword: string;
};

/** Input of delete mutations. */
export type DeleteInput = {
  /** The id of the object to delete. */
  id: string;
};

/** Input of `deletePrescription`. */
export type DeletePrescriptionInput = {
  /** One of the viewer's prescriptions. */
  prescriptionId: string;
};

/** Input of `deleteProducts`. */
export type DeleteProductsInput = {
  /** The products, 1 to 500. Repeated ones are ignored. */
  products: Array<ProductVersionInput>;
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

/** Input of `endSession`. */
export type EndSessionInput = {
  /** The id of one of the viewer's `sessions`. */
  id: string;
};

/** Input of `finishImport`. */
export type FinishImportInput = {
  /** The import. */
  id: string;
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
  dryRun: boolean;
  /** CSV file in UTF-8 with a header row, plain or compressed with gzip, at most 20 MB. The column `id` of an export identifies existing products, and its column `exported` tells which cells were edited. */
  file: File;
  /** Name of the file, for `productImports`, which shows it on one line and its first 255 characters. */
  fileName?: string | null | undefined;
  /**
   * Columns of `prescriptionColumns` in the report that say nothing about prescriptions. Unless each of them is here or is
   * the `prescriptionColumn`, only a dry run is possible.
   */
  ignoredColumns?: Array<string>;
  /** The column that says what is sold on prescription, if it is not named `prescription`. */
  prescriptionColumn?: string | null | undefined;
};

/** Input of `inviteToTeam`. */
export type InviteToTeamInput = {
  /** The address to invite. Compared case-insensitively. */
  email: string;
  /** The role that the invitation gives. */
  role: TeamRole;
};

/** The decision about a line of an order. */
export type LineDecisionInput = {
  /** True to approve the line, false to reject it. */
  approved: boolean;
  /** The product of the line. */
  productId: string;
  /** Why, up to 200 characters. The shopper reads it. Required to reject a line. */
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
  email: string;
  /** The account's password. */
  password: string;
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
  packCount?: number | null | undefined;
  /** The unit of `packCount`. */
  packUnit: PackUnit;
  /** The schedule of the Drugs Rules, 1945. */
  schedule: DrugSchedule;
};

/** Input of `orderAgain`. */
export type OrderAgainInput = {
  /** One of the viewer's orders. */
  orderId: string;
};

/** A product to order and its quantity. */
export type OrderLineInput = {
  /** Price per piece after discount that the shopper saw. If provided and the price is higher or lower, the order fails. */
  expectedPrice?: number | null | undefined;
  /** The product. */
  productId: string;
  /** Number of pieces, 1 or more. */
  quantity: number;
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

/** What a partner key can read. */
export type PartnerScope =
  /** `catalogue:read`: categories, sub-categories, products and search, the change log and its digest, and the webhooks of the key. */
  | 'CATALOGUE_READ'
  /** `stock:read`: the stock of products. */
  | 'STOCK_READ';

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

/** What the shopper saw and confirmed. Amounts are compared with the current ones and never used for charging; a difference fails. */
export type PlaceOrderInput = {
  /** One of the viewer's active addresses. */
  addressId: string;
  /** The `version` of the address that the shopper saw. If provided and the address was edited since, the order fails. */
  addressVersion?: number | null | undefined;
  /** The total before discounts that the shopper saw. If provided and different, the order fails. */
  expectedSubtotal?: number | null | undefined;
  /** The total after discounts that the shopper saw. */
  expectedTotal: number;
  /**
   * A key that the client generates once per checkout, 8 to 100 characters. Repeating a request with the same key returns
   * the first order. It fails with the same key but another address, payment method, total, subtotal, UPI transaction, or
   * other products, quantities or prescriptions. The address's version, the prices of lines and what the payment method
   * ignores are not compared. Without a key, every request places a new order.
   */
  idempotencyKey?: string | null | undefined;
  /** Products to order, 1 to 50. Quantities of duplicates are added up. The products need not be in the cart. */
  lines: Array<OrderLineInput>;
  /** How the order is paid. */
  paymentMethod: PaymentMethod;
  /**
   * One to five of the viewer's prescriptions that are younger than 180 days. Required if one of the products requires a
   * prescription, otherwise ignored. Empty uses those with which the UPI payment of this order began.
   */
  prescriptionIds?: Array<string>;
  /**
   * For UPI: the 12 digits of the transaction as shown by the UPI app. Fails if another order has the same digits. A
   * cancelled order releases them, unless a refund was made. While its payment is REFUND_DUE, it releases them only to an
   * order of the same viewer with the same total, and the payment is no longer refunded.
   */
  upiTransactionId?: string | null | undefined;
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
  columns?: UpiStatementColumnsInput | null | undefined;
  /**
   * A CSV file in UTF-8, at most 5 MB and 20,000 rows, separated by commas, semicolons or tabs. Lines above the header and
   * below the table are allowed.
   */
  file: File;
  /** Name of the file, 1 to 200 characters. */
  name: string;
};

/** An additional fact about a product. */
export type ProductDetailInput = {
  /** 1 to 100 characters of plain text. */
  name: string;
  /** 1 to 2,000 characters. */
  value: string;
};

/** Conditions that all products of a list meet. Omitted ones are met by every product. */
export type ProductFilterInput = {
  /** Any of these brands, in any case. At most 50. */
  brands?: Array<string> | null | undefined;
  /** Any of these categories and sub-categories. At most 50. An unknown id matches no products. */
  categoryIds?: Array<string> | null | undefined;
  /** Whether to leave out products that are out of stock. */
  inStock?: boolean;
  /** Highest price after the discount. */
  maxPrice?: number | null | undefined;
  /** Lowest discount in percent. */
  minDiscountPercent?: number | null | undefined;
  /** Lowest price after the discount. */
  minPrice?: number | null | undefined;
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
  id: string;
  /** The `version` that was seen. If omitted, changes made by others are ignored. */
  version?: number | null | undefined;
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
  line: string;
};

/** Input of `refreshSession`. */
export type RefreshSessionInput = {
  /** The latest refresh token of the session. */
  refreshToken: string;
  /** False for clients that keep using the refresh token they received at login. */
  rotates?: boolean;
};

/** Input of `refund`. */
export type RefundInput = {
  /**
   * True to record the reference although a refund to the card has begun whose result is not known. Otherwise it fails with
   * CARD_REFUND_BEGUN, because the money may be paid back twice.
   */
  despiteCardRefund?: boolean;
  /**
   * The reference of a refund that was made outside the store, such as the number of a UPI transaction: up to 100 characters.
   * Null for a refund by the card provider.
   */
  reference?: string | null | undefined;
  /** The `id` of a refund of an order. */
  refundId: string;
  /**
   * The `updatedAt` of the order that the caller saw. If the order has changed since, nothing happens: it fails with
   * CHANGED_MEANWHILE. Null skips this check.
   */
  seenUpdatedAt?: string | null | undefined;
};

/** Pieces of a product of an order. */
export type RefundLineInput = {
  /** A product of the order. */
  productId: string;
  /** Number of pieces, 1 or more. */
  quantity: number;
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

/** State of a refund. */
export type RefundState =
  /** A refund to the card has begun, and its result is not known. */
  | 'BEGUN'
  /** It has to be made. */
  | 'DUE'
  /** It was made. */
  | 'REFUNDED';

/** Input of `register`. */
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

/** Input of `registerWebhook`. */
export type RegisterWebhookInput = {
  /** An active partner key; required for admins. Ignored for partners, who register webhooks for their own key. */
  partnerKeyId?: string | null | undefined;
  /**
   * Where to send changes: an https URL of at most 2000 characters, without user name, password and fragment. Non-public
   * addresses are rejected at registration and at every attempt; redirects are not followed.
   */
  url: string;
};

/** Input of `releaseReservation`. */
export type ReleaseReservationInput = {
  /** The reservation. */
  reservationId: string;
};

/** Input of `removeAddress`. */
export type RemoveAddressInput = {
  /** One of the viewer's active addresses. */
  id: string;
};

/** Input of `removeFromCart`. */
export type RemoveFromCartInput = {
  /** A line of the viewer's cart. */
  cartLineId: string;
};

/** Input of `removeFromTeam`. */
export type RemoveFromTeamInput = {
  /** The id of a member of the team. */
  memberId: string;
};

/** Input of `removeRefund`. */
export type RemoveRefundInput = {
  /** The `id` of a refund that an admin has added. */
  refundId: string;
  /**
   * The `updatedAt` of the order that the caller saw. If the order has changed since, nothing happens: it fails with
   * CHANGED_MEANWHILE. Null skips this check.
   */
  seenUpdatedAt?: string | null | undefined;
};

/** Input of `reportSearch`. */
export type ReportSearchInput = {
  /** False to count a search; true to count a click on a result of a search that was counted today. */
  clicked?: boolean;
  /** What the shopper has searched for. Only the first 100 characters count. */
  text: string;
};

/** Input of `requestPasswordReset`. */
export type RequestPasswordResetInput = {
  /** The account's email address, compared case-insensitively. */
  email: string;
};

/** Input of `requestUpiRefund`. */
export type RequestUpiRefundInput = {
  /** One of the viewer's active addresses, for the order. */
  addressId: string;
  /** The reference of the open payment. */
  reference: string;
};

/** Input of `resendDelivery`. */
export type ResendDeliveryInput = {
  /** The id of one of the `webhookDeliveries`. */
  id: string;
};

/** Input of `resetPassword`. */
export type ResetPasswordInput = {
  /** Must equal `newPassword`. */
  confirmPassword: string;
  /** The address the code was sent to. */
  email: string;
  /** At least 8 characters and at most 72 bytes. */
  newPassword: string;
  /** The `resetToken` returned by `verifyPasswordResetCode`, or the token of the link in the email, which is valid for an hour. */
  resetToken: string;
};

/** Input of `revokePartnerKey`. */
export type RevokePartnerKeyInput = {
  /** An active partner key. */
  id: string;
};

/** What a user is allowed to do. */
export type Role =
  /** Manages the catalogue, orders, partners and the team. */
  | 'ADMIN'
  /** Runs orders and stock. */
  | 'STAFF'
  /** Shops. */
  | 'USER';

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

/** Input of `seeOrders`. */
export type SeeOrdersInput = {
  /** 1 to 500 orders. */
  orderIds: Array<string>;
};

/** An order and the status that was seen. */
export type SeenOrderInput = {
  /** The status that it had. If it has another one by now, it is refused with CHANGED_MEANWHILE. */
  from: OrderStatus;
  /** The order. */
  orderId: string;
  /** As for `setOrderStatus`. */
  seenUpdatedAt?: string | null | undefined;
};

/** An order and when it was last changed. */
export type SeenPaymentInput = {
  /** The order. */
  orderId: string;
  /** As for `setPaymentState`. */
  seenUpdatedAt?: string | null | undefined;
};

/** Input of `setCancellationReason`. */
export type SetCancellationReasonInput = {
  /** An order with the status CANCELLED_BY_SELLER. */
  orderId: string;
  /** Why the order was cancelled, 1 to 200 characters in one line. The shopper reads it in the mail and in the order's history. */
  reason: string;
  /**
   * The `updatedAt` of the order that the caller saw. If the order has changed since, nothing happens: it fails with
   * CHANGED_MEANWHILE. Null skips this check.
   */
  seenUpdatedAt?: string | null | undefined;
};

/** Input of `setCartQuantity`. */
export type SetCartQuantityInput = {
  /** The product. */
  productId: string;
  /** Number of pieces, 0 or more. */
  quantity: number;
};

/** Input of `setOrderMails`. */
export type SetOrderMailsInput = {
  /** The mails to get. Empty for none. */
  wanted: Array<OrderMail>;
};

/** Input of `setOrderStatus`. */
export type SetOrderStatusInput = {
  /**
   * Whether the cash was received with the delivery. Only for orders that are paid on delivery and become DELIVERED. If such
   * an order gets an earlier status again, the cash is due again.
   */
  cashReceived?: boolean;
  /** The order. */
  orderId: string;
  /**
   * Why the order is cancelled, at most 200 characters in one line. The shopper reads it in the mail and in the order's
   * history. Only for CANCELLED_BY_SELLER, otherwise BAD_USER_INPUT. A blank text counts as none.
   */
  reason?: string | null | undefined;
  /**
   * The `updatedAt` of the order that the caller saw. If the order has changed since, nothing happens: it fails with
   * CHANGED_MEANWHILE. Null skips this check.
   */
  seenUpdatedAt?: string | null | undefined;
  /** Any status except CANCELLED_BY_SHOPPER. */
  status: OrderStatus;
};

/** Input of `setOrderStatuses`. */
export type SetOrderStatusesInput = {
  /** As for `setOrderStatus`, for each of the orders. */
  cashReceived?: boolean;
  /** 1 to 500 different orders. */
  orders: Array<SeenOrderInput>;
  /** As for `setOrderStatus`, for each of the orders. */
  reason?: string | null | undefined;
  /** Any status except CANCELLED_BY_SHOPPER. Null moves each order to its `nextStatus`. */
  status?: OrderStatus | null | undefined;
};

/** Input of `setPaymentState`. */
export type SetPaymentStateInput = {
  /** An order paid by UPI or in cash. */
  orderId: string;
  /**
   * The `updatedAt` of the order that the caller saw. If the order has changed since, nothing happens: it fails with
   * CHANGED_MEANWHILE. Null skips this check.
   */
  seenUpdatedAt?: string | null | undefined;
  /** One of the `settableStates` of the payment. DUE means that the cash was not received. */
  state: PaymentState;
};

/** Input of `setPaymentStates`. */
export type SetPaymentStatesInput = {
  /** 1 to 500 different orders. */
  orders: Array<SeenPaymentInput>;
  /** As for `setPaymentState`, for each of the orders. */
  state: PaymentState;
};

/** Input of `setRefundUpiId`. */
export type SetRefundUpiIdInput = {
  /** One of the viewer's orders, paid by UPI, of which a refund is due. */
  orderId: string;
  /**
   * The `updatedAt` of the order that the caller saw. If the order has changed since, nothing happens: it fails with
   * CHANGED_MEANWHILE. Null skips this check.
   */
  seenUpdatedAt?: string | null | undefined;
  /** A UPI id such as asha@okbank. */
  upiId: string;
};

/** Input of `setSearchUnsold`. */
export type SetSearchUnsoldInput = {
  /** The text as in `missedSearches`. */
  text: string;
  /** False to list it again. */
  unsold?: boolean;
};

/** Input of `setStock`. */
export type SetStockInput = {
  /** The product. */
  id: string;
  /** The stock that was shown before the change. If it differs from the current stock, the mutation fails. If omitted, the new stock is always set. */
  seenStock?: number | null | undefined;
  /** Number of pieces, 0 or more. */
  stock: number;
};

/** Input of `setTeamRole`. */
export type SetTeamRoleInput = {
  /** The id of a member of the team. */
  memberId: string;
  /** The new role. */
  role: TeamRole;
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

/** Input of `startUpiPayment`: the order to be placed, without payment method and transaction. */
export type StartUpiPaymentInput = {
  /** One of the viewer's active addresses. The order can be placed with another one. */
  addressId: string;
  /** The `version` of the address that the shopper saw. */
  addressVersion?: number | null | undefined;
  /** The total after discounts that the shopper saw. */
  expectedTotal: number;
  /** The key with which the order will be placed, 8 to 100 characters. */
  idempotencyKey: string;
  /** Products to order, as in `placeOrder`. */
  lines: Array<OrderLineInput>;
  /** The prescriptions of the order, as in `placeOrder`. */
  prescriptionIds?: Array<string>;
  /**
   * The reference of the open payment that the shopper says they have not made, or empty if they know of none. If another
   * one is open, it stays: this fails with CHANGED_MEANWHILE. Null ends whatever payment is open.
   */
  unpaidReference?: string | null | undefined;
};

/** Stock levels. */
export type StockFilter =
  /** Any stock. */
  | 'ANY'
  /** Low stock: 1 to 5 pieces. */
  | 'LOW'
  /** Out of stock. */
  | 'OUT';

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

/** What a member of the team may do. */
export type TeamRole =
  /** Everything. */
  | 'ADMIN'
  /** Runs orders and stock, and checks prescriptions. */
  | 'STAFF';

/** Input of `updateAddress`. Every text is 1 to 200 characters. */
export type UpdateAddressInput = {
  /** House, street, area. */
  addressLine: string;
  /** City or town. */
  city: string;
  /** Country. */
  country: string;
  /** One of the viewer's active addresses. */
  id: string;
  /** Telephone number for the delivery. */
  mobile: string;
  /** Postal code. */
  pincode: string;
  /** State. */
  state: string;
};

/** Input of `updateCategory`. */
export type UpdateCategoryInput = {
  /** The category. */
  id: string;
  /** URL of an uploaded picture, or an http(s) URL. */
  image: string;
  /** 1 to 100 characters, unique (case-insensitive). */
  name: string;
  /** The `version` that was edited. If omitted, the update overwrites changes made by others. */
  version?: number | null | undefined;
};

/** Input of `updatePartnerKey`. */
export type UpdatePartnerKeyInput = {
  /** An active partner key. */
  id: string;
  /** Who uses the key, 1 to 100 characters. */
  name: string;
  /** Rate limit: requests per minute, 1 to 6000. */
  requestsPerMinute: number;
  /** What the key can read; at least one scope. */
  scopes: Array<PartnerScope>;
};

/** Input of `updateProduct`. Omitted fields stay unchanged. */
export type UpdateProductInput = {
  /** At most 8: EAN-8, UPC-A or EAN-13 with their check digit, or codes with up to 20 letters and digits. No other product can have them. */
  barcodes?: Array<string> | null | undefined;
  /** At most 100 characters. May be empty. */
  brand?: string | null | undefined;
  /** Categories that contain the product, at most 20. */
  categoryIds?: Array<string> | null | undefined;
  /** At most 1,000 characters. May be empty. */
  composition?: string | null | undefined;
  /** 1 to 10,000 characters. */
  description?: string | null | undefined;
  /** Additional facts, at most 50 with unique names. */
  details?: Array<ProductDetailInput> | null | undefined;
  /** 0 to 100 with at most two decimals. */
  discountPercent?: number | null | undefined;
  /** 4, 6 or 8 digits. May be empty. */
  hsn?: string | null | undefined;
  /** The product. */
  id: string;
  /** URLs of uploaded pictures, or http(s) URLs; at most 10. The first one is the main picture. */
  images?: Array<string> | null | undefined;
  /** At most 200 characters. May be empty. */
  manufacturer?: string | null | undefined;
  /** Facts about a medicine. Null removes them. */
  medicine?: MedicineInput | null | undefined;
  /** 1 to 200 characters. */
  name?: string | null | undefined;
  /** Price per piece before the discount, greater than 0. */
  price?: number | null | undefined;
  /** The stock that was shown to the admin. If it differs from the current stock, the update fails with CHANGED_MEANWHILE. */
  seenStock?: number | null | undefined;
  /** Number of pieces, 0 or more. */
  stock?: number | null | undefined;
  /** Sub-categories that contain the product, at most 20. */
  subCategoryIds?: Array<string> | null | undefined;
  /** Size of one piece, 1 to 100 characters. */
  unit?: string | null | undefined;
  /** The `version` that was edited. If omitted, the update overwrites changes made by others. */
  version?: number | null | undefined;
};

/** Input of `updateProducts`: either a discount, a change of the discount, or a category. */
export type UpdateProductsInput = {
  /** The category that replaces all categories of the products. Their sub-categories are replaced too. */
  categoryId?: string | null | undefined;
  /** Percentage points to add to each discount, −100 to 100 with at most two decimals. The result is limited to 0 to 100. */
  discountChange?: number | null | undefined;
  /** The new discount, 0 to 100 with at most two decimals. */
  discountPercent?: number | null | undefined;
  /** The products, 1 to 500. Repeated ones are ignored. */
  products: Array<ProductVersionInput>;
  /** The sub-category that replaces all sub-categories of the products. If omitted, they have none. Requires `categoryId`. */
  subCategoryId?: string | null | undefined;
};

/** Input of `updateProfile`. */
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

/** Input of `updateSubCategory`. */
export type UpdateSubCategoryInput = {
  /** Categories that contain the sub-category, 1 to 20. Duplicates are ignored. */
  categoryIds: Array<string>;
  /** The sub-category. */
  id: string;
  /** URL of an uploaded picture, or an http(s) URL. */
  image: string;
  /** 1 to 100 characters. */
  name: string;
  /** The `version` that was edited. If omitted, the update overwrites changes made by others. */
  version?: number | null | undefined;
};

/** Which columns of a file mean what: their positions, counted from 0. */
export type UpiStatementColumnsInput = {
  /** The credits, or all amounts if `type` is given. */
  amount: number;
  /** The balance after the row, which helps to assign the cells of rows with an unquoted delimiter. */
  balance?: number | null | undefined;
  /** The date: day, month and year, as 25/11/2026, 25-11-26, 25 Nov 2026, Nov 25, 2026 or 2026-11-25, with or without a time. */
  date: number;
  /** The debits, if they have a column of their own. Credits that they take back are REVERSED. */
  debit?: number | null | undefined;
  /** The description or narration. */
  description: number;
  /** The bank's reference or the number of the UPI transaction, if there is such a column. */
  reference?: number | null | undefined;
  /** Whether a payment has succeeded, in files of payment apps. Only successful ones match. */
  status?: number | null | undefined;
  /** Whether an amount is a credit: CR or DR. */
  type?: number | null | undefined;
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

/** Input of `uploadAvatar`. */
export type UploadAvatarInput = {
  /** JPEG, PNG, WebP or AVIF, detected from the content. At most 5 MB, 40 megapixels and 16,384 pixels per side. */
  file: File;
  /** 8 to 100 characters, new for each submission. A repeat with the same key returns what was stored first. */
  idempotencyKey?: string | null | undefined;
};

/** Input of `uploadPicture`. */
export type UploadPictureInput = {
  /** JPEG, PNG, WebP or AVIF, detected from the content. At most 5 MB, 40 megapixels and 16,384 pixels per side. */
  file: File;
  /** 8 to 100 characters, new for each submission. A repeat with the same key returns what was stored first. */
  idempotencyKey?: string | null | undefined;
};

/** Input of `uploadPrescription`. */
export type UploadPrescriptionInput = {
  /** A JPEG, PNG, WebP or PDF file of up to 10 MB, and, for pictures, up to 40 megapixels. */
  file: File;
  /** 8 to 100 characters, new for each submission. A repeat with the same key returns what was stored first. */
  idempotencyKey?: string | null | undefined;
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
  code: string;
};

/** Input of `verifyPasswordResetCode`. */
export type VerifyPasswordResetCodeInput = {
  /** Six digits. Valid for ten minutes and for at most five attempts. */
  code: string;
  /** The address the code was sent to, compared case-insensitively. */
  email: string;
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
