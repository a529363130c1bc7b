import { money } from './store.tsx'

const payment = {
  __typename: 'OrderPayment',
  method: 'CASH_ON_DELIVERY',
  state: 'DUE',
  upiReference: null as string | null,
  upiTransactionId: null as string | null,
  url: null as string | null,
  refund: null as object | null,
  history: [] as object[],
}

const line = {
  __typename: 'OrderLine',
  productId: 'milk',
  name: 'Toned Milk',
  image: null,
  unit: '500 ml',
  price: money(3_000),
  discountedPrice: money(2_700),
  quantity: 2,
  total: money(5_400),
  checkReason: null as string | null,
}

const order = {
  __typename: 'Order',
  id: 'o1',
  number: 'ORD-1',
  status: 'PENDING',
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
  cancellable: true,
  payment,
  invoice: null as object | null,
  prescriptionCheck: null as object | null,
  totalQuantity: 2,
  subtotal: money(12_345_600),
  savings: money(345_600),
  total: money(12_000_000),
  deliveryAddress: {
    __typename: 'OrderAddress',
    addressId: 'a1',
    addressLine: '12 MG Road',
    city: 'Bengaluru',
    state: 'Karnataka',
    country: 'India',
    pincode: '560038',
    mobile: '98765 43210',
  },
  lines: [line],
  history: [
    {
      __typename: 'OrderStatusChange',
      status: 'PENDING',
      at: '2026-11-21T09:00:00.000Z',
      by: null,
      reason: null as string | null,
    },
  ],
}

/** Two pieces of milk. */
export const buildLine = (changes: Partial<typeof line> = {}) => ({ ...line, ...changes })

/** An order of two pieces of milk, to be paid in cash; nobody has looked at it yet. */
export const buildOrder = (changes: Partial<typeof order> = {}) => ({ ...order, ...changes })

/** Paid with UPI, and nobody has looked whether the money is there. */
export const paidWithUpi = {
  ...payment,
  method: 'UPI',
  state: 'CLAIMED',
  upiReference: 'KC7',
  upiTransactionId: '123456789012',
}

/** The refund of a cancelled order's payment, which is due. */
export const buildRefund = (changes: object = {}) => ({
  __typename: 'Refund',
  amount: money(12_345_600),
  verified: true,
  upiId: null as string | null,
  reference: null as string | null,
  cardRefundBegunAt: null as string | null,
  cardReference: null as string | null,
  ...changes,
})

/** The check of an order's prescription, which nobody has looked at yet. */
export const buildCheck = (changes: object = {}) => ({
  __typename: 'PrescriptionCheck',
  state: 'PENDING',
  prescriptions: [] as object[],
  rejectedLines: [] as object[],
  refund: null as object | null,
  ...changes,
})

/** A line that a pharmacist has rejected. */
export const rejectedLine = {
  ...line,
  productId: 'syrup',
  name: 'Cough Syrup',
  unit: '100 ml',
  quantity: 1,
  total: money(9_000),
  checkReason: 'The prescription is for another medicine.',
}

export const invoice = {
  __typename: 'Invoice',
  number: '2026-27/000123',
  issuedAt: '2026-11-21T10:00:00.000Z',
  buyerName: 'Asha Verma',
  path: '/dashboard/invoice/o1',
  seller: {
    __typename: 'InvoiceSeller',
    name: 'Kirana Care',
    address: '12 Market Road',
    phone: '1800',
    email: 'care@example.in',
    drugLicence: null,
  },
}

export const cancelled = buildOrder({
  status: 'CANCELLED_BY_SHOPPER',
  cancellable: false,
  history: [
    ...order.history,
    {
      __typename: 'OrderStatusChange',
      status: 'CANCELLED_BY_SHOPPER',
      at: '2026-11-21T09:05:00.000Z',
      by: null,
      reason: null,
    },
  ],
})
