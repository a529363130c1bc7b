import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Paise } from '../lib/money.ts';
import type { PictureUrl } from '../lib/pictures.ts';
import type { StoreSettings } from '../config.ts';
import type { CategoryRecord } from '../domains/catalogue/category.model.ts';
import type { SubCategoryRecord } from '../domains/catalogue/sub-category.model.ts';
import type { ProductRecord } from '../domains/catalogue/product.model.ts';
import type { ProductPage, ProductPageEdge } from '../domains/catalogue/product-page.ts';
import type { UserRecord } from '../domains/account/user.model.ts';
import type { CartContents, FilledCartLine } from '../domains/cart/cart.service.ts';
import type { AddressRecord } from '../domains/address/address.model.ts';
import type { OrderRecord, OrderLineRecord, OrderPage, OrderAddressRecord } from '../domains/order/order.model.ts';
import type { PlaceOrderOutcome } from '../domains/order/order.service.ts';
import type { Context } from './context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
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
};

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
};

/** The answer to every change of an address. */
export type AddressPayload = {
  __typename?: 'AddressPayload';
  /** The address as it is now. Null when refused. */
  address?: Maybe<Address>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A person's cart, kept across devices. Prices are today's, not those of the moment of adding. */
export type Cart = {
  __typename?: 'Cart';
  /** The id of its owner. */
  id: Scalars['ID']['output'];
  /** In the order of adding, at most 50. A product that was deleted leaves every cart. */
  lines: Array<CartLine>;
  /** What the discounts save: subtotal − total. */
  savings: Money;
  /** The lines before discount. */
  subtotal: Money;
  /** The lines after discount: what is to pay. Delivery is free. */
  total: Money;
  /** Pieces in all lines together. */
  totalQuantity: Scalars['Int']['output'];
};

/** A product in a cart, with how many of it. */
export type CartLine = {
  __typename?: 'CartLine';
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** The product as it is today. */
  product: Product;
  /** Pieces, 1 or more. */
  quantity: Scalars['Int']['output'];
};

/** The answer to every change of the cart. */
export type CartPayload = {
  __typename?: 'CartPayload';
  /** The cart as it is now, also when the change was refused. */
  cart: Cart;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

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
};


/** A department of the store, such as 'Dairy & Eggs'. */
export type CategoryNewestProductsArgs = {
  first?: Scalars['Int']['input'];
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

/** The currencies of amounts. */
export type Currency =
  /** Indian rupee, divided into 100 paise. */
  | 'INR';

/** A picture: of this store's own media, or an http(s) address that an import brought along. */
export type Image = {
  __typename?: 'Image';
  /** Every width there is, in the form of the HTML attribute `srcset`. Null for a picture from elsewhere. */
  srcSet?: Maybe<Scalars['String']['output']>;
  /** The widest version. A path such as /media/… for the store's own pictures. */
  url: Scalars['String']['output'];
};

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
  /** Sets the quantity of a line. Refused when too few pieces are left. */
  changeCartLineQuantity: CartPayload;
  /** Saves a new address. */
  createAddress: AddressPayload;
  /** Starts a session. */
  login: LoginPayload;
  /** Ends this session: its access and refresh tokens are dead at once. */
  logout: LogoutPayload;
  /**
   * Places one order for all lines, or none: order, stock and cart change together. Ordered products leave the
   * viewer's cart. Nobody is ever charged more than the total that they saw.
   */
  placeOrder: PlaceOrderPayload;
  /**
   * Exchanges a refresh token for a new pair. The old one is dead, but for 30 seconds in which it gives the
   * same new pair again (two tabs, a lost reply); used later than that it ends the whole session.
   * Refused with the top-level error UNAUTHENTICATED.
   */
  refreshSession: RefreshSessionPayload;
  /** Opens an account. It does not sign in. */
  register: RegisterPayload;
  /** Hides an address. Orders that were sent there keep showing it. */
  removeAddress: AddressPayload;
  /** Takes a line out of the cart. */
  removeFromCart: CartPayload;
  /** Replaces the text of an address. Orders that were sent there keep the old one. */
  updateAddress: AddressPayload;
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
export type MutationLoginArgs = {
  input: LoginInput;
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
export type MutationUpdateAddressArgs = {
  input: UpdateAddressInput;
};

/** A purchase. Its lines, address and amounts are copies, frozen when it was placed. */
export type Order = {
  __typename?: 'Order';
  /** When it was placed. */
  createdAt: Scalars['DateTime']['output'];
  /** Where it goes. */
  deliveryAddress: OrderAddress;
  /** Every status it had, oldest first. */
  history: Array<OrderStatusChange>;
  /** 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** One for each product, in the order of the cart. */
  lines: Array<OrderLine>;
  /** For people to quote: ORD- and 12 letters or digits that can't be guessed from another order's. */
  number: Scalars['String']['output'];
  /** How it is paid. */
  paymentMethod: PaymentMethod;
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

/** A page of orders. */
export type OrderConnection = {
  __typename?: 'OrderConnection';
  /** The page's orders with their cursors. */
  edges: Array<OrderEdge>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
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
  /** The product. */
  productId: Scalars['ID']['input'];
  /** Pieces, 1 or more. */
  quantity: Scalars['Int']['input'];
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

/** How an order is paid. */
export type PaymentMethod =
  /** In cash at the door. */
  | 'CASH_ON_DELIVERY';

/** What the person saw and agreed to. No amount in it is trusted: a difference is refused. */
export type PlaceOrderInput = {
  /** An active address of the viewer's own. */
  addressId: Scalars['ID']['input'];
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
};

/** The answer to `placeOrder`. */
export type PlaceOrderPayload = {
  __typename?: 'PlaceOrderPayload';
  /** The cart as it is now. */
  cart: Cart;
  /** The order, new or the first one of its key. Null when refused. */
  order?: Maybe<Order>;
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

/** A product on a page. */
export type ProductEdge = {
  __typename?: 'ProductEdge';
  /** Pass it as `after` to continue behind this product. */
  cursor: Scalars['String']['output'];
  /** The product. */
  node: Product;
};

/** What anybody may ask of the store. A field is closed unless the policy of its domain opens it. */
export type Query = {
  __typename?: 'Query';
  /** Every category, by name. */
  categories: Array<Category>;
  /** One category. Null when there is none with this id. */
  category?: Maybe<Category>;
  /** One product. Null when there is none with this id. */
  product?: Maybe<Product>;
  /** Products, newest first, optionally narrowed. An unknown id narrows to nothing. */
  products: ProductConnection;
  /**
   * Products that match a text, best first: by name, sub-category, category, unit and description, by the
   * beginnings of words and tolerant of typos. A blank text matches every product, newest first.
   */
  searchProducts: ProductConnection;
  /** Who runs the store and how to reach them. */
  store: Store;
  /** Every sub-category, by name. */
  subCategories: Array<SubCategory>;
  /** One sub-category. Null when there is none with this id. */
  subCategory?: Maybe<SubCategory>;
  /** The signed-in person. Null when nobody is signed in. */
  viewer?: Maybe<Viewer>;
};


/** What anybody may ask of the store. A field is closed unless the policy of its domain opens it. */
export type QueryCategoryArgs = {
  id: Scalars['ID']['input'];
};


/** What anybody may ask of the store. A field is closed unless the policy of its domain opens it. */
export type QueryProductArgs = {
  id: Scalars['ID']['input'];
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
export type QuerySubCategoryArgs = {
  id: Scalars['ID']['input'];
};

/** A session to go on with. */
export type RefreshSessionInput = {
  /** The session's last refresh token. */
  refreshToken: Scalars['String']['input'];
};

/** The answer to `refreshSession`. */
export type RefreshSessionPayload = {
  __typename?: 'RefreshSessionPayload';
  /** The new pair. */
  tokens: SessionTokens;
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

/** What a person may do. */
export type Role =
  /** Runs the store: catalogue, orders, partners. */
  | 'ADMIN'
  /** Shops. */
  | 'USER';

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

/** A page of the shop on a social network. */
export type SocialLink = {
  __typename?: 'SocialLink';
  /** Name of the network, such as Instagram. */
  name: Scalars['String']['output'];
  /** Its https address. */
  url: Scalars['String']['output'];
};

/** The shop behind the store, as configured by its owner. */
export type Store = {
  __typename?: 'Store';
  /** Postal address in one line. */
  address: Scalars['String']['output'];
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
  /** The product is in the cart already: change the quantity of its line instead. */
  | 'ALREADY_IN_CART'
  /** A field is missing, blank, too long or not of its form. */
  | 'BAD_USER_INPUT'
  /** The cart holds as many lines as a cart can. */
  | 'CART_FULL'
  /** Another account has this e-mail address. */
  | 'EMAIL_TAKEN'
  /** The idempotency key belongs to an order with other contents. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** Fewer pieces are left than were asked for. The message says how many. */
  | 'NOT_ENOUGH_STOCK'
  /** There is no such thing, or it is not the viewer's. */
  | 'NOT_FOUND'
  /** The total is not what the person saw. The message says what it is now. */
  | 'PRICE_CHANGED'
  /** No account has this e-mail address and password; which of them is wrong is not told. */
  | 'WRONG_CREDENTIALS';

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
  /** What the person may do. */
  role: Role;
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
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddToCartInput: AddToCartInput;
  Address: ResolverTypeWrapper<AddressRecord>;
  AddressPayload: ResolverTypeWrapper<Omit<AddressPayload, 'address'> & { address?: Maybe<ResolversTypes['Address']> }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Cart: ResolverTypeWrapper<CartContents>;
  CartLine: ResolverTypeWrapper<FilledCartLine>;
  CartPayload: ResolverTypeWrapper<Omit<CartPayload, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  Category: ResolverTypeWrapper<CategoryRecord>;
  ChangeCartLineQuantityInput: ChangeCartLineQuantityInput;
  CreateAddressInput: CreateAddressInput;
  Currency: Currency;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<PictureUrl>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LoginInput: LoginInput;
  LoginPayload: ResolverTypeWrapper<Omit<LoginPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  LogoutPayload: ResolverTypeWrapper<LogoutPayload>;
  Money: ResolverTypeWrapper<Paise>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Order: ResolverTypeWrapper<OrderRecord>;
  OrderAddress: ResolverTypeWrapper<OrderAddressRecord>;
  OrderConnection: ResolverTypeWrapper<OrderPage>;
  OrderEdge: ResolverTypeWrapper<Omit<OrderEdge, 'node'> & { node: ResolversTypes['Order'] }>;
  OrderLine: ResolverTypeWrapper<OrderLineRecord>;
  OrderLineInput: OrderLineInput;
  OrderStatus: OrderStatus;
  OrderStatusChange: ResolverTypeWrapper<OrderStatusChange>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Paise: ResolverTypeWrapper<Scalars['Paise']['output']>;
  PaymentMethod: PaymentMethod;
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderPayload: ResolverTypeWrapper<PlaceOrderOutcome>;
  Product: ResolverTypeWrapper<ProductRecord>;
  ProductConnection: ResolverTypeWrapper<ProductPage>;
  ProductDetail: ResolverTypeWrapper<ProductDetail>;
  ProductEdge: ResolverTypeWrapper<ProductPageEdge>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RefreshSessionInput: RefreshSessionInput;
  RefreshSessionPayload: ResolverTypeWrapper<RefreshSessionPayload>;
  RegisterInput: RegisterInput;
  RegisterPayload: ResolverTypeWrapper<Omit<RegisterPayload, 'user'> & { user?: Maybe<ResolversTypes['Viewer']> }>;
  RemoveAddressInput: RemoveAddressInput;
  RemoveFromCartInput: RemoveFromCartInput;
  Role: Role;
  SessionTokens: ResolverTypeWrapper<SessionTokens>;
  SocialLink: ResolverTypeWrapper<SocialLink>;
  Store: ResolverTypeWrapper<StoreSettings>;
  StoreClaim: ResolverTypeWrapper<StoreClaim>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubCategory: ResolverTypeWrapper<SubCategoryRecord>;
  UpdateAddressInput: UpdateAddressInput;
  UserError: ResolverTypeWrapper<UserError>;
  UserErrorCode: UserErrorCode;
  Viewer: ResolverTypeWrapper<UserRecord>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddToCartInput: AddToCartInput;
  Address: AddressRecord;
  AddressPayload: Omit<AddressPayload, 'address'> & { address?: Maybe<ResolversParentTypes['Address']> };
  Boolean: Scalars['Boolean']['output'];
  Cart: CartContents;
  CartLine: FilledCartLine;
  CartPayload: Omit<CartPayload, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  Category: CategoryRecord;
  ChangeCartLineQuantityInput: ChangeCartLineQuantityInput;
  CreateAddressInput: CreateAddressInput;
  DateTime: Scalars['DateTime']['output'];
  Float: Scalars['Float']['output'];
  ID: Scalars['ID']['output'];
  Image: PictureUrl;
  Int: Scalars['Int']['output'];
  LoginInput: LoginInput;
  LoginPayload: Omit<LoginPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  LogoutPayload: LogoutPayload;
  Money: Paise;
  Mutation: Record<PropertyKey, never>;
  Order: OrderRecord;
  OrderAddress: OrderAddressRecord;
  OrderConnection: OrderPage;
  OrderEdge: Omit<OrderEdge, 'node'> & { node: ResolversParentTypes['Order'] };
  OrderLine: OrderLineRecord;
  OrderLineInput: OrderLineInput;
  OrderStatusChange: OrderStatusChange;
  PageInfo: PageInfo;
  Paise: Scalars['Paise']['output'];
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderPayload: PlaceOrderOutcome;
  Product: ProductRecord;
  ProductConnection: ProductPage;
  ProductDetail: ProductDetail;
  ProductEdge: ProductPageEdge;
  Query: Record<PropertyKey, never>;
  RefreshSessionInput: RefreshSessionInput;
  RefreshSessionPayload: RefreshSessionPayload;
  RegisterInput: RegisterInput;
  RegisterPayload: Omit<RegisterPayload, 'user'> & { user?: Maybe<ResolversParentTypes['Viewer']> };
  RemoveAddressInput: RemoveAddressInput;
  RemoveFromCartInput: RemoveFromCartInput;
  SessionTokens: SessionTokens;
  SocialLink: SocialLink;
  Store: StoreSettings;
  StoreClaim: StoreClaim;
  String: Scalars['String']['output'];
  SubCategory: SubCategoryRecord;
  UpdateAddressInput: UpdateAddressInput;
  UserError: UserError;
  Viewer: UserRecord;
};

export type AddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  addressLine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mobile?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pincode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AddressPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressPayload'] = ResolversParentTypes['AddressPayload']> = {
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['CartLine']>, ParentType, ContextType>;
  savings?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CartLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartLine'] = ResolversParentTypes['CartLine']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CartPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartPayload'] = ResolversParentTypes['CartPayload']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newestProducts?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<CategoryNewestProductsArgs, 'first'>>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subCategories?: Resolver<Array<ResolversTypes['SubCategory']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type ImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  srcSet?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LoginPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginPayload'] = ResolversParentTypes['LoginPayload']> = {
  tokens?: Resolver<Maybe<ResolversTypes['SessionTokens']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type LogoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogoutPayload'] = ResolversParentTypes['LogoutPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addToCart?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationAddToCartArgs, 'input'>>;
  changeCartLineQuantity?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationChangeCartLineQuantityArgs, 'input'>>;
  createAddress?: Resolver<ResolversTypes['AddressPayload'], ParentType, ContextType, RequireFields<MutationCreateAddressArgs, 'input'>>;
  login?: Resolver<ResolversTypes['LoginPayload'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout?: Resolver<ResolversTypes['LogoutPayload'], ParentType, ContextType>;
  placeOrder?: Resolver<ResolversTypes['PlaceOrderPayload'], ParentType, ContextType, RequireFields<MutationPlaceOrderArgs, 'input'>>;
  refreshSession?: Resolver<ResolversTypes['RefreshSessionPayload'], ParentType, ContextType, RequireFields<MutationRefreshSessionArgs, 'input'>>;
  register?: Resolver<ResolversTypes['RegisterPayload'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  removeAddress?: Resolver<ResolversTypes['AddressPayload'], ParentType, ContextType, RequireFields<MutationRemoveAddressArgs, 'input'>>;
  removeFromCart?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationRemoveFromCartArgs, 'input'>>;
  updateAddress?: Resolver<ResolversTypes['AddressPayload'], ParentType, ContextType, RequireFields<MutationUpdateAddressArgs, 'input'>>;
};

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveryAddress?: Resolver<ResolversTypes['OrderAddress'], ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['OrderStatusChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentMethod?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  savings?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OrderAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderAddress'] = ResolversParentTypes['OrderAddress']> = {
  addressId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  addressLine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mobile?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pincode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderConnection'] = ResolversParentTypes['OrderConnection']> = {
  edges?: Resolver<Array<ResolversTypes['OrderEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OrderEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderEdge'] = ResolversParentTypes['OrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type OrderLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderLine'] = ResolversParentTypes['OrderLine']> = {
  discountPercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  discountedPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderStatusChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderStatusChange'] = ResolversParentTypes['OrderStatusChange']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface PaiseScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Paise'], any> {
  name: 'Paise';
}

export type PlaceOrderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceOrderPayload'] = ResolversParentTypes['PlaceOrderPayload']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  details?: Resolver<Array<ResolversTypes['ProductDetail']>, ParentType, ContextType>;
  discountPercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  discountedPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subCategories?: Resolver<Array<ResolversTypes['SubCategory']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ProductConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductConnection'] = ResolversParentTypes['ProductConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ProductEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
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

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryCategoryArgs, 'id'>>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'id'>>;
  products?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<QueryProductsArgs, 'first'>>;
  searchProducts?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<QuerySearchProductsArgs, 'first' | 'text'>>;
  store?: Resolver<ResolversTypes['Store'], ParentType, ContextType>;
  subCategories?: Resolver<Array<ResolversTypes['SubCategory']>, ParentType, ContextType>;
  subCategory?: Resolver<Maybe<ResolversTypes['SubCategory']>, ParentType, ContextType, RequireFields<QuerySubCategoryArgs, 'id'>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type RefreshSessionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefreshSessionPayload'] = ResolversParentTypes['RefreshSessionPayload']> = {
  tokens?: Resolver<ResolversTypes['SessionTokens'], ParentType, ContextType>;
};

export type RegisterPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterPayload'] = ResolversParentTypes['RegisterPayload']> = {
  user?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SessionTokensResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionTokens'] = ResolversParentTypes['SessionTokens']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accessTokenExpiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  refreshToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SocialLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SocialLink'] = ResolversParentTypes['SocialLink']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Store'] = ResolversParentTypes['Store']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  claims?: Resolver<Array<ResolversTypes['StoreClaim']>, ParentType, ContextType>;
  deliveryBadge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  socialLinks?: Resolver<Array<ResolversTypes['SocialLink']>, ParentType, ContextType>;
};

export type StoreClaimResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreClaim'] = ResolversParentTypes['StoreClaim']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubCategory'] = ResolversParentTypes['SubCategory']> = {
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  addresses?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType, RequireFields<ViewerAddressesArgs, 'includeRemoved'>>;
  avatar?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastLoginAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mobile?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<ViewerOrderArgs, 'id'>>;
  orders?: Resolver<ResolversTypes['OrderConnection'], ParentType, ContextType, RequireFields<ViewerOrdersArgs, 'first'>>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Address?: AddressResolvers<ContextType>;
  AddressPayload?: AddressPayloadResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartLine?: CartLineResolvers<ContextType>;
  CartPayload?: CartPayloadResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Image?: ImageResolvers<ContextType>;
  LoginPayload?: LoginPayloadResolvers<ContextType>;
  LogoutPayload?: LogoutPayloadResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderAddress?: OrderAddressResolvers<ContextType>;
  OrderConnection?: OrderConnectionResolvers<ContextType>;
  OrderEdge?: OrderEdgeResolvers<ContextType>;
  OrderLine?: OrderLineResolvers<ContextType>;
  OrderStatusChange?: OrderStatusChangeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Paise?: GraphQLScalarType;
  PlaceOrderPayload?: PlaceOrderPayloadResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductDetail?: ProductDetailResolvers<ContextType>;
  ProductEdge?: ProductEdgeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RefreshSessionPayload?: RefreshSessionPayloadResolvers<ContextType>;
  RegisterPayload?: RegisterPayloadResolvers<ContextType>;
  SessionTokens?: SessionTokensResolvers<ContextType>;
  SocialLink?: SocialLinkResolvers<ContextType>;
  Store?: StoreResolvers<ContextType>;
  StoreClaim?: StoreClaimResolvers<ContextType>;
  SubCategory?: SubCategoryResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
};

