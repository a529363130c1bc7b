import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react'
import type { Cart_CartFragment as Cart } from '../../../shared/cart/Cart.generated.ts'
import type { Quote } from '../checkout-snapshot.ts'
import { PrescriptionChoice } from './PrescriptionChoice.tsx'
import { usePrescriptionsQuery } from '../../../shared/prescription/Prescriptions.generated.ts'
import { MAX_CHOSEN, useChosenIds } from './use-choice.ts'
import { prescriptionUploads } from '../../../shared/prescription/prescription-uploads.ts'
import { useUploadPrescription } from '../../../shared/prescription/use-upload-prescription.ts'
import { useUploads } from '../../../shared/private-file/use-uploads.ts'
import { useFocusAfterRemoval } from '../../../ui/hooks/use-focus-after-removal.ts'
import { ErrorState } from '../../../ui/states/StateMessage.tsx'
import { CheckoutSkeleton } from '../CheckoutSkeleton.tsx'
import { noPrescription, type OrderPrescription } from './order-prescription.ts'
import { PRESCRIPTION_REQUIRED } from '../section-errors.ts'
import type { Checkout, CheckoutError } from '../use-checkout.ts'

interface WithPrescriptionsProps {
  cart: Cart
  quote: Quote
  checkout: Checkout
  children: (prescription: OrderPrescription) => ReactNode
}

/** Loads the viewer's prescriptions before it shows the form, so that nothing jumps, and holds the selection. */
export default function WithPrescriptions(props: WithPrescriptionsProps) {
  const { cart, quote, checkout, children } = props
  const { data, error, refetch } = usePrescriptionsQuery({
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  const chosen = useChosenIds(cart.lines.map(({ id }) => id))
  const prescriptions = data?.viewer?.prescriptions.filter(({ expired }) => !expired)
  const ids = chosen.ids
    .filter((id) => prescriptions?.some((prescription) => prescription.id === id))
    .slice(0, MAX_CHOSEN)
  const upload = useUploadPrescription()
  const uploads = useUploads(prescriptionUploads, {
    upload,
    room: MAX_CHOSEN - ids.length,
    tooMany: `An order can have at most ${MAX_CHOSEN} prescriptions.`,
    onUploaded: (id) => {
      chosen.add(id)
      checkout.clearErrors()
    },
  })
  // The section takes the focus after a deletion.
  const { ref, moveFocus: onDeleted } = useFocusAfterRemoval<HTMLFieldSetElement>()
  const rejection = useRejection(checkout, ref, prescriptions !== undefined, refetch)
  if (!prescriptions) {
    if (!error) return <CheckoutSkeleton />
    return <ErrorState what="your prescriptions" onRetry={() => void refetch()} />
  }
  const products = quote.lines.filter(isPrescribed).map(({ name }) => name)
  if (products.length === 0) return children(noPrescription)
  const choice = {
    ids,
    isFull: ids.length === MAX_CHOSEN,
    toggle: (id: string) => {
      chosen.toggle(id)
      checkout.clearErrors()
    },
    onDeleted,
  }
  const section = (
    <PrescriptionChoice
      ref={ref}
      products={products}
      prescriptions={prescriptions}
      choice={choice}
      uploads={uploads}
      error={rejection?.message}
    />
  )
  return children({ section, ids, missing: describeMissing(ids, uploads.isBusy) })
}

const isPrescribed = (line: Quote['lines'][number]) =>
  line.prescriptionRequired && line.quantity > 0

function describeMissing(ids: readonly string[], isUploading: boolean): CheckoutError[] {
  if (isUploading) return [toError('Please wait until your prescription is uploaded.')]
  return ids.length === 0 ? [toError('Please add a prescription for your medicines.')] : []
}

const toError = (message: string): CheckoutError => ({
  message,
  field: 'prescriptionIds',
  code: PRESCRIPTION_REQUIRED,
})

/**
 * Focuses the section when an order is rejected because of its prescription, and reloads the list, which may have
 * changed on another device.
 */
function useRejection(
  checkout: Checkout,
  ref: RefObject<HTMLFieldSetElement | null>,
  isLoaded: boolean,
  refetch: () => Promise<unknown>,
) {
  const rejection = checkout.errors.find(({ code }) => code === PRESCRIPTION_REQUIRED)
  const reload = useEffectEvent(() => void refetch().catch(() => undefined))
  // Runs after the payment buttons' effect, which takes the focus for other errors.
  useEffect(() => {
    if (rejection && isLoaded) ref.current?.focus()
  }, [ref, rejection, isLoaded])
  useEffect(() => {
    if (rejection) reload()
  }, [rejection])
  return rejection
}
