/**
 * Creates an idempotency key for a form or checkout: the server creates one thing for it, however often it is sent. 32
 * hexadecimal digits. Not crypto.randomUUID, which browsers lack on plain http.
 */
export function newSubmissionKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const fileKeys = new WeakMap<File, string>()

/** Returns a chosen file's idempotency key, which is the same whenever its upload is repeated. */
export function toFileKey(file: File): string {
  const key = fileKeys.get(file) ?? newSubmissionKey()
  fileKeys.set(file, key)
  return key
}
