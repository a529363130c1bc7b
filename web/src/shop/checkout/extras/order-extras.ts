import type { ReactNode } from 'react'
import type { BuyerInput, PlaceOrderInput } from '../../../apollo/schema-types.generated.ts'

/** The business that buys, in checkout. */
export interface OrderBuyer {
  /** Asks for its GSTIN. Null if the shop is not registered for GST. */
  section: ReactNode
  /** Null for consumers. */
  input: BuyerInput | null
}

export const consumer: OrderBuyer = { section: null, input: null }

/** What the checkout asks for below the items. */
export interface OrderExtras {
  section: ReactNode
  input: ExtrasInput
}

export type ExtrasInput = Pick<PlaceOrderInput, 'buyer' | 'deliveryNote' | 'ifItemMissing'>
