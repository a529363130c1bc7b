import type { OrderStatus } from '../src/apollo/schema-types.generated.ts'
import type { SetOrderStatusMutation } from '../src/dashboard/orders/status/SetOrderStatus.generated.ts'
import type { ManagedOrderQuery } from '../src/dashboard/orders/ManagedOrder.generated.ts'
import { money } from './carts.ts'

export type ManagedOrder = NonNullable<ManagedOrderQuery['order']>
type Payment = ManagedOrder['payment']

/** A change in an order's status, some minutes after nine. */
export const buildChange = (status: OrderStatus, minute: number, by: string | null) => ({
  status,
  at: `2026-11-21T09:0${minute}:00.000Z`,
  by,
  reason: null,
})

/** A line at ₹27 an item. */
export const line = (name: string, quantity: number): ManagedOrder['lines'][number] => ({
  productId: name,
  name,
  image: null,
  unit: '500 ml',
  price: money(3_000),
  discountedPrice: money(2_700),
  quantity,
  total: money(2_700 * quantity),
  schedule: 'NONE',
  checkReason: null,
  prescribed: null,
  medicine: null,
})

/** Every order's first change. */
export const pending = buildChange('PENDING', 0, null)

/** An order as admins see it. */
export const managedOrder: ManagedOrder = {
  id: 'o1',
  number: 'ORD-1',
  bagNumber: null,
  fulfilment: 'DELIVERY',
  ifItemMissing: 'LEAVE_OUT',
  linesChangeable: true,
  unpackable: false,
  proposals: [],
  changes: [],
  ownCaseReasons: [],
  placedByTeam: null,
  nextStatus: null,
  missingBatches: false,
  awaitsReason: false,
  delivery: null,
  status: 'PENDING',
  payment: {
    method: 'CASH_ON_DELIVERY',
    state: 'DUE',
    notedAt: null,
    notedBy: null,
    upiReference: null,
    upiTransactionId: null,
    settableStates: ['DUE', 'RECEIVED'],
    statementRow: null,
    history: [],
  },
  refunds: [],
  documents: [],
  ...{ invoiceWaits: false, invoiceWaitsFor: [] },
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  customer: {
    id: 'u1',
    name: 'Asha',
    email: 'asha@example.in',
    mobile: '123456',
  },
  deliveryAddress: {
    addressId: 'a1',
    addressLine: '12 MG Road',
    city: 'Bengaluru',
    state: 'Karnataka',
    country: 'India',
    pincode: '560038',
    mobile: '98765 43210',
    landmark: '',
  },
  deliveryNote: '',
  lines: [line('Milk', 2), line('Curd', 1)],
  prescriptionCheck: null,
  subtotal: money(12_345_600),
  savings: money(345_550),
  total: money(12_000_050),
  history: [pending],
}

export const buildManagedOrder = (changes: Partial<ManagedOrder>): ManagedOrder => ({
  ...managedOrder,
  ...changes,
})

/** A payment as admins see it: due in cash by default. */
export const buildManagedPayment = (changes: Partial<Payment>): Payment => ({
  ...managedOrder.payment,
  ...changes,
})

/** The input for a refund, beside its id and reference. */
export const refunded = {
  ...{ seenUpdatedAt: managedOrder.updatedAt, inCash: false, despiteCardRefund: false },
}

/** The reply to any change to an order. */
export type Answer = SetOrderStatusMutation['setOrderStatus']

/** The reply from a server that moves the order to any status. */
export function moved(status: OrderStatus) {
  const history = [pending, buildChange(status, 5, 'Ravi')]
  const awaitsReason = status === 'CANCELLED_BY_SELLER'
  return { order: buildManagedOrder({ status, history, awaitsReason }), userErrors: [] }
}
