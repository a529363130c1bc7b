import { X } from 'lucide-react'
import { Outcome } from './Outcome.tsx'

export default function CancelRoute() {
  return <Outcome text="Order Cancel" icon={<X size={48} strokeWidth={2.5} />} isGood={false} />
}
