import { useState } from 'react'
import { useManageDeliveriesQuery } from '../../apollo/manage-partners.generated.ts'
import { usePolling } from '../../ui/manage/use-polling.ts'

const pollEvery = 10_000

/** A page of what was sent to a webhook, looked at again time and again, and the ways to the other pages. */
export function useDeliveryLog(webhookId: string) {
  // The cursors that led to this page; none on the first, which holds the newest.
  const [trail, setTrail] = useState<readonly string[]>([])
  const { data, previousData, error, refetch } = useManageDeliveriesQuery({
    variables: { webhookId, after: trail.at(-1) ?? null },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const look = () => void refetch().catch(() => undefined)
  // Nobody waits for it: what did not come this time comes the next.
  usePolling(look, pollEvery)
  // The page before stays, dimmed, until this one is there.
  const shown = data ?? previousData
  const page = shown?.webhookDeliveries
  const endCursor = page?.pageInfo.endCursor ?? null
  return {
    error: data ? undefined : error,
    isGone: data !== undefined && !data.webhook,
    retry: look,
    log: {
      webhook: shown?.webhook ?? null,
      deliveries: page?.edges.map(({ node }) => node) ?? null,
      isDimmed: !data && shown !== undefined,
      hasNewer: trail.length > 0,
      hasOlder: page?.pageInfo.hasNextPage ?? false,
      onNewer: () => setTrail((known) => known.slice(0, -1)),
      onOlder: () => setTrail((known) => (endCursor === null ? known : [...known, endCursor])),
    },
  }
}
