import { styled } from 'styled-components'
import { formatCount } from '../../../lib/format-count.ts'

interface UseCountProps {
  /** Undefined while it is loading. */
  count: { subCategories: number; products: number } | undefined
  /** The server counts again when the item is deleted, so a failure is not shown. */
  hasFailed: boolean
}

/** Says what uses a category or sub-category, which can only be deleted when nothing does. */
export function UseCount({ count, hasFailed }: UseCountProps) {
  if (hasFailed) return null
  return <Status role="status">{count ? describeUse(count) : 'Counting what uses it …'}</Status>
}

function describeUse({ subCategories, products }: { subCategories: number; products: number }) {
  const users = [
    ...(subCategories > 0 ? [formatSubCategories(subCategories)] : []),
    ...(products > 0 ? [formatCount(products, 'product')] : []),
  ]
  if (users.length === 0) return 'Nothing uses it.'
  const verb = subCategories + products === 1 ? 'uses' : 'use'
  return `${users.join(' and ')} ${verb} it, so it can’t be deleted yet.`
}

const formatSubCategories = (count: number) =>
  count === 1 ? '1 sub-category' : `${count} sub-categories`

/* Two lines, so that the buttons stay in place when the numbers are known. */
const Status = styled.span`
  display: block;
  min-height: 3em;
`
