import { type OrderedLine } from '../../../shared/order/line/ordered-line.ts'
import type { PhoneCustomers } from './customer/use-phone-customers.ts'
import { describeTeamProblem } from './products/describe-team-problem.ts'

/** The steps that show an error. All other errors are shown beside the buttons. */
type ErrorPlace = 'customer' | 'address' | 'products' | 'note' | 'order'

export interface OrderError {
  place: ErrorPlace
  message: string
}

/** Says what is missing before the order can be sent. */
export function findMissing(found: PhoneCustomers, lines: readonly OrderedLine[]): OrderError[] {
  const errors: OrderError[] = []
  if (!found.chosen) errors.push({ place: 'customer', message: 'Please choose the customer.' })
  else if (!found.address) errors.push({ place: 'address', message: 'Please add an address.' })
  if (lines.length === 0) errors.push({ place: 'products', message: 'Please add a product.' })
  else if (lines.some((line) => describeTeamProblem(line) !== null)) {
    const message = 'Please change or remove the products that can’t be ordered.'
    errors.push({ place: 'products', message })
  }
  return errors
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
