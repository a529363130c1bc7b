import { useEffect, useRef, useState } from 'react'
import type { CheckoutSnapshot } from './checkout-snapshot.ts'
import { type Outcome, usePlaceOrder } from './use-place-order.ts'

/**
 * Places an order. When the connection is lost, waits for it and resends the order: the idempotency key prevents a
 * second order. Stops waiting on `cancel` and when the page is left.
 */
export function useRetryWhenOnline() {
  const place = usePlaceOrder()
  const [isWaiting, setIsWaiting] = useState(false)
  const controller = useRef<AbortController>(null)
  const cancel = () => controller.current?.abort()
  useEffect(() => cancel, [])

  const placeOrder = async (snapshot: CheckoutSnapshot): Promise<Outcome> => {
    const outcome = await place(snapshot)
    if (outcome.kind !== 'unanswered' || navigator.onLine) return outcome
    const { signal } = (controller.current = new AbortController())
    setIsWaiting(true)
    const isOnline = await waitUntilOnline(signal)
    setIsWaiting(false)
    return isOnline ? placeOrder(snapshot) : outcome
  }
  return { placeOrder, isWaiting, cancel }
}

/** Resolves to true when the device is back online, or to false when the signal aborts first. */
function waitUntilOnline(signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(true), { once: true, signal })
    signal.addEventListener('abort', () => resolve(false), { once: true })
  })
}
