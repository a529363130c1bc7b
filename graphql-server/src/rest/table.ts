import type { Row } from './row.ts'
import { accountRows } from './rows/account.ts'
import { addressRows } from './rows/address.ts'
import { cartRows } from './rows/cart.ts'
import { orderRows } from './rows/order.ts'
import { productEditRows } from './rows/product-edits.ts'
import { productRows } from './rows/products.ts'
import { recoveryRows } from './rows/recovery.ts'
import { categoryRows, subCategoryRows } from './rows/shelves.ts'

/** Every call of the REST contract. */
export const restTable: Row[] = [
  ...accountRows,
  ...recoveryRows,
  ...categoryRows,
  ...subCategoryRows,
  ...productRows,
  ...productEditRows,
  ...cartRows,
  ...addressRows,
  ...orderRows,
]
