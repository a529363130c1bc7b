import { Check } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { Outcome } from './Outcome.tsx'
import { PlacedOrder } from './PlacedOrder.tsx'

/**
 * '{text} Successfully', with the text from the navigation state, `{ state: { text: 'Order', orderId } }`. Shows the
 * order, if there is one.
 */
export default function SuccessRoute() {
  const state: unknown = useLocation().state
  const { text, orderId } = readState(state)
  return (
    <Outcome
      text={`${text ?? 'Payment'} Successfully`}
      icon={<Check size={48} strokeWidth={2.5} />}
      isGood
    >
      {orderId !== null && <PlacedOrder orderId={orderId} />}
    </Outcome>
  )
}

function readState(state: unknown) {
  const values = new Map(Object.entries(state ?? {}).filter(isText))
  return { text: values.get('text') ?? null, orderId: values.get('orderId') ?? null }
}

function isText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string'
}
