import { SearchX } from 'lucide-react'
import { ButtonLink } from '../../ui/buttons/Button.tsx'
import { EmptyState } from '../../ui/states/StateMessage.tsx'

/** Shown if the filter leaves no product. The link goes to the same list without a filter. */
export function NothingLeft({ title, to }: { title: string; to: string }) {
  return (
    <EmptyState
      icon={<SearchX size={32} />}
      title={title}
      action={<ButtonLink to={to}>Clear the filter</ButtonLink>}
    >
      No products match the filter.
    </EmptyState>
  )
}
