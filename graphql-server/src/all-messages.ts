import { authMessages } from './auth/messages.ts'
import { cartMessages } from './domains/cart/messages.ts'
import { orderMessages } from './domains/order/messages.ts'
import { partnerMessages } from './domains/partner/messages.ts'
import { httpMessages } from './http/messages.ts'
import type { MessageRow } from './lib/messages/define-messages.ts'
import { inputMessages, sharedMessages } from './lib/messages/shared-messages.ts'

type Table = Record<string, { row: MessageRow }>

const messageTables: readonly Table[] = [
  inputMessages,
  sharedMessages,
  authMessages,
  cartMessages,
  orderMessages,
  partnerMessages,
  httpMessages,
]

/** Every message, for the documentation and the tests. */
export function listMessages(): (MessageRow & { reason: string })[] {
  return messageTables.flatMap((table) =>
    Object.entries(table).map(([reason, { row }]) => ({ reason, ...row })),
  )
}
