import { Plus } from 'lucide-react'
import { styled } from 'styled-components'
import { useRemoveAddressMutation } from '../../shared/address/AddressMutations.generated.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { PageHeading } from '../../ui/layout/PageHeading.ts'
import { PageStack } from '../../ui/layout/Stack.ts'
import { lazyDialog, usePreload } from '../../ui/dialogs/lazy-dialog.tsx'
import { color, media, space } from '../../ui/theme.ts'
import { RemovalDialog } from '../../shared/RemovalDialog.tsx'
import { useItemDialogs } from '../../shared/use-item-dialogs.ts'
import { AddAddressTile } from '../../shared/address/AddAddressTile.tsx'
import { AddressCard, AddressCardSkeleton } from './AddressCard.tsx'
import type { Address } from '../../shared/address/address-fields.ts'

const dialog = lazyDialog(() => import('../../shared/address/AddressDialog.tsx'))

interface AddressPanelProps {
  /** Null while they are loading. */
  addresses: readonly Address[] | null
}

/** The saved addresses, with the dialogs to add, edit and delete them. */
export function AddressPanel({ addresses }: AddressPanelProps) {
  usePreload(dialog)
  const dialogs = useItemDialogs<Address>()
  const { isAdding, toEdit, toDelete, openAdd, openEdit, openDelete, close, headingRef } = dialogs
  // The server returns a removed address as inactive, so it leaves every list of active addresses.
  const remove = useRemoveAddressMutation()
  const active = addresses?.filter((address) => address.active)
  return (
    <PageStack>
      <Head>
        <PageHeading ref={headingRef} tabIndex={-1}>
          Address
        </PageHeading>
        <Button variant="secondary" onClick={openAdd}>
          <Plus size={18} aria-hidden />
          Add Address
        </Button>
      </Head>
      <List aria-label="Saved addresses" aria-busy={!active}>
        {active?.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            onEdit={() => openEdit(address)}
            onRemove={() => openDelete(address)}
          />
        )) ?? <AddressCardSkeleton />}
      </List>
      {active?.length === 0 && <Empty>No address saved yet. Add one to place an order.</Empty>}
      {active && <AddAddressTile onClick={openAdd} />}
      {(isAdding || toEdit) && <dialog.Dialog address={toEdit} onClose={close} />}
      <RemovalDialog
        item={toDelete}
        getName={({ addressLine, city }) => `${addressLine}, ${city}`}
        getEffect={() => 'Your orders still show it.'}
        successMessage="Address Remove"
        remove={remove}
        onClose={close}
        onRemoved={dialogs.onDeleted}
      />
    </PageStack>
  )
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
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
