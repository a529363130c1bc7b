import { z } from 'zod'
import { notFound } from '../../lib/errors.ts'
import {
  managedOrderDocument,
  managedOrderSchema,
  orderDocument,
  orderSchema,
  paymentOfWord,
  SETTABLE,
  statusOfWord,
} from '../documents/order.ts'
import { reference, rupees, text, whole } from '../fields.ts'
import {
  RestAllOrdersDocument,
  RestFindOrderDocument,
  RestOrdersDocument,
  RestPlaceOrderDocument,
  RestSetOrderStatusDocument,
} from '../generated.ts'
import { everyRow } from '../pages.ts'
import { readId, readItems, readRupees } from '../read.ts'
import { present } from '../result.ts'
import { callOf, row, type RestRequest, type Run } from '../row.ts'

const checkout = {
  list_items: z.array(z.looseObject({ productId: reference, quantity: whole.min(1) })),
  addressId: reference,
  subTotalAmt: rupees,
  totalAmt: rupees.describe('What the person saw, in rupees, after discount.'),
}
const names = {
  lines: 'list_items',
  expectedTotal: 'totalAmt',
  expectedSubtotal: 'subTotalAmt',
} as const
const payment_status = z.enum(['CASH ON DELIVERY', 'PAID WITH UPI']).optional()

function readOrder(request: RestRequest<keyof typeof checkout>, paymentMethod: unknown) {
  const { body, idempotencyKey } = request
  return {
    lines: readItems(body, 'list_items'),
    addressId: readId(body, 'addressId'),
    expectedTotal: readRupees(body.totalAmt),
    expectedSubtotal: readRupees(body.subTotalAmt),
    paymentMethod,
    idempotencyKey,
  }
}

const about = {
  method: 'POST',
  who: 'user',
  refuses: ['NOT_FOUND', 'CONFLICT'],
  operation: RestPlaceOrderDocument,
} as const

export const orderRows = [
  row({
    ...about,
    path: '/api/order/cash-on-delivery',
    summary: 'Places an order that is paid at the door, or has been paid with UPI.',
    takes: { ...checkout, payment_status },
    names: { ...names, paymentMethod: 'payment_status' },
    gives: { data: orderSchema },
    variables: (request) => {
      const { payment_status: word = 'CASH ON DELIVERY' } = request.body
      return readOrder(request, paymentOfWord.get(word))
    },
    reply: ({ placeOrder: { order } }, { publicUrl }) => ({
      message: 'Your order is placed.',
      data: orderDocument(present(order), publicUrl),
    }),
  }),
  row({
    ...about,
    path: '/api/order/upi',
    summary: 'Places an order that has been paid with UPI.',
    takes: { ...checkout, payment_status },
    names,
    gives: { data: orderSchema },
    variables: (request) => readOrder(request, 'UPI'),
    reply: ({ placeOrder: { order } }, { publicUrl }) => ({
      message: 'Your order is placed.',
      data: orderDocument(present(order), publicUrl),
    }),
  }),
  row({
    ...about,
    path: '/api/order/checkout',
    summary: 'Places an order that is paid by card, on the page of the card provider.',
    takes: checkout,
    names,
    gives: { data: z.object({ url: text }) },
    refuses: [...about.refuses, 'NOT_CONFIGURED'],
    variables: (request) => readOrder(request, 'CARD'),
    // A repeat of a submission that is paid has no page any more.
    reply: ({ placeOrder: { order } }, { publicUrl }) => ({
      message: 'Please pay on the page of the card provider.',
      data: { url: present(order).payment.url ?? `${publicUrl}/success` },
    }),
  }),
  callOf({
    method: 'GET',
    path: '/api/order/order-list',
    who: 'user',
    summary: 'One’s own orders, newest first.',
    takes: {},
    gives: { data: z.array(orderSchema) },
    async answer(run, { publicUrl }) {
      const orders = await everyRow(async (after) => {
        return present((await run(RestOrdersDocument, { after })).viewer).orders
      })
      return {
        message: 'Your orders.',
        data: orders.map((order) => orderDocument(order, publicUrl)),
      }
    },
  }),
  callOf({
    method: 'GET',
    path: '/api/order/all-order-list',
    who: 'admin',
    summary: 'Everybody’s orders, newest first.',
    takes: {},
    gives: { data: z.array(managedOrderSchema) },
    async answer(run, { publicUrl }) {
      const orders = await everyRow(async (after) => {
        return (await run(RestAllOrdersDocument, { after })).orders
      })
      return {
        message: 'All orders.',
        data: orders.map((order) => managedOrderDocument(order, publicUrl)),
      }
    },
  }),
  callOf({
    method: 'PUT',
    path: '/api/order/set-order-status',
    who: 'admin',
    summary: 'Moves an order to a status.',
    takes: {
      orderId: z.union([text, reference]).describe('The orderId or the _id.'),
      status: z.enum(SETTABLE),
    },
    gives: { data: managedOrderSchema },
    refuses: ['NOT_FOUND', 'CONFLICT'],
    async answer(run, { body, publicUrl }) {
      const status = statusOfWord.get(body.status)
      const input = { orderId: await idOfOrder(run, body), status }
      const { order } = (await run(RestSetOrderStatusDocument, { input })).setOrderStatus
      return {
        message: 'The status is changed.',
        data: managedOrderDocument(present(order), publicUrl),
      }
    },
  }),
]

const NUMBER = /^ORD-[0-9A-Z]{3,20}$/

/** The id of an order that is named by it, or by the number that people quote. */
async function idOfOrder(run: Run, body: { orderId?: unknown }): Promise<string> {
  const { orderId } = body
  if (typeof orderId !== 'string' || !NUMBER.test(orderId)) return readId(body, 'orderId')
  const { edges } = (await run(RestFindOrderDocument, { number: orderId })).orders
  const found = edges.find(({ node }) => node.number === orderId)
  if (!found) throw notFound('This order does not exist.')
  return found.node.id
}
