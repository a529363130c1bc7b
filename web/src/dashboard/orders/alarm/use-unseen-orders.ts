import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { setNewOrderCount } from '../../../shared/new-order-count.ts'
import { followUnseen } from './follow-unseen.ts'
import { countInTitle } from './title-count.ts'
import { UnseenOrdersDocument, useSeeOrdersMutation } from './UnseenOrders.generated.ts'

export interface UnseenOrder {
  id: string
  number: string
}

/** Shows the number in the menu and in the page's title. */
function useCount(count: number) {
  useEffect(() => {
    setNewOrderCount(count)
    const leave = count > 0 ? countInTitle(count) : null
    return () => {
      setNewOrderCount(0)
      leave?.()
    }
  }, [count])
}

/** Returns the current new orders that nobody in the team has seen, and a function that marks orders as seen. */
export function useUnseenOrders() {
  const client = useApolloClient()
  const seeOrders = useSeeOrdersMutation()
  const [orders, setOrders] = useState<readonly UnseenOrder[]>([])
  const load = useEffectEvent(async () => {
    const { data } = await client.query({ query: UnseenOrdersDocument, fetchPolicy: 'no-cache' })
    if (data) setOrders(data.unseenOrders)
  })
  useEffect(() => {
    // Errors are ignored, because the next event or poll retries.
    const reload = () => void load().catch(() => undefined)
    reload()
    return followUnseen({ onChange: reload, renew: () => load() })
  }, [])
  useCount(orders.length)
  const see = async (orderIds: readonly string[]) => {
    const { unseenOrders } = await seeOrders({ orderIds: [...orderIds] })
    setOrders(unseenOrders)
  }
  return { orders, see }
}
