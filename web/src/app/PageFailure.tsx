import { CloudOff, WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '../ui/buttons/Button.tsx'
import { EmptyState } from '../ui/states/StateMessage.tsx'
import { useIsOnline } from '../ui/hooks/use-browser.ts'

/** Replaces a page that failed unexpectedly, for example because its chunk could not be loaded. */
export function PageFailure() {
  const isOnline = useIsOnline()
  useEffect(() => {
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  return (
    <div role="alert">
      <EmptyState
        icon={isOnline ? <CloudOff size={32} /> : <WifiOff size={32} />}
        title={isOnline ? 'Something went wrong' : 'You are offline'}
        action={<Button onClick={reload}>Reload the page</Button>}
      >
        {isOnline
          ? 'Your cart is safe. Please load the page again.'
          : 'This page will load when you’re back online.'}
      </EmptyState>
    </div>
  )
}

const reload = () => window.location.reload()
