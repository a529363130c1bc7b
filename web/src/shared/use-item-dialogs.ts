import { useState } from 'react'
import { useFocusAfterRemoval } from '../ui/hooks/use-focus-after-removal.ts'

type OpenDialog<Item> = { kind: 'add' } | { kind: 'edit' | 'delete'; item: Item }

/** The dialogs for a list whose items can be added, edited and deleted: at most one is open. */
export function useItemDialogs<Item>() {
  const [open, setOpen] = useState<OpenDialog<Item> | null>(null)
  // After a deletion the list's heading takes the focus.
  const { ref: headingRef, moveFocus: onDeleted } = useFocusAfterRemoval()
  return {
    isAdding: open?.kind === 'add',
    toEdit: open?.kind === 'edit' ? open.item : null,
    toDelete: open?.kind === 'delete' ? open.item : null,
    openAdd: () => setOpen({ kind: 'add' }),
    openEdit: (item: Item) => setOpen({ kind: 'edit', item }),
    openDelete: (item: Item) => setOpen({ kind: 'delete', item }),
    close: () => setOpen(null),
    headingRef,
    onDeleted,
  }
}
