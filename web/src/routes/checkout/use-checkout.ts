import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCartSync } from '../../features/cart/CartProvider.tsx'
import type { Agreement, Change } from '../../features/order/checkout-snapshot.ts'
import type { Outcome, PlacedOrder } from '../../features/order/use-place-order.ts'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../ui/toast/toast.ts'
import type { FieldError } from '../../ui/use-field-errors.ts'
import { usePlacing } from './use-retry-when-online.ts'

type Stage = 'open' | 'busy' | 'done'

/** What came of the last press, when it made no order. */
interface Setback {
  problems: readonly string[]
  /** An order of this checkout stood already. */
  wasPlaced: boolean
  change: Change | null
}

export type Checkout = ReturnType<typeof useCheckout>

const none: Setback = { problems: [], wasPlaced: false, change: null }

/** The press on a button that orders, and all that can come of it. `onStop` hears of every answer without an order. */
export function useCheckout(onStop: (outcome: Outcome) => void) {
  const { placeOnline, isWaiting, giveUp } = usePlacing()
  const finish = useFinish()
  const sync = useCartSync()
  const [stage, setStage] = useState<Stage>('open')
  const [setback, setSetback] = useState(none)

  const stop = (next: Partial<Setback>) => {
    setSetback({ ...none, ...next })
    setStage('open')
  }
  const refuse = (errors: readonly FieldError[]) => {
    const problems = errors.filter(({ field }) => field !== 'upiTransactionId')
    stop({ problems: problems.map(({ message }) => message) })
    for (const { message } of errors) toast.error(message)
    return errors
  }
  const conclude = async (agreement: Agreement, outcome: Outcome) => {
    if (outcome.kind === 'unanswered') stop({ problems: [outcome.message] })
    if (outcome.kind === 'placed') {
      setStage('done')
      await finish(agreement, outcome.order)
      return []
    }
    if (outcome.kind === 'changed') stop({ change: outcome.change })
    if (outcome.kind === 'placed-before') stop({ wasPlaced: true })
    if (outcome.kind !== 'unanswered') onStop(outcome)
    return outcome.kind === 'refused' ? refuse(outcome.errors) : []
  }
  /** Gives what is wrong with a field. */
  const submit = async (agreement: Agreement): Promise<readonly FieldError[]> => {
    setStage('busy')
    setSetback(({ change }) => ({ ...none, change }))
    // A tap on a stepper may still be on its way: its answer must not bring back what is ordered by then.
    await sync?.settled()
    return conclude(agreement, await placeOnline(agreement))
  }
  /** Takes away what came of the last press: the person has read it, or has changed what it was about. */
  const forgive = () => setSetback(none)
  return { submit, refuse, forgive, stage, isWaiting, giveUp, ...setback }
}

const done = {
  CASH_ON_DELIVERY: 'Order placed successfully',
  UPI: 'UPI payment confirmed and order placed successfully.',
  CARD: 'Order placed successfully',
}

/** The order stands: a card is charged on its provider's page, everything else is done. */
function useFinish() {
  const navigate = useNavigate()
  return async ({ input }: Agreement, order: PlacedOrder) => {
    if (order.payment.url !== null) {
      window.location.assign(order.payment.url)
      return
    }
    toast.success(done[input.paymentMethod])
    await navigate(paths.success, { replace: true, state: { text: 'Order' } })
  }
}
