import type { Route } from './call/route.ts'
import { accountRoutes } from './routes/account.ts'
import { addressRoutes } from './routes/address.ts'
import { cartRoutes } from './routes/cart.ts'
import { categoryRoutes, subCategoryRoutes } from './routes/categories.ts'
import { orderRoutes } from './routes/order.ts'
import { productEditRoutes } from './routes/product-edits.ts'
import { productRoutes } from './routes/products.ts'
import { recoveryRoutes } from './routes/recovery.ts'

export const restRoutes: Route[] = [
  ...accountRoutes,
  ...recoveryRoutes,
  ...categoryRoutes,
  ...subCategoryRoutes,
  ...productRoutes,
  ...productEditRoutes,
  ...cartRoutes,
  ...addressRoutes,
  ...orderRoutes,
]
