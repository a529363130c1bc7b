import { type Ref, useId, useState } from 'react'
import { styled } from 'styled-components'
import type { Fulfilment } from '../../apollo/schema-types.generated.ts'
import { ErrorText } from '../../ui/forms/Field.tsx'
import { Radio } from '../../ui/forms/Radio.tsx'
import { lazyDialog, usePreload } from '../../ui/dialogs/lazy-dialog.tsx'
import { color, font, media, space } from '../../ui/theme.ts'
import { AddAddressTile } from '../../shared/address/AddAddressTile.tsx'
import { AddressLines } from '../../shared/address/AddressLines.tsx'
import type { Address } from '../../shared/address/address-fields.ts'

const dialog = lazyDialog(() => import('../../shared/address/AddressDialog.tsx'))

interface AddressChoiceProps {
  fulfilment: Fulfilment
  /** Only active addresses. */
  addresses: readonly Address[]
  chosenId: string | undefined
  onChoose: (id: string) => void
  /** The reason why an order without an address was rejected. */
  error: string | undefined
  ref: Ref<HTMLFieldSetElement>
}

/** Chooses the delivery address, or the address for the bill of an order to collect. A new address is selected automatically. */
export function AddressChoice(props: AddressChoiceProps) {
  const { fulfilment, addresses, chosenId, onChoose, error, ref } = props
  const isCollected = fulfilment === 'PICK_UP'
  const [isAdding, setIsAdding] = useState(false)
  const errorId = useId()
  usePreload(dialog)
  return (
    <Group ref={ref} tabIndex={-1} aria-describedby={errorId} $hasError={error !== undefined}>
      <Legend>{isCollected ? 'Your address, for the bill' : 'Choose your address'}</Legend>
      <ErrorText id={errorId}>{error}</ErrorText>
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
            {!isCollected && !address.isDeliverable && (
              <ErrorText>Outside our delivery area</ErrorText>
            )}
          </Radio>
        ))}
        <AddAddressTile onClick={() => setIsAdding(true)} />
      </List>
      {isAdding && (
        <dialog.Dialog
          address={null}
          onClose={() => setIsAdding(false)}
          onSaved={({ id }) => onChoose(id)}
        />
      )}
    </Group>
  )
}

const Group = styled.fieldset<{ $hasError: boolean }>`
  min-width: 0;

  ${({ $hasError }) => $hasError && `button { border-color: ${color.danger}; }`}
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
