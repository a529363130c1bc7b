import { Pencil, Trash2 } from 'lucide-react'
import { styled } from 'styled-components'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { color, radius, space, media } from '../../ui/theme.ts'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { AddressLines } from '../../shared/address/AddressLines.tsx'
import type { Address } from '../../shared/address/address-fields.ts'

interface AddressCardProps {
  address: Address
  onEdit: () => void
  onRemove: () => void
}

export function AddressCard({ address, onEdit, onRemove }: AddressCardProps) {
  return (
    <Root>
      <AddressLines address={address} />
      <Actions>
        <IconButton label={`Edit ${address.addressLine}`} onClick={onEdit}>
          <Pencil size={18} />
        </IconButton>
        <IconButton label={`Delete ${address.addressLine}`} onClick={onRemove}>
          <Trash2 size={18} />
        </IconButton>
      </Actions>
    </Root>
  )
}

/** Two placeholders of the usual size. */
export function AddressCardSkeleton() {
  return [1, 2].map((key) => (
    <Place key={key}>
      <Skeleton $height="100%" $round="large" />
    </Place>
  ))
}

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space[2]};
  padding: ${space[4]} ${space[2]} ${space[4]} ${space[4]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
`

const Actions = styled.div`
  display: flex;
  align-self: center;
`

const Place = styled.li`
  height: 126px;

  ${media.tablet} {
    height: calc(3 * 1.5em + ${space[8]} + 6px);
  }
`
