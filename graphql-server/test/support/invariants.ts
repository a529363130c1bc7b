/** The order fields that the invariants of money need. */
export interface CheckedOrder {
  id: string
  total: number
  status: string
  payment: { state: string; cash?: { amount: number } | null; reduction?: number | null }
  /** The result of checking its prescription. */
  check?: { rejected: { discountedPrice: number; quantity: number }[] } | null
  /** The list as it is stored. */
  refunds?: CheckedRefund[] | null
}

interface CheckedRefund {
  id: string
  reason: string
  state: string
  amount: number
  from: string
  /** Missing in automatic refunds. */
  addedAt?: Date | string | null
}

/** The payments that an admin has recorded and that were acknowledged, by order id. */
export interface RecordedPayments {
  received: ReadonlySet<string>
  refunded: ReadonlySet<string>
  /** Refunds of rejected lines. */
  rejectionsRefunded?: ReadonlySet<string>
  /** The amount that added refunds take from each order. */
  added?: ReadonlyMap<string, number>
  /** The ids of added refunds that were made. */
  addedRefunded?: ReadonlySet<string>
}

interface CheckedProduct {
  id: string
  stock: number
}

interface CheckedMovement {
  productId: string
  change: number
  /** Null for admins' edits. */
  orderId: string | null
}

/** The lines in an active order or a held reservation. */
export type TakenLines = { productId: string; quantity: number }[]

export const isCancelled = ({ status }: { status: string }) => status.startsWith('CANCELLED')

/** Checks that received = kept + refunded + due for each order, and that all are as recorded. Returns the errors. */
export function findMoneyErrors(orders: CheckedOrder[], recorded: RecordedPayments): string[] {
  return orders.flatMap((order) => [
    ...findImbalance(order, recorded),
    ...findReceiptErrors(order, recorded),
    ...findStateErrors(order),
    ...findRefundErrors(order, recorded),
  ])
}

function findImbalance(order: CheckedOrder, { received, added = new Map() }: RecordedPayments) {
  const { id, total, refunds } = order
  const sumOf = (isCounted: (refund: CheckedRefund) => boolean) =>
    (refunds ?? []).filter(isCounted).reduce((paise, { amount }) => paise + amount, 0)
  const refunded = sumOf(isMade)
  const due = sumOf((refund) => !isMade(refund) && refund.from === 'RECEIVED')
  const isReceived = received.has(id)
  // A payment that was only claimed may be refunded as well.
  const cameIn = isReceived ? amountPaid(order) : refunded
  const isKept = isReceived && !isCancelled(order)
  const kept = isKept ? Math.max(0, total - (added.get(id) ?? 0)) : 0
  return cameIn === kept + refunded + due
    ? []
    : [`order ${id}: received ${cameIn}, kept ${kept}, refunded ${refunded}, due ${due}`]
}

/** An order is marked as received if that was recorded, unless it is to be refunded. */
function findReceiptErrors({ id, payment }: CheckedOrder, { received }: RecordedPayments) {
  const isMarked = payment.state === 'RECEIVED'
  const isRefunded = payment.state === 'REFUND_DUE' || payment.state === 'REFUNDED'
  return isMarked === received.has(id) || isRefunded ? [] : [`receipt of order ${id}`]
}

const isMade = ({ state }: CheckedRefund) => state === 'REFUNDED'
const isOfOrder = ({ reason }: CheckedRefund) => reason === 'ORDER_CANCELLED'
const isOfRejection = ({ reason }: CheckedRefund) => reason === 'LINES_REJECTED'
/** A refund for changed lines, as it is stored. */
const isOfChange = ({ reason, addedAt }: CheckedRefund) => reason === 'PART_OF_LINES' && !addedAt

/** The payment's state must agree with the list. */
function findStateErrors(order: CheckedOrder): string[] {
  const { id, payment, refunds } = order
  const whole = (refunds ?? []).find(isOfOrder)
  const isPaid = ['RECEIVED', 'CLAIMED'].includes(payment.state)
  const left = amountPaid(order) - sumAmounts(refunds ?? [])
  const wanted = whole && (isMade(whole) ? 'REFUNDED' : 'REFUND_DUE')
  const isRefund = payment.state === 'REFUNDED' || payment.state === 'REFUND_DUE'
  return [
    ...(isRefund === (wanted === payment.state) ? [] : [`payment of order ${id}`]),
    ...(isCancelled(order) && isPaid && left > 0 ? [`order ${id} is cancelled, not refunded`] : []),
    ...(whole && !isCancelled(order) ? [`order ${id} is active and to be refunded`] : []),
    ...(left < 0 ? [`order ${id} is refunded more than it cost`] : []),
  ]
}

const sumAmounts = (refunds: CheckedRefund[]) =>
  refunds.reduce((paise, { amount }) => paise + amount, 0)

/** The cash received, or else the total before lines were rejected or changed after the payment. */
function amountPaid(order: CheckedOrder): number {
  const { cash, reduction } = order.payment
  return cash?.amount ?? order.total + rejectedTotal(order) + (reduction ?? 0)
}

function rejectedTotal({ check }: CheckedOrder): number {
  const rejected = check?.rejected ?? []
  return rejected.reduce((paise, line) => paise + line.discountedPrice * line.quantity, 0)
}

/** Refunds that were made were recorded, and payments for rejected lines have to be refunded. */
function findRefundErrors(
  order: CheckedOrder,
  {
    refunded,
    rejectionsRefunded = new Set(),
    added = new Map(),
    addedRefunded = new Set(),
  }: RecordedPayments,
): string[] {
  const { id, payment } = order
  const refunds = order.refunds ?? []
  const [whole, rejection] = [refunds.find(isOfOrder), refunds.find(isOfRejection)]
  const others = refunds.filter((refund) => !isOfOrder(refund) && !isOfRejection(refund))
  const isPaid = ['RECEIVED', 'CLAIMED'].includes(payment.state)
  const isUnpaid = ['DUE', 'NOT_RECEIVED'].includes(payment.state)
  const isForgotten = isPaid && amountPaid(order) > order.total && others.length === 0 && !rejection
  const isRecorded = (refund: CheckedRefund | undefined, made: ReadonlySet<string>, key: string) =>
    (refund !== undefined && isMade(refund)) === made.has(key)
  return [
    ...(isRecorded(whole, refunded, id) ? [] : [`refund of order ${id}`]),
    ...(isRecorded(rejection, rejectionsRefunded, id) ? [] : [`refund of rejected lines of ${id}`]),
    ...(others.every((one) => isRecorded(one, addedRefunded, one.id))
      ? []
      : [`added refund of order ${id}`]),
    ...(sumAmounts(others.filter((one) => !isOfChange(one))) === (added.get(id) ?? 0)
      ? []
      : [`added refunds of order ${id}`]),
    ...(isForgotten ? [`rejected lines of order ${id} are not refunded`] : []),
    ...(isUnpaid && refunds.length > 0 ? [`order ${id} is refunded without payment`] : []),
  ]
}

/**
 * Checks that each product's stock matches its movements, and that the movements took as many items as active orders
 * and held reservations have. Returns the errors.
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
