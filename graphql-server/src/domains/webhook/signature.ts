import { createHmac, randomBytes } from 'node:crypto'

/** The prefix for secrets in Standard Webhooks. */
const MARK = 'whsec_'

/** Creates a secret: whsec_ and 32 random bytes in base64. */
export function newWebhookSecret(): string {
  return `${MARK}${randomBytes(32).toString('base64')}`
}

/** Returns the headers with which a receiver can verify a body's origin, contents and time. */
export function signedHeaders(secret: string, id: string, body: string): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const key = Buffer.from(secret.slice(MARK.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  }
}
