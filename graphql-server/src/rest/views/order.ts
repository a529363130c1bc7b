import { z } from 'zod'
import { toRupees } from '../../lib/money.ts'
import { namedSchema, id, moment, rupees, text, whole } from '../call/fields.ts'
import type {
  OrderStatus,
  PaymentMethod,
  PaymentState,
  RestOrderFragment,
} from '../call/generated.ts'
import { toDeliveryAddressView, deliveryAddressSchema } from './address.ts'
import { productSchema } from './catalogue.ts'

const STATUSES = {
  PENDING: 'Pending',
  CONFIRMED: 'Order Confirm',
  PACKED: 'Packed',
  DELIVERED: 'Delivered',
  CANCELLED_BY_SELLER: 'Cancel By Seller',
  CANCELLED_BY_SHOPPER: 'Cancelled',
} as const satisfies Record<OrderStatus, string>

const PAYMENTS = {
  CASH_ON_DELIVERY: 'CASH ON DELIVERY',
  UPI: 'PAID WITH UPI',
  CARD: 'CARD',
} as const satisfies Record<PaymentMethod, string>

const PAYMENT_STATES = [
  'DUE',
  'CLAIMED',
  'RECEIVED',
  'NOT_RECEIVED',
  'REFUND_DUE',
  'REFUNDED',
] as const satisfies PaymentState[]

const { name, image, unit, price, discount } = productSchema.shape

const item = namedSchema('OrderItem', {
  productId: id,
  name,
  image,
  unit,
  price,
  discount,
  quantity: whole.min(1),
  total: rupees,
})

const fields = {
  _id: id,
  orderId: text.describe('Readable number: ORD- and 12 letters or digits.'),
  status: z.enum(STATUSES),
  payment_status: z.enum(PAYMENTS),
  payment_state: z.enum(PAYMENT_STATES).describe('Payment state.'),
  product_details: namedSchema('OrderProduct', { name, image }).describe('The first line.'),
  items: z.array(item),
  subTotalAmt: rupees,
  totalAmt: rupees,
  invoice_receipt: text.describe('Invoice URL. Empty without an invoice.'),
  createdAt: moment,
  updatedAt: moment,
}

export const orderSchema = namedSchema('Order', {
  ...fields,
  delivery_address: deliveryAddressSchema,
})

/** An order in admin lists, with its address's id. */
export const managedOrderSchema = namedSchema('ManagedOrder', { ...fields, delivery_address: id })

export function toOrderView(
  order: RestOrderFragment,
  publicUrl: string,
): z.input<typeof orderSchema> {
  const delivery_address = toDeliveryAddressView(order.deliveryAddress)
  return { ...toCommonView(order, publicUrl), delivery_address }
}

export function toManagedOrderView(
  order: RestOrderFragment,
  publicUrl: string,
): z.input<typeof managedOrderSchema> {
  return { ...toCommonView(order, publicUrl), delivery_address: order.deliveryAddress.addressId }
}

function toCommonView(order: RestOrderFragment, publicUrl: string) {
  const items = order.lines.map(toItemView)
  const { name = '', image = [] } = items[0] ?? {}
  return {
    _id: order.id,
    orderId: order.number,
    status: STATUSES[order.status],
    payment_status: PAYMENTS[order.payment.method],
    payment_state: order.payment.state,
    product_details: { name, image },
    items,
    subTotalAmt: toRupees(order.subtotal.amount),
    totalAmt: toRupees(order.total.amount),
    invoice_receipt: order.invoice ? `${publicUrl}${order.invoice.path}` : '',
    createdAt: order.createdAt,
    updatedAt: order.updatedAt,
  }
}

function toItemView(line: RestOrderFragment['lines'][number]): z.input<typeof item> {
  return {
    productId: line.productId,
    name: line.name,
    image: line.image ? [line.image.url] : [],
    unit: line.unit,
    price: toRupees(line.price.amount),
    discount: line.discountPercent,
    quantity: line.quantity,
    total: toRupees(line.total.amount),
  }
}
