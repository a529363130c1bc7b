import { closeSync, existsSync, fstatSync, ftruncateSync, openSync, readSync } from 'node:fs'
import { damaged } from './damaged.ts'
import {
  applyFrame,
  readChecksum,
  frameBytes,
  frameEnd,
  FRAME_HEADER_BYTES,
  isIntact,
  type Tables,
} from './frames.ts'
import { EMPTY, HEADER_BYTES, readHeader, type Mark } from './header.ts'

const BLOCK_BYTES = 2 ** 20

/** A journal's contents, and the position for the next frame. */
export interface Contents extends Mark {
  tables: Tables
}

/**
 * Reads a whole journal in one pass. Throws if anything that was on disk is missing or changed. Cuts off a torn end
 * that a crash left.
 */
export function readJournal(file: string): Contents {
  if (!existsSync(file)) throw damaged(file, 'it is missing')
  const descriptor = openSync(file, 'r+')
  try {
    const { size } = fstatSync(descriptor)
    const mark = readHeader(readBlock(descriptor, 0, Math.min(size, HEADER_BYTES)))
    if (!mark) throw damaged(file, 'it does not begin as a database file does')
    if (size < mark.end) throw damaged(file, 'its end is missing')
    const { passed, ...contents } = readFrames(descriptor, size, mark)
    if (!passed) throw damaged(file, `it differs from what was written after byte ${contents.end}`)
    if (contents.end < size) ftruncateSync(descriptor, contents.end)
    return contents
  } finally {
    closeSync(descriptor)
  }
}

/** Reads frames up to the first one that is torn or changed. `passed`: whether the mark was reached. */
function readFrames(descriptor: number, size: number, mark: Mark): Contents & { passed: boolean } {
  const contents = { tables: new Map(), ...EMPTY, passed: mark.end === EMPTY.end }
  let wanted = BLOCK_BYTES
  while (contents.end < size) {
    const block = readBlock(descriptor, contents.end, Math.min(wanted, size - contents.end))
    const read = applyBlock(block, contents, mark)
    // The last frame may continue after the block. It is then first and complete in the next block.
    if (read > 0) wanted = BLOCK_BYTES
    else if (block.length < wanted || block.length < FRAME_HEADER_BYTES) break
    else if (frameEnd(block, 0) !== undefined) break
    else wanted = frameBytes(block)
  }
  return contents
}

/** Applies the intact frames at a block's start. Returns their size in bytes. */
function applyBlock(block: Buffer, contents: Contents & { passed: boolean }, mark: Mark): number {
  let at = 0
  for (;;) {
    const next = frameEnd(block, at)
    if (next === undefined || !isIntact(block, at, next, contents.chain)) break
    applyFrame(block, at, next, contents.tables)
    contents.chain = readChecksum(block, at)
    contents.end += next - at
    contents.passed ||= contents.end === mark.end && contents.chain === mark.chain
    at = next
  }
  return at
}

function readBlock(descriptor: number, position: number, size: number): Buffer {
  const block = Buffer.allocUnsafeSlow(size)
  for (let read = 0; read < size;) {
    const bytes = readSync(descriptor, block, read, size - read, position + read)
    if (bytes === 0) return block.subarray(0, read)
    read += bytes
  }
  return block
}
