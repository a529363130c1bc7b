import { newShopDelivery, type DeliverySettings } from '../../src/domains/shop/delivery-settings.ts'
import type { Biller } from '../../src/domains/order/document/bill-order.service.ts'

const seller = { name: 'Shop', address: 'Pune', phone: '1', email: 'shop@example.com' }

type TestShop = Biller & DeliverySettings

/** A shop that is not registered for GST. */
export const unregistered: TestShop = {
  ...seller,
  ...newShopDelivery,
  ...{ gstRegistration: 'NONE', turnoverClass: 'UP_TO_5_CRORE', invoiceSeries: 'SEPARATE' },
  roundBills: false,
}

/** A shop in Karnataka with a regular registration. */
export const registered: TestShop = {
  ...unregistered,
  ...{ gstRegistration: 'REGULAR', gstin: '29ABCDE1234F1ZW' },
}

/** A shop of each kind. */
export const billers: readonly TestShop[] = [
  unregistered,
  registered,
  { ...registered, gstRegistration: 'COMPOSITION', gstin: '27AAPFU0939F1ZV' },
  { ...registered, invoiceSeries: 'CONTINUED' },
]
