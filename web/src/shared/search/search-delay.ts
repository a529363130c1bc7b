/** The URL follows each letter; the search and its suggestions wait until typing pauses. */
export const SEARCH_DELAY_MS = 180
