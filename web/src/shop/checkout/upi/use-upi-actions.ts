import { useApolloClient } from '@apollo/client/react'
import { useNavigate } from 'react-router-dom'
import { useSubmit } from '../../../shared/use-submit.ts'
import { checkoutKey } from '../checkout-key.ts'
import type { CheckoutSnapshot, OpenPayment } from '../checkout-snapshot.ts'
import { formatMoney } from '../../../lib/text/money.ts'
import { paths } from '../../../lib/urls/paths.ts'
import { toast } from '../../../ui/toast/toast.ts'
import type { CheckoutError } from '../use-checkout.ts'

interface UpiState {
  /** The open payment. */
  payment: OpenPayment | null
  onPayment: (payment: OpenPayment | null) => void
  onRejected: (errors: readonly CheckoutError[]) => void
}

const loadCalls = () => import('./upi-calls.ts')

export type UpiActions = ReturnType<typeof useUpiActions>

/** Begins and ends UPI payments, always in response to a pressed button. */
export function useUpiActions({ payment, onPayment, onRejected }: UpiState) {
  const client = useApolloClient()
  const { submit, isBusy } = useSubmit(() => true)
  const navigate = useNavigate()
  const reference = payment?.request.reference ?? ''

  /** Begins a payment instead of the open one, which the customer has not made, or shows one begun in another tab. */
  const start = async (order: CheckoutSnapshot) => {
    const reply = await submit(async () => {
      const { startPayment } = await loadCalls()
      return startPayment(client, toInput(order, reference))
    })
    if (!reply) return
    if (reply.upiPayment) onPayment(reply.upiPayment)
    if (reply.userErrors.length > 0) onRejected(reply.userErrors)
    else toast.info('Scan the QR code to complete payment')
  }
  /** If this fails, the reservation expires automatically. */
  const cancel = () => {
    onPayment(null)
    return loadCalls()
      .then(({ cancelPayment }) => cancelPayment(client, reference))
      .catch(() => undefined)
  }
  /** Turns the completed payment into an order to refund, and shows it. */
  const refund = async (addressId: string) => {
    const reply = await submit(async () => {
      const { refundPayment } = await loadCalls()
      return refundPayment(client, { reference, addressId })
    })
    if (!reply?.order) {
      onRejected(reply?.userErrors ?? [])
      return
    }
    checkoutKey.clear()
    onPayment(null)
    toast.success(`We will refund ${formatMoney(payment?.request.amount.amount ?? 0)}.`)
    await navigate(paths.order(reply.order.id))
  }
  return { start, cancel, refund, isBusy }
}

function toInput({ input }: CheckoutSnapshot, unpaidReference: string) {
  const { lines, addressId, addressVersion, expectedTotal, prescriptionIds } = input
  const { fulfilment, buyer } = input
  const idempotencyKey = input.idempotencyKey ?? ''
  return {
    ...{ lines, addressId, addressVersion, expectedTotal, prescriptionIds, fulfilment },
    ...{ idempotencyKey, unpaidReference, buyer },
  }
}
