import { Plus } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../ui/Button.tsx'
import { color, font, media, space } from '../../ui/theme.ts'
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.ts'
import { AddAddressTile } from './AddAddressTile.tsx'
import { AddressCard } from './AddressCard.tsx'
import { AddAddressDialog, EditAddressDialog } from './AddressDialog.tsx'
import { AddressCardSkeleton } from './AddressCardSkeleton.tsx'
import { RemoveAddressDialog } from './RemoveAddressDialog.tsx'
import type { Address } from './address-fields.ts'

interface AddressPanelProps {
  /** Null while they are on their way. */
  addresses: readonly Address[] | null
}

/** The saved addresses, with all that can be done to them. */
export function AddressPanel({ addresses }: AddressPanelProps) {
  const [isAdding, setIsAdding] = useState(false)
  const [edited, setEdited] = useState<Address | null>(null)
  const [toDelete, setToDelete] = useState<Address | null>(null)
  const { ref, moveFocus } = useFocusAfterRemoval()
  const active = addresses?.filter((address) => address.active)
  return (
    <Root>
      <Head>
        <Heading ref={ref} tabIndex={-1}>
          Address
        </Heading>
        <Button variant="secondary" onClick={() => setIsAdding(true)}>
          <Plus size={18} aria-hidden />
          Add Address
        </Button>
      </Head>
      <List aria-label="Saved addresses" aria-busy={!active}>
        {active?.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            onEdit={() => setEdited(address)}
            onRemove={() => setToDelete(address)}
          />
        )) ?? <AddressCardSkeleton />}
      </List>
      {active?.length === 0 && <Empty>No address saved yet. Add one to order to it.</Empty>}
      {active && <AddAddressTile onClick={() => setIsAdding(true)} />}
      <AddAddressDialog isOpen={isAdding} onClose={() => setIsAdding(false)} />
      <EditAddressDialog address={edited} onClose={() => setEdited(null)} />
      <RemoveAddressDialog
        address={toDelete}
        onClose={() => setToDelete(null)}
        onRemoved={moveFocus}
      />
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[4]};
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`

const Heading = styled.h1`
  font-size: ${font.heading};
  outline: none;
`

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  &:empty {
    display: none;
  }

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

const Empty = styled.p`
  color: ${color.inkSoft};
`
