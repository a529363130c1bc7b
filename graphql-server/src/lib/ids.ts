import { randomBytes } from 'node:crypto'
import { Types } from 'mongoose'

const ID = /^[0-9a-f]{24}$/i

/** Parses an id. Returns null unless it is 24 hexadecimal digits. */
export function parseId(text: string): Types.ObjectId | null {
  return ID.test(text) ? new Types.ObjectId(text) : null
}

export function uniqueIds(ids: Types.ObjectId[]): Types.ObjectId[] {
  return [...new Map(ids.map((id) => [id.toHexString(), id])).values()]
}

/** Crockford's base 32, which omits I, L, O and U because they are misread or spell words. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Returns 60 random bits as 12 letters and digits that can be read aloud. */
export function randomCode(): string {
  return readableCode(randomBytes(12))
}

/** Encodes five bits of each byte as one letter or digit. */
export function readableCode(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('')
}
