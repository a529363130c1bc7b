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
    const existing = before?.[place]
    return existing ? mergeObjects(existing, part) : part
  })

/** Merges lines by product, because lines have no id and leave an order when a prescription check rejects them. */
const mergeByProduct: FieldMergeFunction<readonly StoreObject[]> = (
  before = [],
  incoming,
  { mergeObjects, readField },
) =>
  incoming.map((line) => {
    const productId = readField('productId', line)
    const existing = before.find((other) => readField('productId', other) === productId)
    return existing ? mergeObjects(existing, line) : line
  })

/** For lists that are loaded completely: replaces the old list. */
export const whole: FieldPolicy = { merge: false }

/**
 * Cache identity and pagination; the team's lists are in `team-policies.ts`. Types without an id, such as Money and
 * Image, are values without identity.
 */
export const cacheConfig: InMemoryCacheConfig = {
  possibleTypes: { CatalogueThing: ['Category', 'SubCategory', 'Product'] },
  typePolicies: {
    Query: {
      fields: {
        categories: whole,
        subCategories: whole,
        products: relayStylePagination(['categoryId', 'subCategoryId', 'filter', 'sort']),
        searchProducts: relayStylePagination(['text', 'filter', 'sort']),
      },
    },
    Category: { fields: { subCategories: whole, newestProducts: whole } },
    SubCategory: { fields: { categories: whole } },
    Product: {
      fields: {
        images: whole,
        categories: whole,
        subCategories: whole,
        details: whole,
        // Product cards load fewer fields than the product page.
        medicine: { merge: true },
        substitutes: whole,
      },
    },
    Medicine: { fields: { ingredients: whole } },
    Viewer: {
      fields: {
        orders: relayStylePagination(),
        addresses: { merge: false },
        sessions: { merge: false },
        prescriptions: { merge: false },
        quote: { merge: false },
        upiPayment: { merge: false },
      },
    },
    // There is one store object, whose fields different queries load.
    Store: { keyFields: [] },
    // These lists are replaced completely.
    Cart: { fields: { lines: whole, gone: whole, warnings: whole } },
    CartLine: { fields: { problems: whole } },
    // An order's parts are merged, because lists load fewer fields than the details. The history only grows, and has
    // more fields for admins.
    Order: {
      fields: {
        lines: { merge: mergeByProduct },
        history: { merge: mergeByPlace },
        prescriptionCheck: { merge: true },
        deliveryAddress: { merge: true },
        payment: { merge: true },
        refunds: whole,
        proposals: whole,
        changes: whole,
      },
    },
    OrderLine: { fields: { batches: whole, recentBatches: whole } },
    OrderPayment: { fields: { history: { merge: mergeByPlace } } },
    OrderRefund: { fields: { lines: whole } },
    PrescriptionCheck: {
      fields: {
        prescriptions: whole,
        rejectedLines: { merge: mergeByProduct },
      },
    },
  },
}
