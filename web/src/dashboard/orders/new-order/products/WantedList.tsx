import { X } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../../ui/buttons/IconButton.tsx'
import { SmallText } from '../../../../ui/content/SmallText.ts'
import { ErrorText } from '../../../../ui/forms/Field.tsx'
import { space } from '../../../../ui/theme.ts'
import { describeWanted, type WantedProduct } from './use-wanted-products.ts'

interface WantedListProps {
  list: readonly WantedProduct[]
  onRetry: (one: WantedProduct) => void
  onRemove: (one: WantedProduct) => void
}

/** The searches that were confirmed, until their products are found or somebody removes them. */
export function WantedList({ list, onRetry, onRemove }: WantedListProps) {
  if (list.length === 0) return null
  return (
    <List aria-label="Searches">
      {list.map((one) => (
        <Row key={one.id}>
          {one.state === 'searching' ? (
            <SmallText>{describeWanted(one)}</SmallText>
          ) : (
            <ErrorText role="alert">{describeWanted(one)}</ErrorText>
          )}
          {one.state === 'failed' && (
            <Button variant="secondary" onClick={() => onRetry(one)}>
              Search again
            </Button>
          )}
          <IconButton label={`Remove the search for “${one.text}”`} onClick={() => onRemove(one)}>
            <X size={20} aria-hidden />
          </IconButton>
        </Row>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
`

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[2]};

  > :first-child {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`
