import { useState } from 'react'
import { styled } from 'styled-components'
import { Radio } from '../../ui/forms/Radio.tsx'
import { font, media, space } from '../../ui/theme.ts'
import { AddAddressTile } from './AddAddressTile.tsx'
import { AddAddressDialog } from './AddressDialog.tsx'
import { AddressLines } from './AddressLines.tsx'
import type { Address } from './address-fields.ts'

interface AddressChoiceProps {
  /** Only active addresses. */
  addresses: readonly Address[]
  chosenId: string | undefined
  onChoose: (id: string) => void
}

/** Chooses the delivery address. A new address is chosen at once. */
export function AddressChoice({ addresses, chosenId, onChoose }: AddressChoiceProps) {
  const [isAdding, setIsAdding] = useState(false)
  return (
    <Group>
      <Legend>Choose your address</Legend>
      <List>
        {addresses.map((address) => (
          <Radio
            key={address.id}
            name="address"
            value={address.id}
            checked={address.id === chosenId}
            onChange={() => onChoose(address.id)}
          >
            <AddressLines address={address} />
          </Radio>
        ))}
        <AddAddressTile onClick={() => setIsAdding(true)} />
      </List>
      <AddAddressDialog
        isOpen={isAdding}
        onClose={() => setIsAdding(false)}
        onSaved={({ id }) => onChoose(id)}
      />
    </Group>
  )
}

const Group = styled.fieldset`
  min-width: 0;
`

const Legend = styled.legend`
  padding-bottom: ${space[3]};
  font-size: ${font.large};
  font-weight: ${font.bold};
  letter-spacing: -0.015em;
`

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`
