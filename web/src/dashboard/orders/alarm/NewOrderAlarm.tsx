import { Bell, BellOff, BellRing } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { formatCount } from '../../../lib/text/format-count.ts'
import { dashboardPaths } from '../../../lib/urls/dashboard-paths.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { TallTextLink } from '../../../ui/content/TextLink.ts'
import { BottomBarRoom } from '../../../ui/dashboard/BottomBarRoom.ts'
import { color, font, layer, radius, shadow, size, space } from '../../../ui/theme.ts'
import { AlarmDialog } from './AlarmDialog.tsx'
import { useAlarm } from './use-alarm.ts'
import { useUnseenOrders } from './use-unseen-orders.ts'

/** Announces new orders on every dashboard page, and rings until somebody has seen them. */
export default function NewOrderAlarm() {
  const { orders, see } = useUnseenOrders()
  const { settings, change, readiness, test } = useAlarm(orders)
  const [isOpen, setIsOpen] = useState(false)
  useSeenByOpening(orders, see)
  const count = orders.length
  const isMute = !settings.isOn || readiness === 'unavailable'
  const Icon = isMute ? BellOff : count > 0 ? BellRing : Bell
  return (
    <section aria-label="New orders">
      <Row>
        {settings.isOn && readiness === 'waits' && (
          <span>Click anywhere on this page to hear new orders.</span>
        )}
        <Settings variant="quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          <Icon size={18} aria-hidden />
          <span>{isMute ? 'Sound off' : 'Sound on'}</span>
        </Settings>
      </Row>
      {count > 0 && <BottomBarRoom />}
      <Place role="status">
        {count > 0 && (
          <Notice>
            <strong>{formatCount(count, 'new order')}</strong>
            <OpenLink orders={orders} />
            <Button onClick={() => void see(orders.map(({ id }) => id))}>Got it</Button>
          </Notice>
        )}
      </Place>
      {isOpen && (
        <AlarmDialog
          {...{ settings, readiness }}
          onChange={change}
          onTest={test}
          onClose={() => setIsOpen(false)}
        />
      )}
    </section>
  )
}

interface SeenProps {
  orders: readonly { id: string }[]
}

/** Opens a single order, or lists several. */
function OpenLink({ orders }: SeenProps) {
  const [order] = orders
  const isOne = order && orders.length === 1
  const to = isOne ? dashboardPaths.orderDetails(order.id) : dashboardPaths.allOrders
  return <TallTextLink to={to}>{isOne ? 'Open' : 'Show'}</TallTextLink>
}

/** Marks an order as seen when its page or its prescription's page is open. */
function useSeenByOpening(
  orders: readonly { id: string }[],
  see: (orderIds: readonly string[]) => Promise<void>,
) {
  const { pathname } = useLocation()
  const opened = orders.find(({ id }) => pathname.split('/').includes(id))?.id
  const note = useEffectEvent((id: string) => {
    // The next change to the list retries it.
    see([id]).catch(() => undefined)
  })
  useEffect(() => {
    if (opened) note(opened)
  }, [opened])
}

/** Has the height that the dashboard reserves for it. */
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  height: ${size.target};
  color: ${color.inkSoft};
  font-size: ${font.small};
  line-height: 1.3;
`

const Settings = styled(Button)`
  flex: none;
  margin-left: auto;
`

/** Overlays the page, so that nothing moves. */
const Place = styled.div`
  position: fixed;
  bottom: calc(${space[4]} + var(--frame-bar, env(safe-area-inset-bottom)));
  left: 0;
  right: 0;
  z-index: ${layer.cartBar + 1};
  display: grid;
  justify-items: center;
  pointer-events: none;
`

const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[4]};
  margin-inline: ${space[4]};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  background: ${color.highlightWash};
  border-radius: ${radius.medium};
  box-shadow: ${shadow.float};
  color: ${color.onHighlight};
  pointer-events: auto;
`
