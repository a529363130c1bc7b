import { useState } from 'react'
import { newSubmissionKey } from '../../../lib/submission-key.ts'
import { usePhoneCustomers } from './customer/use-phone-customers.ts'
import type { Draft } from './draft.ts'
import type { OrderLink } from './links/order-link.ts'
import type { NewOrder_QuoteFragment } from './NewOrder.generated.ts'
import { findMissing, type OrderError, toOrderError } from './order-errors.ts'
import type { Placed } from './PlacedOrder.tsx'
import { useOrderLines } from './products/use-order-lines.ts'
import { useWantedProducts } from './products/use-wanted-products.ts'
import { useDraft } from './use-draft.ts'
import { toOrderInput, useSendOrder } from './use-send-order.ts'

interface Outcomes {
  onPlaced: (order: Placed) => void
  onLink: (link: OrderLink) => void
}

interface Rejection {
  quote: NewOrder_QuoteFragment | null
  userErrors: readonly { code: string; message: string; field: string | null }[]
}

const NO_ERRORS: OrderError[] = []

/** The unfinished order with its customer and products, and what the server says about it. */
export function useNewOrder(viewerId: string, { onPlaced, onLink }: Outcomes) {
  const { draft, change: changeDraft, changeLines, reset } = useDraft(viewerId)
  const [errors, setErrors] = useState<readonly OrderError[]>(NO_ERRORS)
  const found = usePhoneCustomers(draft)
  const products = useOrderLines(draft.lines, (update) => {
    setErrors(NO_ERRORS)
    changeLines(update)
  })
  const wanted = useWantedProducts(
    (product) => products.add([{ product, quantity: 1 }]),
    () => setErrors(NO_ERRORS),
  )
  const { placeOrder, createLink, isBusy } = useSendOrder()
  const change = (changes: Partial<Draft>) => {
    setErrors(NO_ERRORS)
    changeDraft(changes)
  }
  /** Whether nothing is missing. Shows what is. */
  const check = () => {
    const missing = findMissing(found, products, wanted.all)
    setErrors(missing)
    return missing.length === 0
  }
  const reject = ({ quote, userErrors }: Rejection) => {
    if (quote) products.acceptQuote(quote)
    // A later attempt is a new order, if the team still wants it.
    if (userErrors.some(({ code }) => code === 'IDEMPOTENCY_KEY_REUSED')) {
      changeDraft({ idempotencyKey: newSubmissionKey() })
    }
    setErrors(userErrors.map(toOrderError))
  }
  const input = toOrderInput(draft, found, products.lines)
  const place = async () => {
    const payload = input && (await placeOrder(input))
    if (payload?.order) {
      reset()
      onPlaced(payload.order)
    } else if (payload) reject(payload)
  }
  const sendLink = async () => {
    const payload = check() && input && (await createLink(input))
    if (!payload) return
    if (payload.link) {
      reset()
      wanted.clear()
      onLink(payload.link)
    } else reject(payload)
  }
  return { draft, change, found, products, wanted, errors, isBusy, check, place, sendLink }
}
