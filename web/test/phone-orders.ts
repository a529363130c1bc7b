import type { OrderLink } from '../src/dashboard/orders/new-order/links/order-link.ts'
import type { PhoneCustomer } from '../src/dashboard/orders/new-order/customer/use-phone-customers.ts'
import type { OrderedProduct } from '../src/shared/order/line/ordered-line.ts'
import type { LinkedOrder_OrderFragment } from '../src/shop/linked-order/LinkedOrder.generated.ts'
import { buildAddress } from './addresses.ts'
import { money } from './carts.ts'

/** A product to order, at ₹50. */
export const buildOrdered = (
  name: string,
  changes: Partial<OrderedProduct> = {},
): OrderedProduct => ({
  ...{ id: name.toLowerCase(), name, unit: '1 kg', images: [] },
  ...{ soldOnline: true, prescriptionRequired: false, available: 9 },
  ...{ price: money(5_000), discountedPrice: money(5_000) },
  ...changes,
})

/** A customer who has called before. */
export const buildPhoneCustomer = (changes: Partial<PhoneCustomer> = {}): PhoneCustomer => ({
  ...{ id: 'c1', name: 'Lakshmi', numberProof: 'ADDED_BY_TEAM' },
  addresses: [buildAddress('a1'), buildAddress('a2')],
  ...changes,
})

/** A link that ends a day after the tests' orders are placed. */
export const buildOrderLink = (changes: Partial<OrderLink> = {}): OrderLink => ({
  ...{ id: 'l1', url: 'https://shop.example/order-link#t1', customerName: 'Lakshmi' },
  ...{ phone: '9876543210', totalQuantity: 3, by: 'Meera' },
  expiresAt: '2026-11-22T09:00:00.000Z',
  ...changes,
})

/** The order behind a link: two packs of atta and one of dal. */
export const buildLinkedOrder = (
  changes: Partial<LinkedOrder_OrderFragment> = {},
): LinkedOrder_OrderFragment => ({
  ...{ customerName: 'Lakshmi', address: '12 MG Road, Pune 411001', fulfilment: 'DELIVERY' },
  ...{ expiresAt: '2026-11-22T09:00:00.000Z', orderNumber: null, orderTotal: null },
  lines: [
    { product: buildOrdered('Atta'), quantity: 2, maxQuantity: 7 },
    { product: buildOrdered('Dal'), quantity: 1, maxQuantity: 6 },
  ],
  ...changes,
})
