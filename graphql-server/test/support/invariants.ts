/** What the invariants of money need of an order. */
export interface CheckedOrder {
  id: string
  total: number
  status: string
  payment: { state: string; refund?: { from: string } | null }
  /** The check of its prescription. */
  check?: {
    rejected: { discountedPrice: number; quantity: number }[]
    refund?: { from: string; isDue?: boolean; reference?: string } | null
  } | null
}

/** What an admin has recorded and was acknowledged, by order id. */
export interface RecordedPayments {
  received: ReadonlySet<string>
  refunded: ReadonlySet<string>
  /** Refunds of rejected lines. */
  rejectionsRefunded?: ReadonlySet<string>
}

interface CheckedProduct {
  id: string
  stock: number
}

interface CheckedMovement {
  productId: string
  change: number
  /** Null for edits of admins. */
  orderId: string | null
}

/** Lines of an active order or of a held reservation. */
export type TakenLines = { productId: string; quantity: number }[]

export const isCancelled = ({ status }: { status: string }) => status.startsWith('CANCELLED')

/**
 * Checks that received = charged for active orders + refunded + refund due, for orders with the lines that a check
 * rejected. Returns what is wrong.
 */
export function findMoneyErrors(
  orders: CheckedOrder[],
  { received, refunded, rejectionsRefunded = new Set() }: RecordedPayments,
): string[] {
  const sumOf = (chosen: (order: CheckedOrder) => boolean) =>
    orders.filter(chosen).reduce((paise, { total }) => paise + total, 0)
  const isIn = (state: string) => (order: CheckedOrder) => order.payment.state === state
  const sumRejected = (chosen: (order: CheckedOrder) => boolean) =>
    orders.filter(chosen).reduce((paise, order) => paise + rejectedTotal(order), 0)
  const isPaidRejection = ({ id, check }: CheckedOrder) => check?.refund && received.has(id)
  const cameIn =
    sumOf(({ id }) => received.has(id) || refunded.has(id)) +
    sumRejected((order) => Boolean(isPaidRejection(order)) || rejectionsRefunded.has(order.id))
  const charged = sumOf((order) => isIn('RECEIVED')(order) && !isCancelled(order))
  const due =
    sumOf((order) => isIn('REFUND_DUE')(order) && order.payment.refund?.from === 'RECEIVED') +
    sumRejected(({ check }) => check?.refund?.isDue === true && check.refund.from === 'RECEIVED')
  const paidBack =
    sumOf(isIn('REFUNDED')) + sumRejected(({ check }) => check?.refund?.reference !== undefined)
  const wrong = [
    ...orders.flatMap((order) => findPaymentErrors(order, refunded)),
    ...orders.flatMap((order) => findRejectionErrors(order, rejectionsRefunded)),
  ]
  if (cameIn !== charged + paidBack + due)
    wrong.push(`received ${cameIn}, charged ${charged}, refunded ${paidBack}, due ${due}`)
  return wrong
}

function findPaymentErrors(order: CheckedOrder, refunded: ReadonlySet<string>): string[] {
  const { id, total, payment } = order
  const isPaid = ['RECEIVED', 'CLAIMED'].includes(payment.state)
  const isForgotten = isCancelled(order) && isPaid && total > 0
  const isDueForActive = payment.state === 'REFUND_DUE' && !isCancelled(order)
  return [
    ...((payment.state === 'REFUNDED') !== refunded.has(id) ? [`refund of order ${id}`] : []),
    ...(isForgotten ? [`order ${id} is cancelled and not refunded`] : []),
    ...(isDueForActive ? [`order ${id} is active and to be refunded`] : []),
  ]
}

function rejectedTotal({ check }: CheckedOrder): number {
  const rejected = check?.rejected ?? []
  return rejected.reduce((paise, line) => paise + line.discountedPrice * line.quantity, 0)
}

/** What was paid or is claimed to be paid for rejected lines has to be refunded, once. */
function findRejectionErrors(
  order: CheckedOrder,
  rejectionsRefunded: ReadonlySet<string>,
): string[] {
  const { id, payment, check } = order
  const isRefunded = check?.refund?.reference !== undefined
  const isPaid = ['RECEIVED', 'CLAIMED'].includes(payment.state) && rejectedTotal(order) > 0
  const isDue = check?.refund?.isDue === true
  const isForgotten = isPaid && !isRefunded && !isDue
  const isUnpaid = ['DUE', 'NOT_RECEIVED'].includes(payment.state)
  return [
    ...(isRefunded !== rejectionsRefunded.has(id)
      ? [`refund of rejected lines of order ${id}`]
      : []),
    ...(isForgotten ? [`rejected lines of order ${id} are not refunded`] : []),
    ...(isDue && isUnpaid ? [`rejected lines of order ${id} are refunded without payment`] : []),
  ]
}

/**
 * Checks that the stock of each product matches its movements, and that the movements took as many pieces as active
 * orders and held reservations have. Returns what is wrong.
 */
export function findStockErrors(
  products: CheckedProduct[],
  movements: CheckedMovement[],
  taken: TakenLines[],
): string[] {
  const lines = taken.flat()
  return products.flatMap(({ id, stock }) => {
    const own = movements.filter(({ productId }) => productId === id)
    const sum = (rows: { change: number }[]) =>
      rows.reduce((pieces, { change }) => pieces + change, 0)
    const moved = -sum(own.filter(({ orderId }) => orderId !== null))
    const held = lines
      .filter(({ productId }) => productId === id)
      .reduce((pieces, { quantity }) => pieces + quantity, 0)
    return [
      ...(stock < 0 ? [`product ${id} has ${stock} pieces`] : []),
      ...(stock !== sum(own) ? [`product ${id} has ${stock} pieces, its history ${sum(own)}`] : []),
      ...(moved !== held ? [`product ${id} has ${held} pieces taken, not ${moved}`] : []),
    ]
  })
}
