import { Webhook } from 'standardwebhooks'

/** How many ids are remembered. Repeats come soon, or hours later if the server got no response. */
const MAX_REMEMBERED = 10_000

/**
 * Handles a webhook's requests: returns the HTTP status to answer with, and calls `onChange` for each new delivery.
 * Rejects (400) a delivery that the server has not sent or that is older than five minutes. Accepts and ignores a
 * repeated one.
 */
export function createWebhookReceiver(secret: string, onChange: () => void) {
  const webhook = new Webhook(secret)
  const known = new Set<string>()
  return (headers: Record<string, string>, body: string): 204 | 400 => {
    try {
      webhook.verify(body, headers)
    } catch {
      return 400
    }
    const id = headers['webhook-id'] ?? ''
    if (known.has(id)) return 204
    known.add(id)
    const [oldest = ''] = known
    if (known.size > MAX_REMEMBERED) known.delete(oldest)
    onChange()
    return 204
  }
}
