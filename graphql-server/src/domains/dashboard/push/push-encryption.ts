import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto'

const CURVE = 'prime256v1'
const KEY_BYTES = 16
const NONCE_BYTES = 12
/** The record's size in the header. The only record is smaller. */
const RECORD_BYTES = 4096
/** Ends the last record. */
const DELIMITER = Buffer.from([2])

/** A browser's public key (65 bytes) and its secret (16 bytes). */
export interface BrowserKeys {
  p256dh: Buffer
  auth: Buffer
}

/** What is new for each message. Only tests replace it. */
interface Fresh {
  salt: Buffer
  sender: ECDH
}

function createFresh(): Fresh {
  const sender = createECDH(CURVE)
  sender.generateKeys()
  return { salt: randomBytes(KEY_BYTES), sender }
}

/**
 * Encrypts a message for one browser with the content coding aes128gcm, as RFC 8291 and RFC 8188 say. Throws if the
 * browser's key is not a point on the curve.
 */
export function encryptPush(
  message: string,
  { p256dh, auth }: BrowserKeys,
  { salt, sender }: Fresh = createFresh(),
): Buffer {
  const publicKey = sender.getPublicKey()
  const shared = sender.computeSecret(p256dh)
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, publicKey])
  const input = Buffer.from(hkdfSync('sha256', shared, auth, keyInfo, 32))
  const derive = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${name}\0`, bytes))
  const cipher = createCipheriv(
    'aes-128-gcm',
    derive('aes128gcm', KEY_BYTES),
    derive('nonce', NONCE_BYTES),
  )
  const header = Buffer.alloc(5)
  header.writeUInt32BE(RECORD_BYTES)
  header.writeUInt8(publicKey.length, 4)
  return Buffer.concat([
    ...[salt, header, publicKey, cipher.update(message), cipher.update(DELIMITER)],
    ...[cipher.final(), cipher.getAuthTag()],
  ])
}
