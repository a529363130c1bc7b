import { createHash, createHmac } from 'node:crypto'
import { deriveKey } from '../../../auth/derive-key.ts'

/** Derives an invitation's token from its random request id. */
export type DeriveInvitationToken = (requestId: string) => string

/**
 * Derives tokens with a key from the server's secret, so an email can be resent without a stored token, and the
 * database's contents alone do not allow accepting an invitation.
 */
export function createInvitationTokens(secret: string): DeriveInvitationToken {
  const key = deriveKey(secret, 'team invitations')
  return (requestId) => createHmac('sha256', key).update(requestId).digest('base64url')
}

export function hashInvitationToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
