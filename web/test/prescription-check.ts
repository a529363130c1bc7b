import { money } from './store.tsx'

/** A line of an order at ₹1.20 a piece: a medicine of schedule H by default. */
export const buildLine = (name: string, changes: object = {}) => ({
  __typename: 'OrderLine',
  productId: name,
  name,
  image: null,
  unit: '15 tablets',
  price: money(120_00),
  discountedPrice: money(120_00),
  quantity: 1,
  total: money(120_00),
  schedule: 'H',
  checkReason: null as string | null,
  ...changes,
})

/** The nth prescription of an order. */
export const buildPrescription = (n: number, changes: object = {}) => ({
  __typename: 'Prescription',
  id: `p${n}`,
  type: 'PICTURE',
  size: 240_000,
  url: `/prescriptions/p${n}?until=1`,
  uploadedAt: '2026-11-20T09:00:00.000Z',
  usableUntil: '2027-05-19T09:00:00.000Z',
  keptUntil: null,
  expired: false,
  ...changes,
})

/** The check of an order's prescription, which is pending by default. */
export const buildCheck = (changes: object = {}) => ({
  __typename: 'PrescriptionCheck',
  state: 'PENDING',
  prescriptions: [buildPrescription(1)],
  checkedAt: null as string | null,
  checkedBy: null as string | null,
  patient: null as string | null,
  prescriber: null as string | null,
  rejectedLines: [] as object[],
  refund: null as object | null,
  ...changes,
})

/** The check of an order that Ravi has checked. */
export const buildChecked = (changes: object = {}) =>
  buildCheck({
    state: 'CHECKED',
    checkedAt: '2026-11-21T10:00:00.000Z',
    checkedBy: 'Ravi',
    patient: 'Asha',
    prescriber: 'Dr. Rao',
    ...changes,
  })

/** The nth order of a day, whose prescription has to be checked. */
export const buildOrderToCheck = (n: number, changes: object = {}) => ({
  __typename: 'Order',
  id: `o${n}`,
  number: `ORD-${n}`,
  status: 'PENDING',
  createdAt: `2026-11-21T09:${String(n).padStart(2, '0')}:00.000Z`,
  updatedAt: '2026-11-21T09:30:00.000Z',
  customer: { __typename: 'OrderCustomer', name: 'Asha', email: 'asha@example.in', mobile: '' },
  payment: { __typename: 'OrderPayment', state: 'DUE' },
  subtotal: money(420_00),
  savings: money(0),
  total: money(420_00),
  lines: [
    buildLine('Azithral'),
    buildLine('Tramadol', { schedule: 'H1' }),
    buildLine('Milk', { schedule: 'NONE', unit: '500 ml', total: money(180_00) }),
  ],
  prescriptionCheck: buildCheck() as object | null,
  history: [] as object[],
  ...changes,
})

export type OrderToCheck = ReturnType<typeof buildOrderToCheck>

/** A page of the queue. */
export const buildQueue = (orders: OrderToCheck[], endCursor: string | null = null) => ({
  ordersToCheck: {
    __typename: 'OrderConnection',
    edges: orders.map((node) => ({ __typename: 'OrderEdge', cursor: node.id, node })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
  },
})
