/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether an account can be used. */
export type AccountStatus =
  /** The account can be used. */
  | 'ACTIVE'
  /** The account is closed. */
  | 'INACTIVE'
  /** The shop has locked the account. */
  | 'SUSPENDED';

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

/** Input for `changeCartLineQuantity`. */
export type ChangeCartLineQuantityInput = {
  /** A line in the viewer's cart. */
  cartLineId: string;
  /** Quantity, 1 or more. */
  quantity: number;
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

/** Input for delete mutations. */
export type DeleteInput = {
  /** The id of the object to delete. */
  id: string;
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

/** A GST rate and the day from which it applies. */
export type GstRateInput = {
  /** The first day in Indian time, such as `2025-09-22`. If omitted, the first day on which the law had the rate. */
  from?: string | null | undefined;
  /** A rate that the law has on that day: 0, 0.25, 3, 5, 12, 18, 28 or 40. */
  percent: number;
};

/** Input for `login`. */
export type LoginInput = {
  /** The account's email address, compared case-insensitively. */
  email: string;
  /** The account's password. */
  password: string;
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

/** A product to order and its quantity. */
export type OrderLineInput = {
  /** Price per item after discount that the customer saw. If provided and the price is higher or lower, the order fails. */
  expectedPrice?: number | null | undefined;
  /** The product. */
  productId: string;
  /** Number of items, 1 or more. */
  quantity: number;
};

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

/** An additional attribute of a product. */
export type ProductDetailInput = {
  /** 1 to 100 characters of plain text. */
  name: string;
  /** 1 to 2,000 characters. */
  value: string;
};

/** Input for `refreshSession`. */
export type RefreshSessionInput = {
  /** The session's latest refresh token. */
  refreshToken: string;
  /** False for clients that keep using the refresh token they received at login. */
  rotates?: boolean;
};

/** Refunded items of one product. */
export type RefundLineInput = {
  /** A product in the order. */
  productId: string;
  /** Number of items, 1 or more. */
  quantity: number;
};

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

/** Input for `requestPasswordReset`. */
export type RequestPasswordResetInput = {
  /** The account's email address, compared case-insensitively. */
  email: string;
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

/** A user's permissions. */
export type Role =
  /** Manages the catalogue, orders, partners and the team. */
  | 'ADMIN'
  /** Runs orders and stock. */
  | 'STAFF'
  /** A customer. */
  | 'USER';

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

/** Input for `uploadAvatar`. */
export type UploadAvatarInput = {
  /** JPEG, PNG, WebP or AVIF, detected from the content. At most 5 MB, 40 megapixels and 16,384 pixels per side. */
  file: unknown;
  /** 8 to 100 characters, new for each submission. A repeat with the same key returns the first result. */
  idempotencyKey?: string | null | undefined;
};

/** Input for `uploadPicture`. */
export type UploadPictureInput = {
  /** JPEG, PNG, WebP or AVIF, detected from the content. At most 5 MB, 40 megapixels and 16,384 pixels per side. */
  file: unknown;
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

/** Input for `verifyPasswordResetCode`. */
export type VerifyPasswordResetCodeInput = {
  /** Six digits. Valid for ten minutes and for at most five attempts. */
  code: string;
  /** The address the code was sent to, compared case-insensitively. */
  email: string;
};

export type RestUserErrorFragment = { code: UserErrorCode, reason: string, message: string, params: Array<{ name: string, kind: MessageParamKind, values: Array<string> }> };

export type RestUserFragment = { id: string, name: string, email: string, emailVerified: boolean, mobile: string, role: Role, status: AccountStatus, lastLoginAt: string | null, avatar: { url: string } | null, addresses: Array<{ id: string }>, cart: { lines: Array<{ id: string }> }, orders: { edges: Array<{ node: { id: string } }> } };

export type RestRegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RestRegisterMutation = { register: { user: { id: string, name: string, email: string, emailVerified: boolean, mobile: string, role: Role, status: AccountStatus, lastLoginAt: string | null, avatar: { url: string } | null, addresses: Array<{ id: string }>, cart: { lines: Array<{ id: string }> }, orders: { edges: Array<{ node: { id: string } }> } } | null, userErrors: Array<{ code: UserErrorCode, reason: string, message: string, params: Array<{ name: string, kind: MessageParamKind, values: Array<string> }> }> } };

export type RestLoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type RestLoginMutation = { login: { tokens: { accessToken: string, refreshToken: string } | null, userErrors: Array<{ code: UserErrorCode, reason: string, message: string, params: Array<{ name: string, kind: MessageParamKind, values: Array<string> }> }> } };

export type RestLogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type RestLogoutMutation = { logout: { userErrors: Array<{ code: UserErrorCode, reason: string, message: string, params: Array<{ name: string, kind: MessageParamKind, values: Array<string> }> }> } };

export type RestUserDetailsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestUserDetailsQuery = { viewer: { id: string, name: string, email: string, emailVerified: boolean, mobile: string, role: Role, status: AccountStatus, lastLoginAt: string | null, avatar: { url: string } | null, addresses: Array<{ id: string }>, cart: { lines: Array<{ id: string }> }, orders: { edges: Array<{ node: { id: string } }> } } | null };

export type RestUploadAvatarMutationVariables = Exact<{
  input: UploadAvatarInput;
}>;


export type RestUploadAvatarMutation = { uploadAvatar: { viewer: { id: string, avatar: { url: string } | null } | null, userErrors: Array<{ code: UserErrorCode, reason: string, message: string, params: Array<{ name: string, kind: MessageParamKind, values: Array<string> }> }> } };

export type RestForgotPasswordMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type RestForgotPasswordMutation = { requestPasswordReset: { userErrors: Array<{ code: UserErrorCode, reason: string, message: string, params: Array<{ name: string, kind: MessageParamKind, values: Array<string> }> }> } };

export type RestVerifyCodeMutationVariables = Exact<{
  input: VerifyPasswordResetCodeInput;
}>;


export type RestVerifyCodeMutation = { verifyPasswordResetCode: { resetToken: string | null, userErrors: Array<{ code: UserErrorCode, reason: string, message: string, params: Array<{ name: string, kind: MessageParamKind, values: Array<string> }> }> } };

export type RestResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type RestResetPasswordMutation = { resetPassword: { userErrors: Array<{ code: UserErrorCode, reason: string, message: string, params: Array<{ name: string, kind: MessageParamKind, values: Array<string> }> }> } };

export type RestRefreshTokenMutationVariables = Exact<{
  input: RefreshSessionInput;
}>;


export type RestRefreshTokenMutation = { refreshSession: { tokens: { accessToken: string } } };

export type RestUpdateUserMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type RestUpdateUserMutation = { updateProfile: { viewer: { id: string, name: string, email: string, emailVerified: boolean, mobile: string, role: Role, status: AccountStatus, lastLoginAt: string | null, avatar: { url: string } | null, addresses: Array<{ id: string }>, cart: { lines: Array<{ id: string }> }, orders: { edges: Array<{ node: { id: string } }> } } | null, userErrors: Array<{ code: UserErrorCode, reason: string, message: string, params: Array<{ name: string, kind: MessageParamKind, values: Array<string> }> }> } };

export type RestAddressFragment = { id: string, userId: string, addressLine: string, city: string, state: string, country: string, pincode: string, mobile: string, active: boolean };

export type RestAddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestAddressesQuery = { viewer: { addresses: Array<{ id: string, userId: string, addressLine: string, city: string, state: string, country: string, pincode: string, mobile: string, active: boolean }> } | null };

export type RestAllAddressesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type RestAllAddressesQuery = { addresses: { edges: Array<{ node: { id: string, userId: string, addressLine: string, city: string, state: string, country: string, pincode: string, mobile: string, active: boolean } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RestCreateAddressMutationVariables = Exact<{
  input: CreateAddressInput;
}>;


export type RestCreateAddressMutation = { createAddress: { address: { id: string, userId: string, addressLine: string, city: string, state: string, country: string, pincode: string, mobile: string, active: boolean } | null, userErrors: Array<{ code: UserErrorCode, reason: string, message: string, params: Array<{ name: string, kind: MessageParamKind, values: Array<string> }> }> } };

export type RestUpdateAddressMutationVariables = Exact<{
  input: UpdateAddressInput;
}>;


export type RestUpdateAddressMutation = { updateAddress: { address: { id: string, userId: string, addressLine: string, city: string, state: string, country: string, pincode: string, mobile: string, active: boolean } | null, userErrors: Array<{ code: UserErrorCode, reason: string, message: string, params: Array<{ name: string, kind: MessageParamKind, values: Array<string> }> }> } };

export type RestDisableAddressMutationVariables = Exact<{
  input: RemoveAddressInput;
}>;


export type RestDisableAddressMutation = { removeAddress: { userErrors: Array<{ code: UserErrorCode, reason: string, message: string, params: Array<{ name: string, kind: MessageParamKind, values: Array<string> }> }> } };

export type RestCartLineFragment = { id: string, quantity: number, product: { id: string, name: string, unit: string, discountPercent: number, stock: number, images: Array<{ url: string }>, price: { amount: number } } };

export type RestCartQueryVariables = Exact<{ [key: string]: never; }>;


export type RestCartQuery = { viewer: { cart: { lines: Array<{ id: string, quantity: number, product: { id: string, name: string, unit: string, discountPercent: number, stock: number, images: Array<{ url: string }>, price: { amount: number } } }> } } | null };

export type RestAddToCartMutationVariables = Exact<{
  input: AddToCartInput;
}>;


export type RestAddToCartMutation = { addToCart: { cart: { lines: Array<{ id: string, quantity: number, product: { id: string, name: string, unit: string, discountPercent: number, stock: number, images: Array<{ url: string }>, price: { amount: number } } }> }, userErrors: Array<{ code: UserErrorCode, reason: string, message: string, params: Array<{ name: string, kind: MessageParamKind, values: Array<string> }> }> } };

export type RestUpdateQuantityMutationVariables = Exact<{
  input: ChangeCartLineQuantityInput;
}>;


export type RestUpdateQuantityMutation = { changeCartLineQuantity: { cart: { lines: Array<{ id: string, quantity: number, product: { id: string, name: string, unit: string, discountPercent: number, stock: number, images: Array<{ url: string }>, price: { amount: number } } }> }, userErrors: Array<{ code: UserErrorCode, reason: string, message: string, params: Array<{ name: string, kind: MessageParamKind, values: Array<string> }> }> } };

export type RestDeleteCartItemMutationVariables = Exact<{
  input: RemoveFromCartInput;
}>;


export type RestDeleteCartItemMutation = { removeFromCart: { userErrors: Array<{ code: UserErrorCode, reason: string, message: string, params: Array<{ name: string, kind: MessageParamKind, values: Array<string> }> }> } };

export type RestCategoryFragment = { id: string, name: string, image: { url: string } | null };

export type RestSubCategoryFragment = { id: string, name: string, image: { url: string } | null, categories: Array<{ id: string, name: string }> };

export type RestProductFragment = { id: string, name: string, unit: string, stock: number, discountPercent: number, description: string, createdAt: string, updatedAt: string, images: Array<{ url: string }>, categories: Array<{ id: string, name: string }>, subCategories: Array<{ id: string, name: string }>, price: { amount: number }, details: Array<{ name: string, value: string }> };

export type RestCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestCategoriesQuery = { categories: Array<{ id: string, name: string, image: { url: string } | null }> };

export type RestAddCategoryMutationVariables = Exact<{
  input: CreateCategoryInput;
}>;


export type RestAddCategoryMutation = { createCategory: { category: { id: string, name: string, image: { url: string } | null } | null, userErrors: Array<{ code: UserErrorCode, reason: string, message: string, params: Array<{ name: string, kind: MessageParamKind, values: Array<string> }> }> } };

export type RestUpdateCategoryMutationVariables = Exact<{
  input: UpdateCategoryInput;
}>;


export type RestUpdateCategoryMutation = { updateCategory: { category: { id: string, name: string, image: { url: string } | null } | null, userErrors: Array<{ code: UserErrorCode, reason: string, message: string, params: Array<{ name: string, kind: MessageParamKind, values: Array<string> }> }> } };

export type RestDeleteCategoryMutationVariables = Exact<{
  input: DeleteInput;
}>;


export type RestDeleteCategoryMutation = { deleteCategory: { userErrors: Array<{ code: UserErrorCode, reason: string, message: string, params: Array<{ name: string, kind: MessageParamKind, values: Array<string> }> }> } };

export type RestSubCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestSubCategoriesQuery = { subCategories: Array<{ id: string, name: string, image: { url: string } | null, categories: Array<{ id: string, name: string }> }> };

export type RestCreateSubCategoryMutationVariables = Exact<{
  input: CreateSubCategoryInput;
}>;


export type RestCreateSubCategoryMutation = { createSubCategory: { subCategory: { id: string, name: string, image: { url: string } | null, categories: Array<{ id: string, name: string }> } | null, userErrors: Array<{ code: UserErrorCode, reason: string, message: string, params: Array<{ name: string, kind: MessageParamKind, values: Array<string> }> }> } };

export type RestUpdateSubCategoryMutationVariables = Exact<{
  input: UpdateSubCategoryInput;
}>;


export type RestUpdateSubCategoryMutation = { updateSubCategory: { subCategory: { id: string, name: string, image: { url: string } | null, categories: Array<{ id: string, name: string }> } | null, userErrors: Array<{ code: UserErrorCode, reason: string, message: string, params: Array<{ name: string, kind: MessageParamKind, values: Array<string> }> }> } };

export type RestDeleteSubCategoryMutationVariables = Exact<{
  input: DeleteInput;
}>;


export type RestDeleteSubCategoryMutation = { deleteSubCategory: { userErrors: Array<{ code: UserErrorCode, reason: string, message: string, params: Array<{ name: string, kind: MessageParamKind, values: Array<string> }> }> } };

export type RestProductDetailsQueryVariables = Exact<{
  id: string;
}>;


export type RestProductDetailsQuery = { product: { id: string, name: string, unit: string, stock: number, discountPercent: number, description: string, createdAt: string, updatedAt: string, images: Array<{ url: string }>, categories: Array<{ id: string, name: string }>, subCategories: Array<{ id: string, name: string }>, price: { amount: number }, details: Array<{ name: string, value: string }> } | null };

export type RestProductPageQueryVariables = Exact<{
  search: string;
  page: number;
  pageSize: number;
}>;


export type RestProductPageQuery = { productList: { page: number, totalPages: number, totalCount: number, products: Array<{ id: string, name: string, unit: string, stock: number, discountPercent: number, description: string, createdAt: string, updatedAt: string, images: Array<{ url: string }>, categories: Array<{ id: string, name: string }>, subCategories: Array<{ id: string, name: string }>, price: { amount: number }, details: Array<{ name: string, value: string }> }> } };

export type RestProductsOfQueryVariables = Exact<{
  categoryId: string;
  subCategoryId?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type RestProductsOfQuery = { products: { totalCount: number, edges: Array<{ node: { id: string, name: string, unit: string, stock: number, discountPercent: number, description: string, createdAt: string, updatedAt: string, images: Array<{ url: string }>, categories: Array<{ id: string, name: string }>, subCategories: Array<{ id: string, name: string }>, price: { amount: number }, details: Array<{ name: string, value: string }> } }> } };

export type RestCreateProductMutationVariables = Exact<{
  input: CreateProductInput;
}>;


export type RestCreateProductMutation = { createProduct: { product: { id: string, name: string, unit: string, stock: number, discountPercent: number, description: string, createdAt: string, updatedAt: string, images: Array<{ url: string }>, categories: Array<{ id: string, name: string }>, subCategories: Array<{ id: string, name: string }>, price: { amount: number }, details: Array<{ name: string, value: string }> } | null, userErrors: Array<{ code: UserErrorCode, reason: string, message: string, params: Array<{ name: string, kind: MessageParamKind, values: Array<string> }> }> } };

export type RestUpdateProductMutationVariables = Exact<{
  input: UpdateProductInput;
}>;


export type RestUpdateProductMutation = { updateProduct: { product: { id: string, name: string, unit: string, stock: number, discountPercent: number, description: string, createdAt: string, updatedAt: string, images: Array<{ url: string }>, categories: Array<{ id: string, name: string }>, subCategories: Array<{ id: string, name: string }>, price: { amount: number }, details: Array<{ name: string, value: string }> } | null, userErrors: Array<{ code: UserErrorCode, reason: string, message: string, params: Array<{ name: string, kind: MessageParamKind, values: Array<string> }> }> } };

export type RestDeleteProductMutationVariables = Exact<{
  input: DeleteInput;
}>;


export type RestDeleteProductMutation = { deleteProduct: { userErrors: Array<{ code: UserErrorCode, reason: string, message: string, params: Array<{ name: string, kind: MessageParamKind, values: Array<string> }> }> } };

export type RestUploadPictureMutationVariables = Exact<{
  input: UploadPictureInput;
}>;


export type RestUploadPictureMutation = { uploadPicture: { picture: { width: number, height: number, image: { url: string } } | null, userErrors: Array<{ code: UserErrorCode, reason: string, message: string, params: Array<{ name: string, kind: MessageParamKind, values: Array<string> }> }> } };

export type RestOrderFragment = { id: string, number: string, status: OrderStatus, createdAt: string, updatedAt: string, payment: { method: PaymentMethod, state: PaymentState, url: string | null }, deliveryAddress: { addressId: string, addressLine: string, city: string, state: string, country: string, pincode: string, mobile: string }, lines: Array<{ productId: string, name: string, unit: string, discountPercent: number, quantity: number, image: { url: string } | null, price: { amount: number }, total: { amount: number } }>, subtotal: { amount: number }, total: { amount: number }, invoice: { path: string } | null };

export type RestPlaceOrderMutationVariables = Exact<{
  lines: Array<OrderLineInput>;
  addressId: string;
  paymentMethod: PaymentMethod;
  expectedTotal: number;
  expectedSubtotal: number;
  idempotencyKey?: string | null | undefined;
}>;


export type RestPlaceOrderMutation = { placeOrder: { order: { id: string, number: string, status: OrderStatus, createdAt: string, updatedAt: string, payment: { method: PaymentMethod, state: PaymentState, url: string | null }, deliveryAddress: { addressId: string, addressLine: string, city: string, state: string, country: string, pincode: string, mobile: string }, lines: Array<{ productId: string, name: string, unit: string, discountPercent: number, quantity: number, image: { url: string } | null, price: { amount: number }, total: { amount: number } }>, subtotal: { amount: number }, total: { amount: number }, invoice: { path: string } | null } | null, userErrors: Array<{ code: UserErrorCode, reason: string, message: string, params: Array<{ name: string, kind: MessageParamKind, values: Array<string> }> }> } };

export type RestOrdersQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type RestOrdersQuery = { viewer: { orders: { edges: Array<{ node: { id: string, number: string, status: OrderStatus, createdAt: string, updatedAt: string, payment: { method: PaymentMethod, state: PaymentState, url: string | null }, deliveryAddress: { addressId: string, addressLine: string, city: string, state: string, country: string, pincode: string, mobile: string }, lines: Array<{ productId: string, name: string, unit: string, discountPercent: number, quantity: number, image: { url: string } | null, price: { amount: number }, total: { amount: number } }>, subtotal: { amount: number }, total: { amount: number }, invoice: { path: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type RestAllOrdersQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type RestAllOrdersQuery = { orders: { edges: Array<{ node: { id: string, number: string, status: OrderStatus, createdAt: string, updatedAt: string, payment: { method: PaymentMethod, state: PaymentState, url: string | null }, deliveryAddress: { addressId: string, addressLine: string, city: string, state: string, country: string, pincode: string, mobile: string }, lines: Array<{ productId: string, name: string, unit: string, discountPercent: number, quantity: number, image: { url: string } | null, price: { amount: number }, total: { amount: number } }>, subtotal: { amount: number }, total: { amount: number }, invoice: { path: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RestFindOrderQueryVariables = Exact<{
  number: string;
}>;


export type RestFindOrderQuery = { orders: { edges: Array<{ node: { id: string, number: string } }> } };

export type RestSetOrderStatusMutationVariables = Exact<{
  input: SetOrderStatusInput;
}>;


export type RestSetOrderStatusMutation = { setOrderStatus: { order: { id: string, number: string, status: OrderStatus, createdAt: string, updatedAt: string, payment: { method: PaymentMethod, state: PaymentState, url: string | null }, deliveryAddress: { addressId: string, addressLine: string, city: string, state: string, country: string, pincode: string, mobile: string }, lines: Array<{ productId: string, name: string, unit: string, discountPercent: number, quantity: number, image: { url: string } | null, price: { amount: number }, total: { amount: number } }>, subtotal: { amount: number }, total: { amount: number }, invoice: { path: string } | null } | null, userErrors: Array<{ code: UserErrorCode, reason: string, message: string, params: Array<{ name: string, kind: MessageParamKind, values: Array<string> }> }> } };

export const RestUserErrorFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<RestUserErrorFragment, unknown>;
export const RestUserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RestUserFragment, unknown>;
export const RestAddressFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAddress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}}]} as unknown as DocumentNode<RestAddressFragment, unknown>;
export const RestCartLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCartLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discountPercent"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}}]}}]}}]} as unknown as DocumentNode<RestCartLineFragment, unknown>;
export const RestCategoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<RestCategoryFragment, unknown>;
export const RestSubCategoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestSubCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RestSubCategoryFragment, unknown>;
export const RestProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discountPercent"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"details"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<RestProductFragment, unknown>;
export const RestOrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deliveryAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressId"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discountPercent"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"subtotal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<RestOrderFragment, unknown>;
export const RestRegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestRegister"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUser"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<RestRegisterMutation, RestRegisterMutationVariables>;
export const RestLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"refreshToken"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<RestLoginMutation, RestLoginMutationVariables>;
export const RestLogoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestLogout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<RestLogoutMutation, RestLogoutMutationVariables>;
export const RestUserDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestUserDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RestUserDetailsQuery, RestUserDetailsQueryVariables>;
export const RestUploadAvatarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUploadAvatar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadAvatarInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadAvatar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<RestUploadAvatarMutation, RestUploadAvatarMutationVariables>;
export const RestForgotPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestForgotPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPasswordResetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<RestForgotPasswordMutation, RestForgotPasswordMutationVariables>;
export const RestVerifyCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestVerifyCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyPasswordResetCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyPasswordResetCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetToken"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<RestVerifyCodeMutation, RestVerifyCodeMutationVariables>;
export const RestResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<RestResetPasswordMutation, RestResetPasswordMutationVariables>;
export const RestRefreshTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestRefreshToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RefreshSessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refreshSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}}]}}]}}]}}]} as unknown as DocumentNode<RestRefreshTokenMutation, RestRefreshTokenMutationVariables>;
export const RestUpdateUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUser"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<RestUpdateUserMutation, RestUpdateUserMutationVariables>;
export const RestAddressesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestAddresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addresses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"includeRemoved"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAddress"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAddress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}}]} as unknown as DocumentNode<RestAddressesQuery, RestAddressesQueryVariables>;
export const RestAllAddressesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestAllAddresses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addresses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAddress"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAddress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}}]} as unknown as DocumentNode<RestAllAddressesQuery, RestAllAddressesQueryVariables>;
export const RestCreateAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestCreateAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAddress"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAddress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<RestCreateAddressMutation, RestCreateAddressMutationVariables>;
export const RestUpdateAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAddress"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAddress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<RestUpdateAddressMutation, RestUpdateAddressMutationVariables>;
export const RestDisableAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestDisableAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveAddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<RestDisableAddressMutation, RestDisableAddressMutationVariables>;
export const RestCartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestCart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCartLine"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCartLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discountPercent"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}}]}}]}}]} as unknown as DocumentNode<RestCartQuery, RestCartQueryVariables>;
export const RestAddToCartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestAddToCart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddToCartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addToCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCartLine"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCartLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discountPercent"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<RestAddToCartMutation, RestAddToCartMutationVariables>;
export const RestUpdateQuantityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateQuantity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeCartLineQuantityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeCartLineQuantity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCartLine"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCartLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discountPercent"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<RestUpdateQuantityMutation, RestUpdateQuantityMutationVariables>;
export const RestDeleteCartItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestDeleteCartItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveFromCartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeFromCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<RestDeleteCartItemMutation, RestDeleteCartItemMutationVariables>;
export const RestCategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCategory"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<RestCategoriesQuery, RestCategoriesQueryVariables>;
export const RestAddCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestAddCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<RestAddCategoryMutation, RestAddCategoryMutationVariables>;
export const RestUpdateCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<RestUpdateCategoryMutation, RestUpdateCategoryMutationVariables>;
export const RestDeleteCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestDeleteCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<RestDeleteCategoryMutation, RestDeleteCategoryMutationVariables>;
export const RestSubCategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestSubCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestSubCategory"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestSubCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RestSubCategoriesQuery, RestSubCategoriesQueryVariables>;
export const RestCreateSubCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestCreateSubCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSubCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSubCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subCategory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestSubCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestSubCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<RestCreateSubCategoryMutation, RestCreateSubCategoryMutationVariables>;
export const RestUpdateSubCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateSubCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSubCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSubCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subCategory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestSubCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestSubCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<RestUpdateSubCategoryMutation, RestUpdateSubCategoryMutationVariables>;
export const RestDeleteSubCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestDeleteSubCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSubCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<RestDeleteSubCategoryMutation, RestDeleteSubCategoryMutationVariables>;
export const RestProductDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestProductDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestProduct"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discountPercent"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"details"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<RestProductDetailsQuery, RestProductDetailsQueryVariables>;
export const RestProductPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestProductPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestProduct"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discountPercent"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"details"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<RestProductPageQuery, RestProductPageQueryVariables>;
export const RestProductsOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestProductsOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subCategoryId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"categoryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}}},{"kind":"Argument","name":{"kind":"Name","value":"subCategoryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subCategoryId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestProduct"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discountPercent"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"details"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<RestProductsOfQuery, RestProductsOfQueryVariables>;
export const RestCreateProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestCreateProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateProductInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestProduct"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discountPercent"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"details"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<RestCreateProductMutation, RestCreateProductMutationVariables>;
export const RestUpdateProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProductInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestProduct"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discountPercent"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"details"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<RestUpdateProductMutation, RestUpdateProductMutationVariables>;
export const RestDeleteProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestDeleteProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<RestDeleteProductMutation, RestDeleteProductMutationVariables>;
export const RestUploadPictureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUploadPicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadPictureInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadPicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<RestUploadPictureMutation, RestUploadPictureMutationVariables>;
export const RestPlaceOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestPlaceOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lines"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderLineInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"addressId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paymentMethod"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentMethod"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedTotal"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Paise"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedSubtotal"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Paise"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"lines"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lines"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"addressId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"addressId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"paymentMethod"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paymentMethod"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"expectedTotal"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedTotal"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"expectedSubtotal"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedSubtotal"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestOrder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deliveryAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressId"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discountPercent"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"subtotal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<RestPlaceOrderMutation, RestPlaceOrderMutationVariables>;
export const RestOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestOrder"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deliveryAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressId"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discountPercent"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"subtotal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<RestOrdersQuery, RestOrdersQueryVariables>;
export const RestAllOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestAllOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestOrder"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deliveryAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressId"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discountPercent"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"subtotal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<RestAllOrdersQuery, RestAllOrdersQueryVariables>;
export const RestFindOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestFindOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RestFindOrderQuery, RestFindOrderQueryVariables>;
export const RestSetOrderStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSetOrderStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetOrderStatusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setOrderStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestOrder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deliveryAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressId"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discountPercent"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"subtotal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<RestSetOrderStatusMutation, RestSetOrderStatusMutationVariables>;