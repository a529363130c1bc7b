import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog.tsx'
import { color } from '../ui/theme.ts'
import { isSuccessful, type Payload, useSubmit } from './use-submit.ts'

interface RemovalDialogProps<Item> {
  /** The item to remove; null while the dialog is closed. */
  item: Item | null
  title?: string
  confirmLabel?: string
  successMessage: string
  remove: (input: { id: string }) => Promise<Payload>
  onClose: () => void
  /** Called after `onClose` if the item was removed. */
  onRemoved: () => void
  /** Returns the item's name, or a description. */
  getName: (item: Item) => ReactNode
  /** The question that follows the name. */
  children?: string
  /** Returns a sentence about the removal's other effects. */
  getEffect?: (item: Item) => ReactNode
}

/** Asks before an item is removed, and removes it. */
export function RemovalDialog<Item extends { id: string }>(props: RemovalDialogProps<Item>) {
  const { item, title = 'Permanent Delete', confirmLabel = 'Confirm', successMessage } = props
  const {
    remove,
    onClose,
    onRemoved,
    getName,
    getEffect,
    children = 'Are you sure permanent delete ?',
  } = props
  const { submit, isBusy } = useSubmit()
  const confirm = async () => {
    if (!item) return
    const payload = await submit(() => remove({ id: item.id }), successMessage)
    onClose()
    if (isSuccessful(payload)) onRemoved()
  }
  return (
    <ConfirmDialog
      title={title}
      isOpen={item !== null}
      onClose={onClose}
      onConfirm={() => void confirm()}
      confirmLabel={confirmLabel}
      isBusy={isBusy}
    >
      <Name>{item && getName(item)}</Name>
      <span>{children}</span>
      {item && getEffect && <Effect>{getEffect(item)}</Effect>}
    </ConfirmDialog>
  )
}

const Name = styled.strong`
  display: block;
  color: ${color.ink};
`

const Effect = styled.span`
  display: block;
`
