import { useApolloClient } from '@apollo/client/react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.ts'
import { describeChange, type NewsOrder } from './describe-change.ts'
import { followOrder } from './follow-order.ts'
import { ManagedOrderVersionDocument, OrderVersionDocument } from './OrderVersion.generated.ts'

interface OrderNewsProps {
  /** The order as the page shows it. */
  order: NewsOrder
  /** Set on an admin page, where any order can be loaded. */
  isManaged: boolean
  /** Reloads the page's order. */
  reload: () => Promise<NewsOrder | null | undefined>
}

/** Reloads the order when it has changed, and announces the change to screen readers. */
export default function OrderNews({ order, isManaged, reload }: OrderNewsProps): ReactNode {
  const [news, setNews] = useState('')
  const loadVersion = useLoadVersion(order.id, isManaged)
  const load = useLatest(async () => {
    const after = await reload()
    if (after) setNews(describeChange(order, after))
    return after?.updatedAt
  })
  const onVersion = useEffectEvent((updatedAt: string) => {
    if (updatedAt !== order.updatedAt) load(updatedAt)
  })
  const ask = useEffectEvent(loadVersion)
  useEffect(
    () =>
      followOrder({
        orderId: order.id,
        onVersion: (updatedAt) => onVersion(updatedAt),
        loadVersion: () => ask(),
      }),
    [order.id],
  )
  return <VisuallyHidden role="status">{news}</VisuallyHidden>
}

/** Queries only the version, bypassing the cache, because the page still shows an older version. */
function useLoadVersion(orderId: string, isManaged: boolean) {
  const client = useApolloClient()
  const options = { variables: { orderId }, fetchPolicy: 'no-cache' } as const
  return async (): Promise<string | null> => {
    if (isManaged) {
      const { data } = await client.query({ query: ManagedOrderVersionDocument, ...options })
      return data?.order?.updatedAt ?? null
    }
    const { data } = await client.query({ query: OrderVersionDocument, ...options })
    return data?.viewer?.order?.updatedAt ?? null
  }
}

/** Loads one version at a time, then any later version reported since. Errors wait for the next report. */
function useLatest(load: () => Promise<string | undefined>) {
  const latest = useRef('')
  const isLoading = useRef(false)
  const loadUntilLatest = async () => {
    isLoading.current = true
    try {
      let requested
      let loaded
      do {
        requested = latest.current
        loaded = await load()
      } while (latest.current !== requested && latest.current !== loaded)
    } catch {
      // The next heartbeat reports the version a second time.
    } finally {
      isLoading.current = false
    }
  }
  return (updatedAt: string) => {
    latest.current = updatedAt
    if (!isLoading.current) void loadUntilLatest()
  }
}
