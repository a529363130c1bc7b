import { useState } from 'react'
import { toast } from '../../ui/toast/toast.ts'

/** The reply to an action on an order. */
interface OrderReply {
  order: { updatedAt: string } | null
  userErrors: readonly { code: string; message: string }[]
}

/** The sentence about what has changed if an action was rejected because of that, otherwise null. */
function findChange(reply: OrderReply | null): string | null {
  return reply?.userErrors.find(({ code }) => code === 'CHANGED_MEANWHILE')?.message ?? null
}

/** For actions without a dialog: says what has changed. The page shows the order as it is now. */
export function reportChange<Reply extends OrderReply | null>(reply: Reply): Reply {
  const change = findChange(reply)
  if (change !== null) toast.error(change)
  return reply
}

/**
 * The state of an order on which a dialog acts: that of the moment when it opened, whatever the page behind it shows. An
 * action that is rejected because the order has changed shows what has, and the next one acts on the new state.
 */
export function useSeenOrder(order: { updatedAt: string }) {
  const [seenUpdatedAt, setSeenUpdatedAt] = useState(order.updatedAt)
  const [notice, setNotice] = useState<string | null>(null)
  /** Called when the dialog opens. */
  const look = () => {
    setSeenUpdatedAt(order.updatedAt)
    setNotice(null)
  }
  /** Called with the reply to an action. Returns whether the order had changed. */
  const note = (reply: OrderReply | null): boolean => {
    const change = findChange(reply)
    if (change === null || !reply?.order) return false
    setSeenUpdatedAt(reply.order.updatedAt)
    setNotice(change)
    return true
  }
  return { seenUpdatedAt, notice, look, note }
}
