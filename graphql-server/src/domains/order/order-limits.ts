/** The maximum number of orders that are moved or printed at once. */
export const MAX_AT_ONCE = 500
