import { PackageOpen } from 'lucide-react'
import { NothingLeft } from '../../shared/filters/NothingLeft.tsx'
import { EmptyState } from '../../ui/states/StateMessage.tsx'

/** Shown instead of the products in an empty list. */
export default function EmptyListing({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <NothingLeft title="Nothing left" to="." />
  ) : (
    <EmptyState icon={<PackageOpen size={32} />} title="Nothing here yet">
      There are no products in this category yet.
    </EmptyState>
  )
}
