import type { ReactNode } from 'react'
import type { CheckoutError } from '../use-checkout.ts'

/** The prescription part of an order in checkout. */
export interface OrderPrescription {
  /** Chooses the prescriptions. Null if no product requires one. */
  section: ReactNode
  /** Undefined if no product requires one. */
  ids: string[] | undefined
  /** The reason why the order can't be placed yet, if a prescription is missing. */
  missing: readonly CheckoutError[]
}

export const noPrescription: OrderPrescription = { section: null, ids: undefined, missing: [] }
