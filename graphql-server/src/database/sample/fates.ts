import type { OrderStatus, PaymentMethod, PaymentState } from '../../contract/types.generated.ts'
import { recordPageEnd } from '../../domains/order/desk/card-payment.service.ts'
import { setPaymentState } from '../../domains/order/payment/payment.service.ts'
import {
  refundPayment,
  refundRejectedLines,
  setRefundUpiId,
} from '../../domains/order/payment/refund.service.ts'
import type { OrderRecord } from '../../domains/order/record/order.model.ts'
import { cancelOrder, setOrderStatus } from '../../domains/order/desk/order-status.service.ts'
import { findAnyOrder } from '../../domains/order/list/order-list.service.ts'
import { setOrderBatches } from '../../domains/order/packing/set-batches.service.ts'
import { checkPrescription } from '../../domains/order/prescription/check.service.ts'
import { addDays, indianDay } from '../../lib/time/indian-time.ts'
import { sampleCards } from './cards.ts'
import { newShop, type SampleShop } from './shop.ts'

/** An action that somebody takes on an order. */
type Act = (shop: SampleShop, order: OrderRecord) => Promise<unknown>

/** An order's payment method and history: the actions, and the minutes after it was placed. */
export interface Fate {
  method: PaymentMethod
  /** Whether it has medicines that require a prescription. */
  isPrescribed?: boolean
  acts: [minutes: number, act: Act][]
}

const idOf = ({ _id }: OrderRecord) => _id.toHexString()

const move =
  (status: OrderStatus, reason?: string): Act =>
  ({ staffId, store }, order) =>
    setOrderStatus(
      staffId,
      { orderId: idOf(order), status, reason },
      { store: { ...newShop.store, ...store }, cards: sampleCards },
    )

const pay =
  (state: PaymentState): Act =>
  ({ adminId }, order) =>
    setPaymentState(adminId, { orderId: idOf(order), state })

const endPage =
  (isPaid: boolean): Act =>
  (_shop, { payment: { card } }) =>
    recordPageEnd({ sessionId: card?.sessionId ?? '', isPaid })

const cancel: Act = (_shop, order) =>
  cancelOrder(order.userId, { orderId: idOf(order) }, sampleCards)

/** Refunds manually with a reference, or to the card without one. */
const refund =
  (reference: string | null): Act =>
  ({ adminId }, order) =>
    refundPayment(adminId, { orderId: idOf(order), reference }, sampleCards)

const refundRejected: Act = ({ adminId }, order) =>
  refundRejectedLines(adminId, { orderId: idOf(order), reference: '533018840712' }, sampleCards)

const askForRefund: Act = (_shop, order) =>
  setRefundUpiId(order.userId, { orderId: idOf(order), upiId: 'asha.rao@example' })

/** Approves the first lines that require a prescription, and rejects the others. */
const check =
  (approved: number): Act =>
  ({ admin }, order) => {
    const scheduled = order.lines.filter(({ schedule }) => schedule !== undefined)
    const decisions = scheduled.map(({ productId }, at) => ({
      productId: productId.toHexString(),
      approved: at < approved,
      reason: at < approved ? '' : 'Not on the prescription',
      prescribed: PRESCRIBED,
    }))
    const input = { orderId: idOf(order), decisions, ...samplePrescription(order) }
    return checkPrescription(admin, input, newShop.store)
  }

/** Packs of each medicine, enough for all orders of a customer. */
const PRESCRIBED = 30

/** The facts of a prescription from two days before the order. */
const samplePrescription = ({ createdAt }: OrderRecord) => ({
  issuedOn: addDays(indianDay(createdAt), -2),
  kind: 'CHRONIC' as const,
  ...{ patient: 'Ravi Rao', patientAddress: '12, 4th Cross, Indiranagar, Bengaluru 560038' },
  ...{ prescriber: 'Dr. S. Hegde', prescriberRegistration: 'KMC 00000' },
  prescriberAddress: '80 Feet Road, Indiranagar, Bengaluru 560038',
})

/** Enters a batch for each medicine that the check has left in the order. */
const enterBatches: Act = async ({ staffId }, order) => {
  const { lines = [] } = (await findAnyOrder(idOf(order))) ?? {}
  const medicines = lines.filter(({ medicine }) => medicine !== undefined)
  const expiry = `03/${new Date().getFullYear() + 2}`
  await setOrderBatches(
    { _id: staffId, role: 'STAFF' },
    {
      orderId: idOf(order),
      lines: medicines.map(({ productId, name, quantity }) => ({
        productId: productId.toHexString(),
        batches: [{ number: inventBatch(name), expiry, quantity }],
      })),
    },
  )
}

/** The first letters of a medicine, and a number: 'CRO6181'. */
function inventBatch(name: string): string {
  const letters = name
    .replace(/[^a-z]/gi, '')
    .slice(0, 3)
    .toUpperCase()
  return `${letters}${6100 + ((name.length * 27) % 900)}`
}

const DELIVERY: Fate['acts'] = [
  [12, move('CONFIRMED')],
  [24, enterBatches],
  [25, move('PACKED')],
  [55, move('DELIVERED')],
]
const RECEIVED: Fate['acts'] = [[8, pay('RECEIVED')]]
const PAID_BY_CARD: Fate['acts'] = [[2, endPage(true)]]
const HOUR = 60
const DAY = 24 * HOUR

const cash = (...acts: Fate['acts']): Fate => ({ method: 'CASH_ON_DELIVERY', acts })
const upi = (...acts: Fate['acts']): Fate => ({ method: 'UPI', acts })
const card = (...acts: Fate['acts']): Fate => ({ method: 'CARD', acts })
const prescribed = (fate: Fate): Fate => ({ ...fate, isPrescribed: true })

export const FATES = {
  delivered: cash(...DELIVERY),
  cancelledByShopper: cash([9, cancel]),
  cancelledByStore: cash([15, move('CANCELLED_BY_SELLER', 'We cannot deliver there today.')]),
  upiDelivered: upi(...RECEIVED, ...DELIVERY),
  /** The bank statement proves its payment. */
  upiOnStatement: upi(...DELIVERY),
  /** The bank statement has another amount. */
  upiDiffers: upi(
    [3 * DAY, pay('NOT_RECEIVED')],
    [3 * DAY + 5, move('CANCELLED_BY_SELLER', 'Your payment has another amount.')],
  ),
  upiUnpaid: upi([HOUR, pay('NOT_RECEIVED')], [HOUR + 5, move('CANCELLED_BY_SELLER')]),
  upiRefundWanted: upi(
    ...RECEIVED,
    [20, move('CANCELLED_BY_SELLER', 'Sold out.')],
    [40, askForRefund],
  ),
  upiRefundDue: upi([20, cancel]),
  upiRefunded: upi(...RECEIVED, [20, cancel], [DAY, refund('533012345678')]),
  cardDelivered: card(...PAID_BY_CARD, ...DELIVERY),
  cardExpired: card([31, endPage(false)]),
  cardRefundDue: card(...PAID_BY_CARD, [20, cancel]),
  cardRefunded: card(...PAID_BY_CARD, [20, cancel], [HOUR, refund(null)]),
  approved: prescribed(cash([6, check(2)], ...DELIVERY)),
  approvedUpi: prescribed(upi([6, check(2)], ...RECEIVED, ...DELIVERY)),
  partlyRejected: prescribed(cash([6, check(1)], ...DELIVERY)),
  rejectionRefundDue: prescribed(upi(...RECEIVED, [9, check(1)], ...DELIVERY)),
  rejectionRefunded: prescribed(
    upi(...RECEIVED, [9, check(1)], ...DELIVERY, [DAY, refundRejected]),
  ),
  rejected: prescribed(cash([6, check(0)])),
  new: cash(),
  upiNew: upi(),
  cardNew: card(),
  toCheck: prescribed(cash()),
  confirmed: cash([4, move('CONFIRMED')]),
  packed: cash([4, move('CONFIRMED')], [14, enterBatches], [15, move('PACKED')]),
} satisfies Record<string, Fate>

export type FateName = keyof typeof FATES
