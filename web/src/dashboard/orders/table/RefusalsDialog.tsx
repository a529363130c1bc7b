import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { formatCount } from '../../../lib/text/format-count.ts'
import { dashboardPaths } from '../../../lib/urls/dashboard-paths.ts'
import { Button, ButtonLink } from '../../../ui/buttons/Button.tsx'
import { Modal } from '../../../ui/dialogs/Modal.tsx'
import { Stack } from '../../../ui/layout/Stack.ts'
import { color, font, space } from '../../../ui/theme.ts'
import type { MoveReport } from './use-bulk-move.ts'

interface RefusalsDialogProps {
  report: MoveReport
  onClose: () => void
}

/** Longer addresses are not accepted everywhere. */
const MAX_LINKED = 100

/** Lists the orders that could not be changed, and why. Leads to the batches that medicines lack. */
export function RefusalsDialog({ report: { summary, refused }, onClose }: RefusalsDialogProps) {
  const toPack = refused
    .filter(({ code }) => code === 'BATCHES_MISSING')
    .map(({ orderId }) => orderId)
    .slice(0, MAX_LINKED)
  return (
    <Modal title={`${formatCount(refused.length, 'order')} not changed`} isOpen onClose={onClose}>
      <Stack $gap={4}>
        <p>{`${summary ?? 'Nothing changed'}.`}</p>
        <Refusals aria-label="Not changed">
          {refused.map(({ orderId, order, message }) => (
            <li key={orderId}>
              {order ? (
                <Link to={dashboardPaths.orderDetails(order.id)}>{order.number}</Link>
              ) : (
                <strong>{orderId}</strong>
              )}
              <p>{message}</p>
            </li>
          ))}
        </Refusals>
        {toPack.length > 0 && (
          <ButtonLink isWide to={dashboardPaths.orderBatches(toPack)}>
            {`Enter batches of ${formatCount(toPack.length, 'order')}`}
          </ButtonLink>
        )}
        <Button isWide variant={toPack.length > 0 ? 'secondary' : 'primary'} onClick={onClose}>
          OK
        </Button>
      </Stack>
    </Modal>
  )
}

const Refusals = styled.ul`
  display: grid;
  gap: ${space[3]};

  a {
    display: inline-block;
    min-height: 24px;
    color: ${color.accentDeep};
    font-weight: ${font.semibold};
    text-decoration: underline;
  }

  p {
    color: ${color.inkSoft};
  }
`
