import { money } from './store.tsx'

/** A change of an order's status, some minutes after nine. */
export const buildChange = (status: string, minute: number, by: string | null) => ({
  __typename: 'OrderStatusChange',
  status,
  at: `2026-11-21T09:0${minute}:00.000Z`,
  by,
  reason: null as string | null,
})

const line = (name: string, quantity: number) => ({
  __typename: 'OrderLine',
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
})

/** The first change of every order. */
export const pending = buildChange('PENDING', 0, null)

/** An order as admins see it. */
export const managedOrder = {
  __typename: 'Order',
  id: 'o1',
  number: 'ORD-1',
  nextStatus: null as string | null,
  awaitsReason: false,
  status: 'PENDING',
  payment: {
    __typename: 'OrderPayment',
    method: 'CASH_ON_DELIVERY',
    state: 'DUE',
    notedAt: null as string | null,
    notedBy: null as string | null,
    upiReference: null as string | null,
    upiTransactionId: null as string | null,
    statementRow: null as object | null,
    refund: null as object | null,
    history: [] as object[],
  },
  invoice: null as object | null,
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  customer: {
    __typename: 'OrderCustomer',
    name: 'Asha',
    email: 'asha@example.in',
    mobile: '123456',
  },
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
  lines: [line('Milk', 2), line('Curd', 1)],
  prescriptionCheck: null as object | null,
  subtotal: money(12_345_600),
  savings: money(345_550),
  total: money(12_000_050),
  history: [pending],
}

/** Why an action was refused. */
export const userError = (message: string) => ({
  __typename: 'UserError',
  code: 'NOT_ENOUGH_STOCK',
  message,
  field: null,
})

/** What is sent with a refund, beside its reference. */
export const refunded = {
  ...{ orderId: managedOrder.id, seenUpdatedAt: managedOrder.updatedAt },
  despiteCardRefund: false,
}

export type Answer = { order: object | null; userErrors: object[] }

/** The answer of a server that moves the order to any status. */
export function moved({ status }: { status: string }): Answer {
  const history = [pending, buildChange(status, 5, 'Ravi')]
  const awaitsReason = status === 'CANCELLED_BY_SELLER'
  return { order: { ...managedOrder, status, history, awaitsReason }, userErrors: [] }
}
