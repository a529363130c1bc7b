import { createECDH } from 'node:crypto'
import { deriveKey } from '../../../auth/derive-key.ts'

/** The server's keys for push services (VAPID, RFC 8292), in base64url. */
export interface PushKeys {
  /** 65 bytes. Browsers accept notifications from its owner only. */
  publicKey: string
  privateKey: string
  /** Where a push service can reach the shop: a mailto: URL. */
  readonly subject: string
}

/** Derives the keys from the server's secret, so that all processes have the same ones. */
export function createPushKeys(secret: string, email: () => string): PushKeys {
  const privateKey = deriveKey(secret, 'push-notifications')
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey)
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: privateKey.toString('base64url'),
    get subject() {
      return `mailto:${email()}`
    },
  }
}
