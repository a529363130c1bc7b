import { createECDH, createPrivateKey, sign } from 'node:crypto'
import { deriveKey } from '../../../auth/derive-key.ts'

/** How long a signed request is valid, in seconds. Push services accept at most a day. */
const LIFETIME_SECONDS = 12 * 60 * 60

/** The server's keys for push services (VAPID, RFC 8292). */
export interface PushKeys {
  /** 65 bytes in base64url. Browsers accept notifications from its owner only. */
  publicKey: string
  /** The header `authorization` for a request to this endpoint. */
  authorize: (endpoint: string, now: Date) => string
}

/**
 * Derives the keys from the server's secret, so that all processes have the same ones. `contact` is where a push service
 * can reach the shop: an email address.
 */
export function createPushKeys(secret: string, contact: () => string): PushKeys {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(deriveKey(secret, 'push-notifications'))
  const point = pair.getPublicKey()
  const publicKey = point.toString('base64url')
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256', d: pair.getPrivateKey().toString('base64url') },
      ...{ x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) },
    },
  })
  return {
    publicKey,
    authorize(endpoint, now) {
      const exp = Math.floor(now.getTime() / 1000) + LIFETIME_SECONDS
      const claims = { aud: new URL(endpoint).origin, exp, sub: `mailto:${contact()}` }
      const content = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`
      const signature = sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' })
      return `vapid t=${content}.${signature.toString('base64url')}, k=${publicKey}`
    },
  }
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
