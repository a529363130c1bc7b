import { accountCases } from './account.ts'
import type { RestCase } from './case.ts'
import { productCases, shelfCases } from './catalogue.ts'
import { addressCases, cartCases, orderCases } from './shopping.ts'

/** The requests for every call, by its method and path. */
export const restCases: Record<string, RestCase> = {
  ...accountCases,
  ...shelfCases,
  ...productCases,
  ...cartCases,
  ...addressCases,
  ...orderCases,
}
