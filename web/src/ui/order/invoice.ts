import type { ShownStatus } from './order-status.ts'
import type { paymentTexts, ShownPaymentState } from './payment-texts.ts'

interface Amount {
  /** Paise. */
  amount: number
}

export interface InvoicedLine {
  productId: string
  name: string
  unit: string
  discountedPrice: Amount
  quantity: number
  total: Amount
}

/** What an invoice says of its order: as it was then, but for status and payment, which are of today. */
export interface InvoicedOrder {
  number: string
  status: ShownStatus
  createdAt: string
  invoice: {
    number: string
    issuedAt: string
    buyerName: string
    seller: { name: string; address: string; phone: string; email: string }
  }
  payment: {
    method: keyof typeof paymentTexts
    state: ShownPaymentState
    upiReference: string | null
    upiTransactionId: string | null
  }
  deliveryAddress: {
    addressLine: string
    city: string
    state: string
    country: string
    pincode: string
    mobile: string
  }
  lines: readonly InvoicedLine[]
  totalQuantity: number
  subtotal: Amount
  savings: Amount
  total: Amount
}
