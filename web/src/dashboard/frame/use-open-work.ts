import { useEffect, useEffectEvent } from 'react'
import { useNewOrderCount } from '../../shared/new-order-count.ts'
import { usePolling } from '../../ui/dashboard/use-polling.ts'
import { useOpenWorkQuery } from './OpenWork.generated.ts'

const POLL_INTERVAL_MS = 15_000

/** The work that waits for the team: reloaded every 15 seconds, and when new orders arrive or were seen. */
export function useOpenWork() {
  const { data, refetch } = useOpenWorkQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  // Errors are ignored, because the next poll retries.
  const reload = () => void refetch().catch(() => undefined)
  usePolling(reload, POLL_INTERVAL_MS)
  const unseen = useNewOrderCount()
  const follow = useEffectEvent(reload)
  useEffect(() => {
    if (unseen > 0) follow()
  }, [unseen])
  return data?.openWork
}
