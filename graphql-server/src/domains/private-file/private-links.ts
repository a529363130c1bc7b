import type { Types } from 'mongoose'
import { createHmac } from 'node:crypto'
import { deriveKey } from '../../auth/derive-key.ts'
import { isSameSecret } from '../../auth/same-secret.ts'
import type { PrivateFiles } from './private-files.service.ts'

const WINDOW_SECONDS = 10 * 60

/** The query of a signed path. */
interface SignedQuery {
  /** Seconds since 1970. */
  expires: number
  signature: string
}

type SignedKind = Pick<PrivateFiles, 'path'>

/** Signs the paths of private files. Each is valid for one viewer, for ten to twenty minutes. */
export interface PrivateLinks {
  /** The path at which this viewer can read the file. It stays the same for ten minutes, so pages with it do too. */
  sign(kind: SignedKind, fileId: Types.ObjectId, viewerId: Types.ObjectId, now: Date): string
  /** Whether this server has signed the path for this viewer, and it has not expired. */
  isValid(fileId: Types.ObjectId, viewerId: Types.ObjectId, query: SignedQuery, now: Date): boolean
}

/** Signs with a key derived from the server's secret. */
export function createPrivateLinks(secret: string): PrivateLinks {
  const key = deriveKey(secret, 'prescription links')
  const computeSignature = (...parts: [Types.ObjectId, Types.ObjectId, number]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')
  return {
    sign({ path }, fileId, viewerId, now) {
      const expires = endOfNextWindow(now)
      const signature = computeSignature(fileId, viewerId, expires)
      return `${path}/${fileId.toHexString()}?expires=${expires}&signature=${signature}`
    },
    isValid(fileId, viewerId, { expires, signature }, now) {
      const expected = computeSignature(fileId, viewerId, expires)
      return isSameSecret(signature, expected) && now.getTime() < expires * 1000
    },
  }
}

/** In seconds since 1970. */
function endOfNextWindow(now: Date): number {
  const window = Math.floor(now.getTime() / 1000 / WINDOW_SECONDS)
  return (window + 2) * WINDOW_SECONDS
}
