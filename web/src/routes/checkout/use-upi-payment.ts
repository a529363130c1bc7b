import { useEffect, useEffectEvent, useState } from 'react'
import { useRequestError } from '../../common/use-login-redirect.ts'
import type { CheckoutSnapshot } from '../../features/order/checkout-snapshot.ts'
import {
  type StartUpiPaymentMutation,
  useStartUpiPaymentMutation,
} from '../../features/order/StartUpiPayment.generated.ts'
import type { CheckoutError } from './use-checkout.ts'

type Payload = StartUpiPaymentMutation['startUpiPayment']
type UpiPaymentInfo = NonNullable<Payload['upiPayment']>

/**
 * Begins a UPI payment of this order, and again whenever its products or total change. Returns null while it is
 * loading. Calls `onRejected` when it can't begin.
 */
export function useUpiPayment(
  order: CheckoutSnapshot | null,
  onRejected: (errors: readonly CheckoutError[]) => void,
): UpiPaymentInfo | null {
  const start = useStartUpiPaymentMutation()
  const [begun, setBegun] = useState<{ key: string; payment: UpiPaymentInfo } | null>(null)
  const key = order && getKey(order)

  const begin = useEffectEvent(() => order && start(toInput(order)))
  const handleReply = useEffectEvent((payload: Payload) => {
    const { upiPayment, userErrors } = payload
    if (upiPayment && key !== null) setBegun({ key, payment: upiPayment })
    else onRejected(userErrors)
  })
  const handle = useRequestError()
  const handleError = useEffectEvent((error: unknown, isCurrent: boolean) =>
    handle(error, (message) => isCurrent && onRejected([{ message, field: null }])),
  )
  useEffect(() => {
    let isCurrent = true
    begin()?.then(
      (payload) => isCurrent && handleReply(payload),
      (error: unknown) => handleError(error, isCurrent),
    )
    return () => {
      isCurrent = false
    }
  }, [key])
  return begun && begun.key === key ? begun.payment : null
}

/** Identifies what is paid. The address may change without a new payment. */
function getKey({ input }: CheckoutSnapshot): string {
  return JSON.stringify([input.idempotencyKey, input.lines, input.expectedTotal])
}

function toInput({ input }: CheckoutSnapshot) {
  const { lines, addressId, addressVersion, expectedTotal, prescriptionIds } = input
  const idempotencyKey = input.idempotencyKey ?? ''
  return { lines, addressId, addressVersion, expectedTotal, prescriptionIds, idempotencyKey }
}
