const dated = { month: '2026-11', period: '2026-11', day: '2026-11-27', batch: 'B-1' }
const texts = {
  idempotencyKey: 'one-checkout',
  line: 'rice: chawal',
  token: 'a token',
  phone: '9876543210',
  text: 'rice',
  search: '',
  name: 'Hair Oil',
  pincode: '560038',
}
const flags = { withUpi: true, afterCheck: false, isSearch: true, isMedicine: false }

/** Values for the variables of every page's query. Each query takes the ones that it declares. */
export const pageVariables = {
  ...{ ...texts, ...dated, ...flags },
  ...{ stock: 'ANY', page: 1, pageSize: 12, first: 5, filter: {} },
  input: { name: 'Alprax 0.5', composition: 'Alprazolam (0.5mg)' },
}

/** The sort of each query that requires one, by the query's name. */
export const pageSorts: Record<string, string> = {
  ManageProductTable: 'NAME_ASC',
  ManageOrderTable: 'PLACED_ASC',
}

/** The fields that are `null`: the product was not deleted, orders are not paused, and the token is not a link's. */
export const emptyFields: Record<string, string[]> = {
  Product: ['deletedProduct'],
  OrderPause: ['orderPause'],
  LinkedOrder: ['linkedOrder'],
}
