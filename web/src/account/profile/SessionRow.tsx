import { Monitor, Smartphone } from 'lucide-react'
import { styled } from 'styled-components'
import { type SessionList_ViewerFragment, useEndSessionMutation } from './Sessions.generated.ts'
import { useSubmit } from '../../shared/use-submit.ts'
import { formatRelativeTime } from '../../lib/text/relative-time.ts'
import { formatDateTime } from '../../lib/text/date.ts'
import { Badge } from '../../ui/content/Badge.tsx'
import { color, font, radius, space } from '../../ui/theme.ts'
import { InlineButton } from './InlineButton.ts'
import { SmallText } from '../../ui/content/SmallText.ts'

type Session = SessionList_ViewerFragment['sessions'][number]

interface SessionRowProps {
  session: Session
  /** Called when the row is about to disappear. */
  onEnded: () => void
}

/** A logged-in device. */
export function SessionRow({ session, onEnded }: SessionRowProps) {
  const { id, device, lastUsedAt, isCurrent } = session
  const end = useEndSessionMutation({
    update: (cache, { data }) => {
      // A rejected session has ended already, so it leaves the list as well.
      if (data?.endSession.viewer === null) cache.evict({ id: `Session:${id}` })
    },
  })
  const { submit, isBusy } = useSubmit()
  const endSession = async () => {
    const payload = await submit(() => end({ id }), `${device} logged out`)
    if (payload) onEnded()
  }
  return (
    <Root>
      <Disc>{isPhone(device) ? <Smartphone aria-hidden /> : <Monitor aria-hidden />}</Disc>
      <div>
        <Device>{device}</Device>
        <SmallText>
          Last used{' '}
          <time dateTime={lastUsedAt} title={formatDateTime(lastUsedAt)}>
            {formatRelativeTime(lastUsedAt)}
          </time>
        </SmallText>
      </div>
      {isCurrent ? (
        <Badge $tone="green">This device</Badge>
      ) : (
        <InlineButton isBusy={isBusy} aria-label={`Log out: ${device}`} onClick={endSession}>
          Log out
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
