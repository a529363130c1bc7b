import { Webhook } from 'standardwebhooks'

/** Ids that are remembered: repeats come soon, or hours later when the store had no answer. */
const REMEMBERED = 10_000

/**
 * Takes a webhook's requests: gives the HTTP status to answer with, and calls `onChange` for each delivery that is new.
 * One that is not from the store, or is older than five minutes, is refused (400); one that came before is taken and
 * does nothing.
 */
export function webhookTaker(secret: string, onChange: () => void) {
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
    if (known.size > REMEMBERED) known.delete(oldest)
    onChange()
    return 204
  }
}
