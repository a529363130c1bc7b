import { setTimeout as pause } from 'node:timers/promises'
import type { TestDocument } from '../../support/gql.ts'
import { sendOperation } from '../send-operation.ts'
import type { Ledger } from './ledger.ts'

const PAUSE_MS = 50
const REQUEST_TIMEOUT_MS = 15_000

export interface Asker {
  /** The server's address. */
  url: URL
  ledger: Ledger
  /** The access token, or null for anonymous requests. */
  accessToken: string | null
}

/**
 * Sends an operation until it is answered, like a client that lost its connection or got UNAVAILABLE. Returns the value
 * of its only root field, or 'unauthenticated'. Any other error is recorded as wrong.
 */
export async function askUntilAnswered<Payload>(
  { url, ledger, accessToken }: Asker,
  document: TestDocument<{ payload: Payload }>,
  variables: object,
): Promise<Payload | 'unauthenticated' | null> {
  for (;;) {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
    const sending = { variables, accessToken, signal }
    const reply = await sendOperation(url, document, sending).catch(() => null)
    const code = reply?.errors?.[0]?.extensions.code
    if (code === 'UNAUTHENTICATED') return 'unauthenticated'
    if (reply?.data && code === undefined) return reply.data.payload
    if (reply && code !== 'UNAVAILABLE') {
      ledger.wrong.push(JSON.stringify(reply))
      return null
    }
    ledger.unanswered += 1
    await pause(PAUSE_MS)
  }
}
