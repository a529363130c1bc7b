/** The id of the search box in the dashboard's header. */
export const SEARCH_ID = 'dashboard-search'
