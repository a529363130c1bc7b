import { randomBytes } from 'node:crypto'
import { Types } from 'mongoose'

const ID = /^[0-9a-f]{24}$/i

/** The id as the database keeps it; null when the text is not 24 hexadecimal digits. */
export function parseId(text: string): Types.ObjectId | null {
  return ID.test(text) ? new Types.ObjectId(text) : null
}

/** The ids without those that are there already. */
export function uniqueIds(ids: Types.ObjectId[]): Types.ObjectId[] {
  return [...new Map(ids.map((id) => [id.toHexString(), id])).values()]
}

/** Without I, L, O and U, which are misread or spell words (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 60 random bits as 12 letters and digits that people can read to each other. */
export function randomCode(): string {
  return readableCode(randomBytes(12))
}

/** Bytes as letters and digits, one each: five bits of every byte count. */
export function readableCode(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('')
}
