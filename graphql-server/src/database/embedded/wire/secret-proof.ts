import { createHmac } from 'node:crypto'

/** Shows that a server knows the folder's secret, without showing the secret itself. */
export function proofOf(secret: string, challenge: string): string {
  return createHmac('sha256', secret).update(challenge).digest('hex')
}
