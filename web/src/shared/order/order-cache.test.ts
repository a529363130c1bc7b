import { InMemoryCache } from '@apollo/client'
import { expect, it, vi } from 'vitest'
import {
  type OrderDetails_OrderFragment,
  OrderDetails_OrderFragmentDoc,
} from '../../account/orders/OrderDetails.generated.ts'
import { OrderSummary_OrderFragmentDoc } from './Order.generated.ts'
import { cacheConfig } from '../../apollo/type-policies.ts'

const money = (amount: number) => ({ amount })

const line = (productId: string): OrderDetails_OrderFragment['lines'][number] => ({
  productId,
  name: `Product ${productId}`,
  image: null,
  unit: '500 ml',
  price: money(3_000),
  discountedPrice: money(2_700),
  quantity: 2,
  total: money(5_400),
  checkReason: null,
})

const order: OrderDetails_OrderFragment & { __typename: 'Order' } = {
  __typename: 'Order',
  id: 'o1',
  number: 'ORD-1',
  status: 'PENDING',
  createdAt: '2026-11-21T09:30:00.000Z',
  updatedAt: '2026-11-21T09:30:00.000Z',
  cancellable: true,
  payment: {
    method: 'CASH_ON_DELIVERY',
    state: 'DUE',
    upiReference: null,
    upiTransactionId: null,
    url: null,
    refund: null,
    history: [],
  },
  invoice: null,
  prescriptionCheck: null,
  totalQuantity: 4,
  subtotal: money(12_000),
  total: money(10_800),
  lines: [line('milk'), line('soap')],
  deliveryAddress: {
    addressId: 'a1',
    addressLine: '12 MG Road',
    city: 'Bengaluru',
    state: 'Karnataka',
    country: 'India',
    pincode: '560038',
    mobile: '98765 43210',
  },
  history: [{ status: 'PENDING', at: '2026-11-21T09:30:00.000Z', reason: null }],
}

it('keeps the details of an order when the list, which has fewer fields, is reloaded', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const cache = new InMemoryCache(cacheConfig)
  const details = {
    id: 'Order:o1',
    fragment: OrderDetails_OrderFragmentDoc,
    fragmentName: 'OrderDetails_order',
  }
  cache.writeFragment({ ...details, data: order })
  const { __typename, id, number, createdAt, total } = order
  const row = {
    __typename,
    id,
    number,
    createdAt,
    total,
    status: 'CONFIRMED' as const,
    deliveryAddress: { addressId: 'a1', city: 'Bengaluru' },
    lines: order.lines.map(({ productId, name, image }) => ({ productId, name, image })),
  }
  cache.writeFragment({
    id: 'Order:o1',
    fragment: OrderSummary_OrderFragmentDoc,
    fragmentName: 'OrderSummary_order',
    data: row,
  })
  expect(cache.readFragment(details)).toEqual({ ...order, status: 'CONFIRMED' })
  expect(warn).not.toHaveBeenCalled()
  expect(error).not.toHaveBeenCalled()
})
