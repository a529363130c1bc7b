import { CloudOff, WifiOff } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { styled } from 'styled-components'
import { Button } from '../buttons/Button.tsx'
import { color, font, radius, space } from '../theme.ts'
import { useIsOnline } from '../hooks/use-browser.ts'

interface EmptyStateProps {
  icon: ReactNode
  title: string
  /** The next steps. */
  children?: ReactNode
  action?: ReactNode
}

/** Shows that there is no content. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <Root>
      <Disc>{icon}</Disc>
      <Title>{title}</Title>
      {children && <Text>{children}</Text>}
      {action}
    </Root>
  )
}

interface ErrorStateProps {
  onRetry: () => void
  /** The missing content: 'the products'. */
  what?: string
  /** The reason for the failure, if it is known. */
  children?: ReactNode
}

/** Shows that something could not be loaded. Retries when the connection is back. */
export function ErrorState({ onRetry, what = 'this page', children }: ErrorStateProps) {
  const isOnline = useIsOnline()
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const onBack = () => retry()
    window.addEventListener('online', onBack)
    return () => window.removeEventListener('online', onBack)
  }, [])
  return (
    <div role="alert">
      <EmptyState
        icon={isOnline ? <CloudOff size={32} /> : <WifiOff size={32} />}
        title={isOnline ? `We couldn’t load ${what}` : 'You are offline'}
        action={
          <Button variant="secondary" onClick={onRetry}>
            Retry
          </Button>
        }
      >
        {isOnline
          ? (children ?? 'Please try again in a moment.')
          : 'This page will load when you’re back online.'}
      </EmptyState>
    </div>
  )
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[12]} ${space[4]};
  text-align: center;
`

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 80px;
  height: 80px;
  border-radius: ${radius.pill};
  background: ${color.accentWash};
  color: ${color.accent};
`

const Title = styled.p`
  font-size: ${font.large};
  font-weight: ${font.bold};
`

const Text = styled.p`
  max-width: 36ch;
  padding-bottom: ${space[2]};
  color: ${color.inkSoft};
`
