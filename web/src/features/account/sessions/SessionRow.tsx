import { Monitor, Smartphone } from 'lucide-react'
import { styled } from 'styled-components'
import type { SessionList_ViewerFragment } from '../../../apollo/generated.ts'
import { formatRelativeTime } from '../../../lib/relative-time.ts'
import { formatDateTime } from '../../../lib/date.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { color, font, radius, space } from '../../../ui/theme.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { InlineButton } from '../InlineButton.ts'
import { useAsk } from '../use-ask.ts'
import { useEndSession } from './use-end-session.ts'

type Session = SessionList_ViewerFragment['sessions'][number]

interface SessionRowProps {
  session: Session
  /** Called when the row is about to go. */
  onEnded: () => void
}

/** A device that is signed in. */
export function SessionRow({ session, onEnded }: SessionRowProps) {
  const { id, device, lastUsedAt, isCurrent } = session
  const end = useEndSession()
  const { ask, isBusy } = useAsk()
  const press = async () => {
    const refusals = await ask(() => end(id))
    if (!refusals) return
    if (refusals.length === 0) toast.success(`${device} is signed out`)
    onEnded()
  }
  return (
    <Root>
      <Disc>{isPhone(device) ? <Smartphone aria-hidden /> : <Monitor aria-hidden />}</Disc>
      <div>
        <Device>{device}</Device>
        <Used>
          Last used{' '}
          <time dateTime={lastUsedAt} title={formatDateTime(lastUsedAt)}>
            {formatRelativeTime(lastUsedAt)}
          </time>
        </Used>
      </div>
      {isCurrent ? (
        <Badge $tone="green">This device</Badge>
      ) : (
        <InlineButton isBusy={isBusy} aria-label={`End this one: ${device}`} onClick={press}>
          End this one
        </InlineButton>
      )}
    </Root>
  )
}

const isPhone = (device: string) => /android|ios|iphone|ipad/i.test(device)

const Root = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  min-height: 76px;
  padding-block: ${space[3]};

  & + & {
    border-top: 1px solid ${color.line};
  }
`

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  background: ${color.sunken};
  color: ${color.inkSoft};
  border-radius: ${radius.pill};

  svg {
    width: 20px;
    height: 20px;
  }
`

const Device = styled.p`
  font-weight: ${font.semibold};
`

const Used = styled.p`
  color: ${color.inkSoft};
  font-size: ${font.small};
`
