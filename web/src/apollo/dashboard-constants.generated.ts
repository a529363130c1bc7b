/** Products with at most this stock count as low on stock. */
export const LOW_STOCK = 5

/** The maximum number of orders that are moved or printed at once. */
export const MAX_ORDERS_AT_ONCE = 500

/** The maximum number of products that are changed at once. */
export const MAX_PRODUCTS_AT_ONCE = 500

/** The maximum number of dated GST rates of a product. */
export const MAX_GST_RATES = 10
