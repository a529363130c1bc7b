import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLoginRedirect } from '../../shared/use-login-redirect.ts'
import { useCartSync } from '../../shared/cart/CartProvider.tsx'
import type { CheckoutChange, CheckoutSnapshot } from './checkout-snapshot.ts'
import type { Outcome, PlacedOrder } from './use-place-order.ts'
import { methodTexts } from './method-texts.ts'
import { paths } from '../../lib/urls/paths.ts'
import { toast } from '../../ui/toast/toast.ts'
import type { FieldError } from '../../ui/forms/use-field-errors.ts'
import { useRetryWhenOnline } from './use-retry-when-online.ts'

type Stage = 'editing' | 'submitting' | 'done'

/** Errors from the server or a form section have a code. */
export interface CheckoutError extends FieldError {
  code?: string
}

/** The reason why the last attempt placed no order. */
interface Failure {
  errors: readonly CheckoutError[]
  /** This checkout's order has already been placed. */
  isAlreadyPlaced: boolean
  change: CheckoutChange | null
}

export type Checkout = ReturnType<typeof useCheckout>

const noFailure: Failure = { errors: [], isAlreadyPlaced: false, change: null }

/** Submits the order and holds the result. `onRejected` is called for every reply that placed no order. */
export function useCheckout(onRejected: (outcome: Outcome) => void) {
  const { placeOrder, isWaiting, cancel } = useRetryWhenOnline()
  const finish = useFinish()
  const redirect = useLoginRedirect()
  const sync = useCartSync()
  const [stage, setStage] = useState<Stage>('editing')
  const [failure, setFailure] = useState(noFailure)

  const fail = (next: Partial<Failure>) => {
    setFailure({ ...noFailure, ...next })
    setStage('editing')
  }
  /** Shows missing entries at their form section. Nothing was sent, so there is no message about it. */
  const showMissing = (errors: readonly CheckoutError[]) => {
    fail({ errors })
    return errors
  }
  const showErrors = (errors: readonly CheckoutError[]) => {
    fail({ errors: errors.filter(({ field }) => field !== 'upiTransactionId') })
    for (const { message } of errors) toast.error(message)
    return errors
  }
  const handleOutcome = async (snapshot: CheckoutSnapshot, outcome: Outcome) => {
    if (outcome.kind === 'signed-out') {
      fail({})
      redirect()
      return []
    }
    if (outcome.kind === 'unanswered') fail({ errors: [{ message: outcome.message, field: null }] })
    if (outcome.kind === 'placed') {
      setStage('done')
      await finish(snapshot, outcome.order)
      return []
    }
    if (outcome.kind === 'changed') fail({ change: outcome.change })
    if (outcome.kind === 'already-placed') fail({ isAlreadyPlaced: true })
    if (outcome.kind !== 'unanswered') onRejected(outcome)
    return outcome.kind === 'rejected' ? showErrors(outcome.errors) : []
  }
  /** Places the order when `prepare` is done. Returns the form fields' errors. */
  const submit = async (
    snapshot: CheckoutSnapshot,
    prepare?: () => Promise<unknown>,
  ): Promise<readonly FieldError[]> => {
    if (stage !== 'editing') return []
    setStage('submitting')
    setFailure(({ change }) => ({ ...noFailure, change }))
    await prepare?.()
    // Waits for pending cart changes, because their replies must not bring back ordered lines.
    await sync?.settled()
    return handleOutcome(snapshot, await placeOrder(snapshot))
  }
  const clearErrors = () => setFailure(noFailure)
  return { submit, showMissing, showErrors, clearErrors, stage, isWaiting, cancel, ...failure }
}

/** Goes on to the card provider's payment page, or to the success page. */
function useFinish() {
  const navigate = useNavigate()
  return async ({ input }: CheckoutSnapshot, order: PlacedOrder) => {
    if (order.payment.url !== null) {
      window.location.assign(order.payment.url)
      return
    }
    toast.success(methodTexts[input.paymentMethod].placed)
    await navigate(paths.success, { replace: true, state: { text: 'Order', orderId: order.id } })
  }
}
