import { z } from 'zod'
import { MAX_LINES } from '../../domains/cart/cart-contents.ts'
import { requestError } from '../../lib/errors.ts'
import { amount, fieldIssue, int, list, reference, text } from '../call/fields.ts'
import {
  RestAllOrdersDocument,
  RestFindOrderDocument,
  RestOrdersDocument,
  RestPlaceOrderDocument,
  RestSetOrderStatusDocument,
  type PaymentMethod,
} from '../call/generated.ts'
import { loadAllPages, MAX_OWN_ROWS } from '../call/pages.ts'
import { defineRoute, type RestRequest } from '../call/route.ts'
import { present } from '../call/run.ts'
import { restMessages, restReplies } from '../messages.ts'
import { managedOrderSchema, toManagedOrderView, orderSchema, toOrderView } from '../views/order.ts'

/** Any other value is reported like an object without a product. */
const item = z.preprocess(
  (value) => (value instanceof Object && !Array.isArray(value) ? value : {}),
  z.object({ productId: reference, quantity: int(1) }),
)
const items = {
  list_items: list(item).meta({ minItems: 1, maxItems: MAX_LINES }),
  addressId: reference,
}
const totals = {
  totalAmt: amount.describe('The discounted total that the user saw, in rupees.'),
  subTotalAmt: amount,
}
const checkout = z.object({ ...items, ...totals })

const PAYMENT_METHODS = { 'CASH ON DELIVERY': 'CASH_ON_DELIVERY', 'PAID WITH UPI': 'UPI' } as const
const PAYMENT_WORDS = ['CASH ON DELIVERY', 'PAID WITH UPI'] as const

/** The values that an admin may set. `Confirm` is the admin picker's word for `Order Confirm`. */
const SETTABLE = [
  'Pending',
  'Order Confirm',
  'Confirm',
  'Packed',
  'Delivered',
  'Cancel By Seller',
] as const
const STATUSES = {
  Pending: 'PENDING',
  'Order Confirm': 'CONFIRMED',
  Confirm: 'CONFIRMED',
  Packed: 'PACKED',
  Delivered: 'DELIVERED',
  'Cancel By Seller': 'CANCELLED_BY_SELLER',
  Cancelled: 'CANCELLED_BY_SHOPPER',
} as const

async function placeOrder(
  { run, body, idempotencyKey }: RestRequest<z.output<typeof checkout>>,
  paymentMethod: PaymentMethod,
) {
  const { placeOrder } = await run(RestPlaceOrderDocument, {
    lines: body.list_items,
    addressId: body.addressId,
    expectedTotal: body.totalAmt,
    expectedSubtotal: body.subTotalAmt,
    paymentMethod,
    idempotencyKey,
  })
  return present(placeOrder.order)
}

export const orderRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/order/cash-on-delivery',
    access: 'user',
    idempotent: true,
    summary: 'Places an order that is paid on delivery or has been paid by UPI.',
    body: z.object({
      ...items,
      payment_status: z
        .enum(PAYMENT_WORDS)
        .default('CASH ON DELIVERY')
        .transform((word) => PAYMENT_METHODS[word]),
      ...totals,
    }),
    success: restReplies.ORDER_PLACED,
    returns: { data: orderSchema },
    errors: ['NOT_FOUND', 'CONFLICT'],
    async handle(request) {
      const order = await placeOrder(request, request.body.payment_status)
      return { data: toOrderView(order, request.publicUrl) }
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/order/upi',
    access: 'user',
    idempotent: true,
    summary: 'Places an order that has been paid by UPI.',
    body: checkout.extend({
      payment_status: z.unknown().optional().meta({ enum: PAYMENT_WORDS, description: 'Ignored.' }),
    }),
    success: restReplies.ORDER_PLACED,
    returns: { data: orderSchema },
    errors: ['NOT_FOUND', 'CONFLICT'],
    async handle(request) {
      const order = await placeOrder(request, 'UPI')
      return { data: toOrderView(order, request.publicUrl) }
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/order/checkout',
    access: 'user',
    idempotent: true,
    summary: 'Places an order that is paid by card on the card provider’s page.',
    body: checkout,
    success: restReplies.CARD_PAYMENT_BEGUN,
    returns: { data: z.object({ url: text }) },
    errors: ['NOT_FOUND', 'CONFLICT', 'NOT_CONFIGURED'],
    async handle(request) {
      const { payment } = await placeOrder(request, 'CARD')
      // A repeated submission no longer has a payment page once it is paid.
      const url = payment.url ?? `${request.publicUrl}/success`
      return { data: { url } }
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/order/order-list',
    access: 'user',
    summary: 'Lists the user’s orders, newest first, at most 1,000.',
    success: restReplies.YOUR_ORDERS,
    returns: { data: z.array(orderSchema) },
    async handle({ run, publicUrl }) {
      const orders = await loadAllPages(async (after) => {
        return present((await run(RestOrdersDocument, { after })).viewer).orders
      }, MAX_OWN_ROWS)
      return { data: orders.map((order) => toOrderView(order, publicUrl)) }
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/order/all-order-list',
    access: 'staff',
    summary: 'Lists all accounts’ orders, newest first.',
    success: restReplies.ALL_ORDERS,
    returns: { data: z.array(managedOrderSchema) },
    async handle({ run, publicUrl }) {
      const orders = await loadAllPages(async (after) => {
        return (await run(RestAllOrdersDocument, { after })).orders
      })
      return { data: orders.map((order) => toManagedOrderView(order, publicUrl)) }
    },
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/order/set-order-status',
    access: 'staff',
    summary: 'Sets an order’s status.',
    body: z.object({
      orderId: z
        .union([text.regex(/^ORD-[0-9A-Z]{3,20}$/, { abort: true }), reference], {
          error: fieldIssue(restMessages.FIELD_NOT_ID),
        })
        .describe('The orderId or the _id.'),
      status: z
        .enum([...SETTABLE, 'Cancelled'])
        .meta({ enum: SETTABLE })
        .transform((word) => STATUSES[word]),
    }),
    success: restReplies.ORDER_STATUS_UPDATED,
    returns: { data: managedOrderSchema },
    errors: ['NOT_FOUND', 'CONFLICT'],
    async handle({ run, body: { orderId: named, status }, publicUrl }) {
      const orderId = named.startsWith('ORD-') ? await findIdByNumber(run, named) : named
      const { setOrderStatus } = await run(RestSetOrderStatusDocument, {
        input: { orderId, status },
      })
      return { data: toManagedOrderView(present(setOrderStatus.order), publicUrl) }
    },
  }),
]

/** Finds an order's id by the number that people quote. */
async function findIdByNumber(run: RestRequest['run'], number: string): Promise<string> {
  const { edges } = (await run(RestFindOrderDocument, { number })).orders
  const found = edges.find(({ node }) => node.number === number)
  if (!found) throw requestError(restMessages.ORDER_NUMBER_UNKNOWN())
  return found.node.id
}
