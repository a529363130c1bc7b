import { Pencil, Trash2 } from 'lucide-react'
import { styled } from 'styled-components'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { color, radius, space } from '../../ui/theme.ts'
import { AddressLines } from './AddressLines.tsx'
import type { Address } from './address-fields.ts'

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
