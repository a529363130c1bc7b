/** What the invariants of money need of an order. */
export interface CheckedOrder {
  id: string
  total: number
  status: string
  payment: { state: string; refund?: { from: string } | null }
}

/** What an admin has recorded and was acknowledged, by order id. */
export interface RecordedPayments {
  received: ReadonlySet<string>
  refunded: ReadonlySet<string>
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

/** Checks that received = charged for active orders + refunded + refund due. Returns what is wrong. */
export function findMoneyErrors(
  orders: CheckedOrder[],
  { received, refunded }: RecordedPayments,
): string[] {
  const sumOf = (chosen: (order: CheckedOrder) => boolean) =>
    orders.filter(chosen).reduce((paise, { total }) => paise + total, 0)
  const isIn = (state: string) => (order: CheckedOrder) => order.payment.state === state
  const cameIn = sumOf(({ id }) => received.has(id) || refunded.has(id))
  const charged = sumOf((order) => isIn('RECEIVED')(order) && !isCancelled(order))
  const due = sumOf(
    (order) => isIn('REFUND_DUE')(order) && order.payment.refund?.from === 'RECEIVED',
  )
  const paidBack = sumOf(isIn('REFUNDED'))
  const wrong = orders.flatMap((order) => findPaymentErrors(order, refunded))
  if (cameIn !== charged + paidBack + due)
    wrong.push(`received ${cameIn}, charged ${charged}, refunded ${paidBack}, due ${due}`)
  return wrong
}

function findPaymentErrors(order: CheckedOrder, refunded: ReadonlySet<string>): string[] {
  const { id, payment } = order
  const isForgotten = isCancelled(order) && ['RECEIVED', 'CLAIMED'].includes(payment.state)
  const isDueForActive = payment.state === 'REFUND_DUE' && !isCancelled(order)
  return [
    ...((payment.state === 'REFUNDED') !== refunded.has(id) ? [`refund of order ${id}`] : []),
    ...(isForgotten ? [`order ${id} is cancelled and not refunded`] : []),
    ...(isDueForActive ? [`order ${id} is active and to be refunded`] : []),
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
