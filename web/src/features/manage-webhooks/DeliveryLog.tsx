import { History } from 'lucide-react'
import { styled } from 'styled-components'
import { EmptyState } from '../../ui/states/StateMessage.tsx'
import { color, font, space } from '../../ui/theme.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { DeliveryTable } from './DeliveryTable.tsx'
import type { Delivery } from './delivery-texts.ts'
import type { Webhook } from './WebhookCard.tsx'
import { WebhookState } from './WebhookState.tsx'

interface DeliveryLogProps {
  /** Null while it is loading. */
  webhook: Webhook | null
  /** One page; null while they are loading. */
  deliveries: readonly Delivery[] | null
  isDimmed: boolean
  hasNewer: boolean
  hasOlder: boolean
  onNewer: () => void
  onOlder: () => void
}

/** The deliveries of one webhook. */
export function DeliveryLog({ webhook, deliveries, isDimmed, ...pages }: DeliveryLogProps) {
  return (
    <>
      {webhook && (
        <Which>
          <Address>{webhook.url}</Address>
          <WebhookState {...webhook} />
        </Which>
      )}
      {deliveries?.length === 0 ? (
        <EmptyState icon={<History size={32} />} title="Nothing was sent yet">
          Changes of the catalogue from now on will be listed here for 30 days.
        </EmptyState>
      ) : (
        <DeliveryTable deliveries={deliveries} isDimmed={isDimmed} />
      )}
      {(pages.hasNewer || pages.hasOlder) && <LogPager {...pages} />}
    </>
  )
}

interface LogPagerProps {
  hasNewer: boolean
  hasOlder: boolean
  onNewer: () => void
  onOlder: () => void
}

/** Buttons for newer and older pages. At either end the button is ignored but keeps the focus. */
function LogPager({ hasNewer, hasOlder, onNewer, onOlder }: LogPagerProps) {
  return (
    <Root aria-label="Pages">
      <Turn variant="secondary" aria-disabled={!hasNewer} onClick={() => hasNewer && onNewer()}>
        Newer
      </Turn>
      <Turn variant="secondary" aria-disabled={!hasOlder} onClick={() => hasOlder && onOlder()}>
        Older
      </Turn>
    </Root>
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

const Root = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 132px) minmax(0, 132px);
  justify-content: space-between;
  gap: ${space[3]};
`

const Turn = styled(Button)`
  &[aria-disabled='true'] {
    opacity: 0.45;
    cursor: not-allowed;
  }
`
