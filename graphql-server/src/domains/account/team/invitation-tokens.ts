import { createHash, createHmac } from 'node:crypto'
import { deriveKey } from '../../../auth/derive-key.ts'

/** Derives the token of an invitation from the random id of its request. */
export type DeriveInvitationToken = (requestId: string) => string

/**
 * A token is derived with a key from the store's secret, so that it need not be stored for its mail to be sent again,
 * and so that nobody can accept an invitation with what the database contains.
 */
export function createInvitationTokens(secret: string): DeriveInvitationToken {
  const key = deriveKey(secret, 'team invitations')
  return (requestId) => createHmac('sha256', key).update(requestId).digest('base64url')
}

export function hashInvitationToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
