import type { CheckPrescriptionMutation } from '../src/dashboard/prescriptions/check/CheckPrescription.generated.ts'
import type { ManageOrderToCheckQuery } from '../src/dashboard/prescriptions/CheckPrescription.generated.ts'
import type { ManagePrescriptionsQuery } from '../src/dashboard/prescriptions/PrescriptionQueue.generated.ts'
import { money } from './carts.ts'
import type { ManagedOrder } from './managed-orders.ts'
import type { Prescription } from './prescriptions.ts'

type CheckedOrder = NonNullable<CheckPrescriptionMutation['checkPrescription']['order']>
export type OrderToCheck = NonNullable<ManageOrderToCheckQuery['order']> & CheckedOrder
type Line = ManagedOrder['lines'][number]
type Check = NonNullable<ManagedOrder['prescriptionCheck'] & OrderToCheck['prescriptionCheck']>

/** An order line at ₹1.20 per unit: a schedule H medicine by default. */
export const buildLine = (name: string, changes: Partial<Line> = {}): Line => ({
  productId: name,
  name,
  image: null,
  unit: '15 tablets',
  price: money(120_00),
  discountedPrice: money(120_00),
  quantity: 1,
  total: money(120_00),
  schedule: 'H',
  checkReason: null,
  prescribed: null,
  medicine: null,
  ...changes,
})

/** An order's nth prescription. */
export const buildPrescription = (
  n: number,
  changes: Partial<Prescription> = {},
): Prescription => ({
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

/** An order's prescription check, which is pending by default. */
export const buildCheck = (changes: Partial<Check> = {}): Check => ({
  state: 'PENDING',
  prescriptions: [buildPrescription(1)],
  checkedAt: null,
  checkedBy: null,
  issuedOn: null,
  kind: null,
  patient: null,
  patientAddress: null,
  prescriber: null,
  prescriberAddress: null,
  prescriberRegistration: null,
  overrideReason: null,
  earlierSupplies: [],
  ...{ validDaysAcute: 7, validDaysChronic: 30 },
  rejectedLines: [],
  ...changes,
})

/** The check for an order that Ravi has checked. */
export const buildChecked = (changes: Partial<Check> = {}) =>
  buildCheck({
    state: 'CHECKED',
    checkedAt: '2026-11-21T10:00:00.000Z',
    checkedBy: 'Ravi',
    issuedOn: '2026-11-20',
    kind: 'ACUTE',
    patient: 'Asha',
    patientAddress: '4, Hill Road, Mumbai 400050',
    prescriber: 'Dr. Rao',
    prescriberAddress: '9, Linking Road, Mumbai 400050',
    prescriberRegistration: 'MMC 12345',
    ...changes,
  })

/** The nth order on a day, whose prescription has to be checked. */
export const buildOrderToCheck = (
  n: number,
  changes: Partial<OrderToCheck> = {},
): OrderToCheck => ({
  id: `o${n}`,
  number: `ORD-${n}`,
  status: 'PENDING',
  nextStatus: null,
  createdAt: `2026-11-21T09:${String(n).padStart(2, '0')}:00.000Z`,
  updatedAt: '2026-11-21T09:30:00.000Z',
  customer: { id: 'u1', name: 'Asha' },
  deliveryAddress: { addressLine: '4, Hill Road', city: 'Mumbai', pincode: '400050' },
  payment: { state: 'DUE' },
  subtotal: money(420_00),
  savings: money(0),
  total: money(420_00),
  lines: [
    buildLine('Azithral'),
    buildLine('Tramadol', { schedule: 'H1' }),
    buildLine('Milk', { schedule: 'NONE', unit: '500 ml', total: money(180_00) }),
  ],
  prescriptionCheck: buildCheck(),
  history: [],
  ...changes,
})

/** A page in the queue. */
export const buildQueue = (
  orders: OrderToCheck[],
  endCursor: string | null = null,
): ManagePrescriptionsQuery => ({
  ordersToCheck: {
    edges: orders.map((node) => ({ cursor: node.id, node })),
    pageInfo: { hasNextPage: endCursor !== null, endCursor },
  },
})
