import { ScanBarcode } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { formatCount } from '../../../lib/text/format-count.ts'
import { loadOrReload } from '../../../lib/load-or-reload.ts'
import { dashboardPaths } from '../../../lib/urls/dashboard-paths.ts'
import { Button, ButtonLink } from '../../../ui/buttons/Button.tsx'
import { inactive } from '../../../ui/buttons/inactive.ts'
import { ChangeNotice } from '../../../ui/content/ChangeNotice.tsx'
import { canScan } from '../../../shared/scan/barcode-detector.ts'
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx'
import { color, font, layer, radius, shadow, space } from '../../../ui/theme.ts'
import { statusBadges } from '../../../shared/order/order-status.tsx'
import { useStep } from '../table/use-step.ts'
import { PackHead } from './PackHead.tsx'
import { PackLine } from './PackLine.tsx'
import type { OrderToPack_OrderFragment } from './PackOrders.generated.ts'
import { groupByShelf } from './shelf-order.ts'
import { countLeft, countPicked, storeTicks } from './ticks.ts'
import { type ScanNote, usePacking } from './use-packing.ts'
import { useScanner } from './use-scanner.ts'

const cameraDialog = lazyDialog(() => import('./CameraDialog.tsx'))

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
  const left = countLeft(order.lines, ticks)
  return (
    <Root aria-label={`Order ${order.number}`}>
      <PackHead order={order} place={place} />
      {!isOpen && (
        <ChangeNotice>
          {`This order’s status is now ${statusBadges[order.status].text}. There is nothing to pack.`}
        </ChangeNotice>
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
              />
            ))}
          </Lines>
        </section>
      ))}
      <Bar>
        <Note note={note} left={left} />
        <Actions {...{ order, left, onDone, isOpen }} onTickAll={tickAll} isOnly={place === null} />
      </Bar>
      {hasCamera && (
        <cameraDialog.Dialog onScan={scan} note={note} onClose={() => setHasCamera(false)} />
      )}
      <Suspense>
        <OrderNews key={order.id} order={order} isManaged reload={reload} />
      </Suspense>
    </Root>
  )
}

function Note({ note, left }: { note: ScanNote | null; left: number }) {
  return (
    <Sentence role={note?.isWrong ? 'alert' : 'status'} $isWrong={note?.isWrong ?? false}>
      {note?.text ??
        (left === 0 ? 'Everything is in the bag' : `${formatCount(left, 'piece')} left`)}
    </Sentence>
  )
}

interface ActionsProps {
  order: OrderToPack_OrderFragment
  /** The number of items that are not in the bag. */
  left: number
  isOpen: boolean
  isOnly: boolean
  onTickAll: () => void
  onDone: () => void
}

function Actions({ order, left, isOpen, isOnly, onTickAll, onDone }: ActionsProps) {
  const { go, isBusy } = useStep(order, () => undefined)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const isReady = left === 0 && !isBusy
  useEffect(() => {
    if (isReady) buttonRef.current?.focus({ preventScroll: true })
  }, [isReady])
  const pack = async () => {
    if (!(await go('PACKED'))) return
    storeTicks(order.id, null)
    onDone()
  }
  if (!isOpen) return <Button onClick={onDone}>{isOnly ? 'Done' : 'Next order'}</Button>
  return (
    <Buttons>
      {left > 0 && (
        <Button variant="quiet" onClick={onTickAll}>
          Tick all
        </Button>
      )}
      {!isOnly && (
        <Button variant="quiet" onClick={onDone}>
          Skip
        </Button>
      )}
      {order.missingBatches ? (
        <ButtonLink to={dashboardPaths.orderBatches([order.id])}>Enter batches</ButtonLink>
      ) : (
        <Button
          ref={buttonRef}
          isBusy={isBusy}
          onClick={() => void pack()}
          {...(left > 0 && { variant: 'muted' as const, ...inactive })}
        >
          Mark packed
        </Button>
      )}
    </Buttons>
  )
}

const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
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

/* Stays in view, so that the last scan can be read at any line. */
const Bar = styled.div`
  position: sticky;
  bottom: calc(var(--bottom-bar, 0px) + ${space[3]} + env(safe-area-inset-bottom));
  z-index: ${layer.header - 2};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding: ${space[3]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  box-shadow: ${shadow.float};
`

const Sentence = styled.p<{ $isWrong: boolean }>`
  flex: 1 1 200px;
  min-width: 0;
  padding-inline: ${space[2]};
  color: ${({ $isWrong }) => ($isWrong ? color.danger : color.ink)};
  font-size: ${font.large};
  font-weight: ${font.semibold};
  line-height: 1.3;
  overflow-wrap: anywhere;
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-left: auto;
`
