import type { Types } from 'mongoose'
import type { Logger } from 'pino'
import type { OneTimeCodes } from '../../auth/one-time-codes.ts'
import type { Passwords } from '../../auth/passwords.ts'
import type { UserRecord } from '../../domains/account/user.model.ts'
import type { CheckoutServices } from '../../domains/order/checkout/delivery-rules.ts'
import type { ProductRecord } from '../../domains/catalogue/record/product.model.ts'
import type { ProductSearch } from '../../domains/catalogue/search/product-search.ts'
import { newShopDelivery } from '../../domains/shop/delivery-settings.ts'
import type { Biller } from '../../domains/order/document/bill-order.service.ts'
import type { Mail } from '../../mail/mailer.ts'
import type { Composer } from '../../mail/outbox.ts'
import type { FileStorage } from '../../uploads/storage.ts'
import { sampleCards } from './cards.ts'

/** The server's services that make the sample shop. */
export interface SampleServices {
  passwords: Passwords
  codes: OneTimeCodes
  composers: Record<string, Composer>
  store: Biller
  /** Writes the demo catalogue. */
  seedCatalogue: () => Promise<void>
  prescriptionFiles: FileStorage
  log: Logger
}

/** The moments at which something happens. */
export interface Calendar {
  /** A moment on a day before today, in Indian time. */
  dayAgo: (days: number, hour: number, minute: number) => Date
  minutesAgo: (minutes: number) => Date
}

/** Takes the sample shop's emails out of the queue, so that none are sent. */
export interface Letterbox {
  /** Takes all due emails. */
  empty(): Promise<void>
  /** The last email to this address. */
  findLast(to: string): Mail | undefined
}

export interface SampleShopper {
  user: UserRecord
  addressId: string
  /** Empty without a prescription. */
  prescriptionIds: string[]
}

/** The sample shop while it is made. */
export interface SampleShop extends SampleServices, Calendar {
  letterbox: Letterbox
  admin: UserRecord
  adminId: Types.ObjectId
  staffId: Types.ObjectId
  shoppers: SampleShopper[]
  products: ProductRecord[]
  search: ProductSearch
}

/** The sample shop delivers everywhere, and is always open. */
const store = { ...newShopDelivery, address: '', gstRegistration: 'NONE' as const }
export const newShop = { load: () => Promise.resolve(), store }

export const sampleCheckout: CheckoutServices = {
  ...{ cards: sampleCards, store: { upiPayments: true }, shop: newShop },
  limits: { isOn: false },
}

/** Something that happens at a moment. */
export interface Step {
  at: Date
  run: () => Promise<unknown>
}

/** Unwraps a service's result. Throws if the sample shop asks for something impossible. */
export function must<Value>(value: Value | null | undefined, what: string): Value {
  if (value == null) throw new Error(`The sample shop could not be made: ${what}.`)
  return value
}
