import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../ui/Button.tsx'
import { color, font, media, space } from '../../ui/theme.ts'
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
  const [doomed, setDoomed] = useState<Address | null>(null)
  const { headingRef, moveFocus } = useFocusAfterRemoval()
  const active = addresses?.filter((address) => address.active)
  return (
    <Root>
      <Head>
        <Heading ref={headingRef} tabIndex={-1}>
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
            onRemove={() => setDoomed(address)}
          />
        )) ?? <AddressCardSkeleton />}
      </List>
      {active?.length === 0 && <Empty>No address saved yet. Add one to order to it.</Empty>}
      {active && <AddAddressTile onClick={() => setIsAdding(true)} />}
      <AddAddressDialog isOpen={isAdding} onClose={() => setIsAdding(false)} />
      <EditAddressDialog address={edited} onClose={() => setEdited(null)} />
      <RemoveAddressDialog address={doomed} onClose={() => setDoomed(null)} onRemoved={moveFocus} />
    </Root>
  )
}

/** The card that had the focus is gone: the heading takes it, or the keyboard would begin at the top again. */
function useFocusAfterRemoval() {
  const headingRef = useRef<HTMLHeadingElement>(null)
  const [removals, setRemovals] = useState(0)
  useEffect(() => {
    if (removals > 0) headingRef.current?.focus({ preventScroll: true })
  }, [removals])
  return { headingRef, moveFocus: () => setRemovals((before) => before + 1) }
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
