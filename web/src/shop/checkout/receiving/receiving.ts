import type { ReactNode } from 'react'
import type { Fulfilment } from '../../../apollo/schema-types.generated.ts'
import type { CheckoutError } from '../use-checkout.ts'

/** How the customer gets the order in checkout. */
export interface Receiving {
  fulfilment: Fulfilment
  /** Chooses between delivery and pick-up. Null if there is no choice. */
  section: ReactNode
  /** The reason why the order can't be placed yet, if the customer has to choose first. */
  missing: readonly CheckoutError[]
}

export const delivery: Receiving = { fulfilment: 'DELIVERY', section: null, missing: [] }
