import { useEffect, useRef, useState } from 'react'
import type { Agreement } from '../../features/order/checkout-snapshot.ts'
import { type Outcome, usePlaceOrder } from '../../features/order/use-place-order.ts'
import { backOnline } from '../../lib/online.ts'

/**
 * Places an order, and when the connection is gone waits for it and sends the same again by itself: with the same
 * key it stays one order. Ends the waiting when the person gives up, or leaves the page.
 */
export function usePlacing() {
  const place = usePlaceOrder()
  const [isWaiting, setIsWaiting] = useState(false)
  const waiting = useRef<AbortController>(null)
  const giveUp = () => waiting.current?.abort()
  useEffect(() => giveUp, [])

  const placeOnline = async (agreement: Agreement): Promise<Outcome> => {
    const outcome = await place(agreement)
    if (outcome.kind !== 'unanswered' || navigator.onLine) return outcome
    const { signal } = (waiting.current = new AbortController())
    setIsWaiting(true)
    const isBack = await backOnline(signal)
    setIsWaiting(false)
    return isBack ? placeOnline(agreement) : outcome
  }
  return { placeOnline, isWaiting, giveUp }
}
