import { toast } from '../../ui/toast/toast.ts'

interface TicketReply {
  userErrors: readonly { code: string; message: string }[]
}

/** Reports that a ticket has changed in the meantime. The page shows its current state. */
export function reportTicketChange<Reply extends TicketReply | null>(reply: Reply): Reply {
  const change = reply?.userErrors.find(({ code }) => code === 'CHANGED_MEANWHILE')
  if (change) toast.error(change.message)
  return reply
}
