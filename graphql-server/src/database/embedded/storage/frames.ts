import { crc32 } from 'node:zlib'
import { Entry } from './entry.ts'
import type { Operation } from './store.ts'

/**
 * The journal consists of frames. A frame is its content's length (4 bytes), a checksum (4) and the content: operations
 * one after the other, each a table (4), the key length (2), the value length (4, or REMOVAL), the key and the value.
 * Integers are unsigned, little-endian.
 *
 * The checksum covers the content and its length, and continues the previous frame's checksum. A missing, repeated,
 * exchanged or changed frame breaks the chain.
 */
export const FRAME_HEADER_BYTES = 8
const OPERATION_HEADER_BYTES = 10
const REMOVAL = 0xffffffff
const MANY_BYTES = 2 ** 20

/** A journal's contents by table and key. */
export type Tables = Map<number, Map<string, Entry>>

export function writeFrame(operations: Iterable<Operation>, chain: number): Buffer {
  const parts: Uint8Array[] = [Buffer.alloc(FRAME_HEADER_BYTES)]
  for (const { table, key, value } of operations) {
    const header = Buffer.allocUnsafe(OPERATION_HEADER_BYTES + key.length)
    header.writeUInt32LE(table, 0)
    header.writeUInt16LE(key.length, 4)
    header.writeUInt32LE(value ? value.length : REMOVAL, 6)
    header.write(key, OPERATION_HEADER_BYTES, 'latin1')
    parts.push(header)
    if (value) parts.push(value)
  }
  const frame = Buffer.concat(parts)
  frame.writeUInt32LE(frame.length - FRAME_HEADER_BYTES, 0)
  frame.writeUInt32LE(checksum(frame, 0, frame.length, chain), 4)
  return frame
}

export function readChecksum(frame: Buffer, start = 0): number {
  return frame.readUInt32LE(start + 4)
}

/** The position after the frame at `start`, or undefined if the block does not contain all of it. */
export function frameEnd(block: Buffer, start: number): number | undefined {
  if (start + FRAME_HEADER_BYTES > block.length) return undefined
  const end = start + frameBytes(block, start)
  return end > block.length ? undefined : end
}

/** The size of the frame at `start`, including its header. */
export function frameBytes(block: Buffer, start = 0): number {
  return FRAME_HEADER_BYTES + block.readUInt32LE(start)
}

export function isIntact(block: Buffer, start: number, end: number, chain: number): boolean {
  return checksum(block, start, end, chain) === readChecksum(block, start)
}

function checksum(block: Buffer, start: number, end: number, chain: number): number {
  const length = crc32(block.subarray(start, start + 4), chain)
  return crc32(block.subarray(start + FRAME_HEADER_BYTES, end), length)
}

/** Applies an intact frame. Entries share the block's memory. */
export function applyFrame(block: Buffer, start: number, end: number, tables: Tables): void {
  for (let at = start + FRAME_HEADER_BYTES; at < end;) {
    const number = block.readUInt32LE(at)
    const keyEnd = at + OPERATION_HEADER_BYTES + block.readUInt16LE(at + 4)
    const size = block.readUInt32LE(at + 6)
    const key = block.toString('latin1', at + OPERATION_HEADER_BYTES, keyEnd)
    const table = tables.get(number) ?? new Map<string, Entry>()
    tables.set(number, table)
    at = keyEnd
    if (size === REMOVAL) table.delete(key)
    else {
      table.set(key, new Entry(key, block, keyEnd, size))
      at += size
    }
  }
}

/** Splits many operations into frames of about MANY_BYTES. */
export function* splitFrames(operations: Iterable<Operation>): Generator<Operation[]> {
  let part: Operation[] = []
  let bytes = 0
  for (const operation of operations) {
    part.push(operation)
    bytes += operation.value?.length ?? 0
    if (bytes < MANY_BYTES) continue
    yield part
    part = []
    bytes = 0
  }
  yield part
}
