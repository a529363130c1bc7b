import { Check } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { Outcome } from './Outcome.tsx'

/** '{text} Successfully', with the text from the navigation state, `{ state: { text: 'Order' } }`. */
export default function SuccessRoute() {
  const state: unknown = useLocation().state
  return (
    <Outcome
      text={`${readText(state)} Successfully`}
      icon={<Check size={48} strokeWidth={2.5} />}
      isGood
    />
  )
}

function readText(state: unknown): string {
  const isTold = typeof state === 'object' && state !== null && 'text' in state
  return isTold && typeof state.text === 'string' ? state.text : 'Payment'
}
