import type {
  FieldMergeFunction,
  FieldPolicy,
  InMemoryCacheConfig,
  StoreObject,
} from '@apollo/client'
import { relayStylePagination } from '@apollo/client/utilities'

const mergeByPlace: FieldMergeFunction<readonly StoreObject[]> = (
  before,
  incoming,
  { mergeObjects },
) =>
  incoming.map((part, place) => {
    const known = before?.[place]
    return known ? mergeObjects(known, part) : part
  })

/** A list that arrives whole: it replaces the one before. */
const whole: FieldPolicy = { merge: false }

/** How the cache tells things apart and joins pages. Money, pictures and the like are values without identity. */
export const cacheConfig: InMemoryCacheConfig = {
  possibleTypes: { CatalogueThing: ['Category', 'SubCategory', 'Product'] },
  typePolicies: {
    Query: {
      fields: {
        categories: whole,
        subCategories: whole,
        products: relayStylePagination(['categoryId', 'subCategoryId']),
        searchProducts: relayStylePagination(['text']),
        stockMovements: relayStylePagination(['productId']),
        orders: relayStylePagination(['status', 'payment', 'search']),
        partnerKeys: whole,
        webhooks: whole,
        // Each page by itself: the log moves while it is looked at.
        webhookDeliveries: whole,
      },
    },
    Category: { fields: { subCategories: whole, newestProducts: whole } },
    SubCategory: { fields: { categories: whole } },
    Product: { fields: { images: whole, categories: whole, subCategories: whole, details: whole } },
    Viewer: {
      fields: {
        orders: relayStylePagination(),
        addresses: { merge: false },
        sessions: { merge: false },
        quote: { merge: false },
      },
    },
    // There is one store, and several queries read different parts of it.
    Store: { keyFields: [] },
    // A cart arrives whole: its lines replace those before.
    Cart: { fields: { lines: whole, gone: whole } },
    CartLine: { fields: { problems: whole } },
    // An order is frozen, so its parts can be told apart by their places: a row of the list reads less of them.
    // Its history only grows, and tells admins more.
    Order: {
      fields: {
        lines: { merge: mergeByPlace },
        history: { merge: mergeByPlace },
        deliveryAddress: { merge: true },
        payment: { merge: true },
        invoice: { merge: true },
      },
    },
    PartnerKey: { fields: { usage: whole } },
    Money: { keyFields: false },
    Image: { keyFields: false },
    ProductDetail: { keyFields: false },
  },
}
