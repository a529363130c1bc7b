import { PauseCircle } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { formatDateTime } from '../../../lib/text/date.ts'
import { useSubmit } from '../../../shared/use-submit.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { usePolling } from '../../../ui/dashboard/use-polling.ts'
import { color, font, radius, space } from '../../../ui/theme.ts'
import { PauseDialog } from './PauseDialog.tsx'
import { useOrderPauseQuery, useResumeOrdersMutation } from './OrderPause.generated.ts'

/** A pause ends by itself, and a colleague may begin one. */
const POLL_INTERVAL_MS = 30_000

/** Pauses orders, or says until when they are paused and ends the pause. */
export default function OrderPause() {
  const { data, refetch } = useOrderPauseQuery({ fetchPolicy: 'cache-and-network' })
  const resume = useResumeOrdersMutation()
  const { submit, isBusy } = useSubmit()
  const [isOpen, setIsOpen] = useState(false)
  const reload = () => void refetch().catch(() => undefined)
  usePolling(reload, POLL_INTERVAL_MS)
  const pause = data?.orderPause
  return (
    <Root role="status">
      {pause ? (
        <Notice>
          <PauseCircle size={20} aria-hidden />
          <span>
            {`Orders are paused until ${formatDateTime(pause.until)}. Customers read: ${pause.reason}`}
          </span>
          <Button
            variant="secondary"
            isBusy={isBusy}
            onClick={() => void submit(() => resume(), 'Orders are accepted again.').then(reload)}
          >
            Accept orders
          </Button>
        </Notice>
      ) : (
        <Button variant="secondary" disabled={!data} onClick={() => setIsOpen(true)}>
          <PauseCircle size={18} aria-hidden />
          <span>Pause orders</span>
        </Button>
      )}
      {isOpen && <PauseDialog onClose={() => setIsOpen(false)} onPaused={reload} />}
    </Root>
  )
}

/* As high as the button. */
const Root = styled.div`
  min-height: 48px;
`

const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  background: ${color.highlightWash};
  border-radius: ${radius.medium};
  color: ${color.onHighlight};
  font-weight: ${font.medium};

  > span {
    flex: 1 1 220px;
    overflow-wrap: anywhere;
  }
`
