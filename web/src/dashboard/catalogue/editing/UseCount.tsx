import { styled } from 'styled-components'
import { formatCount } from '../../../lib/text/format-count.ts'

interface UseCountProps {
  /** Undefined while it is loading. */
  count: { subCategories: number; products: number } | undefined
  /** Failures are not shown, because the server counts again when the item is deleted. */
  hasFailed: boolean
}

/** Shows how many sub-categories and products use a category or sub-category. Only unused ones can be deleted. */
export function UseCount({ count, hasFailed }: UseCountProps) {
  if (hasFailed) return null
  return <Status role="status">{count ? describeUse(count) : 'Checking where it’s used…'}</Status>
}

function describeUse({ subCategories, products }: { subCategories: number; products: number }) {
  const users = [
    ...(subCategories > 0 ? [formatSubCategories(subCategories)] : []),
    ...(products > 0 ? [formatCount(products, 'product')] : []),
  ]
  if (users.length === 0) return 'It isn’t used.'
  const verb = subCategories + products === 1 ? 'uses' : 'use'
  return `${users.join(' and ')} ${verb} it, so it can’t be deleted yet.`
}

const formatSubCategories = (count: number) =>
  count === 1 ? '1 sub-category' : `${count} sub-categories`

/* Has two lines, so that the buttons stay in place when the counts are loaded. */
const Status = styled.span`
  display: block;
  min-height: 3em;
`
