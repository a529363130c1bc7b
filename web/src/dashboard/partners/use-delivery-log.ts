import { useState } from 'react'
import { type ManageDeliveriesQuery, useManageDeliveriesQuery } from './Webhooks.generated.ts'
import { usePolling } from '../../ui/dashboard/use-polling.ts'

const POLL_INTERVAL_MS = 10_000

/** Loads and polls a page of deliveries, and turns pages. */
export function useDeliveryLog(webhookId: string) {
  // The cursors of the pages up to this one; empty on the first page with the newest deliveries.
  const [trail, setTrail] = useState<readonly string[]>([])
  const { data, previousData, error, refetch } = useManageDeliveriesQuery({
    variables: { webhookId, after: trail.at(-1) ?? null },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const refresh = () => void refetch().catch(() => undefined)
  // Errors are ignored, because the next poll retries.
  usePolling(refresh, POLL_INTERVAL_MS)
  // The previous page stays, dimmed, until this one is loaded.
  const shown = data ?? previousData
  const page = shown?.webhookDeliveries
  const next = page ? getNextCursor(page) : null
  return {
    error: data ? undefined : error,
    isGone: data !== undefined && !data.webhook,
    retry: refresh,
    log: {
      webhook: shown?.webhook ?? null,
      deliveries: page?.edges.map(({ node }) => node) ?? null,
      isDimmed: !data && shown !== undefined,
      onNewer: trail.length > 0 ? () => setTrail(trail.slice(0, -1)) : null,
      onOlder: next === null ? null : () => setTrail([...trail, next]),
    },
  }
}

type DeliveryPage = NonNullable<ManageDeliveriesQuery['webhookDeliveries']>

/** Returns the next page's cursor; null on the last page. */
function getNextCursor({ pageInfo }: DeliveryPage): string | null {
  return pageInfo.hasNextPage ? pageInfo.endCursor : null
}
