import { createHmac, randomBytes } from 'node:crypto'

/** What every secret begins with, as Standard Webhooks has it. */
const MARK = 'whsec_'

/** A new secret: whsec_ and 32 random bytes in base64. */
export function newWebhookSecret(): string {
  return `${MARK}${randomBytes(32).toString('base64')}`
}

/** The headers by which a receiver knows that a body is from us, which it is, and that it is sent now. */
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
