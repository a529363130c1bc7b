import { useEffect, useRef } from 'react'
import { ADDRESS_REQUIRED } from './section-errors.ts'
import type { Checkout } from './use-checkout.ts'

/** Marks and focuses the addresses when an order is rejected because no address was selected. */
export function useAddressError({ errors }: Checkout) {
  const ref = useRef<HTMLFieldSetElement>(null)
  const error = errors.find(({ code }) => code === ADDRESS_REQUIRED)
  // Runs after the payment buttons' effect, which takes the focus for other errors.
  useEffect(() => {
    if (error) ref.current?.focus()
  }, [error, errors])
  return { ref, error: error?.message }
}
