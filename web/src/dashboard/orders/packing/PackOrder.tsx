import { ScanBarcode } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { loadOrReload } from '../../../lib/load-or-reload.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ChangeNotice } from '../../../ui/content/ChangeNotice.tsx'
import { canScan } from '../../../shared/scan/barcode-detector.ts'
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx'
import { color, font, space } from '../../../ui/theme.ts'
import { statusBadges } from '../../../shared/order/order-status.tsx'
import { useFocusAfterRemoval } from '../../../ui/hooks/use-focus-after-removal.ts'
import { useChangeItems } from '../changes/use-change-items.tsx'
import { PackBar } from './PackBar.tsx'
import { PackHead } from './PackHead.tsx'
import { PackLine } from './PackLine.tsx'
import type { OrderToPack_OrderFragment } from './PackOrders.generated.ts'
import { groupByShelf } from './shelf-order.ts'
import { countLeft, countPicked } from './ticks.ts'
import { usePacking } from './use-packing.ts'
import { useScanner } from './use-scanner.ts'

const cameraDialog = lazyDialog(() => import('./CameraDialog.tsx'))

/** Loaded as a separate chunk, because few orders have open proposals. */
const TeamProposals = lazy(() => loadOrReload(() => import('../changes/TeamProposals.tsx')))

/** Without its chunk, the page works but does not follow changes. */
const OrderNews = lazy(() =>
  loadOrReload(() => import('../../../shared/order/news/OrderNews.tsx')).catch(() => ({
    default: () => null,
  })),
)

interface PackOrderProps {
  order: OrderToPack_OrderFragment
  /** Whether it still has to be packed. */
  isOpen: boolean
  /** For example, 'Order 2 of 5'. Null for the only order. */
  place: string | null
  /** Reloads the order. */
  reload: () => Promise<OrderToPack_OrderFragment | undefined>
  /** Leads to the next order. */
  onDone: () => void
}

/** One order's products by shelf, which taps and scans tick, and the step that ends it. */
export default function PackOrder({ order, isOpen, place, reload, onDone }: PackOrderProps) {
  const { ticks, note, scan, toggle, tickAll } = usePacking(order)
  const [hasCamera, setHasCamera] = useState(false)
  useScanner(scan)
  const { ref, moveFocus } = useFocusAfterRemoval<HTMLElement>()
  const changeItems = useChangeItems(order, moveFocus)
  const left = countLeft(order.lines, ticks)
  return (
    <Root ref={ref} tabIndex={-1} aria-label={`Order ${order.number}`}>
      <PackHead order={order} place={place} />
      {!isOpen && (
        <ChangeNotice>
          {`This order’s status is now ${statusBadges[order.status].text}. There is nothing to pack.`}
        </ChangeNotice>
      )}
      {!isOpen && changeItems.unpackButton}
      {order.proposals.length > 0 && (
        <Suspense>
          <TeamProposals order={order} onGone={moveFocus} />
        </Suspense>
      )}
      {canScan() && isOpen && (
        <Button variant="secondary" onClick={() => setHasCamera(true)}>
          <ScanBarcode size={20} aria-hidden />
          <span>Scan with the camera</span>
        </Button>
      )}
      {groupByShelf(order.lines).map(({ name, lines }) => (
        <section key={name}>
          <Shelf>{name}</Shelf>
          <Lines>
            {lines.map((line) => (
              <PackLine
                key={line.productId}
                line={line}
                picked={countPicked(line, ticks)}
                onToggle={() => toggle(line)}
                action={changeItems.renderButton(line, countPicked(line, ticks))}
              />
            ))}
          </Lines>
        </section>
      ))}
      <PackBar
        {...{ order, note, left, isOpen, reload, onDone }}
        onTickAll={tickAll}
        isOnly={place === null}
      />
      {hasCamera && (
        <cameraDialog.Dialog onScan={scan} note={note} onClose={() => setHasCamera(false)} />
      )}
      {changeItems.dialog}
      <Suspense>
        <OrderNews key={order.id} order={order} isManaged reload={reload} />
      </Suspense>
    </Root>
  )
}

const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  outline: none;
`

const Shelf = styled.h3`
  padding-bottom: ${space[2]};
  color: ${color.inkSoft};
  font-size: ${font.body};
`

const Lines = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
`
