import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { styled } from 'styled-components'
import { loadOrReload } from '../../../lib/load-or-reload.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx'
import type { ChangeableLine, ChangeableOrder } from './change-entry.ts'
import type { TeamProposals_OrderFragment } from './Changes.generated.ts'

/** Loaded as a separate chunk, because few orders are packed. */
const UnpackOrder = lazy(() => loadOrReload(() => import('./UnpackOrder.tsx')))

const changeItemsDialog = lazyDialog(() => import('./ChangeItemsDialog.tsx'))

/**
 * The buttons of an order's lines that open the dialog "Change items", and the dialog. A line with an open proposal has
 * no button. A packed order has the button "Unpack to change items" instead. `onGone` is called to move the focus if the
 * change has removed the button.
 */
export function useChangeItems(
  order: ChangeableOrder & TeamProposals_OrderFragment,
  onGone: () => void,
) {
  const [changing, setChanging] = useState<{ line: ChangeableLine; found: number } | null>(null)
  const keepFocus = useEffectEvent(() => {
    if (document.activeElement === document.body) onGone()
  })
  useEffect(() => (changing ? () => keepFocus() : undefined), [changing])
  const isProposed = ({ productId }: ChangeableLine) =>
    order.proposals.some(({ missing }) => missing.productId === productId)
  /** `found` is the number of items in the bag. */
  const renderButton = (line: ChangeableLine, found = 0) =>
    order.linesChangeable &&
    !isProposed(line) && (
      <MissingItems
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={`Missing items: ${line.name}`}
        onClick={() => setChanging({ line, found: found < line.quantity ? found : 0 })}
      >
        Missing items
      </MissingItems>
    )
  const dialog = changing && (
    <changeItemsDialog.Dialog order={order} {...changing} onClose={() => setChanging(null)} />
  )
  const unpackButton = order.unpackable && (
    <Suspense>
      <UnpackOrder order={order} onGone={onGone} />
    </Suspense>
  )
  return { renderButton, unpackButton, dialog }
}

const MissingItems = styled(Button)`
  border-inline-width: 0;
  padding-inline: 0;
`
