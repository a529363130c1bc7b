import { createHmac } from 'node:crypto'

/** Proves that a server knows the folder's secret without revealing it. */
export function computeProof(secret: string, challenge: string): string {
  return createHmac('sha256', secret).update(challenge).digest('hex')
}
