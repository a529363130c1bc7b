import { useState } from 'react'
import { toast } from '../../ui/toast/toast.ts'

/** The reply to an action on an order. */
interface OrderReply {
  order: { updatedAt: string } | null
  userErrors: readonly { code: string; message: string }[]
}

/** Returns the sentence about the change if an action was rejected because the order had changed, otherwise null. */
function findChange(reply: OrderReply | null): string | null {
  return reply?.userErrors.find(({ code }) => code === 'CHANGED_MEANWHILE')?.message ?? null
}

/** Reports the change for actions without a dialog. The page shows the order's current state. */
export function reportChange<Reply extends OrderReply | null>(reply: Reply): Reply {
  const change = findChange(reply)
  if (change !== null) toast.error(change)
  return reply
}

/**
 * Returns the order's version when a dialog opened, whatever the page behind it shows. If an action is rejected because
 * the order has changed, the dialog shows the change, and the next action uses the new version.
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
