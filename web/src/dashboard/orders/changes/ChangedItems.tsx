import { styled } from 'styled-components'
import { formatDateTime } from '../../../lib/text/date.ts'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { space } from '../../../ui/theme.ts'
import type { ChangedItems_OrderFragment } from './Changes.generated.ts'
import { describeItemChange } from './describe-item-change.ts'

/** The changes to an order's items, oldest first. */
export function ChangedItems({ changes }: Pick<ChangedItems_OrderFragment, 'changes'>) {
  return (
    <List>
      {changes.map((change) => (
        <li key={`${change.productId} ${change.at}`}>
          <p>{describeItemChange(change)}</p>
          <SmallText as="time" dateTime={change.at}>
            {formatDateTime(change.at)}
          </SmallText>
        </li>
      ))}
    </List>
  )
}

const List = styled.ol`
  display: grid;
  gap: ${space[3]};
`
