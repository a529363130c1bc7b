import { useEffect, useRef } from 'react'
import type { Address } from '../../features/order/checkout-snapshot.ts'
import type { Checkout } from './use-checkout.ts'

/** Marks and focuses the addresses when an order is rejected because no address was selected. */
export function useAddressError({ errors }: Checkout, chosen: Address | undefined) {
  const ref = useRef<HTMLFieldSetElement>(null)
  const isMissing = chosen === undefined && errors.length > 0
  // After the payment buttons, which take the focus for other errors.
  useEffect(() => {
    if (isMissing) ref.current?.focus()
  }, [isMissing, errors])
  return { ref, error: isMissing ? errors[0]?.message : undefined }
}
