import { isUtf8 } from 'node:buffer'

const LINE_FEED = 0x0a

/** The maximum number of bytes at the end that may belong to an incomplete character. */
export const HELD_BYTES = 3

/**
 * Finds the line of the first invalid byte, counted from 0. `held` precedes the chunk, and is valid so far. Only
 * complete lines are decoded, because line feeds are never part of another character.
 */
export function findInvalidLine(held: Buffer, chunk: Buffer): number {
  const bytes = Buffer.concat([unfinished(held), chunk])
  let line = 0
  let start = 0
  for (;;) {
    const end = bytes.indexOf(LINE_FEED, start)
    const text = bytes.subarray(start, end === -1 ? bytes.length : end)
    if (end === -1 || !isUtf8(text)) return line + carriageReturns(validStart(text))
    line += 1 + carriageReturns(text.subarray(0, -1))
    start = end + 1
  }
}

/**
 * The last characters beyond ASCII, except the end of a character that began even earlier. Their line breaks have
 * already been counted.
 */
function unfinished(bytes: Buffer): Buffer {
  const after = bytes.subarray(bytes.findLastIndex((byte) => byte < 0x80) + 1)
  const first = after.findIndex((byte) => (byte & 0xc0) !== 0x80)
  return after.subarray(first === -1 ? after.length : first)
}

/** The lines up to the invalid one in old Mac files, where lines end with a carriage return only. */
function validStart(text: Buffer): Buffer {
  const parts = text.toString('latin1').split('\r')
  const invalid = parts.findIndex((part) => !isUtf8(Buffer.from(part, 'latin1')))
  return Buffer.from(parts.slice(0, Math.max(0, invalid) + 1).join('\r'), 'latin1')
}

function carriageReturns(bytes: Buffer): number {
  return bytes.toString('latin1').split('\r').length - 1
}
