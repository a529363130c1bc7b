import type { Types } from 'mongoose'
import { createHmac } from 'node:crypto'
import { deriveKey } from '../../../auth/derive-key.ts'
import { isSameSecret } from '../../../auth/same-secret.ts'
import { parseId } from '../../../lib/ids.ts'

/** The page for all links. A link's token is in the fragment, which browsers do not send. */
export const ORDER_LINK_PAGE = '/order-link'

/** Signs the ids of order links, so that nobody can guess a link. */
export interface LinkTokens {
  /** 24 hexadecimal digits, a hyphen and the signature. */
  sign(id: Types.ObjectId): string
  /** Returns the id, or null unless this server has signed it. */
  read(token: string): Types.ObjectId | null
}

/** Signs with a key derived from the server's secret. */
export function createLinkTokens(secret: string): LinkTokens {
  const key = deriveKey(secret, 'order links')
  const sign = (id: Types.ObjectId) =>
    `${id.toHexString()}-${createHmac('sha256', key).update(id.toHexString()).digest('hex')}`
  return {
    sign,
    read(token) {
      const id = parseId(token.slice(0, 24))
      return id && isSameSecret(token, sign(id)) ? id : null
    },
  }
}
