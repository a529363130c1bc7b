import type { IncomingFile } from '../uploads/incoming-file.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment in UTC, ISO 8601 with milliseconds: 2026-11-21T09:30:00.000Z. */
  DateTime: { input: Date; output: Date; }
  /** A whole number of paise (a hundredth of a rupee), from 0 to 9007199254740991, as a JSON number. */
  Paise: { input: number; output: number; }
  /** A file of a multipart request (the GraphQL multipart request specification). */
  Upload: { input: IncomingFile; output: never; }
};

/** Whether an account may be used. */
export type AccountStatus =
  /** It may. */
  | 'ACTIVE'
  /** It was closed. */
  | 'INACTIVE'
  /** It was locked by the store. */
  | 'SUSPENDED';

/** What to put into the cart. */
export type AddToCartInput = {
  /** The product. */
  productId: Scalars['ID']['input'];
  /** Pieces, 1 or more. */
  quantity?: Scalars['Int']['input'];
};

/** Where to deliver to. All texts are as the person wrote them. */
export type Address = {
  __typename?: 'Address';
  /** False when it was removed: it can't be ordered to any more. */
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
  /** Whose it is. */
  userId: Scalars['ID']['output'];
  /** Grows with each edit: who orders says which version they saw. */
  version: Scalars['Int']['output'];
};

/** A page of addresses. */
export type AddressConnection = {
  __typename?: 'AddressConnection';
  /** The page's addresses with their cursors. */
  edges: Array<AddressEdge>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
};

/** An address on a page. */
export type AddressEdge = {
  __typename?: 'AddressEdge';
  /** Pass it as `after` to continue behind this address. */
  cursor: Scalars['String']['output'];
  /** The address. */
  node: Address;
};

/** The answer to every change of an address. */
export type AddressPayload = {
  __typename?: 'AddressPayload';
  /** The address as it is now. Null when refused. */
  address?: Maybe<Address>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** An order to call off. */
export type CancelOrderInput = {
  /** The order, of the viewer's own. */
  orderId: Scalars['ID']['input'];
};

/** The answer to `cancelOrder`. */
export type CancelOrderPayload = {
  __typename?: 'CancelOrderPayload';
  /** The order as it is now. Null when there is none. */
  order?: Maybe<Order>;
  /** Why it was refused: NOT_FOUND or NOT_CANCELLABLE. */
  userErrors: Array<UserError>;
};

/**
 * A person's cart, kept across devices. Prices are today's, not those of the moment of adding. The totals are of what
 * can be had: of a line of which fewer pieces are left than are wanted, those that are left.
 */
export type Cart = {
  __typename?: 'Cart';
  /** What was in the cart until the store stopped selling it. `removeFromCart` takes the notice away. */
  gone: Array<GoneCartLine>;
  /** The id of its owner. */
  id: Scalars['ID']['output'];
  /** In the order of adding, at most 50. A product that was deleted leaves the lines of every cart. */
  lines: Array<CartLine>;
  /** What the discounts save: subtotal − total. */
  savings: Money;
  /** The lines before discount. */
  subtotal: Money;
  /** The lines after discount: what is to pay. Delivery is free. */
  total: Money;
  /** Pieces that can be had, in all lines together. */
  totalQuantity: Scalars['Int']['output'];
};

/** A product in a cart, with how many of it. */
export type CartLine = {
  __typename?: 'CartLine';
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** What the person should know before ordering: another price than seen, too few pieces. Empty when all is well. */
  problems: Array<LineProblem>;
  /** The product as it is today. */
  product: Product;
  /** Pieces, 1 or more. */
  quantity: Scalars['Int']['output'];
  /** What one piece cost after discount when it was put in, or when its quantity was last changed. */
  seenPrice: Money;
};

/** The answer to every change of the cart. */
export type CartPayload = {
  __typename?: 'CartPayload';
  /** The cart as it is now, also when the change was refused. */
  cart: Cart;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** That a thing of the catalogue was made, changed or deleted, or a product's stock moved. */
export type CatalogueChange = {
  __typename?: 'CatalogueChange';
  /** When it came into the log, about a second after the change at most while the store runs. */
  at: Scalars['DateTime']['output'];
  /** True when the thing is gone. Its tombstone stays in the log. */
  deleted: Scalars['Boolean']['output'];
  /** Id of the thing: 24 hexadecimal digits, unique among all kinds. */
  id: Scalars['ID']['output'];
  /** What the thing is. */
  kind: CatalogueKind;
  /**
   * The thing as it is now, which may be newer than this change: then another change of it follows. Null when it is
   * gone; where `deleted` is false it went meanwhile, and its tombstone follows.
   */
  thing?: Maybe<CatalogueThing>;
};

/** A page of changes. */
export type CatalogueChangeConnection = {
  __typename?: 'CatalogueChangeConnection';
  /**
   * The `after` that this page answers, null for the beginning. Who compares it with what they asked takes no page
   * twice or for another, whatever the network does.
   */
  after?: Maybe<Scalars['String']['output']>;
  /** The page's changes with their cursors. */
  edges: Array<CatalogueChangeEdge>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
};

/** A change on a page. */
export type CatalogueChangeEdge = {
  __typename?: 'CatalogueChangeEdge';
  /** Pass it as `after` to continue behind this change. */
  cursor: Scalars['String']['output'];
  /** The change. */
  node: CatalogueChange;
};

/** What the whole catalogue comes to, as of one place in the log of changes. */
export type CatalogueDigest = {
  __typename?: 'CatalogueDigest';
  /** How many things are not deleted. */
  count: Scalars['Int']['output'];
  /** Cursor of the last change that the digest holds. Null when there is none. */
  cursor?: Maybe<Scalars['String']['output']>;
  /**
   * 64 hexadecimal digits in lower case: the bitwise XOR of the SHA-256 hashes of one text for each thing that is not
   * deleted; 64 zeros when there is none. A thing's text is this JSON array, in UTF-8:
   *
   *     ["category",id,name,image]
   *     ["subCategory",id,name,image,[category ids]]
   *     ["product",id,name,unit,price,discount,description,[images],[category ids],[sub-category ids],[[name,value],…]]
   *
   * - An image is its `url`; `image` is null where there is none. A product's images are in their order.
   * - Lists of ids are in ascending order of their text. Details are pairs of name and value, in their order.
   * - The price is `price.amount` in paise; the discount is `discountPercent` × 100, rounded to a whole number.
   * - Numbers are plain decimal digits. There is no space between tokens, and no line end behind the text.
   * - In texts `"` and `\` are escaped with `\`; backspace, tab, line feed, form feed and carriage return are `\b`, `\t`,
   *   `\n`, `\f` and `\r`; the other characters below U+0020 are `\u00` and two hexadecimal digits in lower case. Everything
   *   else stands for itself, `/` and letters of all scripts too. It is what JSON.stringify of JavaScript writes.
   *
   * Stock is not part of it.
   */
  digest: Scalars['String']['output'];
};

/** The kinds of things in the catalogue. */
export type CatalogueKind =
  /** A department of the store. */
  | 'CATEGORY'
  /** A thing that can be bought. */
  | 'PRODUCT'
  /** A shelf within one or more categories. */
  | 'SUB_CATEGORY';

/** A thing in the catalogue. */
export type CatalogueThing = Category | Product | SubCategory;

/** A department of the store, such as 'Dairy & Eggs'. */
export type Category = {
  __typename?: 'Category';
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Null when it has no picture. */
  image?: Maybe<Image>;
  /** Unique, compared without case. */
  name: Scalars['String']['output'];
  /** A row of its products, newest first. */
  newestProducts: Array<Product>;
  /** The name for addresses: lower case, with hyphens for spaces, slashes, commas and ampersands. */
  slug: Scalars['String']['output'];
  /** Its sub-categories, by name. */
  subCategories: Array<SubCategory>;
  /** Counts the edits of people, from 1. Pass it back with an edit, and nothing is overwritten unseen. */
  version: Scalars['Int']['output'];
};


/** A department of the store, such as 'Dairy & Eggs'. */
export type CategoryNewestProductsArgs = {
  first?: Scalars['Int']['input'];
};

/** The answer to a change of a category. */
export type CategoryPayload = {
  __typename?: 'CategoryPayload';
  /** The category as it is now, also when it was changed meanwhile. Null when there is none. */
  category?: Maybe<Category>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** The new quantity of a line. */
export type ChangeCartLineQuantityInput = {
  /** The line, of the viewer's own cart. */
  cartLineId: Scalars['ID']['input'];
  /** Pieces, 1 or more. */
  quantity: Scalars['Int']['input'];
};

/** A new address. Every text is 1 to 200 characters. */
export type CreateAddressInput = {
  /** House, street, area. */
  addressLine: Scalars['String']['input'];
  /** City or town. */
  city: Scalars['String']['input'];
  /** Country. */
  country: Scalars['String']['input'];
  /** Telephone number for the delivery. */
  mobile: Scalars['String']['input'];
  /** Postal code. */
  pincode: Scalars['String']['input'];
  /** State. */
  state: Scalars['String']['input'];
};

/** A new category. */
export type CreateCategoryInput = {
  /** Address of an uploaded picture, or an http(s) address. */
  image: Scalars['String']['input'];
  /** 1 to 100 characters, unique without case. */
  name: Scalars['String']['input'];
};

/** A new key. */
export type CreatePartnerKeyInput = {
  /** Who uses it, 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** How many requests are taken from it within a minute, 1 to 6000. */
  requestsPerMinute?: Scalars['Int']['input'];
  /** What it may read; at least one. */
  scopes: Array<PartnerScope>;
};

/** The answer to `createPartnerKey`. */
export type CreatePartnerKeyPayload = {
  __typename?: 'CreatePartnerKeyPayload';
  /** The new key. Null when refused. */
  partnerKey?: Maybe<PartnerKey>;
  /** The whole key, which nobody can look up later. Null when refused. */
  secret?: Maybe<Scalars['String']['output']>;
  /** Why it was refused. At most 100 keys live at a time. */
  userErrors: Array<UserError>;
};

/** A new product. */
export type CreateProductInput = {
  /** The categories that it stands in, at most 20. */
  categoryIds: Array<Scalars['ID']['input']>;
  /** 1 to 10,000 characters. */
  description: Scalars['String']['input'];
  /** Further facts, at most 50, each name once. */
  details: Array<ProductDetailInput>;
  /** 0 to 100 with at most two decimals. */
  discountPercent: Scalars['Float']['input'];
  /** Addresses of uploaded pictures, or http(s) addresses; at most 10, the first one stands for the product. */
  images: Array<Scalars['String']['input']>;
  /** 1 to 200 characters. */
  name: Scalars['String']['input'];
  /** Of one piece before the discount, above 0. */
  price: Scalars['Paise']['input'];
  /** Pieces, 0 or more. */
  stock: Scalars['Int']['input'];
  /** The sub-categories that it stands in, at most 20. */
  subCategoryIds: Array<Scalars['ID']['input']>;
  /** Size of one piece, 1 to 100 characters. */
  unit: Scalars['String']['input'];
};

/** A new sub-category. */
export type CreateSubCategoryInput = {
  /** The categories that it stands in, 1 to 20. One that is named twice counts once. */
  categoryIds: Array<Scalars['ID']['input']>;
  /** Address of an uploaded picture, or an http(s) address. */
  image: Scalars['String']['input'];
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
};

/** The currencies of amounts. */
export type Currency =
  /** Indian rupee, divided into 100 paise. */
  | 'INR';

/** What to delete. */
export type DeleteInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
};

/** The answer to a deletion. */
export type DeletePayload = {
  __typename?: 'DeletePayload';
  /** The id of what is gone. Null when refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** The answer to `endOtherSessions`. */
export type EndOtherSessionsPayload = {
  __typename?: 'EndOtherSessionsPayload';
  /** Always empty. */
  userErrors: Array<UserError>;
  /** The viewer with the one session that is left. */
  viewer?: Maybe<Viewer>;
};

/** Which session to end. */
export type EndSessionInput = {
  /** One of the viewer's `sessions`. */
  id: Scalars['ID']['input'];
};

/** The answer to `endSession`. */
export type EndSessionPayload = {
  __typename?: 'EndSessionPayload';
  /** Why it was refused: NOT_FOUND. */
  userErrors: Array<UserError>;
  /** The viewer with the sessions that are left. Null when refused. */
  viewer?: Maybe<Viewer>;
};

/** A line whose product is not sold any more. */
export type GoneCartLine = {
  __typename?: 'GoneCartLine';
  /** 24 hexadecimal digits: the line's. */
  id: Scalars['ID']['output'];
  /** Name of the product when it was put in. */
  name: Scalars['String']['output'];
};

/** A picture: of this store's own media, or an http(s) address that an import brought along. */
export type Image = {
  __typename?: 'Image';
  /** Every width there is, in the form of the HTML attribute `srcset`. Null for a picture from elsewhere. */
  srcSet?: Maybe<Scalars['String']['output']>;
  /** The widest version. A path such as /media/… for the store's own pictures. */
  url: Scalars['String']['output'];
};

/** A file of products. */
export type ImportProductsInput = {
  /** Reads and counts everything, and writes nothing. */
  dryRun: Scalars['Boolean']['input'];
  /** CSV in UTF-8 with a header line, plain or packed with gzip, at most 20 MB. An export's `id` names products that are there. */
  file: Scalars['Upload']['input'];
};

/** The answer to `importProducts`. */
export type ImportProductsPayload = {
  __typename?: 'ImportProductsPayload';
  /** What was done, or in a dry run would be. Null when the file was refused. */
  report?: Maybe<ImportReport>;
  /** Why the file was refused. */
  userErrors: Array<UserError>;
};

/** What became of the rows of a file. */
export type ImportReport = {
  __typename?: 'ImportReport';
  /** Categories made on the way. */
  categoriesMade: Scalars['Int']['output'];
  /** Products that differed from their row. */
  changed: Scalars['Int']['output'];
  /** New products. */
  created: Scalars['Int']['output'];
  /** The first 100 refused rows, in the order of the file. */
  refusals: Array<RefusedRow>;
  /** Rows that were skipped. */
  refused: Scalars['Int']['output'];
  /** Rows of the file, without its header. */
  rows: Scalars['Int']['output'];
  /** Sub-categories made on the way. */
  subCategoriesMade: Scalars['Int']['output'];
  /** Products that were as their row says. */
  unchanged: Scalars['Int']['output'];
};

/** The bill of an order, frozen when it was issued. */
export type Invoice = {
  __typename?: 'Invoice';
  /** Name of who bought, as their account was then. The order's address is theirs. */
  buyerName: Scalars['String']['output'];
  /** When it was issued. */
  issuedAt: Scalars['DateTime']['output'];
  /** Such as 2026-27/000123: running without gaps within each Indian financial year, which begins on 1 April. */
  number: Scalars['String']['output'];
  /** Where who may see the order can read and print it: a path of the store, /dashboard/invoice/… */
  path: Scalars['String']['output'];
  /** Who sold, as configured then. */
  seller: InvoiceSeller;
};

/** Who sold. A value of the invoice. */
export type InvoiceSeller = {
  __typename?: 'InvoiceSeller';
  /** Postal address in one line. */
  address: Scalars['String']['output'];
  /** E-mail address for customers. */
  email: Scalars['String']['output'];
  /** Name of the shop. */
  name: Scalars['String']['output'];
  /** Telephone number for customers. */
  phone: Scalars['String']['output'];
};

/** What is wrong with a product that somebody means to buy. */
export type LineProblem = {
  __typename?: 'LineProblem';
  /** For programs. */
  code: LineProblemCode;
  /** For people: one sentence, with the product's name where it stands alone. */
  message: Scalars['String']['output'];
  /** The product; it may be gone. */
  productId: Scalars['ID']['output'];
};

/** What can be wrong with a product that somebody means to buy. */
export type LineProblemCode =
  /** It is in the cart already and stays there as it is. Told by `orderAgain`. */
  | 'ALREADY_IN_CART'
  /** The cart holds as many lines as a cart can. Told by `orderAgain`. */
  | 'CART_FULL'
  /** It is not sold any more. */
  | 'GONE'
  /** Fewer pieces can be had than were asked for: no more are left, or it is more than 9,999. */
  | 'NOT_ENOUGH_STOCK'
  /** No piece is left. */
  | 'OUT_OF_STOCK'
  /** It costs less than when the person saw it. */
  | 'PRICE_FELL'
  /** It costs more than when the person saw it. */
  | 'PRICE_ROSE';

/** Who wants to sign in. */
export type LoginInput = {
  /** The account's e-mail address, compared without case. */
  email: Scalars['String']['input'];
  /** The account's password. */
  password: Scalars['String']['input'];
};

/** The answer to `login`. */
export type LoginPayload = {
  __typename?: 'LoginPayload';
  /** Null when refused. */
  tokens?: Maybe<SessionTokens>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
  /** Who is signed in now. Null when refused. */
  viewer?: Maybe<Viewer>;
};

/** The answer to `logout`. */
export type LogoutPayload = {
  __typename?: 'LogoutPayload';
  /** Always empty: logging out of an ended session is no error. */
  userErrors: Array<UserError>;
};

/** An amount. A value, not a thing with identity: two equal amounts are the same. */
export type Money = {
  __typename?: 'Money';
  /** Whole paise: 8950 is ₹89.50. */
  amount: Scalars['Paise']['output'];
  /** Always INR today. */
  currency: Currency;
};

/**
 * What changes the store. Each takes one input and answers with the changed object and `userErrors`;
 * when `userErrors` is not empty, nothing was changed.
 */
export type Mutation = {
  __typename?: 'Mutation';
  /** Puts a product into the cart. Refused when it is there already or when too few pieces are left. */
  addToCart: CartPayload;
  /** Calls off an order of the viewer's own while it is PENDING. Its pieces go back to stock, once. */
  cancelOrder: CancelOrderPayload;
  /** Sets the quantity of a line. Refused when too few pieces are left. */
  changeCartLineQuantity: CartPayload;
  /** Saves a new address. */
  createAddress: AddressPayload;
  /** Makes a category. Refused: NAME_TAKEN. */
  createCategory: CategoryPayload;
  /** Makes a key for a partner. The key itself is in the answer, and is never shown again. */
  createPartnerKey: CreatePartnerKeyPayload;
  /** Enters a product. Refused: NOT_FOUND for a shelf. */
  createProduct: ProductPayload;
  /** Makes a sub-category. Refused: NOT_FOUND for a category. */
  createSubCategory: SubCategoryPayload;
  /** Deletes a category that nothing uses. Refused: NOT_FOUND, IN_USE. */
  deleteCategory: DeletePayload;
  /** Deletes a product. It leaves the lines of all carts; orders keep their copies of it. */
  deleteProduct: DeletePayload;
  /** Deletes a sub-category that no product uses. Refused: NOT_FOUND, IN_USE. */
  deleteSubCategory: DeletePayload;
  /** Ends all of the viewer's sessions but this one. */
  endOtherSessions: EndOtherSessionsPayload;
  /** Ends one of the viewer's sessions: its device is signed out at once. */
  endSession: EndSessionPayload;
  /**
   * Brings the products of a CSV file in, such as the dashboard's export: new ones are added, changed ones updated,
   * others left alone; refused rows are told and skipped. Refused: BAD_USER_INPUT where the file can't be read.
   */
  importProducts: ImportProductsPayload;
  /** Starts a session. */
  login: LoginPayload;
  /** Ends this session: its access and refresh tokens are dead at once. */
  logout: LogoutPayload;
  /**
   * Puts the products of an order of the viewer's own into the cart once more, as far as they can be had, at today's
   * price. What is in the cart already stays as it is.
   */
  orderAgain: OrderAgainPayload;
  /**
   * Places one order for all lines, or none: order, stock and cart change together. Ordered products leave the
   * viewer's cart. What is charged is what the person saw: when a price, the stock or the address has changed since,
   * nothing is placed, and `quote` and `address` say what it is now, to be agreed to anew.
   */
  placeOrder: PlaceOrderPayload;
  /**
   * Exchanges a refresh token for a new pair. The old one is dead, but for 30 seconds in which it gives the
   * same new pair again (two tabs, a lost reply); used later than that it ends the whole session.
   * With `rotates: false` nothing is exchanged: the refresh token stays alive beside its new access token.
   * Refused with the top-level error UNAUTHENTICATED.
   */
  refreshSession: RefreshSessionPayload;
  /** Opens an account. It does not sign in. */
  register: RegisterPayload;
  /**
   * Has changes of the catalogue from now on sent to an address, for a key with the scope CATALOGUE_READ. The secret
   * that signs them is in the answer, and is never shown again. Refused: BAD_USER_INPUT for an address that is not
   * allowed and for the sixth webhook of a key, NOT_FOUND for a key that does not live.
   */
  registerWebhook: RegisterWebhookPayload;
  /** Hides an address. Orders that were sent there keep showing it. */
  removeAddress: AddressPayload;
  /** Takes a line out of the cart. */
  removeFromCart: CartPayload;
  /** Ends a webhook and forgets what was sent to it. Refused: NOT_FOUND, also for another key's. */
  removeWebhook: DeletePayload;
  /** Sends a code of six digits to the viewer's e-mail address. At most one mail a minute and three an hour. */
  requestEmailVerification: RequestEmailVerificationPayload;
  /**
   * Sends a code of six digits to the address, if an account has it; the answer is the same if none has.
   * At most one mail a minute and three an hour for one address.
   */
  requestPasswordReset: RequestPasswordResetPayload;
  /**
   * Sends a delivery again, now, with the same id and all its attempts anew. Refused: NOT_FOUND, and BAD_USER_INPUT
   * when the webhook has stopped or a newer change of the same thing waits to be sent.
   */
  resendDelivery: ResendDeliveryPayload;
  /** Sets a new password and ends every session of the account. */
  resetPassword: ResetPasswordPayload;
  /** Ends a key for good: the next request with it is refused, in every process of the store. */
  revokePartnerKey: PartnerKeyPayload;
  /**
   * Moves an order to any status but CANCELLED_BY_SHOPPER. Cancelling gives its pieces back to stock once; moving
   * on from there takes them again, or is refused with NOT_ENOUGH_STOCK. It is refused with UPI_TRANSACTION_USED when
   * another order has the order's UPI transaction by then. The same status again changes nothing.
   */
  setOrderStatus: SetOrderStatusPayload;
  /** Notes whether the money of an order that was paid with UPI has arrived. */
  setPaymentState: SetPaymentStatePayload;
  /** Sets how many pieces are left. Refused: NOT_FOUND, CHANGED_MEANWHILE when pieces moved. */
  setStock: ProductPayload;
  /** Replaces the text of an address. Orders that were sent there keep the old one. */
  updateAddress: AddressPayload;
  /** Changes a category. Refused: NOT_FOUND, NAME_TAKEN, CHANGED_MEANWHILE. */
  updateCategory: CategoryPayload;
  /** Replaces name, scopes and limit of a living key. The key itself stays as it is; the next request goes by them. */
  updatePartnerKey: PartnerKeyPayload;
  /** Changes a product. What is left out stays. Refused: NOT_FOUND, CHANGED_MEANWHILE. */
  updateProduct: ProductPayload;
  /**
   * Changes who the viewer is. A changed e-mail address is unverified again, needs the account's password, and is told to
   * the old address by mail.
   */
  updateProfile: UpdateProfilePayload;
  /** Changes a sub-category. Refused: NOT_FOUND, CHANGED_MEANWHILE. */
  updateSubCategory: SubCategoryPayload;
  /** Replaces the viewer's picture. */
  uploadAvatar: UploadAvatarPayload;
  /** Keeps a picture for a category, sub-category or product. One that nothing refers to is removed after a day. */
  uploadPicture: UploadPicturePayload;
  /** Verifies the viewer's e-mail address by the mailed code. */
  verifyEmail: VerifyEmailPayload;
  /** Exchanges the mailed code for the right to set a new password once, within ten minutes. */
  verifyPasswordResetCode: VerifyPasswordResetCodePayload;
};


/**
 * What changes the store. Each takes one input and answers with the changed object and `userErrors`;
 * when `userErrors` is not empty, nothing was changed.
 */
export type MutationAddToCartArgs = {
  input: AddToCartInput;
};


/**
 * What changes the store. Each takes one input and answers with the changed object and `userErrors`;
 * when `userErrors` is not empty, nothing was changed.
 */
export type MutationCancelOrderArgs = {
  input: CancelOrderInput;
};


/**
 * What changes the store. Each takes one input and answers with the changed object and `userErrors`;
 * when `userErrors` is not empty, nothing was changed.
 */
export type MutationChangeCartLineQuantityArgs = {
  input: ChangeCartLineQuantityInput;
};


/**
 * What changes the store. Each takes one input and answers with the changed object and `userErrors`;
 * when `userErrors` is not empty, nothing was changed.
 */
export type MutationCreateAddressArgs = {
  input: CreateAddressInput;
};


/**
 * What changes the store. Each takes one input and answers with the changed object and `userErrors`;
 * when `userErrors` is not empty, nothing was changed.
 */
export type MutationCreateCategoryArgs = {
  input: CreateCategoryInput;
};


/**
 * What changes the store. Each takes one input and answers with the changed object and `userErrors`;
 * when `userErrors` is not empty, nothing was changed.
 */
export type MutationCreatePartnerKeyArgs = {
  input: CreatePartnerKeyInput;
};


/**
 * What changes the store. Each takes one input and answers with the changed object and `userErrors`;
 * when `userErrors` is not empty, nothing was changed.
 */
export type MutationCreateProductArgs = {
  input: CreateProductInput;
};


/**
 * What changes the store. Each takes one input and answers with the changed object and `userErrors`;
 * when `userErrors` is not empty, nothing was changed.
 */
export type MutationCreateSubCategoryArgs = {
  input: CreateSubCategoryInput;
};


/**
 * What changes the store. Each takes one input and answers with the changed object and `userErrors`;
 * when `userErrors` is not empty, nothing was changed.
 */
export type MutationDeleteCategoryArgs = {
  input: DeleteInput;
};


/**
 * What changes the store. Each takes one input and answers with the changed object and `userErrors`;
 * when `userErrors` is not empty, nothing was changed.
 */
export type MutationDeleteProductArgs = {
  input: DeleteInput;
};


/**
 * What changes the store. Each takes one input and answers with the changed object and `userErrors`;
 * when `userErrors` is not empty, nothing was changed.
 */
export type MutationDeleteSubCategoryArgs = {
  input: DeleteInput;
};


/**
 * What changes the store. Each takes one input and answers with the changed object and `userErrors`;
 * when `userErrors` is not empty, nothing was changed.
 */
export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


/**
 * What changes the store. Each takes one input and answers with the changed object and `userErrors`;
 * when `userErrors` is not empty, nothing was changed.
 */
export type MutationImportProductsArgs = {
  input: ImportProductsInput;
};


/**
 * What changes the store. Each takes one input and answers with the changed object and `userErrors`;
 * when `userErrors` is not empty, nothing was changed.
 */
export type MutationLoginArgs = {
  input: LoginInput;
};


/**
 * What changes the store. Each takes one input and answers with the changed object and `userErrors`;
 * when `userErrors` is not empty, nothing was changed.
 */
export type MutationOrderAgainArgs = {
  input: OrderAgainInput;
};


/**
 * What changes the store. Each takes one input and answers with the changed object and `userErrors`;
 * when `userErrors` is not empty, nothing was changed.
 */
export type MutationPlaceOrderArgs = {
  input: PlaceOrderInput;
};


/**
 * What changes the store. Each takes one input and answers with the changed object and `userErrors`;
 * when `userErrors` is not empty, nothing was changed.
 */
export type MutationRefreshSessionArgs = {
  input: RefreshSessionInput;
};


/**
 * What changes the store. Each takes one input and answers with the changed object and `userErrors`;
 * when `userErrors` is not empty, nothing was changed.
 */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/**
 * What changes the store. Each takes one input and answers with the changed object and `userErrors`;
 * when `userErrors` is not empty, nothing was changed.
 */
export type MutationRegisterWebhookArgs = {
  input: RegisterWebhookInput;
};


/**
 * What changes the store. Each takes one input and answers with the changed object and `userErrors`;
 * when `userErrors` is not empty, nothing was changed.
 */
export type MutationRemoveAddressArgs = {
  input: RemoveAddressInput;
};


/**
 * What changes the store. Each takes one input and answers with the changed object and `userErrors`;
 * when `userErrors` is not empty, nothing was changed.
 */
export type MutationRemoveFromCartArgs = {
  input: RemoveFromCartInput;
};


/**
 * What changes the store. Each takes one input and answers with the changed object and `userErrors`;
 * when `userErrors` is not empty, nothing was changed.
 */
export type MutationRemoveWebhookArgs = {
  input: DeleteInput;
};


/**
 * What changes the store. Each takes one input and answers with the changed object and `userErrors`;
 * when `userErrors` is not empty, nothing was changed.
 */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/**
 * What changes the store. Each takes one input and answers with the changed object and `userErrors`;
 * when `userErrors` is not empty, nothing was changed.
 */
export type MutationResendDeliveryArgs = {
  input: ResendDeliveryInput;
};


/**
 * What changes the store. Each takes one input and answers with the changed object and `userErrors`;
 * when `userErrors` is not empty, nothing was changed.
 */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/**
 * What changes the store. Each takes one input and answers with the changed object and `userErrors`;
 * when `userErrors` is not empty, nothing was changed.
 */
export type MutationRevokePartnerKeyArgs = {
  input: RevokePartnerKeyInput;
};


/**
 * What changes the store. Each takes one input and answers with the changed object and `userErrors`;
 * when `userErrors` is not empty, nothing was changed.
 */
export type MutationSetOrderStatusArgs = {
  input: SetOrderStatusInput;
};


/**
 * What changes the store. Each takes one input and answers with the changed object and `userErrors`;
 * when `userErrors` is not empty, nothing was changed.
 */
export type MutationSetPaymentStateArgs = {
  input: SetPaymentStateInput;
};


/**
 * What changes the store. Each takes one input and answers with the changed object and `userErrors`;
 * when `userErrors` is not empty, nothing was changed.
 */
export type MutationSetStockArgs = {
  input: SetStockInput;
};


/**
 * What changes the store. Each takes one input and answers with the changed object and `userErrors`;
 * when `userErrors` is not empty, nothing was changed.
 */
export type MutationUpdateAddressArgs = {
  input: UpdateAddressInput;
};


/**
 * What changes the store. Each takes one input and answers with the changed object and `userErrors`;
 * when `userErrors` is not empty, nothing was changed.
 */
export type MutationUpdateCategoryArgs = {
  input: UpdateCategoryInput;
};


/**
 * What changes the store. Each takes one input and answers with the changed object and `userErrors`;
 * when `userErrors` is not empty, nothing was changed.
 */
export type MutationUpdatePartnerKeyArgs = {
  input: UpdatePartnerKeyInput;
};


/**
 * What changes the store. Each takes one input and answers with the changed object and `userErrors`;
 * when `userErrors` is not empty, nothing was changed.
 */
export type MutationUpdateProductArgs = {
  input: UpdateProductInput;
};


/**
 * What changes the store. Each takes one input and answers with the changed object and `userErrors`;
 * when `userErrors` is not empty, nothing was changed.
 */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/**
 * What changes the store. Each takes one input and answers with the changed object and `userErrors`;
 * when `userErrors` is not empty, nothing was changed.
 */
export type MutationUpdateSubCategoryArgs = {
  input: UpdateSubCategoryInput;
};


/**
 * What changes the store. Each takes one input and answers with the changed object and `userErrors`;
 * when `userErrors` is not empty, nothing was changed.
 */
export type MutationUploadAvatarArgs = {
  input: UploadAvatarInput;
};


/**
 * What changes the store. Each takes one input and answers with the changed object and `userErrors`;
 * when `userErrors` is not empty, nothing was changed.
 */
export type MutationUploadPictureArgs = {
  input: UploadPictureInput;
};


/**
 * What changes the store. Each takes one input and answers with the changed object and `userErrors`;
 * when `userErrors` is not empty, nothing was changed.
 */
export type MutationVerifyEmailArgs = {
  input: VerifyEmailInput;
};


/**
 * What changes the store. Each takes one input and answers with the changed object and `userErrors`;
 * when `userErrors` is not empty, nothing was changed.
 */
export type MutationVerifyPasswordResetCodeArgs = {
  input: VerifyPasswordResetCodeInput;
};

/** A purchase. Its lines, address and amounts are copies, frozen when it was placed. */
export type Order = {
  __typename?: 'Order';
  /** True while the shopper may call it off: as long as it is PENDING. */
  cancellable: Scalars['Boolean']['output'];
  /** When it was placed. */
  createdAt: Scalars['DateTime']['output'];
  /** Who ordered. Null when the account is gone. */
  customer?: Maybe<OrderCustomer>;
  /** Where it goes. */
  deliveryAddress: OrderAddress;
  /** Every status it had, oldest first. */
  history: Array<OrderStatusChange>;
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Null until the store has accepted the order. */
  invoice?: Maybe<Invoice>;
  /** One for each product, in the order of the cart. */
  lines: Array<OrderLine>;
  /** For people to quote: ORD- and 12 letters or digits that can't be guessed from another order's. */
  number: Scalars['String']['output'];
  /** How it is paid, and how far that is known. */
  payment: OrderPayment;
  /** What the discounts saved: subtotal − total. */
  savings: Money;
  /** How far it has come. */
  status: OrderStatus;
  /** The lines before discount. */
  subtotal: Money;
  /** What is charged. Delivery is free. */
  total: Money;
  /** Pieces in all lines together. */
  totalQuantity: Scalars['Int']['output'];
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** The address of an order, as it was when the order was placed. */
export type OrderAddress = {
  __typename?: 'OrderAddress';
  /** The saved address that it was copied from. */
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

/** An order to buy once more. */
export type OrderAgainInput = {
  /** The order, of the viewer's own. */
  orderId: Scalars['ID']['input'];
};

/** The answer to `orderAgain`. */
export type OrderAgainPayload = {
  __typename?: 'OrderAgainPayload';
  /** How many of the order's products were put into it. */
  added: Scalars['Int']['output'];
  /** The cart as it is now. */
  cart: Cart;
  /** What could not be put into it as it was ordered then, and why. */
  problems: Array<LineProblem>;
  /** Why it was refused: NOT_FOUND. */
  userErrors: Array<UserError>;
};

/** A page of orders. */
export type OrderConnection = {
  __typename?: 'OrderConnection';
  /** The page's orders with their cursors. */
  edges: Array<OrderEdge>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
};

/** Who ordered, as their account is now. A value of the order. */
export type OrderCustomer = {
  __typename?: 'OrderCustomer';
  /** The account's e-mail address. */
  email: Scalars['String']['output'];
  /** The account's telephone number, may be empty. */
  mobile: Scalars['String']['output'];
  /** Name of the person. */
  name: Scalars['String']['output'];
};

/** An order on a page. */
export type OrderEdge = {
  __typename?: 'OrderEdge';
  /** Pass it as `after` to continue behind this order. */
  cursor: Scalars['String']['output'];
  /** The order. */
  node: Order;
};

/** A product of an order, as it was when the order was placed. */
export type OrderLine = {
  __typename?: 'OrderLine';
  /** Discount in percent. */
  discountPercent: Scalars['Float']['output'];
  /** What one piece cost. */
  discountedPrice: Money;
  /** Its first picture. Null when it had none. */
  image?: Maybe<Image>;
  /** Name of the product. */
  name: Scalars['String']['output'];
  /** Price of one piece before the discount. */
  price: Money;
  /** The product that it was copied from; it may be gone since. */
  productId: Scalars['ID']['output'];
  /** Pieces. */
  quantity: Scalars['Int']['output'];
  /** discountedPrice × quantity. */
  total: Money;
  /** Size of one piece. */
  unit: Scalars['String']['output'];
};

/** A product and how many of it. */
export type OrderLineInput = {
  /** What one piece cost after discount when the person saw it. When told, another price is refused, also a lower one. */
  expectedPrice?: InputMaybe<Scalars['Paise']['input']>;
  /** The product. */
  productId: Scalars['ID']['input'];
  /** Pieces, 1 or more. */
  quantity: Scalars['Int']['input'];
};

/** The payment of an order. A value of the order. */
export type OrderPayment = {
  __typename?: 'OrderPayment';
  /** How it is paid. */
  method: PaymentMethod;
  /** When somebody last noted the state. Null when nobody has. */
  notedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the admin who noted it. Told to admins alone; null also when the payment provider did. */
  notedBy?: Maybe<Scalars['String']['output']>;
  /** How far that is known. */
  state: PaymentState;
  /** The store's reference in the UPI link, which the bank's statement shows. Null for other methods. */
  upiReference?: Maybe<Scalars['String']['output']>;
  /** The 12 digits of the transaction that the shopper's UPI app showed. Null when they did not tell. */
  upiTransactionId?: Maybe<Scalars['String']['output']>;
  /** The payment provider's page, while a card is still to be charged. Null else, and for everybody but the shopper. */
  url?: Maybe<Scalars['String']['output']>;
};

/** How far an order has come. */
export type OrderStatus =
  /** Called off by the store. Shown as 'Cancel By Seller'. */
  | 'CANCELLED_BY_SELLER'
  /** Called off by the shopper. Shown as 'Cancelled'. */
  | 'CANCELLED_BY_SHOPPER'
  /** Accepted by the store. Shown as 'Order Confirm'. */
  | 'CONFIRMED'
  /** With the shopper. Shown as 'Delivered'. */
  | 'DELIVERED'
  /** Ready to leave. Shown as 'Packed'. */
  | 'PACKED'
  /** Placed, not looked at yet. Shown as 'Pending'. */
  | 'PENDING';

/** A status and when the order got it. */
export type OrderStatusChange = {
  __typename?: 'OrderStatusChange';
  /** When the order got it. */
  at: Scalars['DateTime']['output'];
  /** Name of the admin who set it. Told to admins alone; null also when the shopper did it. */
  by?: Maybe<Scalars['String']['output']>;
  /** The status. */
  status: OrderStatus;
};

/** Where a page of a connection begins and ends. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last edge: pass it as `after` for the next page. Null on an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** True when more follow after `endCursor`. */
  hasNextPage: Scalars['Boolean']['output'];
  /** True when the page was asked for with `after`. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first edge, null on an empty page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/**
 * A key with which a partner's program reads the catalogue, sent as `Authorization: Bearer …` or as `x-api-key`.
 * The key itself is not kept: what the store knows of it only tells whether it is the one.
 */
export type PartnerKey = {
  __typename?: 'PartnerKey';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of the admin who made it. Null when their account is gone. */
  createdBy?: Maybe<Scalars['String']['output']>;
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** When a request last came with it, up to five seconds late. Null before the first. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who uses it, for admins. */
  name: Scalars['String']['output'];
  /** What the key begins with, such as kc_7Q2M9X4T: enough to tell keys apart, and of no use to anybody. */
  prefix: Scalars['String']['output'];
  /** How many requests are taken from it within a minute, 1 to 6000. */
  requestsPerMinute: Scalars['Int']['output'];
  /** When it was revoked. Null while it lives. */
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it may read; at least one. */
  scopes: Array<PartnerScope>;
  /** The days of the last 30 on which requests came with it, newest first; up to five seconds late. */
  usage: Array<PartnerKeyDay>;
};

/** What came with a key on one day. */
export type PartnerKeyDay = {
  __typename?: 'PartnerKeyDay';
  /** The day's beginning, midnight UTC. */
  day: Scalars['DateTime']['output'];
  /** Those of them that were refused for coming too often. */
  refused: Scalars['Int']['output'];
  /** All requests of the day, also those that were refused. */
  requests: Scalars['Int']['output'];
};

/** The answer to `updatePartnerKey` and `revokePartnerKey`. */
export type PartnerKeyPayload = {
  __typename?: 'PartnerKeyPayload';
  /** The key as it is now. Null when refused. */
  partnerKey?: Maybe<PartnerKey>;
  /** Why it was refused: NOT_FOUND for a key that was revoked before. */
  userErrors: Array<UserError>;
};

/** What a partner's key may read. */
export type PartnerScope =
  /** catalogue:read. Categories, sub-categories and products, and the log of their changes. */
  | 'CATALOGUE_READ'
  /** stock:read. The pieces left of a product. */
  | 'STOCK_READ';

/** How an order is paid. */
export type PaymentMethod =
  /** By card, on the page of the payment provider, after ordering. Only where `Store.cardPayments` is true. */
  | 'CARD'
  /** In cash at the door. Shown as 'CASH ON DELIVERY'. */
  | 'CASH_ON_DELIVERY'
  /** With a UPI app, before ordering. Shown as 'PAID WITH UPI'. */
  | 'UPI';

/** How far a payment is known. */
export type PaymentState =
  /** The shopper says that they have paid with UPI; nobody has looked. */
  | 'CLAIMED'
  /** Still to be paid: in cash at the door, or by card. */
  | 'DUE'
  /** An admin has looked, and the money is not there; or the card was not charged. */
  | 'NOT_RECEIVED'
  /** The money is there. */
  | 'RECEIVED'
  /** The card was charged after the order was cancelled: the amount has to be paid back. */
  | 'REFUND_DUE';

/** What the person saw and agreed to. No amount in it is trusted: a difference is refused. */
export type PlaceOrderInput = {
  /** An active address of the viewer's own. */
  addressId: Scalars['ID']['input'];
  /** The `version` of the address that the person saw. When told, an address that was edited since is refused. */
  addressVersion?: InputMaybe<Scalars['Int']['input']>;
  /** The total that the person saw, before discount. When told, another is refused. */
  expectedSubtotal?: InputMaybe<Scalars['Paise']['input']>;
  /** The total that the person saw, after discount. */
  expectedTotal: Scalars['Paise']['input'];
  /**
   * Made by the client once for each checkout, 8 to 100 characters. A repeat with the same key gives the first
   * order again; with the same key and other contents it is refused. Without a key every call is a new order.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** What to buy, 1 to 50 products. One that is named twice counts once with the sum. They need not be in the cart. */
  lines: Array<OrderLineInput>;
  /** How it is paid. */
  paymentMethod: PaymentMethod;
  /** With UPI: the 12 digits of the transaction that the paying app showed. Refused when an order has them already that is not cancelled. */
  upiTransactionId?: InputMaybe<Scalars['String']['input']>;
};

/** The answer to `placeOrder`. */
export type PlaceOrderPayload = {
  __typename?: 'PlaceOrderPayload';
  /** When the address has changed: as it is now. Null else. */
  address?: Maybe<Address>;
  /** The cart as it is now. */
  cart: Cart;
  /** The order, new or the first one of its key. Null when refused. */
  order?: Maybe<Order>;
  /** When a price or the stock has changed: what the same lines would be now. Null else. */
  quote?: Maybe<Quote>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A thing that can be bought. */
export type Product = {
  __typename?: 'Product';
  /** The categories that it stands in, by name. */
  categories: Array<Category>;
  /** When it was first entered. */
  createdAt: Scalars['DateTime']['output'];
  /** Free text, may be empty and may hold line breaks. */
  description: Scalars['String']['output'];
  /** Further facts, in the order in which they were entered. */
  details: Array<ProductDetail>;
  /** Discount in percent, 0 to 100 with at most two decimals. */
  discountPercent: Scalars['Float']['output'];
  /** What one piece costs: price − ceil(price × discount ÷ 100), the ceiling in whole rupees, never below zero. */
  discountedPrice: Money;
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Pictures, the first one stands for the product. May be empty. */
  images: Array<Image>;
  /** Shown to the shopper. */
  name: Scalars['String']['output'];
  /** Price of one piece before the discount. */
  price: Money;
  /** The name for addresses: lower case, with hyphens for spaces, slashes, commas and ampersands. */
  slug: Scalars['String']['output'];
  /** Pieces left, 0 when it is out of stock. */
  stock: Scalars['Int']['output'];
  /** The sub-categories that it stands in, by name. */
  subCategories: Array<SubCategory>;
  /** Size of one piece as free text, such as '500 g' or '10 tablets'. May be empty. */
  unit: Scalars['String']['output'];
  /** When it last changed, its stock included. */
  updatedAt: Scalars['DateTime']['output'];
  /** Counts the edits of people, from 1. Pass it back with an edit, and nothing is overwritten unseen. */
  version: Scalars['Int']['output'];
};

/** A page of products. */
export type ProductConnection = {
  __typename?: 'ProductConnection';
  /** The page's products with their cursors. */
  edges: Array<ProductEdge>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** How many there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** One further fact about a product, such as 'Shelf life': '6 months'. */
export type ProductDetail = {
  __typename?: 'ProductDetail';
  /** Name of the fact. */
  name: Scalars['String']['output'];
  /** Its text. */
  value: Scalars['String']['output'];
};

/** One further fact about a product. */
export type ProductDetailInput = {
  /** 1 to 100 characters, plain text. */
  name: Scalars['String']['input'];
  /** 1 to 2,000 characters. */
  value: Scalars['String']['input'];
};

/** A product on a page. */
export type ProductEdge = {
  __typename?: 'ProductEdge';
  /** Pass it as `after` to continue behind this product. */
  cursor: Scalars['String']['output'];
  /** The product. */
  node: Product;
};

/** A numbered page of products. */
export type ProductList = {
  __typename?: 'ProductList';
  /** Number of the page, from 1. */
  page: Scalars['Int']['output'];
  /** The page's products. */
  products: Array<Product>;
  /** How many products there are on all pages. */
  totalCount: Scalars['Int']['output'];
  /** How many pages there are, at least 1. */
  totalPages: Scalars['Int']['output'];
};

/** The answer to a change of a product. */
export type ProductPayload = {
  __typename?: 'ProductPayload';
  /** The product as it is now, also when it was changed meanwhile. Null when there is none. */
  product?: Maybe<Product>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** What anybody may ask of the store. A field is closed unless the policy of its domain opens it. */
export type Query = {
  __typename?: 'Query';
  /** Everybody's addresses, newest first, also those that were removed. */
  addresses: AddressConnection;
  /**
   * Every change of the catalogue in one order that holds for all readers, for who keeps a copy of it. Each thing
   * stands in it once, with its latest change: one that changes again, or whose stock moves, goes to the end. Deleted
   * things stay as tombstones. Read from the beginning to the end, then go on from the last cursor whenever you
   * like: nothing is ever passed over. A change is there about a second after it was made. Refused: BAD_USER_INPUT
   * for a cursor that this log has not given, such as one from before the store was restored; then begin anew.
   */
  catalogueChanges: CatalogueChangeConnection;
  /**
   * What a copy of the whole catalogue must come to. When yours differs, the catalogue has moved on: read on. It is
   * one from another log, or has lost something, when it still differs though nothing is left to read.
   */
  catalogueDigest: CatalogueDigest;
  /** Every category, by name. */
  categories: Array<Category>;
  /** One category. Null when there is none with this id. */
  category?: Maybe<Category>;
  /** One order of anybody. Null when there is none with this id. */
  order?: Maybe<Order>;
  /** Everybody's orders, newest first, optionally narrowed. */
  orders: OrderConnection;
  /** One key, also a revoked one. Null when there is none with this id. */
  partnerKey?: Maybe<PartnerKey>;
  /**
   * The keys that partners read the catalogue with: the living ones, newest first, then the last 100 that were
   * revoked.
   */
  partnerKeys: Array<PartnerKey>;
  /** One product. Null when there is none with this id. */
  product?: Maybe<Product>;
  /**
   * Products on numbered pages, as the dashboard and REST page through them: newest first, or with a search best
   * first; with a stock filter those with the fewest pieces first. A search that is a product's id finds that product.
   */
  productList: ProductList;
  /** Products, newest first, optionally narrowed. An unknown id narrows to nothing. */
  products: ProductConnection;
  /**
   * Products that match a text, best first: by name, sub-category, category, unit and description, by the
   * beginnings of words and tolerant of typos. A blank text matches every product, newest first.
   */
  searchProducts: ProductConnection;
  /** Why a product's stock is what it is, newest first. Null when there is no such product. */
  stockMovements?: Maybe<StockMovementConnection>;
  /** Who runs the store and how to reach them. */
  store: Store;
  /** Every sub-category, by name. */
  subCategories: Array<SubCategory>;
  /** One sub-category. Null when there is none with this id. */
  subCategory?: Maybe<SubCategory>;
  /** The signed-in person. Null when nobody is signed in. */
  viewer?: Maybe<Viewer>;
  /** One webhook. Null when there is none with this id, or when it is another key's. */
  webhook?: Maybe<Webhook>;
  /**
   * What was sent to a webhook in the last 30 days and what waits to be sent, newest change first. Null when there is
   * no such webhook, or when it is another key's.
   */
  webhookDeliveries?: Maybe<WebhookDeliveryConnection>;
  /**
   * The webhooks of one key, newest first; of a partner's own when it asks with its key. Refused: BAD_USER_INPUT for
   * an admin who names no key.
   */
  webhooks: Array<Webhook>;
};


/** What anybody may ask of the store. A field is closed unless the policy of its domain opens it. */
export type QueryAddressesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** What anybody may ask of the store. A field is closed unless the policy of its domain opens it. */
export type QueryCatalogueChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** What anybody may ask of the store. A field is closed unless the policy of its domain opens it. */
export type QueryCategoryArgs = {
  id: Scalars['ID']['input'];
};


/** What anybody may ask of the store. A field is closed unless the policy of its domain opens it. */
export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


/** What anybody may ask of the store. A field is closed unless the policy of its domain opens it. */
export type QueryOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  payment?: InputMaybe<PaymentState>;
  search?: Scalars['String']['input'];
  status?: InputMaybe<OrderStatus>;
};


/** What anybody may ask of the store. A field is closed unless the policy of its domain opens it. */
export type QueryPartnerKeyArgs = {
  id: Scalars['ID']['input'];
};


/** What anybody may ask of the store. A field is closed unless the policy of its domain opens it. */
export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};


/** What anybody may ask of the store. A field is closed unless the policy of its domain opens it. */
export type QueryProductListArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  search?: Scalars['String']['input'];
  stock?: StockFilter;
};


/** What anybody may ask of the store. A field is closed unless the policy of its domain opens it. */
export type QueryProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  first?: Scalars['Int']['input'];
  subCategoryId?: InputMaybe<Scalars['ID']['input']>;
};


/** What anybody may ask of the store. A field is closed unless the policy of its domain opens it. */
export type QuerySearchProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};


/** What anybody may ask of the store. A field is closed unless the policy of its domain opens it. */
export type QueryStockMovementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  productId: Scalars['ID']['input'];
};


/** What anybody may ask of the store. A field is closed unless the policy of its domain opens it. */
export type QuerySubCategoryArgs = {
  id: Scalars['ID']['input'];
};


/** What anybody may ask of the store. A field is closed unless the policy of its domain opens it. */
export type QueryWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** What anybody may ask of the store. A field is closed unless the policy of its domain opens it. */
export type QueryWebhookDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  webhookId: Scalars['ID']['input'];
};


/** What anybody may ask of the store. A field is closed unless the policy of its domain opens it. */
export type QueryWebhooksArgs = {
  partnerKeyId?: InputMaybe<Scalars['ID']['input']>;
};

/** What an order of some products would be right now. Nothing is reserved. A value, made anew each time. */
export type Quote = {
  __typename?: 'Quote';
  /** One for each product that was asked for, in that order. */
  lines: Array<QuoteLine>;
  /** What the discounts save: subtotal − total. */
  savings: Money;
  /** What can be had, before discount. */
  subtotal: Money;
  /** What can be had, after discount: what would be charged. Delivery is free. */
  total: Money;
  /** Pieces that can be had, in all lines together. */
  totalQuantity: Scalars['Int']['output'];
  /** How to pay this total with a UPI app before the order is placed. */
  upi: UpiRequest;
};


/** What an order of some products would be right now. Nothing is reserved. A value, made anew each time. */
export type QuoteUpiArgs = {
  idempotencyKey: Scalars['String']['input'];
};

/** A product of a quote. */
export type QuoteLine = {
  __typename?: 'QuoteLine';
  /** What one piece costs. */
  discountedPrice: Money;
  /** Its first picture. Null when it has none, or is gone. */
  image?: Maybe<Image>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** Price of one piece before the discount. */
  price: Money;
  /** What has changed since the person saw it. Empty when it can be ordered as it was asked for. */
  problems: Array<LineProblem>;
  /** The product; it may be gone. */
  productId: Scalars['ID']['output'];
  /** Pieces that can be had: as many as were asked for, fewer, or 0. */
  quantity: Scalars['Int']['output'];
  /** What one piece cost after discount when the person last saw it. Null when that is not known. */
  seenPrice?: Maybe<Money>;
  /** discountedPrice × quantity. */
  total: Money;
  /** Size of one piece. */
  unit: Scalars['String']['output'];
  /** Pieces that were asked for. */
  wantedQuantity: Scalars['Int']['output'];
};

/** A session to go on with. */
export type RefreshSessionInput = {
  /** The session's last refresh token. */
  refreshToken: Scalars['String']['input'];
  /** False for clients that keep the refresh token from login. */
  rotates?: Scalars['Boolean']['input'];
};

/** The answer to `refreshSession`. */
export type RefreshSessionPayload = {
  __typename?: 'RefreshSessionPayload';
  /** The new pair. */
  tokens: SessionTokens;
};

/** A row that was skipped. */
export type RefusedRow = {
  __typename?: 'RefusedRow';
  /** Line of the file in which the row begins, from 1. */
  line: Scalars['Int']['output'];
  /** What is wrong, in a few words. */
  reason: Scalars['String']['output'];
};

/** A new account. */
export type RegisterInput = {
  /** The same again. */
  confirmPassword: Scalars['String']['input'];
  /** An e-mail address that no account has yet. */
  email: Scalars['String']['input'];
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** At least 8 characters and at most 72 bytes. */
  password: Scalars['String']['input'];
};

/** The answer to `register`. */
export type RegisterPayload = {
  __typename?: 'RegisterPayload';
  /** The new account. Null when refused. */
  user?: Maybe<Viewer>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A new webhook. */
export type RegisterWebhookInput = {
  /** The living key that it is for; for admins. A key registers its own, whatever stands here. */
  partnerKeyId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Where changes are to be sent, at most 2000 characters: https, without user, password and fragment. Addresses that
   * are not public are refused, now and whenever something is sent; redirects are not followed.
   */
  url: Scalars['String']['input'];
};

/** The answer to `registerWebhook`. */
export type RegisterWebhookPayload = {
  __typename?: 'RegisterWebhookPayload';
  /** whsec_ and 32 bytes in base64, which sign what is sent; nobody can look it up later. Null when refused. */
  secret?: Maybe<Scalars['String']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
  /** The new webhook. Null when refused. */
  webhook?: Maybe<Webhook>;
};

/** Which address to hide. */
export type RemoveAddressInput = {
  /** An active address of the viewer's own. */
  id: Scalars['ID']['input'];
};

/** What to take out of the cart. */
export type RemoveFromCartInput = {
  /** The line, of the viewer's own cart. */
  cartLineId: Scalars['ID']['input'];
};

/** The answer to `requestEmailVerification`. */
export type RequestEmailVerificationPayload = {
  __typename?: 'RequestEmailVerificationPayload';
  /** Why it was refused: RATE_LIMITED. */
  userErrors: Array<UserError>;
};

/** Who forgot the password. */
export type RequestPasswordResetInput = {
  /** The account's e-mail address, compared without case. */
  email: Scalars['String']['input'];
};

/** The answer to `requestPasswordReset`. */
export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  /** Why it was refused: no address, or RATE_LIMITED. */
  userErrors: Array<UserError>;
};

/** Which delivery to send again. */
export type ResendDeliveryInput = {
  /** One of `webhookDeliveries`. */
  id: Scalars['ID']['input'];
};

/** The answer to `resendDelivery`. */
export type ResendDeliveryPayload = {
  __typename?: 'ResendDeliveryPayload';
  /** The delivery, waiting. Null when refused. */
  delivery?: Maybe<WebhookDelivery>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A new password for who verified a code. */
export type ResetPasswordInput = {
  /** The same again. */
  confirmPassword: Scalars['String']['input'];
  /** The address that the code was sent to. */
  email: Scalars['String']['input'];
  /** At least 8 characters and at most 72 bytes. */
  newPassword: Scalars['String']['input'];
  /** From `verifyPasswordResetCode`. */
  resetToken: Scalars['String']['input'];
};

/** The answer to `resetPassword`. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** Why it was refused: RESET_NOT_GRANTED, or a wrong new password, which leaves the right to reset alive. */
  userErrors: Array<UserError>;
};

/** Which key to end. */
export type RevokePartnerKeyInput = {
  /** One of the living `partnerKeys`. */
  id: Scalars['ID']['input'];
};

/** What a person may do. */
export type Role =
  /** Runs the store: catalogue, orders, partners. */
  | 'ADMIN'
  /** Shops. */
  | 'USER';

/** A device that is signed in. */
export type Session = {
  __typename?: 'Session';
  /** Browser and system as the device names them, such as 'Chrome on Android'; 'Unknown device' when it does not. */
  device: Scalars['String']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** True for the session of this request. */
  isCurrent: Scalars['Boolean']['output'];
  /** When it last renewed its tokens, which a device in use does every 15 minutes. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** When it signed in. */
  startedAt: Scalars['DateTime']['output'];
};

/** The two tokens of a session. */
export type SessionTokens = {
  __typename?: 'SessionTokens';
  /** For the header `Authorization: Bearer …`; 15 minutes. */
  accessToken: Scalars['String']['output'];
  /** When the access token ends. */
  accessTokenExpiresAt: Scalars['DateTime']['output'];
  /** For `refreshSession`; 30 days, works once. */
  refreshToken: Scalars['String']['output'];
};

/** A new status for an order. */
export type SetOrderStatusInput = {
  /** The order. */
  orderId: Scalars['ID']['input'];
  /** The status; not CANCELLED_BY_SHOPPER. */
  status: OrderStatus;
};

/** The answer to `setOrderStatus`. */
export type SetOrderStatusPayload = {
  __typename?: 'SetOrderStatusPayload';
  /** The order as it is now. Null when there is none. */
  order?: Maybe<Order>;
  /** Why it was refused: BAD_USER_INPUT, NOT_FOUND, NOT_ENOUGH_STOCK or UPI_TRANSACTION_USED. */
  userErrors: Array<UserError>;
};

/** What is known of the money. */
export type SetPaymentStateInput = {
  /** The order, paid with UPI. */
  orderId: Scalars['ID']['input'];
  /** The state; neither DUE nor REFUND_DUE. */
  state: PaymentState;
};

/** The answer to `setPaymentState`. */
export type SetPaymentStatePayload = {
  __typename?: 'SetPaymentStatePayload';
  /** The order as it is now. Null when there is none. */
  order?: Maybe<Order>;
  /** Why it was refused: BAD_USER_INPUT or NOT_FOUND. */
  userErrors: Array<UserError>;
};

/** How many pieces are left. */
export type SetStockInput = {
  /** The product. */
  id: Scalars['ID']['input'];
  /** The stock that was shown: refused when pieces moved meanwhile. Without it the new one is set whatever happened. */
  seenStock?: InputMaybe<Scalars['Int']['input']>;
  /** Pieces, 0 or more. */
  stock: Scalars['Int']['input'];
};

/** A page of the shop on a social network. */
export type SocialLink = {
  __typename?: 'SocialLink';
  /** Name of the network, such as Instagram. */
  name: Scalars['String']['output'];
  /** Its https address. */
  url: Scalars['String']['output'];
};

/** How many pieces are left. */
export type StockFilter =
  /** Whatever. */
  | 'ANY'
  /** 5 or fewer, but at least 1. */
  | 'LOW'
  /** None. */
  | 'OUT';

/** A change of a product's stock. */
export type StockMovement = {
  __typename?: 'StockMovement';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Name of the admin who changed it by hand. */
  by?: Maybe<Scalars['String']['output']>;
  /** Pieces that came (above 0) or went (below 0). */
  change: Scalars['Int']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** The order that took or gave back the pieces. */
  orderId?: Maybe<Scalars['ID']['output']>;
  /** Why. */
  reason: StockReason;
  /** Pieces that were left then. */
  stockAfter: Scalars['Int']['output'];
};

/** A page of movements. */
export type StockMovementConnection = {
  __typename?: 'StockMovementConnection';
  /** The page's movements with their cursors. */
  edges: Array<StockMovementEdge>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
};

/** A movement on a page. */
export type StockMovementEdge = {
  __typename?: 'StockMovementEdge';
  /** Pass it as `after` to continue behind this movement. */
  cursor: Scalars['String']['output'];
  /** The movement. */
  node: StockMovement;
};

/** Why a stock changed. */
export type StockReason =
  /** A cancelled order gave it back. */
  | 'CANCELLED'
  /** The product was entered with it. */
  | 'CREATED'
  /** An admin set it. */
  | 'EDITED'
  /** It came with a file, or with the demo catalogue. */
  | 'IMPORTED'
  /** An order took it. */
  | 'ORDERED'
  /** An order that was cancelled took it again. */
  | 'REOPENED';

/** The shop behind the store, as configured by its owner. */
export type Store = {
  __typename?: 'Store';
  /** Postal address in one line. */
  address: Scalars['String']['output'];
  /** Whether orders can be paid by card: PaymentMethod.CARD is refused with NOT_CONFIGURED when not. */
  cardPayments: Scalars['Boolean']['output'];
  /** What the shop promises, shown on every product page. */
  claims: Array<StoreClaim>;
  /** Text of the delivery badge on product cards. */
  deliveryBadge: Scalars['String']['output'];
  /** E-mail address for customers. */
  email: Scalars['String']['output'];
  /** Name of the shop. */
  name: Scalars['String']['output'];
  /** Telephone number for customers. */
  phone: Scalars['String']['output'];
  /** Pages of the shop on social networks. */
  socialLinks: Array<SocialLink>;
};

/** A promise of the shop. */
export type StoreClaim = {
  __typename?: 'StoreClaim';
  /** A sentence. */
  text: Scalars['String']['output'];
  /** A few words. */
  title: Scalars['String']['output'];
};

/** A shelf within one or more categories, such as 'Milk'. */
export type SubCategory = {
  __typename?: 'SubCategory';
  /** The categories that it stands in, by name. */
  categories: Array<Category>;
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Null when it has no picture. */
  image?: Maybe<Image>;
  /** Shown to the shopper. */
  name: Scalars['String']['output'];
  /** The name for addresses: lower case, with hyphens for spaces, slashes, commas and ampersands. */
  slug: Scalars['String']['output'];
  /** Counts the edits of people, from 1. Pass it back with an edit, and nothing is overwritten unseen. */
  version: Scalars['Int']['output'];
};

/** The answer to a change of a sub-category. */
export type SubCategoryPayload = {
  __typename?: 'SubCategoryPayload';
  /** The sub-category as it is now, also when it was changed meanwhile. Null when there is none. */
  subCategory?: Maybe<SubCategory>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** New texts for an address. Every text is 1 to 200 characters. */
export type UpdateAddressInput = {
  /** House, street, area. */
  addressLine: Scalars['String']['input'];
  /** City or town. */
  city: Scalars['String']['input'];
  /** Country. */
  country: Scalars['String']['input'];
  /** An active address of the viewer's own. */
  id: Scalars['ID']['input'];
  /** Telephone number for the delivery. */
  mobile: Scalars['String']['input'];
  /** Postal code. */
  pincode: Scalars['String']['input'];
  /** State. */
  state: Scalars['String']['input'];
};

/** A category as it shall be. */
export type UpdateCategoryInput = {
  /** The category. */
  id: Scalars['ID']['input'];
  /** Address of an uploaded picture, or an http(s) address. */
  image: Scalars['String']['input'];
  /** 1 to 100 characters, unique without case. */
  name: Scalars['String']['input'];
  /** The `version` that was edited. Without it the edit overwrites whatever is there. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** What a key is to be. */
export type UpdatePartnerKeyInput = {
  /** One of the living `partnerKeys`. */
  id: Scalars['ID']['input'];
  /** Who uses it, 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** How many requests are taken from it within a minute, 1 to 6000. */
  requestsPerMinute: Scalars['Int']['input'];
  /** What it may read; at least one. */
  scopes: Array<PartnerScope>;
};

/** What shall be other about a product. What is left out stays as it is. */
export type UpdateProductInput = {
  /** The categories that it stands in, at most 20. */
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** 1 to 10,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Further facts, at most 50, each name once. */
  details?: InputMaybe<Array<ProductDetailInput>>;
  /** 0 to 100 with at most two decimals. */
  discountPercent?: InputMaybe<Scalars['Float']['input']>;
  /** The product. */
  id: Scalars['ID']['input'];
  /** Addresses of uploaded pictures, or http(s) addresses; at most 10. */
  images?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 1 to 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Of one piece before the discount, above 0. */
  price?: InputMaybe<Scalars['Paise']['input']>;
  /** The stock that was shown: with it a new stock is refused when pieces moved meanwhile. */
  seenStock?: InputMaybe<Scalars['Int']['input']>;
  /** Pieces, 0 or more. */
  stock?: InputMaybe<Scalars['Int']['input']>;
  /** The sub-categories that it stands in, at most 20. */
  subCategoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Size of one piece, 1 to 100 characters. */
  unit?: InputMaybe<Scalars['String']['input']>;
  /** The `version` that was edited. Without it the edit overwrites whatever is there. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Who the viewer is now. */
export type UpdateProfileInput = {
  /** The account's password. Needed only to change the e-mail address, beyond its case. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** An e-mail address that no other account has. */
  email: Scalars['String']['input'];
  /** Telephone number, 1 to 30 characters of free text. */
  mobile: Scalars['String']['input'];
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
};

/** The answer to `updateProfile`. */
export type UpdateProfilePayload = {
  __typename?: 'UpdateProfilePayload';
  /** Why it was refused: BAD_USER_INPUT, EMAIL_TAKEN, WRONG_PASSWORD or RATE_LIMITED. */
  userErrors: Array<UserError>;
  /** The viewer as they are now. Null when refused. */
  viewer?: Maybe<Viewer>;
};

/** A sub-category as it shall be. */
export type UpdateSubCategoryInput = {
  /** The categories that it stands in, 1 to 20. One that is named twice counts once. */
  categoryIds: Array<Scalars['ID']['input']>;
  /** The sub-category. */
  id: Scalars['ID']['input'];
  /** Address of an uploaded picture, or an http(s) address. */
  image: Scalars['String']['input'];
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** The `version` that was edited. Without it the edit overwrites whatever is there. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A payment to be made with a UPI app. The store is not told of it: who has paid places the order with UPI. */
export type UpiRequest = {
  __typename?: 'UpiRequest';
  /** What is to pay. */
  amount: Money;
  /** The upi://pay link, which opens the UPI apps of a phone. */
  link: Scalars['String']['output'];
  /** Name of who is paid. */
  payee: Scalars['String']['output'];
  /** The link as a QR code: an SVG picture in a data: URL. */
  qrCode: Scalars['String']['output'];
  /** The store's reference in the link; the order will carry it. */
  reference: Scalars['String']['output'];
  /** The UPI id that is paid. */
  upiId: Scalars['String']['output'];
};

/** A picture of the viewer. */
export type UploadAvatarInput = {
  /** JPEG, PNG, WebP or AVIF, told by content; at most 5 MB, 40 megapixels and 16,384 pixels a side. */
  file: Scalars['Upload']['input'];
};

/** The answer to `uploadAvatar`. */
export type UploadAvatarPayload = {
  __typename?: 'UploadAvatarPayload';
  /** Why it was refused: UNSUPPORTED_MEDIA_TYPE or PAYLOAD_TOO_LARGE. */
  userErrors: Array<UserError>;
  /** The viewer with the new picture. Null when refused. */
  viewer?: Maybe<Viewer>;
};

/** A picture to keep. */
export type UploadPictureInput = {
  /** JPEG, PNG, WebP or AVIF, told by content; at most 5 MB, 40 megapixels and 16,384 pixels a side. */
  file: Scalars['Upload']['input'];
};

/** The answer to `uploadPicture`. */
export type UploadPicturePayload = {
  __typename?: 'UploadPicturePayload';
  /** The kept picture. Null when refused. */
  picture?: Maybe<UploadedPicture>;
  /** Why it was refused: UNSUPPORTED_MEDIA_TYPE or PAYLOAD_TOO_LARGE. */
  userErrors: Array<UserError>;
};

/** A picture just kept. A value: the image's address is what to store. */
export type UploadedPicture = {
  __typename?: 'UploadedPicture';
  /** Height in pixels of the widest version. */
  height: Scalars['Int']['output'];
  /** Where it is served. */
  image: Image;
  /** Width in pixels of the widest version. */
  width: Scalars['Int']['output'];
};

/** Something that a person can run into and mend, in a sentence that can be shown to them. */
export type UserError = {
  __typename?: 'UserError';
  /** For programs. */
  code: UserErrorCode;
  /** The input's field that it is about, null when it is about the whole. */
  field?: Maybe<Scalars['String']['output']>;
  /** For people: one sentence. */
  message: Scalars['String']['output'];
};

/** Why a mutation was refused. */
export type UserErrorCode =
  /** The account is suspended or inactive. */
  | 'ACCOUNT_NOT_ACTIVE'
  /** The address is not what the person saw. The payload holds it as it is now. */
  | 'ADDRESS_CHANGED'
  /** The product is in the cart already: change the quantity of its line instead. */
  | 'ALREADY_IN_CART'
  /** A field is missing, blank, too long or not of its form. */
  | 'BAD_USER_INPUT'
  /** The card provider can't be reached. */
  | 'CARD_UNAVAILABLE'
  /** The cart holds as many lines as a cart can. */
  | 'CART_FULL'
  /** Somebody else has changed it since it was read. The payload holds it as it is now. */
  | 'CHANGED_MEANWHILE'
  /** Another account has this e-mail address. */
  | 'EMAIL_TAKEN'
  /** The idempotency key belongs to an order with other contents. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** It can't be deleted while others use it. The message says how many. */
  | 'IN_USE'
  /** Another thing of this kind has this name, compared without case. */
  | 'NAME_TAKEN'
  /** The order is on its way or called off already. */
  | 'NOT_CANCELLABLE'
  /** Fewer pieces can be had than were asked for. The message says how many. */
  | 'NOT_ENOUGH_STOCK'
  /** There is no such thing, or it is not the viewer's. */
  | 'NOT_FOUND'
  /** The file has too many bytes or the picture too many pixels. */
  | 'PAYLOAD_TOO_LARGE'
  /** The total is not what the person saw. The message says what it is now. */
  | 'PRICE_CHANGED'
  /** Asked too often. The message says when to try again. */
  | 'RATE_LIMITED'
  /** There is no right to set this account's password: none was given, or it was used, or ten minutes are over. */
  | 'RESET_NOT_GRANTED'
  /** Five wrong codes: the code is void. */
  | 'TOO_MANY_TRIES'
  /** The file is not a picture of a type that the store takes. */
  | 'UNSUPPORTED_MEDIA_TYPE'
  /** Another order has this UPI transaction. */
  | 'UPI_TRANSACTION_USED'
  /** The code is wrong or has expired, or there is none. */
  | 'WRONG_CODE'
  /** No account has this e-mail address and password; which of them is wrong is not told. */
  | 'WRONG_CREDENTIALS'
  /** The password is not the account's. */
  | 'WRONG_PASSWORD';

/** What came by mail. */
export type VerifyEmailInput = {
  /** Six digits. Valid for ten minutes; void after five wrong tries. */
  code: Scalars['String']['input'];
};

/** The answer to `verifyEmail`. */
export type VerifyEmailPayload = {
  __typename?: 'VerifyEmailPayload';
  /** Why it was refused: WRONG_CODE, or TOO_MANY_TRIES when the code is void. */
  userErrors: Array<UserError>;
  /** The viewer, verified. Null when refused. */
  viewer?: Maybe<Viewer>;
};

/** What came by mail. */
export type VerifyPasswordResetCodeInput = {
  /** Six digits. Valid for ten minutes; void after five wrong tries. */
  code: Scalars['String']['input'];
  /** The address that the code was sent to, compared without case. */
  email: Scalars['String']['input'];
};

/** The answer to `verifyPasswordResetCode`. */
export type VerifyPasswordResetCodePayload = {
  __typename?: 'VerifyPasswordResetCodePayload';
  /** For `resetPassword`; ten minutes, works once. Null when refused. */
  resetToken?: Maybe<Scalars['String']['output']>;
  /** Why it was refused: WRONG_CODE, or TOO_MANY_TRIES when the code is void. */
  userErrors: Array<UserError>;
};

/** The signed-in person. Nobody else can see these fields. */
export type Viewer = {
  __typename?: 'Viewer';
  /** Saved addresses, newest first. */
  addresses: Array<Address>;
  /** Null when there is none. */
  avatar?: Maybe<Image>;
  /** What the person means to buy. */
  cart: Cart;
  /** In the spelling in which it was entered; compared without case. */
  email: Scalars['String']['output'];
  /** True when a code that was sent to the address has been used. */
  emailVerified: Scalars['Boolean']['output'];
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** When this account last signed in. Null before the first time. */
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  /** Telephone number as entered, empty until then. */
  mobile: Scalars['String']['output'];
  /** How the person wants to be called. */
  name: Scalars['String']['output'];
  /** One of the person's orders. Null when it is not theirs or there is none. */
  order?: Maybe<Order>;
  /** The person's orders, newest first. */
  orders: OrderConnection;
  /** What an order of the whole cart would be right now. */
  quote: Quote;
  /** What the person may do. */
  role: Role;
  /** The devices that are signed in, the one last used first; at most 50. */
  sessions: Array<Session>;
  /** Whether the account may be used. */
  status: AccountStatus;
};


/** The signed-in person. Nobody else can see these fields. */
export type ViewerAddressesArgs = {
  includeRemoved?: Scalars['Boolean']['input'];
};


/** The signed-in person. Nobody else can see these fields. */
export type ViewerOrderArgs = {
  id: Scalars['ID']['input'];
};


/** The signed-in person. Nobody else can see these fields. */
export type ViewerOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/**
 * An address of a partner's that is told of each change of the catalogue. Each is a POST as Standard Webhooks
 * (www.standardwebhooks.com) describes it, with the headers webhook-id, webhook-timestamp and webhook-signature, and this
 * JSON: id, kind, thingId, deleted, at and cursor as in `CatalogueChange` and its edge (id is the delivery's), and thing,
 * which is as it is when it is sent, or null. Stock is part of it for keys with the scope STOCK_READ. Any answer of 2xx
 * within five seconds takes it; else it is sent again after growing pauses for three days. The same delivery may come
 * twice: its id tells.
 */
export type Webhook = {
  __typename?: 'Webhook';
  /** When it was registered. Changes from then on are sent. */
  createdAt: Scalars['DateTime']['output'];
  /** When the first delivery failed after the last that went well. Null when the last went well. */
  failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** When it was ended because its key was revoked, about a second later. Null while it is on. */
  stoppedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where changes are sent: https; with http on this machine itself during development. */
  url: Scalars['String']['output'];
};

/** A change on its way to a webhook. */
export type WebhookDelivery = {
  __typename?: 'WebhookDelivery';
  /** When the change came into the log. */
  at: Scalars['DateTime']['output'];
  /** How often it was sent, 0 or more; counted anew when it is sent again by hand. */
  attempts: Scalars['Int']['output'];
  /** Cursor of the change in `catalogueChanges`. */
  cursor: Scalars['String']['output'];
  /** True when the change was that the thing went. */
  deleted: Scalars['Boolean']['output'];
  /** 24 hexadecimal digits. The header webhook-id, by which a delivery that comes twice is told. */
  id: Scalars['ID']['output'];
  /** What the thing is. */
  kind: CatalogueKind;
  /** When it was last sent. Null before the first time. */
  lastAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it will be sent, at the earliest. Null unless it is waiting. */
  nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why the last attempt failed, or why there will be no other: a sentence. Null when nothing is wrong. */
  problem?: Maybe<Scalars['String']['output']>;
  /** What has become of it. */
  state: WebhookDeliveryState;
  /** HTTP status of the last answer, such as 200. Null when there was none. */
  status?: Maybe<Scalars['Int']['output']>;
  /** The thing as it is now. Null when it is gone. */
  thing?: Maybe<CatalogueThing>;
  /** Id of the thing: 24 hexadecimal digits. */
  thingId: Scalars['ID']['output'];
};

/** A page of deliveries. */
export type WebhookDeliveryConnection = {
  __typename?: 'WebhookDeliveryConnection';
  /** The page's deliveries with their cursors. */
  edges: Array<WebhookDeliveryEdge>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
};

/** A delivery on a page. */
export type WebhookDeliveryEdge = {
  __typename?: 'WebhookDeliveryEdge';
  /** Pass it as `after` to continue behind this delivery. */
  cursor: Scalars['String']['output'];
  /** The delivery. */
  node: WebhookDelivery;
};

/** What has become of a delivery. */
export type WebhookDeliveryState =
  /** It was answered with 2xx. */
  | 'DELIVERED'
  /** It failed for three days, or its key was revoked. */
  | 'GIVEN_UP'
  /** It failed, and a newer change of the same thing is sent in its place. */
  | 'OVERTAKEN'
  /** It will be sent, for the first time or again. */
  | 'WAITING';
