import { hkdfSync } from 'node:crypto'

/** Derives a 32-byte key from the server's secret. Keys for different purposes are independent. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}
