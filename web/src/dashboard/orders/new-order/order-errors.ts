import type { PhoneCustomers } from './customer/use-phone-customers.ts'
import { describeTeamProblem } from './products/describe-team-problem.ts'
import type { OrderLines } from './products/use-order-lines.ts'
import type { WantedProduct } from './products/use-wanted-products.ts'

/** The steps that show an error. All other errors are shown beside the buttons. */
type ErrorPlace = 'customer' | 'address' | 'products' | 'note' | 'order'

export interface OrderError {
  place: ErrorPlace
  message: string
}

/** Says what is missing before the order can be sent. */
export function findMissing(
  found: PhoneCustomers,
  products: OrderLines,
  wanted: readonly WantedProduct[],
): OrderError[] {
  const errors: OrderError[] = []
  if (!found.chosen) errors.push({ place: 'customer', message: 'Please choose the customer.' })
  else if (!found.address) errors.push({ place: 'address', message: 'Please add an address.' })
  const message = describeMissing(products, wanted)
  if (message !== null) errors.push({ place: 'products', message })
  return errors
}

/** Says why the products are not what the customer wants, or can't be ordered. */
function describeMissing(
  { lines, isLoading, hasFailed }: OrderLines,
  wanted: readonly WantedProduct[],
): string | null {
  const isAny = (state: WantedProduct['state']) => wanted.some((one) => one.state === state)
  if (isLoading) return 'Please wait until the products have loaded.'
  if (hasFailed) return 'Please load the products again.'
  if (isAny('searching')) return 'Please wait until every search has ended, or remove it.'
  if (isAny('failed')) return 'Please repeat or remove the searches that failed.'
  if (lines.length === 0) return 'Please add a product.'
  const canOrder = lines.every((line) => describeTeamProblem(line) === null)
  return canOrder ? null : 'Please change or remove the products that can’t be ordered.'
}

interface UserError {
  message: string
  field: string | null
}

/** Finds the step where the server's error belongs. */
export function toOrderError({ message, field }: UserError): OrderError {
  const [name = ''] = field?.split('.') ?? []
  return { place: places[name] ?? 'order', message }
}

const places: Readonly<Record<string, ErrorPlace | undefined>> = {
  customerId: 'customer',
  addressId: 'address',
  lines: 'products',
  deliveryNote: 'note',
}
