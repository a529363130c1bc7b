import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { formatCount } from '../../../lib/text/format-count.ts'
import { dashboardPaths } from '../../../lib/urls/dashboard-paths.ts'
import { StickyBar } from '../../../shared/page/StickyBar.ts'
import { Button, ButtonLink } from '../../../ui/buttons/Button.tsx'
import { inactive } from '../../../ui/buttons/inactive.ts'
import { color, font, space } from '../../../ui/theme.ts'
import { useStep } from '../table/use-step.ts'
import type { OrderToPack_OrderFragment } from './PackOrders.generated.ts'
import { storeTicks } from './ticks.ts'
import type { ScanNote } from './use-packing.ts'

interface PackBarProps {
  order: OrderToPack_OrderFragment
  /** What the last scan was. */
  note: ScanNote | null
  /** The number of items that are not in the bag. */
  left: number
  /** Whether the order still has to be packed. */
  isOpen: boolean
  /** Whether no other order follows. */
  isOnly: boolean
  onTickAll: () => void
  /** Reloads the order. */
  reload: () => Promise<unknown>
  /** Leads to the next order. */
  onDone: () => void
}

/** How far an order is packed, and the step that ends it. */
export function PackBar({ note, ...props }: PackBarProps) {
  const { order, left, isOpen } = props
  const isAsked = isOpen && order.proposals.length > 0
  return (
    <Bar>
      <Note note={note} left={left} />
      <Actions {...props} isReady={left === 0 && !isAsked} />
      {isAsked && (
        <Waiting>
          The customer has not answered yet. Wait for the answer, or withdraw the proposal.
        </Waiting>
      )}
    </Bar>
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

interface ActionsProps extends Omit<PackBarProps, 'note'> {
  /** Whether everything is in the bag, and the customer has answered all proposals. */
  isReady: boolean
}

function Actions(props: ActionsProps) {
  const { order, left, isOpen, isOnly, isReady, onTickAll, reload, onDone } = props
  const { go, isBusy } = useStep(order, () => undefined)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const takesFocus = isReady && !isBusy
  useEffect(() => {
    if (takesFocus) buttonRef.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const pack = async () => {
    if (!(await go('PACKED'))) {
      // Its lines may have changed.
      await reload().catch(() => undefined)
      return
    }
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
          {...(!isReady && { variant: 'muted' as const, ...inactive })}
        >
          Mark packed
        </Button>
      )}
    </Buttons>
  )
}

/* Stays in view, so that the last scan can be read at any line. */
const Bar = styled(StickyBar)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
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

const Waiting = styled.p`
  flex-basis: 100%;
  padding-inline: ${space[2]};
  font-size: ${font.small};
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-left: auto;
`
