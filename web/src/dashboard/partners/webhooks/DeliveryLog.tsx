import { History } from 'lucide-react'
import { styled } from 'styled-components'
import { EmptyState } from '../../../ui/states/StateMessage.tsx'
import { Pager } from '../../../ui/dashboard/Pager.tsx'
import { color, font, space } from '../../../ui/theme.ts'
import { DeliveryTable } from './DeliveryTable.tsx'
import type { Delivery } from './delivery-texts.ts'
import type { Webhook } from './WebhookCard.tsx'
import { WebhookState } from './WebhookState.tsx'

interface DeliveryLogProps {
  /** Null while it is loading. */
  webhook: Webhook | null
  /** One page; null while it is loading. */
  deliveries: readonly Delivery[] | null
  isDimmed: boolean
  /** Null on the newest page. */
  onNewer: (() => void) | null
  /** Null on the oldest page. */
  onOlder: (() => void) | null
}

/** A webhook's deliveries. */
export function DeliveryLog(props: DeliveryLogProps) {
  const { webhook, deliveries, isDimmed, onNewer, onOlder } = props
  return (
    <>
      {webhook && (
        <Which>
          <Address>{webhook.url}</Address>
          <WebhookState {...webhook} />
        </Which>
      )}
      {deliveries?.length === 0 ? (
        <EmptyState icon={<History size={32} />} title="No deliveries yet">
          Catalogue changes from now on will be listed here for 30 days.
        </EmptyState>
      ) : (
        <DeliveryTable deliveries={deliveries} isDimmed={isDimmed} />
      )}
      {(onNewer || onOlder) && (
        <Pager
          previous={{ label: 'Newer', onTurn: onNewer }}
          next={{ label: 'Older', onTurn: onOlder }}
        />
      )}
    </>
  )
}

const Which = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
`

const Address = styled.p`
  color: ${color.inkSoft};
  font-weight: ${font.medium};
  overflow-wrap: anywhere;
`
